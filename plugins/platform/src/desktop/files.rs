//! Folders of the operating system.

use crate::files::FileInfo;
use std::{
    env,
    fs::{self, File, OpenOptions},
    io::{self, Write},
    path::{Path, PathBuf},
    process::{Command, Stdio},
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
        mpsc::{self, Sender},
    },
    thread::{self, JoinHandle},
    time::Duration,
};

/// Addition to the name of a file while it is being written.
const FRESH: &str = "new-";
/// Maximum time to write a file.
const WRITTEN_WITHIN: Duration = Duration::from_secs(60);
/// Maximum time to wait for the disk.
const PATIENCE: Duration = Duration::from_secs(2);

/// Folders of the player's settings and of the player's other files; `None` if the player has no home.
pub fn folders() -> Option<(PathBuf, PathBuf)> {
    let project = directories::ProjectDirs::from("", "", "Kortlek")?;
    let (config, data) = (project.config_dir(), project.data_dir());
    Some((config.to_owned(), data.to_owned()))
}

/// The player's home folder.
pub fn home() -> Option<PathBuf> {
    Some(directories::BaseDirs::new()?.home_dir().to_owned())
}

/// The places where the folder of shipped files may be, the most likely first: the one that `BEVY_ASSET_ROOT` names,
/// then those beside the program in the packages of each system.
pub fn asset_places() -> Vec<PathBuf> {
    let mut places = Vec::new();
    if let Some(root) = env::var_os("BEVY_ASSET_ROOT") {
        places.push(Path::new(&root).join("assets"));
    }
    let program = env::current_exe().and_then(|path| path.canonicalize());
    if let Some(folder) = program.ok().as_deref().and_then(Path::parent) {
        places.push(folder.join("assets"));
        places.push(folder.join("../Resources/assets"));
        places.push(folder.join("../share/kortlek/assets"));
    }
    places
}

/// The folder of shipped files where the engine looks for it.
pub fn assets() -> PathBuf {
    let root = env::var_os("BEVY_ASSET_ROOT").or_else(|| env::var_os("CARGO_MANIFEST_DIR"));
    let root = root.map(PathBuf::from).or_else(|| {
        let program = env::current_exe().ok()?;
        Some(program.parent()?.to_owned())
    });
    root.unwrap_or_default().join("assets")
}

/// True if the shipped files that the engine loads by itself come by [`fetch`].
pub const ARE_FETCHED: bool = false;

/// Fetches a shipped file by its path within the folder of them.
///
/// # Errors
///
/// The error of the system.
pub async fn fetch(path: PathBuf) -> io::Result<Vec<u8>> {
    read(&assets().join(path))
}

/// Reads a file.
///
/// # Errors
///
/// The error of the system.
pub fn read(file: &Path) -> io::Result<Vec<u8>> {
    fs::read(file)
}

/// Returns true if there is a file or a folder.
pub fn exists(path: &Path) -> bool {
    path.exists()
}

/// Returns true if there is a folder.
pub fn is_folder(path: &Path) -> bool {
    path.is_dir()
}

/// Size and age of a file.
///
/// # Errors
///
/// The error of the system.
pub fn info(file: &Path) -> io::Result<FileInfo> {
    let data = fs::metadata(file)?;
    Ok(FileInfo {
        bytes: data.len(),
        modified: data.modified().ok(),
    })
}

/// The files in a folder, in any order; none if there is no folder.
pub fn list(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    entries.map(|entry| entry.path()).collect()
}

/// Renames a file, and makes the folder of the new name if there is none.
///
/// # Errors
///
/// The error of the system.
pub fn rename(file: &Path, name: &Path) -> io::Result<()> {
    if let Some(folder) = name.parent() {
        // An error shows when the file is renamed.
        let _ = fs::create_dir_all(folder);
    }
    fs::rename(file, name)
}

/// Removes a file.
///
/// # Errors
///
/// The error of the system.
pub fn remove(file: &Path) -> io::Result<()> {
    fs::remove_file(file)
}

/// Replaces the whole file or leaves it as it was. Makes its folder if there is none.
///
/// # Errors
///
/// The error of the system: full disk, read-only folder.
pub fn write_whole(file: &Path, bytes: &[u8]) -> io::Result<()> {
    write_by(file, |out| out.write_all(bytes))
}

/// Gives the player a file that is made to be taken along: by its path, or in a browser as a download of its name.
///
/// # Errors
///
/// The error of the system.
pub fn deliver(file: &Path, bytes: &[u8]) -> io::Result<()> {
    write_whole(file, bytes)
}

/// Name of a path towards the player: the whole path, or in a browser, which has no folders, its last part.
pub fn shown(path: &Path) -> String {
    path.display().to_string()
}

/// Writes to a new file beside `file`, makes sure that it is on the disk, then puts it in the place of the old one:
/// whenever the power fails, `file` is either the old or the new one, whole.
fn write_by(file: &Path, write: impl FnOnce(&mut File) -> io::Result<()>) -> io::Result<()> {
    let folder = file.parent().unwrap_or(Path::new("."));
    fs::create_dir_all(folder)?;
    let fresh = crate::files::beside(file, &format!("{FRESH}{}", std::process::id()));
    let mut out = File::create(&fresh)?;
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

/// Returns true if this is a file that a writer that was killed has left half written. What another program may be
/// writing is none.
pub fn is_half_written(file: &Path) -> bool {
    let number = || {
        let (_, ending) = file.file_name()?.to_str()?.rsplit_once('.')?;
        ending.strip_prefix(FRESH)?.parse::<u32>().ok()
    };
    let age = || {
        let then = fs::metadata(file).ok()?.modified().ok()?;
        then.elapsed().ok()
    };
    number().is_some() && age().is_some_and(|age| age > WRITTEN_WITHIN)
}

/// A file to which lines are added.
#[derive(Debug)]
pub struct AppendedFile(File);

impl AppendedFile {
    /// Opens a file, or begins it, and makes its folder if there is none.
    ///
    /// # Errors
    ///
    /// The error of the system.
    pub fn open(file: &Path) -> io::Result<AppendedFile> {
        if let Some(folder) = file.parent() {
            fs::create_dir_all(folder)?;
        }
        let file = OpenOptions::new().append(true).create(true).open(file)?;
        Ok(AppendedFile(file))
    }

    /// Size in bytes.
    ///
    /// # Errors
    ///
    /// The error of the system.
    pub fn bytes(&self) -> io::Result<u64> {
        Ok(self.0.metadata()?.len())
    }

    /// Adds to the file.
    ///
    /// # Errors
    ///
    /// The error of the system.
    pub fn add(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.0.write_all(bytes)
    }
}

/// Makes sure that what was written outside of [`FileJobs`] is kept, as soon as that can be: the program may end.
pub fn keep_now() {}

/// True if [`open_folder`] may do something.
pub const CAN_OPEN_FOLDERS: bool = true;

/// Shows a folder in the file manager of the desktop.
///
/// # Errors
///
/// The error of the system, if the desktop has no program for it.
pub fn open_folder(folder: &Path) -> io::Result<()> {
    let program = match env::consts::OS {
        "windows" => "explorer",
        "macos" => "open",
        _ => "xdg-open",
    };
    let mut command = Command::new(program);
    command.arg(folder).stdin(Stdio::null());
    command.stdout(Stdio::null()).stderr(Stdio::null());
    let mut child = command.spawn()?;
    // Nobody waits for the file manager; but when it ends, its entry in the process table is freed.
    thread::spawn(move || child.wait());
    Ok(())
}

/// Jobs with files, done in the order in which they are given, several together, so that no frame waits for the disk:
/// by a thread of its own, or in a browser between two frames.
pub struct FileJobs<J> {
    orders: Option<Sender<Order<J>>>,
    /// Number of jobs that were given and are not done.
    undone: Arc<AtomicUsize>,
    thread: Option<JoinHandle<()>>,
}

enum Order<J> {
    Do(J),
    /// Everything before it is done.
    Tell(Sender<()>),
}

impl<J: Send + 'static> FileJobs<J> {
    /// Jobs that `carry_out` does, as many as wait. `done` gets what came of them once they are kept, or the reason why
    /// none of them is; then `wake` is called.
    pub fn begin<W>(
        mut carry_out: impl FnMut(Vec<J>) -> W + Send + 'static,
        mut done: impl FnMut(W, io::Result<()>) + Send + 'static,
        wake: impl Fn() + Send + 'static,
    ) -> FileJobs<J> {
        let (orders, todo) = mpsc::channel();
        let undone = Arc::new(AtomicUsize::new(0));
        let left = undone.clone();
        let work = move || {
            while let Ok(first) = todo.recv() {
                let (mut jobs, mut asking) = (Vec::new(), Vec::new());
                for order in std::iter::once(first).chain(todo.try_iter()) {
                    match order {
                        Order::Do(job) => jobs.push(job),
                        Order::Tell(who) => asking.push(who),
                    }
                }
                let count = jobs.len();
                let came_of_it = carry_out(jobs);
                // On a disk a file is kept when it is written.
                done(came_of_it, Ok(()));
                left.fetch_sub(count, Ordering::Release);
                for who in asking {
                    // The caller may have stopped waiting.
                    let _ = who.send(());
                }
                wake();
            }
        };
        let thread = thread::Builder::new().name("scribe".to_owned());
        let thread = thread.spawn(work).ok();
        FileJobs {
            orders: thread.is_some().then_some(orders),
            undone,
            thread,
        }
    }

    /// Gives a job.
    pub fn give(&self, job: J) {
        if let Some(orders) = &self.orders {
            self.undone.fetch_add(1, Ordering::Relaxed);
            // The other end is there as long as the thread is.
            let _ = orders.send(Order::Do(job));
        }
    }

    /// Waits until everything given so far is done, but not longer than a slow disk may take. In a browser it is done
    /// now, and kept later.
    pub fn wait(&self) {
        let (tell, done) = mpsc::channel();
        if let Some(orders) = &self.orders {
            let _ = orders.send(Order::Tell(tell));
            // Without a thread nothing is ever done, and nothing is to be waited for.
            let _ = done.recv_timeout(PATIENCE);
        }
    }

    /// Returns true if everything given so far is kept.
    pub fn is_idle(&self) -> bool {
        self.thread.is_none() || self.undone.load(Ordering::Acquire) == 0
    }

    /// Does everything that waits, then nothing more.
    pub fn finish(&mut self) {
        self.orders = None;
        if let Some(thread) = self.thread.take() {
            // A thread that panicked has nothing more to do.
            let _ = thread.join();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_write_that_fails_leaves_the_old_file() {
        let folder = env::temp_dir().join(format!("kortlek-platform-{}", std::process::id()));
        let file = folder.join("file");
        write_whole(&file, b"old").expect("there is room");
        let failed = write_by(&file, |out| {
            out.write_all(b"half of the n")?;
            Err(io::ErrorKind::StorageFull.into())
        });
        let (error, left) = (failed.expect_err("the disk is full"), list(&folder));
        let text = read(&file);
        fs::remove_dir_all(&folder).expect("the temporary folder can be removed");
        assert_eq!(error.kind(), io::ErrorKind::StorageFull);
        assert_eq!(text.expect("it is there"), b"old");
        assert_eq!(left, [file]);
    }
}
