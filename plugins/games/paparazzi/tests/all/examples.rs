//! The examples of the rules page come out as they say.

use crate::{card, place};
use kortlek_paparazzi::{
    Paparazzi,
    rules::{Action, State, points},
};
use kortlek_rules::{
    Seat,
    conformance::{Claim, WorkedExample},
    rules::Turn,
};

type Example = WorkedExample<Paparazzi>;

macro_rules! example {
    ($name:literal) => {
        Example::read(include_str!(concat!("../../examples/", $name, ".jsonl")))
    };
}

/// The points of a seat if the game ended now.
fn score(s: &State, seat: Seat) -> i64 {
    let points = points(s.open.taken(seat));
    (points.celebs + points.suits).into()
}

/// The points of the person and the most of the others.
fn standing(worked: &Example, s: &State) -> [i64; 2] {
    let me = worked.me();
    let players = usize::from(worked.game().rules().players);
    let others = Seat::all(players).filter(|seat| *seat != me);
    let best = others.map(|seat| score(s, seat)).max();
    [score(s, me), best.expect("somebody else plays")]
}

fn after(worked: &Example, action: Action) -> State {
    *worked.after(&[action]).now()
}

/// Points of the person and of the best of the others after each right decision, and after each of the others.
fn standings(worked: &Example) -> [Vec<[i64; 2]>; 2] {
    worked.sorted().map(|actions| {
        let stands = |action| standing(worked, &after(worked, action));
        actions.into_iter().map(stands).collect()
    })
}

/// Index of a celebrity among all.
fn celebrity(worked: &Example, id: &str) -> usize {
    let all = worked.game().now().open.celebrities;
    let at = all.iter().position(|celebrity| *celebrity == card(id));
    at.expect("all twelve are there")
}

/// Checks that those decisions are right for which something holds afterwards, and no others.
fn right_is(worked: &Example, holds: impl Fn(&State) -> bool) {
    let [right, wrong] = worked.sorted();
    assert!(!right.is_empty() && !wrong.is_empty());
    let is_right = |action: &Action| holds(&after(worked, *action));
    assert!(right.iter().all(is_right));
    assert!(!wrong.iter().any(is_right));
}

#[test]
fn a_king_and_a_queen_of_one_suit_are_the_best_pair() {
    let worked = example!("first-card");
    let [right, wrong] = standings(&worked);
    assert_eq!(right, [[11, 0]; 3]);
    assert_eq!(wrong.iter().map(|stand| stand[0]).max(), Some(10));
    worked.names(Claim::Right, &[5, 4, 2, 11]);
    worked.names(Claim::Wrong, &[11, 10, 5, 4, 2]);
    let between_kings = place("2S", [4, 1]);
    assert_eq!(standing(&worked, &after(&worked, between_kings))[0], 10);
}

#[test]
fn only_the_ten_takes_the_king_of_hearts() {
    let worked = example!("six-by-two");
    let king = celebrity(&worked, "KH");
    right_is(&worked, |s| s.open.taker(king) == Some(worked.me()));
    let [right, _] = standings(&worked);
    assert_eq!(right, [[40, 15]; 2]);
    let [first, _] = worked.sorted();
    let sums = after(&worked, first[0]).open.sums(king);
    assert_eq!(sums[..2], [10, 9]);
    worked.names(Claim::Right, &[10, 9, 40, 15]);
    worked.names(Claim::Wrong, &[9]);
    let taken = after(&worked, first[0]).open.taken(worked.me());
    let mut hearts = ["JH", "QH", "KH"].into_iter().map(card);
    assert!(hearts.all(|heart| taken.has(heart)));
}

#[test]
fn a_tie_leaves_the_king_to_nobody() {
    let worked = example!("tie");
    let king = celebrity(&worked, "KC");
    right_is(&worked, |s| s.open.taker(king).is_none());
    let [right, _] = worked.sorted();
    let before = worked.game().now().open.sums(king);
    let then = after(&worked, right[0]).open.sums(king);
    assert_eq!(before[..3], [9, 2, 10]);
    assert_eq!(then[..3], [9, 10, 10]);
    worked.names(Claim::Right, &[8, 2, 10, 10, 9]);
    worked.names(Claim::Wrong, &[10, 10]);
}

#[test]
fn two_queens_are_worth_more_than_the_king() {
    let worked = example!("last-space");
    right_is(&worked, |s| {
        let [mine, theirs] = standing(&worked, s);
        mine >= theirs
    });
    let [right, _] = standings(&worked);
    assert_eq!(right, [[23, 23]; 2]);
    let then = after(&worked, place("6S", [5, 0]));
    assert_eq!(then.open.taker(celebrity(&worked, "KH")), Some(worked.me()));
    let mut said = vec![23, 23];
    worked.names(Claim::Right, &said);
    said.extend(standing(&worked, &then));
    worked.names(Claim::Wrong, &said);
}

#[test]
fn breaking_two_pairs_puts_the_person_ahead() {
    let worked = example!("third-of-a-suit");
    right_is(&worked, |s| {
        let [mine, theirs] = standing(&worked, s);
        mine > theirs
    });
    let [right, _] = standings(&worked);
    assert_eq!(right, [[27, 25]]);
    let jack = celebrity(&worked, "JD");
    let [_, wrong] = worked.sorted();
    let with_jack = wrong.into_iter().map(|action| after(&worked, action));
    let best = with_jack
        .filter(|s| s.open.taker(jack) == Some(worked.me()))
        .map(|s| standing(&worked, &s))
        .max_by_key(|[mine, theirs]| mine - theirs);
    assert_eq!(best, Some([25, 28]));
    worked.names(Claim::Task, &[3, 2]);
    worked.names(Claim::Right, &[27, 25]);
    worked.names(Claim::Wrong, &[27, 25, 25, 28]);
}

#[test]
fn the_last_ace_wins_by_taking_nothing() {
    let worked = example!("last-card");
    let [mine, theirs] = standing(&worked, worked.game().now());
    let legal = worked.game().legal(worked.me()).len() as i64;
    worked.names(Claim::Task, &[theirs - mine, legal]);
    let [right, wrong] = standings(&worked);
    assert_eq!(right, [[27, 23]]);
    assert!(wrong.iter().all(|stand| *stand == [27, 29]));
    let queen = celebrity(&worked, "QS");
    let sums = after(&worked, worked.sorted()[0][0]).open.sums(queen);
    let sums = [sums[0], sums[1]].map(i64::from);
    worked.names(Claim::Right, &[sums[0], sums[1], 27, 23]);
    worked.names(Claim::Wrong, &[27, 29, sums[0], sums[1]]);
}

#[test]
fn the_last_space_ends_the_game() {
    let worked = example!("no-space");
    let [right, wrong] = worked.sorted();
    assert_eq!((right.len(), wrong.len()), (1, 0));
    let mut game = worked.after(&right);
    game.settle();
    let end = game.result().expect("the game is over");
    assert_eq!((end.end, end.winners.len()), ("no_space", 1));
    assert!(end.winners.has(worked.me()));
    let left = Seat::all(4).map(|seat| game.now().open.unlaid(seat).len());
    assert_eq!(left.collect::<Vec<_>>(), [0, 1, 0, 0]);
    worked.names(Claim::Task, &[31]);
    worked.names(Claim::Right, &[score(game.now(), worked.me())]);
}

#[test]
fn the_last_of_all_cards_is_laid_as_well() {
    let worked = example!("last-of-all");
    let [right, wrong] = worked.sorted();
    assert_eq!((right.len(), wrong.len()), (1, 0));
    let laid = worked.game().steps().len();
    let mut game = worked.after(&right);
    game.settle();
    assert!(laid < game.steps().len() && game.turn() == Turn::Over);
    let end = game.result().expect("the game is over");
    assert_eq!(end.end, "all_laid");
    assert!(end.winners.has(worked.me()) && end.winners.len() == 1);
    worked.names(Claim::Task, &[32]);
    worked.names(Claim::Right, &standing(&worked, game.now()));
    let [before, others] = standing(&worked, worked.game().now());
    assert!(before < others, "the last word decides");
}
