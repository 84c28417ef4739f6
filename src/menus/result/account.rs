//! What is told of a match that is over: pure, from its session and the words of its game.

use kortlek_rules::{
    Arg, Payoff, Say, Seat, Text, Who,
    session::Session,
    tabled::{Cue, LogLine, Unit},
};
use kortlek_table::{Table, words::UiWords};

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
    pub const fn cue(self) -> Cue {
        match self {
            Mood::Won => Cue::Win,
            Mood::Lost => Cue::Lose,
            Mood::Watched => Cue::RoundEnd,
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
    /// The name as it stands by itself: “You”.
    pub name: String,
    /// The final score, if it is shown.
    pub score: Option<i32>,
    /// Whether the player won.
    pub won: bool,
}

/// What is told of a match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Account {
    /// “You win”, “Elm and Birch share the win”.
    pub title: String,
    /// How it came to its end and how clearly it was won, in a sentence.
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
    pub fn of(table: &Table, words: &UiWords) -> Option<Account> {
        let session = &*table.session;
        let payoff = session.result()?;
        let names = session.names();
        let words = words.of_game(session.card().id);
        let say = |message: &Say| words.say(message, names);
        let last = session.positions() - 1;
        let scores: Vec<Option<i32>> = session.panels(last).iter().map(|p| p.score).collect();
        let mut standings: Vec<Standing> = Seat::all(session.players())
            .map(|seat| Standing {
                seat,
                who: session.seats()[seat.index()],
                name: say(&Say::new("names").with("who", seat)),
                score: scores.get(seat.index()).copied().flatten(),
                won: payoff.winners.has(seat),
            })
            .collect();
        // The sort is stable: among equals the seats stay in order.
        let unit = session.unit();
        standings.sort_by_key(|s| {
            let worse = |n: i32| if unit.fewer { n } else { -n };
            (!s.won, s.score.map_or(i32::MAX, worse))
        });
        let mood = match session.me() {
            None => Mood::Watched,
            Some(me) if payoff.winners.has(me) => Mood::Won,
            Some(_) => Mood::Lost,
        };
        let (parts, totals, starts) = course(session);
        let parts = parts.iter().map(|part| words.text(part, names)).collect();
        Some(Account {
            title: say(&title(&payoff)),
            line: match session.ending() {
                ending if ending.is_empty() => say(&line(&standings, &payoff, unit)),
                ending => words.text(&ending, names),
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

    /// How the match was helped along, if it was: “With help: 2 moves taken back and 1 hint.”
    pub fn help(&self) -> Option<Say> {
        let parts: Vec<Arg> = [
            ("result-undone", self.undone),
            ("result-hints", self.hinted),
        ]
        .into_iter()
        .filter(|(_, n)| *n > 0)
        .map(|(id, n)| Say::new(id).with("n", n).into())
        .collect();
        (!parts.is_empty()).then(|| Say::new("result-help").with("parts", Arg::All(parts)))
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

/// “You win”, “Elm and Birch share the win”.
fn title(payoff: &Payoff) -> Say {
    Say::new("result-title").with("who", payoff.winners)
}

/// How the match came to its end, and by how much the first beat the next, if that can be said.
fn line(standings: &[Standing], payoff: &Payoff, unit: Unit) -> Say {
    let end = Say::of(format!("end-{}", payoff.end));
    match ahead(standings, unit) {
        Some(ahead) => Say::new("result-end-ahead")
            .with("end", end)
            .with("ahead", ahead),
        None => Say::new("result-end").with("end", end),
    }
}

/// “3 points ahead of Elm”: by how much the first beat the next, if that can be said.
fn ahead(standings: &[Standing], unit: Unit) -> Option<Say> {
    let [first, next, ..] = standings else {
        return None;
    };
    let ahead = first.score? - next.score?;
    let winners = standings.iter().filter(|s| s.won).count();
    (winners == 1 && ahead > 0).then(|| {
        Say::new("result-ahead")
            .with("count", unit.count(ahead))
            .with("who", next.seat)
    })
}

/// The parts of a match, every seat's score at the end of each, and before the first.
fn course(session: &dyn Session) -> (Vec<Text>, Vec<Vec<i32>>, Vec<i32>) {
    let players = session.players();
    let scores = |k: usize| -> Option<Vec<i32>> {
        let panels = session.panels(k);
        (panels.len() == players)
            .then(|| panels.iter().map(|p| p.score).collect())
            .flatten()
    };
    let mut parts: Vec<Text> = Vec::new();
    let mut totals: Vec<Vec<i32>> = vec![Vec::new(); players];
    let mut starts = vec![0; players];
    for k in 0..session.positions() - 1 {
        let lines = session.tell(k).lines;
        let heading = |line: &LogLine| (!line.heading.is_empty()).then(|| line.heading.clone());
        // A heading above the words of a step begins a part before it, one among them after it.
        let above = lines.first().and_then(heading);
        let below = lines.iter().skip(1).find_map(heading);
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
    let idle = parts.len() > 2
        && parts[parts.len() - 1].as_str() != parts[parts.len() - 2].as_str()
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
fn begin(heading: Option<Text>, parts: &mut Vec<Text>, totals: &mut [Vec<i32>]) {
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
    use crate::{play, words::in_english};
    use kortlek_rules::{Level, tabled::Names};
    use kortlek_table::register::ShelfEntry;
    use kortlek_thricewise::Thricewise;
    use kortlek_words::Language;
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
        assert!(Account::of(&table, &in_english()).is_none());
    }

    #[test]
    fn the_parts_add_up_to_the_result() {
        for seed in 0..4 {
            let table = played(seed);
            let payoff = table.session.result().expect("it is over");
            let account = Account::of(&table, &in_english()).expect("it is over");
            assert_eq!(account.parts.len(), 10, "ten turns with three players");
            for seat in Seat::all(3) {
                let sum: i32 = account.gains(seat).iter().sum();
                assert_eq!(sum, payoff.scores()[seat.index()]);
            }
            let best = &account.standings[0];
            assert!(best.won);
            assert_eq!(best.score, payoff.scores().iter().max().copied());
            assert_eq!(account.mood, Mood::Watched);
        }
    }

    #[test]
    fn parts_are_named_as_short_as_they_may_be() {
        let account = Account::of(&played(1), &in_english()).expect("it is over");
        let (word, short) = account.short_parts();
        assert_eq!(word, "Turn");
        assert_eq!(short[..3], ["1", "2", "3"]);
    }

    /// A message as somebody on the first seat reads it, with Elm and Birch on the others.
    fn read_out(language: Language, message: &Say) -> String {
        let names = Names {
            names: ["You", "Elm", "Birch"].map(str::to_owned).into(),
            me: Some(Seat(0)),
        };
        let mut words = in_english();
        words.set_language(language);
        words.of_game("thricewise").say(message, &names)
    }

    #[test]
    fn winners_are_named() {
        let named = |language, winners: &[u8]| {
            let winners = winners.iter().map(|seat| Seat(*seat)).collect();
            let payoff = Payoff::new(&[1, 2, 3], winners, "cards_played");
            read_out(language, &title(&payoff))
        };
        for (winners, words) in [
            (&[0][..], ["You win", "Du vinner", "Du gewinnst"]),
            (&[1], ["Elm wins", "Elm vinner", "Elm gewinnt"]),
            (
                &[0, 1],
                [
                    "You and Elm share the win",
                    "Du och Elm delar på segern",
                    "Du und Elm teilt euch den Sieg",
                ],
            ),
            (
                &[1, 2],
                [
                    "Elm and Birch share the win",
                    "Elm och Birch delar på segern",
                    "Elm und Birch teilen sich den Sieg",
                ],
            ),
            (&[], ["Nobody wins", "Ingen vinner", "Niemand gewinnt"]),
        ] {
            assert_eq!(Language::ALL.map(|l| named(l, winners)), words);
        }
    }

    #[test]
    fn the_lead_is_told() {
        let standing = |seat, score, won| Standing {
            seat: Seat(seat),
            who: Who::bot(Level::Regular),
            name: String::new(),
            score,
            won,
        };
        let told = |standings: &[Standing]| ahead(standings, Unit::POINTS);
        let clear = [standing(1, Some(9), true), standing(0, Some(8), false)];
        let clear = told(&clear).expect("Elm is ahead");
        assert_eq!(
            Language::ALL.map(|language| read_out(language, &clear)),
            [
                "1 point ahead of you",
                "1 poäng före dig",
                "1 Punkt vor dir"
            ]
        );
        let shared = [standing(1, Some(9), true), standing(0, Some(9), true)];
        assert_eq!(told(&shared), None);
        let hidden = [standing(1, None, true), standing(0, None, false)];
        assert_eq!(told(&hidden), None);
    }

    #[test]
    fn help_is_told() {
        let mut account = Account::of(&played(2), &in_english()).expect("it is over");
        assert_eq!(account.help(), None);
        account.undone = 2;
        account.hinted = 1;
        assert_eq!(
            in_english().say(account.help().expect("there was some")),
            "With help: 2 moves taken back and 1 hint."
        );
    }
}
