//! Jackhammer, by Scott Huntington: rules, table and bot; with the feature `plugin` also its Bevy plugin.

pub mod bot;
mod certain;
mod floor;
#[cfg(feature = "plugin")]
pub mod plugin;
pub mod rules;
pub mod slabs;
pub mod table;

pub use floor::{CELLS, Cell, Floor, SIDE};
pub use rules::Jackhammer;

use kortlek_bots::entry::Entry;

/// The game for the catalogue. It lies here so that all that is built for its types belongs to this crate.
pub static ENTRY: Entry = Entry::at_table::<Jackhammer>();
