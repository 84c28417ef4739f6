//! The examples of the rules page come out as they say.

use kortlek_industry::{
    Industry,
    rules::{Action, Open, worth},
};
use kortlek_rules::{
    Match, Seat,
    conformance::{Claim, WorkedExample},
    french::Card,
};

type Example = WorkedExample<Industry>;

fn open(worked: &Example) -> Open {
    worked.game().now().open
}

/// All turns that the person can decide at once: payments and the first building, or nothing; with the match after
/// it.
fn turns(worked: &Example) -> Vec<(Vec<Action>, Match<Industry>)> {
    let mut found = Vec::new();
    let mut open = vec![(Vec::new(), worked.game().clone())];
    while let Some((made, game)) = open.pop() {
        for action in game.legal(worked.me()) {
            let mut made: Vec<Action> = made.clone();
            let mut game = game.clone();
            made.push(action);
            game.commit(worked.me(), action).expect("it is legal");
            if matches!(action, Action::Pay { .. }) {
                open.push((made, game));
            } else {
                found.push((made, game));
            }
        }
    }
    found
}

/// Checks that those turns are right after which something holds, and no others. There are some of each.
fn holds_when_right(worked: &Example, holds: impl Fn(&Match<Industry>) -> bool) {
    let right = worked.right();
    let turns = turns(worked);
    for (made, game) in &turns {
        assert_eq!(right.contains(made), holds(game), "{made:?}");
    }
    assert!(!right.is_empty() && right.len() < turns.len());
}

/// Returns true if the person may build once more in this turn.
fn can_build(worked: &Example) -> impl Fn(&Match<Industry>) -> bool {
    let (me, turn) = (worked.me(), worked.game().turn());
    move |game| {
        let builds = |action: &Action| matches!(action, Action::Build { .. });
        game.turn() == turn && game.legal(me).iter().any(builds)
    }
}

fn card(id: &str) -> Card {
    id.parse().expect("the id of a card")
}

fn build(id: &str) -> Action {
    Action::Build { card: card(id) }
}

fn value(id: &str) -> i64 {
    worth(card(id)).into()
}

#[test]
fn a_bank_makes_room_for_a_second_building() {
    let worked = Example::read(include_str!("../../examples/two-buildings.jsonl"));
    holds_when_right(&worked, can_build(&worked));
    let city = *open(&worked).city();
    let cost = i64::from(city.cost());
    worked.names(Claim::Task, &[cost, city.factories().into()]);
    let bank = build("4C");
    let first = worked.right().into_iter().find(|made| made.contains(&bank));
    let after = worked.after(&first.expect("the bank first is right"));
    let then = i64::from(after.now().open.city().cost());
    worked.names(Claim::Right, &[cost, then, cost, cost]);
    let pictures = value("KD") + value("9H");
    worked.names(Claim::Wrong, &[cost + then, cost + cost, pictures]);
}

#[test]
fn a_payment_has_two_ways() {
    let worked = Example::read(include_str!("../../examples/payment-order.jsonl"));
    let built = |game: &Match<Industry>| game.now().open.built == 1;
    holds_when_right(&worked, built);
    assert_eq!(turns(&worked).len(), 3);
    let [six, three, two, ace] = ["6C", "3S", "2D", "AH"].map(value);
    let cost = i64::from(open(&worked).city().cost());
    worked.names(Claim::Task, &[cost]);
    let [more, less] = [six + three + two, six + three + ace];
    let right = [six, three, two, more, six, three, less, cost];
    worked.names(Claim::Right, &right);
    worked.names(Claim::Wrong, &[six, three, two, six, three]);
}

#[test]
fn a_factory_counts_at_once() {
    let worked = Example::read(include_str!("../../examples/factory-first.jsonl"));
    holds_when_right(&worked, can_build(&worked));
    let city = *open(&worked).city();
    assert_eq!(city.factories(), 1);
    let cost = i64::from(city.cost());
    worked.names(Claim::Task, &[cost]);
    let left = |made: &[Action]| i64::from(worked.after(made).now().open.money);
    let [made] = &worked.right()[..] else {
        panic!("one way is right")
    };
    let mut housing = made.clone();
    housing[2] = build("5H");
    worked.names(Claim::Right, &[left(made), left(&housing)]);
    worked.names(Claim::Wrong, &[value("KS") + value("QC"), cost]);
}

#[test]
fn ten_banks_build_for_nothing() {
    let worked = Example::read(include_str!("../../examples/free.jsonl"));
    holds_when_right(&worked, can_build(&worked));
    let city = *open(&worked).city();
    assert_eq!((city.banks(), city.factories(), city.cost()), (10, 2, 0));
    for told in [Claim::Task, Claim::Right, Claim::Wrong] {
        worked.names(told, &[]);
    }
}

#[test]
fn a_third_office_ends_the_game() {
    let worked = Example::read(include_str!("../../examples/clock.jsonl"));
    let me = worked.me();
    let points = |open: &Open| [0, 1, 2].map(|seat| open.points(Seat(seat)));
    let before = open(&worked);
    assert_eq!(before.stack_size, 3);
    let leader = Seat(1);
    let now = points(&before);
    assert_eq!(now.iter().max(), Some(&now[leader.index()]));
    let pair = |points: &[i32]| [points[me.index()].into(), points[leader.index()].into()];
    worked.names(Claim::Task, &pair(&now));
    let at_end = |game: &Match<Industry>| {
        let mut game = game.clone();
        if game.turn() == worked.game().turn() {
            game.commit(me, Action::Done {}).expect("it is legal");
        }
        game.settle();
        game.result()
    };
    holds_when_right(&worked, |game| {
        at_end(game).is_some_and(|end| end.winners.has(me))
    });
    for made in worked.right() {
        let end = at_end(&worked.after(&made)).expect("the game is over");
        assert_eq!(end.winners.len(), 1);
        let [mine, other] = pair(end.scores());
        let less = i64::from(now[leader.index()]) - other;
        worked.names(Claim::Right, &[less, mine, other]);
        worked.names(Claim::Wrong, &[less, mine, other]);
    }
    let turns = turns(&worked);
    let over = turns.iter().filter(|(_, game)| at_end(game).is_some());
    let right = worked.right().len();
    assert_eq!(over.count(), right, "after another the game goes on");
}
