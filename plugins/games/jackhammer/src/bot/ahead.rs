//! Looking ahead: depth first with bounds (alpha and beta), each time one move deeper, until all positions that may be
//! looked at are spent.

use super::{
    ground::{Ground, Position},
    outlook,
};
use crate::floor::bits;
use kortlek_rules::{Luck, Seat, StopSignal};

/// A move and what it is worth.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Valued {
    /// The bit of the cell.
    pub(super) at: u8,
    /// The value; at most this, if it is far below the best.
    pub(super) value: i32,
    /// Positions looked at for it.
    pub(super) positions: u32,
}

/// Positions remembered, as a power of two.
const REMEMBERED: u32 = 16;
const NEVER: i32 = i32::MAX / 2;

#[derive(Clone, Copy)]
struct Remembered {
    key: u64,
    value: i32,
    depth: u8,
    /// Kind of the value: exact (0), a lower bound (1) or an upper bound (2).
    bound: u8,
    best: u8,
}

/// A search for the seat that thinks.
pub(super) struct Ahead<'a> {
    ground: &'a Ground,
    me: usize,
    most: u32,
    seen: u32,
    /// True if the present depth was broken off.
    broken: bool,
    stop: StopSignal<'a>,
    remembered: Vec<Remembered>,
    /// Number of times that a move to a cell was the best, weighted with the depth below.
    good: [u32; 37],
    luck: Luck,
}

impl<'a> Ahead<'a> {
    pub(super) fn new(
        ground: &'a Ground,
        me: Seat,
        most: u32,
        seed: u64,
        stop: StopSignal<'a>,
    ) -> Ahead<'a> {
        let nothing = Remembered {
            key: 0,
            value: 0,
            depth: 0,
            bound: 0,
            best: 0,
        };
        Ahead {
            ground,
            me: me.index(),
            most,
            seen: 0,
            broken: false,
            stop,
            remembered: vec![nothing; 1 << REMEMBERED],
            good: [0; 37],
            luck: Luck::new(seed),
        }
    }

    /// Positions looked at.
    pub(super) fn seen(&self) -> u32 {
        self.seen
    }

    /// All moves of the seat that thinks, best first; it must be at turn and have a move.
    pub(super) fn moves(&mut self, p: &Position, deepest: u8, exact: i32) -> Vec<Valued> {
        let valued = |at: usize| Valued {
            at: at as u8,
            value: 0,
            positions: 0,
        };
        let mut all: Vec<Valued> = bits(p.moves(self.ground)).map(valued).collect();
        // Equals are tried in a random order, so that the bot has no habits.
        self.luck.mix(&mut all);
        // The first depth is always finished, so that there is something to choose by.
        let deepest = deepest.min(p.cards.count_ones() as u8 + 2 * p.players);
        for depth in 1..=deepest.max(1) {
            let mut best = -NEVER;
            let mut done = 0;
            let mut now = all.clone();
            for valued in &mut now {
                let before = self.seen;
                let mut next = *p;
                next.go(self.ground, usize::from(valued.at));
                let from = (best - exact).max(-NEVER);
                let value = self.look(&next, depth - 1, from, NEVER, depth == 1);
                if self.broken {
                    break;
                }
                valued.value = value;
                valued.positions += self.seen - before;
                best = best.max(value);
                done += 1;
            }
            // Of a depth that was broken off those moves count that were looked at, the best so far among them first.
            let whole = done == now.len();
            if done > 0 {
                now[..done].sort_by_key(|v| std::cmp::Reverse(v.value));
                if !whole {
                    let leader = now[0].value;
                    for v in &mut now[done..] {
                        v.value = v.value.min(leader);
                    }
                }
                all = now;
            }
            if !whole || self.is_spent() || best.abs() >= outlook::WIN && depth > 2 {
                break;
            }
        }
        all
    }

    fn is_spent(&self) -> bool {
        self.seen >= self.most || self.stop.is_set()
    }

    /// The value of a position for the seat that thinks, if it lies between the bounds; else a bound.
    fn look(&mut self, p: &Position, depth: u8, mut alpha: i32, mut beta: i32, sure: bool) -> i32 {
        if p.alive == 0 {
            return outlook::end(&p.totals, p.players, self.me);
        }
        self.seen += 1;
        if !sure && self.seen.is_multiple_of(256) && self.is_spent() {
            self.broken = true;
        }
        if self.broken {
            return 0;
        }
        let moves = p.moves(self.ground);
        if moves == 0 {
            // A fall is no choice: what comes after it is looked at as deep.
            let mut next = *p;
            next.go(self.ground, 0);
            return self.look(&next, depth, alpha, beta, sure);
        }
        if let Some(value) = outlook::apart(self.ground, p, self.me, &mut self.seen) {
            return value;
        }
        if depth == 0 {
            return outlook::look(self.ground, p, self.me);
        }
        let key = p.key();
        let slot = (key >> (u64::BITS - REMEMBERED)) as usize;
        let known = self.remembered[slot];
        let mut first = 0;
        if known.key == key {
            first = known.best;
            if known.depth >= depth {
                match known.bound {
                    0 => return known.value,
                    1 => alpha = alpha.max(known.value),
                    _ => beta = beta.min(known.value),
                }
                if alpha >= beta {
                    return known.value;
                }
            }
        }
        let mine = usize::from(p.turn) == self.me;
        let (from, to) = (alpha, beta);
        let mut list = [(0u32, 0u8); 36];
        let list = &mut list[..moves.count_ones() as usize];
        for (slot, at) in list.iter_mut().zip(bits(moves)) {
            let promise = match at as u8 == first {
                true => u32::MAX,
                false => self.good[at],
            };
            *slot = (promise, at as u8);
        }
        list.sort_unstable_by(|a, b| b.cmp(a));
        let mut best = (if mine { -NEVER } else { NEVER }, list[0].1);
        for (_, at) in list.iter() {
            let mut next = *p;
            next.go(self.ground, usize::from(*at));
            let value = self.look(&next, depth - 1, alpha, beta, sure);
            if self.broken {
                return 0;
            }
            if mine && value > best.0 {
                best = (value, *at);
                alpha = alpha.max(value);
            } else if !mine && value < best.0 {
                best = (value, *at);
                beta = beta.min(value);
            }
            if alpha >= beta {
                self.good[usize::from(*at)] += u32::from(depth) * u32::from(depth);
                break;
            }
        }
        let bound = if best.0 >= to {
            1
        } else if best.0 <= from {
            2
        } else {
            0
        };
        self.remembered[slot] = Remembered {
            key,
            value: best.0,
            depth,
            bound,
            best: best.1,
        };
        best.0
    }
}
