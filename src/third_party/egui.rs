//! egui draws the menus.

use bevy::{prelude::*, render::renderer::RenderDevice};
use bevy_egui::{EguiInput, EguiPlugin, EguiPreUpdateSet, egui};

pub(super) fn plugin(app: &mut App) {
    if !app.is_plugin_added::<EguiPlugin>() {
        app.add_plugins(EguiPlugin::default());
    }
    app.add_systems(
        PreUpdate,
        (drop_what_is_no_change, say_how_large_textures_may_be)
            .after(EguiPreUpdateSet::ProcessInput)
            .before(EguiPreUpdateSet::BeginPass),
    );
}

/// bevy_egui tells egui in every picture which modifier keys are down, changed or not, and egui asks for another
/// picture after each thing it is told: a still window would never rest.
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

/// Longest side of a texture in pixels, if the device takes larger ones. egui's letters lie in a texture as wide as can be:
/// at 16384 they would take two megabytes at least, three times.
const LONGEST_SIDE: usize = 8192;

/// Untold, egui takes it that no texture may have more than 2048 pixels a side, and a picture as wide as a large screen
/// would be a fault. Told once, it remembers.
fn say_how_large_textures_may_be(
    mut inputs: Query<&mut EguiInput, Added<EguiInput>>,
    device: Option<Res<RenderDevice>>,
) {
    let Some(device) = device else { return };
    let side = (device.limits().max_texture_dimension_2d as usize).min(LONGEST_SIDE);
    for mut input in &mut inputs {
        input.max_texture_side = Some(side);
    }
}
