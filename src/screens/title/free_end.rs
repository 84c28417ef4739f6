//! Free end of a board, or a strip before the boards: the game to go on with, and the deal of the day.

use super::{InFocus, TitleAction, TitlePage};
use crate::{
    calendar, catalog, daily::Daily, progress::Progress, saves::FoundSaves, small_table,
    store::format::Envelope,
};
use bevy_egui::egui::{Align2, Color32, FontId, Rect, Stroke, StrokeKind, Ui, Vec2, pos2, vec2};
use kortlek_kit::{
    cut::CutRect,
    fit, pictures, theme,
    widgets::{self, MenuUi},
    words::say,
};
use kortlek_rules::{Arg, Message};

/// Between the two: room for the ring of the focus.
const GAP: f32 = 13.0;
/// From an edge to what is inside it.
const INSET: f32 = 12.0;
/// Height from which everything is shown; below it, two lines.
const ROOMY: f32 = 104.0;

/// Width from which there is a picture beside the words.
const PICTURE: f32 = 190.0;

/// The game to go on with above or at the left, if there is one, and the deal of the day below, at the right or alone.
pub(super) fn both(
    ui: &mut Ui,
    cx: &mut MenuUi,
    all: &TitlePage,
    focus: &mut InFocus,
    rect: Rect,
    chosen: &mut Option<TitleAction>,
) {
    let save = all.found.saves.first();
    let Some(daily) = &all.daily else {
        if let Some(save) = save {
            go_on(ui, cx, all, focus, save, rect, chosen);
        }
        return;
    };
    let same = |save: &&Envelope| match daily.standing {
        Standing::UnderWay(under_way) => under_way.file == save.file,
        Standing::New | Standing::Played(_) => false,
    };
    let Some(save) = save.filter(|save| !same(save)) else {
        of_the_day(ui, cx, focus, daily, rect, chosen);
        if save.is_some() {
            cx.nav.begin_here();
        }
        return;
    };
    let [first, second] = halves(rect);
    go_on(ui, cx, all, focus, save, first, chosen);
    of_the_day(ui, cx, focus, daily, second, chosen);
}

/// Two halves with a gap: one above the other, or side by side if each would be too low.
fn halves(rect: Rect) -> [Rect; 2] {
    let mut second = rect;
    let first = if rect.width() > 3.0 * rect.height() {
        second.cut_left((rect.width() - GAP) / 2.0, GAP)
    } else {
        second.cut_top((rect.height() - GAP) / 2.0, GAP)
    };
    [first, second]
}

/// Size of type that is taken for another fact, relative to the usual.
const SMALLER: f32 = 0.88;

/// As many of these facts as fit side by side, a little smaller if need be, the first in any case.
fn facts_in(ui: &Ui, facts: &[String], font: &FontId, room: f32) -> String {
    let fits = |n: &usize| {
        let words = widgets::facts(&facts[..*n]);
        widgets::width_of(ui, &words, font.clone()) * SMALLER <= room
    };
    let n = (2..=facts.len()).rev().find(fits).unwrap_or(1);
    widgets::facts(&facts[..n.min(facts.len())])
}

/// Lines of text one below the other, each as high as its share.
fn lines(ui: &Ui, rect: Rect, colour: Color32, lines: Vec<(String, FontId)>) {
    let most = rect.height() / lines.len() as f32 / 1.3;
    for (line, (text, mut font)) in rect.rows(lines.len(), 0.0).zip(lines) {
        font.size = font.size.min(most);
        fit::paint_left(ui, line, &text, font, colour);
    }
}

/// Draws the game to go on with: its cover, its name and its progress.
fn go_on(
    ui: &mut Ui,
    cx: &mut MenuUi,
    all: &TitlePage,
    focus: &mut InFocus,
    save: &Envelope,
    rect: Rect,
    chosen: &mut Option<TitleAction>,
) {
    let title = catalog::title(&save.game).to_owned();
    let words = widgets::facts(&[say(ui, "title-continue"), title.clone()]);
    let touch = cx.touch(ui, "continue", rect, widgets::button_info(words));
    theme::paint_raised_paper(ui, rect);
    if touch.hovered {
        let line = Stroke::new(3.0, theme::INK);
        ui.painter()
            .rect_stroke(rect.shrink(3.0), 6.0, line, StrokeKind::Inside);
    }
    let roomy = rect.height() >= ROOMY;
    let mut words = rect.shrink(if roomy { 14.0 } else { 9.0 });
    let size = pictures::card_size((words.height() / 1.4).min(words.width() * 0.42));
    let picture = (rect.width() >= PICTURE).then(|| words.cut_left(size.x, 12.0));
    if let Some(pick) = all.picks.iter().find(|pick| pick.card.id == save.game) {
        if let Some(picture) = picture {
            cx.cover(ui, &pick.card, picture.place(size, Align2::LEFT_CENTER));
        }
        focus.tells_of(ui, cx, pick.card.id, touch);
    }
    let heading = say(ui, "title-continue").to_uppercase();
    let progress = if save.progress.is_empty() {
        say(ui, "title-under-way")
    } else {
        save.progress.clone()
    };
    let told = if roomy {
        vec![
            (heading, theme::serif(24.0)),
            (title, theme::semibold(16.0)),
            (progress, theme::regular(14.5)),
        ]
    } else {
        let font = theme::semibold(14.5);
        let facts = facts_in(ui, &[title, progress], &font, words.width());
        vec![(heading, theme::serif(19.0)), (facts, font)]
    };
    lines(ui, words, theme::INK, told);
    cx.nav.begin_here();
    if touch.focused {
        theme::focus_ring(ui, rect);
    }
    if touch.chosen {
        *chosen = Some(TitleAction::Continue(save.game.clone()));
    }
}

/// Status of the deal of the day for the player.
#[derive(Clone, Copy)]
pub(super) enum Standing<'a> {
    /// Not played yet.
    New,
    /// Begun, and neither finished nor given up.
    UnderWay(&'a Envelope),
    /// Played: won or not.
    Played(bool),
}

/// Deal of the day, and its status for the player.
pub(super) struct Today<'a> {
    /// The deal.
    pub daily: Daily,
    /// Status of today's deal.
    pub standing: Standing<'a>,
    /// Status of the deals of the last seven days, the oldest first: true if played.
    pub week: [bool; 7],
}

impl<'a> Today<'a> {
    /// Collects the status of the deal of a day.
    pub(super) fn of(daily: Daily, found: &'a FoundSaves, memory: &Progress) -> Today<'a> {
        let mut saves = found.saves.iter();
        let under_way = saves.find(|save| daily.is(&save.game, save.names.len(), save.seed));
        let standing = match (under_way, memory.daily.get(&daily.day)) {
            (Some(save), _) => Standing::UnderWay(save),
            (None, Some(won)) => Standing::Played(*won),
            (None, None) => Standing::New,
        };
        Today {
            standing,
            week: memory.week(daily.day),
            daily,
        }
    }
}

impl Today<'_> {
    /// “Wednesday, 25 November”.
    fn date(&self) -> Message {
        let date = calendar::date_of(self.daily.day);
        let [weekday, day, month] = [
            date.weekday().to_monday_one_offset(),
            date.day(),
            date.month(),
        ]
        .map(i8::unsigned_abs);
        Message::new("daily-date")
            .with("weekday", weekday)
            .with("day", day)
            .with("month", month)
    }

    /// “Court, three players”.
    fn game(&self) -> Message {
        Message::new("daily-game")
            .with("game", Arg::Name(self.daily.entry.card.title.to_owned()))
            .with("players", self.daily.players)
    }

    /// As [`Today::game`], or “Court · 3” where that is wider than the room.
    fn game_line(&self, ui: &Ui, font: &FontId, room: f32) -> String {
        let whole = say(ui, self.game());
        let wide = widgets::lay(ui, &whole, font.clone(), Color32::WHITE, f32::INFINITY);
        if wide.size().x <= room {
            return whole;
        }
        let title = self.daily.entry.card.title.to_owned();
        widgets::facts(&[title, self.daily.players.to_string()])
    }

    /// Message for the effect of a press, or about the finished deal.
    fn press(&self) -> &'static str {
        match self.standing {
            Standing::New => "daily-deal",
            Standing::UnderWay(_) => "title-continue",
            Standing::Played(true) => "daily-won",
            Standing::Played(false) => "daily-played",
        }
    }
}

/// The deal of the day: two of its cards, the date, the game, the last days and what a press does.
fn of_the_day(
    ui: &mut Ui,
    cx: &mut MenuUi,
    focus: &mut InFocus,
    today: &Today,
    rect: Rect,
    chosen: &mut Option<TitleAction>,
) {
    let words = [
        say(ui, "daily-title"),
        say(ui, today.game()),
        say(ui, today.press()),
    ];
    let info = widgets::button_info(widgets::facts(&words));
    let touch = cx.touch(ui, "today's deal", rect, info);
    widgets::paint_button(ui, cx, rect, touch);
    focus.tells_of(ui, cx, today.daily.entry.card.id, touch);
    let shades = cx.shades;
    let roomy = rect.height() >= ROOMY;
    let mut words = rect.shrink(if roomy { INSET } else { 9.0 });
    if rect.width() >= PICTURE {
        let share = if roomy { 0.28 } else { 0.2 };
        let cards = words.cut_left(words.width() * share, 10.0);
        paint_cards(ui, cx, today, cards);
    }
    let heading = (say(ui, "daily-title").to_uppercase(), theme::serif(17.0));
    let font = theme::semibold(14.5);
    let game = (today.game_line(ui, &font, words.width()), font);
    if roomy {
        let button = words.cut_bottom(32.0, 6.0);
        let days = words.cut_bottom(20.0, 4.0);
        let date = (say(ui, today.date()), theme::regular(14.0));
        let wide = widgets::lay(ui, &date.0, date.1.clone(), shades.words, f32::INFINITY);
        // The tip has it, too.
        let has_room = words.height() >= 54.0 && wide.size().x <= words.width();
        let date = has_room.then_some(date);
        let told = [Some(heading), date, Some(game)]
            .into_iter()
            .flatten()
            .collect();
        lines(ui, words, shades.words, told);
        paint_week(ui, cx, &today.week, days);
        paint_press(ui, cx, today, button);
    } else {
        let press = say(ui, today.press());
        let press = (!matches!(today.standing, Standing::New)).then_some(press);
        let told: Vec<String> = [Some(game.0), press].into_iter().flatten().collect();
        let told = facts_in(ui, &told, &game.1, words.width());
        lines(ui, words, shades.words, vec![heading, (told, game.1)]);
    }
    let told = Message::new("daily-title").attribute("about");
    let told = widgets::facts(&[say(ui, today.date()), say(ui, told)]);
    widgets::told(ui, cx, "today's deal", &told, rect);
    if touch.focused {
        theme::focus_ring(ui, rect);
    }
    if touch.chosen {
        *chosen = Some(match today.standing {
            Standing::UnderWay(save) => TitleAction::Open(save.file.clone()),
            Standing::New | Standing::Played(_) => TitleAction::Daily,
        });
    }
}

/// Draws the card that represents the game, face up on one that is not.
fn paint_cards(ui: &Ui, cx: &mut MenuUi, today: &Today, rect: Rect) {
    let card = &today.daily.entry.card;
    let width = (rect.height() / 1.55).min(rect.width() / 1.3);
    let lying = [
        (small_table::back(card.deck), -0.16, -0.1),
        (card.picture(), 0.14, 0.08),
    ];
    for (picture, aside, angle) in lying {
        let style = cx.style;
        let Some(texture) = cx.pictures.card(ui.ctx(), picture, style, width) else {
            continue;
        };
        let size: Vec2 = texture.size_vec2() / ui.ctx().pixels_per_point();
        let at = rect.center() + vec2(width * aside, 0.0);
        small_table::paint_turned(ui, &texture, at, size, angle, Color32::WHITE);
    }
}

/// A ring a day, with a check where it was played. Today's is the last, and the strongest.
fn paint_week(ui: &Ui, cx: &mut MenuUi, week: &[bool; 7], rect: Rect) {
    let shades = cx.shades;
    let pitch = (rect.width() / 7.0).min(22.0);
    let half = pitch * 0.38;
    for (n, played) in week.iter().enumerate() {
        let middle = pos2(rect.left() + pitch * (n as f32 + 0.5), rect.center().y);
        if *played {
            ui.painter().circle_filled(middle, half, shades.bright);
            cx.mark(ui, "check", middle, half * 1.3, shades.on_bright);
        } else {
            let last = n + 1 == week.len();
            let line = if last { shades.words } else { shades.line };
            ui.painter()
                .circle_stroke(middle, half, Stroke::new(1.5, line));
        }
    }
}

/// Draws the label of the press: the whole area is the button, this is only its text.
fn paint_press(ui: &Ui, cx: &mut MenuUi, today: &Today, mut rect: Rect) {
    let shades = cx.shades;
    let mark = match today.standing {
        Standing::New | Standing::UnderWay(_) => "play",
        Standing::Played(_) => "redo",
    };
    let (ink, font) = (shades.words, theme::semibold(15.0));
    let words = say(ui, today.press());
    let words = fit::fit(ui, &words, font, ink, rect.width() - 34.0, 1);
    let mut pill = rect.cut_left(words.size().x + 46.0, 0.0);
    let (round, line) = (pill.height() / 2.0, Stroke::new(1.0, shades.line));
    ui.painter()
        .rect(pill, round, shades.lit, line, StrokeKind::Inside);
    let middle = pill.cut_left(32.0, 0.0).left_center() + vec2(18.0, 0.0);
    cx.mark(ui, mark, middle, 14.0, ink);
    fit::paint_galley(ui, pill, Align2::LEFT_CENTER, words, ink);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_are_side_by_side_in_a_low_strip_and_stacked_at_a_free_end() {
        let strip = Rect::from_min_size(pos2(12.0, 10.0), vec2(256.0, 60.0));
        let [left, right] = halves(strip);
        assert_eq!((left.top(), left.height()), (right.top(), 60.0));
        assert!(left.right() + GAP <= right.left() + 0.1 && strip.contains_rect(right));
        let end = Rect::from_min_size(pos2(0.0, 0.0), vec2(266.0, 148.0));
        let [above, below] = halves(end);
        assert_eq!((above.left(), above.width()), (below.left(), 266.0));
        assert!(end.contains_rect(below));
    }
}
