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

use kortlek_bots::entry::Entry;

/// The game for the catalogue. It lies here so that all that is built for its types belongs to this crate.
pub static ENTRY: Entry = Entry::at_table::<Hatchet>();
