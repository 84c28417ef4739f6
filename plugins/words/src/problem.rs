//! Faults in message files. Players never see it: they see the words as well as they can be made.

use crate::Language;
use std::fmt;

/// Something that is wrong with a file of messages, or with a message and its arguments.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Problem {
    /// A file has a place that is not Fluent.
    Syntax {
        /// The file's language.
        language: Language,
        /// Message of the parser, with the line.
        error: String,
    },
    /// Two messages have one id. The first of them counts; the common files come first.
    Twice {
        /// The language.
        language: Language,
        /// The message.
        id: String,
    },
    /// A message refers to a message, a term, an attribute or a function that does not exist.
    UnknownReference {
        /// The language.
        language: Language,
        /// The message that refers.
        id: String,
        /// Missing target of the reference.
        reference: String,
    },
    /// A language lacks a message that English has.
    Missing {
        /// The language.
        language: Language,
        /// The message.
        id: String,
    },
    /// A language has a message that English has not.
    Extra {
        /// The language.
        language: Language,
        /// The message.
        id: String,
    },
    /// No file has the message.
    NoMessage(String),
    /// The message was rendered in English, because the player's language lacks it.
    Untranslated(String),
    /// A message uses a variable that its arguments don't bring along.
    NoArgument {
        /// The message.
        id: String,
        /// The variable, without its `$`.
        variable: String,
    },
    /// Anything else that goes wrong when the message is put together.
    Faulty {
        /// The message.
        id: String,
        /// Description of the fault.
        error: String,
    },
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Problem::Syntax { language, error } => write!(f, "{language}: {error}"),
            Problem::Twice { language, id } => write!(f, "{language}: “{id}” stands twice"),
            Problem::UnknownReference {
                language,
                id,
                reference,
            } => write!(
                f,
                "{language}: “{id}” refers to {reference}, which does not exist"
            ),
            Problem::Missing { language, id } => write!(f, "{language} lacks “{id}”"),
            Problem::Extra { language, id } => {
                write!(f, "{language} has “{id}”, which English has not")
            }
            Problem::NoMessage(id) => write!(f, "there is no message “{id}”"),
            Problem::Untranslated(id) => write!(f, "“{id}” was said in English"),
            Problem::NoArgument { id, variable } => write!(f, "“{id}” was given no ${variable}"),
            Problem::Faulty { id, error } => write!(f, "“{id}”: {error}"),
        }
    }
}

impl std::error::Error for Problem {}
