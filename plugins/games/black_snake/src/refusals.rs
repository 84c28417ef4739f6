//! Why an action is refused: a message for the player for each thing that could be tried.

use crate::{
    hidden::View,
    rules::{Action, BlackSnake, Open, Step},
    tracks::{Dir, next_value, value},
};
use kortlek_rules::{
    Say,
    french::{Card, CardSet},
};

impl BlackSnake {
    /// Why an action of a seat that owes a decision is not legal, as its view tells.
    pub(crate) fn why_not(&self, v: &View, a: Action) -> Say {
        let open = &v.open;
        match (open.step, a) {
            (Step::Vote, _) => Say::new("no-vote-yet"),
            (Step::Second, Action::DrawOpen { .. } | Action::DrawDeck {}) => why_not_draw(open, a),
            (Step::Second, _) => Say::new("no-second-draw-yet"),
            (Step::Laying { dir, .. }, Action::Add { card }) => {
                why_not_card(v.hand, card, next_value(open.value, dir), dir)
            }
            (Step::Laying { .. }, Action::Stop {}) => Say::new("no-picture-at-the-end"),
            (Step::Laying { .. }, _) => Say::new("no-other-than-the-run"),
            _ => self.why_not_at_start(v, a),
        }
    }

    fn why_not_at_start(&self, v: &View, a: Action) -> Say {
        let open = &v.open;
        match a {
            Action::Lay { track, dir, card } => match open.wanted(track, dir) {
                None => Say::new("no-such-track").with("n", self.players),
                Some(wanted) => why_not_card(v.hand, card, wanted, dir),
            },
            Action::Add { .. } | Action::Stop {} => Say::new("no-run-begun"),
            Action::DrawOpen { .. } | Action::DrawDeck {} => why_not_draw(open, a),
            Action::Propose {} if !open.nothing_fits(v.hand) => Say::new("no-proposal-who-can-lay"),
            Action::Propose {} if open.proposed => Say::new("no-second-proposal"),
            Action::Propose {} => Say::new("no-proposal-same-tracks"),
            Action::Vote { .. } => Say::new("no-vote-asked"),
            Action::Pass {} => Say::new("no-passing"),
        }
    }
}

fn why_not_card(hand: CardSet, card: Card, wanted: u8, dir: Dir) -> Say {
    if !hand.has(card) {
        Say::new("no-card-in-hand").with("card", card)
    } else if value(card).is_some() {
        Say::new("no-fitting-value")
            .with("dir", dir.message())
            .with("value", wanted)
            .with("card", card)
    } else {
        Say::new("no-number-after-picture").with("value", wanted)
    }
}

fn why_not_draw(open: &Open, a: Action) -> Say {
    match a {
        Action::DrawOpen { card } if open.slots.iter().any(Option::is_some) => {
            Say::new("no-such-open-card").with("card", card)
        }
        Action::DrawOpen { .. } => Say::new("no-open-card-left"),
        _ => Say::new("no-cards-left"),
    }
}
