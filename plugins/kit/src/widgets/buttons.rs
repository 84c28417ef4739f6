//! Buttons.

use super::{MenuUi, WidgetResponse, button_info, explanations::told, width_of};
use crate::{
    fit,
    theme::{self, BUTTON_RADIUS, TOUCH},
    words,
};
use bevy_egui::egui::{Color32, Rect, Sense, Ui, Vec2, WidgetInfo, WidgetType, vec2};

/// The button that acts: paper with a double line of ink.
pub fn paper_button(ui: &mut Ui, cx: &mut MenuUi, name: &str, text: &str, width: f32) -> bool {
    let size = vec2(width, 56.0);
    let (rect, _) = ui.allocate_exact_size(size, Sense::empty());
    let touch = cx.touch(ui, name, rect, button_info(text));
    theme::paint_raised_paper(ui, rect);
    theme::paint_paper_words(ui, rect, text, (24.0, 16.0), touch.hovered);
    if touch.focused {
        theme::focus_ring(ui, rect);
    }
    touch.chosen
}

/// Fills a plain button.
pub fn paint_button(ui: &Ui, cx: &MenuUi, rect: Rect, touch: WidgetResponse) {
    let fill = if touch.hovered || touch.focused {
        cx.shades.lit
    } else {
        cx.shades.panel
    };
    cx.paint_panel(ui, rect, BUTTON_RADIUS, fill);
    if touch.focused {
        theme::focus_ring(ui, rect);
    }
}

/// A button with a mark before its words; no mark if its name is empty.
pub fn button(
    ui: &mut Ui,
    cx: &mut MenuUi,
    name: &str,
    mark: &str,
    text: &str,
    width: f32,
) -> bool {
    button_sized(ui, cx, name, mark, text, vec2(width, 48.0))
}

/// Returns true if a button of this width has room for a mark before its words in type of this size. In large type the
/// words come before the mark.
pub fn has_room_for_mark(ui: &Ui, text: &str, size: f32, width: f32) -> bool {
    width_of(ui, text, theme::semibold(size)) <= width - 64.0
}

/// As [`button`], of this size.
pub fn button_sized(
    ui: &mut Ui,
    cx: &mut MenuUi,
    name: &str,
    mark: &str,
    text: &str,
    size: Vec2,
) -> bool {
    let (rect, _) = ui.allocate_exact_size(size, Sense::empty());
    let touch = cx.touch(ui, name, rect, button_info(text));
    paint_button(ui, cx, rect, touch);
    let inner = rect.shrink2(vec2(10.0, 2.0));
    let (font, ink) = (theme::semibold(17.0), cx.shades.words);
    if mark.is_empty() || !has_room_for_mark(ui, text, 13.0, rect.width()) {
        fit::paint_middle(ui, inner, text, font, ink);
    } else {
        let middle = rect.left_center() + vec2(28.0, 0.0);
        cx.mark(ui, mark, middle, 22.0, ink);
        let words = inner.with_min_x(rect.left() + 54.0);
        fit::paint_left(ui, words, text, font, ink);
    }
    touch.chosen
}

/// Fills a button that is on with paper. Returns the colour of what is painted on it.
fn paint_on(ui: &Ui, cx: &MenuUi, rect: Rect, on: bool) -> Color32 {
    if !on {
        return cx.shades.words;
    }
    ui.painter()
        .rect_filled(rect.shrink(4.0), 5.0, cx.shades.bright);
    cx.shades.on_bright
}

/// A square button with a mark; its words show when pointer or focus have rested on it for a while.
pub fn mark_button(
    ui: &mut Ui,
    cx: &mut MenuUi,
    name: &str,
    mark: &str,
    words: &str,
    on: bool,
) -> bool {
    let (rect, _) = ui.allocate_exact_size(Vec2::splat(TOUCH), Sense::empty());
    let touch = cx.touch(ui, name, rect, button_info(words));
    paint_button(ui, cx, rect, touch);
    let colour = paint_on(ui, cx, rect, on);
    cx.mark(ui, mark, rect.center(), 20.0, colour);
    told(ui, cx, name, words, rect);
    touch.chosen
}

/// A button with words alone.
pub fn button_in(ui: &mut Ui, cx: &mut MenuUi, name: &str, text: &str, width: f32) -> bool {
    let (rect, _) = ui.allocate_exact_size(vec2(width, TOUCH), Sense::empty());
    let touch = cx.touch(ui, name, rect, button_info(text));
    paint_button(ui, cx, rect, touch);
    let inner = rect.shrink2(vec2(8.0, 2.0));
    fit::paint_middle(ui, inner, text, theme::semibold(15.0), cx.shades.words);
    touch.chosen
}

/// A small button that is on or off: on paper if it is on.
pub fn toggle_button(
    ui: &mut Ui,
    cx: &mut MenuUi,
    name: &str,
    mark: &str,
    text: &str,
    on: bool,
) -> bool {
    let info = WidgetInfo::selected(WidgetType::Button, true, on, text);
    narrow_button(ui, cx, name, (mark, text), on, info)
}

/// A small button with a mark before its words.
pub fn small_button(ui: &mut Ui, cx: &mut MenuUi, name: &str, mark: &str, text: &str) -> bool {
    narrow_button(ui, cx, name, (mark, text), false, button_info(text))
}

/// A button that is as wide as its mark and its words need.
fn narrow_button(
    ui: &mut Ui,
    cx: &mut MenuUi,
    name: &str,
    (mark, text): (&str, &str),
    on: bool,
    info: WidgetInfo,
) -> bool {
    let width = small_button_width(ui, text);
    let (rect, _) = ui.allocate_exact_size(vec2(width, TOUCH), Sense::empty());
    let touch = cx.touch(ui, name, rect, info);
    paint_button(ui, cx, rect, touch);
    let colour = paint_on(ui, cx, rect, on);
    let middle = rect.left_center() + vec2(24.0, 0.0);
    cx.mark(ui, mark, middle, 18.0, colour);
    let words = rect.with_min_x(rect.left() + 44.0);
    fit::paint_left(ui, words, text, theme::semibold(16.0), colour);
    touch.chosen
}

/// Part of a small button's width that its mark takes.
pub const SMALL_MARK: f32 = 40.0;

/// The width that a small button needs.
pub fn small_button_width(ui: &Ui, text: &str) -> f32 {
    width_of(ui, text, theme::semibold(16.0)) + 28.0 + SMALL_MARK
}

/// The button that leads back, with an arrow and where it leads: a message.
pub fn back_button(ui: &mut Ui, cx: &mut MenuUi, name: &str, goal: &'static str) -> bool {
    let text = words::say(ui, goal);
    small_button(ui, cx, name, "chevron-left", &text)
}
