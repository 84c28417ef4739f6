//! Shed, by Greg James: rules and bot.

pub mod bot;
pub mod cards;
pub mod options;
mod refusals;
pub mod rules;
mod unseen;

pub use options::Shed;
