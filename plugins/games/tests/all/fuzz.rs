//! Every game of the catalogue against what nobody thought of: games in which bytes choose, and traces that were
//! tampered with. All of it is drawn from seeds, so a failure comes again.

use kortlek_games::{BotTable, Entry, GAMES, NotPlayed, Writing};
use kortlek_rules::{Luck, Seat, Values, Who, trace::Wanted};
use serde_json::{Map, Value, json};
use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    sync::atomic::AtomicBool,
};

/// Games of bytes for each number of players of a game.
const WALKS: u64 = 40;
/// A game of bytes with more decisions has no end.
const LONGEST: usize = 20_000;
/// Tampered traces for each number of players of a game.
const TAMPERED: u64 = 250;
/// Lines without any sense that are read for each game.
const NONSENSE: u64 = 200;

/// Options with this many players; the others are drawn, as long as such a combination is allowed.
fn options(entry: &Entry, players: u8, luck: &mut Luck) -> Map<String, Value> {
    let mut given = Map::from_iter([("players".to_owned(), Value::from(players))]);
    let plain = given.clone();
    for option in (entry.options)() {
        if option.name != "players"
            && let Values::OneOf(values) = &option.values
        {
            let value = &values[luck.below(values.len())];
            given.insert(option.name.to_owned(), value.clone());
        }
    }
    match (entry.complete)(&given) {
        Ok(all) => all,
        Err(_) => (entry.complete)(&plain).expect("the usual options are allowed"),
    }
}

/// The numbers of players of all games.
fn tables() -> impl Iterator<Item = (&'static Entry, u8)> {
    GAMES
        .iter()
        .copied()
        .flat_map(|entry| (entry.card.players.0..=entry.card.players.1).map(move |p| (entry, p)))
}

/// Does what may panic; then the words are added that bring it back.
fn told<T>(work: impl FnOnce() -> T, words: impl FnOnce() -> String) -> T {
    catch_unwind(AssertUnwindSafe(work)).unwrap_or_else(|_| panic!("This broke it: {}", words()))
}

/// Bytes that choose: also those that always choose the same, go to extremes or turn in circles.
fn bytes(luck: &mut Luck) -> Vec<u8> {
    let any = |luck: &mut Luck| luck.below(256) as u8;
    match luck.below(6) {
        0 => vec![0],
        1 => vec![255],
        2 => vec![any(luck)],
        3 => (0..2 + luck.below(6)).map(|_| any(luck)).collect(),
        4 => (0..999).map(|_| luck.pick(&[0, 255])).collect(),
        _ => (0..999).map(|_| any(luck)).collect(),
    }
}

#[test]
fn games_end_whatever_is_chosen() {
    for (entry, players) in tables() {
        let mut luck = Luck::stream(1, u64::from(players));
        for _ in 0..WALKS {
            let (options, seed) = (options(entry, players, &mut luck), luck.bits());
            let bytes = bytes(&mut luck);
            let words = || {
                let options = Value::Object(options.clone());
                format!("{} {options}, seed {seed}, bytes {bytes:?}", entry.card.id)
            };
            let ended = told(|| (entry.walk)(&options, seed, &bytes, LONGEST), words)
                .expect("the options are complete");
            assert!(ended.over, "expected an end: {}", words());
        }
    }
}

/// The trace of a random game.
fn trace(entry: &Entry, players: u8, luck: &mut Luck) -> String {
    let table = BotTable {
        options: options(entry, players, luck),
        seed: luck.bits() >> 11,
        seats: vec![Who::Random; usize::from(players)],
        bound: LONGEST,
    };
    let writing = luck.pick(&[Writing::Trace, Writing::Trace, Writing::TraceWithLegal]);
    let record: Result<_, NotPlayed> = (entry.play)(&table, writing, &AtomicBool::new(false));
    record
        .expect("a random game ends")
        .trace
        .expect("a trace was asked for")
}

/// Odd values.
fn odd(luck: &mut Luck) -> Value {
    match luck.below(16) {
        0 => Value::Null,
        1 => json!(true),
        2 => json!(-1),
        3 => json!(0),
        4 => json!(luck.below(12)),
        5 => json!(luck.below(300)),
        6 => json!(luck.bits()),
        7 => json!(i64::MIN),
        8 => json!(1e300),
        9 => json!(0.5),
        10 => json!(""),
        11 => json!("KS\u{0}é🂡\n\"\\"),
        12 => json!("x".repeat(10_000)),
        13 => json!([]),
        14 => json!({}),
        _ => json!([odd(luck), {"action": odd(luck)}]),
    }
}

/// One of the values in a value, itself among them.
fn node<'v>(value: &'v mut Value, luck: &mut Luck) -> &'v mut Value {
    let inner = match value {
        Value::Array(list) => list.len(),
        Value::Object(map) => map.len(),
        _ => 0,
    };
    if inner == 0 || luck.below(5) == 0 {
        return value;
    }
    let n = luck.below(inner);
    let next = match value {
        Value::Array(list) => list.get_mut(n),
        Value::Object(map) => map.values_mut().nth(n),
        _ => None,
    };
    node(next.expect("there are more values than this"), luck)
}

/// The same line with something changed in it: a value, a key, the order of a list, something from another line.
fn changed(line: &str, other: &str, luck: &mut Luck) -> String {
    let (Ok(mut value), Ok(mut other)) = (
        serde_json::from_str::<Value>(line),
        serde_json::from_str::<Value>(other),
    ) else {
        return other.to_owned();
    };
    let place = node(&mut value, luck);
    match (luck.below(4), place) {
        (0, Value::Array(list)) if !list.is_empty() => {
            let n = list.len();
            list.swap(luck.below(n), luck.below(n));
        }
        (0, Value::Object(map)) => {
            let keys = [
                "action",
                "to",
                "card",
                "seat",
                "first",
                "why",
                "no such key",
            ];
            if let Some(key) = map.keys().next().cloned() {
                let value = map.remove(&key).unwrap_or_default();
                map.insert(luck.pick(&keys).to_owned(), value);
            }
        }
        (1, Value::Object(map)) => {
            if let Some(key) = map.keys().nth(luck.below(map.len().max(1))).cloned() {
                map.remove(&key);
            }
        }
        (1, Value::Array(list)) => {
            list.pop();
        }
        (0 | 1, Value::Number(n)) => {
            let by = luck.pick(&[-1, 1, 2, 100]);
            *n = (n.as_i64().unwrap_or_default().wrapping_add(by)).into();
        }
        (0..=2, place) => *place = std::mem::take(node(&mut other, luck)),
        (_, place) => *place = odd(luck),
    }
    value.to_string()
}

/// A trace that was tampered with in one to three ways, by somebody who has another one at hand.
fn tampered(text: &str, another: &str, luck: &mut Luck) -> String {
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    let others: Vec<&str> = another.lines().collect();
    for _ in 0..1 + luck.below(3) {
        let at = luck.below(lines.len());
        let from = luck.below(lines.len());
        let other = others[luck.below(others.len())];
        match luck.below(12) {
            0 => drop(lines.remove(at)),
            1 => lines.insert(at, lines[from].clone()),
            2 => lines.swap(at, from),
            3 => lines[at] = other.to_owned(),
            4 => lines.insert(at, odd(luck).to_string()),
            5 => lines.truncate(at),
            6 => {
                let mut chars: Vec<char> = lines[at].chars().collect();
                if !chars.is_empty() {
                    let place = luck.below(chars.len());
                    chars[place] = luck.pick(&['0', '9', '-', '"', '}', 'é', '\u{0}', '\r', ' ']);
                }
                lines[at] = chars.into_iter().collect();
            }
            7 => lines[at] = changed(&lines[at], other, luck),
            8 => lines[0] = changed(&lines[0], others[0], luck),
            _ => lines[at] = changed(&lines[at], &lines[from], luck),
        }
        if lines.is_empty() {
            break;
        }
    }
    lines.join("\n")
}

/// Contents of a trace without the free words, the seed, the legal actions and the points, which it may leave out.
fn gist(text: &str) -> Vec<Value> {
    text.lines()
        .filter(|line| !line.trim().is_empty())
        .map(|line| serde_json::from_str(line).expect("an accepted line is JSON"))
        .filter(|value: &Value| value.get("score").is_none())
        .map(|mut value| {
            if let Some(map) = value.as_object_mut() {
                map.remove("seed");
                map.remove("seats");
                map.remove("legal");
            }
            value
        })
        .collect()
}

/// Reads a text as a trace. It is either refused with a line and a sentence, or taken exactly as written.
fn reads(entry: &Entry, text: &str) {
    for wanted in [Wanted::Whole, Wanted::AsFarAsItGoes] {
        match (entry.rewrite)(text, wanted) {
            Ok(again) => {
                let (mut said, mut meant) = (gist(text), gist(&again));
                if wanted == Wanted::AsFarAsItGoes {
                    // A save may end before the rules have moved on by themselves, before who is first is drawn, and
                    // in the middle of a step's chance, which is not taken then.
                    meant.truncate(said.len());
                    let chance = |v: &Value| v.get("shuffle").or(v.get("chance")).is_some();
                    while said.len() > meant.len() && said.last().is_some_and(chance) {
                        said.pop();
                    }
                    if meant.len() == 1 {
                        for header in [&mut said[0], &mut meant[0]] {
                            header.as_object_mut().map(|h| h.remove("first"));
                        }
                    }
                }
                assert_eq!(meant, said, "expected it to mean what it says");
            }
            Err(fault) => {
                let lines = text.lines().count();
                assert!((1..=lines.max(1) + 1).contains(&fault.line), "{fault}");
                assert!(!fault.expected.is_empty(), "{fault}");
                assert_eq!(fault.to_string().lines().count(), 1, "{fault}");
            }
        }
    }
    if let Some(at) = entry.table
        && let Ok(session) = (at.resume)(text, Vec::new())
    {
        let seats = session.seats().len();
        assert!(session.owing().iter().all(|s| s < Seat(seats as u8)));
    }
}

#[test]
fn tampered_traces_are_refused_or_mean_what_they_say() {
    let mut accepted = 0;
    let mut another = trace(GAMES[0], GAMES[0].card.players.0, &mut Luck::new(2));
    for (entry, players) in tables() {
        let mut luck = Luck::stream(2, u64::from(players));
        let mut text = another.clone();
        for n in 0..TAMPERED {
            if n % 25 == 0 {
                another = std::mem::replace(&mut text, trace(entry, players, &mut luck));
            }
            let bad = tampered(&text, &another, &mut luck);
            told(
                || reads(entry, &bad),
                || format!("{}\n{bad}", entry.card.id),
            );
            accepted += u32::from((entry.check)(&bad, Wanted::Whole).is_ok());
        }
        told(|| reads(entry, &text), || text.clone());
    }
    assert!(accepted > 0, "expected that some changes change nothing");
}

#[test]
fn nonsense_is_refused() {
    for (entry, players) in tables().filter(|(e, players)| *players == e.card.players.0) {
        let mut luck = Luck::new(3);
        let good = trace(entry, players, &mut luck);
        let head = good.lines().next().unwrap_or_default();
        for n in 0..NONSENSE {
            let mut bad = if n % 2 == 0 {
                String::new()
            } else {
                format!("{head}\n")
            };
            let line = match luck.below(4) {
                0 => odd(&mut luck).to_string(),
                1 => "[{\"action\":".repeat(luck.below(5000)),
                2 => {
                    let bytes: Vec<u8> = (0..luck.below(200)).map(|_| luck.bits() as u8).collect();
                    String::from_utf8_lossy(&bytes).into_owned()
                }
                _ => (0..luck.below(60))
                    .map(|_| {
                        luck.pick(&["{", "}", "\"action\"", ":", ",", "[", "1", "e", " ", "\n"])
                    })
                    .collect(),
            };
            bad += &line;
            told(
                || reads(entry, &bad),
                || format!("{}\n{bad}", entry.card.id),
            );
            assert!((entry.check)(&bad, Wanted::Whole).is_err(), "{bad}");
        }
    }
}
