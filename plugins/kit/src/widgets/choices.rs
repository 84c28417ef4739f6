//! Switches, choices between values, and sliders.

use super::{
    MenuUi,
    buttons::paint_button,
    explanations::{has_rested, lay_told, paint_told, told_place, told_width},
    value_info, width_of,
};
use crate::{
    cut::CutRect,
    device::Device,
    fit,
    theme::{self, BUTTON_RADIUS, Shades, TOUCH},
};
use bevy_egui::egui::{
    self, Id, Rect, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, WidgetType, pos2, vec2,
};

/// Draws a switch, on or off. Returns true if it was turned.
pub fn toggle(ui: &mut Ui, cx: &mut MenuUi, name: &str, on: &mut bool) -> bool {
    let (rect, _) = ui.allocate_exact_size(TOGGLE, Sense::empty());
    let info = WidgetInfo {
        selected: Some(*on),
        ..WidgetInfo::new(WidgetType::Checkbox)
    };
    let touch = cx.touch(ui, name, rect, info);
    let track = Rect::from_center_size(rect.center(), vec2(56.0, 30.0));
    let s = cx.shades;
    let aside = vec2(track.width() / 2.0 - 15.0, 0.0);
    if *on {
        let knob = track.center() + aside;
        theme::paint_outlined(ui, track, 15.0, s.bright, s.bright);
        ui.painter().circle_filled(knob, 10.5, s.on_bright);
        cx.mark(ui, "check", knob, 11.0, s.bright);
    } else {
        theme::paint_outlined(ui, track, 15.0, s.panel, s.soft);
        ui.painter()
            .circle_filled(track.center() - aside, 10.5, s.soft);
    }
    if touch.focused {
        theme::focus_ring(ui, track.expand(3.0));
    }
    if touch.chosen {
        *on = !*on;
    }
    touch.chosen
}

/// The room that a switch needs.
pub const TOGGLE: Vec2 = vec2(56.0, TOUCH);

/// The room that a choice needs: all values side by side if they fit into `most`, else one with arrows.
pub fn choice_size(ui: &Ui, labels: &[String], most: f32) -> Vec2 {
    let widths = segment_widths(ui, labels);
    let whole: f32 = widths.iter().sum();
    let widest = widths.iter().copied().fold(0.0, f32::max);
    let width = if whole <= most {
        whole
    } else {
        (widest + 2.0 * TOUCH).min(most)
    };
    vec2(width, TOUCH)
}

fn segment_widths(ui: &Ui, labels: &[String]) -> Vec<f32> {
    labels
        .iter()
        .map(|label| (width_of(ui, label, theme::semibold(15.0)) + 28.0).max(TOUCH))
        .collect()
}

/// The places of all values side by side, if they have room.
fn segments(ui: &Ui, labels: &[String], mut rect: Rect) -> Option<Vec<Rect>> {
    let widths = segment_widths(ui, labels);
    let fits = widths.iter().sum::<f32>() <= rect.width() + 0.5;
    let places = widths.into_iter().map(|width| rect.cut_left(width, 0.0));
    fits.then(|| places.collect())
}

/// One of several values. Gives the new one if it was changed.
pub fn choice(
    ui: &mut Ui,
    cx: &mut MenuUi,
    name: &str,
    labels: &[String],
    now: usize,
    most: f32,
) -> Option<usize> {
    let size = choice_size(ui, labels, most);
    let (rect, _) = ui.allocate_exact_size(size, Sense::empty());
    let info = value_info(labels.get(now).map_or("", String::as_str));
    let (response, focused, change) = cx.touch_sideways(ui, name, rect, Sense::CLICK, info);
    let mut new = stepped(cx, name, (labels.len(), now), change);
    let clicked = clicked_at(&response);
    let hover = response.hover_pos();
    cx.paint_panel(ui, rect, BUTTON_RADIUS, cx.shades.panel);
    if let Some(segments) = segments(ui, labels, rect) {
        for (index, (label, segment)) in labels.iter().zip(segments).enumerate() {
            if clicked.is_some_and(|p| segment.contains(p)) {
                new = index;
            }
            let colour = if index == now {
                cx.shades.on_bright
            } else {
                cx.shades.words
            };
            fill_segment(ui, cx, segment, index == now, hover);
            fit::paint_middle(ui, segment, label, theme::semibold(15.0), colour);
        }
    } else if let Some(stepped) = arrows(ui, cx, rect, labels, now, clicked) {
        new = stepped;
    }
    if response.hovered() {
        ui.ctx().set_cursor_icon(egui::CursorIcon::PointingHand);
    }
    if focused {
        theme::focus_ring(ui, rect);
    }
    (new != now).then_some(new)
}

/// Position of a click on a widget, if it is clicked.
fn clicked_at(response: &egui::Response) -> Option<egui::Pos2> {
    let at = response.interact_pointer_pos();
    at.filter(|_| response.clicked())
}

/// Fills the place of a value that is chosen or pointed at. Returns the part of it that may be filled.
fn fill_segment(
    ui: &Ui,
    cx: &MenuUi,
    segment: Rect,
    chosen: bool,
    hover: Option<egui::Pos2>,
) -> Rect {
    let inner = segment.shrink(4.0);
    if chosen {
        ui.painter().rect_filled(inner, 5.0, cx.shades.bright);
    } else if hover.is_some_and(|at| segment.contains(at)) {
        ui.painter().rect_filled(inner, 5.0, cx.shades.lit);
    }
    inner
}

/// As [`choice`], with a sentence on each value; it shows when pointer or focus have rested on the value for a while.
pub fn told_choice(
    ui: &mut Ui,
    cx: &mut MenuUi,
    name: &str,
    labels: &[String],
    told: &[String],
    now: usize,
    most: f32,
) -> Option<usize> {
    let size = choice_size(ui, labels, most);
    let rect = Rect::from_min_size(ui.cursor().min, size);
    let is_beside = cx.row.is_none_or(|left| left < rect.left() - 1.0);
    let new = choice(ui, cx, name, labels, now, most);
    let segments = segments(ui, labels, rect);
    let whole = segments.is_some();
    let segment = |index: usize| {
        let places = segments.as_deref().unwrap_or_default();
        places.get(index).copied().unwrap_or(rect)
    };
    let read = if cx.device == Device::Mouse {
        let at = ui.ctx().pointer_hover_pos();
        let at = at.filter(|at| ui.clip_rect().contains(*at) && rect.contains(*at));
        at.and_then(|at| (0..labels.len()).find(|n| segment(*n).contains(at)))
            .map(|n| if whole { n } else { now })
    } else {
        (cx.nav.name() == name).then_some(now)
    };
    let read = read.filter(|n| told.get(*n).is_some_and(|words| !words.is_empty()));
    if has_rested(ui, cx, name, read)
        && let Some(n) = read
    {
        let at = segment(n);
        let tip = lay_told(ui, cx, &told[n], told_width(ui, rect, is_beside));
        let place = told_place(ui, tip.size(), at, rect, is_beside);
        paint_told(ui, cx, name, tip, place);
    }
    new
}

/// Next of `count` values after left, right or a press.
fn stepped(cx: &mut MenuUi, name: &str, (count, now): (usize, usize), change: i8) -> usize {
    let last = count.saturating_sub(1);
    if cx.nav.is_accepted(Id::new(("menu", name))) {
        return if now == last { 0 } else { now + 1 };
    }
    match change {
        1 => (now + 1).min(last),
        -1 => now.saturating_sub(1),
        _ => now,
    }
}

/// Draws several values side by side to choose from, each painted: `paint` gets its index, its rectangle, and whether
/// it is the chosen one. Returns the new one if it was changed.
pub fn painted_choice(
    ui: &mut Ui,
    cx: &mut MenuUi,
    name: &str,
    says: &str,
    size: Vec2,
    (count, now): (usize, usize),
    mut paint: impl FnMut(&Ui, &mut MenuUi, usize, Rect, bool),
) -> Option<usize> {
    let (rect, _) = ui.allocate_exact_size(size, Sense::empty());
    let info = value_info(says);
    let (response, focused, change) = cx.touch_sideways(ui, name, rect, Sense::CLICK, info);
    let mut new = stepped(cx, name, (count, now), change);
    let clicked = clicked_at(&response);
    let hover = response.hover_pos();
    cx.paint_panel(ui, rect, BUTTON_RADIUS, cx.shades.panel);
    for (index, segment) in rect.columns(count, 0.0).enumerate() {
        if clicked.is_some_and(|at| segment.contains(at)) {
            new = index;
        }
        let inner = fill_segment(ui, cx, segment, index == now, hover);
        paint(ui, cx, index, inner, index == now);
    }
    if response.hovered() {
        ui.ctx().set_cursor_icon(egui::CursorIcon::PointingHand);
    }
    if focused {
        theme::focus_ring(ui, rect);
    }
    (new != now).then_some(new)
}

/// One of several values between two arrows, as wide as there is room. Gives the new one if it was changed.
pub fn stepper(
    ui: &mut Ui,
    cx: &mut MenuUi,
    name: &str,
    labels: &[String],
    now: usize,
) -> Option<usize> {
    let size = vec2(ui.available_width(), TOUCH);
    let (rect, _) = ui.allocate_exact_size(size, Sense::empty());
    let info = value_info(labels.get(now).map_or("", String::as_str));
    let touch = cx.touch(ui, name, rect, info);
    let clicked = ui
        .input(|input| input.pointer.interact_pos())
        .filter(|at| touch.chosen && rect.contains(*at))
        .filter(|_| !cx.nav.input.accept);
    paint_button(ui, cx, rect, touch);
    let mut new = arrows(ui, cx, rect, labels, now, clicked);
    if touch.chosen && clicked.is_none() {
        // A press goes on to the next: left and right lead along the row.
        new = Some((now + 1) % labels.len().max(1));
    }
    new.filter(|new| *new != now)
}

/// A value between two arrows: to the one before and the one after; its middle goes on to the next. Gives where a click
/// leads.
fn arrows(
    ui: &Ui,
    cx: &mut MenuUi,
    rect: Rect,
    labels: &[String],
    now: usize,
    clicked: Option<egui::Pos2>,
) -> Option<usize> {
    let last = labels.len().saturating_sub(1);
    let left = rect.with_max_x(rect.left() + TOUCH);
    let right = rect.with_min_x(rect.right() - TOUCH);
    let Shades { line, words, .. } = cx.shades;
    let inner = rect.shrink2(vec2(TOUCH * 0.8, 0.0));
    let label = labels.get(now).map_or("", String::as_str);
    fit::paint_middle(ui, inner, label, theme::semibold(15.0), words);
    let shade = |can: bool| if can { words } else { line };
    cx.mark(ui, "chevron-left", left.center(), 16.0, shade(now > 0));
    cx.mark(ui, "chevron-right", right.center(), 16.0, shade(now < last));
    let at = clicked?;
    Some(if left.contains(at) {
        now.saturating_sub(1)
    } else if right.contains(at) {
        (now + 1).min(last)
    } else {
        (now + 1) % labels.len().max(1)
    })
}

/// The room that a slider takes, if there is so much.
pub const SLIDER: Vec2 = vec2(300.0, TOUCH);

/// Draws a slider from `least` to `most` in steps, with its value in words. Returns whether it was moved, and whether
/// it was let go: then a sample is due.
pub fn slider(
    ui: &mut Ui,
    cx: &mut MenuUi,
    name: &str,
    value: &mut f32,
    (least, most, step): (f32, f32, f32),
    says: &str,
) -> SliderResponse {
    let size = vec2(ui.available_width().min(SLIDER.x), SLIDER.y);
    let (rect, _) = ui.allocate_exact_size(size, Sense::empty());
    let info = WidgetInfo {
        value: Some(f64::from(*value)),
        current_text_value: Some(says.to_owned()),
        ..WidgetInfo::new(WidgetType::Slider)
    };
    let (response, focused, change) =
        cx.touch_sideways(ui, name, rect, Sense::CLICK | Sense::DRAG, info);
    let groove = Rect::from_min_max(
        pos2(rect.left() + 14.0, rect.center().y - 3.0),
        pos2(rect.right() - 82.0, rect.center().y + 3.0),
    );
    let before = *value;
    if let Some(pointer) = response
        .interact_pointer_pos()
        .filter(|_| response.is_pointer_button_down_on() || response.clicked())
    {
        let share = ((pointer.x - groove.left()) / groove.width()).clamp(0.0, 1.0);
        *value = least + share * (most - least);
    }
    *value += step * f32::from(change);
    *value = (((*value - least) / step).round() * step + least).clamp(least, most);
    let share = (*value - least) / (most - least);
    let knob = pos2(groove.left() + share * groove.width(), groove.center().y);
    let s = cx.shades;
    let painter = ui.painter();
    let line = Stroke::new(1.0, s.line);
    painter.rect(groove, 3.0, s.panel, line, StrokeKind::Outside);
    painter.rect_filled(groove.with_max_x(knob.x), 3.0, s.bright);
    painter.circle_filled(knob, 11.0, s.bright);
    painter.circle_stroke(knob, 7.5, Stroke::new(1.5, s.on_bright));
    fit::paint_right(ui, rect, says, theme::semibold(16.0), s.words);
    if response.hovered() {
        ui.ctx().set_cursor_icon(egui::CursorIcon::PointingHand);
    }
    if focused {
        theme::focus_ring(ui, rect.expand2(vec2(2.0, -4.0)));
    }
    let moved = (*value - before).abs() > f32::EPSILON;
    SliderResponse {
        moved,
        rests: (moved && change != 0) || response.drag_stopped() || response.clicked(),
    }
}

/// Interaction with a slider.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SliderResponse {
    /// Its value is another.
    pub moved: bool,
    /// It was let go, or moved by a step.
    pub rests: bool,
}
