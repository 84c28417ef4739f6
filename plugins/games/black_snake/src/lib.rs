//! Black Snake, by Scott Huntington: rules and bot.

pub mod bot;
mod hidden;
mod refusals;
pub mod rules;
mod tracks;

pub use hidden::View;
pub use rules::BlackSnake;
pub use tracks::{Dir, VALUES, fitting, next_value, pictures, value, with_value};
