//! egui draws the menus, and the words round the table.

use bevy::prelude::*;
use bevy_egui::{
    EguiContext, EguiInput, EguiPlugin, EguiPostUpdateSet, EguiPreUpdateSet, EguiRenderOutput, egui,
};
use kortlek_table::{
    Activity, Awake, Frame, Menu, Preferences, Screen, Shown, input::device::Device,
};
use std::time::Duration;

pub(super) fn plugin(app: &mut App) {
    if !app.is_plugin_added::<EguiPlugin>() {
        app.add_plugins(EguiPlugin::default());
    }
    app.init_resource::<Pass>()
        .add_systems(
            PreUpdate,
            drop_what_is_no_change
                .after(EguiPreUpdateSet::ProcessInput)
                .before(EguiPreUpdateSet::BeginPass),
        )
        .configure_sets(
            PostUpdate,
            (EguiPostUpdateSet::EndPass, EguiPostUpdateSet::ProcessOutput)
                .run_if(|pass: Res<Pass>| pass.is_due),
        )
        .add_systems(
            PostUpdate,
            (
                decide.before(EguiPostUpdateSet::EndPass),
                keep_picture.after(EguiPostUpdateSet::PostProcessOutput),
            ),
        );
}

/// Whether egui draws its picture anew in this frame, and the last one that it drew.
#[derive(Resource, Default)]
struct Pass {
    is_due: bool,
    /// When the last one was, since the program began.
    last: Duration,
    picture: Vec<egui::ClippedPrimitive>,
}

/// While cards move and no word changes, egui's picture may be as old as this.
const OLDEST: Duration = Duration::from_millis(150);

/// What egui's picture of a table comes from, besides what the player does.
type Sources<'w> = (
    Res<'w, Shown>,
    Res<'w, Activity>,
    Res<'w, Frame>,
    Res<'w, Preferences>,
    Res<'w, Device>,
);

/// egui lays every word out anew in each pass. While cards move round words that stay as they are, the picture of the
/// pass before is shown again. A table at rest never shows an old one: the frames after the last movement draw anew.
fn decide(
    mut pass: ResMut<Pass>,
    time: Res<Time<Real>>,
    awake: Res<Awake>,
    (screen, menu): (Res<State<Screen>>, Res<State<Menu>>),
    (shown, activity, frame, preferences, device): Sources,
    mut contexts: Query<(&mut EguiContext, &EguiInput)>,
) {
    let only_cards = *screen.get() == Screen::Table && *menu.get() == Menu::None;
    let changed = shown.is_changed()
        || activity.is_changed()
        || frame.is_changed()
        || preferences.is_changed()
        || device.is_changed()
        || screen.is_changed()
        || menu.is_changed();
    let asked = contexts.iter_mut().any(|(mut context, input)| {
        let context = context.get_mut();
        !input.events.is_empty()
            || input
                .screen_rect
                .is_some_and(|r| r != context.viewport_rect())
            || context.has_requested_repaint()
    });
    let now = time.elapsed();
    pass.is_due =
        !only_cards || !awake.moves_now() || changed || asked || now - pass.last >= OLDEST;
    if pass.is_due {
        pass.last = now;
    }
}

/// The renderer takes the picture away in every frame: it gets the last one again.
fn keep_picture(mut pass: ResMut<Pass>, mut outputs: Query<&mut EguiRenderOutput>) {
    let Ok(mut output) = outputs.single_mut() else {
        return;
    };
    if pass.is_due {
        pass.picture.clone_from(&output.paint_jobs);
    } else {
        output.paint_jobs.clone_from(&pass.picture);
    }
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
