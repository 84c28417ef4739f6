//! gilrs speaks with the gamepads. Bevy asks it once a frame, so that a window at rest would never hear of a button;
//! here somebody else waits for the pads and wakes the window.

use bevy::prelude::*;
use kortlek_kit::{EventLoopWaker, PadsWatched};
use kortlek_platform::gamepads;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, watch);
}

/// Where nobody can wait for them, the table goes on asking from time to time.
fn watch(wake: Res<EventLoopWaker>, watched: Res<PadsWatched>) {
    let (wake, watched) = (wake.clone(), watched.clone());
    gamepads::watch(move || wake.up(), move || watched.set());
}
