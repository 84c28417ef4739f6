//! `cargo lab`: the games on the command line, without a window.

use std::process::ExitCode;

fn main() -> ExitCode {
    kortlek_lab::start("cargo lab", std::env::args_os().skip(1))
}
