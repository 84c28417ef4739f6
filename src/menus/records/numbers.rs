//! The numbers: how the player has done, against whom and with how many.

use super::{RecordsAction, RecordsPage, counts, games::panel, said};
use crate::{
    archive::{
        Archive,
        statistics::{self, Choice, Figures, Tally},
    },
    catalog,
    progress::Progress,
    store::{
        format::Envelope,
        record::{Excluded, MATCHED, RANDOM},
    },
};
use bevy_egui::egui::{
    Align2, Color32, Pos2, Rect, Sense, Shape, Stroke, StrokeKind, Ui, UiBuilder, pos2, vec2,
};
use kortlek_games::SHELF;
use kortlek_kit::{
    cut::{CutRect, within},
    fit, pictures, theme,
    widgets::{self, MenuUi},
    words::{self, say},
};
use kortlek_rules::{Arg, GameCard, Level, Message, message};
use kortlek_table::register::Shelf;
use kortlek_words::Language;

/// Filters of the page.
#[derive(Default)]
pub struct State {
    /// The place of a game's id among all, 0 for all together.
    game: usize,
    players: usize,
    level: usize,
}

/// Strengths in the order in which they are shown.
const LEVELS: [&str; 5] = [
    RANDOM,
    Level::Novice.name(),
    Level::Regular.name(),
    Level::Expert.name(),
    MATCHED,
];
/// Maximum number of players.
const MOST_PLAYERS: usize = 5;

pub fn show(
    ui: &mut Ui,
    cx: &mut MenuUi,
    page: &mut RecordsPage,
    archive: &Archive,
    _shelf: &Shelf,
    memory: &Progress,
    chosen: &mut Option<RecordsAction>,
) {
    let all = ui.available_rect_before_wrap();
    // Below the figures the table by level has its full height.
    let narrow = super::is_narrow(all) || all.height() < 432.0;
    let mut main = all;
    let side = main.cut_left((all.width() * 0.2).clamp(200.0, 290.0), 12.0);
    let over: Vec<&Envelope> = archive
        .over()
        .filter(|game| counts(memory, &game.game, game.time))
        .filter(|game| !page.away.contains(&game.file))
        .collect();
    let state = &mut page.numbers;
    if narrow {
        panel(ui, cx, all);
        within(ui, all.shrink(10.0), |ui| {
            widgets::scroll(ui, cx, "numbers", |ui, cx| {
                ui.set_max_width(ui.available_width() - widgets::SCROLL_BAR);
                one_below_the_other(ui, cx, state, &over, memory, chosen);
            });
        });
        return;
    }
    panel(ui, cx, side);
    panel(ui, cx, main);
    within(ui, side.shrink(8.0), |ui| {
        titles(ui, cx, state, &over);
    });
    within(ui, main.shrink(14.0), |ui| {
        told(ui, cx, state, &over, memory, chosen);
    });
}

/// All games, and each of them, with how many were won of how many.
fn titles(ui: &mut Ui, cx: &mut MenuUi, state: &mut State, over: &[&Envelope]) {
    let rows = SHELF.len() + 1;
    let high = (ui.available_height() / rows as f32 - 2.0).clamp(34.0, 48.0);
    widgets::scroll(ui, cx, "titles", |ui, cx| {
        ui.spacing_mut().item_spacing.y = 2.0;
        for n in 0..rows {
            let card = n.checked_sub(1).and_then(|n| SHELF.get(n));
            let width = ui.available_width();
            let (rect, _) = ui.allocate_exact_size(vec2(width, high), Sense::empty());
            let name = card.map_or("all games", |card| card.id);
            let title = card.map_or_else(|| say(ui, "shelf-all"), |card| card.title.to_owned());
            let info = widgets::entry_info(&title, n == state.game);
            let touch = cx.touch(ui, name, rect, info);
            if n == state.game {
                cx.nav.begin_here();
            }
            // The focused row is selected at once, like a pressed one.
            if touch.chosen || (touch.focused && cx.nav.has_arrived_here()) {
                state.game = n;
            }
            let mut row = rect;
            let edge = row.cut_left(4.0, 6.0);
            if n == state.game {
                ui.painter().rect_filled(rect, 6.0, cx.shades.lit);
                ui.painter().rect_filled(edge, 2.0, cx.shades.bright);
            } else if touch.hovered {
                ui.painter().rect_filled(rect, 6.0, cx.shades.table);
            }
            if let Some(card) = card {
                let size = pictures::card_size((high - 8.0) / 1.4);
                let cover = row.cut_left(size.x, 10.0);
                cx.cover(ui, card, cover.place(size, Align2::CENTER_CENTER));
            }
            let games = over
                .iter()
                .copied()
                .filter(|game| card.is_none_or(|card| card.id == game.game));
            let tally = Tally::of(statistics::counting(games));
            let (count, colour) = if tally.played == 0 {
                ("–".to_owned(), cx.shades.soft)
            } else {
                let colour = if tally.is_few() {
                    cx.shades.soft
                } else {
                    cx.shades.words
                };
                (won_of(ui, tally), colour)
            };
            let count = widgets::lay(ui, &count, theme::semibold(14.5), colour, f32::INFINITY);
            row.max.x -= 8.0;
            let right = row.cut_right(count.size().x, 8.0);
            fit::paint_galley(ui, right, Align2::RIGHT_CENTER, count, colour);
            fit::paint_left(ui, row, &title, theme::semibold(15.0), cx.shades.words);
            if touch.focused {
                theme::focus_ring(ui, rect);
            }
        }
    });
}

fn won_of(ui: &Ui, tally: Tally) -> String {
    let words = Message::new("shelf-won")
        .with("won", tally.won)
        .with("played", tally.played);
    say(ui, words)
}

/// The title that is looked at, or `None` for all.
fn selected_card(state: &State) -> Option<&'static GameCard> {
    state.game.checked_sub(1).and_then(|n| SHELF.get(n))
}

/// Games that are looked at.
struct Selection<'a> {
    /// The title, or `None` for all.
    card: Option<&'static GameCard>,
    /// All of the title, also those that are not counted.
    of_title: Vec<&'a Envelope>,
    /// Those that are counted, with the chosen number and strength of players.
    games: Vec<&'a Envelope>,
}

impl<'a> Selection<'a> {
    fn of(state: &State, over: &[&'a Envelope]) -> Selection<'a> {
        let card = selected_card(state);
        let choice = Choice {
            game: card.map(|card| card.id.to_owned()),
            players: state.players.checked_sub(1).map(|n| n + 2),
            level: state.level.checked_sub(1).map(|n| LEVELS[n]),
        };
        let all = over.iter().copied();
        let of_title: Vec<&Envelope> = all
            .filter(|game| choice.game.as_ref().is_none_or(|id| *id == game.game))
            .collect();
        let chosen = of_title.iter().copied().filter(|game| choice.has(game));
        Selection {
            card,
            games: statistics::counting(chosen).collect(),
            of_title,
        }
    }
}

/// Height of the table by strength.
const BY_LEVEL: f32 = 34.0 + 30.0 * (LEVELS.len() + 1) as f32;

/// Draws the statistics of the selected games.
fn told(
    ui: &mut Ui,
    cx: &mut MenuUi,
    state: &mut State,
    over: &[&Envelope],
    memory: &Progress,
    chosen: &mut Option<RecordsAction>,
) {
    ui.spacing_mut().item_spacing = vec2(8.0, 8.0);
    let size = vec2(ui.available_width(), theme::TOUCH);
    let (head, _) = ui.allocate_exact_size(size, Sense::empty());
    let title = selected_card(state).map(|card| card.title);
    choices(ui, cx, state, head, title);
    let selected = Selection::of(state, over);
    figures(ui, cx, &Figures::of(&selected.games), 7);
    let mut rest = ui.max_rect().with_min_y(ui.cursor().top() + 4.0);
    let foot = rest.cut_bottom(48.0, 8.0);
    let mut left = rest.cut_bottom(BY_LEVEL, 10.0);
    let right = left.cut_right(left.width() * 0.36 - 4.0, 16.0);
    let chart = rest;
    if chart.height() > 90.0 {
        course(ui, cx, &selected.games, selected.card.is_some(), chart);
    }
    by_level(ui, cx, &selected.of_title, left);
    stand_apart(ui, cx, &selected.of_title, right);
    within(ui, foot, |ui| {
        ways(ui, cx, selected.card, memory, chosen);
    });
}

/// Draws the same one below the other, where there is no room for more, with the titles to step through.
fn one_below_the_other(
    ui: &mut Ui,
    cx: &mut MenuUi,
    state: &mut State,
    over: &[&Envelope],
    memory: &Progress,
    chosen: &mut Option<RecordsAction>,
) {
    ui.spacing_mut().item_spacing = vec2(8.0, 10.0);
    let width = ui.available_width();
    let place = |ui: &mut Ui, high: f32| {
        let (rect, _) = ui.allocate_exact_size(vec2(width, high), Sense::empty());
        rect
    };
    let titles = SHELF.iter().map(|card| card.title.to_owned());
    let titles: Vec<String> = std::iter::once(say(ui, "shelf-all"))
        .chain(titles)
        .collect();
    let row = place(ui, theme::TOUCH);
    let mut inner = ui.new_child(UiBuilder::new().max_rect(row));
    if let Some(new) = widgets::stepper(&mut inner, cx, "which title", &titles, state.game) {
        state.game = new;
    }
    cx.nav.begin_here();
    let head = place(ui, theme::TOUCH);
    let title = selected_card(state).map(|card| card.title);
    choices(ui, cx, state, head, title);
    let selected = Selection::of(state, over);
    figures(ui, cx, &Figures::of(&selected.games), 4);
    let chart = place(ui, 150.0);
    course(ui, cx, &selected.games, selected.card.is_some(), chart);
    let table = place(ui, BY_LEVEL);
    by_level(ui, cx, &selected.of_title, table);
    let apart = place(ui, 30.0 + 3.0 * 56.0);
    stand_apart(ui, cx, &selected.of_title, apart);
    let foot = place(ui, 48.0);
    within(ui, foot, |ui| {
        ways(ui, cx, selected.card, memory, chosen);
    });
}

/// The title, and which games are looked at.
fn choices(ui: &mut Ui, cx: &mut MenuUi, state: &mut State, rect: Rect, title: Option<&str>) {
    let labels = |first: &'static str, rest: Vec<Message>| -> Vec<String> {
        let rest = rest.into_iter().map(|words| say(ui, words));
        std::iter::once(say(ui, first)).chain(rest).collect()
    };
    let players = (2..=MOST_PLAYERS)
        .map(|n| Message::new("menu-players-same").with("n", n))
        .collect();
    let players = labels("records-any-players", players);
    let levels = LEVELS
        .iter()
        .map(|name| Message::new("menu-label").with("what", said::level(name)))
        .collect();
    let levels = labels("records-any-level", levels);
    let most = (rect.width() * 0.28).clamp(170.0, 240.0);
    let mut left = rect;
    let right = left.cut_right(2.0 * most + 8.0, 12.0);
    let title = title.map_or_else(|| say(ui, "shelf-all"), str::to_owned);
    let title = title.to_uppercase();
    fit::paint_left(ui, left, &title, theme::serif(26.0), cx.shades.words);
    let steppers = [
        ("players", &players, &mut state.players),
        ("level", &levels, &mut state.level),
    ];
    for ((name, labels, at), place) in steppers.into_iter().zip(right.columns(2, 8.0)) {
        let mut inner = ui.new_child(UiBuilder::new().max_rect(place));
        if let Some(new) = widgets::stepper(&mut inner, cx, name, labels, *at) {
            *at = new;
        }
    }
}

/// One decimal, with a sign if it is a difference.
fn decimal(ui: &Ui, value: f32, signed: bool) -> String {
    let tenths = (value.abs() * 10.0).round() as i32;
    let sign = match (signed && tenths > 0, value < 0.0) {
        (true, true) => "−",
        (true, false) => "+",
        (false, _) => "",
    };
    let point = match words::words_of(ui).language() {
        Language::German | Language::Swedish => ',',
        _ => '.',
    };
    format!("{sign}{}{point}{}", tenths / 10, tenths % 10)
}

/// The figures side by side, this many in a row.
fn figures(ui: &mut Ui, cx: &MenuUi, figures: &Figures, abreast: usize) {
    let tally = figures.tally;
    let dash = || "–".to_owned();
    let percent = tally
        .percent()
        .map(|n| say(ui, Message::new("menu-percent").with("n", n)));
    let each = (tally.played > 0).then(|| figures.seconds / tally.played as u64);
    let now = figures
        .streak
        .map(|[_, now]| say(ui, Message::new("records-streak-now").with("n", now)));
    let cells: [(String, &'static str, Option<String>); 7] = [
        (tally.played.to_string(), "records-played", None),
        (tally.won.to_string(), "records-cell-won", percent),
        (
            figures.place.map_or_else(dash, |n| decimal(ui, n, false)),
            "records-place",
            None,
        ),
        (
            figures.margin.map_or_else(dash, |n| decimal(ui, n, true)),
            "records-margin",
            None,
        ),
        (
            figures
                .streak
                .map_or_else(dash, |[most, _]| most.to_string()),
            "records-streak",
            now,
        ),
        (
            figures.best.map_or_else(dash, message::number),
            "records-best",
            None,
        ),
        (
            said::length(ui, figures.seconds),
            "records-time",
            each.map(|each| said::length(ui, each)),
        ),
    ];
    let (gap, high) = (8.0, 76.0);
    let rows = cells.len().div_ceil(abreast);
    let size = vec2(ui.available_width(), (high + gap) * rows as f32 - gap);
    let (all, _) = ui.allocate_exact_size(size, Sense::empty());
    let places = all
        .rows(rows, gap)
        .flat_map(|row| row.columns(abreast, gap));
    for ((value, words, note), cell) in cells.into_iter().zip(places) {
        figure(ui, cx, cell, &value, &say(ui, words), note.as_deref());
    }
}

/// One of the figures, with what it counts and a note.
fn figure(ui: &Ui, cx: &MenuUi, cell: Rect, value: &str, words: &str, note: Option<&str>) {
    ui.painter().rect_filled(cell, 8.0, cx.shades.table);
    let mut below = cell.shrink2(vec2(8.0, 5.0));
    let above = below.cut_top(30.0, 0.0);
    let ink = cx.shades.words;
    let taken = widgets::width_of(ui, value, theme::serif(25.0));
    fit::paint_left(ui, above, value, theme::serif(25.0), ink);
    // A note goes beside its figure where there is room.
    let small = theme::regular(13.0);
    if let Some(note) = note
        && taken + 8.0 + widgets::width_of(ui, note, small.clone()) <= above.width()
    {
        fit::paint_right(ui, above, note, small, cx.shades.soft);
    }
    let galley = fit::fit(ui, words, theme::regular(13.5), ink, below.width(), 2);
    fit::paint_galley(ui, below, Align2::LEFT_TOP, galley, ink);
}

/// The mark of a strength: a triangle, a disc, a diamond or a square, filled for a win.
fn level_mark(ui: &Ui, level: Option<&str>, at: Pos2, size: f32, filled: bool, ground: Color32) {
    let bright = theme::shades_of(ui).bright;
    let (fill, line) = (
        if filled { bright } else { ground },
        Stroke::new(1.7, bright),
    );
    let polygon = |points: Vec<Pos2>| Shape::convex_polygon(points, fill, line);
    let r = size / 2.0;
    let shape = match level {
        Some("novice") => polygon(vec![
            at + vec2(0.0, -r),
            at + vec2(r, r * 0.8),
            at + vec2(-r, r * 0.8),
        ]),
        Some("expert") => polygon(vec![
            at + vec2(0.0, -r * 1.1),
            at + vec2(r * 1.1, 0.0),
            at + vec2(0.0, r * 1.1),
            at + vec2(-r * 1.1, 0.0),
        ]),
        Some("matched") => {
            let square = Rect::from_center_size(at, vec2(size * 0.84, size * 0.84));
            polygon(vec![
                square.left_top(),
                square.right_top(),
                square.right_bottom(),
                square.left_bottom(),
            ])
        }
        Some("regular") => Shape::Circle(bevy_egui::egui::epaint::CircleShape {
            center: at,
            radius: r * 0.92,
            fill,
            stroke: line,
        }),
        // Any other: a short stroke.
        _ => Shape::line_segment(
            [at - vec2(r, 0.0), at + vec2(r, 0.0)],
            Stroke::new(3.0, bright),
        ),
    };
    ui.painter().add(shape);
}

/// Draws the results of the last games, one after the other.
fn course(ui: &Ui, cx: &MenuUi, games: &[&Envelope], one_title: bool, rect: Rect) {
    let margins = one_title && games.iter().any(|game| game.margin().is_some());
    let values = statistics::course(games, margins);
    let mut field = rect;
    let head = field.cut_top(24.0, 8.0);
    let title = say(ui, "records-course").to_uppercase();
    let title = ui.painter().text(
        head.left_center(),
        Align2::LEFT_CENTER,
        title,
        theme::serif(17.0),
        cx.shades.words,
    );
    let about = if margins {
        "records-course-margins"
    } else {
        "records-course-places"
    };
    let about = say(ui, about);
    let room = head.with_min_x(title.right() + 12.0);
    fit::paint_left(ui, room, &about, theme::regular(14.0), cx.shades.soft);
    field.min.x += 40.0;
    field.max -= vec2(8.0, 8.0);
    if values.is_empty() {
        let words = say(ui, "records-nothing-counts");
        fit::paint_middle(ui, field, &words, theme::regular(15.5), cx.shades.soft);
        return;
    }
    let most = values
        .iter()
        .fold(1.0_f32, |most, value| most.max(value.abs()));
    let y = |value: f32| field.center().y - value / most * (field.height() / 2.0 - 8.0);
    let pitch = (field.width() / values.len().max(12) as f32).min(44.0);
    let x = |n: usize| field.left() + pitch * (n as f32 + 0.5);
    for (value, words) in [
        (most, message::number(most as i32)),
        (0.0, "0".to_owned()),
        (-most, message::number(-(most as i32))),
    ] {
        ui.painter()
            .hline(field.x_range(), y(value), Stroke::new(1.0, cx.shades.line));
        if margins {
            let at = pos2(field.left() - 8.0, y(value));
            ui.painter().text(
                at,
                Align2::RIGHT_CENTER,
                words,
                theme::regular(13.0),
                cx.shades.soft,
            );
        }
    }
    let mean = statistics::running_mean(&values);
    let points: Vec<Pos2> = mean
        .iter()
        .enumerate()
        .map(|(n, value)| pos2(x(n), y(*value)))
        .collect();
    ui.painter()
        .add(Shape::line(points, Stroke::new(9.0, cx.shades.lit)));
    let first = games.len() - values.len();
    for (n, value) in values.iter().enumerate() {
        let game = games[first + n];
        let at = pos2(x(n), y(*value));
        let stem = Stroke::new(1.5, cx.shades.bright);
        ui.painter().line_segment([pos2(at.x, y(0.0)), at], stem);
        let size = (pitch * 0.7).clamp(6.0, 13.0);
        let won = game.won() == Some(true);
        level_mark(ui, game.level(), at, size, won, cx.shades.panel);
    }
}

/// Won of played, by strength and number of players.
fn by_level(ui: &Ui, cx: &MenuUi, of_title: &[&Envelope], rect: Rect) {
    let mut rest = rect;
    level_heading(ui, cx, rest.cut_top(24.0, 6.0));
    // The name of a row and its cells: two to five players, and all of them together.
    let mut next_row = || {
        let row = rest.cut_top(28.0, 2.0);
        let mut cells = row.with_max_x(row.right() - 4.0);
        let name = cells.cut_left(row.width() * 0.24, 0.0);
        (row, name, cells.columns(MOST_PLAYERS, 4.0))
    };
    let (_, _, heads) = next_row();
    for (players, head) in (2..).zip(heads) {
        let words = match players {
            n if n <= MOST_PLAYERS => say(ui, Message::new("setup-count").with("n", n)),
            _ => say(ui, "records-all-of-them"),
        };
        fit::paint_left(ui, head, &words, theme::regular(14.0), cx.shades.soft);
    }
    for level in LEVELS {
        let (row, mut name, cells) = next_row();
        ui.painter().rect_filled(row, 6.0, cx.shades.table);
        let mark = name.cut_left(28.0, 0.0).center();
        level_mark(ui, Some(level), mark, 12.0, true, cx.shades.table);
        name.max.x -= 4.0;
        let words = say(
            ui,
            Message::new("menu-label").with("what", said::level(level)),
        );
        fit::paint_left(ui, name, &words, theme::semibold(14.5), cx.shades.words);
        for (players, cell) in (2..).zip(cells) {
            let choice = Choice {
                players: (players <= MOST_PLAYERS).then_some(players),
                level: Some(level),
                ..Choice::default()
            };
            let games = of_title.iter().copied().filter(|game| choice.has(game));
            won_cell(ui, cx, Tally::of(statistics::counting(games)), cell);
        }
    }
}

/// Draws the heading of the table by strength, with the meaning of its dimmed figures.
fn level_heading(ui: &Ui, cx: &MenuUi, head: Rect) {
    let heading = say(ui, "records-by-level").to_uppercase();
    let heading = ui.painter().text(
        head.left_center(),
        Align2::LEFT_CENTER,
        heading,
        theme::serif(17.0),
        cx.shades.words,
    );
    let few = say(
        ui,
        Message::new("records-few").with("n", statistics::ENOUGH),
    );
    let soft = cx.shades.soft;
    let galley = widgets::lay(ui, &few, theme::regular(13.5), soft, f32::INFINITY);
    let room = head.with_min_x(heading.right() + 12.0);
    // If there is no room for the explanation, the dimming has to do without it.
    if galley.size().x <= room.width() {
        fit::paint_galley(ui, room, Align2::LEFT_CENTER, galley, soft);
    }
}

/// Draws the number of wins among all games, and their share as a bar unless there are too few games for one.
fn won_cell(ui: &Ui, cx: &MenuUi, tally: Tally, place: Rect) {
    let soft = cx.shades.soft;
    if tally.played == 0 {
        fit::paint_left(ui, place, "–", theme::regular(14.0), soft);
        return;
    }
    let words = won_of(ui, tally);
    let font = theme::semibold(14.5);
    if tally.is_few() {
        fit::paint_left(ui, place, &words, font, soft);
        return;
    }
    let ink = cx.shades.words;
    let wide = widgets::width_of(ui, &words, font.clone());
    fit::paint_left(ui, place, &words, font, ink);
    // Words come before the bar.
    if wide + 44.0 > place.width() {
        return;
    }
    let end = place.with_max_x(place.right() - 6.0);
    let bar = end.place(vec2(32.0, 8.0), Align2::RIGHT_CENTER);
    let line = Stroke::new(1.0, cx.shades.line);
    ui.painter()
        .rect_stroke(bar, 4.0, line, StrokeKind::Outside);
    let share = tally.won as f32 / tally.played as f32;
    let won = bar.with_max_x(bar.left() + bar.width() * share);
    ui.painter().rect_filled(won, 4.0, cx.shades.bright);
}

/// The games that count nowhere else.
fn stand_apart(ui: &Ui, cx: &mut MenuUi, of_title: &[&Envelope], rect: Rect) {
    let mut rest = rect;
    let heading = say(ui, "records-apart").to_uppercase();
    let head = rest.cut_top(24.0, 6.0);
    fit::paint_left(ui, head, &heading, theme::serif(17.0), cx.shades.words);
    let rows = [
        (Excluded::Help, "hint", "records-apart-help"),
        (Excluded::Known, "seed", "records-apart-known"),
        (Excluded::Replayed, "replay", "records-apart-replayed"),
    ];
    let pitch = (rest.height() / rows.len() as f32).min(60.0);
    for (why, mark, words) in rows {
        let mut row = rest.cut_top(pitch - 8.0, 8.0);
        widgets::paint_dashed(ui, row, cx.shades.line);
        let middle = row.left_center() + vec2(22.0, 0.0);
        cx.mark(ui, mark, middle, 22.0, cx.shades.soft);
        row.cut_left(42.0, 0.0);
        row.max.x -= 10.0;
        let tally = statistics::apart(of_title.iter().copied(), why);
        let count = if tally.played == 0 {
            "–".to_owned()
        } else {
            won_of(ui, tally)
        };
        let ink = cx.shades.words;
        let count = widgets::lay(ui, &count, theme::semibold(15.0), ink, f32::INFINITY);
        let place = row.cut_right(count.size().x, 8.0);
        fit::paint_galley(ui, place, Align2::RIGHT_CENTER, count, ink);
        let mut below = Rect::from_x_y_ranges(row.x_range(), row.top() + 3.0..=row.bottom() - 1.0);
        let above = below.cut_top(below.height() / 2.0, 0.0);
        fit::paint_left(ui, above, &say(ui, words), theme::semibold(14.5), ink);
        let about = say(ui, Message::new(words).attribute("about"));
        fit::paint_left(ui, below, &about, theme::regular(13.0), cx.shades.soft);
    }
}

/// Reset, undo of the reset, and CSV export.
fn ways(
    ui: &mut Ui,
    cx: &mut MenuUi,
    card: Option<&'static GameCard>,
    memory: &Progress,
    chosen: &mut Option<RecordsAction>,
) {
    let gap = 8.0;
    let third = (ui.available_width() - 2.0 * gap) / 3.0;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = gap;
        let (words, id) = match card {
            Some(card) => {
                let title = Arg::Name(card.title.to_owned());
                (
                    Message::new("records-set-back").with("game", title),
                    Some(card.id),
                )
            }
            None => (Message::new("records-set-all-back"), None),
        };
        let words = say(ui, words);
        if widgets::button(ui, cx, "set back", "replay", &words, third) {
            *chosen = Some(RecordsAction::SetBack(id.map(str::to_owned)));
        }
        let old = match id {
            Some(id) => memory.set_back.contains_key(id).then_some(id),
            None => memory.set_back.keys().next().map(String::as_str),
        };
        if let Some(old) = old {
            let title = Arg::Name(catalog::title(old).to_owned());
            let words = say(ui, Message::new("records-count-again").with("game", title));
            if widgets::button(ui, cx, "count again", "undo", &words, third) {
                *chosen = Some(RecordsAction::CountAgain(old.to_owned()));
            }
        } else {
            ui.add_space(third + gap);
        }
        let words = say(ui, "records-export");
        if widgets::button(ui, cx, "export", "save", &words, third) {
            *chosen = Some(RecordsAction::ExportNumbers);
        }
    });
}
