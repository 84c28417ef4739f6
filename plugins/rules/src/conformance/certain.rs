//! Check that every claim of [`Game::certain`] comes true.

use crate::{
    dice::Luck,
    game::Game,
    matches::Match,
    rules::Turn,
    seat::{Seat, Seats},
};
use serde_json::{Map, Value};

/// Plays this many random games with each number of players and checks every claim of [`Game::certain`], from every
/// view and of every seat, against the end of the game. Returns the number of claims that were made while a decision
/// was still due.
///
/// Panics at the first claim that does not come true.
pub fn check_certain<G: Game>(games: u64) -> usize {
    let (fewest, most) = G::CARD.players;
    let mut early = 0;
    for players in fewest..=most {
        let given: Map<String, Value> = [("players".to_owned(), players.into())]
            .into_iter()
            .collect();
        let rules = G::with_options(&given).expect("every number of players on the card can play");
        for seed in 0..games {
            early += one(&rules, seed);
        }
    }
    early
}

/// Plays one game. Gives how many claims it made in time.
fn one<G: Game>(rules: &G, seed: u64) -> usize {
    const MOST_STEPS: usize = 5000;
    let players = rules.players();
    let mut luck = Luck::new(seed ^ 0x5EED);
    let mut game = Match::new(rules.clone(), seed);
    let mut claims: Vec<(usize, Option<Seat>, Seat, bool)> = Vec::new();
    let mut early = 0;
    for step in 0..MOST_STEPS {
        for viewer in Seat::all(players).map(Some).chain([None]) {
            let view = rules.view(game.now(), viewer);
            for seat in Seat::all(players) {
                if let Some(wins) = rules.certain(&view, seat) {
                    claims.push((step, viewer, seat, wins));
                    early += usize::from(matches!(game.turn(), Turn::Act(_)));
                }
            }
        }
        match game.turn() {
            Turn::Proceed => {
                game.proceed();
            }
            Turn::Act(seats) => act(&mut game, seats, &mut luck),
            Turn::Over => break,
        }
    }
    let id = G::CARD.id;
    let payoff = game
        .result()
        .unwrap_or_else(|| panic!("{id}, seed {seed}: it does not end"));
    for (step, viewer, seat, wins) in claims {
        assert_eq!(
            payoff.winners.has(seat),
            wins,
            "{id}, {players} players, seed {seed}, step {step}: what {viewer:?} calls certain of {seat:?}"
        );
    }
    early
}

/// One of the seats makes any of its decisions.
fn act<G: Game>(game: &mut Match<G>, seats: Seats, luck: &mut Luck) {
    let seat = seats.first().expect("somebody decides");
    let legal = game.legal(seat);
    let action = legal[luck.below(legal.len())];
    game.commit(seat, action).expect("it is legal");
}
