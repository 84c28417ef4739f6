//! The cards of the decks, to leaf through: every card with its name, its suits and its kinds.

use crate::{
    navigation,
    stage::{self, PageContext},
};
use bevy::prelude::*;
use bevy_egui::{
    EguiPrimaryContextPass,
    egui::{Rect, Sense, Stroke, StrokeKind, Ui, pos2, vec2},
};
use kortlek_kit::{
    cut::{CutRect, within},
    theme,
    widgets::{self, MenuUi},
    words::{self, say},
};
use kortlek_rules::{Deck, Face, Message, decktet, french};
use kortlek_table::{Menu, ui::zoom};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<DecksPage>()
        .add_systems(EguiPrimaryContextPass, show.run_if(in_state(Menu::Decks)));
}

/// Open tab, and the card that is looked at.
#[derive(Resource, Default)]
pub struct DecksPage {
    tab: usize,
    card: Option<Face>,
}

impl DecksPage {
    /// At a deck.
    pub fn at(deck: Deck) -> DecksPage {
        DecksPage {
            tab: match deck {
                Deck::Decktet => 0,
                Deck::French => 1,
            },
            card: None,
        }
    }
}

const TABS: [&str; 2] = ["decks-decktet", "decks-french"];

/// Cards of a tab in their order, and the number of cards in a row.
fn cards(tab: usize) -> (Vec<Face>, usize) {
    match tab {
        0 => (decktet::Card::all().map(Face::Decktet).collect(), 9),
        _ => {
            let mut all: Vec<french::Card> = french::Card::all().collect();
            // A suit a row, the jokers last.
            all.sort_by_key(|card| (card.suit().map_or(9, french::Suit::index), card.rank()));
            (all.into_iter().map(Face::French).collect(), 13)
        }
    }
}

fn show(mut stage: PageContext, mut open: ResMut<DecksPage>, mut commands: Commands) {
    let ground = stage.ground();
    let back = stage.show("decks", ground, |ui, cx| {
        let mut back = false;
        let size = vec2(1180.0, 780.0);
        stage::panel_page(ui, cx, size, "decks-title", &mut back, |ui, cx| {
            page(ui, cx, &mut open);
        });
        back
    });
    if back == Some(true) {
        commands.queue(navigation::close);
    }
}

fn page(ui: &mut Ui, cx: &mut MenuUi, open: &mut DecksPage) {
    if widgets::tabs(ui, cx, &TABS, &mut open.tab) {
        open.card = None;
        ui.ctx().request_repaint();
    }
    let about = ["decks-about-decktet", "decks-about-french"][open.tab];
    let about = say(ui, about);
    widgets::words(ui, &about, theme::regular(15.0), cx.shades.soft);
    let mut grid = ui.available_rect_before_wrap();
    let right = grid.cut_right((grid.width() * 0.27).clamp(210.0, 300.0), 24.0);
    let (all, across) = cards(open.tab);
    let shown = open.card.or(all.first().copied());
    let mut looked = None;
    within(ui, grid, |ui| {
        widgets::scroll(ui, cx, TABS[open.tab], |ui, cx| {
            const GAP: f32 = 8.0;
            let width = ui.available_width() - 12.0;
            let lines = all.len().div_ceil(across);
            let wide = (width - GAP * (across as f32 - 1.0)) / across as f32;
            // All at once if that leaves them large enough to be read.
            let high = (ui.available_height() - 8.0) / lines as f32 - GAP - 1.0;
            let card = wide.min((high / 1.4).max(52.0)).floor();
            let pitch = vec2(card + GAP, (card * 1.4).ceil() + GAP);
            let (rect, _) =
                ui.allocate_exact_size(vec2(width, pitch.y * lines as f32 + 6.0), Sense::empty());
            let words = words::words_of(ui);
            for (n, face) in all.iter().enumerate() {
                let cell = vec2((n % across) as f32, (n / across) as f32);
                let at = rect.min + cell * pitch + vec2(3.0, 3.0);
                let place = Rect::from_min_size(at, vec2(card, card * 1.4));
                let id = face.to_string();
                let [title, ..] = zoom::words(*face, words.interface());
                let info = widgets::entry_info(title, shown == Some(*face));
                let touch = cx.touch(ui, &id, place, info);
                if n == 0 {
                    cx.nav.begin_here();
                }
                cx.card(ui, &id, at, card);
                if touch.focused {
                    theme::focus_ring(ui, place);
                } else if shown == Some(*face) {
                    let ring = Stroke::new(3.0, cx.shades.words);
                    let round = card * 0.06 + 2.0;
                    ui.painter()
                        .rect_stroke(place, round, ring, StrokeKind::Outside);
                }
                if touch.focused || touch.hovered || touch.chosen {
                    looked = Some(*face);
                }
            }
        });
    });
    if looked.is_some() && open.card != looked {
        open.card = looked;
        ui.ctx().request_repaint();
    }
    if let Some(face) = shown {
        within(ui, right, |ui| {
            about_card(ui, cx, face);
        });
    }
}

/// The card large, and what is known of it in words.
fn about_card(ui: &mut Ui, cx: &mut MenuUi, face: Face) {
    let room = ui.available_rect_before_wrap();
    let width = room.width().min((room.height() - 130.0) / 1.4).floor();
    let at = pos2(room.center().x - width / 2.0, room.top() + 2.0);
    let card = cx.card(ui, &face.to_string(), at, width);
    let below = room.with_min_y(card.bottom() + 14.0);
    let words = words::words_of(ui);
    let lines = zoom::words(face, words.interface());
    within(ui, below, |ui| {
        ui.spacing_mut().item_spacing.y = 4.0;
        for (n, line) in lines.iter().chain(&more(ui, face)).enumerate() {
            if line.is_empty() {
                continue;
            }
            let (font, colour) = match n {
                0 => (theme::bold(20.0), cx.shades.words),
                1 => (theme::regular(16.0), cx.shades.words),
                _ => (theme::regular(15.0), cx.shades.soft),
            };
            widgets::centred(ui, line, font, colour);
        }
    });
}

/// Further facts about a card.
fn more(ui: &Ui, face: Face) -> Vec<String> {
    match face {
        Face::Decktet(card) if decktet::BASIC_DECK.has(card) => vec![say(ui, "decks-basic")],
        Face::Decktet(_) => vec![say(ui, "decks-extended")],
        Face::French(card) if card.is_joker() || card.is_picture() => Vec::new(),
        Face::French(card) => vec![say(ui, Message::new("decks-pips").with("n", card.pips()))],
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn every_card_of_both_decks_is_there() {
        for (tab, many) in [(0, 45), (1, 54)] {
            let (all, _) = cards(tab);
            let different: BTreeSet<Face> = all.iter().copied().collect();
            assert_eq!((all.len(), different.len()), (many, many));
        }
        let (french, across) = cards(1);
        let suit = |n: usize| match french[n] {
            Face::French(card) => card.suit(),
            Face::Decktet(_) => None,
        };
        assert_eq!(suit(0), suit(across - 1), "a suit a row");
        assert_ne!(suit(across - 1), suit(across));
        assert_eq!(suit(52), None);
    }
}
