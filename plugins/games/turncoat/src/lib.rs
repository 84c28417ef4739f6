//! Turncoat, by Scott Huntington: rules and bot.

pub mod bot;
mod imagined;
pub mod rules;

pub use rules::Turncoat;
