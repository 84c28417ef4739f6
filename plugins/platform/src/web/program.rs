//! The program is a page: its `main` does nothing but wait for the page's script, which may ask the player first.

use super::{
    files,
    host::{self, Host},
};
use std::{cell::RefCell, ffi::OsString, panic, process::ExitCode};
use wasm_bindgen::prelude::*;

type Program = Box<dyn FnOnce(Vec<OsString>) -> ExitCode>;

thread_local! {
    static PROGRAM: RefCell<Option<Program>> = const { RefCell::new(None) };
}

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_namespace = console, js_name = error)]
    fn console_error(text: &str);
}

/// Runs the program with the page's arguments, once the page starts it. The other programs have no page.
pub fn run(
    program: impl FnOnce(Vec<OsString>) -> ExitCode + 'static,
    _commands: &[(&str, fn(Vec<OsString>) -> ExitCode)],
) -> ExitCode {
    PROGRAM.set(Some(Box::new(program)));
    ExitCode::SUCCESS
}

/// Starts the program: called by the page, once.
#[wasm_bindgen]
pub fn start(host: Host) {
    panic::set_hook(Box::new(|panic| {
        let words = panic.to_string();
        console_error(&words);
        if let Some(host) = host::get() {
            host.failed(&words);
        }
    }));
    let mut arguments = vec![OsString::from("kortlek")];
    let given = host.arguments();
    arguments.extend(
        given
            .iter()
            .filter_map(|word| word.as_string())
            .map(OsString::from),
    );
    files::begin(&host);
    host::set(host);
    if let Some(program) = PROGRAM.take() {
        program(arguments);
    }
}

/// Tells why the program does not begin.
pub fn refuse(sentence: &str) -> ExitCode {
    give_up(sentence);
    ExitCode::FAILURE
}

/// Tells what was asked for instead of a game: no address asks for it.
pub fn answer(words: &str) -> ExitCode {
    refuse(words)
}

/// Ends the program with a sentence: the machine lacks something.
pub fn give_up(sentence: &str) {
    if let Some(host) = host::get() {
        host.failed(sentence);
    }
}

/// There is no terminal.
pub fn on_interrupt(_act: impl FnMut() + Send + 'static) {}
