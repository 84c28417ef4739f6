//! Writes the player's files beside the frames, so that none waits for the disk.

use super::{
    disk::{self, Disk, RealDisk},
    quota,
};
use bevy::prelude::*;
use kortlek_kit::EventLoopWaker;
use kortlek_platform::files::{self, FileJobs};
use kortlek_rules::{Arg, Message};
use std::{
    collections::BTreeSet,
    io,
    path::PathBuf,
    sync::{
        Mutex,
        mpsc::{self, Receiver},
    },
};

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<FileWriter>()
        .add_message::<WriteResult>()
        .add_systems(PreUpdate, report)
        .add_systems(Last, finish.run_if(on_message::<AppExit>));
}

/// Kind of file.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum FileKind {
    /// The game that goes on; the number counts the positions that are saved.
    Save(usize),
    /// The settings.
    Settings,
    /// The player's progress.
    Progress,
    /// The games that are over.
    Archive,
    /// A file that the player exports.
    Export,
    /// A problem report; its page says where it is.
    Report,
}

impl FileKind {
    /// The kind's kind as a word.
    pub const fn name(self) -> &'static str {
        match self {
            FileKind::Save(_) => "save",
            FileKind::Settings => "settings",
            FileKind::Progress => "memory",
            FileKind::Archive => "archive",
            FileKind::Export | FileKind::Report => "export",
        }
    }

    /// Returns true for a file that is made for the player to take along.
    const fn is_taken_along(self) -> bool {
        matches!(self, FileKind::Export | FileKind::Report)
    }

    /// Selector by which a message chooses its words.
    pub fn arg(self) -> Arg {
        Arg::Name(self.name().to_owned())
    }
}

/// A file was written, or could not be.
#[derive(Message, Clone, PartialEq, Eq, Debug)]
pub struct WriteResult {
    /// Kind of file.
    pub kind: FileKind,
    /// Path that was to be written.
    pub file: PathBuf,
    /// Message about the failure and its consequence; `None` if all went well.
    pub problem: Option<Message>,
}

enum Job {
    Write(FileKind, PathBuf, Vec<u8>),
    Remove(PathBuf),
    Move(PathBuf, PathBuf),
    /// Makes room in a folder of games that are over.
    Tidy(PathBuf),
    /// Removes what was left half written in a folder.
    Sweep(PathBuf),
}

/// The one who writes. Files are written in the order in which they are given; of several versions of a file that
/// wait, only the last is written.
#[derive(Resource)]
pub struct FileWriter {
    jobs: FileJobs<Job>,
    done: Mutex<Receiver<WriteResult>>,
}

impl FromWorld for FileWriter {
    fn from_world(world: &mut World) -> FileWriter {
        let waker = EventLoopWaker::of(world.get_resource());
        FileWriter::new(RealDisk, move || waker.up())
    }
}

impl FileWriter {
    /// One who writes to `disk` and calls `wake` when something is written.
    pub fn new(disk: impl Disk + Send + 'static, wake: impl Fn() + Send + 'static) -> FileWriter {
        let (tell, done) = mpsc::channel();
        let carry_out = move |jobs| -> Vec<JobResult> {
            let jobs = only_last(jobs).into_iter();
            jobs.filter_map(|job| carry_out(&disk, job)).collect()
        };
        let tell = move |outcomes: Vec<JobResult>, kept: io::Result<()>| {
            for outcome in outcomes {
                // Nobody listens any more when the program ends.
                let _ = tell.send(outcome.told(&kept));
            }
        };
        FileWriter {
            jobs: FileJobs::begin(carry_out, tell, wake),
            done: Mutex::new(done),
        }
    }

    /// Replaces a file.
    pub fn write(&self, kind: FileKind, file: PathBuf, bytes: impl Into<Vec<u8>>) {
        self.give(Job::Write(kind, file, bytes.into()));
    }

    /// Removes a file that is not needed any more.
    pub fn remove(&self, file: PathBuf) {
        self.give(Job::Remove(file));
    }

    /// Renames a file.
    pub fn rename(&self, file: PathBuf, name: PathBuf) {
        self.give(Job::Move(file, name));
    }

    /// Throws away the oldest traces of a folder of games that are over, as far as they take more room than they may.
    pub fn tidy(&self, folder: PathBuf) {
        self.give(Job::Tidy(folder));
    }

    /// Removes what a writer that was killed left half written in a folder.
    pub fn sweep(&self, folder: PathBuf) {
        self.give(Job::Sweep(folder));
    }

    /// Waits until everything given so far can be read, but not longer than a slow disk may take.
    pub fn wait(&self) {
        self.jobs.wait();
    }

    fn give(&self, job: Job) {
        self.jobs.give(job);
    }

    /// Returns true if everything given so far is on the disk.
    pub fn is_idle(&self) -> bool {
        self.jobs.is_idle()
    }

    /// Writes everything that waits, then nothing more. Gives what came of it.
    pub fn finish(&mut self) -> Vec<WriteResult> {
        self.jobs.finish();
        self.done()
    }

    fn done(&self) -> Vec<WriteResult> {
        match self.done.lock() {
            Ok(done) => done.try_iter().collect(),
            Err(_) => Vec::new(),
        }
    }
}

impl Drop for FileWriter {
    fn drop(&mut self) {
        self.finish();
    }
}

/// Leaves out every writing of a file that is written again later without anything else happening to it between.
fn only_last(jobs: Vec<Job>) -> Vec<Job> {
    let mut seen = BTreeSet::new();
    let mut kept: Vec<Job> = jobs
        .into_iter()
        .rev()
        .filter(|job| match job {
            Job::Write(_, file, _) => seen.insert(file.clone()),
            Job::Remove(file) | Job::Move(file, _) => {
                seen.remove(file);
                true
            }
            Job::Tidy(_) | Job::Sweep(_) => {
                seen.clear();
                true
            }
        })
        .collect();
    kept.reverse();
    kept
}

/// Outcome of a job.
enum JobResult {
    Written(FileKind, PathBuf, io::Result<()>),
    /// So many traces were thrown away in a folder.
    Tidied(PathBuf, usize),
}

impl JobResult {
    /// What is told of it, once it is known whether what was done is kept.
    fn told(self, kept: &io::Result<()>) -> WriteResult {
        match self {
            JobResult::Written(kind, file, written) => {
                // What is taken along is in the player's hands already.
                let kept = kept.as_ref().err().filter(|_| !kind.is_taken_along());
                let problem = written.as_ref().err().or(kept).map(|error| {
                    Message::new("notice-not-written")
                        .with("what", kind.arg())
                        .with("reason", disk::reason(error))
                        .with("folder", disk::named(file.parent().unwrap_or(&file)))
                });
                WriteResult {
                    kind,
                    file,
                    problem,
                }
            }
            JobResult::Tidied(file, dropped) => WriteResult {
                kind: FileKind::Archive,
                problem: Some(quota::notice(dropped, quota::LIMITS)),
                file,
            },
        }
    }
}

fn carry_out(disk: &impl Disk, job: Job) -> Option<JobResult> {
    match job {
        Job::Write(kind, file, bytes) => {
            let written = if kind.is_taken_along() {
                disk.deliver(&file, &bytes)
            } else {
                disk.write(&file, &bytes)
            };
            Some(JobResult::Written(kind, file, written))
        }
        Job::Remove(file) => {
            // It may never have been written.
            let _ = files::remove(&file);
            None
        }
        Job::Move(file, name) => {
            // A file that can't be moved stays in its place and is found there.
            let _ = files::rename(&file, &name);
            None
        }
        Job::Tidy(folder) => {
            let dropped = quota::tidy(disk, &folder, quota::LIMITS);
            (dropped > 0).then_some(JobResult::Tidied(folder, dropped))
        }
        Job::Sweep(folder) => {
            disk::sweep(&folder);
            None
        }
    }
}

fn report(writer: Res<FileWriter>, mut written: MessageWriter<WriteResult>) {
    written.write_batch(writer.done());
}

pub(crate) fn finish(mut writer: ResMut<FileWriter>) {
    for written in writer.finish() {
        if let Some(problem) = written.problem {
            warn!("{problem}");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::disk::tests::{FullDisk, TestFolder};
    use std::{fs, thread};

    #[test]
    fn everything_is_written_before_the_end() {
        let folder = TestFolder::new();
        let mut writer = FileWriter::new(RealDisk, || {});
        let (one, two) = (folder.0.join("one"), folder.0.join("two"));
        for version in 0..50 {
            writer.write(FileKind::Save(version), one.clone(), format!("{version}"));
        }
        writer.write(FileKind::Settings, two.clone(), "kept");
        writer.remove(two.clone());
        writer.write(FileKind::Settings, two.clone(), "again");
        writer.wait();
        assert!(one.exists(), "who waits finds what was given before");
        while !writer.is_idle() {
            thread::yield_now();
        }
        let written = writer.finish();
        assert!(written.iter().all(|w| w.problem.is_none()), "{written:?}");
        assert_eq!(fs::read_to_string(one).expect("it is there"), "49");
        assert_eq!(fs::read_to_string(two).expect("it is there"), "again");
    }

    #[test]
    fn a_full_disk_is_told() {
        let mut writer = FileWriter::new(FullDisk, || {});
        writer.write(FileKind::Save(3), PathBuf::from("/saves/game"), "x");
        let written = writer.finish();
        let problem = written[0].problem.clone().expect("it can't be written");
        assert_eq!(
            crate::words::in_english().say(problem),
            "Your game can’t be saved: the disk is full (/saves). You can still play."
        );
    }

    #[test]
    fn of_versions_that_wait_only_the_last_is_written() {
        let write =
            |file: &str, text: &str| Job::Write(FileKind::Progress, file.into(), text.into());
        let jobs = vec![
            write("a", "1"),
            write("b", "1"),
            write("a", "2"),
            Job::Remove("b".into()),
            write("a", "3"),
        ];
        let told = |job: &Job| match job {
            Job::Write(_, file, bytes) => {
                format!("{} = {}", file.display(), String::from_utf8_lossy(bytes))
            }
            Job::Remove(file) => format!("no {}", file.display()),
            _ => panic!("there are no others"),
        };
        let left: Vec<String> = only_last(jobs).iter().map(told).collect();
        assert_eq!(left, ["b = 1", "no b", "a = 3"]);
    }
}
