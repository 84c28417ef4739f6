//! Place of what is shown beside a thing that it explains: a tooltip, a tip, a closer look at a card, the words of a
//! teacher. All in logical pixels of the window, y down.

use bevy::math::{Rect, Vec2};

/// Distance from the thing.
const GAP: f32 = 14.0;
/// Pixels of distance that weigh as much as a hidden square pixel: of what is needed, and of other things.
const NEEDED: f32 = 100.0;
const OTHER: f32 = 1.0 / 60.0;
/// Number of columns and of rows that are tried besides those level with the thing.
const STEPS: u8 = 12;

/// Area of these rectangles that one hides, in square pixels.
pub fn hidden(rect: Rect, things: &[Rect]) -> f32 {
    let shared = things.iter().map(|thing| rect.intersect(*thing));
    shared
        .map(|both| both.width().max(0.0) * both.height().max(0.0))
        .sum()
}

/// Place of something of this size: it hides nothing of its thing, as little as possible of the needed rectangles, then
/// as little as possible of the others, and is near. `None` if it does not fit, or only over its thing.
pub fn place(size: Vec2, thing: Rect, [needed, other]: [&[Rect]; 2], within: Rect) -> Option<Rect> {
    if size.x > within.width() || size.y > within.height() {
        return None;
    }
    let (low, high) = (within.min + size / 2.0, within.max - size / 2.0);
    let near = thing.center().clamp(low, high);
    let off = (thing.size() + size) / 2.0 + GAP;
    let step = |k: u8| f32::from(k) / f32::from(STEPS);
    let tried = |near: f32, middle: f32, off: f32, low: f32, high: f32| -> Vec<f32> {
        let level = [near, middle - off, middle + off].into_iter();
        level
            .chain((0..=STEPS).map(|k| low + (high - low) * step(k)))
            .collect()
    };
    let columns = tried(near.x, thing.center().x, off.x, low.x, high.x);
    let rows = tried(near.y, thing.center().y, off.y, low.y, high.y);
    let middles = columns
        .iter()
        .flat_map(|x| rows.iter().map(|y| Vec2::new(*x, *y)));
    let fits = middles.filter(|at| at.cmpge(low - 0.5).all() && at.cmple(high + 0.5).all());
    let rects = fits.map(|at| Rect::from_center_size(at, size));
    let cost = |rect: &Rect| {
        hidden(*rect, needed) * NEEDED
            + hidden(*rect, other) * OTHER
            + rect.center().distance(thing.center())
    };
    let free = rects.filter(|rect| rect.intersect(thing).is_empty());
    free.min_by(|a, b| cost(a).total_cmp(&cost(b))).or_else(|| {
        // Beside a thing as large as the window, such as a wide table, there is only a corner of itself.
        let min = Vec2::new(within.max.x - size.x, within.min.y);
        (thing.width() > within.width() * 0.5 && thing.height() > within.height() * 0.5)
            .then(|| Rect::from_corners(min, min + size))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_callout_never_covers_its_thing() {
        let within = Rect::new(8.0, 70.0, 952.0, 592.0);
        let size = Vec2::new(260.0, 130.0);
        let hand = Rect::new(190.0, 440.0, 770.0, 600.0);
        for x in [20.0, 300.0, 700.0, 900.0] {
            for y in [80.0, 250.0, 500.0] {
                let thing = Rect::new(x, y, x + 50.0, y + 60.0);
                let at = place(size, thing, [&[hand], &[]], within).expect("there is room");
                assert!(at.intersect(thing).is_empty(), "{thing:?} {at:?}");
                assert!(within.contains(at.min) && within.contains(at.max));
            }
        }
        let board = Rect::new(10.0, 75.0, 950.0, 590.0);
        let corner = place(size, board, [&[], &[]], within).expect("in a corner of it");
        assert_eq!(corner.max.x, within.max.x);
        let bar = Rect::new(10.0, 75.0, 950.0, 200.0);
        let below = place(size, bar, [&[], &[]], within).expect("below");
        assert!(below.min.y >= bar.max.y);
    }

    #[test]
    fn what_is_needed_is_kept_in_view_before_the_rest() {
        let within = Rect::new(0.0, 0.0, 400.0, 100.0);
        let thing = Rect::new(190.0, 0.0, 210.0, 100.0);
        let size = Vec2::new(100.0, 100.0);
        let left = Rect::new(0.0, 0.0, 190.0, 100.0);
        let right = Rect::new(210.0, 0.0, 400.0, 100.0);
        let at = place(size, thing, [&[left], &[right]], within).expect("there is room");
        assert_eq!(hidden(at, &[left]), 0.0);
        let at = place(size, thing, [&[], &[right]], within).expect("there is room");
        assert_eq!(hidden(at, &[right]), 0.0);
    }
}
