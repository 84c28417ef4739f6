//! Keys, pointer, pads and touch: what the player does becomes what is picked and what is wanted of the table.

pub mod actions;
pub mod asking;
pub mod bindings;
pub mod device;
pub mod focus;
pub mod inputs;
pub mod keys;
pub mod pointer;
