//! The page's script, as the program sees it.

use js_sys::{Array, Map, Promise, Uint8Array};
use std::cell::RefCell;
use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    /// Object with all that the page gives the program: `host` in `packaging/web/kortlek.js`.
    #[derive(Clone, Debug)]
    pub type Host;

    /// The pack of shipped files, but for the sounds.
    #[wasm_bindgen(method, getter)]
    pub fn assets(this: &Host) -> Uint8Array;
    /// Fetches the pack of sounds, once.
    #[wasm_bindgen(method)]
    pub fn sounds(this: &Host) -> Promise;
    /// The files kept, by their paths.
    #[wasm_bindgen(method, getter)]
    pub fn files(this: &Host) -> Map;
    /// Keeps changes, pairs of a path and bytes or null, all or none of them.
    #[wasm_bindgen(method)]
    pub fn write(this: &Host, changes: Array) -> Promise;
    /// Arguments, from the page's address.
    #[wasm_bindgen(method, getter)]
    pub fn arguments(this: &Host) -> Array;
    /// Selector of the canvas.
    #[wasm_bindgen(method, getter)]
    pub fn canvas(this: &Host) -> String;
    /// Returns true if the player wants nothing to move without need.
    #[wasm_bindgen(method, getter, js_name = reducedMotion)]
    pub fn reduced_motion(this: &Host) -> bool;
    /// Returns true if the player wants words and edges emphasised.
    #[wasm_bindgen(method, getter, js_name = moreContrast)]
    pub fn more_contrast(this: &Host) -> bool;
    /// Returns true if fingers are what the machine is used with.
    #[wasm_bindgen(method, getter)]
    pub fn touch(this: &Host) -> bool;
    /// Gives the player a file.
    #[wasm_bindgen(method)]
    pub fn download(this: &Host, name: &str, bytes: Uint8Array);
    /// Lets the player choose a file, and gives it to the program.
    #[wasm_bindgen(method, js_name = chooseFile)]
    pub fn choose_file(this: &Host);
    /// Leaves for the page of what is kept.
    #[wasm_bindgen(method, js_name = showStorage)]
    pub fn show_storage(this: &Host);
    /// Copies a text.
    #[wasm_bindgen(method)]
    pub fn copy(this: &Host, text: &str) -> Promise;
    /// The text that was copied last, or null.
    #[wasm_bindgen(method)]
    pub fn paste(this: &Host) -> Promise;
    /// The first frame is drawn.
    #[wasm_bindgen(method)]
    pub fn started(this: &Host);
    /// The program has ended with an error.
    #[wasm_bindgen(method)]
    pub fn failed(this: &Host, details: &str);
    /// A screen shows.
    #[wasm_bindgen(method)]
    pub fn screen(this: &Host, name: &str, depth: u32);
    /// Tells a test what happens.
    #[wasm_bindgen(method)]
    pub fn tell(this: &Host, line: &str);
    /// Address of the script of the workers in which bots think.
    #[wasm_bindgen(method, getter)]
    pub fn worker(this: &Host) -> String;
}

thread_local! {
    static HOST: RefCell<Option<Host>> = const { RefCell::new(None) };
}

/// Keeps the host that the page gave.
pub(super) fn set(host: Host) {
    HOST.with_borrow_mut(|known| *known = Some(host));
}

/// The host; `None` before the page has started the program.
pub fn get() -> Option<Host> {
    HOST.with_borrow(Clone::clone)
}
