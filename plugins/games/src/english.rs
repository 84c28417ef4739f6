//! Test of the English that players see: habits of translated text that a program can find.

use serde_json::Value;
use std::{fs, path::Path};

/// A line of English: its file below the project's root, its number, and the text without markup.
struct Line {
    file: String,
    number: usize,
    text: String,
}

/// A habit: its name, and the test that finds it.
type Kind = (&'static str, fn(&str) -> bool);

const KINDS: [Kind; 8] = [
    ("own word", own_word),
    ("straight apostrophe", straight_apostrophe),
    ("most wins", most_wins),
    ("bring", bring),
    ("who", who),
    ("he", he),
    ("suit with a capital", capital_suit),
    ("space before %", space_before_percent),
];

/// Hits that are right: kind, reason, and for each the end of the file's path and words of the line.
const RIGHT: &[(&str, &str, &[[&str; 2]])] = &[
    (
        "he",
        "a king or a jack is meant, no player",
        &[
            [
                "court/examples/joker-couple.jsonl",
                "Your king has his queen",
            ],
            ["court/examples/joker-order.jsonl", "king"],
            ["court/lessons/first.en.md", "{card KS}: he will wait"],
            ["court/lessons/first.en.md", "He is open now"],
            ["paparazzi/examples/last-space.jsonl", "the king of hearts"],
            ["paparazzi/examples/six-by-two.jsonl", "king"],
            ["paparazzi/examples/tie.jsonl", "the king of clubs"],
            ["paparazzi/examples/tie.jsonl", "nobody gets him"],
            ["paparazzi/lessons/first.en.md", "{card KH}"],
        ],
    ),
    (
        "who",
        "the help of an option tells what it settles",
        &[["granicus/words/en.ftl", "Who has the odd cards and begins."]],
    ),
    (
        "who",
        "a heading that asks",
        &[["paparazzi/rules/en.md", "Who gets the picture"]],
    ),
];

/// The program's words for: default, again, not counted, delete, discard, do again, zoom, save.
const OWN_WORDS: [&str; 16] = [
    "usual",
    "anew",
    "stand apart",
    "stands apart",
    "standing apart",
    "taken away",
    "put away",
    "thrown away",
    "throw away",
    "make again",
    "made again",
    "look nearer",
    "farther away",
    "kept as",
    "keep as",
    "put back to usual",
];

fn own_word(text: &str) -> bool {
    let text = format!(" {} ", words(text).join(" ").to_lowercase());
    OWN_WORDS
        .iter()
        .any(|own| text.contains(&format!(" {own} ")))
}

fn straight_apostrophe(text: &str) -> bool {
    text.contains(['\'', '"'])
}

/// Finds “Most points win”; “the player with the most points wins” is right.
fn most_wins(text: &str) -> bool {
    sentences(text).any(|sentence| {
        let words = words(sentence);
        let begins = |at: usize| {
            let before = at.checked_sub(1).map(|before| words[before]);
            is(words[at], &["most", "fewest", "lowest", "highest", "least"])
                && !before.is_some_and(|before| {
                    is(before, &["the", "a", "at", "its", "their", "your", "our"])
                })
        };
        (0..words.len()).filter(|at| begins(*at)).any(|at| {
            let after = words[at + 1..].iter().take(5);
            after.into_iter().any(|word| is(word, &["win", "wins"]))
        })
    })
}

/// Finds “brings 3 points”; what is brought back or somewhere is right.
fn bring(text: &str) -> bool {
    let places = [
        "back", "within", "to", "into", "near", "nearer", "closer", "home", "down", "up",
        "together",
    ];
    sentences(text).any(|sentence| {
        let words = words(sentence);
        (0..words.len()).any(|at| {
            let after = words[at + 1..].iter().take(6);
            is(words[at], &["bring", "brings", "brought", "bringing"])
                && !after.into_iter().any(|word| is(word, &places))
        })
    })
}

/// Finds “Who can’t move falls.”; what asks something, and short headings such as “Who sits where”, are right.
fn who(text: &str) -> bool {
    sentences(text).any(|sentence| {
        let words = words(sentence);
        let first = usize::from(words.first().is_some_and(|word| is(word, &["and", "but"])));
        words.get(first).is_some_and(|word| is(word, &["who"]))
            && words.len() > first + 3
            && !sentence.ends_with('?')
    })
}

fn he(text: &str) -> bool {
    words(text)
        .iter()
        .any(|word| is(word, &["he", "him", "his", "himself"]))
}

/// Finds “the most Moons” in the middle of a sentence; “the Ace of Moons” is a name.
fn capital_suit(text: &str) -> bool {
    let suits = [
        "Moons", "Suns", "Waves", "Leaves", "Wyrms", "Knots", "Spades", "Hearts", "Diamonds",
        "Clubs",
    ];
    sentences(text).any(|sentence| {
        let words = words(sentence);
        (1..words.len()).any(|at| {
            let name =
                at >= 2 && words[at - 1] == "of" && ["Ace", "Crown"].contains(&words[at - 2]);
            suits.contains(&words[at]) && !name
        })
    })
}

fn space_before_percent(text: &str) -> bool {
    text.contains(" %") || text.contains("\u{a0}%")
}

fn is(word: &str, of: &[&str]) -> bool {
    of.iter().any(|one| one.eq_ignore_ascii_case(word))
}

/// Pieces of a text that end with a stop, a colon or a semicolon, with it.
fn sentences(text: &str) -> impl Iterator<Item = &str> {
    text.split_inclusive(['.', ':', ';', '!', '?'])
        .map(|sentence| sentence.trim_matches([' ', '*', '“', '”', '(', ')']))
}

/// The words of a text, with their apostrophes.
fn words(text: &str) -> Vec<&str> {
    text.split(|c: char| !(c.is_alphanumeric() || c == '’' || c == '\''))
        .filter(|word| !word.is_empty())
        .collect()
}

/// All English that players see.
fn lines() -> Vec<Line> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut lines = Vec::new();
    let mut folders = vec!["plugins".to_owned(), "src".to_owned()];
    while let Some(folder) = folders.pop() {
        let entries = fs::read_dir(root.join(&folder)).unwrap_or_else(|e| panic!("{folder}: {e}"));
        for entry in entries.map(|entry| entry.expect("a folder can be listed")) {
            let name = entry.file_name().into_string().expect("names are text");
            let file = format!("{folder}/{name}");
            if entry.file_type().expect("it has a type").is_dir() {
                folders.push(file);
                continue;
            }
            let of: fn(&str) -> Vec<(usize, String)> = match &*name {
                "en.ftl" => of_messages,
                "en.md" | "terms.en.md" | "first.en.md" => of_page,
                _ if folder.ends_with("/examples") && name.ends_with(".jsonl") => of_example,
                _ => continue,
            };
            let text =
                fs::read_to_string(root.join(&file)).unwrap_or_else(|e| panic!("{file}: {e}"));
            lines.extend(of(&text).into_iter().map(|(number, text)| Line {
                file: file.clone(),
                number,
                text,
            }));
        }
    }
    lines.sort_by(|a, b| (&a.file, a.number).cmp(&(&b.file, b.number)));
    lines
}

/// The texts of a file of messages; an X stands for what is put into them.
fn of_messages(text: &str) -> Vec<(usize, String)> {
    let mut lines = Vec::new();
    for (number, line) in (1..)
        .zip(text.lines())
        .filter(|(_, line)| !line.starts_with('#'))
    {
        let id = |text: &str| {
            text.bytes()
                .all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b".-".contains(&b))
        };
        let mut rest = line.trim();
        if let Some((name, text)) = rest.split_once(" =")
            && id(name)
        {
            rest = text.trim();
        }
        if let Some((_, text)) = rest
            .trim_start_matches('*')
            .strip_prefix('[')
            .and_then(|key| key.split_once(']'))
        {
            rest = text.trim();
        }
        let mut said = String::new();
        let mut depth = 0;
        for c in rest.chars() {
            match c {
                '{' => {
                    depth += 1;
                    said.push('X');
                }
                '}' => depth = (depth - 1).max(0),
                _ if depth == 0 => said.push(c),
                _ => {}
            }
        }
        lines.push((number, said));
    }
    lines
}

/// The lines of a page without its pictures and placeholders.
fn of_page(text: &str) -> Vec<(usize, String)> {
    let mut lines = Vec::new();
    let mut in_picture = false;
    for (number, line) in (1..).zip(text.lines()) {
        let fence = line.starts_with("```");
        in_picture ^= fence;
        // Words within a picture stand after these marks.
        let said = match in_picture || fence {
            true => line.split_once(['|', '=']).map_or("", |(_, said)| said),
            false => line.trim_start_matches(['#', '-', '>', ' ']),
        };
        lines.push((number, said.to_owned()));
    }
    lines
}

/// The sentences of an example.
fn of_example(text: &str) -> Vec<(usize, String)> {
    let first = text.lines().next().unwrap_or_default();
    let head: Value = serde_json::from_str(first).expect("the first line is JSON");
    let said = &head["said"]["en"];
    [
        &head["title"],
        &head["words"]["en"],
        &said["right"],
        &said["wrong"],
    ]
    .into_iter()
    .filter_map(|text| Some((1, text.as_str()?.to_owned())))
    .collect()
}

#[test]
fn english_has_no_habits_of_translated_text() {
    let lines = lines();
    assert!(lines.len() > 5000, "only {} lines were found", lines.len());
    let right = RIGHT.iter().flat_map(|(kind, _, hits)| {
        let of_kind = move |[file, words]: &[&'static str; 2]| [*kind, *file, *words];
        hits.iter().map(of_kind)
    });
    let right: Vec<[&str; 3]> = right.collect();
    let mut used = vec![false; right.len()];
    let mut found = Vec::new();
    for line in &lines {
        for (kind, is_found) in KINDS {
            if !is_found(&line.text) {
                continue;
            }
            let is_right = right.iter().position(|[of, file, words]| {
                *of == kind && line.file.ends_with(file) && line.text.contains(words)
            });
            match is_right {
                Some(at) => used[at] = true,
                None => {
                    let Line { file, number, text } = line;
                    found.push(format!("{kind}: {file}:{number}: {text}"));
                }
            }
        }
    }
    let (count, found) = (found.len(), found.join("\n"));
    assert!(count == 0, "{count} lines:\n{found}");
    for (right, used) in right.iter().zip(used) {
        assert!(used, "nothing is found any more: {right:?}");
    }
}

#[test]
fn habits_are_found_and_good_english_is_not() {
    let kinds = |text: &str| -> Vec<&str> {
        let found = KINDS.iter().filter(|(_, is_found)| is_found(text));
        found.map(|(kind, _)| *kind).collect()
    };
    for (text, kind) in [
        ("All keys are as usual.", "own word"),
        ("You don't lead.", "straight apostrophe"),
        ("Most points win.", "most wins"),
        ("After three rounds, most points win.", "most wins"),
        ("This brings 3 points.", "bring"),
        ("Who can’t move falls.", "who"),
        ("It ends; and who has most is ahead.", "who"),
        ("A player may keep his cards.", "he"),
        ("You have the most Moons.", "suit with a capital"),
        ("It wins 50 % of the time.", "space before %"),
    ] {
        assert_eq!(kinds(text), [kind], "{text}");
    }
    for text in [
        "The player with the most points wins.",
        "Only drawing brings them back.",
        "Who has the joker?",
        "The Ace of Moons, and all moons.",
        "Moons, suns and waves.",
        "It’s 50% of the time.",
    ] {
        assert_eq!(kinds(text), [""; 0], "{text}");
    }
}
