//! What is told of a match that is over: pure, from its session.

use kortlek_rules::{
    Seat, Who,
    session::Session,
    tabled::{LogLine, join_and},
};
use kortlek_table::Table;

/// How the player feels about it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mood {
    /// Won, alone or with others.
    Won,
    /// Lost.
    Lost,
    /// Nobody of ours played.
    Watched,
}

impl Mood {
    /// The sound that goes with it.
    pub const fn cue(self) -> &'static str {
        match self {
            Mood::Won => "win",
            Mood::Lost => "lose",
            Mood::Watched => "round_end",
        }
    }
}

/// One player's part.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Standing {
    /// Whose.
    pub seat: Seat,
    /// Who it was.
    pub who: Who,
    /// The name; the person is “You”.
    pub name: String,
    /// The final score as it was shown.
    pub score: String,
    /// Whether the player won.
    pub won: bool,
}

/// What is told of a match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Account {
    /// “You win”, “Elm and Birch share the win”.
    pub title: String,
    /// How clearly, in a sentence; may be empty.
    pub line: String,
    /// How the player feels.
    pub mood: Mood,
    /// The players, the best first.
    pub standings: Vec<Standing>,
    /// The parts of the match, as the log heads them: “Turn 1”.
    pub parts: Vec<String>,
    /// The score of each seat at the end of each part: `totals[seat][part]`. Empty if scores are no numbers.
    pub totals: Vec<Vec<i32>>,
    /// The score of each seat before the first part: what a game gives out at its start.
    pub starts: Vec<i32>,
    /// How often decisions were taken back.
    pub undone: u32,
    /// How many hints were shown.
    pub hinted: u32,
    /// The seed, to be told to friends.
    pub seed: u64,
}

impl Account {
    /// The account of the match on the table; `None` while it goes on.
    pub fn of(table: &Table) -> Option<Account> {
        let session = &*table.session;
        let payoff = session.result()?;
        let names = session.names();
        let last = session.positions() - 1;
        let scores: Vec<String> = session.panels(last).into_iter().map(|p| p.score).collect();
        let mut standings: Vec<Standing> = Seat::all(session.players())
            .map(|seat| Standing {
                seat,
                who: session.seats()[seat.index()],
                name: names.of(seat).to_owned(),
                score: scores.get(seat.index()).cloned().unwrap_or_default(),
                won: payoff.winners.has(seat),
            })
            .collect();
        // The sort is stable: among equals the seats stay in order.
        let unit = session.unit();
        standings.sort_by_key(|s| {
            let score = s.score.parse::<i32>().ok();
            let worse = score.map_or(i32::MAX, |n| if unit.fewer { n } else { -n });
            (!s.won, worse)
        });
        let winners: Vec<&str> = standings
            .iter()
            .filter(|s| s.won)
            .map(|s| s.name.as_str())
            .collect();
        let mood = match session.me() {
            None => Mood::Watched,
            Some(me) if payoff.winners.has(me) => Mood::Won,
            Some(_) => Mood::Lost,
        };
        let (parts, totals, starts) = course(session);
        Some(Account {
            title: title(&winners),
            line: match session.ending() {
                ending if ending.is_empty() => line(&standings),
                ending => ending,
            },
            mood,
            standings,
            parts,
            totals,
            starts,
            undone: table.undone,
            hinted: table.hinted,
            seed: session.seed(),
        })
    }

    /// How the match was helped along, if it was: “2 moves taken back, 1 hint”.
    pub fn help(&self) -> Option<String> {
        let count = |n: u32, one: &str, more: &str| match n {
            0 => None,
            1 => Some(format!("1 {one}")),
            n => Some(format!("{n} {more}")),
        };
        let parts: Vec<String> = [
            count(self.undone, "move taken back", "moves taken back"),
            count(self.hinted, "hint", "hints"),
        ]
        .into_iter()
        .flatten()
        .collect();
        (!parts.is_empty()).then(|| parts.join(", "))
    }

    /// What a seat won in each part.
    pub fn gains(&self, seat: Seat) -> Vec<i32> {
        let Some(totals) = self.totals.get(seat.index()) else {
            return Vec::new();
        };
        let start = self.starts.get(seat.index()).copied().unwrap_or(0);
        std::iter::once(start)
            .chain(totals.iter().copied())
            .zip(totals)
            .map(|(before, after)| after - before)
            .collect()
    }

    /// The names of the parts as short as they may be, and what they have in common: “Turn”, and 1, 2, 3….
    pub fn short_parts(&self) -> (String, Vec<String>) {
        let split: Option<Vec<(&str, &str)>> =
            self.parts.iter().map(|p| p.rsplit_once(' ')).collect();
        match split {
            Some(split) if split.windows(2).all(|w| w[0].0 == w[1].0) && !split.is_empty() => (
                split[0].0.to_owned(),
                split.iter().map(|(_, last)| (*last).to_owned()).collect(),
            ),
            _ => (String::new(), self.parts.clone()),
        }
    }
}

fn title(winners: &[&str]) -> String {
    match winners {
        [] => "Nobody wins".to_owned(),
        ["You"] => "You win".to_owned(),
        [one] => format!("{one} wins"),
        several => format!("{} share the win", join_and(several)),
    }
}

/// By how much the first beat the next, if that can be said.
fn line(standings: &[Standing]) -> String {
    let points: Option<Vec<i32>> = standings.iter().map(|s| s.score.parse().ok()).collect();
    let Some(points) = points else {
        return String::new();
    };
    let winners = standings.iter().filter(|s| s.won).count();
    if winners != 1 || points.len() < 2 || points[0] <= points[1] {
        return String::new();
    }
    let ahead = points[0] - points[1];
    let next = &standings[1].name;
    let next = if next == "You" { "you" } else { next };
    let word = if ahead == 1 { "point" } else { "points" };
    format!("{ahead} {word} ahead of {next}")
}

/// The parts of a match, every seat's score at the end of each, and before the first.
fn course(session: &dyn Session) -> (Vec<String>, Vec<Vec<i32>>, Vec<i32>) {
    let players = session.players();
    let scores = |k: usize| -> Option<Vec<i32>> {
        let panels = session.panels(k);
        (panels.len() == players)
            .then(|| panels.iter().map(|p| p.score.parse().ok()).collect())
            .flatten()
    };
    let mut parts: Vec<String> = Vec::new();
    let mut totals: Vec<Vec<i32>> = vec![Vec::new(); players];
    let mut starts = vec![0; players];
    for k in 0..session.positions() - 1 {
        let story = session.story(k);
        let heading = |line: &LogLine| line.heading.clone();
        // A heading above the words of a step begins a part before it, one among them after it.
        let above = story.first().and_then(heading);
        let below = story.iter().skip(1).find_map(heading);
        let Some(now) = scores(k + 1) else {
            return (Vec::new(), Vec::new(), Vec::new());
        };
        if parts.is_empty()
            && let Some(before) = scores(k)
        {
            starts = before;
        }
        begin(above, &mut parts, &mut totals);
        for (total, now) in totals.iter_mut().zip(now) {
            if let Some(last) = total.last_mut() {
                *last = now;
            }
        }
        begin(below, &mut parts, &mut totals);
    }
    // “The end” is no part in which anything was won, unless something was.
    let word = |part: &String| part.split(' ').next().map(str::to_owned);
    let idle = parts.len() > 2
        && word(&parts[parts.len() - 1]) != word(&parts[parts.len() - 2])
        && totals.iter().all(|t| t[t.len() - 1] == t[t.len() - 2]);
    if idle {
        parts.pop();
        for total in &mut totals {
            total.pop();
        }
    }
    if parts.len() < 2 {
        return (Vec::new(), Vec::new(), Vec::new());
    }
    (parts, totals, starts)
}

/// Begins another part, with the scores as they stand.
fn begin(heading: Option<String>, parts: &mut Vec<String>, totals: &mut [Vec<i32>]) {
    let Some(heading) = heading.filter(|heading| parts.last() != Some(heading)) else {
        return;
    };
    parts.push(heading);
    for total in totals {
        total.push(total.last().copied().unwrap_or(0));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play;
    use kortlek_rules::Level;
    use kortlek_table::register::ShelfEntry;
    use kortlek_thricewise::Thricewise;
    use std::sync::atomic::AtomicBool;

    /// A match that bots play to its end.
    fn played(seed: u64) -> Table {
        let entry = ShelfEntry::of::<Thricewise>();
        let options = [("players".to_owned(), 3.into())].into_iter().collect();
        let mut table =
            play::open(&entry, options, seed, vec![Who::Random; 3]).expect("the options are right");
        let session = &mut table.session;
        while session.result().is_none() {
            if session.proceed() {
                continue;
            }
            let seat = session.owing().first().expect("somebody owes a decision");
            let thinking = session.thinking(seat).expect("a bot sits there");
            let decision = thinking(&AtomicBool::new(false));
            session
                .commit(seat, &decision.action)
                .expect("bots play by the rules");
        }
        table
    }

    #[test]
    fn nothing_is_told_before_the_end() {
        let entry = ShelfEntry::of::<Thricewise>();
        let table = play::open(&entry, serde_json::Map::new(), 1, vec![Who::Random; 3])
            .expect("the options are right");
        assert!(Account::of(&table).is_none());
    }

    #[test]
    fn the_parts_add_up_to_the_result() {
        for seed in 0..4 {
            let table = played(seed);
            let payoff = table.session.result().expect("it is over");
            let account = Account::of(&table).expect("it is over");
            assert_eq!(account.parts.len(), 10, "ten turns with three players");
            for seat in Seat::all(3) {
                let sum: i32 = account.gains(seat).iter().sum();
                assert_eq!(sum, payoff.scores()[seat.index()]);
            }
            let best = &account.standings[0];
            assert!(best.won);
            assert_eq!(
                best.score,
                payoff.scores().iter().max().expect("three").to_string()
            );
            assert_eq!(account.mood, Mood::Watched);
        }
    }

    #[test]
    fn parts_are_named_as_short_as_they_may_be() {
        let account = Account::of(&played(1)).expect("it is over");
        let (word, short) = account.short_parts();
        assert_eq!(word, "Turn");
        assert_eq!(short[..3], ["1", "2", "3"]);
    }

    #[test]
    fn winners_are_named() {
        assert_eq!(title(&["You"]), "You win");
        assert_eq!(title(&["Elm"]), "Elm wins");
        assert_eq!(title(&["You", "Elm"]), "You and Elm share the win");
        assert_eq!(title(&[]), "Nobody wins");
    }

    #[test]
    fn the_lead_is_told() {
        let standing = |name: &str, score: &str, won| Standing {
            seat: Seat(0),
            who: Who::bot(Level::Regular),
            name: name.to_owned(),
            score: score.to_owned(),
            won,
        };
        let clear = [standing("Elm", "9", true), standing("You", "8", false)];
        assert_eq!(line(&clear), "1 point ahead of you");
        let shared = [standing("Elm", "9", true), standing("You", "9", true)];
        assert_eq!(line(&shared), "");
        let words = [
            standing("Elm", "out", true),
            standing("You", "2 left", false),
        ];
        assert_eq!(line(&words), "");
    }

    #[test]
    fn help_is_told() {
        let mut account = Account::of(&played(2)).expect("it is over");
        assert_eq!(account.help(), None);
        account.undone = 2;
        account.hinted = 1;
        assert_eq!(
            account.help().as_deref(),
            Some("2 moves taken back, 1 hint")
        );
    }
}
