//! The browser's clock.

pub use web_time::{Instant, SystemTime, UNIX_EPOCH};
