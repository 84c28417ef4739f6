//! Chart of points: a bar for each side, on one scale, with a block for each gain.

use super::page::{self, Look, ResultPage, shown};
use crate::{
    play,
    summary::{Gain, MatchSummary, PlayerResult},
};
use bevy_egui::egui::{Align2, Color32, Galley, Rect, Sense, Stroke, StrokeKind, Ui, pos2, vec2};
use kortlek_kit::{
    cut::{CutRect, within},
    fit, theme,
    widgets::{self, MenuUi, lay},
    words::say,
};
use kortlek_rules::{Message, Seat, Who};
use std::sync::Arc;

/// More blocks than these are joined, a block a part.
const BLOCKS: usize = 14;
/// Height of a bar.
const BAR: f32 = 20.0;
/// Between two blocks.
const BETWEEN: f32 = 2.0;
/// Minimum width of a block without a number.
const NARROW: f32 = 3.0;
/// Left and right of a block's number.
const MARGIN: f32 = 2.0;
/// Height of a row as far as its bar.
const BARRED: f32 = 68.0;
/// Height of a line below the bar.
const LINE: f32 = 21.0;
/// Minimum height of a row, and its maximum without lines below the bar.
const ROW: (f32, f32) = (70.0, 74.0);
/// Distance of the faces of a pair.
const PARTNER: f32 = 28.0;

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

/// Lays out the game's words about a player's points, on one line or two.
fn status(ui: &Ui, cx: &MenuUi, words: &str, width: f32, lines: usize) -> Arc<Galley> {
    let font = theme::regular(14.5);
    fit::fit(ui, words, font, cx.shades.soft, width, lines)
}

/// Maximum height of a row, with the lines below its bar; `status_lines` counts those of what the game says.
fn tallest(account: &MatchSummary, status_lines: impl Fn(&str) -> usize) -> f32 {
    let barred = account.blocks.iter().any(|gains| !gains.is_empty());
    let lines = |s: &PlayerResult| {
        let status = if s.status.is_empty() || !barred {
            0
        } else {
            status_lines(&s.status)
        };
        status + usize::from(!s.saying.is_empty())
    };
    let most = account.standings.iter().map(lines).max().unwrap_or(0);
    ROW.1 + LINE * most as f32
}

/// Height of the panel with room for everything.
pub fn needs(account: &MatchSummary) -> f32 {
    let many = account.standings.len() as f32;
    24.0 + 32.0 + many * (tallest(account, |_| 1) + 4.0) + 24.0
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
pub fn bars(ui: &mut Ui, cx: &mut MenuUi, page: &ResultPage, looked: &mut Look, rect: Rect) {
    let account = page.account;
    let inner = page::panel(ui, cx, rect);
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
    let mut below = page::heading(ui, cx, inner, &title, &beside);
    let foot = told.then(|| below.cut_bottom(20.0, 4.0));
    let list = below.expand2(vec2(8.0, 0.0));
    let many = rows.len().max(1) as f32;
    let width = list.width() - 28.0;
    let tallest = tallest(account, |words| status(ui, cx, words, width, 2).rows.len());
    let high = ((list.height() - 4.0 * many) / many).clamp(ROW.0, tallest);
    let start = |seat: Seat| account.first.get(seat.index()).copied().unwrap_or(0).max(0);
    let before = |seat: Seat| if account.fewer { 0 } else { start(seat) };
    let scale = Scale {
        unit: unit(ui, cx, &rows, before, list.width() - 26.0),
        fewer: account.fewer,
    };
    let mut told_of = None;
    within(ui, list, |ui| {
        widgets::scroll_as_needed(ui, cx, "result standings", |ui, cx| {
            ui.spacing_mut().item_spacing.y = 4.0;
            for (standing, gains) in &rows {
                let wide = ui.available_width();
                let (row, _) = ui.allocate_exact_size(vec2(wide, high), Sense::empty());
                let before = before(standing.seat);
                let gains = (before, gains.as_slice());
                if let Some(gain) = paint_row(ui, cx, standing, gains, &scale, looked, row) {
                    told_of = Some((standing.name.clone(), gain));
                }
            }
        });
    });
    if let Some(foot) = foot {
        match told_of {
            Some((name, gain)) => paint_told(ui, cx, &name, &gain, foot),
            None => paint_legend(ui, cx, &rows, account.fewer, foot),
        }
    }
}

/// Scale of all bars.
struct Scale {
    /// Width of a point.
    unit: f32,
    fewer: bool,
}

/// Least width of a block: that of its number where the bars leave room for that.
fn least_width(ui: &Ui, cx: &MenuUi, n: i32, numbered: bool) -> f32 {
    if numbered {
        number(ui, n, cx.shades.words).size().x + 2.0 * MARGIN
    } else {
        NARROW
    }
}

/// Width of a block of this number of points, `least` wide at least.
fn block_width(n: i32, least: f32, unit: f32) -> f32 {
    (n.abs() as f32 * unit).max(least)
}

/// Width of a point with which the longest bar fits into a width.
fn unit(
    ui: &Ui,
    cx: &MenuUi,
    rows: &[(&PlayerResult, Vec<Gain>)],
    before: impl Fn(Seat) -> i32,
    width: f32,
) -> f32 {
    // Points and least width of each block: the type is laid out once, not for each width that is tried.
    let bars = rows.iter().map(|(s, gains)| {
        let start = Some(before(s.seat)).filter(|n| *n > 0);
        let blocks = start.into_iter().chain(gains.iter().map(|gain| gain.gain));
        let blocks = blocks.map(|n| (n, least_width(ui, cx, n, true)));
        blocks.collect::<Vec<(i32, f32)>>()
    });
    let bars: Vec<Vec<(i32, f32)>> = bars.collect();
    let longest = |unit: f32| {
        let wide = |bar: &Vec<(i32, f32)>| {
            let blocks = bar.iter().map(|(n, least)| block_width(*n, *least, unit));
            blocks.map(|wide| wide + BETWEEN).sum::<f32>()
        };
        bars.iter().map(wide).fold(0.0, f32::max)
    };
    // Halved until it is good to a fraction of a point.
    let (mut fits, mut over) = (0.0_f32, width);
    for _ in 0..24 {
        let middle = f32::midpoint(fits, over);
        if longest(middle) > width {
            over = middle;
        } else {
            fits = middle;
        }
    }
    fits
}

/// A side's row; gives the gain that is pointed at or has the focus. Of its gains come first the points that it began
/// with.
fn paint_row(
    ui: &Ui,
    cx: &mut MenuUi,
    standing: &PlayerResult,
    gains: (i32, &[Gain]),
    scale: &Scale,
    looked: &mut Look,
    row: Rect,
) -> Option<Gain> {
    if standing.who == Who::Human {
        ui.painter().rect_filled(row, 8.0, cx.shades.lit);
    }
    let partners = standing.avatars.len().saturating_sub(1) as f32;
    let indent = 58.0 + PARTNER * partners;
    let mut below = row.with_max_x(row.right() - 14.0);
    let head = below.with_max_y(row.top() + 50.0);
    paint_head(ui, cx, standing, indent, head);
    let has_bar = !gains.1.is_empty();
    below.min += match has_bar {
        true => vec2(14.0, BARRED),
        false => vec2(indent, 46.0),
    };
    let soft = cx.shades.soft;
    // What the game says of the points comes before what the player says.
    if !standing.status.is_empty() && below.height() >= LINE {
        let lines = (below.height() / LINE).min(2.0) as usize;
        let words = status(ui, cx, &standing.status, below.width(), lines);
        let place = below.cut_top(LINE * words.rows.len() as f32 - 1.0, 1.0);
        fit::paint_galley(ui, place, Align2::LEFT_CENTER, words, soft);
    }
    if !standing.saying.is_empty() && below.height() >= LINE {
        let place = below.cut_top(LINE - 1.0, 0.0);
        fit::paint_left(ui, place, &standing.saying, theme::regular(14.5), soft);
    }
    if !has_bar {
        return None;
    }
    let bar = Rect::from_min_size(row.min + vec2(12.0, 45.0), vec2(row.width() - 26.0, BAR));
    paint_bar(ui, cx, standing, gains, scale, looked, row, bar)
}

/// Draws faces, name and score of a player, and strength and style; `indent` is the room for the faces.
fn paint_head(ui: &Ui, cx: &mut MenuUi, standing: &PlayerResult, indent: f32, mut head: Rect) {
    let is_me = standing.who == Who::Human;
    let ink = cx.shades.words;
    let disc = if is_me {
        cx.shades.panel
    } else {
        cx.shades.lit
    };
    for (k, avatar) in standing.avatars.iter().enumerate() {
        let face = head.min + vec2(30.0 + PARTNER * k as f32, 25.0);
        ui.painter().circle_filled(face, 18.0, disc);
        cx.avatar(ui, avatar, face, 27.0);
    }
    head.cut_left(indent, 0.0);
    let score = shown(standing.score);
    let score = lay(ui, &score, theme::serif(28.0), ink, f32::INFINITY);
    let right = head.cut_right(score.size().x, 10.0);
    fit::paint_galley(ui, right, Align2::RIGHT_CENTER, score, ink);
    let font = theme::semibold(17.0);
    let name = fit::fit(ui, &standing.name, font, ink, head.width(), 1);
    let left = head.cut_left(name.size().x, 10.0);
    fit::paint_galley(ui, left, Align2::LEFT_CENTER, name, ink);
    let mut manner = Vec::new();
    if !is_me && standing.avatars.len() == 1 {
        manner.push(say(ui, play::level(standing.who)));
        let style = standing.who.own_style();
        manner.extend(style.map(|style| say(ui, play::style(style))));
    }
    let manner = widgets::facts(&manner);
    if !manner.is_empty() && head.width() > 60.0 {
        // Smaller type stands a little lower.
        let beside = head.translate(vec2(0.0, 1.0));
        let font = theme::regular(14.5);
        fit::paint_left(ui, beside, &manner, font, cx.shades.soft);
    }
}

/// A seat's bar. Left and right go from block to block while the row has the focus.
fn paint_bar(
    ui: &Ui,
    cx: &mut MenuUi,
    standing: &PlayerResult,
    (before, gains): (i32, &[Gain]),
    scale: &Scale,
    looked: &mut Look,
    row: Rect,
    bar: Rect,
) -> Option<Gain> {
    let seat = standing.seat;
    // With more numbers than the bar is wide, only the wide blocks have theirs.
    let numbered = scale.unit > 0.0;
    let unit = if numbered {
        scale.unit
    } else {
        let all = before + gains.iter().map(|gain| gain.gain.abs()).sum::<i32>();
        (bar.width() - BETWEEN * gains.len() as f32).max(1.0) / all.max(1) as f32
    };
    let last = gains.len() - 1;
    let now = match looked.block {
        Some((of, now)) if of == seat => now.min(last),
        _ => last,
    };
    // From the last block on, right leads on to what stands there.
    let leaves = now == last && cx.nav.input.step.0 > 0;
    let name = format!("gains of {}", seat.0 + 1);
    let info = widgets::entry_info(
        &standing.name,
        looked.block.is_some_and(|(of, _)| of == seat),
    );
    let (focused, change) = cx.step_through(ui, &name, row, leaves, info);
    let now = now.saturating_add_signed(isize::from(change)).min(last);
    if focused {
        looked.block = Some((seat, now));
        looked.position = Some(gains[now].position);
    }
    let mut x = bar.left();
    let mut next_block = |n: i32| {
        let wide = block_width(n, least_width(ui, cx, n, numbered), unit);
        let block = Rect::from_min_size(pos2(x, bar.top()), vec2(wide, BAR));
        x += wide + BETWEEN;
        block
    };
    if before > 0 {
        let block = next_block(before);
        cx.paint_panel(ui, block, 4.0, Color32::TRANSPARENT);
        paint_number(ui, before, block, cx.shades.soft);
    }
    let mut told_of = None;
    for (index, gain) in gains.iter().enumerate() {
        let block = next_block(gain.gain);
        let good = (gain.gain > 0) != scale.fewer;
        if good {
            ui.painter().rect_filled(block, 4.0, cx.shades.bright);
            paint_number(ui, gain.gain, block, cx.shades.on_bright);
        } else {
            theme::paint_outlined(ui, block, 4.0, cx.shades.panel, cx.shades.bright);
            paint_number(ui, gain.gain, block, cx.shades.words);
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
            let ring = Stroke::new(3.0, cx.shades.focus);
            ui.painter()
                .rect_stroke(block.expand(2.0), 6.0, ring, StrokeKind::Outside);
            told_of = told_of.or_else(|| Some(gain.clone()));
        }
    }
    told_of
}

/// The number of a block.
fn number(ui: &Ui, n: i32, colour: Color32) -> Arc<Galley> {
    let words = shown(Some(n));
    lay(ui, &words, theme::semibold(14.0), colour, f32::INFINITY)
}

/// Paints the number on a block, if it has room.
fn paint_number(ui: &Ui, n: i32, block: Rect, colour: Color32) {
    let galley = number(ui, n, colour);
    if galley.size().x <= block.width() {
        fit::paint_galley(ui, block, Align2::CENTER_CENTER, galley, colour);
    }
}

/// Below the bars: what the gain is that is looked at.
fn paint_told(ui: &Ui, cx: &MenuUi, name: &str, gain: &Gain, rect: Rect) {
    let signed = say(ui, Message::new("menu-signed").with("n", gain.gain));
    let mut facts = vec![format!("{name} {signed}")];
    facts.extend(
        [&gain.part, &gain.words]
            .into_iter()
            .filter(|w| !w.is_empty())
            .cloned(),
    );
    let words = widgets::facts(&facts);
    fit::paint_left(ui, rect, &words, theme::regular(14.5), cx.shades.soft);
}

/// Draws the legend: what the numbers are, and outlined blocks, if there are any.
fn paint_legend(
    ui: &Ui,
    cx: &MenuUi,
    rows: &[(&PlayerResult, Vec<Gain>)],
    fewer: bool,
    mut rect: Rect,
) {
    let soft = cx.shades.soft;
    let font = theme::regular(14.5);
    let bad = |gain: &Gain| (gain.gain > 0) == fewer;
    if rows.iter().any(|(_, gains)| gains.iter().any(bad)) {
        let middle = rect.cut_left(20.0, 8.0).center() + vec2(0.0, 0.5);
        let block = Rect::from_center_size(middle, vec2(20.0, 13.0));
        theme::paint_outlined(ui, block, 4.0, cx.shades.panel, cx.shades.bright);
        let words = say(ui, if fewer { "result-taken" } else { "result-lost" });
        let words = lay(ui, &words, font.clone(), soft, f32::INFINITY);
        let place = rect.cut_left(words.size().x, 16.0);
        fit::paint_galley(ui, place, Align2::LEFT_CENTER, words, soft);
    }
    let words = say(ui, "result-each");
    if widgets::width_of(ui, &words, font.clone()) <= rect.width() {
        fit::paint_left(ui, rect, &words, font, soft);
    }
}
