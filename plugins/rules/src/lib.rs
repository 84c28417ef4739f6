//! The pure heart of Kortlek, without Bevy: cards, seats, the rules contract, chance, matches, traces, how a game is
//! shown, and the conformance kit that every game passes.

pub mod bot;
pub mod certain;
pub mod conformance;
pub mod deck;
pub mod decktet;
pub mod dice;
pub mod french;
pub mod game;
pub mod matched;
pub mod matches;
pub mod message;
pub mod play;
pub mod presentation;
pub mod request;
pub mod rules;
pub mod seat;
pub mod session;
pub mod stop_signal;
pub mod style;
pub mod testing;
pub mod trace;

pub use bot::{
    ActionValue, Bot, Budget, Effort, HasBots, Level, Question, RandomBot, SearchResult, Who,
};
pub use deck::{Card, CardSet, Deck, Face};
pub use dice::{Dice, Luck, Outcome, Shuffled};
pub use game::{Game, GameCard, GameOption, Values};
pub use matched::Grade;
pub use matches::{Event, Made, Match, Step};
pub use message::{Arg, Message, Text};
pub use rules::{Log, Note, Payoff, Phase, Refusal, Rules, Seen, Turn};
pub use seat::{MAX_SEATS, Seat, Seats};

pub use stop_signal::StopSignal;
pub use style::Style;
