//! Certain facts about the end: cards are only ever added, and only those that a worker can still reach.

use crate::{
    floor::{bit, bits, flood},
    rules::{MOST_PLAYERS, State, Step, Totals, list},
};
use kortlek_rules::{Card as _, Seat, french::Suit};

/// Maximum in each suit that a seat can have in the end: the cards connected with its worker, whoever is between.
fn most(s: &State, seat: Seat) -> Totals {
    let mut totals = s.totals[seat.index()];
    let Some(from) = s.worker(seat) else {
        return totals;
    };
    // A worker that goes away leaves a hole, so nothing that is apart now is ever joined.
    let found = flood(1 << bit(from), s.floor.cards);
    for at in bits(found & s.floor.cards) {
        let card = s.floor.dealt[at];
        totals[card.index() % Suit::ALL.len()] += card.rank();
    }
    totals
}

/// See [`kortlek_rules::Game::certain`].
pub(crate) fn certain(players: usize, s: &State, seat: Seat) -> Option<bool> {
    if seat.index() >= players || !matches!(s.step, Step::Play | Step::Over) {
        return None;
    }
    // Of lists of which one is nowhere less, the other is never the better one.
    let mut lists = [[0; 2]; MOST_PLAYERS];
    for seat in Seat::all(players) {
        lists[seat.index()] = [list(s.totals[seat.index()]), list(most(s, seat))];
    }
    let [least, best] = lists[seat.index()];
    let mut others = Seat::all(players).filter(|other| *other != seat);
    if others.clone().all(|other| least >= lists[other.index()][1]) {
        Some(true)
    } else {
        let beaten = others.any(|other| lists[other.index()][0] > best);
        beaten.then_some(false)
    }
}
