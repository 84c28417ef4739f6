//! Manners of loyal players and turncoats: the missions they choose, the cards they lay, and the frequencies of each
//! kind of card, from which revealed cards hint at a role.

use crate::rules::{CARDS, HAND, MOST_MISSIONS, NUMBERS, SPIES, VALUES};
use kortlek_rules::{
    Card as _, Luck,
    french::{Card, CardSet, Suit},
};
use std::sync::OnceLock;

/// Service of a card to the mission: best if high of its suit, else as low as possible, and no spy.
pub fn service(card: Card, mission: Card) -> i32 {
    let value = i32::from(card.rank());
    match card.suit() == mission.suit() {
        _ if card.is_picture() => -i32::from(VALUES) - 1,
        true => value,
        false => -value,
    }
}

/// Number of missions of which a turncoat that doesn't care for the goal at hand helps in one.
const HELPS: usize = 4;
/// Chance in three that a turncoat that spoils a mission lays a spy, if it has one; else its worst number card.
const SPIES_OF_THREE: usize = 2;
/// Chance in four that a turncoat that leads chooses the worse candidate.
const WORSE_OF_FOUR: usize = 2;

/// The card that serves a mission best. A hand is never empty when a card is laid.
pub(super) fn helping(hand: CardSet, mission: Card) -> Option<Card> {
    hand.iter().max_by_key(|card| {
        // Of equal ones the first in the deck's order.
        (service(*card, mission), Card::COUNT - card.index())
    })
}

/// The number card that harms a mission most.
fn harming(hand: CardSet, mission: Card) -> Option<Card> {
    let numbers = hand.and(NUMBERS);
    numbers
        .iter()
        .min_by_key(|card| (service(*card, mission), card.index()))
}

/// Card that a turncoat lays. `ruthless` if it can't afford to help.
pub(super) fn treason(
    hand: CardSet,
    mission: Card,
    ruthless: bool,
    luck: &mut Luck,
) -> Option<Card> {
    if !ruthless && luck.below(HELPS) == 0 {
        return helping(hand, mission);
    }
    let spy = hand.and(SPIES).iter().next();
    let harm = harming(hand, mission).filter(|card| service(*card, mission) < 0);
    match (spy, harm) {
        (Some(spy), Some(harm)) if ruthless => {
            // Only a high card does as much as a spy.
            Some(if service(harm, mission) < -6 && luck.below(2) == 0 {
                harm
            } else {
                spy
            })
        }
        (Some(spy), Some(harm)) => Some(if luck.below(3) < SPIES_OF_THREE {
            spy
        } else {
            harm
        }),
        (spy, harm) => spy.or(harm).or_else(|| harming(hand, mission)),
    }
}

/// Surplus of the best card of a hand for a mission; negative if it falls short.
pub(super) fn prospect(hand: CardSet, mission: Card) -> i32 {
    let best = helping(hand, mission).map_or(0, |card| service(card, mission));
    best - i32::from(mission.rank())
}

/// The candidate that a loyal leader with this hand chooses: the one that its best card goes furthest for.
pub(super) fn better(hand: CardSet, candidates: [Card; 2]) -> Card {
    let [a, b] = candidates.map(|mission| prospect(hand, mission));
    candidates[usize::from(b > a)]
}

/// The candidate that a turncoat chooses.
pub(super) fn worse(hand: CardSet, candidates: [Card; 2], luck: &mut Luck) -> Card {
    let better = better(hand, candidates);
    if luck.below(4) < WORSE_OF_FOUR {
        let [a, b] = candidates;
        if better == a { b } else { a }
    } else {
        better
    }
}

/// Kinds of cards as a mission sees them: a spy, a number of its suit, a number of another.
pub(super) const KINDS: usize = 1 + 2 * VALUES as usize;
/// Parts of a game with hands of their own: spies gather in loyal hands.
const PARTS: usize = 3;
/// Missions of a part.
const PER_PART: usize = MOST_MISSIONS / PARTS;

fn kind(card: Card, mission: Card) -> usize {
    if card.is_picture() {
        0
    } else if card.suit() == mission.suit() {
        usize::from(card.rank())
    } else {
        usize::from(VALUES + card.rank())
    }
}

/// Number of cards of a kind.
fn many(kind: usize) -> f32 {
    match kind {
        0 => SPIES.len() as f32,
        _ if kind <= usize::from(VALUES) => 1.0,
        _ => (Suit::ALL.len() - 1) as f32,
    }
}

/// Card laid in a mission, with its circumstances.
#[derive(Clone, Copy)]
pub(super) struct LaidCard {
    pub(super) card: Card,
    pub(super) mission: Card,
    /// The number of the mission, from 0.
    pub(super) number: usize,
    /// True if its leader laid it.
    pub(super) leads: bool,
}

/// The chance of each card.
pub(super) struct Habits {
    /// By role (loyal, turncoat), whether the seat leads, the mission's value, the part of the game, and kind: the
    /// chance that the mission has this value (if the seat leads) and that one certain card of the kind is laid.
    chances: Box<[[[[[f32; KINDS]; PARTS]; VALUES as usize + 1]; 2]; 2]>,
}

/// Games from which the habits are learnt.
const GAMES: usize = 4000;
/// The seed of those games: habits are the same everywhere.
const SEED: u64 = 48;
/// Minimum chance with which every card is laid, whoever plays: people do strange things.
const STRANGE: f32 = 0.06 / CARDS as f32;

impl Habits {
    /// The habits, learnt from games of the players described here.
    pub(super) fn learnt() -> &'static Habits {
        static HABITS: OnceLock<Habits> = OnceLock::new();
        HABITS.get_or_init(Habits::learn)
    }

    fn learn() -> Habits {
        let mut chances = Box::new([[[[[0.0; KINDS]; PARTS]; VALUES as usize + 1]; 2]; 2]);
        let mut luck = Luck::new(SEED);
        let mut cards: Vec<Card> = NUMBERS.or(SPIES).iter().collect();
        for game in 0..GAMES {
            for (role, by_role) in chances.iter_mut().enumerate() {
                luck.mix(&mut cards);
                let mut hand: CardSet = cards[..HAND].iter().copied().collect();
                for number in 0..MOST_MISSIONS {
                    // The candidates and the next card come from what is not in the hand.
                    luck.mix(&mut cards);
                    let held = hand;
                    let mut others = cards.iter().copied().filter(|c| !held.has(*c));
                    let mut numbers = others.clone().filter(|c| !c.is_picture());
                    let (Some(a), Some(b)) = (numbers.next(), numbers.next()) else {
                        continue;
                    };
                    let leads = (game + number) % 3 == 0;
                    let mission = match (leads, role) {
                        (true, 0) => better(hand, [a, b]),
                        (true, _) => worse(hand, [a, b], &mut luck),
                        // Another leader: on the whole the lower one.
                        (false, _) if (a.rank() < b.rank()) == (luck.below(4) > 0) => a,
                        (false, _) => b,
                    };
                    let laid = match role {
                        0 => helping(hand, mission),
                        _ => treason(hand, mission, false, &mut luck),
                    };
                    if let Some(card) = laid {
                        let value = usize::from(mission.rank());
                        let kind = kind(card, mission);
                        by_role[usize::from(leads)][value][number / PER_PART][kind] += 1.0;
                        hand.remove(card);
                    }
                    if let Some(card) = others.find(|c| *c != a && *c != b) {
                        hand.insert(card);
                    }
                }
            }
        }
        for by_role in chances.iter_mut() {
            for part in 0..PARTS {
                // A leader is known by its mission too.
                let lead: f32 = by_role[1].iter().flat_map(|v| v[part]).sum();
                for (leads, by_value) in by_role.iter_mut().enumerate() {
                    for value in by_value.iter_mut() {
                        let all: f32 = value[part].iter().sum();
                        let of = if leads == 1 { lead } else { all };
                        for (kind, chance) in value[part].iter_mut().enumerate() {
                            *chance /= of.max(1.0) * many(kind);
                            *chance += STRANGE * if leads == 1 { all / lead.max(1.0) } else { 1.0 };
                        }
                    }
                }
            }
        }
        Habits { chances }
    }

    /// The chance that a seat of a role lays this.
    #[inline]
    pub(super) fn chance(&self, turncoat: bool, laid: LaidCard) -> f32 {
        let by_value = &self.chances[usize::from(turncoat)][usize::from(laid.leads)];
        let by_part = &by_value[usize::from(laid.mission.rank())];
        by_part[(laid.number / PER_PART).min(PARTS - 1)][kind(laid.card, laid.mission)]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn card(id: &str) -> Card {
        id.parse().unwrap()
    }

    #[test]
    fn spies_and_high_strangers_speak_against_a_seat() {
        let habits = Habits::learnt();
        let suspicion = |id: &str, number| {
            let laid = LaidCard {
                card: card(id),
                mission: card("5H"),
                number,
                leads: false,
            };
            habits.chance(true, laid) / habits.chance(false, laid)
        };
        assert!(suspicion("KS", 0) > 5.0);
        assert!(suspicion("9S", 0) > 2.0);
        assert!(suspicion("9H", 0) < 0.7);
        // Spies gather in loyal hands.
        assert!(suspicion("KS", 8) < suspicion("KS", 0));
    }

    #[test]
    fn a_leader_that_chooses_a_high_mission_is_suspect() {
        let habits = Habits::learnt();
        let suspicion = |mission: &str, id: &str| {
            let laid = LaidCard {
                card: card(id),
                mission: card(mission),
                number: 1,
                leads: true,
            };
            habits.chance(true, laid) / habits.chance(false, laid)
        };
        assert!(suspicion("9H", "2S") > suspicion("2H", "2S"));
        assert!(suspicion("3H", "9H") < 1.0);
    }
}
