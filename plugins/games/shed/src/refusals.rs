//! Why something can't be picked or done: messages that name the rule.

use crate::{
    cards::{Kind, leads},
    rules::{Action, Open, Shed, Step, View},
    table::{card_of, first_card, suits_arg, token_of},
};
use kortlek_rules::{
    Arg, Say, Seat,
    decktet::Card,
    tabled::{Meant, Target},
};

impl Shed {
    /// Why an action is not legal for the viewer, who owes a decision.
    pub(crate) fn why_not(&self, v: &View, a: Action) -> Say {
        let open = &v.open;
        match (open.step, a) {
            (Step::Lead, Action::Lead { card, .. }) if v.hand.has(card) => {
                let kinds = leads(card).iter().map(|kind| Arg::from(*kind));
                Say::new("led-as")
                    .with("card", card)
                    .with("kinds", Arg::Any(kinds.collect()))
            }
            (Step::Lead | Step::Follow, Action::Lead { card, .. } | Action::Follow { card })
                if self.tricks_played(open).any(|(_, c)| c.contains(&card)) =>
            {
                "card-was-played".into()
            }
            (Step::Lead, Action::Lead { .. }) => "lead-your-own".into(),
            (Step::Lead, Action::Follow { .. }) => "you-lead".into(),
            (Step::Follow, Action::Lead { .. }) => "led-already".into(),
            (Step::Follow, Action::Follow { card }) if !v.hand.has(card) => "play-your-own".into(),
            (Step::Follow, Action::Follow { .. }) => {
                let kind = self.kind(open).unwrap_or(Kind::Personality);
                let id = match kind.suit() {
                    Some(_) => "must-follow-ace",
                    None => "must-follow-type",
                };
                Say::new(id).with("kind", kind)
            }
            (Step::Shed | Step::Take | Step::TakeSupply, _) => self.why_not_token(open, a),
            _ => "tokens-move-later".into(),
        }
    }

    fn why_not_token(&self, open: &Open, a: Action) -> Say {
        let suits = self.lead_suits(open);
        let own = self.side(open.seat);
        let (Action::Shed { suit } | Action::Take { suit, .. } | Action::TakeSupply { suit }) = a
        else {
            return self.first_a_token(open);
        };
        let say = match (open.step, a) {
            (Step::Shed, Action::Take { .. } | Action::TakeSupply { .. }) => {
                let held = suits.and(open.takes[own].suits());
                return Say::new("you-hold-one").with("suits", suits_arg(held));
            }
            (Step::Take | Step::TakeSupply, Action::Shed { .. }) => Say::new("you-hold-none"),
            (Step::Take, Action::TakeSupply { .. }) => Say::new("take-it-there"),
            (Step::TakeSupply, Action::Take { .. }) if self.targets(open).is_empty() => {
                Say::new("nobody-holds-one")
            }
            (Step::TakeSupply, Action::Take { .. }) => Say::new("each-is-a-last"),
            _ if !suits.has(suit) => Say::new("not-on-the-lead"),
            (_, Action::Take { from, .. }) if usize::from(from) == own => Say::new("not-your-own"),
            (_, Action::Take { from, .. }) if usize::from(from) >= self.sides() => {
                Say::new("no-such-side")
            }
            (_, Action::Take { from, .. }) => Say::new("they-hold-none")
                .with("who", self.seats_of(usize::from(from)))
                .with("suit", suit),
            (_, Action::Shed { .. }) => Say::new("you-have-none").with("suit", suit),
            _ => Say::new("supply-has-none").with("suit", suit),
        };
        say.with("suits", suits_arg(suits))
    }

    /// What the winner of the trick has to do before anything else.
    fn first_a_token(&self, open: &Open) -> Say {
        let suits = self.lead_suits(open);
        let (id, suits) = match open.step {
            Step::Shed => (
                "first-shed",
                suits.and(open.takes[self.side(open.seat)].suits()),
            ),
            Step::Take => ("first-take", suits),
            _ => ("first-supply", suits),
        };
        Say::new(id).with("suits", suits_arg(suits))
    }

    /// What a pick means that can't be made: an action that the rules refuse, or a sentence on what to do instead.
    pub(crate) fn pick_meant(
        &self,
        v: &View,
        me: Seat,
        chosen: &[Target],
        target: Target,
    ) -> Meant<Action> {
        let open = &v.open;
        let card = first_card(chosen);
        match self.action_at(open, me, card, target) {
            Some(action) if !self.allows(open, v.hand, me, action) => Meant::Action(action),
            _ => Meant::Nothing(self.instead(open, card, target).into()),
        }
    }

    /// The action that a pick comes closest to.
    fn action_at(
        &self,
        open: &Open,
        me: Seat,
        chosen: Option<Card>,
        target: Target,
    ) -> Option<Action> {
        if let Some(card) = card_of(target) {
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
            _ if holder >= self.sides() => Action::TakeSupply { suit },
            side if side == self.side(me) => Action::Shed { suit },
            side => Action::Take {
                from: side as u8,
                suit,
            },
        })
    }

    /// What to do instead of a pick that means no action.
    fn instead(&self, open: &Open, chosen: Option<Card>, target: Target) -> Say {
        match (open.step, chosen) {
            (Step::Lead, Some(card)) if leads(card).len() > 1 => "say-as-what".into(),
            (Step::Lead | Step::Follow, Some(_)) => "to-your-own-place".into(),
            (Step::Lead, None) => "first-pick-a-lead".into(),
            (Step::Follow, None) => "first-pick-a-card".into(),
            _ if token_of(target).is_some() => "only-the-topmost".into(),
            _ => self.first_a_token(open),
        }
    }
}
