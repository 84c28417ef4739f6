//! Summary of a finished match: pure, from its session and the words of its game.

pub mod history;

use crate::characters::{self, Character};
use history::{History, KeyMoment, Moment, PointBlock, history, sides};
use kortlek_kit::{widgets, words::UiWords};
use kortlek_rules::{
    Arg, Message, Payoff, Seat, Seats, Text, Who,
    presentation::{Cue, Names, Unit},
    session::Session,
};
use kortlek_table::Table;
use kortlek_words::Words;

/// Result of the match for the player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OwnResult {
    /// Won, alone or with others.
    Won,
    /// Lost.
    Lost,
    /// Nobody of ours played.
    Watched,
}

impl OwnResult {
    /// The sound that goes with it.
    pub const fn cue(self) -> Cue {
        match self {
            OwnResult::Won => Cue::Win,
            OwnResult::Lost => Cue::Lose,
            OwnResult::Watched => Cue::RoundEnd,
        }
    }
}

/// Part of a side: of one player, or of two that win and lose together.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayerResult {
    /// Seat of the player; of a pair the person's, or the first one.
    pub seat: Seat,
    /// Seats of the side.
    pub seats: Seats,
    /// Kind of player; `Human` if the person is one of a pair.
    pub who: Who,
    /// Name by itself: “You”, “You and Birch”.
    pub name: String,
    /// Names of the drawings that represent the players.
    pub avatars: Vec<String>,
    /// Remark at the end; empty for a person.
    pub saying: String,
    /// Remark of the game about the player at the end; may be empty.
    pub status: String,
    /// The final score, if it is shown.
    pub score: Option<i32>,
    /// True if the side won.
    pub won: bool,
}

/// Points that came at once.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Gain {
    /// The position in which they can be seen.
    pub position: usize,
    /// Part of the match; empty if the match has no parts.
    pub part: String,
    /// Change of the score.
    pub gain: i32,
    /// Reason for the points; may be empty.
    pub words: String,
}

/// A moment that decided.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KeyMomentText {
    /// The position in which it can be seen.
    pub position: usize,
    /// Number of the part of the match it was in; no such part if the parts are not listed.
    pub part: usize,
    /// Player whose score changed most, and the change: “Rowan +14”. In a match without points the player who did it.
    pub title: String,
    /// Event; may be empty.
    pub words: String,
    /// Leader after it; in a match without points the cause, if the log has one.
    pub leads: String,
}

/// Summary of a match.
#[derive(Clone, PartialEq, Debug)]
pub struct MatchSummary {
    /// “You win”, “Elm and Birch share the win”.
    pub title: String,
    /// Sentence about the end and how clearly the match was won.
    pub line: String,
    /// Name of the game and number of players.
    pub facts: [String; 2],
    /// Result for the player.
    pub own_result: OwnResult,
    /// Clearness of the win, 0 to 1; 0.5 where it can't be measured.
    pub clear: f32,
    /// True if low scores are better.
    pub fewer: bool,
    /// Number of positions of the match.
    pub positions: usize,
    /// The sides, the best first: players, or pairs of them.
    pub standings: Vec<PlayerResult>,
    /// The parts of the match, as the log heads them: “Turn 1”.
    pub parts: Vec<String>,
    /// The score of each seat at the end of each part: `totals[seat][part]`. Empty if scores are no numbers.
    pub totals: Vec<Vec<i32>>,
    /// The score of each seat before the first part: what a game gives out at its start.
    pub starts: Vec<i32>,
    /// The score of each seat before the first of its gains.
    pub first: Vec<i32>,
    /// Each seat's gains in the order in which they came: `blocks[seat]`.
    pub blocks: Vec<Vec<Gain>>,
    /// The moments that decided, in order.
    pub turnings: Vec<KeyMomentText>,
    /// Number of decisions taken back.
    pub undone: u32,
    /// Number of hints shown.
    pub hinted: u32,
    /// Seed, to be passed on to friends.
    pub seed: u64,
}

impl MatchSummary {
    /// The account of the match on the table; `None` while it goes on.
    pub fn of(table: &Table, words: &UiWords) -> Option<MatchSummary> {
        let session = &*table.session;
        let payoff = session.result()?;
        let names = session.names();
        let words = words.of_game(session.card().id);
        let say = |message: &Message| words.say(message, names);
        let unit = session.unit();
        let sides = sides(session, payoff.winners);
        let standings = standings(session, &payoff, &sides, &words);
        let own_result = match session.me() {
            None => OwnResult::Watched,
            Some(me) if payoff.winners.has(me) => OwnResult::Won,
            Some(_) => OwnResult::Lost,
        };
        let history = history(session, &sides);
        let text = |text: &Text| words.text(text, names);
        let parts: Vec<String> = history.parts.iter().map(text).collect();
        let gain = |block: &PointBlock| Gain {
            position: block.seen,
            part: parts.get(block.part).cloned().unwrap_or_default(),
            gain: block.gain,
            words: text(&block.words),
        };
        let blocks = history.blocks.iter();
        let blocks = blocks
            .map(|blocks| blocks.iter().map(gain).collect())
            .collect();
        let turnings = history.turnings.iter();
        let turnings = turnings.map(|turning| turned(turning, &words, names));
        let moments = history.moments.iter();
        let moments = moments.map(|moment| came_of(moment, &words, names));
        let turnings = turnings.chain(moments).collect();
        let players = Message::new("menu-players-same").with("n", session.players());
        let History {
            totals,
            starts,
            first,
            ..
        } = history;
        Some(MatchSummary {
            title: say(&title(payoff.winners, &standings)),
            line: match session.ending() {
                ending if ending.is_empty() => say(&line(&standings, &payoff, unit)),
                ending => words.text(&ending, names),
            },
            facts: [session.card().title.to_owned(), say(&players)],
            own_result,
            clear: clear(&standings),
            fewer: unit.fewer,
            positions: session.positions(),
            standings,
            parts,
            totals,
            starts,
            first,
            blocks,
            turnings,
            undone: table.undone,
            hinted: table.hinted,
            seed: session.seed(),
        })
    }

    /// Title of the list of moments: turning points or, without points, events.
    pub const fn moments_title(&self) -> &'static str {
        if self.blocks.is_empty() {
            "result-moments"
        } else {
            "result-turnings"
        }
    }

    /// Note about the help used, if any: “With help: 2 moves taken back and 1 hint.”
    pub fn help(&self) -> Option<Message> {
        let parts: Vec<Arg> = [
            ("result-undone", self.undone),
            ("result-hints", self.hinted),
        ]
        .into_iter()
        .filter(|(_, n)| *n > 0)
        .map(|(id, n)| Message::new(id).with("n", n).into())
        .collect();
        (!parts.is_empty()).then(|| Message::new("result-help").with("parts", Arg::All(parts)))
    }

    /// Gains of a seat in each part.
    pub fn gains(&self, seat: Seat) -> Vec<i32> {
        let Some(totals) = self.totals.get(seat.index()) else {
            return Vec::new();
        };
        let start = self.starts.get(seat.index()).unwrap_or(&0);
        let before = std::iter::once(start).chain(totals);
        let gains = before.zip(totals).map(|(before, after)| after - before);
        gains.collect()
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

/// The sides with their faces and what they say at the end, in the given order.
fn standings(
    session: &dyn Session,
    payoff: &Payoff,
    sides: &[Seats],
    words: &Words,
) -> Vec<PlayerResult> {
    let names = session.names();
    let panels = session.panels(session.now());
    let score = |seat: Seat| panels.get(seat.index()).and_then(|panel| panel.score);
    let lost = sides.iter().filter_map(|side| side.first());
    let mut lost = lost.filter(|seat| !payoff.winners.has(*seat));
    let worst = lost.next_back().and_then(score);
    let standing = |side: &Seats| {
        let me = session.me().filter(|me| side.has(*me));
        let seat = me.or(side.first()).unwrap_or(Seat(0));
        let won = payoff.winners.has(seat);
        let mood = characters::Mood::of(won, score(seat) == worst);
        let who = |seat: Seat| session.seats()[seat.index()];
        let face = |seat: Seat| characters::face(who(seat), names.of(seat), mood);
        let mut sayings = side.iter().filter(|seat| who(*seat) != Who::Human);
        let saying = sayings.find_map(|seat| {
            let one = Character::named(names.of(seat))?;
            let said = format!("“{}”", words.say(&one.saying(mood), names));
            let by = Message::new("result-by").with("who", seat);
            Some(match side.len() {
                1 => said,
                _ => words.say(&by.with("words", Arg::Name(said)), names),
            })
        });
        PlayerResult {
            seat,
            seats: *side,
            who: who(seat),
            name: words.say(&Message::new("names").with("who", *side), names),
            avatars: side.iter().map(face).collect(),
            saying: saying.unwrap_or_default(),
            status: panels.get(seat.index()).map_or_else(String::new, |panel| {
                let texts = [&panel.status.words, &panel.status.note].into_iter();
                let said = texts.filter(|text| !text.is_empty());
                let said: Vec<String> = said.map(|text| words.text(text, names)).collect();
                widgets::facts(&said)
            }),
            score: score(seat),
            won,
        }
    };
    sides.iter().map(standing).collect()
}

/// Text of a step that changed the lead.
fn turned(turning: &KeyMoment, words: &Words, names: &Names) -> KeyMomentText {
    let title = Message::new("result-turning")
        .with("who", turning.who)
        .with("n", turning.gain);
    KeyMomentText {
        position: turning.position,
        part: turning.part,
        title: words.say(&title, names),
        words: words.text(&turning.words, names),
        leads: words.say(&turning.leads, names),
    }
}

/// Text of a moment of a match without points: the player who did it, or the event if nobody did.
fn came_of(moment: &Moment, words: &Words, names: &Names) -> KeyMomentText {
    let said = words.text(&moment.words, names);
    let (title, said) = if moment.who.is_empty() {
        (said, String::new())
    } else {
        let who = Message::new("names").with("who", moment.who);
        (words.say(&who, names), said)
    };
    KeyMomentText {
        position: moment.position,
        part: usize::MAX,
        title,
        words: said,
        leads: words.text(&moment.before, names),
    }
}

/// “You win”, “Elm and Birch share the win”; of a pair, or a team that has no points, “Elm and Birch win”.
fn title(winners: Seats, standings: &[PlayerResult]) -> Message {
    let won: Vec<&PlayerResult> = standings.iter().filter(|side| side.won).collect();
    let together = match won[..] {
        [] => false,
        [_] => winners.len() > 1,
        _ => won.iter().all(|side| side.score.is_none()),
    };
    let id = if together {
        "result-title-together"
    } else {
        "result-title"
    };
    Message::new(id).with("who", winners)
}

/// Sentence about the end of the match, with the lead of the first over the second where it is known.
fn line(standings: &[PlayerResult], payoff: &Payoff, unit: Unit) -> Message {
    let end = Message::of(format!("end-{}", payoff.end));
    match ahead(standings, unit) {
        Some(ahead) => Message::new("result-end-ahead")
            .with("end", end)
            .with("ahead", ahead),
        None => Message::new("result-end").with("end", end),
    }
}

/// “3 points ahead of Elm”: lead of the first over the second, if it can be computed.
fn ahead(standings: &[PlayerResult], unit: Unit) -> Option<Message> {
    let [first, next, ..] = standings else {
        return None;
    };
    let ahead = first.score? - next.score?;
    let winners = standings.iter().filter(|s| s.won).count();
    // Several may share the second place.
    let second = standings[1..].iter().filter(|s| s.score == next.score);
    let second: Seats = second.flat_map(|s| s.seats.iter()).collect();
    (winners == 1 && ahead > 0).then(|| {
        Message::new("result-ahead")
            .with("count", unit.count(ahead))
            .with("who", second)
    })
}

/// Clearness of the win: lead over the second as a share of the winner's score.
fn clear(standings: &[PlayerResult]) -> f32 {
    let [first, next, ..] = standings else {
        return 0.5;
    };
    match (first.score, next.score) {
        (Some(first), Some(next)) if first != next => {
            let most = first.abs().max(next.abs()).max(1) as f32;
            ((first - next).abs() as f32 / most).clamp(0.0, 1.0)
        }
        (Some(_), Some(_)) => 0.0,
        _ => 0.5,
    }
}

/// Positions that show the turning points of a match, or its key moments if it has no points, in the order in which the
/// result lists them; none while it goes on.
pub fn turning_points(session: &dyn Session) -> Vec<usize> {
    let Some(payoff) = session.result() else {
        return Vec::new();
    };
    let history = history::history(session, &history::sides(session, payoff.winners));
    let turnings = history.turnings.iter().map(|turning| turning.position);
    let moments = history.moments.iter().map(|moment| moment.position);
    turnings.chain(moments).collect()
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use crate::{catalog::tests::shelf_entry, play, words::in_english};
    use kortlek_rules::{Level, StopSignal};
    use kortlek_table::register::ShelfEntry;
    use kortlek_words::Language;

    /// A match that bots play to its end.
    fn played(seed: u64) -> Table {
        played_on(&shelf_entry("thricewise"), 3, seed)
    }

    /// A match of any game that bots play to its end.
    fn played_on(entry: &ShelfEntry, players: usize, seed: u64) -> Table {
        let options = [("players".to_owned(), players.into())];
        played_by(entry, options.into_iter().collect(), Who::Random, seed)
    }

    /// A match that bots of a kind play to its end, with so many of them as the options allow first.
    pub fn played_by(
        entry: &ShelfEntry,
        options: serde_json::Map<String, serde_json::Value>,
        who: Who,
        seed: u64,
    ) -> Table {
        let mut tables = (1..=5).map(|n| play::open(entry, options.clone(), seed, vec![who; n]));
        let mut table = tables.find_map(Result::ok).expect("the options are right");
        let session = &mut table.session;
        while session.result().is_none() {
            if session.proceed() {
                continue;
            }
            let seat = session.owing().first().expect("somebody owes a decision");
            let thinking = session.thinking(seat).expect("a bot sits there");
            let decision = thinking(StopSignal::Never);
            let done = session.commit(seat, &decision.action);
            done.expect("bots play by the rules");
        }
        table
    }

    #[test]
    fn every_turning_point_has_its_cause_in_every_game() {
        let (shelf, _) = crate::shelf();
        for entry in shelf.iter() {
            let id = entry.card.id;
            for seed in 0..3 {
                let who = Who::bot(Level::Novice);
                let table = played_by(entry, serde_json::Map::new(), who, seed);
                let account = MatchSummary::of(&table, &in_english()).expect("it is over");
                for turning in account.turnings {
                    println!("{id} {seed}: {turning:?}");
                    // A title that is a sentence says it itself: “Five missions have failed”.
                    let told = turning.title.ends_with('.');
                    let cause = told || !turning.words.is_empty() || !turning.leads.is_empty();
                    assert!(cause && (account.blocks.is_empty() || !turning.words.is_empty()));
                }
                for row in &account.standings {
                    println!("{id} {seed}: {} {:?} {}", row.name, row.score, row.status);
                }
            }
        }
    }

    #[test]
    fn a_pair_is_one_row_and_wins_together() {
        let (shelf, _) = crate::shelf();
        let entry = shelf.get("shed").expect("it is on the shelf");
        let options = [
            ("players".to_owned(), 4.into()),
            ("partnership".to_owned(), true.into()),
        ];
        for seed in 0..3 {
            let who = Who::bot(Level::Novice);
            let table = played_by(entry, options.clone().into_iter().collect(), who, seed);
            let account = MatchSummary::of(&table, &in_english()).expect("it is over");
            assert_eq!(account.standings.len(), 2);
            let [first, _] = &account.standings[..] else {
                panic!("there are two pairs");
            };
            assert!(first.won && first.seats.len() == 2 && first.avatars.len() == 2);
            assert_eq!(account.title, format!("{} win", first.name));
            for turning in &account.turnings {
                println!("{turning:?}");
                let pairs = account.standings.iter().map(|row| row.name.as_str());
                let said = |name: &str| turning.leads.starts_with(name);
                assert!(turning.leads == "The pairs are level" || pairs.clone().any(said));
                assert!(pairs.clone().any(|name| turning.title.starts_with(name)));
            }
        }
    }

    #[test]
    fn nothing_is_told_before_the_end() {
        let entry = shelf_entry("thricewise");
        let table = play::open(&entry, serde_json::Map::new(), 1, vec![Who::Random; 3])
            .expect("the options are right");
        assert!(MatchSummary::of(&table, &in_english()).is_none());
    }

    #[test]
    fn the_parts_add_up_to_the_result() {
        for seed in 0..4 {
            let table = played(seed);
            let payoff = table.session.result().expect("it is over");
            let account = MatchSummary::of(&table, &in_english()).expect("it is over");
            assert_eq!(account.parts.len(), 10, "ten turns with three players");
            for seat in Seat::all(3) {
                let sum: i32 = account.gains(seat).iter().sum();
                assert_eq!(sum, payoff.scores()[seat.index()]);
                let blocks = &account.blocks[seat.index()];
                let sum: i32 = blocks.iter().map(|block| block.gain).sum();
                assert_eq!(sum, payoff.scores()[seat.index()]);
                assert!(blocks.iter().all(|block| block.part.starts_with("Turn ")));
            }
            let in_order = |turnings: &[KeyMomentText]| turnings.is_sorted_by_key(|t| t.position);
            assert!((2..=4).contains(&account.turnings.len()) && in_order(&account.turnings));
            let best = &account.standings[0];
            assert!(best.won);
            assert_eq!(best.score, payoff.scores().iter().max().copied());
            assert_eq!(account.own_result, OwnResult::Watched);
        }
    }

    #[test]
    fn a_match_without_points_tells_what_happened() {
        for seed in 0..4 {
            let table = played_on(&shelf_entry("turncoat"), 4, seed);
            let account = MatchSummary::of(&table, &in_english()).expect("it is over");
            assert!(account.blocks.is_empty() && account.totals.is_empty());
            assert_eq!(account.moments_title(), "result-moments");
            let moments = &account.turnings;
            assert!((1..=6).contains(&moments.len()), "{moments:?}");
            assert!(moments.is_sorted_by_key(|m| m.position));
            assert!(moments.iter().all(|m| !m.title.is_empty()));
        }
    }

    #[test]
    fn parts_are_named_as_short_as_they_may_be() {
        let account = MatchSummary::of(&played(1), &in_english()).expect("it is over");
        let (word, short) = account.short_parts();
        assert_eq!(word, "Turn");
        assert_eq!(short[..3], ["1", "2", "3"]);
    }

    /// A message as somebody on the first seat reads it, with Elm and Birch on the others.
    fn read_out(language: Language, message: &Message) -> String {
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
            read_out(language, &title(winners, &[]))
        };
        for (winners, words) in [
            (&[0][..], ["You win", "Du vinner", "Du gewinnst"]),
            (&[1], ["Elm wins", "Elm vinner", "Elm gewinnt"]),
            (
                &[0, 1],
                [
                    "You and Elm share the win",
                    "Du och Elm delar segern",
                    "Du und Elm teilt euch den Sieg",
                ],
            ),
            (
                &[1, 2],
                [
                    "Elm and Birch share the win",
                    "Elm och Birch delar segern",
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
        let standing = |seat, score, won| PlayerResult {
            seat: Seat(seat),
            seats: Seats::one(Seat(seat)),
            who: Who::bot(Level::Regular),
            name: String::new(),
            avatars: Vec::new(),
            saying: String::new(),
            status: String::new(),
            score,
            won,
        };
        let told = |standings: &[PlayerResult]| ahead(standings, Unit::POINTS);
        let said = |standings: &[PlayerResult]| {
            let told = told(standings).expect("somebody is ahead");
            Language::ALL.map(|language| read_out(language, &told))
        };
        let clear = [standing(1, Some(9), true), standing(0, Some(8), false)];
        let words = [
            "1 point ahead of you",
            "1 poäng före dig",
            "1 Punkt vor dir",
        ];
        assert_eq!(said(&clear), words);
        let seconds = [
            standing(2, Some(9), true),
            standing(0, Some(7), false),
            standing(1, Some(7), false),
        ];
        let words = [
            "2 points ahead of you and Elm",
            "2 poäng före dig och Elm",
            "2 Punkte vor dir und Elm",
        ];
        assert_eq!(said(&seconds), words);
        let shared = [standing(1, Some(9), true), standing(0, Some(9), true)];
        assert_eq!(told(&shared), None);
        let hidden = [standing(1, None, true), standing(0, None, false)];
        assert_eq!(told(&hidden), None);
    }

    #[test]
    fn help_is_told() {
        let mut account = MatchSummary::of(&played(2), &in_english()).expect("it is over");
        assert_eq!(account.help(), None);
        account.undone = 2;
        account.hinted = 1;
        let help = in_english().say(account.help().expect("there was some"));
        assert_eq!(help, "Help used: 2 moves taken back and 1 hint.");
    }
}
