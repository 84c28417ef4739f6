//! The bots of T.O.D.: the search, told what a seat knows. In the tree and beyond it a seat names only solutions that
//! fit all answers and the cards that it has seen.

use crate::{
    case::{Numbers, Solution},
    rules::{Action, State, Step, Tod},
};
use kortlek_bots::{Candidate, Knowledge, Searcher, Strength};
use kortlek_rules::{
    Bot, Level, Luck, Played, Rules, Seat,
    french::{Card, CardSet, Suit},
};

/// Decisions in all playouts of one search, at most: where nobody knows much, playouts are long.
const DECISIONS: u64 = 200_000;

impl Played for Tod {
    fn bot(&self, level: Level) -> Box<dyn Bot<Tod>> {
        let strength = Strength::of(level).steps(DECISIONS);
        Box::new(Searcher::new(Detective, strength))
    }
}

/// What the search is told of the game.
#[derive(Clone, Copy, Debug, Default)]
pub struct Detective;

/// One turn in so many ends with a solution in playouts, if one that fits is met at once.
const SOLVES: usize = 3;

impl Tod {
    /// Whether a solution fits what a seat has heard and seen. For a complicated case only what it has heard counts.
    pub fn may_be(&self, s: &State, seat: Seat, solution: Solution) -> bool {
        let target = self.target(seat);
        let clues = &s.open.clues[target.index()];
        let unseen = |cards: CardSet| cards.and(s.open.seen.or(s.case(seat))).is_empty();
        let card = |n: u8, suit: Suit| CardSet::EMPTY.with(Card::new(n, suit));
        match (solution.numbers.list(), solution.motive, solution.weapon) {
            ([a, b], Some(motive), Some(weapon)) => {
                let told =
                    !self.head_start.has(seat) || a + b == crate::rules::hour(s.case(target));
                let fits = |red: u8, black: u8| {
                    let case = card(red, motive).or(card(black, weapon));
                    unseen(case) && clues.allow(case, false)
                };
                told && (fits(*a, *b) || fits(*b, *a))
            }
            _ => !clues.was_wrong(solution) && clues.allow_numbers(numbers(solution.numbers)),
        }
    }
}

/// The set of numbers of a solution.
fn numbers(list: Numbers) -> u8 {
    list.list().iter().fold(0, |set, n| set | 1 << (n - 1))
}

impl Knowledge<Tod> for Detective {
    type Memo = ();

    fn begin(&self, _: &Tod, _: &<Tod as Rules>::View, _: Seat) {}

    fn candidates(
        &self,
        rules: &Tod,
        state: &State,
        seat: Seat,
        list: &mut Vec<Candidate<Action>>,
        _: &mut (),
    ) {
        list.retain(|candidate| match candidate.action {
            Action::Solve(solution) => rules.may_be(state, seat, solution),
            Action::Flip { .. } | Action::Ask { .. } => true,
        });
    }

    fn play(
        &self,
        rules: &Tod,
        state: &State,
        seat: Seat,
        buffer: &mut Vec<Action>,
        _: &mut (),
        luck: &mut Luck,
    ) -> Action {
        rules.legal(state, seat, buffer);
        if state.open.step == Step::Ask {
            let asks = buffer.partition_point(|a| matches!(a, Action::Ask { .. }));
            let action = luck.pick(&buffer[asks..]);
            if let Action::Solve(solution) = action
                && luck.below(SOLVES) == 0
                && rules.may_be(state, seat, solution)
            {
                return action;
            }
            return luck.pick(&buffer[..asks]);
        }
        luck.pick(buffer)
    }
}
