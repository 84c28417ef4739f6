//! Ratings of bots from the games that they won: the model of Bradley and Terry, told on the scale of Elo.
//!
//! A table seats one hero and `field` others of one kind. If strengths are `s`, the hero wins with probability
//! `s(hero) / (s(hero) + field · s(other))`. The strengths under which the games are most likely are found by Hunter's
//! minorize-maximize steps. A rating is `400 · log10(s)` above the first kind's.
//!
//! Each pairing counts as if it had also played one even round, in which each seat won once: so a kind that never won
//! has a rating, too.

use crate::figures::Figure;
use kortlek_rules::Luck;

/// Games of one hero against a field of one other kind.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Games {
    pub hero: usize,
    pub other: usize,
    /// Number of other players at the table.
    pub field: usize,
    /// Games that somebody won.
    pub played: f64,
    /// The hero's share of them.
    pub won: f64,
}

const STEPS: usize = 20_000;
const NEAR: f64 = 1e-9;
/// Number of times that the deals are drawn again for the intervals.
const DRAWS: usize = 400;

/// The ratings under which these games are most likely, the first kind's being 0.
fn fit(games: &[Games], kinds: usize) -> Vec<f64> {
    let mut strength = vec![1.0; kinds];
    let mut wins = vec![0.0; kinds];
    for g in games {
        wins[g.hero] += g.won;
        wins[g.other] += g.played - g.won;
    }
    for _ in 0..STEPS {
        let mut weight = vec![0.0; kinds];
        for g in games {
            let field = g.field as f64;
            let all = strength[g.hero] + field * strength[g.other];
            weight[g.hero] += g.played / all;
            weight[g.other] += g.played * field / all;
        }
        let mut moved: f64 = 0.0;
        for k in 0..kinds {
            if weight[k] > 0.0 {
                let new = wins[k] / weight[k];
                moved = moved.max((new / strength[k]).ln().abs());
                strength[k] = new;
            }
        }
        let first = strength[0];
        for s in &mut strength {
            *s /= first;
        }
        if moved < NEAR {
            break;
        }
    }
    strength.iter().map(|s| 400.0 * s.log10()).collect()
}

/// Results of one deal in one pairing.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(crate) struct Deal {
    /// Games that somebody won.
    pub played: f64,
    /// The hero's share of them.
    pub won: f64,
    /// Number of games in which the hero came out ahead, a game in which it won or lost along with the others
    /// counting half.
    pub ahead: f64,
}

/// The games of one pairing.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Pairing {
    pub hero: usize,
    pub other: usize,
    /// Number of other players at the table.
    pub field: usize,
    /// Results of each deal.
    pub deals: Vec<Deal>,
}

impl Pairing {
    /// All games and the even round, each deal and each seat of the round with a weight of its own.
    fn games(&self, mut weight: impl FnMut() -> f64) -> Games {
        let won = weight();
        let lost: f64 = (0..self.field).map(|_| weight()).sum();
        let mut games = Games {
            hero: self.hero,
            other: self.other,
            field: self.field,
            played: won + lost,
            won,
        };
        for deal in &self.deals {
            let weight = weight();
            games.played += weight * deal.played;
            games.won += weight * deal.won;
        }
        games
    }
}

/// The ratings of all kinds, the first kind's being 0. The intervals come from weighing the deals by lot again and
/// again (Rubin's Bayesian bootstrap), which holds the games of one deal together.
pub(crate) fn rate(pairings: &[Pairing], kinds: usize, seed: u64) -> Vec<Figure> {
    let all: Vec<Games> = pairings.iter().map(|p| p.games(|| 1.0)).collect();
    let values = fit(&all, kinds);
    let mut luck = Luck::new(seed);
    let mut drawn: Vec<Vec<f64>> = vec![Vec::with_capacity(DRAWS); kinds];
    for _ in 0..DRAWS {
        let games: Vec<Games> = pairings
            .iter()
            .map(|p| p.games(|| -(1.0 - luck.unit()).ln()))
            .collect();
        for (kind, rating) in fit(&games, kinds).into_iter().enumerate() {
            drawn[kind].push(rating);
        }
    }
    values
        .into_iter()
        .zip(drawn)
        .map(|(value, mut drawn)| {
            drawn.sort_by(f64::total_cmp);
            Figure {
                value,
                low: drawn[DRAWS * 25 / 1000],
                high: drawn[DRAWS * 975 / 1000 - 1],
            }
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn games(hero: usize, other: usize, field: usize, played: f64, won: f64) -> Games {
        Games {
            hero,
            other,
            field,
            played,
            won,
        }
    }

    fn deal(played: f64, won: f64) -> Deal {
        let ahead = won;
        Deal { played, won, ahead }
    }

    #[test]
    fn ten_to_one_is_four_hundred_points() {
        let ratings = fit(&[games(1, 0, 1, 1.1e6, 1e6)], 2);
        assert_eq!(ratings[0], 0.0);
        assert!((ratings[1] - 400.0).abs() < 0.1, "{ratings:?}");
        // At a table of four, even strength wins a quarter.
        let ratings = fit(&[games(1, 0, 3, 1e6, 0.25e6)], 2);
        assert!(ratings[1].abs() < 1e-3, "{ratings:?}");
    }

    #[test]
    fn strengths_are_found_again_from_what_they_bring() {
        let strengths = [1.0, 3.0, 0.5];
        let mut all = Vec::new();
        for (hero, other, field) in [(1, 0, 2), (0, 1, 2), (2, 0, 2), (1, 2, 2)] {
            let s = strengths[hero];
            let p = s / (s + field as f64 * strengths[other]);
            all.push(games(hero, other, field, 1e7, p * 1e7));
        }
        for (rating, strength) in fit(&all, 3).into_iter().zip(strengths) {
            let off = rating - 400.0 * f64::log10(strength);
            assert!(off.abs() < 0.01, "{rating} {strength}");
        }
    }

    #[test]
    fn who_always_won_is_rated_with_care() {
        let pairing = Pairing {
            hero: 1,
            other: 0,
            field: 1,
            deals: vec![deal(1.0, 1.0); 40],
        };
        let r = rate(&[pairing], 2, 3)[1];
        // With 40 wins of 40 the chance is spread like Beta(41, 1): 0.914 at the low end, 0.9994 at the high one.
        assert!((r.value - 400.0 * f64::log10(41.0)).abs() < 0.1, "{r:?}");
        assert!((r.low - 410.0).abs() < 60.0 && r.high > 1000.0, "{r:?}");
    }

    #[test]
    fn the_interval_holds_the_value_and_narrows_with_more_deals() {
        let with = |deals: usize| {
            let deals = (0..deals).map(|n| deal(2.0, [2.0, 1.0, 1.0][n % 3]));
            let pairing = Pairing {
                hero: 1,
                other: 0,
                field: 1,
                deals: deals.collect(),
            };
            rate(&[pairing], 2, 7)[1]
        };
        let (few, many) = (with(30), with(3000));
        for r in [few, many] {
            assert!(r.low < r.value && r.value < r.high, "{r:?}");
        }
        let [wide, narrow] = [few, many].map(|r| r.high - r.low);
        assert!(narrow < 0.2 * wide, "{few:?} {many:?}");
        // Four wins of six games: twice the strength.
        let off = many.value - 400.0 * 2.0_f64.log10();
        assert!(off.abs() < 1.0, "{many:?}");
    }
}
