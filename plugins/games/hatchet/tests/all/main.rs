//! Tests of Hatchet, in one program: each program that checks a game compiles the conformance kit for it anew.

mod certain;
mod conformance;
mod examples;
mod places;
mod play;
mod positions;
mod shown;
mod worked_examples;

use kortlek_hatchet::{Place, rules::State};
use kortlek_rules::french::Card;

const FIVE: (&str, Place) = ("5S", at(6000, 3375, 0));
const TWO: (&str, Place) = ("2D", at(5500, 2600, 0));
/// All four can be covered from a single place.
const ACES: [(&str, Place); 4] = [
    ("AS", at(6000, 3375, 0)),
    ("AH", at(5885, 2800, 0)),
    ("AD", at(6295, 2850, 0)),
    ("AC", at(6295, 3410, 0)),
];

fn card(id: &str) -> Card {
    id.parse().expect("the id of a card")
}

const fn at(x: i16, y: i16, angle: u16) -> Place {
    Place { x, y, angle }
}

/// These cards laid in this order, then seat 0 has drawn a card, if one is named.
fn table(laid: &[(&str, Place)], drawn: Option<&str>) -> State {
    let laid: Vec<(Card, Place)> = laid.iter().map(|(id, place)| (card(id), *place)).collect();
    State::with_table(&laid, drawn.map(card)).expect("all is laid by the rules")
}
