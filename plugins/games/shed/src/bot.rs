//! The bots of Shed: what a round may bring is played out with plain play by everybody, and the tokens that are left
//! then tell who is ahead.

mod policy;

use crate::{
    cards::{KINDS, Mode, Tokens},
    rules::{Action, MOST_PLAYERS, Shed, State, Step, View},
};
use kortlek_bots::{Knowledge, Search, Searcher, Strength, Utilities};
use kortlek_rules::{Bot, HasBots, Level, Luck, Payoff, Rules, Seat};

/// Knowledge of a bot about Shed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Judgement {
    /// Tricks that a playout plays at most after the one thought about; it ends with the round in any case.
    pub horizon: u8,
}

/// Typical spread of the values of playouts.
const STAKES: f32 = 0.4;

/// Odds of a side to win by the number of its tokens, compared with one that has six: at tables of three and more,
/// and where there are two sides. Counted at the ends of rounds in some hundred games of bots and smoothed. With more
/// sides the last token is hard to get rid of, so tokens tell less than one would think.
const OF_MANY: [f32; 13] = [
    6.0, 3.0, 2.15, 1.78, 1.45, 1.22, 1.0, 0.5, 0.25, 0.12, 0.06, 0.03, 0.015,
];
const OF_TWO: [f32; 13] = [
    20.0, 9.0, 5.2, 4.2, 3.0, 1.75, 1.0, 0.58, 0.34, 0.2, 0.12, 0.07, 0.04,
];

/// Chance of each side to win with these tokens; of all sides together 1.
fn prospects(takes: &[Tokens]) -> [f32; MOST_PLAYERS] {
    let table = if takes.len() > 2 { &OF_MANY } else { &OF_TWO };
    let mut chances = [0.0; MOST_PLAYERS];
    let mut all = 0.0;
    for (chance, take) in chances.iter_mut().zip(takes) {
        *chance = table[usize::from(take.len()).min(table.len() - 1)];
        all += *chance;
    }
    chances.map(|c| c / all)
}

/// Data kept during a search.
#[derive(Clone, Copy, Debug)]
pub struct Memo {
    round: u8,
    /// Tricks after which a playout ends.
    tricks: u8,
}

impl Knowledge<Shed> for Judgement {
    type Memo = Memo;

    fn begin(&self, _: &Shed, view: &View, _: Seat) -> Memo {
        Memo {
            round: view.open.round,
            tricks: view.open.tricks.saturating_add(self.horizon),
        }
    }

    fn open(&self) -> bool {
        true
    }

    fn stakes(&self, _: &Shed, _: &Memo) -> f32 {
        STAKES
    }

    /// Forgets cards played in earlier tricks one by one, and for each seat everything that it did not follow.
    fn forget(
        &self,
        rules: &Shed,
        view: &View,
        _: Seat,
        share: f32,
        luck: &mut Luck,
    ) -> Option<View> {
        if matches!(view.open.step, Step::Setup | Step::Deal) {
            return None;
        }
        let mut forgotten = *view;
        let tricks = rules.tricks_played(&view.open);
        for (_, cards) in tricks.take(view.open.tricks.into()) {
            for card in cards {
                if luck.unit() < f64::from(share) {
                    forgotten.unseen.insert(*card);
                }
            }
        }
        for seat in Seat::all(rules.players()) {
            if luck.unit() < f64::from(share) {
                forgotten.room[seat.index()] = [view.open.hand_sizes[seat.index()]; KINDS];
            }
        }
        Some(forgotten)
    }

    #[inline]
    fn play(
        &self,
        rules: &Shed,
        state: &State,
        _: Seat,
        _: &mut Vec<Action>,
        _: &mut Memo,
        luck: &mut Luck,
    ) -> Action {
        policy::play(rules, state, luck)
    }

    #[inline]
    fn evaluate(&self, rules: &Shed, state: &State, _: u32, memo: &mut Memo) -> Option<Utilities> {
        let open = &state.open;
        if open.round == memo.round && open.tricks <= memo.tricks {
            return None;
        }
        let of_side = prospects(&open.takes[..rules.sides()]);
        let mut values = [0.0; MOST_PLAYERS];
        for seat in Seat::all(rules.players()) {
            values[seat.index()] = of_side[rules.side(seat)];
        }
        Some(values)
    }

    fn utility(&self, rules: &Shed, payoff: &Payoff, _: &mut Memo) -> Utilities {
        let sides = match rules.mode() {
            Mode::Pairs => payoff.winners.len().div_ceil(2),
            Mode::Single | Mode::Two => payoff.winners.len(),
        };
        let mut values = [0.0; MOST_PLAYERS];
        for seat in payoff.winners.iter() {
            values[seat.index()] = 1.0 / sides.max(1) as f32;
        }
        values
    }
}

impl HasBots for Shed {
    fn bot(&self, level: Level) -> Box<dyn Bot<Shed>> {
        let (horizon, strength) = match level {
            Level::Novice => (1, Strength::of_playouts(24).waver(0.05).forget(0.6)),
            Level::Regular => (3, Strength::of_playouts(300).waver(0.01).forget(0.2)),
            Level::Expert => (14, Strength::of_playouts(50_000)),
        };
        let search = Search {
            explore: 0.7,
            ..Search::default()
        };
        Box::new(Searcher::new(Judgement { horizon }, strength).search(search))
    }
}
