//! The rule file's worked examples, by their numbers.

use kortlek_court::{
    Court,
    rules::{Action, State, Step},
    score::{ACES, Tally, wealth},
};
use kortlek_rules::{
    Luck, Rules, Seat,
    french::{Card, CardSet},
    rules::Note,
};

fn card(id: &str) -> Card {
    id.parse().expect("the id of a card")
}

fn cards(ids: &str) -> Vec<Card> {
    ids.split_whitespace().map(card).collect()
}

fn set(ids: &str) -> CardSet {
    cards(ids).into_iter().collect()
}

const TWO: Court = Court { players: 2 };

fn play(id: &str) -> Action {
    Action::Play { card: card(id) }
}

fn play_two(a: &str, b: &str) -> Action {
    Action::PlayTwo {
        cards: [card(a), card(b)],
    }
}

/// The position of these courts and hands.
fn table(seats: &[(&str, &str)]) -> State {
    let courts: Vec<Vec<Card>> = seats.iter().map(|(court, _)| cards(court)).collect();
    let seats: Vec<(&[Card], CardSet)> = courts
        .iter()
        .zip(seats)
        .map(|(court, (_, hand))| (&court[..], set(hand)))
        .collect();
    State::with_table(&seats)
}

fn legal(s: &State, seat: u8) -> Vec<Action> {
    let mut legal = Vec::new();
    TWO.legal(s, Seat(seat), &mut legal);
    legal
}

/// All seats pick; the cards are turned up and the hands passed.
fn turn(rules: Court, s: &mut State, picks: &[Action]) {
    for (seat, a) in Seat::all(rules.players()).zip(picks) {
        assert!(rules.is_legal(s, seat, *a), "{a:?}");
        rules.act(s, seat, *a, &mut ());
    }
    assert_eq!(s.open.step, Step::Reveal);
    rules.proceed(s, &mut Luck::new(0), &mut ());
    if s.open.step == Step::Pass {
        rules.proceed(s, &mut Luck::new(0), &mut ());
    }
}

fn pictures(court: &str) -> (i32, Option<Card>) {
    let tally = Tally::of(&cards(court));
    (
        tally.marriages + tally.intrigues + tally.affairs,
        tally.open,
    )
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
            play_two("4D", "JH"),
            play_two("4D", "QS"),
            play_two("JH", "QS"),
            play_two("QS", "JH"),
        ]
    );
    for (pick, worth, open) in [
        (play_two("QS", "JH"), 5, "JH"),
        (play_two("JH", "QS"), 4, "QS"),
    ] {
        let mut s = s;
        turn(TWO, &mut s, &[pick, play("5S")]);
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
    assert_eq!(
        legal(&s, 0)[3..],
        [
            play_two("4D", "JH"),
            play_two("4D", "QS"),
            play_two("JH", "QS")
        ]
    );
    assert!(!TWO.is_legal(&s, Seat(0), play_two("QS", "JH")));
}

#[test]
fn example_7_same_rank() {
    let s = table(&[("X1 KD", "QS QH 4D"), ("2S 3S", "5S 6S 7S")]);
    assert!(TWO.is_legal(&s, Seat(0), play_two("QS", "QH")));
    assert!(!TWO.is_legal(&s, Seat(0), play_two("QH", "QS")));
    assert!(!legal(&s, 0).contains(&play_two("QH", "QS")));
    let mut s = s;
    turn(TWO, &mut s, &[play_two("QS", "QH"), play("5S")]);
    let tally = Tally::of(s.open.court(Seat(0)));
    assert_eq!((tally.marriages, tally.open), (5, Some(card("QH"))));
}

#[test]
fn example_8_two_cards_left() {
    let mut s = table(&[("X1", "7D X2"), ("2S", "5S 6S")]);
    assert_eq!(legal(&s, 0), [play("7D"), play("X2"), play_two("7D", "X2")]);
    turn(TWO, &mut s, &[play_two("7D", "X2"), play("5S")]);
    assert_eq!(s.open.court(Seat(0)), cards("7D X2"));
    assert_eq!(s.hand(Seat(1)), set("X1"));
    assert_eq!(legal(&s, 1), [play("X1")]);
    let mut s = table(&[("X2", "7D X1"), ("2S", "5S 6S")]);
    turn(TWO, &mut s, &[play_two("7D", "X1"), play("5S")]);
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
    assert_eq!(legal(&s, 0), [play("7D"), play("8D"), play_two("7D", "8D")]);
    turn(TWO, &mut s, &[play_two("7D", "8D"), play("5S")]);
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
    let notes: Vec<(u8, i32, &str)> = notes
        .iter()
        .map(|n| (n.seat.0, n.points, n.why.as_ref()))
        .collect();
    assert_eq!(
        notes,
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
        assert_eq!(
            serde_json::to_string(&action).expect("an action is plain data"),
            text
        );
        action
    });
    turn(TWO, &mut s, &picks);
    assert_eq!(s.open.court(Seat(0)), cards("9H KD"));
    assert_eq!(s.open.court(Seat(1)), cards("TH AS"));
    assert_eq!(s.hand(Seat(1)), set("4C 2S 6D 6H 3C 8S X1"));
    assert_eq!(s.hand(Seat(0)).len(), 7);
}
