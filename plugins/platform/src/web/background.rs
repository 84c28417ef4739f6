//! The one thread, in turns.

use js_sys::{Function, Promise};
use std::{cell::Cell, marker::PhantomData};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;

/// Milliseconds of work between two frames, after which the next piece waits.
const SLICE: f64 = 6.0;
/// The same before anything shows, when only the page's progress bar moves.
const HIDDEN_SLICE: f64 = 60.0;
/// The same while the pictures of the first page come, and for how many milliseconds they have that.
const FIRST_SLICE: f64 = 24.0;
const FIRST: f64 = 1500.0;
/// Milliseconds after which work goes on although the browser has not drawn: where pictures take long (no graphics
/// hardware), a slice in each would take minutes for a table's cards.
const NO_FRAME: i32 = 30;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_name = setTimeout)]
    fn set_timeout(act: &Function, milliseconds: i32);
    #[wasm_bindgen(js_name = requestAnimationFrame)]
    fn request_animation_frame(act: &Function);
    #[wasm_bindgen(js_namespace = performance)]
    fn now() -> f64;
    type Document;
    #[wasm_bindgen(thread_local_v2, js_name = document)]
    static DOCUMENT: Document;
    #[wasm_bindgen(method, getter)]
    fn hidden(this: &Document) -> bool;
}

thread_local! {
    /// When the present slice began.
    static BEGAN: Cell<f64> = const { Cell::new(f64::NEG_INFINITY) };
    /// Number of slices that have begun, and whether anything was done in the last.
    static SLICES: Cell<u64> = const { Cell::new(0) };
    /// When the program began to show.
    static SHOWN: Cell<f64> = const { Cell::new(f64::INFINITY) };
}

/// The program shows.
pub(super) fn begin_to_show() {
    SHOWN.set(now());
}

/// Milliseconds of a slice now.
fn slice() -> f64 {
    match now() - SHOWN.get() {
        since if since < 0.0 => HIDDEN_SLICE,
        since if since < FIRST => FIRST_SLICE,
        _ => SLICE,
    }
}

/// Waits until the browser has drawn, if it wants to and does so soon, and has answered what else happened.
async fn breath() {
    let promise = Promise::new(&mut |resolve, _| {
        if DOCUMENT.with(Document::hidden) {
            set_timeout(&resolve, 0);
            return;
        }
        set_timeout(&resolve, NO_FRAME);
        // After the next frame: however short the pieces are, each frame has at most one slice of them. A promise
        // keeps its first answer, so that nothing needs to end the other wait.
        let later = Closure::once_into_js(move || set_timeout(&resolve, 0));
        request_animation_frame(later.unchecked_ref());
    });
    // It is never rejected.
    let _ = JsFuture::from(promise).await;
}

/// Waits until there is time for a piece of work. Pieces begin one after the other, as many in a row as take a few
/// milliseconds; then the browser draws.
pub async fn turn() {
    let mut seen = SLICES.get();
    breath().await;
    loop {
        if SLICES.get() == seen {
            // Nobody has begun since: this piece is the first of a new slice.
            SLICES.set(seen + 1);
            BEGAN.set(now());
            return;
        }
        if now() - BEGAN.get() < slice() {
            return;
        }
        seen = SLICES.get();
        breath().await;
    }
}

/// There is no other thread, and what would be done there is not.
pub fn thread(_name: &str, _work: impl FnOnce() + Send + 'static) -> Option<std::thread::Thread> {
    None
}

/// Nothing is made ahead of time: there is no time that nobody uses.
pub struct MadeAhead<T>(PhantomData<fn() -> T>);

impl<T: Send + 'static> MadeAhead<T> {
    /// Does nothing.
    pub fn begin(_make: impl FnOnce() -> T + Send + 'static) -> MadeAhead<T> {
        MadeAhead(PhantomData)
    }

    /// Gives nothing.
    pub fn end(self) -> Option<T> {
        None
    }
}
