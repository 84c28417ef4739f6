//! The bots of Paparazzi: the search without knowledge beyond the rules.

use crate::rules::Paparazzi;
use kortlek_bots::{Plain, Searcher, Strength};
use kortlek_rules::{Bot, Level, Played};

impl Played for Paparazzi {
    fn bot(&self, level: Level) -> Box<dyn Bot<Paparazzi>> {
        Box::new(Searcher::new(Plain, Strength::of(level)))
    }
}
