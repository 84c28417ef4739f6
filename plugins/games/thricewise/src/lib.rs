//! Thricewise, by P. D. Magnus: rules, table and bot.

pub mod bot;
mod certain;
pub mod rules;
pub mod table;

pub use rules::Thricewise;
