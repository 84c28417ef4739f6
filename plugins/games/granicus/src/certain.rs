//! Certain facts about the end: the last turns are worked out with every card that may come and every decision.

use crate::rules::{Open, Side, Step, TURNS, View};
use kortlek_rules::{
    Seat,
    decktet::{Card, CardSet},
};
use std::cmp::Ordering;

/// First turn from which the possible ends are few enough to be searched whenever somebody asks.
const FROM_TURN: u8 = TURNS - 3;

/// Returns true if a side wins, alone or with the other, if the rows are counted as they are.
fn wins(open: &Open, side: Side) -> bool {
    let [odd, even] = open.points();
    let odd_ahead = odd.cmp(&even).then_with(|| open.by_ranks());
    match side {
        Side::Odd => odd_ahead != Ordering::Less,
        Side::Even => odd_ahead != Ordering::Greater,
    }
}

/// Looks at ends until two of them differ.
struct Ends {
    side: Side,
    /// True if the side wins in all ends seen so far.
    wins: Option<bool>,
}

impl Ends {
    /// Notes an end. Returns true if all are alike so far.
    fn note(&mut self, open: &Open) -> bool {
        let wins = wins(open, self.side);
        *self.wins.get_or_insert(wins) == wins
    }

    /// All ends after any of the cards that may be turned up now. `unseen` are those of each side.
    fn after_any(&mut self, open: &Open, unseen: [CardSet; 2]) -> bool {
        let side = open.mover().index();
        unseen[side].iter().all(|card| {
            let mut rest = unseen;
            rest[side].remove(card);
            self.after(open, card, rest)
        })
    }

    /// All ends after this card, which lies open.
    fn after(&mut self, open: &Open, card: Card, unseen: [CardSet; 2]) -> bool {
        open.actions(card).all(|action| {
            let mut next = *open;
            next.lay(card, action);
            if open.turn == TURNS {
                self.note(&next)
            } else {
                self.after_any(&next, unseen)
            }
        })
    }
}

/// See [`kortlek_rules::Game::certain`].
pub(crate) fn certain(v: &View, seat: Seat) -> Option<bool> {
    let mut ends = Ends {
        side: v.open.side(seat),
        wins: None,
    };
    let unseen = Side::ALL.map(|side| v.unseen(side));
    let alike = match v.open.step {
        Step::Place if v.open.turn >= FROM_TURN => ends.after(&v.open, v.card()?, unseen),
        Step::TurnUp if v.open.turn > FROM_TURN => ends.after_any(&v.open, unseen),
        Step::Score | Step::TieBreak | Step::Over => ends.note(&v.open),
        _ => false,
    };
    ends.wins.filter(|_| alike)
}
