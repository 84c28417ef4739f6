//! Input at the table: keys, pointer, pads and touch become picks, and commands to the table.

pub mod canvas;
pub mod canvas_drag;
pub mod focus;
pub mod keys;
pub mod pending_confirm;
pub mod pointer;

pub(crate) fn plugin(app: &mut bevy::prelude::App) {
    app.add_plugins((canvas::plugin, keys::plugin, focus::plugin, pointer::plugin));
}
