//! Race for the solution, in which everybody halves the open solutions turn by turn, or guesses.

/// Turns looked ahead.
const TURNS: usize = 24;
/// Open solutions are looked at in powers of two: 1 to 256.
const STEPS: usize = 9;
/// The part of the open solutions that a turn leaves, what is seen on the table included.
const LEFT: f32 = 0.5;
/// Even who is sure may be held up.
const SUREST: f32 = 0.97;

/// Chance that a rival solves in a turn with this number of open solutions. The true number is hard to know from
/// outside, and some guess, so it is never quite 0.
fn solves(open: f32) -> f32 {
    (1.0 / (open * (0.75 + 0.25 * open))).min(SUREST)
}

/// Another seat in the race, in the order of turns.
#[derive(Clone, Copy, Debug)]
pub(super) struct Rival {
    /// Rough number of solutions open to it.
    pub(super) open: f32,
    /// True if it skips its next turn.
    pub(super) skips: bool,
}

/// The chances of the seat at turn to win the race.
pub(super) struct Race {
    /// The chance that nobody else solves between the turn before and this one.
    still: [f32; TURNS],
    /// Chance to win at each of the coming turns with this number of open solutions, if nobody won before.
    win: [[f32; STEPS]; TURNS],
}

impl Race {
    /// Race against these rivals. Questions alone bring no one below `floor` open solutions, and the seat has `turns`
    /// turns after the present one.
    pub(super) fn new(rivals: &[Rival], floor: f32, turns: usize) -> Race {
        let mut still = [1.0; TURNS];
        for rival in rivals {
            let mut open = rival.open.max(1.0);
            let mut skips = rival.skips;
            for still in &mut still[1..] {
                if skips {
                    skips = false;
                    continue;
                }
                *still *= 1.0 - solves(open);
                open = (open * LEFT).max(floor.min(open));
            }
        }
        let mut race = Race {
            still,
            win: [[0.0; STEPS]; TURNS],
        };
        for turn in (1..TURNS.min(turns + 1)).rev() {
            for step in 0..STEPS {
                let open = (1u32 << step) as f32;
                let right = 1.0 / open;
                let guess = right + (1.0 - right) * race.later(turn, 2, open - 1.0);
                let ask = race.later(turn, 1, (open * LEFT).max(floor.min(open)));
                race.win[turn][step] = guess.max(ask);
            }
        }
        race
    }

    /// The chance to win from a turn on if the next one of one's own comes `after` turns later.
    fn later(&self, turn: usize, after: usize, open: f32) -> f32 {
        let then = turn + after;
        if then >= TURNS {
            return 0.0;
        }
        let still: f32 = self.still[turn + 1..=then].iter().product();
        still * self.at(then, open)
    }

    /// Between two powers of two the chance lies in proportion.
    fn at(&self, turn: usize, open: f32) -> f32 {
        let win = &self.win[turn];
        let mut low = 1.0;
        for step in 1..STEPS {
            if open < 2.0 * low {
                let part = ((open - low) / low).max(0.0);
                return win[step - 1] * (1.0 - part) + win[step] * part;
            }
            low *= 2.0;
        }
        win[STEPS - 1]
    }

    /// Chance to win after asking now, with this number of solutions open then.
    pub(super) fn after_asking(&self, open: f32) -> f32 {
        self.later(0, 1, open)
    }

    /// Chance to win if one solves now and is right with this chance; else this number of solutions stays open.
    pub(super) fn after_solving(&self, right: f32, open: f32) -> f32 {
        right + (1.0 - right) * self.later(0, 2, open)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FAR: Rival = Rival {
        open: 60.0,
        skips: false,
    };
    const THERE: Rival = Rival {
        open: 1.0,
        skips: false,
    };

    #[test]
    fn who_has_time_asks_and_who_has_none_guesses() {
        let calm = Race::new(&[FAR], 1.0, 40);
        assert!(calm.after_asking(1.0) > calm.after_solving(0.5, 1.0));
        let late = Race::new(&[THERE], 1.0, 40);
        assert!(late.after_asking(1.0) < late.after_solving(0.5, 1.0));
        assert!(late.after_solving(0.1, 9.0) > late.after_asking(5.0));
    }

    #[test]
    fn fewer_open_solutions_and_slower_rivals_are_better() {
        let race = Race::new(&[FAR, FAR], 1.0, 40);
        let chances: Vec<f32> = (1..200).map(|n| race.after_asking(n as f32)).collect();
        assert!(chances.is_sorted_by(|a, b| a >= b), "{chances:?}");
        let worse = Race::new(&[THERE, FAR], 1.0, 40);
        assert!(worse.after_asking(3.0) < race.after_asking(3.0));
        let skips = Rival {
            skips: true,
            ..THERE
        };
        let better = Race::new(&[skips, FAR], 1.0, 40);
        assert!(better.after_asking(1.0) > worse.after_asking(1.0));
    }

    #[test]
    fn nobody_wins_after_the_last_turn() {
        let race = Race::new(&[FAR], 1.0, 0);
        assert_eq!(race.after_asking(1.0), 0.0);
        assert_eq!(race.after_solving(0.25, 3.0), 0.25);
    }
}
