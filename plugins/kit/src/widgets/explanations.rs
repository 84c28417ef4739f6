//! Sentences that show when pointer or focus have rested on something for a while.

use super::{MenuUi, lay, rows::ROW_GAP};
use crate::{device::Device, theme};
use bevy_egui::egui::{self, Galley, Id, Rect, Stroke, StrokeKind, Ui, Vec2, pos2, vec2};
use std::{sync::Arc, time::Duration};

/// Draws the name of a thing without words beside it once pointer or focus have rested on it.
pub fn told(ui: &Ui, cx: &mut MenuUi, name: &str, words: &str, thing: Rect) {
    let read = if cx.device == Device::Mouse {
        let at = ui.ctx().pointer_hover_pos();
        at.is_some_and(|at| ui.clip_rect().contains(at) && thing.contains(at))
    } else {
        cx.nav.name() == name
    };
    if has_rested(ui, cx, name, read.then_some(0)) {
        let tip = lay_told(ui, cx, words, TOLD_WIDTH);
        let left = thing.center().x - tip.size().x / 2.0 - TOLD_PAD.x;
        let place = below_or_above(ui, tip.size(), thing, left);
        paint_told(ui, cx, name, tip, place);
    }
}

/// Returns true if pointer or focus have been on the same value for a while. Requests a frame for the time at which
/// they will have.
pub(super) fn has_rested(ui: &Ui, cx: &mut MenuUi, name: &str, read: Option<usize>) -> bool {
    /// Time of rest before it is explained, in seconds.
    const REST: f64 = 0.45;
    let id = Id::new(("menu", name, "read"));
    let now = ui.input(|input| input.time);
    let Some(n) = read else {
        ui.data_mut(|data| data.remove::<(usize, f64)>(id));
        return false;
    };
    let before: Option<(usize, f64)> = ui.data(|data| data.get_temp(id));
    let since = before.filter(|(at, _)| *at == n).map_or(now, |(_, s)| s);
    ui.data_mut(|data| data.insert_temp(id, (n, since)));
    let left = REST - (now - since);
    if left > 0.0 {
        cx.nav.due_in(Duration::from_secs_f64(left + 0.01));
    }
    left <= 0.0
}

/// Largest width of a sentence on paper, the distance from its edge to its words, and that to what it explains.
const TOLD_WIDTH: f32 = 300.0;
const TOLD_PAD: Vec2 = vec2(14.0, 10.0);
const TOLD_GAP: f32 = 7.0;

/// The room on the page for sentences on paper.
fn told_page(ui: &Ui) -> Rect {
    ui.ctx().content_rect().shrink(8.0)
}

/// Width of the sentence on a value of this choice: no words of the next row are in its way.
pub(super) fn told_width(ui: &Ui, choice: Rect, is_beside: bool) -> f32 {
    /// Less than the gap between a row's words and its control.
    const OVER: f32 = ROW_GAP - 4.0;
    /// In less room no line has more than two words.
    const LEAST: f32 = 180.0;
    let room = if is_beside {
        choice.width() + OVER
    } else {
        told_page(ui).right() - choice.right() - 2.0 * TOLD_GAP
    };
    room.clamp(LEAST, TOLD_WIDTH)
}

/// Words for a sentence on paper of this width.
pub(super) fn lay_told(ui: &Ui, cx: &MenuUi, words: &str, width: f32) -> Arc<Galley> {
    let width = width - 2.0 * TOLD_PAD.x;
    lay(ui, words, theme::regular(15.0), cx.shades.words, width)
}

/// Place of the sentence on a value of a choice: below the value where the words of its row are at the left, else at the
/// right of the choice, since the words of the next row are below.
pub(super) fn told_place(ui: &Ui, words: Vec2, value: Rect, choice: Rect, is_beside: bool) -> Rect {
    let size = words + 2.0 * TOLD_PAD;
    if is_beside {
        let last = choice.right() - size.x;
        let left = value.center().x - size.x / 2.0;
        return below_or_above(ui, words, value, left.max(choice.left()).min(last));
    }
    let page = told_page(ui);
    let left = (choice.right() + 2.0 * TOLD_GAP).min(page.right() - size.x);
    let top = value.center().y - size.y / 2.0;
    let top = top.min(page.bottom() - size.y).max(page.top());
    Rect::from_min_size(pos2(left, top), size)
}

/// Place of a sentence on paper below something, or above it where the window ends.
fn below_or_above(ui: &Ui, words: Vec2, thing: Rect, left: f32) -> Rect {
    let size = words + 2.0 * TOLD_PAD;
    let page = told_page(ui);
    let left = left.min(page.right() - size.x).max(page.left());
    let below = thing.bottom() + TOLD_GAP;
    let top = if below + size.y <= page.bottom() {
        below
    } else {
        thing.top() - TOLD_GAP - size.y
    };
    Rect::from_min_size(pos2(left, top), size)
}

/// A sentence on paper.
pub(super) fn paint_told(ui: &Ui, cx: &MenuUi, name: &str, words: Arc<Galley>, rect: Rect) {
    let layer = egui::LayerId::new(egui::Order::Tooltip, Id::new(("told", name)));
    let painter = ui.ctx().layer_painter(layer);
    let ink = match cx.device {
        Device::Mouse => cx.shades.words,
        _ => cx.shades.focus,
    };
    let line = Stroke::new(2.0, ink);
    painter.rect(rect, 9.0, cx.shades.panel, line, StrokeKind::Outside);
    painter.galley(rect.min + TOLD_PAD, words, cx.shades.words);
}
