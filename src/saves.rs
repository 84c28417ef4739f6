//! Games that go on: saved after every move, brought back to the exact position.

use crate::{
    notices::Notice,
    store::{
        disk::{self, Folders},
        folder::{self, ENDING},
        format::{self, Envelope, Problem},
        record::Outcome,
        writer::{FileKind, FileWriter, WriteResult},
    },
};
use bevy::{
    input::{
        gamepad::GamepadEvent, keyboard::KeyboardInput, mouse::MouseButtonInput, touch::TouchInput,
    },
    prelude::*,
};
use kortlek_kit::words::UiWords;
use kortlek_platform::{clock, files};
use kortlek_rules::{Arg, Message, Who, presentation::Picks, session::Session};
use kortlek_table::{
    Table, TableEvent,
    messages::has_finished,
    register::{Shelf, ShelfEntry},
};
use std::{
    collections::BTreeSet,
    path::{Path, PathBuf},
};

pub(super) fn plugin(app: &mut App) {
    app.add_message::<TableEvent>()
        .init_resource::<Taken>()
        .init_resource::<KnownSaves>()
        .add_systems(Startup, sweep)
        .add_systems(PostUpdate, (keep_time, autosave, put_by).chain())
        .add_systems(Update, tell_failures);
}

/// Removes the half-written files of a Kortlek that was killed.
fn sweep(folders: Option<Res<Folders>>, writer: Res<FileWriter>) {
    if let Some(folders) = folders {
        let within = [folders.saves(), folders.games(), folders.exports()];
        let own = [folders.data.clone(), folders.config.clone()];
        for folder in within.into_iter().chain(own) {
            writer.sweep(folder);
        }
    }
}

impl Folders {
    /// The save of the first game of a title that is under way.
    pub fn save(&self, game: &str) -> PathBuf {
        self.save_number(game, 1)
    }

    /// The save of another game of the same title, from 1 on.
    pub fn save_number(&self, game: &str, n: usize) -> PathBuf {
        let name = match n {
            1 => format!("{game}.{ENDING}"),
            n => format!("{game}-{n}.{ENDING}"),
        };
        self.saves().join(name)
    }
}

/// Files that are given to a game before they are on the disk.
#[derive(Resource, Default)]
pub struct Taken(BTreeSet<PathBuf>);

impl Taken {
    /// A file of its own for a new game.
    pub fn take(&mut self, folders: &Folders, game: &str) -> PathBuf {
        let mut places = (1..).map(|n| folders.save_number(game, n));
        let is_free = |file: &PathBuf| !self.0.contains(file) && !files::exists(file);
        let file = places.find(is_free).expect("there is no end of numbers");
        self.0.insert(file.clone());
        file
    }
}

/// The saves that there are, and what was wrong with others.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct FoundSaves {
    /// The envelopes of the good ones, the latest first.
    pub saves: Vec<Envelope>,
    /// Notices about files that can't be read; the files have been moved aside.
    pub problems: Vec<Message>,
    /// Notices about files that only a newer version can read; they stay in their place.
    pub newer: Vec<Message>,
}

impl FoundSaves {
    /// The latest save of a game.
    pub fn of(&self, game: &str) -> Option<&Envelope> {
        self.saves.iter().find(|save| save.game == game)
    }
}

/// Saves of all games on the shelf that can be read, and no more: no file is moved, no notice shown.
pub fn peek(folders: &Folders, shelf: &Shelf, words: &UiWords) -> FoundSaves {
    gather(folders, shelf, words, |_, _| None)
}

/// Looks through the saves of all games on the shelf. What can't be read is moved aside; what only a newer version
/// can read stays, and [`Archive`](crate::archive::Archive) lists it.
pub fn look(folders: &Folders, shelf: &Shelf, words: &UiWords) -> FoundSaves {
    gather(folders, shelf, words, |file, problem| {
        Some(aside(file, problem))
    })
}

fn gather(
    folders: &Folders,
    shelf: &Shelf,
    words: &UiWords,
    mut wrong: impl FnMut(&Path, &Problem) -> Option<Message>,
) -> FoundSaves {
    let mut found = FoundSaves::default();
    for file in folder::files(&folders.saves()) {
        match read_known(&file, shelf) {
            Ok((envelope, trace, entry)) => {
                found.saves.push(retold(envelope, &trace, entry, words));
            }
            Err(problem) if problem.is_newer() => found.newer.push(problem.say()),
            Err(problem) => found.problems.extend(wrong(&file, &problem)),
        }
    }
    // The sort is stable: of two saved in one second the earlier file comes first.
    found.saves.sort_by_key(|save| std::cmp::Reverse(save.time));
    found
}

/// Brings the latest game of an entry back to the table, exactly as it was left.
///
/// # Errors
///
/// A message about it; a file that can't be read has been moved aside.
pub fn load(folders: &Folders, entry: &ShelfEntry) -> Result<Table, Message> {
    let mut shelf = Shelf::default();
    shelf.add(*entry);
    let found = folder::files(&folders.saves());
    let saves = found.into_iter().filter_map(|file| {
        let (envelope, _) = folder::read(&file).ok()?;
        (envelope.game == entry.card.id).then_some(envelope)
    });
    let latest = saves.reduce(|a, b| if b.time > a.time { b } else { a });
    let Some(latest) = latest else {
        let game = Arg::Name(entry.card.title.to_owned());
        return Err(Message::new("notice-no-save-of").with("game", game));
    };
    open(&latest.file, &shelf).map_err(|problem| aside(&latest.file, &problem))
}

/// Brings the game of a file back to the table, exactly as it was left.
///
/// # Errors
///
/// The reason why it can't be.
pub fn open(file: &Path, shelf: &Shelf) -> Result<Table, Problem> {
    let (envelope, trace, entry) = read_known(file, shelf)?;
    if envelope.dropped {
        return Err(Problem::Dropped);
    }
    let mut table = restore(entry, &envelope, &trace)?;
    table.file = Some(file.to_owned());
    Ok(table)
}

/// A table from the parts of a file.
///
/// # Errors
///
/// The reason why they don't fit.
pub fn restore(entry: &ShelfEntry, envelope: &Envelope, trace: &str) -> Result<Table, Problem> {
    let mut session = (entry.resume)(trace, envelope.names.clone()).map_err(|fault| {
        let title = entry.card.title;
        warn!("the saved game of {title} does not fit its rules: {fault}");
        Problem::Impossible(title.to_owned(), fault.line)
    })?;
    if envelope.names.len() != session.players() {
        return Err(Problem::Damaged);
    }
    *session.notebook_mut() = envelope.notebook.clone();
    let shown = session.positions() - 1;
    let mut table = Table::new(session, shown);
    table.undone = envelope.undone;
    table.hinted = envelope.hinted;
    table.origin = envelope.origin;
    table.seconds = envelope.seconds as f32;
    table.told_certain = envelope.told_certain;
    Ok(table)
}

/// The game of a record, as this version plays it.
///
/// # Errors
///
/// That there is none, or that it is played by other rules.
pub fn known<'s>(envelope: &Envelope, shelf: &'s Shelf) -> Result<&'s ShelfEntry, Problem> {
    let entry = shelf
        .get(&envelope.game)
        .ok_or_else(|| Problem::UnknownGame(envelope.game.clone()))?;
    if envelope.meaning > entry.meaning {
        return Err(Problem::NewerMeaning);
    }
    if envelope.meaning != entry.meaning {
        return Err(Problem::OtherMeaning(entry.card.title.to_owned()));
    }
    Ok(entry)
}

/// Reads a file of a game that this version plays.
fn read_known<'s>(
    file: &Path,
    shelf: &'s Shelf,
) -> Result<(Envelope, String, &'s ShelfEntry), Problem> {
    let (envelope, trace) = folder::read(file)?;
    let entry = known(&envelope, shelf)?;
    Ok((envelope, trace, entry))
}

/// Moves a save that can't be read out of the way, unless a newer version can read it, and returns the notice.
fn aside(file: &Path, problem: &Problem) -> Message {
    let is_newer = problem.is_newer();
    let problem = problem.say();
    if is_newer {
        return problem;
    }
    match files::set_aside(file) {
        Ok(path) => Message::new("notice-kept")
            .with("problem", problem)
            .with("file", disk::named(&path)),
        Err(_) => problem,
    }
}

/// Progress of a match, in the player's language.
pub fn progress(session: &dyn Session, words: &UiWords) -> String {
    let now = session.positions() - 1;
    let scene = session.scene(now, Picks::NONE);
    let words = words.of_game(session.card().id);
    words.text(&scene.prompt.progress, session.names())
}

/// Envelope with the progress of the match in the player's language, if it was saved in another.
pub(crate) fn retold(
    mut envelope: Envelope,
    trace: &str,
    entry: &ShelfEntry,
    words: &UiWords,
) -> Envelope {
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
        time: now_in_seconds(),
        seats: session.seats().iter().map(Who::to_string).collect(),
        seed: session.seed(),
        origin: table.origin,
        seconds: table.seconds as u64,
        steps: now,
        outcome: Outcome::of(session),
        told_certain: table.told_certain,
        notebook: session.notebook().clone(),
        ..Envelope::default()
    }
}

/// The present moment, in seconds since 1970.
pub fn now_in_seconds() -> u64 {
    clock::seconds()
}

/// The text of a save of the match on the table.
pub fn text(table: &Table, meaning: u32, words: &UiWords) -> String {
    format::write(&envelope(table, meaning, words), &table.session.trace())
}

/// Saved amounts of the match on the table, to detect that there is more to save.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Saved {
    table: u64,
    positions: usize,
    undone: u32,
    hinted: u32,
    told_certain: bool,
    marks: usize,
}

fn autosave(
    table: Option<ResMut<Table>>,
    folders: Option<Res<Folders>>,
    shelf: Option<Res<Shelf>>,
    writer: Res<FileWriter>,
    words: Res<UiWords>,
    mut taken: ResMut<Taken>,
    mut saved: Local<Option<Saved>>,
) {
    let (Some(mut table), Some(folders), Some(shelf)) = (table, folders, shelf) else {
        *saved = None;
        return;
    };
    if !table.is_own() {
        return;
    }
    let now = Saved {
        table: table.serial(),
        positions: table.session.positions(),
        undone: table.undone,
        hinted: table.hinted,
        told_certain: table.told_certain,
        marks: table.session.notebook().len(),
    };
    if saved.replace(now) == Some(now) {
        return;
    }
    if table.file.is_none() && table.is_recorded() {
        return; // It comes back to the table, but nothing has happened since.
    }
    let id = table.session.card().id;
    if let Some(entry) = shelf.get(id) {
        let file = table.file.clone();
        let file = file.unwrap_or_else(|| taken.take(&folders, id));
        let kind = FileKind::Save(now.positions);
        writer.write(kind, file.clone(), text(&table, entry.meaning, &words));
        // The path is nothing that the table shows.
        table.bypass_change_detection().file = Some(file);
    }
}

/// A game that has been seen to its end is kept among those that are over. One that is taken up again there by undoing
/// its end is saved as a game of its own, unless it comes to the very same end.
pub(crate) fn put_by(
    mut events: MessageReader<TableEvent>,
    table: Option<ResMut<Table>>,
    folders: Option<Res<Folders>>,
    writer: Res<FileWriter>,
    mut taken: ResMut<Taken>,
) {
    let finished = has_finished(&mut events);
    let Some(mut table) = table.filter(|table| finished && table.is_own()) else {
        return;
    };
    let again = table.is_recorded();
    let table = table.bypass_change_detection();
    table.recorded = Some(table.session.trace());
    if let (Some(file), Some(folders)) = (table.file.take(), folders) {
        taken.0.remove(&file);
        if again && file.starts_with(folders.saves()) {
            writer.remove(file);
        } else if file.starts_with(folders.saves()) {
            let game = table.session.card().id;
            let place = folder::place(&folders, game, now_in_seconds());
            writer.rename(file, place);
            writer.tidy(folders.games());
        }
    }
}

/// Time without a press, a move of the pointer or a step of the game, in seconds, after which nobody is taken to
/// play.
const AWAY: f32 = 120.0;

/// Time at the table that is not counted yet: whether it was played shows at the next sign of life.
#[derive(Default)]
struct Pending {
    table: (u64, usize),
    /// The match was over when time was counted last.
    over: bool,
    seconds: f32,
}

impl Pending {
    /// Adds elapsed time, with a sign of life or without. Returns the seconds that count as played.
    fn pass(&mut self, seconds: f32, alive: bool) -> f32 {
        self.seconds += seconds;
        if !alive {
            return 0.0;
        }
        let gap = std::mem::take(&mut self.seconds);
        if gap <= AWAY { gap } else { 0.0 }
    }
}

/// Counts the playing time of each game: while its table shows and somebody is there. Time asleep and at lunch does
/// not count.
fn keep_time(
    table: Option<ResMut<Table>>,
    time: Res<Time<Real>>,
    mut pending: Local<Pending>,
    (mut keys, mut buttons, mut cursor, mut touches, mut pads): (
        MessageReader<KeyboardInput>,
        MessageReader<MouseButtonInput>,
        MessageReader<CursorMoved>,
        MessageReader<TouchInput>,
        MessageReader<GamepadEvent>,
    ),
) {
    let inputs = keys.read().count()
        + buttons.read().count()
        + cursor.read().count()
        + touches.read().count()
        + pads.read().count();
    let Some(mut table) = table else { return };
    let now = (table.serial(), table.session.positions());
    let stepped = pending.table != now;
    if pending.table.0 != now.0 {
        *pending = Pending::default();
    }
    pending.table = now;
    let played = pending.pass(time.delta_secs(), stepped || inputs > 0);
    let over = std::mem::replace(&mut pending.over, table.session.result().is_some());
    if played > 0.0 && !over {
        table.bypass_change_detection().seconds += played;
    }
}

/// Reports once what can't be written; play goes on.
fn tell_failures(
    mut written: MessageReader<WriteResult>,
    mut notices: MessageWriter<Notice>,
    mut told: Local<BTreeSet<&'static str>>,
) {
    for WriteResult { kind, problem, .. } in written.read() {
        match problem {
            Some(problem) if told.insert(kind.name()) => {
                warn!("{problem}");
                notices.write(Notice::of(problem.clone()));
            }
            _ => {}
        }
    }
}

/// The saves that were there when the screen was entered.
#[derive(Resource, Default)]
pub struct KnownSaves(pub FoundSaves);

/// Looks which games can be gone on with.
pub fn find_saves(
    folders: Option<Res<Folders>>,
    shelf: Res<Shelf>,
    writer: Res<FileWriter>,
    words: Res<UiWords>,
    mut known: ResMut<KnownSaves>,
    mut notices: MessageWriter<Notice>,
) {
    if let Some(folders) = folders {
        // The last move may still be on its way to the disk.
        writer.wait();
        known.0 = look(&folders, &shelf, &words);
        notices.write_batch(known.0.problems.drain(..).map(Notice::of));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_was_played_counts() {
        let mut pending = Pending::default();
        let mut counted = |seconds, alive| pending.pass(seconds, alive);
        assert_eq!(counted(1.0, true), 1.0);
        // Thought about for a minute, then asleep for an hour.
        assert_eq!(counted(60.0, false), 0.0);
        assert_eq!(counted(1.0, true), 61.0);
        assert_eq!(counted(30.0, false), 0.0);
        assert_eq!(counted(3600.0, true), 0.0);
        assert_eq!(counted(2.0, true), 2.0);
    }
}
