//! Plans for a turn: what to build, and with which cards to pay for it.

use super::town::{Appraisal, Counts, Rivals};
use crate::{
    payment::{Purse, card_at, place},
    rules::{Action, BANKS, BASE_COST, FACTORIES, Open, SUITS, worth},
};
use kortlek_rules::{Card as _, Seat, french::Card};
use std::collections::BTreeMap;

/// The most cards of a hand that plans are made with; of a larger one the cards that are paid first.
const MOST_CARDS: usize = 24;
/// The most buildings in a plan that is appraised.
const MOST_BUILDINGS: u8 = 6;
/// The most buildings in a plan for the last turn, when everything is spent at once.
const MOST_AT_LAST: u8 = 12;

/// A hand sorted for plans.
struct Hand {
    /// The cards in the order of payment, with what each is worth.
    cards: [(Card, u8); MOST_CARDS],
    len: usize,
    /// Those of each suit, as bits by their place in the list.
    suits: [u32; SUITS],
}

impl Hand {
    fn of(held: Purse) -> Hand {
        let mut hand = Hand {
            cards: [(card_at(0), 0); MOST_CARDS],
            len: 0,
            suits: [0; SUITS],
        };
        for place in held.places().take(MOST_CARDS) {
            let card = card_at(place);
            hand.cards[hand.len] = (card, worth(card) as u8);
            hand.suits[card.index() % SUITS] |= 1 << hand.len;
            hand.len += 1;
        }
        hand
    }

    /// Cards of each suit that are built: those with the least value, which come last.
    fn built(&self, buildings: &Counts) -> u32 {
        let mut built = 0;
        for suit in 0..SUITS {
            let mut of_suit = self.suits[suit];
            for _ in 0..buildings[suit] {
                let last = 31 - of_suit.leading_zeros();
                of_suit &= !(1 << last);
                built |= 1 << last;
            }
        }
        built
    }

    fn money(&self, mut cards: u32) -> u32 {
        let mut money = 0;
        while cards != 0 {
            money += u32::from(self.cards[cards.trailing_zeros() as usize].1);
            cards &= cards - 1;
        }
        money
    }

    /// Cards from `open` worth at least `need`, few and with little left over; `None` if they are not worth that
    /// much.
    fn payment(&self, open: u32, need: u32) -> Option<u32> {
        let mut paid = 0_u32;
        let mut sum = 0;
        let mut left = open;
        while sum < need {
            if left == 0 {
                return None;
            }
            let next = left.trailing_zeros();
            left &= left - 1;
            // The last card may be a cheaper one that is enough too.
            let mut last = next;
            let enough = |card: u32| sum + u32::from(self.cards[card as usize].1) >= need;
            if enough(next) {
                let mut others = left;
                while others != 0 {
                    let other = others.trailing_zeros();
                    others &= others - 1;
                    if !enough(other) {
                        break;
                    }
                    last = other;
                }
            }
            paid |= 1 << last;
            sum += u32::from(self.cards[last as usize].1);
        }
        // An overpayment may contain a whole card.
        let mut cards = paid;
        while cards != 0 {
            let card = cards.trailing_zeros();
            cards &= cards - 1;
            let money = u32::from(self.cards[card as usize].1);
            if sum - money >= need {
                sum -= money;
                paid &= !(1 << card);
            }
        }
        Some(paid)
    }
}

/// Total cost of buildings of these suits, and the suit that comes first; `None` if the limit does not allow them.
/// `each` is called with their suits in the order in which they are built.
fn cost(
    city: &Counts,
    buildings: &Counts,
    built: u8,
    mut each: impl FnMut(usize),
) -> Option<(u32, usize)> {
    let mut counts = *city;
    let mut left = *buildings;
    let total: u8 = left.iter().sum();
    let mut cost = 0;
    let mut first = None;
    for done in built..built + total {
        if done >= counts[FACTORIES] {
            return None;
        }
        let to_come: u8 = left.iter().sum();
        // Banks first, unless there is only room for a factory.
        let tight = done + to_come > counts[FACTORIES] && done + 1 == counts[FACTORIES];
        let suit = if left[FACTORIES] > 0 && (tight || left[BANKS] == 0) {
            FACTORIES
        } else if left[BANKS] > 0 {
            BANKS
        } else {
            (0..SUITS).find(|suit| left[*suit] > 0)?
        };
        first = first.or(Some(suit));
        each(suit);
        cost += u32::from(BASE_COST.saturating_sub(counts[BANKS]));
        counts[suit] += 1;
        left[suit] -= 1;
    }
    first.map(|suit| (cost, suit))
}

/// A way to play the rest of the turn.
struct TurnPlan {
    /// First action.
    first: Action,
    /// The buildings of the town after it.
    counts: Counts,
    /// Cards left in hand.
    cards: u32,
    /// Value of these cards as money.
    money: u32,
    /// The cards paid, as bits by their place in the sorted hand.
    paid: u32,
    /// Number of buildings of each suit that it builds.
    buildings: Counts,
}

/// The whole of a plan.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Whole {
    /// Cards paid, in the order of payment.
    pub(crate) pays: Vec<Card>,
    /// Cards built, in this order.
    pub(crate) builds: Vec<Card>,
}

/// The best plan for the rest of the turn by the action that it begins with: a search decides on the action alone,
/// and this is what it is for.
pub(crate) fn whole_plans(
    appraisal: Appraisal,
    open: &Open,
    held: Purse,
    players: usize,
    seat: Seat,
) -> BTreeMap<Action, Whole> {
    let rivals = Rivals::of(appraisal, open, players, seat);
    let last = open.cities[seat.index()].offices() >= open.stack_size;
    let most = if last { MOST_AT_LAST } else { MOST_BUILDINGS };
    let mut best: BTreeMap<Action, ((i32, i32), TurnPlan)> = BTreeMap::new();
    all_plans(open, held, seat, most, |plan| {
        let worth = if last {
            margin_and_points(open, &plan.counts, players, seat)
        } else {
            let worth = rivals.worth(&plan.counts, plan.cards, plan.money);
            // Worths are compared as whole numbers, as those of the last turn are.
            ((worth * 1024.0) as i32, 0)
        };
        if best.get(&plan.first).is_none_or(|(most, _)| worth > *most) {
            best.insert(plan.first, (worth, plan));
        }
    });
    let hand = Hand::of(held);
    let wholes = best.into_values().filter_map(|(_, plan)| {
        let whole = plan.whole(open, &hand, seat)?;
        Some((plan.first, whole))
    });
    wholes.collect()
}

impl TurnPlan {
    /// Its cards, of which a suit's least is built first.
    fn whole(&self, open: &Open, hand: &Hand, seat: Seat) -> Option<Whole> {
        let cards = hand.cards[..hand.len].iter().enumerate();
        let pays = cards
            .filter(|(i, _)| self.paid >> i & 1 == 1)
            .map(|(_, (card, _))| *card)
            .collect();
        let mut suits = Vec::new();
        let city = &open.cities[seat.index()].counts;
        cost(city, &self.buildings, open.built, |suit| suits.push(suit))?;
        let mut left = hand.suits;
        let mut builds = Vec::new();
        for suit in suits {
            let last = 31_u32.checked_sub(left[suit].leading_zeros())?;
            left[suit] &= !(1 << last);
            builds.push(hand.cards[last as usize].0);
        }
        Some(Whole { pays, builds })
    }
}

/// Lead of a town over the best other seat if the game ends now, and its points.
fn margin_and_points(open: &Open, counts: &Counts, players: usize, seat: Seat) -> (i32, i32) {
    let mut end = *open;
    end.cities[seat.index()].counts = *counts;
    let points = end.points(seat);
    let others = Seat::all(players).filter(|other| *other != seat);
    let most = others.map(|other| end.points(other)).max().unwrap_or(0);
    (points - most, points)
}

/// Calls `each` with the first action of every plan for the rest of the turn and what the town is worth after it, in
/// points.
pub(super) fn plans(
    appraisal: Appraisal,
    open: &Open,
    held: Purse,
    players: usize,
    seat: Seat,
    mut each: impl FnMut(Action, f32),
) {
    let rivals = Rivals::of(appraisal, open, players, seat);
    all_plans(open, held, seat, MOST_BUILDINGS, |plan| {
        let worth = rivals.worth(&plan.counts, plan.cards, plan.money);
        each(plan.first, worth);
    });
}

/// First action of the best plan by this appraisal.
pub(super) fn best_plan(
    appraisal: Appraisal,
    open: &Open,
    held: Purse,
    players: usize,
    seat: Seat,
) -> Option<Action> {
    let mut best = (f32::NEG_INFINITY, None);
    plans(appraisal, open, held, players, seat, |action, worth| {
        if worth > best.0 {
            best = (worth, Some(action));
        }
    });
    best.1
}

/// First action of the best plan if the game ends with this turn: the one with the largest lead over the best other
/// seat; among equals, with the most points.
pub(super) fn last_plan(open: &Open, held: Purse, players: usize, seat: Seat) -> Option<Action> {
    let mut best = None;
    all_plans(open, held, seat, MOST_AT_LAST, |plan| {
        let result = margin_and_points(open, &plan.counts, players, seat);
        if best.is_none_or(|(most, _)| result > most) {
            best = Some((result, plan.first));
        }
    });
    best.map(|(_, action)| action)
}

/// Calls `each` with every plan for the rest of the turn with at most `most` buildings: every choice of suits that
/// can be paid for, paid in one good way.
fn all_plans(open: &Open, held: Purse, seat: Seat, most: u8, mut each: impl FnMut(TurnPlan)) {
    let hand = Hand::of(held);
    let all = (1_u32 << hand.len) - 1;
    let city = open.cities[seat.index()].counts;
    let paying = open.built == 0;
    if !paying || open.pay_from == 0 {
        each(TurnPlan {
            first: Action::Done {},
            counts: city,
            cards: all.count_ones(),
            money: hand.money(all),
            paid: 0,
            buildings: [0; SUITS],
        });
    }
    // Cards that may still be paid.
    let mut payable = 0;
    if paying {
        for (i, (card, _)) in hand.cards[..hand.len].iter().enumerate() {
            if place(*card) >= open.pay_from {
                payable |= 1 << i;
            }
        }
    }
    let held: Counts = hand.suits.map(|cards| cards.count_ones() as u8);
    let room = most
        .min(city[FACTORIES] + held[FACTORIES])
        .saturating_sub(open.built);
    let mut buildings = [0; SUITS];
    'all: loop {
        // The next choice of buildings, as a number whose digits are the suits.
        let mut suit = 0;
        loop {
            let total: u8 = buildings.iter().sum();
            if buildings[suit] < held[suit] && total < room {
                buildings[suit] += 1;
                break;
            }
            buildings[suit] = 0;
            suit += 1;
            if suit == SUITS {
                break 'all;
            }
        }
        let Some((cost, first)) = cost(&city, &buildings, open.built, |_| ()) else {
            continue;
        };
        let built = hand.built(&buildings);
        let need = cost.saturating_sub(u32::from(open.money));
        if need > 0 && !paying {
            continue;
        }
        let Some(paid) = hand.payment(payable & !built, need) else {
            continue;
        };
        let left = all & !built & !paid;
        let mut after = city;
        for (count, more) in after.iter_mut().zip(buildings) {
            *count += more;
        }
        let first = if paid != 0 {
            Action::Pay {
                card: hand.cards[paid.trailing_zeros() as usize].0,
            }
        } else {
            let of_suit = hand.suits[first];
            Action::Build {
                card: hand.cards[31 - of_suit.leading_zeros() as usize].0,
            }
        };
        each(TurnPlan {
            first,
            counts: after,
            cards: left.count_ones(),
            money: hand.money(left),
            paid,
            buildings,
        });
    }
}
