//! Where each piece of a layout lies: zone policies become places. Pure: layout and frame in, places out.
//!
//! Everything is in window coordinates, logical pixels with y down.

mod canvas;
mod column;
mod fan;
mod fixed;
mod grid;
mod heaps;
mod pile;
mod rooms;
mod row;

pub(crate) use heaps::BAG;

pub use canvas::fit;

use canvas::lie_on;
use column::column;
use fan::{held_fan, small_fan};
use fixed::fixed;
use grid::grid;
use heaps::{bag, heaps};
use pile::pile;
use rooms::{
    PANEL_TITLE, PILL, Room, TITLE, column_rooms, empty_place, hand_rooms, panel_rooms, part,
    side_rooms, tableau_rooms,
};
use row::row;

use crate::draw::{fonts::width, list::Type};
use crate::layout::{
    frame::Frame,
    placement::{Placements, TALL, Word, ZonePlacement, around},
};
use bevy::prelude::*;
use kortlek_rules::tabled::{Arrangement, End, Grid, Ground, Layout, Place, Zone};

/// The depth of the lowest zone; each zone has [`ZONE_DEPTH`] of its own.
const LOWEST: f32 = 10.0;

/// How deep a zone may get.
const ZONE_DEPTH: f32 = 8.0;

/// Between two pieces of a zone.
const STEP: f32 = 0.1;

/// Arranges a layout in a frame.
pub fn arrange(layout: &Layout, frame: &Frame) -> Placements {
    let mut zones: Vec<Option<ZonePlacement>> = layout.zones.iter().map(|_| None).collect();
    // Nearer places come later, so that what is held hangs over what lies.
    let mut order: Vec<usize> = (0..zones.len()).collect();
    order.sort_by_key(|&k| match layout.zones[k].place {
        Place::Side => 0,
        Place::Panel { .. } => 1,
        Place::Middle | Place::Part { .. } => 2,
        Place::Column(_) => 3,
        Place::Hand => 4,
    });
    // What can hold no pieces takes no depth.
    let mut depth = vec![0.0; zones.len()];
    let mut next = LOWEST;
    for &k in &order {
        depth[k] = next;
        if layout.zones[k].arrangement != Arrangement::Empty {
            next += ZONE_DEPTH;
        }
    }
    let of = |wanted: fn(&Place) -> bool| -> Vec<usize> {
        (0..layout.zones.len())
            .filter(|&k| wanted(&layout.zones[k].place))
            .collect()
    };

    let mut side = of(|p| *p == Place::Side);
    let left = of(|p| *p == Place::Column(End::Left));
    let right = of(|p| *p == Place::Column(End::Right));
    for (here, area) in [
        (left, Some(frame.display)),
        (right, column_right(layout, frame)),
    ] {
        // Where panels leave no room, the strip at the middle's edge has to do.
        match area.filter(|area| area.height() > 100.0 * frame.unit) {
            Some(area) => {
                for (k, rect) in column_rooms(&here, area, frame) {
                    let room = Room::display(rect, frame);
                    zones[k] = Some(lay_out(&layout.zones[k], room, depth[k], frame));
                }
            }
            None => side.extend(here),
        }
    }
    for (k, rect) in side_rooms(layout, &side, frame) {
        zones[k] = Some(lay_out(
            &layout.zones[k],
            Room::side(rect, frame),
            depth[k],
            frame,
        ));
    }
    let tableau = of(|p| *p == Place::Middle);
    for (k, rect, keep) in tableau_rooms(layout, &tableau, !side.is_empty(), frame) {
        zones[k] = Some(lay_out(
            &layout.zones[k],
            Room::tableau(rect, keep, frame),
            depth[k],
            frame,
        ));
    }
    for (k, zone) in layout.zones.iter().enumerate() {
        if let Place::Part { raster, at, span } = zone.place {
            let rect = part(raster, at, span, !side.is_empty(), frame);
            zones[k] = Some(lay_out(zone, Room::part(rect, frame), depth[k], frame));
        }
    }
    let hands = of(|p| *p == Place::Hand);
    for (k, rect) in hand_rooms(layout, &hands, frame.hand) {
        zones[k] = Some(lay_out(
            &layout.zones[k],
            Room::hand(rect, frame),
            depth[k],
            frame,
        ));
    }
    for panel in &frame.panels {
        let inside: Vec<(usize, u8)> = layout
            .zones
            .iter()
            .enumerate()
            .filter_map(|(k, z)| match z.place {
                Place::Panel { seat, share } if seat == panel.seat => Some((k, share)),
                Place::Panel { .. }
                | Place::Side
                | Place::Middle
                | Place::Part { .. }
                | Place::Column(_)
                | Place::Hand => None,
            })
            .collect();
        let titled = inside
            .iter()
            .any(|(k, _)| !layout.zones[*k].title.is_empty());
        let above = if titled {
            PANEL_TITLE * frame.text
        } else {
            0.0
        };
        let width = (44.0 * frame.text).min((panel.body.height() - above) / TALL);
        for (k, rect) in panel_rooms(layout, &inside, panel.body, width, frame.text) {
            zones[k] = Some(lay_out(
                &layout.zones[k],
                Room {
                    above,
                    ..Room::panel(rect, width, frame)
                },
                depth[k],
                frame,
            ));
        }
    }
    // A zone in the panel of a seat that does not sit here lies where the table ends.
    let zones = zones
        .into_iter()
        .enumerate()
        .map(|(k, z)| {
            z.unwrap_or_else(|| {
                let rect = Rect::from_center_size(frame.tableau.center(), Vec2::ONE);
                lay_out(
                    &layout.zones[k],
                    Room::panel(rect, 1.0, frame),
                    depth[k],
                    frame,
                )
            })
        })
        .collect();
    Placements { zones }
}

/// The part of the right column above the log that zones take; `None` if there are none, or no room for them. The log
/// begins below.
pub fn column_right(layout: &Layout, frame: &Frame) -> Option<Rect> {
    /// How high a zone is there, and how much the log keeps, in pixels of the reference drawing.
    const ZONE: f32 = 196.0;
    const LOG: f32 = 110.0;
    let zones = layout.zones.iter();
    let n = zones
        .filter(|z| z.place == Place::Column(End::Right))
        .count();
    let room = frame.log.height() - LOG * frame.text;
    let high = (ZONE * frame.text * n as f32).min(room);
    let enough = n > 0 && high >= 100.0 * frame.unit * n as f32;
    enough.then(|| Rect {
        max: Vec2::new(frame.log.max.x, frame.log.min.y + high),
        ..frame.log
    })
}

/// How wide the count at the end of a row is, in cards' widths.
const TAG: f32 = 0.56;
/// How much lamps take below what lies in a zone, in pixels of the reference drawing.
pub(crate) const LAMPS: f32 = 30.0;

/// Moves, sizes and turns the pieces as their poses say. On a canvas the place is said already.
fn strike_poses(zone: &Zone, placement: &mut ZonePlacement) {
    let on_canvas = matches!(zone.arrangement, Arrangement::Canvas(_));
    let on_grid = matches!(zone.arrangement, Arrangement::Grid(_));
    // All cells with pieces are alike, and they come first.
    let cell = placement.cells.first().filter(|_| on_grid);
    let width = cell.map_or(placement.width, |c| c.rect.width());
    for (item, piece) in zone.items.iter().zip(&mut placement.pieces) {
        if !on_canvas {
            piece.at += Vec2::from(item.pose.at.map(|n| n as f32)) / 100.0 * width;
            // Angles are clockwise in the rules and counter-clockwise on the screen.
            piece.angle -= (f32::from(item.pose.angle) / 10.0).to_radians();
        }
        piece.width *= f32::from(item.pose.size) / 100.0;
    }
}

/// Where the count of a zone stands that is no row: beside what lies there, or on its upper corner if there is no room.
fn tag_beside(used: Rect, rect: Rect, card: f32) -> Rect {
    let size = Vec2::new(TAG, 0.74) * card;
    let gap = 0.1 * card;
    let beside = |x: f32| Rect::from_center_size(Vec2::new(x, used.center().y), size);
    let right = beside(used.max.x + gap + size.x / 2.0);
    let left = beside(used.min.x - gap - size.x / 2.0);
    if right.max.x <= rect.max.x {
        right
    } else if left.min.x >= rect.min.x {
        left
    } else {
        let corner = Vec2::new(used.max.x, used.min.y) - Vec2::new(0.3, -0.3) * size;
        Rect::from_center_size(corner, size)
    }
}

/// Lays out one zone in its room.
fn lay_out(zone: &Zone, room: Room, z: f32, frame: &Frame) -> ZonePlacement {
    let mut words = Vec::new();
    let mut inner = room.rect;
    let none_here = zone.items.is_empty();
    // Above held cards there is no room: they are lifted. Their title stands beside them, once they lie.
    let beside = room.held && !zone.title.is_empty();
    if !zone.title.is_empty() && !beside {
        let at = if room.panel {
            Vec2::new(
                inner.min.x + 2.0 * frame.text,
                inner.min.y + 9.0 * frame.text,
            )
        } else {
            Vec2::new(inner.center().x, inner.min.y + 11.0 * frame.text)
        };
        words.push(Word {
            text: zone.title.as_str().to_owned(),
            at,
            from_left: room.panel,
            pill: false,
            button: false,
        });
    }
    if room.panel {
        inner.min.y += room.above;
    } else if !zone.title.is_empty() && !beside {
        inner.min.y += TITLE * frame.text;
    }
    let title_back = look_back_title(zone);
    if room.pill {
        let pills = usize::from(!zone.caption.is_empty()) + usize::from(title_back.is_some());
        inner.max.y -= PILL * frame.text * pills as f32;
    }
    let pieces = zone.arrangement != Arrangement::Empty;
    if zone.lamps.is_some() && (pieces || zone.track.is_some()) {
        inner.max.y -= LAMPS * frame.text;
    }
    let card = room.card.min(inner.height().max(8.0) / TALL);
    let mut placement = ZonePlacement {
        id: zone.id,
        rect: room.rect,
        used: Rect::default(),
        width: frame.whole(card),
        pieces: Vec::new(),
        cells: Vec::new(),
        words,
        borders: Vec::new(),
        outline: None,
        tag: None,
        ground: None,
        z,
    };
    match zone.arrangement {
        Arrangement::Grid(Grid::Fixed { size, wide, card }) => {
            fixed([size, [wide, card]], zone, inner, &mut placement, frame);
        }
        Arrangement::Grid(Grid::Growing { .. }) => grid(zone, &room, inner, &mut placement, frame),
        Arrangement::Pile => pile(zone, &room, inner, &mut placement, frame),
        Arrangement::Row => row(zone, &room, inner, &mut placement, frame),
        Arrangement::Heaps => heaps(zone, &room, inner, &mut placement, frame),
        Arrangement::Hidden => bag(zone, &room, inner, &mut placement),
        Arrangement::Empty => {}
        Arrangement::Column => column(zone, inner, &mut placement, frame),
        Arrangement::Canvas(canvas) => lie_on(canvas, zone, inner, &mut placement),
        Arrangement::Fan if room.held => held_fan(zone, inner, &mut placement, frame),
        Arrangement::Fan => small_fan(zone, &room, inner, &mut placement, frame),
    }
    strike_poses(zone, &mut placement);
    // Tokens are round.
    let tall = match zone.arrangement {
        Arrangement::Heaps | Arrangement::Hidden => 1.0,
        _ => TALL,
    };
    for (k, piece) in placement.pieces.iter_mut().enumerate() {
        // Very large piles share the depth that a zone has.
        let step = STEP.min((ZONE_DEPTH - 1.0) / zone.items.len().max(1) as f32);
        piece.z = z + step * k as f32;
        if piece.angle == 0.0 {
            // An upright card's corner lies between two of the screen's pixels, so that it is drawn sharp.
            let half = Vec2::new(piece.width, frame.whole(piece.width * tall)) / 2.0;
            piece.at = frame.snap(piece.at - half) + half;
        }
    }
    if none_here {
        placement.used = empty_place(&room, inner, placement.width);
        if zone.arrangement == Arrangement::Empty {
            placement.used = inner;
        }
        if !placement.cells.is_empty() {
            placement.used =
                around(placement.cells.iter().map(|c| c.rect)).unwrap_or(placement.used);
        }
        if zone.outline {
            placement.outline = Some(placement.used);
        }
    } else {
        let boxes = placement
            .pieces
            .iter()
            .map(|p| Rect::from_center_size(p.at, Vec2::new(p.width, p.width * tall)))
            .chain(placement.cells.iter().map(|c| c.rect));
        placement.used = around(boxes).unwrap_or(inner);
    }
    if zone.arrangement == Arrangement::Hidden {
        placement.used = Rect::from_center_size(inner.center(), Vec2::splat(placement.width * BAG));
    }
    if let Some(begin) = zone.begin {
        // All of the row can be picked, and a little beyond its end.
        placement.used = inner;
        let reach = begin.reach * card;
        match begin.end {
            End::Left => placement.used.min.x -= reach,
            End::Right => placement.used.max.x += reach,
        }
        placement.tag = zone.tag.clone().map(|tag| {
            let size = Vec2::new(TAG, 0.74) * card;
            let off = (begin.inset - 0.54 * TAG) * card;
            let x = match begin.end {
                End::Left => inner.min.x + off,
                End::Right => inner.max.x - off,
            };
            let rect = Rect::from_center_size(Vec2::new(x, inner.center().y), size);
            (rect, tag)
        });
    } else if let Some(tag) = &zone.tag {
        let card = placement.width.max(40.0 * frame.unit);
        let rect = tag_beside(placement.used, room.rect, card);
        placement.tag = Some((rect, tag.clone()));
    }
    if matches!(
        zone.ground,
        Ground::Field | Ground::Lit | Ground::Picture(_)
    ) {
        placement.ground = Some((inner, zone.ground));
    } else if zone.ground != Ground::Cloth {
        let out = Vec2::new(placement.width * 0.2, 0.0);
        placement.ground = Some((
            Rect::from_corners(placement.used.min - out, placement.used.max + out),
            zone.ground,
        ));
    }
    if beside {
        let half = (width(&zone.title, Type::Regular, 14.0) / 2.0 + 16.0) * frame.text;
        placement.words.push(Word {
            text: zone.title.as_str().to_owned(),
            at: Vec2::new(
                (placement.used.min.x - half).max(inner.min.x + half),
                inner.max.y - 0.42 * inner.height(),
            ),
            from_left: false,
            pill: false,
            button: false,
        });
    }
    if !zone.caption.is_empty() {
        let word = if room.pill {
            Word {
                text: zone.caption.as_str().to_owned(),
                at: Vec2::new(
                    placement.used.center().x,
                    placement.used.max.y + (PILL / 2.0 + 4.0) * frame.text,
                ),
                from_left: false,
                pill: true,
                button: zone.look_back.is_some() && title_back.is_none(),
            }
        } else {
            // In a panel the caption stands where the cards would be, or below them.
            let y = if none_here && !zone.outline {
                inner.min.y + 6.0 * frame.text
            } else {
                (placement.used.max.y + 11.0 * frame.text).min(room.rect.max.y)
            };
            Word {
                text: zone.caption.as_str().to_owned(),
                at: Vec2::new(inner.min.x + 2.0 * frame.text, y),
                from_left: true,
                pill: false,
                button: false,
            }
        };
        placement.words.push(word);
    }
    if let Some(title) = title_back {
        let above = if room.pill && !zone.caption.is_empty() {
            PILL
        } else {
            0.0
        };
        let y = placement.used.max.y + (above + PILL / 2.0 + 4.0) * frame.text;
        placement.words.push(Word {
            text: title.to_owned(),
            at: Vec2::new(
                placement.used.center().x,
                y.min(room.rect.max.y - PILL / 2.0 * frame.text),
            ),
            from_left: false,
            pill: true,
            button: true,
        });
    }
    placement
}

/// What stands on the button with which one looks back at a zone, unless its caption says it already.
fn look_back_title(zone: &Zone) -> Option<&str> {
    let title = zone.look_back.as_ref()?.title.as_str();
    (!title.is_empty() && title != zone.caption.as_str()).then_some(title)
}

/// Layouts for tests.
#[cfg(test)]
mod samples {
    use super::*;
    use kortlek_rules::deck::Card as _;
    use kortlek_rules::{
        Deck, Face, Seat,
        decktet::Card as Decktet,
        tabled::{Grid, Item, ZoneId},
    };

    /// A grid that grows without end.
    pub(super) const GROWING: Grid = Grid::Growing { most: None };

    pub(super) fn card(k: usize) -> Face {
        Decktet::at(k % Decktet::COUNT).face()
    }

    pub(super) fn ups(n: usize) -> impl Iterator<Item = Item> {
        (0..n).map(|k| Item::up(card(k)))
    }

    pub(super) fn backs(n: usize) -> impl Iterator<Item = Item> {
        std::iter::repeat_n(Item::back(Deck::Decktet), n)
    }

    pub(super) fn grid_of(columns: i8, rows: i8, growing: bool) -> Zone {
        let mut zone = Zone::new(
            ZoneId::common("grid"),
            Place::Middle,
            Arrangement::Grid(GROWING),
        );
        let mut k = 0;
        for row in 0..rows {
            for column in 0..columns {
                zone.items.push(Item::up(card(k)).at(column, row));
                k += 1;
            }
        }
        if growing {
            for row in -1..=rows {
                for column in -1..=columns {
                    if !(0..columns).contains(&column) || !(0..rows).contains(&row) {
                        zone.cells.push([column, row]);
                    }
                }
            }
        }
        zone
    }

    /// The table of the drawing: a grid, a stock, three opponents with what they have, and a hand.
    pub(super) fn table(
        columns: i8,
        rows: i8,
        growing: bool,
        hand: usize,
        players: usize,
    ) -> Layout {
        let mut zones = vec![
            Zone::new(ZoneId::common("stock"), Place::Side, Arrangement::Pile)
                .items(backs(12))
                .caption("12 left".to_owned()),
            grid_of(columns, rows, growing),
        ];
        for seat in Seat::all(players) {
            let place = |share| Place::Panel { seat, share };
            if seat == Seat(0) {
                zones.push(
                    Zone::new(ZoneId::of("hand", seat), Place::Hand, Arrangement::Fan)
                        .items(ups(hand)),
                );
            } else {
                zones.push(
                    Zone::new(ZoneId::of("hand", seat), place(4), Arrangement::Fan)
                        .items(backs(hand))
                        .title("Hand".to_owned()),
                );
                zones.push(
                    Zone::new(ZoneId::of("sealed", seat), place(3), Arrangement::Pile)
                        .title("Sealed".to_owned())
                        .outlined(),
                );
            }
            zones.push(
                Zone::new(ZoneId::of("deferred", seat), place(2), Arrangement::Row)
                    .items(ups(4))
                    .title("Deferred".to_owned()),
            );
        }
        Layout::new(zones)
    }

    pub(super) fn boxes(a: &Placements) -> Vec<(ZoneId, Rect, f32)> {
        a.zones
            .iter()
            .flat_map(|z| {
                z.pieces.iter().map(|p| {
                    (
                        z.id,
                        Rect::from_center_size(p.at, Vec2::new(p.width, p.width * TALL)),
                        p.z,
                    )
                })
            })
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::{samples::*, *};
    use crate::layout::frame::{REFERENCE, frame};
    use kortlek_rules::{Seat, tabled::ZoneId};

    #[test]
    fn the_reference_table_lies_as_in_the_drawing() {
        let f = frame(REFERENCE, 1.0, 4, Seat(0));
        let a = arrange(&table(4, 3, true, 3, 4), &f);
        let grid = a.zone(ZoneId::common("grid")).expect("there is a grid");
        assert_eq!(grid.width, 96.0);
        let first = boxes(&a)
            .into_iter()
            .find(|b| b.0 == grid.id)
            .map(|b| b.1.min)
            .expect("it has cards");
        assert!((first - Vec2::new(436.0, 126.0)).length() < 1.5, "{first}");
        let growth = grid
            .cells
            .iter()
            .find(|c| c.cell == [-1, 1])
            .expect("it can grow to the left")
            .rect;
        assert!(
            (growth.width() - 44.0).abs() < 0.1 && (growth.min.x - 384.0).abs() < 1.5,
            "{growth:?}"
        );
        let hand = &a
            .zone(ZoneId::of("hand", Seat(0)))
            .expect("there is a hand")
            .pieces;
        assert_eq!(hand.iter().map(|p| p.width).collect::<Vec<_>>(), [124.0; 3]);
        assert!(
            (hand[1].at - Vec2::new(640.0, 738.0)).length() < 2.0,
            "{}",
            hand[1].at
        );
        let stock = a.zone(ZoneId::common("stock")).expect("there is a stock");
        assert_eq!(stock.width, 84.0);
        assert!((stock.pieces[0].at.x - 315.0).abs() < 3.0);
        let theirs = a
            .zone(ZoneId::of("hand", Seat(1)))
            .expect("they have hands");
        assert_eq!(theirs.width, 44.0);
        assert!(
            (theirs.pieces[0].at - Vec2::new(54.0, 417.0)).length() < 4.0,
            "{}",
            theirs.pieces[0].at
        );
    }

    #[test]
    fn everything_fits_at_every_size_and_depths_are_unique() {
        for window in [
            Vec2::new(960.0, 600.0),
            REFERENCE,
            Vec2::new(1920.0, 1080.0),
            Vec2::new(3840.0, 2160.0),
            Vec2::new(1000.0, 1000.0),
        ] {
            for (columns, rows, growing) in [
                (2, 2, true),
                (3, 2, true),
                (6, 6, false),
                (6, 2, true),
                (2, 6, true),
                (5, 5, true),
                (1, 1, true),
            ] {
                for (hand, players) in [(0, 2), (3, 4), (10, 5), (18, 3)] {
                    let f = frame(window, 1.0, players, Seat(0)).on_screen(1.5);
                    let a = arrange(&table(columns, rows, growing, hand, players), &f);
                    let what = format!("{window} {columns}×{rows} hand {hand} of {players}");
                    let mut depths: Vec<f32> = boxes(&a).iter().map(|b| b.2).collect();
                    depths.sort_by(f32::total_cmp);
                    assert!(depths.windows(2).all(|w| w[1] - w[0] > 0.01), "{what}");
                    let grid = a.zone(ZoneId::common("grid")).expect("there is a grid");
                    for c in &grid.cells {
                        assert!(
                            c.rect.min.cmpge(f.tableau.min - 0.5).all()
                                && c.rect.max.cmple(f.tableau.max + 0.5).all(),
                            "{what}: {c:?} {:?}",
                            f.tableau
                        );
                        assert!(c.rect.min.x >= f.side.max.x, "the stock is free: {what}");
                    }
                    for zone in a.zones.iter().filter(|z| {
                        z.id.name == "deferred"
                            || (z.id.name == "hand" && z.id.seat != Some(Seat(0)))
                    }) {
                        let seat = zone.id.seat.expect("it is a seat's");
                        let body = f.panel(seat).expect("who sits there").rect;
                        for p in &zone.pieces {
                            let half = Vec2::new(p.width, p.width * TALL) / 2.0;
                            assert!(
                                (p.at - half).cmpge(body.min).all()
                                    && (p.at + half).cmple(body.max).all(),
                                "{what}: {:?} {p:?} {body:?}",
                                zone.id
                            );
                        }
                    }
                }
            }
        }
    }

    #[test]
    fn a_count_stands_beside_any_zone_and_a_zone_in_the_right_column_above_the_log() {
        let f = frame(REFERENCE, 1.0, 3, Seat(0));
        let id = ZoneId::common("road");
        let at = |place| {
            let zone = Zone::new(id, place, Arrangement::Pile)
                .items(backs(3))
                .tag("3", "of 5", false);
            let layout = Layout::new(vec![zone]);
            let taken = column_right(&layout, &f);
            (arrange(&layout, &f).zones[0].clone(), taken)
        };
        for place in [Place::Middle, Place::Side, Place::Column(End::Left)] {
            let (zone, taken) = at(place);
            let (tag, _) = zone.tag.clone().expect("it is counted");
            let apart = tag.intersect(zone.used).is_empty();
            assert!(apart || place != Place::Middle, "there is room beside it");
            assert!(zone.rect.contains(tag.center()), "{place:?}");
            assert_eq!(taken, None);
        }
        let (zone, taken) = at(Place::Column(End::Right));
        let taken = taken.expect("there is room above the log");
        assert!(taken.contains(zone.used.min) && taken.contains(zone.used.max));
        assert!(f.log.max.y - taken.max.y > 100.0, "the log keeps room");
    }

    #[test]
    fn an_empty_zone_has_its_place_and_its_word() {
        let f = frame(REFERENCE, 1.0, 2, Seat(0));
        let place = Place::Panel {
            seat: Seat(1),
            share: 1,
        };
        let zone = Zone::new(ZoneId::of("deferred", Seat(1)), place, Arrangement::Row)
            .title("Deferred".to_owned())
            .caption("none".to_owned());
        let sealed = Zone::new(ZoneId::of("sealed", Seat(1)), place, Arrangement::Pile).outlined();
        let a = arrange(&Layout::new(vec![zone, sealed]), &f);
        let words: Vec<&str> = a.zones[0].words.iter().map(|w| w.text.as_str()).collect();
        assert_eq!(words, ["Deferred", "none"]);
        assert_eq!(a.zones[0].outline, None);
        let outline = a.zones[1]
            .outline
            .expect("an outlined zone shows where its card goes");
        assert_eq!(outline.width(), a.zones[1].width);
        assert!(
            f.panel(Seat(1))
                .is_some_and(|p| p.body.contains(outline.center()))
        );
    }
}
