//! The frame round what has the focus: a ring, and bars at its four corners.

use crate::layout::frame::Frame;
use bevy::prelude::*;

/// Width of ring and bars, length of a bar, and distance of bars from the piece, in pixels of the reference drawing.
pub(super) const WIDTH: f32 = 4.0;
const ARM: f32 = 15.0;
const GAP: f32 = 8.0;

/// Bars at the corners of a box with these half sides, as logical pixels from its middle: eight, less those that would
/// cover one of `words`, which are given in the same way.
pub fn bars(half: Vec2, frame: &Frame, words: &[Rect]) -> Vec<Rect> {
    let width = frame.whole(WIDTH * frame.unit);
    let arm = ARM * frame.unit;
    // The bars' middle line runs this far outside.
    let out = half + GAP * frame.unit + width / 2.0;
    let corners = [(-1.0, 1.0), (1.0, 1.0), (-1.0, -1.0), (1.0, -1.0)].map(Vec2::from);
    let at_corner = |corner: Vec2| {
        let inwards = -corner * (arm - width) / 2.0;
        let lies = Vec2::new(inwards.x, 0.0);
        let stands = Vec2::new(0.0, inwards.y);
        [
            Rect::from_center_size(corner * out + lies, Vec2::new(arm, width)),
            Rect::from_center_size(corner * out + stands, Vec2::new(width, arm)),
        ]
    };
    let is_clear = |bar: &Rect| words.iter().all(|word| bar.intersect(*word).is_empty());
    let bars = corners.into_iter().flat_map(at_corner);
    bars.filter(is_clear).collect()
}

/// Distance of the ring's inner edge from the edge of a box with these half sides, in pixels of the reference drawing:
/// none, or inwards where the ring would otherwise lie on letters beside the box.
pub fn ring_gap(half: Vec2, frame: &Frame, words: &[Rect]) -> f32 {
    let piece = Rect::from_center_half_size(Vec2::ZERO, half);
    let letters: Vec<Rect> = words
        .iter()
        // Buttons that stand on a piece are above all that is drawn round it.
        .filter(|word| piece.intersect(**word).is_empty())
        .map(without_leading)
        .collect();
    let mut sides = sides(half, frame, 0.0).into_iter();
    let covers = |side: Rect| letters.iter().any(|line| !side.intersect(*line).is_empty());
    if sides.any(covers) { -WIDTH } else { 0.0 }
}

/// The part of a line of words that its letters take: above and below them a line has some room.
fn without_leading(line: &Rect) -> Rect {
    let room = Vec2::new(0.0, 0.15 * line.height());
    Rect {
        min: line.min + room,
        max: line.max - room,
    }
}

/// The four sides of the ring round a box with these half sides, at a distance as [`ring_gap`] gives it.
pub fn sides(half: Vec2, frame: &Frame, gap: f32) -> [Rect; 4] {
    let inner = half + gap * frame.unit;
    let out = inner + frame.whole(WIDTH * frame.unit);
    [
        Rect::from_corners(Vec2::new(-out.x, inner.y), out),
        Rect::from_corners(-out, Vec2::new(out.x, -inner.y)),
        Rect::from_corners(-out, Vec2::new(-inner.x, out.y)),
        Rect::from_corners(Vec2::new(inner.x, -out.y), out),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::layout::frame::frame;
    use kortlek_rules::Seat;

    #[test]
    fn nothing_of_it_covers_the_card_and_bars_give_way_to_words() {
        let f = frame(Vec2::new(1280.0, 800.0), 1.0, 2, Seat(0));
        let half = Vec2::new(50.0, 70.0);
        let card = Rect::from_center_half_size(Vec2::ZERO, half);
        let all = bars(half, &f, &[]);
        assert_eq!(all.len(), 8);
        for rect in all.iter().copied().chain(sides(half, &f, 0.0)) {
            assert!(rect.intersect(card).is_empty(), "{rect:?}");
            assert!(rect.width() > 0.0 && rect.height() > 0.0, "{rect:?}");
        }
        let below = Rect::from_center_size(Vec2::new(0.0, -90.0), Vec2::new(200.0, 24.0));
        let left = bars(half, &f, &[below]);
        assert!(left.iter().all(|bar| bar.min.y > 0.0), "{left:?}");
        assert_eq!(left.len(), 4);
        assert_eq!(ring_gap(half, &f, &[below]), 0.0);
        let nearer = Rect::from_center_size(Vec2::new(0.0, -79.5), Vec2::new(200.0, 18.0));
        let gap = ring_gap(half, &f, &[nearer]);
        let inside = sides(half, &f, gap);
        assert!(inside.iter().all(|side| side.intersect(nearer).is_empty()));
    }
}
