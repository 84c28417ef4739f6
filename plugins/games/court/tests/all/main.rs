//! Tests of Court, in one program: each program that checks a game compiles the conformance kit for it anew.

mod certain;
mod conformance;
mod examples;
mod play;
mod positions;
mod shown;
mod worked_examples;

use kortlek_court::{
    Court,
    rules::{Action, State},
};
use kortlek_rules::{
    Rules, Seat,
    french::{Card, CardSet},
};

fn card(id: &str) -> Card {
    id.parse().expect("the id of a card")
}

fn cards(ids: &str) -> Vec<Card> {
    ids.split_whitespace().map(card).collect()
}

fn set(ids: &str) -> CardSet {
    ids.split_whitespace().map(card).collect()
}

fn play(id: &str) -> Action {
    Action::Play { card: card(id) }
}

fn two(a: &str, b: &str) -> Action {
    let cards = [a, b].map(card);
    Action::PlayTwo { cards }
}

/// The position of these courts and hands.
fn table(seats: &[(&str, &str)]) -> State {
    let courts: Vec<Vec<Card>> = seats.iter().map(|(court, _)| cards(court)).collect();
    let hands = seats.iter().map(|(_, hand)| set(hand));
    let seats: Vec<(&[Card], CardSet)> = courts.iter().map(Vec::as_slice).zip(hands).collect();
    State::with_table(&seats)
}

/// Every seat picks; gives the position before the cards are turned up.
fn pick_all(rules: &Court, s: &mut State, picks: &[Action]) {
    for (seat, a) in Seat::all(rules.players()).zip(picks) {
        assert!(rules.is_legal(s, seat, *a), "{a:?}");
        rules.act(s, seat, *a, &mut ());
    }
}
