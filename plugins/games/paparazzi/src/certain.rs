//! Certain facts about the end: the celebrities that a seat will take for sure, and those at best.

use crate::{
    board::CELEBRITIES,
    rules::{MOST_PLAYERS, Paparazzi, Step, View, points},
};
use kortlek_rules::{
    Seat,
    certain::{Range, of_ranges},
    french::CardSet,
};

/// Pips that each seat can still add beside a celebrity with this number of free spaces.
fn addable(v: &View, free: usize) -> [u32; MOST_PLAYERS] {
    let mut most = [0; MOST_PLAYERS];
    for seat in Seat::all(usize::from(v.players)) {
        let cards = v.open.unlaid(seat).iter();
        let mut ranks: Vec<u32> = cards.map(|card| card.rank().into()).collect();
        ranks.sort_unstable_by(|a, b| b.cmp(a));
        most[seat.index()] = ranks.iter().take(free).sum();
    }
    most
}

/// The range of each seat's score.
fn ranges(rules: &Paparazzi, v: &View) -> [Range; MOST_PLAYERS] {
    let board = rules.layout.board();
    let players = usize::from(v.players);
    let mut free = [0; CELEBRITIES + 1];
    for space in (0..u32::BITS as usize).filter(|space| v.open.free >> space & 1 == 1) {
        for celebrity in board.beside(space) {
            free[celebrity] += 1;
        }
    }
    let mut sure = [CardSet::EMPTY; MOST_PLAYERS];
    let mut possible = [CardSet::EMPTY; MOST_PLAYERS];
    for celebrity in 0..CELEBRITIES {
        let sums = v.open.sums(celebrity).map(u32::from);
        let more = addable(v, free[celebrity]);
        for seat in Seat::all(players) {
            let i = seat.index();
            let mut others = Seat::all(players).map(Seat::index).filter(|j| *j != i);
            if sums[i] > 0 && others.clone().all(|j| sums[i] > sums[j] + more[j]) {
                sure[i].insert(v.open.celebrities[celebrity]);
            }
            if sums[i] + more[i] > 0 && others.all(|j| sums[i] + more[i] > sums[j]) {
                possible[i].insert(v.open.celebrities[celebrity]);
            }
        }
    }
    // More celebrities never bring less.
    std::array::from_fn(|i| Range {
        least: points(sure[i]).total(),
        most: points(possible[i]).total(),
    })
}

/// See [`kortlek_rules::Game::certain`].
pub(crate) fn certain(rules: &Paparazzi, v: &View, seat: Seat) -> Option<bool> {
    if v.open.step == Step::Setup {
        return None;
    }
    of_ranges(&ranges(rules, v)[..usize::from(v.players)], seat)
}
