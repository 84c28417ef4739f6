//! Watching a match again: at its table, from any seat, forwards and backwards.
//!
//! The match is resumed whole, and the picture of the usual table is set to a position or follows step by step:
//! [`Mode::Replay`] keeps bots, decisions and saving away. Another seat's eyes are the session's own view of that seat,
//! and open hands take each card from the view of a seat that knows it, so no game has to know of replays. Playing on
//! makes a new match from the trace up to the position shown.

pub mod marks;
mod page;

use crate::{
    navigation,
    notices::Notice,
    play, saves,
    store::{
        disk::Folders,
        format::{self, Envelope, Problem},
        record::Origin,
        writer::FileWriter,
    },
};
use bevy::{prelude::*, window::FileDragAndDrop};
use kortlek_kit::words::UiWords;
use kortlek_platform::files;
use kortlek_rules::{Arg, Message, Seat, Who};
use kortlek_table::{
    Menu, Mode, ReplayMode, Screen, Table, TableCommand,
    register::{Shelf, ShelfEntry},
};
use marks::{Jump, Marks};
use std::path::{Path, PathBuf};

pub(super) fn plugin(app: &mut App) {
    app.add_message::<FileDragAndDrop>()
        .add_systems(Update, open_dropped)
        .add_systems(OnExit(Menu::Replay), |mut commands: Commands| {
            commands.remove_resource::<Replay>();
        })
        .add_plugins(page::plugin);
}

/// The match that is watched.
#[derive(Resource)]
pub struct Replay {
    /// The names of the players as they were.
    names: Vec<String>,
    /// The person's seat.
    player: Option<Seat>,
    /// Seat from whose view the table is shown.
    eyes: Seat,
    /// True if the hands of the others may be shown: not in a game that the player may still go on with.
    over: bool,
    marks: Marks,
    jump: Jump,
    opened_from: OpenedFrom,
}

/// Place from which a replay was opened, and to which leaving it leads.
enum OpenedFrom {
    Title,
    Records,
    /// The result of this match, which comes back to the table.
    Result(Box<Table>),
}

/// Files that are larger are no games.
const LARGEST: u64 = 16 << 20;

/// The record and the trace of a file that may have been made elsewhere: a kept game, or a trace alone.
fn read_any(file: &Path) -> Result<(Envelope, String), Problem> {
    let size = files::info(file).map_err(|_| Problem::NotThere)?.bytes;
    if size > LARGEST {
        return Err(Problem::Damaged);
    }
    let bytes = files::read(file).map_err(|_| Problem::NotThere)?;
    match format::read(&bytes) {
        Ok((envelope, trace)) => Ok((envelope, trace.to_owned())),
        Err(problem) => {
            let trace = String::from_utf8(bytes).map_err(|_| problem.clone())?;
            let envelope = format::of_trace(&trace, |header| {
                let seats = header.seats.iter();
                let seats = seats.map(|seat| seat.parse().unwrap_or(Who::Random));
                play::names(header.seed, &seats.collect::<Vec<_>>())
            });
            // A file that is no trace either was meant to be a kept game.
            Ok((envelope.map_err(|_| problem)?, trace))
        }
    }
}

/// Watches the game of a file.
///
/// # Errors
///
/// A message if it can't be read.
pub fn watch_file(world: &mut World, file: &Path) -> Result<(), Message> {
    if let Some(writer) = world.get_resource::<FileWriter>() {
        // The last move may still be on its way to the disk.
        writer.wait();
    }
    let shelf = world.resource::<Shelf>().clone();
    let opened = read_any(file).and_then(|(mut about, trace)| {
        let entry = known(&mut about, &shelf)?;
        if about.dropped {
            return Err(Problem::Dropped);
        }
        let table = saves::restore(entry, &about, &trace)?;
        Ok((about, table))
    });
    let (mut about, table) = opened.map_err(|problem| {
        let name = file.file_name().unwrap_or_default().to_string_lossy();
        Message::new("notice-not-watched")
            .with("file", Arg::Name(name.into_owned()))
            .with("problem", problem.say())
    })?;
    about.file = file.to_owned();
    watch(world, about, table);
    Ok(())
}

/// Watches the match on the table once more from its beginning. Leaving it leads back to its result.
///
/// # Errors
///
/// A message if it can't be watched.
pub fn watch_again(world: &mut World) -> Result<(), Message> {
    let session = &world.resource::<Table>().session;
    let about = Envelope {
        game: session.card().id.to_owned(),
        names: session.names().names.clone(),
        notebook: session.notebook().clone(),
        ..Envelope::default()
    };
    let trace = session.trace();
    let entry = world.resource::<Shelf>().get(&about.game);
    let table = entry
        .ok_or_else(|| Problem::UnknownGame(about.game.clone()))
        .and_then(|entry| saves::restore(entry, &about, &trace))
        .map_err(|problem| problem.say())?;
    watch(world, about, table);
    Ok(())
}

/// The game of a record. A trace that another program wrote follows today's rules, or is found not to.
fn known<'s>(about: &mut Envelope, shelf: &'s Shelf) -> Result<&'s ShelfEntry, Problem> {
    let entry = shelf.get(&about.game);
    if let (0, Some(entry)) = (about.meaning, entry) {
        about.meaning = entry.meaning;
    }
    saves::known(about, shelf)
}

/// Watches a match from its beginning.
fn watch(world: &mut World, about: Envelope, mut table: Table) {
    let session = &mut table.session;
    let player = session.me();
    let names = session.names().names.clone();
    let marks = Marks::of(&**session, player);
    let eyes = player.unwrap_or(Seat(0));
    let mine = world
        .get_resource::<Folders>()
        .is_some_and(|folders| about.file.starts_with(folders.saves()));
    let menu = *world.resource::<State<Menu>>().get();
    let opened_from = match menu {
        Menu::Records => OpenedFrom::Records,
        Menu::Result => world
            .remove_resource::<Table>()
            .map_or(OpenedFrom::Title, |table| {
                OpenedFrom::Result(Box::new(table))
            }),
        _ => OpenedFrom::Title,
    };
    let replay = Replay {
        over: session.result().is_some() || !mine,
        player,
        eyes,
        marks,
        jump: Jump::default(),
        opened_from,
        names,
    };
    let names = seen_names(&replay, eyes, world.resource::<UiWords>());
    session.look_through(eyes, names);
    // The first position lies before the deal: nothing is to be seen there.
    table.shown = 0;
    table.mode = Mode::Replay(ReplayMode {
        steps: 1,
        ..ReplayMode::default()
    });
    table.file = None;
    world.insert_resource(replay);
    play::go_on(world, table);
    world.resource_mut::<NextState<Menu>>().set(Menu::Replay);
}

/// Names of the players from this seat's view: the person is nobody's “You” but their own.
fn seen_names(replay: &Replay, eyes: Seat, words: &UiWords) -> Vec<String> {
    let mut names = replay.names.clone();
    if let Some(player) = replay.player.filter(|player| *player != eyes)
        && let Some(name) = names.get_mut(player.index())
    {
        *name = words.say("replay-player");
    }
    names
}

/// Shows the table through these eyes.
fn look_through(world: &mut World, eyes: Seat) {
    let names = seen_names(world.resource(), eyes, world.resource());
    world.resource_mut::<Replay>().eyes = eyes;
    let mut table = world.resource_mut::<Table>();
    table.look_through(eyes, names);
    let k = table.shown;
    world.write_message(TableCommand::WatchAt(k));
}

/// Leaves the match that is watched for where the player came from.
fn leave(world: &mut World) {
    let replay: Option<Replay> = world.remove_resource();
    match replay.map(|replay| replay.opened_from) {
        // Its end is in view again, and the result follows.
        Some(OpenedFrom::Result(table)) => play::go_on(world, *table),
        Some(OpenedFrom::Records) => {
            navigation::go_to(world, Screen::Title);
            world.resource_mut::<NextState<Menu>>().set(Menu::Records);
        }
        Some(OpenedFrom::Title) | None => navigation::go_to(world, Screen::Title),
    }
}

/// Begins a new game from the position that shows. The match that was watched stays as it is.
fn play_on(world: &mut World) {
    let Some(replay) = world.get_resource::<Replay>() else {
        return;
    };
    let (mut names, player, eyes) = (replay.names.clone(), replay.player, replay.eyes);
    let table = world.resource::<Table>();
    let id = table.session.card().id;
    let mut trace = table.session.trace_upto(table.shown);
    if player.is_none() {
        trace = seated(&trace, eyes);
        if let Some(name) = names.get_mut(eyes.index()) {
            "You".clone_into(name);
        }
    }
    let Some(entry) = world.resource::<Shelf>().get(id).copied() else {
        return;
    };
    match (entry.resume)(&trace, names) {
        Ok(session) => {
            let shown = session.positions() - 1;
            let mut new = Table::new(session, shown);
            new.origin = Origin::Replayed;
            play::begin(world, new);
        }
        Err(fault) => {
            warn!("a position of {id} can't be played on from: {fault}");
            world.write_message(Notice::of("notice-no-playing-on"));
        }
    }
}

/// The same trace with the person in a seat.
fn seated(trace: &str, seat: Seat) -> String {
    let seated = kortlek_rules::trace::reseated(trace, |seats| {
        if let Some(who) = seats.get_mut(seat.index()) {
            *who = Who::Human.to_string();
        }
    });
    seated.unwrap_or_else(|_| trace.to_owned())
}

/// A file that is dropped on the window is watched.
fn open_dropped(mut drops: MessageReader<FileDragAndDrop>, mut commands: Commands) {
    for drop in drops.read() {
        if let FileDragAndDrop::DroppedFile { path_buf, .. } = drop {
            open_file(&mut commands, path_buf.clone());
        }
    }
}

/// Watches a file that was given on the command line or dropped on the window, or shows a notice why that can't be.
pub fn open_file(commands: &mut Commands, file: PathBuf) {
    commands.queue(move |world: &mut World| {
        if let Err(problem) = watch_file(world, &file) {
            world.write_message(Notice::of(problem));
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_person_sits_down_in_a_trace_of_bots() {
        let head = r#"{"trace":1,"game":"tod","options":{},"seed":7,"first":0,"seats":["random","bot:novice"]}"#;
        let text = seated(&format!("{head}\n{{\"seat\":0}}\n"), Seat(1));
        let header = kortlek_rules::trace::header(&text).expect("it is still one");
        assert_eq!(header.seats, ["random", "human"]);
        assert!(text.ends_with("\n{\"seat\":0}\n"));
    }

    /// Number of hidden pieces in the panels of others.
    fn hidden(layout: &kortlek_rules::presentation::Layout) -> usize {
        use kortlek_rules::presentation::{Piece, Place};
        let panels = layout.zones.iter().filter(|zone| {
            matches!(zone.place, Place::Panel { .. })
                && zone.id.seat.is_some_and(|seat| seat != Seat(0))
        });
        let items = panels.flat_map(|zone| &zone.items);
        let hidden = items.filter(|i| matches!(i.piece, Piece::Back(_) | Piece::Cover(..)));
        hidden.count()
    }

    #[test]
    fn what_anybody_holds_can_lie_open_in_every_game() {
        let (shelf, _) = crate::shelf();
        let mut closed_for_good = Vec::new();
        for entry in shelf.iter() {
            let id = entry.card.id;
            let (mut closed, mut open) = (0, 0);
            for example in kortlek_games::examples(id) {
                let header = kortlek_rules::trace::header(example.trace).expect("it is a trace");
                let names = vec!["Elm".to_owned(); header.seats.len()];
                let mut session = (entry.resume)(example.trace, names.clone()).expect("it fits");
                session.look_through(Seat(0), names);
                for k in 0..session.positions() {
                    closed += hidden(&session.layout(k));
                    open += hidden(&session.open_layout(k));
                }
            }
            assert!(open <= closed, "{id}");
            if open > 0 {
                closed_for_good.push((id, closed, open));
            }
        }
        // Decks in panels, whose cards nobody has seen, stay hidden.
        let ids: Vec<&str> = closed_for_good.iter().map(|(id, ..)| *id).collect();
        let with_decks = ["granicus", "turncoat", "black_snake", "paparazzi"];
        assert_eq!(ids, with_decks, "{closed_for_good:?}");
    }
}
