//! Tests of Granicus, in one program: each program that checks a game compiles the conformance kit for it anew.

mod certain;
mod conformance;
mod examples;
mod positions;
mod shown;
mod worked_examples;

use Suit::{Knots, Leaves, Moons, Suns, Waves, Wyrms};
use kortlek_granicus::rules::{Action, ROWS, State, Swap, TURNS};
use kortlek_rules::decktet::{Card, Suit};

fn card(id: &str) -> Card {
    id.parse().expect("the id of a card")
}

fn place(row: Suit, swap: Swap) -> Action {
    Action::Place { row, swap }
}

/// A final position: each row's ace, and its cards of both sides.
fn ended(rows: [(Suit, &str); ROWS]) -> State {
    let laid = rows.iter().zip(0..).flat_map(|((_, ids), row)| {
        let ids = ids.split_whitespace();
        ids.map(move |id| (card(id), row))
    });
    let laid: Vec<(Card, usize)> = laid.collect();
    State::with_rows(rows.map(|(ace, _)| ace), &laid, TURNS, None)
}

/// The rule file's example 5, a shared win.
fn shared_win() -> State {
    ended([
        (Knots, "9LK 3SK 3LY 2MK"),
        (Leaves, "5ML 8MS 2SY 6LK"),
        (Moons, "7ML 4MS 6MV"),
        (Wyrms, ""),
        (Suns, "7SK 2VL 6SY"),
        (Waves, "3MV 5SV 9VY 4VL"),
    ])
}
