//! Figures: shares and means with their 95 % intervals, and counts of counts. Everything is summed up in whole
//! numbers, so that the order in which games are counted does not matter.

use kortlek_bots::Tally;
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// Number of parts that a win is counted in: it can be shared by up to five seats and stays whole.
pub(crate) const PARTS: u64 = 60;

/// A value with its 95 % interval.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Figure {
    pub value: f64,
    pub low: f64,
    pub high: f64,
}

impl Figure {
    /// Formats the interval with this number of decimals.
    pub(crate) fn interval(&self, decimals: usize) -> String {
        format!("{:.decimals$} to {:.decimals$}", self.low, self.high)
    }

    /// The same, shifted and scaled: `(x - by) · times`.
    pub(crate) fn shifted(&self, by: f64, times: f64) -> Figure {
        let shift = |x: f64| (x - by) * times;
        Figure {
            value: shift(self.value),
            low: shift(self.low),
            high: shift(self.high),
        }
    }

    pub(crate) fn percent(&self) -> Figure {
        self.shifted(0.0, 100.0)
    }

    pub(crate) fn json(&self) -> Value {
        json!({"value": self.value, "low": self.low, "high": self.high})
    }
}

/// A share of games won: won in parts of [`PARTS`], with Wilson's interval.
pub(crate) fn share(won: u64, games: u64) -> Figure {
    let tally = Tally {
        sum: won as f64 / PARTS as f64,
        games: u32::try_from(games).unwrap_or(u32::MAX),
    };
    let (low, high) = tally.interval();
    Figure {
        value: tally.share(),
        low,
        high,
    }
}

/// A sum of whole numbers and of their squares.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(crate) struct Sum {
    count: u64,
    sum: i64,
    squares: i128,
}

impl Sum {
    pub(crate) fn add(&mut self, x: i64) {
        self.count += 1;
        self.sum += x;
        self.squares += i128::from(x) * i128::from(x);
    }

    pub(crate) fn merge(&mut self, other: &Sum) {
        self.count += other.count;
        self.sum += other.sum;
        self.squares += other.squares;
    }

    /// The mean with its 95 % interval, as if the means of many such samples were spread normally.
    pub(crate) fn mean(&self) -> Figure {
        const Z: f64 = 1.959_964;
        let n = self.count.max(1) as f64;
        let mean = self.sum as f64 / n;
        let half = Z * self.deviation() / n.sqrt();
        Figure {
            value: mean,
            low: mean - half,
            high: mean + half,
        }
    }

    /// Standard deviation of the distribution that the numbers were drawn from; 0 for fewer than two.
    pub(crate) fn deviation(&self) -> f64 {
        if self.count < 2 {
            return 0.0;
        }
        let n = self.count as f64;
        let mean = self.sum as f64 / n;
        let spread = self.squares as f64 - n * mean * mean;
        (spread.max(0.0) / (n - 1.0)).sqrt()
    }
}

/// Frequencies of numbers.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Histogram(BTreeMap<u32, u64>);

impl Histogram {
    pub(crate) fn add(&mut self, x: u32) {
        *self.0.entry(x).or_default() += 1;
    }

    pub(crate) fn merge(&mut self, other: &Histogram) {
        for (x, n) in &other.0 {
            *self.0.entry(*x).or_default() += n;
        }
    }

    pub(crate) fn count(&self) -> u64 {
        self.0.values().sum()
    }

    pub(crate) fn of(&self, x: u32) -> u64 {
        self.0.get(&x).copied().unwrap_or(0)
    }

    pub(crate) fn mean(&self) -> f64 {
        let sum: u64 = self.0.iter().map(|(x, n)| u64::from(*x) * n).sum();
        sum as f64 / self.count().max(1) as f64
    }

    /// The least number that a share of all does not exceed: a half for the median. 0 if there is none.
    pub(crate) fn quantile(&self, share: f64) -> u32 {
        let wanted = (share * self.count() as f64).ceil().max(1.0) as u64;
        let mut met = 0;
        for (x, n) in &self.0 {
            met += n;
            if met >= wanted {
                return *x;
            }
        }
        0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mean_has_the_interval_of_the_textbook() {
        let mut sum = Sum::default();
        for x in [2, 4, 4, 4, 5, 5, 7, 9] {
            sum.add(x);
        }
        let mean = sum.mean();
        // Variance 32 / 7, so the standard error is sqrt(32 / 7 / 8) = 0.7559.
        assert_eq!(mean.value, 5.0);
        assert!((sum.deviation() - 2.1381).abs() < 1e-3);
        assert!((mean.high - 6.4816).abs() < 1e-3 && (mean.low - 3.5184).abs() < 1e-3);
    }

    #[test]
    fn a_share_has_wilsons_interval() {
        let figure = share(10 * PARTS, 20);
        assert_eq!(figure.value, 0.5);
        assert!((figure.low - 0.2993).abs() < 1e-3 && (figure.high - 0.7007).abs() < 1e-3);
        assert!(share(0, 20).high > 0.1);
    }

    #[test]
    fn quantiles_are_numbers_that_came() {
        let mut h = Histogram::default();
        for x in [1, 1, 2, 3, 10] {
            h.add(x);
        }
        let quantiles = [0.0, 0.4, 0.5, 0.8, 1.0].map(|q| h.quantile(q));
        assert_eq!(quantiles, [1, 1, 2, 3, 10]);
        assert_eq!((h.count(), h.of(1), h.mean()), (5, 2, 3.4));
        assert_eq!(Histogram::default().quantile(0.5), 0);
    }

    #[test]
    fn merged_figures_are_those_of_all_together() {
        let (mut a, mut b, mut all) = (Sum::default(), Sum::default(), Sum::default());
        let (mut ha, mut hb, mut hall) = <(Histogram, Histogram, Histogram)>::default();
        for x in 0..50u32 {
            let (sum, h) = if x % 3 == 0 {
                (&mut a, &mut ha)
            } else {
                (&mut b, &mut hb)
            };
            sum.add(i64::from(x));
            h.add(x % 7);
            all.add(i64::from(x));
            hall.add(x % 7);
        }
        b.merge(&a);
        hb.merge(&ha);
        assert_eq!((b, hb), (all, hall));
    }
}
