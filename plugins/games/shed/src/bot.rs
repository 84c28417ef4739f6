//! The bots of Shed.

use crate::rules::Shed;
use kortlek_bots::{Plain, Searcher, Strength};
use kortlek_rules::{Bot, Level, Played};

impl Played for Shed {
    fn bot(&self, level: Level) -> Box<dyn Bot<Shed>> {
        Box::new(Searcher::new(Plain, Strength::of(level)))
    }
}
