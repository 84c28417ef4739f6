//! Description of a game: its card in the catalogue and its options.

use crate::{deck::Deck, dice::Dice, message::Message, rules::Rules, seat::Seat};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

/// A game's card in the catalogue.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GameCard {
    /// The id in traces, saves and on the command line: `black_snake`.
    pub id: &'static str,
    /// The title: “Black Snake”.
    pub title: &'static str,
    /// Inventor of the game.
    pub designer: &'static str,
    /// Publication of the rules, in a few words.
    pub source: &'static str,
    /// The deck it is played with.
    pub deck: Deck,
    /// The id of the playing card that represents it in menus; its deck's back if there is none.
    pub face: Option<&'static str>,
    /// Fewest and most players.
    pub players: (u8, u8),
    /// Usual length in minutes, shortest and longest.
    pub minutes: (u8, u8),
}

impl GameCard {
    /// The message that describes the game, in one line. Every game's files have it.
    pub const TAGLINE: &'static str = "tagline";
    /// The message on how to win, in one sentence.
    pub const GOAL: &'static str = "goal";

    /// Returns true if this names the game: its id or title will do, in small or capital letters and with any characters
    /// between the letters: `black_snake`, `black-snake`, “Black Snake”.
    pub fn is_called(&self, name: &str) -> bool {
        let bare = |text: &str| -> String {
            text.chars()
                .filter(|c| c.is_alphanumeric())
                .flat_map(char::to_lowercase)
                .collect()
        };
        let name = bare(name);
        bare(self.id) == name || bare(self.title) == name
    }

    /// The drawing of the playing card that represents it.
    pub const fn picture(&self) -> &'static str {
        match (self.face, self.deck) {
            (Some(face), _) => face,
            (None, Deck::Decktet) => "back-decktet",
            (None, Deck::French) => "back-french",
        }
    }
}

/// One option of a game. Its name and the wording of its values are messages: `option-NAME` with the attribute `help`
/// for its effect, and one for each value ([`GameOption::value`]).
#[derive(Clone, PartialEq, Debug)]
pub struct GameOption {
    /// The key in the trace header.
    pub name: &'static str,
    /// Permitted values.
    pub values: Values,
    /// Value if none is given.
    pub default: Value,
}

/// Permitted values of an option.
#[derive(Clone, PartialEq, Debug)]
pub enum Values {
    /// One of these.
    OneOf(Vec<Value>),
    /// A rising list of different seats.
    Seats,
}

impl GameOption {
    /// An option with a list of values; the first value is the default unless [`GameOption::or`] sets another.
    pub fn one_of<V: Into<Value>>(
        name: &'static str,
        values: impl IntoIterator<Item = V>,
    ) -> GameOption {
        let values: Vec<Value> = values.into_iter().map(Into::into).collect();
        GameOption {
            name,
            default: values[0].clone(),
            values: Values::OneOf(values),
        }
    }

    /// Label on the setup screen: “Players”.
    pub fn title(&self) -> Message {
        Message::of(format!("option-{}", self.name))
    }

    /// Sentence on the effect of the option.
    pub fn help(&self) -> Message {
        self.title().attribute("help")
    }

    /// Wording of a value: “two players”. The message is `option-NAME-VALUE`; for a number it is `option-NAME-n` with
    /// `$n`, and `$next`, which is one more.
    pub fn value(&self, value: &Value) -> Message {
        let id = |value: &str| Message::of(format!("option-{}-{value}", self.name));
        match value {
            Value::String(word) => id(word),
            Value::Number(n) => {
                let n = n.as_i64().and_then(|n| i32::try_from(n).ok()).unwrap_or(0);
                id("n").with("n", n).with("next", n + 1)
            }
            other => id(&other.to_string()),
        }
    }

    /// The same option with another default.
    #[must_use]
    pub fn or(mut self, default: impl Into<Value>) -> GameOption {
        self.default = default.into();
        self
    }

    /// The usual `players` option, from `fewest` to `most`.
    pub fn players(fewest: u8, most: u8, default: u8) -> GameOption {
        GameOption::one_of("players", fewest..=most).or(default)
    }

    /// The usual `first` option: drawn by chance, or a seat of at most `most` players.
    pub fn first(most: u8) -> GameOption {
        let by_chance = std::iter::once(Value::from("chance"));
        GameOption::one_of("first", by_chance.chain((0..most).map(Value::from)))
    }

    fn check(&self, value: &Value) -> Result<(), String> {
        let good = match &self.values {
            Values::OneOf(values) => values.contains(value),
            Values::Seats => value.as_array().is_some_and(|seats| {
                seats.iter().all(|s| s.as_u64().is_some_and(|s| s < 5))
                    && seats.windows(2).all(|w| w[0].as_u64() < w[1].as_u64())
            }),
        };
        if good {
            return Ok(());
        }
        Err(match &self.values {
            Values::OneOf(values) => {
                let allowed: Vec<String> = values.iter().map(Value::to_string).collect();
                format!(
                    "The option {} can't be {value}: it may be {}.",
                    self.name,
                    allowed.join(", ")
                )
            }
            Values::Seats => format!(
                "The option {} can't be {value}: it is a rising list of different seats, such as [0,2].",
                self.name
            ),
        })
    }
}

/// The value of the usual `first` option ([`GameOption::first`]): `"chance"` or a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(from = "FirstWritten", into = "FirstWritten")]
pub enum First {
    /// Drawn by chance.
    #[default]
    Chance,
    /// This seat.
    Seat(Seat),
}

impl First {
    /// Returns the seat that is first at a table of `players`; draws it if it is left to chance. To be asked once, in
    /// the setup.
    pub fn decide<D: Dice>(self, players: usize, dice: &mut D) -> Seat {
        match self {
            First::Chance => dice.first(players),
            First::Seat(seat) => seat,
        }
    }

    /// Refuses a seat that a table of `players` does not have.
    pub fn validate(self, players: usize) -> Result<(), String> {
        match self {
            First::Seat(seat) if seat.index() >= players => Err(format!(
                "The option first can't be {seat} with {players} players: it may be \"chance\" or a seat from 0 to {}.",
                players - 1
            )),
            _ => Ok(()),
        }
    }
}

#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum FirstWritten {
    Seat(Seat),
    Word(FirstWord),
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum FirstWord {
    Chance,
}

impl From<FirstWritten> for First {
    fn from(written: FirstWritten) -> First {
        match written {
            FirstWritten::Seat(seat) => First::Seat(seat),
            FirstWritten::Word(FirstWord::Chance) => First::Chance,
        }
    }
}

impl From<First> for FirstWritten {
    fn from(first: First) -> FirstWritten {
        match first {
            First::Seat(seat) => FirstWritten::Seat(seat),
            First::Chance => FirstWritten::Word(FirstWord::Chance),
        }
    }
}

/// Rules with a name and described options.
pub trait Game: Rules {
    /// The game's card in the catalogue.
    const CARD: GameCard;

    /// The game's messages, a Fluent file a language by its tag (`en`), as [`crate::messages!`] reads them. English has
    /// all of them. Besides those that the game makes itself there are `tagline`, `goal`, `end-REASON` for each
    /// [`crate::Payoff::end`], `why-REASON` for each reason of a score note ([`crate::presentation::note_message`]), and
    /// those of its options ([`GameOption`]); `players` and `first` have theirs already.
    fn messages() -> &'static [(&'static str, &'static str)];

    /// Every option, in the order in which the trace header writes them. `players` is always one of them.
    fn options() -> Vec<GameOption>;

    /// Default of an option that is not given, for games in which it depends on the other options given.
    fn default_for(option: &GameOption, _given: &Map<String, Value>) -> Value {
        option.default.clone()
    }

    /// Refuses combinations of options that the rule file forbids, with a sentence on the permitted ones.
    fn validate(&self) -> Result<(), String> {
        Ok(())
    }

    /// Returns `true` if a seat is certain to be among the winners, `false` if it is certain not to be, whatever
    /// anybody decides and chance brings from here on. The view alone has to prove it; where it does not, or where
    /// nobody has worked out how to prove it, `None`. Never a guess.
    fn certain(&self, _v: &Self::View, _seat: Seat) -> Option<bool> {
        None
    }

    /// The game's version of meaning: raised when old traces would be read differently. A save of another
    /// version is refused.
    const MEANING: u32 = 1;

    /// The rules with these options; those not named have their defaults.
    ///
    /// Errors are one sentence naming the option and the permitted values.
    fn with_options(given: &Map<String, Value>) -> Result<Self, String> {
        let known = Self::options();
        for name in given.keys() {
            if !known.iter().any(|o| o.name == name) {
                let names: Vec<&str> = known.iter().map(|o| o.name).collect();
                return Err(format!(
                    "{} has no option “{name}”: it has {}.",
                    Self::CARD.title,
                    names.join(", ")
                ));
            }
        }
        let mut all = Map::new();
        for option in known {
            let value = match given.get(option.name) {
                Some(value) => value.clone(),
                None => Self::default_for(&option, given),
            };
            option.check(&value)?;
            all.insert(option.name.to_owned(), value);
        }
        let rules: Self = serde_json::from_value(Value::Object(all)).map_err(|e| {
            format!(
                "{} can't be played with these options: {e}.",
                Self::CARD.title
            )
        })?;
        rules.validate()?;
        Ok(rules)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn first_is_written_as_a_word_or_a_seat() {
        for (first, text) in [(First::Chance, "\"chance\""), (First::Seat(Seat(2)), "2")] {
            assert_eq!(serde_json::to_string(&first).unwrap(), text);
            assert_eq!(serde_json::from_str::<First>(text).unwrap(), first);
        }
        for wrong in ["\"luck\"", "null", "-1", "300", "[0]"] {
            assert!(serde_json::from_str::<First>(wrong).is_err(), "{wrong}");
        }
        assert!(
            First::Seat(Seat(3))
                .validate(3)
                .unwrap_err()
                .contains("from 0 to 2")
        );
        assert_eq!(First::Seat(Seat(2)).validate(3), Ok(()));
    }
}
