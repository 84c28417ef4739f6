//! Virus, by Scott Huntington: rules, table, bot and plugin.

pub mod belief;
pub mod bot;
mod certain;
#[cfg(feature = "plugin")]
pub mod plugin;
pub mod rules;
pub mod table;
pub mod turn;

pub use rules::Virus;
