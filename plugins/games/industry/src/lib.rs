//! Industry, by Scott Huntington: rules and bot.

pub mod bot;
mod payment;
pub mod rules;

pub use rules::Industry;
