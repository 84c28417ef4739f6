//! Places for cards that are filled one after the other: in one line, or in as many as show them larger.

use bevy::prelude::*;

/// Size of a place, in pixels of the reference drawing.
pub const SLOT: Vec2 = Vec2::new(38.0, 52.0);
/// Distance from one place to the next, in the same pixels.
pub const STEP: Vec2 = Vec2::new(42.0, 60.0);
/// Maximum number of lines.
const MOST_LINES: usize = 5;
/// Free space on either side, in the same pixels.
const MARGIN: f32 = 4.0;

/// Height of the places in their full size in the most lines, in the same pixels.
pub(super) fn full_height() -> f32 {
    STEP.y * MOST_LINES as f32
}

/// Size of all places together for a scale of one.
fn whole(n: usize, columns: usize) -> Vec2 {
    let lines = n.div_ceil(columns);
    STEP * Vec2::new(columns as f32, lines as f32) - (STEP - SLOT)
}

/// Number of columns in a room, and scale of the places.
pub fn slot_columns(n: usize, room: Vec2, unit: f32) -> (usize, f32) {
    let n = n.max(1);
    let scale = |columns| (room / whole(n, columns)).min_element().min(unit);
    let lines = (2..=MOST_LINES).map(|lines| n.div_ceil(lines));
    let columns = lines.fold(n, |a, b| if scale(b) > 1.02 * scale(a) { b } else { a });
    (columns, scale(columns))
}

/// Rectangle of the places in the middle of a room.
pub(super) fn take_slots(n: usize, inner: Rect, unit: f32) -> Rect {
    let room = inner.size() - Vec2::new(2.0 * MARGIN * unit, 0.0);
    let (columns, scale) = slot_columns(n, room.max(Vec2::ONE), unit);
    Rect::from_center_size(inner.center(), whole(n.max(1), columns) * scale)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_stand_in_more_lines_where_they_are_larger_so() {
        let columns = |wide: f32, high: f32| slot_columns(10, Vec2::new(wide, high), 1.0).0;
        assert_eq!(columns(500.0, 60.0), 10);
        assert_eq!(columns(220.0, 130.0), 5);
        assert_eq!(columns(90.0, 300.0), 2);
    }

    #[test]
    fn they_take_no_more_than_they_need_and_stand_there_as_in_their_room() {
        for (wide, high) in [(500.0, 60.0), (220.0, 130.0), (90.0, 300.0), (86.0, 100.0)] {
            let room = Rect::new(10.0, 20.0, 10.0 + wide, 20.0 + high);
            let taken = take_slots(10, room, 1.0);
            assert!(room.contains(taken.min) && room.contains(taken.max));
            let (columns, scale) = slot_columns(10, taken.size(), 1.0);
            let [inside, exact] = [taken.size(), whole(10, columns) * scale];
            assert!(
                (inside - exact).abs().max_element() < 0.1,
                "{inside}, {exact}"
            );
        }
    }
}
