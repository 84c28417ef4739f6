//! Records: a match, its trace and its prefixes give back the same game; a corrupted trace is never misread.

use super::{CheckConfig, Position, demand, door::Pool, spread, written};
use crate::{
    dice::Luck,
    game::Game,
    matches::{Made, Match},
    play,
    rules::Turn,
    trace::{self, Header, Wanted},
};
use serde_json::{Value, json};
use std::panic::{AssertUnwindSafe, catch_unwind};

/// Prefixes of a trace that are read and played on, and lines that are corrupted, in a thorough check; all if there
/// are no more.
const LINES: usize = 24;
/// The same where other games with these rules have been checked thoroughly.
const FEW_LINES: usize = 5;
/// Changed numbers and actions that are tried in a line.
const CHANGES: usize = 6;

/// Checks that the same seed gives the same bytes, and that the bytes give the same match; if asked for, also with
/// lists of legal actions.
pub(super) fn reads_back<G: Game>(spot: &Position, game: &Match<G>, legal: bool) {
    spot.step.set(game.steps().len());
    let text = written(game, false);
    let mut again = Match::new(game.rules().clone(), game.seed());
    on(spot, &mut again, true);
    let second = written(&again, false);
    demand!(
        spot,
        text == second,
        "expected the same trace from the same seed and the same choices, whatever the order of commits; {}",
        first_difference(&text, &second)
    );
    for legal in [false, true].into_iter().filter(|with| legal || !with) {
        let text = written(game, legal);
        let (read, header) = read_own(spot, &text);
        same(spot, &read, game, game.steps().len());
        let back = trace::write(&read, &header.seats, legal);
        demand!(
            spot,
            back == text,
            "expected the trace that was read to be written again; {}",
            first_difference(&text, &back)
        );
    }
}

/// Reads the trace of a whole game. Fails if it has a fault.
pub(super) fn read_own<G: Game>(spot: &Position, text: &str) -> (Match<G>, Header) {
    trace::read::<G>(text, Wanted::Whole).unwrap_or_else(|fault| {
        spot.fail(format_args!(
            "expected the game's own trace to read: {fault}"
        ))
    })
}

/// Describes the first line in which two texts differ.
pub(super) fn first_difference(ours: &str, theirs: &str) -> String {
    let mut a = ours.lines();
    let mut b = theirs.lines();
    for n in 1.. {
        match (a.next(), b.next()) {
            (None, None) => break,
            (x, y) if x == y => {}
            (x, y) => {
                let [x, y] = [x, y].map(|line| line.unwrap_or("the end"));
                return format!("line {n}: {x} and {y}");
            }
        }
    }
    "they differ in their line ends".to_owned()
}

/// The first `upto` steps of both matches are the same.
fn same<G: Game>(spot: &Position, a: &Match<G>, b: &Match<G>, upto: usize) {
    let [n, m] = [a, b].map(|game| game.steps().len());
    demand!(
        spot,
        n >= upto && m >= upto,
        "expected {upto} steps, found {n} and {m}"
    );
    for k in 0..upto {
        spot.step.set(k);
        let [ours, theirs] = [a, b].map(|game| &game.steps()[k]);
        demand!(
            spot,
            ours == theirs,
            "expected the step {theirs:?}, found {ours:?}"
        );
        let [ours, theirs] = [a, b].map(|game| game.state(k + 1));
        demand!(
            spot,
            ours == theirs,
            "expected the state\n{theirs:?}\nfound\n{ours:?}"
        );
    }
}

/// Plays a match on to its end by the random choices of its seed. With `backwards` the seats of a simultaneous turn
/// commit from the highest down.
fn on<G: Game>(spot: &Position, game: &mut Match<G>, backwards: bool) {
    loop {
        match game.turn() {
            Turn::Over => return,
            Turn::Proceed => {
                game.proceed();
            }
            Turn::Act(seats) => {
                let seat = if backwards {
                    seats.iter().last()
                } else {
                    seats.first()
                };
                let seat = seat.expect("a turn to act names a seat");
                let (due, state) = game.due();
                let mut legal = Vec::new();
                game.rules().legal(state, seat, &mut legal);
                let action = play::luck(game.seed(), due, seat).pick(&legal);
                if let Err(why) = game.commit(seat, action) {
                    let order = if backwards {
                        " when the seats commit from the highest down"
                    } else {
                        ""
                    };
                    spot.fail(format_args!(
                        "expected {action:?} of seat {seat} to be accepted{order}, found “{why}”"
                    ));
                }
            }
        }
    }
}

/// Undo, replay, prefixes and corruption.
pub(super) fn check<G: Game>(
    plan: &CheckConfig,
    spot: &Position,
    game: &Match<G>,
    pool: &Pool<G::Action>,
    thorough: bool,
) {
    let lines = if thorough { LINES } else { FEW_LINES };
    undo(spot, game, lines);
    prefixes(spot, game, lines);
    corrupted(plan, spot, game, pool, lines);
    if thorough {
        listed(spot, game, lines);
    }
}

/// Every position can be gone back to, saved, and played on from to the same end.
fn undo<G: Game>(spot: &Position, game: &Match<G>, lines: usize) {
    let steps = game.steps().len();
    let whole = written(game, false);
    for k in spread(steps + 1, lines) {
        spot.step.set(k);
        let replayed = game.replayed(k);
        demand!(
            spot,
            replayed.steps().len() == k,
            "expected {k} steps when replayed, found {}",
            replayed.steps().len()
        );
        same(spot, &replayed, game, k);
        let mut undone = game.clone();
        undone.undo_to(k);
        same(spot, &undone, game, k);
        spot.step.set(k);
        let mut redone = undone.clone();
        demand!(
            spot,
            redone.redo() == (k < steps) && written(&redone, false) == whole,
            "expected the same game when what was undone from step {k} on is made again"
        );
        let save = written(&undone, false);
        let (mut read, _) =
            trace::read::<G>(&save, Wanted::AsFarAsItGoes).unwrap_or_else(|fault| {
                spot.fail(format_args!(
                    "expected a save after {k} steps to read: {fault}"
                ))
            });
        demand!(
            spot,
            read.steps().len() >= k,
            "expected at least {k} steps in a save after {k} steps, found {}",
            read.steps().len()
        );
        same(spot, &read, game, read.steps().len());
        for start in [&mut undone, &mut read] {
            on(spot, start, false);
            same(spot, start, game, steps);
            spot.step.set(k);
            let text = written(start, false);
            demand!(
                spot,
                text == whole,
                "expected the same game again after going back to step {k}; {}",
                first_difference(&whole, &text)
            );
        }
    }
}

/// A trace that is cut off anywhere reads as far as it goes.
fn prefixes<G: Game>(spot: &Position, game: &Match<G>, count: usize) {
    let whole = written(game, false);
    let lines: Vec<&str> = whole.lines().collect();
    for n in spread(lines.len() - 1, count).map(|n| n + 1) {
        let text = lines[..n].join("\n");
        spot.step.set(n);
        demand!(
            spot,
            trace::read::<G>(&text, Wanted::Whole).is_err(),
            "expected the first {n} lines not to pass for a whole game"
        );
        let read = trace::read::<G>(&text, Wanted::AsFarAsItGoes);
        let (mut read, _) = read.unwrap_or_else(|fault| {
            spot.fail(format_args!(
                "expected the first {n} lines to read: {fault}"
            ))
        });
        same(spot, &read, game, read.steps().len());
        on(spot, &mut read, false);
        let text = written(&read, false);
        demand!(
            spot,
            text == whole,
            "expected the same game again when played on from the first {n} lines; {}",
            first_difference(&whole, &text)
        );
    }
}

/// Permitted readings of a corrupted trace.
#[derive(Clone, Copy, PartialEq, Eq)]
enum May {
    /// Nothing: it has to be refused.
    Fail,
    /// Also a game that has the meaning of the corrupted lines.
    Mean,
}

impl May {
    const fn mean_if(holds: bool) -> May {
        if holds { May::Mean } else { May::Fail }
    }
}

struct Corruption<'a> {
    spot: &'a Position,
    /// Number of lines that are corrupted.
    lines: usize,
}

impl Corruption<'_> {
    fn try_text<G: Game>(&self, what: &str, text: &str, may: May) {
        let read = catch_unwind(AssertUnwindSafe(|| trace::read::<G>(text, Wanted::Whole)));
        let Ok(read) = read else {
            self.spot
                .fail(format_args!("expected a fault, found a panic: {what}"));
        };
        let Ok((game, header)) = read else { return };
        let back = trace::write(&game, &header.seats, false);
        demand!(
            self.spot,
            may == May::Mean && meaning(&back) == meaning(text),
            "expected a fault, found that the trace reads: {what}"
        );
    }

    fn try_lines<G: Game>(&self, what: &str, lines: &[String], may: May) {
        self.try_text::<G>(what, &(lines.join("\n") + "\n"), may);
    }
}

/// The lines of a trace without notes, for comparing.
fn meaning(text: &str) -> Vec<Value> {
    text.lines()
        .filter_map(|l| serde_json::from_str::<Value>(l).ok())
        .filter(|l| l.get("score").is_none())
        .collect()
}

fn corrupted<G: Game>(
    plan: &CheckConfig,
    spot: &Position,
    game: &Match<G>,
    pool: &Pool<G::Action>,
    count: usize,
) {
    let luck = &mut Luck::stream(spot.seed, 2);
    let text = written(game, false);
    let lines: Vec<String> = text.lines().map(str::to_owned).collect();
    let values: Vec<Value> = lines
        .iter()
        .map(|l| serde_json::from_str(l).expect("a trace is written as JSON"))
        .collect();
    let to = Corruption { spot, lines: count };
    let with = |n: usize, line: &Value| {
        let mut all = lines.clone();
        all[n] = line.to_string();
        all
    };
    to.try_text::<G>("an empty file", "", May::Fail);
    header::<G>(&to, &values[0], &with);

    let notes = values.iter().filter(|v| v.get("score").is_some()).count();
    let both = lines.iter().zip(&values);
    let plain = both.filter(|(_, value)| value.get("score").is_none());
    let plain: String = plain.flat_map(|(line, _)| [line.as_str(), "\n"]).collect();
    demand!(
        spot,
        trace::read::<G>(&plain, Wanted::Whole).is_ok(),
        "expected the trace to read without its score notes"
    );

    for n in spread(lines.len(), count).chain([lines.len() - 1]) {
        let at = |what: &str| format!("line {} {what}: {}", n + 1, lines[n]);
        let value = &values[n];
        let note = value.get("score");

        let mut dropped = lines.clone();
        dropped.remove(n);
        match note {
            None => {
                let strict = n == 0 || value.get("shuffle").is_some() || n + 1 == lines.len();
                to.try_lines::<G>(&at("dropped"), &dropped, May::mean_if(!strict));
            }
            Some(note) if notes > 1 && note["points"] != json!(0) => {
                to.try_lines::<G>(&at("dropped"), &dropped, May::Fail);
            }
            // Notes may be left out all at once, and one of 0 points changes no sum.
            Some(_) => {}
        }
        let mut doubled = lines.clone();
        doubled.insert(n, lines[n].clone());
        if note.is_none_or(|note| note["points"] != json!(0)) {
            to.try_lines::<G>(&at("written twice"), &doubled, May::Mean);
        }
        let mut cut = lines.clone();
        let half = lines[n].chars().count() / 2;
        cut[n] = lines[n].chars().take(half).collect();
        to.try_lines::<G>(&at("cut off"), &cut, May::Fail);
        let mut extra = value.clone();
        if let Some(line) = extra.as_object_mut() {
            line.insert("more".to_owned(), json!(1));
        }
        to.try_lines::<G>(&at("with a key too many"), &with(n, &extra), May::Fail);
        if n + 1 < lines.len() && lines[n] != lines[n + 1] {
            let mut swapped = lines.clone();
            swapped.swap(n, n + 1);
            to.try_lines::<G>(&at("swapped with the next"), &swapped, May::Mean);
        }
        if let Some(note) = note {
            let mut other = value.clone();
            other["score"]["points"] = json!(note["points"].as_i64().unwrap_or(0) + 1);
            to.try_lines::<G>(&at("with a point more"), &with(n, &other), May::Fail);
        }
        if value.get("shuffle").is_some() {
            shuffle::<G>(&to, &at, value, n, &with, luck);
        }
        if value.get("chance").is_some() {
            for other in some(numbers_changed(value), luck) {
                to.try_lines::<G>(&at("changed"), &with(n, &other), May::Mean);
            }
        }
    }
    decisions(&to, game, pool, &values, &with, luck);
    result::<G>(plan, &to, &values, &with);
}

fn header<G: Game>(to: &Corruption, head: &Value, with: &dyn Fn(usize, &Value) -> Vec<String>) {
    let header: Header =
        serde_json::from_value(head.clone()).expect("the header was written from these fields");
    let change = |what: &str, may: May, change: &dyn Fn(&mut Value)| {
        let mut other = head.clone();
        change(&mut other);
        to.try_lines::<G>(&format!("the header {what}"), &with(0, &other), may);
    };
    change("with a key too many", May::Fail, &|h| h["more"] = json!(1));
    change("of version 2", May::Fail, &|h| h["trace"] = json!(2));
    change("of another game", May::Fail, &|h| {
        h["game"] = json!("solitaire");
    });
    change("with a seat too many", May::Fail, &|h| {
        h["seats"].as_array_mut().expect("a list").push(json!("x"));
    });
    change("without a seat", May::Fail, &|h| {
        h["seats"].as_array_mut().expect("a list").pop();
    });
    for first in [1, 2, 5, 8, 200] {
        if header.first.0 != first {
            let may = May::mean_if((first as usize) < header.seats.len());
            change("with another first seat", may, &|h| {
                h["first"] = json!(first);
            });
        }
    }
    for name in header.options.keys() {
        change("without an option", May::Fail, &|h| {
            let options = h["options"].as_object_mut().expect("an object");
            options.remove(name);
        });
        change("with an option of no sense", May::Fail, &|h| {
            h["options"][name] = json!("no such value");
        });
    }
    change("with an option too many", May::Fail, &|h| {
        h["options"]["more"] = json!(1);
    });
}

fn shuffle<G: Game>(
    to: &Corruption,
    at: &dyn Fn(&str) -> String,
    value: &Value,
    n: usize,
    with: &dyn Fn(usize, &Value) -> Vec<String>,
    luck: &mut Luck,
) {
    let cards = value["cards"].as_array().expect("a list of cards").clone();
    let change = |what: &str, may: May, cards: Vec<Value>| {
        let mut other = value.clone();
        other["cards"] = Value::Array(cards);
        to.try_lines::<G>(&at(what), &with(n, &other), may);
    };
    let mut renamed = value.clone();
    renamed["shuffle"] = json!("no such shuffle");
    to.try_lines::<G>(&at("renamed"), &with(n, &renamed), May::Fail);
    if cards.is_empty() {
        return;
    }
    let place = luck.below(cards.len());
    let mut fewer = cards.clone();
    fewer.remove(place);
    change("with a card too few", May::Fail, fewer);
    let mut more = cards.clone();
    more.push(cards[place].clone());
    change("with a card too many", May::Fail, more);
    for strange in ["", "ZZ", "1", "AS", "1M", "♠"] {
        if !cards.contains(&json!(strange)) {
            let mut other = cards.clone();
            other[place] = json!(strange);
            change("with a card replaced", May::Fail, other);
        }
    }
    for _ in 0..4 {
        let (a, b) = (luck.below(cards.len()), luck.below(cards.len()));
        if cards[a] != cards[b] {
            let mut doubled = cards.clone();
            doubled[a] = cards[b].clone();
            change("with a card twice", May::Fail, doubled);
            let mut swapped = cards.clone();
            swapped.swap(a, b);
            change("with two cards swapped", May::Mean, swapped);
        }
    }
}

fn decisions<G: Game>(
    to: &Corruption,
    game: &Match<G>,
    pool: &Pool<G::Action>,
    values: &[Value],
    with: &dyn Fn(usize, &Value) -> Vec<String>,
    luck: &mut Luck,
) {
    let steps: Vec<usize> = (0..game.steps().len())
        .filter(|k| matches!(game.steps()[*k].made, Made::Decision { .. }))
        .collect();
    let lines: Vec<usize> = (0..values.len())
        .filter(|n| values[*n].get("action").is_some())
        .collect();
    for i in spread(steps.len().min(lines.len()), to.lines) {
        let (k, n) = (steps[i], lines[i]);
        to.spot.step.set(k);
        let value = &values[n];
        let Made::Decision { seat, action, .. } = game.steps()[k].made else {
            continue;
        };
        let at = |what: &str| format!("line {} {what}: {value}", n + 1);
        let mut other = value.clone();
        other["phase"] = json!("no such phase");
        to.try_lines::<G>(&at("with another phase"), &with(n, &other), May::Fail);
        for stranger in [seat.0 + 1, seat.0.wrapping_sub(1), 8, 200] {
            let mut other = value.clone();
            other["seat"] = json!(stranger);
            let may = May::mean_if((stranger as usize) < game.rules().players());
            to.try_lines::<G>(&at("of another seat"), &with(n, &other), may);
        }
        let mut other = value.clone();
        if let Some(fields) = other["action"].as_object_mut() {
            for (_, fields) in fields.iter_mut() {
                fields["more"] = json!(1);
            }
        }
        let what = "with a field too many, which actions with #[serde(deny_unknown_fields)] refuse";
        to.try_lines::<G>(&at(what), &with(n, &other), May::Fail);
        for other in some(numbers_changed(&value["action"]), luck) {
            let mut line = value.clone();
            line["action"] = other;
            to.try_lines::<G>(&at("with another number"), &with(n, &line), May::Mean);
        }
        let state = game.state(k);
        let mut tried = 0;
        let all = pool.all();
        for j in 0..all.len() {
            let a = all[(i * 7 + j) % all.len()];
            if a == action || tried > CHANGES {
                continue;
            }
            tried += 1;
            let mut line = value.clone();
            line["action"] = json!(a);
            let may = May::mean_if(game.rules().is_legal(state, seat, a));
            to.try_lines::<G>(&at(&format!("with {a:?} instead")), &with(n, &line), may);
        }
    }
}

/// Lists of legal actions are checked.
fn listed<G: Game>(spot: &Position, game: &Match<G>, count: usize) {
    if !G::LISTS_ALL {
        return;
    }
    let to = Corruption { spot, lines: count };
    let text = written(game, true);
    let lines: Vec<&str> = text.lines().collect();
    for n in spread(lines.len(), count) {
        let value: Value = serde_json::from_str(lines[n]).expect("a trace is written as JSON");
        let Some(list) = value.get("legal").and_then(Value::as_array) else {
            continue;
        };
        let change = |what: &str, list: Vec<Value>| {
            let mut other = value.clone();
            other["legal"] = Value::Array(list);
            let mut all: Vec<String> = lines.iter().map(|l| (*l).to_owned()).collect();
            all[n] = other.to_string();
            to.try_lines::<G>(&format!("line {} {what}: {value}", n + 1), &all, May::Fail);
        };
        change("with a legal action too few", list[1..].to_vec());
        let twice = list.iter().chain(&list[..1]).cloned().collect();
        change("with a legal action twice", twice);
        change("with no action at all in its list", vec![Value::Null]);
    }
}

/// A few of many.
fn some(mut values: Vec<Value>, luck: &mut Luck) -> Vec<Value> {
    luck.mix_front(&mut values, CHANGES);
    values.truncate(CHANGES);
    values
}

fn result<G: Game>(
    plan: &CheckConfig,
    to: &Corruption,
    values: &[Value],
    with: &dyn Fn(usize, &Value) -> Vec<String>,
) {
    let n = values.len() - 1;
    let value = &values[n];
    let change = |what: &str, change: &dyn Fn(&mut Value)| {
        let mut other = value.clone();
        change(&mut other["result"]);
        let what = format!("the result with {what}");
        to.try_lines::<G>(&what, &with(n, &other), May::Fail);
    };
    change("another score", &|r| {
        let score = r["scores"][0].as_i64().unwrap_or(0);
        r["scores"][0] = json!(score + 1);
    });
    change("a score too many", &|r| {
        r["scores"].as_array_mut().expect("a list").push(json!(0));
    });
    change("a stranger among the winners", &|r| {
        let winners = r["winners"].as_array_mut().expect("a list");
        winners.push(json!(200));
    });
    change("another end", &|r| r["end"] = json!("no such end"));
    change("a key too many", &|r| r["more"] = json!(1));
    if !plan.nobody_may_win {
        change("no winner", &|r| r["winners"] = json!([]));
    }
}

/// The value with each of its numbers changed a little or beyond all sense, one at a time.
fn numbers_changed(value: &Value) -> Vec<Value> {
    match value {
        Value::Number(n) => {
            let n = n.as_i64().unwrap_or(0);
            [n + 1, n - 1, n + 100, 255, 65_535, -40_000, i64::MAX]
                .into_iter()
                .filter(|m| *m != n)
                .map(Value::from)
                .chain([json!(0.5), json!("0"), Value::Null])
                .collect()
        }
        Value::Array(items) => {
            let each = items.iter().enumerate().flat_map(|(i, item)| {
                numbers_changed(item).into_iter().map(move |other| {
                    let mut items = items.clone();
                    items[i] = other;
                    Value::Array(items)
                })
            });
            each.chain([json!([]), json!([0, 0, 0, 0, 0, 0, 0, 0, 0])])
                .collect()
        }
        Value::Object(fields) => fields
            .iter()
            .flat_map(|(name, field)| {
                numbers_changed(field).into_iter().map(move |other| {
                    let mut fields = fields.clone();
                    fields.insert(name.clone(), other);
                    Value::Object(fields)
                })
            })
            .collect(),
        Value::Null | Value::Bool(_) | Value::String(_) => Vec::new(),
    }
}
