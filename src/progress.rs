//! Progress: data kept between runs that are not settings.

use crate::store::record::{Excluded, RANDOM, one_strength};
use bevy::prelude::*;
use kortlek_rules::{
    Grade, Who,
    matched::{self, Ending},
};
use kortlek_table::{Table, TableEvent, messages::has_finished};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use std::collections::{BTreeMap, BTreeSet};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PostUpdate,
        (note_result.before(crate::saves::put_by), keep_marks),
    );
}

/// Remembers how the player's own game ended. A game with help, or with a deal that could be known, is no measure of
/// the player's strength.
fn note_result(
    mut events: MessageReader<TableEvent>,
    table: Option<Res<Table>>,
    mut memory: ResMut<Progress>,
) {
    let finished = has_finished(&mut events);
    if let Some(table) = table.filter(|_| finished)
        && table.is_own()
        && !table.is_recorded()
        && Excluded::of(table.origin, table.hinted, table.undone).is_none()
        && let Some(me) = table.session.me()
        && let Some(payoff) = table.session.result()
    {
        let game = table.session.card().id;
        let seats = table.session.seats();
        if seats.iter().copied().any(Who::is_matched) {
            let ending = Ending::of(&payoff, me, seats.len());
            memory.note_ending(game, ending);
        }
        memory.note_result(game, seats, payoff.winners.has(me));
    }
}

/// Begins a match with the player's lasting marks, and remembers them when they change.
fn keep_marks(
    table: Option<ResMut<Table>>,
    mut memory: ResMut<Progress>,
    mut known: Local<Option<u64>>,
) {
    let Some(mut table) = table.filter(|table| table.is_changed() && table.is_own()) else {
        return;
    };
    let game = table.session.card().id;
    let remembered = memory.marks.get(game);
    if known.replace(table.serial()) != Some(table.serial()) {
        let fresh = table.session.positions() == 1 && table.session.notebook().is_empty();
        if let Some(marks) = remembered.filter(|_| fresh) {
            table.session.begin_with_marks(marks);
        }
        return;
    }
    let marks = table.session.marks_to_keep();
    if !marks.is_empty() && remembered != Some(&marks) {
        memory.marks.insert(game.to_owned(), marks);
    }
}

/// Persistent data of the player. Every field has a default, so that older files stay readable.
#[derive(Resource, Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Progress {
    /// True once the first start has asked for the look of the table.
    pub greeted: bool,
    /// Width and height of the window, in logical pixels.
    pub window: Option<(u32, u32)>,
    /// Position of the window's upper left corner, in the screen's pixels.
    pub window_at: Option<(i32, i32)>,
    /// The window is as large as the screen, with its edges.
    pub maximised: bool,
    /// The id of the game that was played or set up last.
    pub game: Option<String>,
    /// Last setup of each game, by the game's id.
    pub setups: BTreeMap<String, LastSetup>,
    /// The games of the shelf that the player likes best, by id.
    pub favourites: BTreeSet<String>,
    /// The games that were played, the one played last first, by id.
    pub played: Vec<String>,
    /// Filter of the shelf, by name; empty for all games.
    pub shelf_filter: String,
    /// Order of the shelf, by name; empty for the order by deck.
    pub shelf_order: String,
    /// Results of the player's own games, by the game's id and the strength of the bots. Games with hints or moves
    /// taken back are not among them.
    pub results: BTreeMap<String, BTreeMap<String, Results>>,
    /// From when on the games of a title are counted, if not from the first, by its id.
    pub set_back: BTreeMap<String, StatisticsReset>,
    /// Results of the player's games against matched bots, the oldest first, by the game's id.
    pub matched: BTreeMap<String, Vec<Ending>>,
    /// Progress in each game's lesson, by the game's id.
    pub learned: BTreeMap<String, LessonProgress>,
    /// The worked examples in which the player found what was asked for, by the game's id.
    pub solved: BTreeMap<String, BTreeSet<String>>,
    /// The tips at the table that were put away for good: the message, behind the game's id and a slash if it is a
    /// game's.
    pub tips: BTreeSet<String>,
    /// The marks with which a match begins, by the game's id and what they are on.
    pub marks: BTreeMap<String, BTreeMap<String, u8>>,
    /// Results of the last daily deals, true if won, by the day, counted from 1970.
    pub daily: BTreeMap<u64, bool>,
}

/// Progress in a lesson.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct LessonProgress {
    /// The step at which it was left, counted from 0.
    pub step: usize,
    /// It was gone through to its end.
    pub done: bool,
    /// The player knows that there is one.
    pub offered: bool,
}

/// Time of the player's reset of the statistics, with the data to undo it.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct StatisticsReset {
    /// Games that ended up to then are not counted; in seconds since 1970.
    pub at: u64,
    /// The results that were counted before.
    pub results: BTreeMap<String, Results>,
}

/// Number of games played, and of games won.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Results {
    /// Played to the end.
    pub played: u32,
    /// Won, alone or with others.
    pub won: u32,
}

/// Adds results to others, by the strength of the bots.
fn add(results: BTreeMap<String, Results>, all: &mut BTreeMap<String, Results>) {
    for (level, counted) in results {
        let all = all.entry(level).or_default();
        all.played += counted.played;
        all.won += counted.won;
    }
}

/// Number of endings remembered for each game: many more than a grade needs.
const ENDINGS: usize = 200;

impl Progress {
    /// Strength that matched bots should have in a game.
    pub fn grade(&self, game: &str) -> Grade {
        matched::grade(self.matched.get(game).map_or(&[], Vec::as_slice))
    }

    /// Remembers that a game is played now.
    pub fn note_played(&mut self, game: &str) {
        self.played.retain(|other| other != game);
        self.played.insert(0, game.to_owned());
    }

    /// Remembers whether a game was won against those who sat there.
    pub fn note_result(&mut self, game: &str, seats: &[Who], won: bool) {
        // Bots of different strength say nothing about one of them.
        if let Some(level) = one_strength(seats) {
            let games = self.results.entry(game.to_owned()).or_default();
            let results = games.entry(level.to_owned()).or_default();
            results.played += 1;
            results.won += u32::from(won);
        }
    }

    /// Resets a game's statistics.
    pub fn set_back(&mut self, game: &str, now: u64) {
        let results = self.results.remove(game).unwrap_or_default();
        let old = self.set_back.entry(game.to_owned()).or_default();
        old.at = now;
        add(results, &mut old.results);
    }

    /// Counts again what was counted before a game was set back.
    pub fn count_again(&mut self, game: &str) {
        let Some(old) = self.set_back.remove(game) else {
            return;
        };
        let results = self.results.entry(game.to_owned()).or_default();
        add(old.results, results);
    }

    /// Returns true if the player has won the game against bots that think.
    pub fn has_won(&self, game: &str) -> bool {
        let mut levels = self.results.get(game).into_iter().flatten();
        levels.any(|(level, results)| level.as_str() != RANDOM && results.won > 0)
    }

    /// Remembers how a game against matched bots ended.
    pub fn note_ending(&mut self, game: &str, ending: Ending) {
        let endings = self.matched.entry(game.to_owned()).or_default();
        endings.push(ending);
        let too_many = endings.len().saturating_sub(ENDINGS);
        endings.drain(..too_many);
    }
}

/// Setup of a game.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct LastSetup {
    /// The options, as a trace header has them.
    pub options: Map<String, Value>,
    /// Players in order of seats, as in a trace header.
    pub seats: Vec<String>,
    /// The names of the bots, in the order of their seats, nothing for the person.
    pub names: Vec<String>,
    /// The style of the bots: a style's name, `own` or nothing.
    pub style: String,
}

#[cfg(test)]
mod tests {
    use super::*;
    use kortlek_rules::Level;

    #[test]
    fn endings_raise_and_lower_the_grade_of_their_game_and_are_kept() {
        let mut memory = Progress::default();
        assert_eq!(memory.grade("shed"), Grade::BEGIN);
        let won = Ending {
            sides: 2,
            share: 1.0,
        };
        for _ in 0..ENDINGS + 5 {
            memory.note_ending("shed", won);
        }
        assert_eq!(memory.matched["shed"].len(), ENDINGS);
        assert_eq!(memory.grade("shed"), Grade::MOST);
        assert_eq!(memory.grade("granicus"), Grade::BEGIN);
        let text = crate::settings::text(&memory);
        assert_eq!(toml::from_str::<Progress>(&text).as_ref(), Ok(&memory));
    }

    #[test]
    fn results_are_kept_apart_by_game_and_strength_and_mixed_tables_are_left_out() {
        let (me, novice) = (Who::Human, Who::bot(Level::Novice));
        let expert = Who::bot(Level::Expert);
        let mut memory = Progress::default();
        memory.note_result("shed", &[me, novice, novice], true);
        memory.note_result("shed", &[novice, me], false);
        memory.note_result("shed", &[me, novice, expert], true);
        memory.note_result("tod", &[me, Who::Random], true);
        let results = |game: &str, level: &str| memory.results[game].get(level).copied();
        let novice = Results { played: 2, won: 1 };
        assert_eq!(results("shed", "novice"), Some(novice));
        assert_eq!(results("shed", "expert"), None);
        assert!(memory.has_won("shed"));
        assert!(!memory.has_won("tod"), "anything legal is no opponent");
        assert!(!memory.has_won("court"));
    }

    #[test]
    fn what_is_set_back_can_be_counted_again() {
        let (me, novice) = (Who::Human, Who::bot(Level::Novice));
        let mut memory = Progress::default();
        memory.note_result("shed", &[me, novice], true);
        memory.set_back("shed", 100);
        assert!(!memory.has_won("shed"));
        memory.note_result("shed", &[me, novice], false);
        memory.set_back("shed", 200);
        memory.note_result("shed", &[me, novice], false);
        let text = crate::settings::text(&memory);
        assert_eq!(toml::from_str::<Progress>(&text).as_ref(), Ok(&memory));
        memory.count_again("shed");
        let novice = memory.results["shed"]["novice"];
        assert_eq!(novice, Results { played: 3, won: 1 });
        assert!(memory.set_back.is_empty());
    }

    #[test]
    fn the_game_played_last_comes_first() {
        let mut memory = Progress::default();
        for game in ["shed", "tod", "shed"] {
            memory.note_played(game);
        }
        assert_eq!(memory.played, ["shed", "tod"]);
    }
}
