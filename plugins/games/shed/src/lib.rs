//! Shed, by Greg James: rules, table and bot.

pub mod bot;
pub mod cards;
pub mod options;
mod refusals;
pub mod rules;
pub mod table;
mod unseen;
mod words;

pub use options::Shed;
