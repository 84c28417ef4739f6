//! Samples of the arguments of every message, so that each can be formatted with all that it may be given: also those
//! that play seldom comes to, and those of the interface.

use crate::{File, Language, Words, grammar, words::argument};
use kortlek_rules::{
    Arg, Card as _, Deck, Message, Seat, Seats, decktet, french, presentation::Names,
};
use std::collections::{BTreeMap, BTreeSet};

/// Numbers that a message is tried with: singular and plural, and one that ends in 1. Of those below zero the one whose
/// digits are those of the singular.
const NUMBERS: [i32; 6] = [0, 1, 2, 5, 21, -1];

/// Arguments that are numbers, where nothing in the messages shows it.
const NUMBER: &[&str] = &["n"];
/// Arguments that are one player or several.
const SEATS: &[&str] = &["who"];
/// Arguments that are a card.
const CARD: &[&str] = &["card"];
/// Arguments that are a suit.
const SUIT: &[&str] = &["suit"];
/// Arguments that are a list of suits.
const SUITS: &[&str] = &["suits"];

/// Most combinations of samples with which a message is tried; of those with more, every two arguments are combined.
const MOST: usize = 4000;

/// What is known of an argument.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Kind {
    Number,
    /// Players: whether there may be none, and several.
    Seats(bool, bool),
    Card,
    Suit,
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
pub struct Fault {
    /// The language.
    pub language: Language,
    /// The message, perhaps with its attribute.
    pub id: String,
    /// The text, or the message with its arguments where there is none.
    pub text: String,
    /// Description of the fault.
    pub why: String,
}

/// What was found when all messages of some files were tried.
#[derive(Clone, Default, Debug)]
pub struct Tried {
    /// Number of messages, in all languages together.
    pub messages: usize,
    /// Number of different texts.
    pub texts: usize,
    /// The first fault of each message and attribute.
    pub faults: Vec<Fault>,
}

/// Formats the messages of these files in every language, each with samples of its arguments. `own` tells which
/// messages are meant; suits and cards are those of the `decks`.
pub fn try_messages(files: &[File], decks: &[Deck], own: impl Fn(&str) -> bool) -> Tried {
    let words = Language::ALL.map(|language| Words::new(language, files));
    let names = Names {
        names: ["Anna", "Bo", "Cleo"].map(str::to_owned).to_vec(),
        me: Some(Seat(0)),
    };
    let mut tried = Tried::default();
    for id in words[0].ids().filter(|id| own(id)) {
        let kinds = kinds(&words, id);
        let samples: Vec<(&'static str, Vec<Arg>)> = kinds
            .iter()
            .map(|(name, kind)| (&*name.clone().leak(), samples(kind, decks)))
            .collect();
        let combinations = combinations(&samples);
        for words in &words {
            tried.messages += 1;
            let attributes = words.attributes(id).into_iter();
            let forms = attributes.map(|attribute| format!("{id}.{attribute}"));
            for form in std::iter::once(id.to_owned()).chain(forms) {
                let mut texts = BTreeSet::new();
                let fault = combinations.iter().find_map(|args| {
                    let mut say = Message::of(form.clone());
                    say.args.clone_from(args);
                    let (text, why) = match words.try_say(&say, &names) {
                        Ok(text) => match texts.insert(text.clone()) {
                            true => {
                                let why = grammar::fault(words.language(), &text)?;
                                (text, why)
                            }
                            false => return None,
                        },
                        Err(problems) => (say.to_string(), format!("{problems:?}")),
                    };
                    let (language, id) = (words.language(), form.clone());
                    Some(Fault {
                        language,
                        id,
                        text,
                        why,
                    })
                });
                tried.texts += texts.len();
                tried.faults.extend(fault);
            }
        }
    }
    tried
}

/// The arguments of a message by name, as all languages use them.
fn kinds(words: &[Words], id: &str) -> BTreeMap<String, Kind> {
    let mut kinds = BTreeMap::new();
    for variable in words.iter().flat_map(|words| words.variables(id)) {
        let mut keys = BTreeSet::new();
        let mut counted = false;
        for walk in words.iter().map(|words| words.walk(id)) {
            counted |= walk.counted.contains(variable);
            let of = walk.chosen.get(variable).into_iter().flatten();
            keys.extend(of.map(|key| (*key).to_owned()));
        }
        let (name, more) = split(variable);
        let is_plural =
            |key: &String| ["one", "other"].contains(&&**key) || key.parse::<f64>().is_ok();
        let kind = match more {
            _ if counted => Kind::Number,
            Some("form" | "person") => {
                let many = ["many", "you-many"].iter().any(|key| keys.contains(*key));
                Kind::Seats(keys.contains("none"), many)
            }
            Some("count") => Kind::List,
            _ if !keys.is_empty() && keys.iter().all(is_plural) => Kind::Number,
            None if !keys.is_empty() => Kind::Choice(keys),
            _ => Kind::Words,
        };
        let whole = kind == Kind::Number || NUMBER.contains(&variable);
        let name = if whole { variable } else { name };
        let kind = known(name).unwrap_or(kind);
        let was = kinds.remove(name);
        kinds.insert(
            name.to_owned(),
            was.map_or(kind.clone(), |was| both(was, kind)),
        );
    }
    kinds
}

/// The name of an argument and the form of it that a variable means.
fn split(variable: &str) -> (&str, Option<&str>) {
    match variable.split_once('-') {
        Some((name, more)) => (name, Some(more)),
        None => (variable, None),
    }
}

fn known(name: &str) -> Option<Kind> {
    [
        (NUMBER, Kind::Number),
        (SEATS, Kind::Seats(false, false)),
        (CARD, Kind::Card),
        (SUIT, Kind::Suit),
        (SUITS, Kind::Suits),
    ]
    .into_iter()
    .find(|(names, _)| names.contains(&name))
    .map(|(_, kind)| kind)
}

/// What two uses of an argument tell together.
fn both(a: Kind, b: Kind) -> Kind {
    match (a, b) {
        (Kind::Seats(none, many), Kind::Seats(none_too, many_too)) => {
            Kind::Seats(none || none_too, many || many_too)
        }
        (seats @ Kind::Seats(..), _) | (_, seats @ Kind::Seats(..)) => seats,
        (Kind::Choice(a), Kind::Choice(b)) => Kind::Choice(&a | &b),
        (Kind::Words, other) | (other, Kind::Words) | (other, _) => other,
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
        Kind::Number => NUMBERS.map(Arg::Number).to_vec(),
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
    if samples
        .iter()
        .map(|(_, args)| args.len())
        .product::<usize>()
        <= MOST
    {
        return product(&|_| true);
    }
    let pairs = (0..samples.len()).flat_map(|a| (a + 1..samples.len()).map(move |b| (a, b)));
    pairs
        .flat_map(|(a, b)| product(&|at| at == a || at == b))
        .collect()
}

/// Returns true if a message that was said in play takes an argument for what it was there.
pub fn agrees(words: &[Words], say: &Message) -> Result<(), String> {
    let id = say.id.split_once('.').map_or(&*say.id, |(id, _)| id);
    let kinds = kinds(words, id);
    for words in words {
        for variable in words.variables(id) {
            let Some((arg, None)) = argument(variable, &say.args) else {
                continue;
            };
            let kind = kinds.get(variable);
            let right = match arg {
                Arg::Number(_) => kind == Some(&Kind::Number),
                Arg::Seat(_) | Arg::Seats(_) => matches!(kind, Some(Kind::Seats(..))),
                Arg::Card(_) => kind == Some(&Kind::Card),
                Arg::Term(id) if id.starts_with("suit-") => kind == Some(&Kind::Suit),
                _ => true,
            };
            if !right {
                return Err(format!("{variable} is {arg:?}, taken for {kind:?}"));
            }
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn common_messages_are_right_with_all_arguments() {
        let tried = try_messages(&[], &[Deck::Decktet, Deck::French], |_| true);
        println!("{} {}", tried.messages, tried.texts);
        for fault in &tried.faults {
            println!(
                "{:?} {} «{}» {}",
                fault.language, fault.id, fault.text, fault.why
            );
        }
        assert_eq!(tried.faults, []);
    }
}
