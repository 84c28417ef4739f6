//! Errors with pictures, each as one sentence that names the file.

use std::fmt;
use std::io;
use std::path::PathBuf;

/// Reason why a picture is not available. Its text is one sentence for the player's log.
#[derive(Debug)]
pub enum ArtError {
    /// The folder of pictures is not there.
    NoFolder {
        /// The folder that was asked for.
        folder: PathBuf,
    },
    /// A file can't be read, because it is missing or for the reason given.
    Unreadable {
        /// The file.
        file: PathBuf,
        /// Error of the system.
        cause: io::Error,
    },
    /// A file was read, but is not the drawing it should be.
    Damaged {
        /// The file.
        file: PathBuf,
        /// Description of the fault.
        fault: String,
    },
    /// No card of either deck has this id.
    NoSuchCard {
        /// The id.
        id: String,
    },
    /// No mark has this name.
    NoSuchMark {
        /// The name.
        name: String,
    },
    /// The size asked for is zero or more than [`LARGEST_PX`](crate::LARGEST_PX).
    Size {
        /// The width or height asked for, in pixels.
        pixels: u32,
    },
}

impl fmt::Display for ArtError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoFolder { folder } => {
                write!(f, "The folder of pictures {} is missing.", folder.display())
            }
            Self::Unreadable { file, cause } if cause.kind() == io::ErrorKind::NotFound => {
                write!(f, "The picture {} is missing.", file.display())
            }
            Self::Unreadable { file, cause } => {
                write!(f, "The picture {} can't be read: {cause}.", file.display())
            }
            Self::Damaged { file, fault } => {
                write!(f, "The picture {} is damaged: {fault}.", file.display())
            }
            Self::NoSuchCard { id } => write!(f, "No card is called {id:?}."),
            Self::NoSuchMark { name } => write!(f, "No mark is called {name:?}."),
            Self::Size { pixels } => write!(
                f,
                "A picture of {pixels} pixels can't be drawn: it must have 1 to {}.",
                crate::LARGEST_PX
            ),
        }
    }
}

impl std::error::Error for ArtError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::Unreadable { cause, .. } => Some(cause),
            _ => None,
        }
    }
}
