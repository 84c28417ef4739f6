//! Tests of Paparazzi, in one program: each program that checks a game compiles the conformance kit for it anew.

mod certain;
mod conformance;
mod examples;
mod play;
mod positions;
mod shown;
mod worked_examples;

use kortlek_paparazzi::{Cell, rules::Action};
use kortlek_rules::french::Card;

fn card(id: &str) -> Card {
    id.parse().expect("the id of a card")
}

fn place(id: &str, cell: Cell) -> Action {
    Action::Place {
        card: card(id),
        cell,
    }
}
