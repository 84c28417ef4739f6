//! The room for each zone, before it is laid out.

use super::{decorations::pills, slots::full_height};
use crate::layout::frame::Frame;
use crate::layout::placement::TALL;
use bevy::prelude::*;
use kortlek_kit::fonts::{Typeface, width};
use kortlek_rules::presentation::{Arrangement, BoardRect, Layout, Zone};

/// Height of the title of a zone in a panel, gap included.
pub(super) const PANEL_TITLE: f32 = 26.0;

/// Height of a title elsewhere.
pub(super) const TITLE: f32 = 24.0;

/// Height of a caption in its lozenge, gap included.
pub(super) const PILL: f32 = 34.0;

/// The room for one zone and its use.
pub(super) struct Room {
    /// The room, title and caption included.
    pub(super) rect: Rect,
    /// The width of a card if there is room enough.
    pub(super) card: f32,
    /// Between cards that need not overlap.
    pub(super) gap: f32,
    /// True if cards begin at the left edge, below a small title; otherwise all is centred.
    pub(super) panel: bool,
    /// In a panel, how much is kept free above for titles.
    pub(super) above: f32,
    /// True if captions are drawn in a lozenge.
    pub(super) pill: bool,
    /// True if the cards are held: larger arcs, hanging below the window.
    pub(super) held: bool,
    /// The point about which a grid is centred if it fits.
    pub(super) focus: Vec2,
}

impl Room {
    pub(super) fn side(rect: Rect, frame: &Frame) -> Room {
        Room {
            rect,
            card: 84.0 * frame.unit,
            gap: 8.0 * frame.unit,
            panel: false,
            above: 0.0,
            pill: true,
            held: false,
            focus: rect.center(),
        }
    }

    pub(super) fn tableau(rect: Rect, focus: Vec2, frame: &Frame) -> Room {
        Room {
            card: 96.0 * frame.unit,
            focus,
            ..Room::side(rect, frame)
        }
    }

    pub(super) fn part(rect: Rect, frame: &Frame) -> Room {
        Room {
            card: (96.0 * GRID_MOST * frame.unit).min(rect.width() * 0.92),
            ..Room::tableau(rect, rect.center(), frame)
        }
    }

    pub(super) fn display(zone: &Zone, rect: Rect, frame: &Frame) -> Room {
        // In scarce room no space is kept for words that are not there.
        let bare = zone.title.is_empty() && zone.caption.is_empty() && zone.look_back.is_none();
        let scarce = rect.height() < 100.0 * frame.unit;
        let words = match bare && scarce {
            true => 0.0,
            false => (PILL + TITLE) * frame.label,
        };
        Room {
            card: (140.0 * frame.unit).min(((rect.height() - words) / TALL).max(8.0)),
            ..Room::side(rect, frame)
        }
    }

    pub(super) fn hand(rect: Rect, frame: &Frame) -> Room {
        Room {
            card: 124.0 * frame.unit,
            held: true,
            ..Room::side(rect, frame)
        }
    }

    pub(super) fn panel(rect: Rect, card: f32, frame: &Frame) -> Room {
        Room {
            card,
            gap: 6.0 * frame.label,
            panel: true,
            above: PANEL_TITLE * frame.label,
            pill: false,
            ..Room::side(rect, frame)
        }
    }
}

/// Rooms in the side strip, from top to bottom, the whole centred.
pub(super) fn side_rooms(layout: &Layout, zones: &[usize], frame: &Frame) -> Vec<(usize, Rect)> {
    let height = |k: &usize| {
        let z = &layout.zones[*k];
        let title = if z.title.is_empty() { 0.0 } else { TITLE };
        let words = title + pills(z) * PILL;
        // Places for cards stand in lines there.
        let high = match has_slots(z) {
            true => full_height(),
            false => 84.0 * TALL,
        };
        high * frame.unit + words * frame.label + 8.0 * frame.unit
    };
    let heights: Vec<f32> = zones.iter().map(height).collect();
    let gap = 18.0 * frame.unit;
    let whole = heights.iter().sum::<f32>() + gap * (zones.len().max(1) - 1) as f32;
    let shrink = ((frame.side.height() - gap) / whole.max(1.0)).min(1.0);
    let mut y = frame.side.center().y - whole * shrink / 2.0;
    let rooms = zones.iter().zip(heights).map(|(&k, height)| {
        let rect = Rect::new(frame.side.min.x, y, frame.side.max.x, y + height * shrink);
        y += (height + gap) * shrink;
        (k, rect)
    });
    rooms.collect()
}

/// Returns true if a zone has places for cards.
fn has_slots(zone: &Zone) -> bool {
    zone.track.as_ref().is_some_and(|track| track.slots)
}

/// Rooms in a column between panels, from top to bottom, all alike; but if they would be low, places for cards are put
/// beside the one before. In a high window all are side by side, a score sheet with most of the room.
pub(super) fn column_rooms(
    layout: &Layout,
    zones: &[usize],
    area: Rect,
    frame: &Frame,
) -> Vec<(usize, Rect)> {
    const LOW: f32 = 100.0;
    const FIRST: f32 = 0.3;
    const SHEET: f32 = 2.6;
    let gap = 8.0 * frame.unit;
    let many = zones.len().max(1) as f32;
    let high = (area.height() - gap * many) / many;
    if let [first, slots] = *zones
        && has_slots(&layout.zones[slots])
        && high < LOW * frame.unit
    {
        let bottom = area.max.y - gap;
        let between = area.min.x + FIRST * area.width();
        let left = Rect::new(area.min.x, area.min.y, between, bottom);
        let right = Rect::new(between + gap, area.min.y, area.max.x, bottom);
        return vec![(first, left), (slots, right)];
    }
    if frame.portrait {
        return side_by_side(zones, area, gap, |k| match layout.zones[k].sheet {
            Some(_) => SHEET,
            None => 1.0,
        });
    }
    let at = |n: usize| area.min.y + (high + gap) * n as f32;
    let rooms = zones.iter().enumerate();
    rooms
        .map(|(n, &k)| (k, Rect::new(area.min.x, at(n), area.max.x, at(n) + high)))
        .collect()
}

/// Rooms from left to right in `area`, each as wide as its weight.
fn side_by_side(
    zones: &[usize],
    area: Rect,
    gap: f32,
    weight: impl Fn(usize) -> f32,
) -> Vec<(usize, Rect)> {
    let whole: f32 = zones.iter().map(|&k| weight(k)).sum();
    let room = area.width() - gap * (zones.len().max(1) - 1) as f32;
    let mut x = area.min.x;
    let rooms = zones.iter().map(|&k| {
        let rect = Rect::new(x, area.min.y, x + room * weight(k) / whole, area.max.y);
        x = rect.max.x + gap;
        (k, rect)
    });
    rooms.collect()
}

/// A part of the middle, half a gap inside its edges.
pub(super) fn board(part: BoardRect, with_side: bool, frame: &Frame) -> Rect {
    let mut area = frame.tableau.inflate(-4.0 * frame.unit);
    if with_side {
        area.min.x = frame.side.max.x + 4.0 * frame.unit;
    }
    let [left, top, right, bottom] = part.edges();
    let at = |x: f32, y: f32| area.min + area.size() * Vec2::new(x, y);
    Rect::from_corners(at(left, top), at(right, bottom)).inflate(-4.0 * frame.unit)
}

/// Rooms in the middle: zones from top to bottom, but piles that follow each other are side by side. A grid takes as
/// much height as three lines of cards. The point is the one about which a grid is centred if it can be.
pub(super) fn tableau_rooms(
    layout: &Layout,
    zones: &[usize],
    with_side: bool,
    frame: &Frame,
) -> Vec<(usize, Rect, Vec2)> {
    let mut area = frame.tableau;
    if with_side {
        area.min.x = frame.side.max.x + 4.0 * frame.unit;
    }
    let mut lines: Vec<Vec<usize>> = Vec::new();
    for &k in zones {
        let pile = layout.zones[k].arrangement == Arrangement::Pile;
        match lines.last_mut() {
            Some(line) if pile && layout.zones[line[0]].arrangement == Arrangement::Pile => {
                line.push(k);
            }
            _ => lines.push(vec![k]),
        }
    }
    let weight = |line: &[usize]| match layout.zones[line[0]].arrangement {
        Arrangement::Grid(_) => 3.0,
        _ => 1.0,
    };
    let whole: f32 = lines.iter().map(|l| weight(l)).sum();
    let gap = 8.0 * frame.unit;
    let height = area.height() - gap * (lines.len().max(1) - 1) as f32;
    let mut y = area.min.y;
    let mut rooms = Vec::new();
    for line in &lines {
        let below = y + height * weight(line) / whole;
        let width = area.width() / line.len() as f32;
        for (n, &k) in line.iter().enumerate() {
            let left = area.min.x + width * n as f32;
            let rect = Rect::new(left, y, left + width, below);
            let mut focus = rect.center();
            if line.len() == 1 {
                focus.x = frame.tableau.center().x;
            }
            rooms.push((k, rect, focus));
        }
        y = below + gap;
    }
    rooms
}

/// Rooms side by side where the viewer's cards are, each as wide as it has cards, an empty one as narrow as half a card.
pub(super) fn hand_rooms(layout: &Layout, zones: &[usize], area: Rect) -> Vec<(usize, Rect)> {
    let weight = |k: usize| layout.zones[k].items.len() as f32 + 0.5;
    side_by_side(zones, area, 0.0, weight)
}

/// Preferred width of a zone in a panel: its cards side by side, hidden ones closer together.
fn wish(zone: &Zone, card: f32, text: f32) -> f32 {
    let n = zone.items.len().max(1) as f32;
    let readable = zone.items.iter().any(|i| i.face_up);
    let step = match zone.arrangement {
        Arrangement::Pile | Arrangement::Column => 0.0,
        Arrangement::Heaps => return 3.0 * TOKENS_APART[0] * TOKEN[1] * text,
        _ if readable => 1.12,
        _ => 0.45,
    };
    // A title of 14 px needs its own room.
    let title = text * (width(&zone.title, Typeface::Regular, 14.0) + 4.0);
    (card * (1.0 + step * (n - 1.0))).max(title)
}

/// Rooms in a seat's panel, side by side. Each has its share, but one that needs more takes it from those with room to
/// spare.
pub(super) fn panel_rooms(
    layout: &Layout,
    zones: &[(usize, u8)],
    body: Rect,
    card: f32,
    text: f32,
) -> Vec<(usize, Rect)> {
    let gap = card * 0.16;
    let room = body.width() - gap * (zones.len().max(1) - 1) as f32;
    let share = |z: &(usize, u8)| f32::from(z.1.max(1));
    let total: f32 = zones.iter().map(share).sum();
    let mut widths: Vec<f32> = zones.iter().map(|z| room * share(z) / total).collect();
    let wishes = zones.iter().map(|z| wish(&layout.zones[z.0], card, text));
    let wishes: Vec<f32> = wishes.collect();
    let wished = || widths.iter().zip(&wishes);
    let missing: f32 = wished().map(|(w, n)| (n - w).max(0.0)).sum();
    let spare: f32 = wished().map(|(w, n)| (w - n).max(0.0)).sum();
    if missing > 0.0 && spare > 0.0 {
        let moved = missing.min(spare);
        for (w, n) in widths.iter_mut().zip(&wishes) {
            let lack = n - *w;
            let whole = if lack > 0.0 { missing } else { spare };
            *w += moved * lack / whole;
        }
    }
    let mut x = body.min.x;
    let rooms = zones.iter().zip(widths).map(|(z, width)| {
        let rect = Rect::new(x, body.min.y, x + width, body.max.y);
        x += width + gap;
        (z.0, rect)
    });
    rooms.collect()
}

/// Place of a single card in an empty zone.
pub(super) fn empty_place(room: &Room, inner: Rect, width: f32) -> Rect {
    let size = Vec2::new(width, width * TALL);
    if room.panel {
        Rect::from_corners(inner.min, inner.min + size)
    } else if room.held {
        Rect::from_center_size(Vec2::new(inner.center().x, held_middle(inner, width)), size)
    } else {
        Rect::from_center_size(inner.center(), size)
    }
}

/// The height of a held card's middle: a little of the card hangs below the window.
pub(super) fn held_middle(inner: Rect, width: f32) -> f32 {
    inner.max.y - 0.5 * width
}

/// Maximum enlargement of a card of a small grid.
pub(super) const GRID_MOST: f32 = 1.18;

/// Maximum size of a token on the table and in a panel, in pixels of the reference drawing.
pub(super) const TOKEN: [f32; 2] = [54.0, 46.0];

/// Distance between tokens' middles, in their own width: side by side, and one line below another.
pub(super) const TOKENS_APART: [f32; 2] = [1.2, 1.16];

#[cfg(test)]
mod tests {
    use super::super::{
        arrange,
        samples::{SMALL, backs, ups},
    };
    use crate::layout::frame::{REFERENCE, frame};
    use crate::layout::placement::TALL;
    use bevy::prelude::*;
    use kortlek_rules::{
        Seat,
        presentation::{Arrangement, End, Layout, Place, Zone, ZoneId},
    };

    #[test]
    fn two_zones_of_the_hand_share_its_room_by_their_cards_and_stay_apart() {
        for (window, scale) in [
            (REFERENCE, 1.0),
            (SMALL, 2.0),
            (Vec2::new(800.0, 1280.0), 1.0),
            (Vec2::new(800.0, 1280.0), 2.0),
        ] {
            let f = frame(window, scale, 3, Seat(0));
            for (lay, held) in [(1, 2), (2, 2), (5, 2), (3, 10), (0, 3)] {
                let zones = vec![
                    Zone::new(ZoneId::of("lay", Seat(0)), Place::Hand, Arrangement::Row)
                        .title("To lay".to_owned())
                        .items(ups(lay)),
                    Zone::new(ZoneId::of("hand", Seat(0)), Place::Hand, Arrangement::Fan)
                        .items(ups(held)),
                ];
                let a = arrange(&Layout::new(zones), &f);
                let what = format!("{window} {scale}: {lay} and {held}");
                let [lay, held] = [a.zones[0].used, a.zones[1].used];
                // A place without cards is not drawn.
                let empty = a.zones[0].pieces.is_empty();
                assert!(empty || lay.max.x <= held.min.x + 8.0 * f.unit, "{what}");
                let title = &a.zones[0].words[0];
                assert_eq!(title.text, "To lay");
                assert!(f.hand.contains(title.at));
                let title = title.rect(f.label);
                let free = empty || title.intersect(lay).is_empty();
                assert!(free, "{what}: {title:?} {lay:?}");
                assert!(title.min.x > f.hand.min.x - 2.0, "{what}");
            }
        }
    }

    #[test]
    fn a_card_that_is_decided_upon_is_large_between_the_panels() {
        let (id, place) = (ZoneId::common("turned"), Place::Column(End::Left));
        let zone = Zone::new(id, place, Arrangement::Row)
            .title("Elm".to_owned())
            .caption("Suns or Knots".to_owned())
            .items(ups(1));
        for (players, window) in [(2, REFERENCE), (2, SMALL), (5, REFERENCE)] {
            let f = frame(window, 1.0, players, Seat(0));
            let layout = Layout::new(vec![zone.clone()]);
            let placement = &arrange(&layout, &f).zones[0];
            let (at, width) = (placement.pieces[0].at, placement.width);
            let place = Rect::from_center_size(at, Vec2::new(width, width * TALL));
            if players == 2 {
                assert!(width >= 80.0 * f.unit, "{window}");
                assert!(f.display.contains(place.min) && f.display.contains(place.max));
            } else {
                assert!(f.side.contains(at), "in the strip if there is no room");
            }
        }
    }

    #[test]
    fn a_crowded_zone_takes_room_from_an_empty_one() {
        let f = frame(REFERENCE, 1.0, 2, Seat(0));
        let place = |share| Place::Panel {
            seat: Seat(1),
            share,
        };
        let zone = |name, share, arrangement| {
            Zone::new(ZoneId::of(name, Seat(1)), place(share), arrangement)
        };
        let room = |n| {
            let hand = zone("hand", 3, Arrangement::Fan).items(backs(1));
            let deferred = zone("deferred", 1, Arrangement::Row).items(ups(n));
            let placed = arrange(&Layout::new(vec![hand, deferred]), &f);
            placed.zones[1].rect.width()
        };
        assert!(room(5) > room(1) * 1.5);
    }
}
