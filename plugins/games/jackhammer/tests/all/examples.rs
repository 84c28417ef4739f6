//! The examples of the rules page come out as they say.

use kortlek_jackhammer::{
    Jackhammer,
    rules::{Action, State, Step, Totals},
};
use kortlek_rules::{
    Match, Rules, Seat,
    conformance::{Claim, WorkedExample},
};
use std::cmp::Reverse;

type Example = WorkedExample<Jackhammer>;
/// Totals of two seats, each from low to high.
type Ends = [[i64; 4]; 2];

macro_rules! example {
    ($name:literal) => {
        Example::read(include_str!(concat!("../../examples/", $name, ".jsonl")))
    };
}

fn totals(s: &State, seat: Seat) -> [i64; 4] {
    let mut totals: Totals = s.totals[seat.index()];
    totals.sort_unstable();
    totals.map(i64::from)
}

/// Number of ways that lead on from the cell of a seat's worker.
fn ways(s: &State, seat: Seat) -> i64 {
    let from = s.worker(seat).expect("the worker is on the floor");
    s.floor.moves(from).count() as i64
}

/// The totals of both seats, from low to high, at the end of a game in which both play as well as can be: each as far
/// ahead of the other as possible, or as little behind.
fn end(rules: &Jackhammer, s: &State) -> Ends {
    if s.step == Step::Over {
        return [totals(s, Seat(0)), totals(s, Seat(1))];
    }
    let me = s.turn.index();
    let mut legal = Vec::new();
    rules.legal(s, s.turn, &mut legal);
    let ends = legal.into_iter().map(|action| {
        let mut then = *s;
        rules.act(&mut then, s.turn, action, &mut ());
        end(rules, &then)
    });
    let worth = |end: &Ends| {
        let (mine, theirs) = (end[me], end[1 - me]);
        (mine.cmp(&theirs), mine, Reverse(theirs))
    };
    ends.max_by_key(worth).expect("somebody is at turn")
}

/// Totals at the end if both go on well after a decision: the person's and the other's.
fn led_to(worked: &Example, action: Action) -> Ends {
    let game: Match<Jackhammer> = worked.after(&[action]);
    let ends = end(game.rules(), game.now());
    let me = worked.me().index();
    [ends[me], ends[1 - me]]
}

/// Checks that those decisions win after which both play well, and no others, and gives what both come to: after the
/// right ones and after the others.
fn winning(worked: &Example) -> [Vec<Ends>; 2] {
    let ends = worked.sorted().map(|actions| {
        let ends = actions.into_iter().map(|action| led_to(worked, action));
        ends.collect::<Vec<_>>()
    });
    let wins = |[mine, theirs]: &Ends| mine > theirs;
    assert!(ends[0].iter().all(wins), "{ends:?}");
    assert!(!ends[1].iter().any(wins), "{ends:?}");
    ends
}

/// The lowest totals.
fn lowest(ends: &[Ends]) -> Vec<[i64; 2]> {
    ends.iter().map(|end| end.map(|list| list[0])).collect()
}

/// The two lowest totals.
fn two_lowest(ends: &[Ends]) -> Vec<[[i64; 2]; 2]> {
    let two = |list: [i64; 4]| [list[0], list[1]];
    ends.iter().map(|end| end.map(two)).collect()
}

/// The ways that lead on after the right decisions, and after the others, from many to few.
fn ways_on(worked: &Example) -> [Vec<i64>; 2] {
    worked.sorted().map(|actions| {
        let after = |action| ways(worked.after(&[action]).now(), worked.me());
        let mut ways: Vec<i64> = actions.into_iter().map(after).collect();
        ways.sort_unstable_by_key(|ways| Reverse(*ways));
        ways
    })
}

#[test]
fn placing_is_about_ways() {
    let worked = example!("placing");
    assert_eq!(ways_on(&worked), [vec![19], vec![17, 17, 15]]);
    worked.names(Claim::Right, &[19, 17, 15]);
    worked.names(Claim::Wrong, &[17, 15, 19]);
}

#[test]
fn the_first_move_lands_on_an_eight() {
    let worked = example!("first-move");
    worked.names(Claim::Task, &[ways(worked.game().now(), worked.me())]);
    let landed = worked.sorted().map(|actions| {
        let rank = |action| {
            let game = worked.after(&[action]);
            let worker = game.now().worker(worked.me());
            let under = worker.and_then(|at| game.now().floor.get(at));
            assert_eq!(totals(game.now(), worked.me()), [0, 0, 0, 1], "the ace");
            under.expect("a worker stands on a card").rank()
        };
        actions.into_iter().map(rank).collect::<Vec<u8>>()
    });
    assert_eq!(landed[0], [8, 8]);
    assert!(landed[1].iter().all(|rank| *rank < 8));
}

#[test]
fn the_answer_keeps_the_most_ways() {
    let worked = example!("answer");
    let mine = ways(worked.game().now(), worked.me());
    worked.names(Claim::Task, &[mine]);
    let [right, wrong] = ways_on(&worked);
    assert_eq!((right.as_slice(), wrong[0]), ([14, 14, 14].as_slice(), 13));
    worked.names(Claim::Right, &[14, mine]);
    worked.names(Claim::Wrong, &[13, 14]);
}

#[test]
fn only_the_corner_can_be_shut() {
    let worked = example!("corner");
    for (can_go, actions) in [true, false].into_iter().zip(worked.sorted()) {
        for action in actions {
            let mut open = vec![worked.after(&[action])];
            while let Some(game) = open.pop() {
                if game.now().step == Step::Place {
                    let seat = game.now().turn;
                    open.extend(game.legal(seat).into_iter().map(|action| {
                        let mut then = game.clone();
                        then.commit(seat, action).expect("it is legal");
                        then
                    }));
                    continue;
                }
                assert_eq!(game.now().turn, worked.me());
                assert_eq!(ways(game.now(), worked.me()) > 0, can_go, "{action:?}");
            }
        }
    }
}

#[test]
fn the_lowest_suit_decides() {
    let worked = example!("lowest");
    let (me, other) = (worked.me(), Seat(0));
    let [mine, theirs] = [me, other].map(|seat| totals(worked.game().now(), seat)[0]);
    worked.names(Claim::Task, &[mine, theirs]);
    let [right, wrong] = winning(&worked);
    assert_eq!(lowest(&right), [[15, 12]]);
    assert_eq!(lowest(&wrong), [[13, 14]; 2]);
    worked.names(Claim::Right, &[15, 12]);
    worked.names(Claim::Wrong, &[13, 14, 15]);
}

#[test]
fn a_tie_goes_on_to_the_second_suit() {
    let worked = example!("tie");
    worked.names(Claim::Task, &[14]);
    let [right, wrong] = winning(&worked);
    assert_eq!(two_lowest(&right), [[[14, 18], [14, 15]]]);
    assert_eq!(lowest(&wrong), [[14, 14]; 3]);
    worked.names(Claim::Right, &[14, 14, 18, 15]);
    worked.names(Claim::Wrong, &[14, 14, 15, 18]);
}

#[test]
fn one_way_of_the_stuck_worker_s_rival_is_a_dead_end() {
    let worked = example!("stuck");
    let [right, wrong] = winning(&worked);
    assert_eq!(lowest(&right), [[17, 9]; 2]);
    assert_eq!(two_lowest(&wrong), [[[9, 13], [9, 16]]]);
    worked.names(Claim::Right, &[17, 9]);
    worked.names(Claim::Wrong, &[9, 13, 16]);
}

#[test]
fn the_last_one_has_to_begin_well() {
    let worked = example!("last-one");
    let (me, other) = (worked.me(), Seat(1));
    let [mine, theirs] = [me, other].map(|seat| totals(worked.game().now(), seat)[0]);
    worked.names(Claim::Task, &[theirs, mine]);
    let [right, wrong] = winning(&worked);
    assert!(right.iter().all(|[mine, _]| mine[0] == 14));
    assert!(wrong.iter().all(|[mine, _]| mine[0] == 9));
    assert_eq!((right.len(), wrong.len()), (3, 2));
    worked.names(Claim::Right, &[14, theirs]);
    worked.names(Claim::Wrong, &[9, 14]);
}

#[test]
fn a_blocked_worker_falls_with_its_card() {
    let worked = example!("blocked");
    let [right, wrong] = worked.sorted();
    assert_eq!((right, wrong), (vec![Action::Fall {}], vec![]));
    let s = worked.game().now();
    let [mine, theirs] = [worked.me(), Seat(0)].map(|seat| s.worker(seat).expect("both stand"));
    let card = s.floor.get(mine).expect("a worker stands on a card");
    let then = worked.after(&[Action::Fall {}]);
    assert!(then.now().collected[worked.me().index()].has(card));
    assert_eq!(then.now().turn, Seat(0), "the other goes on");
    // Behind the other worker lies a card on the same line.
    let behind = [2 * theirs[0] - mine[0], 2 * theirs[1] - mine[1]];
    assert!(s.floor.get(behind).is_some());
}
