//! Still means still: the window is drawn again and again only while something moves.

use crate::{
    awake::{Awake, PadsWatched, Wake},
    preferences::Preferences,
};
use bevy::{
    prelude::*,
    window::RequestRedraw,
    winit::{EventLoopProxyWrapper, UpdateMode, WinitSettings},
};
use std::time::Duration;

/// A pad that nobody waits for can't wake the window, so that it has to be asked: often while it is in use…
const PAD_BUSY: Duration = Duration::from_millis(33);
/// …and seldom when it was put down…
const PAD_IDLE: Duration = Duration::from_millis(200);
/// …so many seconds ago.
const PAD_PUT_DOWN: f32 = 20.0;

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Awake>()
        .init_resource::<Wake>()
        .init_resource::<PadsWatched>()
        .add_message::<RequestRedraw>()
        .add_systems(PreStartup, find_the_window)
        .add_systems(Update, mind_pads)
        .add_systems(Last, settle_down);
}

/// Pictures that are drawn one after the other come no faster than the player wants.
fn limited(mode: UpdateMode, limit: Option<u16>) -> UpdateMode {
    match (mode, limit) {
        (UpdateMode::Continuous, Some(limit)) if limit > 0 => {
            UpdateMode::reactive_low_power(Duration::from_secs_f32(1.0 / f32::from(limit)))
        }
        _ => mode,
    }
}

fn find_the_window(
    proxy: Option<Res<EventLoopProxyWrapper>>,
    mut wake: ResMut<Wake>,
    mut awake: ResMut<Awake>,
) {
    *wake = Wake::by(proxy.map(|p| (**p).clone()));
    awake.keep();
}

fn mind_pads(
    pads: Query<Ref<Gamepad>>,
    watched: Res<PadsWatched>,
    time: Res<Time<Real>>,
    mut used: Local<Option<f32>>,
    mut awake: ResMut<Awake>,
) {
    if pads.is_empty() || watched.get() {
        return;
    }
    let now = time.elapsed_secs();
    let last = *used.get_or_insert(now);
    if pads.iter().any(|p| p.is_changed()) {
        *used = Some(now);
    }
    awake.within(if now - last < PAD_PUT_DOWN {
        PAD_BUSY
    } else {
        PAD_IDLE
    });
}

fn settle_down(
    mut awake: ResMut<Awake>,
    preferences: Res<Preferences>,
    settings: Option<ResMut<WinitSettings>>,
) {
    let mode = limited(
        awake.bypass_change_detection().mode(),
        preferences.frame_limit,
    );
    if let Some(mut settings) = settings
        && (settings.focused_mode != mode || settings.unfocused_mode != mode)
    {
        settings.focused_mode = mode;
        settings.unfocused_mode = mode;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_table_that_moves_is_limited() {
        let still = UpdateMode::reactive_low_power(Duration::from_secs(20));
        assert_eq!(
            limited(UpdateMode::Continuous, None),
            UpdateMode::Continuous
        );
        assert_eq!(limited(still, Some(30)), still);
        assert_eq!(
            limited(UpdateMode::Continuous, Some(50)),
            UpdateMode::reactive_low_power(Duration::from_millis(20))
        );
    }
}
