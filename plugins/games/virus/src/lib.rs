//! Virus, by Scott Huntington: rules, table, bot and plugin.

pub mod belief;
pub mod bot;
mod certain;
#[cfg(feature = "plugin")]
pub mod plugin;
pub mod rules;
pub mod table;
pub mod turn;

pub use rules::Virus;

use kortlek_bots::entry::Entry;

/// The game for the catalogue. It lies here so that all that is built for its types belongs to this crate.
pub static ENTRY: Entry = Entry::at_table::<Virus>();
