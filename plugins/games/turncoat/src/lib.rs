//! Turncoat, by Scott Huntington: rules, bot and table.

pub mod bot;
mod imagined;
pub mod rules;
pub mod table;

pub use rules::Turncoat;
