//! The page around the program.

use super::{background, files, host, thinking};
use std::{
    cell::{Cell, RefCell},
    path::PathBuf,
};
use wasm_bindgen::prelude::*;

/// True if the program is a page in a browser.
pub const IS_PAGE: bool = true;

/// Takes a line of the input script; false once nobody takes lines any more.
type Take = Box<dyn FnMut(String) -> bool>;

thread_local! {
    static WAKE: RefCell<Option<Box<dyn Fn()>>> = const { RefCell::new(None) };
    static BACK: Cell<bool> = const { Cell::new(false) };
    static GIVEN: RefCell<Vec<PathBuf>> = const { RefCell::new(Vec::new()) };
    static SCRIPT: RefCell<Option<Take>> = const { RefCell::new(None) };
}

/// Selector of the canvas that the window is.
pub fn canvas() -> Option<String> {
    Some(host::get()?.canvas())
}

/// Returns true if fingers are what the machine is used with.
pub fn is_touched() -> bool {
    host::get().is_some_and(|host| host.touch())
}

/// The first frame was drawn.
pub fn started() {
    background::begin_to_show();
    if let Some(host) = host::get() {
        host.started();
    }
    thinking::prepare();
}

/// A screen shows that is so many steps away from the first.
pub fn screen(name: &str, depth: u32) {
    if let Some(host) = host::get() {
        host.screen(name, depth);
    }
}

/// Returns true once after the browser's button for going back was pressed.
pub fn went_back() -> bool {
    BACK.take()
}

/// A file that was dropped on the page or chosen there, once.
pub fn given_file() -> Option<PathBuf> {
    GIVEN.with_borrow_mut(Vec::pop)
}

/// Lets the player choose a file, which [`given_file`] gives then.
pub fn choose_file() {
    if let Some(host) = host::get() {
        host.choose_file();
    }
}

/// Leaves the program for the page on which everything that the browser keeps is saved to a file and read from one.
pub fn show_storage() {
    if let Some(host) = host::get() {
        host.show_storage();
    }
}

/// Calls `wake` when the page asks for something.
pub fn on_news(wake: impl Fn() + 'static) {
    WAKE.with_borrow_mut(|known| *known = Some(Box::new(wake)));
}

/// The page asks for something, or has answered.
pub(super) fn news() {
    WAKE.with_borrow(|wake| {
        if let Some(wake) = wake {
            wake();
        }
    });
}

/// Writes a line of the report, for tests.
pub fn tell(line: &str) {
    if let Some(host) = host::get() {
        host.tell(line);
    }
}

/// Hands the lines of the input script, for tests, to `take` until it returns false.
pub fn script(take: impl FnMut(String) -> bool + Send + 'static) {
    SCRIPT.with_borrow_mut(|known| *known = Some(Box::new(take)));
}

/// The browser's button for going back was pressed.
#[wasm_bindgen(js_name = back)]
pub fn on_back() {
    BACK.set(true);
    news();
}

/// A file was dropped on the page, or chosen there.
#[wasm_bindgen(js_name = dropped)]
pub fn on_dropped(name: &str, bytes: Vec<u8>) {
    GIVEN.with_borrow_mut(|given| given.push(files::pass(name, bytes)));
    news();
}

/// A line of the input script.
#[wasm_bindgen(js_name = script)]
pub fn on_script(line: String) {
    SCRIPT.with_borrow_mut(|take| {
        if take.as_mut().is_some_and(|take| !take(line)) {
            *take = None;
        }
    });
}
