//! Clipboard. Without a system's clipboard, what is copied can still be pasted within Kortlek.

use bevy::prelude::*;
use kortlek_platform::clipboard;
use std::sync::Mutex;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Clipboard>();
}

/// The system's clipboard, opened when it is needed first.
#[derive(Resource, Default)]
pub struct Clipboard(Mutex<Inner>);

#[derive(Default)]
struct Inner {
    system: clipboard::SystemClipboard,
    own: String,
}

impl Clipboard {
    /// Copies a text.
    pub fn copy(&self, text: &str) {
        let Ok(mut inner) = self.0.lock() else { return };
        text.clone_into(&mut inner.own);
        if let Err(error) = inner.system.copy(text) {
            warn!("{text} can't be copied: {error}");
        }
    }

    /// Asks for the text copied last, here or elsewhere; [`pasted`](Clipboard::pasted) has it, on some systems at once.
    pub fn ask(&self) {
        if let Ok(mut inner) = self.0.lock() {
            inner.system.ask();
        }
    }

    /// Takes the text that was asked for, once it is there; empty if it is no text.
    pub fn pasted(&self) -> Option<String> {
        let mut inner = self.0.lock().ok()?;
        let text = inner.system.answer()?;
        Some(text.unwrap_or_else(|| inner.own.clone()))
    }
}

/// Returns the seed in a text: its first number, whatever is around it and however its digits are grouped.
pub fn seed_in(text: &str) -> Option<u64> {
    let text = text.trim();
    let start = text.find(|c: char| c.is_ascii_digit())?;
    let gap = |c: char| " \u{a0}\u{2009}\u{202f}.,’'".contains(c);
    let digits: String = text[start..]
        .chars()
        .take_while(|c| c.is_ascii_digit() || gap(*c))
        .filter(char::is_ascii_digit)
        .take(20)
        .collect();
    digits.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_is_found_in_what_is_pasted() {
        assert_eq!(seed_in("70412"), Some(70_412));
        assert_eq!(seed_in(" Seed 70 412, have fun"), Some(70_412));
        assert_eq!(seed_in("18446744073709551615"), Some(u64::MAX));
        assert_eq!(seed_in("99999999999999999999"), None, "there is none");
        assert_eq!(seed_in("no number"), None);
        assert_eq!(seed_in(""), None);
    }
}
