//! `decisions`: how long the bots of each level take.

use crate::{
    Ending,
    bench::{of_players, stopwatch},
    sheet::Sheet,
    wish,
};
use clap::Args;
use kortlek_games::{Entry, GAMES};
use kortlek_rules::Level;
use serde_json::{Map, Value};
use std::{
    io::Write,
    sync::atomic::{AtomicBool, Ordering},
    time::Duration,
};

#[derive(Args, Debug)]
pub(crate) struct Wish {
    /// The game; all games if not given
    #[arg(long)]
    game: Option<String>,
    /// The level that is measured; all levels if not given
    #[arg(long, value_parser = wish::level)]
    level: Option<Level>,
    /// How many games each number of players plays
    #[arg(long, default_value_t = 1)]
    games: u64,
    /// The time after which a table is left, in seconds of thinking
    #[arg(long, default_value_t = 60.0)]
    seconds: f64,
}

pub(crate) fn run(wish: &Wish, out: &mut impl Write) -> Result<(), Ending> {
    if !(wish.seconds > 0.0 && wish.seconds <= 36000.0) || wish.games == 0 {
        return Err(Ending::Misasked(
            "There has to be a game or more, and more than 0 and at most 36000 seconds.".to_owned(),
        ));
    }
    let entries: Vec<&'static Entry> = match &wish.game {
        Some(game) => vec![wish::game(game)?],
        None => GAMES.iter().collect(),
    };
    let headings = [
        "game",
        "level",
        "players",
        "decisions",
        "median ms",
        "95 of 100 ms",
        "longest ms",
    ];
    let mut sheet = Sheet::new(2, &headings);
    for entry in entries {
        for options in of_players(entry) {
            let asked = |level: &Level| wish.level.is_none_or(|wanted| wanted == *level);
            for level in Level::ALL.into_iter().filter(asked) {
                let times = measure(entry, &options, level, wish).map_err(Ending::Misasked)?;
                let at = |share: f64| {
                    let last = times.len().saturating_sub(1);
                    times.get((share * last as f64).round() as usize)
                };
                let told = |share| {
                    let time = at(share).copied().unwrap_or_default();
                    format!("{:.1}", 1e3 * time.as_secs_f64())
                };
                sheet.row([
                    entry.card.id.to_owned(),
                    level.name().to_owned(),
                    options["players"].to_string(),
                    times.len().to_string(),
                    told(0.5),
                    told(0.95),
                    told(1.0),
                ]);
            }
        }
    }
    write!(out, "{sheet}")?;
    Ok(())
}

/// The times of a level's decisions, the shortest first.
fn measure(
    entry: &Entry,
    options: &Map<String, Value>,
    level: Level,
    wish: &Wish,
) -> Result<Vec<Duration>, String> {
    let most = Duration::from_secs_f64(wish.seconds);
    let enough = AtomicBool::new(false);
    let mut sum = Duration::ZERO;
    let mut times = Vec::new();
    for seed in 1..=wish.games {
        let mut around = |work: &mut dyn FnMut()| {
            let took = stopwatch(work);
            sum += took;
            times.push(took);
            if sum >= most {
                enough.store(true, Ordering::Relaxed);
            }
        };
        (entry.decide)(options, seed, level, &mut around, &enough)?;
    }
    times.sort_unstable();
    Ok(times)
}
