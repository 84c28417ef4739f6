//! The deal of the day: which game, for how many and with which cards follows from the date, everywhere the same.

use crate::{
    calendar,
    plan::{MatchSetup, PLAYERS},
    progress::Progress,
    saves,
};
use bevy::prelude::*;
use kortlek_rules::{Luck, game::Values};
use kortlek_table::{
    Origin, Table, TableEvent,
    messages::has_finished,
    register::{Shelf, ShelfEntry},
};
use serde_json::{Map, Value};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, note_daily);
}

/// Keeps the day's lot apart from other luck of the same seed ("day" in ASCII).
const LOT: u64 = 0x64_6179;

/// The deal of a day.
#[derive(Clone, Copy, Debug)]
pub struct Daily {
    /// The day of the player's calendar, counted from the first of January 1970.
    pub day: u64,
    /// The game.
    pub entry: ShelfEntry,
    /// Number of players, including the person.
    pub players: usize,
}

/// The day it is where the player is, counted from 1970.
pub fn today() -> u64 {
    calendar::day_at(saves::now_in_seconds())
}

impl Daily {
    /// The deal of a day; `None` if the shelf is empty. In as many days as there are games each has its turn once, and
    /// none on two days running.
    pub fn of(day: u64, shelf: &Shelf) -> Option<Daily> {
        let entries: Vec<ShelfEntry> = shelf.iter().copied().collect();
        if entries.is_empty() {
            return None;
        }
        let count = entries.len() as u64;
        let mut order = turn(day / count, entries.len());
        // The one that had its turn last does not begin the next: its neighbour does.
        let last = (day / count).checked_sub(1);
        let before = last.and_then(|last| turn(last, entries.len()).pop());
        if before == order.first().copied() && order.len() > 1 {
            order.swap(0, 1);
        }
        let entry = entries[order[(day % count) as usize]];
        let all = numbers(&entry);
        let players = Luck::stream(calendar::number(calendar::date_of(day)), LOT).pick(&all);
        Some(Daily {
            day,
            entry,
            players,
        })
    }

    /// The seed: the digits of the date.
    pub fn seed(&self) -> u64 {
        calendar::number(calendar::date_of(self.day))
    }

    /// Returns true if a match has this deal.
    pub fn is(&self, game: &str, players: usize, seed: u64) -> bool {
        self.entry.card.id == game && self.players == players && self.seed() == seed
    }

    /// The match. Everything is as in the rule book; the bots are who they are.
    ///
    /// # Errors
    ///
    /// A sentence on what does not fit.
    pub fn open(&self) -> Result<Table, String> {
        MatchSetup::common(self.entry, self.seed(), self.players).open()
    }
}

/// The order in which games have their turns, the `n`-th time that all have one.
fn turn(n: u64, games: usize) -> Vec<usize> {
    let mut order: Vec<usize> = (0..games).collect();
    Luck::stream(n, LOT).mix(&mut order);
    order
}

/// Numbers of players for which a game can be played as in the rule book.
fn numbers(entry: &ShelfEntry) -> Vec<usize> {
    let options = (entry.options)();
    let fits = |value: &Value| {
        let given = [(PLAYERS.to_owned(), value.clone())].into_iter().collect();
        (entry.players)(&given).ok()
    };
    let all: Vec<usize> = options
        .iter()
        .filter(|option| option.name == PLAYERS)
        .flat_map(|option| match &option.values {
            Values::OneOf(values) => values.iter().filter_map(fits).collect(),
            Values::Seats => Vec::new(),
        })
        .collect();
    if all.is_empty() {
        (entry.players)(&Map::new()).into_iter().collect()
    } else {
        all
    }
}

/// Number of days that are remembered.
const KEPT: usize = 31;

impl Progress {
    /// Remembers how the deal of a day ended. The first time counts.
    pub fn note_daily(&mut self, day: u64, won: bool) {
        self.daily.entry(day).or_insert(won);
        while self.daily.len() > KEPT {
            self.daily.pop_first();
        }
    }

    /// Returns, for each of the seven days up to `day`, the oldest first, whether its deal was played.
    pub fn week(&self, day: u64) -> [bool; 7] {
        std::array::from_fn(|n| {
            let ago = 6 - n as u64;
            day.checked_sub(ago)
                .is_some_and(|day| self.daily.contains_key(&day))
        })
    }
}

/// The day whose deal a match has, if it has the one of a day.
fn day_of(table: &Table, shelf: &Shelf) -> Option<u64> {
    let session = &table.session;
    let (game, players, seed) = (session.card().id, session.players(), session.seed());
    // A game that is begun before midnight may end days after, or in another time zone the day before.
    (0..=today() + 1).rev().take(KEPT).find(|day| {
        calendar::number(calendar::date_of(*day)) == seed
            && Daily::of(*day, shelf).is_some_and(|daily| daily.is(game, players, seed))
    })
}

/// Remembers how the deal of the day ended. One whose cards were known before says nothing.
fn note_daily(
    mut events: MessageReader<TableEvent>,
    table: Option<Res<Table>>,
    shelf: Res<Shelf>,
    mut memory: ResMut<Progress>,
) {
    let finished = has_finished(&mut events);
    if let Some(table) = table.filter(|_| finished)
        && table.is_own()
        && table.origin == Origin::Drawn
        && let (Some(me), Some(payoff)) = (table.session.me(), table.session.result())
        && let Some(day) = day_of(&table, &shelf)
    {
        memory.note_daily(day, payoff.winners.has(me));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn each_game_has_its_turn_and_none_comes_twice_running() {
        let (shelf, _) = crate::shelf();
        let games = shelf.iter().count() as u64;
        let id = |day: u64| {
            let daily = Daily::of(day, &shelf).expect("there are games");
            daily.entry.card.id
        };
        for turn in 1500..1510 {
            let ids: BTreeSet<&str> = (turn * games..(turn + 1) * games).map(id).collect();
            assert_eq!(ids.len() as u64, games);
        }
        for day in 20_000..20_400 {
            assert_ne!(id(day), id(day + 1), "{day}");
        }
    }

    #[test]
    fn every_day_s_deal_can_be_played_and_is_the_same_each_time() {
        let (shelf, _) = crate::shelf();
        let mut sizes = BTreeSet::new();
        for day in 20_700..20_765 {
            let daily = Daily::of(day, &shelf).expect("there are games");
            let table = daily.open().unwrap_or_else(|why| panic!("{day}: {why}"));
            let session = &table.session;
            assert_eq!(session.players(), daily.players);
            assert!(daily.is(session.card().id, session.players(), session.seed()));
            assert_eq!(table.origin, Origin::Drawn);
            let again = daily.open().expect("it was opened before");
            assert_eq!(again.session.trace(), session.trace());
            assert_eq!(again.session.names().names, session.names().names);
            sizes.insert(daily.players);
        }
        assert!(sizes.len() > 2, "{sizes:?}");
    }

    #[test]
    fn the_first_time_counts_and_old_days_are_forgotten() {
        let mut memory = Progress::default();
        memory.note_daily(100, true);
        memory.note_daily(100, false);
        assert_eq!(memory.daily.get(&100), Some(&true));
        memory.note_daily(98, false);
        let week = [false, false, false, false, true, false, true];
        assert_eq!(memory.week(100), week);
        assert_eq!(memory.week(2), [false; 7]);
        for day in 200..240 {
            memory.note_daily(day, false);
        }
        assert_eq!(memory.daily.len(), KEPT);
    }
}
