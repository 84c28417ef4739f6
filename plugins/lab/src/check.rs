//! `check`: traces and saves, replayed with the rules up to the first fault.
//!
//! A file may hold several traces: each header begins one. A save is a trace with a line before it that tells about
//! the save, and may end in the middle of the game.

use crate::{Ending, args::Games};
use kortlek_bots::entry::Entry;
use kortlek_rules::{
    presentation::Names,
    trace::{self, Fault, Wanted},
};
use kortlek_words::{Language, Words};
use serde_json::Value;
use std::{
    fs,
    io::{self, Read, Write},
    path::Path,
};

/// One trace in a file.
struct Part {
    /// Number of lines of the file before it.
    before: usize,
    text: String,
    /// Meaning of the rules recorded in a save.
    save: Option<Option<u64>>,
}

pub(crate) fn run(
    games: Games,
    files: &[impl AsRef<Path>],
    out: &mut impl Write,
) -> Result<(), Ending> {
    for file in files {
        let file = file.as_ref();
        let (name, bytes) = if file == Path::new("-") {
            let mut bytes = Vec::new();
            let read = io::stdin().lock().read_to_end(&mut bytes);
            ("what was piped in".to_owned(), read.map(|_| bytes))
        } else {
            (file.display().to_string(), fs::read(file))
        };
        let bytes = bytes.map_err(|e| Ending::Misasked(format!("{name} can't be read: {e}.")))?;
        let words =
            check(games, &bytes).map_err(|fault| Ending::Fault(format!("{name}, {fault}")))?;
        writeln!(out, "{name}: {words}")?;
    }
    Ok(())
}

/// A fault with the rules' own sentence on it, in English.
fn explained(fault: Fault, entry: &Entry, seats: &[String]) -> Fault {
    let Some(refusal) = &fault.refusal else {
        return fault;
    };
    let names = Names {
        names: seats.to_vec(),
        me: None,
    };
    let words = Words::new(Language::English, (entry.messages)());
    Fault {
        expected: format!("{} ({})", fault.expected, words.say(refusal, &names)),
        ..fault
    }
}

/// Checks all traces of a file and reports how many were good.
fn check(games: Games, bytes: &[u8]) -> Result<String, Fault> {
    let text = std::str::from_utf8(bytes).map_err(|e| {
        let line = bytes[..e.valid_up_to()]
            .iter()
            .filter(|b| **b == b'\n')
            .count()
            + 1;
        Fault::new(line, "text in UTF-8", "other bytes")
    })?;
    let parts = parts(text)?;
    let (mut decisions, mut saves) = (0, 0);
    for part in &parts {
        let shift = |f: Fault| Fault {
            line: f.line + part.before,
            ..f
        };
        let header = trace::header(&part.text).map_err(shift)?;
        let entry = games
            .iter()
            .find(|e| e.card.id == header.game)
            .ok_or_else(|| {
                shift(Fault::new(
                    1,
                    "a game of this collection",
                    header.game.clone(),
                ))
            })?;
        let wanted = match part.save {
            None => Wanted::Whole,
            Some(meaning) => {
                if meaning.is_some_and(|m| m != u64::from(entry.meaning)) {
                    return Err(Fault::new(
                        part.before,
                        format!("a save for rules of meaning {}", entry.meaning),
                        "a save for others",
                    ));
                }
                saves += 1;
                Wanted::AsFarAsItGoes
            }
        };
        let explained = |fault| shift(explained(fault, entry, &header.seats));
        let checked = (entry.check)(&part.text, wanted).map_err(explained)?;
        decisions += checked.decisions;
    }
    let count = |n: usize, one: &str, many: &str| match n {
        1 => format!("1 {one}"),
        n => format!("{n} {many}"),
    };
    let what = match (parts.len() - saves, saves) {
        (traces, 0) => count(traces, "trace", "traces"),
        (0, saves) => count(saves, "save", "saves"),
        (traces, saves) => format!(
            "{} and {}",
            count(traces, "trace", "traces"),
            count(saves, "save", "saves")
        ),
    };
    let decisions = count(decisions, "decision", "decisions");
    Ok(format!("{what}, {decisions}, no fault"))
}

/// Parts a file at its headers.
fn parts(text: &str) -> Result<Vec<Part>, Fault> {
    let mut parts: Vec<Part> = Vec::new();
    // The save line above a header, and whether the next line has to be that header.
    let mut save: Option<Option<u64>> = None;
    for (n, line) in text.lines().enumerate() {
        let starts = line.starts_with('{')
            && (line.contains("\"trace\"") || line.contains("\"kortlek_save\""));
        let value: Option<Value> = starts.then(|| serde_json::from_str(line).ok()).flatten();
        let has = |key: &str| value.as_ref().and_then(|v| v.get(key)).is_some();
        if has("kortlek_save") && save.is_none() {
            let meaning = value.as_ref().and_then(|v| v.get("meaning"));
            save = Some(meaning.and_then(Value::as_u64));
        } else if has("trace") {
            parts.push(Part {
                before: n,
                text: format!("{line}\n"),
                save: save.take(),
            });
        } else if line.trim().is_empty() {
            // Counted, so that the line numbers stay right.
            if let Some(part) = parts.last_mut() {
                part.text.push('\n');
            }
        } else if save.is_some() {
            return Err(Fault::new(n + 1, "the header of the saved trace", line));
        } else if let Some(part) = parts.last_mut() {
            part.text += line;
            part.text.push('\n');
        } else {
            return Err(Fault::new(n + 1, "the header of a trace", line));
        }
    }
    if save.is_some() {
        let line = text.lines().count() + 1;
        return Err(Fault::new(
            line,
            "the header of the saved trace",
            "the end of the file",
        ));
    }
    if parts.is_empty() {
        return Err(Fault::new(1, "the header of a trace", "an empty file"));
    }
    Ok(parts)
}

#[cfg(test)]
mod tests {
    use super::*;
    use kortlek_games::{BotTable, GAMES, Writing};
    use kortlek_rules::Who;
    use std::sync::atomic::AtomicBool;

    fn game(seed: u64) -> String {
        let entry = GAMES[0];
        let options = (entry.complete)(&serde_json::Map::new()).unwrap();
        let players = (entry.players)(&options).unwrap();
        let table = BotTable {
            options,
            seed,
            seats: vec![Who::Random; players],
            bound: 100_000,
        };
        (entry.play)(&table, Writing::Trace, &AtomicBool::new(false))
            .unwrap()
            .trace
            .unwrap()
    }

    fn said(text: &str) -> String {
        match check(GAMES, text.as_bytes()) {
            Ok(words) => words,
            Err(fault) => fault.to_string(),
        }
    }

    #[test]
    fn several_traces_stand_in_one_file() {
        let all = game(1) + &game(2) + "\n" + &game(3);
        assert!(said(&all).starts_with("3 traces, "), "{}", said(&all));
        // The fault is in the second; its line is counted from the start of the file.
        let before = game(1).lines().count();
        let broken = game(1) + &game(2).replacen("\"shuffle\"", "\"shuffel\"", 1);
        let line = format!("line {}: expected", before + 2);
        assert!(said(&broken).starts_with(&line), "{}", said(&broken));
    }

    #[test]
    fn a_save_may_stop_in_the_middle_and_a_trace_may_not() {
        let whole = game(1);
        let half: Vec<&str> = whole.lines().take(6).collect();
        let half = half.join("\n");
        assert!(said(&half).contains("expected"), "{}", said(&half));
        let envelope = format!(
            "{{\"kortlek_save\":1,\"game\":\"x\",\"meaning\":{}}}\n",
            GAMES[0].meaning
        );
        assert!(said(&(envelope.clone() + &half)).starts_with("1 save, "));
        assert!(said(&(whole.clone() + &envelope + &half)).starts_with("1 trace and 1 save, "));
        let other = envelope.replace("\"meaning\":", "\"meaning\":9");
        assert!(said(&(other + &half)).starts_with("line 1: expected a save for rules of meaning"));
        assert!(said(&envelope).contains("the end of the file"));
        assert!(said(&(envelope + "{}\n")).starts_with("line 2: expected the header of the saved"));
    }

    #[test]
    fn what_is_no_trace_is_told() {
        assert!(said("").contains("an empty file"));
        assert!(said("hello\n").starts_with("line 1: expected the header of a trace"));
        assert!(said("{\"trace\":7}\n").starts_with("line 1: expected a trace of version 1"));
        let other = game(1).replace(&format!("\"{}\"", GAMES[0].card.id), "\"solitaire\"");
        assert!(said(&other).contains("a game of this collection, found solitaire"));
        let fault = check(GAMES, b"ab\n\xff\n").unwrap_err();
        assert_eq!((fault.line, fault.expected.as_str()), (2, "text in UTF-8"));
    }
}
