//! The cards of the games that can't be played yet. When one can, its own card takes the place of the one here.

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

pub(crate) const GRANICUS: GameCard = GameCard {
    id: "granicus",
    title: "Granicus",
    designer: "Guy H",
    source: "Decktet rules",
    deck: Deck::Decktet,
    players: (2, 2),
    minutes: (5, 15),
    tagline: "Two armies along a river whose course shifts with every card.",
    goal: "Most points from the six rows wins.",
};

pub(crate) const SHED: GameCard = GameCard {
    id: "shed",
    title: "Shed",
    designer: "Greg James",
    source: "Decktet rules",
    deck: Deck::Decktet,
    players: (2, 5),
    minutes: (20, 50),
    tagline: "Win the right tricks to be rid of your tokens, and leave the wrong ones to others.",
    goal: "The first with no token left wins.",
};

pub(crate) const INDUSTRY: GameCard = femtitva(
    "industry",
    "Industry",
    (10, 15),
    "Every card is money or a building: grow a town before the stack runs out.",
    "Most points when the stack is empty wins.",
);

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

pub(crate) const BREAK_IN: GameCard = femtitva(
    "break_in",
    "Break In",
    (15, 15),
    "Grab the cash and get out before the second guard comes.",
    "Most money after five rounds wins.",
);

pub(crate) const BLACK_SNAKE: GameCard = femtitva(
    "black_snake",
    "Black Snake",
    (20, 30),
    "Lay rising and falling tracks, the longer the better.",
    "The first to reach the target wins.",
);

pub(crate) const JACKHAMMER: GameCard = femtitva(
    "jackhammer",
    "Jackhammer",
    (10, 10),
    "Tear up the floor behind you, and gather all four suits before you fall.",
    "The highest total in one’s lowest suit wins.",
);

pub(crate) const TOD: GameCard = femtitva(
    "tod",
    "T.O.D.",
    (10, 15),
    "Ask yes or no, and work out the hour, the motive and the weapon.",
    "The first to name the whole case wins.",
);

pub(crate) const VIRUS: GameCard = femtitva(
    "virus",
    "Virus",
    (10, 10),
    "Drink, infect, steal or block, all on the count of three.",
    "Healthy players score for their bottles; don’t be left holding the virus.",
);

pub(crate) const PAPARAZZI: GameCard = femtitva(
    "paparazzi",
    "Paparazzi",
    (10, 10),
    "Crowd round the celebrities; the biggest crowd gets the picture.",
    "Most points for celebrities and sets of them wins.",
);

pub(crate) const HATCHET: GameCard = femtitva(
    "hatchet",
    "Hatchet",
    (15, 20),
    "Lay cards at any angle and bury pips without cutting one.",
    "Most points when the tenth picture is drawn wins.",
);
