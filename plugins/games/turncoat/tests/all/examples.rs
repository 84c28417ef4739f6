//! The examples of the rules page come out as they say.

use kortlek_rules::{
    Match, Rules, Seat, Turn,
    conformance::{Claim, WorkedExample},
    french::Card,
};
use kortlek_turncoat::{
    Turncoat,
    rules::{Action, End, Step, View, total},
};

type Example = WorkedExample<Turncoat>;

fn card(id: &str) -> Card {
    id.parse().expect("the id of a card")
}

fn lay(id: &str) -> Action {
    Action::Commit { card: card(id) }
}

fn view(worked: &Example) -> View {
    let game = worked.game();
    game.rules().view(game.now(), Some(worked.me()))
}

/// The match after a decision of the person, and the others', if they still owe any, lay their first card.
fn decide(worked: &Example, action: Action) -> Match<Turncoat> {
    let mut game = worked.after(&[action]);
    while let Turn::Act(seats) = game.turn() {
        if game.now().open.step != Step::Commit {
            break;
        }
        let seat = seats.first().expect("somebody decides");
        let first = game.legal(seat)[0];
        game.commit(seat, first).expect("it is legal");
    }
    game
}

/// The total of the mission once the person has decided, if no spy is among its cards, and whether it succeeds;
/// `None` if the person accused.
fn mission(worked: &Example, action: Action) -> Option<(Option<i64>, bool)> {
    let mut game = decide(worked, action);
    if matches!(action, Action::Accuse { .. }) {
        return None;
    }
    assert!(game.proceed());
    let open = game.now().open;
    let sum = total(open.mission.expect("it lies"), open.revealed());
    assert!(game.proceed());
    let open = game.now().open;
    let success = open.past[usize::from(open.missions) - 1].success;
    Some((sum.map(i64::from), success))
}

fn end(worked: &Example, action: Action) -> Option<End> {
    let mut game = decide(worked, action);
    game.settle();
    game.now().open.end
}

/// Checks that the missions that succeed are those after a right decision, and that the person is loyal.
fn succeeds_when_right(worked: &Example) {
    let [right, wrong] = worked.sorted();
    let succeeds = |action: &Action| mission(worked, *action).is_some_and(|(_, success)| success);
    assert!(!right.is_empty() && right.iter().all(succeeds));
    assert!(!wrong.is_empty() && !wrong.iter().any(succeeds));
    assert_ne!(worked.game().now().turncoat(), Some(worked.me()));
}

fn sum(worked: &Example, id: &str) -> i64 {
    let (sum, _) = mission(worked, lay(id)).expect("a card was laid");
    sum.expect("no spy is there")
}

fn needs(worked: &Example) -> i64 {
    let mission = worked.game().now().open.mission.expect("it lies");
    mission.pips().into()
}

#[test]
fn exactly_enough_or_one_short() {
    let worked = Example::read(include_str!("../../examples/exactly-enough.jsonl"));
    succeeds_when_right(&worked);
    worked.names(Claim::Task, &[needs(&worked)]);
    let [enough, short] = [sum(&worked, "3D"), sum(&worked, "4D")];
    assert_eq!((enough, short), (needs(&worked), needs(&worked) - 1));
    worked.names(Claim::Right, &[13, 2, 3, 1, enough]);
    worked.names(Claim::Wrong, &[13, 2, 3, 1, enough, short]);
    assert_eq!(13 - 2 - 3 - 1, enough);
}

#[test]
fn a_spy_of_the_suit_fails_the_mission() {
    let worked = Example::read(include_str!("../../examples/spy-of-the-suit.jsonl"));
    succeeds_when_right(&worked);
    worked.names(Claim::Task, &[needs(&worked)]);
    assert_eq!(mission(&worked, lay("JS")), Some((None, false)));
    let eight = sum(&worked, "8S");
    worked.names(Claim::Right, &[eight]);
    worked.names(Claim::Wrong, &[eight]);
}

#[test]
fn aces_count_one() {
    let worked = Example::read(include_str!("../../examples/aces.jsonl"));
    succeeds_when_right(&worked);
    worked.names(Claim::Task, &[needs(&worked)]);
    let enough = sum(&worked, "AH");
    assert_eq!((enough, 3 - 1 - 1), (needs(&worked), 1));
    worked.names(Claim::Right, &[1, 3, 1, 1, enough]);
    worked.names(Claim::Wrong, &[1, 3, 1, 1, enough]);
}

#[test]
fn what_does_not_match_takes_away() {
    let worked = Example::read(include_str!("../../examples/nothing-matches.jsonl"));
    let least = sum(&worked, "3S");
    assert_eq!(least, -1 - 2 - 3 - 1);
    for told in [Claim::Right, Claim::Wrong] {
        worked.names(told, &[-1, 2, 3, 1, least]);
    }
    let [right, wrong] = worked.sorted();
    assert_eq!(right, [lay("3S")]);
    for made in wrong.iter().filter_map(|action| mission(&worked, *action)) {
        assert!(made.0.is_none_or(|sum| sum < least) && !made.1);
    }
}

#[test]
fn the_leader_chooses_what_his_hand_can_do() {
    let worked = Example::read(include_str!("../../examples/candidates.jsonl"));
    let view = view(&worked);
    assert_eq!(view.open.leader, worked.me());
    assert_eq!(view.open.face_up.len(), 3);
    let hand = worked.game().now().hand(worked.me());
    let best = |candidate: Card| {
        let of_suit = hand
            .iter()
            .filter(|c| c.suit() == candidate.suit() && c.pips() > 0);
        let mut pips: Vec<i64> = of_suit.map(|c| c.pips().into()).collect();
        pips.sort_unstable_by(|a, b| b.cmp(a));
        pips
    };
    let four = card("4H");
    assert_eq!(worked.sorted()[0], [Action::Choose { card: four }]);
    let mut told = vec![i64::from(four.pips())];
    told.extend(best(four));
    worked.names(Claim::Right, &told);
    told.extend(best(card("9S")));
    worked.names(Claim::Wrong, &told);
}

#[test]
fn the_second_candidate_came_from_the_new_deck() {
    let worked = Example::read(include_str!("../../examples/new-deck.jsonl"));
    let view = view(&worked);
    assert_eq!((view.open.leader, view.open.redecks), (worked.me(), 1));
    let [first, second] = view.candidates.expect("the leader sees them");
    assert_eq!(worked.sorted()[0], [Action::Choose { card: second }]);
    let laid = |card| {
        let past = &view.open.past[..usize::from(view.open.missions)];
        past.iter()
            .position(|m| m.card == card || m.revealed.contains(&card))
    };
    assert_eq!((second, laid(second)), (card("7S"), Some(1)));
    assert_eq!((first, laid(first)), (card("5C"), None));
    assert!(view.open.recycled.has(second) && !view.open.recycled.has(first));
}

#[test]
fn the_mission_s_cards_are_in_the_new_deck() {
    let worked = Example::read(include_str!("../../examples/last-card.jsonl"));
    let before = worked.game().now().open;
    assert_eq!((before.deck, before.redecks), (1, 0));
    let [right, wrong] = worked.sorted();
    let mission = before.mission.expect("it lies");
    for action in right {
        let mut game = decide(&worked, action);
        game.proceed();
        let shown = game.now().open.revealed().to_vec();
        game.settle();
        let open = game.now().open;
        assert_eq!(open.redecks, 1);
        let mut cards = shown.iter().chain([&mission]);
        assert!(cards.all(|card| open.recycled.has(*card)));
        for told in [Claim::Right, Claim::Wrong] {
            worked.names(told, &[shown.len() as i64 + 1]);
        }
    }
    assert!(wrong.iter().all(|action| end(&worked, *action).is_some()));
}

#[test]
fn the_accusation_nearest_to_the_leader_counts() {
    let worked = Example::read(include_str!("../../examples/two-accusations.jsonl"));
    let (me, game) = (worked.me(), worked.game());
    let (left, opposite) = (me.left(4), me.left(4).left(4));
    assert_eq!(game.now().turncoat(), Some(opposite));
    assert_eq!(game.now().open.leader.left(4), me);
    let [right, wrong] = worked.sorted();
    assert!(right.contains(&Action::Accuse { seat: opposite }));
    for action in right {
        assert_eq!(end(&worked, action), Some(End::AccusedRight));
    }
    assert_eq!(wrong.len(), 2);
    for action in wrong {
        assert_eq!(end(&worked, action), Some(End::AccusedWrong));
    }
    let mut steps = game.steps().iter();
    let accused = steps.any(|step| format!("{step:?}").contains("Accuse"));
    assert!(accused, "{left:?} has accused");
}

#[test]
fn an_accusation_is_lost_where_nobody_is_the_turncoat() {
    let worked = Example::read(include_str!("../../examples/nobody-to-accuse.jsonl"));
    assert_eq!(worked.game().now().turncoat(), None);
    assert_eq!(worked.game().now().open.missions, 0);
    let [right, wrong] = worked.sorted();
    assert!(right.iter().all(|action| end(&worked, *action).is_none()));
    let accusation = [Action::Accuse { seat: Seat(1) }];
    assert_eq!(wrong, accusation);
    assert_eq!(end(&worked, accusation[0]), Some(End::AccusedNobody));
}

#[test]
fn the_fifth_failure_ends_the_game() {
    let worked = Example::read(include_str!("../../examples/last-failure.jsonl"));
    succeeds_when_right(&worked);
    let now = worked.game().now();
    assert_eq!((now.open.failures, now.turncoat()), (4, None));
    let [right, wrong] = worked.sorted();
    assert!(right.iter().all(|action| end(&worked, *action).is_none()));
    for action in wrong {
        let mut game = decide(&worked, action);
        game.settle();
        let payoff = game.result().expect("the game is over");
        assert!(payoff.winners.is_empty());
        assert_eq!(game.now().open.drawn, now.open.drawn, "nobody draws");
    }
    let seven = sum(&worked, "7S");
    assert_eq!((seven, needs(&worked)), (17 - 8 - 7, 2));
    worked.names(Claim::Task, &[needs(&worked)]);
    for told in [Claim::Right, Claim::Wrong] {
        worked.names(told, &[17, 8, 17 - 8, seven]);
    }
}
