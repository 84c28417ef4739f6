//! Value of a position that is not searched any further.

use super::{
    PIP,
    ground::{Ground, Position},
};
use crate::{
    floor::{bits, flood, reach},
    rules::{MOST_PLAYERS, Totals, list},
};

/// The value of a game won alone, at least; a lost one is worth as much less than nothing.
pub(super) const WIN: i32 = 100_000;

/// Of the cards that a seat could come to it gets this part.
const TAKES: f32 = 0.8;
/// Of the pips of one suit that lie there it can get this part at most, others having their share.
const MOST_SHARED: f32 = 0.65;
const MOST_ALONE: f32 = 0.9;
/// The part of a cell's worth that goes to the seat that comes there at once, when another needs longer.
const NEARER: f32 = 0.65;
/// Weights of the suits, from the lowest on.
const WEIGHTS: [f32; 4] = [1.0, 0.25, 0.06, 0.02];
/// Value of each move to choose from, in pips.
const MOBILITY: f32 = 0.06;
/// Positions looked at to find the best way through a region of one's own.
const ALONE: u32 = 1_500;

/// The value of an end for a seat.
pub(super) fn end(totals: &[Totals; MOST_PLAYERS], players: u8, me: usize) -> i32 {
    let mine = list(totals[me]);
    let others = (0..usize::from(players)).filter(|s| *s != me);
    let best = others.map(|s| list(totals[s])).max().unwrap_or(0);
    if mine == best {
        return 0;
    }
    let [low, second, ..] = mine.to_be_bytes().map(i32::from);
    let [their_low, their_second, ..] = best.to_be_bytes().map(i32::from);
    let margin = 100 * (low - their_low) + (second - their_second);
    if mine > best {
        WIN + margin
    } else {
        -WIN + margin
    }
}

/// The value of a position for a seat, from what lies within everybody's reach.
pub(super) fn look(ground: &Ground, p: &Position, me: usize) -> i32 {
    let players = usize::from(p.players);
    let mut regions = [0u64; MOST_PLAYERS];
    let mut near = [0u64; MOST_PLAYERS];
    for seat in 0..players {
        if p.at[seat] > 0 {
            regions[seat] = p.region(seat);
            near[seat] = p.reach(seat);
        }
    }
    let mut mine = 0.0;
    let mut best = f32::NEG_INFINITY;
    for seat in 0..players {
        let value = seat_value(ground, p, seat, &regions[..players], &near[..players]);
        if seat == me {
            mine = value;
        } else {
            best = best.max(value);
        }
    }
    ((mine - best) * PIP as f32) as i32
}

fn seat_value(ground: &Ground, p: &Position, seat: usize, regions: &[u64], near: &[u64]) -> f32 {
    let mut totals = p.totals[seat].map(f32::from);
    let at = usize::from(p.at[seat]);
    if at == 0 {
        return weigh(totals);
    }
    // The card underfoot is as good as taken.
    totals[ground.suit(at)] += f32::from(ground.pips(at));
    let others = |cells: &[u64]| {
        let all = cells.iter().enumerate().filter(|(s, _)| *s != seat);
        all.fold(0, |all, (_, cells)| all | cells)
    };
    let region = regions[seat];
    let alone = region & !others(regions);
    let shared = region & !alone;
    let sharers = regions.iter().filter(|r| **r & shared != 0).count().max(1);
    let mut most = ground.sums(alone).map(|pips| pips * MOST_ALONE);
    let mut pool = most.iter().sum::<f32>() / MOST_ALONE;
    if shared != 0 {
        let even = 1.0 / sharers as f32;
        let first = shared & near[seat] & !others(near);
        let later = shared & !near[seat] & others(near);
        let sums = [shared, first, later].map(|cells| ground.sums(cells));
        for suit in 0..most.len() {
            let [all, first, later] = sums.map(|s| s[suit]);
            most[suit] += all * MOST_SHARED;
            pool += (all - first - later) * even
                + first * NEARER.max(even)
                + later * (1.0 - NEARER) * even * 2.0;
        }
    }
    weigh(fill(totals, most, pool * TAKES)) + MOBILITY * near[seat].count_ones() as f32
}

/// Totals after `pool` more pips, spent where they are needed most: on the lowest suit, as far as there are enough.
fn fill(mut totals: Totals4, mut most: Totals4, mut pool: f32) -> Totals4 {
    // In each step the lowest suits that can still grow rise together to the next one's height.
    for _ in 0..2 * totals.len() {
        let open = |suit: usize, most: &Totals4| most[suit] > 0.01;
        let Some(low) = (0..4)
            .filter(|s| open(*s, &most))
            .map(|s| totals[s])
            .min_by(f32::total_cmp)
        else {
            break;
        };
        let rising = (0..4).filter(|s| open(*s, &most) && totals[*s] < low + 0.01);
        let count = rising.clone().count() as f32;
        let higher = (0..4)
            .filter(|s| open(*s, &most) && totals[*s] >= low + 0.01)
            .map(|s| totals[s] - low);
        let step = rising
            .clone()
            .map(|s| most[s])
            .chain(higher)
            .fold(pool / count, f32::min);
        let rising: [bool; 4] = std::array::from_fn(|s| open(s, &most) && totals[s] < low + 0.01);
        for suit in 0..4 {
            if rising[suit] {
                totals[suit] += step;
                most[suit] -= step;
            }
        }
        pool -= step * count;
        if pool < 0.05 {
            break;
        }
    }
    totals
}

type Totals4 = [f32; 4];

/// Totals as one number, the lowest first.
fn weigh(mut totals: Totals4) -> f32 {
    totals.sort_unstable_by(f32::total_cmp);
    totals.iter().zip(WEIGHTS).map(|(t, w)| t * w).sum()
}

/// The value for a seat if no two workers can meet any more, so that each digs alone; nothing if some can.
pub(super) fn apart(ground: &Ground, p: &Position, me: usize, seen: &mut u32) -> Option<i32> {
    if p.to_place > 0 {
        return None;
    }
    let mut taken = 0;
    for seat in 0..usize::from(p.players) {
        if p.at[seat] > 0 {
            let region = p.region(seat);
            if region & taken != 0 {
                return None;
            }
            taken |= region;
        }
    }
    let mut totals = p.totals;
    for (seat, totals) in totals.iter_mut().enumerate() {
        if p.at[seat] > 0 {
            let mut alone = Alone {
                ground,
                best: 0,
                totals: *totals,
                left: ALONE,
            };
            alone.dig(usize::from(p.at[seat]), p.cards & !p.workers, *totals);
            *seen += (ALONE - alone.left) / 4;
            *totals = alone.totals;
        }
    }
    Some(end(&totals, p.players, me))
}

/// The search for the best way through a region of one's own.
struct Alone<'a> {
    ground: &'a Ground,
    best: u32,
    totals: Totals,
    left: u32,
}

impl Alone<'_> {
    fn dig(&mut self, at: usize, open: u64, mut totals: Totals) {
        totals[self.ground.suit(at)] += self.ground.pips(at);
        let region = flood(1 << at, open) & !(1 << at);
        let mut most = totals;
        for (most, more) in most.iter_mut().zip(self.ground.sums(region)) {
            *most += more as u8;
        }
        if list(totals) > self.best {
            self.best = list(totals);
            self.totals = totals;
        }
        if list(most) <= self.best || self.left == 0 {
            return;
        }
        self.left -= 1;
        // First to where the fewest ways lead on: corners that are passed by are lost.
        let ways = reach(at, open);
        let mut moves = [(0u8, 0u8); 36];
        let moves = &mut moves[..ways.count_ones() as usize];
        for (slot, to) in moves.iter_mut().zip(bits(ways)) {
            let on = reach(to, open & !(1 << to)).count_ones();
            *slot = (on as u8, to as u8);
        }
        moves.sort_unstable();
        for (_, to) in moves.iter() {
            self.dig(usize::from(*to), open & !(1 << to), totals);
            if list(most) <= self.best || self.left == 0 {
                return;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pips_go_where_they_are_needed() {
        let near = |found: Totals4, expected: Totals4| {
            let far = found.iter().zip(expected).any(|(f, e)| (f - e).abs() > 0.1);
            assert!(!far, "{found:?} {expected:?}");
        };
        let totals = [3.0, 0.0, 9.0, 5.0];
        near(fill(totals, [9.0; 4], 7.0), [5.0, 5.0, 9.0, 5.0]);
        let few = [9.0, 1.0, 9.0, 9.0];
        near(fill(totals, few, 5.0), [6.0, 1.0, 9.0, 6.0]);
        near(fill(totals, [0.0; 4], 5.0), totals);
        near(fill([0.0; 4], [2.0; 4], 50.0), [2.0; 4]);
    }

    #[test]
    fn ends_are_compared_by_the_lowest_suit() {
        let totals = [[30, 24, 21, 2], [5, 4, 6, 3], [0; 4], [0; 4]];
        assert!(end(&totals, 2, 1) > WIN);
        assert!(end(&totals, 2, 0) < -WIN);
        assert_eq!(end(&[[4, 7, 2, 9], [9, 2, 7, 4], [0; 4], [0; 4]], 2, 0), 0);
    }
}
