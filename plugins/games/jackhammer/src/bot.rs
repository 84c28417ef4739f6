//! The bots of Jackhammer: the search without knowledge beyond the rules.

use crate::rules::Jackhammer;
use kortlek_bots::{Plain, Searcher, Strength};
use kortlek_rules::{Bot, Level, Played};

impl Played for Jackhammer {
    fn bot(&self, level: Level) -> Box<dyn Bot<Jackhammer>> {
        Box::new(Searcher::new(Plain, Strength::of(level)))
    }
}
