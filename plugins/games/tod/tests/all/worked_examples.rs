//! The rule file's worked examples, by their numbers.

use kortlek_rules::{
    Luck, Match, Rules, Seat, Seats, Turn,
    french::{Card, CardSet, Suit},
    game::First,
    trace::{self, Wanted},
};
use kortlek_tod::{
    Tod,
    case::{ALL, Numbers, Question, Solution, cases},
    rules::{Action, Said, State, Step, hour},
};
use serde_json::{Value, json};
use std::collections::BTreeSet;

fn card(id: &str) -> Card {
    id.parse().expect("the id of a card")
}

fn set(ids: &str) -> CardSet {
    ids.split_whitespace().map(card).collect()
}

fn list(ids: &str) -> Vec<Card> {
    ids.split_whitespace().map(card).collect()
}

fn rules(players: u8) -> Tod {
    Tod {
        players,
        first: First::Seat(Seat(0)),
        table: 4,
        complicated: false,
        head_start: Seats::NONE,
    }
}

fn basic(numbers: [u8; 2], motive: Suit, weapon: Suit) -> Solution {
    Solution {
        numbers: Numbers::new(&numbers),
        motive: Some(motive),
        weapon: Some(weapon),
    }
}

fn four(numbers: [u8; 4]) -> Solution {
    Solution {
        numbers: Numbers::new(&numbers),
        motive: None,
        weapon: None,
    }
}

/// The answers to the four questions.
fn answers(case: &str, visible: &str) -> [bool; 4] {
    Question::ALL.map(|q| q.answer(set(case), set(visible)))
}

#[test]
fn example_1_the_source_s_times() {
    let solution = Solution::of(set("4D 3C"), false);
    assert_eq!(solution, basic([3, 4], Suit::Diamonds, Suit::Clubs));
    assert_eq!(solution.time().as_deref(), Some("7:34"));
    let time = |a, b| basic([a, b], Suit::Hearts, Suit::Spades).time();
    assert_eq!(time(1, 1).as_deref(), Some("2:11"));
    assert_eq!(time(6, 6).as_deref(), Some("12:66"));
    assert_eq!(four([1, 1, 1, 1]).time(), None);
}

#[test]
fn example_2_the_source_s_question() {
    let (three, four) = (set("6S 5H AD"), set("6S 5H AD 2C"));
    for case in cases(ALL.minus(four), false) {
        assert!(!Question::SuitMissing.answer(case, four));
        let bat = case.iter().any(|c| c.suit() == Some(Suit::Clubs));
        assert_eq!(Question::SuitMissing.answer(case, three), bat);
        let there = |visible| Question::NumberThere.answer(case, visible);
        let one_of = |numbers: &[u8]| case.iter().any(|c| numbers.contains(&c.rank()));
        assert_eq!(there(four), one_of(&[1, 2, 5, 6]));
        assert_eq!(there(three), one_of(&[1, 5, 6]));
    }
}

#[test]
fn example_3_double_number() {
    assert_eq!(answers("4H 4S", "4D 2C AS 6C"), [true, false, true, true]);
}

#[test]
fn example_4_one_there_one_missing() {
    assert_eq!(answers("2D 5C", "2S 3S 6H AS"), [true, true, false, true]);
}

#[test]
fn example_5_covered_cards_do_not_count() {
    let rules = rules(2);
    let mut s = State::with_table(
        &[set("4H 4C"), set("2D 5C")],
        &list("2S 3S 6H AS"),
        &list("5D 6D"),
        Seat(0),
    );
    rules.proceed(&mut s, &mut Luck::new(0), &mut ());
    assert_eq!(s.open.flipped, Some(card("5D")));
    rules.act(&mut s, Seat(0), Action::Flip { onto: 0 }, &mut ());
    assert_eq!(rules.visible(&s.open), set("5D 3S 6H AS"));
    assert!(s.open.under[0].has(card("2S")));
    for (question, yes) in Question::ALL.into_iter().zip([true, true, true]) {
        let mut t = s;
        rules.act(&mut t, Seat(0), Action::Ask { question }, &mut ());
        let said = Said::Answer {
            seat: Seat(0),
            question,
            yes,
        };
        assert_eq!(t.open.said, Some(said));
        assert_eq!(t.open.seat, Seat(1));
        assert!(t.open.clues[1].allow(set("2D 5C"), false));
    }
}

fn at_ask(cases: &[CardSet]) -> State {
    let rules = rules(cases.len() as u8);
    let mut s = State::with_table(
        cases,
        &list("2S 3S 6H AS"),
        &list("5D 6D 6C 6S 5S AC"),
        Seat(0),
    );
    rules.proceed(&mut s, &mut Luck::new(0), &mut ());
    rules.act(&mut s, Seat(0), Action::Flip { onto: 1 }, &mut ());
    s
}

#[test]
fn example_6_which_number_where() {
    let rules = rules(2);
    let solution: Action =
        serde_json::from_str(r#"{"solve":{"numbers":[3,4],"motive":"H","weapon":"C"}}"#)
            .expect("an action of the rule file");
    for case in ["3H 4C", "4H 3C"] {
        let mut s = at_ask(&[set("AH 2C"), set(case)]);
        assert!(rules.is_legal(&s, Seat(0), solution));
        rules.act(&mut s, Seat(0), solution, &mut ());
        assert_eq!(rules.turn(&s), Turn::Over);
        let end = rules.payoff(&s);
        let wanted = (&[1, 0][..], Seats::one(Seat(0)), "solved");
        assert_eq!((end.scores(), end.winners, end.end), wanted);
    }
    let s = at_ask(&[set("AH 2C"), set("3H 4C")]);
    let wrong = Action::Solve(basic([4, 3], Suit::Hearts, Suit::Clubs));
    assert!(!rules.is_legal(&s, Seat(0), wrong));
    let refusal = rules.refusal(&rules.view(&s, Some(Seat(0))), Seat(0), wrong);
    assert_eq!(refusal.0, "no-numbers-but-in-order".into());
}

/// Plays a turn: the flipped card goes onto position 0, then the seat asks or solves.
fn turn(rules: &Tod, s: &mut State, seat: u8, action: Action) {
    rules.proceed(s, &mut Luck::new(1), &mut ());
    assert_eq!(s.open.step, Step::Flip, "turn {}", s.open.turn);
    assert_eq!(s.open.seat, Seat(seat));
    rules.act(s, Seat(seat), Action::Flip { onto: 0 }, &mut ());
    rules.act(s, Seat(seat), action, &mut ());
}

const ASK: Action = Action::Ask {
    question: Question::SuitThere,
};

#[test]
fn example_7_wrong_solution() {
    let rules = rules(3);
    let mut game = Match::new(rules, 4);
    game.settle();
    let mut s = *game.now();
    // The setup is done and the first card is turned up.
    rules.act(&mut s, Seat(0), Action::Flip { onto: 0 }, &mut ());
    rules.act(&mut s, Seat(0), ASK, &mut ());
    for seat in [1, 2, 0, 1, 2] {
        turn(&rules, &mut s, seat, ASK);
    }
    assert_eq!(s.open.turn, 7);
    let right = Solution::of(s.case(Seat(1)), false);
    let wrong = basic([1, 1], Suit::Hearts, Suit::Spades);
    assert_ne!(right, wrong);
    turn(&rules, &mut s, 0, Action::Solve(wrong));
    assert_eq!(s.open.marked, Seats::one(Seat(0)));
    turn(&rules, &mut s, 1, ASK);
    turn(&rules, &mut s, 2, ASK);
    assert_eq!((s.open.turn, s.open.seat), (10, Seat(0)));
    let mut notes: Vec<kortlek_rules::Note> = Vec::new();
    rules.proceed(&mut s, &mut Luck::new(1), &mut notes);
    assert!(notes.is_empty());
    assert_eq!(s.open.said, Some(Said::Skip { seat: Seat(0) }));
    assert!(s.open.marked.is_empty());
    turn(&rules, &mut s, 1, ASK);
    turn(&rules, &mut s, 2, ASK);
    assert_eq!(s.open.turn, 13);
    turn(&rules, &mut s, 0, Action::Solve(right));
    assert_eq!(s.open.solved, Some(Seat(0)));
}

/// The first of these seats decides: the card goes onto this pile, or the seat asks.
fn decide(game: &mut Match<Tod>, seats: Seats, onto: u8) {
    let seat = seats.first().expect("somebody acts");
    let action = match game.now().open.step {
        Step::Flip => Action::Flip { onto },
        _ => ASK,
    };
    game.commit(seat, action).expect("it is legal");
}

/// Number of cards in the first new deck, and the turn in which it is made.
fn first_redeck(rules: Tod) -> (usize, u16) {
    let mut game = Match::new(rules, 9);
    loop {
        match game.turn() {
            Turn::Act(seats) => decide(&mut game, seats, 0),
            _ => {
                game.proceed();
            }
        }
        for event in &game.steps().last().expect("a step was made").events {
            if let kortlek_rules::Event::Shuffle { name, cards } = event
                && name == "redeck"
            {
                return (cards.len(), game.now().open.turn);
            }
        }
    }
}

#[test]
fn example_8_redeck() {
    assert_eq!(first_redeck(rules(2)), (16, 17));
}

#[test]
fn example_9_smallest_deck() {
    let rules = Tod {
        table: 5,
        complicated: true,
        ..rules(4)
    };
    assert_eq!(first_redeck(rules), (3, 4));
}

#[test]
fn example_10_complicated() {
    let case = set("3H 6D AC 3S");
    assert_eq!(Solution::of(case, true), four([1, 3, 3, 6]));
    assert_ne!(Solution::of(case, true), four([1, 3, 6, 6]));
    assert!(!Question::NumberMissing.answer(case, set("AH 3D 6C")));
    assert!(Question::NumberMissing.answer(case, set("AH 3D 2C")));
}

#[test]
fn example_11_head_start() {
    let rules = Tod {
        head_start: Seats::one(Seat(1)),
        ..rules(3)
    };
    assert_eq!(hour(set("5H AS")), 6);
    let mut s = State::with_table(
        &[set("4H 4C"), set("2D 5C"), set("5H AS")],
        &list("2S 3S 6H 4S"),
        &list("5D 6D"),
        Seat(0),
    );
    rules.proceed(&mut s, &mut Luck::new(0), &mut ());
    let told = |seat| rules.view(&s, Some(Seat(seat))).hour;
    assert_eq!([told(0), told(1), told(2)], [None, Some(6), None]);
    assert_eq!(rules.view(&s, None).hour, None);
    let of_six = cases(ALL, false).filter(|case| hour(*case) == 6);
    let numbers = of_six.map(|case| Solution::of(case, false).numbers.list().to_vec());
    let wanted = [vec![1, 5], vec![2, 4], vec![3, 3]];
    assert_eq!(numbers.collect::<BTreeSet<_>>(), BTreeSet::from(wanted));
}

#[test]
fn example_12_cap() {
    let rules = rules(2);
    let mut game = Match::new(rules, 2);
    while game.turn() != Turn::Over {
        game.settle();
        if let Turn::Act(seats) = game.turn() {
            decide(&mut game, seats, 3);
        }
    }
    assert_eq!(game.now().open.turn, 100);
    let end = game.result().expect("the game is over");
    let wanted = (&[0, 0][..], Seats::NONE, "cap");
    assert_eq!((end.scores(), end.winners, end.end), wanted);
}

#[test]
fn a_right_solution_in_the_last_turn_wins() {
    let rules = rules(2);
    let mut s = at_ask(&[set("AH 2C"), set("3H 4C")]);
    s.open.turn = 100;
    let mut cut = s;
    rules.act(&mut cut, Seat(0), ASK, &mut ());
    assert_eq!(rules.payoff(&cut).end, "cap");
    assert_eq!(rules.turn(&cut), Turn::Over);
    let right = Action::Solve(Solution::of(set("3H 4C"), false));
    rules.act(&mut s, Seat(0), right, &mut ());
    assert_eq!(rules.payoff(&s).end, "solved");
}

#[test]
fn the_setup_deals_as_in_the_rule_file() {
    let header = r#"{"trace":1,"game":"tod","options":{"players":3,"first":1,"table":3,"complicated":false,"head_start":[0,2]},"seed":1,"first":1,"seats":["a","b","c"]}"#;
    let red = "AH AD 2H 2D 3H 3D 4H 4D 5H 5D 6H 6D";
    let black = "6S 6C 5S 5C 4S 4C 3S 3C 2S 2C AS AC";
    let deck = "2D AS 3H AC 3D 2C 4H 2S 4D 3C 5H 3S 5D 4C 6H 4S 6D 5C";
    let line = |name: &str, ids: &str| {
        json!({"shuffle": name, "cards": ids.split(' ').collect::<Vec<_>>()}).to_string()
    };
    let text = [
        header.to_owned(),
        line("red", red),
        line("black", black),
        line("deck", deck),
        r#"{"seat":1,"phase":"flip","action":{"flip":{"onto":2}}}"#.to_owned(),
        r#"{"seat":1,"phase":"ask","action":{"ask":{"question":"number_there"}}}"#.to_owned(),
    ]
    .join("\n");
    let (game, _) = trace::read::<Tod>(&text, Wanted::AsFarAsItGoes).expect("a good trace");
    let s = game.now();
    let dealt = ["AH 6S", "AD 6C", "2H 5S"].map(set);
    assert_eq!([0, 1, 2].map(|i| s.case(Seat(i))), dealt);
    assert_eq!(s.open.tops[..3], list("2D AS AC"));
    assert!(s.open.under[2].has(card("3H")));
    // Visible are 2, A, A; seat 2 has 2 and 5.
    assert!(matches!(s.open.said, Some(Said::Answer { yes: true, .. })));
    assert_eq!(game.rules().view(s, Some(Seat(0))).hour, Some(7));
    assert_eq!(game.rules().view(s, Some(Seat(2))).hour, Some(7));
    assert_eq!(game.rules().view(s, Some(Seat(1))).hour, None);
}

#[test]
fn actions_are_written_as_in_the_rule_file() {
    let question = Question::NumberThere;
    let time = basic([3, 4], Suit::Diamonds, Suit::Clubs);
    let asked = json!({"ask": {"question": "number_there"}});
    let named = json!({"solve": {"numbers": [3, 4], "motive": "D", "weapon": "C"}});
    let numbers = json!({"solve": {"numbers": [1, 3, 3, 6]}});
    for (action, written) in [
        (Action::Flip { onto: 2 }, json!({"flip": {"onto": 2}})),
        (Action::Ask { question }, asked),
        (Action::Solve(time), named),
        (Action::Solve(four([1, 3, 3, 6])), numbers),
    ] {
        let value = serde_json::to_value(action).expect("an action is plain data");
        assert_eq!(value, written);
    }
    let read = |v: Value| serde_json::from_value::<Action>(v);
    assert!(read(json!({"solve": {"numbers": [1, 0]}})).is_err());
    assert!(read(json!({"solve": {"numbers": [1, 2, 3, 4, 5]}})).is_err());
    assert!(read(json!({"solve": {"numbers": [1, 2], "hour": 3}})).is_err());
}
