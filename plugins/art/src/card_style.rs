//! Preferences of the player for the look of the cards.

use serde::{Deserialize, Serialize};

use crate::FaceWords;

/// One of the three sets of colours the six Decktet suits can have.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ColourSet {
    /// The first set: grey moons, orange suns, blue waves, dark red leaves, green wyrms, gold knots.
    #[default]
    Classic,
    /// The second set: black moons, gold suns, light blue waves, dark red leaves, dark green wyrms,
    /// purple knots.
    Second,
    /// Ink and paper alone: each suit is a pattern of its own, as heralds hatch their shields.
    Ink,
}

/// Number of colours of the four French suits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FrenchColours {
    /// Black spades and clubs, red hearts and diamonds.
    #[default]
    Two,
    /// Black spades, red hearts, blue diamonds, green clubs.
    Four,
}

/// Size of the rank and the suits in a card's corners.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum IndexSize {
    /// The rank is 14 % of the card's height.
    #[default]
    Normal,
    /// The rank is 22 % of the card's height; the picture shrinks to 76 % to make room.
    Large,
    /// French cards only: small and grey, for a game in which nothing but the pips counts. The
    /// pips stay where they are. A Decktet card looks as with [`IndexSize::Normal`].
    Quiet,
}

/// Everything a player can choose about the look of the cards.
///
/// Two equal styles give equal pictures, so a style can be part of a cache's key.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default)]
pub struct CardStyle {
    /// The colours of the six Decktet suits.
    pub decktet: ColourSet,
    /// The colours of the four French suits.
    pub french: FrenchColours,
    /// The size of the corners of both decks.
    pub index: IndexSize,
    /// The words on the cards; none are the printed ones, which are English. No file holds them.
    #[serde(skip)]
    pub words: Option<&'static FaceWords>,
}
