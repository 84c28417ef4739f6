//! The words on the cards in the player's language: taken from the messages that name cards, suits and ranks.

use kortlek_art::{FaceName, FaceWords};
use kortlek_rules::{
    Message,
    deck::Card as _,
    decktet,
    french::{self, rank_message},
    presentation::Names,
};
use kortlek_words::{Language, Words, card_message};
use std::{collections::BTreeMap, sync::LazyLock};

/// The ranks with letters of their own in a language, with the letters of their cards' ids, which are printed on them.
const LETTERS: [(char, u8); 3] = [
    ('J', french::JACK),
    ('Q', french::QUEEN),
    ('K', french::KING),
];

/// The words of a language for the faces of the cards; `None` for those that are printed.
pub fn face_words(language: Language) -> Option<&'static FaceWords> {
    static SWEDISH: LazyLock<FaceWords> = LazyLock::new(|| of_language(Language::Swedish));
    static GERMAN: LazyLock<FaceWords> = LazyLock::new(|| of_language(Language::German));
    match language {
        Language::English | Language::Pseudo => None,
        Language::Swedish => Some(&SWEDISH),
        Language::German => Some(&GERMAN),
    }
}

/// The words of a language for all cards.
fn of_language(language: Language) -> FaceWords {
    let words = Words::new(language, &[]);
    let all = (0..decktet::Card::COUNT).map(decktet::Card::at);
    let mut names: BTreeMap<String, FaceName> = all
        .map(|card| (card.to_string(), name(&words, card)))
        .collect();
    for joker in [french::Card::JOKER_1, french::Card::JOKER_2] {
        let name = FaceName {
            name: words.plain("rank-joker"),
            ..FaceName::default()
        };
        names.insert(joker.to_string(), name);
    }
    let own = LETTERS.into_iter().filter_map(|(printed, rank)| {
        let letters = form(&words, rank_message(rank), "index");
        (letters != printed.to_string()).then_some((printed, letters))
    });
    FaceWords {
        language: language.tag(),
        names,
        indices: own.collect(),
    }
}

/// The name of a Decktet card: all but the name itself is small, of an ace all but the suit.
fn name(words: &Words, card: decktet::Card) -> FaceName {
    let message = card_message(card.face());
    let whole = words.plain(&message);
    let bare = form(words, &message, "bare");
    let mut suits = card.suits().iter();
    if let (Some(suit), None) = (suits.next(), suits.next())
        && let Some(name) = around(&bare, &words.plain(suit.message()))
    {
        return name;
    }
    // Articles are small, names large.
    let words: Vec<&str> = whole.split(' ').collect();
    let is_large = |word: &&str| word.starts_with(char::is_uppercase);
    let at = words.iter().position(is_large).unwrap_or(0);
    FaceName {
        before: words[..at].join(" "),
        name: words[at..].join(" "),
        after: String::new(),
    }
}

/// The words of a name with the one that begins as `suit` does as the name, if there is one.
fn around(words: &str, suit: &str) -> Option<FaceName> {
    let words: Vec<&str> = words.split(' ').collect();
    let names_suit = |word: &&str| word.to_lowercase().starts_with(&suit.to_lowercase());
    let at = words.iter().position(names_suit)?;
    Some(FaceName {
        before: words[..at].join(" "),
        name: words[at].to_owned(),
        after: words[at + 1..].join(" "),
    })
}

/// A form of a message without arguments.
fn form(words: &Words, id: &str, form: &str) -> String {
    let message = Message::of(id.to_owned()).attribute(form);
    words.say(&message, &Names::default())
}

#[cfg(test)]
mod tests {
    use super::*;
    use kortlek_art::{CardStyle, IndexSize, Library};
    use std::path::Path;

    fn shown(language: Language, id: &str) -> [String; 3] {
        let words = of_language(language);
        let name = words.names.get(id).expect("every card has a name").clone();
        [name.before, name.name, name.after]
    }

    #[test]
    fn names_are_those_of_the_language() {
        use Language::{English, German, Swedish};
        for (language, id, name) in [
            (English, "5YK", ["the", "Soldier", ""]),
            (English, "1Y", ["Ace of", "Wyrms", ""]),
            (German, "5YK", ["der", "Soldat", ""]),
            (German, "1Y", ["Ass der", "Lindwürmer", ""]),
            (German, "7ML", ["die", "Zufallsbegegnung", ""]),
            (German, "3LY", ["der", "Wilde", ""]),
            (English, "7ML", ["the", "Chance Meeting", ""]),
            (German, "X1", ["", "Joker", ""]),
            (Swedish, "5YK", ["", "Soldaten", ""]),
            (Swedish, "1Y", ["", "Lindormarnas", "ess"]),
        ] {
            assert_eq!(shown(language, id), name, "{language} {id}");
        }
    }

    #[test]
    fn every_ace_names_its_suit_in_every_language() {
        for language in Language::ALL {
            for suit in decktet::Suit::ALL {
                let id = format!("1{}", suit.letter());
                let [before, name, after] = shown(language, &id);
                assert!(
                    !before.is_empty() || !after.is_empty(),
                    "{language}: {name}"
                );
            }
        }
    }

    #[test]
    fn letters_are_those_of_the_language() {
        let letters = |language| {
            let words = of_language(language);
            let letters = words.indices.iter();
            letters
                .map(|(rank, own)| format!("{rank}{own}"))
                .collect::<Vec<_>>()
        };
        assert_eq!(letters(Language::English), [] as [&str; 0]);
        assert_eq!(letters(Language::German), ["JB", "QD"]);
        assert_eq!(letters(Language::Swedish), ["JKn", "QD"]);
    }

    /// A part of a card, in units of which it is 500 wide: left, top, right, bottom.
    type Part = [f64; 4];

    /// The part in a picture that is made smaller for large corners.
    fn shrunk([left, top, right, bottom]: Part) -> Part {
        let small = |at: f64, off: f64| off + 0.76 * at;
        [
            small(left, 60.0),
            small(top, 84.0),
            small(right, 60.0),
            small(bottom, 84.0),
        ]
    }

    /// The same part after half a turn.
    fn turned([left, top, right, bottom]: Part) -> Part {
        [500.0 - right, 700.0 - bottom, 500.0 - left, 700.0 - top]
    }

    /// Parts in which a card may differ from the printed one.
    fn places(id: &str, index: IndexSize) -> Vec<Part> {
        let large = index == IndexSize::Large;
        let in_picture = |part| if large { shrunk(part) } else { part };
        let name = in_picture(match id.chars().next() {
            Some('0' | '1' | 'X') => [100.0, 604.0, 400.0, 666.0],
            _ => [112.0, 604.0, 388.0, 666.0],
        });
        if !id.starts_with(['J', 'Q', 'K']) {
            return vec![name];
        }
        let corner = match large {
            true => [6.0, 8.0, 120.0, 178.0],
            false => [10.0, 10.0, 86.0, 118.0],
        };
        let plate = in_picture([200.0, 570.0, 300.0, 662.0]);
        vec![corner, turned(corner), plate]
    }

    #[test]
    fn words_of_every_language_are_set_where_the_printed_ones_are() {
        const WIDTH: u32 = 200;
        const UNITS: f64 = 500.0 / WIDTH as f64;
        let assets = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../assets");
        let library = Library::open(&assets).expect("there are assets");
        let decktet = (0..decktet::Card::COUNT).map(|k| decktet::Card::at(k).to_string());
        let french = ["AS", "TH", "JS", "QH", "QC", "KD", "X1", "X2"].map(String::from);
        for id in decktet.chain(french) {
            // Large corners make all pictures smaller in the same way.
            let sizes: &[IndexSize] = match id.len() {
                2 => &[IndexSize::Normal, IndexSize::Large],
                _ => &[IndexSize::Normal],
            };
            for &index in sizes {
                let drawn = |words| {
                    let style = CardStyle {
                        index,
                        words,
                        ..CardStyle::default()
                    };
                    library
                        .card(&id, style, WIDTH)
                        .unwrap_or_else(|fault| panic!("{fault}"))
                };
                let printed = drawn(None);
                for words in [Language::German, Language::Swedish].map(face_words) {
                    let own = drawn(words);
                    let pixels = printed.rgba.chunks(4).zip(own.rgba.chunks(4));
                    let other = pixels.enumerate().filter(|(_, (a, b))| a != b);
                    let other: Vec<[f64; 2]> = other
                        .map(|(n, _)| [n as u32 % WIDTH, n as u32 / WIDTH].map(f64::from))
                        .map(|at| at.map(|at| (at + 0.5) * UNITS))
                        .collect();
                    let keeps = id.starts_with(['A', 'T', 'K']) && id.len() == 2;
                    assert_eq!(other.is_empty(), keeps, "{id} in {words:?}");
                    for [x, y] in other {
                        let within = |[left, top, right, bottom]: &Part| {
                            (*left..*right).contains(&x) && (*top..*bottom).contains(&y)
                        };
                        let places = places(&id, index);
                        assert!(
                            places.iter().any(within),
                            "{id} in {words:?}, {index:?}: {x} {y} is outside {places:?}"
                        );
                    }
                }
            }
        }
    }
}
