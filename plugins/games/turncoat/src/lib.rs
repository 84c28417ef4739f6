//! Turncoat, by Scott Huntington: rules, bot, table and plugin.

pub mod bot;
mod imagined;
#[cfg(feature = "plugin")]
pub mod plugin;
pub mod rules;
pub mod table;

pub use rules::Turncoat;

use kortlek_bots::entry::Entry;

/// The game for the catalogue. It lies here so that all that is built for its types belongs to this crate.
pub static ENTRY: Entry = Entry::at_table::<Turncoat>();
