//! Cards side by side.

use super::rooms::{Room, held_middle};
use crate::layout::frame::Frame;
use crate::layout::placement::{INDEX, TALL, ZonePlacement, placement_at};
use bevy::prelude::*;
use kortlek_rules::presentation::{End, Zone};

/// Side by side, overlapping when they must.
pub(super) fn row(
    zone: &Zone,
    room: &Room,
    inner: Rect,
    placement: &mut ZonePlacement,
    frame: &Frame,
) {
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
    let spacing = spacing(width + room.gap, long - width, gaps);
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

/// Distance from one piece to the next: at most this, and less where all `gaps` between them have only so much room.
pub(super) fn spacing(most: f32, room: f32, gaps: f32) -> f32 {
    match gaps > 0.0 {
        true => most.min(room / gaps),
        false => 0.0,
    }
}

#[cfg(test)]
mod tests {
    use super::super::{
        arrange,
        samples::{GROWING, HD, SMALL, UHD, card, ups},
    };
    use crate::layout::frame::{REFERENCE, frame};
    use crate::layout::placement::{INDEX, ZonePlacement, around};
    use bevy::prelude::*;
    use kortlek_rules::{
        Seat,
        presentation::{Area, Arrangement, End, Item, Layout, Place, Zone, ZoneId},
    };

    /// Six rows on both sides of a column, with a number of cards on each side of the first.
    fn banks(cards: usize) -> Layout {
        const COLUMN: ZoneId = ZoneId::common("column");
        let row_of = |name, row| ZoneId::of(name, Seat(row));
        let mut zones = Vec::new();
        for row in 0..6_u8 {
            for (name, end) in [("left", End::Right), ("right", End::Left)] {
                let zone = Zone::new(row_of(name, row), Place::Middle, Arrangement::Row);
                let n = if row == 0 { cards } else { 0 };
                let zone = zone.begin(end, 1.36, 0.6).items(ups(n));
                zones.push(zone.tag("9".to_owned(), "of 9".to_owned(), true));
            }
        }
        let column = (0..6).map(|row| Item::up(card(30 + row as usize)).at(0, row));
        zones.push(Zone::new(COLUMN, Place::Middle, Arrangement::Grid(GROWING)).items(column));
        let sides = |row| Area::row([(1, row_of("left", row)), (1, row_of("right", row))]);
        let rows = Area::column((0..6).map(|row| (1, sides(row))));
        Layout::new(zones).divided(&Area::stack([rows, COLUMN.into()]))
    }

    #[test]
    fn eighteen_cards_in_one_row_show_their_indices() {
        for window in [SMALL, REFERENCE, HD, Vec2::splat(2160.0), UHD] {
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
                let cards = zone.pieces.iter();
                let cards = cards.map(|p| Rect::from_center_size(p.at, Vec2::new(p.width, 1.0)));
                let cards = around(cards).expect("it has cards");
                let apart = |a: Rect, b: Rect| a.max.x <= b.min.x || b.max.x <= a.min.x;
                assert!(apart(*tag, ace) && apart(*tag, cards), "{window}");
                assert!(cards.min.x >= f.tableau.min.x && cards.max.x <= f.tableau.max.x);
                let off = zone.pieces[0].at.y - ace.center().y;
                assert!(off.abs() < 1.5, "{window}");
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
        let wide = left.pieces[0].width;
        assert_eq!(wide, ace.width(), "all cards are of one size");
    }
}
