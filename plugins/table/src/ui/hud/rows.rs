//! Words of the log as whole lines: a line that the log's edge would cut is not drawn.

use bevy_egui::egui::{Color32, Galley, Pos2, Rangef, Rect, Ui};
use std::sync::Arc;

/// The part of `seen` that cuts none of these rows, from top to bottom; `None` if none is whole.
fn whole(rows: impl Iterator<Item = Rangef>, seen: Rangef) -> Option<Rangef> {
    /// Rows may reach out by this much, in points: sums are not exact.
    const SLACK: f32 = 0.5;
    rows.filter(|row| row.min >= seen.min - SLACK && row.max <= seen.max + SLACK)
        .reduce(|a, b| Rangef::new(a.min.min(b.min), a.max.max(b.max)))
}

/// Returns true if something of this height about `middle` is not cut.
pub(super) fn is_whole(ui: &Ui, middle: f32, height: f32) -> bool {
    let half = height / 2.0;
    let row = Rangef::new(middle - half, middle + half);
    whole(std::iter::once(row), ui.clip_rect().y_range()).is_some()
}

/// Draws those lines of some words at a point that are whole; returns true if there is one.
pub(super) fn paint(ui: &Ui, at: Pos2, words: Arc<Galley>, ink: Color32) -> bool {
    let clip = ui.clip_rect();
    let rows = words.rows.iter().map(|row| {
        let rect = row.rect();
        Rangef::new(at.y + rect.min.y, at.y + rect.max.y)
    });
    let Some(rows) = whole(rows, clip.y_range()) else {
        return false;
    };
    let clip = Rect::from_x_y_ranges(clip.x_range(), rows.expand(1.0));
    ui.painter().with_clip_rect(clip).galley(at, words, ink);
    true
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_that_the_edge_cuts_is_left_out() {
        let rows = || (0..3u8).map(|n| Rangef::new(18.0 * f32::from(n), 18.0 * f32::from(n + 1)));
        let seen = |min, max| whole(rows(), Rangef::new(min, max)).map(|r| (r.min, r.max));
        assert_eq!(seen(0.0, 54.0), Some((0.0, 54.0)));
        assert_eq!(seen(0.0, 50.0), Some((0.0, 36.0)));
        assert_eq!(seen(9.0, 54.0), Some((18.0, 54.0)));
        assert_eq!(seen(-20.0, 17.0), None, "not even the first");
        assert_eq!(seen(40.0, 50.0), None);
    }
}
