//! `simulate`: many games of the same bots, counted.

use crate::{
    Ending,
    args::{Chosen, GameWish, Games, MOST_DECISIONS, ResultFile, seats, told},
    figures::{Figure, Histogram, PARTS, Sum, share},
    sheet::Sheet,
    workers::{Done, Workers},
};
use clap::Args;
use kortlek_bots::entry::{NotPlayed, Record, Writing};
use kortlek_rules::{MAX_SEATS, Seat, Who};
use serde_json::{Value, json};
use std::{collections::BTreeMap, io::Write, path::PathBuf};

#[derive(Args, Debug)]
pub(crate) struct SimulateArgs {
    #[command(flatten)]
    game: GameWish,
    /// The seed of the first game; each further game has the next
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Who plays: random, novice, regular or expert; one for all seats, or one a seat
    #[arg(long, value_delimiter = ',', default_value = "random")]
    bots: Vec<String>,
    /// How many games
    #[arg(long, default_value_t = 1000)]
    games: u64,
    /// Write the figures to this file as JSON
    #[arg(long, value_name = "FILE")]
    json: Option<PathBuf>,
    /// Write the figures to this file as comma-separated values
    #[arg(long, value_name = "FILE")]
    csv: Option<PathBuf>,
    #[command(flatten)]
    crowd: Workers,
}

/// One way in which games ended.
#[derive(Clone, PartialEq, Debug, Default)]
struct End {
    games: u64,
    /// Won by several.
    shared: u64,
    /// Won by some of those with the same score: a tie that was broken.
    broken: u64,
    /// Won by nobody.
    nobody: u64,
}

#[derive(Clone, PartialEq, Debug, Default)]
struct Seated {
    /// In parts of [`PARTS`].
    won: u64,
    /// Won alone.
    alone: u64,
    score: Sum,
}

/// Totals over all games, in whole numbers.
#[derive(Clone, PartialEq, Debug, Default)]
struct Report {
    games: u64,
    /// Games that were given up as too long.
    endless: u64,
    seats: [Seated; MAX_SEATS],
    /// Won by who was first, in parts of [`PARTS`].
    first_won: u64,
    ends: BTreeMap<&'static str, End>,
    length: Histogram,
    offered: Histogram,
}

impl Report {
    fn add(&mut self, record: &Record, players: usize) {
        let payoff = &record.payoff;
        let winners = payoff.winners.len() as u64;
        self.games += 1;
        let end = self.ends.entry(payoff.end).or_default();
        end.games += 1;
        end.nobody += u64::from(winners == 0);
        end.shared += u64::from(winners > 1);
        // A score is a seat's, or a side's where two sit on one.
        let score = |seat: usize| payoff.scores()[seat % payoff.scores().len()];
        let winning = payoff.winners.iter().map(|seat| score(seat.index()));
        let mut losers = Seat::all(players).filter(|seat| !payoff.winners.has(*seat));
        let tied = losers.any(|seat| winning.clone().any(|won| won == score(seat.index())));
        end.broken += u64::from(tied);
        for seat in Seat::all(players) {
            let sum = &mut self.seats[seat.index()];
            sum.score.add(i64::from(score(seat.index())));
            if payoff.winners.has(seat) {
                sum.won += PARTS / winners;
                sum.alone += u64::from(winners == 1);
                if seat == record.first {
                    self.first_won += PARTS / winners;
                }
            }
        }
        self.length.add(record.offered.len() as u32);
        for offered in &record.offered {
            self.offered.add(*offered);
        }
    }

    fn merge(&mut self, other: &Report) {
        self.games += other.games;
        self.endless += other.endless;
        for (sum, more) in self.seats.iter_mut().zip(&other.seats) {
            sum.won += more.won;
            sum.alone += more.alone;
            sum.score.merge(&more.score);
        }
        self.first_won += other.first_won;
        for (end, more) in &other.ends {
            let sum = self.ends.entry(end).or_default();
            sum.games += more.games;
            sum.shared += more.shared;
            sum.broken += more.broken;
            sum.nobody += more.nobody;
        }
        self.length.merge(&other.length);
        self.offered.merge(&other.offered);
    }

    fn sum_of(&self, part: impl Fn(&End) -> u64) -> u64 {
        self.ends.values().map(part).sum()
    }

    /// Advantage of the first seat: its wins above an even share.
    fn edge(&self, players: usize) -> Figure {
        let decided = self.games - self.sum_of(|e| e.nobody);
        let even = decided as f64 / self.games.max(1) as f64 / players as f64;
        share(self.first_won, self.games).shifted(even, 1.0)
    }
}

pub(crate) fn run(games: Games, args: &SimulateArgs, out: &mut impl Write) -> Result<(), Ending> {
    let chosen = args.game.settle(games)?;
    let seats = seats(&args.bots, chosen.players)?;
    if args.games == 0 {
        return Err(Ending::Misasked(
            "At least one game has to be played.".to_owned(),
        ));
    }
    let json = args.json.as_deref().map(ResultFile::at).transpose()?;
    let csv = args.csv.as_deref().map(ResultFile::at).transpose()?;
    let done = play(&chosen, &seats, args)?;
    let told = Told {
        chosen: &chosen,
        seats: &seats,
        args,
        stopped: done.stopped,
        report: &done.sum,
    };
    told.table(out)?;
    if let Some(file) = json {
        let text = serde_json::to_string_pretty(&told.json()).unwrap_or_default();
        file.write(&(text + "\n"))?;
    }
    if let Some(file) = csv {
        file.write(&told.csv())?;
    }
    Ok(())
}

fn play(chosen: &Chosen, seats: &[Who], args: &SimulateArgs) -> Result<Done<Report>, Ending> {
    args.crowd.work(
        chosen.entry.card.title,
        args.games,
        |n, report: &mut Report, stop| {
            let table = chosen.table(args.seed.wrapping_add(n), seats.to_vec());
            match (chosen.entry.play)(&table, Writing::Nothing, stop) {
                Ok(record) => report.add(&record, chosen.players),
                Err(NotPlayed::TooLong) => report.endless += 1,
                Err(NotPlayed::Stopped) => return Ok(false),
                Err(why @ NotPlayed::Refused(_)) => return Err(why.into()),
            }
            Ok(true)
        },
        |all, some| all.merge(&some),
    )
}

/// The report with what it is of.
struct Told<'a> {
    chosen: &'a Chosen,
    seats: &'a [Who],
    args: &'a SimulateArgs,
    stopped: bool,
    report: &'a Report,
}

impl Told<'_> {
    fn table(&self, out: &mut impl Write) -> Result<(), Ending> {
        let r = self.report;
        writeln!(
            out,
            "{}, {}, {} games from seed {}",
            self.chosen.entry.card.title,
            told(&self.chosen.options),
            r.games,
            self.args.seed
        )?;
        if self.stopped {
            writeln!(
                out,
                "Stopped after {} of {} games; the figures are of those that were finished.",
                r.games + r.endless,
                self.args.games
            )?;
        }
        if r.endless > 0 {
            writeln!(
                out,
                "{} more games were given up after {MOST_DECISIONS} decisions.",
                r.endless
            )?;
        }
        if r.games == 0 {
            return Ok(());
        }
        writeln!(out)?;
        writeln!(out, "{}", self.seat_sheet())?;
        self.tell_course(out)?;
        write!(out, "{}", self.end_sheet())?;
        Ok(())
    }

    /// A line each on what the first seat is worth, on length, on choice and on ties.
    fn tell_course(&self, out: &mut impl Write) -> Result<(), Ending> {
        let r = self.report;
        let edge = r.edge(self.chosen.players).percent();
        writeln!(
            out,
            "first seat   {:+.1} points of wins above an even share ({:+.1} to {:+.1})",
            edge.value, edge.low, edge.high
        )?;
        writeln!(
            out,
            "length       {:.1} decisions on average; {} at least, {} in the middle, {} at most",
            r.length.mean(),
            r.length.quantile(0.0),
            r.length.quantile(0.5),
            r.length.quantile(1.0)
        )?;
        writeln!(
            out,
            "offered      {:.1} legal actions a decision on average; {} in the middle, {} at most; {:.1} % left no choice",
            r.offered.mean(),
            r.offered.quantile(0.5),
            r.offered.quantile(1.0),
            100.0 * r.offered.of(1) as f64 / r.offered.count().max(1) as f64
        )?;
        writeln!(
            out,
            "ties         {} games won by several, {} won by a tie-break, {} won by nobody\n",
            r.sum_of(|e| e.shared),
            r.sum_of(|e| e.broken),
            r.sum_of(|e| e.nobody)
        )?;
        Ok(())
    }

    /// Table of results by seat.
    fn seat_sheet(&self) -> Sheet {
        let r = self.report;
        let columns = [
            "seat",
            "bot",
            "wins %",
            "95 %",
            "alone",
            "mean score",
            "95 %",
        ];
        let mut sheet = Sheet::new(2, &columns);
        for (n, who) in self.seats.iter().enumerate() {
            let seat = &r.seats[n];
            let wins = share(seat.won, r.games).percent();
            let score = seat.score.mean();
            sheet.row([
                n.to_string(),
                who.to_string(),
                format!("{:.1}", wins.value),
                wins.interval(1),
                seat.alone.to_string(),
                format!("{:.2}", score.value),
                score.interval(2),
            ]);
        }
        sheet
    }

    /// Table of the ways the games ended.
    fn end_sheet(&self) -> Sheet {
        let r = self.report;
        let columns = [
            "end",
            "games",
            "%",
            "won by several",
            "by a tie-break",
            "by nobody",
        ];
        let mut sheet = Sheet::new(1, &columns);
        for (name, end) in &r.ends {
            sheet.row([
                (*name).to_owned(),
                end.games.to_string(),
                format!("{:.1}", 100.0 * end.games as f64 / r.games as f64),
                end.shared.to_string(),
                end.broken.to_string(),
                end.nobody.to_string(),
            ]);
        }
        sheet
    }

    fn json(&self) -> Value {
        let r = self.report;
        let seats = self.seats.iter().zip(&r.seats).map(|(who, seat)| {
            json!({
                "bot": who.to_string(),
                "wins": share(seat.won, r.games).json(),
                "alone": seat.alone,
                "score": seat.score.mean().json(),
            })
        });
        let ends = r.ends.iter().map(|(name, end)| {
            let words = json!({
                "games": end.games,
                "won_by_several": end.shared,
                "won_by_tie_break": end.broken,
                "won_by_nobody": end.nobody,
            });
            (*name, words)
        });
        json!({
            "game": self.chosen.entry.card.id,
            "options": self.chosen.options,
            "seed": self.args.seed,
            "games": r.games,
            "games_wanted": self.args.games,
            "stopped": self.stopped,
            "given_up": r.endless,
            "seats": seats.collect::<Vec<Value>>(),
            "first_seat_edge": r.edge(self.chosen.players).json(),
            "length": {
                "mean": r.length.mean(),
                "least": r.length.quantile(0.0),
                "median": r.length.quantile(0.5),
                "most": r.length.quantile(1.0),
            },
            "offered": {
                "mean": r.offered.mean(),
                "median": r.offered.quantile(0.5),
                "most": r.offered.quantile(1.0),
                "decisions": r.offered.count(),
                "no_choice": r.offered.of(1),
            },
            "won_by_several": r.sum_of(|e| e.shared),
            "won_by_tie_break": r.sum_of(|e| e.broken),
            "won_by_nobody": r.sum_of(|e| e.nobody),
            "ends": ends.collect::<BTreeMap<&str, Value>>(),
        })
    }

    /// Formats one figure a line: name, subject, the value and its interval if it has one.
    fn csv(&self) -> String {
        let r = self.report;
        let mut lines = vec!["figure,of,value,low,high".to_owned()];
        let mut line = |what: &str, of: &str, value: String, between: Option<Figure>| {
            let ends = between.map_or(",".to_owned(), |f| format!("{},{}", f.low, f.high));
            lines.push(format!("{what},{of},{value},{ends}"));
        };
        let mut figure = |what: &str, of: &str, f: Figure| {
            line(what, of, f.value.to_string(), Some(f));
        };
        for (n, seat) in r.seats[..self.chosen.players].iter().enumerate() {
            figure("wins", &format!("seat {n}"), share(seat.won, r.games));
            figure("score", &format!("seat {n}"), seat.score.mean());
        }
        figure("edge", "first seat", r.edge(self.chosen.players));
        let mut plain = |what: &str, of: &str, value: String| line(what, of, value, None);
        plain("games", "all", r.games.to_string());
        plain("given up", "all", r.endless.to_string());
        plain("length", "mean", r.length.mean().to_string());
        plain("offered", "mean", r.offered.mean().to_string());
        for (name, q) in [("least", 0.0), ("median", 0.5), ("most", 1.0)] {
            plain("length", name, r.length.quantile(q).to_string());
            plain("offered", name, r.offered.quantile(q).to_string());
        }
        for (name, end) in &r.ends {
            plain("end", name, end.games.to_string());
            plain("won by several", name, end.shared.to_string());
            plain("won by a tie-break", name, end.broken.to_string());
            plain("won by nobody", name, end.nobody.to_string());
        }
        lines.join("\n") + "\n"
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kortlek_rules::{Payoff, Seats};

    fn record(payoff: Payoff, first: u8) -> Record {
        Record {
            sides: Vec::new(),
            first: Seat(first),
            payoff,
            offered: vec![3, 1],
            playouts: 0,
            trace: None,
        }
    }

    #[test]
    fn wins_ties_and_edges_are_counted() {
        let mut report = Report::default();
        report.add(&record(Payoff::highest(&[5, 5, 1], "points"), 0), 3);
        report.add(&record(Payoff::highest(&[9, 2, 1], "points"), 0), 3);
        // Equal scores, but only one wins; then few points win and nobody does.
        let broken = Payoff::new(&[4, 4, 0], Seats::one(Seat(1)), "tiebreak");
        report.add(&record(broken, 1), 3);
        report.add(&record(Payoff::new(&[7, 8, 9], Seats::NONE, "cap"), 2), 3);
        assert_eq!(report.seats[0].won, PARTS + PARTS / 2);
        assert_eq!(report.seats[1].won, PARTS + PARTS / 2);
        assert_eq!((report.seats[0].alone, report.seats[2].won), (1, 0));
        assert_eq!(report.first_won, 2 * PARTS + PARTS / 2);
        let points = &report.ends["points"];
        assert_eq!((points.games, points.shared, points.broken), (2, 1, 0));
        assert_eq!(report.ends["tiebreak"].broken, 1);
        assert_eq!(report.ends["cap"].nobody, 1);
        // Three of four games have a winner, so an even share is a quarter; the first seats won 2.5 of 4.
        assert!((report.edge(3).value - (2.5 / 4.0 - 0.25)).abs() < 1e-12);
        assert_eq!((report.length.mean(), report.offered.of(1)), (2.0, 4));
    }

    #[test]
    fn sides_give_their_score_to_each_of_their_seats() {
        let mut report = Report::default();
        let winners: Seats = [Seat(1), Seat(3)].into_iter().collect();
        let payoff = Payoff::new(&[3, 0], winners, "last_token_shed");
        report.add(&record(payoff, 0), 4);
        assert_eq!(report.seats[2].score.mean().value, 3.0);
        assert_eq!(report.seats[3].won, PARTS / 2);
        assert_eq!(report.ends["last_token_shed"].broken, 0);
    }
}
