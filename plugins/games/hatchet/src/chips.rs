//! Effects of a card that buries pips: gouges round it, and chips of wood struck out of the block. Pure geometry.

use kortlek_rules::Luck;
use std::f32::consts::TAU;

/// Number of points from which a card leaves gouges.
pub const GOUGES_FROM: usize = 3;
/// Number of chips a point.
const CHIPS: usize = 4;
/// Number of gouges.
const GOUGES: usize = 26;
/// Minimum and maximum distance from the middle of the card at which a chip ends, for a card's width of one.
const WAY: [f32; 2] = [1.6, 2.9];
/// The same for where a gouge begins, and for how long it is.
const BEGINS: [f32; 2] = [1.05, 1.35];
const LENGTH: [f32; 2] = [0.35, 0.95];

/// A gouge in the block, pointing away from the card. Lengths are for a card's width of one.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Gouge {
    /// Its direction in radians.
    pub angle: f32,
    /// Distance of its beginning from the middle of the card.
    pub begins: f32,
    /// Length.
    pub length: f32,
}

/// A chip of wood that flies from under the card.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Chip {
    /// Direction of flight, in radians.
    pub angle: f32,
    /// Distance from the middle of the card at which it comes to rest, for a card's width of one.
    pub way: f32,
    /// Final rotation, and rotation during its flight, in radians.
    pub turned: [f32; 2],
}

fn between(luck: &mut Luck, [low, high]: [f32; 2]) -> f32 {
    low + (high - low) * luck.unit() as f32
}

/// The `n`-th of `all` directions round a circle, not quite even.
fn direction(luck: &mut Luck, n: usize, all: usize) -> f32 {
    (n as f32 + between(luck, [-0.3, 0.3])) / all as f32 * TAU
}

/// Gouges round a card that makes this many points; `seed` varies them.
pub fn gouges(points: usize, seed: u64) -> Vec<Gouge> {
    if points < GOUGES_FROM {
        return Vec::new();
    }
    let mut luck = Luck::stream(seed, 1);
    let gouge = |n| Gouge {
        angle: direction(&mut luck, n, GOUGES),
        begins: between(&mut luck, BEGINS),
        length: between(&mut luck, LENGTH),
    };
    (0..GOUGES).map(gouge).collect()
}

/// The chips that fly from under it.
pub fn chips(points: usize, seed: u64) -> Vec<Chip> {
    let mut luck = Luck::stream(seed, 2);
    let all = CHIPS * points;
    let chip = |n| Chip {
        angle: direction(&mut luck, n, all),
        way: between(&mut luck, WAY),
        turned: [[0.0, TAU], [-2.0, 2.0]].map(|range| between(&mut luck, range)),
    };
    (0..all).map(chip).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chips_are_four_a_point_and_gouges_come_with_three() {
        assert_eq!(
            [0, 1, 2, 3, 4].map(|n| chips(n, 7).len()),
            [0, 4, 8, 12, 16]
        );
        assert_eq!([1, 2].map(|n| gouges(n, 7).len()), [0, 0]);
        assert_eq!([3, 4].map(|n| gouges(n, 7).len()), [GOUGES; 2]);
        assert_ne!(chips(2, 7), chips(2, 8));
    }

    #[test]
    fn they_lie_outside_the_card_all_round_it() {
        // Half of a card's diagonal, for its width of one.
        let corner = 0.5_f32.hypot(0.7);
        for seed in 0..50 {
            let chips = chips(4, seed);
            assert!(chips.iter().all(|chip| chip.way > corner));
            let gouges = gouges(4, seed);
            assert!(gouges.iter().all(|gouge| gouge.begins > corner));
            // In every quarter there are some.
            for quarter in 0..4 {
                let inside = |angle: f32| {
                    (angle.rem_euclid(TAU) / TAU * 4.0).floor() as usize % 4 == quarter
                };
                assert!(chips.iter().any(|chip| inside(chip.angle)), "{seed}");
                assert!(gouges.iter().any(|gouge| inside(gouge.angle)), "{seed}");
            }
        }
    }
}
