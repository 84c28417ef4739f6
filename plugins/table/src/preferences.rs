//! What the player has set once for all games. The app reads and writes it; the table obeys it.

use crate::input::{bindings::Bindings, inputs::PadFamily};
use bevy::prelude::*;
use kortlek_art::CardStyle;
use kortlek_rules::tabled::Confirm;
use kortlek_words::Language;
use serde::{Deserialize, Serialize};
use std::sync::LazyLock;

/// How fast things move.
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

    /// What a duration is multiplied by.
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
}

/// What the player has set. Every field has a default, so that older files stay readable.
#[derive(Resource, Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Preferences {
    /// How fast things move.
    pub pace: Pace,
    /// Moves become short fades; nothing shakes or tilts.
    pub reduced_motion: bool,
    /// Volume of everything, 0 to 1.
    pub volume_master: f32,
    /// Volume of card sounds and menus, 0 to 1.
    pub volume_effects: f32,
    /// Volume of the turn alert, 0 to 1.
    pub volume_alerts: f32,
    /// How the cards are drawn.
    pub style: CardStyle,
    /// The colour of the table.
    pub cloth: Cloth,
    /// Each game's picture is let into the cloth.
    pub grounds: bool,
    /// Scale of text and controls, 0.8 to 2.
    pub ui_scale: f32,
    /// The window fills the screen.
    pub fullscreen: bool,
    /// Ask before every decision is made final: choose, see what it brings, then confirm. Off: a second pick decides, as a
    /// card and its place do, and one pick alone is asked about.
    pub confirm: bool,
    /// A decision between one thing alone makes itself, after a moment.
    pub play_forced: bool,
    /// The language; that of the system if none is chosen.
    pub language: Option<Language>,
    /// Whose buttons are drawn; those of the pad in use if none are chosen.
    pub pad_buttons: Option<PadFamily>,
    /// What keys and buttons mean.
    pub bindings: Bindings,
}

impl Preferences {
    /// The language in which everything is said.
    pub fn language(&self) -> Language {
        self.language.unwrap_or_else(|| *SYSTEM)
    }

    /// What the player wants to be asked before a decision is made.
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
            reduced_motion: false,
            volume_master: 0.8,
            volume_effects: 0.8,
            volume_alerts: 0.8,
            style: CardStyle::default(),
            cloth: Cloth::Green,
            grounds: true,
            ui_scale: 1.0,
            fullscreen: false,
            confirm: false,
            play_forced: true,
            language: None,
            pad_buttons: None,
            bindings: Bindings::usual(),
        }
    }
}
