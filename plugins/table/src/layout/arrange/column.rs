//! Columns: cards one below the other, each index free.

use crate::layout::{
    frame::Frame,
    placement::{INDEX, TALL, ZonePlacement, placement_at},
};
use bevy::prelude::*;
use kortlek_rules::tabled::{End, Zone};

/// How much of a card's height must stay free so that its index can be read.
const STEP: f32 = INDEX * 0.9;
/// How far cards lie apart at most, in their height.
const MOST: f32 = 0.36;

/// One below the other from the top of the room, or from its bottom, closer together the more there are.
pub(super) fn column(zone: &Zone, inner: Rect, placement: &mut ZonePlacement, frame: &Frame) {
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
    let spacing = if n > 1 {
        (height * MOST).min((long - height) / gaps)
    } else {
        0.0
    };
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

#[cfg(test)]
mod tests {
    use super::super::arrange;
    use crate::layout::frame::Frame;
    use kortlek_rules::{
        Card as _, Face, french,
        tabled::{Arrangement, End, Item, Layout, Place, Zone, ZoneId},
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
            assert!(
                zone.rect.contains(zone.used.min) && zone.rect.contains(zone.used.max),
                "{n}"
            );
            for pair in zone.pieces.windows(2) {
                let down = pair[1].at.y - pair[0].at.y;
                assert!(down >= zone.width * 0.25, "{n}: {down}");
                assert!(pair[1].z > pair[0].z);
            }
        }
    }
}
