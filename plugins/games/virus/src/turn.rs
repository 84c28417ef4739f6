//! Outcome of a turn's gestures, as far as everybody can see it: the seats that are stopped, the cards and bottles
//! that move, the drinks (section *Phases*, reveal). Only which card moves is left to chance.

use crate::rules::{Action, MOST_PLAYERS, Open};
use kortlek_rules::{Seat, Seats};

/// The gestures of a turn, one a seat.
pub type Gestures = [Option<Action>; MOST_PLAYERS];

/// Outcome of a turn.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Outcome {
    /// Seats that point at somebody who blocks them.
    pub blocked: Seats,
    /// Seats that block somebody who points at them.
    pub blocking: Seats,
    /// Cards that change hands: from whom, to whom, in the order in which chance is asked.
    pub infections: Vec<(Seat, Seat)>,
    /// Bottles that change hands: the thief, the victim.
    pub thefts: Vec<(Seat, Seat)>,
    /// Thieves for whom no bottle is left.
    pub empty_handed: Seats,
    /// Seats that drink.
    pub drinks: Seats,
    /// Seats that would drink if nobody pointed at them.
    pub disturbed: Seats,
}

impl Outcome {
    /// Computes the outcome of these gestures. `undrunk` are the full bottles before the turn; without them every
    /// thief is taken to find one.
    pub fn of(
        players: usize,
        gestures: &Gestures,
        undrunk: Option<&[u8; MOST_PLAYERS]>,
    ) -> Outcome {
        let mut outcome = Outcome::default();
        let gesture = |seat: Seat| gestures[seat.index()];
        let mut pointed_at = Seats::NONE;
        let mut thieves = Vec::new();
        for seat in Seat::all(players) {
            let (target, steals) = match gesture(seat) {
                Some(Action::Infect { target }) => (target, false),
                Some(Action::Steal { target }) => (target, true),
                Some(Action::Drink {} | Action::Block { .. }) | None => continue,
            };
            if gesture(target) == Some(Action::Block { target: seat }) {
                outcome.blocked = outcome.blocked.with(seat);
                outcome.blocking = outcome.blocking.with(target);
                continue;
            }
            pointed_at = pointed_at.with(target);
            if steals {
                thieves.push((seat, target));
            } else {
                outcome.infections.push((seat, target));
            }
        }
        for victim in Seat::all(players) {
            let mut left = undrunk.map_or(u8::MAX, |undrunk| undrunk[victim.index()]);
            let mut thief = victim;
            for _ in 1..players {
                thief = thief.left(players);
                if !thieves.contains(&(thief, victim)) {
                    continue;
                }
                if left > 0 {
                    left -= 1;
                    outcome.thefts.push((thief, victim));
                } else {
                    outcome.empty_handed = outcome.empty_handed.with(thief);
                }
            }
        }
        for seat in Seat::all(players) {
            match gesture(seat) {
                Some(Action::Drink {}) if pointed_at.has(seat) => {
                    outcome.disturbed = outcome.disturbed.with(seat);
                }
                Some(Action::Drink {}) => outcome.drinks = outcome.drinks.with(seat),
                _ => {}
            }
        }
        outcome
    }

    /// Outcome of the gestures that are being revealed.
    pub fn revealed(players: usize, open: &Open) -> Outcome {
        Outcome::of(players, &open.gestures, Some(&open.undrunk))
    }

    /// Seats that keep somebody from drinking with these gestures.
    pub fn stopping(&self, gestures: &Gestures) -> Seats {
        let aims = |seat: &Seat| {
            let target = gestures[seat.index()].and_then(Action::target);
            target.is_some_and(|target| self.disturbed.has(target))
        };
        let seats = (0..MOST_PLAYERS as u8).map(Seat);
        seats.filter(aims).collect()
    }

    /// Those whose gesture came to nothing.
    pub fn stopped(&self) -> Seats {
        let all = [self.blocked, self.empty_handed, self.disturbed];
        all.iter().flat_map(|seats| seats.iter()).collect()
    }
}
