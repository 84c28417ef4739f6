//! Arrangement of a layout: computes the position of each piece from the zones' policies. Pure: layout and frame in,
//! places out.
//!
//! Everything is in window coordinates, logical pixels with y down.

mod canvas;
mod column;
mod decorations;
mod fan;
mod fixed;
mod grid;
mod heaps;
mod pile;
mod rooms;
mod row;
mod slots;
mod words;

pub(crate) use heaps::BAG;

pub use canvas::fit;
pub use fixed::cell_rect;
pub use slots::{SLOT, STEP as SLOT_STEP, slot_columns};

use canvas::lie_on;
use column::{column, head_of_column, panel_column};
use decorations::{
    begin_row, beside_title, bring_title_near, captions, clear_tabs, ground, pills, tag_beside,
    take_place, title_above, title_beside,
};
use fan::{held_fan, small_fan};
use fixed::fixed;
use grid::grid;
use heaps::{bag, bag_middle, heaps};
use pile::pile;
use rooms::{
    PANEL_TITLE, PILL, Room, TITLE, board, column_rooms, hand_rooms, panel_rooms, side_rooms,
    tableau_rooms,
};
use row::row;
use slots::take_slots;
use words::fit_words;

use crate::layout::{
    frame::Frame,
    placement::{Placement, Placements, TALL, ZonePlacement},
};
use bevy::prelude::*;
use kortlek_rules::presentation::{Arrangement, End, Grid, Layout, Place, ScoreSheet, Zone};

/// The depth of the lowest zone; each zone has [`ZONE_DEPTH`] of its own.
const LOWEST: f32 = 10.0;

/// Depth reserved for a zone.
const ZONE_DEPTH: f32 = 8.0;

/// Between two pieces of a zone.
const STEP: f32 = 0.1;

/// Arranges a layout in a frame.
pub fn arrange(layout: &Layout, frame: &Frame) -> Placements {
    let mut all = Arranger {
        layout,
        frame,
        depth: depths(layout),
        zones: layout.zones.iter().map(|_| None).collect(),
    };
    let side = all.columns();
    let has_side = !side.is_empty();
    for (k, rect) in side_rooms(layout, &side, frame) {
        all.lay(k, Room::side(rect, frame));
    }
    let middle = all.of(|p| *p == Place::Middle);
    for (k, rect, keep) in tableau_rooms(layout, &middle, has_side, frame) {
        all.lay(k, Room::tableau(rect, keep, frame));
    }
    for (k, zone) in layout.zones.iter().enumerate() {
        if let Place::Board(part) = zone.place {
            let rect = board(part, has_side, frame);
            all.lay(k, Room::part(rect, frame));
        }
    }
    let hands = all.of(|p| *p == Place::Hand);
    for (k, rect) in hand_rooms(layout, &hands, frame.hand) {
        all.lay(k, Room::hand(rect, frame));
    }
    all.panels();
    all.placements()
}

/// The depth of each zone. Nearer places come later, so that a held hand covers the pieces on the table.
fn depths(layout: &Layout) -> Vec<f32> {
    let zones = &layout.zones;
    let mut order: Vec<usize> = (0..zones.len()).collect();
    order.sort_by_key(|&k| match zones[k].place {
        Place::Side => 0,
        Place::Panel { .. } => 1,
        Place::Middle | Place::Board(_) => 2,
        Place::Column(_) => 3,
        Place::Hand => 4,
    });
    let mut depth = vec![0.0; zones.len()];
    let mut next = LOWEST;
    for k in order {
        if zones[k].arrangement.is_wide_canvas() {
            depth[k] = crate::layout::depth::CANVAS;
            continue;
        }
        depth[k] = next;
        // A zone that can hold no pieces takes no depth.
        if zones[k].arrangement != Arrangement::Empty {
            next += ZONE_DEPTH;
        }
    }
    depth
}

/// Zones as they get their places.
struct Arranger<'a> {
    layout: &'a Layout,
    frame: &'a Frame,
    depth: Vec<f32>,
    zones: Vec<Option<ZonePlacement>>,
}

impl Arranger<'_> {
    /// The zones with such a place.
    fn of(&self, wanted: impl Fn(&Place) -> bool) -> Vec<usize> {
        let zones = self.layout.zones.iter().enumerate();
        let wanted = zones.filter(|(_, zone)| wanted(&zone.place));
        wanted.map(|(k, _)| k).collect()
    }

    fn laid(&self, k: usize, room: Room) -> ZonePlacement {
        lay_out(&self.layout.zones[k], room, self.depth[k], self.frame)
    }

    fn lay(&mut self, k: usize, room: Room) {
        self.zones[k] = Some(self.laid(k, room));
    }

    /// Lays out the zones in the columns. Returns the zones at the side: if panels leave a column no room, its zones
    /// are put into the strip at the middle's edge.
    fn columns(&mut self) -> Vec<usize> {
        let frame = self.frame;
        let mut side = self.of(|p| *p == Place::Side);
        let ends: &[(&[End], Option<Rect>)] = match frame.portrait {
            // There is one room for both, beside the viewer's panel.
            true => &[(&[End::Left, End::Right], Some(frame.display))],
            false => &[
                (&[End::Left], Some(frame.display)),
                (&[End::Right], column_right(self.layout, frame)),
            ],
        };
        for (ends, area) in ends {
            let here = self.of(|p| matches!(p, Place::Column(end) if ends.contains(end)));
            let large = Vec2::new(60.0, 100.0) * frame.unit;
            match area.filter(|area| area.size().cmpgt(large).all()) {
                Some(area) => {
                    for (k, rect) in column_rooms(self.layout, &here, area, frame) {
                        let room = Room::display(&self.layout.zones[k], rect, frame);
                        self.lay(k, room);
                    }
                }
                // A score sheet is too wide for the strip: without room for it, it is left out.
                None => side.extend(
                    here.into_iter()
                        .filter(|k| self.layout.zones[*k].sheet.is_none()),
                ),
            }
        }
        side
    }

    /// Lays out the zones in the seats' panels.
    fn panels(&mut self) {
        let (layout, frame) = (self.layout, self.frame);
        for panel in &frame.panels {
            let share = |zone: &Zone| match zone.place {
                Place::Panel { seat, share } if seat == panel.seat => Some(share),
                _ => None,
            };
            let zones = layout.zones.iter().enumerate();
            let inside = zones.filter_map(|(k, zone)| Some((k, share(zone)?)));
            let inside: Vec<(usize, u8)> = inside.collect();
            let titled = |(k, _): &(usize, u8)| !layout.zones[*k].title.is_empty();
            let above = match inside.iter().any(titled) {
                true => PANEL_TITLE * frame.label,
                false => 0.0,
            };
            let width = (44.0 * frame.label).min((panel.body.height() - above) / TALL);
            for (k, rect) in panel_rooms(layout, &inside, panel.body, width, frame.label) {
                let room = Room {
                    above,
                    ..Room::panel(rect, width, frame)
                };
                self.lay(k, room);
            }
        }
    }

    /// Positions of all zones. A zone in the panel of a seat that is not at this table is placed in the middle of the
    /// tableau.
    fn placements(mut self) -> Placements {
        let nowhere = Rect::from_center_size(self.frame.tableau.center(), Vec2::ONE);
        let zones = std::mem::take(&mut self.zones).into_iter().enumerate();
        let zones = zones.map(|(k, zone)| {
            zone.unwrap_or_else(|| self.laid(k, Room::panel(nowhere, 1.0, self.frame)))
        });
        let mut zones: Vec<ZonePlacement> = zones.collect();
        fit_words(self.layout, &mut zones, self.frame);
        Placements { zones }
    }
}

/// Full size of a score sheet, in pixels of the reference drawing.
fn sheet_size(sheet: &ScoreSheet) -> Vec2 {
    let [columns, rows] = [sheet.columns.len(), sheet.rows.len() + 1].map(|n| n as f32);
    Vec2::new(
        2.0 * SHEET_INSET + SHEET_NAME + SHEET_COLUMN * columns,
        SHEET_ROW * rows + SHEET_INSET,
    )
}

/// Height of a score sheet of this width, in pixels of the reference drawing.
fn sheet_high(sheet: &ScoreSheet, wide: f32) -> f32 {
    let whole = sheet_size(sheet);
    whole.y * (wide / whole.x).min(1.0)
}

/// Returns true if the letters of a score sheet of this scale are large enough to be read.
pub(crate) fn is_readable_sheet(scale: f32) -> bool {
    SHEET_TYPE * scale >= SMALLEST_SHEET_TYPE
}

/// The part of the right column above the log that zones take; `None` if there are none, or no room for them. The log
/// begins below.
pub fn column_right(layout: &Layout, frame: &Frame) -> Option<Rect> {
    if frame.portrait {
        return None; // They are beside the viewer's panel.
    }
    /// Height of a zone there, and minimum height of the log, in pixels of the reference drawing.
    const ZONE: f32 = 196.0;
    const LOG: f32 = 110.0;
    let zones = layout.zones.iter();
    let zones = zones.filter(|z| z.place == Place::Column(End::Right));
    let n = zones.clone().count();
    let room = frame.log.height() - LOG * frame.label;
    // A score sheet is as high as its rows; the log has better use for the rest.
    let wide = frame.log.width() / frame.label;
    let high = |z: &Zone| match &z.sheet {
        Some(sheet) => sheet_high(sheet, wide).clamp(104.0, ZONE),
        None => ZONE,
    };
    let high = (zones.clone().map(high).sum::<f32>() * frame.label).min(room);
    let enough = n > 0 && high >= 100.0 * frame.unit * n as f32;
    let each = Vec2::new(frame.log.width(), high / n.max(1) as f32 - 8.0 * frame.unit);
    let scale = |sheet| (each / sheet_size(sheet)).min_element().min(frame.label);
    let mut sheets = zones.filter_map(|z| z.sheet.as_ref());
    let readable = sheets.all(|sheet| is_readable_sheet(scale(sheet)));
    (enough && readable).then(|| Rect {
        max: Vec2::new(frame.log.max.x, frame.log.min.y + high),
        ..frame.log
    })
}

/// A score sheet of its full size, in pixels of the reference drawing: height of a row, minimum width of a column,
/// distance of words from its edge, and usual width of a name.
pub(crate) const SHEET_ROW: f32 = 34.0;
pub(crate) const SHEET_TYPE: f32 = 17.0;
/// The smallest type of a score sheet beside the table, in logical pixels: it is left out where it would be smaller.
const SMALLEST_SHEET_TYPE: f32 = 11.0;
pub(crate) const SHEET_COLUMN: f32 = 44.0;
pub(crate) const SHEET_INSET: f32 = 18.0;
const SHEET_NAME: f32 = 52.0;
/// Width of the count at the end of a row, in cards' widths.
const TAG: f32 = 0.56;
/// Height of the lamps below the pieces of a zone, in pixels of the reference drawing.
pub(crate) const LAMPS: f32 = 30.0;

/// Moves, sizes and turns the pieces by their poses. On a canvas the place is set already.
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

/// Part of a zone's room that is left for its pieces.
fn inner(zone: &Zone, room: &Room, frame: &Frame) -> Rect {
    let mut inner = room.rect;
    if room.panel {
        inner.min.y += room.above;
    } else if !zone.title.is_empty() && !room.held {
        inner.min.y += TITLE * frame.label;
    }
    if room.pill {
        inner.max.y -= PILL * frame.label * pills(zone);
    }
    let pieces = zone.arrangement != Arrangement::Empty;
    if zone.lamps.is_some() && (pieces || zone.track.is_some()) {
        inner.max.y -= LAMPS * frame.label;
    }
    inner
}

/// Gives the pieces their depths, and upright ones a sharp place.
fn settle(pieces: &mut [Placement], z: f32, tall: f32, frame: &Frame) {
    // Very large piles share the depth that a zone has.
    let step = STEP.min((ZONE_DEPTH - 1.0) / pieces.len().max(1) as f32);
    for (k, piece) in pieces.iter_mut().enumerate() {
        piece.z = z + step * k as f32;
        if piece.angle == 0.0 {
            // An upright card's corner lies between two of the screen's pixels, so that it is drawn sharp.
            let half = Vec2::new(piece.width, frame.whole(piece.width * tall)) / 2.0;
            piece.at = frame.snap(piece.at - half) + half;
        }
    }
}

/// Lays out one zone in its room.
fn lay_out(zone: &Zone, room: Room, z: f32, frame: &Frame) -> ZonePlacement {
    let mut inner = inner(zone, &room, frame);
    let card = room.card.min(inner.height().max(8.0) / TALL);
    if room.held && !zone.title.is_empty() {
        inner.min.x += beside_title(zone, inner, card + room.gap, frame);
    }
    // Beside others in a panel a single card or pile is no wider than its room.
    let card = if room.panel && matches!(zone.arrangement, Arrangement::Pile | Arrangement::Row) {
        card.min(inner.width().max(8.0))
    } else {
        card
    };
    let mut placement = ZonePlacement {
        id: zone.id,
        rect: room.rect,
        used: Rect::default(),
        width: frame.whole(card),
        pieces: Vec::new(),
        cells: Vec::new(),
        words: Vec::new(),
        borders: Vec::new(),
        outline: None,
        tag: None,
        ground: None,
        z,
    };
    let to = &mut placement;
    let titled = !zone.title.is_empty();
    if titled && !room.held {
        to.words.push(title_above(zone, &room, frame));
    }
    match zone.arrangement {
        Arrangement::Grid(Grid::Fixed { size, wide, card }) => {
            fixed([size, [wide, card]], zone, inner, to, frame);
        }
        Arrangement::Grid(Grid::Growing { .. }) => grid(zone, &room, inner, to, frame),
        Arrangement::Pile => pile(zone, &room, inner, to, frame),
        Arrangement::Row => row(zone, &room, inner, to, frame),
        Arrangement::Heaps => heaps(zone, &room, inner, to, frame),
        Arrangement::Hidden => bag(zone, &room, inner, to),
        Arrangement::Empty => {}
        Arrangement::Column if room.panel => panel_column(zone, inner, to, frame),
        Arrangement::Column => column(zone, inner, to, frame),
        Arrangement::Canvas(canvas) => lie_on(canvas, zone, inner, to, frame),
        Arrangement::Fan if room.held => held_fan(zone, inner, to, frame),
        Arrangement::Fan => small_fan(zone, &room, inner, to, frame),
    }
    strike_poses(zone, to);
    // Tokens are round.
    let tall = match zone.arrangement {
        Arrangement::Heaps | Arrangement::Hidden => 1.0,
        _ => TALL,
    };
    settle(&mut to.pieces, z, tall, frame);
    take_place(zone, &room, inner, tall, to);
    if titled && !room.held && !room.panel {
        bring_title_near(to, frame);
    }
    if let Some(track) = zone.track.as_ref().filter(|track| track.slots) {
        to.used = take_slots(track.stops.len(), inner, frame.unit);
    }
    if zone.arrangement == Arrangement::Hidden {
        let middle = bag_middle(&room, inner, card);
        to.used = Rect::from_center_size(middle, Vec2::splat(to.width * BAG));
    }
    if room.panel && zone.arrangement == Arrangement::Column {
        to.tag = head_of_column(zone, inner, frame);
    } else if let Some(begin) = zone.begin {
        begin_row(begin, zone.tag.as_ref(), inner, card, to);
    } else if let Some(tag) = &zone.tag {
        let card = to.width.max(40.0 * frame.unit);
        // A bag's drawing has air round it.
        let drawing = match zone.arrangement {
            Arrangement::Hidden => Rect::from_center_size(to.used.center(), to.used.size() / BAG),
            _ => to.used,
        };
        let place = tag_beside(to.used, drawing, room.rect, card);
        to.tag = Some((place, tag.clone()));
    }
    ground(zone, inner, to);
    if titled && room.held {
        to.words.push(title_beside(zone, room.rect, to.used, frame));
    }
    captions(zone, &room, inner, frame, to);
    if !room.held {
        clear_tabs(zone, to, frame);
    }
    placement
}

/// Layouts for tests.
#[cfg(test)]
mod samples {
    use super::*;
    use kortlek_rules::deck::Card as _;
    use kortlek_rules::{
        Deck, Face, Seat,
        decktet::Card as Decktet,
        presentation::{Grid, Item, ZoneId},
    };

    /// A small window, and two large ones.
    pub(super) const SMALL: Vec2 = Vec2::new(960.0, 600.0);
    pub(super) const HD: Vec2 = Vec2::new(1920.0, 1080.0);
    pub(super) const UHD: Vec2 = Vec2::new(3840.0, 2160.0);

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
        let arrangement = Arrangement::Grid(GROWING);
        let mut zone = Zone::new(ZoneId::common("grid"), Place::Middle, arrangement);
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

    /// The table of the drawing: a grid, a stock, three opponents with their zones, and a hand.
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
            let zone =
                |name, place, arrangement| Zone::new(ZoneId::of(name, seat), place, arrangement);
            let place = |share| Place::Panel { seat, share };
            if seat == Seat(0) {
                zones.push(zone("hand", Place::Hand, Arrangement::Fan).items(ups(hand)));
            } else {
                let held = zone("hand", place(4), Arrangement::Fan).items(backs(hand));
                zones.push(held.title("Hand".to_owned()));
                let sealed = zone("sealed", place(3), Arrangement::Pile).outlined();
                zones.push(sealed.title("Sealed".to_owned()));
            }
            let deferred = zone("deferred", place(2), Arrangement::Row).items(ups(4));
            zones.push(deferred.title("Deferred".to_owned()));
        }
        Layout::new(zones)
    }

    /// The zone of this name that belongs to nobody.
    pub(super) fn the_zone<'a>(a: &'a Placements, name: &'static str) -> &'a ZonePlacement {
        a.zone(ZoneId::common(name)).expect("it is there")
    }
}

#[cfg(test)]
mod tests {
    use super::{samples::*, *};
    use crate::layout::frame::{REFERENCE, frame};
    use kortlek_rules::{Seat, presentation::ZoneId};

    fn is_inside(rect: Rect, room: Rect) -> bool {
        rect.min.cmpge(room.min).all() && rect.max.cmple(room.max).all()
    }

    #[test]
    fn the_reference_table_lies_as_in_the_drawing() {
        let f = frame(REFERENCE, 1.0, 4, Seat(0));
        let a = arrange(&table(4, 3, true, 3, 4), &f);
        let grid = the_zone(&a, "grid");
        assert_eq!(grid.width, 96.0);
        let first = grid.pieces[0];
        let first = first.at - Vec2::new(first.width, first.width * TALL) / 2.0;
        assert!((first - Vec2::new(436.0, 126.0)).length() < 1.5, "{first}");
        let growth = grid.cells.iter().find(|c| c.cell == [-1, 1]);
        let growth = growth.expect("it can grow to the left").rect;
        let left = growth.min.x - 384.0;
        assert!(
            (growth.width() - 44.0).abs() < 0.1 && left.abs() < 1.5,
            "{growth:?}"
        );
        let hand = |seat| {
            a.zone(ZoneId::of("hand", Seat(seat)))
                .expect("all have hands")
        };
        let mine = &hand(0).pieces;
        assert_eq!(mine.iter().map(|p| p.width).collect::<Vec<_>>(), [124.0; 3]);
        let second = mine[1].at;
        assert!(
            (second - Vec2::new(640.0, 738.0)).length() < 2.0,
            "{second}"
        );
        let stock = the_zone(&a, "stock");
        assert_eq!(stock.width, 84.0);
        assert!((stock.pieces[0].at.x - 315.0).abs() < 3.0);
        assert_eq!(hand(1).width, 44.0);
        let first = hand(1).pieces[0].at;
        assert!((first - Vec2::new(54.0, 417.0)).length() < 4.0, "{first}");
    }

    #[test]
    fn everything_fits_at_every_size_and_depths_are_unique() {
        for window in [SMALL, REFERENCE, HD, UHD, Vec2::splat(1000.0)] {
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
                    let pieces = a.zones.iter().flat_map(|zone| &zone.pieces);
                    let mut depths: Vec<f32> = pieces.map(|p| p.z).collect();
                    depths.sort_by(f32::total_cmp);
                    assert!(depths.windows(2).all(|w| w[1] - w[0] > 0.01), "{what}");
                    let table = f.tableau.inflate(0.5);
                    for c in &the_zone(&a, "grid").cells {
                        assert!(is_inside(c.rect, table), "{what}: {c:?} {table:?}");
                        assert!(c.rect.min.x >= f.side.max.x, "the stock is free: {what}");
                    }
                    for zone in a.zones.iter().filter(|z| {
                        z.id.name == "deferred"
                            || (z.id.name == "hand" && z.id.seat != Some(Seat(0)))
                    }) {
                        let seat = zone.id.seat.expect("it is a seat's");
                        let body = f.panel(seat).expect("who sits there").rect;
                        for p in &zone.pieces {
                            let size = Vec2::new(p.width, p.width * TALL);
                            let inside = is_inside(Rect::from_center_size(p.at, size), body);
                            assert!(inside, "{what}: {:?} {p:?} {body:?}", zone.id);
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
    fn a_mark_round_a_count_before_a_row_takes_half_a_card_there() {
        use kortlek_rules::presentation::{Area, Mark};
        let id = ZoneId::common("street");
        for window in [SMALL, REFERENCE] {
            let f = frame(window, 1.0, 3, Seat(0));
            let zone = Zone::new(id, Place::Middle, Arrangement::Row)
                .begin(End::Left, 0.0, 0.0)
                .items(ups(3))
                .tag("3", "", true)
                .tag_round(Some(Mark("wreath")));
            let area = Area::row([(5, Area::Gap), (11, id.into())]);
            let zone = &arrange(&Layout::new(vec![zone]).divided(&area), &f).zones[0];
            let (tag, _) = zone.tag.as_ref().expect("it is counted");
            let half = crate::draw::zone_decor::ROUND * tag.height() / 2.0;
            let [left, right] = [tag.center().x - half, tag.center().x + half];
            assert!(right <= zone.used.min.x + 1.0, "it is not on cards");
            assert!(left >= zone.used.min.x - 0.62 * 96.0 * 1.18 * f.unit);
        }
    }

    #[test]
    fn a_title_stands_near_its_pieces_in_a_high_room() {
        let zone = Zone::new(ZoneId::common("pile"), Place::Middle, Arrangement::Pile)
            .title("You looked".to_owned());
        for items in [0, 1, 8] {
            let layout = Layout::new(vec![zone.clone().items(backs(items)).outlined()]);
            for (window, high) in [(Vec2::new(800.0, 1280.0), true), (REFERENCE, false)] {
                let f = frame(window, 1.0, 4, Seat(0));
                let placement = &arrange(&layout, &f).zones[0];
                let title = &placement.words[0];
                let gap = placement.used.min.y - title.at.y;
                assert!(gap > 10.0 * f.label, "{window} {items}: {gap}");
                assert!(!high || gap < 40.0 * f.label, "{window} {items}: {gap}");
            }
        }
    }

    #[test]
    fn a_score_sheet_beside_the_table_can_be_read_or_is_left_out() {
        let mut left_out = 0;
        for window in [SMALL, REFERENCE, HD] {
            for (players, watched) in (2..=5).flat_map(|n| [(n, false), (n, true)]) {
                let f = frame(window, 1.0, players, Seat(0));
                let f = if watched { f.above_strip(1.0) } else { f };
                let sheet = ScoreSheet {
                    columns: (1..=3).map(|n: i32| n.to_string().into()).collect(),
                    now: None,
                    rows: Seat::all(players).map(|seat| (seat, vec![])).collect(),
                };
                let size = sheet_size(&sheet);
                let zone = Zone::sheet(ZoneId::common("sheet"), Place::Column(End::Right), sheet);
                let layout = Layout::new(vec![zone]);
                let used = arrange(&layout, &f).zones[0].used;
                let scale = (used.size() / size).min_element();
                let shown = column_right(&layout, &f).is_some();
                let readable = is_readable_sheet(scale);
                assert_eq!(readable, shown, "{window} {players} {used:?}");
                left_out += u32::from(!shown);
            }
        }
        assert!(left_out > 0 && left_out < 12, "{left_out}");
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
        let outline = a.zones[1].outline;
        let outline = outline.expect("an outlined zone shows where its card goes");
        assert_eq!(outline.width(), a.zones[1].width);
        let panel = f.panel(Seat(1));
        assert!(panel.is_some_and(|p| p.body.contains(outline.center())));
    }
}
