//! Value of a card on a space at a glance: the progress towards the celebrities beside it.

use crate::{
    board::{Board, CELEBRITIES},
    rules::{MOST_PLAYERS, Open, worth},
};
use kortlek_rules::Seat;

/// Addition to each celebrity's value for the hope of two or three of a suit, in points.
const SUIT_HOPE: f32 = 1.0;
/// A lead counts for a half where it is as large as this, for each space around that is free.
const DOUBT: f32 = 3.0;

/// Value of each celebrity, in points.
pub(super) type Prices = [f32; CELEBRITIES + 1];

pub(super) fn prices(open: &Open) -> Prices {
    let mut prices = [0.0; CELEBRITIES + 1];
    for (price, card) in prices.iter_mut().zip(open.celebrities) {
        *price = worth(card) as f32 + SUIT_HOPE;
    }
    prices
}

/// Certainty of having a celebrity with this lead, from -1 (lost) to 1 (taken), while so many spaces around it are
/// free.
#[inline]
fn hold(lead: i32, free: u32) -> f32 {
    let lead = lead as f32;
    if lead == 0.0 {
        0.0
    } else {
        lead / (lead.abs() + DOUBT * free as f32)
    }
}

/// The seat's pips beside each celebrity less the most of any other, and how many spaces around are free.
pub(super) struct Leads {
    leads: [i32; CELEBRITIES + 1],
    free: [u32; CELEBRITIES + 1],
}

impl Leads {
    #[inline]
    pub(super) fn of(board: &Board, open: &Open, seat: Seat) -> Leads {
        let mut leads = [0; CELEBRITIES + 1];
        let mut free = [0; CELEBRITIES + 1];
        for c in 0..CELEBRITIES {
            let sums = &open.sums[c];
            let mut others = 0;
            for i in 0..MOST_PLAYERS {
                if i != seat.index() {
                    others = others.max(sums[i]);
                }
            }
            leads[c] = i32::from(sums[seat.index()]) - i32::from(others);
            free[c] = (board.around(c) & open.free).count_ones();
        }
        Leads { leads, free }
    }

    /// Gain of a card of this rank on a space, in points.
    #[inline]
    pub(super) fn gain(&self, board: &Board, prices: &Prices, space: usize, rank: u8) -> f32 {
        let mut gain = 0.0;
        for c in board.beside(space) {
            if c < CELEBRITIES {
                let (lead, free) = (self.leads[c], self.free[c]);
                let after = hold(lead + i32::from(rank), free - 1);
                gain += prices[c] * (after - hold(lead, free));
            }
        }
        gain
    }
}
