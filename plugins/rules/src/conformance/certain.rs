//! Check that every claim of [`Game::certain`] comes true.

use super::{options, viewers};
use crate::{dice::Luck, game::Game, matches::Match, rules::Turn, seat::Seat};

/// Plays this many random games with each number of players and checks every claim of [`Game::certain`], from every
/// view and of every seat, against the end of the game. Returns the number of claims that were made while a decision
/// was still due.
///
/// Panics at the first claim that does not come true.
pub fn check_certain<G: Game>(games: u64) -> usize {
    let games = |rules: G| (0..games).map(move |seed| one(&rules, seed));
    options::by_players::<G>().flat_map(games).sum()
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
        for viewer in viewers(players) {
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
            Turn::Act(seats) => {
                let seat = seats.first().expect("somebody decides");
                let action = luck.pick(&game.legal(seat));
                game.commit(seat, action).expect("it is legal");
            }
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
