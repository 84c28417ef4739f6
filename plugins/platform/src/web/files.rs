//! Files in memory, read by the page before the program starts, and kept by it in the browser's database.
//!
//! Paths are relative: `config/…` and `data/…` are the player's and kept, `assets/…` lies in the pack, `passing/…` are
//! files that the player gave for this time.

use super::{clock::SystemTime, host, host::Host};
use crate::{files::FileInfo, refusal::StorageRefusal};
use js_sys::{Array, Reflect, Uint8Array};
use std::{
    cell::RefCell,
    collections::{BTreeMap, BTreeSet},
    io,
    path::{Path, PathBuf},
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, spawn_local};

const ASSETS: &str = "assets";
const PASSING: &str = "passing";

struct Stored {
    bytes: Vec<u8>,
    modified: SystemTime,
}

/// A pack as `cargo web` makes it: the length of an index, the index, the files.
struct Pack {
    whole: Uint8Array,
    /// Beginning and end of each file.
    index: BTreeMap<String, (u32, u32)>,
}

impl Pack {
    fn read(whole: Uint8Array) -> Option<Pack> {
        let head = whole.subarray(0, 4).to_vec();
        let start = 4 + u32::from_le_bytes(head.try_into().ok()?);
        let index = whole.subarray(4, start).to_vec();
        let places: BTreeMap<String, (u32, u32)> = serde_json::from_slice(&index).ok()?;
        let place = |(path, (from, length))| (path, (start + from, start + from + length));
        Some(Pack {
            index: places.into_iter().map(place).collect(),
            whole,
        })
    }

    fn file(&self, path: &str) -> Option<Vec<u8>> {
        let (from, to) = self.index.get(path)?;
        Some(self.whole.subarray(*from, *to).to_vec())
    }
}

#[derive(Default)]
struct Disk {
    files: BTreeMap<String, Stored>,
    /// Paths of the files that were changed and are not kept yet.
    changed: BTreeSet<String>,
    assets: Option<Pack>,
}

thread_local! {
    static DISK: RefCell<Disk> = RefCell::default();
}

fn key(path: &Path) -> String {
    path.to_string_lossy().into_owned()
}

/// Path within the pack, for a shipped file.
fn shipped(path: &Path) -> Option<String> {
    path.strip_prefix(ASSETS).ok().map(key)
}

fn not_found<T>() -> io::Result<T> {
    Err(io::ErrorKind::NotFound.into())
}

/// Takes over what the page has read.
pub(super) fn begin(host: &Host) {
    DISK.with_borrow_mut(|disk| {
        host.files().for_each(&mut |file, path| {
            let field = |name: &str| Reflect::get(&file, &name.into()).unwrap_or_default();
            let Some(path) = path.as_string() else { return };
            let modified = field("modified").as_f64().unwrap_or_default();
            let stored = Stored {
                bytes: Uint8Array::new(&field("bytes")).to_vec(),
                modified: SystemTime::UNIX_EPOCH + Duration::from_millis(modified as u64),
            };
            disk.files.insert(path, stored);
        });
        disk.assets = Pack::read(host.assets());
    });
}

/// A file that the player gives for this time. Gives its path.
pub(super) fn pass(name: &str, bytes: Vec<u8>) -> PathBuf {
    let name = Path::new(name).file_name().unwrap_or_default();
    let path = Path::new(PASSING).join(name);
    put(&path, bytes);
    path
}

fn put(path: &Path, bytes: Vec<u8>) {
    DISK.with_borrow_mut(|disk| {
        let modified = SystemTime::now();
        disk.files.insert(key(path), Stored { bytes, modified });
        disk.change(path);
    });
}

impl Disk {
    fn change(&mut self, path: &Path) {
        if !path.starts_with(PASSING) {
            self.changed.insert(key(path));
        }
    }
}

/// Gives the changes to the page, and waits until they are kept. What can't be kept now is tried again with the next
/// changes.
async fn keep() -> io::Result<()> {
    let Some(host) = host::get() else {
        return not_found();
    };
    let changes = Array::new();
    let changed = DISK.with_borrow_mut(|disk| {
        for path in &disk.changed {
            let bytes = disk.files.get(path).map_or(JsValue::NULL, |stored| {
                Uint8Array::from(&stored.bytes[..]).into()
            });
            changes.push(&Array::of2(&path.into(), &bytes));
        }
        std::mem::take(&mut disk.changed)
    });
    if changed.is_empty() {
        return Ok(());
    }
    let kept = JsFuture::from(host.write(changes)).await;
    kept.map(|_| ()).map_err(|error| {
        DISK.with_borrow_mut(|disk| disk.changed.extend(changed));
        reason(&error)
    })
}

/// The error of a page that keeps nothing.
fn reason(error: &JsValue) -> io::Error {
    let name = Reflect::get(error, &"name".into()).unwrap_or_default();
    match name.as_string().as_deref() {
        Some("QuotaExceededError") => io::ErrorKind::StorageFull.into(),
        Some("ReadOnly") => io::Error::other(StorageRefusal::OtherTab),
        Some("StorageUnavailable") => io::Error::other(StorageRefusal::NoStorage),
        Some(name) => io::Error::other(name.to_owned()),
        None => io::Error::other("the browser refuses"),
    }
}

/// Folders of the player's settings and of the player's other files.
pub fn folders() -> Option<(PathBuf, PathBuf)> {
    Some(("config".into(), "data".into()))
}

/// A page knows of no home folder.
pub fn home() -> Option<PathBuf> {
    None
}

/// The folder of shipped files is the pack.
pub fn asset_places() -> Vec<PathBuf> {
    vec![assets()]
}

/// The folder of shipped files.
pub fn assets() -> PathBuf {
    ASSETS.into()
}

/// True if the shipped files that the engine loads by itself come by [`fetch`].
pub const ARE_FETCHED: bool = true;

/// Fetches a shipped file by its path within the folder of them. The sounds come with a pack of their own, after the
/// first frame.
///
/// # Errors
///
/// There is no such file, or the pack of sounds does not come.
pub async fn fetch(path: PathBuf) -> io::Result<Vec<u8>> {
    if !path.starts_with("sounds") {
        return read(&assets().join(path));
    }
    let Some(host) = host::get() else {
        return not_found();
    };
    let whole = JsFuture::from(host.sounds()).await;
    let whole = whole.map_err(|error| reason(&error))?;
    let whole = whole.dyn_into().map_err(|error| reason(&error))?;
    thread_local! {
        static SOUNDS: RefCell<Option<Pack>> = const { RefCell::new(None) };
    }
    let file = SOUNDS.with_borrow_mut(|sounds| {
        if sounds.is_none() {
            *sounds = Pack::read(whole);
        }
        sounds.as_ref()?.file(&key(&path))
    });
    file.ok_or_else(|| io::ErrorKind::NotFound.into())
}

/// Reads a file.
///
/// # Errors
///
/// [`io::ErrorKind::NotFound`].
pub fn read(file: &Path) -> io::Result<Vec<u8>> {
    let bytes = DISK.with_borrow(|disk| match shipped(file) {
        Some(path) => disk.assets.as_ref()?.file(&path),
        None => Some(disk.files.get(&key(file))?.bytes.clone()),
    });
    bytes.ok_or_else(|| io::ErrorKind::NotFound.into())
}

/// Returns true if there is a file or a folder.
pub fn exists(path: &Path) -> bool {
    let is_file = DISK.with_borrow(|disk| match shipped(path) {
        Some(path) => disk
            .assets
            .as_ref()
            .is_some_and(|pack| pack.index.contains_key(&path)),
        None => disk.files.contains_key(&key(path)),
    });
    is_file || is_folder(path)
}

/// Returns true if there is a folder: it holds something.
pub fn is_folder(path: &Path) -> bool {
    fn holds<T>(files: &BTreeMap<String, T>, folder: &str) -> bool {
        let within = format!("{folder}/");
        let mut later = files.range(within.clone()..);
        later
            .next()
            .is_some_and(|(path, _)| path.starts_with(&within))
    }
    DISK.with_borrow(|disk| match shipped(path) {
        Some(path) => disk
            .assets
            .as_ref()
            .is_some_and(|pack| path.is_empty() || holds(&pack.index, &path)),
        None => holds(&disk.files, &key(path)),
    })
}

/// Size and age of a file.
///
/// # Errors
///
/// [`io::ErrorKind::NotFound`].
pub fn info(file: &Path) -> io::Result<FileInfo> {
    DISK.with_borrow(|disk| match disk.files.get(&key(file)) {
        Some(stored) => Ok(FileInfo {
            bytes: stored.bytes.len() as u64,
            modified: Some(stored.modified),
        }),
        None => not_found(),
    })
}

/// The files in a folder, by name.
pub fn list(folder: &Path) -> Vec<PathBuf> {
    DISK.with_borrow(|disk| {
        let paths = disk.files.keys().map(PathBuf::from);
        paths.filter(|path| path.parent() == Some(folder)).collect()
    })
}

/// Renames a file.
///
/// # Errors
///
/// [`io::ErrorKind::NotFound`].
pub fn rename(file: &Path, name: &Path) -> io::Result<()> {
    DISK.with_borrow_mut(|disk| {
        let Some(stored) = disk.files.remove(&key(file)) else {
            return not_found();
        };
        disk.files.insert(key(name), stored);
        disk.change(file);
        disk.change(name);
        Ok(())
    })
}

/// Removes a file.
///
/// # Errors
///
/// [`io::ErrorKind::NotFound`].
pub fn remove(file: &Path) -> io::Result<()> {
    DISK.with_borrow_mut(|disk| {
        if disk.files.remove(&key(file)).is_none() {
            return not_found();
        }
        disk.change(file);
        Ok(())
    })
}

/// Replaces the whole file. Whether it is kept shows later: see [`FileJobs`].
///
/// # Errors
///
/// None; the disk of a desktop has some.
pub fn write_whole(file: &Path, bytes: &[u8]) -> io::Result<()> {
    put(file, bytes.to_vec());
    Ok(())
}

/// Gives the player a file as a download.
///
/// # Errors
///
/// There is no page.
pub fn deliver(file: &Path, bytes: &[u8]) -> io::Result<()> {
    let Some(host) = host::get() else {
        return not_found();
    };
    host.download(&shown(file), Uint8Array::from(bytes));
    Ok(())
}

/// Name of a path towards the player: its last part.
pub fn shown(path: &Path) -> String {
    let name = path.file_name().unwrap_or(path.as_os_str());
    name.to_string_lossy().into_owned()
}

/// Nothing is half written in a browser's database.
pub fn is_half_written(_file: &Path) -> bool {
    false
}

/// A file to which lines are added. It is kept together with the next changes to others, or by [`keep_now`].
#[derive(Debug)]
pub struct AppendedFile(PathBuf);

impl AppendedFile {
    /// Opens a file, or begins it.
    ///
    /// # Errors
    ///
    /// None.
    pub fn open(file: &Path) -> io::Result<AppendedFile> {
        if !exists(file) {
            put(file, Vec::new());
        }
        Ok(AppendedFile(file.to_owned()))
    }

    /// Size in bytes.
    ///
    /// # Errors
    ///
    /// It was removed.
    pub fn bytes(&self) -> io::Result<u64> {
        Ok(info(&self.0)?.bytes)
    }

    /// Adds to the file.
    ///
    /// # Errors
    ///
    /// None.
    pub fn add(&mut self, bytes: &[u8]) -> io::Result<()> {
        DISK.with_borrow_mut(|disk| {
            let modified = SystemTime::now();
            let stored = disk.files.entry(key(&self.0)).or_insert(Stored {
                bytes: Vec::new(),
                modified,
            });
            stored.bytes.extend_from_slice(bytes);
            stored.modified = modified;
            disk.change(&self.0);
        });
        Ok(())
    }
}

/// Makes sure that what was written outside of [`FileJobs`] is kept, as soon as that can be: the program may end.
pub fn keep_now() {
    spawn_local(async {
        // Nobody is left to be told.
        let _ = keep().await;
    });
}

/// True if [`open_folder`] may do something.
pub const CAN_OPEN_FOLDERS: bool = false;

/// There are no folders to show.
///
/// # Errors
///
/// Always.
pub fn open_folder(_folder: &Path) -> io::Result<()> {
    Err(io::ErrorKind::Unsupported.into())
}

/// Action on the outcome of jobs, once it is known whether they are kept.
type Finish = Box<dyn FnOnce(io::Result<()>) + Send>;

struct Desk<J> {
    waiting: Vec<J>,
    /// Number of jobs that are done and not kept yet.
    unkept: usize,
    /// True if they are looked after when this frame is over.
    is_minded: bool,
    carry_out: Box<dyn FnMut(Vec<J>) -> Finish + Send>,
}

/// Jobs with files, done in the order in which they are given, all of one frame together, and then kept.
pub struct FileJobs<J>(Arc<Mutex<Desk<J>>>);

impl<J: Send + 'static> FileJobs<J> {
    /// Jobs that `carry_out` does, as many as wait. `done` gets what came of them once they are kept, or the reason why
    /// none of them is; then `wake` is called.
    pub fn begin<W: Send + 'static>(
        mut carry_out: impl FnMut(Vec<J>) -> W + Send + 'static,
        done: impl FnMut(W, io::Result<()>) + Send + 'static,
        wake: impl Fn() + Send + 'static,
    ) -> FileJobs<J> {
        let done = Arc::new(Mutex::new((done, wake)));
        let carry_out = move |jobs| {
            let came_of_it = carry_out(jobs);
            let done = done.clone();
            Box::new(move |kept| {
                let mut done = done.lock().unwrap_or_else(PoisonError::into_inner);
                (done.0)(came_of_it, kept);
                (done.1)();
            }) as Finish
        };
        FileJobs(Arc::new(Mutex::new(Desk {
            waiting: Vec::new(),
            unkept: 0,
            is_minded: false,
            carry_out: Box::new(carry_out),
        })))
    }

    fn desk(&self) -> std::sync::MutexGuard<'_, Desk<J>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Gives a job.
    pub fn give(&self, job: J) {
        let mut desk = self.desk();
        desk.waiting.push(job);
        if !std::mem::replace(&mut desk.is_minded, true) {
            let jobs = FileJobs(self.0.clone());
            // It runs when this frame is over.
            spawn_local(async move {
                jobs.desk().is_minded = false;
                jobs.wait();
            });
        }
    }

    /// Does everything given so far now; it is kept later.
    pub fn wait(&self) {
        let mut desk = self.desk();
        if desk.waiting.is_empty() {
            return;
        }
        let waiting = std::mem::take(&mut desk.waiting);
        let count = waiting.len();
        let finish = (desk.carry_out)(waiting);
        desk.unkept += count;
        let jobs = FileJobs(self.0.clone());
        spawn_local(async move {
            let kept = keep().await;
            jobs.desk().unkept -= count;
            finish(kept);
        });
    }

    /// Returns true if everything given so far is kept.
    pub fn is_idle(&self) -> bool {
        let desk = self.desk();
        desk.waiting.is_empty() && desk.unkept == 0
    }

    /// Does everything that waits.
    pub fn finish(&mut self) {
        self.wait();
    }
}
