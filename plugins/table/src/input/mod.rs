//! Keys, pointer, pads and touch: what the player does becomes what is picked and what is wanted of the table.

pub mod device;
pub mod focus;
pub mod keys;
pub mod pointer;
