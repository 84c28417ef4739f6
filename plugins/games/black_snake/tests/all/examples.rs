//! The examples of the rules page come out as they say.

use kortlek_black_snake::{
    BlackSnake,
    rules::{Action, Open, State},
};
use kortlek_rules::{
    Match, Rules, Seat, Turn,
    conformance::{Claim, WorkedExample},
    french::{Card, CardSet},
};

type Example = WorkedExample<BlackSnake>;

macro_rules! example {
    ($name:literal) => {
        Example::read(include_str!(concat!("../../examples/", $name, ".jsonl")))
    };
}

fn open(worked: &Example) -> Open {
    worked.game().now().open
}

/// The most points that a run of a seat can bring now, and of how many cards it is; of runs that use this card, if any.
fn best_run(rules: &BlackSnake, s: &State, with: Option<Card>) -> (u8, u8) {
    let mut legal = Vec::new();
    rules.legal(s, s.open.turn, &mut legal);
    let runs = legal.into_iter().filter_map(|action| {
        let mut then = *s;
        let points = s.open.run_points();
        match action {
            Action::Lay { card, .. } | Action::Add { card } => {
                rules.act(&mut then, s.open.turn, action, &mut ());
                let left = with.filter(|wanted| *wanted != card);
                Some(best_run(rules, &then, left))
            }
            Action::Stop {} if with.is_none() => Some((points, s.open.laid)),
            _ => None,
        }
    });
    runs.max().unwrap_or((0, 0))
}

/// Checks that the goal is the most points that the position holds, and that the sentences name it. Gives them.
fn takes_all_there_is(worked: &Example) -> i64 {
    let most = i64::from(best_run(worked.game().rules(), worked.game().now(), None).0);
    assert_eq!(worked.at_least(), Some(most));
    worked.mentions(Claim::Wrong, &[most]);
    let before = open(worked).points[worked.me().index()];
    for run in worked.right() {
        let points = worked.after(&run).now().open.points[worked.me().index()];
        assert_eq!(i64::from(points - before), most, "{run:?}");
        assert_eq!(run.last(), Some(&Action::Stop {}));
    }
    most
}

fn laid(run: &[Action]) -> usize {
    run.len() - 1
}

fn lays(action: &Action) -> bool {
    matches!(action, Action::Lay { .. })
}

fn draws(action: &Action) -> bool {
    matches!(action, Action::DrawOpen { .. } | Action::DrawDeck {})
}

fn card(id: &str) -> Card {
    id.parse().expect("the id of a card")
}

/// Points and number of cards of the best run that the person could lay in a turn with these cards added to the hand.
fn best_with(worked: &Example, more: &[Card], with: Option<Card>) -> (u8, u8) {
    let s = worked.game().now();
    let more = more.iter().copied();
    let hand = more.fold(s.hand(worked.me()), CardSet::with);
    let hand: Vec<Card> = hand.iter().collect();
    let tracks: Vec<Card> = s.open.tracks.into_iter().flatten().collect();
    let mut hands: Vec<&[Card]> = vec![&[][..]; tracks.len()];
    hands[worked.me().index()] = &hand;
    let then = State::with_table(&tracks, &hands, s.open.slots, &[], &[], worked.me());
    best_run(worked.game().rules(), &then, with)
}

#[test]
fn the_longest_of_three_runs() {
    let worked = example!("three-runs");
    let most = takes_all_there_is(&worked);
    worked.names(Claim::Task, &[most]);
    worked.names(Claim::Right, &[most]);
    worked.names(Claim::Wrong, &[most, 2]);
    assert!(worked.right().iter().all(|run| laid(run) == 3));
}

#[test]
fn a_run_goes_round_the_circle() {
    let worked = example!("round-the-circle");
    let most = takes_all_there_is(&worked);
    worked.names(Claim::Task, &[most]);
    worked.names(Claim::Right, &[most]);
}

#[test]
fn a_fifth_card_adds_nothing() {
    let worked = example!("five-cards");
    let most = takes_all_there_is(&worked);
    worked.mentions(Claim::Task, &[most]);
    worked.names(Claim::Right, &[most]);
    let lengths: Vec<usize> = worked.right().iter().map(|run| laid(run)).collect();
    assert_eq!(lengths, [4, 5]);
}

#[test]
fn a_picture_needs_an_end() {
    let worked = example!("a-picture-needs-an-end");
    let most = takes_all_there_is(&worked);
    worked.names(Claim::Task, &[most]);
    worked.names(Claim::Right, &[8, 9, most]);
    worked.names(Claim::Wrong, &[most, 1, 8, 9]);
    let places = worked.game().legal(worked.me()).into_iter().filter(lays);
    assert_eq!(places.count(), 1, "it goes in one place");
}

#[test]
fn a_third_picture_reaches_the_two() {
    let worked = example!("out-of-reach");
    let two = Some(card("2C"));
    let reached = |more: &[Card]| best_with(&worked, more, two).0 > 0;
    assert!(!reached(&[]));
    for (right, actions) in [true, false].into_iter().zip(worked.sorted()) {
        for action in actions {
            if let Action::DrawOpen { card } = action {
                assert_eq!(reached(&[card]), right, "{card}");
            }
        }
    }
    let (points, cards) = best_with(&worked, &[card("JD")], two);
    assert_eq!(cards, 4);
    worked.mentions(Claim::Right, &[9, 10, 2, points.into()]);
}

#[test]
fn a_picture_fills_a_gap() {
    let worked = example!("a-picture-in-the-middle");
    let most = takes_all_there_is(&worked);
    worked.names(Claim::Task, &[most]);
    worked.names(Claim::Right, &[5, most]);
    assert!(worked.right().iter().all(|run| laid(run) == 4));
}

#[test]
fn four_pictures_lead_both_ways() {
    let worked = example!("both-ways");
    let most = takes_all_there_is(&worked);
    worked.names(Claim::Task, &[most]);
    worked.names(Claim::Right, &[most]);
    worked.names(Claim::Wrong, &[most]);
    assert!(worked.right().iter().all(|run| laid(run) == 5));
    assert_eq!(worked.right().len(), 2);
}

#[test]
fn any_open_number_makes_a_run_of_four() {
    let worked = example!("only-pictures");
    assert_eq!(best_with(&worked, &[], None), (0, 0));
    let drawn: Vec<Card> = open(&worked).slots.into_iter().flatten().collect();
    assert_eq!(worked.right().len(), drawn.len());
    for card in drawn {
        assert!(worked.right().contains(&vec![Action::DrawOpen { card }]));
        assert_eq!(best_with(&worked, &[card], None), (7, 4), "{card}");
    }
    worked.names(Claim::Right, &[7]);
    worked.names(Claim::Wrong, &[7]);
}

#[test]
fn asking_costs_no_turn() {
    let worked = example!("new-tracks");
    let me = worked.me();
    let [right, wrong] = worked.sorted();
    assert_eq!(right, [Action::Propose {}]);
    assert!(wrong.iter().all(draws), "{wrong:?}");
    for agree in [true, false] {
        let vote = (Seat(1), Action::Vote { agree });
        let mut game = worked.after_all([(me, Action::Propose {}), vote]);
        game.settle();
        assert_eq!(game.turn(), Turn::Act([me].into_iter().collect()));
        let legal = game.legal(me);
        assert!(legal.iter().any(draws));
        assert!(!legal.contains(&Action::Propose {}));
        let new = game.now().open.tracks != open(&worked).tracks;
        assert_eq!(new, agree);
    }
}

#[test]
fn one_refusal_keeps_the_tracks_and_the_run() {
    let worked = example!("a-vote");
    let (me, other) = (worked.me(), Seat(1));
    let mut game: Match<BlackSnake> = worked.after(&worked.right()[0]);
    game.settle();
    let legal = game.legal(other);
    assert!(!legal.is_empty() && legal.iter().all(draws), "{legal:?}");
    for _ in 0..2 {
        game.settle();
        game.commit(other, Action::DrawDeck {})
            .expect("there is a deck");
    }
    game.settle();
    assert_eq!(game.turn(), Turn::Act([me].into_iter().collect()));
    let (points, cards) = best_run(game.rules(), game.now(), None);
    assert_eq!(cards, 3);
    worked.names(Claim::Task, &[8, 9, 10, 1]);
    worked.names(Claim::Right, &[points.into()]);
    worked.names(Claim::Wrong, &[7, points.into()]);
    let mut agreed = worked.after(&[Action::Vote { agree: true }]);
    agreed.settle();
    let gone = open(&worked).tracks[0];
    assert!(!agreed.now().open.tracks.contains(&gone));
}

#[test]
fn drawing_brings_the_covered_cards_back() {
    let worked = example!("the-deck-runs-out");
    let [right, wrong] = worked.sorted();
    assert_eq!(open(&worked).deck, 1);
    assert!(wrong.iter().all(lays) && !right.iter().any(lays));
    for first in right {
        for second in worked.after(&[first]).legal(worked.me()) {
            let mut game = worked.after(&[first, second]);
            game.settle();
            assert!(game.now().open.used.is_empty(), "{first:?} {second:?}");
        }
    }
}

#[test]
fn a_lay_fills_the_open_places_again() {
    let worked = example!("one-card-only");
    let most = takes_all_there_is(&worked);
    worked.names(Claim::Task, &[most]);
    worked.names(Claim::Right, &[most]);
    worked.mentions(Claim::Wrong, &[most, 9, 10]);
    let free = |open: &Open| open.slots.iter().filter(|slot| slot.is_none()).count();
    assert_eq!(free(&open(&worked)), 2);
    for run in worked.right() {
        let mut game = worked.after(&run);
        game.settle();
        assert_eq!(free(&game.now().open), 0);
    }
    let draw = |a: &Action| matches!(a, Action::DrawOpen { .. });
    let first = worked.game().legal(worked.me()).into_iter().find(draw);
    let mut game = worked.after(&[first.expect("one card is open")]);
    game.settle();
    assert_ne!(game.now().open.turn, worked.me(), "there is no second");
}

#[test]
fn the_last_points_end_the_game() {
    let worked = example!("the-last-points");
    let most = i64::from(best_run(worked.game().rules(), worked.game().now(), None).0);
    assert_eq!(worked.at_least(), Some(most));
    let before = i64::from(open(&worked).points[worked.me().index()]);
    let target = i64::from(worked.game().rules().target);
    worked.names(Claim::Task, &[before, target]);
    worked.names(Claim::Right, &[target]);
    worked.names(Claim::Wrong, &[target, 1]);
    assert_eq!(before + most, target);
    for run in worked.right() {
        assert_eq!(worked.after(&run).turn(), Turn::Over);
    }
}
