//! Drawing of the result: a sheet over the last position.

use super::{bars, course, turnings};
use crate::{
    small_table::SmallTable,
    summary::{MatchSummary, OwnResult, history},
};
use bevy_egui::egui::{
    self, Align2, Color32, Galley, Painter, Pos2, Rect, Sense, Shape, Stroke, StrokeKind, Ui,
    UiBuilder, pos2, vec2,
};
use kortlek_kit::{
    Cloth, fit, theme,
    widgets::{self, MenuUi, lay},
    words::say,
};
use kortlek_rules::{Arg, Message, Seat, message, session::Session};
use std::sync::Arc;

/// Choice of the player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ResultAction {
    /// The same game with a fresh deal.
    Again,
    /// The same cards once more.
    SameDeal,
    /// Back to the shelf.
    Another,
    /// The match once more, from its beginning.
    Watch,
    /// The table, without the result on it.
    Table,
    /// Copies the seed.
    Seed(u64),
}

/// State of the page: the parts that the player looks at.
#[derive(Debug, Default)]
pub struct Look {
    /// Number of frames drawn, up to [`PARTS`].
    drawn: u8,
    /// The part of the page that shows where all of them have no room together.
    part: usize,
    /// The turning point that was looked at last.
    pub turning: usize,
    /// Seat whose gain was looked at last, and the index of the gain.
    pub block: Option<(Seat, usize)>,
    /// The position that is shown; the last one if none was chosen.
    pub position: Option<usize>,
    small: Option<(usize, Option<SmallTable>)>,
    /// True if the table has a place of its own, not beside the list of turning points.
    pub pictured: bool,
}

impl Look {
    /// The small table of the position that is looked at.
    pub fn table(&mut self, session: &dyn Session) -> Option<&SmallTable> {
        // At the end the table as it was before it was cleared.
        let position = self
            .position
            .unwrap_or_else(|| history::seen(session, session.positions() - 2));
        if self.small.as_ref().is_none_or(|(at, _)| *at != position) {
            self.small = Some((position, SmallTable::at(session, position)));
        }
        self.small.as_ref().and_then(|(_, small)| small.as_ref())
    }
}

/// Contents of the page.
pub struct ResultPage<'a> {
    /// Summary of the match.
    pub account: &'a MatchSummary,
    /// The match.
    pub session: &'a dyn Session,
    /// Time since the page opened, in seconds.
    pub age: f32,
    /// An example was played.
    pub is_trial: bool,
    /// The cloth of the game's ground, if grounds are drawn.
    pub ground: Option<Cloth>,
}

/// The page comes in parts, one a frame: to rasterise all letters that it is the first to show takes several frames' time.
const PARTS: u8 = 3;
/// Duration of the sheet's entrance, in seconds.
const COMES: f32 = 0.26;
/// Time after which nothing moves any more, in seconds.
const MOVES: f32 = 1.7;
/// Between the panels of the sheet.
const GAP: f32 = 12.0;
/// Height of the row of buttons.
const FOOT: f32 = 56.0;
/// Minimum size of a page with everything side by side.
const WHOLE: egui::Vec2 = vec2(1000.0, 620.0);

/// The page.
pub fn page(
    ui: &mut Ui,
    cx: &mut MenuUi,
    page: &ResultPage,
    looked: &mut Look,
) -> Option<ResultAction> {
    let mut chosen = cx.nav.goes_back().then_some(ResultAction::Table);
    let parts = looked.drawn;
    looked.drawn = (parts + 1).min(PARTS);
    if page.age < MOVES || parts < PARTS {
        ui.ctx().request_repaint();
    }
    let all = ui.max_rect();
    // As drawn in a window of the usual size; in a smaller one the sheet takes what there is.
    let roomy = all.width() >= 1150.0;
    let margin = if roomy {
        vec2(52.0, 22.0)
    } else {
        vec2(8.0, 8.0)
    };
    let size = (all.size() - margin * 2.0).min(vec2(1176.0, 756.0));
    let below = (1.0 - ease(page.age / COMES)) * all.height();
    let sheet = Rect::from_center_size(all.center() + vec2(0.0, below.round()), size);
    paint_sheet(ui, cx, sheet);
    let inner = sheet.shrink(if roomy { 16.0 } else { 12.0 });
    let whole = inner.width() >= WHOLE.x && inner.height() >= WHOLE.y;
    // The ring of the focus keeps inside the sheet.
    let foot = Rect::from_min_max(
        pos2(inner.left() + 6.0, inner.bottom() - FOOT),
        inner.max - vec2(6.0, 0.0),
    );
    if parts > 0 {
        let head = headline(ui, cx, page, inner, whole);
        let body = Rect::from_min_max(
            pos2(inner.left(), head.bottom() + GAP),
            pos2(inner.right(), foot.top() - GAP - 4.0),
        );
        match (whole, parts) {
            (_, 1) => {}
            (true, _) => side_by_side(ui, cx, page, looked, body, parts == PARTS),
            (false, _) => one_by_one(ui, cx, page, looked, body),
        }
    }
    ui.scope_builder(UiBuilder::new().max_rect(foot), |ui| {
        buttons(ui, cx, page, &mut chosen);
    });
    chosen
}

fn paint_sheet(ui: &Ui, cx: &MenuUi, sheet: Rect) {
    let shadow = sheet.translate(vec2(0.0, 5.0));
    ui.painter()
        .rect_filled(shadow, 14.0, Color32::from_black_alpha(70));
    let line = Stroke::new(2.0, cx.shades.line);
    ui.painter()
        .rect(sheet, 14.0, cx.shades.table, line, StrokeKind::Inside);
}

/// A panel on the sheet; gives what is inside it.
pub fn panel(ui: &Ui, cx: &MenuUi, rect: Rect) -> Rect {
    cx.paint_panel(ui, rect, 12.0, cx.shades.panel);
    rect.shrink2(vec2(16.0, 12.0))
}

/// The heading of a panel, with something softer beside it; gives what is left below.
pub fn heading(ui: &Ui, cx: &MenuUi, rect: Rect, words: &str, beside: &str) -> Rect {
    // In large type the tab above says it, and the room is needed.
    if rect.height() < 200.0 {
        return rect;
    }
    let words = lay(
        ui,
        &words.to_uppercase(),
        theme::serif(19.0),
        cx.shades.words,
        f32::INFINITY,
    );
    let size = words.size();
    ui.painter().galley(rect.min, words, cx.shades.words);
    let left = rect.left() + size.x + 14.0;
    if !beside.is_empty() && left < rect.right() - 60.0 {
        let room = Rect::from_min_max(
            pos2(left, rect.top()),
            pos2(rect.right(), rect.top() + size.y),
        );
        let font = theme::regular(14.5);
        fit::paint_fit(ui, room, Align2::LEFT_CENTER, beside, font, cx.shades.soft);
    }
    Rect::from_min_max(pos2(rect.left(), rect.top() + size.y + 6.0), rect.max)
}

/// Lays out the bars of points at the left; once `complete`, the course, and below it the turning points, at the right.
fn side_by_side(
    ui: &mut Ui,
    cx: &mut MenuUi,
    page: &ResultPage,
    looked: &mut Look,
    body: Rect,
    complete: bool,
) {
    let left = (body.width() * 0.372).round();
    let account = page.account;
    // If the bars leave room below them, the table goes there, larger than beside the list.
    let needed = bars::needs(account);
    let below = body.height() - needed - GAP;
    let pictured = below >= 190.0 && !account.turnings.is_empty();
    let high = if pictured { needed } else { body.height() };
    let points = Rect::from_min_size(body.min, vec2(left, high));
    let right = Rect::from_min_max(pos2(points.right() + GAP, body.top()), body.max);
    bars::bars(ui, cx, page, looked, points);
    looked.pictured = pictured;
    if !complete {
        return;
    }
    if pictured {
        let table = Rect::from_min_max(
            pos2(points.left(), points.bottom() + GAP),
            pos2(points.right(), body.bottom()),
        );
        turnings::paint_table(ui, cx, page, looked, table);
    }
    if course::is_told(account) {
        let high = ((right.height() - GAP) * 0.52).round();
        let above = Rect::from_min_size(right.min, vec2(right.width(), high));
        course::course(ui, cx, page, looked, above);
        let below = Rect::from_min_max(pos2(right.left(), above.bottom() + GAP), right.max);
        turnings::turnings(ui, cx, page, looked, below);
    } else {
        turnings::turnings(ui, cx, page, looked, right);
    }
}

/// One panel at a time, leafed through.
fn one_by_one(ui: &mut Ui, cx: &mut MenuUi, page: &ResultPage, looked: &mut Look, body: Rect) {
    type Paint = fn(&mut Ui, &mut MenuUi, &ResultPage, &mut Look, Rect);
    let mut parts: Vec<(&'static str, Paint)> = vec![(bars::heading(page), bars::bars)];
    if course::is_told(page.account) {
        parts.push(("result-course", course::course));
    }
    let last = if page.account.turnings.is_empty() {
        "result-last"
    } else {
        page.account.moments_title()
    };
    parts.push((last, turnings::turnings));
    let names: Vec<&'static str> = parts.iter().map(|(name, _)| *name).collect();
    looked.pictured = false;
    let used = ui
        .scope_builder(UiBuilder::new().max_rect(body), |ui| {
            widgets::tabs(ui, cx, &names, &mut looked.part);
            ui.min_rect().bottom()
        })
        .inner;
    looked.part = looked.part.min(parts.len() - 1);
    let room = Rect::from_min_max(pos2(body.left(), used + 8.0), body.max);
    (parts[looked.part].1)(ui, cx, page, looked, room);
}

/// The gold of the knots, as the wordmark has it.
const WREATH: Color32 = Color32::from_rgb(0xE5, 0xA5, 0x00);

/// Texts of the head, laid out.
struct HeadTexts {
    title: Arc<Galley>,
    /// The reason of the end, and facts of the match.
    lines: Vec<Arc<Galley>>,
    /// True if the lines are below the title, not beside it.
    below: bool,
}

impl HeadTexts {
    /// The largest texts that have room: beside the title, or else below it.
    fn of(ui: &Ui, cx: &MenuUi, account: &MatchSummary, width: f32, whole: bool) -> HeadTexts {
        let ink = cx.shades.words;
        let facts = match account.help() {
            Some(help) => say(ui, help),
            None => widgets::facts(&account.facts),
        };
        let title = |size: f32, most: f32| {
            let title = account.title.to_uppercase();
            fit::fit(ui, &title, theme::serif(size), ink, most, 1)
        };
        let line = |size, width, rows| {
            let line = lay(ui, &account.line, theme::semibold(size), ink, width);
            (line.rows.len() <= rows).then_some(line)
        };
        let facts = |width: f32, rows: usize| {
            (whole && rows > 0).then(|| {
                let soft = cx.shades.soft;
                fit::fit(ui, &facts, theme::regular(14.5), soft, width, rows)
            })
        };
        let beside: &[(f32, usize, usize)] = if whole {
            &[(17.0, 2, 2), (15.5, 3, 1), (14.5, 3, 1)]
        } else {
            &[(15.0, 2, 0), (14.0, 3, 0)]
        };
        let wide = title(if whole { 42.0 } else { 28.0 }, width * 0.58);
        let room = width - wide.size().x - BESIDE;
        for (size, rows, more) in beside {
            if let Some(line) = line(*size, room, *rows) {
                return HeadTexts {
                    title: wide,
                    lines: [line].into_iter().chain(facts(room, *more)).collect(),
                    below: false,
                };
            }
        }
        let found = [(15.0, 2), (14.0, 3)];
        let found = found
            .iter()
            .find_map(|(size, rows)| line(*size, width, *rows));
        let cut = || fit::fit(ui, &account.line, theme::semibold(14.0), ink, width, 4);
        HeadTexts {
            title: title(if whole { 32.0 } else { 26.0 }, width),
            lines: vec![found.unwrap_or_else(cut)],
            below: true,
        }
    }

    fn high(&self) -> f32 {
        let lines: f32 = self.lines.iter().map(|line| line.size().y).sum();
        match self.below {
            true => self.title.size().y + lines,
            false => self.title.size().y.max(lines),
        }
    }
}

/// Between the title and what is beside it.
const BESIDE: f32 = 20.0;

/// The winners in their wreaths, the title, how it ended, the seed; gives the place that they take at the top.
fn headline(ui: &Ui, cx: &mut MenuUi, page: &ResultPage, inner: Rect, whole: bool) -> Rect {
    let account = page.account;
    let face = if whole { 74.0 } else { 52.0 };
    let winners = account.standings.iter().filter(|s| s.won);
    let winners: Vec<&str> = winners
        .flat_map(|s| s.avatars.iter().map(String::as_str))
        .collect();
    let left = inner.left()
        + match winners.len() {
            0 => 4.0,
            many => face * (0.38 + 0.84 * many as f32),
        };
    let seed = whole.then(|| seed_lines(ui, cx, account));
    let seed = seed.unwrap_or_default();
    let seed_wide = seed.iter().map(|line| line.size().x).fold(0.0, f32::max);
    let right = inner.right() - seed_wide - if whole { GAP + 8.0 } else { 4.0 };
    let head = HeadTexts::of(ui, cx, account, right - left, whole);
    let high = head.high().max(face);
    let rect = Rect::from_min_size(inner.min, vec2(inner.width(), high));
    let mut x = rect.left() + face * 0.58;
    for (index, avatar) in winners.iter().enumerate() {
        let middle = pos2(x, rect.center().y);
        if index == 0 && account.own_result != OwnResult::Lost {
            paint_rays(ui.painter(), middle, face * 0.55, page.age, account.clear);
        }
        cx.mark(ui, "wreath", middle, face.round(), cx.shades.bright);
        cx.avatar(ui, avatar, middle, (face * 0.5).round());
        x += face * 0.84;
    }
    let ink = cx.shades.words;
    let lines: f32 = head.lines.iter().map(|line| line.size().y).sum();
    let title = head.title.size();
    let (top, mut at) = if head.below {
        let top = rect.center().y - head.high() / 2.0;
        (top, pos2(left, top + title.y))
    } else {
        let beside = pos2(left + title.x + BESIDE, rect.center().y - lines / 2.0);
        (rect.center().y - title.y / 2.0, beside)
    };
    ui.painter().galley(pos2(left, top), head.title, ink);
    for line in head.lines {
        let high = line.size().y;
        ui.painter().galley(at, line, ink);
        at.y += high;
    }
    let mut y = rect.top() + 8.0;
    for line in seed {
        let size = line.size();
        let at = pos2(rect.right() - 4.0 - size.x, y);
        ui.painter().galley(at, line, cx.shades.soft);
        y += size.y;
    }
    rect
}

/// The seed, to be passed on to friends, in small type.
fn seed_lines(ui: &Ui, cx: &MenuUi, account: &MatchSummary) -> Vec<Arc<Galley>> {
    let seed = Arg::Name(account.seed.to_string());
    let message = Message::new("result-seed");
    let texts = [
        (message.clone().with("seed", seed), theme::semibold(14.0)),
        (message.attribute("about"), theme::regular(14.0)),
    ];
    let soft = cx.shades.soft;
    let line = |(text, font)| lay(ui, &say(ui, text), font, soft, f32::INFINITY);
    texts.into_iter().map(line).collect()
}

/// Gouges in a ring, as on every card: they open behind the winner, further the more clearly the match was won, and are
/// gone again.
fn paint_rays(painter: &Painter, middle: Pos2, half: f32, age: f32, clear: f32) {
    const COUNT: usize = 36;
    let open = ease(age / 0.7);
    let gone = 1.0 - ease((age - 0.9) / 0.8);
    if gone <= 0.01 {
        return;
    }
    let reach = 0.55 + 0.9 * clear;
    for index in 0..COUNT {
        let angle = std::f32::consts::TAU * index as f32 / COUNT as f32;
        let way = egui::Vec2::angled(angle);
        let start = middle + way * half;
        let length = [26.0, 40.0, 54.0][index % 3] * open * reach;
        if length < 2.0 {
            continue;
        }
        let tip = start + way * length;
        let side = way.rot90() * 2.4;
        let belly = start + (tip - start) * 0.42;
        painter.add(Shape::convex_polygon(
            vec![start, belly + side, tip, belly - side],
            WREATH.gamma_multiply(0.85 * gone),
            Stroke::NONE,
        ));
    }
}

/// Slows down towards its end.
pub fn ease(t: f32) -> f32 {
    1.0 - (1.0 - t.clamp(0.0, 1.0)).powi(3)
}

/// A score as it is shown.
pub fn shown(score: Option<i32>) -> String {
    score.map_or_else(String::new, message::number)
}

/// The row of buttons: the paper one, and the others beside it.
fn buttons(ui: &mut Ui, cx: &mut MenuUi, page: &ResultPage, chosen: &mut Option<ResultAction>) {
    const GAP: f32 = 10.0;
    /// Minimum width of a button beside the paper one.
    const LEAST: f32 = 92.0;
    let all = ui.max_rect();
    let [again, another] = if page.is_trial {
        ["result-try-again", "result-leave-example"]
    } else {
        ["result-again", "result-another"]
    };
    let mut others = vec![
        (
            "same deal",
            "redo",
            "result-same-deal",
            ResultAction::SameDeal,
        ),
        ("another game", "deck", another, ResultAction::Another),
        (
            "look at the table",
            "eye",
            "result-look",
            ResultAction::Table,
        ),
    ];
    let paper = (all.width() * 0.26).clamp(132.0, 260.0);
    let share = |many: usize| (all.width() - paper - GAP * many as f32) / many as f32;
    if !page.is_trial {
        let watch = (
            "watch it again",
            "replay",
            "result-watch",
            ResultAction::Watch,
        );
        others.insert(2, watch);
        // In large type there is no room for all of them: the seed is among the games as well.
        if share(others.len() + 1) >= LEAST {
            let seed = ResultAction::Seed(page.account.seed);
            others.push(("seed", "copy", "result-copy-seed", seed));
        }
    }
    let each = share(others.len());
    let again = say(ui, again);
    let place = Rect::from_min_size(all.min, vec2(paper, FOOT));
    ui.scope_builder(UiBuilder::new().max_rect(place), |ui| {
        if widgets::paper_button(ui, cx, "again", &again, paper) {
            *chosen = Some(ResultAction::Again);
        }
        cx.nav.begin_here();
    });
    let said = |(name, mark, text, choice)| (name, mark, say(ui, text), choice);
    let others: Vec<(&str, &str, String, ResultAction)> = others.into_iter().map(said).collect();
    // Beside its mark, if all have room so.
    let wide = |text: &str| {
        lay(
            ui,
            text,
            theme::semibold(16.0),
            cx.shades.words,
            f32::INFINITY,
        )
        .size()
        .x
    };
    let beside = others
        .iter()
        .all(|(_, _, text, _)| wide(text) + 46.0 <= each);
    let mut x = place.right() + GAP;
    for (name, mark, text, choice) in others {
        let rect = Rect::from_min_size(pos2(x, all.top()), vec2(each, FOOT));
        if marked_button(ui, cx, name, mark, &text, beside, rect) {
            *chosen = Some(choice);
        }
        x += each + GAP;
    }
}

/// A button with a mark before its words, both in its middle, or above them.
fn marked_button(
    ui: &Ui,
    cx: &mut MenuUi,
    name: &str,
    mark: &str,
    text: &str,
    beside: bool,
    rect: Rect,
) -> bool {
    let touch = cx.touch(ui, name, rect, widgets::button_info(text));
    widgets::paint_button(ui, cx, rect, touch);
    if beside {
        let words = lay(
            ui,
            text,
            theme::semibold(16.0),
            cx.shades.words,
            f32::INFINITY,
        );
        let left = rect.center().x - (30.0 + words.size().x) / 2.0;
        let middle = pos2(left + 10.0, rect.center().y);
        cx.mark(ui, mark, middle, 20.0, cx.shades.words);
        let at = pos2(left + 30.0, rect.center().y - words.size().y / 2.0);
        ui.painter().galley(at, words, cx.shades.words);
        return touch.chosen;
    }
    let font = theme::semibold(15.0);
    let ink = cx.shades.words;
    let room = rect.width() - 12.0;
    if lay(ui, text, font.clone(), ink, f32::INFINITY).size().x > room {
        // Words that need two lines have no mark.
        fit::paint_lines(ui, rect.shrink2(vec2(6.0, 4.0)), text, font, ink, 2);
        return touch.chosen;
    }
    let above = pos2(rect.center().x, rect.top() + 17.0);
    cx.mark(ui, mark, above, 18.0, ink);
    let below = Rect::from_min_max(
        pos2(rect.left() + 6.0, rect.top() + 29.0),
        pos2(rect.right() - 6.0, rect.bottom() - 4.0),
    );
    fit::paint_fit(ui, below, Align2::CENTER_CENTER, text, font, ink);
    touch.chosen
}

/// The button that leads from the table back to the result.
pub fn way_back(ui: &mut Ui) -> bool {
    let (rect, _) = ui.allocate_exact_size(ui.available_size(), Sense::empty());
    let response = ui.interact(rect, egui::Id::new("to the result"), Sense::CLICK);
    theme::paint_raised_paper(ui, rect);
    theme::fitted(
        ui,
        rect.shrink2(vec2(16.0, 4.0)),
        &say(ui, "result-way-back").to_uppercase(),
        22.0,
        theme::INK,
    );
    if response.hovered() {
        ui.ctx().set_cursor_icon(egui::CursorIcon::PointingHand);
    }
    response.clicked()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn motions_begin_and_end_where_they_should() {
        for (at, is) in [(-1.0, 0.0), (0.0, 0.0), (1.0, 1.0), (7.0, 1.0)] {
            assert!((ease(at) - is).abs() < 1e-5);
        }
    }
}
