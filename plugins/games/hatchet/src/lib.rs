//! Hatchet, by Scott Huntington: rules, table, bot and plugin.

pub mod bot;
mod candidates;
mod certain;
pub mod chips;
pub mod geometry;
pub mod places;
#[cfg(feature = "plugin")]
pub mod plugin;
pub mod rules;
pub mod table;

pub use candidates::Candidate;
pub use geometry::{Place, Touch};
pub use rules::Hatchet;
