//! Certain facts about the end: buildings stay, and a city grows by no more than the cards that its player comes to.

use crate::rules::{HOUSING_POINTS, Industry, MAJORITY_POINTS, MOST_PLAYERS, Open, SUITS, Step};
use kortlek_rules::{
    Rules as _, Seat,
    certain::{Range, of_ranges},
};

/// Maximum number of buildings that each seat can still build: the cards in its hand, and those that it can draw
/// before its last turn. As many are drawn as there are offices, and offices don't become fewer.
fn buildings(players: usize, open: &Open) -> [i32; MOST_PLAYERS] {
    let mut most = [0; MOST_PLAYERS];
    let mut turns = [0_u8; MOST_PLAYERS];
    if !matches!(open.step, Step::Play | Step::Draw) {
        return most;
    }
    let mut stack = i32::from(open.stack_size);
    let mut seat = open.turn;
    let mut builds = open.step == Step::Play;
    loop {
        let i = seat.index();
        turns[i] += u8::from(builds);
        builds = true;
        stack -= i32::from(open.cities[i].offices());
        if stack <= 0 {
            break;
        }
        seat = seat.left(players);
    }
    for (i, most) in most.iter_mut().enumerate().take(players) {
        let hand = i32::from(open.hand_sizes[i]);
        *most = match turns[i] {
            0 => 0,
            // It draws once before that turn if it is drawing now.
            1 if open.step == Step::Play || i != open.turn.index() => hand,
            _ => hand + i32::from(open.stack_size),
        };
    }
    most
}

/// See [`kortlek_rules::Game::certain`].
pub(crate) fn certain(rules: &Industry, open: &Open, seat: Seat) -> Option<bool> {
    let players = rules.players();
    if matches!(open.step, Step::Setup | Step::Void | Step::Found) {
        return None;
    }
    let more = buildings(players, open);
    let count = |i: usize, suit: usize| i32::from(open.cities[i].counts[suit]);
    let ranges: [Range; MOST_PLAYERS] = std::array::from_fn(|i| {
        let city = &open.cities[i];
        let built: i32 = (0..SUITS).map(|suit| count(i, suit)).sum();
        let has = built + i32::from(city.housing());
        let mut range = Range {
            least: has,
            most: has + HOUSING_POINTS * more[i],
        };
        for suit in 0..SUITS {
            let mut others = (0..players).filter(|j| *j != i);
            let own = count(i, suit);
            if others.clone().all(|j| own > count(j, suit) + more[j]) {
                range.least += MAJORITY_POINTS;
            }
            if others.all(|j| own + more[i] > count(j, suit)) {
                range.most += MAJORITY_POINTS;
            }
        }
        range
    });
    of_ranges(&ranges[..players], seat)
}
