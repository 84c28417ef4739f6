//! The list of games: those under way first, then those that are over, and the one in focus beside it.

use super::{RecordsAction, RecordsPage, said};
use crate::{
    archive::{Archive, BrokenSave},
    catalog,
    menus::search,
    saves,
    small_table::SmallTable,
    store::format::{Envelope, Problem},
};
use bevy_egui::egui::{Align2, Pos2, Rect, Sense, Stroke, StrokeKind, Ui, UiBuilder, pos2, vec2};
use kortlek_games::SHELF;
use kortlek_kit::{
    Cloth,
    cut::{CutRect, within},
    device::Device,
    fit, pictures, theme,
    widgets::{self, MenuUi, lay},
    words::say,
};
use kortlek_platform::page::IS_PAGE;
use kortlek_rules::{Arg, Message, message};
use kortlek_table::{Origin, register::Shelf};
use std::{
    path::{Path, PathBuf},
    time::Duration,
};

/// Height of a row, and distance to the next one.
const ROW: f32 = 56.0;
const PITCH: f32 = 62.0;
/// Time that a row has to rest in focus before its last position is drawn, in seconds.
const REST: f64 = 0.25;

/// Filters of the list, and the selected row.
#[derive(Default)]
pub struct State {
    /// The place of a game's id among the choices, 0 for all.
    game: usize,
    result: usize,
    order: usize,
    /// Text of the search.
    text: String,
    /// The field takes the focus.
    begins: bool,
    /// True if letters to press are shown below the field.
    letters: bool,
    /// The file of the row that had the focus last.
    row: Option<PathBuf>,
    /// The file of the row that was clicked last: another click opens it.
    clicked: Option<PathBuf>,
    since: f64,
    picture: Option<(PathBuf, Result<SmallTable, Message>)>,
}

impl State {
    /// Forgets the drawn picture and the search: the page may show another game when it is opened again.
    pub fn forget(&mut self) {
        self.picture = None;
        self.row = None;
        self.clicked = None;
        self.text.clear();
        self.letters = false;
    }

    /// The field takes the focus, with letters to press for those who have no keys.
    pub fn search(&mut self) {
        self.begins = true;
        self.letters = true;
    }

    /// Hides the letters. Returns true if there were any.
    pub fn end_letters(&mut self) -> bool {
        std::mem::take(&mut self.letters)
    }

    /// Returns true if a filter excludes games.
    fn narrows(&self) -> bool {
        self.game > 0 || self.result > 0 || !search::words(&self.text).is_empty()
    }

    /// Shows all games.
    fn widen(&mut self) {
        self.game = 0;
        self.result = 0;
        self.text.clear();
    }
}

/// The name of the field.
const FIELD: &str = "which words";

/// The results that the list can be narrowed to.
const RESULTS: [&str; 5] = [
    "records-any",
    "records-under-way",
    "records-all-won",
    "records-all-lost",
    "records-with-help",
];
/// The orders of the list.
const ORDERS: [&str; 4] = [
    "records-newest",
    "records-longest",
    "records-closest",
    "shelf-by-name",
];

/// Returns true if a game has this result.
fn fits(result: usize, game: &Envelope) -> bool {
    match RESULTS[result] {
        "records-under-way" => !game.is_over(),
        "records-all-won" => game.won() == Some(true),
        "records-all-lost" => game.won() == Some(false),
        "records-with-help" => game.apart().is_some(),
        _ => true,
    }
}

/// Returns true if a game has these words: in its name, its players' names or its seed.
fn has_words(words: &[String], game: &Envelope) -> bool {
    let title = catalog::title(&game.game);
    let (others, seed) = (said::others(game), game.seed);
    search::has_all(words, &format!("{title} {others} {seed}"))
}

/// The games in the order that was chosen; the newest come first among equals.
fn ordered<'a>(games: impl Iterator<Item = &'a Envelope>, order: usize) -> Vec<&'a Envelope> {
    let mut games: Vec<&Envelope> = games.collect();
    match ORDERS[order] {
        "records-longest" => games.sort_by_key(|game| std::cmp::Reverse(game.seconds)),
        "records-closest" => {
            games.sort_by_key(|game| game.margin().map_or(i32::MAX, i32::abs));
        }
        "shelf-by-name" => games.sort_by_key(|game| catalog::title(&game.game)),
        _ => {}
    }
    games
}

/// Draws the list and the details of the row in focus.
pub fn show(
    ui: &mut Ui,
    cx: &mut MenuUi,
    page: &mut RecordsPage,
    archive: &Archive,
    shelf: &Shelf,
    ground: Option<Cloth>,
    chosen: &mut Option<RecordsAction>,
) {
    if let Some(typed) = search::begun(ui, cx)
        && cx.nav.name() != FIELD
    {
        page.games.text.push_str(&typed);
        page.games.begins = true;
    }
    let words = search::words(&page.games.text);
    let found = archive.games.iter().filter(|game| {
        let title = page.games.game.checked_sub(1).and_then(|n| SHELF.get(n));
        title.is_none_or(|card| card.id == game.game)
            && fits(page.games.result, game)
            && has_words(&words, game)
    });
    let games = ordered(found, page.games.order);
    // One of the games found is always described.
    let looked_at = |game: &&Envelope| page.games.row.as_ref() == Some(&game.file);
    if page.games.narrows() && !games.iter().any(looked_at) {
        page.games.row = games.first().map(|game| game.file.clone());
    }
    let all = ui.available_rect_before_wrap();
    if super::is_narrow(all) {
        return alone(ui, cx, page, archive, &games, chosen);
    }
    let mut left = all;
    let beside = left.cut_right((all.width() * 0.36).clamp(320.0, 470.0), 20.0);
    for rect in [left, beside] {
        panel(ui, cx, rect);
    }
    within(ui, left.shrink(14.0), |ui| {
        ui.spacing_mut().item_spacing = vec2(8.0, 8.0);
        filters(ui, cx, &mut page.games, chosen);
        widgets::scroll(ui, cx, "games", |ui, cx| {
            list(ui, cx, page, archive, &games, chosen);
        });
    });
    within(ui, beside.shrink(14.0), |ui| {
        let row = page.games.row.clone();
        let here = |file: &PathBuf| row.as_ref() == Some(file);
        if let Some(game) = games.iter().find(|game| here(&game.file)) {
            if !page.away.contains(&game.file) {
                about(ui, cx, &mut page.games, game, shelf, ground, chosen);
            }
        } else if let Some(bad) = archive.bad.iter().find(|bad| here(&bad.file)) {
            about_bad(ui, cx, bad, page.away.contains(&bad.file), chosen);
        }
    });
}

/// Draws the list without details, where there is no room beside it: the filters scroll with it, and the buttons for the
/// row in focus are below.
fn alone(
    ui: &mut Ui,
    cx: &mut MenuUi,
    page: &mut RecordsPage,
    archive: &Archive,
    games: &[&Envelope],
    chosen: &mut Option<RecordsAction>,
) {
    let all = ui.available_rect_before_wrap();
    panel(ui, cx, all);
    let mut above = all.shrink2(vec2(14.0, 10.0));
    let foot = above.cut_bottom(48.0, 8.0);
    within(ui, above, |ui| {
        widgets::scroll(ui, cx, "games", |ui, cx| {
            ui.spacing_mut().item_spacing = vec2(8.0, 8.0);
            ui.set_max_width(ui.available_width() - widgets::SCROLL_BAR);
            filters(ui, cx, &mut page.games, chosen);
            list(ui, cx, page, archive, games, chosen);
        });
    });
    let row = page.games.row.as_ref();
    let here = |file: &PathBuf| row == Some(file) && !page.away.contains(file);
    within(ui, foot, |ui| {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 8.0;
            if let Some(game) = games.iter().find(|game| here(&game.file)) {
                short_ways(ui, cx, game, chosen);
            } else if let Some(bad) = archive.bad.iter().find(|bad| here(&bad.file)) {
                file_ways(ui, cx, &bad.file, chosen);
            }
        });
    });
}

/// The words of the button that opens a game, and its action: the game goes on, or is watched if it is over.
fn way_in(game: &Envelope) -> (&'static str, RecordsAction) {
    let file = game.file.clone();
    match game.is_over() {
        true => ("records-watch", RecordsAction::Watch(file)),
        false => ("title-continue", RecordsAction::Open(file)),
    }
}

/// Draws the buttons for a game in a row.
fn short_ways(ui: &mut Ui, cx: &mut MenuUi, game: &Envelope, chosen: &mut Option<RecordsAction>) {
    let wide = ui.available_width() - 3.0 * (theme::TOUCH + 8.0);
    if game.dropped {
        let words = say(ui, Problem::Dropped.say());
        let (room, _) = ui.allocate_exact_size(vec2(wide, theme::TOUCH), Sense::empty());
        let words = fit::fit(ui, &words, theme::regular(14.5), cx.shades.soft, wide, 2);
        fit::paint_galley(ui, room, Align2::LEFT_CENTER, words, cx.shades.soft);
    } else {
        let (words, action) = way_in(game);
        if widgets::paper_button(ui, cx, "open", &say(ui, words), wide) {
            *chosen = Some(action);
        }
    }
    file_ways(ui, cx, &game.file, chosen);
    if widgets::mark_button(ui, cx, "seed", "copy", &say(ui, "result-copy-seed"), false) {
        *chosen = Some(RecordsAction::Copy(game.seed));
    }
}

/// Draws the buttons for a file, with their marks alone.
fn file_ways(ui: &mut Ui, cx: &mut MenuUi, file: &Path, chosen: &mut Option<RecordsAction>) {
    if widgets::mark_button(ui, cx, "save", "save", &say(ui, "records-save"), false) {
        *chosen = Some(RecordsAction::Export(file.to_owned()));
    }
    if widgets::mark_button(ui, cx, "delete", "bin", &say(ui, "records-delete"), false) {
        *chosen = Some(RecordsAction::TakeAway(file.to_owned()));
    }
}

/// Draws the buttons for a file side by side, with words, each as wide as half a row.
fn wide_file_ways(
    ui: &mut Ui,
    cx: &mut MenuUi,
    file: &Path,
    half: f32,
    chosen: &mut Option<RecordsAction>,
) {
    ui.horizontal(|ui| {
        if widgets::button(ui, cx, "save", "save", &say(ui, "records-save"), half) {
            *chosen = Some(RecordsAction::Export(file.to_owned()));
        }
        if widgets::button(ui, cx, "delete", "bin", &say(ui, "records-delete"), half) {
            *chosen = Some(RecordsAction::TakeAway(file.to_owned()));
        }
    });
}

pub(super) fn panel(ui: &Ui, cx: &MenuUi, rect: Rect) {
    cx.paint_panel(ui, rect, 14.0, cx.shades.panel);
}

fn filters(ui: &mut Ui, cx: &mut MenuUi, state: &mut State, chosen: &mut Option<RecordsAction>) {
    if IS_PAGE {
        browser_files(ui, cx, chosen);
    }
    field(ui, cx, state);
    ui.horizontal(|ui| {
        let most = (ui.available_width() - 16.0) / 3.0;
        let titles = SHELF.iter().map(|card| card.title.to_owned());
        let titles = std::iter::once(say(ui, "shelf-all")).chain(titles);
        let labels = |all: &[&'static str]| all.iter().map(|id| say(ui, *id)).collect();
        let steppers: [(&str, Vec<String>, &mut usize); 3] = [
            ("which game", titles.collect(), &mut state.game),
            ("which result", labels(&RESULTS), &mut state.result),
            ("which order", labels(&ORDERS), &mut state.order),
        ];
        // All of them step through their values, so that they look alike.
        for (name, labels, at) in steppers {
            let (place, _) = ui.allocate_exact_size(vec2(most, theme::TOUCH), Sense::empty());
            let mut inner = ui.new_child(UiBuilder::new().max_rect(place));
            if let Some(new) = widgets::stepper(&mut inner, cx, name, &labels, *at) {
                *at = new;
            }
        }
    });
}

/// Draws the buttons for files outside of the browser, which has no folder that could be opened.
fn browser_files(ui: &mut Ui, cx: &mut MenuUi, chosen: &mut Option<RecordsAction>) {
    ui.horizontal_wrapped(|ui| {
        let words = say(ui, "records-open-file");
        if widgets::small_button(ui, cx, "open file", "replay", &words) {
            *chosen = Some(RecordsAction::OpenFile);
        }
        let words = say(ui, "records-all-files");
        if widgets::small_button(ui, cx, "all files", "save", &words) {
            *chosen = Some(RecordsAction::AllFiles);
        }
    });
}

/// Draws the search field: typed, or entered letter by letter by players without a keyboard.
fn field(ui: &mut Ui, cx: &mut MenuUi, state: &mut State) {
    let width = ui.available_width();
    let hint = say(ui, "records-search");
    let typed = widgets::text_field(ui, cx, FIELD, &mut state.text, &hint, width);
    if std::mem::take(&mut state.begins) {
        cx.nav.focus_here();
        cx.nav.unsettle();
    }
    let keyless = matches!(cx.device, Device::Pad(_) | Device::Touch);
    if typed.pressed {
        state.letters = keyless && !state.letters;
    }
    if keyless && state.letters {
        let letters = say(ui, "settings-search-letters") + "0123456789";
        search::letters(ui, cx, &mut state.text, &letters);
    }
}

fn list(
    ui: &mut Ui,
    cx: &mut MenuUi,
    page: &mut RecordsPage,
    archive: &Archive,
    games: &[&Envelope],
    chosen: &mut Option<RecordsAction>,
) {
    let narrowed = page.games.narrows();
    if games.is_empty() && (narrowed || archive.bad.is_empty()) {
        ui.add_space(60.0);
        let words = if narrowed {
            "records-no-such"
        } else {
            "records-nothing"
        };
        let words = say(ui, words);
        widgets::centred(ui, &words, theme::regular(17.0), cx.shades.soft);
        if narrowed {
            ui.add_space(12.0);
            let words = say(ui, "records-show-all");
            ui.vertical_centered(|ui| {
                if widgets::button(ui, cx, "show all", "", &words, 220.0) {
                    page.games.widen();
                }
            });
        }
        return;
    }
    let now = saves::now_in_seconds();
    ui.spacing_mut().item_spacing.y = PITCH - ROW;
    let mut first = true;
    let (open, over): (Vec<&Envelope>, Vec<&Envelope>) =
        games.iter().copied().partition(|game| !game.is_over());
    for (heading, part) in [("records-open", open), ("records-over", over)] {
        if part.is_empty() {
            continue;
        }
        head(ui, cx, heading);
        for game in part {
            if page.away.contains(&game.file) {
                let title = Arg::Name(catalog::title(&game.game).to_owned());
                let words = Message::new("records-away").with("game", title);
                way_back(ui, cx, &say(ui, words), &game.file, chosen);
            } else {
                row(ui, cx, page, game, now, chosen);
            }
            if std::mem::take(&mut first) {
                cx.nav.begin_here();
            }
        }
    }
    if !narrowed && !archive.bad.is_empty() {
        head(ui, cx, "records-bad");
        for bad in &archive.bad {
            if page.away.contains(&bad.file) {
                way_back(ui, cx, &say(ui, "records-bad-away"), &bad.file, chosen);
            } else {
                bad_row(ui, cx, page, bad, chosen);
            }
        }
    }
}

/// The heading of a part of the list; the first names the columns.
fn head(ui: &mut Ui, cx: &MenuUi, heading: &'static str) {
    let heading = say(ui, heading).to_uppercase();
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), 26.0), Sense::empty());
    let room = rect.with_min_x(rect.left() + 6.0);
    fit::paint_left(ui, room, &heading, theme::serif(16.0), cx.shades.soft);
}

/// A name for the focus: the file's own.
fn named(prefix: &str, file: &Path) -> String {
    let name = file.file_name().unwrap_or_default().to_string_lossy();
    format!("{prefix} {name}")
}

/// Puts the focus of the list on a row. Returns its rectangle, and true if it is to be opened: by the key that chooses, or
/// by a second click; the first only selects it.
fn touch(
    ui: &mut Ui,
    cx: &mut MenuUi,
    page: &mut RecordsPage,
    file: &Path,
    title: &str,
) -> (Rect, bool) {
    let width = ui.available_width() - 10.0;
    let (rect, _) = ui.allocate_exact_size(vec2(width, ROW), Sense::empty());
    let info = widgets::entry_info(title, page.games.row.as_deref() == Some(file));
    let touch = cx.touch(ui, &named("row", file), rect, info);
    let state = &mut page.games;
    let again = touch.clicked && state.clicked.as_deref() == Some(file);
    if touch.clicked {
        state.clicked = Some(file.to_owned());
    }
    if touch.focused || touch.clicked || state.row.is_none() {
        if state.row.as_deref() != Some(file) {
            state.since = ui.input(|input| input.time);
        }
        state.row = Some(file.to_owned());
    }
    let shown = state.row.as_deref() == Some(file);
    if ui.is_rect_visible(rect) {
        let fill = if shown || touch.hovered {
            cx.shades.lit
        } else {
            cx.shades.table
        };
        ui.painter().rect_filled(rect, 8.0, fill);
        if touch.focused {
            theme::focus_ring(ui, rect);
        }
    }
    (rect, touch.chosen && (!touch.clicked || again))
}

fn row(
    ui: &mut Ui,
    cx: &mut MenuUi,
    page: &mut RecordsPage,
    game: &Envelope,
    now: u64,
    chosen: &mut Option<RecordsAction>,
) {
    let (rect, accepted) = touch(ui, cx, page, &game.file, catalog::title(&game.game));
    if accepted {
        *chosen = Some(way_in(game).1);
    }
    let looked_at = page.games.row.as_deref() == Some(game.file.as_path());
    if looked_at && cx.nav.input.remove && cx.nav.name() == named("row", &game.file) {
        *chosen = Some(RecordsAction::TakeAway(game.file.clone()));
    }
    if !ui.is_rect_visible(rect) {
        return;
    }
    let mut rest = rect;
    let edge = rest.cut_left(52.0, 6.0);
    if let Some(card) = SHELF.iter().find(|card| card.id == game.game) {
        let size = pictures::card_size(34.0);
        cx.cover(ui, card, edge.place(size, Align2::CENTER_CENTER));
    }
    // Columns give way from the right where there is no room: those may reach beyond the row.
    let result = rest.left() + (rest.width() * 0.42).max(170.0);
    let when = result + (rest.width() * 0.28).max(150.0);
    let (words, soft) = (cx.shades.words, cx.shades.soft);
    let two = |ui: &Ui, left: f32, right: f32, upper: &str, lower: &str| {
        let mut low = Rect::from_x_y_ranges(left..=right, rect.shrink(5.0).y_range());
        let top = low.cut_top(ROW / 2.0 - 4.0, 0.0);
        fit::paint_left(ui, top, upper, theme::semibold(16.0), words);
        fit::paint_left(ui, low, lower, theme::regular(14.0), soft);
    };
    let title = catalog::title(&game.game);
    let (names, strength) = (said::others(game), said::strength(ui, game));
    let right = result - 42.0;
    let both = widgets::facts(&[names.clone(), strength]);
    let wide = widgets::width_of(ui, &both, theme::regular(14.0));
    let room = right - rest.left();
    // If there is room for one only, the strength is shown beside the list.
    let others = if wide <= room { both } else { names };
    two(ui, rest.left(), right, title, &others);
    disc(ui, cx, game, pos2(result - 18.0, rect.center().y));
    let (upper, lower) = (said::result(ui, game), said::below(game));
    two(ui, result + 8.0, when - 8.0, &upper, &lower);
    let (upper, lower) = (
        said::when(ui, game.time, now),
        said::length(ui, game.seconds),
    );
    two(ui, when, rect.right() - 34.0, &upper, &lower);
    if game.apart().is_some() {
        let mark = if game.hinted > 0 {
            "hint"
        } else if game.undone > 0 {
            "undo"
        } else if game.origin == Origin::Replayed {
            "replay"
        } else {
            "seed"
        };
        let middle = rect.right_center() - vec2(18.0, 0.0);
        cx.mark(ui, mark, middle, 18.0, soft);
    }
}

/// The place in a disc, filled for a win; a slip with a mark for a game under way.
fn disc(ui: &Ui, cx: &mut MenuUi, game: &Envelope, at: Pos2) {
    if !game.is_over() {
        let slip = Rect::from_center_size(at, vec2(22.0, 28.0));
        ui.painter().rect_filled(slip, 3.0, cx.shades.bright);
        cx.mark(ui, "play", at, 11.0, cx.shades.on_bright);
        return;
    }
    let won = game.won() == Some(true);
    let colour = if won {
        ui.painter().circle_filled(at, 14.0, cx.shades.bright);
        cx.shades.on_bright
    } else {
        let line = Stroke::new(1.5, cx.shades.words);
        ui.painter().circle_stroke(at, 13.0, line);
        cx.shades.words
    };
    let place = game
        .place()
        .map_or_else(|| "–".to_owned(), |place| place.to_string());
    ui.painter()
        .text(at, Align2::CENTER_CENTER, place, theme::serif(15.0), colour);
}

fn bad_row(
    ui: &mut Ui,
    cx: &mut MenuUi,
    page: &mut RecordsPage,
    bad: &BrokenSave,
    chosen: &mut Option<RecordsAction>,
) {
    let name = bad.file.file_name().unwrap_or_default().to_string_lossy();
    let (rect, _) = touch(ui, cx, page, &bad.file, &name);
    if cx.nav.input.remove && cx.nav.name() == named("row", &bad.file) {
        *chosen = Some(RecordsAction::TakeAway(bad.file.clone()));
    }
    if !ui.is_rect_visible(rect) {
        return;
    }
    let mut rest = rect.with_max_x(rect.right() - 10.0);
    let edge = rest.cut_left(52.0, 6.0);
    cx.mark(ui, "question", edge.center(), 24.0, cx.shades.soft);
    let half = Rect::from_x_y_ranges(rest.x_range(), rest.top() + 5.0..=rest.center().y);
    fit::paint_left(ui, half, &name, theme::semibold(15.0), cx.shades.words);
    let why = say(ui, bad.problem.say());
    let low = half.translate(vec2(0.0, half.height() - 1.0));
    fit::paint_left(ui, low, &why, theme::regular(14.0), cx.shades.soft);
}

/// Stands where a row stood that was taken away.
fn way_back(
    ui: &mut Ui,
    cx: &mut MenuUi,
    words: &str,
    file: &Path,
    chosen: &mut Option<RecordsAction>,
) {
    let width = ui.available_width() - 10.0;
    let (rect, _) = ui.allocate_exact_size(vec2(width, ROW), Sense::empty());
    widgets::paint_dashed(ui, rect.shrink(1.0), cx.shades.soft);
    let mut room = rect.with_max_x(rect.right() - 6.0);
    let edge = room.cut_left(52.0, 0.0);
    cx.mark(ui, "bin", edge.center(), 20.0, cx.shades.soft);
    let back = say(ui, "records-bring-back");
    let right = room.cut_right(widgets::small_button_width(ui, &back), 10.0);
    let place = right.shrink2(vec2(0.0, 6.0));
    within(ui, place, |ui| {
        if widgets::small_button(ui, cx, &named("row", file), "undo", &back) {
            *chosen = Some(RecordsAction::BringBack(file.to_owned()));
        }
    });
    fit::paint_left(ui, room, words, theme::regular(15.0), cx.shades.soft);
}

/// Draws the details of a game and its buttons.
fn about(
    ui: &mut Ui,
    cx: &mut MenuUi,
    state: &mut State,
    game: &Envelope,
    shelf: &Shelf,
    ground: Option<Cloth>,
    chosen: &mut Option<RecordsAction>,
) {
    let mut body = ui.max_rect();
    let foot = body.cut_bottom(56.0 + 2.0 * (48.0 + 8.0), 0.0);
    let high = (body.width() / 1.86).min(body.height() * 0.46);
    let picture = body.cut_top(high, 0.0);
    let problem = last_position(ui, cx, state, game, shelf, ground, picture);
    body.max.y -= 8.0;
    facts(ui, cx, game, problem.as_deref(), body);
    within(ui, foot, |ui| {
        ways(ui, cx, game, problem.is_some(), chosen);
    });
}

/// The last position of a game on its ground, with its cover. Gives why there is none.
fn last_position(
    ui: &mut Ui,
    cx: &mut MenuUi,
    state: &mut State,
    game: &Envelope,
    shelf: &Shelf,
    ground: Option<Cloth>,
    rect: Rect,
) -> Option<String> {
    ui.painter().rect_filled(rect, 10.0, cx.shades.table);
    let card = SHELF.iter().find(|card| card.id == game.game);
    if let (Some(card), Some(cloth)) = (card, ground) {
        cx.ground(ui, card.id, cloth, rect, 10.0);
    }
    let known = state
        .picture
        .as_ref()
        .is_some_and(|(file, _)| *file == game.file);
    if !known {
        let rested = ui.input(|input| input.time) - state.since;
        if rested < REST {
            let left = Duration::from_secs_f64(REST - rested);
            cx.nav.due_in(left);
        } else {
            let table = saves::open(&game.file, shelf).map_err(|problem| problem.say());
            let nothing = || Message::new("records-nothing-lies");
            let small =
                table.and_then(|table| SmallTable::of_session(&*table.session).ok_or_else(nothing));
            state.picture = Some((game.file.clone(), small));
            cx.nav.unsettle();
        }
    }
    let mut problem = None;
    match &state.picture {
        Some((file, Ok(small))) if *file == game.file => {
            let room = rect.with_min_x(rect.left() + rect.width() * 0.34);
            small.paint(ui, cx, room.shrink(12.0));
        }
        Some((file, Err(why))) if *file == game.file => problem = Some(say(ui, why.clone())),
        _ => {}
    }
    let line = Stroke::new(1.5, cx.shades.line);
    ui.painter()
        .rect_stroke(rect, 10.0, line, StrokeKind::Inside);
    if let Some(card) = card {
        // It hangs over the lower edge.
        let corner = rect.translate(vec2(12.0, 26.0));
        let size = pictures::card_size((rect.width() * 0.26).min(rect.height() * 0.62));
        cx.cover(ui, card, corner.place(size, Align2::LEFT_BOTTOM));
    }
    problem
}

/// The title, when it was and how long, the scores, and the help that was used.
fn facts(ui: &mut Ui, cx: &MenuUi, game: &Envelope, problem: Option<&str>, rect: Rect) {
    let (ink, soft) = (cx.shades.words, cx.shades.soft);
    let when = [
        said::when(ui, game.time, saves::now_in_seconds()),
        said::length(ui, game.seconds),
    ];
    let mut rest = rect.with_min_y(rect.top() + 4.0);
    let mut head = rest.cut_top(24.0, 6.0);
    // The cover hangs into it.
    head.min.x += (rect.width() * 0.26).min(130.0) + 24.0;
    fit::paint_right(ui, head, &widgets::facts(&when), theme::regular(15.0), soft);
    let title = rest.cut_top(32.0, 2.0);
    let words = catalog::title(&game.game).to_uppercase();
    fit::paint_left(ui, title, &words, theme::serif(26.0), ink);
    let mut result = vec![said::result(ui, game)];
    if !game.is_over() && !game.progress.is_empty() {
        result.push(game.progress.clone());
    }
    let line = rest.cut_top(22.0, 6.0);
    let words = widgets::facts(&result);
    fit::paint_left(ui, line, &words, theme::semibold(16.0), ink);
    let help = said::help(ui, game);
    let sat = widgets::facts(&[said::others(game), said::strength(ui, game)]);
    let notes = problem.into_iter().chain([sat.as_str(), help.as_str()]);
    let galleys: Vec<_> = notes
        .map(|note| lay(ui, note, theme::regular(14.5), soft, rect.width()))
        .collect();
    let noted: f32 = galleys.iter().map(|g| g.size().y + 4.0).sum();
    let mut foot = rect.with_min_y(rect.bottom() - noted);
    bars(ui, cx, game, rest.with_max_y(foot.top()));
    for galley in galleys {
        let place = foot.cut_top(galley.size().y, 4.0);
        ui.painter().galley(place.min, galley, soft);
    }
}

/// All players by their scores, on one scale.
fn bars(ui: &Ui, cx: &MenuUi, game: &Envelope, rect: Rect) {
    let scores: Vec<Option<i32>> = match &game.outcome {
        Some(outcome) => outcome.scores.clone(),
        None => game.scores.iter().map(|score| score.parse().ok()).collect(),
    };
    let many = game.players().max(1);
    let high = (rect.height() / many as f32).min(31.0);
    if high < 17.0 {
        return;
    }
    let mut order: Vec<usize> = (0..many).collect();
    let outcome = game.outcome.as_ref();
    let fewer = outcome.is_some_and(|o| o.fewer);
    let won = |seat: usize| outcome.is_some_and(|o| o.winners.contains(&(seat as u8)));
    let score_of = |seat: usize| scores.get(seat).copied().flatten();
    order.sort_by_key(|&seat| {
        let worth = score_of(seat).map_or(i32::MAX, |n| if fewer { n } else { -n });
        (!won(seat), worth)
    });
    let top = scores.iter().flatten().copied().max().unwrap_or(0).max(1) as f32;
    let (mut rest, ink) = (rect, cx.shades.words);
    for seat in order {
        let mut line = rest.cut_top(high, 0.0);
        if game.me().is_some_and(|me| me.index() == seat) {
            let ground = line.expand2(vec2(6.0, -1.0));
            ui.painter().rect_filled(ground, 6.0, cx.shades.table);
        }
        let name = Arg::Name(said::name(ui, game, seat));
        let name = say(ui, Message::new("menu-label").with("what", name));
        let names = line.cut_left(line.width() * 0.26, 8.0);
        fit::paint_left(ui, names, &name, theme::semibold(15.0), ink);
        let Some(score) = score_of(seat) else {
            continue;
        };
        let count = line.cut_right(52.0, 4.0);
        fit::paint_right(ui, count, &message::number(score), theme::serif(18.0), ink);
        let groove = line.place(vec2(line.width(), 12.0), Align2::CENTER_CENTER);
        ui.painter().rect_filled(groove, 2.0, cx.shades.table);
        let share = (score as f32 / top).clamp(0.0, 1.0);
        let bar = groove.with_max_x(groove.left() + groove.width() * share);
        let colour = if won(seat) {
            cx.shades.bright
        } else {
            cx.shades.soft
        };
        ui.painter().rect_filled(bar, 2.0, colour);
    }
}

/// Draws the buttons for a game.
fn ways(
    ui: &mut Ui,
    cx: &mut MenuUi,
    game: &Envelope,
    broken: bool,
    chosen: &mut Option<RecordsAction>,
) {
    let whole = ui.available_width();
    let half = (whole - 8.0) / 2.0;
    ui.spacing_mut().item_spacing = vec2(8.0, 8.0);
    if broken {
        ui.add_space(56.0);
    } else {
        ui.horizontal(|ui| {
            let open = !game.is_over();
            let wide = if open { half } else { whole };
            let (words, action) = way_in(game);
            if widgets::paper_button(ui, cx, "open", &say(ui, words), wide) {
                *chosen = Some(action);
            }
            if open {
                let words = say(ui, "records-watch-so-far");
                if widgets::button(ui, cx, "watch", "eye", &words, half) {
                    *chosen = Some(RecordsAction::Watch(game.file.clone()));
                }
            }
        });
    }
    wide_file_ways(ui, cx, &game.file, half, chosen);
    let words = said::seed(ui, game);
    if widgets::button(ui, cx, "seed", "copy", &words, whole) {
        *chosen = Some(RecordsAction::Copy(game.seed));
    }
}

/// Draws the details of a file that can't be read.
fn about_bad(
    ui: &mut Ui,
    cx: &mut MenuUi,
    bad: &BrokenSave,
    away: bool,
    chosen: &mut Option<RecordsAction>,
) {
    if away {
        return;
    }
    let foot = ui.max_rect().cut_bottom(48.0, 0.0);
    ui.add_space(20.0);
    let why = say(ui, bad.problem.say());
    widgets::words(ui, &why, theme::semibold(17.0), cx.shades.words);
    ui.add_space(8.0);
    let kept = Message::new("records-kept-as").with("file", crate::store::disk::named(&bad.file));
    let kept = say(ui, kept);
    widgets::words(ui, &kept, theme::regular(14.5), cx.shades.soft);
    within(ui, foot, |ui| {
        let half = (ui.available_width() - 8.0) / 2.0;
        ui.spacing_mut().item_spacing = vec2(8.0, 8.0);
        wide_file_ways(ui, cx, &bad.file, half, chosen);
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::record::Outcome;

    fn game(time: u64, scores: [i32; 2], seconds: u64) -> Envelope {
        Envelope {
            game: if seconds > 60 { "tod" } else { "court" }.to_owned(),
            names: vec!["You".to_owned(), "Elm".to_owned()],
            seats: vec!["human".to_owned(), "bot:novice".to_owned()],
            time,
            seconds,
            outcome: Some(Outcome {
                scores: scores.map(Some).to_vec(),
                sides: 2,
                winners: vec![u8::from(scores[1] > scores[0])],
                ..Outcome::default()
            }),
            ..Envelope::default()
        }
    }

    #[test]
    fn the_list_is_narrowed_and_ordered() {
        let games = [
            game(9, [3, 1], 50),
            game(7, [1, 9], 70),
            game(5, [2, 1], 90),
        ];
        let order = |order: usize| -> Vec<u64> {
            ordered(games.iter(), order)
                .iter()
                .map(|g| g.time)
                .collect()
        };
        assert_eq!(order(0), [9, 7, 5]);
        assert_eq!(order(1), [5, 7, 9], "longest");
        assert_eq!(order(2), [5, 9, 7], "closest");
        assert_eq!(order(3), [9, 7, 5], "by name");
        let count = |result: usize| games.iter().filter(|game| fits(result, game)).count();
        assert_eq!([0, 1, 2, 3, 4].map(count), [3, 0, 2, 1, 0]);
    }

    #[test]
    fn a_game_is_found_by_its_name_its_players_or_its_seed() {
        let mut game = game(9, [3, 1], 50);
        game.seed = 70_412;
        for (text, found) in [
            ("", true),
            ("cou", true),
            ("ELM court", true),
            ("7041", true),
            ("elm 9", false),
            ("you", false),
        ] {
            assert_eq!(has_words(&search::words(text), &game), found, "{text:?}");
        }
    }
}
