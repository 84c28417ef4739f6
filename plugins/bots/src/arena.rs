//! The arena: bots play the same deals from every seat, and are counted.

use kortlek_rules::{Bot, Game, Match, Payoff, SearchResult, Seat, play::DecisionObserver};
use std::{fmt, sync::atomic::AtomicBool, time::Duration, time::Instant};

/// Cost of a bot's thinking in one game.
#[derive(Clone, Debug, Default)]
pub struct Taken {
    /// The time of each decision that was more than a forced move, in the order in which they were made.
    pub times: Vec<Duration>,
    /// Playouts in all.
    pub playouts: u64,
}

/// Hears of each decision and counts what it took; nothing where there is no entry for a seat.
struct Clock<'a> {
    taken: &'a mut [Taken],
    begun: Instant,
}

impl<A> DecisionObserver<A> for Clock<'_> {
    fn asked(&mut self, _: Seat) {
        self.begun = Instant::now();
    }

    fn decided(&mut self, seat: Seat, legal: usize, thought: &SearchResult<A>) {
        if let Some(taken) = self.taken.get_mut(seat.index())
            && legal > 1
        {
            taken.times.push(self.begun.elapsed());
            taken.playouts += u64::from(thought.playouts);
        }
    }
}

/// Plays a game, one bot a seat, and counts what their thinking took (nothing where `taken` has no entry for a seat).
/// The deal comes from `seed` alone. Panics if a bot chooses what is not legal.
pub fn play<G: Game>(
    rules: &G,
    seed: u64,
    bots: &[&dyn Bot<G>],
    taken: &mut [Taken],
) -> (Match<G>, Payoff) {
    let mut game = Match::new(rules.clone(), seed);
    let mut clock = Clock {
        taken,
        begun: Instant::now(),
    };
    let never = AtomicBool::new(false);
    kortlek_rules::play::play(&mut game, bots, usize::MAX, &mut clock, &never);
    let payoff = rules.payoff(game.now());
    (game, payoff)
}

/// A sum of results between 0 (lost) and 1 (won).
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Tally {
    /// The sum.
    pub sum: f64,
    /// Number of games.
    pub games: u32,
}

impl Tally {
    /// Counts one more.
    pub fn add(&mut self, result: f64) {
        self.sum += result;
        self.games += 1;
    }

    /// The share won, 0 to 1.
    pub fn share(&self) -> f64 {
        self.sum / f64::from(self.games.max(1))
    }

    /// Wilson's interval of the share with 95 % confidence.
    pub fn interval(&self) -> (f64, f64) {
        const Z: f64 = 1.959_964;
        let n = f64::from(self.games.max(1));
        let p = self.share();
        let middle = p + Z * Z / (2.0 * n);
        let half = Z * (p * (1.0 - p) / n + Z * Z / (4.0 * n * n)).sqrt();
        let whole = 1.0 + Z * Z / n;
        ((middle - half) / whole, (middle + half) / whole)
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (low, high) = self.interval();
        write!(
            f,
            "{:.1} % ({:.1} to {:.1}, {} games)",
            100.0 * self.share(),
            100.0 * low,
            100.0 * high,
            self.games
        )
    }
}

/// Results of one bot against a table of others.
#[derive(Clone, Debug, Default)]
pub struct Pairing {
    /// The bot's share of the wins; an even match gives 1 over the number of seats.
    pub wins: Tally,
    /// Share of the other seats that it came out ahead of, a tie counting half, as the mean over the others in each
    /// game; an even match gives a half at every table.
    pub ahead: Tally,
    /// The sum of its scores.
    pub points: i64,
    /// The sum of the others' scores.
    pub others_points: i64,
    /// Cost of its thinking.
    pub taken: Taken,
}

impl Pairing {
    /// The median and the longest time of a decision.
    pub fn times(&self) -> (Duration, Duration) {
        let mut times = self.taken.times.clone();
        times.sort_unstable();
        let median = times.get(times.len() / 2).copied().unwrap_or_default();
        (median, times.last().copied().unwrap_or_default())
    }
}

/// One `hero` against a table of `others`: every deal is played once from each seat.
pub fn contest<G: Game>(
    rules: &G,
    hero: &dyn Bot<G>,
    others: &dyn Bot<G>,
    deals: std::ops::Range<u64>,
) -> Pairing {
    let players = rules.players();
    let mut all = Pairing::default();
    for seed in deals {
        for me in Seat::all(players) {
            let bots: Vec<&dyn Bot<G>> = Seat::all(players)
                .map(|s| if s == me { hero } else { others })
                .collect();
            let mut taken = vec![Taken::default(); players];
            let (_, payoff) = play(rules, seed, &bots, &mut taken);
            let share = if payoff.winners.has(me) {
                1.0 / payoff.winners.len() as f64
            } else {
                0.0
            };
            all.wins.add(share);
            let versus: f64 = Seat::all(players)
                .filter(|s| *s != me)
                .map(|other| ahead(&payoff, me, other))
                .sum();
            all.ahead.add(versus / (players - 1).max(1) as f64);
            if payoff.scores().len() == players {
                all.points += i64::from(payoff.scores()[me.index()]);
                all.others_points += Seat::all(players)
                    .filter(|s| *s != me)
                    .map(|s| i64::from(payoff.scores()[s.index()]))
                    .sum::<i64>();
            }
            let taken = taken.swap_remove(me.index());
            all.taken.times.extend(taken.times);
            all.taken.playouts += taken.playouts;
        }
    }
    all
}

/// 1 if `a` came out ahead of `b`, 0 if behind, a half if neither: by the win, then by score.
fn ahead(payoff: &Payoff, a: Seat, b: Seat) -> f64 {
    let wins = |s| payoff.winners.has(s);
    let score = |s: Seat| payoff.scores().get(s.index()).copied().unwrap_or(0);
    let sign = payoff.direction();
    let by_score = (sign * score(a)).cmp(&(sign * score(b)));
    match wins(a).cmp(&wins(b)).then(by_score) {
        std::cmp::Ordering::Greater => 1.0,
        std::cmp::Ordering::Equal => 0.5,
        std::cmp::Ordering::Less => 0.0,
    }
}
