//! The last turns, worked out: every card that may come next, every decision.

use crate::rules::{Action, Open, Side, TURNS};
use kortlek_bots::utility;
use kortlek_rules::decktet::{Card, CardSet};
use std::cmp::Ordering;

/// The part of the value that the margin of points makes up; the rest is who wins.
const MARGIN_PART: f32 = 0.1;
/// A lead that is clear, in points.
const CLEAR_LEAD: f32 = 6.0;

/// Value of an end for the odd player, 0 to 1.
pub(super) fn value(open: &Open) -> f32 {
    let [odd, even] = open.points();
    let won = match odd.cmp(&even).then_with(|| open.by_ranks()) {
        Ordering::Greater => 1.0,
        Ordering::Less => 0.0,
        Ordering::Equal => 0.5,
    };
    worth(won, odd - even)
}

/// Value of a win (1, a half or 0) with this lead in points.
pub(super) fn worth(won: f32, lead: i32) -> f32 {
    let margin = utility::squash(lead as f32 / CLEAR_LEAD);
    (1.0 - MARGIN_PART) * won + MARGIN_PART * margin
}

/// Value for the odd player of laying this card like this. `unseen` are the cards of each side of which nobody knows
/// yet when they come, this one left out.
pub(super) fn after(open: &Open, card: Card, action: Action, unseen: [CardSet; 2]) -> f32 {
    let mut next = *open;
    next.lay(card, action);
    if open.turn == TURNS {
        return value(&next);
    }
    let side = next.mover().index();
    let coming = unseen[side];
    let mut sum = 0.0;
    for card in coming.iter() {
        let mut rest = unseen;
        rest[side].remove(card);
        sum += best(&next, card, rest);
    }
    sum / coming.len() as f32
}

/// Value for the odd player of laying this card as well as can be.
fn best(open: &Open, card: Card, unseen: [CardSet; 2]) -> f32 {
    let value = |action| after(open, card, action, unseen);
    let values = open.actions(card).map(value);
    match open.mover() {
        Side::Odd => values.fold(f32::NEG_INFINITY, f32::max),
        Side::Even => values.fold(f32::INFINITY, f32::min),
    }
}
