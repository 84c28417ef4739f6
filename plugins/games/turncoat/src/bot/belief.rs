//! Belief of a seat about the turncoat: a chance for each role dealt, from the cards that were revealed.

use super::manners::{Habits, LaidCard};
use crate::rules::{MOST_MISSIONS, MOST_PLAYERS, MOST_REVEALED, Open, TURNCOAT};
use kortlek_rules::{Seat, french::Card};

/// For each seat the chance that it is the turncoat; behind the seats the chance that nobody is.
pub(super) type Roles = [f32; MOST_PLAYERS + 1];

/// The ways to give as many cards as there are others and the deck to them: at most 4! of them.
const MOST_WAYS: usize = 24;

/// Share of turncoats that help all the time, by number of players. With more than two most of them do: at the last
/// chance there is somebody else to be accused, so what looks loyal clears nobody.
const COVER: [f32; MOST_PLAYERS + 1] = [0.0, 0.0, 0.4, 0.8, 0.6];

/// One way to give the revealed cards of a mission to those who may have laid them: the card of each seat. The viewer's
/// is its own.
type Way = [Card; MOST_PLAYERS];

/// The ways to give out a mission's cards, when the viewer laid `own`.
fn ways(revealed: &[Card], players: usize, viewer: Seat, own: Card, mut each: impl FnMut(&Way)) {
    let mut others = [TURNCOAT; MOST_REVEALED];
    let mut count = 0;
    for card in revealed.iter().filter(|c| **c != own) {
        others[count] = *card;
        count += 1;
    }
    let mut way = [own; MOST_PLAYERS];
    // Each of the other seats takes one of the cards; the one left over came from the deck.
    let mut seats = [0; MOST_PLAYERS];
    let mut n = 0;
    for i in (0..players).filter(|i| *i != viewer.index()) {
        seats[n] = i;
        n += 1;
    }
    give(&seats[..n], &mut others[..count], &mut way, &mut each);
}

fn give(seats: &[usize], cards: &mut [Card], way: &mut Way, each: &mut impl FnMut(&Way)) {
    let Some((seat, seats)) = seats.split_first() else {
        each(way);
        return;
    };
    for i in 0..cards.len() {
        cards.swap(0, i);
        way[*seat] = cards[0];
        give(seats, &mut cards[1..], way, each);
        cards.swap(0, i);
    }
}

/// Likelihood of the revealed cards of mission `number` for each dealt role, seen by a loyal seat that laid `own`.
fn likelihood(open: &Open, players: usize, viewer: Seat, number: usize, own: Card) -> Roles {
    let habits = Habits::learnt();
    let past = &open.past[number];
    let mut sums = [0.0; MOST_PLAYERS + 1];
    ways(&past.revealed[..=players], players, viewer, own, |way| {
        let mut loyal = 1.0;
        let mut chances = [(1.0, 1.0); MOST_PLAYERS];
        for i in (0..players).filter(|i| *i != viewer.index()) {
            let laid = LaidCard {
                card: way[i],
                mission: past.card,
                number,
                leads: past.leader.index() == i,
            };
            chances[i] = (habits.chance(false, laid), habits.chance(true, laid));
            loyal *= chances[i].0;
        }
        sums[players] += loyal;
        for i in (0..players).filter(|i| *i != viewer.index()) {
            sums[i] += loyal / chances[i].0 * chances[i].1;
        }
    });
    sums
}

/// Belief of a loyal seat, going by the last `memory` missions that were revealed. `own` returns the card that the
/// seat laid in each.
pub(super) fn belief(
    open: &Open,
    players: usize,
    viewer: Seat,
    memory: usize,
    own: impl Fn(usize) -> Card,
) -> Roles {
    // Evidence for each role, the last one being that all are loyal, and the same for a turncoat that helps all the
    // time, which looks just like it.
    let mut spoken = [1.0; MOST_PLAYERS + 1];
    let missions = usize::from(open.missions).min(MOST_MISSIONS);
    for number in missions.saturating_sub(memory)..missions {
        let seen = likelihood(open, players, viewer, number, own(number));
        let most = seen.iter().copied().fold(f32::MIN_POSITIVE, f32::max);
        for (spoken, seen) in spoken.iter_mut().zip(seen) {
            *spoken *= seen / most;
        }
    }
    let loyal = spoken[players];
    let mut roles = [0.0; MOST_PLAYERS + 1];
    // Every other seat is the turncoat as likely as the card that is left out, where one is.
    for i in (0..players).filter(|i| *i != viewer.index()) {
        roles[i] = COVER[players] * loyal + (1.0 - COVER[players]) * spoken[i];
    }
    if players < MOST_PLAYERS {
        roles[players] = loyal;
    }
    let all: f32 = roles.iter().sum();
    roles.map(|role| role / all.max(f32::MIN_POSITIVE))
}

/// The ways in which a mission's cards may have been laid when `turncoat` is the traitor, with the chance of each.
pub(super) struct Past {
    ways: [Way; MOST_WAYS],
    /// The sum of the weights up to each way.
    sums: [f32; MOST_WAYS],
    count: usize,
}

impl Past {
    pub(super) fn of(
        open: &Open,
        players: usize,
        viewer: Seat,
        number: usize,
        own: Card,
        turncoat: Option<Seat>,
    ) -> Past {
        let habits = Habits::learnt();
        let past = &open.past[number];
        let mut found = Past {
            ways: [[TURNCOAT; MOST_PLAYERS]; MOST_WAYS],
            sums: [0.0; MOST_WAYS],
            count: 0,
        };
        let mut sum = 0.0;
        ways(&past.revealed[..=players], players, viewer, own, |way| {
            let mut weight = 1.0;
            for i in (0..players).filter(|i| *i != viewer.index()) {
                let laid = LaidCard {
                    card: way[i],
                    mission: past.card,
                    number,
                    leads: past.leader.index() == i,
                };
                weight *= habits.chance(turncoat == Some(Seat(i as u8)), laid);
            }
            sum += weight;
            if found.count < MOST_WAYS {
                found.ways[found.count] = *way;
                found.sums[found.count] = sum;
                found.count += 1;
            }
        });
        found
    }

    /// One of the ways: who laid which card. `lot` is from 0 up to but not including 1.
    pub(super) fn draw(&self, lot: f32) -> Way {
        let sums = &self.sums[..self.count];
        let lot = lot * sums.last().copied().unwrap_or(0.0);
        let at = sums.partition_point(|sum| *sum <= lot);
        self.ways[at.min(self.count.saturating_sub(1))]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Mission, Turncoat};
    use kortlek_rules::{Rules, french::CardSet, game::First};

    fn card(id: &str) -> Card {
        id.parse().unwrap()
    }

    /// The belief of seat 0 after missions of these cards, led by seat 1; the first revealed card is its own.
    fn after(players: u8, missions: &[(&str, &str)]) -> Roles {
        let rules = Turncoat {
            players,
            first: First::Seat(Seat(1)),
        };
        let mut open = rules.start().open;
        for (number, (mission, revealed)) in missions.iter().enumerate() {
            let mut cards = [TURNCOAT; MOST_REVEALED];
            for (to, id) in cards.iter_mut().zip(revealed.split(' ')) {
                *to = card(id);
            }
            open.past[number] = Mission {
                leader: Seat(1),
                card: card(mission),
                spies: CardSet::EMPTY,
                revealed: cards,
                success: false,
            };
        }
        open.missions = missions.len() as u8;
        belief(&open, usize::from(players), Seat(0), MOST_MISSIONS, |n| {
            open.past[n].revealed[0]
        })
    }

    #[test]
    fn at_first_everything_is_as_likely() {
        assert_eq!(after(2, &[])[1..3], [0.5, 0.5]);
        let four = after(4, &[]);
        let third = |chance: &f32| (chance - 1.0 / 3.0).abs() < 1e-3;
        assert!(four[1..4].iter().all(third));
        assert_eq!((four[0], four[4]), (0.0, 0.0));
    }

    #[test]
    fn two_spies_do_not_come_from_the_deck() {
        let roles = after(2, &[("3H", "9H KS QD")]);
        assert!(roles[1] > 0.85, "{roles:?}");
        // One may.
        let roles = after(2, &[("3H", "9H KS 8H")]);
        assert!(roles[1] < 0.6, "{roles:?}");
    }

    #[test]
    fn who_helps_all_the_time_is_not_cleared() {
        let helped = [("3H", "9H 8H 2H"), ("4D", "9D 8D AD"), ("2C", "9C 8C 3C")];
        let roles = after(2, &helped);
        assert!((0.15..0.5).contains(&roles[1]), "{roles:?}");
    }

    #[test]
    fn cards_are_given_out_in_every_way() {
        let revealed = ["2S", "3S", "4S", "5S", "6S"].map(card);
        let mut count = 0;
        ways(&revealed, 4, Seat(2), card("4S"), |way| {
            assert_eq!(way[2], card("4S"));
            count += 1;
        });
        assert_eq!(count, MOST_WAYS);
    }
}
