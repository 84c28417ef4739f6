//! Strength of a bot: the parameters in which the levels differ.

use kortlek_rules::{Effort, Level};

/// Amount of thinking and steadiness of a bot. Weaker bots search less, waver and forget; all of them look at the
/// same view and none plays a move that it finds clearly bad.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Strength {
    /// Playouts for one decision at most.
    pub playouts: u32,
    /// Decisions of all seats in all playouts together, at most: the search ends once they are spent. It keeps long
    /// playouts at a game's beginning from taking longer than short ones at its end. `u64::MAX` for no bound.
    pub steps: u64,
    /// Among moves whose value is less than this below the best, the bot wavers: the closer to the best, the
    /// likelier. 0 for a bot that does not.
    pub waver: f32,
    /// The share of the facts a player would have to remember that the bot forgets, 0 to 1. What it means is the
    /// game's affair ([`crate::Knowledge::forget`]); where all is open nothing can be forgotten.
    pub forget: f32,
}

impl Strength {
    /// A strength with this many playouts, steady and with a perfect memory.
    pub const fn of_playouts(playouts: u32) -> Strength {
        Strength {
            playouts,
            steps: u64::MAX,
            waver: 0.0,
            forget: 0.0,
        }
    }

    /// The strength of a level where the game has no better measure.
    pub const fn of(level: Level) -> Strength {
        match level {
            Level::Novice => Strength::of_playouts(60).waver(0.1).forget(0.6),
            Level::Regular => Strength::of_playouts(600).waver(0.02).forget(0.2),
            Level::Expert => Strength::of_playouts(6000),
        }
    }

    /// The strength with which a question is thought about.
    #[must_use]
    pub(crate) const fn with(mut self, effort: Effort) -> Strength {
        self.playouts = effort.of(self.playouts);
        self
    }

    /// The same with this bound on the decisions in all playouts.
    #[must_use]
    pub const fn steps(mut self, steps: u64) -> Strength {
        self.steps = steps;
        self
    }

    /// The same, wavering among moves this close to the best.
    #[must_use]
    pub const fn waver(mut self, waver: f32) -> Strength {
        self.waver = waver;
        self
    }

    /// The same, forgetting this share.
    #[must_use]
    pub const fn forget(mut self, forget: f32) -> Strength {
        self.forget = forget;
        self
    }
}
