//! Tabs, rows with a control each, and parts that scroll.

use super::{MenuUi, entry_info, lay, width_of};
use crate::{
    cut::CutRect,
    fit,
    theme::{self, BUTTON_RADIUS, TOUCH},
    words,
};
use bevy_egui::egui::{self, Align2, Color32, Sense, Ui, UiBuilder, Vec2, vec2};

/// Draws tabs: names of pages side by side, each a message, one of them open, where the focus begins. Shoulder buttons
/// leaf through them. Returns true if another was opened.
pub fn tabs(ui: &mut Ui, cx: &mut MenuUi, names: &[&'static str], now: &mut usize) -> bool {
    let before = *now;
    let leaf = cx.nav.tab();
    let count = names.len().max(1) as i32;
    *now = (*now as i32 + i32::from(leaf)).rem_euclid(count) as usize;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(8.0, 8.0);
        for (index, name) in names.iter().enumerate() {
            let words = words::say(ui, *name);
            let font = theme::semibold(17.0);
            let galley = lay(ui, &words, font, Color32::PLACEHOLDER, f32::INFINITY);
            let size = vec2(galley.size().x + 36.0, TOUCH);
            let (rect, _) = ui.allocate_exact_size(size, Sense::empty());
            let touch = cx.touch(ui, name, rect, entry_info(&words, index == *now));
            if index == *now {
                cx.nav.begin_here();
                // Shoulder buttons move the focus along.
                if leaf != 0 {
                    cx.nav.focus_here();
                }
            }
            if touch.chosen {
                *now = index;
            }
            let s = cx.shades;
            let mut ink = s.words;
            if index == *now {
                ui.painter().rect_filled(rect, BUTTON_RADIUS, s.bright);
                ink = s.on_bright;
            } else if touch.hovered || touch.focused {
                ui.painter().rect_filled(rect, BUTTON_RADIUS, s.lit);
            }
            fit::paint_galley(ui, rect, Align2::CENTER_CENTER, galley, ink);
            if touch.focused {
                theme::focus_ring(ui, rect);
            }
        }
    });
    *now != before
}

/// Between a row's words and its control, and the width that long words need beside it.
pub(super) const ROW_GAP: f32 = 24.0;
const ROW_WORDS: f32 = 200.0;

/// Largest width of a control beside a row's words, however long they are.
pub fn width_beside_words(ui: &Ui) -> f32 {
    ui.available_width() - ROW_GAP - ROW_WORDS
}

/// A row: what it is about at the left, how it is set at the right, or below where there is no room beside.
pub fn row<R>(
    ui: &mut Ui,
    cx: &mut MenuUi,
    name: &str,
    about: &str,
    control: Vec2,
    add: impl FnOnce(&mut Ui, &mut MenuUi) -> R,
) -> R {
    let width = ui.available_width();
    let longest = width_of(ui, name, theme::semibold(17.0));
    let longest = longest.max(width_of(ui, about, theme::regular(15.0)));
    let beside = width - control.x - ROW_GAP >= longest.min(ROW_WORDS);
    let text_width = if beside {
        width - control.x - ROW_GAP
    } else {
        width
    };
    let label = name.to_owned();
    let name = lay(ui, name, theme::semibold(17.0), cx.shades.words, text_width);
    let about = (!about.is_empty())
        .then(|| lay(ui, about, theme::regular(15.0), cx.shades.soft, text_width));
    let text = vec2(
        text_width,
        name.size().y + about.as_ref().map_or(0.0, |a| a.size().y + 3.0),
    );
    let height = if beside {
        text.y.max(control.y)
    } else {
        text.y + 8.0 + control.y
    };
    let (rect, _) = ui.allocate_exact_size(vec2(width, height), Sense::empty());
    let (words_at, control_at) = if beside {
        (Align2::LEFT_CENTER, Align2::RIGHT_CENTER)
    } else {
        (Align2::LEFT_TOP, Align2::LEFT_BOTTOM)
    };
    let at = rect.place(text, words_at).min;
    let below = at + vec2(0.0, name.size().y + 3.0);
    ui.painter().galley(at, name, cx.shades.words);
    if let Some(about) = about {
        ui.painter().galley(below, about, cx.shades.soft);
    }
    let place = UiBuilder::new().max_rect(rect.place(control, control_at));
    cx.row = Some(rect.left());
    cx.row_label = label;
    // The room is allocated; a scope would set the next row below the control, which may end above the words.
    let inner = add(&mut ui.new_child(place), cx);
    cx.row = None;
    cx.row_label.clear();
    inner
}

/// Geometry of a scrolled part.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Scrolled {
    /// Scroll offset, measured down from the top.
    pub offset: f32,
    /// Height of the visible part.
    pub height: f32,
    /// Height of the contents.
    pub content: f32,
    /// It is still on its way.
    pub glides: bool,
}

/// A part of a page that scrolls up and down: by wheel, by keys where nothing has the focus, by the right stick.
pub fn scroll(ui: &mut Ui, cx: &mut MenuUi, name: &str, add: impl FnOnce(&mut Ui, &mut MenuUi)) {
    scroll_output(ui, cx, name, add);
}

/// As [`scroll`], but no higher than what is in it.
pub fn scroll_as_needed(
    ui: &mut Ui,
    cx: &mut MenuUi,
    name: &str,
    add: impl FnOnce(&mut Ui, &mut MenuUi),
) {
    scroll_area(ui, cx, name, true, add);
}

/// As [`scroll`], and returns its geometry.
pub fn scroll_output(
    ui: &mut Ui,
    cx: &mut MenuUi,
    name: &str,
    add: impl FnOnce(&mut Ui, &mut MenuUi),
) -> Scrolled {
    scroll_area(ui, cx, name, false, add)
}

/// Width of the scroll bar, with the gap before it.
pub const SCROLL_BAR: f32 = 14.0;
const SCROLL_BAR_GAP: f32 = 8.0;

fn scroll_area(
    ui: &mut Ui,
    cx: &mut MenuUi,
    name: &str,
    shrink: bool,
    add: impl FnOnce(&mut Ui, &mut MenuUi),
) -> Scrolled {
    let input = cx.nav.input;
    let height = ui.available_height();
    let arrows = if cx.nav.was_bare() {
        f32::from(input.step.1) * 64.0
    } else {
        0.0
    };
    let delta = input.pages * height * 0.85
        + input.scroll * 900.0 * ui.input(|input| input.stable_dt.min(0.05))
        + arrows;
    ui.spacing_mut().scroll = egui::style::ScrollStyle {
        bar_width: SCROLL_BAR - SCROLL_BAR_GAP,
        bar_inner_margin: SCROLL_BAR_GAP,
        bar_outer_margin: 0.0,
        handle_min_length: theme::TOUCH,
        foreground_color: false,
        ..egui::style::ScrollStyle::solid()
    };
    let shades = cx.shades;
    let bar = &mut ui.visuals_mut().widgets;
    bar.inactive.bg_fill = shades.line;
    bar.hovered.bg_fill = shades.soft;
    bar.active.bg_fill = cx.shades.words;
    ui.visuals_mut().extreme_bg_color = Color32::TRANSPARENT;
    let output = egui::ScrollArea::vertical()
        .id_salt(name)
        .auto_shrink([false, shrink])
        .show(ui, |ui| {
            if delta != 0.0 {
                ui.scroll_with_delta(vec2(0.0, -delta));
            }
            // The ring of what has the focus reaches a little further than what scrolls.
            ui.set_clip_rect(ui.clip_rect().expand2(vec2(13.0, 7.0)));
            add(ui, cx);
        });
    let id = output.id.with("last offset");
    let offset = output.state.offset.y;
    let last: f32 = ui.data(|d| d.get_temp(id)).unwrap_or(offset);
    ui.data_mut(|d| d.insert_temp(id, offset));
    Scrolled {
        offset,
        height: output.inner_rect.height(),
        content: output.content_size.y,
        glides: (offset - last).abs() > 0.5,
    }
}
