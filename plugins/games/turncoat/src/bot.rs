//! The bots of Turncoat: the search with a little sense of the game. A team wins together, a revealed mission does not
//! tell who laid which card, and beyond the tree a loyal seat does its best for the mission and nobody accuses.

use crate::rules::{Action, State, Turncoat, VALUES};
use kortlek_bots::{Knowledge, Searcher, Strength, Utilities};
use kortlek_rules::{
    Bot, Card as _, Level, Luck, MAX_SEATS, Payoff, Played, Rules, Seat, Seen, french::Card,
};

impl Played for Turncoat {
    fn bot(&self, level: Level) -> Box<dyn Bot<Turncoat>> {
        Box::new(Searcher::new(Missions, Strength::of(level)))
    }
}

/// What the search is told of the game.
#[derive(Clone, Copy, Debug, Default)]
pub struct Missions;

/// One loyal decision in so many is made at random in playouts, so that no seat looks like a traitor for one card.
const WAVERS: usize = 8;

/// How well a card serves the mission: high of its suit, else as low as possible, and no spy.
pub fn service(card: Card, mission: Card) -> i32 {
    let value = i32::from(card.rank());
    match card.suit() == mission.suit() {
        _ if card.is_picture() => -i32::from(VALUES) - 1,
        true => value,
        false => -value,
    }
}

impl Knowledge<Turncoat> for Missions {
    type Memo = ();

    fn begin(&self, _: &Turncoat, _: &<Turncoat as Rules>::View, _: Seat) {}

    fn play(
        &self,
        rules: &Turncoat,
        state: &State,
        seat: Seat,
        buffer: &mut Vec<Action>,
        _: &mut (),
        luck: &mut Luck,
    ) -> Action {
        if let Some(mission) = state.open.mission
            && state.turncoat() != Some(seat)
            && luck.below(WAVERS) > 0
        {
            let best = state.hand(seat).iter().max_by_key(|card| {
                // Of equal ones the first in the deck's order.
                (service(*card, mission), Card::COUNT - card.index())
            });
            if let Some(card) = best {
                return Action::Commit { card };
            }
        }
        rules.legal(state, seat, buffer);
        let cards = buffer.partition_point(|a| !matches!(a, Action::Accuse { .. }));
        luck.pick(&buffer[..cards])
    }

    fn utility(&self, _: &Turncoat, payoff: &Payoff, _: &mut ()) -> Utilities {
        let mut values = [0.0; MAX_SEATS];
        for seat in payoff.winners.iter() {
            values[seat.index()] = 1.0;
        }
        values
    }

    /// The cards are shuffled before they are turned up; an accusation is heard by all.
    fn revealed(&self, _: &Turncoat, _: &State, _: Seat, action: Action, _: Seat) -> Seen<Action> {
        match action {
            Action::Accuse { .. } => Seen::Open(action),
            Action::Commit { .. } | Action::Choose { .. } => Seen::Hidden,
        }
    }
}
