//! The rule file's worked examples, by their numbers.

use crate::{ACES, FIVE, TWO, at, card, table};
use kortlek_hatchet::{
    Hatchet, Place, Touch,
    rules::{Action, Fault, State, Step},
};
use kortlek_rules::{
    Dice, Note, Rules, Seat, Seats, Turn,
    french::{Card, DECK, Suit},
    game::First,
};

const RULES: Hatchet = Hatchet {
    players: 2,
    first: First::Seat(Seat(1)),
};

/// The points for a placement, which is legal.
fn points(s: &State, place: Place) -> u8 {
    let legal = RULES.is_legal(s, Seat(0), Action::Place(place));
    assert!(legal, "{place:?}");
    s.open.cover(place).expect("a legal placement").points()
}

fn fault(s: &State, place: Place) -> Fault {
    let legal = RULES.is_legal(s, Seat(0), Action::Place(place));
    assert!(!legal, "{place:?}");
    s.open.cover(place).expect_err("an illegal placement")
}

fn centres(s: &State, n: usize) -> Vec<[i32; 2]> {
    let pips = s.open.pips().filter(|p| p.card == n);
    pips.map(|p| p.centre).collect()
}

#[test]
fn example_1_a_spade_and_a_diamond_but_not_two_spades() {
    let mut s = table(&[FIVE, TWO], Some("9H"));
    let of_five = [
        [5880, 3165],
        [6120, 3165],
        [5880, 3585],
        [6120, 3585],
        [6000, 3375],
    ];
    assert_eq!(centres(&s, 0), of_five);
    assert_eq!(centres(&s, 1), [[5500, 2390], [5500, 2810]]);
    assert_eq!(s.open.scores[0], 0);
    assert_eq!(fault(&s, at(6000, 2860, 0)), Fault::Twice(Suit::Spades));
    let nine = Action::Place(at(5690, 2900, 0));
    let text = serde_json::to_string(&nine).unwrap();
    assert_eq!(text, r#"{"place":{"x":5690,"y":2900,"angle":0}}"#);
    let mut notes: Vec<Note> = Vec::new();
    RULES.act(&mut s, Seat(0), nine, &mut notes);
    assert_eq!(s.open.scores[0], 2);
    assert_eq!((notes.len(), notes[0].points), (1, 2));
    assert_eq!(&*notes[0].why, "pips");
    assert!(!centres(&s, 0).contains(&[5880, 3165]) && centres(&s, 0).len() == 4);
    assert!(!centres(&s, 1).contains(&[5500, 2810]) && centres(&s, 1).len() == 1);
    assert_eq!(centres(&s, 2).len(), 9);
}

#[test]
fn example_2_borders() {
    let s = table(&[FIVE, TWO], Some("9H"));
    assert_eq!(points(&s, at(5675, 2900, 0)), 2);
    assert_eq!(points(&s, at(5705, 2900, 0)), 2);
    assert_eq!(fault(&s, at(5674, 2900, 0)), Fault::Cut(card("5S")));
    assert_eq!(fault(&s, at(5706, 2900, 0)), Fault::Cut(card("2D")));
}

#[test]
fn example_3_covered_pips_no_longer_count() {
    // The card is clear of the places where the nine of hearts has pips of its own.
    let s = table(&[FIVE, TWO, ("9H", at(5690, 2900, 0))], Some("3C"));
    let place = at(6130, 2900, 0);
    let of_nine: Vec<[i32; 2]> = centres(&s, 2);
    let nine_is_cut = of_nine.iter().any(|pip| place.touches(*pip) == Touch::Cut);
    assert_eq!(place.touches([5880, 3165]), Touch::Cut);
    assert!(!nine_is_cut, "{of_nine:?}");
    assert_eq!(points(&s, place), 1);
}

#[test]
fn example_4_four_points_in_one_single_place() {
    let s = table(&ACES, Some("7D"));
    assert_eq!(s.open.scores[0], 0);
    assert_eq!(points(&s, at(6090, 3105, 0)), 4);
    assert_eq!(points(&s, at(6090, 3105, 180)), 4);
    for place in [
        at(6089, 3105, 0),
        at(6091, 3105, 0),
        at(6090, 3104, 0),
        at(6090, 3106, 0),
        at(6090, 3105, 1),
        at(6090, 3105, 359),
    ] {
        assert!(matches!(fault(&s, place), Fault::Cut(_)));
    }
}

#[test]
fn example_5_touching_from_outside() {
    let s = table(&[FIVE], Some("9H"));
    for place in [at(5585, 2900, 0), at(5675, 2770, 0), at(5603, 2779, 0)] {
        assert_eq!(points(&s, place), 0);
    }
    for place in [at(5586, 2900, 0), at(5675, 2771, 0), at(5604, 2779, 0)] {
        assert_eq!(fault(&s, place), Fault::Cut(card("5S")));
    }
}

#[test]
fn example_6_turned() {
    let s = table(&[FIVE], Some("9H"));
    assert_eq!(points(&s, at(5665, 3095, 45)), 1);
    assert_eq!(points(&s, at(5661, 3095, 45)), 1);
    assert_eq!(fault(&s, at(5660, 3095, 45)), Fault::Cut(card("5S")));
}

#[test]
fn example_7_which_way_it_turns() {
    let pips: Vec<[i32; 2]> = at(5000, 3000, 30).pips(card("7H")).collect();
    assert_eq!(
        pips,
        [
            [5001, 2758],
            [5209, 2878],
            [4791, 3122],
            [4999, 3242],
            [4896, 2940],
            [5104, 3060],
            [5050, 2913]
        ]
    );
    let last = at(5000, 3000, 330).pips(card("7H")).last();
    assert_eq!(last, Some([4950, 2913]));
}

#[test]
fn example_8_edge_of_the_table() {
    // The only card lies far from the edges.
    let s = table(&[("AS", Place::CENTRE)], Some("9H"));
    for place in [
        at(250, 350, 0),
        at(350, 250, 90),
        at(425, 425, 45),
        at(11750, 6400, 0),
        at(11575, 6325, 315),
    ] {
        assert_eq!(points(&s, place), 0);
    }
    for place in [
        at(249, 350, 0),
        at(350, 249, 90),
        at(424, 425, 45),
        at(11751, 6400, 0),
        at(11576, 6325, 315),
        at(-1, 3000, 0),
        at(i16::MAX, i16::MAX, 0),
    ] {
        assert_eq!(fault(&s, place), Fault::OffTable);
    }
    assert_eq!(fault(&s, at(3000, 3000, 360)), Fault::Angle);
}

#[test]
fn example_9_own_suit() {
    let s = table(&[FIVE], Some("8S"));
    assert_eq!(points(&s, at(5690, 2900, 0)), 1);
    assert_eq!(fault(&s, at(6000, 3375, 0)), Fault::Twice(Suit::Spades));
    assert_eq!(fault(&s, at(6000, 3375, 90)), Fault::Cut(card("5S")));
}

/// Chance with this shuffle.
struct Rigged(Vec<Card>);

impl Dice for Rigged {
    fn shuffle<C: kortlek_rules::Shuffled>(&mut self, name: &'static str, cards: &mut [C]) {
        assert_eq!((name, cards.len()), ("deck", self.0.len()));
        for (place, card) in cards.iter_mut().zip(&self.0) {
            *place = card.to_string().parse().ok().expect("the id of a card");
        }
    }
    fn draw<O: kortlek_rules::Outcome>(&mut self, _: &[O]) -> usize {
        unreachable!("Hatchet draws no lots")
    }
    fn first(&mut self, _: usize) -> Seat {
        unreachable!("the first seat is named")
    }
}

#[test]
fn example_10_pictures_at_the_start() {
    let top = ["KD", "QS", "5S", "JH", "3C"].map(card);
    let mut deck = top.to_vec();
    deck.extend(DECK.iter().filter(|c| !top.contains(c)));
    let mut dice = Rigged(deck);
    let mut s = RULES.start();
    let mut notes: Vec<Note> = Vec::new();
    while RULES.turn(&s) == Turn::Proceed {
        RULES.proceed(&mut s, &mut dice, &mut notes);
    }
    let laid = s.open.table();
    assert_eq!((laid.len(), laid[0].card), (1, card("5S")));
    assert_eq!(laid[0].place, Place::CENTRE);
    assert_eq!((notes.len(), notes[0].seat), (1, Seat(1)));
    assert_eq!((notes[0].points, &*notes[0].why), (2, "picture"));
    assert_eq!((s.open.scores[1], s.open.pictures_drawn()), (2, 1));
    assert_eq!((s.open.turn, s.open.drawn), (Seat(0), Some(card("3C"))));
    assert_eq!(s.open.step, Step::Place);
    // The cards at the bottom and their order are known to all.
    let view = RULES.view(&s, None);
    assert_eq!(view.bottom, ["KD", "QS"].map(card));
    assert_eq!(view.unseen().len(), 52 - 5);
}

#[test]
fn example_11_the_end() {
    for (before, scores, winners) in [
        ([24, 25], [26, 25], Seats::one(Seat(0))),
        ([24, 26], [26, 26], Seats::all(2)),
    ] {
        let mut s = table(&[("5S", Place::CENTRE)], None);
        // The deck that is left begins with three aces; the rest is in order, pictures last.
        while s.open.pictures_drawn() < 9 {
            match RULES.turn(&s) {
                Turn::Act(seats) => {
                    let seat = seats.first().expect("somebody acts");
                    let mut legal = Vec::new();
                    RULES.legal(&s, seat, &mut legal);
                    RULES.act(&mut s, seat, legal[0], &mut ());
                }
                _ => RULES.proceed(&mut s, &mut Rigged(Vec::new()), &mut ()),
            }
        }
        s.open.scores[..2].copy_from_slice(&before);
        s.open.turn = Seat(0);
        RULES.proceed(&mut s, &mut Rigged(Vec::new()), &mut ());
        assert_eq!(RULES.turn(&s), Turn::Over);
        let end = RULES.payoff(&s);
        assert_eq!((end.scores(), end.winners), (&scores[..], winners));
        assert_eq!(end.end, "tenth_picture");
    }
}
