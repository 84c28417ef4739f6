//! Threads.

use std::{
    future::{Ready, ready},
    thread::{self, JoinHandle, Thread},
};

/// Waits until there is time for a piece of work that a thread of a pool begins. A thread always has time.
pub fn turn() -> Ready<()> {
    ready(())
}

/// A thread of this name, which may wait and sleep; `None` if the system has none, or the program runs in a browser,
/// where the thread would be the one that draws.
pub fn thread(name: &str, work: impl FnOnce() + Send + 'static) -> Option<Thread> {
    let thread = thread::Builder::new().name(name.to_owned()).spawn(work);
    Some(thread.ok()?.thread().clone())
}

/// Something made ahead of time while the program does something else.
pub struct MadeAhead<T>(JoinHandle<T>);

impl<T: Send + 'static> MadeAhead<T> {
    /// Begins to make it.
    pub fn begin(make: impl FnOnce() -> T + Send + 'static) -> MadeAhead<T> {
        MadeAhead(thread::spawn(make))
    }

    /// Waits for it; `None` if it could not be made, or not ahead of time: a page has no thread to spare.
    pub fn end(self) -> Option<T> {
        self.0.join().ok()
    }
}
