//! Puts what is said ([`kortlek_rules::message`]) into the player's language, with the messages of Fluent files.
//!
//! Pure code says what is to be said, as a [`Message`](kortlek_rules::Message): the id of a message and its arguments.
//! [`Words`] knows the messages of a language and makes a sentence of it. The messages stand in `words/en.ftl`,
//! `words/sv.ftl` and `words/de.ftl` of the crate that says them, and those that many say in the same files of this
//! one.
//!
//! # How a message is written
//!
//! The files are [Fluent](https://projectfluent.org). English is written first; the other languages have the same ids.
//!
//! ```ftl
//! lay = { $who-form ->
//!     [you] You lay { $card } and make { points }.
//!    *[one] { $who } lays { $card } and makes { points }.
//! }
//! ```
//!
//! said with `Message::new("lay").with("who", seat).with("card", card).with("n", 3)`. An argument is a variable, and
//! may bring others along by which the message chooses; [`kortlek_rules::Arg`] has the table. In short:
//!
//! - `$who-form` is `you` if the seat is the viewer's, else `one`; of a set of seats also `none` and `many`. The word
//!   for the viewer is the message `you`, small; `$who-acc` and the like are its attributes.
//! - `$who-person` of a set is `you-many` where others are with the viewer: „du und Elm legt“.
//! - `$card-bare`, `$card-acc`, `$card-dat` are attributes of the card's message. An attribute that a message does not
//!   have falls back: `plural-dat` to `plural`, `acc` to the message itself. So every language writes the cases that
//!   its grammar has and no more. In lists every member takes the form: `$cards-acc`.
//! - Numbers choose with `[one]` and `*[other]` by the language's own plurals, or with the number itself, `[0]`.
//! - Another message is put in by its id, `{ points }`, and sees the same variables.
//!
//! Messages can call:
//!
//! | function | makes |
//! |---|---|
//! | `CAP($x)` | the first letter large, to begin a sentence |
//! | `GENITIVE($who)` | “Elm’s”; not for the viewer, whose form is another word |
//! | `NUMBER($n)` | Fluent's own; a number is shown with a true minus in any case |
//! | `SIGNED($n)` | “+3”, “0”, “−2” |
//! | `SPELL($n)` | “three”, up to twelve; `SPELL($n, form: "f")` takes an attribute of `spell-1` |
//!
//! Whoever has files tests them with [`problems`], and what is said by playing with [`Words::try_say`]. With the feature
//! `check`, `try_messages` tries every message with samples of all its arguments.
//!
//! # How a language is added
//!
//! 1. Give [`Language`] a variant, a tag and a name, and put it into [`Language::ALL`].
//! 2. Name the file in `kortlek_rules::messages!`, and add it here and beside every other `words/en.ftl`; [`problems`] tells what
//!    is not translated yet. Until it is, English stands in.
//! 3. If the language makes a genitive of names, say how in `functions.rs`.

#[cfg(feature = "check")]
mod check;
mod file;
mod functions;
#[cfg(any(test, feature = "check"))]
mod grammar;
mod language;
mod problem;
mod pseudo;
#[cfg(any(test, feature = "check"))]
mod samples;
mod tongue;
mod walk;
mod words;

#[cfg(feature = "check")]
pub use check::{Heard, check_game, check_table};
pub use file::File;
pub use language::Language;
pub use problem::Problem;
#[cfg(any(test, feature = "check"))]
pub use samples::{MessageFault, Tried, try_messages};
pub use words::{Words, card_message, problems};
