//! Columns: cards one below the other, each index free.

use super::row::spacing;
use crate::layout::{
    frame::Frame,
    placement::{INDEX, TALL, ZonePlacement, placement_at},
};
use bevy::prelude::*;
use kortlek_rules::presentation::{End, Tag, Zone};

/// Part of a card's height that must stay free so that its index can be read.
const STEP: f32 = INDEX * 0.9;
/// Maximum step between cards, in their height: on the table, and (`MOST_IN_PANEL`) in a panel, where they are small.
const MOST: f32 = 0.36;
const MOST_IN_PANEL: f32 = 0.6;

/// One below the other from the top of the room, or from its bottom, closer together the more there are.
pub(super) fn column(zone: &Zone, inner: Rect, placement: &mut ZonePlacement, frame: &Frame) {
    spread(zone, inner, MOST, placement, frame);
}

/// Lays out a column with at most this distance between cards.
fn spread(zone: &Zone, inner: Rect, most: f32, placement: &mut ZonePlacement, frame: &Frame) {
    let n = zone.items.len();
    if n == 0 {
        return;
    }
    let gaps = (n - 1) as f32;
    let inset = zone.begin.map_or(0.0, |b| b.inset * placement.width);
    let long = inner.height() - inset;
    let width = placement
        .width
        .min(inner.width())
        .min(long / (TALL * (1.0 + STEP * gaps)));
    let width = frame.whole(width.max(1.0));
    placement.width = width;
    let height = width * TALL;
    let spacing = spacing(height * most, long - height, gaps);
    let whole = height + spacing * gaps;
    let top = match zone.begin.map(|b| b.end) {
        Some(End::Left) => inner.min.y + inset,
        Some(End::Right) => inner.max.y - inset - whole,
        None => inner.center().y - whole / 2.0,
    };
    for k in 0..n {
        let at = Vec2::new(inner.center().x, top + height / 2.0 + spacing * k as f32);
        placement.pieces.push(placement_at(at, width, 0.0));
    }
}

/// Size of the count on top of a column in a panel, and (`BELOW_HEAD`) the gap between it and the cards, in pixels of
/// the reference drawing.
const HEAD: [f32; 2] = [38.0, 34.0];
const BELOW_HEAD: f32 = 6.0;

/// In a seat's panel, from its top; under the count if the zone has any, though it be empty now.
pub(super) fn panel_column(zone: &Zone, inner: Rect, placement: &mut ZonePlacement, frame: &Frame) {
    let top = match zone.tag {
        Some(_) => (HEAD[1] + BELOW_HEAD) * frame.label,
        None => 0.0,
    };
    let zone = zone.clone().begin(End::Left, 0.0, 0.0);
    let mut room = inner;
    room.min.y = (inner.min.y + top).min(inner.max.y - 8.0 * frame.unit);
    spread(&zone, room, MOST_IN_PANEL, placement, frame);
}

/// The count on top of a column in a panel; none while there is nothing to count.
pub(super) fn head_of_column(zone: &Zone, inner: Rect, frame: &Frame) -> Option<(Rect, Tag)> {
    let tag = zone.tag.clone().filter(|tag| !tag.count.is_empty())?;
    let size = (Vec2::from(HEAD) * frame.label).min(inner.size());
    let at = Vec2::new(inner.center().x, inner.min.y + size.y / 2.0);
    Some((Rect::from_center_size(at, size), tag))
}

#[cfg(test)]
mod tests {
    use super::super::arrange;
    use crate::layout::frame::Frame;
    use kortlek_rules::{
        Card as _, Face, Seat, Text, french,
        presentation::{Arrangement, End, Item, Layout, Place, Zone, ZoneId},
    };

    #[test]
    fn every_index_of_a_column_stays_free_and_all_stays_in_its_room() {
        let frame = Frame::default();
        let id = ZoneId::common("street");
        for n in [1, 2, 5, 9, 13] {
            let cards = (0..n).map(|k| Item::up(Face::French(french::Card::at(k))));
            let zone = Zone::new(id, Place::Middle, Arrangement::Column)
                .begin(End::Left, 0.0, 0.0)
                .items(cards);
            let placed = arrange(&Layout::new(vec![zone]), &frame);
            let zone = placed.zone(id).unwrap();
            let inside = zone.rect.contains(zone.used.min) && zone.rect.contains(zone.used.max);
            assert!(inside, "{n}");
            for pair in zone.pieces.windows(2) {
                let down = pair[1].at.y - pair[0].at.y;
                assert!(down >= zone.width * 0.25, "{n}: {down}");
                assert!(pair[1].z > pair[0].z);
            }
        }
    }

    #[test]
    fn in_a_panel_a_column_begins_below_its_count() {
        let frame = Frame::default().with_tall_panels();
        let place = Place::Panel {
            seat: Seat(1),
            share: 1,
        };
        let zone = |n: usize, count: &str| {
            let id = ZoneId::of("suit", Seat(1));
            let cards = (0..n).map(|k| Item::up(Face::French(french::Card::at(k))));
            let zone = Zone::new(id, place, Arrangement::Column);
            let zone = zone.tag(count.to_owned(), Text::EMPTY, false).items(cards);
            arrange(&Layout::new(vec![zone]), &frame).zones[0].clone()
        };
        for n in [1, 4, 9] {
            let placed = zone(n, "7");
            let (head, _) = placed.tag.clone().expect("a count");
            let first = placed.pieces[0].at.y - 0.7 * placed.width;
            let above = head.min.y >= placed.rect.min.y && head.max.y <= first;
            assert!(above, "{n}");
            assert!(placed.used.max.y <= placed.rect.max.y + 1.0, "{n}");
        }
        // Without a count the cards keep the same position.
        let (counted, not) = (zone(2, "7"), zone(2, ""));
        assert_eq!(not.tag, None);
        assert_eq!(counted.pieces[0].at, not.pieces[0].at);
    }
}
