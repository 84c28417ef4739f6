//! Systems run one after the other: nearly all of them take microseconds, and waking threads for them takes longer. What
//! takes long has threads of its own: bots, pictures, files, and the renderer beside the next frame.

use bevy::{
    ecs::schedule::{Schedules, SingleThreadedExecutor},
    prelude::*,
    render::RenderApp,
};

/// Gives all schedules of the program and of its renderer an executor without threads.
pub struct SequentialPlugin;

impl Plugin for SequentialPlugin {
    fn build(&self, _: &mut App) {}

    // All schedules are there, and the renderer has not gone to its thread yet.
    fn finish(&self, app: &mut App) {
        in_sequence(app.world_mut());
        if let Some(renderer) = app.get_sub_app_mut(RenderApp) {
            in_sequence(renderer.world_mut());
        }
    }
}

fn in_sequence(world: &mut World) {
    let Some(mut schedules) = world.get_resource_mut::<Schedules>() else {
        return;
    };
    for (_, schedule) in schedules.iter_mut() {
        schedule.set_executor(SingleThreadedExecutor::new());
    }
}
