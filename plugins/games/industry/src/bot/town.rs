//! Value of a town: its points, the majorities that it has or will probably have, and its buildings still to come.

use crate::rules::{
    BANKS, BASE_COST, FACTORIES, HOUSING, HOUSING_POINTS, MAJORITY_POINTS, OFFICES, Open, SUITS,
};
use kortlek_rules::Seat;

/// Parameters of the appraisal of a town.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Appraisal {
    /// Points that a building to come will bring, its part in majorities included.
    pub building: f32,
    /// Average value of a card as money.
    pub money: f32,
    /// Typical change of a lead in a suit in a round of turns, in buildings.
    pub drift: f32,
    /// Shortening of the stack against its apparent size, 0 to 1: rivals build offices too.
    pub haste: f32,
    /// Weight of a majority, as a share of its points.
    pub majority: f32,
}

/// The buildings of a town by suit.
pub(super) type Counts = [u8; SUITS];

/// Other towns with which a town is compared.
#[derive(Clone, Copy)]
pub(super) struct Rivals {
    /// The most buildings of any other town in each suit.
    most: Counts,
    /// The offices of all other towns.
    offices: u8,
    /// Weight of a point taken from others, next to one made.
    denial: f32,
    stack: u8,
    appraisal: Appraisal,
}

/// Remaining time.
#[derive(Clone, Copy)]
pub(super) struct Time {
    /// Turns of one's own after this one.
    pub(super) turns: f32,
    /// Rounds in which leads may still change.
    rounds: f32,
}

impl Rivals {
    pub(super) fn of(appraisal: Appraisal, open: &Open, players: usize, seat: Seat) -> Rivals {
        let mut most = [0; SUITS];
        let mut offices = 0;
        for other in Seat::all(players).filter(|other| *other != seat) {
            let city = &open.cities[other.index()];
            for (most, count) in most.iter_mut().zip(city.counts) {
                *most = count.max(*most);
            }
            offices += city.offices();
        }
        Rivals {
            most,
            offices,
            denial: 1.0 / (players.max(2) - 1) as f32,
            stack: open.stack_size,
            appraisal,
        }
    }

    /// Time left when the present turn ends with this number of offices.
    #[inline]
    fn time(&self, offices: u8) -> Time {
        if offices >= self.stack {
            return Time {
                turns: 0.0,
                rounds: 0.0,
            };
        }
        let rounds = f32::from(self.stack) / f32::from(offices + self.offices);
        let turns = if rounds <= 2.0 {
            (rounds.ceil() - 1.0).max(0.0)
        } else {
            self.appraisal.haste * (rounds - 0.5)
        };
        Time {
            turns,
            rounds: turns + 0.4,
        }
    }

    /// Value of a town with these buildings at the end of the present turn, in points, with this number of cards in
    /// hand and their value as money.
    #[inline]
    pub(super) fn worth(&self, counts: &Counts, cards: u32, money: u32) -> f32 {
        let time = self.time(counts[OFFICES]);
        let mut worth = 0.0;
        for suit in 0..SUITS {
            worth += f32::from(counts[suit]);
            let lead = f32::from(counts[suit]) - f32::from(self.most[suit]);
            if lead != 0.0 {
                let had = lead / (lead.abs() + self.appraisal.drift * time.rounds);
                worth += 0.5
                    * self.appraisal.majority
                    * MAJORITY_POINTS as f32
                    * (1.0 + self.denial)
                    * had;
            }
        }
        worth += (HOUSING_POINTS - 1) as f32 * f32::from(counts[HOUSING]);
        if time.turns > 0.0 {
            let cost = f32::from(BASE_COST.saturating_sub(counts[BANKS]));
            // A card in hand counts half as one and half by its money.
            let held = 0.5 * (cards as f32 + money as f32 / self.appraisal.money);
            let income = f32::from(counts[OFFICES]) * time.turns;
            let paid_for = (held + income) / (1.0 + cost / self.appraisal.money);
            let allowed = f32::from(counts[FACTORIES]) * time.turns;
            // The lesser of the two, rounded off where they are near each other.
            let product = paid_for * allowed;
            let squares = paid_for * paid_for + allowed * allowed;
            worth += self.appraisal.building * product / squares.max(f32::EPSILON).sqrt();
        }
        worth
    }
}
