//! Actions by their names, for tests that play by hand.

use kortlek_rules::Seat;
use kortlek_virus::rules::Action;

pub const DRINK: Action = Action::Drink {};

pub fn infect(target: u8) -> Action {
    Action::Infect {
        target: Seat(target),
    }
}

pub fn steal(target: u8) -> Action {
    Action::Steal {
        target: Seat(target),
    }
}

pub fn block(target: u8) -> Action {
    Action::Block {
        target: Seat(target),
    }
}
