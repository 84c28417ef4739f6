//! `decisions`: how long the bots of each level take.

use crate::{
    Ending,
    args::{self, Games, MOST_DECISIONS},
    bench::{Stopwatch, of_players},
    sheet::Sheet,
};
use clap::Args;
use kortlek_bots::entry::{BotTable, Clock, Entry, NotPlayed};
use kortlek_rules::{Level, Who};
use std::{
    io::Write,
    sync::atomic::{AtomicBool, Ordering},
    time::Duration,
};

#[derive(Args, Debug)]
pub(crate) struct DecisionsArgs {
    /// The game; all games if not given
    #[arg(long)]
    game: Option<String>,
    /// The level that is measured; all levels if not given
    #[arg(long, value_parser = args::level)]
    level: Option<Level>,
    /// How many games each number of players plays
    #[arg(long, default_value_t = 1)]
    games: u64,
    /// The time after which a table is left, in seconds of thinking
    #[arg(long, default_value_t = 60.0)]
    seconds: f64,
}

pub(crate) fn run(games: Games, args: &DecisionsArgs, out: &mut impl Write) -> Result<(), Ending> {
    if !(args.seconds > 0.0 && args.seconds <= 36000.0) || args.games == 0 {
        return Err(Ending::Misasked(
            "There has to be a game or more, and more than 0 and at most 36000 seconds.".to_owned(),
        ));
    }
    let entries = args::chosen(games, args.game.as_deref())?;
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
            let asked = |level: &Level| args.level.is_none_or(|wanted| wanted == *level);
            for level in Level::ALL.into_iter().filter(asked) {
                let players = (entry.players)(&options).map_err(Ending::Misasked)?;
                let mut table = BotTable {
                    options: options.clone(),
                    seed: 0,
                    seats: vec![Who::bot(level); players],
                    bound: MOST_DECISIONS,
                };
                let times = measure(entry, &mut table, args)?;
                let told = |share: f64| {
                    let last = times.len().saturating_sub(1);
                    let time = times.get((share * last as f64).round() as usize);
                    let time = time.copied().unwrap_or_default();
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

/// Notes how long each decision takes that is no forced move.
struct Times<'a> {
    watch: Stopwatch,
    all: Vec<Duration>,
    /// Remaining time, and the signal that it is over.
    left: Duration,
    enough: &'a AtomicBool,
}

impl Clock for Times<'_> {
    fn begins(&mut self) {
        self.watch = Stopwatch::start();
    }

    fn ends(&mut self, legal: usize) {
        if legal > 1 {
            let took = self.watch.time();
            self.left = self.left.saturating_sub(took);
            self.all.push(took);
            if self.left.is_zero() {
                self.enough.store(true, Ordering::Relaxed);
            }
        }
    }
}

/// The times of the decisions at a table, the shortest first.
fn measure(
    entry: &Entry,
    table: &mut BotTable,
    args: &DecisionsArgs,
) -> Result<Vec<Duration>, NotPlayed> {
    let enough = AtomicBool::new(false);
    let mut times = Times {
        watch: Stopwatch::start(),
        all: Vec::new(),
        left: Duration::from_secs_f64(args.seconds),
        enough: &enough,
    };
    for seed in 1..=args.games {
        table.seed = seed;
        (entry.decide)(table, &mut times, &enough)?;
    }
    times.all.sort_unstable();
    Ok(times.all)
}
