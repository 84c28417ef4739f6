//! gilrs speaks with the gamepads. Bevy asks it once a frame, so that a window at rest would never hear of a button;
//! here a second ear of gilrs, on a thread of its own, waits for the pads and wakes the window.

use bevy::prelude::*;
use gilrs::{EventType, Gilrs};
use kortlek_table::{EventLoopWaker, PadsWatched};
use std::thread;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, watch);
}

/// Without an ear, if the system does not let one open, the table goes on asking from time to time.
fn watch(wake: Res<EventLoopWaker>, watched: Res<PadsWatched>) {
    let (wake, watched) = (wake.clone(), watched.clone());
    let begun = thread::Builder::new()
        .name("pads".to_owned())
        .spawn(move || {
            let mut pads = match Gilrs::new() {
                Ok(pads) => pads,
                Err(problem) => {
                    debug!("Gamepads can't be waited for, so they are asked: {problem}");
                    return;
                }
            };
            watched.set();
            loop {
                if let Some(event) = pads.next_event_blocking(None)
                    && !matches!(event.event, EventType::Dropped)
                {
                    wake.up();
                }
            }
        });
    if let Err(problem) = begun {
        debug!("Gamepads can't be waited for, so they are asked: {problem}");
    }
}
