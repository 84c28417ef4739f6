//! Break In, by Scott Huntington: rules, table and bot.

pub mod bot;
mod certain;
pub mod odds;
pub mod rules;
pub mod table;

pub use rules::BreakIn;
