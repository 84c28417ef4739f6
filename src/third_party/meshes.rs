//! Bevy keeps room for a hundred thousand meshes as soon as there is one, eight megabytes; and it makes one at every start,
//! for sprites of a kind that Kortlek has none of.

use bevy::{
    prelude::*,
    render::{RenderApp, mesh::allocator::MeshAllocatorSettings},
};

pub(super) fn plugin(app: &mut App) {
    let Some(render_app) = app.get_sub_app_mut(RenderApp) else {
        return;
    };
    let mut settings = MeshAllocatorSettings::default();
    // Each mesh has its own buffer, and nothing is kept for others.
    settings.slab_allocator_settings.large_threshold = 0;
    render_app.insert_resource(settings);
}
