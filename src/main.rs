//! The program. Everything is in the library, so that tests can run it too.

// The release build for Windows opens no console beside its window.
#![cfg_attr(not(debug_assertions), windows_subsystem = "windows")]

use kortlek_platform::program;
use std::process::ExitCode;

fn main() -> ExitCode {
    program::run(kortlek::run, &[("lab", kortlek::run_lab)])
}
