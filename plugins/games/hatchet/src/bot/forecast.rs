//! Forecast after a placement: the points that each seat can get from the sets that can be covered.

use crate::{
    places::Pips,
    rules::{LAST_PICTURE, MOST_PLAYERS, PICTURES, View},
};

/// Discount on a set that can be covered for every placement before it: others lie in the way, and new pips come.
const LASTING: f32 = 0.6;
/// Sets of pips that are looked at, the best first.
const FURTHEST: usize = 8;
/// Pictures drawn one after the other that are thought of.
const DRAWN: usize = 8;

/// Value of a position for a seat that has just laid a card, in points of lead.
#[derive(Clone, Copy, Debug)]
pub(super) struct Forecast {
    players: usize,
    /// The chance that the next card is a picture.
    picture: f32,
    /// True if that would end the game.
    last: bool,
}

impl Forecast {
    /// The forecast before the card of a view is laid.
    pub(super) fn of(view: &View) -> Forecast {
        let drawn = view.open.pictures_drawn();
        Forecast {
            players: view.players.into(),
            picture: (PICTURES - drawn) as f32 / f32::from(view.open.deck.max(1)),
            last: drawn + 1 >= LAST_PICTURE,
        }
    }

    /// Expected lead if the best sets of pips that can be covered one after the other have these points.
    pub(super) fn lead(&self, points: &[u8]) -> f32 {
        let others = (self.players - 1).max(1) as f32;
        // The lead to be expected from a set on, by who is to play, counted from the seat on; what one of the others
        // gains is a part of what the seat loses.
        let mut then = [0.0; MOST_PLAYERS];
        for most in points.iter().rev() {
            let mut here = [0.0; MOST_PLAYERS];
            for _ in 0..DRAWN {
                for player in (0..self.players).rev() {
                    let next = (player + 1) % self.players;
                    let gains = if player == 0 { 1.0 } else { -1.0 / others };
                    let laid = gains * f32::from(*most) + LASTING * then[next];
                    let passed = if self.last { 0.0 } else { here[next] };
                    here[player] = (1.0 - self.picture) * laid + self.picture * passed;
                }
            }
            then = here;
        }
        then[1 % self.players.max(1)]
    }
}

/// The points of sets of pips that can be covered one after the other: the best, the best of those that have no pip of
/// it, and so on. `sets` come most points first.
pub(super) fn one_after_the_other(sets: impl Iterator<Item = Pips>) -> ([u8; FURTHEST], usize) {
    let mut taken = [Pips::default(); FURTHEST];
    let mut count = 0;
    for set in sets {
        if taken[..count].iter().all(|other| !set.meet(*other)) {
            taken[count] = set;
            count += 1;
            if count == FURTHEST {
                break;
            }
        }
    }
    (taken.map(|set| set.len() as u8), count)
}

#[cfg(test)]
mod tests {
    use super::*;

    const TWO: Forecast = Forecast {
        players: 2,
        picture: 0.0,
        last: false,
    };

    #[test]
    fn what_the_others_get_is_lost() {
        assert_eq!(TWO.lead(&[]), 0.0);
        assert_eq!(TWO.lead(&[3]), -3.0);
        assert!((TWO.lead(&[3, 2]) - (2.0 * LASTING - 3.0)).abs() < 1e-6);
        let four = Forecast { players: 4, ..TWO };
        assert!((four.lead(&[3]) + 1.0).abs() < 1e-6);
        assert!(TWO.lead(&[3, 3]) > TWO.lead(&[3, 1]));
    }

    #[test]
    fn a_picture_passes_the_turn_or_ends_the_game() {
        let half = Forecast {
            picture: 0.5,
            ..TWO
        };
        // One half for the next player, a quarter back for the seat, and so on: a third more for the next.
        assert!((half.lead(&[3]) + 1.0).abs() < 0.05);
        let last = Forecast { last: true, ..half };
        assert!((last.lead(&[3]) + 1.5).abs() < 1e-6);
    }
}
