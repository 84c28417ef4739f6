//! Fields for numbers and text.

use super::{MenuUi, buttons::paint_button, lay, width_of};
use crate::{
    fit,
    theme::{self, TOUCH},
};
use bevy_egui::egui::{
    self, Color32, Id, Key, Rect, Sense, Stroke, Ui, WidgetInfo, WidgetType, pos2, vec2,
};

/// Draws a number field, typed digit by digit: the first one begins a new number. Returns whether it was changed, and
/// whether it was pressed, for players who have no digits at hand.
pub fn number(
    ui: &mut Ui,
    cx: &mut MenuUi,
    name: &str,
    value: &mut u64,
    width: f32,
) -> TextResponse {
    let (rect, _) = ui.allocate_exact_size(vec2(width, TOUCH), Sense::empty());
    let info = WidgetInfo {
        current_text_value: Some(value.to_string()),
        ..WidgetInfo::new(WidgetType::TextEdit)
    };
    let touched = cx.touch(ui, name, rect, info);
    let before = *value;
    let typing = Id::new(("menu", name, "typing"));
    let mut begun = ui.data(|data| data.get_temp(typing).unwrap_or(false)) && touched.focused;
    if touched.focused {
        let events = ui.input(|input| input.events.clone());
        for event in events {
            match event {
                egui::Event::Text(text) => {
                    for digit in text.chars().filter_map(|c| c.to_digit(10)) {
                        append(value, digit, &mut begun);
                    }
                }
                egui::Event::Key {
                    key: Key::Backspace,
                    pressed: true,
                    ..
                } => {
                    *value /= 10;
                    begun = true;
                }
                egui::Event::Key {
                    key: Key::Delete,
                    pressed: true,
                    ..
                } => *value = 0,
                _ => {}
            }
        }
    }
    ui.data_mut(|data| data.insert_temp(typing, begun));
    paint_button(ui, cx, rect, touched);
    let inner = rect.shrink2(vec2(12.0, 0.0));
    let words = value.to_string();
    fit::paint_left(ui, inner, &words, theme::semibold(17.0), cx.shades.words);
    if touched.focused {
        let wide = width_of(ui, &words, theme::semibold(17.0));
        let x = inner.left() + wide.min(inner.width()) + 3.0;
        paint_caret(ui, cx, rect, x);
    }
    if touched.hovered {
        ui.ctx().set_cursor_icon(egui::CursorIcon::Text);
    }
    TextResponse {
        changed: *value != before,
        pressed: touched.chosen,
    }
}

/// Draws a text field, typed letter by letter, with `hint` in it as long as it is empty. While it has the focus, no
/// other field gets the letters. Returns whether it was changed, and whether it was pressed, for players who have no
/// letters at hand.
pub fn text_field(
    ui: &mut Ui,
    cx: &mut MenuUi,
    name: &str,
    text: &mut String,
    hint: &str,
    width: f32,
) -> TextResponse {
    const LONGEST: usize = 60;
    let (rect, _) = ui.allocate_exact_size(vec2(width, TOUCH), Sense::empty());
    let info = WidgetInfo {
        label: Some(hint.to_owned()),
        current_text_value: Some(text.clone()),
        ..WidgetInfo::new(WidgetType::TextEdit)
    };
    let touched = cx.touch(ui, name, rect, info);
    let before = text.clone();
    if touched.focused {
        for event in ui.input(|input| input.events.clone()) {
            match event {
                egui::Event::Text(typed) | egui::Event::Paste(typed) => {
                    let letters = typed.chars().filter(|c| !c.is_control());
                    let room = LONGEST.saturating_sub(text.chars().count());
                    text.extend(letters.take(room));
                    // A letter may be bound to something: here it is a letter.
                    cx.nav.input = Default::default();
                }
                egui::Event::Key {
                    key: Key::Backspace,
                    pressed: true,
                    ..
                } => {
                    text.pop();
                }
                _ => {}
            }
        }
        if cx.nav.input.remove {
            text.clear();
        }
    }
    paint_button(ui, cx, rect, touched);
    paint_lens(ui, rect.left_center() + vec2(22.0, 0.0), cx.shades.words);
    let inner = rect.with_min_x(rect.left() + 42.0).shrink2(vec2(6.0, 0.0));
    let font = theme::semibold(17.0);
    let (words, colour) = if text.is_empty() {
        (hint, cx.shades.soft)
    } else {
        (text.as_str(), cx.shades.words)
    };
    // Long text is scrolled to its end.
    let galley = lay(ui, words, font, colour, f32::INFINITY);
    let size = galley.size();
    let left = if text.is_empty() {
        inner.left()
    } else {
        inner.left().min(inner.right() - 6.0 - size.x)
    };
    let at = pos2(left, rect.center().y - size.y / 2.0);
    ui.painter()
        .with_clip_rect(inner.intersect(ui.clip_rect()))
        .galley(at, galley, colour);
    if touched.focused {
        let x = if text.is_empty() {
            left - 3.0
        } else {
            left + size.x + 2.0
        };
        paint_caret(ui, cx, rect, x);
    }
    if touched.hovered {
        ui.ctx().set_cursor_icon(egui::CursorIcon::Text);
    }
    TextResponse {
        changed: *text != before,
        pressed: touched.chosen,
    }
}

/// A line where the next letter of a field goes.
fn paint_caret(ui: &Ui, cx: &MenuUi, field: Rect, x: f32) {
    let middle = field.center().y;
    let line = Stroke::new(1.5, cx.shades.words);
    ui.painter().vline(x, middle - 9.0..=middle + 9.0, line);
}

/// A lens: something is looked for.
pub fn paint_lens(ui: &Ui, middle: egui::Pos2, colour: Color32) {
    let line = Stroke::new(2.2, colour);
    let glass = middle - vec2(2.0, 2.0);
    ui.painter().circle_stroke(glass, 6.0, line);
    let ends = [glass + vec2(4.5, 4.5), glass + vec2(10.0, 10.0)];
    ui.painter().line_segment(ends, line);
}

/// Interaction with a number field.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TextResponse {
    /// It is another.
    pub changed: bool,
    /// It was pressed.
    pub pressed: bool,
}

/// Appends a digit to a number, or begins a new one with it. What would be too large stays as it is.
pub fn append(value: &mut u64, digit: u32, begun: &mut bool) {
    if !std::mem::replace(begun, true) {
        *value = 0;
    }
    *value = value
        .checked_mul(10)
        .and_then(|v| v.checked_add(u64::from(digit)))
        .unwrap_or(*value);
}
