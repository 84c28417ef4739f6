//! The early end of a bot's thinking.

use std::{
    fmt,
    sync::atomic::{AtomicBool, Ordering},
};

/// Says when an answer is wanted at once, however good it is. A bot that is not stopped before it is through answers the
/// same, whichever of these it is given.
#[derive(Clone, Copy, Default)]
pub enum StopSignal<'a> {
    /// Never: the bot thinks as long as it likes.
    #[default]
    Never,
    /// From the beginning.
    AtOnce,
    /// Once this flag is set, which takes another thread.
    Flag(&'a AtomicBool),
    /// Once this returns true, where there is no other thread: it may look at a clock, since what the bot does with it is
    /// to stop. It is called often.
    Clock(&'a (dyn Fn() -> bool + Sync)),
}

impl StopSignal<'_> {
    /// Returns true if the answer is wanted now.
    #[inline]
    pub fn is_set(self) -> bool {
        match self {
            StopSignal::Never => false,
            StopSignal::AtOnce => true,
            StopSignal::Flag(flag) => flag.load(Ordering::Relaxed),
            StopSignal::Clock(is_over) => is_over(),
        }
    }
}

impl<'a> From<&'a AtomicBool> for StopSignal<'a> {
    fn from(flag: &'a AtomicBool) -> StopSignal<'a> {
        StopSignal::Flag(flag)
    }
}

impl fmt::Debug for StopSignal<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            StopSignal::Never => "Never",
            StopSignal::AtOnce => "AtOnce",
            StopSignal::Flag(_) => "Flag",
            StopSignal::Clock(_) => "Clock",
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stop_is_set_by_a_flag_or_a_clock() {
        assert!(!StopSignal::Never.is_set() && StopSignal::AtOnce.is_set());
        let flag = AtomicBool::new(false);
        let stop = StopSignal::from(&flag);
        assert!(!stop.is_set());
        flag.store(true, Ordering::Relaxed);
        assert!(stop.is_set());
        let clock = || flag.load(Ordering::Relaxed);
        assert!(StopSignal::Clock(&clock).is_set());
    }
}
