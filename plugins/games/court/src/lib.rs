//! Court, by Scott Huntington: rules, table and bot.

pub mod bot;
mod certain;
pub mod rules;
pub mod score;
pub mod table;

pub use rules::Court;
