//! Black Snake, by Scott Huntington: rules, table and bot.

pub mod bot;
mod hidden;
mod refusals;
pub mod rules;
pub mod snakes;
pub mod table;
mod tracks;

pub use hidden::View;
pub use rules::BlackSnake;
pub use tracks::{Dir, VALUES, fitting, next_value, pictures, value, with_value};

use kortlek_bots::entry::Entry;

/// The game for the catalogue. It lies here so that all that is built for its types belongs to this crate.
pub static ENTRY: Entry = Entry::at_table::<BlackSnake>();
