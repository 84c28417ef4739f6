//! The rule file's worked examples, by their numbers.

use crate::actions::{DRINK, InfectionDice, block, choose, infect, steal};
use kortlek_rules::{Luck, Rules, Seat, Seats, Turn, rules::Note};
use kortlek_virus::{
    Virus,
    rules::{Action, Chance, State, Step},
};

const TWO: Virus = Virus { players: 2 };
const THREE: Virus = Virus { players: 3 };
const FOUR: Virus = Virus { players: 4 };

/// One turn with these gestures; gives the cards that moved, as (from, to).
fn turn(rules: Virus, s: &mut State, gestures: &[Action], virus: bool) -> Vec<(u8, u8)> {
    choose(rules, s, gestures);
    assert_eq!(s.open.step, Step::Reveal);
    let mut dice = InfectionDice::new(virus);
    rules.proceed(s, &mut dice, &mut ());
    let ends = |Chance::Infect { from, to, .. }: Chance| (from.0, to.0);
    dice.drawn.into_iter().map(ends).collect()
}

/// A table of hands with four cards each and these bottles, the virus with the last seat.
fn table(bottles: &[(u8, u8)]) -> State {
    let seats: Vec<(u8, u8, u8)> = bottles.iter().map(|(u, d)| (*u, *d, 4)).collect();
    State::with_table(&seats, Seat(bottles.len() as u8 - 1))
}

fn score(rules: Virus, s: &mut State) -> Vec<(u8, i32, String)> {
    assert_eq!(s.open.step, Step::Score);
    let mut notes: Vec<Note> = Vec::new();
    rules.proceed(s, &mut Luck::new(0), &mut notes);
    let told = |n: Note| (n.seat.0, n.points, n.why.into_owned());
    notes.into_iter().map(told).collect()
}

#[test]
fn example_1_drink_stopped() {
    let mut s = table(&[(4, 0), (4, 0), (4, 0)]);
    let moved = turn(THREE, &mut s, &[DRINK, infect(0), block(0)], false);
    assert_eq!(moved, [(1, 0)]);
    assert_eq!(s.open.undrunk[0], 4);
    assert_eq!(s.open.hand_sizes[..3], [5, 3, 4]);
}

#[test]
fn example_2_block_turns_a_finger_away() {
    let mut s = table(&[(4, 0), (4, 0), (2, 1)]);
    let moved = turn(THREE, &mut s, &[infect(1), block(0), DRINK], false);
    assert_eq!(moved, []);
    assert_eq!(s.open.hand_sizes[..3], [4, 4, 4]);
    assert_eq!((s.open.undrunk[2], s.open.drunk[2]), (1, 2));
}

#[test]
fn example_3_block_the_wrong_one() {
    let mut s = table(&[(4, 0), (4, 0), (4, 0)]);
    let moved = turn(THREE, &mut s, &[infect(1), block(2), infect(1)], false);
    assert_eq!(moved, [(0, 1)]);
    assert_eq!(s.open.hand_sizes[..3], [3, 5, 4]);
}

#[test]
fn example_4_two_germs_at_once() {
    let mut s = table(&[(4, 0), (4, 0), (4, 0)]);
    let moved = turn(THREE, &mut s, &[infect(2), infect(2), infect(0)], false);
    assert_eq!(moved, [(0, 2), (1, 2), (2, 0)]);
    assert_eq!(s.open.hand_sizes[..3], [4, 3, 5]);
    for seat in Seat::all(3) {
        let size = s.open.hand_sizes[seat.index()];
        assert_eq!(s.hand(seat).len(), usize::from(size));
    }
}

#[test]
fn example_5_too_many_thieves() {
    let mut s = table(&[(2, 0), (2, 0), (1, 0), (2, 0)]);
    turn(FOUR, &mut s, &[steal(2), steal(2), DRINK, steal(2)], false);
    assert_eq!(s.open.undrunk, [2, 2, 0, 3]);
    assert_eq!(s.open.drunk, [0; 4]);
}

#[test]
fn example_6_chain_of_thefts() {
    let mut s = table(&[(1, 0), (2, 0), (0, 0)]);
    turn(THREE, &mut s, &[steal(1), steal(0), steal(0)], false);
    assert_eq!(s.open.undrunk[..3], [1, 2, 0]);
}

#[test]
fn example_7_steal_and_drink() {
    let mut s = table(&[(3, 0), (2, 0), (4, 0)]);
    turn(THREE, &mut s, &[DRINK, steal(0), block(1)], false);
    assert_eq!(s.open.undrunk[..3], [2, 3, 4]);
    assert_eq!(s.open.drunk[..3], [0, 0, 0]);
}

#[test]
fn example_8_past_two() {
    let mut s = table(&[(2, 2), (1, 3), (1, 3)]);
    turn(THREE, &mut s, &[DRINK, DRINK, DRINK], false);
    assert_eq!(s.open.undrunk_left(), 1);
    assert_eq!(s.open.step, Step::Score);
}

#[test]
fn example_9_round_scores() {
    // The last drink of seat 0 ends the round.
    let mut s = State::with_table(&[(2, 2, 3), (1, 4, 4), (0, 3, 5)], Seat(1));
    turn(THREE, &mut s, &[DRINK, block(2), block(1)], false);
    assert_eq!(
        score(THREE, &mut s),
        [
            (0, 13, "bottles".to_owned()),
            (1, 1, "virus".to_owned()),
            (2, 7, "bottles".to_owned())
        ]
    );
    assert_eq!(s.open.totals[..3], [13, 1, 7]);
    assert_eq!(s.open.step, Step::Deal);
}

#[test]
fn example_10_below_zero() {
    let s = State::with_table(&[(0, 0, 5), (4, 4, 4), (2, 2, 3)], Seat(1));
    assert_eq!(s.open.worth(Seat(0), false), -5);
}

#[test]
fn example_11_legal_actions() {
    let s = State::with_table(&[(0, 2, 0), (2, 4, 10)], Seat(1));
    let legal = |seat| {
        let mut legal = Vec::new();
        TWO.legal(&s, Seat(seat), &mut legal);
        legal
    };
    assert_eq!(legal(0), [steal(1), block(1)]);
    assert_eq!(legal(1), [DRINK, infect(0), block(0)]);
}

#[test]
fn example_12_two_players_four_and_the_virus() {
    let start = State::with_table(&[(0, 4, 5), (1, 3, 5)], Seat(0));
    let mut s = start;
    turn(TWO, &mut s, &[infect(1), DRINK], true);
    assert_eq!(s.open.drunk[1], 3);
    assert_eq!(score(TWO, &mut s), [(0, 1, "four_bottles".to_owned())]);
    let mut s = start;
    turn(TWO, &mut s, &[infect(1), DRINK], false);
    assert_eq!(s.open.step, Step::Act, "a germ decides nothing");
    let mut s = start;
    turn(TWO, &mut s, &[block(1), DRINK], false);
    assert_eq!(score(TWO, &mut s), [(1, 1, "four_bottles".to_owned())]);
}

#[test]
fn example_13_five() {
    let mut s = State::with_table(&[(1, 4, 5), (1, 2, 5)], Seat(0));
    turn(TWO, &mut s, &[DRINK, block(0)], false);
    assert_eq!(s.open.drunk[0], 5);
    assert_eq!(score(TWO, &mut s), [(0, 1, "five_bottles".to_owned())]);
}

#[test]
fn example_14_cap() {
    let mut s = State::with_table(&[(1, 3, 5), (1, 3, 5)], Seat(1));
    for n in 0..100 {
        assert_eq!(s.open.step, Step::Act, "after {n} turns");
        turn(TWO, &mut s, &[block(1), block(0)], false);
    }
    assert_eq!(score(TWO, &mut s), [(0, 1, "cap".to_owned())]);
    let mut s = State::with_table(&[(1, 2, 5), (2, 3, 5)], Seat(1));
    for _ in 0..100 {
        turn(TWO, &mut s, &[block(1), block(0)], false);
    }
    assert_eq!(score(TWO, &mut s), [(1, 1, "cap".to_owned())]);
}

#[test]
fn the_cap_of_a_round_for_three_scores_it_as_it_stands() {
    let mut s = State::with_table(&[(2, 2, 4), (2, 2, 4), (2, 2, 4)], Seat(0));
    for _ in 0..100 {
        assert_eq!(s.open.step, Step::Act);
        turn(THREE, &mut s, &[block(1), block(0), block(0)], false);
    }
    let points: Vec<i32> = score(THREE, &mut s).into_iter().map(|n| n.1).collect();
    assert_eq!(points, [1, 12, 12]);
}

#[test]
fn two_rounds_win_with_two_players() {
    let mut s = State::with_table(&[(1, 4, 5), (1, 2, 5)], Seat(0));
    s.open.totals = [1, 1, 0, 0];
    turn(TWO, &mut s, &[DRINK, block(0)], false);
    score(TWO, &mut s);
    assert_eq!(TWO.turn(&s), Turn::Over);
    let end = TWO.payoff(&s);
    let wanted = (&[2, 1][..], Seats::one(Seat(0)), "two_rounds");
    assert_eq!((end.scores(), end.winners, end.end), wanted);
}
