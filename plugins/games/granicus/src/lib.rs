//! Granicus, by Guy H: rules, table and bot; with the feature `plugin` also its Bevy plugin.

pub mod bot;
mod certain;
#[cfg(feature = "plugin")]
pub mod plugin;
pub mod rules;
pub mod table;

pub use rules::Granicus;

use kortlek_bots::entry::Entry;

/// The game for the catalogue. It lies here so that all that is built for its types belongs to this crate.
pub static ENTRY: Entry = Entry::at_table::<Granicus>();
