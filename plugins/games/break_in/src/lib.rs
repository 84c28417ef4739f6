//! Break In, by Scott Huntington: rules and bot.

pub mod bot;
pub mod rules;

pub use rules::BreakIn;
