//! The matched level: a strength between the levels that follows the player's results towards an even contest.
//!
//! Everything is computed from the record of results, so nothing but the record has to be kept.

use crate::{
    bot::{ActionValue, Bot, Budget, HasBots, Level, Question, SearchResult},
    dice::Luck,
    rules::{Payoff, Rules},
    seat::Seat,
};
use serde::{Deserialize, Serialize};

/// A strength in hundredths of a level: 0 plays like the weakest level, 100 like the next, 200 like the strongest;
/// between them there is every shade.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Grade(u8);

impl Grade {
    /// Initial grade of a player of whom nothing is known: between the two weaker levels.
    pub const BEGIN: Grade = Grade(50);
    /// The strongest.
    pub const MOST: Grade = Grade(100 * (Level::ALL.len() as u8 - 1));

    /// A grade from 0 to the strongest; values beyond are clamped.
    pub const fn new(hundredths: u8) -> Grade {
        if hundredths > Grade::MOST.0 {
            Grade::MOST
        } else {
            Grade(hundredths)
        }
    }

    /// The number, 0 to 200.
    pub const fn get(self) -> u8 {
        self.0
    }

    /// The weaker and the stronger level on either side of the grade, and the share of the stronger, 0 to 1.
    pub fn between(self) -> (Level, Level, f32) {
        let last = Level::ALL.len() - 1;
        let low = usize::from(self.0 / 100).min(last - 1);
        let share = f32::from(self.0) / 100.0 - low as f32;
        (Level::ALL[low], Level::ALL[low + 1], share)
    }
}

/// Result of one game against matched bots, for the player.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Ending {
    /// Number of sides that contended, 2 or more.
    pub sides: u8,
    /// The player's share of the win, 0 to 1: 1 for a win alone, a half for one shared by two.
    pub share: f32,
}

impl Ending {
    /// Result of a game for a seat.
    pub fn of(payoff: &Payoff, seat: Seat, players: usize) -> Ending {
        let sides = payoff.scores().len().max(1);
        let a_side = (players / sides).max(1);
        let winning = (payoff.winners.len() / a_side).max(1);
        let won = payoff.winners.has(seat);
        Ending {
            sides: sides as u8,
            share: if won { 1.0 / winning as f32 } else { 0.0 },
        }
    }
}

/// Change of the grade by the first result, if it is a win or a loss at a table of two, and (`LAST_STEP`) by every late
/// one. A player who improves is followed, and luck in one game does not carry the grade away.
const FIRST_STEP: f32 = 0.5;
const LAST_STEP: f32 = 0.12;

/// The grade at which a player with this record of results, the oldest first, is to be met next. Each game that brought
/// more than an even contest would have raises it, each that brought less lowers it; a win at a large table, which is
/// rarer, raises it by more.
pub fn grade(record: &[Ending]) -> Grade {
    let most = f32::from(Grade::MOST.0) / 100.0;
    let mut at = f32::from(Grade::BEGIN.0) / 100.0;
    for (n, result) in record.iter().enumerate() {
        let step = (FIRST_STEP / (1.0 + 0.25 * n as f32)).max(LAST_STEP);
        let even = 1.0 / f32::from(result.sides.max(2));
        // Entries that are not numbers count as an even contest.
        let share = if result.share.is_finite() {
            result.share
        } else {
            even
        };
        // At a table of two by the whole step either way; on the whole, an even contest leaves the grade where it is.
        at = (at + 2.0 * step * (share.clamp(0.0, 1.0) - even)).clamp(0.0, most);
    }
    Grade((at * 100.0).round() as u8)
}

/// A bot of a grade: at each decision by lot one of the two levels on either side of the grade, each of which plays
/// sensibly.
pub fn bot<G: HasBots>(rules: &G, grade: Grade) -> Box<dyn Bot<G>> {
    let (weaker, stronger, share) = grade.between();
    Box::new(Between {
        weaker: rules.bot(weaker),
        stronger: rules.bot(stronger),
        share,
    })
}

/// A bot between two others.
struct Between<G: Rules> {
    weaker: Box<dyn Bot<G>>,
    stronger: Box<dyn Bot<G>>,
    share: f32,
}

impl<G: Rules> Between<G> {
    fn drawn(&self, luck: &mut Luck) -> &dyn Bot<G> {
        if luck.unit() < f64::from(self.share) {
            &*self.stronger
        } else {
            &*self.weaker
        }
    }
}

impl<G: Rules> Bot<G> for Between<G> {
    fn choose(&self, question: Question<'_, G>, luck: &mut Luck) -> SearchResult<G::Action> {
        self.drawn(luck).choose(question, luck)
    }

    fn evaluate(
        &self,
        question: Question<'_, G>,
        budget: Budget,
        luck: &mut Luck,
    ) -> Vec<ActionValue<G::Action>> {
        self.stronger.evaluate(question, budget, luck)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::seat::Seats;

    fn results(shares: &[f32]) -> Vec<Ending> {
        let of = |share: &f32| Ending {
            sides: 2,
            share: *share,
        };
        shares.iter().map(of).collect()
    }

    #[test]
    fn wins_raise_and_losses_lower_within_bounds() {
        assert_eq!(grade(&[]), Grade::BEGIN);
        assert!(grade(&results(&[1.0])) > Grade::BEGIN);
        assert!(grade(&results(&[0.0])) < Grade::BEGIN);
        assert_eq!(grade(&results(&[0.5])), Grade::BEGIN);
        assert_eq!(grade(&results(&[1.0; 40])), Grade::MOST);
        assert_eq!(grade(&results(&[0.0; 40])).get(), 0);
        // A win at a table of five counts for more than one at a table of two; a loss for less.
        let of_five = |share| Ending { sides: 5, share };
        assert!(grade(&[of_five(1.0)]) > grade(&results(&[1.0])));
        assert!(grade(&[of_five(0.0)]) > grade(&results(&[0.0])));
        assert_eq!(grade(&results(&[f32::NAN])), Grade::BEGIN);
        assert_eq!(Grade::new(240), Grade::MOST);
    }

    #[test]
    fn every_grade_lies_between_two_levels() {
        let at = |grade| Grade::new(grade).between();
        assert_eq!(at(0), (Level::Novice, Level::Regular, 0.0));
        assert_eq!(at(125), (Level::Regular, Level::Expert, 0.25));
        assert_eq!(at(200), (Level::Regular, Level::Expert, 1.0));
    }

    #[test]
    fn an_ending_is_the_share_of_the_win() {
        let winners = |seats: &[u8]| seats.iter().map(|s| Seat(*s)).collect::<Seats>();
        let of = |scores: &[i32], won: &[u8], me: u8, players| {
            let payoff = Payoff::new(scores, winners(won), "end");
            let ending = Ending::of(&payoff, Seat(me), players);
            (ending.sides, ending.share)
        };
        assert_eq!(of(&[1, 2, 3], &[2], 2, 3), (3, 1.0));
        assert_eq!(of(&[1, 2, 3], &[2], 0, 3), (3, 0.0));
        assert_eq!(of(&[3, 2, 3], &[0, 2], 0, 3), (3, 0.5));
        // Two pairs: the partner wins the whole win too.
        assert_eq!(of(&[3, 2], &[0, 2], 2, 4), (2, 1.0));
        assert_eq!(of(&[0, 0], &[], 0, 2), (2, 0.0));
    }

    #[test]
    fn a_player_of_any_strength_comes_to_an_even_contest() {
        for sides in [2u8, 4] {
            for skill in [0.3, 1.0, 1.7] {
                let mut luck = Luck::new(u64::from(sides));
                let mut record = Vec::new();
                let (mut won, mut late) = (0.0, 0.0);
                for game in 0..300 {
                    // The chance to win: as the grades are to each other, an even one at the player's own.
                    let grade = f32::from(grade(&record).get()) / 100.0;
                    let odds = 6.0_f32.powf(skill - grade);
                    let chance = odds / (odds + f32::from(sides) - 1.0);
                    let share = f32::from(u8::from(luck.unit() < f64::from(chance)));
                    if game >= 40 {
                        won += share;
                        late += 1.0;
                    }
                    record.push(Ending { sides, share });
                }
                let even = 1.0 / f32::from(sides);
                let share = won / late;
                assert!((share - even).abs() < 0.08, "{skill}: {share} of {even}");
                let grade = f32::from(grade(&record).get()) / 100.0;
                assert!((grade - skill).abs() < 0.6);
            }
        }
    }
}
