//! Cards on top of each other.

use super::rooms::{Room, empty_place};
use crate::layout::frame::Frame;
use crate::layout::placement::{REST_TILT, ZonePlacement, placement_at, scatter, seed};
use bevy::prelude::*;
use kortlek_rules::presentation::Zone;

/// Number of cards of a pile that can be told apart by its thickness.
const LAYERS: usize = 3;

/// Lays out a pile. Hidden cards make a neat stack with a hint of thickness; open ones are scattered as if thrown.
pub(super) fn pile(
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

#[cfg(test)]
mod tests {
    use super::super::{arrange, pile::LAYERS, samples::backs};
    use crate::layout::frame::{REFERENCE, frame};
    use bevy::prelude::*;
    use kortlek_rules::{
        Seat,
        presentation::{Arrangement, Layout, Place, Zone, ZoneId},
    };

    #[test]
    fn piles_look_thick_and_draw_only_what_shows() {
        let f = frame(REFERENCE, 1.0, 3, Seat(0));
        for n in [1, 2, 5, 36] {
            let zone =
                Zone::new(ZoneId::common("stock"), Place::Side, Arrangement::Pile).items(backs(n));
            let a = arrange(&Layout::new(vec![zone]), &f);
            let pieces = &a.zones[0].pieces;
            assert!(pieces.iter().filter(|p| !p.buried).count() <= LAYERS + 1);
            assert!(!pieces[n - 1].buried);
            if n > 1 {
                assert!(pieces[n - 1].at.x > pieces[0].at.x, "the top lies higher");
            }
        }
    }
}
