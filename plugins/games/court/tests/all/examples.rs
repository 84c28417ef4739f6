//! The examples of the rules page come out as they say.

use crate::{card, play, two};
use kortlek_court::{
    Court,
    rules::{Action, View},
    score::{ACES, AFFAIR, INTRIGUE, MARRIAGE, Tally, WEALTH, standing, wealth},
};
use kortlek_rules::{
    Match, Rules, Seat, Turn,
    conformance::{Claim, WorkedExample},
    french::{Card, Suit},
};

type Example = WorkedExample<Court>;

fn view(worked: &Example) -> View {
    let game = worked.game();
    game.rules().view(game.now(), Some(worked.me()))
}

/// The courts as they lie once the person's cards are among them, while the others have laid nothing.
fn laid(worked: &Example, action: Action) -> Vec<Tally> {
    let view = view(worked);
    let me = worked.me();
    let then = match action {
        Action::Play { card } => view.laid(me, &[card], None),
        Action::PlayTwo { cards } => view.laid(me, &cards, view.open.joker(me)),
    };
    then.open.tallies()[..usize::from(view.players)].to_vec()
}

fn before(worked: &Example) -> Vec<Tally> {
    let view = view(worked);
    view.open.tallies()[..usize::from(view.players)].to_vec()
}

/// Points of the person's own cards once this is laid: couples and aces.
fn own(worked: &Example, action: Action) -> i64 {
    laid(worked, action)[worked.me().index()].own().into()
}

/// Somebody's points for wealth.
fn rich(tallies: &[Tally], seat: Seat) -> i64 {
    wealth(tallies)[seat.index()].into()
}

fn pips(tallies: &[Tally], seat: Seat, suit: Suit) -> i64 {
    tallies[seat.index()].pips[suit as usize].into()
}

/// Checks that what is right is what brings the person most, and that other decisions bring less.
fn best_is_right(worked: &Example, brings: impl Fn(Action) -> i64) -> i64 {
    let [right, wrong] = worked.sorted();
    let most = brings(right[0]);
    assert!(right.iter().all(|action| brings(*action) == most));
    assert!(!wrong.is_empty() && wrong.iter().all(|action| brings(*action) < most));
    most
}

/// Visits all outcomes of the round after a decision of the person: the others lay what they like, and so does the
/// person from then on.
fn ends(game: &Match<Court>, look: &mut impl FnMut(&Match<Court>)) {
    match game.turn() {
        Turn::Act(seats) => {
            let seat = seats.first().expect("somebody decides");
            for action in game.legal(seat) {
                let mut game = game.clone();
                game.commit(seat, action).expect("it is legal");
                ends(&game, look);
            }
        }
        _ if game.now().open.hand_size == 0 => look(game),
        _ => {
            let mut game = game.clone();
            assert!(game.proceed());
            ends(&game, look);
        }
    }
}

#[test]
fn a_waiting_picture_takes_the_best_partner() {
    let worked = Example::read(include_str!("../../examples/couples.jsonl"));
    let most = best_is_right(&worked, |action| own(&worked, action));
    let [jack, queen] = [play("JC"), play("QC")].map(|action| own(&worked, action));
    assert_eq!((most, jack, queen), (MARRIAGE.into(), AFFAIR.into(), 0));
    for told in [Claim::Right, Claim::Wrong] {
        worked.names(told, &[most, jack]);
    }
}

#[test]
fn a_second_ace_costs() {
    let worked = Example::read(include_str!("../../examples/second-ace.jsonl"));
    let one = best_is_right(&worked, |action| own(&worked, action));
    assert_eq!(one, i64::from(ACES[1]));
    let two = own(&worked, play("AH"));
    worked.names(Claim::Task, &[one]);
    worked.names(Claim::Right, &[one]);
    worked.names(Claim::Wrong, &[two, one - two]);
    assert_eq!(before(&worked)[worked.me().left(3).index()].aces, 0);
}

#[test]
fn one_more_heart_breaks_a_tie_of_two() {
    let worked = Example::read(include_str!("../../examples/shared-lead.jsonl"));
    let (me, other) = (worked.me(), worked.me().left(3));
    let [right, wrong] = worked.sorted();
    assert_eq!(right, [play("2H")]);
    let hearts = |tallies: &[Tally]| [me, other].map(|seat| pips(tallies, seat, Suit::Hearts));
    let now = before(&worked);
    let [mine, others] = hearts(&now);
    let shared = rich(&now, me);
    assert_eq!(shared, rich(&now, other));
    worked.names(Claim::Task, &[mine, others, shared]);
    let then = laid(&worked, right[0]);
    let [more, same] = hearts(&then);
    let [all, left] = [me, other].map(|seat| rich(&then, seat));
    worked.names(Claim::Right, &[more, same, all, shared - left]);
    worked.names(Claim::Wrong, &[mine, others, more, same, all]);
    for action in wrong {
        assert_eq!(hearts(&laid(&worked, action)), [mine, others]);
    }
    let hand = worked.game().now().hand(other);
    assert!(hand.iter().all(|card| card.suit() != Some(Suit::Hearts)));
}

#[test]
fn one_more_heart_breaks_a_tie_of_three() {
    let worked = Example::read(include_str!("../../examples/four-share.jsonl"));
    let me = worked.me();
    let now = before(&worked);
    let most = pips(&now, me, Suit::Hearts);
    let sharing = Seat::all(4).filter(|seat| pips(&now, *seat, Suit::Hearts) == most);
    assert_eq!(sharing.count(), 3);
    let shared = rich(&now, me);
    worked.names(Claim::Task, &[most, shared]);
    let then = laid(&worked, play("6H"));
    assert_eq!(worked.sorted()[0], [play("6H")]);
    let [mine, all] = [pips(&then, me, Suit::Hearts), rich(&then, me)];
    worked.names(Claim::Right, &[mine, most, all]);
    worked.names(Claim::Wrong, &[mine, most, all, shared]);
}

#[test]
fn a_joker_lays_two_cards() {
    let worked = Example::read(include_str!("../../examples/first-joker.jsonl"));
    let (me, other) = (worked.me(), worked.me().left(2));
    let [right, wrong] = worked.sorted();
    let overtakes = |action: &Action| {
        let then = laid(&worked, *action);
        pips(&then, me, Suit::Hearts) > pips(&then, other, Suit::Hearts)
    };
    assert!(right.iter().all(overtakes) && !wrong.iter().any(overtakes));
    let then = laid(&worked, right[0]);
    let [mine, his] = [me, other].map(|seat| pips(&then, seat, Suit::Hearts));
    worked.names(Claim::Task, &[his]);
    for told in [Claim::Right, Claim::Wrong] {
        worked.names(told, &[mine, his, WEALTH.into()]);
    }
    assert_eq!(rich(&then, me), i64::from(WEALTH));
    let hand = worked.game().now().hand(other);
    let answer = hand.iter().filter(|card| card.suit() == Some(Suit::Hearts));
    let answer = answer.map(|card| i64::from(card.pips())).max();
    let answered = his + answer.unwrap_or(0);
    assert!(answered < mine, "he can't answer it at once");
}

#[test]
fn the_first_of_two_pictures_meets_who_waits() {
    let worked = Example::read(include_str!("../../examples/joker-order.jsonl"));
    let [queen, jack] = [two("QS", "JH"), two("JH", "QS")];
    assert_eq!(worked.sorted()[0], [queen]);
    let [best, poor] = [queen, jack].map(|action| own(&worked, action));
    assert_eq!((best, poor), (MARRIAGE.into(), INTRIGUE.into()));
    let waits = |action| laid(&worked, action)[worked.me().index()].open;
    assert_eq!(waits(queen), Some(card("JH")));
    for told in [Claim::Right, Claim::Wrong] {
        worked.names(told, &[best, poor]);
    }
}

#[test]
fn two_pictures_pair_with_each_other_when_nobody_waits() {
    let worked = Example::read(include_str!("../../examples/joker-couple.jsonl"));
    let now = i64::from(before(&worked)[worked.me().index()].own());
    worked.names(Claim::Task, &[now]);
    let most = best_is_right(&worked, |action| own(&worked, action));
    worked.names(Claim::Right, &[most - now, most]);
    worked.names(Claim::Wrong, &[most - now]);
    assert!(!worked.game().legal(worked.me()).contains(&two("QS", "JH")));
}

#[test]
fn two_alike_come_in_one_order() {
    let worked = Example::read(include_str!("../../examples/same-rank.jsonl"));
    let queens = two("QS", "QH");
    assert_eq!(worked.sorted()[0], [queens]);
    let tally = laid(&worked, queens)[worked.me().index()];
    assert_eq!(tally.open, Some(card("QH")));
    for told in [Claim::Right, Claim::Wrong] {
        worked.names(told, &[tally.own().into()]);
    }
    assert!(!worked.game().legal(worked.me()).contains(&two("QH", "QS")));
}

#[test]
fn the_last_chance_for_a_joker_is_with_two_cards() {
    let worked = Example::read(include_str!("../../examples/two-left.jsonl"));
    let me = worked.me();
    let [right, wrong] = worked.sorted();
    let is_two = |action: &Action| matches!(action, Action::PlayTwo { .. });
    assert!(right.iter().all(is_two) && !wrong.iter().any(is_two));
    ends(&worked.after(&right), &mut |game| {
        let open = &game.now().open;
        let left = me.left(4);
        assert_eq!(open.court(left).last(), Some(&card("X1")));
        assert!(open.court(me).contains(&card("X2")));
        let mut without: Vec<Card> = open.court(left).to_vec();
        without.retain(|c| *c != card("X1"));
        let mut tallies = open.tallies();
        let with = standing(&tallies[..4]);
        tallies[left.index()] = Tally::of(&without);
        assert_eq!(standing(&tallies[..4]), with);
    });
}

#[test]
fn one_of_two_jokers_is_enough() {
    let worked = Example::read(include_str!("../../examples/both-jokers.jsonl"));
    let me = worked.me();
    let diamonds = |tallies: &[Tally]| {
        let others = Seat::all(4).filter(|seat| *seat != me);
        let most = others.map(|seat| pips(tallies, seat, Suit::Diamonds)).max();
        [pips(tallies, me, Suit::Diamonds), most.unwrap_or(0)]
    };
    let [right, wrong] = worked.sorted();
    let [mine, most] = diamonds(&laid(&worked, right[0]));
    assert!(mine > most && right.len() == 1);
    for action in wrong {
        let [mine, most] = diamonds(&laid(&worked, action));
        assert!(mine < most);
    }
    worked.names(Claim::Task, &[most]);
    worked.names(Claim::Right, &[mine, most, WEALTH.into()]);
    worked.names(Claim::Wrong, &[most, mine, WEALTH.into()]);
    ends(&worked.after(&right), &mut |game| {
        let open = &game.now().open;
        let [mine, most] = diamonds(&open.tallies()[..4]);
        assert!(mine > most, "nobody catches up");
        assert!(open.court(me).contains(&card("X2")));
    });
}
