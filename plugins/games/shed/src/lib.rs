//! Shed, by Greg James: rules, table and bot.

pub mod bot;
pub mod cards;
pub mod options;
mod refusals;
pub mod rules;
pub mod table;
mod unseen;
mod words;

pub use options::Shed;

use kortlek_bots::entry::Entry;

/// The game for the catalogue. It lies here so that all that is built for its types belongs to this crate.
pub static ENTRY: Entry = Entry::at_table::<Shed>();
