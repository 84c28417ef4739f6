//! Bevy's core pipeline without its third dimension. `CorePipelinePlugin` has no switch for it, and at every start reads
//! shaders that no flat picture uses: mip maps by compute shader, one for each texture format, prepass, skybox,
//! transparency without order.

use bevy::{
    asset::io::embedded::EmbeddedAssetRegistry,
    core_pipeline::{
        FullscreenShader, blit::BlitPlugin, core_2d::Core2dPlugin, schedule::camera_driver,
        tonemapping::TonemappingPlugin, upscaling::UpscalingPlugin,
    },
    prelude::*,
    render::{
        RenderApp,
        renderer::{PendingCommandBuffers, RenderGraph, RenderGraphSystems, RenderQueue},
    },
};
use std::path::{Path, PathBuf};

/// Path at which [`FullscreenShader`] looks for its shader.
const FULLSCREEN_PATH: &str = "bevy_core_pipeline/fullscreen_vertex_shader/fullscreen.wgsl";

/// One triangle that covers the whole target, with the target's corners at 0 and 1.
const FULLSCREEN: &[u8] = b"
#define_import_path bevy_core_pipeline::fullscreen_vertex_shader

struct FullscreenVertexOutput {
    @builtin(position) position: vec4<f32>,
    @location(0) uv: vec2<f32>,
}

@vertex
fn fullscreen_vertex_shader(@builtin(vertex_index) index: u32) -> FullscreenVertexOutput {
    // The right angle lies in the upper left corner, the other two corners two sides of the target away.
    let corner = vec2(f32(index / 2u), f32(index % 2u)) * 2.0;
    return FullscreenVertexOutput(vec4(corner.x * 2.0 - 1.0, 1.0 - corner.y * 2.0, 0.0, 1.0), corner);
}
";

/// In place of `CorePipelinePlugin`.
pub struct FlatPipelinePlugin;

impl Plugin for FlatPipelinePlugin {
    fn build(&self, app: &mut App) {
        app.world()
            .resource::<EmbeddedAssetRegistry>()
            .insert_asset(PathBuf::new(), Path::new(FULLSCREEN_PATH), FULLSCREEN);
        app.add_plugins((Core2dPlugin, BlitPlugin, TonemappingPlugin, UpscalingPlugin));
        let Some(render_app) = app.get_sub_app_mut(RenderApp) else {
            return;
        };
        render_app.init_resource::<FullscreenShader>().add_systems(
            RenderGraph,
            (
                camera_driver.in_set(RenderGraphSystems::Render),
                submit.in_set(RenderGraphSystems::Submit),
            ),
        );
    }
}

/// Hands what the cameras recorded to the device. Bevy also clears windows that no camera draws; here one always does.
fn submit(mut pending: ResMut<PendingCommandBuffers>, queue: Res<RenderQueue>) {
    let recorded = pending.take();
    if !recorded.is_empty() {
        queue.submit(recorded);
    }
}
