//! Actions by their names, and chance that is rigged, for tests that play by hand.

use kortlek_rules::{Dice, Outcome, Rules, Seat, Shuffled, french::Card};
use kortlek_virus::{
    Virus,
    rules::{Action, Chance, State},
};

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

/// All seats choose these gestures.
pub fn choose(rules: Virus, s: &mut State, gestures: &[Action]) {
    for (seat, a) in Seat::all(rules.players()).zip(gestures) {
        assert!(rules.is_legal(s, seat, *a), "{a:?} of seat {seat}");
        rules.act(s, seat, *a, &mut ());
    }
}

/// Chance that draws the virus or, if that may not be, a germ; it keeps what it drew.
pub struct InfectionDice {
    virus: bool,
    pub drawn: Vec<Chance>,
}

impl InfectionDice {
    pub fn new(virus: bool) -> InfectionDice {
        let drawn = Vec::new();
        InfectionDice { virus, drawn }
    }
}

impl Dice for InfectionDice {
    fn shuffle<C: Shuffled>(&mut self, _: &'static str, _: &mut [C]) {}
    fn draw<O: Outcome>(&mut self, outcomes: &[O]) -> usize {
        let as_chance = |o: &O| -> Chance {
            let value = serde_json::to_value(o).and_then(serde_json::from_value);
            value.expect("the only chance is an infection")
        };
        let is_virus = |o: &O| {
            let Chance::Infect { card, .. } = as_chance(o);
            card == Card::JOKER_1
        };
        let found = outcomes.iter().position(|o| is_virus(o) == self.virus);
        let k = found.unwrap_or(0);
        self.drawn.push(as_chance(&outcomes[k]));
        k
    }
    fn first(&mut self, _: usize) -> Seat {
        unreachable!("Virus has no first seat")
    }
}
