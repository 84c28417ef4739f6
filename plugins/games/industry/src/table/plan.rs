//! What the player's marks and picks amount to: which cards pay, which one is built. Cards are marked freely; the payments
//! are made in the order that the rules ask for.

use super::{DONE, STACK, crane, is_at_turn, street, suit_of};
use crate::{
    payment::place,
    rules::{Action, Step, View, worth},
};
use kortlek_rules::{
    Seat,
    french::{Card, CardSet},
    presentation::{Gesture, Target},
};

/// A turn as it is picked so far.
#[derive(Clone, PartialEq, Debug, Default)]
pub(super) struct Plan {
    /// The marked cards that pay.
    pub(super) pays: CardSet,
    /// The card to be built.
    pub(super) builds: Option<Card>,
}

/// What pays cards can still be paid for: before the first building of the turn.
pub(super) fn is_paying(v: &View) -> bool {
    !v.payable().is_empty()
}

/// Whether a building can be built with the money that is there.
pub(super) fn can_build(v: &View) -> bool {
    affords(v, CardSet::EMPTY)
}

/// Whether these payments bring the money for a building that may be built.
fn affords(v: &View, pays: CardSet) -> bool {
    v.open.step == Step::Play
        && v.has_room()
        && v.open.money + sum(pays) >= u16::from(v.open.city().cost())
        && !v.hand.minus(pays).is_empty()
}

/// What cards are worth as money.
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
pub(super) fn marked(v: &View, targets: &[Target]) -> Vec<Card> {
    let cards = targets.iter().filter_map(|target| target.french());
    cards.filter(|card| v.hand.has(*card)).collect()
}

impl Plan {
    /// What `picked` comes to: marked cards, and what is to be built.
    pub(super) fn of(v: &View, me: Seat, picked: &[Target]) -> Plan {
        let marked = marked(v, picked);
        let pays: CardSet = match v.open.built {
            0 => marked.iter().copied().collect(),
            // Paying is over: a mark only says which card is meant.
            _ => CardSet::EMPTY,
        };
        let builds = picked.iter().find_map(|target| match target {
            Target::Piece(_) => v.hand.iter().find(|card| *target == crane(*card)),
            Target::Zone(zone) => {
                let last = marked.last().copied()?;
                (*zone == street(me, suit_of(last))).then_some(last)
            }
            _ => None,
        });
        Plan {
            pays: builds.map_or(pays, |card| pays.without(card)),
            builds,
        }
    }

    /// Whether the building can be built so.
    pub(super) fn is_possible(&self, v: &View) -> bool {
        let in_hand = self.builds.is_none_or(|card| v.hand.has(card));
        in_hand && self.builds.is_some() && affords(v, self.pays)
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
}

/// All decisions that these marks make possible.
pub(super) fn drafted(v: &View, me: Seat, targets: &[Target]) -> Vec<(Vec<Action>, Gesture)> {
    if !is_at_turn(v, me) {
        return Vec::new();
    }
    let mut found = Vec::new();
    let mut offer = |plan: Plan, target: Target| {
        if plan.is_possible(v) {
            found.push((plan.actions(), Gesture::path([target])));
        }
    };
    for card in v.hand.iter() {
        let mut path = targets.to_vec();
        path.push(crane(card));
        let plan = Plan::of(v, me, &path);
        // What pays is not built.
        let pays = v.open.built == 0 && targets.iter().any(|t| t.french() == Some(card));
        if !pays {
            offer(plan, crane(card));
        }
    }
    // A card that is carried to its street was marked when it was taken up: it is the last.
    if let Some(last) = marked(v, targets).last() {
        let to = Target::Zone(street(me, suit_of(*last)));
        let mut path = targets.to_vec();
        path.push(to);
        offer(Plan::of(v, me, &path), to);
    }
    if v.open.pay_from == 0 || v.open.built > 0 {
        // The stack ends the turn, too; so to pass is never the one decision left while money is marked, which a press
        // meant for something else would make.
        for target in [Target::Button(DONE), Target::Zone(STACK)] {
            found.push((vec![Action::Done {}], Gesture::path([target])));
        }
    }
    found
}
