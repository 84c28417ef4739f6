//! The luck of the operating system.

use std::hash::{BuildHasher, Hasher, RandomState};

/// A number that nobody has chosen, any of all there are.
pub fn number() -> u64 {
    // A hasher's keys are the system's own luck.
    RandomState::new().build_hasher().finish()
}
