//! The browser's clock.

pub use web_time::{SystemTime, UNIX_EPOCH};
