//! Panel about the game in focus, for players who are about to sit down, with its buttons.

use super::{InFocus, TitleAction, TitlePage};
use crate::{
    catalog::{self, Pick},
    lesson,
    progress::{LessonProgress, Results},
    store::record::{MATCHED, RANDOM},
};
use bevy_egui::egui::{self, Align2, Rect, Stroke, StrokeKind, Ui, vec2};
use kortlek_kit::{
    cut::{CutRect, within},
    fit, pictures, theme,
    widgets::{self, MenuUi, lay},
    words::{self, say},
};
use kortlek_rules::{GameCard, Level, Message, Who};
use std::time::Duration;

const INSET: f32 = 12.0;
const GAP: f32 = 8.0;

/// The panel of the game in focus.
pub(super) fn game(
    ui: &mut Ui,
    cx: &mut MenuUi,
    all: &TitlePage,
    focus: &mut InFocus,
    now: f64,
    chosen: &mut Option<TitleAction>,
) {
    let rect = ui.max_rect();
    cx.paint_panel(ui, rect, 14.0, cx.shades.panel);
    let Some(pick) = focus
        .game
        .and_then(|id| all.picks.iter().find(|p| p.card.id == id))
    else {
        return;
    };
    let mut above = rect.shrink(INSET);
    let learns = lesson::is_there(pick.card.id) && pick.ready;
    let learn_high = if learns { GAP + 48.0 } else { 0.0 };
    let buttons = above.cut_bottom(56.0 + GAP + 48.0 + learn_high, GAP);
    if above.height() < 190.0 {
        // In large type the words come before the pictures.
        in_words(ui, cx, pick, above);
    } else {
        let mut below = above;
        let picture = below.cut_top((above.width() / 1.6).min(above.height() * 0.46), 0.0);
        table_picture(ui, cx, all, focus, now, pick, picture);
        facts(ui, cx, all, focus, pick, picture, below);
    }
    ways(ui, cx, all, pick, buttons, chosen);
}

/// A small picture of the game's table on its ground.
fn table_picture(
    ui: &mut Ui,
    cx: &mut MenuUi,
    all: &TitlePage,
    focus: &mut InFocus,
    now: f64,
    pick: &Pick,
    rect: Rect,
) {
    if rect.height() < 60.0 {
        return;
    }
    let shades = cx.shades;
    ui.painter().rect_filled(rect, 10.0, shades.table);
    let clip = ui.clip_rect();
    ui.set_clip_rect(clip.intersect(rect));
    if let Some(cloth) = all.ground {
        cx.ground(ui, pick.card.id, cloth, rect, 10.0);
    }
    match focus.table(all.shelf, now) {
        Ok(Some(small)) => {
            // Beside the cover, which stands before the picture's lower left corner.
            let left = rect.left() + rect.width() * 0.4;
            small.paint(ui, cx, rect.with_min_x(left).shrink(12.0));
        }
        Ok(None) => {}
        Err(left) => ui
            .ctx()
            .request_repaint_after(Duration::from_secs_f64(left)),
    }
    ui.set_clip_rect(clip);
    let line = Stroke::new(1.5, shades.line);
    ui.painter()
        .rect_stroke(rect, 10.0, line, StrokeKind::Inside);
}

/// The name and what there is to know, as far as it has room.
fn in_words(ui: &Ui, cx: &MenuUi, pick: &Pick, mut rect: Rect) {
    let card = &pick.card;
    let (ink, soft) = (cx.shades.words, cx.shades.soft);
    let name = card.title.to_uppercase();
    fit::paint_left(ui, rect.cut_top(30.0, 2.0), &name, theme::serif(24.0), ink);
    let told = words::words_of(ui).of_game(card.id);
    let designer = say(ui, catalog::designer(card));
    for (text, font, colour) in [
        (told.plain(GameCard::TAGLINE), theme::semibold(15.0), ink),
        (players_and_time(ui, card), theme::regular(15.0), ink),
        (designer, theme::regular(15.0), soft),
        (told.plain(GameCard::GOAL), theme::regular(15.0), ink),
    ] {
        let galley = lay(ui, &text, font, colour, rect.width());
        if galley.size().y <= rect.height() {
            let line = rect.cut_top(galley.size().y, 4.0);
            fit::paint_galley(ui, line, Align2::LEFT_TOP, galley, colour);
        }
    }
}

/// Numbers of players and of minutes of a game.
fn players_and_time(ui: &Ui, card: &GameCard) -> String {
    let facts = [catalog::players(card), catalog::minutes(card)];
    widgets::facts(&facts.map(|fact| say(ui, fact)))
}

/// The cover, the name, and what there is to know.
fn facts(
    ui: &mut Ui,
    cx: &mut MenuUi,
    all: &TitlePage,
    focus: &mut InFocus,
    pick: &Pick,
    picture: Rect,
    mut below: Rect,
) {
    let card = &pick.card;
    let wide = (below.width() * 0.34).min(picture.height() * 0.62);
    let size = pictures::card_size(wide);
    let high = (below.height() * 0.42).clamp(74.0, 118.0);
    let mut head = below.cut_top(high, 12.0);
    head.min.x += 10.0;
    // The cover's lower edge stands on the line above the sentence.
    let cover = head.cut_left(size.x, 16.0);
    cx.cover(ui, card, cover.place(size, Align2::LEFT_BOTTOM));
    head.min.y += 8.0;
    name(ui, cx, card, head);
    let record = record(ui, all, card.id);
    let foot = (!record.is_empty()).then(|| below.cut_bottom(46.0, 6.0));
    let room = sentences(ui, cx, card, below);
    let language = words::words_of(ui).language();
    let end = in_short(ui, cx, focus.in_short(all.shelf, language), room);
    if let Some(foot) = foot
        && end + 2.0 <= foot.top()
    {
        let line = Stroke::new(1.0, cx.shades.line);
        ui.painter().hline(foot.x_range(), foot.top(), line);
        results(ui, cx, &record, foot.with_min_y(foot.top() + 8.0));
    }
}

/// The name, who devised it, and how many play how long.
fn name(ui: &Ui, cx: &MenuUi, card: &GameCard, mut column: Rect) {
    let (ink, soft) = (cx.shades.words, cx.shades.soft);
    let designer = say(ui, catalog::designer(card));
    for (text, font, colour) in [
        (card.title.to_uppercase(), theme::serif(26.0), ink),
        (designer, theme::regular(15.0), soft),
        (players_and_time(ui, card), theme::regular(15.0), ink),
    ] {
        // In a low column they reach below it.
        let line = column.with_max_y(column.top() + font.size * 1.35);
        column.min.y = line.bottom();
        fit::paint_left(ui, line, &text, font, colour);
    }
}

/// Draws the game's tagline, and its subject in another sentence, as far as there is room. Returns the room that is
/// left; text that ends a little too low leaves less than none.
fn sentences(ui: &Ui, cx: &MenuUi, card: &GameCard, mut room: Rect) -> Rect {
    let told = words::words_of(ui).of_game(card.id);
    let (tagline, goal) = (told.plain(GameCard::TAGLINE), told.plain(GameCard::GOAL));
    let ink = cx.shades.words;
    for (text, font) in [
        (tagline, theme::semibold(15.5)),
        (goal, theme::regular(15.0)),
    ] {
        let lines = (room.height() / 20.0) as usize;
        let whole = lay(ui, &text, font.clone(), ink, room.width());
        // Text that ends a little too low is better than text that is cut off.
        let has_room = whole.size().y <= room.height() + 4.0;
        // Rather nothing than a sentence without its end.
        if has_room || lines > 0 && whole.rows.len() <= lines + 1 {
            let galley = if has_room {
                whole
            } else {
                fit::fit(ui, &text, font, ink, room.width(), lines.min(3))
            };
            let high = galley.size().y;
            ui.painter().galley(room.min, galley, ink);
            room.min.y += high + 5.0;
        }
    }
    room
}

/// Draws the beginning of the rules, as many whole sentences as there is room for. Returns the bottom of the text.
fn in_short(ui: &Ui, cx: &MenuUi, short: &str, room: Rect) -> f32 {
    let lines = (room.height() / 19.5).max(0.0) as usize;
    if lines == 0 || short.is_empty() {
        return room.top();
    }
    let soft = cx.shades.soft;
    let lay = |words: &str| lay(ui, words, theme::regular(14.5), soft, room.width());
    let short = whole_sentences(short, |words| lay(words).rows.len() <= lines);
    let galley = lay(short);
    let high = galley.size().y;
    ui.painter().galley(room.min, galley, soft);
    room.top() + high
}

/// Beginning of a text with as many whole sentences as fit.
fn whole_sentences(text: &str, fits: impl Fn(&str) -> bool) -> &str {
    let ends = text.match_indices(". ").map(|(at, _)| at + 1);
    let ends = ends.chain([text.len()]);
    let mut whole = "";
    for end in ends {
        let words = &text[..end];
        if !fits(words) {
            break;
        }
        whole = words;
    }
    whole
}

/// Record of the player against each strength: the message of the strength, and the results.
fn record(ui: &Ui, all: &TitlePage, game: &str) -> Vec<(String, Results)> {
    let Some(results) = all.memory.results.get(game) else {
        return Vec::new();
    };
    let kept = Level::ALL.map(|level| (level.name(), crate::play::level(Who::bot(level))));
    let strengths = [(RANDOM, "bot-random")]
        .into_iter()
        .chain(kept)
        .chain([(MATCHED, "bot-matched")]);
    strengths
        .filter_map(|(name, message)| Some((message, results.get(name)?)))
        .filter(|(_, results)| results.played > 0)
        .map(|(message, results)| {
            let label = Message::new("menu-label").with("what", kortlek_rules::Arg::Term(message));
            (say(ui, label), *results)
        })
        .collect()
}

/// Results side by side: against whom, how many won of how many, and a bar.
fn results(ui: &Ui, cx: &MenuUi, record: &[(String, Results)], rect: Rect) {
    let ink = cx.shades.words;
    let places = rect.with_max_x(rect.right() - 10.0);
    let places = places.columns(record.len().max(3), 10.0);
    for ((label, results), mut place) in record.iter().zip(places) {
        let count = Message::new("shelf-won")
            .with("won", results.won)
            .with("played", results.played);
        let count = say(ui, count);
        let count = lay(ui, &count, theme::semibold(14.0), ink, f32::INFINITY);
        let mut above = place.cut_top(18.0, 4.0);
        let right = above.cut_right(count.size().x, 6.0);
        fit::paint_left(ui, above, label, theme::regular(14.0), cx.shades.soft);
        fit::paint_galley(ui, right, Align2::RIGHT_TOP, count, ink);
        let bar = place.cut_top(7.0, 0.0);
        let line = Stroke::new(1.0, cx.shades.line);
        ui.painter().rect_stroke(bar, 3.5, line, StrokeKind::Inside);
        let share = results.won as f32 / results.played.max(1) as f32;
        let won = bar.with_max_x(bar.left() + bar.width() * share);
        ui.painter().rect_filled(won, 3.5, cx.shades.bright);
    }
}

/// The buttons: go on or play, set up, rules, favourite.
fn ways(
    ui: &mut Ui,
    cx: &mut MenuUi,
    all: &TitlePage,
    pick: &Pick,
    rect: Rect,
    chosen: &mut Option<TitleAction>,
) {
    let id = pick.card.id;
    if !pick.ready {
        return;
    }
    let save = all.found.of(id);
    let half = (rect.width() - GAP) / 2.0;
    let wide = if save.is_some() { half } else { rect.width() };
    let star = theme::TOUCH + 4.0;
    let below = (rect.width() - star - 2.0 * GAP) / 2.0;
    // Side by side, all of these have marks or none: then no words are smaller than the others.
    let [new, set_up, rules] =
        ["shelf-new-game", "shelf-set-up", "setup-rules"].map(|id| say(ui, id));
    let roomy = [(&new, wide), (&set_up, below), (&rules, below)]
        .into_iter()
        .all(|(words, width)| widgets::has_room_for_mark(ui, words, 17.0, width));
    let mark = |mark: &'static str| if roomy { mark } else { "" };
    within(ui, rect, |ui| {
        ui.spacing_mut().item_spacing = vec2(GAP, GAP);
        ui.horizontal(|ui| {
            if save.is_some() {
                let words = say(ui, "title-continue");
                if widgets::paper_button(ui, cx, "go on", &words, wide) {
                    *chosen = Some(TitleAction::Continue(id.to_owned()));
                }
                ui.scope(|ui| {
                    ui.set_max_height(56.0);
                    if widgets::button(ui, cx, "play", mark("play"), &new, wide) {
                        *chosen = Some(TitleAction::Play(id));
                    }
                });
            } else {
                let words = say(ui, "shelf-play");
                if widgets::paper_button(ui, cx, "play", &words, wide) {
                    *chosen = Some(TitleAction::Play(id));
                }
            }
        });
        ui.horizontal(|ui| {
            if widgets::button(ui, cx, "set up", mark("players"), &set_up, below) {
                *chosen = Some(TitleAction::SetUp(id));
            }
            if widgets::button(ui, cx, "rules", mark("rules"), &rules, below) {
                *chosen = Some(TitleAction::Rules(id));
            }
            let liked = all.memory.favourites.contains(id);
            if favourite(ui, cx, liked, star) {
                *chosen = Some(TitleAction::Favour(id));
            }
        });
        if lesson::is_there(id) {
            let known = all.memory.learned.get(id).copied().unwrap_or_default();
            let (mark, words) = learn_words(ui, id, known);
            if widgets::button(ui, cx, "learn", mark, &words, rect.width()) {
                *chosen = Some(TitleAction::Learn(id));
            }
        }
    });
}

/// Mark and text of the button that opens a game's lesson: the player's progress.
fn learn_words(ui: &Ui, game: &str, known: LessonProgress) -> (&'static str, String) {
    if known.step > 0 {
        let at = Message::new("shelf-learn-at").with("n", known.step + 1);
        return ("question", say(ui, at.with("of", lesson::ideas(game))));
    }
    match known.done {
        true => ("check", say(ui, "shelf-learned")),
        false => ("question", say(ui, "shelf-learn")),
    }
}

/// The star that makes a game a favourite.
fn favourite(ui: &mut Ui, cx: &mut MenuUi, liked: bool, size: f32) -> bool {
    let (rect, _) = ui.allocate_exact_size(vec2(size, 48.0), egui::Sense::empty());
    let words = if liked {
        "shelf-no-favourite"
    } else {
        "shelf-make-favourite"
    };
    let words = say(ui, words);
    let touch = cx.touch(ui, "favourite", rect, widgets::button_info(&words));
    let (fill, colour) = if liked {
        (cx.shades.bright, cx.shades.on_bright)
    } else if touch.hovered || touch.focused {
        (cx.shades.lit, cx.shades.words)
    } else {
        (cx.shades.panel, cx.shades.words)
    };
    cx.paint_panel(ui, rect, f32::from(theme::BUTTON_RADIUS), fill);
    cx.mark(ui, "star", rect.center(), 20.0, colour);
    if touch.focused {
        theme::focus_ring(ui, rect);
    }
    widgets::told(ui, cx, "favourite", &words, rect);
    touch.chosen
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_whole_sentences_are_told() {
        let text = "One. Two and more. Three.";
        let within = |n: usize| whole_sentences(text, move |words| words.len() <= n);
        assert_eq!(within(3), "");
        assert_eq!(within(4), "One.");
        assert_eq!(within(20), "One. Two and more.");
        assert_eq!(within(100), text);
    }
}
