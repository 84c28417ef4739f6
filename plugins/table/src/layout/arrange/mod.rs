//! Where each piece of a layout lies: zone policies become places. Pure: layout and frame in, places out.
//!
//! Everything is in window coordinates, logical pixels with y down.

use crate::layout::{
    frame::Frame,
    spots::{CARD, Home},
};
use bevy::prelude::*;
use kortlek_rules::tabled::{End, Ground, Layout, Piece, Place, Policy, Tag, Zone, ZoneId};

/// A card's height over its width.
pub const TALL: f32 = CARD.y / CARD.x;

/// How much of a card's width must stay free so that its index can be read.
pub const INDEX: f32 = 0.3;

/// The greatest angle at which a card comes to rest in a pile or a bot's hand, in degrees.
const REST_TILT: f32 = 2.0;

/// Where one piece lies.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Placement {
    /// Its middle.
    pub at: Vec2,
    /// Its width.
    pub width: f32,
    /// Its angle, radians counter-clockwise as seen.
    pub angle: f32,
    /// Its depth: greater is nearer.
    pub z: f32,
    /// Hidden under others, so that it need not be drawn.
    pub buried: bool,
}

impl Placement {
    /// The same in the world.
    pub fn home(&self, frame: &Frame) -> Home {
        Home {
            at: frame.to_world(self.at),
            width: self.width,
            angle: self.angle,
            z: self.z,
        }
    }
}

/// Where a cell of a grid lies.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct CellPlacement {
    /// Column and row.
    pub cell: [i8; 2],
    /// All of it.
    pub rect: Rect,
    /// Whether it is drawn as a free place.
    pub free: bool,
    /// Whether it is round, for tokens.
    pub round: bool,
}

/// A word near a zone.
#[derive(Clone, PartialEq, Debug)]
pub struct Word {
    /// The word.
    pub text: String,
    /// Where its anchor is.
    pub at: Vec2,
    /// Whether it begins at the anchor; otherwise its middle is there.
    pub from_left: bool,
    /// Whether it stands in a lozenge of its own.
    pub pill: bool,
    /// Whether the lozenge is a button.
    pub button: bool,
}

/// Where a zone and what is in it lie.
#[derive(Clone, PartialEq, Debug)]
pub struct ZonePlacement {
    /// Which.
    pub id: ZoneId,
    /// The room it was given.
    pub rect: Rect,
    /// The part of it that pieces, cells and outline take, or an empty place for a card.
    pub used: Rect,
    /// The width of its cards.
    pub width: f32,
    /// Where its pieces lie, in the zone's order.
    pub pieces: Vec<Placement>,
    /// Where its cells lie: those with a piece and the free ones.
    pub cells: Vec<CellPlacement>,
    /// Words beside it.
    pub words: Vec<Word>,
    /// Lines that nothing can pass, from end to end, with the side: left, right, top, bottom.
    pub borders: Vec<(usize, Vec2, Vec2)>,
    /// The place drawn as a dashed outline, if it is empty and should be.
    pub outline: Option<Rect>,
    /// What is counted at the end of a row, and where.
    pub tag: Option<(Rect, Tag)>,
    /// What is drawn under it, and how far that reaches.
    pub ground: Option<(Rect, Ground)>,
    /// The depth of its lowest piece.
    pub z: f32,
}

/// Where everything of a layout lies, zone by zone in the layout's order.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Arrangement {
    /// The zones.
    pub zones: Vec<ZonePlacement>,
}

impl Arrangement {
    /// The zone of this id.
    pub fn zone(&self, id: ZoneId) -> Option<&ZonePlacement> {
        self.zones.iter().find(|z| z.id == id)
    }
}

/// The depth of the lowest zone; each zone has [`ZONE_DEPTH`] of its own.
const LOWEST: f32 = 10.0;
/// How deep a zone may get.
const ZONE_DEPTH: f32 = 8.0;
/// Between two pieces of a zone.
const STEP: f32 = 0.1;

/// A number from -1 to 1 that looks random but is the same for the same thing: the rest angle of a card.
pub fn scatter(seed: u64) -> f32 {
    // SplitMix64: neighbouring seeds give unrelated numbers.
    let mut x = seed.wrapping_add(0x9E37_79B9_7F4A_7C15);
    x = (x ^ (x >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    x = (x ^ (x >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    x ^= x >> 31;
    (x >> 40) as f32 / (1u64 << 23) as f32 - 1.0
}

/// Arranges a layout in a frame.
pub fn arrange(layout: &Layout, frame: &Frame) -> Arrangement {
    let mut zones: Vec<Option<ZonePlacement>> = layout.zones.iter().map(|_| None).collect();
    // Nearer places come later, so that what is held hangs over what lies.
    let mut order: Vec<usize> = (0..zones.len()).collect();
    order.sort_by_key(|&k| match layout.zones[k].place {
        Place::Side => 0,
        Place::Panel { .. } => 1,
        Place::Tableau | Place::Part { .. } => 2,
        Place::Display => 3,
        Place::Hand => 4,
    });
    let mut depth = vec![0.0; zones.len()];
    for (rank, &k) in order.iter().enumerate() {
        depth[k] = LOWEST + ZONE_DEPTH * rank as f32;
    }
    let of = |wanted: fn(&Place) -> bool| -> Vec<usize> {
        (0..layout.zones.len())
            .filter(|&k| wanted(&layout.zones[k].place))
            .collect()
    };

    let display = of(|p| *p == Place::Display);
    let apart = frame.display.height() > 100.0 * frame.unit;
    for &k in display.iter().filter(|_| apart) {
        let room = Room::display(frame.display, frame);
        zones[k] = Some(lay_out(&layout.zones[k], room, depth[k], frame));
    }
    let mut side = of(|p| *p == Place::Side);
    if !apart {
        side.extend(&display);
    }
    for (k, rect) in side_rooms(layout, &side, frame) {
        zones[k] = Some(lay_out(
            &layout.zones[k],
            Room::side(rect, frame),
            depth[k],
            frame,
        ));
    }
    let tableau = of(|p| *p == Place::Tableau);
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
                | Place::Tableau
                | Place::Part { .. }
                | Place::Display
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
    Arrangement { zones }
}

/// How high the title of a zone in a panel is, gap included.
const PANEL_TITLE: f32 = 26.0;
/// How high a title elsewhere is.
const TITLE: f32 = 24.0;
/// How high a caption in its lozenge is, gap included.
const PILL: f32 = 34.0;

/// The room for one zone and how it is used.
struct Room {
    /// The room, title and caption included.
    rect: Rect,
    /// The width of a card if there is room enough.
    card: f32,
    /// Between cards that need not overlap.
    gap: f32,
    /// Whether cards begin at the left edge, below a small title; otherwise all is centred.
    panel: bool,
    /// In a panel, how much is kept free above for titles.
    above: f32,
    /// Whether captions stand in a lozenge.
    pill: bool,
    /// Whether the cards are held: larger arcs, hanging below the window.
    held: bool,
    /// The point about which a grid is centred if it fits.
    focus: Vec2,
}

impl Room {
    fn side(rect: Rect, frame: &Frame) -> Room {
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

    fn tableau(rect: Rect, focus: Vec2, frame: &Frame) -> Room {
        Room {
            card: 96.0 * frame.unit,
            focus,
            ..Room::side(rect, frame)
        }
    }

    fn part(rect: Rect, frame: &Frame) -> Room {
        Room {
            card: (96.0 * GRID_MOST * frame.unit).min(rect.width() * 0.92),
            ..Room::tableau(rect, rect.center(), frame)
        }
    }

    fn display(rect: Rect, frame: &Frame) -> Room {
        let words = (PILL + TITLE) * frame.text;
        Room {
            card: (140.0 * frame.unit).min(((rect.height() - words) / TALL).max(8.0)),
            ..Room::side(rect, frame)
        }
    }

    fn hand(rect: Rect, frame: &Frame) -> Room {
        Room {
            card: 124.0 * frame.unit,
            held: true,
            ..Room::side(rect, frame)
        }
    }

    fn panel(rect: Rect, card: f32, frame: &Frame) -> Room {
        Room {
            card,
            gap: 6.0 * frame.text,
            panel: true,
            above: PANEL_TITLE * frame.text,
            pill: false,
            ..Room::side(rect, frame)
        }
    }
}

/// Rooms in the side strip, from top to bottom, the whole centred.
fn side_rooms(layout: &Layout, zones: &[usize], frame: &Frame) -> Vec<(usize, Rect)> {
    let heights: Vec<f32> = zones
        .iter()
        .map(|&k| {
            let z = &layout.zones[k];
            let words = f32::from(u8::from(!z.title.is_empty())) * TITLE
                + f32::from(u8::from(!z.caption.is_empty())) * PILL;
            84.0 * frame.unit * TALL + words * frame.text + 8.0 * frame.unit
        })
        .collect();
    let gap = 18.0 * frame.unit;
    let whole = heights.iter().sum::<f32>() + gap * (zones.len().max(1) - 1) as f32;
    let shrink = ((frame.side.height() - gap) / whole.max(1.0)).min(1.0);
    let mut y = frame.side.center().y - whole * shrink / 2.0;
    zones
        .iter()
        .zip(heights)
        .map(|(&k, height)| {
            let rect = Rect::new(frame.side.min.x, y, frame.side.max.x, y + height * shrink);
            y += (height + gap) * shrink;
            (k, rect)
        })
        .collect()
}

/// A part of the middle, half a gap inside its fields.
fn part(raster: [u8; 2], at: [u8; 2], span: [u8; 2], with_side: bool, frame: &Frame) -> Rect {
    let mut area = frame.tableau.inflate(-4.0 * frame.unit);
    if with_side {
        area.min.x = frame.side.max.x + 4.0 * frame.unit;
    }
    let field = area.size() / Vec2::from(raster.map(|n| f32::from(n.max(1))));
    let corner = area.min + field * Vec2::from(at.map(f32::from));
    let size = field * Vec2::from(span.map(f32::from));
    Rect::from_corners(corner, corner + size).inflate(-4.0 * frame.unit)
}

/// Rooms in the middle: zones from top to bottom, but piles that follow each other stand side by side. A grid takes as
/// much height as three lines of cards. The point is the one about which a grid is centred if it can be.
fn tableau_rooms(
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
        let pile = layout.zones[k].policy == Policy::Pile;
        match lines.last_mut() {
            Some(line) if pile && layout.zones[line[0]].policy == Policy::Pile => line.push(k),
            _ => lines.push(vec![k]),
        }
    }
    let weight = |line: &[usize]| {
        if layout.zones[line[0]].policy == Policy::Grid {
            3.0
        } else {
            1.0
        }
    };
    let whole: f32 = lines.iter().map(|l| weight(l)).sum();
    let gap = if lines.len() > 1 {
        8.0 * frame.unit
    } else {
        0.0
    };
    let height = area.height() - gap * (lines.len().max(1) - 1) as f32;
    let mut y = area.min.y;
    let mut rooms = Vec::new();
    for line in &lines {
        let below = y + height * weight(line) / whole;
        let width = area.width() / line.len() as f32;
        for (n, &k) in line.iter().enumerate() {
            let left = area.min.x + width * n as f32;
            let rect = Rect::new(left, y, left + width, below);
            let focus = if line.len() == 1 {
                Vec2::new(frame.tableau.center().x, rect.center().y)
            } else {
                rect.center()
            };
            rooms.push((k, rect, focus));
        }
        y = below + gap;
    }
    rooms
}

/// Rooms side by side where the viewer's cards are, each as wide as it has cards, an empty one as narrow as half a card.
fn hand_rooms(layout: &Layout, zones: &[usize], area: Rect) -> Vec<(usize, Rect)> {
    let weight = |k: &usize| layout.zones[*k].items.len() as f32 + 0.5;
    let whole: f32 = zones.iter().map(weight).sum();
    let mut x = area.min.x;
    zones
        .iter()
        .map(|k| {
            let width = area.width() * weight(k) / whole;
            let rect = Rect::new(x, area.min.y, x + width, area.max.y);
            x += width;
            (*k, rect)
        })
        .collect()
}

/// How wide a zone in a panel would like to be: its cards side by side, hidden ones closer together.
fn wish(zone: &Zone, card: f32, text: f32) -> f32 {
    let n = zone.items.len().max(1) as f32;
    let readable = zone.items.iter().any(|i| i.face_up);
    let step = match zone.policy {
        Policy::Pile => 0.0,
        Policy::Heaps => return 3.0 * TOKENS_APART[0] * TOKEN[1] * text,
        _ if readable => 1.12,
        _ => 0.45,
    };
    // A title of 14 px needs its own room.
    let title = text * (zone.title.chars().count() as f32 * 7.4 + 4.0);
    (card * (1.0 + step * (n - 1.0))).max(title)
}

/// Rooms in a seat's panel, side by side. Each has its share, but one that needs more takes it from those with room to
/// spare.
fn panel_rooms(
    layout: &Layout,
    zones: &[(usize, u8)],
    body: Rect,
    card: f32,
    text: f32,
) -> Vec<(usize, Rect)> {
    let gap = card * 0.16;
    let room = body.width() - gap * (zones.len().max(1) - 1) as f32;
    let total: f32 = zones.iter().map(|z| f32::from(z.1.max(1))).sum();
    let mut widths: Vec<f32> = zones
        .iter()
        .map(|z| room * f32::from(z.1.max(1)) / total)
        .collect();
    let wishes: Vec<f32> = zones
        .iter()
        .map(|z| wish(&layout.zones[z.0], card, text))
        .collect();
    let missing: f32 = widths
        .iter()
        .zip(&wishes)
        .map(|(w, n)| (n - w).max(0.0))
        .sum();
    let spare: f32 = widths
        .iter()
        .zip(&wishes)
        .map(|(w, n)| (w - n).max(0.0))
        .sum();
    if missing > 0.0 && spare > 0.0 {
        let moved = missing.min(spare);
        for (w, n) in widths.iter_mut().zip(&wishes) {
            let lack = n - *w;
            *w += if lack > 0.0 {
                moved * lack / missing
            } else {
                moved * lack / spare
            };
        }
    }
    let mut x = body.min.x;
    zones
        .iter()
        .zip(widths)
        .map(|(z, width)| {
            let rect = Rect::new(x, body.min.y, x + width, body.max.y);
            x += width + gap;
            (z.0, rect)
        })
        .collect()
}

/// How wide the count at the end of a row is, in cards' widths.
const TAG: f32 = 0.56;

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
            text: zone.title.clone(),
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
    if room.pill && !zone.caption.is_empty() {
        inner.max.y -= PILL * frame.text;
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
    match zone.policy {
        Policy::Grid => grid(zone, &room, inner, &mut placement, frame),
        Policy::Pile => pile(zone, &room, inner, &mut placement, frame),
        Policy::Row => row(zone, &room, inner, &mut placement, frame),
        Policy::Heaps => heaps(zone, &room, inner, &mut placement, frame),
        Policy::Bag => bag(zone, &room, inner, &mut placement),
        Policy::Sign => {}
        Policy::Fan if room.held => held_fan(zone, inner, &mut placement, frame),
        Policy::Fan => small_fan(zone, &room, inner, &mut placement, frame),
    }
    // Tokens are round.
    let tall = match zone.policy {
        Policy::Heaps | Policy::Bag => 1.0,
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
        if zone.policy == Policy::Sign {
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
    if zone.policy == Policy::Bag {
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
    }
    if zone.ground == Ground::Field {
        placement.ground = Some((inner, Ground::Field));
    } else if zone.ground != Ground::Cloth {
        let out = Vec2::new(placement.width * 0.2, 0.0);
        placement.ground = Some((
            Rect::from_corners(placement.used.min - out, placement.used.max + out),
            zone.ground,
        ));
    }
    if beside {
        let half = (zone.title.chars().count() as f32 * 3.7 + 16.0) * frame.text;
        placement.words.push(Word {
            text: zone.title.clone(),
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
                text: zone.caption.clone(),
                at: Vec2::new(
                    placement.used.center().x,
                    placement.used.max.y + (PILL / 2.0 + 4.0) * frame.text,
                ),
                from_left: false,
                pill: true,
                button: zone.look_back.is_some(),
            }
        } else {
            // In a panel the caption stands where the cards would be, or below them.
            let y = if none_here && !zone.outline {
                inner.min.y + 6.0 * frame.text
            } else {
                (placement.used.max.y + 11.0 * frame.text).min(room.rect.max.y)
            };
            Word {
                text: zone.caption.clone(),
                at: Vec2::new(inner.min.x + 2.0 * frame.text, y),
                from_left: true,
                pill: false,
                button: false,
            }
        };
        placement.words.push(word);
    }
    placement
}

/// Where a single card would lie in an empty zone.
fn empty_place(room: &Room, inner: Rect, width: f32) -> Rect {
    let size = Vec2::new(width, width * TALL);
    if room.panel {
        Rect::from_corners(inner.min, inner.min + size)
    } else if room.held {
        Rect::from_center_size(Vec2::new(inner.center().x, held_middle(inner, width)), size)
    } else {
        Rect::from_center_size(inner.center(), size)
    }
}

/// The rectangle round all of them.
fn around(rects: impl Iterator<Item = Rect>) -> Option<Rect> {
    rects.reduce(|a, b| a.union(b))
}

/// The height at which the middle of a held card lies: a little of it hangs below the window.
fn held_middle(inner: Rect, width: f32) -> f32 {
    inner.max.y - 0.5 * width
}

fn placement_at(at: Vec2, width: f32, angle: f32) -> Placement {
    Placement {
        at,
        width,
        angle,
        z: 0.0,
        buried: false,
    }
}

/// Cards as they are held: side by side while there is room, each index free, on a shallow arc.
fn held_fan(zone: &Zone, inner: Rect, placement: &mut ZonePlacement, frame: &Frame) {
    let n = zone.items.len();
    if n == 0 {
        return;
    }
    let gaps = (n - 1) as f32;
    // Turned cards need a little more than their width.
    let room = inner.width() * 0.97;
    let width = placement.width.min(room / (1.0 + INDEX * gaps));
    let width = frame.whole(width);
    placement.width = width;
    let spacing = if n > 1 {
        width.min((room - width) / gaps)
    } else {
        0.0
    };
    let turn = 6.0_f32.min(20.0 / gaps.max(1.0)).to_radians();
    let radius = if n > 1 { spacing / turn } else { 1.0 };
    let middle = held_middle(inner, width);
    for k in 0..n {
        let from_middle = k as f32 - gaps / 2.0;
        let angle = -from_middle * turn;
        let at = Vec2::new(
            inner.center().x + from_middle * spacing,
            middle + radius * (1.0 - angle.cos()),
        );
        placement.pieces.push(placement_at(at, width, angle));
    }
}

/// A hand seen from the other side: close together, slightly turned.
fn small_fan(zone: &Zone, room: &Room, inner: Rect, placement: &mut ZonePlacement, frame: &Frame) {
    let n = zone.items.len();
    if n == 0 {
        return;
    }
    let gaps = (n - 1) as f32;
    let readable = zone.items.iter().any(|i| i.face_up);
    let share = if readable { INDEX } else { 0.12 };
    let width = frame.whole(placement.width.min(inner.width() / (1.0 + share * gaps)));
    placement.width = width;
    let wide = if readable { width } else { width * 0.45 };
    let spacing = if n > 1 {
        wide.min((inner.width() - width) / gaps)
    } else {
        0.0
    };
    let whole = width + spacing * gaps;
    let left = if room.panel {
        inner.min.x
    } else {
        inner.center().x - whole / 2.0
    };
    let turn = 3.0_f32.min(8.0 / gaps.max(1.0)).to_radians();
    let top = if room.panel {
        inner.min.y
    } else {
        inner.center().y - width * TALL / 2.0
    };
    for k in 0..n {
        let angle = -(k as f32 - gaps / 2.0) * turn;
        let at = Vec2::new(
            left + width / 2.0 + spacing * k as f32,
            top + width * TALL / 2.0 + 1.0,
        );
        placement.pieces.push(placement_at(at, width, angle));
    }
}

/// Side by side, overlapping when they must.
fn row(zone: &Zone, room: &Room, inner: Rect, placement: &mut ZonePlacement, frame: &Frame) {
    let n = zone.items.len();
    if n == 0 {
        return;
    }
    let gaps = (n - 1) as f32;
    let readable = zone.items.iter().any(|i| i.face_up);
    let share = if readable { INDEX } else { 0.12 };
    let inset = zone.begin.map_or(0.0, |b| b.inset * placement.width);
    let long = inner.width() - inset;
    let width = frame.whole(placement.width.min(long / (1.0 + share * gaps)));
    placement.width = width;
    let spacing = if n > 1 {
        (width + room.gap).min((long - width) / gaps)
    } else {
        0.0
    };
    let whole = width + spacing * gaps;
    let left = match zone.begin.map(|b| b.end) {
        Some(End::Left) => inner.min.x + inset,
        Some(End::Right) => inner.max.x - inset - whole,
        None if room.panel => inner.min.x,
        None => inner.center().x - whole / 2.0,
    };
    let middle = if room.panel {
        inner.min.y + width * TALL / 2.0
    } else if room.held {
        held_middle(inner, width)
    } else {
        inner.center().y
    };
    for k in 0..n {
        let at = Vec2::new(left + width / 2.0 + spacing * k as f32, middle);
        placement.pieces.push(placement_at(at, width, 0.0));
    }
}

/// How many cards of a pile can be told apart by its thickness.
const LAYERS: usize = 3;

/// One on the other. Hidden cards make a neat stack with a hint of thickness; open ones lie as they were thrown.
fn pile(zone: &Zone, room: &Room, inner: Rect, placement: &mut ZonePlacement, frame: &Frame) {
    let n = zone.items.len();
    if n == 0 {
        return;
    }
    let width = placement.width;
    let place = empty_place(room, inner, width);
    let layers = (1 + (n - 1).div_ceil(4)).min(LAYERS);
    let step = frame.whole(width * 0.03);
    for (k, item) in zone.items.iter().enumerate() {
        // The last card lies on the highest layer, and so on downwards, the rest on the lowest.
        let from_top = n - 1 - k;
        let layer = (layers - 1).saturating_sub(from_top);
        let neat = !item.face_up;
        let angle = if neat {
            0.0
        } else {
            scatter(seed(item.piece)) * REST_TILT.to_radians()
        };
        let rise = if neat { step * layer as f32 } else { 0.0 };
        let mut piece = placement_at(place.center() + Vec2::new(rise, -rise), width, angle);
        piece.buried = from_top > LAYERS.max(layers);
        placement.pieces.push(piece);
    }
}

/// How large a token is at most on the table and in a panel, in pixels of the reference drawing.
const TOKEN: [f32; 2] = [54.0, 46.0];
/// How far tokens' middles are apart, in their own width: side by side, and one line below another.
const TOKENS_APART: [f32; 2] = [1.2, 1.16];
/// How much higher each token of a heap lies than the one below, in its own width.
const TOKEN_RISE: f32 = 0.055;

/// Heaps of tokens, in as many lines as make them largest.
fn heaps(zone: &Zone, room: &Room, inner: Rect, placement: &mut ZonePlacement, frame: &Frame) {
    let columns = zone.items.iter().map(|i| i.cell[0]);
    let columns = columns.chain(zone.free.iter().map(|c| c[0]));
    let Some(last) = columns.max().filter(|last| *last >= 0) else {
        return;
    };
    let n = last as usize + 1;
    let most = if room.panel {
        TOKEN[1] * frame.text
    } else {
        TOKEN[0] * frame.unit
    };
    let size_in = |across: usize| {
        let lines = n.div_ceil(across) as f32;
        (inner.width() / (across as f32 * TOKENS_APART[0]))
            .min(inner.height() / (lines * TOKENS_APART[1]))
            .min(most)
    };
    let across = (1..=n)
        .rev()
        .filter(|a| n.is_multiple_of(*a))
        .max_by(|a, b| size_in(*a).total_cmp(&size_in(*b)).then(a.cmp(b)))
        .unwrap_or(n);
    let size = (size_in(across).max(8.0) / frame.pixel).floor() * frame.pixel;
    let step = Vec2::from(TOKENS_APART) * size;
    let lines = n.div_ceil(across);
    let whole = step * Vec2::new(across as f32, lines as f32);
    let left = if room.panel {
        inner.min.x
    } else {
        inner.center().x - whole.x / 2.0
    };
    let top = if room.panel {
        inner
            .center()
            .y
            .min(inner.min.y + whole.y / 2.0 + 4.0 * frame.text)
            - whole.y / 2.0
    } else {
        inner.center().y - whole.y / 2.0
    };
    placement.width = size;
    let middle = |column: usize| {
        let place = Vec2::new(
            (column % across) as f32 + 0.5,
            (column / across) as f32 + 0.5,
        );
        Vec2::new(left, top) + place * step
    };
    for column in 0..n {
        let taken = zone.items.iter().any(|i| i.cell[0] == column as i8);
        let kept = zone.free.iter().any(|c| c[0] == column as i8);
        if taken || kept {
            placement.cells.push(CellPlacement {
                cell: [column as i8, 0],
                rect: Rect::from_center_size(middle(column), Vec2::splat(size)),
                free: !taken,
                round: true,
            });
        }
    }
    let mut height = vec![0; n];
    for item in &zone.items {
        let column = usize::try_from(item.cell[0]).unwrap_or(0);
        let rise = height[column].min(3) as f32 * TOKEN_RISE * size;
        height[column] += 1;
        placement.pieces.push(placement_at(
            middle(column) - Vec2::new(0.0, rise),
            size,
            0.0,
        ));
    }
}

/// How high a bag is drawn, in the width that its zone has.
pub(crate) const BAG: f32 = 1.2;

/// A bag: what is in it lies in its middle, unseen.
fn bag(zone: &Zone, room: &Room, inner: Rect, placement: &mut ZonePlacement) {
    let size = room.card.min(inner.height()).min(inner.width());
    placement.width = size;
    for _ in &zone.items {
        let mut piece = placement_at(inner.center(), size * 0.4, 0.0);
        piece.buried = true;
        placement.pieces.push(piece);
    }
}

/// A number that is always the same for the same piece.
pub fn seed(piece: Piece) -> u64 {
    let text = match piece {
        Piece::Card(face) => face.to_string(),
        Piece::Back(deck) => format!("{deck:?}"),
        Piece::Token(kind, n) => format!("{kind}{n}"),
    };
    // FNV-1a.
    text.bytes().fold(0xCBF2_9CE4_8422_2325, |h: u64, b| {
        (h ^ u64::from(b)).wrapping_mul(0x0100_0000_01B3)
    })
}

/// How much wider than usual a card of a small grid may be.
const GRID_MOST: f32 = 1.18;
/// How deep a cell is that lies outside the cards of its grid.
const GROWTH: f32 = 44.0;

/// On cells. The whole is scaled to its room, up to a little over a card's usual width. Cells outside the rectangle of
/// cards, where the grid may grow, are shallow.
fn grid(zone: &Zone, room: &Room, inner: Rect, placement: &mut ZonePlacement, frame: &Frame) {
    let cells: Vec<[i8; 2]> = zone
        .items
        .iter()
        .map(|i| i.cell)
        .chain(zone.free.iter().copied())
        .collect();
    let Some(first) = cells.first() else {
        return;
    };
    let span = |of: &[[i8; 2]], d: usize| {
        let all = of.iter().map(|c| c[d]);
        (
            all.clone().min().unwrap_or(first[d]),
            all.max().unwrap_or(first[d]),
        )
    };
    let taken: Vec<[i8; 2]> = zone.items.iter().map(|i| i.cell).collect();
    let core = if taken.is_empty() {
        cells.clone()
    } else {
        taken
    };
    let gap = 8.0 * frame.unit;
    let deep = frame.whole(GROWTH * frame.unit);
    // For columns, then rows: first, last, and how many are full and shallow.
    let lines = [0, 1].map(|d| {
        let (low, high) = span(&cells, d);
        let (from, to) = span(&core, d);
        let full = f32::from(i16::from(to) - i16::from(from) + 1);
        let shallow = f32::from(i16::from(high) - i16::from(low) + 1) - full;
        (low, high, from, to, full, shallow)
    });
    // What is left for full columns and rows when shallow ones and gaps are taken away.
    let rest = |d: usize, room: f32| {
        let (.., full, shallow) = lines[d];
        (room - shallow * deep - (full + shallow - 1.0) * gap) / full
    };
    // A part of the middle has its margin outside.
    let is_part = matches!(zone.place, Place::Part { .. });
    let margin = if is_part { 0.0 } else { 2.0 * frame.unit };
    let border = if zone.border.iter().any(|b| *b) {
        2.0 * BORDER * frame.unit
    } else {
        0.0
    };
    let most = room.card * if is_part { 1.0 } else { GRID_MOST };
    let width = rest(0, inner.width() - border)
        .min(rest(1, inner.height() - margin - border) / TALL)
        .clamp(8.0, most);
    // Rounded down to whole pixels of the screen, so that the whole still fits.
    let width = (width / frame.pixel).floor() * frame.pixel;
    let height = frame.whole(width * TALL);
    placement.width = width;
    // A part's rows lie as far apart as its fields do, so that they lie beside those of other parts.
    let gaps = if is_part {
        [gap, (inner.height() + gap) / lines[1].4 - height]
    } else {
        [gap; 2]
    };
    let size = |d: usize| {
        let (.., full, shallow) = lines[d];
        let one = if d == 0 { width } else { height };
        full * one + shallow * deep + (full + shallow - 1.0) * gaps[d]
    };
    let whole = Vec2::new(size(0), size(1));
    // About the focus if the room allows, else as near to it as it does.
    let middle = |focus: f32, low: f32, high: f32, size: f32| {
        let half = size / 2.0;
        if high - low <= size {
            (low + high) / 2.0
        } else {
            focus.clamp(low + half, high - half)
        }
    };
    let top_left = Vec2::new(
        middle(room.focus.x, inner.min.x, inner.max.x, whole.x) - whole.x / 2.0,
        middle(room.focus.y, inner.min.y, inner.max.y, whole.y) - whole.y / 2.0,
    );
    let top_left = frame.snap(top_left);
    // Where a column (row) begins and how wide it is.
    let place = |d: usize, at: i8| {
        let (low, _, from, to, ..) = lines[d];
        let one = if d == 0 { width } else { height };
        let mut start = top_left[d];
        for c in low..at {
            start += gaps[d] + if (from..=to).contains(&c) { one } else { deep };
        }
        (start, if (from..=to).contains(&at) { one } else { deep })
    };
    let cell_rect = |cell: [i8; 2]| {
        let (x, w) = place(0, cell[0]);
        let (y, h) = place(1, cell[1]);
        Rect::new(x, y, x + w, y + h)
    };
    for item in &zone.items {
        let rect = cell_rect(item.cell);
        placement
            .pieces
            .push(placement_at(rect.center(), width, 0.0));
        placement.cells.push(CellPlacement {
            cell: item.cell,
            rect,
            free: false,
            round: false,
        });
    }
    for &cell in &zone.free {
        placement.cells.push(CellPlacement {
            cell,
            rect: cell_rect(cell),
            free: true,
            round: false,
        });
    }
    let (left, right) = (place(0, lines[0].2).0, place(0, lines[0].3));
    let (top, bottom) = (place(1, lines[1].2).0, place(1, lines[1].3));
    let out = BORDER * frame.unit;
    let core = Rect::new(
        left - out,
        top - out,
        right.0 + right.1 + out,
        bottom.0 + bottom.1 + out,
    );
    let corners = [
        (core.min, Vec2::new(core.min.x, core.max.y)),
        (Vec2::new(core.max.x, core.min.y), core.max),
        (core.min, Vec2::new(core.max.x, core.min.y)),
        (Vec2::new(core.min.x, core.max.y), core.max),
    ];
    for (side, (a, b)) in corners.into_iter().enumerate() {
        if zone.border[side] {
            placement.borders.push((side, a, b));
        }
    }
}

/// How far outside the cards a border line runs.
const BORDER: f32 = 7.0;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::layout::frame::{REFERENCE, frame};
    use kortlek_rules::deck::Card as _;
    use kortlek_rules::{Deck, Face, Seat, decktet::Card as Decktet, tabled::Item};

    fn card(k: usize) -> Face {
        Decktet::at(k % Decktet::COUNT).face()
    }

    fn ups(n: usize) -> impl Iterator<Item = Item> {
        (0..n).map(|k| Item::up(card(k)))
    }

    fn backs(n: usize) -> impl Iterator<Item = Item> {
        std::iter::repeat_n(Item::back(Deck::Decktet), n)
    }

    fn grid_of(columns: i8, rows: i8, growing: bool) -> Zone {
        let mut zone = Zone::new(ZoneId::common("grid"), Place::Tableau, Policy::Grid);
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
                        zone.free.push([column, row]);
                    }
                }
            }
        }
        zone
    }

    /// The table of the drawing: a grid, a stock, three opponents with what they have, and a hand.
    fn table(columns: i8, rows: i8, growing: bool, hand: usize, players: usize) -> Layout {
        let mut zones = vec![
            Zone::new(ZoneId::common("stock"), Place::Side, Policy::Pile)
                .items(backs(12))
                .caption("12 left"),
            grid_of(columns, rows, growing),
        ];
        for seat in Seat::all(players) {
            let place = |share| Place::Panel { seat, share };
            if seat == Seat(0) {
                zones.push(
                    Zone::new(ZoneId::of("hand", seat), Place::Hand, Policy::Fan).items(ups(hand)),
                );
            } else {
                zones.push(
                    Zone::new(ZoneId::of("hand", seat), place(4), Policy::Fan)
                        .items(backs(hand))
                        .title("Hand"),
                );
                zones.push(
                    Zone::new(ZoneId::of("sealed", seat), place(3), Policy::Pile)
                        .title("Sealed")
                        .outlined(),
                );
            }
            zones.push(
                Zone::new(ZoneId::of("deferred", seat), place(2), Policy::Row)
                    .items(ups(4))
                    .title("Deferred"),
            );
        }
        Layout { zones }
    }

    fn boxes(a: &Arrangement) -> Vec<(ZoneId, Rect, f32)> {
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

    #[test]
    fn scatter_spreads_evenly_and_repeats() {
        let all: Vec<f32> = (0..1000).map(scatter).collect();
        assert!(all.iter().all(|x| (-1.0..=1.0).contains(x)));
        let mean = all.iter().sum::<f32>() / 1000.0;
        assert!(mean.abs() < 0.1, "{mean}");
        assert_eq!(scatter(7), scatter(7));
        assert!(scatter(7) != scatter(8));
    }

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
    fn every_index_of_a_hand_stays_free() {
        let f = frame(REFERENCE, 1.0, 3, Seat(0));
        for hand in 1..=24 {
            let a = arrange(&table(3, 2, true, hand, 3), &f);
            let zone = a
                .zone(ZoneId::of("hand", Seat(0)))
                .expect("there is a hand");
            for w in zone.pieces.windows(2) {
                assert!(
                    w[1].at.x - w[0].at.x >= INDEX * zone.width - 0.6,
                    "{hand} cards"
                );
                assert!(w[1].angle < w[0].angle);
            }
            for p in &zone.pieces {
                let top = p.at.y - p.width * TALL / 2.0;
                assert!(
                    top > f.hand.min.y - 30.0 && top + 0.44 * p.width * TALL < f.window.y,
                    "{hand}: the index is in the window"
                );
                assert!(
                    p.at.x - p.width / 2.0 > f.hand.min.x - 16.0
                        && p.at.x + p.width / 2.0 < f.hand.max.x + 16.0
                );
            }
        }
    }

    #[test]
    fn two_zones_of_the_hand_share_its_room_by_their_cards_and_stay_apart() {
        let f = frame(REFERENCE, 1.0, 3, Seat(0));
        for (lay, held) in [(1, 2), (5, 2), (3, 10), (0, 3)] {
            let zones = vec![
                Zone::new(ZoneId::of("lay", Seat(0)), Place::Hand, Policy::Row)
                    .title("To lay")
                    .items(ups(lay)),
                Zone::new(ZoneId::of("hand", Seat(0)), Place::Hand, Policy::Fan).items(ups(held)),
            ];
            let a = arrange(&Layout { zones }, &f);
            assert!(
                a.zones[0].used.max.x <= a.zones[1].used.min.x + 8.0,
                "{lay} and {held}"
            );
            let title = &a.zones[0].words[0];
            assert_eq!(title.text, "To lay");
            assert!(f.hand.contains(title.at));
        }
    }

    #[test]
    fn cells_of_a_grid_never_overlap_and_cards_fill_theirs() {
        let f = frame(REFERENCE, 1.0, 3, Seat(0));
        for (columns, rows, growing) in [(3, 2, true), (6, 6, false), (5, 6, true)] {
            let a = arrange(&table(columns, rows, growing, 3, 3), &f);
            let grid = a.zone(ZoneId::common("grid")).expect("there is a grid");
            for (i, one) in grid.cells.iter().enumerate() {
                for other in &grid.cells[i + 1..] {
                    let both = one.rect.intersect(other.rect);
                    assert!(
                        both.width() <= 0.0 || both.height() <= 0.0,
                        "{one:?} {other:?}"
                    );
                }
                if !one.free {
                    assert!(
                        grid.pieces
                            .iter()
                            .any(|p| (p.at - one.rect.center()).length() < 1.0)
                    );
                }
            }
        }
    }

    #[test]
    fn a_grid_that_is_full_has_its_border_outside_the_cards() {
        let f = frame(REFERENCE, 1.0, 3, Seat(0));
        let mut layout = table(6, 3, false, 3, 3);
        layout.zones[1].border = [true, true, false, false];
        let a = arrange(&layout, &f);
        let grid = a.zone(ZoneId::common("grid")).expect("there is a grid");
        assert_eq!(grid.borders.len(), 2);
        let cards = around(grid.cells.iter().map(|c| c.rect)).expect("it has cards");
        assert!(grid.borders[0].1.x < cards.min.x && grid.borders[1].1.x > cards.max.x);
        assert!(
            grid.borders
                .iter()
                .all(|b| f.tableau.contains(b.1) && f.tableau.contains(b.2))
        );
    }

    /// Six rows on both sides of a column, with so many cards on each side of the first.
    fn banks(cards: usize) -> Layout {
        let mut zones = Vec::new();
        for row in 0..6_u8 {
            for (side, end) in [(0, End::Right), (1, End::Left)] {
                let part = Place::Part {
                    raster: [2, 6],
                    at: [side, row],
                    span: [1, 1],
                };
                let name = ["left", "right"][usize::from(side)];
                let id = ZoneId::of(name, Seat(row));
                let n = if row == 0 { cards } else { 0 };
                let zone = Zone::new(id, part, Policy::Row).begin(end, 1.36, 0.6);
                zones.push(zone.tag("9", "of 9", true).items(ups(n)));
            }
        }
        let part = Place::Part {
            raster: [1, 6],
            at: [0, 0],
            span: [1, 6],
        };
        let column = (0..6).map(|row| Item::up(card(30 + row as usize)).at(0, row));
        zones.push(Zone::new(ZoneId::common("column"), part, Policy::Grid).items(column));
        Layout { zones }
    }

    #[test]
    fn eighteen_cards_in_one_row_show_their_indices() {
        for window in [
            Vec2::new(960.0, 600.0),
            REFERENCE,
            Vec2::new(1920.0, 1080.0),
            Vec2::new(2160.0, 2160.0),
            Vec2::new(3840.0, 2160.0),
        ] {
            let f = frame(window, 1.0, 2, Seat(0)).without_hand();
            let a = arrange(&banks(9), &f);
            let column = a.zones.last().expect("there is a column");
            for zone in &a.zones[..2] {
                assert!(zone.width >= 40.0 * f.unit, "{window}: {}", zone.width);
                for w in zone.pieces.windows(2) {
                    let free = w[1].at.x - w[0].at.x;
                    assert!(free >= INDEX * zone.width - 0.6, "{window}: {free}");
                    assert!(w[1].z > w[0].z);
                }
                let (tag, _) = zone.tag.as_ref().expect("it is counted");
                let ace = column.cells[0].rect;
                let cards = around(
                    zone.pieces
                        .iter()
                        .map(|p| Rect::from_center_size(p.at, Vec2::new(p.width, 1.0))),
                )
                .expect("it has cards");
                let apart = |a: Rect, b: Rect| a.max.x <= b.min.x || b.max.x <= a.min.x;
                assert!(apart(*tag, ace) && apart(*tag, cards), "{window}");
                assert!(cards.min.x >= f.tableau.min.x && cards.max.x <= f.tableau.max.x);
                assert!(
                    (zone.pieces[0].at.y - ace.center().y).abs() < 1.5,
                    "{window}"
                );
            }
            assert!(a.zones.iter().all(|z| z.rect.max.y <= f.window.y));
        }
    }

    #[test]
    fn rows_begin_beside_the_column_and_can_be_picked_as_far_as_its_other_edge() {
        let f = frame(REFERENCE, 1.0, 2, Seat(0)).without_hand();
        let a = arrange(&banks(1), &f);
        let ace = a.zones.last().expect("there is a column").cells[0].rect;
        let (left, right) = (&a.zones[0], &a.zones[1]);
        assert!(left.used.max.x > ace.max.x && left.used.contains(ace.center()));
        assert!(right.used.min.x < ace.min.x);
        let off = |zone: &ZonePlacement| (zone.pieces[0].at.x - ace.center().x).abs();
        assert!((off(left) - off(right)).abs() < 1.5, "both sides alike");
        assert_eq!(
            left.pieces[0].width,
            ace.width(),
            "all cards are of one size"
        );
    }

    #[test]
    fn a_card_that_is_decided_upon_is_large_between_the_panels() {
        let zone = Zone::new(ZoneId::common("turned"), Place::Display, Policy::Row)
            .title("Elm")
            .caption("Suns or Knots")
            .items(ups(1));
        for (players, window) in [(2, REFERENCE), (2, Vec2::new(960.0, 600.0)), (5, REFERENCE)] {
            let f = frame(window, 1.0, players, Seat(0));
            let layout = Layout {
                zones: vec![zone.clone()],
            };
            let placement = &arrange(&layout, &f).zones[0];
            let place = Rect::from_center_size(
                placement.pieces[0].at,
                Vec2::new(placement.width, placement.width * TALL),
            );
            if players == 2 {
                assert!(
                    placement.width >= 80.0 * f.unit && f.display.contains(place.min),
                    "{window}"
                );
                assert!(f.display.contains(place.max));
            } else {
                assert!(
                    f.side.contains(placement.pieces[0].at),
                    "in the strip if there is no room"
                );
            }
        }
    }

    #[test]
    fn piles_look_thick_and_draw_only_what_shows() {
        let f = frame(REFERENCE, 1.0, 3, Seat(0));
        for n in [1, 2, 5, 36] {
            let zone =
                Zone::new(ZoneId::common("stock"), Place::Side, Policy::Pile).items(backs(n));
            let a = arrange(&Layout { zones: vec![zone] }, &f);
            let pieces = &a.zones[0].pieces;
            assert!(pieces.iter().filter(|p| !p.buried).count() <= LAYERS + 1);
            assert!(!pieces[n - 1].buried);
            if n > 1 {
                assert!(pieces[n - 1].at.x > pieces[0].at.x, "the top lies higher");
            }
        }
    }

    #[test]
    fn an_empty_zone_has_its_place_and_its_word() {
        let f = frame(REFERENCE, 1.0, 2, Seat(0));
        let place = Place::Panel {
            seat: Seat(1),
            share: 1,
        };
        let zone = Zone::new(ZoneId::of("deferred", Seat(1)), place, Policy::Row)
            .title("Deferred")
            .caption("none");
        let sealed = Zone::new(ZoneId::of("sealed", Seat(1)), place, Policy::Pile).outlined();
        let a = arrange(
            &Layout {
                zones: vec![zone, sealed],
            },
            &f,
        );
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

    #[test]
    fn a_crowded_zone_takes_room_from_an_empty_one() {
        let f = frame(REFERENCE, 1.0, 2, Seat(0));
        let place = |share| Place::Panel {
            seat: Seat(1),
            share,
        };
        let zones = |n| Layout {
            zones: vec![
                Zone::new(ZoneId::of("hand", Seat(1)), place(3), Policy::Fan).items(backs(1)),
                Zone::new(ZoneId::of("deferred", Seat(1)), place(1), Policy::Row).items(ups(n)),
            ],
        };
        let room = |n| arrange(&zones(n), &f).zones[1].rect.width();
        assert!(room(5) > room(1) * 1.5);
    }

    #[test]
    fn heaps_of_tokens_stay_apart_and_inside_at_every_size() {
        for window in [
            Vec2::new(960.0, 600.0),
            REFERENCE,
            Vec2::new(1920.0, 1080.0),
        ] {
            for players in 2..=5 {
                let f = frame(window, 1.0, players, Seat(0));
                let places = Seat::all(players).map(|seat| Place::Panel { seat, share: 7 });
                let zones = places.map(|place| {
                    let Place::Panel { seat, .. } = place else {
                        panic!("it is a panel");
                    };
                    let items = (0..6_i8).flat_map(|k| {
                        (0..3).map(move |n| Item::token("moons", k as u8 * 8 + n).at(k, 0))
                    });
                    let mut zone = Zone::new(ZoneId::of("take", seat), place, Policy::Heaps);
                    zone.free = (0..7).map(|k| [k, 0]).collect();
                    zone.items(items)
                });
                let layout = Layout {
                    zones: zones.collect(),
                };
                for placement in &arrange(&layout, &f).zones {
                    assert_eq!(
                        placement.cells.len(),
                        7,
                        "one place is kept though it is empty"
                    );
                    assert!(
                        placement.width >= 16.0 * f.text,
                        "{window} {players}: {}",
                        placement.width
                    );
                    for (k, a) in placement.cells.iter().enumerate() {
                        assert!(a.round && placement.rect.inflate(1.0).contains(a.rect.center()));
                        for b in &placement.cells[k + 1..] {
                            assert!(a.rect.intersect(b.rect).is_empty(), "{window} {players}");
                        }
                    }
                    let own: Vec<&Placement> = placement.pieces.iter().take(3).collect();
                    assert!(own[0].at.y > own[1].at.y && own[1].at.y > own[2].at.y);
                    assert!(own[0].z < own[1].z && own[1].z < own[2].z);
                }
            }
        }
    }
}
