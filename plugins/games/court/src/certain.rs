//! Certain facts about the end: the least and the most that a court can be worth, by the cards that still come into
//! it.

use crate::{
    rules::{Court, HAND, MOST_PLAYERS, ROUNDS, Step, View},
    score::{ACES, MARRIAGE, Tally, WEALTH},
};
use kortlek_rules::{
    Seat,
    certain::{Range, of_ranges},
};

/// The pips of all cards of a suit that count for wealth.
const SUIT_PIPS: i32 = 54;
/// The most aces that bring points, and the cards that bring all wealth.
const SUITS: i32 = 4;

/// Maximum points of a round with a hand of this size: wealth takes a card a suit, the aces one, a pairing two.
fn most_of_a_round(hand: u8) -> i32 {
    let aces = ACES.into_iter().max().unwrap_or(0);
    let pairs = ((i32::from(hand) - SUITS - 1) / 2).max(0);
    SUITS * WEALTH + aces + pairs * MARRIAGE
}

/// Least and most that this round brings a seat, given the number of cards that count and still come into each court.
fn of_this_round(tallies: &[Tally], more: &[usize], i: usize) -> Range {
    let tally = &tallies[i];
    let pairs = tally.marriages + tally.intrigues + tally.affairs;
    let open = usize::from(tally.open.is_some());
    let new_pairs = ((more[i] + open) / 2) as i32 * MARRIAGE;
    let last = (tally.aces + more[i]).min(ACES.len() - 1);
    let aces = &ACES[tally.aces.min(last)..=last];
    let mut range = Range {
        least: pairs + aces.iter().copied().min().unwrap_or(0),
        most: pairs + new_pairs + aces.iter().copied().max().unwrap_or(0),
    };
    for suit in 0..SUITS as usize {
        let left = SUIT_PIPS - tallies.iter().map(|t| t.pips[suit]).sum::<i32>();
        let reach = |j: usize| tallies[j].pips[suit] + (10 * more[j] as i32).min(left);
        let mine = tally.pips[suit];
        let mut others = (0..tallies.len()).filter(|j| *j != i);
        if mine > 0 && others.clone().all(|j| mine > reach(j)) {
            range.least += WEALTH;
        }
        if reach(i) > 0 && others.all(|j| reach(i) >= tallies[j].pips[suit]) {
            range.most += WEALTH;
        }
    }
    range
}

/// See [`kortlek_rules::Game::certain`].
pub(crate) fn certain(rules: &Court, v: &View, seat: Seat) -> Option<bool> {
    let players = usize::from(rules.players);
    let open = &v.open;
    let hand = HAND[players];
    let rounds = i32::from(ROUNDS.saturating_sub(open.round));
    let later = rounds * most_of_a_round(hand);
    let tallies = open.tallies();
    let tallies = &tallies[..players];
    // A court gets a card a turn, and a joker that lies there can still become one that counts.
    let turns = match open.step {
        Step::Score => 0,
        _ => hand.saturating_sub(open.turn.saturating_sub(1)),
    };
    let more: [usize; MOST_PLAYERS] = std::array::from_fn(|i| {
        let court = open.courts[i].list();
        let jokers = court.iter().filter(|card| card.suit().is_none()).count();
        usize::from(turns) + jokers
    });
    let ranges: [Range; MOST_PLAYERS] = std::array::from_fn(|i| {
        let has = i32::from(open.totals[i]);
        let now = match open.step {
            Step::Deal | Step::Over => Range { least: 0, most: 0 },
            _ if i < players => of_this_round(tallies, &more, i),
            _ => Range { least: 0, most: 0 },
        };
        Range {
            least: has + now.least,
            most: has + now.most + later,
        }
    });
    of_ranges(&ranges[..players], seat)
}
