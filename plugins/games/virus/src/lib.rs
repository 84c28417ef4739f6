//! Virus, by Scott Huntington: rules, table and bot.

pub mod belief;
pub mod bot;
pub mod rules;
pub mod table;
pub mod turn;

pub use rules::Virus;
