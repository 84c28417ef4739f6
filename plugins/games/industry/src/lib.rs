//! Industry, by Scott Huntington: rules, table and bot.

pub mod bot;
mod certain;
mod payment;
pub mod rules;
pub mod table;

pub use rules::Industry;
