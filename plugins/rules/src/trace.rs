//! Traces: one game, whole, as JSON Lines. A save is an unfinished trace.
//!
//! Writing is deterministic: two runs with the same header give the same bytes. Reading accepts traces made
//! elsewhere, since all chance comes from the trace.

use crate::{
    game::Game,
    matches::{Event, Made, Match, Record},
    message::Message,
    rules::Turn,
    seat::{MAX_SEATS, Seat, Seats},
};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, value::RawValue};
use std::{cell::OnceCell, collections::VecDeque, fmt};

/// The first line of a trace.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Header {
    /// The version of the trace format: 1.
    pub trace: u32,
    /// The game's id.
    pub game: String,
    /// Every option.
    pub options: Map<String, Value>,
    /// The seed of the one who made it. Not needed for reading.
    pub seed: u64,
    /// The seat that begins, as drawn.
    pub first: Seat,
    /// Players by seat, in free words.
    pub seats: Vec<String>,
}

/// The version of the format that is written and read.
pub const VERSION: u32 = 1;

#[derive(Serialize)]
struct HeaderOut<'a, G> {
    trace: u32,
    game: &'a str,
    options: &'a G,
    seed: u64,
    first: Seat,
    seats: &'a [String],
}

#[derive(Serialize)]
struct DecisionOut<'a, A> {
    seat: Seat,
    phase: &'a str,
    action: A,
    #[serde(skip_serializing_if = "Option::is_none")]
    legal: Option<Vec<A>>,
}

#[derive(Serialize)]
struct ResultOut<'a> {
    scores: &'a [i32],
    winners: Seats,
    end: &'a str,
}

/// Result at the end of a trace.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct ResultIn {
    scores: Vec<i32>,
    winners: Vec<Seat>,
    end: String,
}

#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct NoteIn {
    seat: Seat,
    points: i32,
    #[allow(
        dead_code,
        reason = "free words; read so that a note without them is refused"
    )]
    why: String,
}

fn json<T: Serialize>(value: &T) -> String {
    serde_json::to_string(value).expect("everything in a trace is plain data that JSON can hold")
}

/// Writes a match as a trace. `seats` names the players by seat; with `legal`, each decision lists the legal actions
/// (where the game lists them). The result line is written if the game is over.
pub fn write<G: Game>(game: &Match<G>, seats: &[String], legal: bool) -> String {
    let rules = game.rules();
    let mut out = json(&HeaderOut {
        trace: VERSION,
        game: G::CARD.id,
        options: rules,
        seed: game.seed(),
        first: game.first(),
        seats,
    });
    out.push('\n');
    let mut k = 0;
    while k < game.steps().len() {
        // All decisions of one simultaneous turn are written in seat order, then what they led to.
        let mut upto = k + 1;
        if let Made::Decision { batch, .. } = game.steps()[k].made {
            while upto < game.steps().len()
                && matches!(game.steps()[upto].made, Made::Decision { batch: b, .. } if b == batch)
            {
                upto += 1;
            }
        }
        let before = game.state(k);
        let mut decisions: Vec<(Seat, G::Action)> = game.steps()[k..upto]
            .iter()
            .filter_map(|s| match s.made {
                Made::Decision { seat, action, .. } => Some((seat, action)),
                Made::Proceed => None,
            })
            .collect();
        decisions.sort_by_key(|(seat, _)| *seat);
        for (seat, action) in decisions {
            let list = (legal && G::LISTS_ALL).then(|| {
                let mut list = Vec::new();
                rules.legal(before, seat, &mut list);
                list
            });
            out += &json(&DecisionOut {
                seat,
                phase: rules.step(before),
                action,
                legal: list,
            });
            out.push('\n');
        }
        for event in game.steps()[k..upto].iter().flat_map(|s| &s.events) {
            match event {
                Event::Shuffle { name, cards } => {
                    out += &format!("{{\"shuffle\":{},\"cards\":{}}}\n", json(name), json(cards));
                }
                Event::Chance(value) => out += &format!("{{\"chance\":{}}}\n", json(value)),
                Event::Note(note) => out += &format!("{{\"score\":{}}}\n", json(note)),
            }
        }
        k = upto;
    }
    if let Some(payoff) = game.result() {
        let result = ResultOut {
            scores: payoff.scores(),
            winners: payoff.winners,
            end: payoff.end,
        };
        out += &format!("{{\"result\":{}}}\n", json(&result));
    }
    out
}

/// A fault in a trace: where, what was expected, what was found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// The line, counted from 1.
    pub line: usize,
    /// Content that the rules expected.
    pub expected: String,
    /// Content of the trace.
    pub found: String,
    /// Reason that the rules don't allow it, if that is the fault.
    pub refusal: Option<Message>,
}

impl Fault {
    /// A fault that is no refusal. `found` is turned into one line that can be shown anywhere, whatever it contains.
    pub fn new(line: usize, expected: impl Into<String>, found: impl Into<String>) -> Fault {
        let all = found.into();
        let mut chars = all.chars();
        let mut found: String = chars
            .by_ref()
            .take(200)
            .map(|c| if c.is_control() { ' ' } else { c })
            .collect();
        if chars.next().is_some() {
            found.push('…');
        }
        Fault {
            line,
            expected: expected.into(),
            found,
            refusal: None,
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "line {}: expected {}, found {}",
            self.line, self.expected, self.found
        )
    }
}

impl std::error::Error for Fault {}

/// The same trace with others in its seats: `change` gets the header's list of players by seat.
///
/// # Errors
/// The text has no header of a trace.
pub fn reseated(text: &str, change: impl FnOnce(&mut Vec<String>)) -> Result<String, Fault> {
    let mut header = header(text)?;
    change(&mut header.seats);
    let head = serde_json::to_string(&header).expect("a header was read from JSON");
    let rest = text.split_once('\n').map_or("", |(_, rest)| rest);
    Ok(format!("{head}\n{rest}"))
}

/// Reads the header of a trace alone, to find out which game it is of.
pub fn header(text: &str) -> Result<Header, Fault> {
    let first = text.lines().next().unwrap_or_default();
    let value: Value = serde_json::from_str(first)
        .map_err(|_| Fault::new(1, "the header of a trace as a JSON object", first))?;
    match value.get("trace").and_then(Value::as_u64) {
        Some(1) => {}
        Some(n) => {
            let found = format!("version {n}");
            return Err(Fault::new(1, "a trace of version 1", found));
        }
        None => return Err(Fault::new(1, "a header with \"trace\":1", first)),
    }
    let keys = "a header with exactly trace, game, options, seed, first, seats";
    serde_json::from_value(value).map_err(|e| Fault::new(1, keys, e.to_string()))
}

enum TraceLine<'a> {
    Shuffle(Event),
    Chance(Event),
    Decision(DecisionIn<'a>),
    Note(NoteIn),
    Result(ResultIn),
}

struct DecisionIn<'a> {
    seat: Seat,
    phase: String,
    action: &'a RawValue,
    legal: Option<Vec<&'a RawValue>>,
}

/// Any line but the header, with the keys of all kinds.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct AnyLine<'a> {
    shuffle: Option<String>,
    cards: Option<Vec<String>>,
    chance: Option<Value>,
    score: Option<NoteIn>,
    result: Option<ResultIn>,
    seat: Option<Seat>,
    phase: Option<String>,
    #[serde(borrow)]
    action: Option<&'a RawValue>,
    #[serde(borrow)]
    legal: Option<Vec<&'a RawValue>>,
}

impl<'a> AnyLine<'a> {
    /// The line, if its keys are exactly those of one kind.
    fn line(self) -> Option<TraceLine<'a>> {
        match self {
            AnyLine {
                shuffle: Some(name),
                cards: Some(cards),
                chance: None,
                score: None,
                result: None,
                seat: None,
                phase: None,
                action: None,
                legal: None,
            } => Some(TraceLine::Shuffle(Event::Shuffle { name, cards })),
            AnyLine {
                seat: Some(seat),
                phase: Some(phase),
                action: Some(action),
                legal,
                shuffle: None,
                cards: None,
                chance: None,
                score: None,
                result: None,
            } => Some(TraceLine::Decision(DecisionIn {
                seat,
                phase,
                action,
                legal,
            })),
            AnyLine {
                chance,
                score,
                result,
                shuffle: None,
                cards: None,
                seat: None,
                phase: None,
                action: None,
                legal: None,
            } => match (chance, score, result) {
                (Some(value), None, None) => Some(TraceLine::Chance(Event::Chance(value))),
                (None, Some(note), None) => Some(TraceLine::Note(note)),
                (None, None, Some(result)) => Some(TraceLine::Result(result)),
                _ => None,
            },
            _ => None,
        }
    }
}

fn read_line(number: usize, text: &str) -> Result<TraceLine<'_>, Fault> {
    let read = serde_json::from_str::<AnyLine>(text);
    let why = match read {
        Ok(any) => match any.line() {
            Some(line) => return Ok(line),
            None => String::new(),
        },
        Err(e) => format!(" ({e})"),
    };
    // It is wrong; its intended kind makes the better sentence.
    let Ok(keys) = serde_json::from_str::<Map<String, Value>>(text) else {
        let expected = "a JSON object on a line of its own";
        return Err(Fault::new(number, expected, text));
    };
    let kinds = ["shuffle", "chance", "score", "result"];
    let kind = kinds.into_iter().find(|k| keys.contains_key(*k));
    let expected = match kind {
        Some(kind) => format!("a {kind} line"),
        None if keys.contains_key("action") => "a decision line".to_owned(),
        None => "a shuffle, chance, decision, score or result line".to_owned(),
    };
    Err(Fault::new(number, expected, format!("{text}{why}")))
}

/// Part of a trace that has to be present.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wanted {
    /// The whole game with its result.
    Whole,
    /// The part that is there, for a save.
    AsFarAsItGoes,
}

/// Replays a trace with the rules, checking every line. Returns the match at the end of the trace.
///
/// Errors name the first line that the rules don't allow. Blank lines are skipped.
pub fn read<G: Game>(text: &str, wanted: Wanted) -> Result<(Match<G>, Header), Fault> {
    let head = header(text)?;
    if head.game != G::CARD.id {
        return Err(Fault::new(1, format!("the game {}", G::CARD.id), head.game));
    }
    for option in G::options() {
        if !head.options.contains_key(option.name) {
            let expected = format!("the option {}", option.name);
            return Err(Fault::new(1, expected, "a header without it"));
        }
    }
    let rules =
        G::with_options(&head.options).map_err(|e| Fault::new(1, "options of this game", e))?;
    let (players, seats) = (rules.players(), head.seats.len());
    if seats != players {
        let expected = format!("{players} seats");
        return Err(Fault::new(1, expected, seats.to_string()));
    }
    let rows: Vec<Row> = text
        .lines()
        .enumerate()
        .skip(1)
        .filter(|(_, l)| !l.trim().is_empty())
        .map(|(i, text)| Row {
            number: i + 1,
            text,
            line: OnceCell::new(),
        })
        .collect();
    let end = rows.last().map_or(1, |r| r.number) + 1;
    let mut game = Match::new(rules, head.seed);
    let mut reader = Reader {
        rows: &rows,
        at: 0,
        end,
        noted: [0; MAX_SEATS],
        any_note: false,
        first_checked: false,
    };
    reader.play(&mut game, &head, wanted)?;
    Ok((game, head))
}

/// A line of the text, read when it is looked at first.
struct Row<'t> {
    number: usize,
    text: &'t str,
    line: OnceCell<Result<TraceLine<'t>, Fault>>,
}

impl<'t> Row<'t> {
    fn line(&self) -> Result<&TraceLine<'t>, Fault> {
        let line = self.line.get_or_init(|| read_line(self.number, self.text));
        line.as_ref().map_err(Clone::clone)
    }
}

struct Reader<'r, 't> {
    rows: &'r [Row<'t>],
    at: usize,
    end: usize,
    noted: [i64; MAX_SEATS],
    any_note: bool,
    first_checked: bool,
}

/// The chance lines from the reader's line up to the next decision or the result.
struct Ahead {
    events: VecDeque<Event>,
    /// Index of each among the reader's lines.
    places: Vec<usize>,
    /// True if nothing but chance and score notes follows.
    to_the_end: bool,
}

impl<'r, 't> Reader<'r, 't> {
    fn peek(&self) -> Result<Option<(usize, &'r TraceLine<'t>)>, Fault> {
        self.rows
            .get(self.at)
            .map(|row| row.line().map(|line| (row.number, line)))
            .transpose()
    }

    fn number(&self) -> usize {
        self.rows.get(self.at).map_or(self.end, |r| r.number)
    }

    fn text(&self) -> &'t str {
        self.rows
            .get(self.at)
            .map_or("the end of the trace", |r| r.text)
    }

    fn take_notes(&mut self, players: usize) -> Result<(), Fault> {
        while let Some((n, TraceLine::Note(note))) = self.peek()? {
            if note.seat.index() >= players {
                let expected = format!("a seat below {players}");
                return Err(Fault::new(n, expected, note.seat.to_string()));
            }
            self.noted[note.seat.index()] += i64::from(note.points);
            self.any_note = true;
            self.at += 1;
        }
        Ok(())
    }

    fn play<G: Game>(
        &mut self,
        game: &mut Match<G>,
        head: &Header,
        wanted: Wanted,
    ) -> Result<(), Fault> {
        let players = game.rules().players();
        loop {
            match game.turn() {
                Turn::Proceed => {
                    let ahead = self.chance_ahead()?;
                    if wanted == Wanted::AsFarAsItGoes
                        && ahead.to_the_end
                        && Self::runs_out(&ahead, game, head)
                    {
                        return Ok(());
                    }
                    self.proceed(ahead, game, head)?;
                }
                Turn::Act(seats) => {
                    if !self.first_checked {
                        self.first_checked = true;
                        if game.first() != head.first {
                            let [ours, theirs] =
                                [game.first(), head.first].map(|seat| format!("first {seat}"));
                            return Err(Fault::new(1, ours, theirs));
                        }
                    }
                    if self.at == self.rows.len() {
                        return match wanted {
                            Wanted::AsFarAsItGoes => Ok(()),
                            Wanted::Whole => Err(Fault::new(
                                self.end,
                                format!("a decision of {seats:?}"),
                                "the end of the trace",
                            )),
                        };
                    }
                    self.decisions(game, seats)?;
                }
                Turn::Over => return self.finish(game, wanted),
            }
            self.take_notes(players)?;
        }
    }

    /// Returns the chance lines that follow. Score notes may be between them, since one automatic step may draw several
    /// lots and notes follow each at once.
    fn chance_ahead(&self) -> Result<Ahead, Fault> {
        let mut ahead = Ahead {
            events: VecDeque::new(),
            places: Vec::new(),
            to_the_end: true,
        };
        for (at, row) in self.rows.iter().enumerate().skip(self.at) {
            match row.line()? {
                TraceLine::Shuffle(event) | TraceLine::Chance(event) => {
                    ahead.events.push_back(event.clone());
                    ahead.places.push(at);
                }
                TraceLine::Note(_) => {}
                TraceLine::Decision(_) | TraceLine::Result(_) => {
                    ahead.to_the_end = false;
                    break;
                }
            }
        }
        Ok(ahead)
    }

    /// Returns true if the automatic step needs more chance than the last lines of an unfinished trace have.
    fn runs_out<G: Game>(ahead: &Ahead, game: &Match<G>, head: &Header) -> bool {
        let mut record = Record::new(head.first, ahead.events.clone());
        let outcome = game.clone().proceed_from(&mut record);
        // No line names the first seat. Where no line follows, it is not known whether the header names it already; the
        // seed does.
        (outcome.is_err() && record.ran_out) || (record.first_drawn && ahead.places.is_empty())
    }

    fn proceed<G: Game>(
        &mut self,
        ahead: Ahead,
        game: &mut Match<G>,
        head: &Header,
    ) -> Result<(), Fault> {
        let places = ahead.places;
        let mut record = Record::new(head.first, ahead.events);
        let outcome = game.proceed_from(&mut record);
        let used = places.len() - record.left.len();
        if let Err((expected, found)) = outcome {
            // The chance line that was taken last is the one that did not fit.
            let (at, found) = match used.checked_sub(1) {
                Some(last) => (places[last], found),
                None => (self.at, self.text().to_owned()),
            };
            let line = self.rows.get(at).map_or(self.end, |r| r.number);
            return Err(Fault::new(line, expected, found));
        }
        if let Some(last) = used.checked_sub(1) {
            while self.at < places[last] {
                self.take_notes(game.rules().players())?;
                self.at += 1;
            }
            self.at = places[last] + 1;
        }
        Ok(())
    }

    fn decisions<G: Game>(&mut self, game: &mut Match<G>, seats: Seats) -> Result<(), Fault> {
        let due = *game.now();
        let mut last: Option<Seat> = None;
        for _ in 0..seats.len() {
            let Some((n, line)) = self.peek()? else {
                return Ok(());
            };
            let decision_of = |seats: Seats| {
                let owed: Vec<String> = seats.iter().map(|seat| seat.to_string()).collect();
                format!("a decision of seat {}", owed.join(" or "))
            };
            let TraceLine::Decision(d) = line else {
                return Err(Fault::new(n, decision_of(seats), self.text()));
            };
            if !seats.has(d.seat) || last.is_some_and(|l| l >= d.seat) {
                let left = seats.iter().filter(|s| last.is_none_or(|l| l < *s));
                let expected = decision_of(left.collect());
                return Err(Fault::new(n, expected, format!("one of seat {}", d.seat)));
            }
            let phase = game.rules().step(&due);
            if d.phase != phase {
                let (expected, found) = (format!("the phase “{phase}”"), &d.phase);
                return Err(Fault::new(n, expected, format!("“{found}”")));
            }
            let read = |raw: &RawValue, expected: &str| {
                serde_json::from_str::<G::Action>(raw.get())
                    .map_err(|e| Fault::new(n, expected, format!("{} ({e})", raw.get())))
            };
            let action = read(d.action, "an action of this game")?;
            if let Some(listed) = &d.legal
                && G::LISTS_ALL
            {
                let theirs = listed
                    .iter()
                    .map(|raw| read(raw, "legal actions of this game"));
                let mut theirs = theirs.collect::<Result<Vec<_>, Fault>>()?;
                theirs.sort_unstable();
                let mut ours = Vec::new();
                game.rules().legal(&due, d.seat, &mut ours);
                if ours != theirs {
                    let extra: Vec<_> = theirs.iter().filter(|a| !ours.contains(a)).collect();
                    let lacking: Vec<_> = ours.iter().filter(|a| !theirs.contains(a)).collect();
                    let (extra, lacking) = (json(&extra), json(&lacking));
                    let found = theirs.len();
                    return Err(Fault::new(
                        n,
                        format!("{} legal actions", ours.len()),
                        format!("{found}; not legal: {extra}; lacking: {lacking}"),
                    ));
                }
            }
            game.commit(d.seat, action).map_err(|refusal| Fault {
                refusal: Some(refusal.0),
                ..Fault::new(n, "a legal action", d.action.get())
            })?;
            last = Some(d.seat);
            self.at += 1;
        }
        Ok(())
    }

    fn finish<G: Game>(&mut self, game: &Match<G>, wanted: Wanted) -> Result<(), Fault> {
        let payoff = game
            .result()
            .expect("a game whose turn is over has a result");
        let ours = ResultIn {
            scores: payoff.scores().to_vec(),
            winners: payoff.winners.iter().collect(),
            end: payoff.end.to_owned(),
        };
        let say = |r: &ResultIn| {
            json(&ResultOut {
                scores: &r.scores,
                winners: r.winners.iter().copied().collect(),
                end: &r.end,
            })
        };
        match self.peek()? {
            Some((_, TraceLine::Result(theirs))) if *theirs == ours => {}
            Some((n, TraceLine::Result(_))) => {
                let expected = format!("the result {}", say(&ours));
                return Err(Fault::new(n, expected, self.text()));
            }
            None if wanted == Wanted::AsFarAsItGoes => return Ok(()),
            // Another line, or none.
            _ => return Err(Fault::new(self.number(), "the result line", self.text())),
        }
        if self.any_note {
            let mut own = [0i64; MAX_SEATS];
            for event in game.steps().iter().flat_map(|s| &s.events) {
                if let Event::Note(note) = event {
                    own[note.seat.index()] += i64::from(note.points);
                }
            }
            if own != self.noted {
                return Err(Fault::new(
                    self.number(),
                    format!("score notes that sum to {own:?} by seat"),
                    format!("{:?}", self.noted),
                ));
            }
        }
        self.at += 1;
        match self.rows.get(self.at) {
            None => Ok(()),
            Some(row) => Err(Fault::new(row.number, "nothing after the result", row.text)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{bot::RandomBot, conformance::toy::Toy, dice::Luck, play};
    use std::sync::atomic::AtomicBool;

    fn played(players: u8, seed: u64) -> Match<Toy> {
        let given = Map::from_iter([("players".to_owned(), Value::from(players))]);
        let rules = Toy::with_options(&given).unwrap();
        let mut game = Match::new(rules, seed);
        let (bots, never) = ([&RandomBot; MAX_SEATS], AtomicBool::new(false));
        assert!(play::play(&mut game, &bots, 100, &mut (), &never));
        game
    }

    fn text(players: u8, seed: u64, legal: bool) -> String {
        let seats = vec!["random".to_owned(); players.into()];
        write(&played(players, seed), &seats, legal)
    }

    /// Both ways of reading, for texts that must not panic.
    fn reads(text: &str) -> bool {
        let _ = header(text);
        let _ = read::<Toy>(text, Wanted::AsFarAsItGoes);
        read::<Toy>(text, Wanted::Whole).is_ok()
    }

    #[test]
    fn any_bytes_are_read_without_a_panic() {
        let mut luck = Luck::new(1);
        for _ in 0..2000 {
            let bytes: Vec<u8> = (0..luck.below(200)).map(|_| luck.bits() as u8).collect();
            assert!(!reads(&String::from_utf8_lossy(&bytes)));
        }
    }

    #[test]
    fn any_json_is_read_without_a_panic() {
        let keys = r#""trace" "game" "toy" "seat" "action" "phase" "shuffle" "cards" "score" "result" "chance""#;
        let values = r#"1 -1 200 1e99 null true "AS" "\u0000""#;
        let words = ["{ } [ ] : ,", keys, values].join(" ");
        let words: Vec<&str> = words.split(' ').chain(["\n"]).collect();
        let head = text(2, 1, false).lines().next().unwrap().to_owned();
        let mut luck = Luck::new(2);
        for n in 0..4000 {
            let mut text = if n % 2 == 0 {
                head.clone() + "\n"
            } else {
                String::new()
            };
            for _ in 0..luck.below(30) {
                text += luck.pick(&words);
            }
            assert!(!reads(&text), "{text}");
        }
    }

    /// Bytes of a good trace are changed, left out, doubled and exchanged: it may still be a game, but never one with
    /// another meaning than the text.
    #[test]
    fn changed_bytes_are_read_for_what_they_say_or_not_at_all() {
        let mut luck = Luck::new(3);
        let mut good = 0;
        for n in 0..6000 {
            let legal = n % 3 == 0;
            let mut bytes = text(2 + (n % 2) as u8, n % 7, legal).into_bytes();
            for _ in 0..=luck.below(3) {
                let at = luck.below(bytes.len());
                let other = luck.below(bytes.len());
                match luck.below(5) {
                    0 => bytes[at] = luck.bits() as u8,
                    1 => bytes[at] = bytes[other],
                    2 => {
                        bytes.remove(at);
                    }
                    3 => bytes.insert(at, bytes[other]),
                    _ => bytes.swap(at, other),
                }
            }
            let text = String::from_utf8_lossy(&bytes).into_owned();
            if !reads(&text) {
                continue;
            }
            good += 1;
            let (game, head) = read::<Toy>(&text, Wanted::Whole).unwrap();
            let back = write(&game, &head.seats, legal);
            assert_eq!(meaning(&back), meaning(&text), "{text}");
        }
        // A seat's name or the reason of a note may well be changed.
        assert!(good > 0);
    }

    /// The lines without notes, whose words are free.
    fn meaning(text: &str) -> Vec<Value> {
        text.lines()
            .filter(|l| !l.trim().is_empty())
            .map(|l| serde_json::from_str::<Value>(l).expect("what reads is JSON"))
            .filter(|l| l.get("score").is_none())
            .collect()
    }

    #[test]
    fn faults_name_the_line_and_what_was_expected() {
        let good = text(2, 1, false);
        let lines: Vec<&str> = good.lines().collect();
        let read_with = |n: usize, line: &str| {
            let mut lines = lines.clone();
            lines[n] = line;
            read::<Toy>(&lines.join("\n"), Wanted::Whole).unwrap_err()
        };
        for (n, line, expected) in [
            (0, "", "the header of a trace as a JSON object"),
            (0, "{}", "a header with \"trace\":1"),
            (1, r#"{"shuffle":"stock","cards":[]}"#, "the shuffle “deck”"),
            (
                1,
                r#"{"shuffle":"deck","cards":["AS"]}"#,
                "of these 9 cards",
            ),
            (
                1,
                r#"{"shuffle":"deck","cards":["??"]}"#,
                "cards in the shuffle",
            ),
            (
                2,
                r#"{"seat":2,"phase":"reveal","action":{"pass":{}}}"#,
                "a decision of seat 0 or 1",
            ),
            (
                2,
                r#"{"seat":0,"phase":"reveal","action":{"pass":{}}}"#,
                "the phase “play”",
            ),
            (
                2,
                r#"{"seat":0,"phase":"play","action":{"pass":{}}}"#,
                "a legal action",
            ),
            (
                2,
                r#"{"seat":0,"phase":"play","action":{"sing":{}}}"#,
                "an action of this game",
            ),
            (
                2,
                r#"{"seat":200,"phase":"play","action":{"pass":{}}}"#,
                "a decision of seat",
            ),
            (
                2,
                r#"{"sing":{}}"#,
                "a shuffle, chance, decision, score or result line",
            ),
            (2, "sing", "a JSON object on a line of its own"),
            (
                4,
                r#"{"chance":{"bonus":{"points":3}}}"#,
                "a chance line with one of",
            ),
            (
                lines.len() - 1,
                r#"{"result":{"scores":[0,0],"winners":[0],"end":"x"}}"#,
                "the result {",
            ),
        ] {
            let fault = read_with(n, line);
            assert_eq!(fault.line, n + 1, "{fault}");
            assert!(fault.expected.contains(expected), "{fault}");
            let refused = fault.refusal.as_ref().map(|say| say.id.as_ref());
            let forbidden = expected == "a legal action";
            assert_eq!(refused, forbidden.then_some("not-in-hand"), "{fault}");
        }
    }

    #[test]
    fn notes_may_follow_each_lot_at_once() {
        let good = text(2, 1, false);
        let mut lines: Vec<String> = good.lines().map(str::to_owned).collect();
        let mut all = lines.iter();
        let lot = all.position(|l| l.starts_with("{\"chance\"")).unwrap();
        let note = lot + 2;
        assert!(lines[lot + 1].starts_with("{\"chance\"") && lines[note].starts_with("{\"score\""));
        lines.swap(lot + 1, note);
        read::<Toy>(&lines.join("\n"), Wanted::Whole).unwrap();
        // A stranger's note is refused there, too.
        lines[lot + 1] = r#"{"score":{"seat":2,"points":1,"why":"luck"}}"#.to_owned();
        let fault = read::<Toy>(&lines.join("\n"), Wanted::Whole).unwrap_err();
        let expected = fault.expected.as_str();
        assert_eq!((fault.line, expected), (lot + 2, "a seat below 2"));
    }

    #[test]
    fn blank_lines_and_foreign_line_ends_are_passed_over() {
        let good = text(3, 5, true);
        assert!(reads(&good.replace('\n', "\r\n")));
        assert!(reads(&good.replace('\n', "\n\n  \n")));
    }

    #[test]
    fn a_seed_beyond_our_own_is_refused_with_a_reason() {
        let good = text(2, 1, false).replace("\"seed\":1,", "\"seed\":-1,");
        let fault = read::<Toy>(&good, Wanted::Whole).unwrap_err();
        assert!(fault.found.contains("-1"), "{fault}");
    }

    /// A save written before anything was drawn goes on with the seed's own first seat, whatever its header has.
    #[test]
    fn a_save_before_the_deal_draws_the_same_first_seat() {
        for seed in 0..20 {
            let whole = played(3, seed);
            let mut game = whole.clone();
            game.undo_to(0);
            let save = write(&game, &vec!["random".to_owned(); 3], false);
            let (mut read, _) = read::<Toy>(&save, Wanted::AsFarAsItGoes).unwrap();
            read.settle();
            assert_eq!(read.first(), whole.first());
            assert_eq!(read.steps()[0], whole.steps()[0]);
        }
    }
}
