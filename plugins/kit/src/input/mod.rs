//! What can be done by keys and buttons, and how it is bound.

pub mod actions;
pub mod bindings;
pub mod inputs;
pub mod keyboard_layout;
