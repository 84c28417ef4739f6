//! The program. Everything is in the library, so that tests can run it too.

// The release build for Windows opens no console beside its window.
#![cfg_attr(not(debug_assertions), windows_subsystem = "windows")]

use std::process::ExitCode;

fn main() -> ExitCode {
    kortlek::run(std::env::args_os())
}
