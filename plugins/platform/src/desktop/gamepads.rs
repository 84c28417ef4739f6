//! A second ear of gilrs, on a thread of its own, which waits for the pads.

use super::background;
use gilrs::{EventType, Gilrs};

/// Calls `wake` whenever a gamepad is used, and `watched` once it is known that this works. In a browser, which tells
/// only when a pad is plugged in, `watched` is never called, and pads have to be asked.
pub fn watch(wake: impl Fn() + Send + 'static, watched: impl FnOnce() + Send + 'static) {
    // Without a thread, or an ear, the pads are asked as well.
    background::thread("pads", move || {
        let Ok(mut pads) = Gilrs::new() else { return };
        watched();
        loop {
            if let Some(event) = pads.next_event_blocking(None)
                && !matches!(event.event, EventType::Dropped)
            {
                wake();
            }
        }
    });
}
