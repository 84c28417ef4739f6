//! The games that were played: what is known of each, how many are kept, and what the numbers say.
//!
//! A game is one file, under way in `saves`, over in `games`: its record in the first line, its trace below. There is
//! no other list of games: this one is gathered from the files whenever it is looked at.
//!
//! At its end a game's file is renamed into the other folder, not copied, so that no full disk and no power cut can
//! lose it. Several unfinished games of one title have numbered files. Statistics are computed from the record lines
//! each time they are shown; the writer's thread cuts the oldest games down to that line when there are too many (see
//! [`store::quota`](crate::store::quota)).

pub mod statistics;

use crate::{
    notices::Notice,
    saves,
    store::{
        disk::{self, Folders},
        folder,
        folder::ENDING,
        format::{Envelope, Problem},
        writer::{FileKind, FileWriter, WriteResult},
    },
};
use bevy::prelude::*;
use kortlek_kit::words::UiWords;
use kortlek_platform::files;
use kortlek_rules::Message;
use kortlek_table::register::Shelf;
use std::path::{Path, PathBuf};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Archive>()
        .add_systems(Update, tell_exports);
}

/// A file that is no whole game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BrokenSave {
    /// Path of the file.
    pub file: PathBuf,
    /// Reason it can't be read.
    pub problem: Problem,
}

/// All games that were found, those under way and those that are over.
#[derive(Resource, Clone, PartialEq, Debug, Default)]
pub struct Archive {
    /// The games: those under way first, the newest first.
    pub games: Vec<Envelope>,
    /// Files that can't be read.
    pub bad: Vec<BrokenSave>,
}

impl Archive {
    /// Looks through the player's folders.
    pub fn gather(folders: &Folders, shelf: &Shelf, words: &UiWords) -> Archive {
        let mut archive = Archive::default();
        for folder in [folders.saves(), folders.games()] {
            for file in folder::files(&folder) {
                match folder::read(&file) {
                    Ok((game, trace)) => {
                        // The progress of an unfinished game is rendered in the current language.
                        let entry = shelf.get(&game.game).filter(|_| !game.is_over());
                        archive.games.push(match entry {
                            Some(entry) => saves::retold(game, &trace, entry, words),
                            None => game,
                        });
                    }
                    Err(problem) => archive.bad.push(BrokenSave { file, problem }),
                }
            }
            archive.bad.extend(set_aside(&folder));
        }
        let games = &mut archive.games;
        games.sort_by_key(|game| (game.is_over(), std::cmp::Reverse(game.time)));
        archive
    }

    /// The games that are over, the oldest first.
    pub fn over(&self) -> impl Iterator<Item = &Envelope> {
        self.games.iter().rev().filter(|game| game.is_over())
    }
}

/// Files of games that could not be read when they were to be gone on with.
fn set_aside(folder: &Path) -> Vec<BrokenSave> {
    let mut files = files::list(folder);
    files.retain(|path| {
        let name = path.file_name().and_then(|name| name.to_str());
        name.is_some_and(|name| name.contains(&format!(".{ENDING}.damaged-")))
    });
    files.sort();
    let broken = files.into_iter().map(|file| BrokenSave {
        // A trace can be valid JSON and still break the rules: only a replay finds that out.
        problem: folder::read(&file).err().unwrap_or(Problem::Damaged),
        file,
    });
    broken.collect()
}

/// Name of a file that the player deleted, until the deletion is final.
fn deleted(file: &Path) -> PathBuf {
    let mut name = file.file_name().unwrap_or_default().to_owned();
    name.push(disk::DELETED);
    file.with_file_name(name)
}

/// Takes a file out of the lists; it can be brought back.
pub fn take_away(writer: &FileWriter, file: &Path) {
    writer.rename(file.to_owned(), deleted(file));
}

/// Brings back a file that was taken away.
pub fn bring_back(writer: &FileWriter, file: &Path) {
    writer.rename(deleted(file), file.to_owned());
}

/// Removes a file that was taken away for good.
pub fn forget(writer: &FileWriter, file: &Path) {
    writer.remove(deleted(file));
}

/// Writes a copy of a file for the player to take along.
///
/// # Errors
///
/// A message if it can't be read.
pub fn export(writer: &FileWriter, folders: &Folders, file: &Path) -> Result<(), Message> {
    let bytes = files::read(file).map_err(|_| Problem::Damaged.say())?;
    let name = file.file_stem().unwrap_or_default().to_string_lossy();
    let copy = folders.exports().join(format!("{name}.kortlek"));
    writer.write(FileKind::Export, copy, bytes);
    Ok(())
}

/// Reports where an exported file is.
fn tell_exports(mut written: MessageReader<WriteResult>, mut notices: MessageWriter<Notice>) {
    for written in written.read() {
        if written.kind == FileKind::Export && written.problem.is_none() {
            let notice = Message::new("notice-exported").with("file", disk::named(&written.file));
            notices.write(Notice::of(notice));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::{disk::tests::TestFolder, format, record::tests::record};
    use std::fs;

    fn gather(folders: &Folders) -> Archive {
        Archive::gather(folders, &Shelf::default(), &UiWords::default())
    }

    fn write(folder: &Path, name: &str, text: &str) {
        fs::create_dir_all(folder).expect("there is room");
        fs::write(folder.join(name), text).expect("there is room");
    }

    #[test]
    fn the_list_is_gathered_from_the_files_alone() {
        let home = TestFolder::new();
        let folders = Folders::within(&home.0);
        let text = |game, time, over| format::write(&record(game, time, over), "{}\n");
        write(&folders.saves(), "shed.jsonl", &text("shed", 5, false));
        write(&folders.saves(), "shed-2.jsonl", &text("shed", 9, false));
        write(&folders.games(), "tod-3.jsonl", &text("tod", 3, true));
        write(&folders.games(), "tod-8.jsonl", &text("tod", 8, true));
        write(&folders.games(), "cut.jsonl", &text("tod", 8, true)[..40]);
        write(&folders.saves(), "old.jsonl.damaged-1", "no game");
        write(&folders.saves(), "shed.jsonl.new-4", "half");
        let archive = gather(&folders);
        let games = archive.games.iter();
        let found: Vec<(u64, bool)> = games.map(|g| (g.time, g.is_over())).collect();
        assert_eq!(found, [(9, false), (5, false), (8, true), (3, true)]);
        let bad: Vec<_> = archive.bad.iter().map(|bad| &bad.file).collect();
        let old = folders.saves().join("old.jsonl.damaged-1");
        assert_eq!(bad, [&old, &folders.games().join("cut.jsonl")]);
        assert!(archive.bad.iter().all(|b| b.problem == Problem::Damaged));
        let over: Vec<u64> = archive.over().map(|game| game.time).collect();
        assert_eq!(over, [3, 8]);
    }

    #[test]
    fn what_is_taken_away_comes_back_or_goes() {
        let home = TestFolder::new();
        let folders = Folders::within(&home.0);
        let text = format::write(&record("tod", 3, true), "");
        write(&folders.games(), "tod-3.jsonl", &text);
        let file = folders.games().join("tod-3.jsonl");
        let writer = FileWriter::new(disk::RealDisk, || ());
        let count = || gather(&folders).games.len();
        take_away(&writer, &file);
        writer.wait();
        assert_eq!(count(), 0);
        bring_back(&writer, &file);
        writer.wait();
        assert_eq!(count(), 1);
        take_away(&writer, &file);
        forget(&writer, &file);
        writer.wait();
        let left = fs::read_dir(folders.games()).expect("it is there");
        assert_eq!(left.count(), 0);
    }
}
