//! The plan that the player's marks and picks amount to: which cards pay, which one is built. Cards are marked freely;
//! payments are made in the order that the rules ask for.

use super::{crane, street, suit_of};
use crate::{
    payment::place,
    rules::{Action, Step, View, worth},
};
use kortlek_rules::{
    Message, Seat,
    french::{Card, CardSet},
    presentation::{Prompt, Target},
};

/// A turn as far as it is picked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct PickedTurn {
    /// The marked cards that pay.
    pub(super) pays: CardSet,
    /// The card to be built.
    pub(super) builds: Option<Card>,
}

/// Payments can still be made: before the first building of the turn.
pub(super) fn is_paying(v: &View) -> bool {
    !v.payable().is_empty()
}

/// A building can be built with the money that is there.
pub(super) fn can_build(v: &View) -> bool {
    affords(v, CardSet::EMPTY)
}

/// These payments bring the money for a building that may be built.
fn affords(v: &View, pays: CardSet) -> bool {
    v.open.step == Step::Play
        && v.has_room()
        && v.open.money + sum(pays) >= u16::from(v.open.city().cost())
        && !v.hand.minus(pays).is_empty()
}

/// Worth of cards as money.
pub(super) fn sum(cards: CardSet) -> u16 {
    cards.iter().map(worth).sum()
}

/// The cards that can be marked: those that could pay, or be built next.
pub(super) fn marks(v: &View) -> CardSet {
    if is_paying(v) {
        let from = v.open.pay_from;
        v.hand.iter().filter(|card| place(*card) >= from).collect()
    } else if can_build(v) {
        v.hand
    } else {
        CardSet::EMPTY
    }
}

/// The marked cards among these targets, in the order in which they were marked.
fn marked(v: &View, targets: &[Target]) -> Vec<Card> {
    let cards = targets.iter().filter_map(|target| target.french());
    cards.filter(|card| v.hand.has(*card)).collect()
}

/// The street to which a card is carried.
fn home(me: Seat, card: Card) -> Target {
    Target::Zone(street(me, suit_of(card)))
}

impl PickedTurn {
    fn new(v: &View, marked: &[Card], builds: Option<Card>) -> PickedTurn {
        let pays: CardSet = match v.open.built {
            0 => marked.iter().copied().collect(),
            // Paying is over: a mark only says which card is meant.
            _ => CardSet::EMPTY,
        };
        PickedTurn {
            pays: builds.map_or(pays, |card| pays.without(card)),
            builds,
        }
    }

    /// The plan that `picked` comes to: marked cards, and what is to be built.
    pub(super) fn of(v: &View, me: Seat, picked: &[Target]) -> PickedTurn {
        let marked = marked(v, picked);
        let last = marked.last().copied();
        let builds = picked.iter().find_map(|target| match target {
            Target::Piece(_) => v.hand.iter().find(|card| *target == crane(*card)),
            Target::Zone(_) => last.filter(|card| *target == home(me, *card)),
            _ => None,
        });
        PickedTurn::new(v, &marked, builds)
    }

    /// The building can be built so.
    pub(super) fn is_possible(&self, v: &View) -> bool {
        self.builds.is_some_and(|card| v.hand.has(card)) && affords(v, self.pays)
    }

    /// The view once it is done; the building only if it can be paid for.
    pub(super) fn after(&self, v: &View) -> View {
        let builds = self.builds.filter(|_| self.is_possible(v));
        v.after(self.pays, builds)
    }

    /// The actions in the order in which the rules take them.
    pub(super) fn actions(&self) -> Vec<Action> {
        let mut pays: Vec<Card> = self.pays.iter().collect();
        pays.sort_unstable_by_key(|card| place(*card));
        let pays = pays.into_iter().map(|card| Action::Pay { card });
        pays.chain(self.builds.map(|card| Action::Build { card }))
            .collect()
    }

    /// Words of the bar while money is marked and no building is picked.
    pub(super) fn paying_prompt(&self, v: &View) -> Prompt {
        let cost = v.open.city().cost();
        let money = v.open.money + sum(self.pays);
        let about = |id| Message::new(id).with("money", money).with("cost", cost);
        match u16::from(cost).saturating_sub(money) {
            0 if self.pays == v.hand => Prompt::new("marked-title", "keep-one"),
            0 => Prompt::new("choose-title", about("marked-line")),
            short => Prompt::new("marked-title", about("short-line").with("short", short)),
        }
    }

    /// Words of the bar on the building that is picked, after which the view is `then`.
    pub(super) fn building_prompt(&self, v: &View, me: Seat, card: Card, then: &View) -> Prompt {
        let left = then.open.money;
        let title = Message::new("build").with("who", me).with("card", card);
        let title = title.with("rank", card.rank_message()).with("paid", 0);
        let id = match (left, can_build(then)) {
            (0, false) => "exact-line",
            (_, true) => "left-line",
            (_, false) => "lost-line",
        };
        let line = Message::new(id).with("money", v.open.money + sum(self.pays));
        let line = line.with("cost", v.open.city().cost()).with("left", left);
        Prompt::new(title, line.with("next", then.open.city().cost()))
    }
}

/// Buildings that these marks pay for, each with the target that builds it: its hammer or, for the card that was marked
/// last, its street.
pub(super) fn possible(v: &View, me: Seat, marks: &[Target]) -> Vec<(PickedTurn, Target)> {
    let marked = marked(v, marks);
    // The hammer of a card that pays does not build it.
    let free = v.hand.minus(PickedTurn::new(v, &marked, None).pays);
    let hammers = free.iter().map(|card| (card, crane(card)));
    // A card that is carried to its street was marked when it was taken up: it is the last.
    let carried = marked.last().map(|card| (*card, home(me, *card)));
    let plans = hammers.chain(carried);
    let plans = plans.map(|(card, target)| (PickedTurn::new(v, &marked, Some(card)), target));
    plans.filter(|(plan, _)| plan.is_possible(v)).collect()
}
