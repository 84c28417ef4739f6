//! A position as the bots look at it: small, and quick to change.

use crate::{
    floor::{CELLS, Floor, bit, bits, flood, reach},
    rules::{MOST_PLAYERS, Step, Totals, View},
};
use kortlek_rules::{Seat, deck::Card as _};

/// Cards on the cells at the start. They stay the same for the whole game.
pub(super) struct Ground {
    /// The suit of each cell's card, by bit.
    suits: [u8; CELLS + 1],
    /// And its pips.
    pips: [u8; CELLS + 1],
    /// The cells of each suit.
    pub(super) of_suit: [u64; 4],
    /// The cells with an ace.
    aces: u64,
}

impl Ground {
    pub(super) fn of(floor: &Floor) -> Ground {
        let mut ground = Ground {
            suits: [0; CELLS + 1],
            pips: [0; CELLS + 1],
            of_suit: [0; 4],
            aces: 0,
        };
        for (cell, card) in floor.cards() {
            let at = bit(cell) as usize;
            let suit = card.index() % 4;
            ground.suits[at] = suit as u8;
            ground.pips[at] = card.rank();
            ground.of_suit[suit] |= 1 << at;
            ground.aces |= u64::from(card.rank() == 1) << at;
        }
        ground
    }

    #[inline]
    pub(super) fn suit(&self, at: usize) -> usize {
        usize::from(self.suits[at])
    }

    #[inline]
    pub(super) fn pips(&self, at: usize) -> u8 {
        self.pips[at]
    }

    /// The pips on some cells, by suit.
    pub(super) fn sums(&self, cells: u64) -> [f32; 4] {
        let mut sums = [0; 4];
        for at in bits(cells) {
            sums[self.suit(at)] += u16::from(self.pips[at]);
        }
        sums.map(f32::from)
    }
}

/// A position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Position {
    /// The cells that hold a card.
    pub(super) cards: u64,
    /// The cells that hold a worker.
    pub(super) workers: u64,
    /// The bit of each worker's cell; 0 for one that is not on the floor.
    pub(super) at: [u8; MOST_PLAYERS],
    /// The seats that have not fallen, one bit each.
    pub(super) alive: u8,
    /// Seat whose turn it is.
    pub(super) turn: u8,
    /// Workers still to be placed.
    pub(super) to_place: u8,
    pub(super) players: u8,
    pub(super) totals: [Totals; MOST_PLAYERS],
}

impl Position {
    pub(super) fn of(view: &View) -> Position {
        let s = &view.table;
        let players = view.players;
        let mut at = [0; MOST_PLAYERS];
        let mut placed = 0;
        let mut alive = 0;
        for seat in Seat::all(usize::from(players)) {
            if let Some(cell) = s.worker(seat) {
                at[seat.index()] = bit(cell) as u8;
                placed += 1;
            }
            alive |= u8::from(!s.fallen.has(seat)) << seat.index();
        }
        let to_place = match s.step {
            Step::Place => players - placed,
            _ => 0,
        };
        Position {
            cards: s.floor.cards,
            workers: s.floor.workers,
            at,
            alive,
            turn: s.turn.0,
            to_place,
            players,
            totals: s.totals,
        }
    }

    /// The cells that the seat at turn may choose.
    #[inline]
    pub(super) fn moves(&self, ground: &Ground) -> u64 {
        if self.to_place > 0 {
            ground.aces & self.cards & !self.workers
        } else {
            self.reach(usize::from(self.turn))
        }
    }

    /// The cells to which a worker that is on the floor can move.
    #[inline]
    pub(super) fn reach(&self, seat: usize) -> u64 {
        reach(usize::from(self.at[seat]), self.cards & !self.workers)
    }

    /// The seat at turn places its worker, or moves it; 0 for a fall.
    #[inline]
    pub(super) fn go(&mut self, ground: &Ground, to: usize) {
        let seat = usize::from(self.turn);
        if self.to_place > 0 {
            self.to_place -= 1;
        } else {
            let from = usize::from(self.at[seat]);
            self.totals[seat][ground.suit(from)] += ground.pips(from);
            self.cards &= !(1 << from);
            self.workers &= !(1 << from);
        }
        self.at[seat] = to as u8;
        if to == 0 {
            self.alive &= !(1 << seat);
        } else {
            self.workers |= 1 << to;
        }
        for _ in 0..self.players {
            self.turn = (self.turn + 1) % self.players;
            if self.alive >> self.turn & 1 == 1 {
                break;
            }
        }
    }

    /// Cells that a worker can still come to if the others do not move; its own is not among them.
    #[inline]
    pub(super) fn region(&self, seat: usize) -> u64 {
        let own = 1u64 << self.at[seat];
        flood(own, self.cards & !self.workers) & !own
    }

    /// Number that represents the position.
    pub(super) fn key(&self) -> u64 {
        // Odd constants spread the bits; the first is the golden ratio.
        const ODD: [u64; 3] = [
            0x9E37_79B9_7F4A_7C15,
            0xC2B2_AE3D_27D4_EB4F,
            0x1656_67B1_9E37_79F9,
        ];
        let word = |bytes: [u8; 4]| u64::from(u32::from_le_bytes(bytes));
        let parts = [
            self.cards | u64::from(self.turn) << 40 | u64::from(self.to_place) << 44,
            word(self.at) | u64::from(self.alive) << 32,
            word(self.totals[0]) | word(self.totals[1]) << 32,
            word(self.totals[2]) | word(self.totals[3]) << 32,
        ];
        let mut key = 0;
        for (i, part) in parts.into_iter().enumerate() {
            key = (key ^ part).wrapping_mul(ODD[i % ODD.len()]);
            key ^= key >> 29;
        }
        key
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        floor::CELL_AT,
        rules::{Action, Jackhammer},
    };
    use kortlek_rules::{Luck, Rules, Turn, game::First};

    #[test]
    fn positions_change_as_the_rules_say_and_regions_are_the_floors() {
        for players in 2..=4 {
            let rules = Jackhammer {
                players,
                first: First::Chance,
            };
            let mut luck = Luck::new(u64::from(players));
            let mut s = rules.start();
            rules.proceed(&mut s, &mut luck, &mut ());
            let ground = Ground::of(&s.floor);
            let mut legal = Vec::new();
            while let Turn::Act(seats) = rules.turn(&s) {
                let seat = seats.first().unwrap();
                rules.legal(&s, seat, &mut legal);
                let mut p = Position::of(&rules.view(&s, Some(seat)));
                let action = luck.pick(&legal);
                let to = match action {
                    Action::Place { cell } | Action::Move { to: cell } => bit(cell) as usize,
                    Action::Fall {} => 0,
                };
                let moves = p.moves(&ground);
                let choices = legal.len() - usize::from(to == 0);
                assert_eq!(moves.count_ones() as usize, choices);
                assert!(to == 0 || moves >> to & 1 == 1);
                for seat in Seat::all(usize::from(players)) {
                    if let Some(cell) = s.worker(seat) {
                        let cells = s.floor.region(cell);
                        let of_floor = cells.fold(0u64, |all, c| all | 1 << bit(c));
                        assert_eq!(p.region(seat.index()), of_floor);
                    }
                }
                p.go(&ground, to);
                rules.act(&mut s, seat, action, &mut ());
                let after = Position::of(&rules.view(&s, None));
                if rules.turn(&s) == Turn::Over {
                    assert_eq!(p.alive, 0);
                    assert_eq!(p.totals, after.totals);
                } else {
                    assert_eq!(p, after, "{:?}", CELL_AT[to]);
                }
            }
        }
    }
}
