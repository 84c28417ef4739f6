//! T.O.D. (Time of Death), by Scott Huntington: rules and bot.

pub mod bot;
pub mod case;
mod imagined;
pub mod rules;
pub mod table;

pub use rules::Tod;

use kortlek_bots::entry::Entry;

/// The game for the catalogue. It lies here so that all that is built for its types belongs to this crate.
pub static ENTRY: Entry = Entry::at_table::<Tod>();
