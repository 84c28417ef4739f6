//! Words in too little room: they become smaller, and only words that can't be read any smaller are cut. Everything
//! that shortens words goes through [`fit`], which notes the words that it had to cut, so that tests find them.

use crate::cut::CutRect;
use bevy_egui::egui::{
    self, Align, Align2, Color32, FontId, Galley, Id, Rect, Ui, pos2,
    text::{LayoutJob, TextWrapping},
};
use std::{collections::BTreeSet, sync::Arc};

/// The smallest type that is still read at ease, in points where a point is a pixel of the window, or less.
const SMALLEST: f32 = 12.0;
/// Step by which type becomes smaller.
const STEP: f32 = 0.5;

/// Words laid out on at most `lines` lines, as large as `font` or as fits into `width`. If they are too long for even
/// the smallest type they end with an ellipsis.
pub fn fit(
    ui: &Ui,
    words: &str,
    font: FontId,
    colour: Color32,
    width: f32,
    lines: usize,
) -> Arc<Galley> {
    let wrapping = TextWrapping {
        max_rows: lines,
        break_anywhere: lines == 1,
        ..TextWrapping::default()
    };
    lay_out(ui, words, font, colour, width, |job| {
        job.wrap = wrapping.clone();
    })
}

/// Words laid out at this width by `set`, as large as `font` or as fits.
fn lay_out(
    ui: &Ui,
    words: &str,
    mut font: FontId,
    colour: Color32,
    width: f32,
    set: impl Fn(&mut LayoutJob),
) -> Arc<Galley> {
    // A point is larger where the player wants larger type.
    let least = (SMALLEST / ui.ctx().zoom_factor().max(1.0)).min(font.size);
    loop {
        let mut job = LayoutJob::simple(words.to_owned(), font.clone(), colour, 0.0);
        set(&mut job);
        job.wrap.max_width = width.max(1.0);
        let galley = ui.fonts_mut(|fonts| fonts.layout_job(job));
        if !galley.elided {
            return galley;
        }
        if font.size <= least {
            note(ui.ctx(), words);
            return galley;
        }
        font.size = (font.size - STEP).max(least);
    }
}

/// Paints words on one line into a rectangle, as large as `font` or as fits, at the side that `align` names.
pub fn paint_fit(ui: &Ui, rect: Rect, align: Align2, words: &str, font: FontId, colour: Color32) {
    let galley = fit(ui, words, font, colour, rect.width(), 1);
    paint_galley(ui, rect, align, galley, colour);
}

/// As [`paint_fit`], at the left, in the middle of the height.
pub fn paint_left(ui: &Ui, rect: Rect, words: &str, font: FontId, colour: Color32) {
    paint_fit(ui, rect, Align2::LEFT_CENTER, words, font, colour);
}

/// As [`paint_fit`], at the right, in the middle of the height.
pub fn paint_right(ui: &Ui, rect: Rect, words: &str, font: FontId, colour: Color32) {
    paint_fit(ui, rect, Align2::RIGHT_CENTER, words, font, colour);
}

/// As [`paint_fit`], in the middle.
pub fn paint_middle(ui: &Ui, rect: Rect, words: &str, font: FontId, colour: Color32) {
    paint_fit(ui, rect, Align2::CENTER_CENTER, words, font, colour);
}

/// Paints words that are laid out already at the side of a rectangle that `align` names.
pub fn paint_galley(ui: &Ui, rect: Rect, align: Align2, galley: Arc<Galley>, colour: Color32) {
    let at = rect.place(galley.size(), align).min;
    ui.painter().galley(at, galley, colour);
}

/// Paints words in the middle of a rectangle, on at most `lines` lines, as large as `font` or as fits.
pub fn paint_lines(ui: &Ui, rect: Rect, words: &str, font: FontId, colour: Color32, lines: usize) {
    let galley = lay_out(ui, words, font, colour, rect.width(), |job| {
        job.halign = Align::Center;
        job.wrap.max_rows = lines;
    });
    let top = rect.center().y - galley.size().y / 2.0;
    ui.painter()
        .galley(pos2(rect.center().x, top), galley, colour);
}

/// Words that had to be cut.
#[derive(Clone, Default)]
struct Cut(BTreeSet<String>);

fn note(ctx: &egui::Context, words: &str) {
    // Nobody asks in the program that players get.
    if cfg!(debug_assertions) {
        ctx.data_mut(|data| {
            let cut: &mut Cut = data.get_temp_mut_or_default(Id::NULL);
            cut.0.insert(words.to_owned());
        });
    }
}

/// The words that had to be cut since this was asked last.
#[cfg(debug_assertions)]
pub fn take_cut(ctx: &egui::Context) -> BTreeSet<String> {
    ctx.data_mut(|data| data.remove_temp::<Cut>(Id::NULL))
        .unwrap_or_default()
        .0
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::theme::regular;
    use bevy_egui::egui::vec2;

    /// The size of words that are fitted, and whether they were cut.
    fn fitted(words: &str, size: f32, width: f32, lines: usize) -> (f32, bool) {
        let ctx = egui::Context::default();
        crate::theme::dress(
            &ctx,
            crate::Cloth::Green,
            bevy::math::Vec2::new(1280.0, 800.0),
            1.0,
        );
        let mut height = 0.0;
        let mut output = ctx.run_ui(egui::RawInput::default(), |ui| {
            let galley = fit(ui, words, regular(size), Color32::WHITE, width, lines);
            assert!(galley.size().x <= width + 0.5);
            height = vec2(0.0, galley.size().y).y;
        });
        output.textures_delta.clear();
        (height, take_cut(&ctx).contains(words))
    }

    #[test]
    fn words_become_smaller_before_they_are_cut() {
        let words = "Cards fade from place to place";
        let (roomy, cut) = fitted(words, 20.0, 1000.0, 1);
        assert!(!cut);
        let (tight, cut) = fitted(words, 20.0, 200.0, 1);
        assert!(tight < roomy && !cut);
        let (_, cut) = fitted(words, 20.0, 60.0, 1);
        assert!(cut);
        let (_, cut) = fitted(words, 20.0, 120.0, 2);
        assert!(!cut, "two lines have more room");
    }
}
