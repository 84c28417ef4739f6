//! Reasons why actions are refused: a message for the player for each thing that could be tried.

use crate::{
    hidden::View,
    rules::{Action, BlackSnake, Open, Step},
    tracks::{Dir, next_value, value},
};
use kortlek_rules::{
    Message,
    french::{Card, CardSet, rank_message},
};

impl BlackSnake {
    /// Reason why an action of a seat that owes a decision is not legal, going by its view.
    pub(crate) fn why_not(&self, v: &View, a: Action) -> Message {
        let open = &v.open;
        match (open.step, a) {
            (Step::Vote, _) => Message::new("no-vote-yet"),
            (Step::Second, Action::DrawOpen { .. } | Action::DrawDeck {}) => why_not_draw(open, a),
            (Step::Second, _) => Message::new("no-second-draw-yet"),
            (Step::Laying { dir, .. }, Action::Add { card }) => {
                why_not_card(v.hand, card, next_value(open.value, dir), dir)
            }
            (Step::Laying { .. }, Action::Stop {}) => Message::new("no-picture-at-the-end"),
            (Step::Laying { .. }, _) => Message::new("no-other-than-the-run"),
            _ => self.why_not_at_start(v, a),
        }
    }

    fn why_not_at_start(&self, v: &View, a: Action) -> Message {
        let open = &v.open;
        match a {
            Action::Lay { track, dir, card } => match open.wanted(track, dir) {
                None => Message::new("no-such-track").with("n", self.players),
                Some(wanted) => why_not_card(v.hand, card, wanted, dir),
            },
            Action::Add { .. } | Action::Stop {} => Message::new("no-run-begun"),
            Action::DrawOpen { .. } | Action::DrawDeck {} => why_not_draw(open, a),
            Action::Propose {} if !open.nothing_fits(v.hand) => {
                Message::new("no-proposal-who-can-lay")
            }
            Action::Propose {} if open.proposed => Message::new("no-second-proposal"),
            Action::Propose {} => Message::new("no-proposal-same-tracks"),
            Action::Vote { .. } => Message::new("no-vote-asked"),
            Action::Pass {} => Message::new("no-passing"),
        }
    }
}

fn why_not_card(hand: CardSet, card: Card, wanted: u8, dir: Dir) -> Message {
    if !hand.has(card) {
        Message::new("no-card-in-hand").with("card", card)
    } else if value(card).is_some() {
        Message::new("no-fitting-value")
            .with("dir", dir.message())
            .with("value", rank_message(wanted))
            .with("card", card)
    } else {
        Message::new("no-number-after-picture").with("value", rank_message(wanted))
    }
}

fn why_not_draw(open: &Open, a: Action) -> Message {
    match a {
        Action::DrawOpen { card } if open.slots.iter().any(Option::is_some) => {
            Message::new("no-such-open-card").with("card", card)
        }
        Action::DrawOpen { .. } => Message::new("no-open-card-left"),
        _ => Message::new("no-cards-left"),
    }
}
