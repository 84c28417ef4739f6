//! Possible cases from the view of a seat: the cards that it saw, all answers and wrong solutions.

use crate::{
    case::{self, ALL, Question, Solution},
    rules::{Step, Tod, View},
};
use kortlek_rules::{Rules, Seat, french::CardSet};
use std::collections::BTreeSet;

/// Number of solutions that a question would leave.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Split {
    /// If the answer is yes.
    pub yes: usize,
    /// If it is no.
    pub no: usize,
}

impl Split {
    /// The answer, if only one is possible.
    pub const fn certain(self) -> Option<bool> {
        match self {
            Split { no: 0, .. } => Some(true),
            Split { yes: 0, .. } => Some(false),
            _ => None,
        }
    }
}

/// Conclusions from a view for each investigator, computed once for everything that is shown of it.
pub struct Insight {
    candidates: Vec<Vec<CardSet>>,
    left: Vec<usize>,
    /// Number of solutions before anything is known.
    pub all: usize,
}

impl Insight {
    /// The card sets that may be the case that a seat investigates. None before the deal.
    pub fn candidates(&self, investigator: Seat) -> &[CardSet] {
        self.candidates
            .get(investigator.index())
            .map_or(&[], Vec::as_slice)
    }

    /// Number of solutions that the case may still have.
    pub fn left(&self, investigator: Seat) -> usize {
        self.left.get(investigator.index()).copied().unwrap_or(0)
    }
}

impl Tod {
    /// Conclusions from a view for each investigator.
    pub(crate) fn insight(&self, v: &View) -> Insight {
        let dealt = v.open.step != Step::Setup;
        let seats = Seat::all(self.players()).filter(|_| dealt);
        let candidates: Vec<Vec<CardSet>> = seats.map(|seat| self.candidates(v, seat)).collect();
        let solutions = |cases: &Vec<CardSet>| self.solutions(cases).len();
        let all: Vec<CardSet> = case::cases(ALL, self.complicated).collect();
        Insight {
            left: candidates.iter().map(solutions).collect(),
            all: solutions(&all),
            candidates,
        }
    }

    /// Card sets that may be the case that a seat investigates, as far as the viewer knows. The viewer knows its own
    /// cards and its own hour; of another seat's it knows less than that seat does, so these are the most.
    pub fn candidates(&self, v: &View, investigator: Seat) -> Vec<CardSet> {
        let holder = self.target(investigator);
        if let (Some(case), true) = (v.cases[holder.index()], v.viewer != Some(holder)) {
            return vec![case];
        }
        let own = v.viewer.filter(|viewer| *viewer != holder);
        let own = own.and_then(|viewer| v.cases[viewer.index()]);
        let unseen = ALL.minus(v.open.seen).minus(own.unwrap_or(CardSet::EMPTY));
        let hour = v.hour.filter(|_| v.viewer == Some(investigator));
        let clues = &v.open.clues[holder.index()];
        case::cases(unseen, self.complicated)
            .filter(|cards| clues.allow(*cards, self.complicated))
            .filter(|cards| hour.is_none_or(|hour| crate::rules::hour(*cards) == hour))
            .collect()
    }

    /// The different solutions among some cases.
    pub fn solutions(&self, cases: &[CardSet]) -> BTreeSet<Solution> {
        let solution = |cards: &CardSet| Solution::of(*cards, self.complicated);
        cases.iter().map(solution).collect()
    }

    /// Numbers of solutions that a question would leave, with these cards on the table.
    pub fn split(&self, candidates: &[CardSet], question: Question, visible: CardSet) -> Split {
        let is_yes = |cards: &&CardSet| question.answer(**cards, visible);
        let (yes, no): (Vec<CardSet>, Vec<CardSet>) = candidates.iter().partition(is_yes);
        Split {
            yes: self.solutions(&yes).len(),
            no: self.solutions(&no).len(),
        }
    }

    /// The visible cards after the flipped card has been laid on a position.
    pub fn visible_then(&self, v: &View, onto: usize) -> CardSet {
        let tops = v.open.tops[..usize::from(self.table)].iter().enumerate();
        let kept = tops.filter(|(k, _)| *k != onto).map(|(_, card)| *card);
        kept.chain(v.open.flipped).collect()
    }

    /// The cards that may be in the case that a seat investigates.
    pub fn possible_cards(&self, v: &View, investigator: Seat) -> CardSet {
        cards_of(&self.candidates(v, investigator))
    }
}

/// Number of a watch's twelve hours that are over when `left` of `all` cases are left: twelve with the last.
pub(super) fn hours(left: usize, all: usize) -> usize {
    let [left, all] = [left, all].map(|n| (n.max(1) as f64).ln());
    let over = if all > 0.0 { 1.0 - left / all } else { 1.0 };
    (12.0 * over).round().clamp(0.0, 12.0) as usize
}

/// Cards that may be in a case, over all that it may be.
pub(super) fn cards_of(candidates: &[CardSet]) -> CardSet {
    let cases = candidates.iter();
    cases.fold(CardSet::EMPTY, |all, case| all.or(*case))
}

/// The numbers of some cards, ascending: “2 5 6”.
pub fn number_list(cards: CardSet) -> String {
    digits(case::numbers_of(cards))
}

/// The numbers that none of some cards has.
pub fn missing_list(cards: CardSet) -> String {
    digits(!case::numbers_of(cards))
}

/// The numbers whose bits are set, ascending.
pub(super) fn digits(numbers: u8) -> String {
    let there = (0..case::NUMBERS).filter(|n| numbers >> n & 1 == 1);
    let there: Vec<String> = there.map(|n| (n + 1).to_string()).collect();
    there.join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_watch_runs_from_all_cases_to_the_last() {
        assert_eq!((hours(64, 64), hours(8, 64), hours(1, 64)), (0, 6, 12));
        assert_eq!((hours(0, 64), hours(1, 1), hours(80, 64)), (12, 12, 0));
        let all: Vec<usize> = (1..=64).map(|left| hours(left, 64)).collect();
        assert!(all.is_sorted_by(|a, b| a >= b));
    }
}
