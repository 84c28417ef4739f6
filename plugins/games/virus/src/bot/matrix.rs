//! Games of two in which both choose at once and one wins what the other loses: the mixed strategies that can't be
//! exploited, exactly.

/// The most choices of either.
pub(super) const MOST: usize = 4;

/// Value of such a game, and the play of both.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Solution {
    /// Value for the first player.
    pub(super) value: f64,
    /// Probability with which either takes each of its choices.
    pub(super) mixes: [[f64; MOST]; 2],
}

/// Below this a number counts as 0.
const TINY: f64 = 1e-12;
const WIDE: usize = 2 * MOST + 1;

/// Solves a game: `pay[i][j]` is what the first player gets, at least 0, if it takes choice `i` of `rows` and the
/// second choice `j` of `columns`.
///
/// The simplex method on the second player's side: with all payments made positive it makes the sum of its weights as
/// great as it can while no row gets more than 1. Bland's rule keeps it from going in circles.
pub(super) fn solve(pay: &[[f64; MOST]; MOST], rows: usize, columns: usize) -> Solution {
    let mut table = [[0.0; WIDE]; MOST + 1];
    let mut basis = [0; MOST];
    for i in 0..rows {
        for j in 0..columns {
            table[i][j] = pay[i][j] + 1.0;
        }
        table[i][columns + i] = 1.0;
        table[i][WIDE - 1] = 1.0;
        basis[i] = columns + i;
    }
    for cell in &mut table[rows][..columns] {
        *cell = -1.0;
    }
    while let Some(enters) = (0..columns + rows).find(|j| table[rows][*j] < -TINY) {
        let mut leaves: Option<(f64, usize)> = None;
        for i in 0..rows {
            if table[i][enters] > TINY {
                let ratio = table[i][WIDE - 1] / table[i][enters];
                let better = leaves.is_none_or(|(least, row)| {
                    ratio < least - TINY || ratio < least + TINY && basis[i] < basis[row]
                });
                if better {
                    leaves = Some((ratio, i));
                }
            }
        }
        // The weights are bounded since all payments are positive, so some row always stops them.
        let Some((_, row)) = leaves else { break };
        basis[row] = enters;
        let pivot = table[row][enters];
        for cell in &mut table[row] {
            *cell /= pivot;
        }
        let line = table[row];
        for (i, other) in table.iter_mut().enumerate().take(rows + 1) {
            let factor = other[enters];
            if i != row && factor != 0.0 {
                for (cell, of_row) in other.iter_mut().zip(line) {
                    *cell -= factor * of_row;
                }
            }
        }
    }
    let all = table[rows][WIDE - 1];
    let mut mixes = [[0.0; MOST]; 2];
    for i in 0..rows {
        mixes[0][i] = (table[rows][columns + i] / all).max(0.0);
        if basis[i] < columns {
            mixes[1][basis[i]] = table[i][WIDE - 1] / all;
        }
    }
    Solution {
        value: 1.0 / all - 1.0,
        mixes,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kortlek_rules::Luck;

    #[test]
    fn stone_paper_scissors_is_even() {
        let mut pay = [[0.0; MOST]; MOST];
        pay[0][..3].copy_from_slice(&[0.5, 0.0, 1.0]);
        pay[1][..3].copy_from_slice(&[1.0, 0.5, 0.0]);
        pay[2][..3].copy_from_slice(&[0.0, 1.0, 0.5]);
        let solution = solve(&pay, 3, 3);
        assert!((solution.value - 0.5).abs() < 1e-9);
        for chance in solution.mixes.iter().flat_map(|mix| &mix[..3]) {
            assert!((chance - 1.0 / 3.0).abs() < 1e-9, "{solution:?}");
        }
    }

    #[test]
    fn neither_can_do_better() {
        let mut luck = Luck::new(1);
        for n in 0..20_000 {
            let (rows, columns) = (1 + luck.below(MOST), 1 + luck.below(MOST));
            let mut pay = [[0.0; MOST]; MOST];
            for cell in pay.iter_mut().flatten() {
                // Half of the games have many equal payments.
                *cell = if n % 2 == 0 {
                    luck.unit()
                } else {
                    luck.below(3) as f64 / 2.0
                };
            }
            let Solution { value, mixes } = solve(&pay, rows, columns);
            for side in [&mixes[0][..rows], &mixes[1][..columns]] {
                assert!(side.iter().all(|c| *c >= -1e-9));
                assert!((side.iter().sum::<f64>() - 1.0).abs() < 1e-9);
            }
            for j in 0..columns {
                let gets: f64 = (0..rows).map(|i| mixes[0][i] * pay[i][j]).sum();
                assert!(gets >= value - 1e-9);
            }
            for row in &pay[..rows] {
                let gets: f64 = (0..columns).map(|j| mixes[1][j] * row[j]).sum();
                assert!(gets <= value + 1e-9);
            }
        }
    }
}
