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
