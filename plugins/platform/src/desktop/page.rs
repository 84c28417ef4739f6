//! There is no page on the desktop: it is told nothing, and asks for nothing.

use super::background;
use std::{
    io::{self, Write},
    path::PathBuf,
};

/// True if the program is a page in a browser.
pub const IS_PAGE: bool = false;

/// Selector of the canvas that the window is.
pub fn canvas() -> Option<String> {
    None
}

/// Returns true if fingers are what the machine is used with.
pub fn is_touched() -> bool {
    false
}

/// The first frame was drawn.
pub fn started() {}

/// A screen shows that is so many steps away from the first.
pub fn screen(_name: &str, _depth: u32) {}

/// Returns true once after the browser's button for going back was pressed.
pub fn went_back() -> bool {
    false
}

/// A file that was dropped on the page or chosen there, once.
pub fn given_file() -> Option<PathBuf> {
    None
}

/// Lets the player choose a file, which [`given_file`] gives then.
pub fn choose_file() {}

/// Leaves the program for the page on which everything that the browser keeps is saved to a file and read from one.
pub fn show_storage() {}

/// Calls `wake` when the page asks for something.
pub fn on_news(_wake: impl Fn() + 'static) {}

/// Writes a line of the report, for tests: to standard output, or to the page. Nobody may be listening any more.
pub fn tell(line: &str) {
    let mut out = io::stdout().lock();
    let _ = writeln!(out, "{line}");
    let _ = out.flush();
}

/// Hands the lines of the input script, for tests, to `take` until it returns false: those of standard input, or of the
/// page.
pub fn script(mut take: impl FnMut(String) -> bool + Send + 'static) {
    background::thread("script", move || {
        for line in io::stdin().lines().map_while(Result::ok) {
            if !take(line) {
                break;
            }
        }
    });
}
