//! Knowledge of each seat about the place of the virus (section *Hidden information*): the chances that follow
//! exactly from what it saw. A card that moves is any card of its hand, so a holder of `h` cards who infects has
//! passed the virus on with a chance of 1 in `h`; giver and receiver see whether it was that.
//!
//! The chances are whole numbers, so that they are the same on every machine. What rounding loses is far below one in
//! a thousand, and a seat counts as impossible only if it truly is.

use crate::rules::MOST_PLAYERS;
use kortlek_rules::{Luck, Seat};

/// Probability that each seat holds the virus: numbers in proportion to the chances; 0 only where it can't be.
pub type Chances = [u32; MOST_PLAYERS];

/// The weight of certainty, and of each possible seat after a deal.
const WHOLE: u32 = 1 << 24;
/// Chances are scaled up when all of them fall below this.
const LEAST: u32 = 1 << 16;
/// Number of bits of the scaling.
const SCALE: u32 = 8;

/// The chances of one who knows.
pub const fn certain(holder: Seat) -> Chances {
    let mut chances = [0; MOST_PLAYERS];
    chances[holder.index()] = WHOLE;
    chances
}

/// A seat at random, by the chances. Panics if all are 0.
pub fn pick(chances: &Chances, luck: &mut Luck) -> Seat {
    let all: u32 = chances.iter().sum();
    let mut left = luck.below(all as usize) as u32;
    let mut holder = 0;
    while left >= chances[holder] {
        left -= chances[holder];
        holder += 1;
    }
    Seat(holder as u8)
}

/// A card that was drawn from one hand into another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Moved {
    pub(crate) from: Seat,
    pub(crate) to: Seat,
    /// Cards in the giver's hand before.
    pub(crate) among: u8,
    pub(crate) virus: bool,
}

/// The chances as each seat and an onlooker see them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Beliefs {
    /// One row a seat, the last for an onlooker.
    rows: [Chances; MOST_PLAYERS + 1],
}

const ONLOOKER: usize = MOST_PLAYERS;

impl Beliefs {
    /// No knowledge: before the first deal.
    pub(crate) const NONE: Beliefs = Beliefs {
        rows: [[0; MOST_PLAYERS]; MOST_PLAYERS + 1],
    };

    /// After a deal of equal hands.
    pub(crate) fn dealt(players: usize, holder: Seat) -> Beliefs {
        let mut public = [0; MOST_PLAYERS];
        public[..players].fill(WHOLE);
        Beliefs::imagined(players, None, public, public, holder)
    }

    /// Beliefs when all hands are shown.
    pub(crate) fn shown(holder: Seat) -> Beliefs {
        Beliefs {
            rows: [certain(holder); MOST_PLAYERS + 1],
        }
    }

    /// As `viewer` may imagine what all know if `holder` has the virus: its own chances and the onlooker's are given,
    /// and the others are taken to know what an onlooker knows and their own hands.
    pub(crate) fn imagined(
        players: usize,
        viewer: Option<Seat>,
        own: Chances,
        public: Chances,
        holder: Seat,
    ) -> Beliefs {
        let mut beliefs = Beliefs::NONE;
        for (seat, row) in Seat::all(players).zip(&mut beliefs.rows) {
            *row = match viewer == Some(seat) {
                true => own,
                false => private(public, seat, holder),
            };
        }
        beliefs.rows[ONLOOKER] = public;
        beliefs
    }

    /// The chances as a seat sees them; `None` is an onlooker.
    pub fn of(&self, viewer: Option<Seat>) -> Chances {
        self.rows[viewer.map_or(ONLOOKER, Seat::index)]
    }

    /// Takes in the cards that changed hands in one turn, all drawn from the hands before it.
    pub(crate) fn learn(&mut self, moved: &[Moved]) {
        if moved.is_empty() {
            return;
        }
        let before = self.rows;
        for card in moved {
            let (from, to) = (card.from.index(), card.to.index());
            for (viewer, row) in self.rows.iter_mut().enumerate() {
                // The giver saw the card and knows the hand it came from.
                if viewer == from {
                    continue;
                }
                let whole = before[viewer][from];
                if whole == 0 {
                    continue;
                }
                let part = if card.among == 1 {
                    row[from] -= whole;
                    whole
                } else {
                    let part = (whole / u32::from(card.among)).max(1);
                    row[from] = (row[from] - part).max(1);
                    part
                };
                // The receiver saw the card. Others can't tell, and take it for what it may be.
                if viewer != to {
                    row[to] += part;
                }
            }
        }
        for card in moved.iter().filter(|card| card.virus) {
            self.rows[card.from.index()] = certain(card.to);
            self.rows[card.to.index()] = certain(card.to);
        }
        for row in &mut self.rows {
            let most = row.iter().copied().max().unwrap_or(0);
            if most > 0 && most < LEAST {
                for chance in row {
                    *chance <<= SCALE;
                }
            }
        }
    }
}

/// Chances for a seat with the knowledge of an onlooker and its own hand.
fn private(public: Chances, seat: Seat, holder: Seat) -> Chances {
    if seat == holder {
        return certain(holder);
    }
    let mut own = public;
    own[seat.index()] = 0;
    own
}

#[cfg(test)]
mod tests {
    use super::*;

    fn moved(from: u8, to: u8, among: u8, virus: bool) -> Moved {
        Moved {
            from: Seat(from),
            to: Seat(to),
            among,
            virus,
        }
    }

    /// Checks the shares of the seats in a viewer's chances.
    fn near(beliefs: &Beliefs, viewer: Option<Seat>, expected: [f64; MOST_PLAYERS]) {
        let row = beliefs.of(viewer);
        let all: u32 = row.iter().sum();
        let found = row.map(|c| f64::from(c) / f64::from(all));
        let mut pairs = found.iter().zip(expected);
        let far = pairs.any(|(f, e)| (f - e).abs() > 1e-5);
        assert!(!far, "{found:?} {expected:?}");
    }

    #[test]
    fn a_watcher_follows_the_chances() {
        // Three players with four cards each; seat 1 holds the virus.
        let mut b = Beliefs::dealt(3, Seat(1));
        near(&b, Some(Seat(0)), [0.0, 0.5, 0.5, 0.0]);
        near(&b, Some(Seat(1)), [0.0, 1.0, 0.0, 0.0]);
        let third = 1.0 / 3.0;
        near(&b, None, [third, third, third, 0.0]);
        // Seat 1 infects seat 2 with a germ. Seat 0 can't see which card it was; seat 2 can.
        b.learn(&[moved(1, 2, 4, false)]);
        near(&b, Some(Seat(0)), [0.0, 3.0 / 8.0, 5.0 / 8.0, 0.0]);
        near(&b, Some(Seat(2)), [4.0 / 7.0, 3.0 / 7.0, 0.0, 0.0]);
        near(&b, Some(Seat(1)), [0.0, 1.0, 0.0, 0.0]);
        near(&b, None, [third, 0.25, 5.0 / 12.0, 0.0]);
        // Seat 2 infects seat 0 with one of five germs: it holds the virus less likely than before.
        b.learn(&[moved(2, 0, 5, false)]);
        near(&b, Some(Seat(0)), [0.0, 3.0 / 7.0, 4.0 / 7.0, 0.0]);
    }

    #[test]
    fn giver_and_receiver_know() {
        let mut b = Beliefs::dealt(4, Seat(3));
        b.learn(&[moved(3, 0, 4, true), moved(1, 2, 4, false)]);
        for seat in [0, 3] {
            near(&b, Some(Seat(seat)), [1.0, 0.0, 0.0, 0.0]);
        }
        // Seat 1 saw neither card of seat 3.
        let third = 1.0 / 3.0;
        let expected = [third + third / 4.0, 0.0, third, third * 3.0 / 4.0];
        near(&b, Some(Seat(1)), expected);
        // The only card of a hand takes all chances along.
        b.learn(&[moved(0, 1, 1, true)]);
        near(&b, Some(Seat(3)), [0.0, 1.0, 0.0, 0.0]);
        near(&b, Some(Seat(1)), [0.0, 1.0, 0.0, 0.0]);
        assert_eq!(b.of(None)[0], 0);
    }

    #[test]
    fn a_lone_germ_clears_its_giver() {
        let mut b = Beliefs::dealt(3, Seat(1));
        b.learn(&[moved(2, 0, 1, false)]);
        near(&b, Some(Seat(0)), [0.0, 1.0, 0.0, 0.0]);
    }

    #[test]
    fn what_is_possible_stays_possible() {
        let mut b = Beliefs::dealt(2, Seat(0));
        for _ in 0..500 {
            b.learn(&[moved(0, 1, 2, false)]);
            near(&b, Some(Seat(1)), [1.0, 0.0, 0.0, 0.0]);
            assert!(b.of(None)[0] > 0);
        }
    }

    #[test]
    fn picking_follows_the_chances() {
        let mut luck = Luck::new(1);
        let mut counts = [0; 4];
        for _ in 0..8000 {
            counts[pick(&[WHOLE, 0, 2 * WHOLE, WHOLE], &mut luck).index()] += 1;
        }
        // 2,000, 0, 4,000 and 2,000; the standard deviation is about 45.
        for (count, expected) in counts.into_iter().zip([2000i32, 0, 4000, 2000]) {
            assert!((count - expected).abs() <= expected / 10, "{counts:?}");
        }
    }
}
