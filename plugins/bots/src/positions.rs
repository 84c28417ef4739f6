//! Positions with a move that any good player sees: what strong bots have to find and no bot may get absurdly wrong.
//!
//! They stand in text files, any number in a file. Each is a line that tells what is to be found, and below it the
//! trace of a game up to the decision:
//!
//! ```text
//! {"position":"The crown takes the last trick.","right":[{"follow":{"card":"NM"}}],"absurd":[]}
//! {"trace":1,"game":…}
//! …
//! ```
//!
//! - `position`: a sentence that says what a good player sees;
//! - `right` (may be left out if the position is there only for what is absurd): the actions of which one is to be
//!   chosen;
//! - `absurd` (may be left out): actions that no level may choose;
//! - `gains` (may be left out): the points that a right choice brings at once, for games with more actions than can be
//!   listed;
//! - `least` (may be left out): who chooses what brings fewer points at once chooses something absurd;
//! - `seat` (may be left out): who decides, if several do at once;
//! - `unsolved` (may be left out): why the strong level does not find it yet. The check then leaves it at that.

use kortlek_rules::{
    Bot, Budget, Effort, Game, HasBots, Level, Made, Match, Payoff, Question, SearchResult, Seat,
    Turn, play,
    trace::{self, Fault, Wanted},
};
use serde::{Deserialize, Serialize};
use std::{fs, path::Path, sync::atomic::AtomicBool};

/// The line above the trace.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Line<A> {
    position: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    seat: Option<Seat>,
    #[serde(default = "Vec::new", skip_serializing_if = "Vec::is_empty")]
    right: Vec<A>,
    #[serde(default = "Vec::new", skip_serializing_if = "Vec::is_empty")]
    absurd: Vec<A>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    gains: Option<i32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    least: Option<i32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    unsolved: Option<String>,
}

/// A position with a move that any good player sees.
#[derive(Clone, Debug)]
pub struct Position<G: Game> {
    /// Sentence about what a good player sees.
    pub name: String,
    /// The line of the file on which it begins, from 1.
    pub line: usize,
    /// Seat that decides.
    pub seat: Seat,
    /// Good moves; empty if the gain decides, or if only the absurd ones matter.
    pub right: Vec<G::Action>,
    /// The moves that nobody may choose.
    pub absurd: Vec<G::Action>,
    /// The points that a good move brings at once.
    pub gains: Option<i32>,
    /// The fewest points that a move may bring at once that isn't absurd.
    pub least: Option<i32>,
    /// Reason why the strong level does not find it yet.
    pub unsolved: Option<String>,
    /// The game up to the decision.
    pub game: Match<G>,
}

/// Quality of a choice.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Verdict {
    /// Nobody may choose this.
    Absurd,
    /// Not the right move, but one that may happen to people.
    Missed,
    /// A right move.
    Right,
}

impl Verdict {
    /// The verdict in a word.
    pub const fn name(self) -> &'static str {
        ["absurd", "missed", "right"][self as usize]
    }
}

/// Reads the positions of a file.
///
/// Errors name the first line that does not fit, counted from the start of the file.
pub fn read<G: Game>(text: &str) -> Result<Vec<Position<G>>, Fault> {
    let lines: Vec<&str> = text.lines().collect();
    let starts: Vec<usize> = (0..lines.len())
        .filter(|n| lines[*n].starts_with("{\"position\""))
        .collect();
    let stray = lines[..starts.first().copied().unwrap_or(lines.len())]
        .iter()
        .position(|l| !l.trim().is_empty());
    if let Some(n) = stray {
        return Err(Fault::new(n + 1, "a line that tells a position", lines[n]));
    }
    let ends = starts.iter().skip(1).copied().chain([lines.len()]);
    starts
        .iter()
        .zip(ends)
        .map(|(start, end)| position(lines[*start], &lines[start + 1..end], start + 1))
        .collect()
}

fn position<G: Game>(head: &str, rest: &[&str], line: usize) -> Result<Position<G>, Fault> {
    let told: Line<G::Action> = serde_json::from_str(head)
        .map_err(|e| Fault::new(line, "a position of this game", format!("{head} ({e})")))?;
    let shift = |f: Fault| Fault {
        line: f.line + line,
        ..f
    };
    let read = trace::read::<G>(&rest.join("\n"), Wanted::AsFarAsItGoes);
    let (mut game, _) = read.map_err(shift)?;
    game.settle();
    let Turn::Act(seats) = game.turn() else {
        let (end, expected) = (line + rest.len(), "a game in which a decision is due");
        return Err(Fault::new(end, expected, "its end"));
    };
    let fault = |expected: String, found: String| Err(Fault::new(line, expected, found));
    let seat = match told.seat {
        Some(seat) if seats.has(seat) => seat,
        Some(seat) => return fault(format!("one of {seats:?}"), format!("seat {seat}")),
        None => seats.first().expect("a turn to act names a seat"),
    };
    let (_, due) = game.due();
    let rules = game.rules();
    for action in told.right.iter().chain(&told.absurd) {
        if !rules.is_legal(due, seat, *action) {
            let why = rules.refusal(&rules.view(due, Some(seat)), seat, *action);
            return fault(format!("legal actions ({why})"), format!("{action:?}"));
        }
    }
    let both = told.right.iter().find(|a| told.absurd.contains(a));
    if let Some(action) = both {
        let expected = "actions that are right or absurd".to_owned();
        return fault(expected, format!("{action:?} twice"));
    }
    let by_points = told.gains.is_some() || told.least.is_some();
    if told.right.is_empty() && told.absurd.is_empty() && !by_points {
        return fault("a right or an absurd action".to_owned(), head.to_owned());
    }
    Ok(Position {
        name: told.position,
        line,
        seat,
        right: told.right,
        absurd: told.absurd,
        gains: told.gains,
        least: told.least,
        unsolved: told.unsolved,
        game,
    })
}

/// Points that an action brings at once to the seat that decides; where few points are good, those that it saves.
pub fn brings<G: Game>(rules: &G, state: &G::State, seat: Seat, action: G::Action) -> i32 {
    let before = rules.payoff(state);
    let mut next = *state;
    rules.act(&mut next, seat, action, &mut ());
    let of = |payoff: &Payoff| payoff.scores().get(seat.index()).copied();
    match (of(&rules.payoff(&next)), of(&before)) {
        (Some(after), Some(score)) => before.direction() * (after - score),
        _ => 0,
    }
}

impl<G: Game> Position<G> {
    /// Asks a bot for its move here, within this many playouts, with the luck of this seed.
    pub fn ask<B: Bot<G> + ?Sized>(
        &self,
        bot: &B,
        playouts: u32,
        seed: u64,
    ) -> SearchResult<G::Action> {
        let (at, due) = self.game.due();
        let rules = self.game.rules();
        let view = rules.view(due, Some(self.seat));
        let mut legal = Vec::new();
        rules.legal(due, self.seat, &mut legal);
        let mut luck = play::luck(seed, at, self.seat);
        let never = AtomicBool::new(false);
        let question = Question::new(rules, &view, self.seat, &legal, &never);
        bot.choose(question.with(Effort::AtMost(playouts)), &mut luck)
    }

    /// Rates an action here.
    pub fn verdict(&self, action: &G::Action) -> Verdict {
        let (_, due) = self.game.due();
        let brings = brings(self.game.rules(), due, self.seat, *action);
        let enough = self.gains.is_none_or(|points| brings >= points);
        if self.absurd.contains(action) || self.least.is_some_and(|points| brings < points) {
            Verdict::Absurd
        } else if enough && (self.right.is_empty() || self.right.contains(action)) {
            Verdict::Right
        } else {
            Verdict::Missed
        }
    }
}

/// The files of a folder with positions, in the order of their names, with what they hold. Empty without the folder.
pub fn files(folder: impl AsRef<Path>) -> Vec<(String, String)> {
    let mut files: Vec<(String, String)> = fs::read_dir(folder)
        .into_iter()
        .flatten()
        .filter_map(|entry| {
            let path = entry.ok()?.path();
            let wanted = path.extension().is_some_and(|e| e == "jsonl");
            let name = path.file_name()?.to_string_lossy().into_owned();
            wanted.then(|| Some((name, fs::read_to_string(path).ok()?)))?
        })
        .collect();
    files.sort();
    files
}

/// Number of times that each level is asked, each time with other luck.
const ASKED: [(Level, u64); 3] = [(Level::Novice, 8), (Level::Regular, 4), (Level::Expert, 2)];

/// Checks, for a game's own tests, that the strong level finds every position of the folder that is not marked as
/// unsolved, and that no level chooses an absurd action, with at most `playouts` a decision. At least `fewest`
/// positions have to be there.
///
/// Panics with a list of everything that went wrong.
pub fn check<G: HasBots>(folder: impl AsRef<Path>, fewest: usize, playouts: u32) {
    let mut wrong = Vec::new();
    let mut count = 0;
    for (file, text) in files(&folder) {
        let positions = read::<G>(&text).unwrap_or_else(|fault| panic!("{file}, {fault}"));
        for position in &positions {
            count += 1;
            for (level, times) in ASKED {
                let bot = position.game.rules().bot(level);
                for seed in 0..times {
                    let chosen = position.ask(&*bot, playouts, seed).action;
                    let bad = match position.verdict(&chosen) {
                        Verdict::Right => false,
                        Verdict::Missed => level == Level::Expert && position.unsolved.is_none(),
                        Verdict::Absurd => true,
                    };
                    if bad {
                        wrong.push(format!(
                            "{file}, line {}: {} The {} bot chooses {} (luck {seed}).",
                            position.line,
                            position.name,
                            level.name(),
                            json(&chosen)
                        ));
                    }
                }
            }
        }
    }
    assert!(
        count >= fewest,
        "{} holds {count} positions; expected {fewest} at least",
        folder.as_ref().display()
    );
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

fn json<A: Serialize>(action: &A) -> String {
    serde_json::to_string(action).unwrap_or_default()
}

/// Plays a game by these bots and gives the positions in which the strong level finds one action better than every
/// other by `gap` at least (in value, 0 to 1), as text for a file. They are raw: somebody who knows the game has to
/// look whether the move is one that a good player sees, and say why.
pub fn seek<G: HasBots>(
    rules: &G,
    seed: u64,
    bots: &[Box<dyn Bot<G>>],
    playouts: u32,
    gap: f32,
) -> Vec<String> {
    let never = AtomicBool::new(false);
    let mut game = Match::new(rules.clone(), seed);
    play::play(&mut game, bots, usize::MAX, &mut (), &never);
    let expert = rules.bot(Level::Expert);
    let names: Vec<String> = vec!["random".to_owned(); rules.players()];
    let mut found = Vec::new();
    let mut before = None;
    for (k, step) in game.steps().iter().enumerate() {
        let Made::Decision { seat, batch, .. } = step.made else {
            continue;
        };
        // The first decision of each turn stands for the turn.
        if before.replace(batch) == Some(batch) {
            continue;
        }
        let state = game.state(k);
        let mut legal = Vec::new();
        rules.legal(state, seat, &mut legal);
        if legal.len() < 2 {
            continue;
        }
        let view = rules.view(state, Some(seat));
        let budget = Budget {
            playouts,
            threads: 1,
        };
        let mut luck = play::luck(seed, k, seat);
        let question = Question::new(rules, &view, seat, &legal, &never);
        let worths = expert.evaluate(question, budget, &mut luck);
        let (best, next) = (worths[0], worths[1]);
        if best.value - next.value < gap.max(4.0 * (best.error + next.error)) {
            continue;
        }
        let thoughts: Vec<String> = worths
            .iter()
            .map(|w| format!("{} {:.3}", json(&w.action), w.value))
            .collect();
        let line = Line {
            position: thoughts.join(", "),
            seat: matches!(rules.turn(state), Turn::Act(all) if all.len() > 1).then_some(seat),
            right: vec![best.action],
            absurd: Vec::new(),
            gains: None,
            least: None,
            unsolved: None,
        };
        let prefix = trace::write(&game.replayed(k), &names, false);
        found.push(format!("{}\n{prefix}", json(&line)));
    }
    found
}
