//! The arena counts rightly, and a bot that thinks beats one that does not.

use crate::toys::Tricks;
use kortlek_bots::{Plain, Searcher, Strength, Tally, contest, play};
use kortlek_rules::{Bot, RandomBot};

#[test]
fn wilsons_interval_is_as_in_the_tables() {
    let tally = Tally {
        sum: 95.0,
        games: 100,
    };
    let (low, high) = tally.interval();
    assert!(
        (low - 0.8882).abs() < 5e-4 && (high - 0.9785).abs() < 5e-4,
        "{low} {high}"
    );
    let (low, high) = Tally {
        sum: 0.0,
        games: 10,
    }
    .interval();
    assert!(
        low.abs() < 1e-9 && (high - 0.2775).abs() < 5e-4,
        "{low} {high}"
    );
}

#[test]
fn a_bot_that_thinks_beats_one_that_does_not() {
    let rules = Tricks::hidden(5);
    let bot = Searcher::new(Plain, Strength::of_playouts(200));
    let met = contest(&rules, &bot, &RandomBot, 0..100);
    assert_eq!(met.wins.games, 200);
    assert!(met.wins.interval().0 > 0.55, "{}", met.wins);
    // With an odd number of tricks somebody wins, and of two who comes out ahead has won.
    assert_eq!(met.wins, met.ahead);
    assert_eq!(met.points + met.others_points, 5 * 200);
}

#[test]
fn a_bot_is_even_with_itself_and_games_can_be_played_again() {
    let rules = Tricks::hidden(5);
    let bot = Searcher::new(Plain, Strength::of_playouts(50));
    let bots: [&dyn Bot<Tricks>; 2] = [&bot, &bot];
    let (a, _) = play(&rules, 7, &bots, &mut []);
    let (b, _) = play(&rules, 7, &bots, &mut []);
    assert_eq!(a.steps(), b.steps());
    // Every deal is played from both seats by bots of one mind: each wins half.
    let met = contest(&rules, &bot, &bot, 0..10);
    assert_eq!(met.wins.share(), 0.5);
}
