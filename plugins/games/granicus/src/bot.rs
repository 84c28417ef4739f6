//! The bots of Granicus. Nothing is hidden from one seat and not from the other, so the search needs no guess about
//! anybody's secrets: it deals the cards to come anew in every playout. When few turns are left they are worked out.

mod exact;

use crate::rules::{Action, Granicus, Side, State, View};
use kortlek_bots::{Knowledge, Search, Searcher, Strength, Utilities};
use kortlek_rules::{Bot, HasBots, Level, Luck, MAX_SEATS, Payoff, Rules, Seat};

/// Knowledge of a bot about Granicus.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Judgement {
    /// First turn in which everything that can still come is worked out, 1 to 18; 19 for never. Before turn 14 it
    /// takes too long for play.
    pub exact_from: u8,
}

/// Random bonus of an action beyond the tree, in quarters of a point, up to this much.
const NOISE: usize = 6;

/// Typical spread of the values of playouts.
const STAKES: f32 = 1.0;

/// The points that the side whose turn it is gains on the other at once if it does this.
fn gain(state: &State, action: Action) -> i32 {
    let open = &state.open;
    let mut next = *open;
    next.lay(state.card(), action);
    let [odd, even] = next.points();
    match open.mover() {
        Side::Odd => odd - even,
        Side::Even => even - odd,
    }
}

impl Knowledge<Granicus> for Judgement {
    type Memo = ();

    fn begin(&self, _: &Granicus, _: &View, _: Seat) {}

    fn open(&self) -> bool {
        true
    }

    fn stakes(&self, _: &Granicus, (): &()) -> f32 {
        STAKES
    }

    fn solved(
        &self,
        _: &Granicus,
        view: &View,
        seat: Seat,
        legal: &[Action],
        (): &mut (),
    ) -> Option<Vec<f32>> {
        let card = view.card()?;
        if view.open.turn < self.exact_from {
            return None;
        }
        let unseen = Side::ALL.map(|side| view.unseen(side));
        let for_seat = |odd: f32| match view.open.side(seat) {
            Side::Odd => odd,
            Side::Even => 1.0 - odd,
        };
        let of = |a: &Action| for_seat(exact::after(&view.open, card, *a, unseen));
        Some(legal.iter().map(of).collect())
    }

    /// Chooses the action that brings most at once, more or less.
    fn play(
        &self,
        rules: &Granicus,
        state: &State,
        seat: Seat,
        buffer: &mut Vec<Action>,
        (): &mut (),
        luck: &mut Luck,
    ) -> Action {
        rules.legal(state, seat, buffer);
        let mut best = (i32::MIN, buffer[0]);
        for action in buffer.iter() {
            let key = 4 * gain(state, *action) + luck.below(NOISE) as i32;
            if key > best.0 {
                best = (key, *action);
            }
        }
        best.1
    }

    fn observed(&self, _: &Granicus, state: &State, _: Seat) -> Option<u64> {
        Some(kortlek_rules::Card::index(state.card()) as u64)
    }

    fn utility(&self, _: &Granicus, payoff: &Payoff, (): &mut ()) -> Utilities {
        let [mine, theirs] = [payoff.scores()[0], payoff.scores()[1]];
        let won = match payoff.winners.len() {
            1 => f32::from(u8::from(payoff.winners.has(Seat(0)))),
            _ => 0.5,
        };
        let mut values = [0.0; MAX_SEATS];
        values[0] = exact::worth(won, mine - theirs);
        values[1] = 1.0 - values[0];
        values
    }
}

impl HasBots for Granicus {
    fn bot(&self, level: Level) -> Box<dyn Bot<Granicus>> {
        let (exact_from, strength) = match level {
            Level::Novice => (19, Strength::of_playouts(30).waver(0.1)),
            Level::Regular => (17, Strength::of_playouts(300).waver(0.02)),
            Level::Expert => (14, Strength::of_playouts(40_000)),
        };
        Box::new(Searcher::new(Judgement { exact_from }, strength).search(Search::default()))
    }
}
