//! Turning points: the moments at which the lead changed most, with the table at that time.

use super::{
    course,
    page::{self, Look, ResultPage},
};
use bevy_egui::egui::{Align2, Color32, Rect, Sense, Ui, vec2};
use kortlek_kit::{
    cut::{CutRect, within},
    fit, theme,
    widgets::{self, MenuUi, lay},
    words::say,
};

/// Minimum and maximum height of a line of the list.
const ROW: (f32, f32) = (52.0, 66.0);
/// Height of a line from which what happened has room for two lines in usual type; in lower ones type is smaller.
const TALL: f32 = 62.0;

/// The panel: the list at the left, the table at the right; where nothing decided the last table alone.
pub fn turnings(ui: &mut Ui, cx: &mut MenuUi, page: &ResultPage, looked: &mut Look, rect: Rect) {
    let account = page.account;
    let inner = page::panel(ui, cx, rect);
    if account.turnings.is_empty() {
        let title = say(ui, "result-last");
        let below = page::heading(ui, cx, inner, &title, "");
        paint_table(ui, cx, page, looked, below);
        return;
    }
    // No picture where it would be too small to tell anything.
    let pictured = inner.width() >= 560.0 && !looked.pictured;
    // Without a course above, the table goes below the list.
    let tall = inner.height() > inner.width() * 0.6;
    let mut rest = inner;
    let list = match pictured && !tall {
        true => rest.cut_left((inner.width() * 0.56).round(), 14.0),
        false => inner,
    };
    let title = say(ui, account.moments_title());
    let below = page::heading(ui, cx, list, &title, "");
    let many = account.turnings.len() as f32;
    let high = (below.height() / many).clamp(ROW.0, ROW.1);
    let place = below.with_min_x(below.left() - 6.0);
    within(ui, place, |ui| {
        widgets::scroll_as_needed(ui, cx, "turning points", |ui, cx| {
            ui.spacing_mut().item_spacing.y = 3.0;
            for index in 0..account.turnings.len() {
                let size = vec2(ui.available_width(), high - 3.0);
                let (row, _) = ui.allocate_exact_size(size, Sense::empty());
                turning(ui, cx, page, looked, index, row);
            }
        });
    });
    if pictured {
        if tall {
            rest.min.y = below.top() + high * many + 10.0;
        }
        paint_table(ui, cx, page, looked, rest);
    }
}

fn turning(
    ui: &Ui,
    cx: &mut MenuUi,
    page: &ResultPage,
    looked: &mut Look,
    index: usize,
    row: Rect,
) {
    let turned = &page.account.turnings[index];
    let info = widgets::entry_info(&turned.title, looked.turning == index);
    let touch = cx.touch(ui, &format!("turning {}", index + 1), row, info);
    if touch.focused || touch.chosen {
        looked.turning = index;
        looked.position = Some(turned.position);
    }
    // Two moments may be seen in the same position.
    let is_shown = looked.position == Some(turned.position) && looked.turning == index;
    if touch.hovered || touch.focused || is_shown {
        ui.painter().rect_filled(row, 8.0, cx.shades.lit);
    }
    if touch.focused {
        theme::focus_ring(ui, row.shrink(4.0));
    }
    let mut line = row.with_max_x(row.right() - 10.0);
    let disc = line.cut_left(44.0, 0.0).center();
    let colour = if touch.focused {
        cx.shades.focus
    } else {
        cx.shades.bright
    };
    course::paint_disc(ui, cx, disc, index, colour);
    let wide = line.width();
    let soft = cx.shades.soft;
    let part = page.account.parts.get(turned.part);
    let part = part.map_or("", String::as_str);
    let part = fit::fit(ui, part, theme::regular(14.0), soft, wide * 0.4, 1);
    let room = wide - part.size().x - 10.0;
    let bold = theme::semibold(16.0);
    let ink = cx.shades.words;
    let title = fit::fit(ui, &turned.title, bold, ink, room, 1);
    // Who leads then, or who did what, goes beside the title if it has room there; the cause always has its line.
    let [beside, cause] = if page.account.blocks.is_empty() {
        [&turned.words, &turned.leads]
    } else {
        [&turned.leads, &turned.words]
    };
    let font = theme::regular(14.5);
    let words = lay(ui, beside, font.clone(), soft, f32::INFINITY);
    let used = title.size().x + 10.0;
    let has_room = used + words.size().x <= room;
    let mut below = vec![cause.as_str()];
    if !has_room {
        below.push(beside);
    }
    below.retain(|words| !words.is_empty());
    let below = below.join(" · ");
    let font = match widgets::width_of(ui, &below, font.clone()) <= wide || row.height() >= TALL {
        true => font,
        false => theme::regular(12.5),
    };
    let below = fit::fit(ui, &below, font, soft, wide, 2);
    let high = if below.size().x > 0.0 {
        below.size().y
    } else {
        0.0
    };
    let text = line.place(vec2(wide, 21.0 + high), Align2::LEFT_CENTER);
    let down = |by: f32| text.translate(vec2(0.0, by));
    fit::paint_galley(ui, down(2.0), Align2::RIGHT_TOP, part, soft);
    ui.painter().galley(text.min, title, ink);
    if has_room {
        ui.painter().galley(text.min + vec2(used, 1.5), words, soft);
    }
    fit::paint_galley(ui, down(21.0), Align2::LEFT_TOP, below, soft);
}

/// The table as it lay at the position that is looked at, on its ground.
pub fn paint_table(ui: &mut Ui, cx: &mut MenuUi, page: &ResultPage, looked: &mut Look, rect: Rect) {
    if rect.height() < 60.0 || rect.width() < 80.0 {
        return;
    }
    ui.painter().rect_filled(rect, 10.0, cx.shades.table);
    let clip = ui.clip_rect();
    ui.set_clip_rect(clip.intersect(rect));
    if let Some(cloth) = page.ground {
        cx.ground(ui, page.session.card().id, cloth, rect, 10.0);
        // The cloth is dimmed: the pieces matter.
        let dim = cx.shades.table.linear_multiply(0.35);
        ui.painter().rect_filled(rect, 10.0, dim);
    }
    if let Some(small) = looked.table(page.session) {
        let room = rect.shrink(14.0);
        small.paint(ui, cx, room);
        small.paint_names(ui, cx, room, |seat| {
            let rows = &page.account.standings;
            let row = rows.iter().find(|row| row.seats.has(seat));
            row.map_or_else(String::new, |row| row.name.clone())
        });
    }
    ui.set_clip_rect(clip);
    cx.paint_panel(ui, rect, 10.0, Color32::TRANSPARENT);
}
