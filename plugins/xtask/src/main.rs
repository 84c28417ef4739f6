//! The project's commands behind the aliases of `.cargo/config.toml`.
//!
//! `cargo play` starts the game, `cargo verify` is the gate, `cargo rules` tests everything that
//! needs no window, `cargo bless` writes the golden traces anew, `cargo dist` makes the packages that
//! players install, `cargo clean-root` tries them, `cargo web` makes the page for the browser. This crate builds in seconds and
//! knows the other crates only by what `cargo metadata` says of them, so a new game is picked up
//! by itself.

mod cargo;
mod clean_root;
mod command_line;
mod dependencies;
mod dist;
mod licences;
mod packages;
mod stage;
mod system;
mod tally;
mod tools;
mod verify;
mod web;
mod workspace;

use std::process::ExitCode;

use command_line::Command;
use workspace::Workspace;

fn main() -> ExitCode {
    match run(std::env::args().skip(1)) {
        Ok(code) => code,
        Err(sentence) => {
            eprintln!("{sentence}");
            ExitCode::FAILURE
        }
    }
}

/// Carries out one command line. An error is a sentence for the person who typed it.
fn run(words: impl Iterator<Item = String>) -> Result<ExitCode, String> {
    match command_line::parse(words)? {
        Command::Help => println!("{}", command_line::HELP),
        Command::Play { yes, args } => return play(yes, &args),
        Command::Verify(args) => verify::verify(&args)?,
        Command::Rules { args } => {
            return cargo::run(&Workspace::read()?.rules(&args)?, &[]);
        }
        Command::Dist(args) => dist::dist(&args)?,
        Command::Web(args) => web::web(&args)?,
        Command::CleanRoot => clean_root::clean_root()?,
        Command::Bless { games } => {
            let workspace = Workspace::read()?;
            return cargo::run(&workspace.game_tests(&games)?, &[("KORTLEK_BLESS", "1")]);
        }
    }
    Ok(ExitCode::SUCCESS)
}

/// Sees to the system packages, then builds and starts the game.
fn play(yes: bool, args: &[String]) -> Result<ExitCode, String> {
    packages::provide(&[packages::BUILD, packages::RUN], yes)?;
    let mut play: Vec<String> = ["run", "--package", "kortlek", "--"]
        .map(String::from)
        .into();
    play.extend(args.iter().cloned());
    cargo::run(&play, &[])
}
