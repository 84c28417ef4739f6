//! `bench`: how fast random games are played out through the unchecked door, which is what a search lives on.

use crate::{
    Ending,
    args::{self, Games},
    sheet::Sheet,
};
use clap::Args;
use kortlek_bots::entry::{Entry, Playouts};
use serde_json::{Map, Value};
use std::{
    io::Write,
    time::{Duration, Instant},
};

#[derive(Args, Debug)]
pub(crate) struct BenchArgs {
    /// The game; all games if not given
    #[arg(long)]
    game: Option<String>,
    /// How long each number of players of each game is measured, in seconds
    #[arg(long, default_value_t = 1.0)]
    seconds: f64,
}

/// Counts the allocations that some work makes.
pub type CountAllocations = fn(&mut dyn FnMut()) -> u64;

/// Number of runs of the same games into which the time is divided; the fastest counts: other work of the machine
/// only ever takes time away.
const RUNS: u32 = 5;
/// Maximum number of games in which the allocations are counted.
const COUNTED: u64 = 100;

/// Speed of a game with this many players and its usual options.
#[derive(Clone, Copy, Debug)]
pub struct Speed {
    /// The game.
    pub entry: &'static Entry,
    /// Number of players.
    pub players: u8,
    /// The games that were played in one run.
    pub playouts: Playouts,
    /// Time of the fastest run.
    pub time: Duration,
    /// Allocations in a hundred games or fewer, if they were counted.
    pub allocations: Option<u64>,
}

pub(crate) fn run(games: Games, args: &BenchArgs, out: &mut impl Write) -> Result<(), Ending> {
    if !(args.seconds > 0.0 && args.seconds <= 3600.0) {
        return Err(Ending::Misasked(
            "The seconds have to be more than 0 and at most 3600.".to_owned(),
        ));
    }
    let entries = args::chosen(games, args.game.as_deref())?;
    if cfg!(debug_assertions) {
        eprintln!("This is a debug build: `cargo bench -p kortlek_lab` measures what players get.");
    }
    let time = Duration::from_secs_f64(args.seconds);
    let (mut speeds, mut searches) = (Vec::new(), Vec::new());
    for entry in entries {
        speeds.extend(measure(entry, time, None).map_err(Ending::Misasked)?);
        searches.extend(measure_search(entry, time).map_err(Ending::Misasked)?);
    }
    writeln!(out, "{}", table(&speeds))?;
    write!(out, "{}", search_table(&searches))?;
    Ok(())
}

/// Search speed of the strong level in the middle of a game with this many players and its usual options, on one
/// thread.
#[derive(Clone, Copy, Debug)]
pub struct SearchSpeed {
    /// The game.
    pub entry: &'static Entry,
    /// Number of players.
    pub players: u8,
    /// Playouts that were made.
    pub playouts: u64,
    /// Working time of the thread for them.
    pub time: Duration,
}

/// The games whose middle is searched.
const MIDDLES: std::ops::Range<u64> = 1..6;

/// Working time of this thread so far, without that of other work on the same machine; `None` where the system does
/// not provide it.
fn worked() -> Option<Duration> {
    let told = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    let nanos = told.split(' ').next()?.parse().ok()?;
    Some(Duration::from_nanos(nanos))
}

/// Measures the working time of this thread since it was started; where the system does not provide it, the time
/// elapsed.
pub(crate) struct Stopwatch {
    begun: Instant,
    worked: Option<Duration>,
}

impl Stopwatch {
    pub(crate) fn start() -> Stopwatch {
        Stopwatch {
            begun: Instant::now(),
            worked: worked(),
        }
    }

    pub(crate) fn time(&self) -> Duration {
        match (self.worked, worked()) {
            (Some(before), Some(after)) => after.saturating_sub(before),
            _ => self.begun.elapsed(),
        }
    }
}

/// The usual options of a game with each number of players.
pub(crate) fn of_players(entry: &Entry) -> impl Iterator<Item = Map<String, Value>> {
    let (least, most) = entry.card.players;
    (least..=most).map(|players| Map::from_iter([("players".to_owned(), players.into())]))
}

/// Measures the search of a game with each number of players, each for about this long.
///
/// # Errors
///
/// A sentence, if the game can't be played with its usual options.
pub fn measure_search(entry: &'static Entry, time: Duration) -> Result<Vec<SearchSpeed>, String> {
    of_players(entry)
        .zip(entry.card.players.0..)
        .map(|(options, players)| {
            let mut speed = SearchSpeed {
                entry,
                players,
                playouts: 0,
                time: Duration::ZERO,
            };
            let share = time / 5;
            for seed in MIDDLES {
                // Twice as many until they fill the time; only the last search counts.
                let mut wanted = 64;
                loop {
                    let mut took = Duration::ZERO;
                    let made = (entry.search)(&options, seed, wanted, &mut |work| {
                        let watch = Stopwatch::start();
                        work();
                        took = watch.time();
                    })?;
                    if made.is_none() || took >= share || wanted >= 1 << 30 {
                        speed.playouts += u64::from(made.unwrap_or(0));
                        speed.time += took;
                        break;
                    }
                    wanted *= 2;
                }
            }
            Ok(speed)
        })
        .collect()
}

/// The searches of all games in one table.
pub fn search_table(speeds: &[SearchSpeed]) -> String {
    let headings = [
        "search in mid-game",
        "players",
        "us a playout",
        "playouts a second",
    ];
    let mut sheet = Sheet::new(1, &headings);
    for speed in speeds {
        let seconds = speed.time.as_secs_f64().max(1e-9);
        let playouts = speed.playouts as f64;
        // A bot that answers without searching can't be measured.
        let searched = speed.time > Duration::from_millis(1);
        let told = |figure: String| if searched { figure } else { "-".to_owned() };
        sheet.row([
            speed.entry.card.id.to_owned(),
            speed.players.to_string(),
            told(format!("{:.2}", 1e6 * seconds / playouts.max(1.0))),
            told(format!("{:.0}", playouts / seconds)),
        ]);
    }
    sheet.to_string()
}

/// Measures a game with each number of players, each for about this long; counts allocations in a run of its own.
///
/// # Errors
///
/// A sentence, if the game can't be played with its usual options.
pub fn measure(
    entry: &'static Entry,
    time: Duration,
    count: Option<CountAllocations>,
) -> Result<Vec<Speed>, String> {
    (entry.card.players.0..=entry.card.players.1)
        .map(|players| measure_table(entry, players, time / RUNS, count))
        .collect()
}

fn measure_table(
    entry: &'static Entry,
    players: u8,
    time: Duration,
    count: Option<CountAllocations>,
) -> Result<Speed, String> {
    const SEED: u64 = 1;
    let options = Map::from_iter([("players".to_owned(), players.into())]);
    let played = |games: u64| -> Result<(Playouts, Duration), String> {
        let mut took = Duration::ZERO;
        let playouts = (entry.playouts)(&options, SEED, games, &mut |work| {
            let begun = Instant::now();
            work();
            took = begun.elapsed();
        })?;
        Ok((playouts, took))
    };
    // More and more games, until there are enough to tell how many fill the time.
    let mut games = 1;
    let (_, mut took) = played(games)?;
    while took < time / 10 && games < 1 << 40 {
        games *= 4;
        (_, took) = played(games)?;
    }
    let share = time.as_secs_f64() / took.as_secs_f64().max(1e-9);
    let games = ((games as f64 * share) as u64).max(1);
    let (playouts, mut best) = played(games)?;
    for _ in 1..RUNS {
        let (_, took) = played(games)?;
        best = best.min(took);
    }
    let allocations = count
        .map(|count| -> Result<u64, String> {
            let mut allocations = 0;
            (entry.playouts)(&options, SEED, games.min(COUNTED), &mut |work| {
                allocations = count(work);
            })?;
            Ok(allocations)
        })
        .transpose()?;
    Ok(Speed {
        entry,
        players,
        playouts,
        time: best,
        allocations,
    })
}

/// All games in one table.
pub fn table(speeds: &[Speed]) -> String {
    let counted = speeds.iter().any(|s| s.allocations.is_some());
    let mut headings = vec![
        "game",
        "players",
        "ns a decision",
        "decisions a game",
        "playouts a second",
        "bytes a state",
        "an action",
    ];
    if counted {
        headings.push("allocations");
    }
    let mut sheet = Sheet::new(1, &headings);
    for speed in speeds {
        let nanos = speed.time.as_nanos() as f64;
        let decisions = speed.playouts.decisions as f64;
        let games = speed.playouts.games as f64;
        let mut row = vec![
            speed.entry.card.id.to_owned(),
            speed.players.to_string(),
            format!("{:.0}", nanos / decisions.max(1.0)),
            format!("{:.1}", decisions / games.max(1.0)),
            format!("{:.0}", games / speed.time.as_secs_f64().max(1e-9)),
            speed.entry.state_bytes.to_string(),
            speed.entry.action_bytes.to_string(),
        ];
        row.extend(speed.allocations.map(|n| n.to_string()));
        sheet.row(row);
    }
    sheet.to_string()
}
