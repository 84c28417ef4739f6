//! Virus for two, worked out. Both always know who holds the virus, so a round has few positions: the bottles, the
//! hands, the turn. From the last turn backwards each of them is a game of two with at most four choices each, whose
//! mixed strategies and value follow.
//!
//! Whoever plays them gives nothing away, whatever the other knows. Weaker players also make gestures that are a little
//! worse.

use super::matrix::{MOST, Solution, solve};
use crate::rules::{
    Action, BOTTLES, GERMS, MOST_TURNS, Open, WINNING_BOTTLES, WINNING_BOTTLES_WITH_VIRUS,
};
use kortlek_rules::{Level, Seat};
use std::sync::OnceLock;

/// All bottles of the two.
const ALL_BOTTLES: u8 = 2 * BOTTLES[2];
/// All hand cards of the two.
const ALL_CARDS: u8 = GERMS[2] as u8 + 1;
const TURNS: usize = MOST_TURNS as usize;

/// A position: the seat with the virus, and the other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Duel {
    /// The undrunk bottles of the holder, and of the other.
    undrunk: [u8; 2],
    /// The drunk ones.
    drunk: [u8; 2],
    /// The holder's hand cards, the virus among them.
    cards: u8,
}

/// The gestures, in the order of [`Action::kind`].
const DRINK: usize = 0;
const INFECT: usize = 1;
const STEAL: usize = 2;
const BLOCK: usize = 3;

/// Positions by bottles drunk, bottles undrunk and cards.
const POSITIONS: usize = WINNING_BOTTLES_WITH_VIRUS as usize
    * WINNING_BOTTLES as usize
    * (ALL_BOTTLES as usize + 1)
    * ALL_CARDS as usize;

/// The chance that the holder wins the round, for each number of turns that are over and each position.
pub(super) struct Table {
    /// Gestures worse than the best by less than this are made, too.
    tolerance: f64,
    values: Vec<[f32; POSITIONS]>,
}

impl Duel {
    /// The position, if `holder` has the virus.
    pub(super) fn of(open: &Open, holder: Seat) -> Duel {
        let seats = [holder.index(), 1 - holder.index()];
        Duel {
            undrunk: seats.map(|s| open.undrunk[s]),
            drunk: seats.map(|s| open.drunk[s]),
            cards: open.hand_sizes[holder.index()],
        }
    }

    fn index(self) -> usize {
        let [holder, other] = self.drunk.map(usize::from);
        let bottles = (holder * usize::from(WINNING_BOTTLES) + other)
            * (usize::from(ALL_BOTTLES) + 1)
            + usize::from(self.undrunk[0]);
        bottles * usize::from(ALL_CARDS) + usize::from(self.cards) - 1
    }

    /// All positions in which nobody has won yet.
    fn all() -> impl Iterator<Item = Duel> {
        let drunk = (0..WINNING_BOTTLES_WITH_VIRUS)
            .flat_map(|holder| (0..WINNING_BOTTLES).map(move |other| [holder, other]));
        drunk.flat_map(|drunk| {
            let left = ALL_BOTTLES - drunk[0] - drunk[1];
            (0..=left).flat_map(move |own| {
                (1..=ALL_CARDS).map(move |cards| Duel {
                    undrunk: [own, left - own],
                    drunk,
                    cards,
                })
            })
        })
    }

    /// Gestures that the holder (0) or the other (1) may make.
    fn may(self, side: usize) -> [bool; MOST] {
        let cards = [self.cards, ALL_CARDS - self.cards][side];
        [
            self.undrunk[side] > 0,
            cards > 0,
            self.undrunk[1 - side] > 0,
            true,
        ]
    }

    /// The chance that the one who holds the virus now wins, after these gestures.
    fn after(self, gestures: [usize; 2], then: &impl Fn(Duel) -> f64) -> f64 {
        self.after_by_role(gestures, then, then)
    }

    /// The same for roles: `swapped` is the value for the next holder if the virus has gone over.
    fn after_by_role(
        self,
        gestures: [usize; 2],
        then: &impl Fn(Duel) -> f64,
        swapped: &impl Fn(Duel) -> f64,
    ) -> f64 {
        let points = |side: usize| {
            (gestures[side] == INFECT || gestures[side] == STEAL) && gestures[1 - side] != BLOCK
        };
        let mut next = self;
        for side in 0..2 {
            if points(side) && gestures[side] == STEAL {
                next.undrunk[side] += 1;
                next.undrunk[1 - side] -= 1;
            }
            if gestures[side] == DRINK && !points(1 - side) {
                next.undrunk[side] -= 1;
                next.drunk[side] += 1;
            }
        }
        let infects = [0, 1].map(|side| points(side) && gestures[side] == INFECT);
        next.cards = self.cards + u8::from(infects[1]) - u8::from(infects[0]);
        if !infects[0] {
            return then(next);
        }
        let passes = 1.0 / f64::from(self.cards);
        let [holder, other] = [0, 1];
        let over = Duel {
            undrunk: [next.undrunk[other], next.undrunk[holder]],
            drunk: [next.drunk[other], next.drunk[holder]],
            cards: ALL_CARDS - next.cards,
        };
        let kept = if self.cards > 1 { then(next) } else { 0.0 };
        passes * (1.0 - swapped(over)) + (1.0 - passes) * kept
    }

    /// Returns 1 if the holder has won, 0 if it has lost.
    fn won(self) -> Option<f64> {
        if self.drunk[1] >= WINNING_BOTTLES {
            Some(0.0)
        } else if self.drunk[0] >= WINNING_BOTTLES_WITH_VIRUS {
            Some(1.0)
        } else {
            None
        }
    }

    /// Value of the position for the holder if the round is cut.
    fn at_the_cut(self) -> f64 {
        f64::from(u8::from(self.drunk[0] > self.drunk[1]))
    }
}

/// Rounds of thought of one who does not know the solution: he thinks that I think.
const THOUGHTS: usize = 12;

/// A position as a game of two.
#[derive(Clone, Copy, Debug)]
pub(super) struct Choice {
    /// The gestures that each may make, by kind, and how many.
    kinds: [[usize; MOST]; 2],
    counts: [usize; 2],
    /// The chance that the holder wins, for each pair of gestures.
    pay: [[f64; MOST]; MOST],
    /// Probability with which either makes each gesture.
    mixes: [[f64; MOST]; 2],
    /// Value of that for the holder.
    value: f64,
}

impl Choice {
    fn of(duel: Duel, tolerance: f64, then: &impl Fn(Duel) -> f64) -> Choice {
        let mut choice = Choice {
            kinds: [[0; MOST]; 2],
            counts: [0; 2],
            pay: [[0.0; MOST]; MOST],
            mixes: [[0.0; MOST]; 2],
            value: 0.0,
        };
        for side in 0..2 {
            for kind in (0..MOST).filter(|kind| duel.may(side)[*kind]) {
                choice.kinds[side][choice.counts[side]] = kind;
                choice.counts[side] += 1;
            }
        }
        let [rows, columns] = choice.counts;
        for i in 0..rows {
            for j in 0..columns {
                let gestures = [choice.kinds[0][i], choice.kinds[1][j]];
                choice.pay[i][j] = duel.after(gestures, then);
            }
        }
        if tolerance == 0.0 {
            let Solution { value, mixes } = solve(&choice.pay, rows, columns);
            choice.value = value;
            choice.mixes = mixes;
            return choice;
        }
        for (mix, count) in choice.mixes.iter_mut().zip(choice.counts) {
            mix[..count].fill(1.0 / count as f64);
        }
        // Each answers the other's mix so far, and the answers are averaged: that settles.
        for thought in 0..THOUGHTS {
            let part = 2.0 / (thought as f64 + 3.0);
            let answers = [0, 1].map(|side| choice.loose(side, tolerance));
            for (mix, answer) in choice.mixes.iter_mut().zip(answers) {
                for (chance, other) in mix.iter_mut().zip(answer) {
                    *chance += part * (other - *chance);
                }
            }
        }
        let brings = choice.brings(0);
        choice.value = brings.iter().zip(choice.mixes[0]).map(|(b, c)| b * c).sum();
        choice
    }

    /// Value of each gesture of one side against the other's mix.
    fn brings(&self, side: usize) -> [f64; MOST] {
        let mut brings = [0.0; MOST];
        for (n, brings) in brings[..self.counts[side]].iter_mut().enumerate() {
            let other = &self.mixes[1 - side];
            let part = |m: usize| match side {
                0 => other[m] * self.pay[n][m],
                _ => other[m] * (1.0 - self.pay[m][n]),
            };
            *brings = (0..self.counts[1 - side]).map(part).sum();
        }
        brings
    }

    /// The mix of gestures that bring less than the best by less than the tolerance, the less often the worse they are.
    fn loose(&self, side: usize, tolerance: f64) -> [f64; MOST] {
        let count = self.counts[side];
        let mut mix = self.brings(side);
        let best = mix[..count].iter().copied().fold(0.0, f64::max);
        for chance in &mut mix[..count] {
            let close = (1.0 - (best - *chance) / tolerance).max(0.0);
            *chance = close * close;
        }
        let all: f64 = mix[..count].iter().sum();
        mix.map(|chance| chance / all)
    }

    /// For a gesture of the holder (0) or the other (1): with which chance it is to be made, and the
    /// chance to win the round with it against the other's mix.
    pub(super) fn gesture(&self, side: usize, action: Action) -> (f64, f64) {
        let kinds = &self.kinds[side][..self.counts[side]];
        match kinds.iter().position(|kind| *kind == action.kind()) {
            Some(n) => (self.mixes[side][n], self.brings(side)[n]),
            None => (0.0, 0.0),
        }
    }
}

/// Tolerance of each level, in chances to win the round: the weaker, the looser. The strong level plays the solution.
const TOLERANCES: [f64; Level::ALL.len()] = [0.8, 0.25, 0.0];
/// To the others a win soon is better than one later: what a turn leaves of how much better than even a position is.
const HASTE: f64 = 0.98;

/// Below this nothing changes any more from turn to turn.
const STEADY: f32 = 1e-4;

impl Table {
    /// A whole round as a level sees it, worked out when it is first asked for, which takes a moment.
    pub(super) fn of(level: Level) -> &'static Table {
        static TABLES: [OnceLock<Table>; Level::ALL.len()] =
            [const { OnceLock::new() }; Level::ALL.len()];
        TABLES[level as usize].get_or_init(|| Table::new(TOLERANCES[level as usize]))
    }

    fn new(tolerance: f64) -> Table {
        let mut table = Table {
            tolerance,
            values: vec![[0.0; POSITIONS]; TURNS + 1],
        };
        for duel in Duel::all() {
            table.values[TURNS][duel.index()] = duel.at_the_cut() as f32;
        }
        for turns in (0..MOST_TURNS).rev() {
            let now = usize::from(turns);
            let mut change = 0.0f32;
            for duel in Duel::all() {
                let i = duel.index();
                let value = table.choice(duel, turns).value as f32;
                change = change.max((value - table.values[now + 1][i]).abs());
                table.values[now][i] = value;
            }
            // Far from the cut the turns are all alike.
            if change < STEADY {
                let row = table.values[now];
                table.values[..now].fill(row);
                break;
            }
        }
        table
    }

    /// The position as a game of two, after this number of turns of the round.
    pub(super) fn choice(&self, duel: Duel, turns: u8) -> Choice {
        let later = &self.values[(usize::from(turns) + 1).min(TURNS)];
        let haste = if self.tolerance > 0.0 { HASTE } else { 1.0 };
        Choice::of(duel, self.tolerance, &|next| {
            let known = || f64::from(later[next.index()]);
            0.5 + (next.won().unwrap_or_else(known) - 0.5) * haste
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{State, Step, Virus};
    use kortlek_rules::{Luck, Rules};

    #[test]
    fn after_is_what_the_rules_do() {
        let rules = Virus { players: 2 };
        let mut luck = Luck::new(5);
        let mut tried = 0;
        for duel in Duel::all().step_by(7) {
            let seat = |side: usize| {
                let cards = [duel.cards, ALL_CARDS - duel.cards][side];
                (duel.undrunk[side], duel.drunk[side], cards)
            };
            let s = State::with_table(&[seat(0), seat(1)], Seat(0));
            let actions = |side: usize| {
                let mut legal = Vec::new();
                rules.legal(&s, Seat(side as u8), &mut legal);
                let kinds: Vec<usize> = legal.iter().map(|a| a.kind()).collect();
                assert_eq!(
                    kinds,
                    (0..MOST).filter(|k| duel.may(side)[*k]).collect::<Vec<_>>()
                );
                legal
            };
            for first in actions(0) {
                for second in actions(1) {
                    // The lot decides at most whether the virus goes over: both cases must come out of it.
                    let mut s = s;
                    rules.act(&mut s, Seat(0), first, &mut ());
                    rules.act(&mut s, Seat(1), second, &mut ());
                    rules.proceed(&mut s, &mut luck, &mut ());
                    let found = Duel::of(&s.open, s.holder());
                    let moved = s.holder() == Seat(1);
                    let met = std::cell::Cell::new(false);
                    duel.after([first.kind(), second.kind()], &|next| {
                        met.set(met.get() || next == found);
                        0.5
                    });
                    assert!(met.get(), "{duel:?} {first:?} {second:?} {moved} {found:?}");
                    assert_eq!(s.open.step == Step::Score, found.won().is_some());
                    tried += 1;
                }
            }
        }
        assert!(tried > 500);
    }

    const START: Duel = Duel {
        undrunk: [4, 4],
        drunk: [0, 0],
        cards: 5,
    };

    /// Best result of an opponent who knows a table's mixes, as the holder and as the other, in a whole round.
    fn best_against(table: &Table) -> [f64; 2] {
        [0, 1].map(|me| {
            let mut later = [0.0; POSITIONS];
            for duel in Duel::all() {
                later[duel.index()] = duel.at_the_cut() as f32;
            }
            // The values are always the holder's chances; `role` says which side the clever one is on.
            let mut by_role = [later, later];
            for turns in (0..MOST_TURNS).rev() {
                let mut now = [[0.0; POSITIONS]; 2];
                for duel in Duel::all() {
                    let mixes = table.choice(duel, turns);
                    for role in 0..2 {
                        // The role changes with the virus.
                        let mut best: Option<f64> = None;
                        for n in 0..mixes.counts[role] {
                            let mut gets = 0.0;
                            for m in 0..mixes.counts[1 - role] {
                                let (i, j) = if role == 0 { (n, m) } else { (m, n) };
                                let gestures = [mixes.kinds[0][i], mixes.kinds[1][j]];
                                let of = |role: usize| {
                                    let later: &[f32; POSITIONS] = &by_role[role];
                                    move |next: Duel| {
                                        let known = || f64::from(later[next.index()]);
                                        next.won().unwrap_or_else(known)
                                    }
                                };
                                let (then, swapped) = (of(role), of(1 - role));
                                let pays = duel.after_by_role(gestures, &then, &swapped);
                                gets += mixes.mixes[1 - role][m] * pays;
                            }
                            let better = |old: f64| if role == 0 { gets > old } else { gets < old };
                            if best.is_none_or(better) {
                                best = Some(gets);
                            }
                        }
                        now[role][duel.index()] = best.unwrap_or(0.0) as f32;
                    }
                }
                by_role = now;
            }
            let start = f64::from(by_role[me][START.index()]);
            if me == 0 { start } else { 1.0 - start }
        })
    }

    #[test]
    fn the_strong_level_gives_nothing_away() {
        let table = Table::of(Level::Expert);
        let value = table.choice(START, 0).value;
        assert!((0.1..=0.5001).contains(&value), "{value}");
        let best = best_against(table).iter().sum::<f64>() / 2.0;
        assert!(best < 0.501, "{best}");
    }

    #[test]
    fn the_last_turns_are_seen_through() {
        // Rule file, example 12: the holder has four and infects, the other drinks or blocks. At the cut the holder has
        // the round.
        let stuck = Duel {
            undrunk: [0, 1],
            drunk: [4, 3],
            cards: 2,
        };
        let last = Table::of(Level::Expert).choice(stuck, MOST_TURNS - 1);
        let infect = Action::Infect { target: Seat(1) };
        assert!(last.gesture(0, infect).1 > 0.9);
    }
}
