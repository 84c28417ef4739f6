//! Break In, by Scott Huntington: rules, table and bot.

pub mod bot;
mod certain;
pub mod odds;
pub mod rules;
pub mod table;

pub use rules::BreakIn;

use kortlek_bots::entry::Entry;

/// The game for the catalogue. It lies here so that all that is built for its types belongs to this crate.
pub static ENTRY: Entry = Entry::at_table::<BreakIn>();
