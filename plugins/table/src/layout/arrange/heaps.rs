//! Tokens: in heaps by kind, or in a bag.

use super::rooms::{Room, TOKEN, TOKENS_APART};
use crate::layout::frame::Frame;
use crate::layout::placement::{CellPlacement, TALL, ZonePlacement, placement_at};
use bevy::prelude::*;
use kortlek_rules::presentation::Zone;

/// Rise of each token of a heap above the one below, in its own width.
const TOKEN_RISE: f32 = 0.055;

/// Heaps of tokens, in as many lines as make them largest.
pub(super) fn heaps(
    zone: &Zone,
    room: &Room,
    inner: Rect,
    placement: &mut ZonePlacement,
    frame: &Frame,
) {
    let columns = zone.items.iter().map(|i| i.cell[0]);
    let columns = columns.chain(zone.cells.iter().map(|c| c[0]));
    let Some(last) = columns.max().filter(|last| *last >= 0) else {
        return;
    };
    let n = last as usize + 1;
    let most = if room.panel {
        TOKEN[1] * frame.label
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
    let centre = inner.center();
    let (left, level) = if room.panel {
        let high = inner.min.y + whole.y / 2.0 + 4.0 * frame.label;
        (inner.min.x, centre.y.min(high))
    } else {
        (centre.x - whole.x / 2.0, centre.y)
    };
    let corner = Vec2::new(left, level - whole.y / 2.0);
    placement.width = size;
    let middle = |column: usize| {
        let place = [column % across, column / across].map(|n| n as f32 + 0.5);
        corner + Vec2::from(place) * step
    };
    for column in 0..n {
        let taken = zone.items.iter().any(|i| i.cell[0] == column as i8);
        let kept = zone.cells.iter().any(|c| c[0] == column as i8);
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
        let at = middle(column) - Vec2::new(0.0, rise);
        placement.pieces.push(placement_at(at, size, 0.0));
    }
}

/// Height of a bag, in the width of its zone.
pub(crate) const BAG: f32 = 1.2;

/// Lays out a bag: the pieces in it are in its middle, unseen.
pub(super) fn bag(zone: &Zone, room: &Room, inner: Rect, placement: &mut ZonePlacement) {
    let middle = bag_middle(room, inner, placement.width);
    let size = room.card.min(inner.height()).min(inner.width());
    placement.width = size;
    for _ in &zone.items {
        let mut piece = placement_at(middle, size * 0.4, 0.0);
        piece.buried = true;
        placement.pieces.push(piece);
    }
}

/// Middle of the drawing under which tokens are hidden: in a panel level with the cards beside it, `card` wide, so that
/// the words below them stay free.
pub(super) fn bag_middle(room: &Room, inner: Rect, card: f32) -> Vec2 {
    if room.panel {
        Vec2::new(inner.center().x, inner.min.y + card * TALL / 2.0)
    } else {
        inner.center()
    }
}

#[cfg(test)]
mod tests {
    use super::super::{
        arrange,
        samples::{HD, SMALL},
    };
    use crate::layout::frame::{REFERENCE, frame};
    use crate::layout::placement::Placement;
    use kortlek_rules::{
        Seat,
        presentation::{Arrangement, Item, Layout, Place, Zone, ZoneId},
    };

    #[test]
    fn heaps_of_tokens_stay_apart_and_inside_at_every_size() {
        for window in [SMALL, REFERENCE, HD] {
            for players in 2..=5 {
                let f = frame(window, 1.0, players, Seat(0));
                let zones = Seat::all(players).map(|seat| {
                    let place = Place::Panel { seat, share: 7 };
                    let items = (0..6_i8).flat_map(|k| {
                        (0..3).map(move |n| Item::token("moons", k as u8 * 8 + n).at(k, 0))
                    });
                    let mut zone = Zone::new(ZoneId::of("take", seat), place, Arrangement::Heaps);
                    zone.cells = (0..7).map(|k| [k, 0]).collect();
                    zone.items(items)
                });
                let layout = Layout::new(zones.collect());
                for placement in &arrange(&layout, &f).zones {
                    let kept = placement.cells.len();
                    assert_eq!(kept, 7, "one place is kept though it is empty");
                    let wide = placement.width;
                    assert!(wide >= 16.0 * f.label, "{window} {players}: {wide}");
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
