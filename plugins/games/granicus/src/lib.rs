//! Granicus, by Guy H: rules and bot.

pub mod bot;
pub mod rules;

pub use rules::Granicus;
