//! Test of the games' messages: every message that occurs is translated in every language, and no other is.

use kortlek_rules::{Game, Note, Seat, presentation::note_message};
use std::{collections::BTreeSet, fs, path::Path};

/// Number of random games whose messages are collected for each number of players.
const GAMES: u64 = 16;

/// Prefix of the messages that are tips at the table, and the allowed number of them in a game.
const TIP: &str = "situation-";
const TIPS: std::ops::RangeInclusive<usize> = 2..=4;

/// Messages of the interface, which also speaks with a game's words at hand.
const INTERFACE: [&str; 2] = ["plugins/table/words/en.ftl", "src/words/en.ftl"];

/// Holds a game to all of this; `said` plays it and returns the ids of the messages that occurred.
pub fn check<G: Game>(said: impl FnOnce(u64) -> BTreeSet<String>) {
    let id = G::CARD.id;
    let english: String = texts(G::messages());
    let own = ids(&english);
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    for file in INTERFACE {
        let text = fs::read_to_string(root.join(file)).unwrap_or_else(|e| panic!("{file}: {e}"));
        let twice: Vec<_> = ids(&text).intersection(&own).cloned().collect();
        assert!(twice.is_empty(), "{id}: {file} has {twice:?} too");
    }
    let said = said(GAMES);
    let tips: Vec<&String> = own.iter().filter(|m| m.starts_with(TIP)).collect();
    let entry = crate::GAMES.iter().find(|entry| entry.card.id == id);
    let shown = entry.is_some_and(|entry| entry.table.is_some());
    assert!(
        !shown || TIPS.contains(&tips.len()),
        "{id} has {} tips at the table",
        tips.len()
    );
    let never: Vec<_> = tips.iter().filter(|tip| !said.contains(**tip)).collect();
    assert!(never.is_empty(), "{id}: no random game comes to {never:?}");
    let literals = literals(&Path::new(env!("CARGO_MANIFEST_DIR")).join(id).join("src"));
    let unused: Vec<&String> = own
        .iter()
        .filter(|message| {
            !said.contains(*message)
                && !is_made(message, &literals)
                && !english.contains(&format!("{{ {message} "))
                && !english.contains(&format!("{{ {message}."))
        })
        .collect();
    assert!(unused.is_empty(), "{id}: nobody says {unused:?}");
}

/// Returns true if source text with these strings can make the message: they name it, or it is the reason of a note,
/// or a prefix such as `end-` before one of them.
fn is_made(message: &str, literals: &BTreeSet<String>) -> bool {
    let reason = |why: &String| {
        let note = Note {
            seat: Seat(0),
            points: 0,
            why: why.clone().into(),
        };
        note_message(&note).id == message
    };
    let ends_prefix = |at: usize| {
        let (prefix, rest) = (&message[..at], &message[at + 1..]);
        literals.contains(rest) && (prefix == "end" || literals.contains(&format!("{prefix}-{{}}")))
    };
    literals.contains(message)
        || (message.starts_with("why-") && literals.iter().any(reason))
        || message.match_indices('-').any(|(at, _)| ends_prefix(at))
}

/// The English files in one.
fn texts(files: &[(&str, &str)]) -> String {
    let english = files.iter().filter(|(tag, _)| *tag == "en");
    english.map(|(_, text)| *text).collect()
}

/// The ids of the messages in a file.
fn ids(text: &str) -> BTreeSet<String> {
    text.lines()
        .filter_map(|line| line.split_once(" ="))
        .map(|(id, _)| id)
        .filter(|id| id.starts_with(|c: char| c.is_ascii_lowercase()) && !id.contains(' '))
        .map(str::to_owned)
        .collect()
}

/// The strings in the source text of a folder.
fn literals(folder: &Path) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(folder) = folders.pop() {
        let entries = fs::read_dir(&folder).unwrap_or_else(|e| panic!("{}: {e}", folder.display()));
        for path in entries.map(|entry| entry.expect("a folder can be listed").path()) {
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|e| e == "rs") {
                let text = fs::read_to_string(&path).expect("source text is text");
                // Every piece between two quotation marks; those between strings do no harm.
                found.extend(text.split('"').map(str::to_owned));
            }
        }
    }
    found
}

#[test]
fn messages_are_found_where_they_are_made() {
    let literals: BTreeSet<String> = [
        "lay",
        "four bottles drunk, and no virus",
        "cap",
        "ending-{}",
    ]
    .map(str::to_owned)
    .into();
    for made in [
        "lay",
        "why-four-bottles-drunk-and-no-virus",
        "end-cap",
        "ending-cap",
    ] {
        assert!(is_made(made, &literals), "{made}");
    }
    for unused in [
        "lays",
        "why-five-bottles",
        "end-lays",
        "start-cap",
        "option-cap",
    ] {
        assert!(!is_made(unused, &literals), "{unused}");
    }
    let text = "# lay = no\nlay = { $n ->\n    [one] a = b\n}\n    .form = x\ncap =\n    words\n";
    assert_eq!(ids(text), ["cap", "lay"].map(str::to_owned).into());
}
