//! Court, by Scott Huntington: rules, table and bot.

pub mod bot;
pub mod rules;
pub mod score;
pub mod table;

pub use rules::Court;
