//! The bots of Virus: the search without knowledge beyond the rules, with mixed strategies, since all seats choose at
//! once and a choice that can be foreseen can be punished.

use crate::rules::Virus;
use kortlek_bots::{Mix, Plain, Search, Searcher, Strength};
use kortlek_rules::{Bot, Level, Played};

/// Decisions in all playouts of one search, at most: random playouts of three rounds are long.
const DECISIONS: u64 = 100_000;

impl Played for Virus {
    fn bot(&self, level: Level) -> Box<dyn Bot<Virus>> {
        let search = Search {
            mix: Mix::AtRoot,
            ..Search::default()
        };
        let strength = Strength::of(level).steps(DECISIONS);
        Box::new(Searcher::new(Plain, strength).search(search))
    }
}
