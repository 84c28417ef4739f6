//! Tests of Shed, in one program: each program that checks a game compiles the conformance kit for it anew.

mod conformance;
mod positions;
mod shown;
mod worked_examples;

use kortlek_rules::{
    Seat,
    decktet::{Card, Suit},
};
use kortlek_shed::{Shed, rules::State};

fn card(id: &str) -> Card {
    id.parse().expect("the id of a card")
}

fn cards(ids: &str) -> Vec<Card> {
    ids.split_whitespace().map(card).collect()
}

fn suits(names: &str) -> Vec<Suit> {
    names
        .split_whitespace()
        .map(|n| n.parse().expect("the name of a suit"))
        .collect()
}

/// The position at the start of a trick that seat 0 leads, with these tokens of each side and these hands.
fn to_lead(rules: &Shed, takes: &[&str], hands: &[Vec<Card>]) -> State {
    let takes: Vec<Vec<Suit>> = takes.iter().map(|t| suits(t)).collect();
    let takes: Vec<&[Suit]> = takes.iter().map(Vec::as_slice).collect();
    let hands: Vec<&[Card]> = hands.iter().map(Vec::as_slice).collect();
    State::with_hands(rules, Seat(0), &takes, &hands)
}
