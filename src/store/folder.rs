//! The folders of games, finished or not, and the files in them.

use super::{
    disk::Folders,
    format::{self, Envelope, Problem},
};
use kortlek_platform::files;
use std::path::{Path, PathBuf};

/// File extension of games.
pub const ENDING: &str = "jsonl";

/// The games that are kept in a folder, by name; none if there is no folder.
pub fn files(folder: &Path) -> Vec<PathBuf> {
    let mut files = files::list(folder);
    files.retain(|path| path.extension().is_some_and(|ending| ending == ENDING));
    files.sort();
    files
}

/// Reads the file of a game: its record and its trace.
///
/// # Errors
///
/// The reason why it can't be read.
pub fn read(file: &Path) -> Result<(Envelope, String), Problem> {
    let bytes = files::read(file).map_err(|_| Problem::Damaged)?;
    let (mut envelope, trace) = format::read(&bytes)?;
    envelope.file = file.to_owned();
    Ok((envelope, trace.to_owned()))
}

/// Path for a finished game: a file that does not exist yet, named after the game and the time it ended, in seconds
/// since 1970.
pub fn place(folders: &Folders, game: &str, now: u64) -> PathBuf {
    let folder = folders.games();
    let first = folder.join(format!("{game}-{now}.{ENDING}"));
    let others = (2..).map(|n| folder.join(format!("{game}-{now}-{n}.{ENDING}")));
    let mut places = std::iter::once(first).chain(others);
    let free = places.find(|file| !files::exists(file));
    free.expect("there is no end of numbers")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::disk::tests::TestFolder;
    use std::fs;

    #[test]
    fn a_game_that_is_over_never_takes_the_place_of_another() {
        let home = TestFolder::new();
        let folders = Folders::within(&home.0);
        let first = place(&folders, "tod", 7);
        assert_eq!(first, folders.games().join("tod-7.jsonl"));
        fs::create_dir_all(folders.games()).expect("there is room");
        fs::write(folders.games().join("tod-7.jsonl"), "").expect("there is room");
        let second = place(&folders, "tod", 7);
        assert_eq!(second, folders.games().join("tod-7-2.jsonl"));
    }
}
