//! Setup of a match: the choices of the player on the setup screen, always something that can be begun.

use crate::{
    characters::{self, Character},
    play,
    progress::{LastSetup, Progress},
};
use bevy::prelude::*;
use kortlek_rules::{
    GameOption, Grade, Level, Seat, Style, Who, game::Values, presentation::Names,
};
use kortlek_table::{Origin, Table, register::ShelfEntry};
use serde_json::{Map, Value};

/// Name of the option for the number of players.
pub const PLAYERS: &str = "players";

/// Setup of a match.
#[derive(Resource, Clone, Debug)]
pub struct MatchSetup {
    /// Game.
    pub entry: ShelfEntry,
    /// Its options, in the order in which they are shown.
    pub options: Vec<GameOption>,
    /// Options that were chosen; the others have their defaults.
    given: Map<String, Value>,
    /// Effective values of all options.
    pub values: Map<String, Value>,
    /// Players in order of seats.
    pub seats: Vec<Who>,
    /// The bot on each seat; nobody where the person sits.
    cast: Vec<Option<&'static Character>>,
    /// The seed.
    pub seed: u64,
    /// True if the player knows the seed: it was typed or pasted.
    pub typed: bool,
    /// `Some` if the digits of the seed are laid out to be pressed; true once one was.
    pub digits: Option<bool>,
    /// Reason why the game can't be begun like this, for the log.
    pub problem: Option<String>,
    /// A matched bot, as strong as the player's results in this game ask for.
    pub matched: Who,
    /// Style in which the bots play.
    pub style: TableStyle,
}

/// Style in which the bots of a table play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TableStyle {
    /// All of them in this one.
    All(Style),
    /// Each in its own.
    Own,
}

impl TableStyle {
    /// All there are, as they are offered.
    pub const OFFERED: [TableStyle; 6] = [
        TableStyle::Own,
        TableStyle::All(Style::Plain),
        TableStyle::All(Style::Bold),
        TableStyle::All(Style::Careful),
        TableStyle::All(Style::Greedy),
        TableStyle::All(Style::Spiteful),
    ];

    /// Its name as it is remembered.
    pub const fn name(self) -> &'static str {
        match self {
            TableStyle::All(style) => style.name(),
            TableStyle::Own => "own",
        }
    }

    /// Message for it: “bold”; its attribute `about` explains it.
    pub const fn message(self) -> &'static str {
        match self {
            TableStyle::All(style) => play::style(style),
            TableStyle::Own => "style-own",
        }
    }

    /// The same seats with bots that play in this style.
    fn seated(self, seats: &[Who], cast: &[Option<&Character>]) -> Vec<Who> {
        let styled = |(who, one): (&Who, &Option<&Character>)| match self {
            TableStyle::All(style) => who.with_style(style),
            TableStyle::Own => one.map_or(*who, |one| who.with_style(one.style)),
        };
        seats.iter().zip(cast).map(styled).collect()
    }
}

impl MatchSetup {
    /// As the game was set up last, with a fresh seed.
    pub fn remembered(entry: ShelfEntry, memory: &Progress) -> MatchSetup {
        let id = entry.card.id;
        let last = memory.setups.get(id).cloned().unwrap_or_default();
        let bots: Vec<Who> = last.seats.iter().filter_map(|s| s.parse().ok()).collect();
        let seats = if bots.is_empty() {
            vec![Who::Human]
        } else {
            play::matched_to(memory, id, &bots)
        };
        let names = last.names.iter();
        let mut styles = TableStyle::OFFERED.into_iter();
        let style = styles.find(|style| style.name() == last.style);
        let mut plan = MatchSetup {
            cast: names.map(|name| Character::named(name)).collect(),
            given: last.options,
            seats,
            matched: Who::matched(memory.grade(id)),
            style: style.unwrap_or(TableStyle::Own),
            ..MatchSetup::bare(entry, play::fresh_seed())
        };
        plan.settle();
        if plan.problem.is_some() {
            // The remembered setup belongs to another version of the game.
            plan.given = Map::new();
            plan.settle();
        }
        plan
    }

    /// A deal that is the same for everybody: as in the rule book, with so many players, and with bots who are who they
    /// are, whatever the player set up before.
    pub fn common(entry: ShelfEntry, seed: u64, players: usize) -> MatchSetup {
        let mut plan = MatchSetup::bare(entry, seed);
        if plan.options.iter().any(|option| option.name == PLAYERS) {
            plan.given.insert(PLAYERS.to_owned(), players.into());
        }
        plan.settle();
        plan
    }

    /// The person alone, with nothing chosen: to be settled.
    fn bare(entry: ShelfEntry, seed: u64) -> MatchSetup {
        MatchSetup {
            entry,
            options: (entry.options)(),
            given: Map::new(),
            values: Map::new(),
            seats: vec![Who::Human],
            cast: Vec::new(),
            seed,
            typed: false,
            digits: None,
            problem: None,
            matched: Who::matched(Grade::BEGIN),
            style: TableStyle::Own,
        }
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
        let mut from_last = self.seats.iter().copied().rev();
        let spare = from_last.find(|who| *who != Who::Human);
        let spare = spare.unwrap_or(Who::bot(Level::default()));
        let me = self.me();
        // New players play in their own way, unless somebody here was asked for something else.
        let known = self.seats.len();
        let mut seated = self.seats.iter().zip(&self.cast);
        let apart = seated.any(|(who, one)| one.is_some_and(|one| *who != Who::bot(one.level)));
        self.seats.resize(players, spare);
        // A person whose seat was taken away sits down on the last one that is left.
        if me.is_some_and(|me| me.index() >= players)
            && let Some(last) = self.seats.last_mut()
        {
            *last = Who::Human;
        }
        self.fill();
        if !apart {
            for (who, one) in self.seats.iter_mut().zip(&self.cast).skip(known) {
                *who = one.map_or(*who, |one| Who::bot(one.level));
            }
        }
        match self.open() {
            Ok(table) => {
                self.values = table.session.info().options.clone();
                self.problem = None;
            }
            Err(problem) => self.problem = Some(problem),
        }
    }

    /// Seats every bot, nobody twice.
    fn fill(&mut self) {
        self.cast.resize(self.seats.len(), None);
        let mut left = characters::shuffled(self.seed);
        for (one, who) in self.cast.iter_mut().zip(&self.seats) {
            let seated = one.filter(|_| *who != Who::Human);
            let at = seated.and_then(|one| left.iter().position(|other| *other == one));
            *one = at.map(|at| left.remove(at));
        }
        let mut left = left.into_iter();
        for (one, who) in self.cast.iter_mut().zip(&self.seats) {
            if *who != Who::Human && one.is_none() {
                *one = left.next();
            }
        }
    }

    /// Character on a seat; `None` where the person sits.
    pub fn character(&self, seat: Seat) -> Option<&'static Character> {
        self.cast.get(seat.index()).copied().flatten()
    }

    /// Puts the next bot on a seat, or the one before (`step` is 1 or -1), of those who sit nowhere else. It plays as
    /// it does, unless another strength was chosen for the seat: that stays.
    pub fn recast(&mut self, seat: Seat, step: i8) {
        let (Some(now), Some(who)) = (self.character(seat), self.seats.get(seat.index())) else {
            return;
        };
        let free: Vec<&'static Character> = characters::ALL
            .iter()
            .filter(|one| *one == now || !self.cast.contains(&Some(one)))
            .collect();
        let at = free.iter().position(|one| *one == now).unwrap_or(0) as i32;
        let next = free[(at + i32::from(step)).rem_euclid(free.len() as i32) as usize];
        let who = match who {
            Who::Bot(level, _) if *level == now.level => Who::bot(next.level),
            other => *other,
        };
        self.cast[seat.index()] = Some(next);
        self.seats[seat.index()] = who;
        self.settle();
    }

    /// The person's seat, if one plays.
    pub fn me(&self) -> Option<Seat> {
        let at = self.seats.iter().position(|who| *who == Who::Human)?;
        Some(Seat(at as u8))
    }

    /// Current value of an option.
    pub fn value(&self, option: &GameOption) -> Value {
        let given = self.given.get(option.name);
        let value = given.or_else(|| self.values.get(option.name));
        value.unwrap_or(&option.default).clone()
    }

    /// The values an option may have together with what else is chosen.
    pub fn allowed(&self, option: &GameOption) -> Vec<Value> {
        let Values::OneOf(values) = &option.values else {
            return Vec::new();
        };
        let now = self.value(option);
        let fits = |value: &&Value| {
            let mut given = self.given.clone();
            given.insert(option.name.to_owned(), Value::clone(value));
            // The number of players can always be changed: other choices give way to it.
            **value == now || option.name == PLAYERS || (self.entry.players)(&given).is_ok()
        };
        values.iter().filter(fits).cloned().collect()
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

    /// Returns true if the game is the one of the rules: all options but the number of players have their defaults.
    pub fn is_as_in_the_rules(&self) -> bool {
        let mut options = self.options.iter();
        options.all(|option| {
            let given = self.given.get(option.name);
            option.name == PLAYERS || given.is_none_or(|given| *given == option.default)
        })
    }

    /// Takes back what was chosen but how many play.
    pub fn set_as_in_the_rules(&mut self) {
        self.given.retain(|name, _| name == PLAYERS);
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
            self.cast.swap(at, me.index());
            return;
        }
        self.seats[at] = who;
        self.settle();
    }

    /// Players in order of seats, bots with their styles.
    pub fn sitters(&self) -> Vec<Who> {
        let style = if self.entry.styles {
            self.style
        } else {
            TableStyle::All(Style::Plain)
        };
        style.seated(&self.seats, &self.cast)
    }

    /// The names of those who play.
    pub fn names(&self) -> Names {
        Names {
            names: play::named(&self.cast),
            me: self.me(),
        }
    }

    /// Sets up the match.
    ///
    /// # Errors
    ///
    /// A sentence on what does not fit.
    pub fn open(&self) -> Result<Table, String> {
        let names = play::named(&self.cast);
        let options = self.given.clone();
        let mut table = play::open_with(&self.entry, options, self.seed, self.sitters(), names)?;
        if self.typed {
            table.origin = Origin::Typed;
        }
        Ok(table)
    }

    /// Remembers these choices for the next time.
    pub fn remember(&self, memory: &mut Progress) {
        let id = self.entry.card.id;
        memory.game = Some(id.to_owned());
        memory.note_played(id);
        let name = |one: &Option<&Character>| one.map_or("", |one| one.name).to_owned();
        let last = LastSetup {
            options: self.given.clone(),
            seats: self.seats.iter().map(ToString::to_string).collect(),
            names: self.cast.iter().map(name).collect(),
            style: self.style.name().to_owned(),
        };
        memory.setups.insert(id.to_owned(), last);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalog::tests::shelf_entry;

    fn plan() -> MatchSetup {
        MatchSetup::remembered(shelf_entry("thricewise"), &Progress::default())
    }

    #[test]
    fn bots_play_in_the_style_that_was_chosen_and_it_is_remembered() {
        let mut plan = plan();
        plan.set(PLAYERS, 5.into());
        let styles = |plan: &MatchSetup| -> Vec<Option<Style>> {
            plan.sitters().into_iter().map(Who::style).collect()
        };
        let all = |style| vec![None, Some(style), Some(style), Some(style), Some(style)];
        let own = styles(&plan);
        let mut each: Vec<Style> = own.iter().copied().flatten().collect();
        each.sort_unstable();
        assert_eq!(each, Style::ALL[1..], "the first four have four styles");
        plan.style = TableStyle::All(Style::Greedy);
        assert_eq!(styles(&plan), all(Style::Greedy));
        plan.style = TableStyle::Own;
        let table = plan.open().expect("it can be begun");
        let sat: Vec<Option<Style>> = table.session.seats().iter().map(|w| w.style()).collect();
        assert_eq!(sat, own);
        let mut memory = Progress::default();
        plan.remember(&mut memory);
        let again = MatchSetup::remembered(plan.entry, &memory);
        assert_eq!((again.style, &again.seats), (TableStyle::Own, &plan.seats));
        assert_eq!(styles(&again), own, "the same bots, whatever the seed");
        assert_eq!(again.names(), plan.names());
        // A style written by a newer version is ignored.
        if let Some(last) = memory.setups.get_mut("thricewise") {
            last.style = "sleepy".to_owned();
        }
        let usual = MatchSetup::remembered(plan.entry, &memory);
        assert_eq!(usual.style, TableStyle::Own);
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
    fn what_was_chosen_is_taken_back_but_how_many_play() {
        let (shelf, _) = crate::shelf();
        let entry = shelf.get("shed").expect("it is on the shelf");
        let mut plan = MatchSetup::remembered(*entry, &Progress::default());
        plan.set(PLAYERS, 4.into());
        assert!(plan.is_as_in_the_rules());
        let mut options = plan.options.iter();
        let other = options.find(|o| o.name != PLAYERS && plan.allowed(o).len() > 1);
        let other = other.cloned().expect("it has options");
        let mut values = plan.allowed(&other).into_iter();
        let value = values.find(|value| *value != other.default);
        plan.set(other.name, value.expect("there are two"));
        assert!(!plan.is_as_in_the_rules());
        plan.set_as_in_the_rules();
        assert!(plan.is_as_in_the_rules());
        assert_eq!(plan.value(&other), other.default);
        assert_eq!(plan.seats.len(), 4);
        plan.set(other.name, other.default.clone());
        assert!(plan.is_as_in_the_rules(), "chosen, and still the usual");
    }

    #[test]
    fn who_sits_down_changes_places() {
        let mut plan = plan();
        plan.seat(Seat(1), Who::bot(Level::Expert));
        plan.seat(Seat(1), Who::Human);
        let [expert, regular] = [Level::Expert, Level::Regular].map(Who::bot);
        assert_eq!(plan.seats, [expert, Who::Human, regular]);
        plan.seat(Seat(1), Who::bot(Level::Novice));
        assert_eq!(plan.me(), None, "the bots may play by themselves");
        assert!(plan.open().is_ok());
    }

    #[test]
    fn bots_come_one_after_the_other_and_nobody_sits_twice() {
        let mut plan = plan();
        plan.set("players", 5.into());
        let all = |plan: &MatchSetup| -> Vec<&str> {
            let names = Seat::all(5).filter_map(|seat| plan.character(seat));
            names.map(|one| one.name).collect()
        };
        let mut met = Vec::new();
        for _ in 0..5 {
            let names = all(&plan);
            let distinct: std::collections::BTreeSet<&str> = names.iter().copied().collect();
            assert_eq!(distinct.len(), 4, "{names:?}");
            let one = plan.character(Seat(2)).expect("a bot sits there");
            assert_eq!(plan.seats[2], Who::bot(one.level), "it plays as it does");
            met.push(one.name);
            plan.recast(Seat(2), 1);
        }
        assert_eq!(met[0], all(&plan)[1], "five are free for the seat");
        plan.recast(Seat(2), -1);
        assert_eq!(met[4], all(&plan)[1]);
        // A player who changes places takes name and face along.
        let before = all(&plan);
        plan.seat(Seat(2), Who::Human);
        assert_eq!(plan.character(Seat(0)).map(|one| one.name), Some(met[4]));
        assert_eq!(plan.character(Seat(2)), None);
        assert_eq!(all(&plan).len(), before.len());
        plan.recast(Seat(2), 1);
        assert_eq!(plan.me(), Some(Seat(2)), "the person is nobody else");
    }

    #[test]
    fn a_setup_is_remembered() {
        let mut memory = Progress::default();
        let mut first = plan();
        first.set("players", 5.into());
        first.seat(Seat(3), Who::Human);
        first.seat(Seat(4), Who::bot(Level::Novice));
        first.remember(&mut memory);
        let text = crate::settings::text(&memory);
        let memory: Progress = toml::from_str(&text).expect("it was written so");
        let again = MatchSetup::remembered(first.entry, &memory);
        assert_eq!(again.seats, first.seats);
        assert_eq!(again.values, first.values);
    }

    #[test]
    fn what_is_remembered_wrongly_is_forgotten() {
        let mut memory = Progress::default();
        let options = [("players".to_owned(), Value::from(17))];
        let setup = LastSetup {
            options: options.into_iter().collect(),
            seats: vec!["nobody".to_owned()],
            names: vec!["Nobody".to_owned()],
            style: String::new(),
        };
        memory.setups.insert("thricewise".to_owned(), setup);
        let plan = MatchSetup::remembered(shelf_entry("thricewise"), &memory);
        assert_eq!(plan.problem, None);
        assert_eq!(plan.seats.len(), 3);
    }
}
