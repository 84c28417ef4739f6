//! The small table of the first page: a cloth, a panel, a log, a prompt, a trick and a hand of both decks, in the
//! settings that are chosen beside it. In large type there are only the cards. Nothing is at stake there.

use super::Motion;
use crate::small_table::paint_turned;
use bevy_egui::egui::{Align2, Color32, Id, Pos2, Rect, Sense, Stroke, StrokeKind, Ui, Vec2, vec2};
use kortlek_art::Suit;
use kortlek_kit::{
    Preferences,
    cut::CutRect,
    fit, theme,
    widgets::{self, MenuUi},
    words::say,
};
use kortlek_rules::{Arg, Message, decktet};

/// Positions of the cards, for a room of a certain size.
#[derive(Debug)]
struct Arrangement {
    /// The room for which all of it is measured.
    room: Vec2,
    /// The hand: cards by their ids, their middle, and how far they are turned, in radians.
    hand: &'static [(&'static str, Vec2, f32)],
    /// The card of the hand that is played to show how cards move.
    played: usize,
    /// Position of the bot's card, and of the free place for the player's.
    lies: Vec2,
    free: Vec2,
    /// There is more than cards.
    has_words: bool,
}

/// All of it.
static WHOLE: Arrangement = Arrangement {
    room: vec2(588.0, 572.0),
    hand: &[
        ("2SY", vec2(78.0, 494.0), -0.14),
        ("9VY", vec2(186.0, 468.0), -0.07),
        ("NS", vec2(292.0, 470.0), 0.0),
        ("QH", vec2(396.0, 474.0), 0.07),
        ("4C", vec2(498.0, 488.0), 0.13),
    ],
    played: 2,
    lies: vec2(296.0, 184.0),
    free: vec2(463.0, 184.0),
    has_words: true,
};
/// The cards alone, and fewer of them.
static CARDS: Arrangement = Arrangement {
    room: vec2(312.0, 396.0),
    hand: &[
        ("9VY", vec2(80.0, 312.0), -0.1),
        ("NS", vec2(156.0, 304.0), 0.0),
        ("QH", vec2(232.0, 312.0), 0.1),
    ],
    played: 1,
    lies: vec2(82.0, 106.0),
    free: vec2(232.0, 106.0),
    has_words: false,
};
/// Width from which there is room for all of it.
const WIDE: f32 = 380.0;

/// Width of a card.
const CARD: f32 = 134.0;
/// The card that lies there.
const LYING: &str = "7SK";

/// Time that a card takes on its way, and time that it stays there, in seconds.
const WAY: f64 = 0.38;
const STAY: f64 = 0.7;

/// The table as it is played with.
#[derive(Default)]
pub struct Sample {
    /// The card of the hand that is lifted.
    lifted: Option<usize>,
    /// Time a card was played, on the page's clock.
    played: Option<f64>,
}

/// Progress of the played card `after` seconds, 0 in the hand and 1 on the table; `None` when it is back.
fn way(after: f64, motion: Motion) -> Option<f32> {
    let whole = 2.0 * WAY + STAY;
    if after >= whole {
        return None;
    }
    if motion == Motion::None {
        return Some(1.0);
    }
    let there = (after / WAY).min((whole - after) / WAY).clamp(0.0, 1.0) as f32;
    // It sets off fast and comes to rest softly.
    Some(1.0 - (1.0 - there).powi(2))
}

/// Layout of the sample in a rectangle.
struct SampleLayout {
    all: &'static Arrangement,
    left_top: Pos2,
    scale: f32,
}

impl SampleLayout {
    fn of(rect: Rect) -> SampleLayout {
        let all = if rect.width() < WIDE { &CARDS } else { &WHOLE };
        let scale = (rect.size() / all.room).min_elem();
        let whole = rect.place(all.room * scale, Align2::CENTER_BOTTOM);
        SampleLayout {
            all,
            left_top: whole.min,
            scale,
        }
    }

    fn at(&self, point: Vec2) -> Pos2 {
        self.left_top + point * self.scale
    }

    fn rect(&self, x: f32, y: f32, w: f32, h: f32) -> Rect {
        Rect::from_min_size(self.at(vec2(x, y)), vec2(w, h) * self.scale)
    }
}

impl Sample {
    /// A card is played and comes back, so that one sees how they move.
    pub fn play_a_card(&mut self, ui: &Ui) {
        self.played = Some(ui.input(|input| input.time));
    }

    /// Paints the table. Its cards lift when they are pressed.
    pub fn show(&mut self, ui: &mut Ui, cx: &mut MenuUi, rect: Rect, wanted: &Preferences) {
        let place = SampleLayout::of(rect.shrink(2.0));
        let shades = theme::shades(wanted.cloth);
        let line = Stroke::new(1.5, shades.line);
        ui.painter().rect_filled(rect, 12.0, shades.table);
        if let Some(cloth) = wanted.ground() {
            cx.ground(ui, "shed", cloth, rect, 12.0);
        }
        let clip = ui.clip_rect();
        ui.set_clip_rect(clip.intersect(rect.shrink(1.0)));
        if place.all.has_words {
            let prompt = place.rect(144.0, 10.0, 300.0, 46.0);
            theme::paint_raised_paper(ui, prompt);
            let words = say(ui, "first-your-turn").to_uppercase();
            let inner = prompt.shrink2(vec2(14.0, 4.0));
            theme::fitted(ui, inner, &words, 20.0, theme::INK);
            panel(ui, cx, &place);
            log(ui, cx, &place);
        }
        trick(ui, cx, &place);
        self.hand(ui, cx, &place, Motion::of(wanted));
        ui.set_clip_rect(clip);
        ui.painter()
            .rect_stroke(rect, 12.0, line, StrokeKind::Inside);
    }

    fn hand(&mut self, ui: &Ui, cx: &mut MenuUi, place: &SampleLayout, motion: Motion) {
        let now = ui.input(|input| input.time);
        let way = self.played.and_then(|then| way(now - then, motion));
        match way {
            Some(_) => ui.ctx().request_repaint(),
            None => self.played = None,
        }
        let seconds = if motion == Motion::All { 0.15 } else { 0.0 };
        let free = place.all.free;
        for (index, (id, at, angle)) in place.all.hand.iter().copied().enumerate() {
            let name = Id::new(("first", "card", index));
            let size = vec2(CARD, CARD * 1.4) * place.scale;
            let room = Rect::from_center_size(place.at(at), size);
            let response = ui.interact(room, name, Sense::CLICK);
            if response.clicked() {
                self.lifted = (self.lifted != Some(index)).then_some(index);
            }
            let lifted = self.lifted == Some(index) || response.hovered();
            let up = ui.ctx().animate_bool_with_time(name, lifted, seconds);
            let at = at - vec2(0.0, 26.0 * up);
            let Some(way) = way.filter(|_| index == place.all.played) else {
                card(ui, cx, id, place.at(at), place, angle, 1.0);
                continue;
            };
            if motion == Motion::Calm {
                card(ui, cx, id, place.at(at), place, angle, 1.0 - way);
                card(ui, cx, id, place.at(free), place, 0.03, way);
            } else {
                let at = at + (free - at) * way;
                let angle = angle + (0.03 - angle) * way;
                card(ui, cx, id, place.at(at), place, angle, 1.0);
            }
        }
    }
}

/// A card with its shadow, turned and more or less clear.
fn card(
    ui: &Ui,
    cx: &mut MenuUi,
    id: &str,
    at: Pos2,
    place: &SampleLayout,
    angle: f32,
    share: f32,
) {
    let width = CARD * place.scale;
    let style = cx.style;
    let Some(texture) = cx.pictures.loose_card(ui.ctx(), id, style, width) else {
        return;
    };
    let size = texture.size_vec2() / ui.ctx().pixels_per_point();
    let shadow = Color32::from_black_alpha((70.0 * share) as u8);
    paint_turned(ui, &texture, at + vec2(0.0, 3.0), size, angle, shadow);
    let tint = Color32::WHITE.gamma_multiply(share);
    paint_turned(ui, &texture, at, size, angle, tint);
}

/// Draws the bot's panel: face, name, score and tokens.
fn panel(ui: &Ui, cx: &mut MenuUi, place: &SampleLayout) {
    let rect = place.rect(12.0, 66.0, 192.0, 142.0);
    cx.paint_panel(ui, rect, 9.0, cx.shades.panel);
    let face = place.at(vec2(46.0, 102.0));
    cx.avatar(ui, "avatar-birch", face, 42.0 * place.scale);
    let name = place.rect(76.0, 80.0, 80.0, 22.0);
    fit::paint_left(ui, name, "Birch", theme::semibold(16.0), cx.shades.words);
    let ahead = say(ui, "first-ahead");
    let below = place.rect(76.0, 102.0, 90.0, 20.0);
    fit::paint_left(ui, below, &ahead, theme::regular(13.5), cx.shades.soft);
    let score = place.at(vec2(190.0, 98.0));
    let font = theme::serif(26.0 * place.scale);
    ui.painter()
        .text(score, Align2::RIGHT_CENTER, "5", font, cx.shades.words);
    let rule = place.rect(24.0, 131.0, 168.0, 1.5);
    ui.painter().rect_filled(rule, 0.0, cx.shades.line);
    let suits = [Suit::Moons, Suit::Suns, Suit::Waves];
    for (index, suit) in suits.into_iter().enumerate() {
        let at = place.at(vec2(52.0 + 54.0 * index as f32, 170.0));
        let round = 19.0 * place.scale;
        ui.painter().circle_filled(at, round, theme::PAPER);
        if index == 1 {
            let ring = Stroke::new(2.0, cx.shades.words);
            ui.painter().circle_stroke(at, round + 4.0, ring);
        }
        cx.suit(ui, suit, at, round * 1.3);
    }
}

/// Draws the log.
fn log(ui: &Ui, cx: &MenuUi, place: &SampleLayout) {
    let rect = place.rect(12.0, 218.0, 192.0, 118.0);
    cx.paint_panel(ui, rect, 9.0, cx.shades.panel);
    let castle: decktet::Card = LYING.parse().expect("it is a card of the deck");
    let turn = Message::new("first-turn").with("n", 3);
    let plays = Message::new("first-plays")
        .with("who", Arg::Name("Birch".to_owned()))
        .with("card", castle);
    let follow = Message::new("first-follow");
    let (ink, soft) = (cx.shades.words, cx.shades.soft);
    // The longer lines take up to two rows.
    let lines = [
        (turn, theme::semibold(15.0), ink, (225.0, 28.0, 1)),
        (plays, theme::regular(14.0), soft, (254.0, 42.0, 2)),
        (follow, theme::regular(14.0), soft, (298.0, 42.0, 2)),
    ];
    for (words, font, colour, (top, high, most)) in lines {
        let row = place.rect(28.0, top, 164.0, high);
        let galley = fit::fit(ui, &say(ui, words), font, colour, row.width(), most);
        fit::paint_galley(ui, row, Align2::LEFT_CENTER, galley, colour);
    }
}

/// Draws the middle of the table: a card, and a free place.
fn trick(ui: &Ui, cx: &mut MenuUi, place: &SampleLayout) {
    let size = vec2(CARD, CARD * 1.4) * place.scale;
    let Arrangement { lies, free, .. } = *place.all;
    let edge = Rect::from_center_size(place.at(lies), size);
    widgets::paint_dashed(ui, edge.expand(5.0), cx.shades.words);
    card(ui, cx, LYING, place.at(lies), place, -0.03, 1.0);
    let edge = Rect::from_center_size(place.at(free), size * 0.95);
    widgets::paint_dashed(ui, edge, cx.shades.soft);
    if !place.all.has_words {
        return;
    }
    let ink = cx.shades.words;
    let you = say(ui, "first-you");
    for (at, words) in [(lies, "Birch"), (free, you.as_str())] {
        let font = theme::semibold(14.0);
        let galley = widgets::lay(ui, words, font, ink, f32::INFINITY);
        let middle = place.at(at + vec2(0.0, 122.0));
        let tag = Rect::from_center_size(middle, galley.size() + vec2(28.0, 8.0));
        cx.paint_panel(ui, tag, tag.height() / 2.0, cx.shades.panel);
        fit::paint_galley(ui, tag, Align2::CENTER_CENTER, galley, ink);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy_egui::egui::pos2;

    #[test]
    fn a_card_that_is_played_goes_there_and_comes_back() {
        assert_eq!(way(0.0, Motion::All), Some(0.0));
        assert_eq!(way(WAY, Motion::All), Some(1.0));
        assert_eq!(way(WAY + STAY, Motion::Calm), Some(1.0));
        assert_eq!(way(0.0, Motion::None), Some(1.0));
        for motion in Motion::ALL {
            assert_eq!(way(2.0 * WAY + STAY, motion), None);
        }
    }

    #[test]
    fn all_of_it_lies_in_its_room() {
        for size in [vec2(404.0, 420.0), vec2(206.0, 254.0), vec2(280.0, 390.0)] {
            let rect = Rect::from_min_size(pos2(40.0, 30.0), size);
            let place = SampleLayout::of(rect);
            assert_eq!(place.all.has_words, size.x > WIDE);
            for (id, at, _) in place.all.hand {
                assert!(rect.contains(place.at(*at)), "{id}");
            }
            let card = vec2(CARD, CARD * 1.4) * place.scale;
            for at in [place.all.lies, place.all.free] {
                let card = Rect::from_center_size(place.at(at), card);
                assert!(rect.contains_rect(card), "{size:?} {card:?}");
            }
        }
    }
}
