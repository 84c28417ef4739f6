//! Pictures of keys and buttons, and what they do.

use super::{MenuUi, lay, width_of};
use crate::{
    cut::CutRect,
    device, fit,
    input::{
        actions::{Action, MenuAction},
        inputs::ButtonLabel,
    },
    theme,
    words::{self, text as text_of},
};
use bevy_egui::egui::{self, Align2, Color32, Rect, Sense, Stroke, StrokeKind, Ui, vec2};

/// Width of the picture of a key or button of this `height`. Marks are as wide as they are drawn.
pub fn label_width(ui: &Ui, cx: &mut MenuUi, label: &ButtonLabel, height: f32) -> f32 {
    let mut mark = |name: &str| {
        let texture = cx.pictures.mark(ui.ctx(), name, None, height);
        texture.map_or(height, |t| t.size_vec2().x / ui.ctx().pixels_per_point())
    };
    match label {
        ButtonLabel::Mark(name) => mark(name),
        ButtonLabel::Held(both) => both.iter().map(|name| mark(name)).sum(),
        ButtonLabel::Key(text) => {
            let wide = width_of(ui, &text_of(ui, text), theme::semibold(height * 0.56));
            (wide + height * 0.58).max(height)
        }
    }
}

/// Paints the picture of a key or button, its left edge in the middle at `at`.
pub fn paint_label(
    ui: &Ui,
    cx: &mut MenuUi,
    label: &ButtonLabel,
    at: egui::Pos2,
    height: f32,
    colour: Color32,
) {
    let width = label_width(ui, cx, label, height);
    let middle = at + vec2(width / 2.0, 0.0);
    match label {
        ButtonLabel::Mark(mark) => cx.mark(ui, mark, middle, height, colour),
        ButtonLabel::Held([held, mark]) => {
            let quarter = vec2(width / 4.0, 0.0);
            cx.mark(ui, held, middle - quarter, height, colour);
            cx.mark(ui, mark, middle + quarter, height, colour);
        }
        ButtonLabel::Key(text) => {
            // As the drawings of keys: a line, and a heavier edge below.
            let line = (height * 0.07).max(1.5);
            let cap = Rect::from_center_size(middle, vec2(width, height)).shrink(line / 2.0);
            let round = height * 0.15;
            let painter = ui.painter();
            let stroke = Stroke::new(line, colour);
            painter.rect_stroke(cap, round, stroke, StrokeKind::Middle);
            let foot = cap.with_min_y(cap.bottom() - round);
            let edge = cap.with_max_y(cap.bottom() - line);
            painter.with_clip_rect(foot.expand(line)).rect_stroke(
                edge,
                round,
                stroke,
                StrokeKind::Middle,
            );
            painter.text(
                middle - vec2(0.0, line / 2.0),
                Align2::CENTER_CENTER,
                text_of(ui, text),
                theme::semibold(height * 0.56),
                colour,
            );
        }
    }
}

/// Draws prompts for the keys or buttons of the device in hand, each with a message; nothing for a mouse.
pub fn prompts(ui: &mut Ui, cx: &mut MenuUi, says: &[(MenuAction, &'static str)]) {
    const HEIGHT: f32 = 24.0;
    for (action, words) in says {
        let Some(label) = device::button_label(cx.device, cx.bindings, Action::from(*action))
        else {
            continue;
        };
        let words = words::say(ui, *words);
        let soft = cx.shades.soft;
        let galley = lay(ui, &words, theme::regular(14.5), soft, f32::INFINITY);
        let sign = label_width(ui, cx, &label, HEIGHT);
        let size = vec2(sign + 8.0 + galley.size().x, 28.0);
        let (mut rect, _) = ui.allocate_exact_size(size, Sense::empty());
        let at = rect.cut_left(sign, 8.0).left_center();
        paint_label(ui, cx, &label, at, HEIGHT, cx.shades.words);
        fit::paint_galley(ui, rect, Align2::LEFT_CENTER, galley, soft);
    }
}
