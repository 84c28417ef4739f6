//! Actions that keys and buttons can do, and their bindings.

pub mod actions;
pub mod bindings;
pub mod inputs;
pub mod keyboard_layout;
