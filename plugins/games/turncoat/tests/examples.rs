//! The examples of the rules page come out as they say.

use kortlek_rules::{
    Match, Seat, Turn,
    trace::{self, Wanted},
};
use kortlek_turncoat::{
    Turncoat,
    rules::{Action, End, Step, total},
};
use std::fs;

fn open(name: &str) -> (Match<Turncoat>, Seat) {
    let path = format!("{}/examples/{name}.jsonl", env!("CARGO_MANIFEST_DIR"));
    let text = fs::read_to_string(&path).unwrap_or_else(|e| panic!("{path}: {e}"));
    let (_, text) = text.split_once('\n').expect("a head and a trace");
    let (mut game, header) =
        trace::read::<Turncoat>(text, Wanted::AsFarAsItGoes).expect("it fits the rules");
    game.settle();
    let human = header.seats.iter().position(|who| who == "human");
    (game, Seat(human.expect("a person sits there") as u8))
}

fn lay(card: &str) -> Action {
    Action::Commit {
        card: card.parse().expect("the id of a card"),
    }
}

/// Decides for the person, and lets the others, if they still owe anything, lay their first card.
fn decide(name: &str, action: Action) -> Match<Turncoat> {
    let (mut game, human) = open(name);
    let owing = match game.turn() {
        Turn::Act(seats) => seats,
        other => panic!("{name}: {other:?}"),
    };
    assert!(owing.has(human), "{name}");
    game.commit(human, action).expect("it is legal");
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

/// The total of the mission once the person has laid this card, and whether it succeeds.
fn mission(name: &str, card: &str) -> (Option<i32>, bool) {
    let mut game = decide(name, lay(card));
    assert!(game.proceed());
    let open = game.now().open;
    let total = total(open.mission.expect("it lies"), open.revealed());
    assert!(game.proceed());
    let open = game.now().open;
    (total, open.past[usize::from(open.missions) - 1].success)
}

#[test]
fn missions_come_out_as_they_say() {
    for (name, card, outcome) in [
        ("exactly-enough", "3D", (Some(7), true)),
        ("exactly-enough", "4D", (Some(6), false)),
        ("spy-of-the-suit", "JS", (None, false)),
        ("spy-of-the-suit", "8S", (Some(20), true)),
        ("aces", "AH", (Some(1), true)),
        ("nothing-matches", "3S", (Some(-7), false)),
    ] {
        assert_eq!(mission(name, card), outcome, "{name} {card}");
    }
}

#[test]
fn accusations_come_out_as_they_say() {
    let accuse = |seat| Action::Accuse { seat: Seat(seat) };
    for (name, action, end) in [
        ("two-accusations", accuse(2), End::AccusedWrong),
        ("two-accusations", accuse(1), End::AccusedRight),
        ("two-accusations", lay("7D"), End::AccusedRight),
        ("nobody-to-accuse", accuse(1), End::AccusedNobody),
    ] {
        let mut game = decide(name, action);
        game.settle();
        assert_eq!(game.now().open.end, Some(end), "{name}");
    }
}

#[test]
fn the_deck_is_as_they_say() {
    let (game, human) = open("candidates");
    let open_now = game.now().open;
    assert_eq!((open_now.leader, open_now.face_up.len()), (human, 3));
    let (game, human) = open("new-deck");
    let open_now = game.now().open;
    assert_eq!((open_now.leader, open_now.redecks), (human, 1));
    let (game, _) = open("last-card");
    assert_eq!((game.now().open.deck, game.now().open.redecks), (1, 0));
    let (game, _) = open("last-failure");
    assert_eq!((game.now().open.failures, game.now().turncoat()), (4, None));
}
