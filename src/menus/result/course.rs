//! The course of a match: the scores after each of its parts, a line a side.

use super::page::{self, Look, ResultPage, ease};
use crate::summary::{MatchSummary, PlayerResult};
use bevy_egui::egui::{
    Align2, Color32, Id, Painter, Pos2, Rect, Sense, Shape, Stroke, Ui, Vec2, pos2, vec2,
};
use kortlek_kit::{
    fit, theme,
    theme::Shades,
    widgets::{self, MenuUi},
    words::say,
};
use kortlek_rules::{Message, Seat, Who};

/// A match of fewer parts has no course worth a picture.
const PARTS: usize = 4;
/// Minimum distance of the names at the ends of the lines.
const APART: f32 = 20.0;
/// The radius of a turning point's disc.
const DISC: f32 = 11.0;

/// Returns true if a match has a course to show.
pub fn is_told(account: &MatchSummary) -> bool {
    account.parts.len() >= PARTS && !account.totals.is_empty()
}

/// Style of a seat's line.
#[derive(Clone, Copy, PartialEq, Debug)]
struct ChartPainter {
    colour: Color32,
    width: f32,
    /// Lengths of dashes and gaps; nothing for a whole line.
    dashes: &'static [f32],
    sign: Sign,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Sign {
    Disc,
    Square,
    Diamond,
    Triangle,
    Cross,
    Ring,
}

/// The lines of those who are not the player, in the order of their seats.
const OTHERS: [(&[f32], Sign); 5] = [
    (&[], Sign::Square),
    (&[8.0, 4.0], Sign::Diamond),
    (&[2.5, 4.0], Sign::Triangle),
    (&[16.0, 5.0], Sign::Cross),
    (&[10.0, 4.0, 2.5, 4.0], Sign::Ring),
];

/// The pen of each side, by its seat.
fn pens(account: &MatchSummary, shades: Shades) -> Vec<(Seat, ChartPainter)> {
    let mut seats: Vec<&PlayerResult> = account.standings.iter().collect();
    seats.sort_by_key(|s| s.seat);
    let mut others = OTHERS.iter().cycle();
    let mut pen = |s: &&PlayerResult| {
        if s.who == Who::Human {
            return ChartPainter {
                colour: shades.words,
                width: 4.5,
                dashes: &[],
                sign: Sign::Disc,
            };
        }
        let (dashes, sign) = others.next().copied().unwrap_or(OTHERS[0]);
        ChartPainter {
            colour: shades.soft,
            width: 2.6,
            dashes,
            sign,
        }
    };
    seats.iter().map(|s| (s.seat, pen(s))).collect()
}

/// Geometry of the chart.
struct Plot {
    rect: Rect,
    least: i32,
    most: i32,
    parts: usize,
}

impl Plot {
    fn x(&self, part: usize) -> f32 {
        // The first column is before the first part.
        self.rect.left() + self.rect.width() * (part as f32 + 1.0) / self.parts as f32
    }

    fn y(&self, score: i32) -> f32 {
        let share = (score - self.least) as f32 / (self.most - self.least).max(1) as f32;
        self.rect.bottom() - share * self.rect.height()
    }
}

/// The panel.
pub fn course(ui: &mut Ui, cx: &mut MenuUi, page: &ResultPage, looked: &mut Look, rect: Rect) {
    let account = page.account;
    let inner = page::panel(ui, cx, rect);
    let title = say(ui, "result-course");
    let beside = say(ui, Message::new("result-course").attribute("about"));
    let below = page::heading(ui, cx, inner, &title, &beside);
    let starts = account.starts.iter().copied();
    let all = account.totals.iter().flatten().copied().chain(starts);
    let (least, most) = all.fold((0, 1), |(least, most), n| (least.min(n), most.max(n)));
    let step = nice_step(most - least, below.height() - 60.0);
    let least = least.div_euclid(step) * step;
    let names = names_width(ui, account).min(below.width() * 0.3);
    let number = |n: i32| widgets::width_of(ui, &page::shown(Some(n)), theme::regular(14.5));
    let numbers = number(least).max(number(most));
    let discs = if account.turnings.is_empty() {
        6.0
    } else {
        // Above the sign of the highest score, too.
        2.0 * DISC + 10.0
    };
    let mut field = below;
    field.min += vec2(numbers + 12.0, discs);
    field.max -= vec2(names + 14.0, 26.0);
    let plot = Plot {
        rect: field,
        least,
        most,
        parts: account.parts.len(),
    };
    paint_grid(ui, cx, account, &plot, step);
    paint_turnings(ui, cx, account, looked, &plot, below.top() + DISC);
    let drawn = ease(page.age / 1.3) * plot.parts as f32;
    let pens = pens(account, cx.shades);
    // The player's own line lies over the others.
    let mut order: Vec<&PlayerResult> = account.standings.iter().collect();
    order.sort_by_key(|s| s.who == Who::Human);
    for standing in order {
        let at = standing.seat.index();
        let pen = pens.iter().find(|(seat, _)| *seat == standing.seat);
        if let (Some(totals), Some((_, pen))) = (account.totals.get(at), pen) {
            let start = account.starts.get(at).copied().unwrap_or(0);
            paint_line(ui.painter(), cx, &plot, totals, start, *pen, drawn);
        }
    }
    paint_names(ui, cx, account, &plot, below);
}

fn names_width(ui: &Ui, account: &MatchSummary) -> f32 {
    let wide = |s: &PlayerResult| widgets::width_of(ui, &s.name, theme::semibold(15.0));
    24.0 + account.standings.iter().map(wide).fold(0.0, f32::max)
}

/// Lines across with their numbers, and the names of the parts below.
fn paint_grid(ui: &Ui, cx: &MenuUi, account: &MatchSummary, plot: &Plot, step: i32) {
    let painter = ui.painter();
    let (font, soft) = (theme::regular(14.5), cx.shades.soft);
    let mut score = plot.least;
    while score <= plot.most {
        let y = plot.y(score);
        painter.hline(plot.rect.x_range(), y, Stroke::new(1.0, cx.shades.line));
        let at = pos2(plot.rect.left() - 10.0, y);
        let number = page::shown(Some(score));
        painter.text(at, Align2::RIGHT_CENTER, number, font.clone(), soft);
        score += step;
    }
    let (word, parts) = account.short_parts();
    let wide = |name: &str| widgets::width_of(ui, name, font.clone());
    let widest = parts.iter().map(|name| wide(name)).fold(0.0, f32::max);
    let column = plot.rect.width() / plot.parts as f32;
    let every = ((widest + 10.0) / column).ceil().max(1.0) as usize;
    let y = plot.rect.bottom() + 15.0;
    let mut from = plot.rect.left();
    if !word.is_empty() && wide(&word) + 8.0 + widest / 2.0 < plot.x(0) - plot.rect.left() + 24.0 {
        let at = pos2(plot.rect.left() - 24.0, y);
        let word = painter.text(at, Align2::LEFT_CENTER, &word, font.clone(), soft);
        from = word.right();
    }
    // The last part is always named.
    let shown = (0..parts.len()).filter(|part| (parts.len() - 1 - part) % every == 0);
    for part in shown {
        let name = &parts[part];
        let half = wide(name) / 2.0;
        // Never beyond the panel, nor into the names at the right.
        let x = plot.x(part).min(plot.rect.right() + 40.0 - half);
        if x - half > from + 4.0 {
            painter.text(pos2(x, y), Align2::CENTER_CENTER, name, font.clone(), soft);
        }
    }
}

/// Draws numbered discs over the picture, each with a line down; the one that is looked at is emphasised.
fn paint_turnings(
    ui: &Ui,
    cx: &mut MenuUi,
    account: &MatchSummary,
    looked: &mut Look,
    plot: &Plot,
    y: f32,
) {
    let places: Vec<f32> = account.turnings.iter().map(|t| plot.x(t.part)).collect();
    for (index, x) in apart(&places, 2.0 * DISC + 3.0).into_iter().enumerate() {
        let middle = pos2(x, y);
        let id = Id::new(("course disc", index));
        let name = format!("turning {}", index + 1);
        let reach = Rect::from_center_size(middle, Vec2::splat(3.0 * DISC));
        if ui.interact(reach, id, Sense::CLICK).clicked() {
            looked.turning = index;
            looked.position = Some(account.turnings[index].position);
            cx.nav.clicked(Id::new(("menu", name.as_str())));
        }
        let is_shown = looked.position == Some(account.turnings[index].position);
        let focused = cx.nav.name() == name;
        let colour = if focused {
            cx.shades.focus
        } else {
            cx.shades.bright
        };
        let ends = [y + DISC, plot.rect.bottom()].map(|y| pos2(places[index], y));
        let stroke = Stroke::new(if is_shown { 2.0 } else { 1.5 }, colour);
        if is_shown {
            ui.painter().line_segment(ends, stroke);
        } else {
            ui.painter()
                .extend(Shape::dashed_line(&ends, stroke, 2.5, 4.0));
        }
        paint_disc(ui, cx, middle, index, colour);
    }
}

/// A turning point's disc with its number.
pub fn paint_disc(ui: &Ui, cx: &MenuUi, middle: Pos2, index: usize, colour: Color32) {
    let (font, ink) = (theme::semibold(15.0), cx.shades.on_bright);
    ui.painter().circle_filled(middle, DISC, colour);
    ui.painter()
        .text(middle, Align2::CENTER_CENTER, index + 1, font, ink);
}

fn paint_line(
    painter: &Painter,
    cx: &MenuUi,
    plot: &Plot,
    totals: &[i32],
    start: i32,
    pen: ChartPainter,
    drawn: f32,
) {
    // The lines draw themselves from left to right.
    let mut points = vec![pos2(plot.rect.left(), plot.y(start))];
    for (part, total) in totals.iter().enumerate() {
        let share = (drawn - part as f32).clamp(0.0, 1.0);
        if share <= 0.0 {
            break;
        }
        let last = points[points.len() - 1];
        let goal = pos2(plot.x(part), plot.y(*total));
        points.push(last + (goal - last) * share);
    }
    let stroke = Stroke::new(pen.width, pen.colour);
    if pen.dashes.is_empty() {
        painter.add(Shape::line(points, stroke));
    } else {
        let dashes: Vec<f32> = pen.dashes.iter().step_by(2).copied().collect();
        let gaps: Vec<f32> = pen.dashes.iter().skip(1).step_by(2).copied().collect();
        painter.extend(Shape::dashed_line_with_offset(
            &points, stroke, &dashes, &gaps, 0.0,
        ));
    }
    for (part, total) in totals.iter().enumerate() {
        if drawn >= part as f32 + 0.999 {
            let at = pos2(plot.x(part), plot.y(*total));
            paint_sign(painter, cx, at, pen);
        }
    }
}

fn paint_sign(painter: &Painter, cx: &MenuUi, at: Pos2, pen: ChartPainter) {
    let size = if pen.sign == Sign::Disc { 6.0 } else { 4.2 };
    let polygon = |points: &[(f32, f32)]| {
        let points = points.iter().map(|(x, y)| at + vec2(*x, *y) * size);
        Shape::convex_polygon(points.collect(), pen.colour, Stroke::NONE)
    };
    match pen.sign {
        Sign::Disc => {
            painter.circle(at, size, pen.colour, Stroke::new(1.5, cx.shades.panel));
        }
        Sign::Square => {
            painter.add(polygon(&[
                (-1.0, -1.0),
                (1.0, -1.0),
                (1.0, 1.0),
                (-1.0, 1.0),
            ]));
        }
        Sign::Diamond => {
            painter.add(polygon(&[(0.0, -1.4), (1.4, 0.0), (0.0, 1.4), (-1.4, 0.0)]));
        }
        Sign::Triangle => {
            painter.add(polygon(&[(0.0, -1.3), (1.25, 0.95), (-1.25, 0.95)]));
        }
        Sign::Cross => {
            let stroke = Stroke::new(2.4, pen.colour);
            for (a, b) in [
                (vec2(-1.1, -1.1), vec2(1.1, 1.1)),
                (vec2(-1.1, 1.1), vec2(1.1, -1.1)),
            ] {
                painter.line_segment([at + a * size, at + b * size], stroke);
            }
        }
        Sign::Ring => {
            painter.circle(at, size, cx.shades.panel, Stroke::new(2.0, pen.colour));
        }
    }
}

/// Face and name at the end of every line, pushed apart.
fn paint_names(ui: &Ui, cx: &mut MenuUi, account: &MatchSummary, plot: &Plot, within: Rect) {
    let mut ends: Vec<(f32, &PlayerResult)> = account
        .standings
        .iter()
        .filter_map(|s| Some((plot.y(*account.totals.get(s.seat.index())?.last()?), s)))
        .collect();
    ends.sort_by(|a, b| a.0.total_cmp(&b.0));
    let heights: Vec<f32> = ends.iter().map(|(y, _)| *y).collect();
    let mut places = apart(&heights, APART);
    // Never so low that the last part's name, which reaches over here, would lie under a face.
    let over = places.last().map_or(0.0, |y| y + 3.0 - plot.rect.bottom());
    for y in &mut places {
        *y -= over.max(0.0);
    }
    for ((_, standing), y) in ends.into_iter().zip(places) {
        let left = plot.rect.right() + 14.0;
        if let Some(avatar) = standing.avatars.first() {
            cx.avatar(ui, avatar, pos2(left + 8.0, y), 18.0);
        }
        let (font, colour) = if standing.who == Who::Human {
            (theme::semibold(15.0), cx.shades.words)
        } else {
            (theme::regular(15.0), cx.shades.soft)
        };
        let place = Rect::from_min_max(pos2(left + 22.0, y - 10.0), pos2(within.right(), y + 10.0));
        fit::paint_left(ui, place, &standing.name, font, colour);
    }
}

/// Moves places in rising order as little as is needed to keep the `least` distance.
fn apart(places: &[f32], least: f32) -> Vec<f32> {
    let mut moved = places.to_vec();
    // Neighbours that are too near push each other away evenly.
    for _ in 0..40 {
        let mut pushed = false;
        for k in 1..moved.len() {
            let lack = least - (moved[k] - moved[k - 1]);
            if lack > 0.01 {
                moved[k - 1] -= lack / 2.0;
                moved[k] += lack / 2.0;
                pushed = true;
            }
        }
        if !pushed {
            break;
        }
    }
    moved
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
    fn what_is_too_near_is_pushed_apart_and_the_rest_stays() {
        assert_eq!(apart(&[0.0, 50.0, 100.0], 20.0), [0.0, 50.0, 100.0]);
        let moved = apart(&[10.0, 12.0, 80.0], 20.0);
        assert!((moved[0] - 1.0).abs() < 0.1 && (moved[1] - 21.0).abs() < 0.1);
        let crowd = apart(&[5.0, 5.0, 5.0, 6.0, 7.0], 19.0);
        assert!(
            crowd.windows(2).all(|pair| pair[1] - pair[0] > 18.5),
            "{crowd:?}"
        );
    }
}
