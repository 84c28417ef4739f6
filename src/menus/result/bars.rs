//! Chart of points: a bar for each seat, on one scale, with a block for each gain.

use super::{
    account::{Gain, MatchSummary, PlayerResult},
    page::{self, Look, ResultPage, shown},
};
use crate::{
    menus::{
        look::{self, say},
        widgets::{self, MenuUi, lay},
    },
    play,
};
use bevy_egui::egui::{
    Align2, Color32, Rect, Sense, Stroke, StrokeKind, Ui, UiBuilder, pos2, vec2,
};
use kortlek_rules::{Message, Seat, Who};

/// More blocks than these are joined, a block a part.
const BLOCKS: usize = 14;
/// Height of a bar.
const BAR: f32 = 20.0;
/// Between two blocks.
const BETWEEN: f32 = 2.0;
/// A narrower block has no number.
const NUMBERED: f32 = 11.0;
/// Height from which a row has room for the player's remark.
const SAID: f32 = 90.0;
/// Minimum and maximum height of a row.
const ROW: (f32, f32) = (70.0, 96.0);

/// The gains of a seat as its bar shows them.
fn blocks(account: &MatchSummary, seat: Seat) -> Vec<Gain> {
    let all = account.blocks.get(seat.index());
    let all = all.map_or(&[][..], Vec::as_slice);
    if all.len() <= BLOCKS {
        return all.to_vec();
    }
    let mut joined: Vec<Gain> = Vec::new();
    for gain in all {
        match joined.last_mut() {
            Some(last) if last.part == gain.part => {
                last.gain += gain.gain;
                last.position = gain.position;
                last.words.clear();
            }
            _ => joined.push(gain.clone()),
        }
    }
    if joined.len() < 3 {
        // Without parts they are joined as they come.
        let each = all.len().div_ceil(BLOCKS);
        let sum = |gains: &[Gain]| Gain {
            gain: gains.iter().map(|gain| gain.gain).sum(),
            words: String::new(),
            ..gains[gains.len() - 1].clone()
        };
        joined = all.chunks(each).map(sum).collect();
    }
    joined.retain(|gain| gain.gain != 0);
    joined
}

/// Height of the panel with room for everything.
pub fn needs(account: &MatchSummary) -> f32 {
    let many = account.standings.len() as f32;
    24.0 + 32.0 + many * (ROW.1 + 4.0) + 24.0
}

/// Heading of the panel about how each score came about: things that one is glad to be rid of are no points.
pub fn heading(page: &ResultPage) -> &'static str {
    if page.session.unit().fewer {
        "result-came"
    } else {
        "result-points"
    }
}

/// The panel.
pub fn bars(ui: &mut Ui, desk: &mut MenuUi, page: &ResultPage, looked: &mut Look, rect: Rect) {
    let account = page.account;
    let inner = page::panel(ui, desk, rect);
    let rows: Vec<(&PlayerResult, Vec<Gain>)> = account
        .standings
        .iter()
        .map(|s| (s, blocks(account, s.seat)))
        .collect();
    let told = rows.iter().any(|(_, gains)| !gains.is_empty());
    let id = if told {
        heading(page)
    } else {
        "result-players"
    };
    let fewer = told && page.session.unit().fewer;
    let beside = if fewer {
        say(ui, "result-fewer")
    } else {
        String::new()
    };
    let title = say(ui, id);
    let below = page::heading(ui, desk, inner, &title, &beside);
    let foot = if told { 24.0 } else { 0.0 };
    let list = Rect::from_min_max(
        pos2(inner.left() - 8.0, below.top()),
        pos2(inner.right() + 8.0, inner.bottom() - foot),
    );
    let many = rows.len().max(1) as f32;
    let high = ((list.height() - 4.0 * many) / many).clamp(ROW.0, ROW.1);
    // All bars on one scale.
    let length = |gains: &[Gain]| gains.iter().map(|gain| gain.gain.abs()).sum::<i32>();
    let start = |seat: Seat| account.first.get(seat.index()).copied().unwrap_or(0).max(0);
    let before = |seat: Seat| if account.fewer { 0 } else { start(seat) };
    let longest = rows.iter().map(|(s, gains)| before(s.seat) + length(gains));
    let longest = longest.max().unwrap_or(0).max(1);
    let most = rows.iter().map(|(_, gains)| gains.len()).max();
    let mut told_of = None;
    ui.scope_builder(UiBuilder::new().max_rect(list), |ui| {
        widgets::scroll_as_needed(ui, desk, "result standings", |ui, desk| {
            ui.spacing_mut().item_spacing.y = 4.0;
            for (standing, gains) in &rows {
                let wide = ui.available_width();
                let (row, _) = ui.allocate_exact_size(vec2(wide, high), Sense::empty());
                let scale = Scale {
                    longest,
                    most: most.unwrap_or(0),
                    before: before(standing.seat),
                    fewer: account.fewer,
                };
                if let Some(gain) = paint_row(ui, desk, standing, gains, &scale, looked, row) {
                    told_of = Some((standing.name.clone(), gain));
                }
            }
        });
    });
    if told {
        let foot = Rect::from_min_max(pos2(inner.left(), inner.bottom() - 20.0), inner.max);
        match told_of {
            Some((name, gain)) => paint_told(ui, desk, &name, &gain, foot),
            None => paint_legend(ui, desk, &rows, account.fewer, foot),
        }
    }
}

/// Scale of the bars.
struct Scale {
    longest: i32,
    /// Maximum number of blocks in a bar: the gaps between them are no part of the scale.
    most: usize,
    /// Score of the seat before the first gain.
    before: i32,
    fewer: bool,
}

/// A player's row; gives the gain that is pointed at or has the focus.
fn paint_row(
    ui: &Ui,
    desk: &mut MenuUi,
    standing: &PlayerResult,
    gains: &[Gain],
    scale: &Scale,
    looked: &mut Look,
    row: Rect,
) -> Option<Gain> {
    if standing.who == Who::Human {
        ui.painter().rect_filled(row, 8.0, desk.shades.lit);
    }
    let left = row.left() + 58.0;
    let right = row.right() - 14.0;
    paint_head(ui, desk, standing, left, right, row);
    let has_bar = !gains.is_empty();
    if !standing.saying.is_empty() && row.height() >= SAID {
        let words = format!("“{}”", standing.saying);
        let top = row.top() + if has_bar { 68.0 } else { 66.0 };
        let place = Rect::from_min_max(
            pos2(if has_bar { row.left() + 14.0 } else { left }, top),
            pos2(right, top + 20.0),
        );
        let font = look::plain(14.5);
        let soft = desk.shades.soft;
        look::paint_fit(ui, place, Align2::LEFT_CENTER, &words, font, soft);
    }
    if has_bar {
        let bar = Rect::from_min_max(
            pos2(row.left() + 12.0, row.top() + 45.0),
            pos2(right, row.top() + 45.0 + BAR),
        );
        paint_bar(ui, desk, standing.seat, gains, scale, looked, row, bar)
    } else {
        if !standing.status.is_empty() {
            let words = look::fit(
                ui,
                &standing.status,
                look::plain(14.5),
                desk.shades.soft,
                right - left,
                1,
            );
            let at = pos2(left, row.top() + 46.0);
            ui.painter().galley(at, words, desk.shades.soft);
        }
        None
    }
}

/// Draws face, name and score of a player, and strength and style, between the name's left edge and the score's
/// right.
fn paint_head(
    ui: &Ui,
    desk: &mut MenuUi,
    standing: &PlayerResult,
    left: f32,
    right: f32,
    row: Rect,
) {
    let is_me = standing.who == Who::Human;
    let face = pos2(row.left() + 30.0, row.top() + 25.0);
    let disc = if is_me {
        desk.shades.panel
    } else {
        desk.shades.lit
    };
    ui.painter().circle_filled(face, 18.0, disc);
    desk.own_mark(ui, &standing.avatar, face, 27.0);
    let score = lay(
        ui,
        &shown(standing.score),
        look::serif(28.0),
        desk.shades.words,
        f32::INFINITY,
    );
    let room = right - score.size().x - 10.0 - left;
    ui.painter().galley(
        pos2(right - score.size().x, face.y - score.size().y / 2.0),
        score,
        desk.shades.words,
    );
    let name = look::fit(
        ui,
        &standing.name,
        look::semibold(17.0),
        desk.shades.words,
        room,
        1,
    );
    let wide = name.size().x;
    let mut manner = Vec::new();
    if !is_me {
        manner.push(say(ui, play::level(standing.who)));
    }
    let style = standing.who.own_style();
    manner.extend(style.map(|style| say(ui, play::style(style))));
    let manner = widgets::facts(&manner);
    ui.painter().galley(
        pos2(left, face.y - name.size().y / 2.0),
        name,
        desk.shades.words,
    );
    if !manner.is_empty() && room - wide > 70.0 {
        let beside = Rect::from_min_max(
            pos2(left + wide + 10.0, face.y - 9.0),
            pos2(left + room, face.y + 11.0),
        );
        let font = look::plain(14.5);
        look::paint_fit(
            ui,
            beside,
            Align2::LEFT_CENTER,
            &manner,
            font,
            desk.shades.soft,
        );
    }
}

/// A seat's bar. Left and right go from block to block while the row has the focus.
fn paint_bar(
    ui: &Ui,
    desk: &mut MenuUi,
    seat: Seat,
    gains: &[Gain],
    scale: &Scale,
    looked: &mut Look,
    row: Rect,
    bar: Rect,
) -> Option<Gain> {
    let unit = (bar.width() - BETWEEN * scale.most as f32) / scale.longest as f32;
    let last = gains.len() - 1;
    let now = match looked.block {
        Some((of, now)) if of == seat => now.min(last),
        _ => last,
    };
    // From the last block on, right leads on to what stands there.
    let leaves = now == last && desk.nav.input.step.0 > 0;
    let name = format!("gains of {}", seat.0 + 1);
    let (focused, change) = desk.step_through(ui, &name, row, leaves);
    let now = now.saturating_add_signed(isize::from(change)).min(last);
    if focused {
        looked.block = Some((seat, now));
        looked.position = Some(gains[now].position);
    }
    let mut x = bar.left();
    if scale.before > 0 {
        let wide = scale.before as f32 * unit;
        let block = Rect::from_min_size(pos2(x, bar.top()), vec2(wide, BAR));
        desk.paint_panel(ui, block, 4.0, Color32::TRANSPARENT);
        number(ui, scale.before, block, desk.shades.soft);
        x += wide + BETWEEN;
    }
    let mut told_of = None;
    for (index, gain) in gains.iter().enumerate() {
        let wide = (gain.gain.abs() as f32 * unit).max(3.0);
        let block = Rect::from_min_size(pos2(x, bar.top()), vec2(wide, BAR));
        x += wide + BETWEEN;
        let good = (gain.gain > 0) != scale.fewer;
        if good {
            ui.painter().rect_filled(block, 4.0, desk.shades.bright);
            number(ui, gain.gain, block, desk.shades.on_bright);
        } else {
            let line = Stroke::new(1.5, desk.shades.bright);
            ui.painter()
                .rect(block, 4.0, desk.shades.panel, line, StrokeKind::Inside);
            number(ui, gain.gain, block, desk.shades.words);
        }
        let reach = block.expand2(vec2(BETWEEN / 2.0, 6.0));
        let pointed = ui.rect_contains_pointer(reach);
        if pointed {
            told_of = Some(gain.clone());
            if ui.input(|input| input.pointer.any_click()) {
                looked.block = Some((seat, index));
                looked.position = Some(gain.position);
            }
        }
        if focused && index == now {
            let ring = Stroke::new(3.0, desk.shades.focus);
            ui.painter()
                .rect_stroke(block.expand(2.0), 6.0, ring, StrokeKind::Outside);
            told_of = told_of.or_else(|| Some(gain.clone()));
        }
    }
    told_of
}

/// The number on a block, if it has room.
fn number(ui: &Ui, n: i32, block: Rect, colour: Color32) {
    let words = shown(Some(n));
    let galley = lay(ui, &words, look::semibold(14.0), colour, f32::INFINITY);
    if block.width() >= NUMBERED && galley.size().x <= block.width() - 2.0 {
        let at = block.center() - galley.size() / 2.0;
        ui.painter().galley(at, galley, colour);
    }
}

/// Below the bars: what the gain is that is looked at.
fn paint_told(ui: &Ui, desk: &MenuUi, name: &str, gain: &Gain, rect: Rect) {
    let signed = say(ui, Message::new("menu-signed").with("n", gain.gain));
    let mut facts = vec![format!("{name} {signed}")];
    facts.extend(
        [&gain.part, &gain.words]
            .into_iter()
            .filter(|w| !w.is_empty())
            .cloned(),
    );
    let words = widgets::facts(&facts);
    let words = look::fit(
        ui,
        &words,
        look::plain(14.5),
        desk.shades.soft,
        rect.width(),
        1,
    );
    let at = pos2(rect.left(), rect.center().y - words.size().y / 2.0);
    ui.painter().galley(at, words, desk.shades.soft);
}

/// Draws the legend for outlined blocks, if there are any.
fn paint_legend(
    ui: &Ui,
    desk: &MenuUi,
    rows: &[(&PlayerResult, Vec<Gain>)],
    fewer: bool,
    rect: Rect,
) {
    let bad = |gain: &Gain| (gain.gain > 0) == fewer;
    if !rows.iter().any(|(_, gains)| gains.iter().any(bad)) {
        return;
    }
    let block = Rect::from_min_size(pos2(rect.left(), rect.center().y - 6.0), vec2(20.0, 13.0));
    let line = Stroke::new(1.5, desk.shades.bright);
    ui.painter()
        .rect(block, 4.0, desk.shades.panel, line, StrokeKind::Inside);
    let words = say(ui, if fewer { "result-taken" } else { "result-lost" });
    let place = Rect::from_min_max(pos2(block.right() + 8.0, rect.top()), rect.max);
    let font = look::plain(14.5);
    look::paint_fit(
        ui,
        place,
        Align2::LEFT_CENTER,
        &words,
        font,
        desk.shades.soft,
    );
}
