//! Certain facts about the end: points are never lost, and a card brings no more than a pip of each suit.

use crate::rules::{LAST_PICTURE, MOST_PLAYERS, PICTURE_POINTS, Step, View};
use kortlek_rules::{
    Seat,
    certain::{Range, of_ranges},
    french::Suit,
};

/// Maximum number of cards that each seat still draws and lays, the one that it holds included: the tenth picture
/// comes after all numbers at the latest.
fn turns(v: &View) -> [i32; MOST_PLAYERS] {
    let players = usize::from(v.players);
    let numbers = v.unseen().iter().filter(|card| !card.is_picture()).count();
    let pictures = LAST_PICTURE.saturating_sub(v.open.pictures_drawn());
    let cards = match v.open.step {
        Step::Place => numbers + pictures + 1,
        _ => numbers + pictures,
    };
    let mut turns = [0; MOST_PLAYERS];
    let order = (0..players).cycle().skip(v.open.turn.index());
    for seat in order.take(cards) {
        turns[seat] += 1;
    }
    turns
}

/// See [`kortlek_rules::Game::certain`].
pub(crate) fn certain(v: &View, seat: Seat) -> Option<bool> {
    if v.open.step == Step::Setup {
        return None;
    }
    let best = i32::from(PICTURE_POINTS).max(Suit::ALL.len() as i32);
    let turns = match v.open.step {
        Step::Over => [0; MOST_PLAYERS],
        _ => turns(v),
    };
    let ranges: [Range; MOST_PLAYERS] = std::array::from_fn(|i| {
        let has = i32::from(v.open.scores[i]);
        Range {
            least: has,
            most: has + best * turns[i],
        }
    });
    of_ranges(&ranges[..usize::from(v.players)], seat)
}
