//! How the result is drawn.

use super::account::{Account, Mood, Standing};
use crate::menus::{
    look::{self, say},
    widgets::{self, Desk, lay},
};
use crate::play;
use bevy_egui::egui::{
    self, Align2, Color32, Painter, Pos2, Rect, Sense, Shape, Stroke, StrokeKind, Ui, UiBuilder,
    pos2, vec2,
};
use kortlek_rules::{Say, Seat};

/// What was chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Chosen {
    /// The same game with a fresh deal.
    Again,
    /// The same cards once more.
    SameDeal,
    /// Back to the title.
    Another,
    /// The table, without the result on it.
    Table,
}

/// Lines of the chart, one a seat; they differ in their marks too.
const LINES: [Color32; 5] = [
    Color32::from_rgb(0xFA, 0xF6, 0xEC),
    Color32::from_rgb(0xF5, 0xA4, 0x55),
    Color32::from_rgb(0x7F, 0xC1, 0xFF),
    Color32::from_rgb(0x7B, 0xE0, 0xBE),
    Color32::from_rgb(0xF0, 0xA3, 0xDC),
];

/// The page. `age` is how long it has been open, in seconds; `is_trial` tells that an example was played.
pub fn page(
    ui: &mut Ui,
    desk: &mut Desk,
    account: &Account,
    age: f32,
    is_trial: bool,
) -> Option<Chosen> {
    let mut chosen = desk.nav.goes_back().then_some(Chosen::Table);
    if age < 2.0 {
        ui.ctx().request_repaint();
    }
    let all = ui.max_rect().shrink2(vec2(24.0, 18.0));
    let rect = Rect::from_center_size(all.center(), vec2(1020.0, 690.0).min(all.size()));
    ui.painter().rect(
        rect,
        12.0,
        desk.shades.panel,
        Stroke::new(1.5, desk.shades.line),
        StrokeKind::Inside,
    );
    let inner = rect.shrink2(vec2(24.0, 18.0));
    let foot = Rect::from_min_max(pos2(inner.left(), inner.bottom() - 56.0), inner.max);
    let body = Rect::from_min_max(inner.min, pos2(inner.right(), foot.top() - 12.0));
    ui.scope_builder(UiBuilder::new().max_rect(body), |ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        headline(ui, desk, account, age);
        ui.add_space(14.0);
        standings(ui, desk, account);
        ui.add_space(14.0);
        if let Some(help) = account.help() {
            let words = say(ui, help);
            widgets::centred(ui, &words, look::plain(15.0), desk.shades.soft);
            ui.add_space(8.0);
        }
        if !account.totals.is_empty() {
            course(ui, desk, account, age);
        }
    });
    ui.scope_builder(UiBuilder::new().max_rect(foot), |ui| {
        buttons(ui, desk, is_trial, &mut chosen);
    });
    chosen
}

/// A score as it is shown.
fn shown(score: Option<i32>) -> String {
    score.map_or_else(String::new, |score| score.to_string().replace('-', "−"))
}

fn headline(ui: &mut Ui, desk: &mut Desk, account: &Account, age: f32) {
    let title = account.title.to_uppercase();
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), 66.0), Sense::empty());
    let words = lay(ui, &title, look::serif(46.0), look::WORDS, f32::INFINITY);
    let half = words.size().x / 2.0;
    let middle = rect.center();
    if account.mood != Mood::Lost {
        // The rays of the house open behind the winner's name.
        let open = ease(age / 0.7);
        paint_rays(ui.painter(), middle, half + 26.0, open);
    }
    let pop = spring(age / 0.45);
    for side in [-1.0, 1.0] {
        if account.mood == Mood::Won || account.standings.iter().any(|s| s.won) {
            let at = middle + vec2(side * (half + 44.0), 0.0);
            desk.mark(ui, "wreath", at, (52.0 * pop).round().max(4.0), WREATH);
        }
    }
    ui.painter()
        .galley(middle - words.size() / 2.0, words, look::WORDS);
    if !account.line.is_empty() {
        widgets::centred(ui, &account.line, look::plain(17.0), desk.shades.soft);
    }
}

/// The gold of the knots, as the wordmark has it.
const WREATH: Color32 = Color32::from_rgb(0xE5, 0xA5, 0x00);

/// Gouges in a ring, as on every card: they grow outwards as `open` goes from 0 to 1.
fn paint_rays(painter: &Painter, middle: Pos2, half: f32, open: f32) {
    const COUNT: usize = 44;
    for index in 0..COUNT {
        let angle = std::f32::consts::TAU * index as f32 / COUNT as f32;
        let (sin, cos) = angle.sin_cos();
        // Only beside the words: above and below there is no room.
        if cos.abs() < 0.55 {
            continue;
        }
        let way = vec2(cos, sin * 0.55);
        let start = middle + vec2(cos.signum() * half, 0.0) + way * 44.0;
        let length = [26.0, 40.0, 54.0][index % 3] * open;
        if length < 2.0 {
            continue;
        }
        let tip = start + way.normalized() * length;
        let side = way.normalized().rot90() * 2.4;
        let belly = start + (tip - start) * 0.42;
        painter.add(Shape::convex_polygon(
            vec![start, belly + side, tip, belly - side],
            WREATH.gamma_multiply(0.75),
            Stroke::NONE,
        ));
    }
}

/// Slows down towards its end.
fn ease(t: f32) -> f32 {
    1.0 - (1.0 - t.clamp(0.0, 1.0)).powi(3)
}

/// Goes a little too far and comes back.
fn spring(t: f32) -> f32 {
    let t = t.clamp(0.0, 1.0);
    let back = 1.4;
    1.0 + (back + 1.0) * (t - 1.0).powi(3) + back * (t - 1.0).powi(2)
}

/// The players side by side, the best first; winners on paper.
fn standings(ui: &mut Ui, desk: &mut Desk, account: &Account) {
    const GAP: f32 = 10.0;
    let count = account.standings.len().max(1) as f32;
    let width = ((ui.available_width() - GAP * (count - 1.0)) / count).min(232.0);
    let whole = width * count + GAP * (count - 1.0);
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), 76.0), Sense::empty());
    let left = rect.center().x - whole / 2.0;
    for (index, standing) in account.standings.iter().enumerate() {
        let at = pos2(left + index as f32 * (width + GAP), rect.top());
        let cell = Rect::from_min_size(at, vec2(width, rect.height()));
        paint_standing(ui, desk, standing, cell);
    }
}

fn paint_standing(ui: &Ui, desk: &mut Desk, standing: &Standing, cell: Rect) {
    let (words, soft) = if standing.won {
        look::paint_paper(ui, cell);
        (look::INK, Color32::from_rgb(0x50, 0x50, 0x50))
    } else {
        ui.painter().rect(
            cell,
            10.0,
            desk.shades.table,
            Stroke::new(1.5, desk.shades.line),
            StrokeKind::Inside,
        );
        (look::WORDS, desk.shades.soft)
    };
    let middle = pos2(cell.left() + 36.0, cell.center().y);
    let disc = if standing.won {
        desk.shades.panel
    } else {
        desk.shades.lit
    };
    ui.painter().circle_filled(middle, 22.0, disc);
    let avatar = widgets::avatar(standing.who, &standing.name);
    desk.own_mark(ui, &avatar, middle, 32.0);
    let left = cell.left() + 68.0;
    let score = lay(
        ui,
        &shown(standing.score),
        look::serif(34.0),
        words,
        f32::INFINITY,
    );
    let room = cell.right() - 16.0 - score.size().x - left - 6.0;
    let name = look::fit(ui, &standing.name, look::bold(18.0), words, room, 1);
    let mut manner = vec![say(ui, play::level(standing.who))];
    manner.extend(
        standing
            .who
            .own_style()
            .map(|style| say(ui, play::style(style))),
    );
    let font = look::plain(14.0);
    let side_by_side = widgets::facts(&manner);
    let line = lay(ui, &side_by_side, font.clone(), soft, f32::INFINITY).size();
    let manner = if line.x > room {
        // The style has a line of its own then.
        manner.join("\n")
    } else {
        side_by_side
    };
    let who = look::fit(ui, &manner, font, soft, room, 2);
    let middle = cell.center().y - (who.size().y - line.y) / 2.0;
    ui.painter()
        .galley(pos2(left, middle - name.size().y - 0.5), name, words);
    ui.painter().galley(pos2(left, middle + 2.5), who, soft);
    ui.painter().galley(
        pos2(
            cell.right() - 16.0 - score.size().x,
            cell.center().y - score.size().y / 2.0,
        ),
        score,
        words,
    );
}

/// Running totals as lines, and under them what each part brought.
fn course(ui: &mut Ui, desk: &Desk, account: &Account, age: f32) {
    const ROW: f32 = 25.0;
    const NAME: f32 = 118.0;
    const SUM: f32 = 62.0;
    let all = ui.available_rect_before_wrap();
    let shades = desk.shades;
    let (word, parts) = account.short_parts();
    let rows = account.standings.len() as f32;
    let table = ROW * (rows + 1.0);
    let plot = Rect::from_min_max(
        pos2(all.left() + NAME, all.top() + 8.0),
        pos2(
            all.right() - SUM,
            (all.bottom() - table - 8.0).max(all.top()),
        ),
    );
    let column = plot.width() / parts.len() as f32;
    let x = |part: usize| plot.left() + (part as f32 + 0.5) * column;
    let painter = ui.painter();
    let top = all.bottom() - table;
    // Every second column is lit, so that the eye finds its way down.
    for part in (0..parts.len()).step_by(2) {
        let from = if plot.height() > 60.0 {
            plot.top()
        } else {
            top
        };
        let stripe = Rect::from_min_max(
            pos2(x(part) - column / 2.0, from),
            pos2(x(part) + column / 2.0, all.bottom()),
        );
        painter.rect_filled(stripe, 4.0, shades.table.gamma_multiply(0.6));
    }
    if plot.height() > 60.0 {
        paint_lines(painter, desk, account, plot, &x, age);
    }
    let small = look::plain(14.5);
    painter.text(
        pos2(all.left(), top + ROW / 2.0),
        Align2::LEFT_CENTER,
        word,
        small.clone(),
        shades.soft,
    );
    let every = (26.0 / column).ceil().max(1.0) as usize;
    for (part, name) in parts
        .iter()
        .enumerate()
        .filter(|(part, _)| part % every == 0)
    {
        painter.text(
            pos2(x(part), top + ROW / 2.0),
            Align2::CENTER_CENTER,
            name,
            small.clone(),
            shades.soft,
        );
    }
    for (row, standing) in account.standings.iter().enumerate() {
        let y = top + ROW * (row as f32 + 1.5);
        let seat = standing.seat;
        painter.line_segment(
            [
                pos2(all.left(), y - ROW / 2.0),
                pos2(all.right(), y - ROW / 2.0),
            ],
            Stroke::new(1.0, shades.line.gamma_multiply(0.6)),
        );
        paint_sign(painter, pos2(all.left() + 8.0, y), seat, 5.0);
        painter.text(
            pos2(all.left() + 22.0, y),
            Align2::LEFT_CENTER,
            &standing.name,
            look::semibold(15.0),
            look::WORDS,
        );
        for (part, gain) in account.gains(seat).into_iter().enumerate() {
            let (words, colour) = match gain {
                0 => ("·".to_owned(), shades.soft),
                gain => (
                    say(ui, Say::new("menu-signed").with("n", gain)),
                    look::WORDS,
                ),
            };
            let size = if column < 34.0 { 12.5 } else { 15.0 };
            painter.text(
                pos2(x(part), y),
                Align2::CENTER_CENTER,
                words,
                look::plain(size),
                colour,
            );
        }
        painter.text(
            pos2(all.right() - 10.0, y),
            Align2::RIGHT_CENTER,
            shown(standing.score),
            look::serif(20.0),
            look::WORDS,
        );
    }
}

fn paint_lines(
    painter: &Painter,
    desk: &Desk,
    account: &Account,
    plot: Rect,
    x: &dyn Fn(usize) -> f32,
    age: f32,
) {
    let starts = account.starts.iter().copied();
    let all = account.totals.iter().flatten().copied().chain(starts);
    let most = all.clone().max().unwrap_or(0).max(1);
    let least = all.min().unwrap_or(0).min(0);
    let height = plot.height() - 16.0;
    let y = |score: i32| {
        let share = (score - least) as f32 / (most - least) as f32;
        plot.bottom() - 8.0 - share * height
    };
    let step = nice_step(most - least, plot.height());
    let mut score = least.div_euclid(step) * step;
    while score <= most {
        if score >= least {
            painter.line_segment(
                [pos2(plot.left(), y(score)), pos2(plot.right(), y(score))],
                Stroke::new(1.0, desk.shades.line.gamma_multiply(0.5)),
            );
            painter.text(
                pos2(plot.left() - 10.0, y(score)),
                Align2::RIGHT_CENTER,
                score.to_string(),
                look::plain(13.5),
                desk.shades.soft,
            );
        }
        score += step;
    }
    // The lines draw themselves from left to right.
    let parts = account.parts.len();
    let drawn = ease(age / 1.3) * (parts as f32 - 0.0);
    for standing in account.standings.iter().rev() {
        let seat = standing.seat;
        let Some(totals) = account.totals.get(seat.index()) else {
            continue;
        };
        let start = account.starts.get(seat.index()).copied().unwrap_or(0);
        let mut points = vec![pos2(plot.left(), y(start))];
        for (part, total) in totals.iter().enumerate() {
            let share = (drawn - part as f32).clamp(0.0, 1.0);
            if share <= 0.0 {
                break;
            }
            let last = points[points.len() - 1];
            let goal = pos2(x(part), y(*total));
            points.push(last + (goal - last) * share);
        }
        let colour = LINES[seat.index() % LINES.len()];
        painter.add(Shape::line(points.clone(), Stroke::new(2.5, colour)));
        for (part, total) in totals.iter().enumerate() {
            if drawn >= part as f32 + 1.0 {
                paint_sign(painter, pos2(x(part), y(*total)), seat, 4.0);
            }
        }
    }
}

/// The distance of the chart's lines: 1, 2 or 5 times a power of ten, so that they are at least 30 points apart.
fn nice_step(range: i32, height: f32) -> i32 {
    let wanted = range as f32 * 30.0 / height.max(30.0);
    let mut power = 1;
    loop {
        for factor in [1, 2, 5] {
            if (factor * power) as f32 >= wanted {
                return factor * power;
            }
        }
        power *= 10;
    }
}

/// A seat's mark: each has a shape of its own.
fn paint_sign(painter: &Painter, at: Pos2, seat: Seat, size: f32) {
    let colour = LINES[seat.index() % LINES.len()];
    let polygon = |points: &[(f32, f32)]| {
        let points = points
            .iter()
            .map(|(x, y)| at + vec2(*x, *y) * size)
            .collect();
        Shape::convex_polygon(points, colour, Stroke::NONE)
    };
    match seat.index() {
        0 => {
            painter.circle_filled(at, size, colour);
        }
        1 => {
            painter.add(polygon(&[
                (-0.95, -0.95),
                (0.95, -0.95),
                (0.95, 0.95),
                (-0.95, 0.95),
            ]));
        }
        2 => {
            painter.add(polygon(&[(0.0, -1.3), (1.2, 0.95), (-1.2, 0.95)]));
        }
        3 => {
            painter.add(polygon(&[(0.0, -1.4), (1.4, 0.0), (0.0, 1.4), (-1.4, 0.0)]));
        }
        _ => {
            painter.add(polygon(&[(0.0, 1.3), (1.2, -0.95), (-1.2, -0.95)]));
        }
    }
}

fn buttons(ui: &mut Ui, desk: &mut Desk, is_trial: bool, chosen: &mut Option<Chosen>) {
    const GAP: f32 = 12.0;
    let width = ui.available_width();
    let paper = (width * 0.25).min(260.0);
    let others = [
        ("same deal", "redo", "result-same-deal", Chosen::SameDeal),
        (
            "another game",
            "deck",
            if is_trial {
                "result-leave-example"
            } else {
                "result-another"
            },
            Chosen::Another,
        ),
        ("look at the table", "eye", "result-look", Chosen::Table),
    ]
    .map(|(name, mark, text, choice)| (name, mark, say(ui, text), choice));
    let again = if is_trial {
        "result-try-again"
    } else {
        "result-again"
    };
    let again = say(ui, again);
    let each = ((width - paper - GAP * 3.0) / 3.0).min(220.0);
    let whole = paper + (each + GAP) * 3.0;
    let left = ui.max_rect().left() + (width - whole) / 2.0;
    let top = ui.max_rect().top();
    let place = |ui: &mut Ui, x: f32, y: f32, w: f32, h: f32, add: &mut dyn FnMut(&mut Ui)| {
        let rect = Rect::from_min_size(pos2(x, top + y), vec2(w, h));
        ui.scope_builder(UiBuilder::new().max_rect(rect), |ui| add(ui));
    };
    place(ui, left, 0.0, paper, 56.0, &mut |ui| {
        if widgets::paper_button(ui, desk, "again", &again, paper) {
            *chosen = Some(Chosen::Again);
        }
        desk.nav.begin_here();
    });
    let mut x = left + paper + GAP;
    for (name, mark, text, choice) in others {
        place(ui, x, 4.0, each, 48.0, &mut |ui| {
            if widgets::button(ui, desk, name, mark, &text, each) {
                *chosen = Some(choice);
            }
        });
        x += each + GAP;
    }
}

/// The button that leads from the table back to the result.
pub fn way_back(ui: &mut Ui) -> bool {
    let size = vec2(232.0, 52.0);
    let (rect, _) = ui.allocate_exact_size(size, Sense::empty());
    let response = ui.interact(rect, egui::Id::new("to the result"), Sense::CLICK);
    look::paint_paper(ui, rect);
    look::fitted(
        ui,
        rect.shrink2(vec2(16.0, 4.0)),
        &say(ui, "result-way-back").to_uppercase(),
        22.0,
        look::INK,
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
    fn chart_lines_are_round_numbers_far_enough_apart() {
        for (range, height, step) in [
            (30, 120.0, 10),
            (9, 200.0, 2),
            (400, 100.0, 200),
            (1, 50.0, 1),
        ] {
            assert_eq!(nice_step(range, height), step, "{range} on {height}");
        }
    }

    #[test]
    fn motions_begin_and_end_where_they_should() {
        for motion in [ease, spring] {
            assert!(motion(0.0).abs() < 1e-5);
            assert!((motion(1.0) - 1.0).abs() < 1e-5);
            assert!((motion(7.0) - 1.0).abs() < 1e-5);
        }
    }
}
