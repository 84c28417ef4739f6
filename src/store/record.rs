//! Summary of a game, readable without its trace: result, help used, and the reason it does not count, if any.

use super::format::Envelope;
use kortlek_rules::{Seat, Who, session::Session};
pub use kortlek_table::Origin;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

/// Result of a finished game.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Outcome {
    /// The reason for the end, as a trace names it.
    pub end: String,
    /// The score of each seat as its panel showed it, in seat order; nothing where scores are no numbers.
    pub scores: Vec<Option<i32>>,
    /// Number of sides that competed. Where there are fewer than seats, the seats take turns in them.
    pub sides: u8,
    /// The seats that won.
    pub winners: Vec<u8>,
    /// True if low scores are good.
    pub fewer: bool,
}

impl Outcome {
    /// Result of a match; `None` while it goes on.
    pub fn of(session: &dyn Session) -> Option<Outcome> {
        let payoff = session.result()?;
        let last = session.positions() - 1;
        Some(Outcome {
            end: payoff.end.to_owned(),
            scores: session.panels(last).iter().map(|p| p.score).collect(),
            sides: payoff.scores().len() as u8,
            winners: payoff.winners.iter().map(|seat| seat.0).collect(),
            fewer: session.unit().fewer,
        })
    }

    /// Returns true if the seat won, alone or with others.
    pub fn won(&self, seat: Seat) -> bool {
        self.winners.contains(&seat.0)
    }

    /// The score of a seat, if it was shown.
    pub fn score(&self, seat: Seat) -> Option<i32> {
        self.scores.get(seat.index()).copied().flatten()
    }

    /// A score so that more is better.
    fn worth(&self, score: i32) -> i32 {
        if self.fewer { -score } else { score }
    }

    /// Place of a seat, 1 for the winners; `None` if nobody won, or if nothing separates the losers.
    pub fn place(&self, seat: Seat) -> Option<usize> {
        if self.won(seat) {
            return Some(1);
        }
        let losers = self.scores.len().checked_sub(self.winners.len())?;
        if self.winners.is_empty() {
            return None;
        }
        if losers == 1 {
            return Some(self.scores.len());
        }
        let mine = self.worth(self.score(seat)?);
        let mut better = 0;
        for (other, score) in Seat::all(self.scores.len()).zip(&self.scores) {
            // The winners stand before all others, whatever their scores.
            better += usize::from(self.won(other) || self.worth((*score)?) > mine);
        }
        Some(better + 1)
    }

    /// Lead of a seat over the best of the other sides (negative if behind), if scores decide.
    pub fn margin(&self, seat: Seat) -> Option<i32> {
        let sides = usize::from(self.sides.max(1));
        let mine = self.worth(self.score(seat)?);
        let others = Seat::all(self.scores.len())
            .filter(|other| other.index() % sides != seat.index() % sides);
        let best = others
            .map(|other| self.score(other).map(|score| self.worth(score)))
            .collect::<Option<Vec<i32>>>()?
            .into_iter()
            .max()?;
        Some(mine - best)
    }
}

/// Reason why a finished game is left out of the statistics.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Excluded {
    /// Hints were shown or decisions taken back.
    Help,
    /// The deal could be known: its seed was typed, or it was played before.
    Known,
    /// It went on from a position of another game.
    Replayed,
}

impl Excluded {
    /// All reasons, in the order in which they are shown.
    pub const ALL: [Excluded; 3] = [Excluded::Help, Excluded::Known, Excluded::Replayed];

    /// Reason why a game with this origin and this much help is left out; `None` if it counts.
    pub fn of(origin: Origin, hinted: u32, undone: u32) -> Option<Excluded> {
        match origin {
            Origin::Replayed => Some(Excluded::Replayed),
            Origin::Typed | Origin::Known => Some(Excluded::Known),
            Origin::Drawn if hinted + undone > 0 => Some(Excluded::Help),
            Origin::Drawn => None,
        }
    }
}

impl Envelope {
    /// Players in order of seats, as far as this version knows them.
    pub fn sitters(&self) -> Vec<Who> {
        let who = |text: &String| text.parse().unwrap_or(Who::Random);
        self.seats.iter().map(who).collect()
    }

    /// The person's seat.
    pub fn me(&self) -> Option<Seat> {
        let at = self.sitters().iter().position(|who| *who == Who::Human)?;
        Some(Seat(at as u8))
    }

    /// Number of players.
    pub fn players(&self) -> usize {
        self.names.len()
    }

    /// Strength of the bots, named as in the record of results; `None` if the bots differ in strength.
    pub fn level(&self) -> Option<&'static str> {
        one_strength(&self.sitters())
    }

    /// Returns true if the game is over.
    pub fn is_over(&self) -> bool {
        self.outcome.is_some()
    }

    /// Reason why it is left out of the statistics; `None` if it counts.
    pub fn apart(&self) -> Option<Excluded> {
        Excluded::of(self.origin, self.hinted, self.undone)
    }

    /// Result for the person, true for a win; `None` while the game goes on, or if only bots played.
    pub fn won(&self) -> Option<bool> {
        Some(self.outcome.as_ref()?.won(self.me()?))
    }

    /// The person's place.
    pub fn place(&self) -> Option<usize> {
        self.outcome.as_ref()?.place(self.me()?)
    }

    /// Lead of the person over the best other.
    pub fn margin(&self) -> Option<i32> {
        self.outcome.as_ref()?.margin(self.me()?)
    }

    /// The person's score.
    pub fn score(&self) -> Option<i32> {
        self.outcome.as_ref()?.score(self.me()?)
    }
}

/// Key of results against bots that play anything legal.
pub const RANDOM: &str = "random";
/// Key of results against matched bots.
pub const MATCHED: &str = "matched";

/// Key of results against these players; `None` if the bots were of different strength.
pub fn one_strength(seats: &[Who]) -> Option<&'static str> {
    let levels: BTreeSet<&str> = seats.iter().filter_map(|who| strength(*who)).collect();
    let mut levels = levels.into_iter();
    match (levels.next(), levels.next()) {
        (level, None) => level,
        _ => None,
    }
}

/// Key of results against one player; `None` for the person.
fn strength(who: Who) -> Option<&'static str> {
    match who {
        Who::Human => None,
        Who::Random => Some(RANDOM),
        Who::Bot(level, _) => Some(level.name()),
        Who::Matched(..) => Some(MATCHED),
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use crate::store::format::VERSION;

    /// A game of a person against a novice that was kept at this time.
    pub fn record(game: &str, time: u64, over: bool) -> Envelope {
        Envelope {
            kortlek_save: VERSION,
            game: game.to_owned(),
            names: vec!["You".to_owned(), "Elm".to_owned()],
            seats: vec!["human".to_owned(), "bot:novice".to_owned()],
            time,
            outcome: over.then(Outcome::default),
            ..Envelope::default()
        }
    }

    fn outcome(scores: &[i32], winners: &[u8]) -> Outcome {
        Outcome {
            end: "over".to_owned(),
            scores: scores.iter().copied().map(Some).collect(),
            sides: scores.len() as u8,
            winners: winners.to_vec(),
            fewer: false,
        }
    }

    #[test]
    fn places_and_margins_follow_the_scores() {
        let four = outcome(&[34, 38, 23, 34], &[1]);
        let places: Vec<_> = Seat::all(4).map(|seat| four.place(seat)).collect();
        assert_eq!(places, [Some(2), Some(1), Some(4), Some(2)]);
        assert_eq!(four.margin(Seat(1)), Some(4));
        assert_eq!(four.margin(Seat(2)), Some(-15));
        let fewest = Outcome {
            fewer: true,
            ..outcome(&[2, 0, 5], &[1])
        };
        let places: Vec<_> = Seat::all(3).map(|seat| fewest.place(seat)).collect();
        assert_eq!(places, [Some(2), Some(1), Some(3)]);
        assert_eq!(fewest.margin(Seat(1)), Some(2));
    }

    #[test]
    fn what_scores_do_not_tell_is_not_said() {
        let mut none = outcome(&[0, 0, 0], &[2]);
        none.scores = vec![None; 3];
        assert_eq!(none.place(Seat(2)), Some(1));
        assert_eq!(none.place(Seat(0)), None);
        assert_eq!(none.margin(Seat(2)), None);
        // All against the game, and it has won.
        let all = outcome(&[3, 3], &[]);
        assert_eq!(all.place(Seat(0)), None);
        let sides = Outcome {
            sides: 1,
            ..outcome(&[3, 3], &[0, 1])
        };
        assert_eq!(sides.margin(Seat(0)), None, "nobody to be ahead of");
        let pairs = Outcome {
            sides: 2,
            ..outcome(&[7, 4, 7, 4], &[0, 2])
        };
        assert_eq!(pairs.margin(Seat(0)), Some(3), "a partner is no rival");
        assert_eq!(pairs.place(Seat(3)), Some(3));
    }

    #[test]
    fn help_and_known_deals_stand_apart() {
        use Origin::{Drawn, Known, Replayed, Typed};
        assert_eq!(Excluded::of(Drawn, 0, 0), None);
        assert_eq!(Excluded::of(Drawn, 1, 0), Some(Excluded::Help));
        assert_eq!(Excluded::of(Drawn, 0, 2), Some(Excluded::Help));
        assert_eq!(Excluded::of(Typed, 0, 0), Some(Excluded::Known));
        assert_eq!(Excluded::of(Known, 3, 0), Some(Excluded::Known));
        assert_eq!(Excluded::of(Replayed, 0, 0), Some(Excluded::Replayed));
    }
}
