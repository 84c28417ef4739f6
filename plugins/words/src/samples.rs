//! Samples of the arguments of every message, so that each can be formatted with all that it may be given: also those
//! that play seldom comes to, and those of the interface.

use crate::{File, Language, Words, functions, grammar};
use kortlek_rules::{Arg, Deck, Message, Seat, Seats, decktet, french, presentation::Names};
use std::{
    collections::{BTreeMap, BTreeSet},
    fmt,
};

/// Numbers that a message is tried with: singular and plural, and one that ends in 1.
const NUMBERS: [i32; 5] = [0, 1, 2, 5, 21];

/// Numbers below zero that it is tried with where it shows signs or counts points.
const BELOW_ZERO: [i32; 2] = [-1, -5];

/// The message that counts points, which may be below zero.
const POINTS: &str = "points";

/// Arguments whose kind is known by their name; of one message, by its id and their name.
const KNOWN: &[(Kind, &[&str])] = &[
    (
        Kind::Number(false),
        &[
            "all", "aside", "at", "behind", "best", "bottles", "built", "cards", "cost", "done",
            "drunk", "full", "games", "guards", "hand", "high", "k", "last", "left", "long", "low",
            "many", "money", "most", "n", "no", "of", "open", "out", "over", "past", "pictures",
            "pips", "played", "players", "points", "right", "room", "round", "rounds", "second",
            "short", "spies", "stay", "stock", "sum", "total", "turn", "twice", "unseen", "value",
            "worth", "yes",
        ],
    ),
    (
        Kind::Number(false),
        &[
            "aid-from-to/then",
            "engine/builds",
            "engine/draws",
            "even-ranks",
            "left-cards",
            "name-number/row",
            "odd-ranks",
            "option-first-n/next",
            "option-seat_of_odd-n/next",
            "right-cards",
        ],
    ),
    (
        Kind::Seats(false, false),
        &[
            "actor", "even", "from", "inside", "leader", "next", "odd", "other", "side", "stopped",
            "taker", "turncoat", "who", "whom", "whose",
        ],
    ),
    (Kind::Card, &["ace", "card", "covered", "paid", "to"]),
    (
        Kind::Card,
        &[
            "joker-both/second",
            "lay-two/second",
            "lay-with-joker/second",
        ],
    ),
    (Kind::Suit, &["cut", "kind", "passed", "row", "suit"]),
    (Kind::CardOrSuit, &["a", "b"]),
    (Kind::Suits, &["suits"]),
    (Kind::Words, &["run-laid/cards"]),
];

/// Most combinations of samples with which a message is tried; of those with more, every two arguments are combined.
const MOST: usize = 4000;

/// Knowledge about an argument.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Kind {
    /// A number: whether it may be below zero.
    Number(bool),
    /// Players: whether there may be none, and several.
    Seats(bool, bool),
    Card,
    Suit,
    /// A card in one message, a suit in another.
    CardOrSuit,
    /// Several suits, or other things that are counted.
    Suits,
    List,
    /// One of the words by which the message chooses.
    Choice(BTreeSet<String>),
    /// A phrase.
    Words,
}

/// A message that is wrong with some arguments.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct MessageFault {
    /// The language.
    pub language: Language,
    /// The message, perhaps with its attribute.
    pub id: String,
    /// The text, or the message with its arguments where there is none.
    pub text: String,
    /// Description of the fault.
    pub why: String,
}

impl fmt::Display for MessageFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let MessageFault {
            language,
            id,
            text,
            why,
        } = self;
        write!(f, "{language}: {id}: {why} in “{text}”")
    }
}

/// Result of trying all messages of some files.
#[derive(Clone, Default, Debug)]
pub struct Tried {
    /// Number of messages, in all languages together.
    pub messages: usize,
    /// Number of different texts.
    pub texts: usize,
    /// The first fault of each message and attribute.
    pub faults: Vec<MessageFault>,
}

/// Formats the messages of these files in every language, each with samples of its arguments; without files, the common
/// messages. Suits and cards are those of the `decks`. `at_least` are numbers that are never lower: message, argument and
/// number.
pub fn try_messages(files: &[File], decks: &[Deck], at_least: &[(&str, &str, i32)]) -> Tried {
    let common = Words::new(Language::English, &[]);
    let words = Language::ALL.map(|language| Words::new(language, files));
    let is_own = |id: &&str| files.is_empty() || !common.has(id);
    let walks = words
        .iter()
        .flat_map(|words| words.ids().map(|id| words.walk(id)));
    let parts: BTreeSet<&str> = walks.flat_map(|walk| walk.referred()).collect();
    for (id, ..) in at_least {
        assert!(words[0].has(id), "there is no message {id}");
    }
    let mut tried = Tried::default();
    for id in words[0].ids().filter(is_own) {
        let kinds = kinds(&words, id);
        let counts = kinds.values().any(|kind| matches!(kind, Kind::Number(_)));
        let mut samples: Vec<(&'static str, Vec<Arg>)> = kinds
            .iter()
            .map(|(name, kind)| (&*name.clone().leak(), samples(kind, decks)))
            .collect();
        for (_, name, lowest) in at_least.iter().filter(|(of, ..)| *of == id) {
            let of = samples.iter_mut().find(|(of, _)| of == name);
            let (_, args) = of.unwrap_or_else(|| panic!("{id} has no ${name}"));
            args.retain(|arg| matches!(arg, Arg::Number(n) if n >= lowest));
        }
        let combinations = combinations(&samples);
        for words in &words {
            tried.messages += 1;
            let attributes = words.attributes(id).into_iter();
            let forms = attributes.map(|attribute| format!("{id}.{attribute}"));
            for form in std::iter::once(id.to_owned()).chain(forms) {
                let how = How {
                    counts,
                    is_part: parts.contains(id),
                };
                tried.form(words, &form, &combinations, how);
            }
        }
    }
    tried
}

/// Context in which a message is tried.
#[derive(Clone, Copy)]
struct How {
    /// It takes a number.
    counts: bool,
    /// Another message refers to it, so it may be nothing or begin with a comma.
    is_part: bool,
}

impl Tried {
    /// Formats a message, or an attribute of it, with these arguments.
    fn form(&mut self, words: &Words, form: &str, combinations: &[Args], how: How) {
        let names = Names {
            names: ["Anna", "Bo", "Cleo"].map(str::to_owned).to_vec(),
            me: Some(Seat(0)),
        };
        let language = words.language();
        let mut texts = BTreeSet::new();
        let mut fault = None;
        for args in combinations {
            let mut say = Message::of(form.to_owned());
            say.args.clone_from(args);
            let (text, why) = match words.try_say(&say, &names) {
                Ok(text) if texts.contains(&text) => continue,
                Ok(text) => {
                    let numbers = || grammar::number(language, &text).filter(|_| how.counts);
                    let spaces = grammar::punctuation(language, &text);
                    let spaces = spaces.filter(|_| !(text.is_empty() && how.is_part));
                    let why = spaces.or_else(numbers);
                    texts.insert(text.clone());
                    (text, why)
                }
                Err(problems) => (say.to_string(), Some(format!("{problems:?}"))),
            };
            fault = fault.or(why.map(|why| MessageFault {
                language,
                id: form.to_owned(),
                text,
                why,
            }));
        }
        self.texts += texts.len();
        self.faults.extend(fault);
    }
}

/// The arguments of a message by name, as all languages use them.
fn kinds(words: &[Words], id: &str) -> BTreeMap<String, Kind> {
    let walks: Vec<_> = words.iter().map(|words| words.walk(id)).collect();
    let counts_points = id == POINTS || walks.iter().any(|walk| walk.referred().contains(POINTS));
    let mut kinds = BTreeMap::new();
    for variable in walks.iter().flat_map(|walk| &walk.variables) {
        let chosen = walks.iter().filter_map(|walk| walk.chosen.get(variable));
        let keys: BTreeSet<String> = chosen.flatten().map(|key| (*key).to_owned()).collect();
        let is_given_to = |function| {
            let mut walks = walks.iter();
            walks.any(|walk| walk.counted.contains(&(*variable, function)))
        };
        let number = Kind::Number(is_given_to("SIGNED") || counts_points);
        let is_counted = functions::OF_NUMBERS.into_iter().any(is_given_to);
        let is_plural = |key: &String| key == "one" || key == "other" || key.parse::<f64>().is_ok();
        let (name, form) = match variable.split_once('-') {
            Some((name, form)) => (name, Some(form)),
            None => (*variable, None),
        };
        let kind = match form {
            Some("form" | "person") => {
                let many = ["many", "you-many"].iter().any(|key| keys.contains(*key));
                Kind::Seats(keys.contains("none"), many)
            }
            Some("count") => Kind::List,
            _ if is_counted || known(id, variable) == Some(Kind::Number(false)) => number,
            _ if !keys.is_empty() && keys.iter().all(is_plural) => number,
            None if !keys.is_empty() => Kind::Choice(keys),
            _ => known(id, name).unwrap_or(Kind::Words),
        };
        let name = match kind {
            Kind::Number(_) => *variable,
            _ => name,
        };
        let was = kinds.remove(name);
        let kind = was.map_or(kind.clone(), |was| both(was, kind));
        kinds.insert(name.to_owned(), kind);
    }
    kinds
}

/// The kind of a message's argument, if it is known.
fn known(id: &str, name: &str) -> Option<Kind> {
    let of = |name: &str| KNOWN.iter().find(|(_, names)| names.contains(&name));
    let known = of(&format!("{id}/{name}")).or_else(|| of(name));
    known.map(|(kind, _)| kind.clone())
}

/// Combines what two uses of an argument tell.
fn both(a: Kind, b: Kind) -> Kind {
    match (a, b) {
        (Kind::Seats(none, many), Kind::Seats(none_too, many_too)) => {
            Kind::Seats(none || none_too, many || many_too)
        }
        (seats @ Kind::Seats(..), _) | (_, seats @ Kind::Seats(..)) => seats,
        (Kind::Number(a), Kind::Number(b)) => Kind::Number(a || b),
        (Kind::Choice(a), Kind::Choice(b)) => Kind::Choice(&a | &b),
        (Kind::Words, other) | (other, _) => other,
    }
}

fn samples(kind: &Kind, decks: &[Deck]) -> Vec<Arg> {
    let seats = |seats: &[u8]| Arg::Seats(seats.iter().map(|seat| Seat(*seat)).collect::<Seats>());
    let phrases = |count: usize| {
        ["Abc", "Def", "Ghi"][..count]
            .iter()
            .map(|name| phrase(name))
            .collect()
    };
    match kind {
        Kind::Number(below_zero) => {
            let below_zero = BELOW_ZERO.iter().filter(|_| *below_zero);
            let all = NUMBERS.iter().chain(below_zero);
            all.map(|number| Arg::Number(*number)).collect()
        }
        Kind::Seats(none, many) => {
            let mut all = vec![seats(&[0]), seats(&[1])];
            if *many {
                all.extend([seats(&[1, 2]), seats(&[0, 2])]);
            }
            if *none {
                all.push(seats(&[]));
            }
            all
        }
        Kind::Card => decks.iter().flat_map(|deck| cards(*deck)).collect(),
        Kind::Suit => decks.iter().flat_map(|deck| suits(*deck)).collect(),
        Kind::CardOrSuit => {
            let both = [Kind::Card, Kind::Suit];
            both.iter().flat_map(|kind| samples(kind, decks)).collect()
        }
        Kind::Suits => {
            let of = |deck: &Deck| {
                let suits = suits(*deck);
                [1, 2, 3].map(|count| Arg::Any(suits[..count].to_vec()))
            };
            decks.iter().flat_map(of).collect()
        }
        Kind::List => (1..=3).map(|count| Arg::All(phrases(count))).collect(),
        Kind::Choice(keys) => keys.iter().map(|key| phrase(key)).collect(),
        Kind::Words => vec![phrase("Abc")],
    }
}

fn phrase(words: &str) -> Arg {
    Arg::Name(words.to_owned())
}

fn cards(deck: Deck) -> Vec<Arg> {
    match deck {
        Deck::Decktet => decktet::Card::all().map(Arg::from).collect(),
        Deck::French => french::Card::all().map(Arg::from).collect(),
    }
}

fn suits(deck: Deck) -> Vec<Arg> {
    match deck {
        Deck::Decktet => decktet::Suit::ALL.map(Arg::from).to_vec(),
        Deck::French => french::Suit::ALL.map(Arg::from).to_vec(),
    }
}

/// The arguments of a message.
type Args = Vec<(&'static str, Arg)>;

/// The combinations of the samples; if there are too many, those of every two arguments, with the first samples of the
/// others.
fn combinations(samples: &[(&'static str, Vec<Arg>)]) -> Vec<Args> {
    let product = |only: &dyn Fn(usize) -> bool| {
        let mut all: Vec<Args> = vec![Vec::new()];
        for (at, (name, args)) in samples.iter().enumerate() {
            let args = if only(at) { &args[..] } else { &args[..1] };
            let with = |rest: &Args| -> Vec<Args> {
                args.iter()
                    .map(|arg| {
                        let mut rest = rest.clone();
                        rest.push((name, arg.clone()));
                        rest
                    })
                    .collect()
            };
            all = all.iter().flat_map(with).collect();
        }
        all
    };
    let counts = samples.iter().map(|(_, args)| args.len());
    if counts.product::<usize>() <= MOST {
        return product(&|_| true);
    }
    let pairs = (0..samples.len()).flat_map(|a| (a + 1..samples.len()).map(move |b| (a, b)));
    pairs
        .flat_map(|(a, b)| product(&|at| at == a || at == b))
        .collect()
}

/// Kinds of the arguments of messages that are said in play, to hold them against what the messages show.
#[cfg(feature = "check")]
#[derive(Default)]
pub struct ArgumentKinds(BTreeMap<String, BTreeMap<String, Kind>>);

#[cfg(feature = "check")]
impl ArgumentKinds {
    /// The arguments of a message, perhaps with its attribute, that are something else than what it is tried with.
    pub fn unlike(&mut self, words: &[Words], say: &Message) -> Vec<String> {
        let id = say.id.split_once('.').map_or(&*say.id, |(id, _)| id);
        let kinds = self
            .0
            .entry(id.to_owned())
            .or_insert_with(|| kinds(words, id));
        let unlike = say.args.iter().filter_map(|(name, arg)| {
            let kind = kinds.get(*name)?;
            let (is_right, what) = match arg {
                Arg::Number(_) => (matches!(kind, Kind::Number(_)), "a number"),
                Arg::Seat(_) | Arg::Seats(_) => (matches!(kind, Kind::Seats(..)), "players"),
                Arg::Card(_) => (matches!(kind, Kind::Card | Kind::CardOrSuit), "a card"),
                Arg::Term(id) if id.starts_with("suit-") => {
                    (matches!(kind, Kind::Suit | Kind::CardOrSuit), "a suit")
                }
                _ => return None,
            };
            (!is_right).then(|| format!("{id}/{name} is {what}, but is tried as {kind:?}"))
        });
        unlike.collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const AT_LEAST: [(&str, &str, i32); 1] = [("option-players-n", "n", 2)];

    #[test]
    fn common_messages_are_right_with_all_arguments() {
        let tried = try_messages(&[], &[Deck::Decktet, Deck::French], &AT_LEAST);
        assert_eq!(tried.faults, []);
        assert!(tried.messages > 500 && tried.texts > 1500, "{tried:?}");
    }
}
