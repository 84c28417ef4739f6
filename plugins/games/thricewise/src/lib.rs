//! Thricewise, by P. D. Magnus: rules, table and bot.

pub mod bot;
mod certain;
pub mod rules;
pub mod table;

pub use rules::Thricewise;

use kortlek_bots::entry::Entry;

/// The game for the catalogue. It lies here so that all that is built for its types belongs to this crate.
pub static ENTRY: Entry = Entry::at_table::<Thricewise>();
