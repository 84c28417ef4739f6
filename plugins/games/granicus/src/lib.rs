//! Granicus, by Guy H: rules, table and bot; with the feature `plugin` also its Bevy plugin.

pub mod bot;
mod certain;
#[cfg(feature = "plugin")]
pub mod plugin;
pub mod rules;
pub mod table;

pub use rules::Granicus;
