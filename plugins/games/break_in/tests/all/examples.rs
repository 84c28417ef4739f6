//! The examples of the rules page come out as they say.

use kortlek_break_in::{
    BreakIn,
    odds::Odds,
    rules::{Action, Open, Step, View, is_guard},
};
use kortlek_rules::{
    Match, Rules, Seat, Turn,
    conformance::{Claim, WorkedExample},
};

type Example = WorkedExample<BreakIn>;

const STAY: Action = Action::Stay {};
const LEAVE: Action = Action::Leave {};

fn view(worked: &Example) -> View {
    let game = worked.game();
    game.rules().view(game.now(), Some(worked.me()))
}

fn open(worked: &Example) -> Open {
    worked.game().now().open
}

/// Value of leaving for a seat now: in front of him, on the table, together.
fn leaving(open: &Open, seat: Seat) -> [i64; 3] {
    let front = open.pips[seat.index()];
    [front, open.table(), open.worth(seat)].map(i64::from)
}

/// The match after a decision of the person; who still owes an answer stays.
fn answered(worked: &Example, action: Action) -> Match<BreakIn> {
    let mut game = worked.after(&[action]);
    while let (Step::Decide, Turn::Act(seats)) = (game.now().open.step, game.turn()) {
        let seat = seats.first().expect("somebody answers");
        game.commit(seat, STAY).expect("it is legal");
    }
    game
}

/// Checks that one decision is right and the other one not.
fn right_is(worked: &Example, right: Action) {
    let wrong = if right == STAY { LEAVE } else { STAY };
    assert_eq!(worked.sorted(), [vec![right], vec![wrong]]);
}

/// The chances of a card of one's own from each pile, and what all its cards but the alarms bring together: their
/// pips and one more each. Of piles that the person doesn't know that is all of their cards.
fn draws(worked: &Example) -> Vec<(Odds, i64)> {
    let (rules, view) = (worked.game().rules(), view(worked));
    let own = view.scouted(rules);
    let piles = (0..rules.piles()).filter_map(|pile| {
        let odds = rules.odds_of(&view, pile)?;
        let cards = match own == Some(pile) {
            true => view.left(rules),
            false => view.unseen(),
        };
        let safe = cards.iter().filter(|card| !view.is_alarm(*card));
        let brings = safe.map(|card| match is_guard(card) {
            true => 1,
            false => 1 + i64::from(card.pips()),
        });
        Some((odds, brings.sum()))
    });
    piles.collect()
}

/// Odds of a card from the best pile, its cost if it is the alarm, over all its cards, and the gain from the others.
fn weighed(worked: &Example) -> (Odds, i64, i64) {
    let now = leaving(&open(worked), worked.me())[2];
    let worth = |(odds, brings): &(Odds, i64)| {
        (*brings - now * odds.alarms as i64) as f64 / odds.cards as f64
    };
    let draws = draws(worked);
    let best = draws.iter().max_by(|a, b| worth(a).total_cmp(&worth(b)));
    let (odds, brings) = *best.expect("there is a pile");
    (odds, now * odds.alarms as i64, brings)
}

#[test]
fn the_sum_is_what_lies_in_front_and_on_the_table() {
    let worked = Example::read(include_str!("../../examples/the-sum.jsonl"));
    right_is(&worked, LEAVE);
    let (open, me) = (open(&worked), worked.me());
    assert_eq!(open.turn, me);
    let cash = |seat| open.front(seat).filter(|card| !is_guard(*card));
    let mine: Vec<i64> = cash(me).map(|card| card.pips().into()).collect();
    assert_eq!(mine, [4, 1, 3]);
    let others = cash(me.left(3)).count() + cash(me.right(3)).count();
    let guards = open.guards.len() as i64;
    worked.names(Claim::Task, &[4, 3, others as i64, guards]);
    let [front, table, sum] = leaving(&open, me);
    for (odds, brings) in draws(&worked) {
        assert!(sum * odds.alarms as i64 > brings, "leaving is better");
        let [alarms, cards] = [odds.alarms, odds.cards].map(|n| n as i64);
        let numbers = [front, table, sum, alarms, cards, cards - alarms, brings];
        for told in [Claim::Right, Claim::Wrong] {
            worked.names(told, &numbers);
        }
    }
}

#[test]
fn two_who_leave_together_count_the_same_table() {
    let worked = Example::read(include_str!("../../examples/together.jsonl"));
    right_is(&worked, LEAVE);
    let (now, me) = (open(&worked), worked.me());
    let other = me.right(3);
    let cash = now.front(other).filter(|card| !is_guard(*card));
    let cash: Vec<i64> = cash.map(|card| card.pips().into()).collect();
    let [[his, table, his_sum], [mine, _, my_sum]] = [other, me].map(|seat| leaving(&now, seat));
    let guards = now.guards.len() as i64;
    worked.names(Claim::Task, &[cash[0], cash[1], mine, guards]);
    let right = [table, his, table, his_sum, mine, table, my_sum];
    worked.names(Claim::Right, &right);
    worked.names(Claim::Wrong, &[his_sum, table, mine, table, my_sum]);
    let mut game = answered(&worked, LEAVE);
    game.settle();
    let then = game.now().open;
    assert_eq!(then.table(), now.table());
    assert_eq!(i64::from(then.totals[other.index()]), his_sum);
    assert_eq!(i64::from(then.totals[me.index()]), my_sum);
}

#[test]
fn who_leaves_on_his_turn_draws_nothing() {
    let worked = Example::read(include_str!("../../examples/your-turn.jsonl"));
    right_is(&worked, LEAVE);
    let (now, me) = (open(&worked), worked.me());
    assert_eq!((now.turn, now.guards.len()), (me, 3));
    let [front, _, sum] = leaving(&now, me);
    worked.names(Claim::Task, &[front]);
    worked.names(Claim::Right, &[sum]);
    let odds = worked.game().rules().odds(&view(&worked));
    worked.names(Claim::Wrong, &[odds.alarms as i64, odds.cards as i64, sum]);
    let (_, costs, brings) = weighed(&worked);
    assert!(costs > brings);
    let mut game = answered(&worked, LEAVE);
    game.settle();
    let then = game.now().open;
    assert_eq!((then.step, then.turn), (Step::Decide, me.left(3)));
    assert_eq!(then.draws().len(), now.draws().len());
}

#[test]
fn leaving_at_the_start_brings_nothing() {
    let worked = Example::read(include_str!("../../examples/first-answer.jsonl"));
    right_is(&worked, STAY);
    let [_, _, sum] = leaving(&open(&worked), worked.me());
    for told in [Claim::Right, Claim::Wrong] {
        worked.names(told, &[sum]);
    }
    assert!(draws(&worked).iter().all(|(odds, _)| odds.alarms == 0));
}

#[test]
fn a_good_pile_is_worth_another_card() {
    let stay_or_leave = include_str!("../../examples/stay-or-leave.jsonl");
    let alone_inside = include_str!("../../examples/alone-inside.jsonl");
    for text in [stay_or_leave, alone_inside] {
        let worked = Example::read(text);
        right_is(&worked, STAY);
        let (now, me) = (open(&worked), worked.me());
        assert_eq!(now.turn, me);
        let sum = leaving(&now, me)[2];
        let (odds, costs, brings) = weighed(&worked);
        assert!(brings > costs, "{brings} {costs}");
        let [alarms, cards] = [odds.alarms, odds.cards].map(|n| n as i64);
        worked.names(Claim::Right, &[alarms, cards, sum, cards - alarms, brings]);
        worked.names(Claim::Wrong, &[sum, alarms, cards, cards - alarms, brings]);
        if now.inside.len() == 1 {
            let others = [me.left(3), me.right(3)].map(|seat| now.totals[seat.index()].into());
            worked.names(Claim::Task, &[others[0], others[1], sum]);
        } else {
            let (rules, view) = (worked.game().rules(), view(&worked));
            let own = rules.odds_of(&view, view.scouted(rules).expect("one's own"));
            let own = own.expect("it has cards");
            let own = [own.alarms, own.cards].map(|n| n as i64);
            worked.names(Claim::Task, &[sum, own[0], own[1], alarms, cards]);
        }
    }
}

#[test]
fn leaving_brings_something_with_nothing_in_front() {
    let worked = Example::read(include_str!("../../examples/nothing-in-front.jsonl"));
    right_is(&worked, LEAVE);
    let (now, me) = (open(&worked), worked.me());
    let [front, _, sum] = leaving(&now, me);
    assert_eq!(front, 0);
    assert_ne!(now.turn, me);
    for told in [Claim::Right, Claim::Wrong] {
        worked.names(told, &[sum, 1]);
    }
    let mut game = answered(&worked, STAY);
    game.settle();
    let drawn = game.commit(now.turn, Action::Draw { pile: 0 });
    drawn.expect("it is legal");
    game.settle();
    let then = leaving(&game.now().open, me)[2];
    assert_eq!(then, sum + 1, "somebody else's card brings one");
}

#[test]
fn a_pile_without_alarms_is_free_money() {
    let worked = Example::read(include_str!("../../examples/your-pile.jsonl"));
    let (rules, view) = (worked.game().rules(), view(&worked));
    let own = view.scouted(rules).expect("one's own");
    assert_eq!(worked.sorted()[0], [Action::Draw { pile: own as u8 }]);
    assert_eq!(view.open.guards.len(), 2);
    let odds = |pile| rules.odds_of(&view, pile).expect("it has cards");
    let (safe, other) = (odds(own), odds((own + 1) % 3));
    assert_eq!((safe.alarms, other), (0, odds((own + 2) % 3)));
    let [cards, alarms, of] = [safe.cards, other.alarms, other.cards].map(|n| n as i64);
    worked.names(Claim::Right, &[cards, alarms, of]);
    worked.names(Claim::Wrong, &[alarms, of, cards]);
}

#[test]
fn piles_that_one_does_not_know_are_alike() {
    let worked = Example::read(include_str!("../../examples/empty-pile.jsonl"));
    let (rules, view) = (worked.game().rules(), view(&worked));
    let own = view.scouted(rules).expect("one's own");
    assert_eq!(rules.left_in(&view.open, own), 0);
    assert_eq!(view.open.inside, kortlek_rules::Seats::one(worked.me()));
    let [right, wrong] = worked.sorted();
    assert_eq!((right.len(), wrong.len()), (3, 0));
    for action in right {
        let Action::Draw { pile } = action else {
            panic!("{action:?}")
        };
        let odds = rules.odds_of(&view, pile.into()).expect("it has cards");
        worked.names(Claim::Right, &[odds.alarms as i64, odds.cards as i64]);
    }
}

#[test]
fn who_is_behind_in_the_last_round_has_to_stay() {
    let worked = Example::read(include_str!("../../examples/last-round.jsonl"));
    right_is(&worked, STAY);
    let (now, me) = (open(&worked), worked.me());
    let mine = i64::from(now.totals[me.index()]);
    let most = i64::from(*now.totals.iter().max().expect("three play"));
    let brings = leaving(&now, me)[2];
    assert_eq!(now.round, 5);
    assert!(mine + brings < most);
    worked.names(Claim::Task, &[mine, most, brings]);
    worked.names(Claim::Right, &[mine + brings, most]);
    worked.names(Claim::Wrong, &[mine, brings, mine + brings, most]);
}
