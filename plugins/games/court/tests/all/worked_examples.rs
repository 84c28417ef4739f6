//! The rule file's worked examples, by their numbers.

use crate::{card, cards, pick_all, play, set, table, two};
use kortlek_court::{
    Court,
    rules::{Action, State, Step},
    score::{ACES, Tally, wealth},
};
use kortlek_rules::{Luck, Rules, Seat, french::Card, rules::Note};

const TWO: Court = Court { players: 2 };

fn legal(s: &State, seat: u8) -> Vec<Action> {
    let mut legal = Vec::new();
    TWO.legal(s, Seat(seat), &mut legal);
    legal
}

/// Both seats pick; the cards are turned up and the hands passed.
fn turn(s: &mut State, picks: &[Action]) {
    pick_all(&TWO, s, picks);
    assert_eq!(s.open.step, Step::Reveal);
    TWO.proceed(s, &mut Luck::new(0), &mut ());
    if s.open.step == Step::Pass {
        TWO.proceed(s, &mut Luck::new(0), &mut ());
    }
}

fn pictures(court: &str) -> (i32, Option<Card>) {
    let tally = Tally::of(&cards(court));
    let worth = tally.marriages + tally.intrigues + tally.affairs;
    (worth, tally.open)
}

#[test]
fn example_1_order_of_pictures() {
    assert_eq!(pictures("KS QH QS JC"), (8, None));
    assert_eq!(pictures("KS KH QS QC"), (0, None));
    assert_eq!(pictures("JS KH QS"), (4, Some(card("QS"))));
    assert_eq!(pictures("QS JH KS KC JD"), (3, Some(card("JD"))));
}

#[test]
fn example_2_aces() {
    let points =
        ["", "AS", "AS AH", "AS AH AD", "AS AH AD AC"].map(|court| Tally::of(&cards(court)).own());
    assert_eq!(points, [0, 5, 3, 1, 0]);
    assert_eq!(points, ACES);
}

fn wealth_of(courts: &[&str]) -> Vec<i32> {
    let tallies: Vec<Tally> = courts.iter().map(|c| Tally::of(&cards(c))).collect();
    wealth(&tallies)[..courts.len()].to_vec()
}

#[test]
fn example_3_wealth_three_seats() {
    assert_eq!(wealth_of(&["9H 5S", "4H 5H 2S", "9S 3D"]), [2, 2, 10]);
}

#[test]
fn example_4_wealth_four_seats() {
    let courts = ["7H", "3H 4H", "2H 5H", "AS"];
    assert_eq!(wealth_of(&courts), [1, 1, 1, 0]);
    assert_eq!(Tally::of(&cards(courts[3])).own(), 5);
}

#[test]
fn example_5_a_joker_and_an_open_picture() {
    let s = table(&[("X1 KD", "QS JH 4D"), ("2S 3S", "5S 6S 7S")]);
    assert_eq!(
        legal(&s, 0),
        [
            play("4D"),
            play("JH"),
            play("QS"),
            two("4D", "JH"),
            two("4D", "QS"),
            two("JH", "QS"),
            two("QS", "JH"),
        ]
    );
    for (pick, worth, open) in [(two("QS", "JH"), 5, "JH"), (two("JH", "QS"), 4, "QS")] {
        let mut s = s;
        turn(&mut s, &[pick, play("5S")]);
        let tally = Tally::of(s.open.court(Seat(0)));
        assert_eq!((tally.own(), tally.open), (worth, Some(card(open))));
        assert_eq!(s.open.court(Seat(0))[0], card("KD"));
        assert_eq!(s.hand(Seat(1)), set("4D X1"));
        assert!(s.open.shown[1].has(card("X1")));
    }
}

#[test]
fn example_6_a_joker_and_no_open_picture() {
    let s = table(&[("X1 KD QC", "QS JH 4D"), ("2S 3S 4S", "5S 6S 7S")]);
    let pairs = [two("4D", "JH"), two("4D", "QS"), two("JH", "QS")];
    assert_eq!(legal(&s, 0)[3..], pairs);
    assert!(!TWO.is_legal(&s, Seat(0), two("QS", "JH")));
}

#[test]
fn example_7_same_rank() {
    let s = table(&[("X1 KD", "QS QH 4D"), ("2S 3S", "5S 6S 7S")]);
    assert!(TWO.is_legal(&s, Seat(0), two("QS", "QH")));
    assert!(!TWO.is_legal(&s, Seat(0), two("QH", "QS")));
    assert!(!legal(&s, 0).contains(&two("QH", "QS")));
    let mut s = s;
    turn(&mut s, &[two("QS", "QH"), play("5S")]);
    let tally = Tally::of(s.open.court(Seat(0)));
    assert_eq!((tally.marriages, tally.open), (5, Some(card("QH"))));
}

#[test]
fn example_8_two_cards_left() {
    let mut s = table(&[("X1", "7D X2"), ("2S", "5S 6S")]);
    assert_eq!(legal(&s, 0), [play("7D"), play("X2"), two("7D", "X2")]);
    turn(&mut s, &[two("7D", "X2"), play("5S")]);
    assert_eq!(s.open.court(Seat(0)), cards("7D X2"));
    assert_eq!(s.hand(Seat(1)), set("X1"));
    assert_eq!(legal(&s, 1), [play("X1")]);
    let mut s = table(&[("X2", "7D X1"), ("2S", "5S 6S")]);
    turn(&mut s, &[two("7D", "X1"), play("5S")]);
    assert_eq!(s.open.court(Seat(0)), cards("7D X1"));
    assert_eq!(s.hand(Seat(1)), set("X2"));
}

#[test]
fn example_9_one_card_left() {
    let s = table(&[("X1 X2", "QS"), ("2S 3S", "5S")]);
    assert_eq!(legal(&s, 0), [play("QS")]);
}

#[test]
fn example_10_both_jokers() {
    let mut s = table(&[("X1 X2", "7D 8D"), ("2S 3S", "5S 6S")]);
    assert_eq!(legal(&s, 0), [play("7D"), play("8D"), two("7D", "8D")]);
    turn(&mut s, &[two("7D", "8D"), play("5S")]);
    assert_eq!(s.hand(Seat(1)), set("X1"));
    assert_eq!(s.open.court(Seat(0)), cards("X2 7D 8D"));
    assert_eq!(legal(&s, 0), [play("6S")]);
}

#[test]
fn example_11_a_whole_round_two_seats() {
    let mut s = table(&[
        ("KS 7H X1 AD JS 9C 2H TD 4H", ""),
        ("QD QH 9S AC AS 3H 5D KH TC", ""),
    ]);
    assert_eq!(s.open.step, Step::Score);
    let mut notes: Vec<Note> = Vec::new();
    TWO.proceed(&mut s, &mut Luck::new(0), &mut notes);
    let notes = notes.iter().map(|n| (n.seat.0, n.points, n.why.as_ref()));
    assert_eq!(
        notes.collect::<Vec<_>>(),
        [
            (0, 4, "intrigue"),
            (0, 5, "aces"),
            (0, 10, "wealth"),
            (1, 3, "aces"),
            (1, 10, "wealth"),
        ]
    );
    assert_eq!(s.open.totals[..2], [19, 13]);
    assert_eq!(s.open.step, Step::Deal);
}

#[test]
fn example_12_a_turn_in_the_trace() {
    let mut s = table(&[
        ("X1", "KD 4C 2S 9H 6D 6H 3C 8S"),
        ("TH", "AS 2H 3H 4H 5H 7H 8H 2D"),
    ]);
    let picks = [
        r#"{"play_two":{"cards":["9H","KD"]}}"#,
        r#"{"play":{"card":"AS"}}"#,
    ]
    .map(|text| {
        let action: Action = serde_json::from_str(text).expect("an action of the rule file");
        let written = serde_json::to_string(&action).expect("an action is plain data");
        assert_eq!(written, text);
        action
    });
    turn(&mut s, &picks);
    assert_eq!(s.open.court(Seat(0)), cards("9H KD"));
    assert_eq!(s.open.court(Seat(1)), cards("TH AS"));
    assert_eq!(s.hand(Seat(1)), set("4C 2S 6D 6H 3C 8S X1"));
    assert_eq!(s.hand(Seat(0)).len(), 7);
}
