//! The bots of Granicus. Nothing is hidden from one seat and not from the other, so the search needs no guess about
//! anybody's secrets: it deals the cards to come anew in every playout.

use crate::rules::Granicus;
use kortlek_bots::{Plain, Searcher, Strength};
use kortlek_rules::{Bot, Level, Played};

impl Played for Granicus {
    fn bot(&self, level: Level) -> Box<dyn Bot<Granicus>> {
        Box::new(Searcher::new(Plain, Strength::of(level)))
    }
}
