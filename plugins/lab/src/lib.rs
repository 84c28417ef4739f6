//! The games on the command line: whole games as traces, traces checked, thousands of games counted, bots set
//! against each other, speed measured.

mod arena;
mod args;
pub mod bench;
mod catalogue;
mod check;
mod decisions;
mod figures;
mod gap;
mod positions;
mod rating;
mod scenes;
mod sheet;
mod simulate;
mod trace;
mod workers;

use args::Games;
use clap::{CommandFactory, FromArgMatches, Parser, Subcommand};
use kortlek_bots::entry::{Entry, NotPlayed};
use std::{
    ffi::OsString,
    io::{self, Write},
    path::PathBuf,
    process::ExitCode,
};

/// The card games of Kortlek without a window.
#[derive(Parser, Debug)]
#[command(name = "lab", version, about)]
struct Command {
    #[command(subcommand)]
    what: What,
}

#[derive(Subcommand, Debug)]
enum What {
    /// List the games.
    List,
    /// Show a game's card and its options.
    Show {
        /// The game: its id or its title.
        game: String,
    },
    /// Write games played by bots as traces.
    Trace(trace::TraceArgs),
    /// Replay traces and saves with the rules, up to the first fault.
    Check {
        /// Files with one trace or several; `-` reads what is piped in.
        #[arg(required = true)]
        files: Vec<PathBuf>,
    },
    /// Write what the table shows and says at a few positions of a random match of each game, to compare it with what
    /// another version of the program writes.
    Scenes(scenes::ScenesArgs),
    /// Play many games and count what came of them.
    Simulate(simulate::SimulateArgs),
    /// Set levels of bots against each other and rate them.
    Arena(arena::ArenaArgs),
    /// Ask the bots about positions with a move that any good player sees, or seek such positions.
    Positions(positions::PositionsArgs),
    /// Measure how far the points that bots take at once are from the most that there are to take, in games that tell
    /// it: those where too many actions are legal to see them all, as in Hatchet.
    Gap(gap::GapArgs),
    /// Measure how fast random games are played out and how fast the strong level searches.
    Bench(bench::BenchArgs),
    /// Measure how long the bots of each level take for a decision.
    Decisions(decisions::DecisionsArgs),
}

/// Reason why a command did not do all that it was asked.
#[derive(Debug)]
enum Ending {
    /// A request that makes no sense: one sentence that says what would. Exit status 2.
    Misasked(String),
    /// A trace has a fault. Exit status 1.
    Fault(String),
    /// The reader of the output has gone; nothing to complain about.
    NobodyReads,
}

impl From<io::Error> for Ending {
    fn from(error: io::Error) -> Ending {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Ending::NobodyReads,
            _ => Ending::Misasked(format!("The output can't be written: {error}.")),
        }
    }
}

impl From<NotPlayed> for Ending {
    fn from(why: NotPlayed) -> Ending {
        Ending::Misasked(why.to_string())
    }
}

/// Does with these games what the words ask for, the first of which is a command. `name` is what was typed before them,
/// such as `cargo lab`. Results go to the standard output, complaints to the standard error; the exit status is 0, 1
/// for a fault in a trace, 2 for words that make no sense.
pub fn start(
    name: &'static str,
    games: &'static [&'static Entry],
    words: impl IntoIterator<Item = OsString>,
) -> ExitCode {
    let words = std::iter::once(OsString::from("lab")).chain(words);
    let asked = Command::command()
        .bin_name(name)
        .try_get_matches_from(words)
        .and_then(|matches| Command::from_arg_matches(&matches));
    let command = match asked {
        Ok(command) => command,
        Err(error) => {
            // A closed terminal is no reason to complain.
            let _ = error.print();
            return ExitCode::from(if error.use_stderr() { 2 } else { 0 });
        }
    };
    match run(games, &command) {
        Ok(()) | Err(Ending::NobodyReads) => ExitCode::SUCCESS,
        Err(Ending::Fault(sentence)) => {
            eprintln!("{sentence}");
            ExitCode::FAILURE
        }
        Err(Ending::Misasked(sentence)) => {
            eprintln!("{sentence}");
            ExitCode::from(2)
        }
    }
}

fn run(games: Games, command: &Command) -> Result<(), Ending> {
    let mut out = io::BufWriter::new(io::stdout().lock());
    match &command.what {
        What::List => catalogue::list(games, &mut out),
        What::Show { game } => catalogue::show(games, game, &mut out),
        What::Trace(args) => trace::run(games, args, &mut out),
        What::Check { files } => check::run(games, files, &mut out),
        What::Scenes(args) => scenes::run(games, args, &mut out),
        What::Simulate(args) => simulate::run(games, args, &mut out),
        What::Arena(args) => arena::run(games, args, &mut out),
        What::Positions(args) => positions::run(games, args, &mut out),
        What::Gap(args) => gap::run(games, args, &mut out),
        What::Bench(args) => bench::run(games, args, &mut out),
        What::Decisions(args) => decisions::run(games, args, &mut out),
    }?;
    out.flush()?;
    Ok(())
}
