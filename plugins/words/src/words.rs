//! Rendering of messages in words.

use crate::{File, Language, Problem, functions, tongue::Tongue};
use fluent_bundle::{FluentArgs, FluentError, FluentValue, resolver::ResolverError};
use kortlek_rules::{Arg, Face, Message, Seat, Seats, Text, french, presentation::Names};
use std::{fmt, sync::Arc};

/// Messages in a player's language: the common ones and those of a list of files. A clone shares them.
#[derive(Clone)]
pub struct Words {
    /// The player's language, and English if that is another.
    tongues: Arc<[Tongue]>,
    /// True if the corners of cards have the English letters in every language.
    printed: bool,
}

impl Words {
    /// The common messages and those of these files, in a language.
    pub fn new(language: Language, files: &[File]) -> Words {
        let mut tongues = vec![Tongue::new(language, files)];
        if language.source() != Language::English {
            tongues.push(Tongue::new(Language::English, files));
        }
        Words {
            tongues: tongues.into(),
            printed: false,
        }
    }

    /// These messages and those of more files. Only the files are parsed; the rest is shared.
    #[must_use]
    pub fn and(&self, files: &[File]) -> Words {
        Words {
            tongues: self.tongues.iter().map(|t| t.and(files)).collect(),
            printed: self.printed,
        }
    }

    /// With the letters that cards show in their corners: the English ones that are printed, or the language's own.
    #[must_use]
    pub fn with_printed_indices(mut self, printed: bool) -> Words {
        self.printed = printed;
        self
    }

    /// The language.
    pub fn language(&self) -> Language {
        self.own().language
    }

    /// The language, and whether cards have the printed letters: all in which words of the same files can differ.
    pub fn variant(&self) -> (Language, bool) {
        (self.language(), self.printed)
    }

    /// The message in words, as well as it goes: English where the language lacks it, its id if nobody has it.
    pub fn say(&self, say: &Message, names: &Names) -> String {
        self.telling(names).said(0, say, None)
    }

    /// The text in words.
    pub fn text(&self, text: &Text, names: &Names) -> String {
        match text {
            Text::Message(say) => self.say(say, names),
            Text::Shown(words) => words.clone(),
        }
    }

    /// The words of a message without arguments.
    pub fn plain(&self, id: &str) -> String {
        self.telling(&NOBODY).message(0, id, &[], None)
    }

    /// The message in words, or what is wrong with it: what [`Words::say`] gets over.
    pub fn try_say(&self, say: &Message, names: &Names) -> Result<String, Vec<Problem>> {
        let mut telling = self.telling(names);
        let words = telling.said(0, say, None);
        if telling.problems.is_empty() {
            Ok(words)
        } else {
            Err(telling.problems)
        }
    }

    /// Returns true if there is such a message in the language or in English.
    pub fn has(&self, id: &str) -> bool {
        self.tongues.iter().any(|tongue| tongue.has(id))
    }

    /// The ids of the language's messages in order, the common ones among them.
    pub fn ids(&self) -> impl Iterator<Item = &str> {
        self.own().ids().into_iter()
    }

    /// The variables, without `$`, that a message and its attributes use, also by other messages.
    pub fn variables(&self, id: &str) -> Vec<&str> {
        let tongue = self.tongues.iter().find(|tongue| tongue.has(id));
        let variables = tongue.map(|tongue| tongue.all_variables(id));
        variables.into_iter().flatten().collect()
    }

    /// The messages that English has and the language lacks.
    pub fn missing(&self) -> Vec<&str> {
        let ids = self.english().ids().into_iter();
        ids.filter(|id| !self.own().has(id)).collect()
    }

    /// The messages that the language has and English lacks.
    pub fn extra(&self) -> Vec<&str> {
        let ids = self.own().ids().into_iter();
        ids.filter(|id| !self.english().has(id)).collect()
    }

    /// Faults in the language's files.
    pub fn problems(&self) -> Vec<Problem> {
        let language = self.language();
        let mut problems = self.own().problems();
        problems.extend(self.missing().into_iter().map(|id| Problem::Missing {
            language,
            id: id.to_owned(),
        }));
        problems.extend(self.extra().into_iter().map(|id| Problem::Extra {
            language,
            id: id.to_owned(),
        }));
        problems
    }

    /// The names of a message's attributes.
    #[cfg(any(test, feature = "check"))]
    pub(crate) fn attributes(&self, id: &str) -> Vec<String> {
        self.own().attributes(id)
    }

    /// All that a message and its attributes use.
    #[cfg(any(test, feature = "check"))]
    pub(crate) fn walk(&self, id: &str) -> crate::walk::Walk<'_> {
        self.own().walk(id)
    }

    fn own(&self) -> &Tongue {
        &self.tongues[0]
    }

    fn english(&self) -> &Tongue {
        self.tongues.last().expect("there is at least one language")
    }

    fn telling<'a>(&'a self, names: &'a Names) -> Telling<'a> {
        Telling {
            tongues: &self.tongues,
            printed: self.printed,
            names,
            problems: Vec::new(),
        }
    }
}

impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Words")
            .field("language", &self.language())
            .finish_non_exhaustive()
    }
}

/// Faults in these files in any language: syntax errors, ids that occur twice, references that lead nowhere, messages
/// that a language lacks or has alone. For the test of the crate that owns the files.
pub fn problems(files: &[File]) -> Vec<Problem> {
    Language::ALL
        .into_iter()
        .flat_map(|language| Words::new(language, files).problems())
        .collect()
}

/// For messages that speak of no seat.
static NOBODY: Names = Names {
    names: Vec::new(),
    me: None,
};

/// A message on its way into words.
struct Telling<'a> {
    tongues: &'a [Tongue],
    printed: bool,
    names: &'a Names,
    problems: Vec<Problem>,
}

impl<'a> Telling<'a> {
    /// A message; of an attribute that its id names and one that is asked for, the latter.
    fn said(&mut self, from: usize, say: &Message, attribute: Option<&str>) -> String {
        match say.id.split_once('.') {
            Some((id, named)) => self.message(from, id, &say.args, attribute.or(Some(named))),
            None => self.message(from, &say.id, &say.args, attribute),
        }
    }

    /// A message, or an attribute of it, in the first language from this one on that has it.
    fn message(
        &mut self,
        from: usize,
        id: &str,
        args: &[(&'static str, Arg)],
        attribute: Option<&str>,
    ) -> String {
        let tongues = self.tongues;
        if self.printed && attribute == Some("index") && from + 1 < tongues.len() {
            return self.message(tongues.len() - 1, id, args, attribute);
        }
        let found =
            (from..tongues.len()).find_map(|at| Some((at, tongues[at].pattern(id, attribute)?)));
        let Some((at, pattern)) = found else {
            self.problems.push(Problem::NoMessage(id.to_owned()));
            return id.to_owned();
        };
        if at != from {
            self.problems.push(Problem::Untranslated(id.to_owned()));
        }
        let mut values = FluentArgs::new();
        for variable in tongues[at].variables(pattern) {
            match self.value(at, variable, args) {
                Some(value) => values.set(variable, value),
                None => self.problems.push(Problem::NoArgument {
                    id: id.to_owned(),
                    variable: variable.to_owned(),
                }),
            }
        }
        let (words, errors) = tongues[at].format(pattern, &values);
        self.problems.extend(faults(id, &words, &errors));
        words
    }

    /// Value of a variable: an argument, or an attribute of an argument.
    fn value(
        &mut self,
        from: usize,
        variable: &str,
        args: &[(&'static str, Arg)],
    ) -> Option<FluentValue<'static>> {
        let (arg, more) = argument(variable, args)?;
        Some(match (arg, more) {
            (Arg::Number(number), None) => (*number).into(),
            (Arg::Number(_), Some(_)) => return None,
            (Arg::Seat(seat), Some("form" | "person")) => {
                person(Seats::one(*seat), self.names.me).into()
            }
            (Arg::Seats(seats), Some("person")) => person(*seats, self.names.me).into(),
            (Arg::Seats(seats), Some("form")) => match person(*seats, self.names.me) {
                "you-many" => "many".into(),
                form => form.into(),
            },
            (Arg::Seats(seats), Some("count")) => seats.len().into(),
            (Arg::All(list) | Arg::Any(list) | Arg::Row(list), Some("count")) => list.len().into(),
            (arg, attribute) => self.words(from, arg, attribute).into(),
        })
    }

    /// An argument in words, in the form that an attribute names.
    fn words(&mut self, from: usize, arg: &Arg, attribute: Option<&str>) -> String {
        match arg {
            Arg::Number(number) => functions::digits(f64::from(*number)),
            Arg::Seat(seat) => self.seat(from, *seat, attribute),
            Arg::Seats(seats) => {
                let me = self.names.me.filter(|me| seats.has(*me));
                let others = seats.iter().filter(|seat| Some(*seat) != me);
                let all = me.into_iter().chain(others);
                let words = all.map(|seat| self.seat(from, seat, attribute)).collect();
                self.list(from, "list-and", words, ("nobody", attribute))
            }
            Arg::Card(Face::French(card)) if attribute == Some("index") => self.index(from, *card),
            Arg::Card(face) => self.message(from, &card_message(*face), &[], attribute),
            Arg::Term(id) => self.message(from, id, &[], attribute),
            Arg::Message(say) => self.said(from, say, attribute),
            Arg::All(list) => {
                let words = self.each(from, list, attribute);
                self.list(from, "list-and", words, ("nothing", attribute))
            }
            Arg::Any(list) => {
                let words = self.each(from, list, attribute);
                self.list(from, "list-or", words, ("nothing", attribute))
            }
            Arg::Row(list) => self.each(from, list, attribute).join(" "),
            Arg::Name(name) => name.clone(),
        }
    }

    /// Index in the corner of a card: “A♥”, “9♣”, “Q♦”.
    fn index(&mut self, from: usize, card: french::Card) -> String {
        let Some(suit) = card.suit() else {
            return "★".to_owned();
        };
        let rank = match card.rank() {
            1 => "A".to_owned(),
            n @ 2..=10 => n.to_string(),
            n => self.message(from, french::rank_message(n), &[], Some("index")),
        };
        format!("{rank}{}", suit.sign())
    }

    fn each(&mut self, from: usize, list: &[Arg], attribute: Option<&str>) -> Vec<String> {
        list.iter()
            .map(|arg| self.words(from, arg, attribute))
            .collect()
    }

    fn seat(&mut self, from: usize, seat: Seat, attribute: Option<&str>) -> String {
        if self.names.me == Some(seat) {
            return self.message(from, "you", &[], attribute);
        }
        match self.names.names.get(seat.index()) {
            Some(name) => name.clone(),
            None => self.message(from, "somebody", &[], attribute),
        }
    }

    /// The words with commas, and the last with “and” or “or”; if there is none, a message in the form of an attribute.
    fn list(
        &mut self,
        from: usize,
        joint: &str,
        mut words: Vec<String>,
        (none, attribute): (&str, Option<&str>),
    ) -> String {
        let Some(last) = words.pop() else {
            return self.message(from, none, &[], attribute);
        };
        let mut words = words.into_iter();
        let Some(first) = words.next() else {
            return last;
        };
        let rest = words.fold(first, |rest, next| {
            self.join(from, "list-comma", rest, next)
        });
        self.join(from, joint, rest, last)
    }

    fn join(&mut self, from: usize, joint: &str, rest: String, next: String) -> String {
        let args = [("rest", Arg::Name(rest)), ("next", Arg::Name(next))];
        self.message(from, joint, &args, None)
    }
}

/// The argument that a variable means: the one of its name, or the one whose name it begins with and what comes after.
pub(crate) fn argument<'v, 'a>(
    variable: &'v str,
    args: &'a [(&'static str, Arg)],
) -> Option<(&'a Arg, Option<&'v str>)> {
    args.iter()
        .filter_map(|(name, arg)| match variable.strip_prefix(name)? {
            "" => Some((name, arg, None)),
            rest => Some((name, arg, Some(rest.strip_prefix('-')?))),
        })
        .max_by_key(|(name, ..)| name.len())
        .map(|(_, arg, more)| (arg, more))
}

/// The grammatical person of a set of seats.
fn person(seats: Seats, me: Option<Seat>) -> &'static str {
    match (seats.len(), me.is_some_and(|me| seats.has(me))) {
        (0, _) => "none",
        (1, true) => "you",
        (1, false) => "one",
        (_, true) => "you-many",
        (_, false) => "many",
    }
}

/// The message with a card's name.
pub fn card_message(face: Face) -> String {
    format!("card-{}", face.to_string().to_lowercase())
}

/// Faults in the formatting of a message, other than missing variables.
fn faults(id: &str, words: &str, errors: &[FluentError]) -> Vec<Problem> {
    let misused = functions::NAMES
        .into_iter()
        // Fluent's output for a function that can't handle its arguments; Fluent counts that as no error.
        .filter(|name| words.contains(&format!("{name}()")))
        .map(|name| format!("{name} was given the wrong kind of value"));
    let unresolved = errors.iter().filter_map(|error| match error {
        FluentError::ResolverError(ResolverError::Reference(
            fluent_bundle::resolver::errors::ReferenceKind::Variable { .. },
        )) => None,
        other => Some(other.to_string()),
    });
    misused
        .chain(unresolved)
        .map(|error| Problem::Faulty {
            id: id.to_owned(),
            error,
        })
        .collect()
}
