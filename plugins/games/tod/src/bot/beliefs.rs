//! Deductions of a seat about the case it investigates: all cases that fit, and the probability of each.

use crate::{
    case::{self, COMPLICATED, Question, Solution, numbers_of, suits_of},
    rules::{Tod, View, hour},
};
use kortlek_rules::{Rules, Seat, french::CardSet};

/// Triples of cases looked at one by one, at most; beyond that the others' cases are taken one at a time.
const TRIPLES: usize = 2_000_000;

/// A case that fits.
#[derive(Clone, Copy, Debug)]
struct Possible {
    cards: CardSet,
    chance: f32,
    /// The place of its solution.
    solution: u8,
}

/// The cases that fit, and the chances of their solutions.
pub(super) struct Beliefs {
    cases: Vec<Possible>,
    solutions: [f32; COMPLICATED],
}

/// Effect of a question.
#[derive(Clone, Copy, Debug)]
pub(super) struct QuestionValue {
    /// The chance of a yes.
    pub(super) yes: f32,
    /// Information of the answer about the solution, in bits.
    pub(super) bits: f32,
    /// Number of solutions open after a yes, and after a no.
    pub(super) open: [f32; 2],
}

impl Beliefs {
    /// Deductions of `seat` from a view, which may also be another's: then that one's knowledge counts. `listens`
    /// says whether what was heard about the others' cases counts too: a card in theirs is not in this one.
    pub(super) fn of(rules: &Tod, view: &View, seat: Seat, listens: bool) -> Beliefs {
        let target = rules.target(seat);
        let known = view.cases.iter().flatten();
        let known = known.fold(CardSet::EMPTY, |all, case| all.or(*case));
        let own = view.viewer == Some(seat);
        // A seat other than the viewer has not seen the viewer's cards.
        let unseen = if own {
            view.unseen()
        } else {
            case::ALL.minus(view.open.seen)
        };
        let told = view.hour.filter(|_| own);
        let list = |of: Seat| -> Vec<CardSet> {
            let clues = &view.open.clues[of.index()];
            case::cases(unseen, rules.complicated)
                .filter(|case| clues.allow(*case, rules.complicated))
                .filter(|case| of != target || told.is_none_or(|told| told == hour(*case)))
                .collect()
        };
        let cases = list(target);
        let others: Vec<Vec<CardSet>> = Seat::all(rules.players())
            .filter(|s| listens && *s != target && view.cases[s.index()].is_none())
            .map(list)
            .collect();
        debug_assert!(!own || cases.iter().all(|c| c.and(known).is_empty()));
        let weights = weights(&cases, &others);
        let all: f32 = weights.iter().sum();
        let mut solutions = [0.0; COMPLICATED];
        let possible = |(cards, weight): (CardSet, f32)| {
            let chance = weight / all;
            let solution = Solution::of(cards, rules.complicated).index();
            solutions[solution] += chance;
            Possible {
                cards,
                chance,
                solution: solution as u8,
            }
        };
        let weighed = cases.into_iter().zip(weights);
        let fitting = weighed.filter(|(_, weight)| *weight > 0.0);
        let cases = fitting.map(possible).collect();
        Beliefs { cases, solutions }
    }

    /// The chance that a solution is right.
    pub(super) fn chance(&self, solution: Solution) -> f32 {
        self.solutions[solution.index()]
    }

    /// Number of open solutions: as many as there were if all were equally likely and it were as hard to guess.
    pub(super) fn open(&self) -> f32 {
        open(&self.solutions, 1.0)
    }

    /// Number of solutions open if this one is wrong.
    pub(super) fn open_without(&self, solution: Solution) -> f32 {
        let mut others = self.solutions;
        let right = std::mem::take(&mut others[solution.index()]);
        open(&others, 1.0 - right)
    }

    /// Number of solutions open once all possible answers are known: the numbers and suits, not how often each number
    /// is there.
    pub(super) fn floor(&self) -> f32 {
        let kind = |p: &Possible| (numbers_of(p.cards), suits_of(p.cards), p.solution);
        let mut cases = self.cases.clone();
        cases.sort_unstable_by_key(kind);
        // The sum over all kinds of the chance of the kind times the chances within it, squared.
        let mut sum = 0.0;
        for of_kind in cases.chunk_by(|a, b| (kind(a).0, kind(a).1) == (kind(b).0, kind(b).1)) {
            let all: f32 = of_kind.iter().map(|p| p.chance).sum();
            let solutions = of_kind.chunk_by(|a, b| a.solution == b.solution);
            let squares = solutions.map(|s| s.iter().map(|p| p.chance).sum::<f32>());
            sum += squares.map(|chance| chance * chance).sum::<f32>() / all;
        }
        if sum > 0.0 { 1.0 / sum } else { 1.0 }
    }

    /// Computes the effect of a question about these visible cards.
    pub(super) fn split(&self, question: Question, visible: CardSet) -> QuestionValue {
        let mut if_yes = [0.0; COMPLICATED];
        let mut yes = 0.0;
        for possible in &self.cases {
            if question.answer(possible.cards, visible) {
                if_yes[usize::from(possible.solution)] += possible.chance;
                yes += possible.chance;
            }
        }
        let mut if_no = self.solutions;
        for (no, yes) in if_no.iter_mut().zip(if_yes) {
            *no -= yes;
        }
        // Difference between the information before and after, both as sums of p log p.
        let before = entropy(&self.solutions);
        let after = entropy(&if_yes) - plog(yes) + entropy(&if_no) - plog(1.0 - yes);
        let (open_yes, open_no) = (open(&if_yes, yes), open(&if_no, 1.0 - yes));
        QuestionValue {
            yes: yes.clamp(0.0, 1.0),
            bits: (before - after).max(0.0),
            open: [open_yes, open_no],
        }
    }
}

/// Effective number of open solutions if these chances sum up to `all`: the inverse of the chance to meet the same
/// one twice.
fn open(chances: &[f32], all: f32) -> f32 {
    let squares: f32 = chances.iter().map(|p| p * p).sum();
    if squares > 1e-9 {
        (all * all / squares).max(1.0)
    } else {
        1.0
    }
}

fn entropy(chances: &[f32]) -> f32 {
    chances.iter().map(|p| plog(*p)).sum()
}

/// `-p log2 p`; 0 for chances so small that rounding made them.
fn plog(p: f32) -> f32 {
    if p < 1e-6 { 0.0 } else { -p * log2(p) }
}

/// The logarithm to base two. The system's own differs from machine to machine in the last digit; this does not.
fn log2(x: f32) -> f32 {
    let bits = x.to_bits();
    let exponent = (bits >> 23) as i32 - 127;
    let mantissa = f32::from_bits(bits & 0x007F_FFFF | 0x3F80_0000);
    // ln m = 2 artanh((m - 1) / (m + 1)), the first terms of the series.
    let t = (mantissa - 1.0) / (mantissa + 1.0);
    let u = t * t;
    let ln = 2.0 * t * (1.0 + u * (1.0 / 3.0 + u * (1.0 / 5.0 + u * (1.0 / 7.0 + u / 9.0))));
    exponent as f32 + ln * std::f32::consts::LOG2_E
}

/// Number of ways in which the others' cases can be dealt for each case, no card being in two of them.
fn weights(cases: &[CardSet], others: &[Vec<CardSet>]) -> Vec<f32> {
    let apart = |a: CardSet, b: CardSet| a.and(b).is_empty();
    let fits =
        |case: CardSet, list: &[CardSet]| list.iter().filter(|other| apart(case, **other)).count();
    let all = others.iter().map(Vec::len).product::<usize>();
    let whole = all.saturating_mul(cases.len()) <= TRIPLES;
    let ways = |case: &CardSet| match others {
        [] => 1.0,
        [only] => fits(*case, only) as f32,
        [first, second] if whole => {
            let first = first.iter().filter(|a| apart(*case, **a));
            first.map(|a| fits(case.or(*a), second)).sum::<usize>() as f32
        }
        // There are so many that one hardly stands in another's way.
        many => many.iter().map(|list| fits(*case, list) as f32).product(),
    };
    cases.iter().map(ways).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_logarithm_is_close_enough() {
        for n in 1..2000 {
            let x = n as f32 / 1000.0;
            let exact = f64::from(x).log2();
            assert!((f64::from(log2(x)) - exact).abs() < 1e-4, "{x}");
        }
    }

    #[test]
    fn open_solutions_are_counted() {
        assert_eq!(open(&[0.25; 4], 1.0), 4.0);
        assert_eq!(open(&[0.0, 0.5, 0.0], 0.5), 1.0);
        assert!((open(&[0.8, 0.2], 1.0) - 1.0 / 0.68).abs() < 1e-5);
    }

    #[test]
    fn the_others_cases_count() {
        let set = |bits| CardSet::from_bits(bits);
        // One that shares a card with the others' only case can't be.
        let cases = [set(0b11), set(0b1100)];
        assert_eq!(weights(&cases, &[vec![set(0b1001)]]), [0.0, 0.0]);
        assert_eq!(weights(&cases, &[vec![set(0b10010)]]), [0.0, 1.0]);
        let others = [vec![set(0b1), set(0b10)], vec![set(0b1), set(0b100)]];
        assert_eq!(weights(&[set(0b1000), set(0b100)], &others), [3.0, 1.0]);
    }
}
