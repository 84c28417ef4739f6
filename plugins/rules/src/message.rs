//! Messages to a person, before they are put into words: the name of a message and its arguments.
//!
//! Messages are kept in Fluent files, one per language: a game's in its own folder, those that all games share in the
//! crate `kortlek_words`, which puts a [`Message`] into the player's language. Pure code makes no sentences.

use crate::{
    deck::Face,
    seat::{Seat, Seats},
};
use std::{borrow::Cow, fmt};

/// A message with its arguments: the id of a Fluent message and the values of its placeables.
///
/// Ids are those of the game's own file, or of the files that all games share. An id and a name consist of small
/// letters, digits and hyphens.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Message {
    /// The message's id.
    pub id: Cow<'static, str>,
    /// Its arguments by name.
    pub args: Vec<(&'static str, Arg)>,
}

/// Value of a placeable of a message.
///
/// Besides its own name an argument brings others along by which a message can choose:
///
/// | argument `x` | `$x` | and |
/// |---|---|---|
/// | [`Arg::Number`] | the number | |
/// | [`Arg::Seat`] | the name, or the word for “you” | `$x-form`: `you`, `one` |
/// | [`Arg::Seats`] | the names in a list, the viewer first | `$x-form`: `none`, `you`, `one`, `many`; `$x-person`; `$x-count` |
/// | [`Arg::Card`], [`Arg::Term`], [`Arg::Message`] | the words | `$x-ATTRIBUTE` for each attribute of the message, such as a case |
/// | [`Arg::All`], [`Arg::Any`] | the words in a list with “and”, “or” | `$x-count` |
/// | [`Arg::Row`] | the words side by side | `$x-count` |
/// | [`Arg::Name`] | as it is | |
///
/// `$x-person` is as the form, but `you-many` if the viewer is one of several.
///
/// Attributes reach into lists: `$x-acc` is a list whose members all stand in that form, the word for “you” among them.
/// An attribute that a message does not have is its value, so that each language writes the forms that it needs.
///
/// `$x-index` of a French card or rank is what its corner shows: “Q♦”, or „D♦“ where the cards have the letters of the
/// language.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Arg {
    /// A number.
    Number(i32),
    /// A player.
    Seat(Seat),
    /// Several players.
    Seats(Seats),
    /// A card by its name.
    Card(Face),
    /// Another message of the same files, without arguments: a suit, a rank, a kind of thing.
    Term(&'static str),
    /// Another message with arguments.
    Message(Message),
    /// All of these: “moons, suns and waves”.
    All(Vec<Arg>),
    /// One of these: “moons, suns or waves”.
    Any(Vec<Arg>),
    /// All of these, side by side: “A♥ 9♣ Q♦”.
    Row(Vec<Arg>),
    /// Something that has no translation: a name that a person chose, a count such as “2–1”.
    Name(String),
}

impl Message {
    /// A message without arguments.
    pub const fn new(id: &'static str) -> Message {
        Message {
            id: Cow::Borrowed(id),
            args: Vec::new(),
        }
    }

    /// A message without arguments whose id is put together: the value of an option, the word for a reason.
    pub fn of(id: String) -> Message {
        Message {
            id: Cow::Owned(id),
            args: Vec::new(),
        }
    }

    /// With an argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Message {
        self.args.push((name, arg.into()));
        self
    }
}

impl Message {
    /// An attribute of the message instead of its value, with the same arguments; the value where a language has no such
    /// attribute.
    #[must_use]
    pub fn attribute(mut self, name: &str) -> Message {
        self.id = Cow::Owned(format!("{}.{name}", self.id));
        self
    }
}

/// For logs and failing tests: the id and its arguments, never seen by players.
impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.id)?;
        for (name, arg) in &self.args {
            write!(f, " {name}={arg:?}")?;
        }
        Ok(())
    }
}

macro_rules! arg_from {
    ($($from:ty => $make:expr;)+) => {
        $(impl From<$from> for Arg {
            fn from(value: $from) -> Arg {
                $make(value)
            }
        })+
    };
}

arg_from! {
    i32 => Arg::Number;
    u8 => |n| Arg::Number(i32::from(n));
    i8 => |n| Arg::Number(i32::from(n));
    i16 => |n| Arg::Number(i32::from(n));
    u16 => |n| Arg::Number(i32::from(n));
    u32 => |n| Arg::Number(i32::try_from(n).unwrap_or(i32::MAX));
    usize => |n| Arg::Number(i32::try_from(n).unwrap_or(i32::MAX));
    Seat => Arg::Seat;
    Seats => Arg::Seats;
    Face => Arg::Card;
    crate::decktet::Card => |card| Arg::Card(Face::Decktet(card));
    crate::french::Card => |card| Arg::Card(Face::French(card));
    crate::decktet::Suit => |suit: crate::decktet::Suit| Arg::Term(suit.message());
    crate::decktet::Rank => |rank: crate::decktet::Rank| Arg::Term(rank.message());
    crate::french::Suit => |suit: crate::french::Suit| Arg::Term(suit.message());
    &'static str => Arg::Term;
    Message => Arg::Message;
}

impl From<&'static str> for Message {
    fn from(id: &'static str) -> Message {
        Message::new(id)
    }
}

/// Words that a player sees: a message that is still to be put into the player's language, or words that have been.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Text {
    /// Still to be put into words.
    Message(Message),
    /// As they are shown: already put into words, or numbers and signs that are the same in every language.
    Shown(String),
}

impl Text {
    /// Nothing.
    pub const EMPTY: Text = Text::Shown(String::new());

    /// Returns true if the text is empty.
    pub fn is_empty(&self) -> bool {
        matches!(self, Text::Shown(words) if words.is_empty())
    }

    /// The words as they are shown; the message's id as long as it has not been put into words.
    pub fn as_str(&self) -> &str {
        match self {
            Text::Message(say) => &say.id,
            Text::Shown(words) => words,
        }
    }
}

/// The words as [`Text::as_str`] gives them.
impl std::ops::Deref for Text {
    type Target = str;

    fn deref(&self) -> &str {
        self.as_str()
    }
}

impl fmt::Display for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl Default for Text {
    fn default() -> Text {
        Text::EMPTY
    }
}

impl From<Message> for Text {
    fn from(say: Message) -> Text {
        Text::Message(say)
    }
}

/// The message of this id, without arguments.
impl From<&'static str> for Text {
    fn from(id: &'static str) -> Text {
        Text::Message(Message::new(id))
    }
}

impl From<String> for Text {
    fn from(shown: String) -> Text {
        Text::Shown(shown)
    }
}

/// Digits of a number, with a true minus: “4”, “−2”.
pub fn number(n: i32) -> String {
    n.to_string().replace('-', "−")
}

/// Digits of a number with its sign: “+4”, “0”, “−2”.
pub fn signed(n: i32) -> String {
    match n {
        n if n > 0 => format!("+{n}"),
        n => number(n),
    }
}

/// The digits of the number ([`number`]).
impl From<i32> for Text {
    fn from(n: i32) -> Text {
        Text::Shown(number(n))
    }
}

/// Files of messages, `words/en.ftl`, `words/sv.ftl` and `words/de.ftl` in the folder of the crate that calls it, or in
/// another of its folders: the value of [`crate::Game::messages`].
#[macro_export]
macro_rules! messages {
    () => {
        $crate::messages!("words")
    };
    ($folder:literal) => {
        &[
            (
                "en",
                include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/", $folder, "/en.ftl")),
            ),
            (
                "sv",
                include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/", $folder, "/sv.ftl")),
            ),
            (
                "de",
                include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/", $folder, "/de.ftl")),
            ),
        ]
    };
}

/// The pages of a game's rules, from `rules/en.md`, `rules/sv.md` and `rules/de.md` in the folder of the crate that
/// calls it: the value of [`crate::presentation::Presentation::rules_pages`].
#[macro_export]
macro_rules! rules_pages {
    () => {
        &[
            (
                "en",
                include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/rules/en.md")),
            ),
            (
                "sv",
                include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/rules/sv.md")),
            ),
            (
                "de",
                include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/rules/de.md")),
            ),
        ]
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_tells_its_arguments_in_logs() {
        let say = Message::new("lay").with("who", Seat(1)).with("points", 4u8);
        assert_eq!(say.to_string(), "lay who=Seat(Seat(1)) points=Number(4)");
        assert_eq!(Text::from(say).as_str(), "lay");
        assert_eq!(Text::from(12).as_str(), "12");
        assert!(Text::EMPTY.is_empty() && !Text::from(Message::new("x")).is_empty());
    }
}
