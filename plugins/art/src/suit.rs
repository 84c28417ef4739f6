//! The suits of both decks: their letters, names and colours.

use crate::{ColourSet, FrenchColours, INK};

/// A Decktet suit. The order is the one in which the marks are stacked on every card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Suit {
    /// An open crescent.
    Moons,
    /// A disc with eight rays.
    Suns,
    /// Three bands.
    Waves,
    /// One pointed blade with a midrib.
    Leaves,
    /// An S-curve with a head.
    Wyrms,
    /// An interlaced ring.
    Knots,
}

impl Suit {
    /// All six, in their order on a card.
    pub const ALL: [Self; 6] = [
        Self::Moons,
        Self::Suns,
        Self::Waves,
        Self::Leaves,
        Self::Wyrms,
        Self::Knots,
    ];

    /// Suit for a letter of a card's id: `M`, `S`, `V`, `L`, `Y` or `K`.
    #[must_use]
    pub const fn from_letter(letter: char) -> Option<Self> {
        Some(match letter {
            'M' => Self::Moons,
            'S' => Self::Suns,
            'V' => Self::Waves,
            'L' => Self::Leaves,
            'Y' => Self::Wyrms,
            'K' => Self::Knots,
            _ => return None,
        })
    }

    /// The suit's name, in small letters; also the name of its mark.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Moons => "moons",
            Self::Suns => "suns",
            Self::Waves => "waves",
            Self::Leaves => "leaves",
            Self::Wyrms => "wyrms",
            Self::Knots => "knots",
        }
    }

    /// The suit's colour in a set, as sRGB. In [`ColourSet::Ink`] every suit is ink.
    #[must_use]
    pub const fn colour(self, set: ColourSet) -> [u8; 3] {
        match set {
            ColourSet::Classic => match self {
                Self::Moons => [0x44, 0x40, 0x4D],
                Self::Suns => [0xBF, 0x50, 0x00],
                Self::Waves => [0x02, 0x59, 0xB7],
                Self::Leaves => [0x53, 0x09, 0x04],
                Self::Wyrms => [0x0E, 0xA1, 0x7E],
                Self::Knots => [0xE5, 0xA5, 0x00],
            },
            ColourSet::Second => match self {
                Self::Moons => [0x17, 0x14, 0x1F],
                Self::Suns => [0xE8, 0xA8, 0x02],
                Self::Waves => [0x23, 0x92, 0xF2],
                Self::Leaves => [0x67, 0x0C, 0x05],
                Self::Wyrms => [0x2F, 0x72, 0x55],
                Self::Knots => [0x81, 0x10, 0x9E],
            },
            ColourSet::Ink => INK,
        }
    }

    /// Returns true if the suit's colour is so light that its mark needs a line of ink round it.
    pub(crate) const fn is_lined(self, set: ColourSet) -> bool {
        matches!(
            (self, set),
            (Self::Knots, ColourSet::Classic) | (Self::Suns, ColourSet::Second)
        )
    }
}

/// A suit of the French deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum FrenchSuit {
    /// Spades, letter `S`.
    Spades,
    /// Hearts, letter `H`.
    Hearts,
    /// Diamonds, letter `D`.
    Diamonds,
    /// Clubs, letter `C`.
    Clubs,
}

impl FrenchSuit {
    /// All four.
    pub const ALL: [Self; 4] = [Self::Spades, Self::Hearts, Self::Diamonds, Self::Clubs];

    /// Suit for a letter of a card's id: `S`, `H`, `D` or `C`.
    #[must_use]
    pub const fn from_letter(letter: char) -> Option<Self> {
        Some(match letter {
            'S' => Self::Spades,
            'H' => Self::Hearts,
            'D' => Self::Diamonds,
            'C' => Self::Clubs,
            _ => return None,
        })
    }

    /// The suit's name, in small letters; also the name of its mark.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Spades => "spades",
            Self::Hearts => "hearts",
            Self::Diamonds => "diamonds",
            Self::Clubs => "clubs",
        }
    }

    /// The suit's colour, as sRGB.
    #[must_use]
    pub const fn colour(self, colours: FrenchColours) -> [u8; 3] {
        const RED: [u8; 3] = [0x99, 0x00, 0x0C];
        match (colours, self) {
            (FrenchColours::Two, Self::Spades | Self::Clubs) => INK,
            (FrenchColours::Two, Self::Hearts | Self::Diamonds)
            | (FrenchColours::Four, Self::Hearts) => RED,
            (FrenchColours::Four, Self::Spades) => [0x0D, 0x0E, 0x0F],
            (FrenchColours::Four, Self::Diamonds) => [0x19, 0x56, 0xF2],
            (FrenchColours::Four, Self::Clubs) => [0x1B, 0x9F, 0x47],
        }
    }
}
