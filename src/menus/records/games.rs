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
use bevy_egui::egui::{
    Align2, CornerRadius, Rect, Sense, Stroke, StrokeKind, Ui, UiBuilder, pos2, vec2,
};
use kortlek_games::SHELF;
use kortlek_kit::{
    Cloth,
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
    let games = ordered(
        archive.games.iter().filter(|game| {
            let title = page.games.game.checked_sub(1).and_then(|n| SHELF.get(n));
            title.is_none_or(|card| card.id == game.game)
                && fits(page.games.result, game)
                && has_words(&words, game)
        }),
        page.games.order,
    );
    // One of the games found is always described.
    let looked_at = |game: &&Envelope| page.games.row.as_ref() == Some(&game.file);
    if page.games.narrows() && !games.iter().any(looked_at) {
        page.games.row = games.first().map(|game| game.file.clone());
    }
    let all = ui.available_rect_before_wrap();
    if super::is_narrow(all) {
        return alone(ui, cx, page, archive, &games, chosen);
    }
    let right = (all.width() * 0.36).clamp(320.0, 470.0);
    let gap = 20.0;
    let left = Rect::from_min_max(all.min, pos2(all.right() - right - gap, all.bottom()));
    let beside = Rect::from_min_max(pos2(left.right() + gap, all.top()), all.max);
    for rect in [left, beside] {
        panel(ui, cx, rect);
    }
    ui.scope_builder(UiBuilder::new().max_rect(left.shrink(14.0)), |ui| {
        ui.spacing_mut().item_spacing = vec2(8.0, 8.0);
        filters(ui, cx, &mut page.games, chosen);
        widgets::scroll(ui, cx, "games", |ui, cx| {
            list(ui, cx, page, archive, &games, chosen);
        });
    });
    ui.scope_builder(UiBuilder::new().max_rect(beside.shrink(14.0)), |ui| {
        let row = page.games.row.clone();
        if let Some(game) = games.iter().find(|game| row.as_ref() == Some(&game.file)) {
            if !page.away.contains(&game.file) {
                about(ui, cx, &mut page.games, game, shelf, ground, chosen);
            }
        } else if let Some(bad) = archive
            .bad
            .iter()
            .find(|bad| row.as_ref() == Some(&bad.file))
        {
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
    const FOOT: f32 = 48.0;
    let all = ui.available_rect_before_wrap();
    panel(ui, cx, all);
    let inner = all.shrink2(vec2(14.0, 10.0));
    let (above, foot) = inner.split_top_bottom_at_y(inner.bottom() - FOOT);
    let above = above.with_max_y(above.bottom() - 8.0);
    ui.scope_builder(UiBuilder::new().max_rect(above), |ui| {
        widgets::scroll(ui, cx, "games", |ui, cx| {
            ui.spacing_mut().item_spacing = vec2(8.0, 8.0);
            ui.set_max_width(ui.available_width() - widgets::SCROLL_BAR);
            filters(ui, cx, &mut page.games, chosen);
            list(ui, cx, page, archive, games, chosen);
        });
    });
    let row = page.games.row.as_ref();
    let here = |file: &PathBuf| row == Some(file) && !page.away.contains(file);
    ui.scope_builder(UiBuilder::new().max_rect(foot), |ui| {
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

/// Draws the buttons for a game in a row.
fn short_ways(ui: &mut Ui, cx: &mut MenuUi, game: &Envelope, chosen: &mut Option<RecordsAction>) {
    let wide = ui.available_width() - 3.0 * (theme::TOUCH + 8.0);
    let file = game.file.clone();
    if game.dropped {
        let words = say(ui, Problem::Dropped.say());
        let (room, _) = ui.allocate_exact_size(vec2(wide, theme::TOUCH), Sense::empty());
        let words = fit::fit(ui, &words, theme::regular(14.5), cx.shades.soft, wide, 2);
        let at = pos2(room.left(), room.center().y - words.size().y / 2.0);
        ui.painter().galley(at, words, cx.shades.soft);
    } else {
        let (words, action) = match game.is_over() {
            true => ("records-watch", RecordsAction::Watch(file)),
            false => ("title-continue", RecordsAction::Open(file)),
        };
        let words = say(ui, words);
        if widgets::paper_button(ui, cx, "open", &words, wide) {
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
        let titles: Vec<String> = std::iter::once(say(ui, "shelf-all"))
            .chain(titles)
            .collect();
        let labels = |ui: &Ui, all: &[&'static str]| -> Vec<String> {
            all.iter().map(|id| say(ui, *id)).collect()
        };
        // All of them step through their values, so that they look alike.
        let step = |ui: &mut Ui, cx: &mut MenuUi, name, labels: &[String], at: &mut usize| {
            let (place, _) = ui.allocate_exact_size(vec2(most, theme::TOUCH), Sense::empty());
            let mut inner = ui.new_child(UiBuilder::new().max_rect(place));
            if let Some(new) = widgets::stepper(&mut inner, cx, name, labels, *at) {
                *at = new;
            }
        };
        let (results, orders) = (labels(ui, &RESULTS), labels(ui, &ORDERS));
        step(ui, cx, "which game", &titles, &mut state.game);
        step(ui, cx, "which result", &results, &mut state.result);
        step(ui, cx, "which order", &orders, &mut state.order);
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
    let heading = say(ui, heading);
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), 26.0), Sense::empty());
    ui.painter().text(
        pos2(rect.left() + 6.0, rect.center().y),
        Align2::LEFT_CENTER,
        heading.to_uppercase(),
        theme::serif(16.0),
        cx.shades.soft,
    );
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
        *chosen = Some(if game.is_over() {
            RecordsAction::Watch(game.file.clone())
        } else {
            RecordsAction::Open(game.file.clone())
        });
    }
    let looked_at = page.games.row.as_deref() == Some(game.file.as_path());
    if looked_at && cx.nav.input.remove && cx.nav.name() == named("row", &game.file) {
        *chosen = Some(RecordsAction::TakeAway(game.file.clone()));
    }
    if !ui.is_rect_visible(rect) {
        return;
    }
    if let Some(card) = SHELF.iter().find(|card| card.id == game.game) {
        let cover = Rect::from_center_size(
            pos2(rect.left() + 26.0, rect.center().y),
            pictures::card_size(34.0),
        );
        cx.cover(ui, card, cover);
    }
    // Columns give way from the right where there is no room.
    let wide = rect.width() - 58.0;
    let result = rect.left() + 58.0 + (wide * 0.42).max(170.0);
    let when = result + (wide * 0.28).max(150.0);
    let (words, soft) = (cx.shades.words, cx.shades.soft);
    let two = |ui: &Ui, left: f32, right: f32, upper: &str, lower: &str| {
        let half = rect.height() / 2.0 - 4.0;
        let top = Rect::from_min_max(
            pos2(left, rect.top() + 5.0),
            pos2(right, rect.top() + 5.0 + half),
        );
        let font = theme::semibold(16.0);
        fit::paint_fit(ui, top, Align2::LEFT_CENTER, upper, font, words);
        let low = Rect::from_min_max(
            pos2(left, top.bottom()),
            pos2(right, top.bottom() + half - 2.0),
        );
        fit::paint_fit(
            ui,
            low,
            Align2::LEFT_CENTER,
            lower,
            theme::regular(14.0),
            soft,
        );
    };
    let title = catalog::title(&game.game);
    let (names, strength) = (said::others(game), said::strength(ui, game));
    let right = result - 42.0;
    let both = widgets::facts(&[names.clone(), strength]);
    let wide = lay(ui, &both, theme::regular(14.0), soft, f32::INFINITY)
        .size()
        .x;
    let room = right - rect.left() - 58.0;
    // If there is room for one only, the strength is shown beside the list.
    let others = if wide <= room { both } else { names };
    two(ui, rect.left() + 58.0, right, title, &others);
    disc(ui, cx, game, pos2(result - 18.0, rect.center().y));
    let (upper, lower) = (said::result(ui, game), said::below(game));
    two(ui, result + 8.0, when - 8.0, &upper, &lower);
    let (upper, lower) = (
        said::when(ui, game.time, now),
        said::length(ui, game.seconds),
    );
    let right = rect.right() - 34.0;
    two(ui, when, right, &upper, &lower);
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
        cx.mark(
            ui,
            mark,
            pos2(rect.right() - 18.0, rect.center().y),
            18.0,
            soft,
        );
    }
}

/// The place in a disc, filled for a win; a slip with a mark for a game under way.
fn disc(ui: &Ui, cx: &mut MenuUi, game: &Envelope, at: bevy_egui::egui::Pos2) {
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
    cx.mark(
        ui,
        "question",
        pos2(rect.left() + 26.0, rect.center().y),
        24.0,
        cx.shades.soft,
    );
    let half = Rect::from_min_max(
        pos2(rect.left() + 58.0, rect.top() + 5.0),
        pos2(rect.right() - 10.0, rect.center().y),
    );
    fit::paint_fit(
        ui,
        half,
        Align2::LEFT_CENTER,
        &name,
        theme::semibold(15.0),
        cx.shades.words,
    );
    let why = say(ui, bad.problem.say());
    let low = half.translate(vec2(0.0, half.height() - 1.0));
    fit::paint_fit(
        ui,
        low,
        Align2::LEFT_CENTER,
        &why,
        theme::regular(14.0),
        cx.shades.soft,
    );
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
    cx.mark(
        ui,
        "bin",
        pos2(rect.left() + 26.0, rect.center().y),
        20.0,
        cx.shades.soft,
    );
    let back = say(ui, "records-bring-back");
    let button = widgets::small_button_width(ui, &back);
    let place = Rect::from_min_size(
        pos2(rect.right() - button - 6.0, rect.top() + 6.0),
        vec2(button, theme::TOUCH),
    );
    ui.scope_builder(UiBuilder::new().max_rect(place), |ui| {
        if widgets::small_button(ui, cx, &named("row", file), "undo", &back) {
            *chosen = Some(RecordsAction::BringBack(file.to_owned()));
        }
    });
    let room = Rect::from_min_max(
        pos2(rect.left() + 52.0, rect.top()),
        pos2(place.left() - 10.0, rect.bottom()),
    );
    fit::paint_fit(
        ui,
        room,
        Align2::LEFT_CENTER,
        words,
        theme::regular(15.0),
        cx.shades.soft,
    );
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
    let rect = ui.max_rect();
    let buttons = 56.0 + 2.0 * (48.0 + 8.0);
    let foot = Rect::from_min_max(pos2(rect.left(), rect.bottom() - buttons), rect.max);
    let high = (rect.width() / 1.86).min((foot.top() - rect.top()) * 0.46);
    let picture = Rect::from_min_size(rect.min, vec2(rect.width(), high));
    let problem = last_position(ui, cx, state, game, shelf, ground, picture);
    let body = Rect::from_min_max(
        pos2(rect.left(), picture.bottom()),
        pos2(rect.right(), foot.top() - 8.0),
    );
    facts(ui, cx, game, problem.as_deref(), body);
    ui.scope_builder(UiBuilder::new().max_rect(foot), |ui| {
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
            let left = rect.left() + rect.width() * 0.34;
            let room = Rect::from_min_max(pos2(left, rect.top()), rect.max).shrink(12.0);
            small.paint(ui, cx, room);
        }
        Some((file, Err(why))) if *file == game.file => problem = Some(say(ui, why.clone())),
        _ => {}
    }
    let line = Stroke::new(1.5, cx.shades.line);
    ui.painter()
        .rect_stroke(rect, 10.0, line, StrokeKind::Inside);
    if let Some(card) = card {
        let wide = (rect.width() * 0.26).min(rect.height() * 0.62);
        let size = pictures::card_size(wide);
        let at = pos2(rect.left() + 12.0, rect.bottom() + 26.0 - size.y);
        cx.cover(ui, card, Rect::from_min_size(at, size));
    }
    problem
}

/// The title, when it was and how long, the scores, and the help that was used.
fn facts(ui: &mut Ui, cx: &MenuUi, game: &Envelope, problem: Option<&str>, rect: Rect) {
    let soft = cx.shades.soft;
    let left = rect.left() + (rect.width() * 0.26).min(130.0) + 24.0;
    let when = [
        said::when(ui, game.time, saves::now_in_seconds()),
        said::length(ui, game.seconds),
    ];
    let head = Rect::from_min_max(
        pos2(left, rect.top() + 4.0),
        pos2(rect.right(), rect.top() + 28.0),
    );
    fit::paint_fit(
        ui,
        head,
        Align2::RIGHT_CENTER,
        &widgets::facts(&when),
        theme::regular(15.0),
        soft,
    );
    let mut y = rect.top() + 34.0;
    let title = Rect::from_min_size(pos2(rect.left(), y), vec2(rect.width(), 32.0));
    let words = catalog::title(&game.game).to_uppercase();
    fit::paint_fit(
        ui,
        title,
        Align2::LEFT_CENTER,
        &words,
        theme::serif(26.0),
        cx.shades.words,
    );
    y += 34.0;
    let line = [
        said::result(ui, game),
        if game.is_over() {
            String::new()
        } else {
            game.progress.clone()
        },
    ];
    let line: Vec<String> = line.into_iter().filter(|words| !words.is_empty()).collect();
    let place = Rect::from_min_size(pos2(rect.left(), y), vec2(rect.width(), 22.0));
    fit::paint_fit(
        ui,
        place,
        Align2::LEFT_CENTER,
        &widgets::facts(&line),
        theme::semibold(16.0),
        cx.shades.words,
    );
    y += 28.0;
    let help = said::help(ui, game);
    let sat = widgets::facts(&[said::others(game), said::strength(ui, game)]);
    let notes: Vec<&str> = [problem, Some(sat.as_str()), Some(help.as_str())]
        .into_iter()
        .flatten()
        .collect();
    let galleys: Vec<_> = notes
        .iter()
        .map(|note| lay(ui, note, theme::regular(14.5), soft, rect.width()))
        .collect();
    let noted: f32 = galleys.iter().map(|g| g.size().y + 4.0).sum();
    bars(
        ui,
        cx,
        game,
        Rect::from_min_max(
            pos2(rect.left(), y),
            pos2(rect.right(), rect.bottom() - noted),
        ),
    );
    let mut y = rect.bottom() - noted;
    for galley in galleys {
        let high = galley.size().y + 4.0;
        ui.painter().galley(pos2(rect.left(), y), galley, soft);
        y += high;
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
    let fewer = game.outcome.as_ref().is_some_and(|o| o.fewer);
    let won = |seat: usize| {
        game.outcome
            .as_ref()
            .is_some_and(|o| o.winners.contains(&(seat as u8)))
    };
    order.sort_by_key(|seat| {
        let score = scores.get(*seat).copied().flatten();
        (
            !won(*seat),
            score.map_or(i32::MAX, |n| if fewer { n } else { -n }),
        )
    });
    let top = scores.iter().flatten().copied().max().unwrap_or(0).max(1) as f32;
    for (n, seat) in order.into_iter().enumerate() {
        let line = Rect::from_min_size(
            pos2(rect.left(), rect.top() + high * n as f32),
            vec2(rect.width(), high),
        );
        let mine = game.me().is_some_and(|me| me.index() == seat);
        if mine {
            ui.painter().rect_filled(
                line.expand2(vec2(6.0, -1.0)),
                CornerRadius::same(6),
                cx.shades.table,
            );
        }
        let name = said::name(ui, game, seat);
        let mut name = name.chars();
        let name: String = name
            .next()
            .into_iter()
            .flat_map(char::to_uppercase)
            .chain(name)
            .collect();
        let names = Rect::from_min_size(line.min, vec2(line.width() * 0.26, high));
        fit::paint_fit(
            ui,
            names,
            Align2::LEFT_CENTER,
            &name,
            theme::semibold(15.0),
            cx.shades.words,
        );
        let Some(score) = scores.get(seat).copied().flatten() else {
            continue;
        };
        let count = Rect::from_min_max(pos2(line.right() - 52.0, line.top()), line.max);
        fit::paint_fit(
            ui,
            count,
            Align2::RIGHT_CENTER,
            &message::number(score),
            theme::serif(18.0),
            cx.shades.words,
        );
        let groove = Rect::from_min_max(
            pos2(names.right() + 8.0, line.center().y - 6.0),
            pos2(count.left() - 4.0, line.center().y + 6.0),
        );
        ui.painter().rect_filled(groove, 2.0, cx.shades.table);
        let share = (score as f32 / top).clamp(0.0, 1.0);
        let bar = Rect::from_min_size(groove.min, vec2(groove.width() * share, groove.height()));
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
    let gap = 8.0;
    let whole = ui.available_width();
    let half = (whole - gap) / 2.0;
    ui.spacing_mut().item_spacing = vec2(gap, gap);
    let file = || game.file.clone();
    let open = !game.is_over();
    let (first, act): (&'static str, fn(PathBuf) -> RecordsAction) = if open {
        ("title-continue", RecordsAction::Open)
    } else {
        ("records-watch", RecordsAction::Watch)
    };
    if broken {
        ui.add_space(56.0);
    } else {
        ui.horizontal(|ui| {
            let wide = if open { half } else { whole };
            let words = say(ui, first);
            if widgets::paper_button(ui, cx, "open", &words, wide) {
                *chosen = Some(act(file()));
            }
            if open {
                let words = say(ui, "records-watch-so-far");
                if widgets::button(ui, cx, "watch", "eye", &words, half) {
                    *chosen = Some(RecordsAction::Watch(file()));
                }
            }
        });
    }
    ui.horizontal(|ui| {
        let words = say(ui, "records-save");
        if widgets::button(ui, cx, "save", "save", &words, half) {
            *chosen = Some(RecordsAction::Export(file()));
        }
        let words = say(ui, "records-delete");
        if widgets::button(ui, cx, "delete", "bin", &words, half) {
            *chosen = Some(RecordsAction::TakeAway(file()));
        }
    });
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
    let rect = ui.max_rect();
    ui.add_space(20.0);
    let why = say(ui, bad.problem.say());
    widgets::words(ui, &why, theme::semibold(17.0), cx.shades.words);
    ui.add_space(8.0);
    let kept = Message::new("records-kept-as").with("file", crate::store::disk::named(&bad.file));
    let kept = say(ui, kept);
    widgets::words(ui, &kept, theme::regular(14.5), cx.shades.soft);
    let foot = Rect::from_min_max(pos2(rect.left(), rect.bottom() - 48.0), rect.max);
    ui.scope_builder(UiBuilder::new().max_rect(foot), |ui| {
        let half = (ui.available_width() - 8.0) / 2.0;
        ui.spacing_mut().item_spacing = vec2(8.0, 8.0);
        ui.horizontal(|ui| {
            let words = say(ui, "records-save");
            if widgets::button(ui, cx, "save", "save", &words, half) {
                *chosen = Some(RecordsAction::Export(bad.file.clone()));
            }
            let words = say(ui, "records-delete");
            if widgets::button(ui, cx, "delete", "bin", &words, half) {
                *chosen = Some(RecordsAction::TakeAway(bad.file.clone()));
            }
        });
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
