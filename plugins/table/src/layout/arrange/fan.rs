//! Cards that are held: a wide arc at the lower edge, a small one in a panel.

use super::{
    rooms::{Room, held_middle},
    row::spacing,
};
use crate::layout::frame::Frame;
use crate::layout::placement::{INDEX, TALL, ZonePlacement, placement_at};
use bevy::prelude::*;
use kortlek_rules::presentation::Zone;

/// Cards as they are held: side by side while there is room, each index free, on a shallow arc.
pub(super) fn held_fan(zone: &Zone, inner: Rect, placement: &mut ZonePlacement, frame: &Frame) {
    let n = zone.items.len();
    if n == 0 {
        return;
    }
    let gaps = (n - 1) as f32;
    // Turned cards need a little more than their width.
    let room = inner.width() * 0.97;
    let width = frame.whole(placement.width.min(room / (1.0 + INDEX * gaps)));
    placement.width = width;
    let spacing = spacing(width, room - width, gaps);
    // A hand that is lifted lies flatter, so that the outer cards are seen as a whole, too.
    let [each, all] = match inner.max.y < frame.strip.min.y - 1.0 {
        true => [3.0_f32, 8.0],
        false => [6.0, 20.0],
    };
    let turn = each.min(all / gaps.max(1.0)).to_radians();
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
pub(super) fn small_fan(
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
    let width = frame.whole(placement.width.min(inner.width() / (1.0 + share * gaps)));
    placement.width = width;
    let wide = if readable { width } else { width * 0.45 };
    let spacing = spacing(wide, inner.width() - width, gaps);
    let whole = width + spacing * gaps;
    let turn = 3.0_f32.min(8.0 / gaps.max(1.0)).to_radians();
    let corner = match room.panel {
        true => inner.min,
        false => inner.center() - Vec2::new(whole, width * TALL) / 2.0,
    };
    for k in 0..n {
        let angle = -(k as f32 - gaps / 2.0) * turn;
        let at = Vec2::new(
            corner.x + width / 2.0 + spacing * k as f32,
            corner.y + width * TALL / 2.0 + 1.0,
        );
        placement.pieces.push(placement_at(at, width, angle));
    }
}

#[cfg(test)]
mod tests {
    use super::super::{
        arrange,
        samples::{HD, table},
    };
    use crate::layout::frame::{REFERENCE, frame};
    use crate::layout::placement::{INDEX, TALL};
    use bevy::prelude::*;
    use kortlek_rules::{Seat, presentation::ZoneId};

    #[test]
    fn a_lifted_hand_is_seen_as_a_whole() {
        for window in [HD, Vec2::new(800.0, 1280.0)] {
            let f = frame(window, 1.0, 3, Seat(0));
            for hand in [1, 3, 7, 12] {
                let a = arrange(&table(3, 2, true, hand, 3), &f);
                let zone = a.zone(ZoneId::of("hand", Seat(0))).expect("a hand");
                for p in &zone.pieces {
                    let half = Vec2::new(p.width, p.width * TALL) / 2.0;
                    let (sin, cos) = p.angle.abs().sin_cos();
                    let lowest = p.at.y + half.y * cos + half.x * sin;
                    assert!(lowest < f.window.y + 0.06 * p.width, "{window} {hand}");
                    assert!(p.at.y - half.y > f.hand.min.y - 16.0, "{window} {hand}");
                }
            }
        }
    }

    #[test]
    fn every_index_of_a_hand_stays_free() {
        let f = frame(REFERENCE, 1.0, 3, Seat(0));
        for hand in 1..=24 {
            let a = arrange(&table(3, 2, true, hand, 3), &f);
            let zone = a.zone(ZoneId::of("hand", Seat(0))).expect("a hand");
            for w in zone.pieces.windows(2) {
                let free = w[1].at.x - w[0].at.x;
                assert!(free >= INDEX * zone.width - 0.6, "{hand} cards");
                assert!(w[1].angle < w[0].angle);
            }
            for p in &zone.pieces {
                let top = p.at.y - p.width * TALL / 2.0;
                assert!(
                    top > f.hand.min.y - 30.0 && top + 0.44 * p.width * TALL < f.window.y,
                    "{hand}: the index is in the window"
                );
                let [left, right] = [p.at.x - p.width / 2.0, p.at.x + p.width / 2.0];
                assert!(left > f.hand.min.x - 16.0 && right < f.hand.max.x + 16.0);
            }
        }
    }
}
