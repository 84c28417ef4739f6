//! `bench`: how fast random games are played out through the unchecked door, which is what a search lives on.

use crate::{Ending, sheet::Sheet, wish};
use clap::Args;
use kortlek_games::{Entry, GAMES, Playouts};
use serde_json::Map;
use std::{
    io::Write,
    time::{Duration, Instant},
};

#[derive(Args, Debug)]
pub(crate) struct Wish {
    /// The game; all games if not given
    #[arg(long)]
    game: Option<String>,
    /// How long each game is measured, in seconds
    #[arg(long, default_value_t = 1.0)]
    seconds: f64,
}

/// Counts the allocations that some work makes.
pub type CountAllocations = fn(&mut dyn FnMut()) -> u64;

/// How fast a game is, with its usual options.
#[derive(Clone, Copy, Debug)]
pub struct Speed {
    /// The games that were played.
    pub playouts: Playouts,
    /// How long they took.
    pub time: Duration,
    /// Allocations in all of them, if they were counted.
    pub allocations: Option<u64>,
}

pub(crate) fn run(wish: &Wish, out: &mut impl Write) -> Result<(), Ending> {
    if !(wish.seconds > 0.0 && wish.seconds <= 3600.0) {
        return Err(Ending::Misasked(
            "The seconds have to be more than 0 and at most 3600.".to_owned(),
        ));
    }
    let entries: Vec<&Entry> = match &wish.game {
        Some(game) => vec![wish::game(game)?],
        None => GAMES.iter().collect(),
    };
    if cfg!(debug_assertions) {
        eprintln!("This is a debug build: `cargo bench -p kortlek_lab` measures what players get.");
    }
    let time = Duration::from_secs_f64(wish.seconds);
    let speeds = entries
        .iter()
        .map(|entry| measure(entry, time, None).map(|speed| (*entry, speed)))
        .collect::<Result<Vec<_>, _>>()
        .map_err(Ending::Misasked)?;
    write!(out, "{}", table(&speeds))?;
    Ok(())
}

/// Measures a game with its usual options for about this long; counts allocations in a run of its own.
///
/// # Errors
///
/// A sentence, if the game can't be played with its usual options.
pub fn measure(
    entry: &Entry,
    time: Duration,
    count: Option<CountAllocations>,
) -> Result<Speed, String> {
    const SEED: u64 = 1;
    let options = Map::new();
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
    let (playouts, took) = played(games)?;
    let allocations = count
        .map(|count| -> Result<u64, String> {
            let mut allocations = 0;
            (entry.playouts)(&options, SEED, games.min(100), &mut |work| {
                allocations = count(work);
            })?;
            Ok(allocations)
        })
        .transpose()?;
    Ok(Speed {
        playouts,
        time: took,
        allocations,
    })
}

/// All games in one table.
pub fn table(speeds: &[(&Entry, Speed)]) -> String {
    let counted = speeds.iter().any(|(_, s)| s.allocations.is_some());
    let mut headings = vec![
        "game",
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
    for (entry, speed) in speeds {
        let nanos = speed.time.as_nanos() as f64;
        let decisions = speed.playouts.decisions as f64;
        let games = speed.playouts.games as f64;
        let mut row = vec![
            entry.card.id.to_owned(),
            format!("{:.0}", nanos / decisions.max(1.0)),
            format!("{:.1}", decisions / games.max(1.0)),
            format!("{:.0}", games / speed.time.as_secs_f64().max(1e-9)),
            entry.state_bytes.to_string(),
            entry.action_bytes.to_string(),
        ];
        row.extend(speed.allocations.map(|n| n.to_string()));
        sheet.row(row);
    }
    sheet.to_string()
}
