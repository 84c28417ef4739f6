//! `trace`: whole games, written down.

use crate::{
    Ending,
    args::{GameWish, Games, seats},
};
use clap::Args;
use kortlek_bots::entry::Writing;
use std::{io::Write, sync::atomic::AtomicBool};

#[derive(Args, Debug)]
pub(crate) struct TraceArgs {
    #[command(flatten)]
    game: GameWish,
    /// The seed of the first game; each further game has the next
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Who plays: random, novice, regular or expert; one for all seats, or one a seat
    #[arg(long, value_delimiter = ',', default_value = "random")]
    bots: Vec<String>,
    /// How many games
    #[arg(long, default_value_t = 1)]
    games: u64,
    /// List what was legal at each decision
    #[arg(long)]
    legal: bool,
}

pub(crate) fn run(games: Games, args: &TraceArgs, out: &mut impl Write) -> Result<(), Ending> {
    let chosen = args.game.settle(games)?;
    let seats = seats(&args.bots, chosen.players)?;
    let writing = if args.legal {
        Writing::TraceWithLegal
    } else {
        Writing::Trace
    };
    let never = AtomicBool::new(false);
    for n in 0..args.games {
        let table = chosen.table(args.seed.wrapping_add(n), seats.clone());
        let record = (chosen.entry.play)(&table, writing, &never)?;
        out.write_all(record.trace.unwrap_or_default().as_bytes())?;
    }
    Ok(())
}
