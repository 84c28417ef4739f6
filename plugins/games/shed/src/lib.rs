//! Shed, by Greg James: rules, table and bot; with the feature `plugin` also its Bevy plugin.

pub mod bot;
pub mod cards;
pub mod options;
#[cfg(feature = "plugin")]
pub mod plugin;
mod refusals;
pub mod rules;
pub mod table;
mod unseen;
mod words;

pub use options::Shed;
