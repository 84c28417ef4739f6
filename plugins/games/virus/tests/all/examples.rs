//! The examples of the rules page come out as they say.

use crate::actions::{DRINK, block, infect, steal};
use kortlek_rules::{
    Seat,
    conformance::{Claim, WorkedExample},
};
use kortlek_virus::{
    Virus,
    rules::{Action, MOST_TURNS, Open, PAST, State, Step},
};

type Example = WorkedExample<Virus>;

macro_rules! example {
    ($name:literal) => {
        Example::read(include_str!(concat!("../../examples/", $name, ".jsonl")))
    };
}

fn now(worked: &Example) -> &State {
    worked.game().now()
}

/// The position after a turn in which the person makes this gesture and the others, in seat order, those. Chance is
/// that of the example's seed.
fn after(worked: &Example, mine: Action, others: &[Action]) -> State {
    let players = worked.game().rules().players;
    let seats = Seat::all(players.into()).filter(|seat| *seat != worked.me());
    let others = seats.zip(others.iter().copied());
    let mut game = worked.after_all(others.chain([(worked.me(), mine)]));
    assert!(game.proceed(), "all hands are shown");
    *game.now()
}

/// Gestures of the others in the last turn.
fn habit(worked: &Example) -> Vec<Action> {
    let past = now(worked).open.past[0];
    let others = Seat::all(worked.game().rules().players.into()).filter(|s| *s != worked.me());
    let gesture = |seat: Seat| past[seat.index()].expect("a turn was played");
    others.map(gesture).collect()
}

/// Checks that those decisions are right for which something holds, and no others. There are some of each.
fn right_is(worked: &Example, holds: impl Fn(Action) -> bool) {
    let [right, wrong] = worked.sorted();
    assert!(!right.is_empty() && !wrong.is_empty());
    for action in right {
        assert!(holds(action), "{action:?} is right");
    }
    for action in wrong {
        assert!(!holds(action), "{action:?} is wrong");
    }
}

/// Points that the round brings the person as it is.
fn worth(worked: &Example, s: &State) -> i64 {
    s.open.worth(worked.me(), s.holder() == worked.me()).into()
}

/// The person's full bottles, empty ones and cards.
fn mine(worked: &Example, s: &State) -> [u8; 3] {
    let i = worked.me().index();
    [s.open.undrunk[i], s.open.drunk[i], s.open.hand_sizes[i]]
}

/// Winner of the round after a turn with these gestures, of two players; `None` while it goes on.
fn round_of(worked: &Example, mine: Action, other: Action) -> Option<Seat> {
    let me = worked.me();
    let mut game = worked.after_all([(me, mine), (Seat(1 - me.0), other)]);
    let before = game.now().open.totals;
    game.settle();
    let after = game.now().open.totals;
    Seat::all(2).find(|seat| after[seat.index()] > before[seat.index()])
}

#[test]
fn a_bottle_brings_the_most() {
    let worked = example!("first-turn");
    let gain = |action| {
        // The others block each other, which nobody notices.
        let then = after(&worked, action, &[block(2), block(1)]);
        worth(&worked, &then) - worth(&worked, now(&worked))
    };
    right_is(&worked, |action| gain(action) == 4);
    assert_eq!([infect(1), DRINK, block(1)].map(gain), [1, 0, 0]);
    worked.names(Claim::Right, &[4, 1]);
    worked.names(Claim::Wrong, &[4, 1]);
}

#[test]
fn only_a_block_of_that_seat_stops_it() {
    let worked = example!("block");
    let aimed = now(&worked).open.past[..3].iter().map(|turn| turn[2]);
    assert!(aimed.flatten().all(|a| a.target() == Some(worked.me())));
    let before = mine(&worked, now(&worked));
    right_is(&worked, |action| {
        let [stolen, infected] = [steal(0), infect(0)].map(|theirs| {
            let then = mine(&worked, &after(&worked, action, &[block(2), theirs]));
            let given = matches!(action, Action::Infect { .. });
            let taken = matches!(action, Action::Steal { .. });
            let drunk = u8::from(action == DRINK);
            let lost =
                then[0] < before[0] + u8::from(taken) - drunk || (drunk == 1 && then[1] == 0);
            lost || then[2] + u8::from(given) > before[2]
        });
        !stolen && !infected
    });
}

#[test]
fn a_block_turns_away_only_what_is_aimed_at_it() {
    let worked = example!("turned-away");
    assert_eq!(habit(&worked), [block(0), DRINK]);
    let past = now(&worked).open.past;
    assert_eq!(past[1][1..3], past[0][1..3]);
    // Blocking changes nothing either: what the others have is as if nobody had done anything.
    let idle = after(&worked, block(1), &habit(&worked)).open;
    right_is(&worked, |action| {
        let then = after(&worked, action, &habit(&worked)).open;
        let all = |o: &Open| (o.undrunk, o.drunk, o.hand_sizes);
        all(&then) != all(&idle)
    });
}

#[test]
fn a_block_or_a_finger_makes_up_for_one_of_two() {
    let worked = example!("one-hand");
    assert_eq!(habit(&worked), [infect(0), infect(0)]);
    let cards = |action| mine(&worked, &after(&worked, action, &habit(&worked)))[2];
    right_is(&worked, |action| cards(action) == 8);
    let [_, wrong] = worked.sorted();
    assert!(wrong.into_iter().all(|action| cards(action) == 9));
    worked.names(Claim::Right, &[8]);
    worked.names(Claim::Wrong, &[9, 8]);
}

#[test]
fn only_the_own_block_guards_the_bottle() {
    let worked = example!("a-block-guards-one");
    assert_eq!(habit(&worked), [steal(0), block(1)]);
    let before = mine(&worked, now(&worked))[0];
    right_is(&worked, |action| {
        let then = after(&worked, action, &habit(&worked));
        let taken = u8::from(matches!(action, Action::Steal { .. }));
        mine(&worked, &then)[0] >= before + taken
    });
}

#[test]
fn what_comes_stays_for_a_turn() {
    let worked = example!("last-card");
    assert_eq!(mine(&worked, now(&worked))[2], 1);
    let cards = |action, theirs: [Action; 2]| mine(&worked, &after(&worked, action, &theirs))[2];
    right_is(&worked, |action| cards(action, [DRINK, DRINK]) == 0);
    // Two cards come in, and it is the germ that goes.
    assert_eq!(cards(infect(1), [infect(0), infect(0)]), 2);
    let then = after(&worked, infect(1), &[infect(0), infect(0)]);
    let germ = now(&worked).hand(worked.me())[0];
    assert!(!then.hand(worked.me()).contains(&germ));
    // A block keeps it here.
    assert_eq!(cards(infect(1), [block(0), DRINK]), 1);
}

#[test]
fn a_finger_or_two_stop_a_drink() {
    let worked = example!("stop-a-drink");
    let mut turns = now(&worked).open.past[..2].iter();
    assert!(turns.all(|turn| turn[1] == Some(DRINK)));
    let before = now(&worked).open.drunk[1];
    right_is(&worked, |action| {
        after(&worked, action, &[DRINK, block(1)]).open.drunk[1] == before
    });
}

#[test]
fn six_bottles_are_enough_for_three_thieves() {
    let worked = example!("thieves");
    let open = &now(&worked).open;
    assert_eq!(open.undrunk, [0, 0, 1, 6]);
    worked.names(Claim::Task, &[1, 6]);
    worked.names(Claim::Right, &[6]);
    worked.names(Claim::Wrong, &[1, 6]);
    // All others reach for the same seat; who is robbed drinks.
    let got = |action| {
        let theirs = match action {
            Action::Steal { target: Seat(2) } => [steal(2), DRINK, steal(2)],
            _ => [steal(3), steal(3), DRINK],
        };
        mine(&worked, &after(&worked, action, &theirs))[0] > 0
    };
    right_is(&worked, got);
}

#[test]
fn thefts_are_judged_by_what_lay_there_before() {
    let worked = example!("chain");
    let open = &now(&worked).open;
    assert_eq!(open.undrunk[..3], [1, 2, 0]);
    assert_eq!(habit(&worked), [steal(1), steal(0)]);
    assert_eq!(open.past[1][..2], open.past[0][..2]);
    right_is(&worked, |action| {
        mine(&worked, &after(&worked, action, &habit(&worked)))[0] == 1
    });
    // The rule file's chain: the one that stole first has a bottle again, and the third gets none.
    let undrunk = |action| after(&worked, action, &habit(&worked)).open.undrunk;
    assert_eq!(undrunk(steal(0))[..3], [1, 2, 0]);
    assert_eq!(undrunk(steal(1))[..3], [1, 1, 1]);
    worked.names(Claim::Right, &[2]);
    worked.names(Claim::Wrong, &[1, 2]);
}

#[test]
fn the_virus_goes_one_time_in_three() {
    let worked = example!("pass-it-on");
    let s = now(&worked);
    assert_eq!(s.holder(), worked.me());
    right_is(&worked, |action| matches!(action, Action::Infect { .. }));
    let cards = mine(&worked, s)[2];
    // One card less, and no virus any more.
    let rid = i64::from(s.open.worth(worked.me(), false)) + 1;
    worked.names(Claim::Right, &[1, cards.into(), rid, worth(&worked, s)]);
    worked.names(Claim::Wrong, &[worth(&worked, s)]);
}

#[test]
fn a_drink_ends_the_round() {
    let worked = example!("last-bottles");
    let s = now(&worked);
    assert_ne!(s.holder(), worked.me());
    assert_eq!(s.open.undrunk_left(), 3);
    let over = |action, theirs: &[Action]| after(&worked, action, theirs).open.step == Step::Score;
    right_is(&worked, |action| over(action, &[block(1), block(0)]));
    assert!(!over(DRINK, &[block(1), steal(2)]));
    let [mine, b, c] = [2, 1, 0].map(|seat| i64::from(s.open.worth(Seat(seat), false)));
    worked.names(Claim::Right, &[2, mine, b, c]);
    worked.names(Claim::Wrong, &[2, mine]);
    assert!(mine > b.max(c));
}

#[test]
fn a_bottle_lifts_the_person_above_zero() {
    let worked = example!("below-zero");
    let before = worth(&worked, now(&worked));
    let quiet = [block(2), block(3), block(2)];
    let stands = |action| worth(&worked, &after(&worked, action, &quiet));
    right_is(&worked, |action| stands(action) > 0);
    worked.names(Claim::Task, &[before]);
    worked.names(Claim::Right, &[stands(steal(3))]);
    let others = [infect(3), block(3), steal(3)].map(stands);
    worked.names(Claim::Wrong, &others);
}

#[test]
fn without_a_bottle_there_is_no_fourth() {
    let worked = example!("no-bottle");
    let s = now(&worked);
    let [full, drunk, _] = mine(&worked, s);
    assert_eq!(full, 0);
    assert_ne!(s.holder(), worked.me());
    worked.names(Claim::Task, &[drunk.into()]);
    right_is(&worked, |action| {
        mine(&worked, &after(&worked, action, &[DRINK]))[0] == 1
    });
    let theirs = s.open.drunk[1];
    assert_eq!(after(&worked, steal(1), &[DRINK]).open.drunk[1], theirs);
}

#[test]
fn four_and_the_virus_have_to_stop_the_drink() {
    let worked = example!("four-and-the-virus");
    let s = now(&worked);
    assert_eq!(s.holder(), worked.me());
    let [_, drunk, cards] = mine(&worked, s);
    worked.names(Claim::Task, &[drunk.into()]);
    worked.names(Claim::Right, &[1, cards.into()]);
    worked.names(Claim::Wrong, &[4]);
    let lost = |action| round_of(&worked, action, DRINK) == Some(Seat(1));
    right_is(&worked, |action| !lost(action));
}

#[test]
fn the_fifth_bottle_wins_with_the_virus() {
    let worked = example!("five");
    let s = now(&worked);
    assert_eq!(s.holder(), worked.me());
    worked.names(Claim::Task, &[mine(&worked, s)[1].into()]);
    let won = |action, theirs| round_of(&worked, action, theirs) == Some(worked.me());
    right_is(&worked, |action| won(action, block(0)));
    assert!(won(DRINK, DRINK) && !won(DRINK, steal(0)));
}

#[test]
fn the_hundredth_turn_goes_to_who_has_drunk_more() {
    let worked = example!("hundredth-turn");
    let s = now(&worked);
    assert_eq!(s.open.turns + 1, MOST_TURNS);
    assert_eq!(s.holder(), worked.me());
    let mut turns = s.open.past[..PAST].iter();
    assert!(turns.all(|turn| turn[1] == Some(block(0))));
    assert!(s.open.habits[1][3] > 90, "nearly every time");
    worked.names(Claim::Task, &[3]);
    worked.names(Claim::Right, &[4, 3]);
    worked.names(Claim::Wrong, &[3, 3]);
    right_is(&worked, |action| {
        round_of(&worked, action, block(0)) == Some(worked.me())
    });
    let drunk = |action| after(&worked, action, &[block(0)]).open.drunk;
    assert_eq!(drunk(DRINK)[..2], [4, 3]);
    assert_eq!(drunk(infect(1))[..2], [3, 3]);
}
