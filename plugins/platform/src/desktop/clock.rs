//! The clock of the standard library.

pub use std::time::{Instant, SystemTime, UNIX_EPOCH};
