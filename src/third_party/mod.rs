//! One file for each plugin from outside, with its quirks.

mod core_pipeline;
mod egui;
mod gilrs;
mod meshes;
pub mod shipped;

pub use core_pipeline::FlatPipelinePlugin;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((egui::plugin, gilrs::plugin, meshes::plugin));
}
