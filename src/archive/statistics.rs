//! Statistics computed from the records of games, with no claims that rest on too few games.

use crate::{
    calendar,
    store::{format::Envelope, record::Excluded},
};
use std::fmt::Write as _;

/// Number of games that have to be there before a share, a mean or a streak is shown.
pub const ENOUGH: usize = 5;
/// Maximum number of games in the course of results.
pub const COURSE: usize = 60;
/// Number of games over which its mean is taken.
pub const MEAN_OF: usize = 9;

/// Number of games played, and of games won.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// Played to the end.
    pub played: usize,
    /// Won, alone or with others.
    pub won: usize,
}

impl Tally {
    /// The tally of these games.
    pub fn of<'g>(games: impl IntoIterator<Item = &'g Envelope>) -> Tally {
        games
            .into_iter()
            .fold(Tally::default(), |tally, game| Tally {
                played: tally.played + 1,
                won: tally.won + usize::from(game.won() == Some(true)),
            })
    }

    /// Returns true if there are too few games to show more than their number.
    pub fn is_few(self) -> bool {
        self.played < ENOUGH
    }

    /// The share that was won, in hundredths; `None` if there are too few.
    pub fn percent(self) -> Option<usize> {
        (!self.is_few()).then(|| (self.won * 100 + self.played / 2) / self.played)
    }
}

/// Statistics of a set of games.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Figures {
    /// Number of games, and of games won.
    pub tally: Tally,
    /// The average place, if enough games have places.
    pub place: Option<f32>,
    /// Average lead of the player over the best other, if there are enough games and all are of one title.
    pub margin: Option<f32>,
    /// The most wins in a row, and those since the last loss, if there are enough games.
    pub streak: Option<[usize; 2]>,
    /// The best score, if all games are of one title.
    pub best: Option<i32>,
    /// Total playing time, in seconds.
    pub seconds: u64,
}

fn mean(values: &[f32]) -> Option<f32> {
    (values.len() >= ENOUGH).then(|| values.iter().sum::<f32>() / values.len() as f32)
}

impl Figures {
    /// The figures of these games, the oldest first.
    pub fn of(games: &[&Envelope]) -> Figures {
        let one_title = games.windows(2).all(|two| two[0].game == two[1].game);
        let tally = Tally::of(games.iter().copied());
        let places = games.iter().filter_map(|game| game.place());
        let places: Vec<f32> = places.map(|place| place as f32).collect();
        let margins = games.iter().filter_map(|game| game.margin());
        let margins: Vec<f32> = margins.map(|margin| margin as f32).collect();
        let (mut longest, mut now) = (0, 0);
        for game in games {
            now = if game.won() == Some(true) { now + 1 } else { 0 };
            longest = longest.max(now);
        }
        let mut outcomes = games.iter().filter_map(|game| game.outcome.as_ref());
        let fewer = outcomes.any(|outcome| outcome.fewer);
        let scores = games.iter().filter_map(|game| game.score());
        let best = if fewer { scores.min() } else { scores.max() };
        Figures {
            tally,
            place: mean(&places),
            margin: mean(&margins).filter(|_| one_title),
            streak: (!tally.is_few()).then_some([longest, now]),
            best: best.filter(|_| one_title),
            seconds: games.iter().map(|game| game.seconds).sum(),
        }
    }
}

/// Filter for the games that are looked at.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Choice {
    /// Of this title; nothing for all.
    pub game: Option<String>,
    /// Number of players; `None` for any number.
    pub players: Option<usize>,
    /// Against bots of this strength; nothing for any.
    pub level: Option<&'static str>,
}

impl Choice {
    /// Returns true if the game passes the filter.
    pub fn has(&self, game: &Envelope) -> bool {
        self.game.as_ref().is_none_or(|id| *id == game.game)
            && self.players.is_none_or(|n| n == game.players())
            && self.level.is_none_or(|level| game.level() == Some(level))
    }
}

/// The games that count among these: a person's own that are over, without help and with a deal that nobody knew.
pub fn counting<'g>(
    games: impl IntoIterator<Item = &'g Envelope>,
) -> impl Iterator<Item = &'g Envelope> {
    games
        .into_iter()
        .filter(|game| game.won().is_some() && game.apart().is_none())
}

/// Tally of the games that are excluded for this reason.
pub fn apart<'g>(games: impl IntoIterator<Item = &'g Envelope>, why: Excluded) -> Tally {
    let apart = games
        .into_iter()
        .filter(|game| game.won().is_some() && game.apart() == Some(why));
    Tally::of(apart)
}

/// Results of the last games, for the chart: the margin; where there are no margins, the place counted up from the
/// middle, or 1 and −1.
pub fn course(games: &[&Envelope], margins: bool) -> Vec<f32> {
    let value = |game: &&Envelope| match (game.margin(), game.place(), game.won()) {
        (Some(margin), ..) if margins => margin as f32,
        (_, Some(place), _) if !margins && game.players() > 2 => {
            let middle = (game.players() + 1) as f32 / 2.0;
            middle - place as f32
        }
        (.., Some(true)) => 1.0,
        _ => -1.0,
    };
    let first = games.len().saturating_sub(COURSE);
    games[first..].iter().map(value).collect()
}

/// The mean of each value and those around it, [`MEAN_OF`] at most; empty if there are too few.
pub fn running_mean(values: &[f32]) -> Vec<f32> {
    if values.len() < ENOUGH {
        return Vec::new();
    }
    let half = MEAN_OF / 2;
    (0..values.len())
        .map(|n| {
            let around = &values[n.saturating_sub(half)..values.len().min(n + half + 1)];
            around.iter().sum::<f32>() / around.len() as f32
        })
        .collect()
}

/// The records as a table of comma-separated values, the first line naming the columns.
pub fn csv<'g>(games: impl IntoIterator<Item = &'g Envelope>) -> String {
    let mut out =
        "game,ended,players,level,won,place,score,margin,seconds,hints,undone,deal,seed\n"
            .to_owned();
    fn or_nothing<T: ToString>(value: Option<T>) -> String {
        value.map_or_else(String::new, |value| value.to_string())
    }
    for game in games {
        let won = game.won().map(u8::from);
        let deal = serde_json::to_string(&game.origin).unwrap_or_default();
        // No field has a comma in it: ids, numbers and names of levels.
        let _ = writeln!(
            out,
            "{},{},{},{},{},{},{},{},{},{},{},{},{}",
            game.game,
            calendar::date_at(game.time),
            game.players(),
            game.level().unwrap_or("mixed"),
            or_nothing(won),
            or_nothing(game.place()),
            or_nothing(game.score()),
            or_nothing(game.margin()),
            game.seconds,
            game.hinted,
            game.undone,
            deal.trim_matches('"'),
            game.seed,
        );
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::record::{Origin, Outcome};

    /// A game of this many players against novices, in which the person on the first seat had the first score.
    fn game(id: &str, scores: &[i32]) -> Envelope {
        let best = scores.iter().copied().max().unwrap_or(0);
        let winners = (0..scores.len() as u8).filter(|n| scores[usize::from(*n)] == best);
        let mut seats = vec!["bot:novice".to_owned(); scores.len()];
        seats[0] = "human".to_owned();
        Envelope {
            game: id.to_owned(),
            names: vec!["x".to_owned(); scores.len()],
            seats,
            seconds: 60,
            outcome: Some(Outcome {
                end: "over".to_owned(),
                scores: scores.iter().copied().map(Some).collect(),
                sides: scores.len() as u8,
                winners: winners.collect(),
                fewer: false,
            }),
            ..Envelope::default()
        }
    }

    #[test]
    fn few_games_say_little() {
        let games: Vec<Envelope> = (0..4).map(|n| game("tod", &[n, 2])).collect();
        let all: Vec<&Envelope> = games.iter().collect();
        let figures = Figures::of(&all);
        assert_eq!(figures.tally, Tally { played: 4, won: 2 });
        assert_eq!(figures.tally.percent(), None);
        assert_eq!((figures.place, figures.margin), (None, None));
        assert_eq!(figures.streak, None);
        assert_eq!(figures.best, Some(3));
        assert_eq!(figures.seconds, 240);
        assert!(running_mean(&course(&all, true)).is_empty());
        assert_eq!(Figures::of(&[]), Figures::default());
    }

    #[test]
    fn enough_games_say_it_all() {
        // Lost by 2, won by 1, 2, 3, lost by 5, won by 1.
        let scores = [[1, 3], [4, 3], [5, 3], [6, 3], [0, 5], [4, 3]];
        let games: Vec<Envelope> = scores.iter().map(|s| game("tod", s)).collect();
        let all: Vec<&Envelope> = games.iter().collect();
        let figures = Figures::of(&all);
        assert_eq!(figures.tally.percent(), Some(67));
        assert_eq!(figures.streak, Some([3, 1]));
        assert_eq!(figures.margin, Some(0.0));
        assert_eq!(figures.place, Some((4.0 + 2.0 * 2.0) / 6.0));
        assert_eq!(course(&all, true), [-2.0, 1.0, 2.0, 3.0, -5.0, 1.0]);
        assert_eq!(running_mean(&course(&all, true)).len(), 6);
        // Points of different games have nothing to do with each other.
        let other = game("shed", &[100, 1]);
        let mixed: Vec<&Envelope> = all.iter().copied().chain([&other]).collect();
        let figures = Figures::of(&mixed);
        assert_eq!((figures.margin, figures.best), (None, None));
    }

    #[test]
    fn help_and_known_deals_count_nowhere_else() {
        let mut games: Vec<Envelope> = (0..4).map(|_| game("tod", &[2, 1])).collect();
        games[1].hinted = 1;
        games[2].origin = Origin::Typed;
        games[3].outcome = None;
        assert_eq!(counting(&games).count(), 1);
        let apart = Excluded::ALL.map(|why| apart(&games, why).played);
        assert_eq!(apart, [1, 1, 0]);
    }

    #[test]
    fn a_choice_keeps_games_apart() {
        let games = [
            game("tod", &[1, 2]),
            game("tod", &[1, 2, 3]),
            game("shed", &[3, 1]),
        ];
        let count = |choice: Choice| games.iter().filter(|game| choice.has(game)).count();
        assert_eq!(count(Choice::default()), 3);
        let tod = || Choice {
            game: Some("tod".to_owned()),
            ..Choice::default()
        };
        assert_eq!(count(tod()), 2);
        let players = Some(3);
        assert_eq!(count(Choice { players, ..tod() }), 1);
        for (level, games) in [(Some("novice"), 2), (Some("expert"), 0)] {
            assert_eq!(count(Choice { level, ..tod() }), games);
        }
    }

    #[test]
    fn records_become_a_table() {
        let mut one = game("tod", &[7, 4, 9]);
        one.time = 1_795_473_120;
        one.seed = u64::MAX;
        let csv = csv([&one]);
        let lines: Vec<&str> = csv.lines().collect();
        assert_eq!(lines[0].split(',').count(), lines[1].split(',').count());
        assert_eq!(
            lines[1],
            "tod,2026-11-23,3,novice,0,2,7,-2,60,0,0,drawn,18446744073709551615"
        );
    }
}
