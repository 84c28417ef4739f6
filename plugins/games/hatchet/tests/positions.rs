//! What the bots find: positions with a placement that any good player sees, and points a placement.

use kortlek_bots::arena::{Taken, play};
use kortlek_hatchet::Hatchet;
use kortlek_rules::{Level, Made, Played, Seat, game::First};

#[test]
fn positions() {
    kortlek_bots::positions::check::<Hatchet>(
        concat!(env!("CARGO_MANIFEST_DIR"), "/positions"),
        10,
        2000,
    );
}

/// The points that the strong level makes with a placement on average, at least.
const MEAN: f64 = 2.1;

#[test]
fn the_strong_level_makes_two_points_and_more_with_a_placement() {
    let rules = Hatchet {
        players: 2,
        first: First::Seat(Seat(0)),
    };
    let expert = rules.bot(Level::Expert);
    let (mut points, mut placements) = (0, 0);
    for seed in 1..=2 {
        let mut taken: [Taken; 0] = [];
        let (game, payoff) = play(&rules, seed, &[&*expert, &*expert], &mut taken);
        points += payoff.scores().iter().sum::<i32>();
        placements += game
            .steps()
            .iter()
            .filter(|step| matches!(step.made, Made::Decision { .. }))
            .count();
    }
    let mean = f64::from(points) / placements as f64;
    assert!(
        mean >= MEAN,
        "{mean:.2} points a placement, {placements} placements"
    );
}
