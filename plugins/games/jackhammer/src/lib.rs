//! Jackhammer, by Scott Huntington: rules and bot.

pub mod bot;
mod floor;
pub mod rules;

pub use floor::{CELLS, Cell, Floor, SIDE};
pub use rules::Jackhammer;
