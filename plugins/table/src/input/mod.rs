//! Input by keys, pointer, pads and touch: it becomes picks, and commands to the table.

pub mod actions;
pub mod bindings;
pub mod canvas;
pub mod canvas_drag;
pub mod device;
pub mod focus;
pub mod inputs;
pub mod keyboard_layout;
pub mod keys;
pub mod pending_confirm;
pub mod pointer;
pub mod rest;

pub(crate) fn plugin(app: &mut bevy::prelude::App) {
    app.add_plugins((
        keyboard_layout::plugin,
        device::plugin,
        canvas::plugin,
        keys::plugin,
        focus::plugin,
        pointer::plugin,
    ));
}
