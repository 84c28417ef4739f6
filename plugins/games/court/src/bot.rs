//! The bots of Court: the search without knowledge beyond the rules.

use crate::rules::Court;
use kortlek_bots::{Plain, Searcher, Strength};
use kortlek_rules::{Bot, Level, Played};

/// Decisions in all playouts of one search, at most: random playouts of three rounds are long.
const DECISIONS: u64 = 200_000;

impl Played for Court {
    fn bot(&self, level: Level) -> Box<dyn Bot<Court>> {
        Box::new(Searcher::new(Plain, Strength::of(level).steps(DECISIONS)))
    }
}
