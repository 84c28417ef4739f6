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
    let narrow = super::is_narrow(all);
    let left = (all.width() * 0.2).clamp(200.0, 290.0);
    let side = Rect::from_min_max(all.min, pos2(all.left() + left, all.bottom()));
    let main = Rect::from_min_max(pos2(side.right() + 12.0, all.top()), all.max);
    let over: Vec<&Envelope> = archive
        .over()
        .filter(|game| counts(memory, &game.game, game.time))
        .filter(|game| !page.away.contains(&game.file))
        .collect();
    let state = &mut page.numbers;
    if narrow {
        panel(ui, cx, all);
        ui.scope_builder(UiBuilder::new().max_rect(all.shrink(10.0)), |ui| {
            widgets::scroll(ui, cx, "numbers", |ui, cx| {
                ui.set_max_width(ui.available_width() - widgets::SCROLL_BAR);
                one_below_the_other(ui, cx, state, &over, memory, chosen);
            });
        });
        return;
    }
    panel(ui, cx, side);
    panel(ui, cx, main);
    ui.scope_builder(UiBuilder::new().max_rect(side.shrink(8.0)), |ui| {
        titles(ui, cx, state, &over);
    });
    ui.scope_builder(UiBuilder::new().max_rect(main.shrink(14.0)), |ui| {
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
            if n == state.game {
                ui.painter().rect_filled(rect, 6.0, cx.shades.lit);
                let edge = Rect::from_min_size(rect.min, vec2(4.0, rect.height()));
                ui.painter().rect_filled(edge, 2.0, cx.shades.bright);
            } else if touch.hovered {
                ui.painter().rect_filled(rect, 6.0, cx.shades.table);
            }
            let mut x = rect.left() + 10.0;
            if let Some(card) = card {
                let size = pictures::card_size((high - 8.0) / 1.4);
                let cover = Rect::from_min_size(pos2(x, rect.center().y - size.y / 2.0), size);
                cx.cover(ui, card, cover);
                x = cover.right() + 10.0;
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
            let at = pos2(
                rect.right() - 8.0 - count.size().x,
                rect.center().y - count.size().y / 2.0,
            );
            let words = Rect::from_min_max(pos2(x, rect.top()), pos2(at.x - 8.0, rect.bottom()));
            ui.painter().galley(at, count, colour);
            fit::paint_fit(
                ui,
                words,
                Align2::LEFT_CENTER,
                &title,
                theme::semibold(15.0),
                cx.shades.words,
            );
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
    let rect = ui.max_rect();
    ui.spacing_mut().item_spacing = vec2(8.0, 8.0);
    let (head, _) = ui.allocate_exact_size(vec2(rect.width(), theme::TOUCH), Sense::empty());
    let title = selected_card(state).map(|card| card.title);
    choices(ui, cx, state, head, title);
    let selected = Selection::of(state, over);
    figures(ui, cx, &Figures::of(&selected.games), 7);
    let foot = 48.0;
    let bottom = Rect::from_min_max(pos2(rect.left(), rect.bottom() - foot), rect.max);
    let table = Rect::from_min_max(
        pos2(rect.left(), bottom.top() - BY_LEVEL - 8.0),
        pos2(rect.right(), bottom.top() - 8.0),
    );
    let chart = Rect::from_min_max(
        pos2(rect.left(), ui.cursor().top() + 4.0),
        pos2(rect.right(), table.top() - 10.0),
    );
    if chart.height() > 90.0 {
        course(ui, cx, &selected.games, selected.card.is_some(), chart);
    }
    let split = table.left() + table.width() * 0.64;
    let left = Rect::from_min_max(table.min, pos2(split - 12.0, table.bottom()));
    let right = Rect::from_min_max(pos2(split + 4.0, table.top()), table.max);
    by_level(ui, cx, &selected.of_title, left);
    stand_apart(ui, cx, &selected.of_title, right);
    ui.scope_builder(UiBuilder::new().max_rect(bottom), |ui| {
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
    ui.scope_builder(UiBuilder::new().max_rect(foot), |ui| {
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
    let right = Rect::from_min_max(pos2(rect.right() - 2.0 * most - 8.0, rect.top()), rect.max);
    let left = Rect::from_min_max(rect.min, pos2(right.left() - 12.0, rect.bottom()));
    let title = title.map_or_else(|| say(ui, "shelf-all"), str::to_owned);
    let title = title.to_uppercase();
    fit::paint_fit(
        ui,
        left,
        Align2::LEFT_CENTER,
        &title,
        theme::serif(26.0),
        cx.shades.words,
    );
    for (n, (name, labels, at)) in [
        ("players", &players, &mut state.players),
        ("level", &levels, &mut state.level),
    ]
    .into_iter()
    .enumerate()
    {
        let place = Rect::from_min_size(
            pos2(right.left() + (most + 8.0) * n as f32, right.top()),
            vec2(most, theme::TOUCH),
        );
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
    let whole = ui.available_width();
    let width = (whole + gap) / abreast as f32 - gap;
    let rows = cells.len().div_ceil(abreast) as f32;
    let (all, _) = ui.allocate_exact_size(vec2(whole, (high + gap) * rows - gap), Sense::empty());
    for (n, (value, words, note)) in cells.into_iter().enumerate() {
        let (column, row) = ((n % abreast) as f32, (n / abreast) as f32);
        let at = all.min + vec2((width + gap) * column, (high + gap) * row);
        let cell = Rect::from_min_size(at, vec2(width, high));
        ui.painter().rect_filled(cell, 8.0, cx.shades.table);
        let inner = cell.shrink2(vec2(8.0, 5.0));
        let above = Rect::from_min_size(inner.min, vec2(inner.width(), 30.0));
        let wide = |words: &str, font| {
            widgets::lay(ui, words, font, cx.shades.words, f32::INFINITY)
                .size()
                .x
        };
        let font = theme::serif(25.0);
        let taken = wide(&value, font.clone());
        fit::paint_fit(
            ui,
            above,
            Align2::LEFT_CENTER,
            &value,
            font,
            cx.shades.words,
        );
        // A note goes beside its figure where there is room.
        if let Some(note) = note
            && taken + 8.0 + wide(&note, theme::regular(13.0)) <= inner.width()
        {
            let soft = cx.shades.soft;
            fit::paint_fit(
                ui,
                above,
                Align2::RIGHT_CENTER,
                &note,
                theme::regular(13.0),
                soft,
            );
        }
        let words = say(ui, words);
        let font = theme::regular(13.5);
        let galley = fit::fit(ui, &words, font, cx.shades.words, inner.width(), 2);
        let at = pos2(inner.left(), above.bottom());
        ui.painter().galley(at, galley, cx.shades.words);
    }
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
    let head = Rect::from_min_size(rect.min, vec2(rect.width(), 24.0));
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
    let room = Rect::from_min_max(pos2(title.right() + 12.0, head.top()), head.max);
    fit::paint_fit(
        ui,
        room,
        Align2::LEFT_CENTER,
        &about,
        theme::regular(14.0),
        cx.shades.soft,
    );
    let field = Rect::from_min_max(
        pos2(rect.left() + 40.0, head.bottom() + 8.0),
        rect.max - vec2(8.0, 8.0),
    );
    if values.is_empty() {
        let words = say(ui, "records-nothing-counts");
        fit::paint_fit(
            ui,
            field,
            Align2::CENTER_CENTER,
            &words,
            theme::regular(15.5),
            cx.shades.soft,
        );
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
    let head = Rect::from_min_size(rect.min, vec2(rect.width(), 24.0));
    level_heading(ui, cx, head);
    let names = rect.width() * 0.24;
    // Two to five players, and all of them together.
    let columns = MOST_PLAYERS;
    let width = (rect.width() - names) / columns as f32;
    let cell = |row: usize, column: usize| {
        Rect::from_min_size(
            pos2(
                rect.left() + names + width * column as f32,
                head.bottom() + 6.0 + 30.0 * row as f32,
            ),
            vec2(width - 4.0, 28.0),
        )
    };
    for column in 0..columns {
        let words = match column + 2 {
            n if n <= MOST_PLAYERS => say(ui, Message::new("setup-count").with("n", n)),
            _ => say(ui, "records-all-of-them"),
        };
        let soft = cx.shades.soft;
        fit::paint_fit(
            ui,
            cell(0, column),
            Align2::LEFT_CENTER,
            &words,
            theme::regular(14.0),
            soft,
        );
    }
    for (row, level) in LEVELS.iter().enumerate() {
        let first = cell(row + 1, 0);
        let line = Rect::from_min_max(
            pos2(rect.left(), first.top()),
            pos2(rect.right(), first.bottom()),
        );
        ui.painter().rect_filled(line, 6.0, cx.shades.table);
        let mark = pos2(rect.left() + 14.0, first.center().y);
        level_mark(ui, Some(level), mark, 12.0, true, cx.shades.table);
        let name = Rect::from_min_max(
            pos2(rect.left() + 28.0, first.top()),
            pos2(first.left() - 4.0, first.bottom()),
        );
        let words = say(
            ui,
            Message::new("menu-label").with("what", said::level(level)),
        );
        fit::paint_fit(
            ui,
            name,
            Align2::LEFT_CENTER,
            &words,
            theme::semibold(14.5),
            cx.shades.words,
        );
        for column in 0..columns {
            let choice = Choice {
                players: (column + 2 <= MOST_PLAYERS).then_some(column + 2),
                level: Some(level),
                ..Choice::default()
            };
            let games = of_title.iter().copied().filter(|game| choice.has(game));
            let tally = Tally::of(statistics::counting(games));
            won_cell(ui, cx, tally, cell(row + 1, column));
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
    // If there is no room for the explanation, the dimming has to do without it.
    if heading.right() + 12.0 + galley.size().x <= head.right() {
        let at = pos2(
            heading.right() + 12.0,
            head.center().y - galley.size().y / 2.0,
        );
        ui.painter().galley(at, galley, soft);
    }
}

/// Draws the number of wins among all games, and their share as a bar unless there are too few games for one.
fn won_cell(ui: &Ui, cx: &MenuUi, tally: Tally, place: Rect) {
    let soft = cx.shades.soft;
    if tally.played == 0 {
        fit::paint_fit(
            ui,
            place,
            Align2::LEFT_CENTER,
            "–",
            theme::regular(14.0),
            soft,
        );
        return;
    }
    let words = won_of(ui, tally);
    let font = theme::semibold(14.5);
    if tally.is_few() {
        fit::paint_fit(ui, place, Align2::LEFT_CENTER, &words, font, soft);
        return;
    }
    let ink = cx.shades.words;
    let wide = widgets::lay(ui, &words, font.clone(), ink, f32::INFINITY);
    fit::paint_fit(ui, place, Align2::LEFT_CENTER, &words, font, ink);
    // Words come before the bar.
    if wide.size().x + 44.0 > place.width() {
        return;
    }
    let bar = Rect::from_center_size(
        pos2(place.right() - 22.0, place.center().y),
        vec2(32.0, 8.0),
    );
    let line = Stroke::new(1.0, cx.shades.line);
    ui.painter()
        .rect_stroke(bar, 4.0, line, StrokeKind::Outside);
    let share = tally.won as f32 / tally.played as f32;
    let won = Rect::from_min_size(bar.min, vec2(bar.width() * share, bar.height()));
    ui.painter().rect_filled(won, 4.0, cx.shades.bright);
}

/// The games that count nowhere else.
fn stand_apart(ui: &Ui, cx: &mut MenuUi, of_title: &[&Envelope], rect: Rect) {
    let heading = say(ui, "records-apart").to_uppercase();
    let head = Rect::from_min_size(rect.min, vec2(rect.width(), 24.0));
    fit::paint_fit(
        ui,
        head,
        Align2::LEFT_CENTER,
        &heading,
        theme::serif(17.0),
        cx.shades.words,
    );
    let rows = [
        (Excluded::Help, "hint", "records-apart-help"),
        (Excluded::Known, "seed", "records-apart-known"),
        (Excluded::Replayed, "replay", "records-apart-replayed"),
    ];
    let pitch = ((rect.height() - 30.0) / 3.0).min(60.0);
    for (n, (why, mark, words)) in rows.into_iter().enumerate() {
        let row = Rect::from_min_size(
            pos2(rect.left(), head.bottom() + 6.0 + pitch * n as f32),
            vec2(rect.width(), pitch - 8.0),
        );
        widgets::paint_dashed(ui, row, cx.shades.line);
        cx.mark(
            ui,
            mark,
            pos2(row.left() + 22.0, row.center().y),
            22.0,
            cx.shades.soft,
        );
        let tally = statistics::apart(of_title.iter().copied(), why);
        let count = if tally.played == 0 {
            "–".to_owned()
        } else {
            won_of(ui, tally)
        };
        let count = widgets::lay(
            ui,
            &count,
            theme::semibold(15.0),
            cx.shades.words,
            f32::INFINITY,
        );
        let at = pos2(
            row.right() - 10.0 - count.size().x,
            row.center().y - count.size().y / 2.0,
        );
        let room = Rect::from_min_max(
            pos2(row.left() + 42.0, row.top() + 3.0),
            pos2(at.x - 8.0, row.center().y + 1.0),
        );
        ui.painter().galley(at, count, cx.shades.words);
        let title = say(ui, words);
        fit::paint_fit(
            ui,
            room,
            Align2::LEFT_CENTER,
            &title,
            theme::semibold(14.5),
            cx.shades.words,
        );
        let about = say(ui, Message::new(words).attribute("about"));
        let below = room.translate(vec2(0.0, room.height()));
        fit::paint_fit(
            ui,
            below,
            Align2::LEFT_CENTER,
            &about,
            theme::regular(13.0),
            cx.shades.soft,
        );
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
