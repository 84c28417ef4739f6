//! Turncoat, by Scott Huntington: rules, bot, table and plugin.

pub mod bot;
mod imagined;
#[cfg(feature = "plugin")]
pub mod plugin;
pub mod rules;
pub mod table;

pub use rules::Turncoat;
