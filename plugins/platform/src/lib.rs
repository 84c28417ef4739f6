//! Differences between a program for the desktop and a page in a browser. Everything else of Kortlek is written against these
//! modules and knows of neither; each has one public interface, and two implementations, in `desktop` and `web`.
//!
//! The browser gives a page one thread, no folders, no clock of the standard library and no arguments; what it gives
//! instead comes from the page's script as one object (`web::Host`), when it starts the program.

#[cfg(not(target_arch = "wasm32"))]
mod desktop;
mod refusal;
#[cfg(target_arch = "wasm32")]
pub mod web;

#[cfg(not(target_arch = "wasm32"))]
use desktop as machine;
#[cfg(target_arch = "wasm32")]
use web as machine;

/// Work beside the frames.
///
/// A page has one thread, which draws as well: long work is cut into pieces that take turns with the frames
/// ([`turn`](background::turn)), and what only makes up for the quirks of a desktop is not done at all.
pub mod background {
    pub use crate::machine::background::*;
}

/// Copying and pasting. A browser answers later, and only if the player lets it.
pub mod clipboard {
    pub use crate::machine::clipboard::*;
}

/// The time of day. The standard library's clock panics in a browser.
pub mod clock {
    pub use crate::machine::clock::*;

    /// The present moment, in seconds since 1970.
    pub fn seconds() -> u64 {
        let since = SystemTime::now().duration_since(UNIX_EPOCH);
        since.map_or(0, |since| since.as_secs())
    }
}

/// Files: of the player, and shipped with the program.
///
/// In a browser the player's files are a map in memory, read by the page before the program starts; changes are told to
/// the page, which keeps them in the browser's database, all of one frame together ([`FileJobs`](files::FileJobs)). The
/// shipped files come with the page as one pack.
pub mod files {
    use crate::clock::SystemTime;
    pub use crate::machine::files::*;
    pub use crate::refusal::{StorageRefusal, refusal};
    use std::{
        io,
        path::{Path, PathBuf},
    };

    /// Size and age of a file.
    #[derive(Clone, Copy, PartialEq, Debug)]
    pub struct FileInfo {
        /// Size in bytes.
        pub bytes: u64,
        /// Time of the last change, where it is known.
        pub modified: Option<SystemTime>,
    }

    /// A file's path with more at the end of its name.
    pub fn beside(file: &Path, ending: &str) -> PathBuf {
        let mut name = file.file_name().unwrap_or_default().to_owned();
        name.push(".");
        name.push(ending);
        file.with_file_name(name)
    }

    /// Moves a file that can't be read out of the way, to `NAME.damaged-1` or the next number that is free, and returns
    /// its new path.
    ///
    /// # Errors
    ///
    /// The error of the system.
    pub fn set_aside(file: &Path) -> io::Result<PathBuf> {
        let free = (1..1000)
            .map(|n| beside(file, &format!("damaged-{n}")))
            .find(|path| !exists(path))
            .ok_or_else(|| io::Error::from(io::ErrorKind::AlreadyExists))?;
        rename(file, &free)?;
        Ok(free)
    }

    /// Reads a file of text.
    ///
    /// # Errors
    ///
    /// The error of the system; [`io::ErrorKind::InvalidData`] if it is no text.
    pub fn read_to_string(file: &Path) -> io::Result<String> {
        let text = String::from_utf8(read(file)?);
        text.map_err(|_| io::Error::new(io::ErrorKind::InvalidData, "it is no text"))
    }
}

/// Gamepads that wake a window at rest.
pub mod gamepads {
    pub use crate::machine::gamepads::*;
}

/// Luck that nobody can foresee, for seeds.
pub mod luck {
    pub use crate::machine::luck::*;
}

/// The page around the program, if there is one: what it is told, and what it asks.
pub mod page {
    pub use crate::machine::page::*;
}

/// Beginning and end of the program.
pub mod program {
    pub use crate::machine::program::*;
}

/// Bots that think elsewhere. A page has no threads: there they think in Web Workers, which get requests and give answers
/// as text.
pub mod thinking {
    pub use crate::machine::thinking::*;
}

/// Preferences that the player has set for all programs, as the desktop or the browser knows them.
pub mod system_preferences;
