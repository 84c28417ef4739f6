//! Bindings are read while something is held. leafwing compares each binding with each other one in every frame, in every
//! fixed step too: tens of thousands of allocations a frame, for keys that nobody touches.

use bevy::{
    app::RunFixedMainLoop, ecs::schedule::ScheduleCleanupPolicy, prelude::*,
    reflect::GetTypeRegistration,
};
use leafwing_input_manager::{
    Actionlike,
    plugin::{InputManagerPlugin, InputManagerSystem},
    systems::update_action_state,
};
use std::marker::PhantomData;

/// leafwing's plugin for these actions, which reads their bindings once a frame while a key or a pad is in use. No action
/// may be bound to the mouse, and nothing may ask for actions in the fixed schedules.
pub struct ActionsPlugin<A>(PhantomData<A>);

impl<A> Default for ActionsPlugin<A> {
    fn default() -> Self {
        ActionsPlugin(PhantomData)
    }
}

impl<A: Actionlike + TypePath + GetTypeRegistration> Plugin for ActionsPlugin<A> {
    fn build(&self, app: &mut App) {
        app.add_plugins(InputManagerPlugin::<A>::default());
        app.remove_systems_in_set(
            RunFixedMainLoop,
            update_action_state::<A>,
            ScheduleCleanupPolicy::RemoveSystemsOnly,
        )
        .expect("leafwing's plugin has just added the system");
        if !app.is_plugin_added::<RestPlugin>() {
            app.add_plugins(RestPlugin);
        }
    }
}

/// Lets all bindings rest.
struct RestPlugin;

impl Plugin for RestPlugin {
    fn build(&self, app: &mut App) {
        app.init_resource::<ButtonInput<KeyCode>>();
        app.configure_sets(PreUpdate, InputManagerSystem::Update.run_if(is_in_use));
    }
}

/// Frames in which nothing is held before bindings rest: a key that was let go, or went with its pad, has been seen by
/// then.
const FRAMES: u8 = 3;

/// Returns true if a key or a part of a pad is held, or was a moment ago.
fn is_in_use(keys: Res<ButtonInput<KeyCode>>, pads: Query<&Gamepad>, mut quiet: Local<u8>) -> bool {
    let is_held = keys.get_pressed().len() + keys.get_just_released().len() > 0
        || pads.iter().any(is_pad_held);
    *quiet = if is_held { 0 } else { quiet.saturating_add(1) };
    *quiet <= FRAMES
}

fn is_pad_held(pad: &Gamepad) -> bool {
    let is_pushed = |axis: &_| pad.get(*axis).is_some_and(|value| value != 0.0);
    pad.get_pressed().next().is_some()
        || pad.get_just_released().next().is_some()
        || pad.get_analog_axes().any(is_pushed)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::input::actions::TableAction;
    use bevy::input::InputPlugin;
    use leafwing_input_manager::{
        prelude::{ActionState, InputMap},
        user_input::Buttonlike,
    };

    #[test]
    fn what_is_held_counts_until_it_is_let_go_however_long_keys_rested() {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, InputPlugin))
            .add_plugins(ActionsPlugin::<TableAction>::default());
        let map = InputMap::new([
            (TableAction::Confirm, KeyCode::Enter),
            (TableAction::Cancel, KeyCode::Escape),
        ]);
        let at = app.world_mut().spawn(map).id();
        let held = |app: &App, action: TableAction| {
            let state = app.world().get::<ActionState<TableAction>>(at);
            state.is_some_and(|state| state.pressed(&action))
        };
        for _ in 0..3 {
            for _ in 0..=FRAMES + 1 {
                app.update();
                assert!(!held(&app, TableAction::Confirm));
            }
            KeyCode::Enter.press(app.world_mut());
            for _ in 0..2 * FRAMES {
                app.update();
                assert!(held(&app, TableAction::Confirm));
                assert!(!held(&app, TableAction::Cancel));
            }
            KeyCode::Enter.release(app.world_mut());
            app.update();
            assert!(!held(&app, TableAction::Confirm));
        }
    }

    #[test]
    fn bindings_rest_when_nothing_is_held() {
        let mut world = World::new();
        world.init_resource::<ButtonInput<KeyCode>>();
        let asked = world.register_system(is_in_use);
        let ask = |world: &mut World| world.run_system(asked).expect("the system is there");
        (0..FRAMES).for_each(|_| assert!(ask(&mut world)));
        assert!(!ask(&mut world));
        let mut keys = world.resource_mut::<ButtonInput<KeyCode>>();
        keys.press(KeyCode::Tab);
        assert!(ask(&mut world));
        world.spawn(Gamepad::default());
        world.resource_mut::<ButtonInput<KeyCode>>().reset_all();
        (0..FRAMES).for_each(|_| assert!(ask(&mut world)));
        assert!(!ask(&mut world), "a pad that lies there");
    }
}
