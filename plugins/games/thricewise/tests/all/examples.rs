//! The examples of the rules page come out as they say.

use kortlek_rules::{
    Rules, Seat,
    conformance::{Claim, WorkedExample},
    decktet::Card,
};
use kortlek_thricewise::{
    Thricewise,
    rules::{Action, Cell, Grid, Kind},
};
use std::collections::BTreeSet;

type Example = WorkedExample<Thricewise>;

fn grid(worked: &Example) -> Grid {
    worked.game().now().open.grid
}

fn card(id: &str) -> Card {
    id.parse().expect("the id of a card")
}

/// Card and cell of a placing.
fn placing(action: &Action) -> (Card, Cell) {
    match action {
        Action::Place { card, cell } => (*card, *cell),
        Action::Select { .. } => panic!("{action:?}"),
    }
}

fn points(worked: &Example, action: &Action) -> i64 {
    let (card, cell) = placing(action);
    grid(worked).points(card, cell).into()
}

/// Checks that a card is right where it scores most, and gives what it scores there.
fn most_is_right(worked: &Example) -> i64 {
    let [right, wrong] = worked.sorted();
    let most = points(worked, &right[0]);
    assert!(right.iter().all(|action| points(worked, action) == most));
    assert!(!wrong.is_empty() && wrong.iter().all(|action| points(worked, action) < most));
    most
}

/// The lines that a right placing completes: what they are, and what they are worth.
fn lines(worked: &Example) -> Vec<(Kind, i64)> {
    let [right, _] = worked.sorted();
    let (card, cell) = placing(&right[0]);
    let trios = grid(worked).trios(card, cell);
    let lines = trios.iter().map(|trio| (trio.kind, trio.points.into()));
    lines.collect()
}

#[test]
fn a_card_in_the_middle_completes_lines_both_ways() {
    let worked = Example::read(include_str!("../../examples/three-lines.jsonl"));
    let most = most_is_right(&worked);
    let lines = lines(&worked);
    let flushes = lines.iter().filter(|(kind, _)| kind.suit().is_some());
    let [wyrms, knots] = flushes.map(|line| line.1).collect::<Vec<_>>()[..] else {
        panic!("{lines:?}")
    };
    let set = lines.iter().find(|(kind, _)| *kind == Kind::Set);
    let set = set.expect("three fives").1;
    assert_eq!(lines.len(), 3);
    worked.names(Claim::Right, &[most, wyrms, knots, set]);
    worked.names(Claim::Wrong, &[most, wyrms, knots, set]);
}

#[test]
fn a_gap_is_in_three_lines() {
    let worked = Example::read(include_str!("../../examples/windows.jsonl"));
    let most = most_is_right(&worked);
    let mut worth: Vec<i64> = lines(&worked).iter().map(|line| line.1).collect();
    assert_eq!(worth, [4, 5, 3]);
    worth.push(most);
    worked.names(Claim::Right, &worth);
    worked.names(Claim::Wrong, &worth);
}

#[test]
fn a_straight_can_be_a_flush_too() {
    let worked = Example::read(include_str!("../../examples/two-straights.jsonl"));
    let most = most_is_right(&worked);
    let lines = lines(&worked);
    let worth: Vec<i64> = lines.iter().map(|line| line.1).collect();
    let straights = lines.iter().filter(|(kind, _)| *kind == Kind::Straight);
    assert_eq!((&worth[..], straights.count()), (&[4, 4, 5][..], 2));
    // The hyphens of 4-5-6 are no signs.
    for told in [Claim::Right, Claim::Wrong] {
        worked.names(told, &[4, 5, 6, 4, 5, 6, 7, 5, most]);
    }
}

#[test]
fn a_crown_follows_the_nine() {
    let worked = Example::read(include_str!("../../examples/to-the-crown.jsonl"));
    let most = most_is_right(&worked);
    assert_eq!(lines(&worked), [(Kind::Straight, most)]);
    worked.names(Claim::Right, &[most]);
    worked.names(Claim::Wrong, &[most]);
    let left_of_them = Action::Place {
        card: card("NY"),
        cell: [-1, 0],
    };
    assert_eq!(points(&worked, &left_of_them), 0);
}

#[test]
fn a_line_without_a_number_is_worth_nothing() {
    let worked = Example::read(include_str!("../../examples/no-number.jsonl"));
    let most = most_is_right(&worked);
    let crowns = grid(&worked).trios(card("NK"), [2, 1]);
    assert_eq!((crowns.len(), crowns[0].kind), (1, Kind::Set));
    let set = i64::from(crowns[0].points);
    worked.names(Claim::Right, &[most, set]);
    worked.names(Claim::Wrong, &[set, most]);
    let [_, wrong] = worked.sorted();
    assert!(wrong.iter().all(|action| points(&worked, action) == 0));
}

#[test]
fn a_corner_is_enough_to_lie_on() {
    let worked = Example::read(include_str!("../../examples/corner.jsonl"));
    let [right, wrong] = worked.sorted();
    let taken: BTreeSet<Cell> = grid(&worked).cards().map(|(cell, _)| cell).collect();
    let has_side = |action: &Action| {
        let [x, y] = placing(action).1;
        let beside = [[x - 1, y], [x + 1, y], [x, y - 1], [x, y + 1]];
        beside.iter().any(|cell| taken.contains(cell))
    };
    assert!(!right.iter().any(has_side) && wrong.iter().all(has_side));
    let told = [right.len() + wrong.len(), right.len()].map(|n| n as i64);
    worked.names(Claim::Right, &told);
    worked.names(Claim::Wrong, &told);
}

#[test]
fn nothing_lies_beyond_six_columns() {
    let worked = Example::read(include_str!("../../examples/edge.jsonl"));
    let [right, wrong] = worked.sorted();
    assert!(wrong.is_empty());
    let columns = |of: &mut dyn Iterator<Item = Cell>| {
        let columns: BTreeSet<i8> = of.map(|[column, _]| column).collect();
        columns.into_iter().collect::<Vec<_>>()
    };
    let spanned = columns(&mut grid(&worked).cards().map(|(cell, _)| cell));
    let allowed = columns(&mut right.iter().map(|action| placing(action).1));
    assert_eq!(spanned, allowed);
    let [cells, span] = [right.len(), spanned.len()].map(|n| n as i64);
    worked.names(Claim::Right, &[cells, span, span]);
}

#[test]
fn deferred_cards_are_laid_in_any_order() {
    let worked = Example::read(include_str!("../../examples/deferred.jsonl"));
    let [right, wrong] = worked.sorted();
    let cards: BTreeSet<Card> = right.iter().map(|action| placing(action).0).collect();
    assert_eq!(cards, BTreeSet::from([card("1M"), card("5YK")]));
    assert!(wrong.is_empty());
    let open = worked.game().now().open;
    assert!(open.deferred[1].has(card("8VL")) && open.deferred[2].has(card("8YK")));
    let mut game = worked.after(&right[..1]);
    game.settle();
    let first = placing(&right[0]).0;
    let next = game.legal(worked.me());
    assert!(!next.is_empty() && next.iter().all(|action| placing(action).0 != first));
}

#[test]
fn what_may_still_be_blocked_can_be_counted() {
    let worked = Example::read(include_str!("../../examples/choose.jsonl"));
    let game = worked.game();
    let unseen = game.rules().view(game.now(), Some(worked.me())).unseen();
    let rivals = |action: &Action| match action {
        Action::Select { card } => {
            let others = unseen.iter().filter(|other| other.rank() == card.rank());
            others.count() as i64
        }
        Action::Place { .. } => panic!("{action:?}"),
    };
    let [right, wrong] = worked.sorted();
    assert!(right.iter().all(|action| rivals(action) == 1));
    let [risky] = &wrong[..] else {
        panic!("{wrong:?}")
    };
    let all = unseen.len() as i64;
    worked.names(Claim::Right, &[all, 1]);
    let brings = |action: &Action| match action {
        Action::Select { card } => {
            let grid = grid(&worked);
            let points = grid.legal_cells().map(|cell| grid.points(*card, cell));
            points.map(i64::from).max()
        }
        Action::Place { .. } => None,
    };
    let most = brings(risky).expect("it can be laid");
    assert!(right.iter().all(|action| brings(action) < Some(most)));
    worked.names(Claim::Wrong, &[rivals(risky), all, most, 1]);
}

#[test]
fn five_cards_can_bring_that_much() {
    let worked = Example::read(include_str!("../../examples/five-cards.jsonl"));
    let me = worked.me();
    let score = |scores: &[i16]| i64::from(scores[me.index()]);
    let before = score(&worked.game().now().open.scores);
    let total = |turn: &Vec<Action>| score(&worked.after(turn).now().open.scores) - before;
    let totals: Vec<i64> = worked.right().iter().map(total).collect();
    let wanted = worked.at_least().expect("points are the goal");
    assert_eq!(totals.first(), Some(&wanted));
    let most = *totals.iter().max().expect("some are listed");
    worked.names(Claim::Task, &[wanted]);
    for told in [Claim::Right, Claim::Wrong] {
        worked.names(told, &[wanted, most]);
    }
    assert_eq!(worked.game().now().open.deferred[me.index()].len(), 4);
    assert_eq!(me, Seat(4));
}
