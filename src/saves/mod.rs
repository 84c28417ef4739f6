//! Games that go on: saved after every move, brought back to the exact position.

pub mod format;

use crate::{
    disk::{self, Folders},
    notices::Notice,
    scribe::{Paper, Scribe, Written},
};
use bevy::prelude::*;
use format::{Envelope, Problem};
use kortlek_rules::{Arg, Say, session::Session};
use kortlek_table::{
    Table, TableEvent,
    register::{Shelf, ShelfEntry},
    words::UiWords,
};
use std::{
    collections::BTreeSet,
    fs, io,
    path::{Path, PathBuf},
    time::{SystemTime, UNIX_EPOCH},
};

pub(super) fn plugin(app: &mut App) {
    app.add_message::<TableEvent>()
        .add_systems(PostUpdate, (autosave, clear_away).chain())
        .add_systems(Update, tell_failures);
}

impl Folders {
    /// The save of a game.
    pub fn save(&self, game: &str) -> PathBuf {
        self.data.join("saves").join(format!("{game}.jsonl"))
    }

    /// Where the save of a game goes when another one is begun instead of going on.
    pub fn earlier_save(&self, game: &str) -> PathBuf {
        self.data
            .join("saves")
            .join(format!("{game}.earlier.jsonl"))
    }
}

/// The saves that there are, and what was wrong with others.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Found {
    /// The envelopes of the good ones, the latest first.
    pub saves: Vec<Envelope>,
    /// What is told of each that can't be read; the file has been moved aside.
    pub problems: Vec<Say>,
}

impl Found {
    /// Puts the latest first.
    fn sort(&mut self) {
        self.saves.sort_by_key(|save| std::cmp::Reverse(save.time));
    }

    /// The save of a game.
    pub fn of(&self, game: &str) -> Option<&Envelope> {
        self.saves.iter().find(|save| save.game == game)
    }
}

/// The saves of all games on the shelf that can be read, and no more: nothing is moved, nothing is said.
pub fn peek(folders: &Folders, shelf: &Shelf, words: &UiWords) -> Found {
    let mut found = Found::default();
    for entry in shelf.iter() {
        if let Ok(Some((envelope, trace))) = read(&folders.save(entry.card.id), entry) {
            found.saves.push(retold(envelope, &trace, entry, words));
        }
    }
    found.sort();
    found
}

/// Looks through the saves of all games on the shelf. What can't be read is moved aside.
pub fn look(folders: &Folders, shelf: &Shelf, words: &UiWords) -> Found {
    let mut found = Found::default();
    for entry in shelf.iter() {
        let file = folders.save(entry.card.id);
        match read(&file, entry) {
            Ok(None) => {}
            Ok(Some((envelope, trace))) => {
                found.saves.push(retold(envelope, &trace, entry, words));
            }
            Err(problem) => found.problems.push(aside(&file, &problem)),
        }
    }
    found.sort();
    found
}

/// Brings the game of an entry back to the table, exactly as it was left.
///
/// # Errors
///
/// What is told of it; a file that can't be read has been moved aside.
pub fn load(folders: &Folders, entry: &ShelfEntry) -> Result<Table, Say> {
    let file = folders.save(entry.card.id);
    let (envelope, trace) = match read(&file, entry) {
        Ok(Some(save)) => save,
        Ok(None) => {
            let game = Arg::Name(entry.card.title.to_owned());
            return Err(Say::new("notice-no-save-of").with("game", game));
        }
        Err(problem) => return Err(aside(&file, &problem)),
    };
    restore(entry, &envelope, &trace).map_err(|problem| aside(&file, &problem))
}

/// A table from a save's parts.
fn restore(entry: &ShelfEntry, envelope: &Envelope, trace: &str) -> Result<Table, Problem> {
    let title = || entry.card.title.to_owned();
    let mut session = (entry.resume)(trace, envelope.names.clone()).map_err(|fault| {
        warn!(
            "the saved game of {} does not fit its rules: {fault}",
            title()
        );
        Problem::Impossible(title(), fault.line)
    })?;
    if envelope.names.len() != session.players() {
        return Err(Problem::Damaged);
    }
    session.set_notebook(envelope.notebook.clone());
    let shown = session.positions() - 1;
    let mut table = Table::new(session, shown);
    table.undone = envelope.undone;
    table.hinted = envelope.hinted;
    Ok(table)
}

fn read(file: &Path, entry: &ShelfEntry) -> Result<Option<(Envelope, String)>, Problem> {
    let bytes = match fs::read(file) {
        Ok(bytes) => bytes,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
        Err(_) => return Err(Problem::Damaged),
    };
    let (envelope, trace) = format::read(&bytes)?;
    if envelope.game != entry.card.id {
        return Err(Problem::UnknownGame(envelope.game));
    }
    if envelope.meaning != entry.meaning {
        return Err(Problem::OtherMeaning(entry.card.title.to_owned()));
    }
    Ok(Some((envelope, trace.to_owned())))
}

/// Moves a save that can't be read out of the way and says so.
fn aside(file: &Path, problem: &Problem) -> Say {
    let problem = problem.say();
    match disk::set_aside(file) {
        Ok(path) => Say::new("notice-kept")
            .with("problem", problem)
            .with("file", disk::named(&path)),
        Err(_) => problem,
    }
}

/// Where a match stands, in the player's language.
pub fn progress(session: &dyn Session, words: &UiWords) -> String {
    let now = session.positions() - 1;
    words
        .of_game(session.card().id)
        .text(&session.prompt(now).progress, session.names())
}

/// The envelope with where the match stands in the player's language, if it was saved in another.
fn retold(mut envelope: Envelope, trace: &str, entry: &ShelfEntry, words: &UiWords) -> Envelope {
    if envelope.language != words.language().tag() {
        // One that does not fit the rules is told of when it is gone on with.
        envelope.progress = (entry.resume)(trace, envelope.names.clone())
            .map_or_else(|_| String::new(), |session| progress(&*session, words));
    }
    envelope
}

/// The envelope of the match on the table.
fn envelope(table: &Table, meaning: u32, words: &UiWords) -> Envelope {
    let session = &*table.session;
    let now = session.positions() - 1;
    Envelope {
        kortlek_save: format::VERSION,
        game: session.card().id.to_owned(),
        meaning,
        names: session.names().names.clone(),
        undone: table.undone,
        hinted: table.hinted,
        progress: progress(session, words),
        language: words.language().tag().to_owned(),
        scores: session
            .panels(now)
            .into_iter()
            .map(|panel| panel.score.map_or_else(String::new, |n| n.to_string()))
            .collect(),
        time: SystemTime::now()
            .duration_since(UNIX_EPOCH)
            .map_or(0, |since| since.as_secs()),
        notebook: session.notebook().clone(),
        sum: String::new(),
    }
}

/// The text of a save of the match on the table.
pub fn text(table: &Table, meaning: u32, words: &UiWords) -> String {
    format::write(&envelope(table, meaning, words), &table.session.trace())
}

/// What is saved of the match on the table, to know when there is more.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Saved {
    positions: usize,
    undone: u32,
    hinted: u32,
}

fn autosave(
    table: Option<Res<Table>>,
    folders: Option<Res<Folders>>,
    shelf: Option<Res<Shelf>>,
    scribe: Res<Scribe>,
    words: Res<UiWords>,
    mut saved: Local<Option<Saved>>,
) {
    let (Some(table), Some(folders), Some(shelf)) = (table, folders, shelf) else {
        *saved = None;
        return;
    };
    if !table.is_own() {
        return;
    }
    let now = Saved {
        positions: table.session.positions(),
        undone: table.undone,
        hinted: table.hinted,
    };
    if *saved == Some(now) {
        return;
    }
    *saved = Some(now);
    let id = table.session.card().id;
    if let Some(entry) = shelf.get(id) {
        let paper = Paper::Save(now.positions);
        scribe.write(paper, folders.save(id), text(&table, entry.meaning, &words));
    }
}

/// A game that has been seen to its end is not gone on with.
fn clear_away(
    mut events: MessageReader<TableEvent>,
    table: Option<Res<Table>>,
    folders: Option<Res<Folders>>,
    scribe: Res<Scribe>,
) {
    let finished = events
        .read()
        .filter(|n| **n == TableEvent::Finished)
        .count()
        > 0;
    if let (true, Some(table), Some(folders)) = (finished, table, folders)
        && table.is_own()
    {
        scribe.remove(folders.save(table.session.card().id));
    }
}

/// Says once what can't be written; play goes on.
fn tell_failures(
    mut written: MessageReader<Written>,
    mut notices: MessageWriter<Notice>,
    mut told: Local<BTreeSet<&'static str>>,
) {
    for Written { paper, problem, .. } in written.read() {
        match problem {
            Some(problem) if told.insert(paper.name()) => {
                warn!("{problem}");
                notices.write(Notice::of(problem.clone()));
            }
            _ => {}
        }
    }
}
