//! The program is a process.

use std::{ffi::OsString, process::ExitCode};

/// Runs the program with its arguments, its name first. `commands` are other programs in it, by the word that calls
/// them; they have no page.
pub fn run(
    program: impl FnOnce(Vec<OsString>) -> ExitCode + 'static,
    commands: &[(&str, fn(Vec<OsString>) -> ExitCode)],
) -> ExitCode {
    let mut arguments: Vec<OsString> = std::env::args_os().collect();
    let word = arguments.get(1);
    let is_called = |name: &str| word.is_some_and(|word| word == name);
    let command = commands.iter().find(|(name, _)| is_called(name));
    match command {
        Some((_, command)) => command(arguments.split_off(2)),
        None => program(arguments),
    }
}

/// Tells why the program does not begin.
pub fn refuse(sentence: &str) -> ExitCode {
    eprintln!("{sentence}");
    ExitCode::from(2)
}

/// Tells what was asked for instead of a game: help, the version.
pub fn answer(words: &str) -> ExitCode {
    println!("{words}");
    ExitCode::SUCCESS
}

/// Ends the program with a sentence instead of a backtrace: the machine lacks something.
pub fn give_up(sentence: &str) {
    eprintln!("{sentence}");
    std::process::exit(1);
}

/// Calls `act` whenever the terminal asks for an end.
pub fn on_interrupt(act: impl FnMut() + Send + 'static) {
    // Without the listener the program ends as usual; there is nothing better to do if it can't be set.
    let _ = ctrlc::set_handler(act);
}
