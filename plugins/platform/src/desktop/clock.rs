//! The clock of the standard library.

pub use std::time::{SystemTime, UNIX_EPOCH};
