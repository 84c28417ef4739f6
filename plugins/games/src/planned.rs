//! The cards of the games that have no rules yet. When one has, its own card takes the place of the one here.

use kortlek_rules::{Deck, GameCard};

const FEMTITVA: &str = "Femtîtvå";
const HUNTINGTON: &str = "Scott Huntington";

/// A game from Scott Huntington's booklet, for two to four players and the ordinary deck.
const fn femtitva(
    id: &'static str,
    title: &'static str,
    minutes: (u8, u8),
    tagline: &'static str,
    goal: &'static str,
) -> GameCard {
    GameCard {
        id,
        title,
        designer: HUNTINGTON,
        source: FEMTITVA,
        deck: Deck::French,
        players: (2, 4),
        minutes,
        tagline,
        goal,
    }
}

pub(crate) const COURT: GameCard = femtitva(
    "court",
    "Court",
    (15, 15),
    "Keep one card, pass the rest: draft nobles, aces and wealth.",
    "Most points after three rounds wins.",
);

pub(crate) const TURNCOAT: GameCard = femtitva(
    "turncoat",
    "Turncoat",
    (10, 15),
    "Nine missions, one team, and perhaps a traitor in it.",
    "The team wins with five missions or a right accusation, the turncoat with five failures.",
);

pub(crate) const BLACK_SNAKE: GameCard = femtitva(
    "black_snake",
    "Black Snake",
    (20, 30),
    "Lay rising and falling tracks, the longer the better.",
    "The first to reach the target wins.",
);

pub(crate) const TOD: GameCard = femtitva(
    "tod",
    "T.O.D.",
    (10, 15),
    "Ask yes or no, and work out the hour, the motive and the weapon.",
    "The first to name the whole case wins.",
);

pub(crate) const HATCHET: GameCard = femtitva(
    "hatchet",
    "Hatchet",
    (15, 20),
    "Lay cards at any angle and bury pips without cutting one.",
    "Most points when the tenth picture is drawn wins.",
);
