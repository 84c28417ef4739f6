//! The player's files: where they are, what is in them, and how they are written.

pub mod disk;
pub mod folder;
pub mod format;
pub mod lenient_toml;
pub mod quota;
pub mod record;
pub mod writer;
