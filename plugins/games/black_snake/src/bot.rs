//! The bots of Black Snake: the search without knowledge beyond the rules.

use crate::rules::BlackSnake;
use kortlek_bots::{Plain, Searcher, Strength};
use kortlek_rules::{Bot, Level, Played};

/// Decisions in all playouts of one search, at most: random playouts from the start are long.
const DECISIONS: u64 = 200_000;

impl Played for BlackSnake {
    fn bot(&self, level: Level) -> Box<dyn Bot<BlackSnake>> {
        Box::new(Searcher::new(Plain, Strength::of(level).steps(DECISIONS)))
    }
}
