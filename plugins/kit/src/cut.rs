//! Layout of a page that is drawn: a rectangle is cut into parts from its sides, one after the other, or divided evenly.
//! In egui's points.

use bevy_egui::egui::{Align2, Rect, Ui, UiBuilder, Vec2, vec2};

/// Lays something out within a rectangle.
pub fn within<R>(ui: &mut Ui, rect: Rect, add: impl FnOnce(&mut Ui) -> R) -> R {
    ui.scope_builder(UiBuilder::new().max_rect(rect), add).inner
}

/// Parts of a rectangle. A cut leaves a gap beside the part; no part is larger than what was left.
pub trait CutRect {
    /// Cuts off the left side, this wide. What stays begins `gap` further to the right.
    fn cut_left(&mut self, width: f32, gap: f32) -> Rect;

    /// Cuts off the right side, this wide. What stays ends `gap` further to the left.
    fn cut_right(&mut self, width: f32, gap: f32) -> Rect;

    /// Cuts off the top, this high. What stays begins `gap` further down.
    fn cut_top(&mut self, height: f32, gap: f32) -> Rect;

    /// Cuts off the bottom, this high. What stays ends `gap` further up.
    fn cut_bottom(&mut self, height: f32, gap: f32) -> Rect;

    /// Divides it into columns of the same width, from the left.
    fn columns(self, count: usize, gap: f32) -> impl Iterator<Item = Rect> + Clone;

    /// Divides it into rows of the same height, from the top.
    fn rows(self, count: usize, gap: f32) -> impl Iterator<Item = Rect> + Clone;

    /// A rectangle of this size at the side or in the middle of this one, as `align` says. It may be larger.
    fn place(self, size: Vec2, align: Align2) -> Rect;
}

impl CutRect for Rect {
    fn cut_left(&mut self, width: f32, gap: f32) -> Rect {
        let part = self.with_max_x((self.min.x + width).min(self.max.x).max(self.min.x));
        self.min.x = (part.max.x + gap).min(self.max.x);
        part
    }

    fn cut_right(&mut self, width: f32, gap: f32) -> Rect {
        let part = self.with_min_x((self.max.x - width).max(self.min.x).min(self.max.x));
        self.max.x = (part.min.x - gap).max(self.min.x);
        part
    }

    fn cut_top(&mut self, height: f32, gap: f32) -> Rect {
        let part = self.with_max_y((self.min.y + height).min(self.max.y).max(self.min.y));
        self.min.y = (part.max.y + gap).min(self.max.y);
        part
    }

    fn cut_bottom(&mut self, height: f32, gap: f32) -> Rect {
        let part = self.with_min_y((self.max.y - height).max(self.min.y).min(self.max.y));
        self.max.y = (part.min.y - gap).max(self.min.y);
        part
    }

    fn columns(self, count: usize, gap: f32) -> impl Iterator<Item = Rect> + Clone {
        let width = (self.width() + gap) / count as f32 - gap;
        let first = Rect::from_min_size(self.min, vec2(width, self.height()));
        (0..count).map(move |n| first.translate(vec2((width + gap) * n as f32, 0.0)))
    }

    fn rows(self, count: usize, gap: f32) -> impl Iterator<Item = Rect> + Clone {
        let height = (self.height() + gap) / count as f32 - gap;
        let first = Rect::from_min_size(self.min, vec2(self.width(), height));
        (0..count).map(move |n| first.translate(vec2(0.0, (height + gap) * n as f32)))
    }

    fn place(self, size: Vec2, align: Align2) -> Rect {
        align.align_size_within_rect(size, self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy_egui::egui::pos2;

    const PAGE: Rect = Rect::from_min_max(pos2(10.0, 20.0), pos2(110.0, 80.0));

    fn rect(left: f32, top: f32, right: f32, bottom: f32) -> Rect {
        Rect::from_min_max(pos2(left, top), pos2(right, bottom))
    }

    #[test]
    fn parts_are_cut_from_the_sides_with_a_gap_beside_them() {
        let mut page = PAGE;
        assert_eq!(page.cut_top(10.0, 5.0), rect(10.0, 20.0, 110.0, 30.0));
        assert_eq!(page.cut_bottom(15.0, 5.0), rect(10.0, 65.0, 110.0, 80.0));
        assert_eq!(page.cut_left(20.0, 2.0), rect(10.0, 35.0, 30.0, 60.0));
        assert_eq!(page.cut_right(30.0, 3.0), rect(80.0, 35.0, 110.0, 60.0));
        assert_eq!(page, rect(32.0, 35.0, 77.0, 60.0));
    }

    #[test]
    fn no_part_is_larger_than_what_was_left() {
        for cut in [
            Rect::cut_left,
            Rect::cut_right,
            Rect::cut_top,
            Rect::cut_bottom,
        ] {
            let mut page = PAGE;
            assert_eq!(cut(&mut page, 1000.0, 8.0), PAGE);
            assert_eq!(page.area(), 0.0);
            assert!(!page.is_negative());
            let mut page = PAGE;
            assert_eq!(cut(&mut page, -1.0, 0.0).area(), 0.0);
            assert_eq!(page, PAGE);
        }
    }

    #[test]
    fn columns_and_rows_are_alike_and_fill_the_rectangle() {
        let columns: Vec<Rect> = PAGE.columns(3, 5.0).collect();
        assert_eq!(columns[0], rect(10.0, 20.0, 40.0, 80.0));
        assert_eq!(columns[2], rect(80.0, 20.0, 110.0, 80.0));
        let rows: Vec<Rect> = PAGE.rows(2, 10.0).collect();
        assert_eq!(
            rows,
            [rect(10.0, 20.0, 110.0, 45.0), rect(10.0, 55.0, 110.0, 80.0)]
        );
    }

    #[test]
    fn a_thing_is_placed_at_a_side() {
        let size = vec2(20.0, 10.0);
        assert_eq!(
            PAGE.place(size, Align2::RIGHT_CENTER),
            rect(90.0, 45.0, 110.0, 55.0)
        );
        assert_eq!(
            PAGE.place(size, Align2::LEFT_TOP),
            rect(10.0, 20.0, 30.0, 30.0)
        );
    }
}
