//! The browser's own luck: a hasher's keys are the same whenever a page is loaded.

/// A number that nobody has chosen, any of all there are.
pub fn number() -> u64 {
    // Where there is none, the time does.
    getrandom::u64().unwrap_or_else(|_| js_sys::Date::now() as u64)
}
