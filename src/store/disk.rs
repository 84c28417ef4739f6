//! Files that survive: written whole or not at all, never overwritten when they can't be read.

use bevy::prelude::*;
use kortlek_platform::files::{self, StorageRefusal};
use kortlek_rules::Arg;
use std::{
    io,
    path::{Path, PathBuf},
};

/// Folders of the player's files.
#[derive(Resource, Clone, PartialEq, Eq, Debug)]
pub struct Folders {
    /// Settings.
    pub config: PathBuf,
    /// Saved games, and what is remembered from one time to the next.
    pub data: PathBuf,
}

impl Folders {
    /// The platform's folders; `None` if the player has no home.
    pub fn of_platform() -> Option<Folders> {
        let (config, data) = files::folders()?;
        Some(Folders { config, data })
    }

    /// Both in one folder.
    pub fn within(folder: &Path) -> Folders {
        Folders {
            config: folder.join("config"),
            data: folder.join("data"),
        }
    }

    /// The settings.
    pub fn preferences(&self) -> PathBuf {
        self.config.join("settings.toml")
    }

    /// The window's size and the last setups.
    pub fn memory(&self) -> PathBuf {
        self.data.join("memory.toml")
    }

    /// Games under way.
    pub fn saves(&self) -> PathBuf {
        self.data.join("saves")
    }

    /// Games that are over.
    pub fn games(&self) -> PathBuf {
        self.data.join("games")
    }

    /// Games and numbers that the player wants as files.
    pub fn exports(&self) -> PathBuf {
        self.data.join("exports")
    }

    /// Folder of the log files.
    pub fn logs(&self) -> PathBuf {
        self.data.join("log")
    }

    /// Pictures that the player took of the window.
    pub fn shots(&self) -> PathBuf {
        self.data.join("screenshots")
    }
}

/// File system through which files are written. Tests put one in its place that fails.
pub trait Disk {
    /// Replaces the whole file or leaves it as it was. Makes its folder if there is none.
    ///
    /// # Errors
    ///
    /// The error of the operating system: full disk, read-only folder.
    fn write(&self, file: &Path, bytes: &[u8]) -> io::Result<()>;

    /// Gives the player a file to take along.
    ///
    /// # Errors
    ///
    /// As for [`write`](Disk::write).
    fn deliver(&self, file: &Path, bytes: &[u8]) -> io::Result<()> {
        self.write(file, bytes)
    }
}

/// The disk of the machine.
#[derive(Clone, Copy, Debug, Default)]
pub struct RealDisk;

impl Disk for RealDisk {
    fn write(&self, file: &Path, bytes: &[u8]) -> io::Result<()> {
        files::write_whole(file, bytes)
    }

    fn deliver(&self, file: &Path, bytes: &[u8]) -> io::Result<()> {
        files::deliver(file, bytes)
    }
}

/// Suffix of a file that the player deleted, as long as it can be restored.
pub const DELETED: &str = ".deleted";

/// Removes what a writer that was killed has left behind in a folder: files that were never given their names, and
/// those that the player took away. What another Kortlek may be writing stays.
pub fn sweep(folder: &Path) {
    for file in files::list(folder) {
        let name = file.file_name().unwrap_or_default().to_string_lossy();
        if name.ends_with(DELETED) || files::is_half_written(&file) {
            // A file that can't be removed does no harm.
            let _ = files::remove(&file);
        }
    }
}

/// Reason for a failed write, as an argument of a message: a few plain words, or the text of the operating system.
pub fn reason(error: &io::Error) -> Arg {
    match files::refusal(error) {
        Some(StorageRefusal::OtherTab) => return "notice-other-tab".into(),
        Some(StorageRefusal::NoStorage) => return "notice-no-storage".into(),
        None => {}
    }
    match error.kind() {
        io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => "notice-disk-full".into(),
        io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem => {
            "notice-locked".into()
        }
        _ => Arg::Name(error.to_string()),
    }
}

/// Path of a file, as an argument of a message.
pub fn named(path: &Path) -> Arg {
    Arg::Name(files::shown(path))
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use std::{
        fs::{self, File},
        sync::atomic::{AtomicU32, Ordering},
        time::Duration,
    };

    /// A folder for one test, removed when dropped.
    pub struct TestFolder(pub PathBuf);

    impl TestFolder {
        pub fn new() -> TestFolder {
            static COUNT: AtomicU32 = AtomicU32::new(0);
            let name = format!(
                "kortlek-test-{}-{}",
                std::process::id(),
                COUNT.fetch_add(1, Ordering::Relaxed)
            );
            let path = std::env::temp_dir().join(name);
            fs::create_dir_all(&path).expect("the folder for passing files can be written");
            TestFolder(path)
        }
    }

    impl Drop for TestFolder {
        fn drop(&mut self) {
            let _ = fs::remove_dir_all(&self.0);
        }
    }

    /// A disk on which there is no room.
    pub struct FullDisk;

    impl Disk for FullDisk {
        fn write(&self, _: &Path, _: &[u8]) -> io::Result<()> {
            Err(io::ErrorKind::StorageFull.into())
        }
    }

    #[test]
    fn a_file_is_written_and_written_anew() {
        let folder = TestFolder::new();
        let file = folder.0.join("deep").join("file");
        RealDisk.write(&file, b"one").expect("there is room");
        RealDisk.write(&file, b"two").expect("there is room");
        assert_eq!(fs::read(&file).expect("it is there"), b"two");
        let names = fs::read_dir(file.parent().expect("it has a folder"))
            .expect("the folder is there")
            .count();
        assert_eq!(names, 1, "nothing else stays behind");
    }

    #[test]
    fn what_a_killed_writer_left_is_swept_and_nothing_else() {
        let folder = TestFolder::new();
        let old = std::time::SystemTime::now() - Duration::from_secs(120);
        let make = |name: &str, old: Option<std::time::SystemTime>| {
            let file = File::create(folder.0.join(name)).expect("there is room");
            if let Some(old) = old {
                file.set_modified(old).expect("it is ours");
            }
        };
        make("shed.jsonl.new-123", Some(old));
        make("shed.jsonl.new-77", None);
        make("shed.jsonl.new-idea", Some(old));
        make("shed.jsonl", Some(old));
        make("tod.jsonl.deleted", None);
        sweep(&folder.0);
        let left = |name: &str| folder.0.join(name).exists();
        assert!(!left("shed.jsonl.new-123") && !left("tod.jsonl.deleted"));
        assert!(left("shed.jsonl.new-77"), "it may be being written");
        assert!(left("shed.jsonl.new-idea") && left("shed.jsonl"));
    }

    #[test]
    fn damaged_files_get_names_of_their_own() {
        let folder = TestFolder::new();
        let file = folder.0.join("saved");
        let mut names = Vec::new();
        for text in ["first", "second"] {
            fs::write(&file, text).expect("there is room");
            let aside = files::set_aside(&file).expect("it can be moved");
            assert_eq!(fs::read_to_string(&aside).expect("it is there"), text);
            names.push(aside);
        }
        assert!(!file.exists());
        assert_eq!(names[0], folder.0.join("saved.damaged-1"));
        assert_eq!(names[1], folder.0.join("saved.damaged-2"));
    }
}
