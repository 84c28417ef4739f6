//! The options of Shed and the numbers that follow from them (sections *Options* and *Setup*).

use crate::cards::{Mode, in_order};
use kortlek_rules::{
    Game, GameCard, GameOption, Rules, Seat, Seats, deck::Deck, decktet::CardSet, game::First,
};
use serde::{Deserialize, Serialize};

/// The most seats.
pub const MOST_PLAYERS: usize = 5;

/// Cards that are used.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Cards {
    /// The 36 basic cards.
    Basic,
    /// Those and the four pawns.
    Pawns,
    /// Those, the pawns and the four courts.
    PawnsCourts,
}

/// Distribution of the first tokens.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FirstTake {
    /// One of each suit.
    Full,
    /// Six out of a bag.
    Random,
}

/// Rule for a penalty that could only choose a winner.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kingmaker {
    /// All who could be chosen win.
    Shared,
    /// The token comes from the supply, and the game goes on.
    Supply,
}

/// The game and its options.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Shed {
    /// Seats, 2 to 5.
    pub players: u8,
    /// Two pairs, seats 0 and 2 against 1 and 3.
    pub partnership: bool,
    /// Cards that are used.
    pub deck: Cards,
    /// The first tokens.
    pub take: FirstTake,
    /// Rule for a penalty that could only choose a winner.
    pub kingmaker: Kingmaker,
    /// Choice of the seat that leads the first trick.
    pub first: First,
}

impl Shed {
    /// Way of winning tricks.
    #[inline]
    pub const fn mode(&self) -> Mode {
        match self.players {
            2 => Mode::Two,
            _ if self.partnership => Mode::Pairs,
            _ => Mode::Single,
        }
    }

    /// Number of sides that hold tokens.
    pub const fn sides(&self) -> usize {
        if self.partnership {
            2
        } else {
            self.players as usize
        }
    }

    /// The side of a seat.
    #[inline]
    pub const fn side(&self, seat: Seat) -> usize {
        if self.partnership {
            seat.index() % 2
        } else {
            seat.index()
        }
    }

    /// The seats of a side.
    pub fn seats_of(&self, side: usize) -> Seats {
        Seat::all(self.players())
            .filter(|s| self.side(*s) == side)
            .collect()
    }

    /// The seats of several sides.
    pub fn seats_of_sides(&self, sides: Seats) -> Seats {
        Seat::all(self.players())
            .filter(|s| sides.has(Seat(self.side(*s) as u8)))
            .collect()
    }

    /// Cards in the deck.
    #[inline]
    pub const fn deck_size(&self) -> usize {
        match self.deck {
            Cards::Basic => 36,
            Cards::Pawns => 40,
            Cards::PawnsCourts => 44,
        }
    }

    /// The cards of the deck.
    pub fn deck_cards(&self) -> CardSet {
        in_order()[..self.deck_size()].iter().copied().collect()
    }

    /// Cards dealt to each seat (section *Setup*).
    #[inline]
    pub const fn hand_size(&self) -> usize {
        match (self.mode(), self.players, self.deck) {
            (Mode::Two, ..) => 10,
            (Mode::Pairs, ..) | (Mode::Single, 5, Cards::PawnsCourts) => 8,
            (Mode::Single, ..) => 7,
        }
    }

    /// Cards set aside unseen (section *Setup*).
    #[inline]
    pub const fn remainder(&self) -> usize {
        match (self.players, self.deck) {
            (3, Cards::Basic) => 3,
            (3, Cards::PawnsCourts) => 2,
            (5, Cards::Basic) => 1,
            (5, Cards::Pawns) => 5,
            _ => 4,
        }
    }

    /// Cards in the draw pile after the deal.
    #[inline]
    pub const fn draw_pile(&self) -> usize {
        self.deck_size() - self.remainder() - self.hand_size() * self.players as usize
    }

    /// Cards played to a trick.
    #[inline]
    pub const fn cards_a_trick(&self) -> usize {
        match self.mode() {
            Mode::Two => 4,
            Mode::Single | Mode::Pairs => self.players as usize,
        }
    }

    /// Tricks in a round.
    pub const fn tricks(&self) -> usize {
        let players = self.players as usize;
        (self.hand_size() * players + self.draw_pile()) / self.cards_a_trick()
    }
}

impl Game for Shed {
    const CARD: GameCard = GameCard {
        id: "shed",
        title: "Shed",
        designer: "Greg James",
        source: "Decktet rules",
        deck: Deck::Decktet,
        face: Some("8MS"),
        players: (2, 5),
        minutes: (20, 50),
    };

    fn messages() -> &'static [(&'static str, &'static str)] {
        kortlek_rules::messages!()
    }

    fn options() -> Vec<GameOption> {
        vec![
            GameOption::players(2, 5, 4),
            GameOption::one_of("partnership", [false, true]),
            GameOption::one_of("deck", ["basic", "pawns", "pawns_courts"]),
            GameOption::one_of("take", ["full", "random"]),
            GameOption::one_of("kingmaker", ["shared", "supply"]),
            GameOption::first(MOST_PLAYERS as u8),
        ]
    }

    fn validate(&self) -> Result<(), String> {
        if self.partnership && self.players != 4 {
            return Err("Partners need four players: two pairs.".to_owned());
        }
        if self.partnership && self.deck != Cards::Basic {
            return Err("Partners play with the basic deck, without pawns and courts.".to_owned());
        }
        if self.players == 2 && self.deck != Cards::Basic {
            return Err(
                "Two players play with the basic deck, without pawns and courts.".to_owned(),
            );
        }
        self.first.validate(self.players())
    }
}
