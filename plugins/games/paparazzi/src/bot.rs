//! The bots of Paparazzi: a search whose playouts put every card where it brings most at a glance, and an end that is
//! played exactly once all hands are known.
//!
//! Of spaces that touch the same celebrities one is as good as the other, so only the first is looked at. What tells
//! the levels apart is how long they search, how much they waver, and how near the end has to be for them to see
//! through it.

mod exact;
mod worth;

use crate::rules::{Action, Paparazzi, State, View, suit};
use kortlek_bots::{Candidate, Knowledge, Search, Searcher, Strength, Utilities, utility};
use kortlek_rules::{Bot, Level, Luck, Payoff, Played, Rules, Seat, french::Card};
use worth::{Leads, Prices, prices};

/// How a bot judges a position.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Judgement {
    /// Placings that an exact search of the end may look at; 0 for a bot that does not see through it.
    pub exact: u32,
    /// How many playouts the first impression of a placing weighs as much as.
    pub impression: f32,
}

/// The lead that is clear at the end, in points.
const CLEAR_LEAD: f32 = 8.0;
/// What a pip is worth that is still in hand, in points.
const PIP: f32 = 0.15;
/// In playouts every placing gets up to so many points more by chance.
const NOISE: f32 = 1.5;
/// How a point at a glance changes the value expected.
const GLANCE: f32 = 0.02;

/// What is kept during a search.
pub struct Memo {
    prices: Prices,
}

impl Judgement {
    /// The seat's placings, one for each that differs, with what each is worth at a glance.
    #[inline]
    fn each(
        rules: &Paparazzi,
        state: &State,
        seat: Seat,
        prices: &Prices,
        mut offer: impl FnMut(u8, usize, f32),
    ) {
        let board = rules.layout.board();
        let leads = Leads::of(board, &state.open, seat);
        let spaces = board.different(state.open.free);
        let mut hand = state.hands[seat.index()];
        while hand != 0 {
            let rank = hand.trailing_zeros() as u8;
            hand &= hand - 1;
            let mut left = spaces;
            while left != 0 {
                let space = left.trailing_zeros() as usize;
                left &= left - 1;
                let gain = leads.gain(board, prices, space, rank) - PIP * f32::from(rank);
                offer(rank, space, gain);
            }
        }
    }
}

impl Knowledge<Paparazzi> for Judgement {
    type Memo = Memo;

    fn begin(&self, _: &Paparazzi, view: &View, _: Seat) -> Memo {
        Memo {
            prices: prices(&view.open),
        }
    }

    fn at_once(
        &self,
        rules: &Paparazzi,
        view: &View,
        seat: Seat,
        _: &[Action],
        _: &mut Memo,
    ) -> Option<Action> {
        if self.exact == 0 {
            return None;
        }
        exact::best(view, rules.layout, seat, self.exact).map(|(action, _)| action)
    }

    fn candidates(
        &self,
        rules: &Paparazzi,
        state: &State,
        seat: Seat,
        list: &mut Vec<Candidate<Action>>,
        memo: &mut Memo,
    ) {
        let mut best = f32::NEG_INFINITY;
        list.clear();
        let cells = rules.layout.board().cells();
        Judgement::each(rules, state, seat, &memo.prices, |rank, space, gain| {
            best = best.max(gain);
            list.push(Candidate {
                action: Action::Place {
                    card: Card::new(rank, suit(seat)),
                    cell: cells[space],
                },
                prior: gain,
                weight: self.impression,
            });
        });
        for candidate in list {
            candidate.prior = (0.5 + GLANCE * (candidate.prior - best)).max(0.0);
        }
    }

    fn play(
        &self,
        rules: &Paparazzi,
        state: &State,
        seat: Seat,
        _: &mut Vec<Action>,
        memo: &mut Memo,
        luck: &mut Luck,
    ) -> Action {
        let mut top = (f32::NEG_INFINITY, 0, 0);
        // One draw of luck gives noise for several placings.
        let mut bits = 0;
        let mut drawn = 0;
        Judgement::each(rules, state, seat, &memo.prices, |rank, space, gain| {
            if drawn == 0 {
                bits = luck.bits();
                drawn = 6;
            }
            drawn -= 1;
            let key = gain + NOISE / 1024.0 * (bits & 1023) as f32;
            bits >>= 10;
            if key > top.0 {
                top = (key, rank, space);
            }
        });
        Action::Place {
            card: Card::new(top.1, suit(seat)),
            cell: rules.layout.board().cells()[top.2],
        }
    }

    fn utility(&self, rules: &Paparazzi, payoff: &Payoff, _: &mut Memo) -> Utilities {
        utility::standard(payoff, rules.players(), CLEAR_LEAD)
    }
}

impl Played for Paparazzi {
    fn bot(&self, level: Level) -> Box<dyn Bot<Paparazzi>> {
        let (exact, impression, strength) = match level {
            Level::Novice => (0, 4.0, Strength::of_playouts(40).waver(0.06)),
            Level::Regular => (20_000, 4.0, Strength::of_playouts(500).waver(0.02)),
            Level::Expert => (3_000_000, 4.0, Strength::of_playouts(8_000)),
        };
        let search = Search {
            explore: 0.4,
            ..Search::default()
        };
        Box::new(Searcher::new(Judgement { exact, impression }, strength).search(search))
    }
}
