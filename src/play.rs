//! Starting a match: set up, resumed, or requested on the command line.

use crate::{
    characters::{self, Character},
    command_line::Launch,
    navigation,
    notices::Notice,
    progress::Progress,
    saves,
    store::disk::Folders,
};
use bevy::{prelude::*, state::state::StateTransitionSystems};
use kortlek_kit::{RedrawRequest, markup, words::UiWords};
use kortlek_platform::{clock::Instant, luck};
use kortlek_rules::{
    Level, Message, Seat, StopSignal, Style, Who,
    session::{Session, Setup},
    trace::Fault,
};
use kortlek_table::{
    ExampleMode, Menu, Mode, Origin, Screen, Table,
    register::{Shelf, ShelfEntry},
};
use serde_json::{Map, Value};
use std::{path::Path, time::Duration};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<WaitingTables>()
        .add_systems(Update, go_on_settling.run_if(in_state(Screen::Table)))
        .add_systems(OnExit(Screen::Table), clear_the_table)
        .add_systems(
            StateTransition,
            take_seats.in_set(StateTransitionSystems::TransitionSchedules),
        );
}

/// Matches beside the table: one on its way to it, and one that waits until an example or a lesson is left.
#[derive(Resource, Default)]
struct WaitingTables {
    /// The match that comes to the table next.
    next: Option<Table>,
    /// True if `next` only interrupts the match on the table.
    interrupts: bool,
    interrupted: Interrupted,
    /// The match that bots play to its end, if there is one.
    settling: Option<Settling>,
}

/// State to restore once an example or a lesson is left.
#[derive(Default)]
struct Interrupted {
    /// The match that was on the table.
    table: Option<Table>,
    /// The screen from which it was opened, if there was no table, and the menu over it.
    from: Option<(Screen, Menu)>,
}

/// Puts a new match on the table and shows it. It has a file of its own: another of the same game stays as it is.
pub fn begin(world: &mut World, mut table: Table) {
    table.file = None;
    go_on(world, table);
}

/// Opens an example of a game's rules to be tried. A game that is on the table waits until the example is left.
///
/// # Errors
///
/// A message if it can't be opened.
pub fn try_example(world: &mut World, entry: &ShelfEntry, name: &str) -> Result<(), Message> {
    let no_example = || Message::new("notice-no-example");
    let fault = |fault: Fault| {
        warn!("the example {name} of {}: {fault}", entry.card.title);
        no_example()
    };
    let example = kortlek_games::example(entry.card.id, name).ok_or_else(no_example)?;
    let header = kortlek_rules::trace::header(example.trace).map_err(fault)?;
    let seats: Vec<Who> = header.seats.iter().filter_map(|s| s.parse().ok()).collect();
    let session = (entry.resume)(example.trace, names(header.seed, &seats)).map_err(fault)?;
    let positions = session.positions();
    let mut table = Table::new(session, positions - 1);
    let language = world.resource::<UiWords>().language();
    let page = markup::parse(markup::in_language((entry.rules_pages)(), language));
    let title = page.example(name).unwrap_or(&example.title).to_owned();
    table.mode = Mode::Example(ExampleMode {
        name: example.name,
        title,
        words: example.words_in(language.tag()).to_owned(),
        positions,
        decided: None,
    });
    try_out(world, table);
    Ok(())
}

/// Shows a table that is only tried: a game that is on the table waits until it is left.
pub fn try_out(world: &mut World, table: Table) {
    let screen = *world.resource::<State<Screen>>().get();
    let menu = match *world.resource::<State<Menu>>().get() {
        Menu::Rules => Menu::Rules,
        _ => Menu::None,
    };
    if screen != Screen::Table {
        let mut waiting = world.resource_mut::<WaitingTables>();
        waiting.interrupted.from = Some((screen, menu));
    }
    // Only a match of the player's own waits, and only one that is on the table.
    let waits = world
        .get_resource::<Table>()
        .is_some_and(|old| old.mode.is_full_match() && old.session.result().is_none());
    put_on(world, table, waits);
}

/// Turns a trial into a game of its own: nothing waits for its end.
pub fn keep(world: &mut World) {
    world.resource_mut::<WaitingTables>().interrupted = Interrupted::default();
}

/// Goes on with the game of a file, or shows a notice why that can't be.
pub fn open_file(world: &mut World, file: &Path) {
    match saves::open(file, world.resource::<Shelf>()) {
        Ok(table) => go_on(world, table),
        Err(problem) => {
            world.write_message(Notice::of(problem.say()));
        }
    }
}

/// Leaves an example or a lesson: the game that waited comes back; if there was none, the screen does from which it was
/// opened, and the rules lie over it again if they did.
pub fn leave_example(world: &mut World) {
    let interrupted = std::mem::take(&mut world.resource_mut::<WaitingTables>().interrupted);
    if let Some(table) = interrupted.table {
        go_on(world, table);
        return;
    }
    match interrupted.from {
        Some((screen, menu)) => {
            navigation::go_to(world, screen);
            world.resource_mut::<NextState<Menu>>().set(menu);
        }
        None => navigation::go_to(world, Screen::Title),
    }
}

/// Puts a match on the table and shows it.
pub fn go_on(world: &mut World, table: Table) {
    keep(world);
    put_on(world, table, false);
}

/// Maximum thinking time of a bot for each move of a game that is decided, and time for such moves in each frame.
const SETTLED_WITHIN: Duration = Duration::from_millis(10);

/// A copy of the match on the table that bots play to its end.
struct Settling {
    /// The table, and the number of its positions: if it goes on meanwhile, nothing is settled.
    of: (u64, usize),
    session: Box<dyn Session>,
}

/// The bots play the rest of the match, in the person's seat as well, a few moves in each frame; then its end is shown.
/// It counts like any other: who wins was proven before.
pub fn settle(world: &mut World) {
    let Some(table) = world.get_resource::<Table>() else {
        return;
    };
    let session = &table.session;
    let of = (table.serial(), session.positions());
    let trace = session.trace_upto(session.positions() - 1);
    let shelf = world.resource::<Shelf>();
    let Some(entry) = shelf.get(session.card().id) else {
        return;
    };
    match (entry.resume)(&trace, session.names().names.clone()) {
        Ok(session) => {
            world.resource_mut::<WaitingTables>().settling = Some(Settling { of, session });
        }
        Err(fault) => warn!("a game that is to be settled can't be read again: {fault}"),
    }
}

/// Plays on for the time of a frame. Returns true when there is nothing more to play.
fn play_out(session: &mut dyn Session) -> bool {
    let begun = Instant::now();
    while begun.elapsed() < SETTLED_WITHIN {
        if session.result().is_some() {
            return true;
        }
        if session.proceed() {
            continue;
        }
        let due = session.owing().first();
        let thinking = due.and_then(|seat| session.thinking(seat).or_else(|| session.hint()));
        let (Some(seat), Some(thinking)) = (due, thinking) else {
            return true;
        };
        let thought = Instant::now();
        let is_over = || thought.elapsed() >= SETTLED_WITHIN;
        let decision = thinking(StopSignal::Clock(&is_over));
        if let Err(refusal) = session.commit(seat, &decision.action) {
            warn!("a bot that settles a game is refused: {refusal}");
            return true;
        }
    }
    false
}

/// Goes on with the match that is being settled, and shows its end.
fn go_on_settling(
    table: Option<Res<Table>>,
    mut waiting: ResMut<WaitingTables>,
    mut awake: ResMut<RedrawRequest>,
    mut commands: Commands,
) {
    let waiting = waiting.bypass_change_detection();
    let Some(settling) = &mut waiting.settling else {
        return;
    };
    let now = table.map(|table| (table.serial(), table.session.positions()));
    if now != Some(settling.of) {
        waiting.settling = None;
    } else if play_out(&mut *settling.session) {
        let session = waiting.settling.take().map(|settling| settling.session);
        commands.queue(|world: &mut World| put_end(world, session));
    } else {
        awake.keep();
    }
}

/// Puts the end of a settled match in the place of the match on the table.
fn put_end(world: &mut World, session: Option<Box<dyn Session>>) {
    let (Some(mut session), Some(old)) = (session, world.get_resource::<Table>()) else {
        return;
    };
    *session.notebook_mut() = old.session.notebook().clone();
    let shown = session.positions() - 1;
    let mut table = Table::new(session, shown);
    table.undone = old.undone;
    table.hinted = old.hinted;
    table.origin = old.origin;
    table.seconds = old.seconds;
    table.file = old.file.clone();
    go_on(world, table);
}

fn put_on(world: &mut World, mut table: Table, interrupts: bool) {
    let session = &table.session;
    table.paces = characters::paces(session.seats(), &session.names().names);
    let mut waiting = world.resource_mut::<WaitingTables>();
    waiting.next = Some(table);
    waiting.interrupts = interrupts;
    navigation::close_all(world);
    world.resource_mut::<NextState<Screen>>().set(Screen::Table);
}

fn clear_the_table(world: &mut World) {
    let old = world.remove_resource::<Table>();
    let mut waiting = world.resource_mut::<WaitingTables>();
    if std::mem::take(&mut waiting.interrupts) {
        waiting.interrupted.table = old.or(waiting.interrupted.table.take());
    }
}

/// Between leaving the old screen and entering the new one: what leaves may still clear its own table away.
fn take_seats(mut waiting: ResMut<WaitingTables>, mut commands: Commands) {
    if let Some(table) = waiting.bypass_change_detection().next.take() {
        commands.insert_resource(table);
    }
}

/// Brings the game of this id, or the one saved last, back to the table.
///
/// # Errors
///
/// A message if there is none.
pub fn resume(
    folders: Option<&Folders>,
    shelf: &Shelf,
    words: &UiWords,
    game: Option<&str>,
) -> Result<Table, Message> {
    let folders = folders.ok_or(Message::new("notice-no-home"))?;
    let nothing = || Message::new("notice-no-save");
    let found = saves::look(folders, shelf, words);
    let game = match game {
        Some(game) => game,
        None => match found.saves.first() {
            Some(save) => &save.game,
            None => {
                let mut problems = found.problems.into_iter().chain(found.newer);
                return Err(problems.next().unwrap_or_else(nothing));
            }
        },
    };
    saves::load(folders, shelf.get(game).ok_or_else(nothing)?)
}

/// Names for the seats, as [`characters::cast`] has them. The person is “You”, which no player sees: messages have a
/// word of their own for the reader.
pub fn names(seed: u64, seats: &[Who]) -> Vec<String> {
    named(&characters::cast(seed, seats))
}

/// The names of a cast.
pub fn named(cast: &[Option<&Character>]) -> Vec<String> {
    let name = |one: &Option<&Character>| one.map_or("You", |one| one.name).to_owned();
    cast.iter().map(name).collect()
}

/// The message for how well somebody plays: “regular”.
pub const fn level(who: Who) -> &'static str {
    match who {
        Who::Human => "bot-person",
        Who::Random => "bot-random",
        Who::Bot(Level::Novice, _) => "bot-novice",
        Who::Bot(Level::Regular, _) => "bot-regular",
        Who::Bot(Level::Expert, _) => "bot-expert",
        Who::Matched(..) => "bot-matched",
    }
}

/// Message for a style: “bold”; its attribute `about` explains it.
pub const fn style(style: Style) -> &'static str {
    match style {
        Style::Plain => "style-plain",
        Style::Bold => "style-bold",
        Style::Careful => "style-careful",
        Style::Greedy => "style-greedy",
        Style::Spiteful => "style-spiteful",
    }
}

/// Players in order of seats: the person at `me`, bots on the other seats, the last of `bots` on all that remain.
pub fn seats(players: usize, me: Option<Seat>, bots: &[Who]) -> Vec<Who> {
    let mut given = bots.iter().copied();
    let mut last = Who::bot(Level::default());
    Seat::all(players)
        .map(|seat| {
            if me == Some(seat) {
                return Who::Human;
            }
            last = given.next().unwrap_or(last);
            last
        })
        .collect()
}

/// The same seats, with matched bots as strong as the player's results in this game ask for.
pub fn matched_to(memory: &Progress, game: &str, seats: &[Who]) -> Vec<Who> {
    let grade = memory.grade(game);
    let matched = |who: &Who| match who {
        Who::Matched(_, style) => Who::Matched(grade, *style),
        who => *who,
    };
    seats.iter().map(matched).collect()
}

/// A seed that nobody has chosen, any of all there are.
pub fn fresh_seed() -> u64 {
    luck::number()
}

/// Sets up a new match.
///
/// # Errors
///
/// A sentence on what is wrong with the options or the seats.
pub fn open(
    entry: &ShelfEntry,
    options: Map<String, Value>,
    seed: u64,
    seats: Vec<Who>,
) -> Result<Table, String> {
    let names = names(seed, &seats);
    open_with(entry, options, seed, seats, names)
}

/// As [`open`], with the names of those who play.
///
/// # Errors
///
/// A sentence on what is wrong with the options or the seats.
pub fn open_with(
    entry: &ShelfEntry,
    options: Map<String, Value>,
    seed: u64,
    seats: Vec<Who>,
    names: Vec<String>,
) -> Result<Table, String> {
    let session = (entry.open)(Setup {
        options,
        seed,
        seats,
        names,
    })?;
    Ok(Table::new(session, 0))
}

/// Sets up the match that the command line asks for, if it does.
///
/// # Errors
///
/// A sentence on what is wrong with it.
pub fn asked_for(
    launch: &Launch,
    shelf: &Shelf,
    memory: &Progress,
) -> Result<Option<Table>, String> {
    let Some(id) = launch.game() else {
        return Ok(None);
    };
    let known = kortlek_games::card(id).map_or(id, |card| card.id);
    let entry = shelf.get(known).ok_or_else(|| {
        let ids: Vec<&str> = shelf.iter().map(|e| e.card.id).collect();
        let games = ids.join(", ");
        match kortlek_games::card(id) {
            Some(card) => format!("{} can't be played yet; there is {games}.", card.title),
            None => format!("There is no game “{id}”; there is {games}."),
        }
    })?;
    let options = launch.values();
    let players = (entry.players)(&options)?;
    let place = launch.seat.unwrap_or(1);
    if place == 0 || usize::from(place) > players {
        return Err(format!(
            "Place {place} is not at this table: its places are 1 to {players}."
        ));
    }
    if !entry.styles && launch.bots.iter().any(|who| who.own_style().is_some()) {
        return Err(format!(
            "The bots of {} have no styles to play in.",
            entry.card.title
        ));
    }
    let me = launch.demo.is_none().then(|| Seat(place - 1));
    let others = players - usize::from(me.is_some());
    if launch.bots.len() > others {
        return Err(format!(
            "{} bots are too many for a table of {players}.",
            launch.bots.len()
        ));
    }
    let seats = matched_to(memory, known, &seats(players, me, &launch.bots));
    let seed = launch.seed.unwrap_or_else(fresh_seed);
    let mut table = open(entry, options, seed, seats)?;
    if launch.seed.is_some() {
        table.origin = Origin::Typed;
    }
    Ok(Some(table))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_bot_named_sits_on_all_seats_that_are_left() {
        let (novice, expert) = (Who::bot(Level::Novice), Who::bot(Level::Expert));
        assert_eq!(
            seats(4, Some(Seat(1)), &[novice, expert]),
            [novice, Who::Human, expert, expert]
        );
        let usual = Who::bot(Level::default());
        assert_eq!(seats(3, None, &[]), [usual, usual, usual]);
    }

    #[test]
    fn names_are_different_and_the_seed_s() {
        let seats = seats(5, Some(Seat(0)), &[]);
        let names = super::names(7, &seats);
        assert_eq!(names, super::names(7, &seats));
        assert_eq!(names[0], "You");
        let distinct: std::collections::BTreeSet<&String> = names.iter().collect();
        assert_eq!(distinct.len(), 5);
        assert!((8..40).any(|seed| super::names(seed, &seats) != names));
    }
}
