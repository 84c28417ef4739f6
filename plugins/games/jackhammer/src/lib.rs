//! Jackhammer, by Scott Huntington: rules, table and bot.

pub mod bot;
mod floor;
pub mod rules;
pub mod table;

pub use floor::{CELLS, Cell, Floor, SIDE};
pub use rules::Jackhammer;
