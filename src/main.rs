//! The program. Everything is in the library, so that tests can run it too.

use std::process::ExitCode;

fn main() -> ExitCode {
    kortlek::run(std::env::args_os())
}
