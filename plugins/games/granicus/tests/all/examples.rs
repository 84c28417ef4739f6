//! The examples of the rules page come out as they say.

use kortlek_granicus::{
    Granicus,
    rules::{Action, EVEN_BONUS, Open, Side, Swap},
};
use kortlek_rules::{
    Payoff, Rules, Seats,
    conformance::{Claim, WorkedExample},
    decktet::Suit,
};

type Example = WorkedExample<Granicus>;

/// Open information after a decision, with the ace moved, before another card is turned up.
fn open_after(worked: &Example, Action::Place { row, swap }: Action) -> Open {
    let game = worked.game();
    let view = game.rules().view(game.now(), Some(worked.me()));
    let card = view.card().expect("it is turned up");
    open(worked).after(card, row, swap)
}

/// The points as they lie, the person's first.
fn points(worked: &Example, open: &Open) -> [i64; 2] {
    mine_first(worked, open.points().map(i64::from))
}

/// Puts the person's side first in a list by side, odd first.
fn mine_first<T: Copy>(worked: &Example, [odd, even]: [T; 2]) -> [T; 2] {
    match open(worked).side(worked.me()) {
        Side::Odd => [odd, even],
        Side::Even => [even, odd],
    }
}

fn open(worked: &Example) -> Open {
    worked.game().now().open
}

/// The end that the last card brings.
fn end(worked: &Example, action: Action) -> Payoff {
    let mut game = worked.after(&[action]);
    game.settle();
    game.result().expect("it was the last card")
}

/// The person's total of the ranks that break a tie, then the other's.
fn tie_break(worked: &Example, open: &Open) -> [i64; 2] {
    mine_first(worked, open.tie_break().map(i64::from))
}

#[test]
fn the_first_card_has_two_places_and_no_swap() {
    let worked = Example::read(include_str!("../../examples/first-turn.jsonl"));
    let [right, wrong] = worked.sorted();
    assert_eq!((right.len(), wrong.len()), (2, 0));
    for Action::Place { row, swap } in right {
        assert_eq!(swap, Swap::None);
        let [mine, _] = points(&worked, &open_after(&worked, Action::Place { row, swap }));
        worked.names(Claim::Right, &[mine]);
    }
}

#[test]
fn at_the_edge_an_ace_moves_one_way() {
    let worked = Example::read(include_str!("../../examples/edges.jsonl"));
    let [right, wrong] = worked.sorted();
    let knots = |action| open_after(&worked, action).row_of(Suit::Knots);
    let before = open(&worked);
    let rows = [Suit::Moons, Suit::Knots].map(|suit| before.row_of(suit));
    assert_eq!(rows, [0, 5]);
    assert!(right.iter().all(|a| knots(*a) == 4));
    assert!(wrong.iter().all(|a| knots(*a) == 5));
    let swaps = |suit| {
        let legal = worked.game().legal(worked.me()).into_iter();
        let of = legal.filter_map(move |Action::Place { row, swap }| (row == suit).then_some(swap));
        of.collect::<Vec<_>>()
    };
    assert_eq!(swaps(Suit::Moons), [Swap::None, Swap::Up]);
    assert_eq!(swaps(Suit::Knots), [Swap::None, Swap::Down]);
}

#[test]
fn away_from_the_edge_it_moves_both_ways() {
    let worked = Example::read(include_str!("../../examples/middle.jsonl"));
    let [right, wrong] = worked.sorted();
    let beside = |suit, of: &[Action]| of.iter().all(|Action::Place { row, .. }| *row == suit);
    assert!(beside(Suit::Moons, &right) && beside(Suit::Leaves, &wrong));
    assert_eq!(open(&worked).row_of(Suit::Moons), 0);
    let [right, wrong] = [right.len() as i64, wrong.len() as i64];
    worked.names(Claim::Right, &[right, wrong]);
    worked.names(Claim::Wrong, &[wrong, right]);
}

#[test]
fn a_card_of_both_suits_still_counts_after_the_swap() {
    let worked = Example::read(include_str!("../../examples/same-row.jsonl"));
    let [right, wrong] = worked.sorted();
    let under = |action: &Action| {
        let open = open_after(&worked, *action);
        let row = (0..6).find(|row| open.tally(Side::Even, *row).cards() > 0);
        let row = row.expect("it was laid");
        (row, open.column[row], i64::from(open.worth(row).points))
    };
    let [action] = right[..] else {
        panic!("one way: {right:?}")
    };
    let (row, ace, worth) = under(&action);
    assert_eq!((row, ace), (0, Suit::Suns));
    let same = |action: &Action| under(action).0 == 0 && under(action).1 == Suit::Suns;
    assert!(!wrong.iter().any(same));
    worked.names(Claim::Right, &[worth]);
    worked.names(Claim::Wrong, &[worth]);
}

#[test]
fn one_more_card_turns_a_row() {
    let worked = Example::read(include_str!("../../examples/rows.jsonl"));
    let before = open(&worked);
    let moons = |open: &Open| {
        let row = open.row_of(Suit::Moons);
        let matching = [Side::Odd, Side::Even].map(|side| open.tally(side, row).with(Suit::Moons));
        (matching.map(i64::from), open.worth(row))
    };
    let ([odd, even], worth) = moons(&before);
    assert_eq!(worth.to, Some(Side::Even));
    worked.names(Claim::Task, &[odd, even, i64::from(worth.points)]);
    let [right, wrong] = worked.sorted();
    let then = |action: &Action| points(&worked, &open_after(&worked, *action));
    for action in &right {
        let ([odd, even], worth) = moons(&open_after(&worked, *action));
        assert_eq!(worth.to, Some(Side::Odd));
        let [mine, other] = then(action);
        let [was_mine, was_other] = points(&worked, &before);
        let all = i64::from(worth.points);
        let told = [odd, even, all, mine, other, was_mine, was_other];
        worked.names(Claim::Right, &told);
    }
    let told: Vec<i64> = wrong.iter().chain(&right[..1]).flat_map(then).collect();
    worked.names(Claim::Wrong, &told);
}

/// The one right and the one wrong place of a last card.
fn last_card(worked: &Example) -> [Action; 2] {
    let [right, wrong] = worked.sorted();
    assert_eq!((right.len(), wrong.len()), (1, 1));
    [right[0], wrong[0]]
}

#[test]
fn ranks_decide_when_the_scores_are_level() {
    for (text, winner) in [
        (include_str!("../../examples/two-rows.jsonl"), true),
        (include_str!("../../examples/ranks.jsonl"), false),
    ] {
        let worked = Example::read(text);
        let [right, wrong] = last_card(&worked);
        worked.names(Claim::Task, &points(&worked, &open(&worked)));
        let level = open_after(&worked, right);
        let [mine, other] = points(&worked, &level);
        assert_eq!(mine, other);
        let highest: Vec<usize> = level.highest_rows().collect();
        assert_eq!(highest.len(), 2);
        let sum = i64::from(level.ranks(highest[0]));
        let [my_ranks, other_ranks] = tie_break(&worked, &level);
        let bonus = i64::from(EVEN_BONUS);
        let told = if winner {
            [mine, other, sum, my_ranks, bonus, other_ranks]
        } else {
            [mine, other, sum, other_ranks, bonus, my_ranks]
        };
        worked.names(Claim::Right, &told);
        let payoff = end(&worked, right);
        assert_eq!(payoff.end, "tiebreak");
        assert_eq!(payoff.winners.has(worked.me()), winner);
        let [poor, rich] = points(&worked, &open_after(&worked, wrong));
        assert!(!end(&worked, wrong).winners.has(worked.me()));
        let more = my_ranks.max(other_ranks);
        let told = [poor, rich, mine, other, more, my_ranks.min(other_ranks)];
        worked.names(Claim::Wrong, &told);
    }
}

#[test]
fn a_win_is_shared_when_the_ranks_are_level_too() {
    let worked = Example::read(include_str!("../../examples/shared.jsonl"));
    let [right, wrong] = last_card(&worked);
    worked.names(Claim::Task, &points(&worked, &open(&worked)));
    let [mine, other] = points(&worked, &open_after(&worked, right));
    let level = open_after(&worked, wrong);
    let [same, level_other] = points(&worked, &level);
    let [my_ranks, other_ranks] = tie_break(&worked, &level);
    assert_eq!(my_ranks, other_ranks);
    let knots = i64::from(level.worth(level.row_of(Suit::Knots)).points);
    let told = [mine, other, same, level_other, my_ranks, other_ranks];
    worked.names(Claim::Right, &told);
    worked.names(
        Claim::Wrong,
        &[same, level_other, knots, my_ranks, other_ranks, mine, other],
    );
    let [alone, both] = [right, wrong].map(|action| end(&worked, action));
    assert_eq!(alone.winners, Seats::one(worked.me()));
    assert_eq!((both.winners.len(), both.end), (2, "shared"));
}
