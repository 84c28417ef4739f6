//! Paparazzi, by Scott Huntington: rules, table and bot.

mod board;
pub mod bot;
mod certain;
pub mod rules;
pub mod table;

pub use board::{Board, CELEBRITIES, Cell, Layout};
pub use rules::Paparazzi;

use kortlek_bots::entry::Entry;

/// The game for the catalogue. It lies here so that all that is built for its types belongs to this crate.
pub static ENTRY: Entry = Entry::at_table::<Paparazzi>();
