//! egui draws the menus.

use bevy::prelude::*;
use bevy_egui::{EguiInput, EguiPlugin, EguiPreUpdateSet, egui};

pub(super) fn plugin(app: &mut App) {
    if !app.is_plugin_added::<EguiPlugin>() {
        app.add_plugins(EguiPlugin::default());
    }
    app.add_systems(
        PreUpdate,
        drop_what_is_no_change
            .after(EguiPreUpdateSet::ProcessInput)
            .before(EguiPreUpdateSet::BeginPass),
    );
}

/// bevy_egui tells egui in every picture which modifier keys are down, changed or not, and egui asks for another picture
/// after each thing it is told: a still window would never rest.
fn drop_what_is_no_change(
    mut inputs: Query<&mut EguiInput>,
    mut last: Local<Option<egui::Modifiers>>,
) {
    for mut input in &mut inputs {
        input.events.retain(|event| match event {
            egui::Event::ModifiersChanged(modifiers) => {
                last.replace(*modifiers) != Some(*modifiers)
            }
            _ => true,
        });
    }
}
