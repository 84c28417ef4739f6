//! Test of the messages of the games and the interface: every message of a game that occurs is translated in every
//! language, and no other is; each is right with all arguments that it may be given.

use kortlek_rules::{Deck, Game, Note, Seat, presentation::note_message};
use kortlek_words::{Heard, MessageFault, try_messages};
use std::{collections::BTreeSet, fs, path::Path};

/// Number of random games whose messages are collected for each number of players.
const GAMES: u64 = 16;

/// Prefix of the messages that are tips at the table, and the allowed number of them in a game.
const TIP: &str = "situation-";
const TIPS: std::ops::RangeInclusive<usize> = 2..=4;

/// Folders with messages of the interface, which also speaks with a game's words at hand.
const INTERFACE: [&str; 3] = ["plugins/kit/words", "plugins/table/words", "src/words"];

/// A message, its argument, and the lowest number that this can be.
type AtLeast = (&'static str, &'static str, i32);

/// Arguments that are never below a number in play, so that their messages need no singular.
const AT_LEAST: &[(&str, &[AtLeast])] = &[
    ("shed", &[("dealt", "hand", 2)]),
    ("thricewise", &[("dealt", "n", 2)]),
    ("court", &[("dealt", "n", 2)]),
    (
        "turncoat",
        &[("lay-card-line", "cards", 2), ("spies-out-line", "all", 2)],
    ),
    ("break_in", &[("no-such-pile", "n", 2)]),
    (
        "black_snake",
        &[
            ("ending", "n", 2),
            ("no-such-track", "n", 2),
            ("option-target-n", "n", 2),
            ("run-banner", "cards", 2),
        ],
    ),
    ("tod", &[("dealt", "n", 2), ("option-table-n", "n", 2)]),
    (
        "virus",
        &[
            ("dealt", "bottles", 2),
            ("dealt", "cards", 2),
            ("dealt-two", "bottles", 2),
            ("dealt-two", "cards", 2),
        ],
    ),
    (
        "hatchet",
        &[
            ("no-cutting-pips", "n", 2),
            ("no-two-pips-and-no-cuts", "n", 2),
        ],
    ),
];

/// The same of the interface.
const INTERFACE_AT_LEAST: [AtLeast; 6] = [
    ("daily-game", "players", 2),
    ("keys-many-pads", "n", 2),
    ("notice-games-dropped", "most", 2),
    ("notice-learn", "n", 2),
    ("records-few", "n", 2),
    ("shelf-won-at", "games", 2),
];

/// Holds a game to all of this; `said` plays it and returns the ids of the messages that occurred.
pub fn check<G: Game>(said: impl FnOnce(u64) -> Heard) {
    let id = G::CARD.id;
    let english: String = texts(G::messages());
    let own = ids(&english);
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    for file in INTERFACE {
        let text = read(&root.join(file).join("en.ftl"));
        let twice: Vec<_> = ids(&text).intersection(&own).cloned().collect();
        assert!(twice.is_empty(), "{id}: {file} has {twice:?} too");
    }
    check_samples::<G>();
    let heard = said(GAMES);
    let faults: Vec<MessageFault> = heard.faults.into_iter().collect();
    assert!(faults.is_empty(), "{id}, in play:\n{}", told(&faults));
    assert_eq!(
        heard.unlike,
        BTreeSet::new(),
        "{id}: plugins/words/src/samples.rs has to know them"
    );
    let said = heard.ids;
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

/// Holds each message of a game to all arguments that it may be given.
fn check_samples<G: Game>() {
    let id = G::CARD.id;
    let own = AT_LEAST.iter().find(|(game, _)| *game == id);
    let at_least = own.map_or(&[][..], |(_, own)| own);
    let tried = try_messages(G::messages(), &[G::CARD.deck], at_least);
    assert!(tried.faults.is_empty(), "{id}:\n{}", told(&tried.faults));
    assert!(tried.texts > 500, "{id}: only {} texts", tried.texts);
}

/// The faults, one a line.
fn told(faults: &[MessageFault]) -> String {
    let lines = faults.iter().map(MessageFault::to_string);
    lines.collect::<Vec<_>>().join("\n")
}

#[test]
fn messages_of_the_interface_are_right_with_all_arguments() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut files: Vec<kortlek_words::File> = Vec::new();
    for folder in INTERFACE {
        for tag in ["en", "sv", "de"] {
            let text = read(&root.join(folder).join(format!("{tag}.ftl")));
            files.push((tag, text.leak()));
        }
    }
    let decks = [Deck::Decktet, Deck::French];
    let tried = try_messages(&files, &decks, &INTERFACE_AT_LEAST);
    assert!(tried.faults.is_empty(), "{}", told(&tried.faults));
    assert!(tried.messages > 1500, "only {} messages", tried.messages);
}

fn read(file: &Path) -> String {
    fs::read_to_string(file).unwrap_or_else(|e| panic!("{}: {e}", file.display()))
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
    let strings = [
        "lay",
        "four bottles drunk, and no virus",
        "cap",
        "ending-{}",
    ];
    let literals: BTreeSet<String> = strings.map(str::to_owned).into();
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
