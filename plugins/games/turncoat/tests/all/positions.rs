//! Positions with a move that any good player sees.

use kortlek_bots::arena::{Taken, play};
use kortlek_rules::{Bot, HasBots, Level, Seat, game::First};
use kortlek_turncoat::Turncoat;

#[test]
fn positions() {
    kortlek_bots::positions::check::<Turncoat>(
        concat!(env!("CARGO_MANIFEST_DIR"), "/positions"),
        10,
        2000,
    );
}

/// Minimum share of random turncoats that a novice finds out at a table of two: they win the rest.
const FOUND_OUT: f64 = 0.82;

#[test]
fn a_novice_finds_out_a_turncoat_that_plays_at_random() {
    let rules = Turncoat {
        players: 2,
        first: First::Chance,
    };
    let novice = rules.bot(Level::Novice);
    let random = kortlek_rules::bot::RandomBot;
    let (mut games, mut won) = (0, 0);
    for seed in 1..=900 {
        let mut taken: [Taken; 0] = [];
        let seats: [&dyn Bot<Turncoat>; 2] = [&*novice, &random];
        let (game, payoff) = play(&rules, seed, &seats, &mut taken);
        if game.now().turncoat() == Some(Seat(1)) {
            games += 1;
            won += u32::from(payoff.winners.has(Seat(0)));
        }
    }
    let share = f64::from(won) / f64::from(games);
    assert!(share >= FOUND_OUT, "{won} of {games}");
}
