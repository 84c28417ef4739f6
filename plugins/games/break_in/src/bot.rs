//! The bots of Break In. Each imagines how the cards may lie and plays the round to its end, with everybody leaving
//! when the odds of the next cards tell them to; then it compares how the game would stand.
//!
//! The levels differ in the number of such rounds that they play in their heads, their memory of the pile that they
//! scouted, and how far they waver.

mod odds;

use crate::rules::{Action, BreakIn, MOST_PLAYERS, ROUNDS, State, Step, View};
use kortlek_bots::{Candidate, Knowledge, Search, Searcher, Strength, Utilities};
use kortlek_rules::{Bot, HasBots, Level, Luck, Payoff, Rules, Seat, french::CardSet};
use odds::{DrawRisks, is_behind};

/// Parameters with which a bot weighs the odds.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Burglar {
    /// Greed of every seat in playouts: a factor on what is still to be won.
    pub greed: f32,
}

/// Lead in points that is worth half of the open range with one more round to play; it grows with the root of the
/// rounds.
const LEAD: f32 = 12.0;

/// Data kept during a search.
pub struct Memo {
    seat: Seat,
    round: u8,
    /// The cards turned up, and who has decided, in the position thought about.
    drawn: usize,
    step: Step,
    turn: Seat,
    inside: usize,
    /// True if the seat remembers its pile.
    remembers: bool,
    stakes: f32,
}

impl Memo {
    /// Returns true if a decision is the one thought about.
    fn is_now(&self, s: &State, seat: Seat) -> bool {
        let open = &s.open;
        seat == self.seat
            && open.step == self.step
            && open.draws().len() == self.drawn
            && open.turn == self.turn
            && open.inside.len() == self.inside
            && open.round == self.round
    }
}

/// Chance of each seat to win with these totals and this number of rounds to go.
fn standing(totals: &[f32], rounds: u8) -> Utilities {
    let scale = LEAD * f32::from(rounds).sqrt();
    let mut values = [0.0; MOST_PLAYERS + 1];
    let mut all = 0.0;
    for (me, mine) in totals.iter().enumerate() {
        let others = totals.iter().enumerate().filter(|(s, _)| *s != me);
        values[me] = others
            .map(|(_, theirs)| kortlek_bots::utility::squash((mine - theirs) / scale))
            .product();
        all += values[me];
    }
    for value in &mut values {
        *value /= all;
    }
    values
}

impl Knowledge<BreakIn> for Burglar {
    type Memo = Memo;

    fn begin(&self, _: &BreakIn, view: &View, seat: Seat) -> Memo {
        let open = &view.open;
        Memo {
            seat,
            round: open.round,
            drawn: open.draws().len(),
            step: open.step,
            turn: open.turn,
            inside: open.inside.len(),
            remembers: !view.stack.is_empty(),
            stakes: if open.round == ROUNDS { 0.7 } else { 0.35 },
        }
    }

    /// Nobody leaves who has nothing to fear or nothing to save: while no guard is on the table no card can end the
    /// round, and in the last round to leave behind another's money is to lose.
    fn at_once(
        &self,
        rules: &BreakIn,
        view: &View,
        seat: Seat,
        _: &[Action],
        _: &mut Memo,
    ) -> Option<Action> {
        let open = &view.open;
        let safe = open.guards.is_empty();
        let lost = open.round == ROUNDS && is_behind(rules, open, seat);
        (open.step == Step::Decide && (safe || lost)).then_some(Action::Stay {})
    }

    /// The pile that was scouted; what was turned up and who left lies there for all to see.
    fn forget(
        &self,
        _: &BreakIn,
        view: &View,
        seat: Seat,
        share: f32,
        _: &mut Luck,
    ) -> Option<View> {
        // The same round is remembered or forgotten as a whole.
        let mut memory = Luck::stream(view.stack.bits(), u64::from(seat.0));
        (memory.unit() < f64::from(share)).then_some(View {
            stack: CardSet::EMPTY,
            ..*view
        })
    }

    fn stakes(&self, _: &BreakIn, memo: &Memo) -> f32 {
        memo.stakes
    }

    /// Only the decision thought about is searched. What comes later depends on the cards, so that everybody goes on
    /// by the odds.
    fn candidates(
        &self,
        rules: &BreakIn,
        state: &State,
        seat: Seat,
        list: &mut Vec<Candidate<Action>>,
        memo: &mut Memo,
    ) {
        if list.len() > 1 && !memo.is_now(state, seat) {
            let odds = DrawRisks::of(rules, state, seat, seat != memo.seat || memo.remembers);
            let action = odds.action(rules, state, seat, self.greed);
            list.retain(|candidate| candidate.action == action);
        }
    }

    fn play(
        &self,
        rules: &BreakIn,
        state: &State,
        seat: Seat,
        _: &mut Vec<Action>,
        memo: &mut Memo,
        _: &mut Luck,
    ) -> Action {
        let odds = DrawRisks::of(rules, state, seat, seat != memo.seat || memo.remembers);
        odds.action(rules, state, seat, self.greed)
    }

    fn evaluate(
        &self,
        rules: &BreakIn,
        state: &State,
        _: u32,
        memo: &mut Memo,
    ) -> Option<Utilities> {
        let open = &state.open;
        (open.round > memo.round).then(|| {
            let totals = open.totals.map(f32::from);
            standing(&totals[..rules.players()], ROUNDS + 1 - open.round)
        })
    }

    fn utility(&self, rules: &BreakIn, payoff: &Payoff, _: &mut Memo) -> Utilities {
        kortlek_bots::utility::standard(payoff, rules.players(), LEAD)
    }
}

impl HasBots for BreakIn {
    fn bot(&self, level: Level) -> Box<dyn Bot<BreakIn>> {
        let strength = match level {
            Level::Novice => Strength::of_playouts(12).waver(0.06).forget(1.0),
            Level::Regular => Strength::of_playouts(100).waver(0.02).forget(0.5),
            Level::Expert => Strength::of_playouts(6_000),
        };
        let search = Search {
            explore: 0.6,
            ..Search::default()
        };
        Box::new(Searcher::new(Burglar { greed: 1.0 }, strength).search(search))
    }
}
