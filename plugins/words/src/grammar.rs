//! Faults of a finished text that a program can find: of spaces and punctuation, and of the number of words that are
//! counted.

use crate::Language;

/// A word that is counted: its forms after 1, and those after every other number. Words that are alike in both, such
/// as “poäng” and „Spieler“, are not listed.
type Counted = (&'static [&'static str], &'static [&'static str]);

const ENGLISH: &[Counted] = &[
    (&["accusation"], &["accusations"]),
    (&["ace"], &["aces"]),
    (&["alarm"], &["alarms"]),
    (&["bottle"], &["bottles"]),
    (&["building"], &["buildings"]),
    (&["card"], &["cards"]),
    (&["case"], &["cases"]),
    (&["celebrity"], &["celebrities"]),
    (&["couple"], &["couples"]),
    (&["day"], &["days"]),
    (&["factory"], &["factories"]),
    (&["game"], &["games"]),
    (&["gamepad"], &["gamepads"]),
    (&["germ"], &["germs"]),
    (&["guard"], &["guards"]),
    (&["hint"], &["hints"]),
    (&["hour"], &["hours"]),
    (&["line"], &["lines"]),
    (&["minute"], &["minutes"]),
    (&["mission"], &["missions"]),
    (&["move"], &["moves"]),
    (&["number"], &["numbers"]),
    (&["office"], &["offices"]),
    (&["picture"], &["pictures"]),
    (&["pile"], &["piles"]),
    (&["pip"], &["pips"]),
    (&["player"], &["players"]),
    (&["point"], &["points"]),
    (&["question"], &["questions"]),
    (&["rank"], &["ranks"]),
    (&["round"], &["rounds"]),
    (&["row"], &["rows"]),
    (&["seat"], &["seats"]),
    (&["space"], &["spaces"]),
    (&["spy"], &["spies"]),
    (&["step"], &["steps"]),
    (&["suit"], &["suits"]),
    (&["symbol"], &["symbols"]),
    (&["token"], &["tokens"]),
    (&["track"], &["tracks"]),
    (&["trick"], &["tricks"]),
    (&["turn"], &["turns"]),
    (&["way"], &["ways"]),
    // What is said of several.
    (&[], &["are", "were", "have"]),
];

const GERMAN: &[Counted] = &[
    (&["Alarm"], &["Alarme", "Alarmen"]),
    (&["Ass"], &["Asse", "Assen"]),
    (&["Auge"], &["Augen"]),
    (&["Bild"], &["Bilder", "Bildern"]),
    (&["Fabrik"], &["Fabriken"]),
    (&["Fall"], &["Fälle", "Fällen"]),
    (&["Farbe"], &["Farben"]),
    (&["Flasche"], &["Flaschen"]),
    (&["Frage"], &["Fragen"]),
    (&["Gleis"], &["Gleise", "Gleisen"]),
    (&["Karte"], &["Karten"]),
    (&["Keim"], &["Keime", "Keimen"]),
    (&["Linie"], &["Linien"]),
    (&["Marke"], &["Marken"]),
    (&["Minute"], &["Minuten"]),
    (&["Paar"], &["Paare", "Paaren"]),
    (&["Partie"], &["Partien"]),
    (&["Platz"], &["Plätze", "Plätzen"]),
    (&["Punkt"], &["Punkte", "Punkten"]),
    (&["Rang"], &["Ränge", "Rängen"]),
    (&["Reihe"], &["Reihen"]),
    (&["Runde"], &["Runden"]),
    (&["Schritt"], &["Schritte", "Schritten"]),
    (&["Sieg"], &["Siege", "Siegen"]),
    (&["Spiel"], &["Spiele", "Spielen"]),
    (&["Spion"], &["Spione", "Spionen"]),
    (&["Stich"], &["Stiche", "Stichen"]),
    (&["Stunde"], &["Stunden"]),
    (&["Symbol"], &["Symbole", "Symbolen"]),
    (&["Tag"], &["Tage", "Tagen"]),
    (&["Tipp"], &["Tipps"]),
    (&["Weg"], &["Wege", "Wegen"]),
    (&["Zahl"], &["Zahlen"]),
    (&["Zug"], &["Züge", "Zügen"]),
    // What is said of several.
    (
        &[],
        &[
            "sind", "waren", "haben", "werden", "bleiben", "liegen", "kommen",
        ],
    ),
];

const SWEDISH: &[Counted] = &[
    (&["anklagelse"], &["anklagelser"]),
    (&["bakterie"], &["bakterier"]),
    (&["bild"], &["bilder"]),
    (&["bricka"], &["brickor"]),
    (&["byggnad"], &["byggnader"]),
    (&["dag"], &["dagar"]),
    (&["fabrik"], &["fabriker"]),
    (&["flaska"], &["flaskor"]),
    (&["fråga"], &["frågor"]),
    (&["färg"], &["färger"]),
    (&["handkontroll"], &["handkontroller"]),
    (&["hög"], &["högar"]),
    (&["linje"], &["linjer"]),
    (&["minut"], &["minuter"]),
    (&["omgång"], &["omgångar"]),
    (&["parti"], &["partier"]),
    (&["plats"], &["platser"]),
    (&["rad"], &["rader"]),
    (&["runda"], &["rundor"]),
    (&["seger"], &["segrar"]),
    (&["spion"], &["spioner"]),
    (&["symbol"], &["symboler"]),
    (&["timme"], &["timmar"]),
    (&["tur"], &["turer"]),
    (&["valör"], &["valörer"]),
    (&["väg"], &["vägar"]),
    // Adjectives before words that are alike in both.
    (&["dolt"], &["dolda"]),
    (&["full", "fullt"], &["fulla"]),
    (&["klätt"], &["klädda"]),
    (&["osett"], &["osedda"]),
    (&["täckt"], &["täckta"]),
];

/// The numbers in words that no plural may follow.
const ONES: [(Language, &[&str]); 3] = [
    (Language::English, &["a", "an", "one"]),
    (
        Language::German,
        &["ein", "eine", "einen", "einem", "einer", "eines"],
    ),
    (Language::Swedish, &["en", "ett"]),
];

/// Words that end what a number counts: “1 of the cards”, “0 a turn”, “from 9 down track 2”.
const SMALL: &[&str] = &[
    "a", "an", "and", "at", "each", "every", "for", "from", "hundred", "in", "of", "on", "or",
    "up", "down", "per", "the", "to", "with", //
    "ab", "auf", "aus", "bei", "hoch", "runter", "das", "deiner", "dem", "den", "der", "die",
    "für", "im", "mit", "pro", "und", "von", "zu", //
    "av", "eller", "ner", "upp", "för", "i", "med", "mot", "och", "på", "till", "ur", "vid",
];

/// Names a letter of a jack, queen or king that cards don't show: they have the printed English ones or those of the
/// language, as [`Words::variant`](crate::Words::variant) tells.
pub fn letters((language, printed): (Language, bool), text: &str) -> Option<String> {
    let is_index = |at: usize, word: &str| {
        let (before, after) = (&text[..at], &text[at + word.len()..]);
        after.starts_with(['♠', '♥', '♦', '♣', '=', '+']) || before.ends_with('+')
    };
    let own: &[&str] = match language.source() {
        Language::German => &["B", "D"],
        Language::Swedish => &["Kn", "D"],
        _ => return None,
    };
    let mut words = text.split(|c: char| !c.is_alphanumeric());
    let at = |word: &str| word.as_ptr() as usize - text.as_ptr() as usize;
    let wrong = words.find(|word| match printed {
        true => own.contains(word) && is_index(at(word), word),
        false => ["J", "Q"].contains(word),
    });
    wrong.map(|word| format!("{word} is not on the cards"))
}

/// The fault of spaces or punctuation in a text, if one is found.
pub fn punctuation(language: Language, text: &str) -> Option<String> {
    if text.is_empty() {
        return Some("it is empty".to_owned());
    }
    if text.trim() != text {
        return Some("a space at one end".to_owned());
    }
    let mut wrong = vec![
        "  ", " ,", " .", " ;", " :", " !", " ?", " )", "( ", "“ ”", "„ “", "..", ",,", ",.", ";.",
        ":.", "!.", "?.", "{", "}", "()",
    ];
    // German and Swedish set a space before the sign, English does not.
    match language {
        Language::English => wrong.extend(["0 %", "1 %", "2 %", "5 %"]),
        Language::Swedish | Language::German => wrong.extend(["0%", "1%", "2%", "5%"]),
        Language::Pseudo => {}
    }
    let found = wrong.into_iter().find(|wrong| text.contains(wrong));
    found
        .map(|found| format!("“{found}”"))
        .or_else(|| minus(text))
}

/// A number below zero with a hyphen before it instead of a minus.
pub fn minus(text: &str) -> Option<String> {
    let begins = |rest: &str| rest.starts_with(|c: char| c.is_ascii_digit());
    let mut parts = text.split([' ', '(', '\u{a0}']);
    let hyphen = parts.any(|part| part.strip_prefix(['-', '–']).is_some_and(begins));
    hyphen.then(|| "a hyphen before a number".to_owned())
}

/// A word that is counted in a text and does not stand in the form that its number needs. The pseudo-language has none.
pub fn number(language: Language, text: &str) -> Option<String> {
    let counted = match language {
        Language::English => ENGLISH,
        Language::German => GERMAN,
        Language::Swedish => SWEDISH,
        Language::Pseudo => return None,
    };
    let words: Vec<&str> = text.split_whitespace().collect();
    for (at, word) in words.iter().enumerate() {
        // A number with punctuation after it counts nothing.
        let Some(is_one) = is_one(language, word) else {
            continue;
        };
        // “4 + 1 cards” are five.
        if at > 0 && words[at - 1] == "+" {
            continue;
        }
        // One word may stand between: “1 full bottles”.
        for next in words[at + 1..].iter().take(2) {
            let bare = next.trim_matches(|c: char| !c.is_alphanumeric());
            let wrong = counted.iter().any(|(one, other)| {
                let wrong = if is_one { other } else { one };
                wrong.contains(&bare)
            });
            if wrong {
                return Some(format!("“{word} … {bare}”"));
            }
            let ends = next.ends_with(|c: char| !c.is_alphanumeric());
            let is_counted = counted
                .iter()
                .any(|(one, other)| one.contains(&bare) || other.contains(&bare));
            if ends || is_counted || SMALL.contains(&bare) {
                break;
            }
        }
    }
    None
}

/// A sentence that begins small, or one that speaks to the viewer as of somebody else: “you lays”.
pub fn sentence(language: Language, text: &str) -> Option<String> {
    if text.chars().find(|c| c.is_alphanumeric())?.is_lowercase() {
        return Some("it begins with a small letter".to_owned());
    }
    let words: Vec<&str> = text
        .split(|c: char| !(c.is_alphanumeric() || c == '’'))
        .collect();
    let (you, is_wrong): (_, fn(&str) -> bool) = match language {
        Language::English => ("you", |next| {
            let next = next.replace("n’t", "");
            next.len() > 3 && next.ends_with('s') && !next.ends_with("ss") && next != "perhaps"
                || ["is", "was", "has"].contains(&&*next)
        }),
        Language::German => ("du", |next| {
            [
                "ist", "hat", "wird", "legt", "nimmt", "zieht", "spielt", "wählt", "gewinnt",
                "bekommt", "steht", "beginnt", "trinkt",
            ]
            .contains(&next)
        }),
        Language::Swedish | Language::Pseudo => return None,
    };
    (1..words.len())
        .filter(|at| words[at - 1].eq_ignore_ascii_case(you) && is_wrong(words[*at]))
        // “Each of you looks”.
        .find(|at| *at < 2 || words[at - 2] != "of")
        .map(|at| format!("“{you} {}”", words[at]))
}

/// Returns, for a word that is a number, whether it means one: true for “1”, “+1”, “−1” and “one”, false for other numbers, none for other words.
fn is_one(language: Language, word: &str) -> Option<bool> {
    let start = word.trim_start_matches(['“', '„', '(', '+', '−']);
    if let Ok(number) = start.parse::<u32>() {
        return Some(number == 1);
    }
    let (_, ones) = ONES.iter().find(|(of, _)| *of == language)?;
    ones.contains(&start.to_lowercase().as_str())
        .then_some(true)
}

#[cfg(test)]
mod tests {
    use super::*;
    use Language::{English, German, Swedish};

    #[test]
    fn counted_words_follow_their_number() {
        for (language, wrong, right) in [
            (English, "1 points", "21 points"),
            (English, "−1 points", "−1 point"),
            (English, "4, 1 cards", "4 + 1 cards"),
            (English, "0 point", "0 points"),
            (
                English,
                "You get one full bottles.",
                "You get 2 full bottles.",
            ),
            (English, "1 are left", "1 of the cards"),
            (German, "1 Karten", "1 Karte"),
            (German, "in 21 Zug", "in 21 Zügen"),
            (German, "Eine Marken", "Eine deiner Marken"),
            (Swedish, "1 brickor", "1 bricka"),
            (Swedish, "1 osedda", "21 osedda"),
        ] {
            assert!(number(language, wrong).is_some(), "{wrong}");
            assert_eq!(number(language, right), None, "{right}");
        }
    }

    #[test]
    fn letters_are_those_on_the_cards() {
        for (language, printed, wrong, right) in [
            (German, false, "3 4 Q=5", "3 4 D=5"),
            (German, false, "K+J", "K+B"),
            (German, true, "Elm D♦", "Elm Q♦, z. B. hier"),
            (Swedish, false, "J♣ A♥", "Kn♣ A♥"),
            (Swedish, true, "K+Kn", "K+J"),
        ] {
            assert!(letters((language, printed), wrong).is_some(), "{wrong}");
            assert_eq!(letters((language, printed), right), None, "{right}");
        }
        assert_eq!(letters((English, true), "Q=5"), None);
    }

    #[test]
    fn numbers_below_zero_have_a_minus() {
        assert!(minus("Elm -5").is_some() && minus("–5").is_some());
        assert_eq!(minus("−5, 2–3, 10-Karten"), None);
    }

    #[test]
    fn spaces_and_punctuation_are_those_of_the_language() {
        for (language, wrong, right) in [
            (English, "It ends .", "It ends."),
            (English, "It  ends", "It ends"),
            (English, "50 %", "50%"),
            (German, "50%", "50 %"),
            (English, "", "…"),
            (Swedish, "slut..", "slut…"),
        ] {
            assert!(punctuation(language, wrong).is_some(), "{wrong}");
            assert_eq!(punctuation(language, right), None, "{right}");
        }
    }

    #[test]
    fn sentences_begin_large_and_speak_to_the_viewer() {
        for (language, wrong, right) in [
            (English, "you lay.", "You lay."),
            (English, "You lays it.", "Each of you looks at it."),
            (English, "Now you isn’t.", "Now you aren’t."),
            (German, "Du legt.", "Du legst."),
        ] {
            assert!(sentence(language, wrong).is_some(), "{wrong}");
            assert_eq!(sentence(language, right), None, "{right}");
        }
    }
}
