//! Virus, by Scott Huntington: rules and bot.

pub mod belief;
pub mod bot;
pub mod rules;

pub use rules::Virus;
