//! Paparazzi, by Scott Huntington: rules and bot.

mod board;
pub mod bot;
pub mod rules;

pub use board::{Board, CELEBRITIES, Cell, Layout};
pub use rules::Paparazzi;
