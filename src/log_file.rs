//! The log on the disk: what the program tells of itself, in one file of bounded size and the one before it. The last
//! lines are also kept in mind, for the page that reports a problem. Beside the log stands what ended the program, if
//! anything did: the panic's words and its backtrace.
//!
//! Nothing of this is sent anywhere, and without a disk the game goes on.

use crate::{
    notices::Notice,
    store::disk::{self, Folders},
};
use bevy::{
    log::{
        BoxedLayer,
        tracing_subscriber::{
            self,
            fmt::{format::Writer, time::FormatTime},
        },
    },
    prelude::*,
};
use jiff::Timestamp;
use kortlek_platform::files::{self, AppendedFile};
use kortlek_rules::Message;
use std::{
    backtrace::Backtrace,
    collections::VecDeque,
    fmt,
    io::{self, Write},
    panic::{self, PanicHookInfo},
    path::{Path, PathBuf},
    sync::{
        Mutex,
        atomic::{AtomicBool, Ordering},
    },
    thread,
};

/// A file of the log is no larger than this; there are two at most.
const MOST_BYTES: u64 = 256 * 1024;
/// A line is no longer than this.
const LONGEST_LINE: usize = 4096;
/// Maximum length of a stored crash report, in bytes.
const LONGEST_CRASH: usize = 48 * 1024;
/// Number of lines that are kept in memory.
pub const LAST_LINES: usize = 100;

const NOW: &str = "kortlek.log";
const BEFORE: &str = "kortlek.before.log";
const CRASH: &str = "crash.txt";
const LAST_CRASH: &str = "last-crash.txt";

/// The log of this run. The subscriber and the panic hook have no other way to it.
static LOG: Mutex<Log> = Mutex::new(Log::new());

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, tell);
}

/// Log file and the last lines written to it.
#[derive(Debug)]
struct Log {
    folder: Option<PathBuf>,
    file: Option<AppendedFile>,
    bytes: u64,
    last: VecDeque<String>,
    /// Error that ended the writing, until it is reported.
    problem: Option<io::Error>,
}

impl Log {
    const fn new() -> Log {
        Log {
            folder: None,
            file: None,
            bytes: 0,
            last: VecDeque::new(),
            problem: None,
        }
    }

    /// Writes in this folder from now on.
    fn open(&mut self, folder: &Path) {
        self.folder = Some(folder.to_owned());
        let opened =
            AppendedFile::open(&folder.join(NOW)).and_then(|file| Ok((file.bytes()?, file)));
        match opened {
            Ok((bytes, file)) => (self.bytes, self.file) = (bytes, Some(file)),
            Err(error) => self.give_up(error),
        }
    }

    /// Stops writing for the rest of this run.
    fn give_up(&mut self, error: io::Error) {
        self.file = None;
        self.problem = Some(error);
    }

    /// Takes a line or several.
    fn take(&mut self, words: &str) {
        for line in words.lines().filter(|line| !line.trim().is_empty()) {
            let line = shortened(line, LONGEST_LINE).to_owned();
            if let Err(error) = self.write(&line) {
                self.give_up(error);
            }
            self.last.push_back(line);
        }
        while self.last.len() > LAST_LINES {
            self.last.pop_front();
        }
    }

    fn write(&mut self, line: &str) -> io::Result<()> {
        let bytes = line.len() as u64 + 1;
        if self.file.is_some() && self.bytes + bytes > MOST_BYTES {
            self.turn_over()?;
        }
        if let Some(file) = &mut self.file {
            file.add(format!("{line}\n").as_bytes())?;
            self.bytes += bytes;
        }
        Ok(())
    }

    /// The file is full: it takes the place of the one before, and a new one is begun.
    fn turn_over(&mut self) -> io::Result<()> {
        let Some(folder) = &self.folder else {
            return Ok(());
        };
        // Some systems give no new name to a file that is open.
        self.file = None;
        files::rename(&folder.join(NOW), &folder.join(BEFORE))?;
        self.file = Some(AppendedFile::open(&folder.join(NOW))?);
        self.bytes = 0;
        Ok(())
    }
}

/// Beginning of a text up to the allowed length, cut between letters.
fn shortened(text: &str, most: usize) -> &str {
    let mut end = most.min(text.len());
    while !text.is_char_boundary(end) {
        end -= 1;
    }
    &text[..end]
}

/// Writer of the subscriber. A line is lost while another thread holds the log: nobody waits for it.
struct LogLayer;

impl Write for LogLayer {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if let Ok(mut log) = LOG.try_lock() {
            log.take(&String::from_utf8_lossy(bytes));
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// The layer of the subscriber that writes the log.
pub fn layer(_: &mut App) -> Option<BoxedLayer> {
    let layer = tracing_subscriber::fmt::Layer::default();
    let layer = layer.with_ansi(false).with_timer(Clock);
    Some(Box::new(layer.with_writer(|| LogLayer)))
}

/// The time of a line, in universal time. The subscriber's own clock panics in a browser.
struct Clock;

impl FormatTime for Clock {
    fn format_time(&self, out: &mut Writer<'_>) -> fmt::Result {
        write!(out, "{:.6}", Timestamp::now())
    }
}

/// Begins to write the log, and to record what ends the program. A crash report of the last time is moved aside;
/// returns the notice about it.
pub fn begin(folders: Option<&Folders>) -> Option<Message> {
    let folder = folders.map(Folders::logs);
    if let (Some(folder), Ok(mut log)) = (&folder, LOG.lock()) {
        log.open(folder);
    }
    let usual = panic::take_hook();
    panic::set_hook(Box::new(move |panic| {
        note_crash(panic);
        usual(panic);
    }));
    put_by_crash(&folder?).then(|| Message::new("problem-last-time"))
}

/// Returns true if the program ended with a panic the last time; moves its crash report aside.
fn put_by_crash(folder: &Path) -> bool {
    let crash = folder.join(CRASH);
    files::exists(&crash) && files::rename(&crash, &folder.join(LAST_CRASH)).is_ok()
}

/// Records the message of a panic. Others may follow from the first: those are in the log at most.
fn note_crash(panic: &PanicHookInfo) {
    static FIRST: AtomicBool = AtomicBool::new(true);
    let first = FIRST.swap(false, Ordering::SeqCst);
    let thread = thread::current();
    let words = format!("{} in thread {}", panic, thread.name().unwrap_or("?"));
    // If the panicking thread holds the log, nothing can be done.
    let Ok(mut log) = LOG.try_lock() else { return };
    log.take(&words);
    if let Some(folder) = log.folder.as_ref().filter(|_| first) {
        let version = env!("CARGO_PKG_VERSION");
        let way = Backtrace::force_capture();
        let crash = format!("Kortlek {version}\n{words}\n{way}\n");
        // Without room for it the program ends without a trace.
        let crash = shortened(&crash, LONGEST_CRASH);
        let _ = files::write_whole(&folder.join(CRASH), crash.as_bytes());
        files::keep_now();
    }
}

/// The last lines of the log, the latest last.
pub fn last_lines() -> Vec<String> {
    let log = LOG.lock();
    log.map_or_else(|_| Vec::new(), |log| log.last.iter().cloned().collect())
}

/// Report of the last crash: of this run, else of an earlier one.
pub fn crash(folders: &Folders) -> Option<String> {
    let mut names = [CRASH, LAST_CRASH].into_iter();
    names.find_map(|name| files::read_to_string(&folders.logs().join(name)).ok())
}

/// Reports once why the log is not written.
fn tell(mut notices: MessageWriter<Notice>) {
    if let Ok(mut log) = LOG.try_lock()
        && let Some(error) = log.problem.take()
    {
        let notice = Message::new("problem-no-log").with("reason", disk::reason(&error));
        notices.write(Notice::of(notice));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::disk::tests::TestFolder;
    use std::fs;

    #[test]
    fn the_log_is_two_files_of_bounded_size_and_its_last_lines_are_known() {
        let folder = TestFolder::new();
        let mut log = Log::new();
        log.open(&folder.0);
        let line = "x".repeat(1000);
        for n in 0..1000 {
            log.take(&format!("{n} {line}\n"));
        }
        let size = |name: &str| fs::metadata(folder.0.join(name)).map_or(0, |data| data.len());
        assert!((1..=MOST_BYTES).contains(&size(NOW)));
        assert!((MOST_BYTES / 2..=MOST_BYTES).contains(&size(BEFORE)));
        assert_eq!(fs::read_dir(&folder.0).expect("it is there").count(), 2);
        assert_eq!(log.last.len(), LAST_LINES);
        assert!(log.last.back().is_some_and(|line| line.starts_with("999 ")));
        // The next run goes on in the same file.
        let before = size(NOW);
        let mut next = Log::new();
        next.open(&folder.0);
        next.take("once more");
        assert_eq!(size(NOW), before + 10);
    }

    #[test]
    fn without_a_disk_the_log_is_kept_in_mind_and_the_problem_is_known() {
        let folder = TestFolder::new();
        let taken = folder.0.join("log");
        fs::write(&taken, "a file where the folder would be").expect("there is room");
        let mut log = Log::new();
        log.open(&taken);
        log.take("first\nsecond\n\n");
        assert_eq!(log.last, ["first", "second"]);
        assert!(log.problem.take().is_some() && log.file.is_none());
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn a_full_disk_ends_the_log_and_nothing_else() {
        let mut log = Log::new();
        log.file = AppendedFile::open(Path::new("/dev/full")).ok();
        log.take("one");
        log.take("two");
        let kind = log.problem.map(|error| error.kind());
        assert_eq!(kind, Some(io::ErrorKind::StorageFull));
        assert_eq!(log.last, ["one", "two"]);
    }

    #[test]
    fn long_lines_are_cut_between_letters() {
        assert_eq!(shortened("åäö", 3), "å");
        assert_eq!(shortened("åäö", 60), "åäö");
    }

    #[test]
    fn what_a_panic_says_is_kept_with_the_way_to_it() {
        let folder = TestFolder::new();
        let folders = Folders::within(&folder.0);
        assert_eq!(begin(Some(&folders)), None);
        let fell = thread::Builder::new()
            .name("faller".to_owned())
            .spawn(|| panic!("a card fell off the table"));
        assert!(fell.expect("there are threads").join().is_err());
        // Restores the panic hook of the tests.
        drop(panic::take_hook());
        let crash = crash(&folders).expect("it is kept");
        for part in ["Kortlek ", "a card fell off the table", "in thread faller"] {
            assert!(crash.contains(part), "{part}: {crash}");
        }
        assert!(crash.len() <= LONGEST_CRASH && crash.lines().count() > 5);
        let said = last_lines();
        assert!(said.iter().any(|line| line.contains("a card fell off")));
        assert!(put_by_crash(&folders.logs()));
    }

    #[test]
    fn a_crash_is_put_by_and_told_once() {
        let folder = TestFolder::new();
        let folders = Folders::within(&folder.0);
        let logs = folders.logs();
        assert!(!put_by_crash(&logs));
        assert_eq!(crash(&folders), None);
        fs::create_dir_all(&logs).expect("there is room");
        fs::write(logs.join(CRASH), "boom").expect("there is room");
        assert!(put_by_crash(&logs));
        assert!(!put_by_crash(&logs), "it is told once");
        assert_eq!(crash(&folders).as_deref(), Some("boom"));
    }
}
