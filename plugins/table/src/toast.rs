//! The sentence that is over the table for a while.

use bevy::{math::Vec2, prelude::Component};
use kortlek_rules::presentation::Target;

/// Number of frames drawn at once after the words changed: letters that are used for the first time come late.
const FRESH: u8 = 4;

/// Seconds for which a refusal stays once the table on which something was refused has changed.
const STALE: f32 = 0.8;

/// A sentence over the table for a while.
#[derive(Component, Clone, PartialEq, Debug, Default)]
pub struct Toast {
    pub(crate) words: String,
    /// The thing beside which it is shown.
    pub(crate) about: Option<Target>,
    /// Position of the pointer, in the world: a sentence about something as large as a table is placed there.
    pub(crate) pointed: Option<Vec2>,
    pub(crate) left: f32,
    /// It stays while others move.
    pub(crate) stays: bool,
    /// Of a refusal: the position of the match that was shown.
    pub(crate) refused_at: Option<usize>,
    /// Number of its frames still to be drawn at once.
    pub(crate) fresh: u8,
    /// Serial number of its table, and counter of changes of that table's words.
    pub(crate) table: (u64, u64),
}

impl Toast {
    /// Shows a sentence for as long as it takes to read.
    pub fn say(&mut self, words: impl Into<String>) {
        self.words = words.into();
        self.about = None;
        self.pointed = None;
        self.stays = false;
        self.refused_at = None;
        self.fresh = FRESH;
        self.left = 2.5 + self.words.chars().count() as f32 * 0.045;
    }

    /// Lets a refusal go once another position is shown: its reason may hold no more.
    pub(crate) fn fade_if_stale(&mut self, shown: usize) {
        if self.refused_at.is_some_and(|at| at != shown) {
            self.refused_at = None;
            self.left = self.left.min(STALE);
        }
    }

    /// The sentence, while it is shown.
    pub fn words(&self) -> Option<&str> {
        (self.left > 0.0 && !self.words.is_empty()).then_some(self.words.as_str())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_refusal_goes_soon_after_the_table_has_changed() {
        let mut toast = Toast::default();
        toast.say("A worker can’t land on a hole.");
        toast.refused_at = Some(4);
        let left = toast.left;
        toast.fade_if_stale(4);
        assert_eq!(toast.left, left);
        toast.fade_if_stale(5);
        assert!(toast.left <= STALE && toast.words().is_some());
        toast.say("Sound off");
        let left = toast.left;
        toast.fade_if_stale(6);
        assert_eq!(toast.left, left);
    }

    #[test]
    fn nothing_is_no_sentence() {
        let mut toast = Toast::default();
        toast.say("");
        assert_eq!(toast.words(), None);
    }

    #[test]
    fn a_sentence_stays_as_long_as_it_takes_to_read() {
        let mut toast = Toast::default();
        assert_eq!(toast.words(), None);
        toast.say("Short.");
        let short = toast.left;
        assert_eq!(toast.words(), Some("Short."));
        toast.say("A sentence that is a good deal longer than the other one was.");
        assert!(toast.left > short);
    }
}
