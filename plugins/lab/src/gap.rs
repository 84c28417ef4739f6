//! `gap`: how far the points that bots take at once are from the most that there are to take.

use crate::{
    Ending,
    args::{self, GameWish, Games, seats, told},
    bench::Stopwatch,
    figures::Sum,
    sheet::Sheet,
    workers::Workers,
};
use clap::Args;
use kortlek_bots::entry::{Clock, Gap, NotPlayed};
use kortlek_rules::Level;
use std::{io::Write, time::Duration};

#[derive(Args, Debug)]
pub(crate) struct GapArgs {
    #[command(flatten)]
    game: GameWish,
    /// The level that is measured; all levels if not given
    #[arg(long, value_parser = args::level)]
    level: Option<Level>,
    /// Who plays the games whose positions are looked at
    #[arg(long, value_delimiter = ',', default_value = "regular")]
    bots: Vec<String>,
    /// How many games are played
    #[arg(long, default_value_t = 4)]
    games: u64,
    /// One in so many decisions of a game is looked at
    #[arg(long, default_value_t = 3)]
    every: u64,
    /// The seed of the first game; each further game has the next
    #[arg(long, default_value_t = 1)]
    seed: u64,
    #[command(flatten)]
    crowd: Workers,
}

/// A decision that was looked at, and how long the bot took for it.
type Measured = (Gap, Duration);

/// Notes how long each decision takes.
#[derive(Default)]
struct DecisionTimes {
    watch: Option<Stopwatch>,
    all: Vec<Duration>,
}

impl Clock for DecisionTimes {
    fn begins(&mut self) {
        self.watch = Some(Stopwatch::start());
    }

    fn ends(&mut self, _: usize) {
        self.all.extend(self.watch.as_ref().map(Stopwatch::time));
    }
}

pub(crate) fn run(games: Games, args: &GapArgs, out: &mut impl Write) -> Result<(), Ending> {
    let chosen = args.game.settle(games)?;
    let seats = seats(&args.bots, chosen.players)?;
    if args.games == 0 || args.every == 0 {
        return Err(Ending::Misasked(
            "There has to be a game or more, and one in so many decisions, 1 or more.".to_owned(),
        ));
    }
    let entry = chosen.entry;
    writeln!(
        out,
        "{}, {}, one in {} decisions of {} games of {} from seed {}",
        entry.card.title,
        told(&chosen.options),
        args.every,
        args.games,
        args.bots.join(","),
        args.seed
    )?;
    let headings = [
        "level",
        "decisions",
        "points",
        "95 %",
        "most",
        "gap",
        "best %",
        "median ms",
        "longest ms",
    ];
    let mut sheet = Sheet::new(1, &headings);
    for level in Level::ALL {
        if args.level.is_some_and(|wanted| wanted != level) {
            continue;
        }
        let done = args.crowd.work(
            entry.card.title,
            args.games,
            |n, measured: &mut Vec<Measured>, stop| {
                let table = chosen.table(args.seed.wrapping_add(n), seats.clone());
                let every = usize::try_from(args.every).unwrap_or(usize::MAX);
                let mut times = DecisionTimes::default();
                match (entry.gaps)(&table, level, every, &mut times, stop) {
                    Ok(Some(gaps)) => {
                        measured.extend(gaps.into_iter().zip(times.all));
                        Ok(true)
                    }
                    Ok(None) => Err(Ending::Misasked(format!(
                        "In {} bots see every action that is legal, so there is no gap to measure.",
                        entry.card.title
                    ))),
                    Err(NotPlayed::Stopped) => Ok(false),
                    Err(why) => Err(why.into()),
                }
            },
            Extend::extend,
        )?;
        sheet.row(row(level, done.sum));
    }
    write!(out, "{sheet}")?;
    Ok(())
}

/// The figures of a level.
fn row(level: Level, mut measured: Vec<Measured>) -> Vec<String> {
    let (mut points, mut most) = (Sum::default(), Sum::default());
    for (gap, _) in &measured {
        points.add(gap.brings.into());
        most.add(gap.most.into());
    }
    let best = measured.iter().filter(|(g, _)| g.brings == g.most).count();
    measured.sort_by_key(|(_, time)| *time);
    let millis = |(_, time): &Measured| 1e3 * time.as_secs_f64();
    let at = |n: usize| measured.get(n).map_or(0.0, millis);
    let (points, most) = (points.mean(), most.mean());
    vec![
        level.name().to_owned(),
        measured.len().to_string(),
        format!("{:.2}", points.value),
        points.interval(2),
        format!("{:.2}", most.value),
        format!("{:.2}", most.value - points.value),
        format!("{:.1}", 100.0 * best as f64 / measured.len().max(1) as f64),
        format!("{:.1}", at(measured.len() / 2)),
        format!("{:.1}", at(measured.len().saturating_sub(1))),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_gap_is_what_the_choices_lack() {
        let of = |brings, most, ms| (Gap { brings, most }, Duration::from_millis(ms));
        let cells = row(Level::Expert, vec![of(2, 3, 5), of(3, 3, 9), of(1, 1, 7)]);
        let told: Vec<&str> = cells.iter().map(String::as_str).collect();
        assert_eq!(told[..3], ["expert", "3", "2.00"]);
        assert_eq!(told[4..], ["2.33", "0.33", "66.7", "7.0", "9.0"]);
    }
}
