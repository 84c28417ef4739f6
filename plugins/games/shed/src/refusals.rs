//! Reasons why something can't be picked or done: messages that name the rule.

use crate::{
    cards::{Kind, leads},
    rules::{Action, Open, Shed, Step, View},
    table::{picked_card, token_of},
};
use kortlek_rules::{
    Message, Seat,
    decktet::Card,
    presentation::{Scene, SceneInput, Target, Targets},
};

impl Shed {
    /// Reason why an action is not legal for the viewer, who owes a decision.
    pub(crate) fn why_not(&self, v: &View, a: Action) -> Message {
        let open = &v.open;
        let lies = |card| self.tricks_played(open).any(|(_, c)| c.contains(&card));
        let id = match (open.step, a) {
            (Step::Lead, Action::Lead { card, .. }) if v.hand.has(card) => "led-as",
            (Step::Lead | Step::Follow, Action::Lead { card, .. } | Action::Follow { card })
                if lies(card) =>
            {
                "card-was-played"
            }
            (Step::Lead, Action::Lead { .. }) => "lead-your-own",
            (Step::Lead, Action::Follow { .. }) => "you-lead",
            (Step::Follow, Action::Lead { .. }) => "led-already",
            (Step::Follow, Action::Follow { card }) if !v.hand.has(card) => "play-your-own",
            (Step::Follow, Action::Follow { .. }) => {
                let suit = self.kind(open).and_then(Kind::suit);
                suit.map_or("must-follow-type", |_| "must-follow-ace")
            }
            (Step::Shed | Step::Take | Step::TakeSupply, _) => self.why_not_token(open, a),
            _ => "tokens-move-later",
        };
        self.of_action(self.about(open, id), a)
    }

    fn why_not_token(&self, open: &Open, a: Action) -> &'static str {
        let own = self.side(open.seat);
        let (Action::Shed { suit } | Action::Take { suit, .. } | Action::TakeSupply { suit }) = a
        else {
            return first_a_token(open);
        };
        match (open.step, a) {
            (Step::Shed, Action::Take { .. } | Action::TakeSupply { .. }) => "you-hold-one",
            (Step::Take | Step::TakeSupply, Action::Shed { .. }) => "you-hold-none",
            (Step::Take, Action::TakeSupply { .. }) => "take-it-there",
            (Step::TakeSupply, Action::Take { .. }) if self.is_kingmaker(open) => "each-is-a-last",
            (Step::TakeSupply, Action::Take { .. }) => "nobody-holds-one",
            _ if !self.lead_suits(open).has(suit) => "not-on-the-lead",
            (_, Action::Take { from, .. }) if usize::from(from) == own => "not-your-own",
            (_, Action::Take { from, .. }) if usize::from(from) >= self.sides() => "no-such-side",
            (_, Action::Take { .. }) => "they-hold-none",
            (_, Action::Shed { .. }) => "you-have-none",
            _ => "supply-has-none",
        }
    }

    /// Gives a meaning to picks that can't be made: an action that the rules refuse, or a sentence on what to do
    /// instead.
    pub(crate) fn refuse(&self, scene: &mut Scene<Action>, input: &SceneInput<Shed>) {
        let (v, open, me) = (input.view, &input.view.open, input.me);
        let chosen = picked_card(input);
        let pieces = scene.layout.pieces();
        let pieces = pieces.map(|(_, item)| Target::Piece(item.piece));
        let buttons = [Kind::Location, Kind::Event].map(|kind| Target::Button(kind.name()));
        let targets: Vec<Target> = pieces.chain(buttons).collect();
        for target in targets {
            let action = self.action_at(open, me, chosen, target);
            if let Some(action) = action.filter(|a| !self.allows(open, v.hand, me, *a)) {
                scene.refuse(target, action);
            }
        }
        let instead = match (open.step, chosen) {
            (Step::Lead, Some(card)) if leads(card).len() > 1 => "say-as-what",
            (Step::Lead | Step::Follow, Some(_)) => "to-your-own-place",
            (Step::Lead, None) => "first-pick-a-lead",
            (Step::Follow, None) => "first-pick-a-card",
            _ => {
                let topmost = self.about(open, "only-the-topmost");
                let first = self.about(open, first_a_token(open));
                // Pieces that are no cards are tokens.
                scene.instead(Targets::Cards, first);
                scene.instead(Targets::Pieces, topmost);
                first_a_token(open)
            }
        };
        scene.instead(Targets::All, self.about(open, instead));
    }

    /// The action that a pick comes closest to.
    fn action_at(
        &self,
        open: &Open,
        me: Seat,
        chosen: Option<Card>,
        target: Target,
    ) -> Option<Action> {
        if let Some(card) = target.decktet() {
            let kind = leads(card)[0];
            return Some(match open.step {
                Step::Lead => Action::Lead { card, kind },
                _ => Action::Follow { card },
            });
        }
        if let Target::Button(name) = target {
            let kind = Kind::ALL.into_iter().find(|k| k.name() == name)?;
            return chosen.map(|card| Action::Lead { card, kind });
        }
        let (suit, holder) = token_of(target)?;
        Some(match holder {
            side if side == self.side(me) => Action::Shed { suit },
            side if side >= self.sides() => Action::TakeSupply { suit },
            side => Action::Take {
                from: side as u8,
                suit,
            },
        })
    }
}

/// Message for the decision that the winner of the trick owes before anything else.
const fn first_a_token(open: &Open) -> &'static str {
    match open.step {
        Step::Shed => "first-shed",
        Step::Take => "first-take",
        _ => "first-supply",
    }
}
