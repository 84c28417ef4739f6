//! A game without its types: what the application and the command line can do with any game.

use crate::positions::{self, Verdict};
use kortlek_rules::{
    Bot, Budget, Game, GameCard, GameOption, HasBots, Level, Luck, MAX_SEATS, Made, Match, Payoff,
    Question, RandomBot, Rules, SearchResult, Seat, Seats, Step, Turn, Who, conformance,
    play::{self, DecisionObserver},
    presentation::Presentation,
    session::{self, Session, Setup},
    trace::{self, Fault, Wanted},
};
use serde_json::{Map, Value};
use std::{
    fmt,
    sync::atomic::{AtomicBool, Ordering},
};

/// A game with rules and bots: everything that needs no table.
#[derive(Clone, Copy, Debug)]
pub struct Entry {
    /// Its card.
    pub card: GameCard,
    /// The version of meaning of its rules: a save of another can't be gone on with.
    pub meaning: u32,
    /// Bytes of a position.
    pub state_bytes: usize,
    /// Bytes of a decision.
    pub action_bytes: usize,
    /// True if its bots can have a style: [`HasBots::STYLES`].
    pub styles: bool,
    /// Its messages, a file a language: [`Game::messages`].
    pub messages: fn() -> &'static [(&'static str, &'static str)],
    /// Its options.
    pub options: fn() -> Vec<GameOption>,
    /// All options with these given and the rest at their defaults. Errors are one sentence on what is allowed.
    pub complete: fn(&Map<String, Value>) -> Result<Map<String, Value>, String>,
    /// Number of players with these options. Errors as in `complete`.
    pub players: fn(&Map<String, Value>) -> Result<usize, String>,
    /// Replays a trace, checking every line. Errors name the line that does not fit.
    pub check: fn(&str, Wanted) -> Result<Checked, Fault>,
    /// Replays a trace as `check` does and writes it again.
    pub rewrite: fn(&str, Wanted) -> Result<String, Fault>,
    /// Plays one whole game by bots. It depends on nothing but what is asked for, unless the flag stops it.
    pub play: fn(&BotTable, Writing, &AtomicBool) -> Result<Record, NotPlayed>,
    /// Plays random games through the unchecked door, as a search does.
    pub playouts: fn(&Map<String, Value>, u64, u64, Around<'_>) -> Result<Playouts, String>,
    /// Has the strong level search in the middle of a random game with these options and this seed, within this
    /// number of playouts and on one thread, and returns how many it made. `None` if the game has nothing to decide
    /// there.
    pub search: fn(&Map<String, Value>, u64, u32, Around<'_>) -> Result<Option<u32>, String>,
    /// Lets bots play a game by the clock until it is over or the flag is set.
    pub decide: fn(&BotTable, &mut dyn Clock, &AtomicBool) -> Result<(), NotPlayed>,
    /// Asks the bot of a level about each position of a text ([`crate::positions`]) several times, with a
    /// limit on the playouts of a decision. Errors name the line that does not fit.
    pub positions: fn(&str, Level, u32, u64) -> Result<Vec<Asked>, Fault>,
    /// Plays a game by bots and returns the positions in which the strong level, with this limit on playouts, finds
    /// one action better by this much than every other: [`positions::seek`].
    pub seek: fn(&BotTable, u32, f32) -> Result<Vec<String>, NotPlayed>,
    /// Plays a game by bots, asks the bot of a level at a share of its decisions, by the clock, and reports the
    /// points that its choice brings at once beside the most that any action does ([`HasBots::most_at_once`]); `None`
    /// for a game that does not report the latter.
    pub gaps: fn(
        &BotTable,
        Level,
        usize,
        &mut dyn Clock,
        &AtomicBool,
    ) -> Result<Option<Vec<Gap>>, NotPlayed>,
    /// Plays a game with these options and this seed in which bytes choose, up to a limit of decisions, and holds it
    /// to the conformance kit's invariants: [`conformance::walk`]. Panics if one is broken.
    pub walk: fn(&Map<String, Value>, u64, &[u8], usize) -> Result<Checked, String>,
    /// Presentation of the game at the table on screen; `None` as long as it is not shown there.
    pub table: Option<AtTable>,
}

/// Functions of a game for the table on screen.
#[derive(Clone, Copy, Debug)]
pub struct AtTable {
    /// Sets up a new match. Errors are one sentence.
    pub open: fn(Setup) -> Result<Box<dyn Session>, String>,
    /// Brings back a match from its trace, with the players' names. Errors name the line that does not fit.
    pub resume: fn(&str, Vec<String>) -> Result<Box<dyn Session>, Fault>,
    /// The rules for players, a page a language by its tag, in the house's markup.
    pub rules_pages: fn() -> &'static [(&'static str, &'static str)],
}

/// Measures how long bots think.
pub trait Clock {
    /// Hears that a bot begins to think.
    fn begins(&mut self);
    /// Reports a decision between this number of legal actions.
    fn ends(&mut self, legal: usize);
}

/// Called once with the work to be done, which it has to call once: for measuring it.
pub type Around<'a> = &'a mut dyn FnMut(&mut dyn FnMut());

/// A game to be played by bots.
#[derive(Clone, PartialEq, Debug)]
pub struct BotTable {
    /// Options that are not at their defaults.
    pub options: Map<String, Value>,
    /// The seed of all chance and of the bots' luck.
    pub seed: u64,
    /// Bots in order of seats; no person.
    pub seats: Vec<Who>,
    /// A game of more decisions is given up.
    pub bound: usize,
}

/// Trace to write of a played game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Writing {
    /// No trace.
    Nothing,
    /// A trace.
    Trace,
    /// A trace with what was legal at each decision.
    TraceWithLegal,
}

/// Result of a played game.
#[derive(Clone, PartialEq, Debug)]
pub struct Record {
    /// Seat that went first.
    pub first: Seat,
    /// Payoff at the end.
    pub payoff: Payoff,
    /// The seats that play along with each seat, itself among them.
    pub sides: Vec<Seats>,
    /// Number of legal actions at each decision, in order. If a game does not list all of them, those listed.
    pub offered: Vec<u32>,
    /// Playouts that the bots made.
    pub playouts: u64,
    /// The trace, if it was asked for.
    pub trace: Option<String>,
}

/// Reason why a game was not played to its end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NotPlayed {
    /// It can't be: one sentence.
    Refused(String),
    /// More decisions were due than allowed.
    TooLong,
    /// It was stopped.
    Stopped,
}

impl fmt::Display for NotPlayed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            NotPlayed::Refused(why) => why,
            NotPlayed::TooLong => "The game did not end within the number of decisions allowed.",
            NotPlayed::Stopped => "The game was stopped.",
        })
    }
}

/// Contents of a game that was replayed or played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Checked {
    /// Decisions made.
    pub decisions: usize,
    /// True if the game is over.
    pub over: bool,
}

impl Checked {
    fn of<G: Game>(game: &Match<G>) -> Checked {
        let is_decision = |s: &&Step<G::Action>| matches!(s.made, Made::Decision { .. });
        Checked {
            decisions: game.steps().iter().filter(is_decision).count(),
            over: game.result().is_some(),
        }
    }
}

/// Decisions of a bot in a position.
#[derive(Clone, PartialEq, Debug)]
pub struct Asked {
    /// Name of the position: the thing that a good player sees there.
    pub name: String,
    /// The line of the file on which the position begins.
    pub line: usize,
    /// Reason why the strong level is not expected to find it.
    pub unsolved: Option<String>,
    /// Choices and their quality, one for each time it was asked.
    pub chosen: Vec<(String, Verdict)>,
}

/// Points that a bot's choice brings at once, and the most that any legal action does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Gap {
    /// Points of the choice.
    pub brings: i32,
    /// Points of the best action.
    pub most: i32,
}

/// Random games that were played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Playouts {
    /// Number of games.
    pub games: u64,
    /// Decisions in all.
    pub decisions: u64,
}

impl Entry {
    /// The entry of a game that is not shown at the table yet.
    pub const fn of<G: HasBots>() -> Entry {
        Entry {
            card: <G as Game>::CARD,
            meaning: G::MEANING,
            state_bytes: size_of::<<G as Rules>::State>(),
            action_bytes: size_of::<<G as Rules>::Action>(),
            styles: G::STYLES,
            messages: G::messages,
            options: G::options,
            complete: complete::<G>,
            players: players::<G>,
            check: check::<G>,
            rewrite: rewrite::<G>,
            play: play::<G>,
            playouts: playouts::<G>,
            search: search::<G>,
            decide: decide::<G>,
            positions: positions::<G>,
            seek: seek::<G>,
            gaps: gaps::<G>,
            walk: walk::<G>,
            table: None,
        }
    }

    /// The entry of a game that is shown at the table.
    pub const fn at_table<G: Presentation + HasBots>() -> Entry {
        Entry {
            table: Some(AtTable {
                open: session::open::<G>,
                resume: session::resume::<G>,
                rules_pages: G::rules_pages,
            }),
            ..Entry::of::<G>()
        }
    }
}

fn complete<G: Game>(given: &Map<String, Value>) -> Result<Map<String, Value>, String> {
    let rules = G::with_options(given)?;
    match serde_json::to_value(&rules) {
        Ok(Value::Object(options)) => Ok(options),
        other => Err(format!(
            "The options of {} are no object: {other:?}.",
            G::CARD.title
        )),
    }
}

fn players<G: Game>(given: &Map<String, Value>) -> Result<usize, String> {
    G::with_options(given).map(|rules| rules.players())
}

fn check<G: Game>(text: &str, wanted: Wanted) -> Result<Checked, Fault> {
    let (game, _) = trace::read::<G>(text, wanted)?;
    Ok(Checked::of(&game))
}

fn rewrite<G: Game>(text: &str, wanted: Wanted) -> Result<String, Fault> {
    let (game, header) = trace::read::<G>(text, wanted)?;
    Ok(trace::write(&game, &header.seats, false))
}

fn walk<G: Game>(
    options: &Map<String, Value>,
    seed: u64,
    bytes: &[u8],
    bound: usize,
) -> Result<Checked, String> {
    let rules = G::with_options(options)?;
    Ok(Checked::of(&conformance::walk(&rules, seed, bytes, bound)))
}

#[derive(Default)]
struct Count {
    offered: Vec<u32>,
    playouts: u64,
}

impl<A> DecisionObserver<A> for Count {
    fn decided(&mut self, _: Seat, legal: usize, thought: &SearchResult<A>) {
        self.offered.push(u32::try_from(legal).unwrap_or(u32::MAX));
        self.playouts += u64::from(thought.playouts);
    }
}

/// The rules and the bots of a table.
fn seated<G: HasBots>(table: &BotTable) -> Result<(G, Vec<Box<dyn Bot<G>>>), NotPlayed> {
    let rules = G::with_options(&table.options).map_err(NotPlayed::Refused)?;
    let (players, seats) = (rules.players(), table.seats.len());
    if seats != players {
        let why = format!("{players} players need {players} seats, not {seats}.");
        return Err(NotPlayed::Refused(why));
    }
    let seats = table.seats.iter();
    let bots: Option<Vec<_>> = seats.map(|who| play::bot_of(&rules, *who)).collect();
    let bots = bots.ok_or_else(|| {
        NotPlayed::Refused("Only bots play here, so no seat can be human.".to_owned())
    })?;
    Ok((rules, bots))
}

fn play<G: HasBots>(
    table: &BotTable,
    writing: Writing,
    stop: &AtomicBool,
) -> Result<Record, NotPlayed> {
    let (rules, bots) = seated::<G>(table)?;
    let mut game = Match::new(rules, table.seed);
    let mut count = Count::default();
    let over = play::play(&mut game, &bots, table.bound, &mut count, stop);
    let Some(payoff) = game.result().filter(|_| over) else {
        let stopped = stop.load(Ordering::Relaxed);
        return Err(if stopped {
            NotPlayed::Stopped
        } else {
            NotPlayed::TooLong
        });
    };
    let written = |legal| {
        let seats: Vec<String> = table.seats.iter().map(Who::to_string).collect();
        trace::write(&game, &seats, legal)
    };
    let rules = game.rules();
    let seats = Seat::all(rules.players());
    Ok(Record {
        sides: seats.map(|seat| rules.side_of(seat)).collect(),
        first: game.first(),
        payoff,
        offered: count.offered,
        playouts: count.playouts,
        trace: match writing {
            Writing::Nothing => None,
            Writing::Trace => Some(written(false)),
            Writing::TraceWithLegal => Some(written(true)),
        },
    })
}

/// Maximum number of decisions of a random game; one that takes more is cut off there.
const LONGEST_PLAYOUT: usize = 100_000;

fn playouts<G: Game>(
    options: &Map<String, Value>,
    seed: u64,
    games: u64,
    around: Around<'_>,
) -> Result<Playouts, String> {
    let rules = G::with_options(options)?;
    let mut luck = Luck::new(seed);
    // Large enough from the start, so that what is measured never lets it grow.
    let mut legal = Vec::with_capacity(4096);
    let mut sum = Playouts::default();
    around(&mut || {
        for _ in 0..games {
            let mut state = rules.start();
            let played = play::playout(&rules, &mut state, LONGEST_PLAYOUT, &mut legal, &mut luck);
            sum.games += 1;
            sum.decisions += played.unwrap_or(LONGEST_PLAYOUT) as u64;
        }
    });
    Ok(sum)
}

fn search<G: HasBots>(
    options: &Map<String, Value>,
    seed: u64,
    playouts: u32,
    around: Around<'_>,
) -> Result<Option<u32>, String> {
    let rules = G::with_options(options)?;
    let mut game = Match::new(rules.clone(), seed);
    let never = AtomicBool::new(false);
    let bots = [&RandomBot; MAX_SEATS];
    play::play(&mut game, &bots, LONGEST_PLAYOUT, &mut (), &never);
    let mut legal = Vec::new();
    let middle = game.steps().len() / 2;
    let batch = |k: usize| match game.steps()[k].made {
        Made::Decision { batch, .. } => Some(batch),
        Made::Proceed => None,
    };
    // In simultaneous turns bots see the position before the first seat has decided.
    let begins = |k: usize| batch(k).is_some() && (k == 0 || batch(k - 1) != batch(k));
    let decided = (middle..game.steps().len()).find_map(|k| match rules.turn(game.state(k)) {
        Turn::Act(seats) if begins(k) => {
            let seat = seats.first()?;
            rules.legal(game.state(k), seat, &mut legal);
            (legal.len() > 1).then_some((k, seat))
        }
        _ => None,
    });
    let Some((k, seat)) = decided else {
        return Ok(None);
    };
    let view = rules.view(game.state(k), Some(seat));
    let expert = rules.bot(Level::Expert);
    let budget = Budget {
        playouts,
        threads: 1,
    };
    let mut made = 0;
    around(&mut || {
        let mut luck = Luck::new(seed);
        let question = Question::new(&rules, &view, seat, &legal, &never);
        let worths = expert.evaluate(question, budget, &mut luck);
        made = worths.iter().map(|w| w.visits).sum();
    });
    Ok(Some(made))
}

/// Passes on to a clock when somebody thinks.
struct Clocked<'a>(&'a mut dyn Clock);

impl<A> DecisionObserver<A> for Clocked<'_> {
    fn asked(&mut self, _: Seat) {
        self.0.begins();
    }

    fn decided(&mut self, _: Seat, legal: usize, _: &SearchResult<A>) {
        self.0.ends(legal);
    }
}

fn decide<G: HasBots>(
    table: &BotTable,
    clock: &mut dyn Clock,
    stop: &AtomicBool,
) -> Result<(), NotPlayed> {
    let (rules, bots) = seated::<G>(table)?;
    let mut game = Match::new(rules, table.seed);
    play::play(&mut game, &bots, table.bound, &mut Clocked(clock), stop);
    Ok(())
}

fn positions<G: HasBots>(
    text: &str,
    level: Level,
    playouts: u32,
    times: u64,
) -> Result<Vec<Asked>, Fault> {
    let ask = |position: positions::Position<G>| {
        let bot = position.game.rules().bot(level);
        let chosen = (0..times).map(|seed| {
            let action = position.ask(&*bot, playouts, seed).action;
            let written = serde_json::to_string(&action).unwrap_or_default();
            (written, position.verdict(&action))
        });
        Asked {
            chosen: chosen.collect(),
            line: position.line,
            name: position.name,
            unsolved: position.unsolved,
        }
    };
    Ok(positions::read::<G>(text)?.into_iter().map(ask).collect())
}

fn seek<G: HasBots>(table: &BotTable, playouts: u32, gap: f32) -> Result<Vec<String>, NotPlayed> {
    let (rules, bots) = seated::<G>(table)?;
    Ok(positions::seek(&rules, table.seed, &bots, playouts, gap))
}

fn gaps<G: HasBots>(
    table: &BotTable,
    level: Level,
    every: usize,
    clock: &mut dyn Clock,
    stop: &AtomicBool,
) -> Result<Option<Vec<Gap>>, NotPlayed> {
    let (rules, bots) = seated::<G>(table)?;
    let bot = rules.bot(level);
    let mut game = Match::new(rules.clone(), table.seed);
    play::play(&mut game, &bots, table.bound, &mut (), stop);
    let decisions = game.steps().iter().enumerate().filter_map(|(k, step)| {
        let decides = matches!(step.made, Made::Decision { .. });
        match rules.turn(game.state(k)) {
            Turn::Act(seats) if decides => seats.first().map(|seat| (k, seat)),
            _ => None,
        }
    });
    let mut legal = Vec::new();
    let mut gaps = Vec::new();
    // Another part of the decisions in each game, so that every stage of a game is met.
    let first = (table.seed % every.max(1) as u64) as usize;
    for (k, seat) in decisions.skip(first).step_by(every.max(1)) {
        if stop.load(Ordering::Relaxed) {
            return Err(NotPlayed::Stopped);
        }
        let state = game.state(k);
        let view = rules.view(state, Some(seat));
        let Some(most) = rules.most_at_once(&view, seat) else {
            return Ok(None);
        };
        rules.legal(state, seat, &mut legal);
        let mut luck = play::luck(table.seed, k, seat);
        let question = Question::new(&rules, &view, seat, &legal, stop);
        clock.begins();
        let thought = bot.choose(question, &mut luck);
        clock.ends(legal.len());
        gaps.push(Gap {
            brings: positions::brings(&rules, state, seat, thought.action),
            most,
        });
    }
    Ok(Some(gaps))
}
