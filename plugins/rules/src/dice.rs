//! Chance: everything random in a game passes through a [`Dice`], by name, so that it can be recorded and
//! replayed. [`Luck`] is the generator behind live games, bots and simulations.

use crate::seat::Seat;
use rand::{Rng, SeedableRng, rngs::Xoshiro256PlusPlus};
use serde::{Serialize, de::DeserializeOwned};
use std::{fmt, str::FromStr};

/// A thing that can be in the list of a recorded shuffle: a card, a token.
pub trait Shuffled: Copy + Ord + fmt::Debug + fmt::Display + FromStr {}
impl<T: Copy + Ord + fmt::Debug + fmt::Display + FromStr> Shuffled for T {}

/// A thing that can be in a recorded `chance` line. It serialises to `{"TYPE":{…}}`, which an enum with struct variants
/// does by itself.
pub trait Outcome: Copy + PartialEq + fmt::Debug + Serialize + DeserializeOwned {}
impl<T: Copy + PartialEq + fmt::Debug + Serialize + DeserializeOwned> Outcome for T {}

/// Source of chance. Rules draw everything random from here and nowhere else.
pub trait Dice {
    /// Puts `cards` into a random order, every order equally likely. The result is recorded in the trace as
    /// `{"shuffle":name,"cards":[…]}`, first card first.
    fn shuffle<C: Shuffled>(&mut self, name: &'static str, cards: &mut [C]);

    /// Draws one of `outcomes`, all equally likely, and returns its index. The outcome is recorded in the trace as
    /// `{"chance":outcome}`. Panics if there are none.
    fn draw<O: Outcome>(&mut self, outcomes: &[O]) -> usize;

    /// Draws the first seat among `players`, evenly. It is recorded in the header's `first`, on no line of its own.
    fn first(&mut self, players: usize) -> Seat;
}

/// A portable, seeded generator: the same seed gives the same outcomes on every machine.
#[derive(Clone, Debug)]
pub struct Luck(Xoshiro256PlusPlus);

impl Luck {
    /// The generator of a seed.
    pub fn new(seed: u64) -> Luck {
        Luck(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    /// The generator of the `n`-th stream of a seed, unrelated to its other streams.
    pub fn stream(seed: u64, n: u64) -> Luck {
        // The odd constant (the golden ratio in 64 bits) spreads neighbouring streams over all seeds; the
        // seeding function then mixes the bits.
        let mut outer = Luck::new(seed);
        let mixed = outer.bits() ^ n.wrapping_add(1).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        Luck::new(mixed)
    }

    /// 64 random bits.
    #[inline]
    pub fn bits(&mut self) -> u64 {
        self.0.next_u64()
    }

    /// A number below `n`, all equally likely. Panics if `n` is 0.
    #[inline]
    pub fn below(&mut self, n: usize) -> usize {
        assert!(n > 0, "nothing is below 0");
        // Lemire's method: multiply and take the high half; the rare low products that would favour some
        // results are thrown again.
        let n = n as u32;
        let mut product = (self.bits() >> 32) * u64::from(n);
        if (product as u32) < n {
            let threshold = n.wrapping_neg() % n;
            while (product as u32) < threshold {
                product = (self.bits() >> 32) * u64::from(n);
            }
        }
        (product >> 32) as usize
    }

    /// A number from 0 up to but not including 1.
    #[inline]
    pub fn unit(&mut self) -> f64 {
        (self.bits() >> 11) as f64 * (1.0 / (1u64 << 53) as f64)
    }

    /// One of `things`, all equally likely. Panics if there are none.
    #[inline]
    pub fn pick<T: Copy>(&mut self, things: &[T]) -> T {
        things[self.below(things.len())]
    }

    /// Puts `things` into a random order, every order equally likely.
    #[inline]
    pub fn mix<T>(&mut self, things: &mut [T]) {
        for i in (1..things.len()).rev() {
            things.swap(i, self.below(i + 1));
        }
    }

    /// Brings a random choice of `k` of `things`, in random order, to the front; the rest stays in some order.
    #[inline]
    pub fn mix_front<T>(&mut self, things: &mut [T], k: usize) {
        let n = things.len();
        for i in 0..k.min(n.saturating_sub(1)) {
            things.swap(i, i + self.below(n - i));
        }
    }
}

/// Chance that nobody records: for search and simulation.
impl Dice for Luck {
    #[inline]
    fn shuffle<C: Shuffled>(&mut self, _name: &'static str, cards: &mut [C]) {
        self.mix(cards);
    }

    #[inline]
    fn draw<O: Outcome>(&mut self, outcomes: &[O]) -> usize {
        self.below(outcomes.len())
    }

    #[inline]
    fn first(&mut self, players: usize) -> Seat {
        Seat(self.below(players) as u8)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_gives_the_same_numbers_everywhere() {
        // Pinned: saves and seeds that players share must keep their meaning.
        let mut luck = Luck::new(42);
        let got: Vec<usize> = (0..8).map(|_| luck.below(1000)).collect();
        assert_eq!(got, PINNED);
    }
    const PINNED: [usize; 8] = [814, 318, 983, 701, 793, 588, 125, 605];

    #[test]
    fn every_order_is_about_equally_likely() {
        let mut luck = Luck::new(1);
        let mut counts = [0u32; 6];
        for _ in 0..60_000 {
            let mut cards = [0u8, 1, 2];
            luck.mix(&mut cards);
            let code = match cards {
                [0, 1, 2] => 0,
                [0, 2, 1] => 1,
                [1, 0, 2] => 2,
                [1, 2, 0] => 3,
                [2, 0, 1] => 4,
                _ => 5,
            };
            counts[code] += 1;
        }
        // 10,000 each; the standard deviation is about 91.
        assert!(
            counts.iter().all(|c| c.abs_diff(10_000) < 500),
            "{counts:?}"
        );
    }

    #[test]
    fn streams_differ() {
        let a = Luck::stream(7, 0).bits();
        assert_ne!(a, Luck::stream(7, 1).bits());
        assert_ne!(a, Luck::stream(8, 0).bits());
        assert_eq!(a, Luck::stream(7, 0).bits());
    }
}
