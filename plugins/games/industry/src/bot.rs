//! The bots of Industry: the search without knowledge beyond the rules.

use crate::rules::Industry;
use kortlek_bots::{Plain, Searcher, Strength};
use kortlek_rules::{Bot, Level, Played};

impl Played for Industry {
    fn bot(&self, level: Level) -> Box<dyn Bot<Industry>> {
        Box::new(Searcher::new(Plain, Strength::of(level)))
    }
}
