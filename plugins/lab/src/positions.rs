//! `positions`: asks the bots about positions with a move that any good player sees, or seeks such positions.

use crate::{
    Ending,
    args::{self, GameWish, Games, seats},
};
use clap::Args;
use kortlek_bots::positions::{Verdict, files};
use kortlek_rules::Level;
use std::{
    io::Write,
    path::{Path, PathBuf},
};

/// The folders of the games, in which their positions lie.
const GAMES_FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../games");

#[derive(Args, Debug)]
pub(crate) struct PositionsArgs {
    /// The game; all games if not given
    #[arg(long)]
    game: Option<String>,
    /// An option of the game as NAME=VALUE, for seeking; may be given several times
    #[arg(long = "set", value_name = "OPTION=VALUE", requires = "seek")]
    options: Vec<String>,
    /// A file with positions, instead of those of the game
    #[arg(long, requires = "game")]
    file: Option<PathBuf>,
    /// The level that is asked; all levels if not given
    #[arg(long, value_parser = args::level)]
    level: Option<Level>,
    /// Playouts a decision at most
    #[arg(long, default_value_t = u32::MAX)]
    playouts: u32,
    /// How often each bot is asked, each time with other luck
    #[arg(long, default_value_t = 4)]
    times: u64,
    /// Seek positions in so many games, of which the strong level finds one move far better than the others
    #[arg(long, value_name = "GAMES", requires = "game")]
    seek: Option<u64>,
    /// Who plays where positions are sought
    #[arg(long, value_delimiter = ',', default_value = "regular")]
    bots: Vec<String>,
    /// The seed of the first game in which positions are sought
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How much better the move has to be, 0 to 1
    #[arg(long, default_value_t = 0.15)]
    gap: f32,
}

pub(crate) fn run(games: Games, args: &PositionsArgs, out: &mut impl Write) -> Result<(), Ending> {
    if let (Some(count), Some(game)) = (args.seek, &args.game) {
        return seek((games, game), args, count, out);
    }
    let entries = args::chosen(games, args.game.as_deref())?;
    let (mut asked, mut bad) = (0, 0);
    for entry in entries {
        let folder = Path::new(GAMES_FOLDER)
            .join(entry.card.id)
            .join("positions");
        let files = match &args.file {
            None => files(folder),
            Some(path) => {
                let name = path.display().to_string();
                let text = std::fs::read_to_string(path)
                    .map_err(|e| Ending::Misasked(format!("{name} can't be read: {e}.")))?;
                vec![(name, text)]
            }
        };
        for (name, text) in files {
            for level in Level::ALL {
                if args.level.is_some_and(|wanted| wanted != level) {
                    continue;
                }
                let all = (entry.positions)(&text, level, args.playouts, args.times)
                    .map_err(|fault| Ending::Fault(format!("{}/{name}, {fault}", entry.card.id)))?;
                for position in all {
                    asked += 1;
                    let worst = position.chosen.iter().map(|(_, v)| *v).min();
                    let of = |v: Verdict| position.chosen.iter().filter(|(_, w)| *w == v).count();
                    let counts = [Verdict::Right, Verdict::Missed, Verdict::Absurd]
                        .map(|v| format!("{} {}", of(v), v.name()));
                    let fails = match worst {
                        Some(Verdict::Absurd) => true,
                        Some(Verdict::Missed) => level == Level::Expert,
                        _ => false,
                    };
                    bad += u32::from(fails);
                    writeln!(
                        out,
                        "{} {} {name}:{} {}: {} ({})",
                        if fails { "-" } else { "+" },
                        entry.card.id,
                        position.line,
                        level.name(),
                        position.name,
                        counts.join(", ")
                    )?;
                    if let Some((chosen, _)) = position
                        .chosen
                        .iter()
                        .find(|(_, v)| fails && Some(*v) == worst)
                    {
                        writeln!(out, "    {chosen}")?;
                    }
                    if let Some(why) = position.unsolved.filter(|_| fails) {
                        writeln!(out, "    known: {why}")?;
                    }
                    out.flush()?;
                }
            }
        }
    }
    writeln!(out, "{asked} asked, {bad} failed")?;
    Ok(())
}

/// Seeks positions in this number of games.
fn seek(
    (games, game): (Games, &str),
    args: &PositionsArgs,
    count: u64,
    out: &mut impl Write,
) -> Result<(), Ending> {
    let chosen = GameWish::of(game, &args.options).settle(games)?;
    let seats = seats(&args.bots, chosen.players)?;
    let playouts = args.playouts.min(20_000);
    for n in 0..count {
        let table = chosen.table(args.seed.wrapping_add(n), seats.clone());
        for text in (chosen.entry.seek)(&table, playouts, args.gap)? {
            write!(out, "{text}")?;
        }
        out.flush()?;
    }
    Ok(())
}
