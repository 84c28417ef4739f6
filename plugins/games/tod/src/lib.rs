//! T.O.D. (Time of Death), by Scott Huntington: rules and bot.

pub mod bot;
pub mod case;
mod imagined;
pub mod rules;
pub mod table;

pub use rules::Tod;
