//! `cargo lab`: the games on the command line, without a window.

use clap::Parser;
use kortlek_lab::{Command, Ending};
use std::process::ExitCode;

fn main() -> ExitCode {
    match kortlek_lab::run(&Command::parse()) {
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
