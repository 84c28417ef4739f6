//! Landmarks of a replay: the beginnings of its rounds, the player's decisions, the changes of the lead, the turning
//! points of its result.

use crate::summary::turning_points;
use kortlek_rules::{Seat, session::Session};

/// Landmark positions, each the one before the step in question, in order.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Marks {
    /// Positions at which a round or turn begins.
    pub rounds: Vec<usize>,
    /// Positions at which the player decides.
    pub choices: Vec<usize>,
    /// Positions after which the lead changes, with the new leader.
    pub leads: Vec<(usize, Seat)>,
    /// Positions that show the turning points of the result, in its order.
    pub turnings: Vec<usize>,
}

/// Landmarks of a jump.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Jump {
    /// From round to round.
    #[default]
    Round,
    /// From one decision of the player to the next.
    Choice,
    /// From one change of the lead to the next.
    Lead,
    /// From one turning point of the result to the next.
    Turning,
}

impl Jump {
    /// All, in the order in which they are offered.
    pub const ALL: [Jump; 4] = [Jump::Round, Jump::Choice, Jump::Lead, Jump::Turning];

    /// The message with its name.
    pub const fn message(self) -> &'static str {
        match self {
            Jump::Round => "replay-rounds",
            Jump::Choice => "replay-choices",
            Jump::Lead => "replay-leads",
            Jump::Turning => "replay-turnings",
        }
    }
}

impl Marks {
    /// The marks of a match, with the decisions of this seat.
    pub fn of(session: &dyn Session, player: Option<Seat>) -> Marks {
        let mut marks = Marks {
            turnings: turning_points(session),
            ..Marks::default()
        };
        let mut leader = None;
        for k in 0..session.positions() - 1 {
            let lines = session.tell(k).lines;
            if lines.iter().any(|line| !line.heading.is_empty()) {
                marks.rounds.push(k);
            }
            if player.is_some() && session.made_by(k) == player {
                marks.choices.push(k);
            }
            let scores = session.panels(k + 1).into_iter().map(|panel| panel.score);
            let now = scores
                .collect::<Option<Vec<i32>>>()
                .and_then(|scores| ahead(&scores, session.unit().fewer));
            if now.is_some() && now != leader {
                // The first leader has taken the lead from nobody.
                if leader.is_some() {
                    marks.leads.extend(now.map(|seat| (k + 1, seat)));
                }
                leader = now;
            }
        }
        marks
    }

    fn positions(&self, jump: Jump) -> Vec<usize> {
        match jump {
            Jump::Round => self.rounds.clone(),
            Jump::Choice => self.choices.clone(),
            Jump::Lead => self.leads.iter().map(|(k, _)| *k).collect(),
            Jump::Turning => self.turnings.clone(),
        }
    }

    /// The next mark from position `k` forwards (1) or backwards (-1); the end or the beginning if there is none.
    pub fn jump(&self, jump: Jump, k: usize, way: i8, last: usize) -> usize {
        let marks = self.positions(jump);
        if way > 0 {
            marks.into_iter().find(|mark| *mark > k).unwrap_or(last)
        } else {
            let before = marks.into_iter().rev().find(|mark| *mark < k);
            before.unwrap_or(0)
        }
    }
}

/// The seat that is ahead of all others.
fn ahead(scores: &[i32], fewer: bool) -> Option<Seat> {
    let worth = |score: &i32| if fewer { -score } else { *score };
    let best = scores.iter().map(worth).max()?;
    let mut first = Seat::all(scores.len()).filter(|seat| worth(&scores[seat.index()]) == best);
    match (first.next(), first.next()) {
        (seat, None) => seat,
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kortlek_rules::{Level, Who};

    #[test]
    fn only_one_can_be_ahead() {
        assert_eq!(ahead(&[3, 5, 1], false), Some(Seat(1)));
        assert_eq!(ahead(&[3, 5, 1], true), Some(Seat(2)));
        assert_eq!(ahead(&[5, 5, 1], false), None);
        assert_eq!(ahead(&[], false), None);
    }

    #[test]
    fn the_turning_points_of_the_result_are_marked() {
        let (shelf, _) = crate::shelf();
        let mut marked = 0;
        for entry in shelf.iter() {
            let options = serde_json::Map::new();
            let who = Who::bot(Level::Novice);
            let table = crate::summary::tests::played_by(entry, options, who, 3);
            let session = &*table.session;
            let marks = Marks::of(session, None);
            let id = entry.card.id;
            assert_eq!(marks.turnings, turning_points(session), "{id}");
            let last = session.positions();
            assert!(marks.turnings.is_sorted() && marks.turnings.iter().all(|k| *k < last));
            marked += usize::from(!marks.turnings.is_empty());
        }
        assert!(marked > 10, "nearly all have some");
    }

    #[test]
    fn jumps_go_from_mark_to_mark_and_to_the_ends() {
        let marks = Marks {
            rounds: vec![1, 9, 20],
            choices: vec![4],
            leads: vec![(7, Seat(1))],
            turnings: vec![9, 24],
        };
        let jump = |jump, k, way| marks.jump(jump, k, way, 30);
        assert_eq!(jump(Jump::Round, 1, 1), 9);
        assert_eq!(jump(Jump::Round, 9, -1), 1);
        assert_eq!(jump(Jump::Round, 20, 1), 30);
        assert_eq!(jump(Jump::Choice, 4, -1), 0);
        assert_eq!(jump(Jump::Lead, 0, 1), 7);
        assert_eq!(jump(Jump::Turning, 9, 1), 24);
    }
}
