//! Certain facts about the end: money is never lost, and a seat outside gets no more in this round.

use crate::rules::{BreakIn, CASH, MOST_CASH, MOST_DRAWS, MOST_PLAYERS, Open, ROUNDS, Step};
use kortlek_rules::{
    Rules as _, Seat,
    certain::{Range, of_ranges},
};

/// The pips of all cash.
const ALL_PIPS: i32 =
    CASH as i32 / MOST_CASH as i32 * (MOST_CASH as i32 * (MOST_CASH as i32 + 1) / 2);

/// Maximum amount that a seat can leave with: the pips it has turned up, all the cash that is left, and a table of
/// all cards.
fn most_to_leave_with(open: &Open, seat: Seat) -> i32 {
    let turned: i32 = open.pips.iter().map(|pips| i32::from(*pips)).sum();
    i32::from(open.pips[seat.index()]) + (ALL_PIPS - turned).max(0) + MOST_DRAWS as i32
}

/// See [`kortlek_rules::Game::certain`].
pub(crate) fn certain(rules: &BreakIn, open: &Open, seat: Seat) -> Option<bool> {
    let whole = ALL_PIPS + MOST_DRAWS as i32;
    let rounds = i32::from(ROUNDS.saturating_sub(open.round));
    let ranges: [Range; MOST_PLAYERS] = std::array::from_fn(|i| {
        let seat = Seat(i as u8);
        let has = i32::from(open.totals[i]);
        let now = match open.step {
            Step::Over | Step::Close => 0,
            Step::Setup | Step::Scout { .. } => whole,
            _ if open.inside.has(seat) || open.leaving.has(seat) => most_to_leave_with(open, seat),
            _ => 0,
        };
        let later = if open.step == Step::Over {
            0
        } else {
            rounds * whole
        };
        Range {
            least: has,
            most: has + now + later,
        }
    });
    of_ranges(&ranges[..rules.players()], seat)
}
