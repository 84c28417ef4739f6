//! `arena`: levels of bots against each other. Every deal is played once from each seat, and every pairing plays the
//! same deals.

use crate::{
    Ending,
    args::{GameWish, Games, ResultFile, bot, told},
    figures::{PARTS, Sum, share},
    rating::{Deal, Pairing, rate},
    sheet::Sheet,
    workers::Workers,
};
use clap::Args;
use kortlek_bots::entry::{NotPlayed, Record, Writing};
use kortlek_rules::{Seat, Seats, Who};
use serde_json::{Value, json};
use std::{io::Write, path::PathBuf};

#[derive(Args, Debug)]
pub(crate) struct ArenaArgs {
    #[command(flatten)]
    game: GameWish,
    /// The bots to compare, two or more; ratings are told from the first
    #[arg(
        long,
        value_delimiter = ',',
        default_value = "random,novice,regular,expert"
    )]
    levels: Vec<String>,
    /// How many games each pairing plays, rounded up to whole rounds of seats
    #[arg(long, default_value_t = 100)]
    games: u64,
    /// The seed of the first deal; each further deal has the next
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Write the figures to this file as JSON
    #[arg(long, value_name = "FILE")]
    json: Option<PathBuf>,
    #[command(flatten)]
    crowd: Workers,
}

/// Result of one game for the hero.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Outcome {
    pairing: usize,
    deal: u64,
    /// The hero's share of the win in parts of [`PARTS`].
    won: u64,
    /// Degree to which the hero won and the others did not, as the mean over them: in parts of [`PARTS`] for each
    /// that lost to it, half as many for each that won or lost along with it.
    ahead: u64,
    /// True if anybody won.
    decided: bool,
    /// The points of the hero and of the best of the others.
    points: [i32; 2],
}

/// Sums of the points in a pairing: the hero's, those of the best of the others, and the difference.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
struct Points {
    own: Sum,
    others: Sum,
    lead: Sum,
}

impl Points {
    fn add(&mut self, [own, others]: [i32; 2]) {
        self.own.add(own.into());
        self.others.add(others.into());
        self.lead.add((own - others).into());
    }
}

/// Degree to which the hero came out ahead of the others, in parts of [`PARTS`].
fn ahead(winners: Seats, hero: Seat, players: usize) -> u64 {
    let others = Seat::all(players).filter(|seat| *seat != hero);
    let sum: u64 = others
        .map(|other| match (winners.has(hero), winners.has(other)) {
            (true, false) => PARTS,
            (false, true) => 0,
            _ => PARTS / 2,
        })
        .sum();
    sum / (players as u64 - 1)
}

/// Pairings: at a table of two each pair once, at larger ones each as the hero among the others.
fn pairings(levels: usize, players: usize) -> Vec<(usize, usize)> {
    (0..levels)
        .flat_map(|hero| (0..levels).map(move |other| (hero, other)))
        .filter(|(hero, other)| hero > other || players > 2 && hero < other)
        .collect()
}

pub(crate) fn run(games: Games, args: &ArenaArgs, out: &mut impl Write) -> Result<(), Ending> {
    let chosen = args.game.settle(games)?;
    let levels = compared(&args.levels)?;
    let players = chosen.players;
    if players < 2 {
        return Err(Ending::Misasked(
            "The arena needs two players or more.".to_owned(),
        ));
    }
    if args.games == 0 {
        return Err(Ending::Misasked(
            "At least one game has to be played.".to_owned(),
        ));
    }
    let file = args.json.as_deref().map(ResultFile::at).transpose()?;
    let pairs = pairings(levels.len(), players);
    let deals = args.games.div_ceil(players as u64);
    // Deal by deal, so that a contest that is stopped has played about the same of every pairing.
    let round = pairs.len() as u64 * players as u64;
    let done = args.crowd.work(
        chosen.entry.card.title,
        deals * round,
        |task, outcomes: &mut Vec<Outcome>, stop| {
            let deal = task / round;
            let pairing = (task % round) as usize / players;
            let hero = Seat((task % players as u64) as u8);
            let (one, others) = pairs[pairing];
            let mut seats = vec![levels[others]; players];
            seats[hero.index()] = levels[one];
            let table = chosen.table(args.seed.wrapping_add(deal), seats);
            match (chosen.entry.play)(&table, Writing::Nothing, stop) {
                Ok(record) => {
                    outcomes.push(outcome(&record, pairing, deal, hero, players));
                    Ok(true)
                }
                Err(NotPlayed::Stopped) => Ok(false),
                Err(why) => Err(why.into()),
            }
        },
        Extend::extend,
    )?;
    let gathered = gather(&done.sum, &pairs, players);
    let (pairings, points): (Vec<Pairing>, Vec<Points>) = gathered.into_iter().unzip();
    let played = pairings.iter().map(|p| p.deals.len()).min().unwrap_or(0);
    writeln!(
        out,
        "{}, {}, {deals} deals from seed {}, each played from every seat by every pairing",
        chosen.entry.card.title,
        told(&chosen.options),
        args.seed
    )?;
    if done.stopped {
        writeln!(
            out,
            "Stopped after {} of {} games; the figures are of the deals that were finished.",
            done.tasks,
            deals * round
        )?;
    }
    if played == 0 {
        writeln!(out, "No deal was finished by every pairing.")?;
        return Ok(());
    }
    writeln!(out)?;
    let figures = Figures {
        levels: &levels,
        players,
        pairings: &pairings,
        points: &points,
        seed: args.seed,
    };
    let json = figures.tell(out)?;
    if let Some(file) = file {
        let text = json!({
            "game": chosen.entry.card.id,
            "options": chosen.options,
            "seed": args.seed,
            "games_wanted": deals * round,
            "stopped": done.stopped,
            "pairings": json.0,
            "ratings": json.1,
        });
        let text = serde_json::to_string_pretty(&text).unwrap_or_default();
        file.write(&(text + "\n"))?;
    }
    Ok(())
}

/// The bots that are compared, by the names on the command line.
fn compared(names: &[String]) -> Result<Vec<Who>, Ending> {
    let levels: Vec<Who> = names.iter().map(|l| bot(l)).collect::<Result<_, _>>()?;
    let mut different = levels.clone();
    different.sort_by_key(Who::to_string);
    different.dedup();
    if levels.len() < 2 || different.len() < levels.len() {
        return Err(Ending::Misasked(
            "The arena needs two or more different bots of random, novice, regular and expert."
                .to_owned(),
        ));
    }
    Ok(levels)
}

/// Result of a game that was played to its end.
fn outcome(record: &Record, pairing: usize, deal: u64, hero: Seat, players: usize) -> Outcome {
    let payoff = &record.payoff;
    let winners = payoff.winners;
    let side = record.sides[hero.index()];
    Outcome {
        pairing,
        deal,
        won: match winners.has(hero) {
            true => PARTS / winners.len() as u64,
            false => 0,
        },
        ahead: ahead(winners, hero, players),
        decided: !winners.is_empty(),
        points: payoff
            .against(hero, side, players, payoff.direction())
            .unwrap_or_default(),
    }
}

/// The deals of each pairing that were played from every seat, in order.
fn gather(
    outcomes: &[Outcome],
    pairs: &[(usize, usize)],
    players: usize,
) -> Vec<(Pairing, Points)> {
    let mut sorted = outcomes.to_vec();
    sorted.sort_unstable_by_key(|o| (o.pairing, o.deal));
    let mut pairings: Vec<(Pairing, Points)> = pairs
        .iter()
        .map(|&(hero, other)| {
            let pairing = Pairing {
                hero,
                other,
                field: players - 1,
                deals: Vec::new(),
            };
            (pairing, Points::default())
        })
        .collect();
    for deal in sorted.chunk_by(|a, b| (a.pairing, a.deal) == (b.pairing, b.deal)) {
        if deal.len() == players {
            let parts = |of: fn(&Outcome) -> u64| deal.iter().map(of).sum::<u64>() as f64;
            let (pairing, points) = &mut pairings[deal[0].pairing];
            for outcome in deal {
                points.add(outcome.points);
            }
            pairing.deals.push(Deal {
                played: deal.iter().filter(|o| o.decided).count() as f64,
                won: parts(|o| o.won) / PARTS as f64,
                ahead: parts(|o| o.ahead) / PARTS as f64,
            });
        }
    }
    pairings
}

struct Figures<'a> {
    levels: &'a [Who],
    players: usize,
    pairings: &'a [Pairing],
    points: &'a [Points],
    seed: u64,
}

impl Figures<'_> {
    /// Tells the figures and gives them as JSON: pairings and ratings.
    fn tell(&self, out: &mut impl Write) -> Result<(Vec<Value>, Vec<Value>), Ending> {
        let field = self.players - 1;
        let others = |n: usize| match field {
            1 => self.levels[n].to_string(),
            many => format!("{many} × {}", self.levels[n]),
        };
        let headings = ["bot", "against", "games", "wins %", "95 %", "even %"];
        // A game that several win or nobody wins is even as well, whatever the share of wins.
        let mut sheet = Sheet::new(2, &[&headings[..], &["ahead %", "95 %"]].concat());
        let mut pairings = Vec::new();
        let headings = [
            "bot",
            "against",
            "points",
            "95 %",
            "best other",
            "lead",
            "spread",
        ];
        let mut points = Sheet::new(2, &headings);
        for (p, scored) in self.pairings.iter().zip(self.points) {
            let (own, theirs) = (scored.own.mean(), scored.others.mean());
            let spread = scored.lead.deviation();
            let games = (p.deals.len() * self.players) as u64;
            let won: f64 = p.deals.iter().map(|d| d.won).sum();
            let ahead: f64 = p.deals.iter().map(|d| d.ahead).sum();
            let [wins, ahead] =
                [won, ahead].map(|sum| share((sum * PARTS as f64).round() as u64, games));
            sheet.row([
                self.levels[p.hero].to_string(),
                others(p.other),
                games.to_string(),
                format!("{:.1}", wins.percent().value),
                wins.percent().interval(1),
                format!("{:.1}", 100.0 / self.players as f64),
                format!("{:.1}", ahead.percent().value),
                ahead.percent().interval(1),
            ]);
            pairings.push(json!({
                "bot": self.levels[p.hero].to_string(),
                "against": self.levels[p.other].to_string(),
                "others": field,
                "games": games,
                "wins": wins.json(),
                "ahead": ahead.json(),
                "points": own.json(),
                "best_other": theirs.json(),
                "spread_of_lead": spread,
            }));
            points.row([
                self.levels[p.hero].to_string(),
                self.levels[p.other].to_string(),
                format!("{:.1}", own.value),
                own.interval(1),
                format!("{:.1}", theirs.value),
                format!("{:+.1}", own.value - theirs.value),
                format!("{spread:.1}"),
            ]);
        }
        writeln!(out, "{sheet}")?;
        writeln!(out, "{points}")?;
        let mut sheet = Sheet::new(1, &["bot", "rating", "95 %"]);
        let mut ratings = Vec::new();
        let rated = rate(self.pairings, self.levels.len(), self.seed);
        for (n, (who, r)) in self.levels.iter().zip(rated).enumerate() {
            sheet.row([
                who.to_string(),
                format!("{:+.0}", r.value),
                if n == 0 {
                    "the others are told from it".to_owned()
                } else {
                    format!("{:+.0} to {:+.0}", r.low, r.high)
                },
            ]);
            ratings.push(json!({"bot": who.to_string(), "rating": r.json()}));
        }
        write!(out, "{sheet}")?;
        Ok((pairings, ratings))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_meets_each() {
        assert_eq!(pairings(3, 2), [(1, 0), (2, 0), (2, 1)]);
        assert_eq!(pairings(2, 4), [(0, 1), (1, 0)]);
    }

    #[test]
    fn who_wins_alone_is_ahead() {
        let of = |winners: &[u8]| {
            let winners = winners.iter().map(|s| Seat(*s)).collect();
            ahead(winners, Seat(0), 3)
        };
        assert_eq!(of(&[0]), PARTS);
        assert_eq!(of(&[0, 2]), PARTS * 3 / 4);
        assert_eq!(of(&[]), PARTS / 2);
        assert_eq!(of(&[1]), PARTS / 4);
    }

    #[test]
    fn only_deals_played_from_every_seat_count() {
        let outcome = |pairing, deal, won, decided| Outcome {
            pairing,
            deal,
            won,
            ahead: won,
            decided,
            points: [3, 1],
        };
        let outcomes = [
            outcome(0, 1, 0, false),
            outcome(1, 0, PARTS, true),
            outcome(0, 0, PARTS / 2, true),
            outcome(0, 1, PARTS, true),
            outcome(0, 0, PARTS, true),
        ];
        let all = gather(&outcomes, &[(1, 0), (2, 0)], 2);
        let deal = |played, won| Deal {
            played,
            won,
            ahead: won,
        };
        let (first, points) = &all[0];
        assert_eq!(first.deals, [deal(2.0, 1.5), deal(1.0, 1.0)]);
        assert_eq!(points.own.mean().value, 3.0);
        assert_eq!(points.lead.mean().value, 2.0);
        assert!(all[1].0.deals.is_empty());
        assert_eq!(all[1].1, Points::default());
    }
}
