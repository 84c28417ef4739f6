//! How a game is going to be set up: what the player has chosen on the setup screen, always something that can be begun.

use crate::{
    memory::{LastSetup, Memory},
    play,
};
use bevy::prelude::*;
use kortlek_rules::{GameOption, Level, Luck, Seat, Style, Who, game::Values, tabled::Names};
use kortlek_table::{Table, register::ShelfEntry};
use serde_json::{Map, Value};

/// The option that says how many play.
pub const PLAYERS: &str = "players";

/// What has been chosen for a game.
#[derive(Resource, Clone, Debug)]
pub struct Plan {
    /// Which game.
    pub entry: ShelfEntry,
    /// Its options, in the order in which they are shown.
    pub options: Vec<GameOption>,
    /// What was chosen; what is not named is as usual.
    given: Map<String, Value>,
    /// What holds: everything, chosen or usual.
    pub values: Map<String, Value>,
    /// Who sits where.
    pub seats: Vec<Who>,
    /// The seed.
    pub seed: u64,
    /// Why the game can't be begun like this, for the log.
    pub problem: Option<String>,
    /// A matched bot, as strong as the player's results in this game ask for.
    pub matched: Who,
    /// In what style the bots play.
    pub style: TableStyle,
}

/// Keeps the lot of styles apart from other luck of the same seed ("style" in ASCII).
const STYLES: u64 = 0x73_7479_6C65;

/// In what style the bots of a table play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TableStyle {
    /// All of them in this one.
    All(Style),
    /// Each in one of its own, by the seed.
    Mixed,
}

impl TableStyle {
    /// All there are, as they are offered.
    pub const OFFERED: [TableStyle; 6] = [
        TableStyle::All(Style::Plain),
        TableStyle::Mixed,
        TableStyle::All(Style::Bold),
        TableStyle::All(Style::Careful),
        TableStyle::All(Style::Greedy),
        TableStyle::All(Style::Spiteful),
    ];

    /// Its name as it is remembered.
    pub const fn name(self) -> &'static str {
        match self {
            TableStyle::All(style) => style.name(),
            TableStyle::Mixed => "mixed",
        }
    }

    /// The message for it: “bold”; its attribute `about` says what it means.
    pub const fn message(self) -> &'static str {
        match self {
            TableStyle::All(style) => play::style(style),
            TableStyle::Mixed => "style-mixed",
        }
    }

    /// The same seats with bots that play in this style. Where styles are mixed four bots have four different ones.
    fn seated(self, seats: &[Who], seed: u64) -> Vec<Who> {
        let mut styles = Style::ALL;
        // Where they are mixed everybody has one, so the plain one is left out.
        let mixed = &mut styles[1..];
        Luck::stream(seed, STYLES).mix(mixed);
        let mut mixed = mixed.iter().copied().cycle();
        let styled = |who: &Who| match self {
            TableStyle::All(style) => who.with_style(style),
            TableStyle::Mixed if who.style().is_some() => {
                mixed.next().map_or(*who, |style| who.with_style(style))
            }
            TableStyle::Mixed => *who,
        };
        seats.iter().map(styled).collect()
    }
}

impl Plan {
    /// As the game was set up last, with a fresh seed.
    pub fn remembered(entry: ShelfEntry, memory: &Memory) -> Plan {
        let last = memory
            .setups
            .get(entry.card.id)
            .cloned()
            .unwrap_or_default();
        let bots: Vec<Who> = last.seats.iter().filter_map(|s| s.parse().ok()).collect();
        let seats = if bots.is_empty() {
            vec![Who::Human]
        } else {
            play::matched_to(memory, entry.card.id, &bots)
        };
        let mut plan = Plan {
            entry,
            options: (entry.options)(),
            given: last.options,
            values: Map::new(),
            seats,
            seed: play::fresh_seed(),
            problem: None,
            matched: Who::matched(memory.grade(entry.card.id)),
            style: TableStyle::OFFERED
                .into_iter()
                .find(|style| style.name() == last.style)
                .unwrap_or(TableStyle::All(Style::Plain)),
        };
        plan.settle();
        if plan.problem.is_some() {
            // What was remembered is of another version of the game.
            plan.given = Map::new();
            plan.settle();
        }
        plan
    }

    /// Makes the seats fit the options, and finds out what holds.
    fn settle(&mut self) {
        let players = match (self.entry.players)(&self.given) {
            Ok(players) => players,
            Err(problem) => {
                self.problem = Some(problem);
                return;
            }
        };
        let spare = self
            .seats
            .iter()
            .rev()
            .find(|who| **who != Who::Human)
            .copied()
            .unwrap_or(Who::bot(Level::default()));
        let me = self.me();
        self.seats.resize(players, spare);
        // A person whose seat was taken away sits down on the last one that is left.
        if me.is_some_and(|me| me.index() >= players)
            && let Some(last) = self.seats.last_mut()
        {
            *last = Who::Human;
        }
        match self.open() {
            Ok(table) => {
                self.values = table.session.options();
                self.problem = None;
            }
            Err(problem) => self.problem = Some(problem),
        }
    }

    /// The person's seat, if one plays.
    pub fn me(&self) -> Option<Seat> {
        self.seats
            .iter()
            .position(|who| *who == Who::Human)
            .map(|at| Seat(at as u8))
    }

    /// What an option is now.
    pub fn value(&self, option: &GameOption) -> Value {
        self.given
            .get(option.name)
            .or_else(|| self.values.get(option.name))
            .unwrap_or(&option.default)
            .clone()
    }

    /// The values an option may have together with what else is chosen.
    pub fn allowed(&self, option: &GameOption) -> Vec<Value> {
        let Values::OneOf(values) = &option.values else {
            return Vec::new();
        };
        let now = self.value(option);
        values
            .iter()
            .filter(|value| {
                let mut given = self.given.clone();
                given.insert(option.name.to_owned(), Value::clone(value));
                // How many play is never held back by what else is chosen: that gives way.
                **value == now || option.name == PLAYERS || (self.entry.players)(&given).is_ok()
            })
            .cloned()
            .collect()
    }

    /// Sets an option. Options that don't go with it fall back to what is usual.
    pub fn set(&mut self, name: &str, value: Value) {
        self.given.insert(name.to_owned(), value);
        while (self.entry.players)(&self.given).is_err() {
            let Some(other) = self.given.keys().find(|other| *other != name).cloned() else {
                break;
            };
            self.given.remove(&other);
        }
        self.settle();
    }

    /// Puts somebody on a seat. There is one person at most: who sits down leaves the old seat to the one who was here.
    pub fn seat(&mut self, seat: Seat, who: Who) {
        let at = seat.index();
        if at >= self.seats.len() {
            return;
        }
        if who == Who::Human
            && let Some(me) = self.me()
        {
            self.seats.swap(at, me.index());
            return;
        }
        self.seats[at] = who;
        self.settle();
    }

    /// Who sits where, bots with their styles.
    pub fn sitters(&self) -> Vec<Who> {
        let style = if self.entry.styles {
            self.style
        } else {
            TableStyle::All(Style::Plain)
        };
        style.seated(&self.seats, self.seed)
    }

    /// The names that the seed gives.
    pub fn names(&self) -> Names {
        Names {
            names: play::names(self.seed, &self.seats),
            me: self.me(),
        }
    }

    /// Sets up the match.
    ///
    /// # Errors
    ///
    /// A sentence on what does not fit.
    pub fn open(&self) -> Result<Table, String> {
        play::open(&self.entry, self.given.clone(), self.seed, self.sitters())
    }

    /// Remembers these choices for the next time.
    pub fn remember(&self, memory: &mut Memory) {
        let id = self.entry.card.id;
        memory.game = Some(id.to_owned());
        let last = LastSetup {
            options: self.given.clone(),
            seats: self.seats.iter().map(ToString::to_string).collect(),
            style: self.style.name().to_owned(),
        };
        memory.setups.insert(id.to_owned(), last);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kortlek_thricewise::Thricewise;

    fn plan() -> Plan {
        Plan::remembered(ShelfEntry::of::<Thricewise>(), &Memory::default())
    }

    #[test]
    fn bots_play_in_the_style_that_was_chosen_and_it_is_remembered() {
        let mut plan = plan();
        plan.set(PLAYERS, 5.into());
        let styles = |plan: &Plan| -> Vec<Option<Style>> {
            plan.sitters().into_iter().map(Who::style).collect()
        };
        let all = |style| vec![None, Some(style), Some(style), Some(style), Some(style)];
        assert_eq!(styles(&plan), all(Style::Plain));
        plan.style = TableStyle::All(Style::Greedy);
        assert_eq!(styles(&plan), all(Style::Greedy));
        plan.style = TableStyle::Mixed;
        let mixed = styles(&plan);
        let mut each: Vec<Style> = mixed.iter().copied().flatten().collect();
        each.sort_unstable();
        assert_eq!(each, Style::ALL[1..], "four bots have four styles");
        let table = plan.open().expect("it can be begun");
        let sat: Vec<Option<Style>> = table.session.seats().iter().map(|w| w.style()).collect();
        assert_eq!(sat, mixed);
        let mut memory = Memory::default();
        plan.remember(&mut memory);
        let mut again = Plan::remembered(plan.entry, &memory);
        assert_eq!(
            (again.style, &again.seats),
            (TableStyle::Mixed, &plan.seats)
        );
        again.seed = plan.seed;
        assert_eq!(styles(&again), mixed);
        // What a newer version may have written is no style here.
        if let Some(last) = memory.setups.get_mut("thricewise") {
            last.style = "sleepy".to_owned();
        }
        let usual = Plan::remembered(plan.entry, &memory);
        assert_eq!(usual.style, TableStyle::All(Style::Plain));
    }

    #[test]
    fn the_first_time_a_person_sits_with_the_usual_bots() {
        let plan = plan();
        assert_eq!(plan.problem, None);
        assert_eq!(plan.me(), Some(Seat(0)));
        assert_eq!(plan.seats.len(), 3);
        assert_eq!(plan.values["players"], 3);
        assert!(plan.open().is_ok());
    }

    #[test]
    fn seats_come_and_go_with_the_players() {
        let mut plan = plan();
        plan.seat(Seat(2), Who::Human);
        plan.seat(Seat(1), Who::bot(Level::Expert));
        plan.set("players", 2.into());
        assert_eq!(plan.seats, [Who::bot(Level::Regular), Who::Human]);
        plan.set("players", 4.into());
        let regular = Who::bot(Level::Regular);
        assert_eq!(plan.seats, [regular, Who::Human, regular, regular]);
        assert_eq!(plan.problem, None);
    }

    #[test]
    fn who_sits_down_changes_places() {
        let mut plan = plan();
        plan.seat(Seat(1), Who::bot(Level::Expert));
        plan.seat(Seat(1), Who::Human);
        assert_eq!(
            plan.seats,
            [
                Who::bot(Level::Expert),
                Who::Human,
                Who::bot(Level::Regular)
            ]
        );
        plan.seat(Seat(1), Who::bot(Level::Novice));
        assert_eq!(plan.me(), None, "the bots may play by themselves");
        assert!(plan.open().is_ok());
    }

    #[test]
    fn a_setup_is_remembered() {
        let mut memory = Memory::default();
        let mut first = plan();
        first.set("players", 5.into());
        first.seat(Seat(3), Who::Human);
        first.seat(Seat(4), Who::bot(Level::Novice));
        first.remember(&mut memory);
        let text = crate::settings::text(&memory);
        let memory: Memory = toml::from_str(&text).expect("it was written so");
        let again = Plan::remembered(first.entry, &memory);
        assert_eq!(again.seats, first.seats);
        assert_eq!(again.values, first.values);
    }

    #[test]
    fn what_is_remembered_wrongly_is_forgotten() {
        let mut memory = Memory::default();
        let setup = LastSetup {
            options: [("players".to_owned(), Value::from(17))]
                .into_iter()
                .collect(),
            seats: vec!["nobody".to_owned()],
            style: String::new(),
        };
        memory.setups.insert("thricewise".to_owned(), setup);
        let plan = Plan::remembered(ShelfEntry::of::<Thricewise>(), &memory);
        assert_eq!(plan.problem, None);
        assert_eq!(plan.seats.len(), 3);
    }
}
