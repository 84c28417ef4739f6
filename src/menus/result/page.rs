//! Drawing of the result: a sheet over the last position.

use super::{bars, course, turnings};
use crate::{
    small_table::SmallTable,
    summary::{MatchSummary, OwnResult, history},
};
use bevy_egui::egui::{
    self, Align2, Color32, Galley, Painter, Pos2, Rect, Sense, Shape, Stroke, StrokeKind, Ui, vec2,
};
use kortlek_kit::{
    Cloth,
    cut::{CutRect, within},
    fit, theme,
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
    let mut inner = sheet.shrink(if roomy { 16.0 } else { 12.0 });
    let whole = inner.width() >= WHOLE.x && inner.height() >= WHOLE.y;
    // The ring of the focus keeps inside the sheet.
    let foot = inner.cut_bottom(FOOT, GAP + 4.0).shrink2(vec2(6.0, 0.0));
    if parts > 0 {
        let body = headline(ui, cx, page, inner, whole);
        match (whole, parts) {
            (_, 1) => {}
            (true, _) => side_by_side(ui, cx, page, looked, body, parts == PARTS),
            (false, _) => one_by_one(ui, cx, page, looked, body),
        }
    }
    within(ui, foot, |ui| {
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
pub fn heading(ui: &Ui, cx: &MenuUi, mut rect: Rect, words: &str, beside: &str) -> Rect {
    // In large type the tab above says it, and the room is needed.
    if rect.height() < 200.0 {
        return rect;
    }
    let (words, ink) = (words.to_uppercase(), cx.shades.words);
    let words = lay(ui, &words, theme::serif(19.0), ink, f32::INFINITY);
    let mut head = rect.cut_top(words.size().y, 6.0);
    let title = head.cut_left(words.size().x, 14.0);
    fit::paint_galley(ui, title, Align2::LEFT_TOP, words, ink);
    if !beside.is_empty() && head.width() > 60.0 {
        fit::paint_left(ui, head, beside, theme::regular(14.5), cx.shades.soft);
    }
    rect
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
    let mut right = body;
    let mut left = right.cut_left((body.width() * 0.372).round(), GAP);
    let account = page.account;
    // If the bars leave room below them, the table goes there, larger than beside the list.
    let needed = bars::needs(account);
    let below = body.height() - needed - GAP;
    looked.pictured = below >= 190.0 && !account.turnings.is_empty();
    let points = match looked.pictured {
        true => left.cut_top(needed, GAP),
        false => left,
    };
    bars::bars(ui, cx, page, looked, points);
    if !complete {
        return;
    }
    if looked.pictured {
        turnings::paint_table(ui, cx, page, looked, left);
    }
    if course::is_told(account) {
        let above = right.cut_top(((right.height() - GAP) * 0.52).round(), GAP);
        course::course(ui, cx, page, looked, above);
    }
    turnings::turnings(ui, cx, page, looked, right);
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
    let used = within(ui, body, |ui| {
        widgets::tabs(ui, cx, &names, &mut looked.part);
        ui.min_rect().bottom()
    });
    looked.part = looked.part.min(parts.len() - 1);
    (parts[looked.part].1)(ui, cx, page, looked, body.with_min_y(used + 8.0));
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
        let found = [(15.0, 2), (14.0, 3)]
            .into_iter()
            .find_map(|(size, rows)| line(size, width, rows));
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

/// The winners in their wreaths, the title, how it ended, the seed; gives what is left below them.
fn headline(ui: &Ui, cx: &mut MenuUi, page: &ResultPage, mut rest: Rect, whole: bool) -> Rect {
    let account = page.account;
    let face = if whole { 74.0 } else { 52.0 };
    let winners = account.standings.iter().filter(|s| s.won);
    let winners: Vec<&str> = winners
        .flat_map(|s| s.avatars.iter().map(String::as_str))
        .collect();
    let wreaths = match winners.len() {
        0 => 4.0,
        many => face * (0.38 + 0.84 * many as f32),
    };
    let seed = whole.then(|| seed_lines(ui, cx, account));
    let seed = seed.unwrap_or_default();
    let seed_wide = seed.iter().map(|line| line.size().x).fold(0.0, f32::max);
    let aside = seed_wide + if whole { GAP + 8.0 } else { 4.0 };
    let head = HeadTexts::of(ui, cx, account, rest.width() - wreaths - aside, whole);
    let mut texts = rest.cut_top(head.high().max(face), GAP);
    let mut middle = texts.cut_left(wreaths, 0.0).left_center() + vec2(face * 0.58, 0.0);
    for (index, avatar) in winners.iter().enumerate() {
        if index == 0 && account.own_result != OwnResult::Lost {
            paint_rays(ui.painter(), middle, face * 0.55, page.age, account.clear);
        }
        cx.mark(ui, "wreath", middle, face.round(), cx.shades.bright);
        cx.avatar(ui, avatar, middle, (face * 0.5).round());
        middle.x += face * 0.84;
    }
    let mut aside = texts.cut_right(aside, 0.0).translate(vec2(-4.0, 8.0));
    for line in seed {
        let place = aside.cut_top(line.size().y, 0.0);
        fit::paint_galley(ui, place, Align2::RIGHT_TOP, line, cx.shades.soft);
    }
    let ink = cx.shades.words;
    let mut texts = texts.place(vec2(texts.width(), head.high()), Align2::LEFT_CENTER);
    let size = head.title.size();
    let title = match head.below {
        true => texts.cut_top(size.y, 0.0),
        false => texts.cut_left(size.x, BESIDE),
    };
    fit::paint_galley(ui, title, Align2::LEFT_CENTER, head.title, ink);
    let lines = head.lines.iter().map(|line| line.size().y).sum();
    let mut texts = texts.place(vec2(texts.width(), lines), Align2::LEFT_CENTER);
    for line in head.lines {
        let place = texts.cut_top(line.size().y, 0.0);
        fit::paint_galley(ui, place, Align2::LEFT_TOP, line, ink);
    }
    rest
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
    use ResultAction::{Again, Another, SameDeal, Seed, Table, Watch};
    const GAP: f32 = 10.0;
    /// Minimum width of a button beside the paper one.
    const LEAST: f32 = 92.0;
    let [again, another] = if page.is_trial {
        ["result-try-again", "result-leave-example"]
    } else {
        ["result-again", "result-another"]
    };
    let mut others = vec![
        ("same deal", "redo", "result-same-deal", SameDeal),
        ("another game", "deck", another, Another),
        ("look at the table", "eye", "result-look", Table),
    ];
    let mut rest = ui.max_rect();
    let paper = rest.cut_left((rest.width() * 0.26).clamp(132.0, 260.0), GAP);
    let share = |many: usize| (rest.width() + GAP) / many as f32 - GAP;
    if !page.is_trial {
        others.insert(2, ("watch it again", "replay", "result-watch", Watch));
        // In large type there is no room for all of them: the seed is among the games as well.
        if share(others.len() + 1) >= LEAST {
            let seed = Seed(page.account.seed);
            others.push(("seed", "copy", "result-copy-seed", seed));
        }
    }
    let each = share(others.len());
    let again = say(ui, again);
    within(ui, paper, |ui| {
        if widgets::paper_button(ui, cx, "again", &again, paper.width()) {
            *chosen = Some(Again);
        }
        cx.nav.begin_here();
    });
    let said = |(name, mark, text, choice)| (name, mark, say(ui, text), choice);
    let others: Vec<(&str, &str, String, ResultAction)> = others.into_iter().map(said).collect();
    // Beside its mark, if all have room so.
    let beside = others
        .iter()
        .all(|(_, _, text, _)| widgets::width_of(ui, text, theme::semibold(16.0)) + 46.0 <= each);
    let columns = rest.columns(others.len(), GAP);
    for ((name, mark, text, choice), rect) in others.into_iter().zip(columns) {
        if marked_button(ui, cx, name, mark, &text, beside, rect) {
            *chosen = Some(choice);
        }
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
    let ink = cx.shades.words;
    if beside {
        let words = lay(ui, text, theme::semibold(16.0), ink, f32::INFINITY);
        let size = vec2(30.0 + words.size().x, rect.height());
        let mut inner = rect.place(size, Align2::CENTER_CENTER);
        let middle = inner.cut_left(20.0, 10.0).center();
        cx.mark(ui, mark, middle, 20.0, ink);
        fit::paint_galley(ui, inner, Align2::LEFT_CENTER, words, ink);
        return touch.chosen;
    }
    let font = theme::semibold(15.0);
    let mut inner = rect.shrink2(vec2(6.0, 4.0));
    if widgets::width_of(ui, text, font.clone()) > inner.width() {
        // Words that need two lines have no mark.
        fit::paint_lines(ui, inner, text, font, ink, 2);
        return touch.chosen;
    }
    let above = rect.center_top() + vec2(0.0, 17.0);
    cx.mark(ui, mark, above, 18.0, ink);
    inner.cut_top(25.0, 0.0);
    fit::paint_middle(ui, inner, text, font, ink);
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
