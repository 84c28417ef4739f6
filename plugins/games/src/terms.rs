//! Terms: the words of rules and lessons that a newcomer may not know, each with a sentence and, where one helps, a
//! picture.
//!
//! A game's terms are the files `<game>/rules/terms.en.md`, `terms.sv.md` and `terms.de.md`; those that many games
//! share stand once, in the folder `terms` beside this file. A game's file begins with the common terms that it uses,
//! by id:
//!
//! ````text
//! uses: trick, follow, rank
//!
//! ## penalty: Penalty                       the id, and what it is called
//! forms: penalty, penalties                 the forms that are marked in the text
//! Whoever wins a trick and holds none of its suits must take one.
//!
//! ```cards                                  the picture, in the markup of the rules pages
//! 8VL* 9MS
//! = Waves or leaves.
//! ```
//! ````
//!
//! Nothing is marked by hand: a term is found by its forms, where one of them first stands in a section of the rules
//! or in what a teacher says. A form with a small first letter is also found with a capital one. A game's own term
//! takes the place of a common one with the same id.

use std::{cmp::Reverse, collections::BTreeSet, ops::Range};

/// Each game's files, by language.
const ALL: &[(&str, &[(&str, &str)])] = include!(concat!(env!("OUT_DIR"), "/terms.rs"));

/// The common terms, by language.
const COMMON: &[(&str, &str)] = &[
    ("en", include_str!("terms/en.md")),
    ("sv", include_str!("terms/sv.md")),
    ("de", include_str!("terms/de.md")),
];

/// A word that can be explained.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Term {
    /// Its name among the game's terms, alike in all languages.
    pub id: &'static str,
    /// Name of the term.
    pub name: &'static str,
    /// Forms in which it occurs in a text.
    pub forms: Vec<&'static str>,
    /// Explanation: a paragraph and perhaps a picture, in the markup of the rules pages.
    pub body: &'static str,
}

/// The terms of a game in one language.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Glossary {
    /// All of them, the game's own first.
    pub terms: Vec<Term>,
}

/// The terms of a game in the language of this tag, or in English where it has none.
pub fn glossary(game: &str, tag: &str) -> Glossary {
    let of = |texts: &[(&str, &'static str)], tag| {
        let mut texts = texts.iter();
        texts.find(|(of, _)| *of == tag).map(|(_, text)| *text)
    };
    let own = ALL.iter().find(|(id, _)| *id == game);
    let own = own.map_or(&[][..], |(_, texts)| texts);
    let tag = if of(own, tag).is_some() { tag } else { "en" };
    let (own, common) = (of(own, tag), of(COMMON, tag));
    // Faults of a file are reported by its test.
    let own = own.and_then(|text| read(text).ok()).unwrap_or_default();
    let common = common.and_then(|text| read(text).ok()).unwrap_or_default();
    let used = common.terms.into_iter().filter(|term| {
        let replaced = own.terms.iter().any(|own| own.id == term.id);
        own.uses.contains(&term.id) && !replaced
    });
    let mut terms = own.terms.clone();
    terms.extend(used);
    Glossary { terms }
}

impl Glossary {
    /// Finds the terms in a text that were not `seen` before, each at its first form. Of several forms that begin at
    /// one place the longest wins, of equal ones that of the term that comes first. The terms found are added to
    /// `seen`.
    pub fn find(
        &self,
        text: &str,
        seen: &mut BTreeSet<&'static str>,
    ) -> Vec<(Range<usize>, &Term)> {
        let mut found = Vec::new();
        let mut at = 0;
        while let Some(begin) = word_from(text, at) {
            let longest = self
                .terms
                .iter()
                .flat_map(|term| term.forms.iter().map(move |form| (term, *form)))
                .filter(|(_, form)| stands_at(text, begin, form))
                .min_by_key(|(_, form)| Reverse(form.len()));
            let Some((term, form)) = longest else {
                at = word_end(text, begin);
                continue;
            };
            let end = begin + length(text, begin, form);
            if seen.insert(term.id) {
                found.push((begin..end, term));
            }
            at = end;
        }
        found
    }

    /// The term of an id.
    pub fn term(&self, id: &str) -> Option<&Term> {
        self.terms.iter().find(|term| term.id == id)
    }
}

/// Start of the next word, from a place between words or within one that is passed over.
fn word_from(text: &str, at: usize) -> Option<usize> {
    let rest = text.get(at..)?;
    rest.find(char::is_alphanumeric).map(|ahead| at + ahead)
}

/// End of the word that begins here.
fn word_end(text: &str, begin: usize) -> usize {
    let rest = &text[begin..];
    let length = rest.find(|c: char| !c.is_alphanumeric());
    length.map_or(text.len(), |length| begin + length)
}

/// Returns true if the text has the letters of a form here, as a word or several.
fn stands_at(text: &str, begin: usize, form: &str) -> bool {
    let mut letters = text[begin..].chars();
    let mut first = true;
    for wanted in form.chars() {
        let Some(letter) = letters.next() else {
            return false;
        };
        let capital = first && letter.to_lowercase().eq(wanted.to_lowercase());
        if letter != wanted && !(capital && wanted.is_lowercase()) {
            return false;
        }
        first = false;
    }
    !letters.next().is_some_and(char::is_alphanumeric)
}

/// Length in bytes of a form found here: a capital letter may be longer than a small one.
fn length(text: &str, begin: usize, form: &str) -> usize {
    let letters = text[begin..].chars().take(form.chars().count());
    letters.map(char::len_utf8).sum()
}

/// A file.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct File {
    /// The common terms that are used.
    uses: Vec<&'static str>,
    terms: Vec<Term>,
}

/// Reads a file; the error describes its fault.
fn read(text: &'static str) -> Result<File, String> {
    let mut file = File::default();
    let mut chapters = text.split("## ");
    let head = chapters.next().unwrap_or_default().trim();
    if !head.is_empty() {
        let uses = head.strip_prefix("uses: ");
        let uses = uses.ok_or("what stands before the first term is no list “uses: …”")?;
        file.uses = uses.split(',').map(str::trim).collect();
    }
    for chapter in chapters {
        let (heading, rest) = chapter.split_once('\n').unwrap_or((chapter, ""));
        let (id, name) = heading
            .split_once(": ")
            .ok_or_else(|| format!("“{heading}” is no heading of a term"))?;
        let (forms, body) = rest.split_once('\n').unwrap_or((rest, ""));
        let forms = forms
            .strip_prefix("forms: ")
            .ok_or_else(|| format!("{id}: its forms are missing"))?;
        file.terms.push(Term {
            id,
            name: name.trim(),
            forms: forms.split(',').map(str::trim).collect(),
            body: body.trim(),
        });
    }
    Ok(file)
}

#[cfg(all(test, not(feature = "plugin")))]
mod tests {
    use super::*;
    use crate::{GAMES, SHELF};
    use kortlek_rules::{Deck, Message, decktet, french, presentation::Names};
    use kortlek_words::{Language, Words};
    use std::{fs, path::Path};

    /// Maximum length of the explanation of a term, in letters.
    const LONGEST: usize = 260;
    const TAGS: [&str; 3] = ["en", "sv", "de"];

    fn ids(game: &str, tag: &str) -> BTreeSet<&'static str> {
        glossary(game, tag).terms.iter().map(|t| t.id).collect()
    }

    /// The text of a page without its pictures, headings and buttons.
    fn running(page: &str) -> String {
        let parts: String = page.split("```").step_by(2).collect();
        let marked = |line: &&str| !line.starts_with(['#', '[']) && !line.starts_with("- sign");
        let lines: Vec<&str> = parts.lines().filter(marked).collect();
        lines.join("\n").replace('*', "")
    }

    /// Returns true if a game is at the table: rules and bots alone need no words for readers.
    fn is_at_table(game: &str) -> bool {
        let mut games = GAMES.iter();
        games.any(|entry| entry.card.id == game && entry.table.is_some())
    }

    /// Rules and lesson of a game, as they are written.
    fn texts(game: &str, tag: &str) -> String {
        let entry = GAMES.iter().find(|entry| entry.card.id == game);
        let pages = entry.and_then(|entry| entry.table).expect("at the table");
        let page = (pages.rules_pages)().iter().find(|(of, _)| *of == tag);
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(game);
        let lesson = fs::read_to_string(folder.join(format!("lessons/first.{tag}.md")));
        let both = [page.expect("a page").1, &lesson.unwrap_or_default()];
        both.map(running).join("\n")
    }

    #[test]
    fn every_file_can_be_read_and_says_the_same_in_all_languages() {
        let shown = ALL.iter().filter(|(game, _)| is_at_table(game));
        let all = shown.chain(&[("common", COMMON)]);
        for (game, texts) in all {
            let mut tags: Vec<&str> = texts.iter().map(|(tag, _)| *tag).collect();
            tags.sort_unstable();
            assert_eq!(tags, ["de", "en", "sv"], "{game}/rules/terms.….md");
            let files = texts
                .iter()
                .map(|(tag, text)| read(text).unwrap_or_else(|e| panic!("{game}, {tag}: {e}")));
            let known: BTreeSet<(Vec<&str>, Vec<&str>)> = files
                .map(|file| {
                    let mut uses = file.uses.clone();
                    uses.sort_unstable();
                    let mut ids: Vec<&str> = file.terms.iter().map(|t| t.id).collect();
                    ids.sort_unstable();
                    (uses, ids)
                })
                .collect();
            assert_eq!(known.len(), 1, "{game}: languages differ: {known:?}");
        }
    }

    #[test]
    fn a_term_is_said_shortly_and_each_form_means_one() {
        for card in SHELF {
            for tag in TAGS {
                let glossary = glossary(card.id, tag);
                let mut forms = BTreeSet::new();
                for term in &glossary.terms {
                    let place = format!("{}, {tag}: {}", card.id, term.id);
                    let said = running(term.body);
                    let said = said.trim();
                    assert!(said.chars().count() <= LONGEST, "{place}: too long: {said}");
                    assert!(said.ends_with(['.', '!', '?']), "{place}: no stop: {said}");
                    assert!(!term.forms.is_empty() && !term.name.is_empty(), "{place}");
                    for form in &term.forms {
                        assert!(!form.is_empty() && forms.insert(*form), "{place}: {form}");
                    }
                }
            }
        }
    }

    #[test]
    fn every_game_has_terms_of_its_own_and_what_it_uses_is_there() {
        let common = read(COMMON[0].1).expect("it can be read");
        let mut used = BTreeSet::new();
        for (game, texts) in ALL.iter().filter(|(game, _)| is_at_table(game)) {
            let (_, text) = texts.iter().find(|(tag, _)| *tag == "en").expect("English");
            let file = read(text).expect("it can be read");
            let own = file.terms.len();
            assert!((3..=8).contains(&own), "{game} has {own} terms of its own");
            for id in file.uses {
                let is_there = common.terms.iter().any(|term| term.id == id);
                assert!(is_there, "{game}: there is no common term “{id}”");
                used.insert(id);
            }
        }
        let unused = common.terms.iter().filter(|term| !used.contains(term.id));
        assert_eq!(unused.map(|term| term.id).collect::<Vec<_>>(), [""; 0]);
    }

    #[test]
    fn every_term_is_marked_somewhere() {
        for card in SHELF.iter().filter(|card| is_at_table(card.id)) {
            for tag in TAGS {
                let mut seen = BTreeSet::new();
                let text = texts(card.id, tag);
                glossary(card.id, tag).find(&text, &mut seen);
                let missing: Vec<_> = ids(card.id, tag).difference(&seen).copied().collect();
                assert!(missing.is_empty(), "{}, {tag}: {missing:?}", card.id);
            }
        }
    }

    /// Words of a deck that mean something else in a game with the other: the game, the word's message, and the reason.
    const OF_BOTH_DECKS: [[&str; 3]; 1] = [[
        "court",
        "rank-court",
        "a court is the cards in front of a player",
    ]];

    /// The ids of the suits, and of the ranks that the other deck does not have.
    fn only_of(deck: Deck) -> Vec<&'static str> {
        match deck {
            Deck::Decktet => {
                let mut all = decktet::Suit::ALL.map(decktet::Suit::message).to_vec();
                all.extend(["rank-pawn", "rank-court", "rank-crown", "rank-excuse"]);
                all
            }
            Deck::French => {
                let mut all = french::Suit::ALL.map(french::Suit::message).to_vec();
                all.extend(["rank-jack", "rank-queen", "rank-king", "rank-joker"]);
                all
            }
        }
    }

    /// The words that only a deck has, in a language: its name, suits and ranks.
    fn words_of(deck: Deck, language: Language) -> Glossary {
        let words = Words::new(language, &[]);
        let nobody = Names {
            names: Vec::new(),
            me: None,
        };
        let mut terms = Vec::new();
        for id in only_of(deck) {
            let form = |name: &str| words.say(&Message::new(id).attribute(name), &nobody);
            let forms = ["", "one", "plural", "dat", "plural-dat"].map(form);
            terms.push(Term {
                id,
                name: id,
                forms: forms.map(|form| &*form.leak()).to_vec(),
                body: "",
            });
        }
        if deck == Deck::Decktet {
            terms.push(Term {
                id: "deck",
                name: "Decktet",
                forms: vec!["Decktet", "Decktets"],
                body: "",
            });
        }
        Glossary { terms }
    }

    /// The cards in the pictures of an explanation: of the Decktet, and of the French deck.
    fn cards_of(body: &str) -> (Vec<&str>, Vec<&str>) {
        let pictures = body.split("```").skip(1).step_by(2);
        let lines = pictures.flat_map(|picture| picture.lines().skip(1));
        let places = lines
            .filter(|line| !line.starts_with('='))
            .flat_map(|line| {
                line.split('|')
                    .next()
                    .unwrap_or_default()
                    .split_whitespace()
            });
        let (mut of_decktet, mut of_french) = (Vec::new(), Vec::new());
        for place in places {
            let card = place.trim_matches(|c: char| !c.is_ascii_alphanumeric());
            if card == "back-decktet" || card.parse::<decktet::Card>().is_ok() {
                of_decktet.push(card);
            } else if card == "back-french" || card.parse::<french::Card>().is_ok() {
                of_french.push(card);
            }
        }
        (of_decktet, of_french)
    }

    #[test]
    fn no_game_explains_what_only_the_other_deck_has() {
        let mut wrong = Vec::new();
        let mut cards = 0;
        for card in SHELF {
            let other = match card.deck {
                Deck::Decktet => Deck::French,
                Deck::French => Deck::Decktet,
            };
            for language in Language::ALL {
                let foreign = words_of(other, language);
                for term in &glossary(card.id, language.tag()).terms {
                    let place = format!("{}, {}: {}", card.id, language.tag(), term.id);
                    let said = [&[term.name, term.body], &*term.forms].concat().join("\n");
                    for (at, word) in foreign.find(&said, &mut BTreeSet::new()) {
                        let found = &said[at];
                        let is_right = OF_BOTH_DECKS
                            .iter()
                            .any(|[game, id, _]| *game == card.id && *id == word.id);
                        if !is_right {
                            wrong.push(format!("{place}: “{found}” ({})", word.id));
                        }
                    }
                    let (of_decktet, of_french) = cards_of(term.body);
                    cards += of_decktet.len() + of_french.len();
                    let of_other = match other {
                        Deck::Decktet => of_decktet,
                        Deck::French => of_french,
                    };
                    if !of_other.is_empty() {
                        wrong.push(format!("{place}: the cards {of_other:?}"));
                    }
                }
            }
        }
        assert!(wrong.is_empty(), "{}", wrong.join("\n"));
        assert!(cards > 100, "only {cards} cards are in pictures");
    }

    #[test]
    fn the_longest_form_is_found_once_and_only_as_a_whole_word() {
        let term = |id, forms: &[&'static str]| Term {
            id,
            name: id,
            forms: forms.to_vec(),
            body: "",
        };
        let glossary = Glossary {
            terms: vec![
                term("suit", &["suit", "suits"]),
                term("follow", &["follow", "follow suit", "öde"]),
                term("trick", &["Stich"]),
            ],
        };
        let mut seen = BTreeSet::new();
        let mut find = |text: &str| -> Vec<(String, &str)> {
            let found = glossary.find(text, &mut seen).into_iter();
            let found = found.map(|(range, term)| (text[range].to_owned(), term.id));
            found.collect()
        };
        let is = |words: &str, id| (words.to_owned(), id);
        assert_eq!(
            find("Follow suit, if you can: a suit you hold."),
            [is("Follow suit", "follow"), is("suit", "suit")]
        );
        assert_eq!(find("suits, and follow again"), []);
        assert_eq!(find("stich Stichwort STICH"), []);
        assert_eq!(find("Ein Stich."), [is("Stich", "trick")]);
        let mut seen = BTreeSet::new();
        assert_eq!(glossary.find("Öde.", &mut seen)[0].0, 0.."Öde".len());
    }

    #[test]
    fn what_is_wrong_with_a_file_is_told() {
        for wrong in [
            "words\n## a: A\nforms: a\nx",
            "## a\nforms: a",
            "## a: A\nx",
        ] {
            assert!(read(wrong).is_err(), "{wrong}");
        }
        let file = read("uses: suit, rank\n\n## a: An A\nforms: a, an a\nIt is.\n").expect("right");
        assert_eq!(file.uses, ["suit", "rank"]);
        assert_eq!((file.terms[0].name, file.terms[0].body), ("An A", "It is."));
    }
}
