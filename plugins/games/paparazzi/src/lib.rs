//! Paparazzi, by Scott Huntington: rules, table and bot.

mod board;
pub mod bot;
mod certain;
pub mod rules;
pub mod table;

pub use board::{Board, CELEBRITIES, Cell, Layout};
pub use rules::Paparazzi;
