//! The bots of Hatchet: the search without knowledge beyond the rules, among the placements that the rules list.

use crate::rules::Hatchet;
use kortlek_bots::{Plain, Searcher, Strength};
use kortlek_rules::{Bot, Level, Played};

/// Placements in all playouts of one search, at most: finding candidates takes its time.
const PLACEMENTS: u64 = 15_000;

impl Played for Hatchet {
    fn bot(&self, level: Level) -> Box<dyn Bot<Hatchet>> {
        Box::new(Searcher::new(Plain, Strength::of(level).steps(PLACEMENTS)))
    }
}
