//! The bots of Break In.

use crate::rules::BreakIn;
use kortlek_bots::{Plain, Searcher, Strength};
use kortlek_rules::{Bot, Level, Played};

impl Played for BreakIn {
    fn bot(&self, level: Level) -> Box<dyn Bot<BreakIn>> {
        Box::new(Searcher::new(Plain, Strength::of(level)))
    }
}
