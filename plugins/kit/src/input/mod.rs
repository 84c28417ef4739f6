//! Devices, what they can do, and how it is bound.

pub mod actions;
pub mod bindings;
pub mod device;
pub mod inputs;
pub mod keyboard_layout;
pub mod menus;
pub mod rest;

/// Tells devices apart, and keys by their labels.
pub fn plugin(app: &mut bevy::prelude::App) {
    app.add_plugins((keyboard_layout::plugin, device::plugin));
}
