//! Why an action is not legal: a sentence for the player that names the rule.

use crate::{
    cards::{Kind, leads},
    rules::{Action, Open, Shed, Step},
};
use kortlek_rules::{
    Refusal, Seat,
    decktet::{Card, CardSet, Suit, Suits},
};

impl Shed {
    /// Why an action is not legal for a seat with this hand.
    pub(crate) fn why_not(&self, open: &Open, hand: CardSet, seat: Seat, a: Action) -> Refusal {
        match (open.step, a) {
            (Step::Over, _) => Refusal::new("The game is over."),
            (Step::Setup | Step::Deal | Step::Trick | Step::Draw, _) => {
                Refusal::new("Nobody decides just now.")
            }
            _ if open.seat != seat => Refusal::new("It is another seat's turn."),
            (Step::Lead, Action::Lead { card, .. }) if hand.has(card) => {
                let name = card.name();
                let name = format!("{}{}", name[..1].to_uppercase(), &name[1..]);
                Refusal::new(format!("{name} is led as {}.", Shed::led_as(card)))
            }
            (Step::Lead, Action::Lead { .. }) => Refusal::new("Lead a card from your own hand."),
            (Step::Lead, Action::Follow { .. }) => {
                Refusal::new("You lead this trick: say also as what you lead the card.")
            }
            (Step::Follow, Action::Lead { .. }) => {
                Refusal::new("This trick is led already: follow it.")
            }
            (Step::Follow, Action::Follow { card }) => self.why_not_play(open, hand, card),
            (Step::Lead | Step::Follow, _) => {
                Refusal::new("Tokens move when all cards of a trick are played.")
            }
            (Step::Shed | Step::Take | Step::TakeSupply, _) => self.why_not_token(open, a),
        }
    }

    /// What a card can be led as, in words: “a location or an event”.
    fn led_as(card: Card) -> String {
        let kinds: Vec<String> = leads(card)
            .iter()
            .map(|kind| match kind {
                Kind::Event => "an event".to_owned(),
                Kind::Personality | Kind::Location => format!("a {kind}"),
                suit => suit.to_string(),
            })
            .collect();
        kinds.join(" or ")
    }

    fn words(suits: Suits) -> String {
        let names: Vec<&str> = suits.iter().map(Suit::name).collect();
        names.join(" or ")
    }

    fn why_not_play(&self, open: &Open, hand: CardSet, card: Card) -> Refusal {
        if !hand.has(card) {
            return Refusal::new("Play a card from your own hand.");
        }
        let Some(kind) = self.kind(open) else {
            return Refusal::new("No trick is led yet.");
        };
        Refusal::new(match kind {
            Kind::Event => "You hold an event: you must play one.".to_owned(),
            Kind::Personality | Kind::Location => {
                format!("You hold a {kind}: you must play one.")
            }
            suit => format!("You hold a card with {suit}: you must follow the ace."),
        })
    }

    fn why_not_token(&self, open: &Open, a: Action) -> Refusal {
        let suits = self.lead_suits(open);
        let named = Shed::words(suits);
        let own = self.side(open.seat);
        let (Action::Shed { suit } | Action::Take { suit, .. } | Action::TakeSupply { suit }) = a
        else {
            return Refusal::new("First the winner of the trick sheds or takes a token.");
        };
        Refusal::new(match (open.step, a) {
            (Step::Shed, Action::Take { .. } | Action::TakeSupply { .. }) => {
                let held = Shed::words(suits.and(open.takes[own].suits()));
                format!("You hold a token of the lead card's suits: shed {held}.")
            }
            (Step::Take | Step::TakeSupply, Action::Shed { .. }) => {
                format!("You hold no token of the lead card's suits: you must take {named}.")
            }
            (Step::Take, Action::TakeSupply { .. }) => {
                "Another side holds such a token: take it there, not from the supply.".to_owned()
            }
            (Step::TakeSupply, Action::Take { .. }) if self.targets(open).is_empty() => {
                "No other side holds such a token: take one from the supply.".to_owned()
            }
            (Step::TakeSupply, Action::Take { .. }) => {
                "Each of these tokens is somebody's last: take one from the supply.".to_owned()
            }
            _ if !suits.has(suit) => {
                format!("The token must be of a suit on the lead card: {named}.")
            }
            (_, Action::Take { from, .. }) if usize::from(from) == own => {
                "Take a token from another side, not from your own.".to_owned()
            }
            (_, Action::Take { from, .. }) if usize::from(from) >= self.sides() => {
                "There is no such side at this table.".to_owned()
            }
            (_, Action::Take { .. }) => format!("That side holds no {suit} token."),
            (_, Action::Shed { .. }) => format!("You hold no {suit} token."),
            _ => format!("There is no {suit} token in the supply."),
        })
    }
}
