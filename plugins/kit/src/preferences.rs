//! The player's settings for all games. The app reads and writes it; the table obeys it.

use crate::{
    face_words::face_words,
    input::{bindings::Bindings, inputs::PadFamily},
};
use bevy::prelude::*;
use kortlek_art::CardStyle;
use kortlek_rules::presentation::Confirm;
use kortlek_words::Language;
use serde::{Deserialize, Serialize};
use std::{collections::BTreeMap, sync::LazyLock};

/// Speed of animations.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Pace {
    /// Half speed.
    Half,
    /// The speed it was made for.
    #[default]
    Normal,
    /// Twice as fast.
    Double,
    /// Four times as fast.
    Quadruple,
    /// Nothing takes any time.
    Instant,
}

impl Pace {
    /// All, slowest first.
    pub const ALL: [Pace; 5] = [
        Pace::Half,
        Pace::Normal,
        Pace::Double,
        Pace::Quadruple,
        Pace::Instant,
    ];

    /// Multiplier of durations.
    pub const fn factor(self) -> f32 {
        match self {
            Pace::Half => 2.0,
            Pace::Normal => 1.0,
            Pace::Double => 0.5,
            Pace::Quadruple => 0.25,
            Pace::Instant => 0.0,
        }
    }

    /// As the player reads it.
    pub const fn label(self) -> &'static str {
        match self {
            Pace::Half => "½×",
            Pace::Normal => "1×",
            Pace::Double => "2×",
            Pace::Quadruple => "4×",
            Pace::Instant => "instant",
        }
    }
}

/// Delay of the bots' decisions.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum BotPace {
    /// The cards' pace.
    #[default]
    Cards,
    /// Half as long as usual.
    Brisk,
    /// The delay that it was made for.
    Steady,
    /// So that each move can be taken in.
    Slow,
}

impl BotPace {
    /// All, as fast as the cards first, then the fastest first.
    pub const ALL: [BotPace; 4] = [
        BotPace::Cards,
        BotPace::Brisk,
        BotPace::Steady,
        BotPace::Slow,
    ];

    /// Multiplier of the time between bots' moves, with the cards at this pace.
    pub const fn factor(self, cards: Pace) -> f32 {
        match self {
            BotPace::Cards => cards.factor(),
            BotPace::Brisk => 0.5,
            BotPace::Steady => 1.0,
            BotPace::Slow => 3.0,
        }
    }
}

/// Order of the cards in a hand.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum HandOrder {
    /// As the game deals them.
    #[default]
    Dealt,
    /// A suit beside the other, each from low to high.
    Suit,
    /// From low to high.
    Rank,
}

impl HandOrder {
    /// All, in the order in which a key goes through them.
    pub const ALL: [HandOrder; 3] = [HandOrder::Dealt, HandOrder::Suit, HandOrder::Rank];

    /// The one after it, round.
    pub fn next(self) -> HandOrder {
        let at = HandOrder::ALL.iter().position(|order| *order == self);
        HandOrder::ALL[(at.unwrap_or(0) + 1) % HandOrder::ALL.len()]
    }

    /// The message with its name.
    pub const fn message(self) -> &'static str {
        match self {
            HandOrder::Dealt => "hand-as-dealt",
            HandOrder::Suit => "hand-by-suit",
            HandOrder::Rank => "hand-by-rank",
        }
    }
}

/// Language of the words and letters on the cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum CardWords {
    /// English, as they are printed.
    #[default]
    Printed,
    /// The player's language.
    Own,
}

/// The colour of the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Cloth {
    /// Green, #17463A.
    #[default]
    Green,
    /// Navy, #233044.
    Navy,
    /// Brown, #3A2B26.
    Brown,
    /// Light linen, #D8CEB8, with words of ink: for rooms and desktops that are bright.
    Linen,
    /// No cloth: black, with words that contrast by 7 to 1 at least, and nothing drawn into it.
    Contrast,
}

impl Cloth {
    /// All of them.
    pub const ALL: [Cloth; 5] = [
        Cloth::Green,
        Cloth::Navy,
        Cloth::Brown,
        Cloth::Linen,
        Cloth::Contrast,
    ];
}

/// The player's settings. Every field has a default, so that older files stay readable.
#[derive(Resource, Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Preferences {
    /// Speed of animations.
    pub pace: Pace,
    /// Delay of the bots' decisions.
    pub bots: BotPace,
    /// After each move of a bot the table waits for a press.
    pub step_bots: bool,
    /// Moves become short fades; nothing shakes or tilts.
    pub reduced_motion: bool,
    /// Volume of everything, 0 to 1.
    pub volume_master: f32,
    /// Volume of card sounds and menus, 0 to 1.
    pub volume_effects: f32,
    /// Volume of the turn alert, 0 to 1.
    pub volume_alerts: f32,
    /// Style of the cards' faces; to draw one, see [`Preferences::card_style`].
    pub style: CardStyle,
    /// Language of the words and letters on the cards.
    pub card_words: CardWords,
    /// The colour of the table.
    pub cloth: Cloth,
    /// Each game's picture is let into the cloth.
    pub grounds: bool,
    /// Scale of text and controls, 0.8 to 2.
    pub ui_scale: f32,
    /// The window fills the screen.
    pub fullscreen: bool,
    /// Maximum number of frames a second; the screen's own rate if none is set.
    pub frame_limit: Option<u16>,
    /// While another window has the focus, only the turn alert is heard.
    pub quiet_behind: bool,
    /// While another window has the focus, the system is asked to show that it is the player's turn.
    pub call_me: bool,
    /// Ask before every decision is made final: choose, see what it brings, then confirm. Off: a second pick decides, as a
    /// card and its place do, and one pick alone is asked about.
    pub confirm: bool,
    /// Snapping: a piece that is carried over a canvas slips into a legal place nearby.
    pub snap: bool,
    /// A decision between one thing alone makes itself, after a moment.
    pub play_forced: bool,
    /// Tooltips on a thing when the pointer or the focus rests on it.
    pub tips: bool,
    /// Tips that explain a situation when it first comes up in a game.
    pub table_tips: bool,
    /// A notice when the rules prove that the person wins, or can't any more; the rest can then be left to the bots.
    pub tell_decided: bool,
    /// Order of the hand in each game, by its id; as it was dealt where none is set.
    pub hands: BTreeMap<String, HandOrder>,
    /// The language; that of the system if none is chosen.
    pub language: Option<Language>,
    /// Family of gamepads whose buttons are drawn; that of the pad in use if none is chosen.
    pub pad_buttons: Option<PadFamily>,
    /// Bindings of keys and buttons.
    pub bindings: Bindings,
}

impl Preferences {
    /// The least and the greatest scale of text and controls.
    pub const UI_SCALES: (f32, f32) = (0.8, 2.0);

    /// The language of all texts.
    pub fn language(&self) -> Language {
        self.language.unwrap_or_else(|| *SYSTEM)
    }

    /// The style in which cards are drawn, with the words on them.
    pub fn card_style(&self) -> CardStyle {
        let words = match self.card_words {
            CardWords::Printed => None,
            CardWords::Own => face_words(self.language()),
        };
        CardStyle {
            words,
            ..self.style
        }
    }

    /// The cloth into which each game's picture is let; nothing if there is to be none.
    pub fn ground(&self) -> Option<Cloth> {
        (self.grounds && self.cloth != Cloth::Contrast).then_some(self.cloth)
    }

    /// Setting for the confirmation step before a decision is made.
    pub fn asks(&self) -> Confirm {
        if self.confirm {
            Confirm::Always
        } else {
            Confirm::SinglePicks
        }
    }
}

/// The system's language, asked for once.
static SYSTEM: LazyLock<Language> = LazyLock::new(Language::of_system);

impl Default for Preferences {
    fn default() -> Self {
        Preferences {
            pace: Pace::Normal,
            bots: BotPace::default(),
            step_bots: false,
            reduced_motion: false,
            volume_master: 0.8,
            volume_effects: 0.8,
            volume_alerts: 0.8,
            style: CardStyle::default(),
            card_words: CardWords::default(),
            cloth: Cloth::Green,
            grounds: true,
            ui_scale: 1.0,
            fullscreen: false,
            frame_limit: None,
            quiet_behind: true,
            call_me: true,
            confirm: false,
            snap: true,
            play_forced: true,
            tips: true,
            table_tips: true,
            tell_decided: true,
            hands: BTreeMap::new(),
            language: None,
            pad_buttons: None,
            bindings: Bindings::usual(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_on_cards_are_printed_or_follow_the_language() {
        let words = |card_words, language| {
            let preferences = Preferences {
                card_words,
                language: Some(language),
                ..Preferences::default()
            };
            preferences.card_style().words.map(|words| words.language)
        };
        for language in Language::ALL {
            assert_eq!(words(CardWords::Printed, language), None);
        }
        assert_eq!(words(CardWords::Own, Language::English), None);
        assert_eq!(words(CardWords::Own, Language::German), Some("de"));
        assert_eq!(words(CardWords::Own, Language::Swedish), Some("sv"));
    }
}
