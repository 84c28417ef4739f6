//! Files that survive: written whole or not at all, never overwritten when they can't be read.

use bevy::prelude::*;
use kortlek_rules::Arg;
use std::{
    fs::{self, File, OpenOptions},
    io::{self, Write},
    path::{Path, PathBuf},
    process::{Command, Stdio},
    thread,
    time::Duration,
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
        let project = directories::ProjectDirs::from("", "", "Kortlek")?;
        Some(Folders {
            config: project.config_dir().to_owned(),
            data: project.data_dir().to_owned(),
        })
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

    /// Pictures taken with F12.
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
}

/// The disk of the machine.
#[derive(Clone, Copy, Debug, Default)]
pub struct RealDisk;

impl Disk for RealDisk {
    fn write(&self, file: &Path, bytes: &[u8]) -> io::Result<()> {
        write_whole(file, |out| out.write_all(bytes))
    }
}

/// Writes to a new file beside `file`, makes sure that it is on the disk, then puts it in the place of the old one:
/// whenever the power fails, `file` is either the old or the new one, whole.
fn write_whole(file: &Path, write: impl FnOnce(&mut File) -> io::Result<()>) -> io::Result<()> {
    let folder = file.parent().unwrap_or(Path::new("."));
    fs::create_dir_all(folder)?;
    let fresh = beside(file, &format!("{FRESH}{}", std::process::id()));
    let mut out = OpenOptions::new()
        .write(true)
        .create(true)
        .truncate(true)
        .open(&fresh)?;
    let written = write(&mut out)
        .and_then(|()| out.sync_all())
        .and_then(|()| fs::rename(&fresh, file));
    if written.is_err() {
        // Nothing is lost if it stays; it takes room that is scarce.
        let _ = fs::remove_file(&fresh);
    }
    // The new name itself is safe once the folder is. Not every system can do that.
    if let Ok(folder) = File::open(folder) {
        let _ = folder.sync_all();
    }
    written
}

/// A file's path with more at the end of its name.
fn beside(file: &Path, ending: &str) -> PathBuf {
    let mut name = file.file_name().unwrap_or_default().to_owned();
    name.push(".");
    name.push(ending);
    file.with_file_name(name)
}

/// Addition to the name of a file while it is being written.
const FRESH: &str = "new-";
/// Maximum time to write a file.
const WRITTEN_WITHIN: Duration = Duration::from_secs(60);

/// Suffix of a file that the player deleted, as long as it can be restored.
pub const DELETED: &str = ".deleted";

/// Removes what a writer that was killed has left behind in a folder: files that were never given their names, and
/// those that the player took away. What another Kortlek may be writing stays.
pub fn sweep(folder: &Path) {
    let Ok(files) = fs::read_dir(folder) else {
        return;
    };
    for file in files.flatten() {
        let name = file.file_name();
        let number = name.to_str().and_then(|name| {
            let (_, ending) = name.rsplit_once('.')?;
            ending.strip_prefix(FRESH)?.parse::<u32>().ok()
        });
        let age = file.metadata().and_then(|data| data.modified());
        let age = age.ok().and_then(|then| then.elapsed().ok());
        let half_written = number.is_some() && age.is_some_and(|age| age > WRITTEN_WITHIN);
        let taken_away = name.to_string_lossy().ends_with(DELETED);
        if half_written || taken_away {
            // A file that can't be removed does no harm.
            let _ = fs::remove_file(file.path());
        }
    }
}

/// Moves a file that can't be read out of the way, to `NAME.damaged-1` or the next number that is free, and returns
/// its new path.
///
/// # Errors
///
/// The error of the operating system.
pub fn set_aside(file: &Path) -> io::Result<PathBuf> {
    let free = (1..1000)
        .map(|n| beside(file, &format!("damaged-{n}")))
        .find(|path| !path.exists())
        .ok_or_else(|| io::Error::from(io::ErrorKind::AlreadyExists))?;
    fs::rename(file, &free)?;
    Ok(free)
}

/// Reason for a failed write, as an argument of a message: a few plain words, or the text of the operating system.
pub fn reason(error: &io::Error) -> Arg {
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
    Arg::Name(path.display().to_string())
}

/// Shows a folder in the file manager of the desktop.
///
/// # Errors
///
/// The error of the operating system, if the desktop has no program for it.
pub fn open_folder(folder: &Path) -> io::Result<()> {
    let program = match std::env::consts::OS {
        "windows" => "explorer",
        "macos" => "open",
        _ => "xdg-open",
    };
    let mut command = Command::new(program);
    command.arg(folder).stdin(Stdio::null());
    let mut child = command
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()?;
    // Nobody waits for the file manager; but when it ends, its entry in the process table is freed.
    thread::spawn(move || child.wait());
    Ok(())
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use std::sync::atomic::{AtomicU32, Ordering};

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
        let old = std::time::SystemTime::now() - 2 * WRITTEN_WITHIN;
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
    fn a_write_that_fails_leaves_the_old_file() {
        let folder = TestFolder::new();
        let file = folder.0.join("file");
        RealDisk.write(&file, b"old").expect("there is room");
        let failed = write_whole(&file, |out| {
            out.write_all(b"half of the n")?;
            Err(io::ErrorKind::StorageFull.into())
        });
        let error = failed.expect_err("the disk is full");
        assert_eq!(reason(&error), Arg::Term("notice-disk-full"));
        assert_eq!(fs::read(&file).expect("it is there"), b"old");
        assert_eq!(fs::read_dir(&folder.0).expect("it is there").count(), 1);
    }

    #[test]
    fn damaged_files_get_names_of_their_own() {
        let folder = TestFolder::new();
        let file = folder.0.join("saved");
        let mut names = Vec::new();
        for text in ["first", "second"] {
            fs::write(&file, text).expect("there is room");
            let aside = set_aside(&file).expect("it can be moved");
            assert_eq!(fs::read_to_string(&aside).expect("it is there"), text);
            names.push(aside);
        }
        assert!(!file.exists());
        assert_eq!(names[0], folder.0.join("saved.damaged-1"));
        assert_eq!(names[1], folder.0.join("saved.damaged-2"));
    }
}
