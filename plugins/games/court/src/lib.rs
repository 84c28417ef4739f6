//! Court, by Scott Huntington: rules and bot.

pub mod bot;
pub mod rules;
pub mod score;

pub use rules::Court;
