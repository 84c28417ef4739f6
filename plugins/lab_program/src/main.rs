//! `cargo lab`: the games on the command line, without a window. The lab itself (`plugins/lab`) does not know the
//! catalogue, so that the application need not wait for it when a game has changed.

use std::process::ExitCode;

fn main() -> ExitCode {
    let words = std::env::args_os().skip(1);
    kortlek_lab::start("cargo lab", kortlek_games::GAMES, words)
}
