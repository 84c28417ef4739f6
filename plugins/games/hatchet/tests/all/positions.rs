//! Strength of the bots: positions with a placement that any good player sees, and points a placement.

use kortlek_bots::arena::{Taken, play};
use kortlek_hatchet::{
    Hatchet,
    rules::{LAST_PICTURE, PICTURE_POINTS},
};
use kortlek_rules::{HasBots, Level, Made, Seat, game::First};

#[test]
fn positions() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/positions");
    kortlek_bots::positions::check::<Hatchet>(folder, 10, 2000);
}

/// The pips that the strong level covers with a placement on average, at least, against one that leaves it as little.
const MEAN: f64 = 1.8;

#[test]
fn the_strong_level_covers_nearly_two_pips_with_a_placement() {
    let rules = Hatchet {
        players: 2,
        first: First::Seat(Seat(0)),
    };
    let expert = rules.bot(Level::Expert);
    let mut taken: [Taken; 0] = [];
    let (game, payoff) = play(&rules, 1, &[&*expert, &*expert], &mut taken);
    let pictures = LAST_PICTURE as i32 * i32::from(PICTURE_POINTS);
    let pips = payoff.scores().iter().sum::<i32>() - pictures;
    let placements = game
        .steps()
        .iter()
        .filter(|step| matches!(step.made, Made::Decision { .. }))
        .count();
    let mean = f64::from(pips) / placements as f64;
    assert!(
        mean >= MEAN,
        "{mean:.2} pips a placement, {placements} placements"
    );
}
