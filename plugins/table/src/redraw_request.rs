//! Requests for frames, and waking an idle window.

use bevy::{
    prelude::*,
    winit::{UpdateMode, WinitUserEvent},
};
use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

/// Longest wait of an idle window before it draws by itself.
const STILL: Duration = Duration::from_secs(20);
/// Number of frames drawn after the last request: textures and text may come one late.
const AFTERWARDS: u8 = 3;

/// Redraw requests for this frame. A system that animates sets one each frame.
#[derive(Resource, Clone, Debug, Default)]
pub struct RedrawRequest {
    frames: u8,
    within: Option<Duration>,
}

impl RedrawRequest {
    /// Something moves: the next frame is needed at once.
    pub fn keep(&mut self) {
        self.frames = AFTERWARDS;
    }

    /// A frame is needed after this time at the latest.
    pub fn within(&mut self, time: Duration) {
        self.within = Some(self.within.map_or(time, |w| w.min(time)));
    }

    /// Returns true if frames are drawn one after the other.
    pub fn is_moving(&self) -> bool {
        self.frames > 0
    }

    /// Returns the update mode of the window and clears the requests.
    pub(crate) fn mode(&mut self) -> UpdateMode {
        let within = self.within.take();
        if self.frames > 0 {
            self.frames -= 1;
            return UpdateMode::Continuous;
        }
        let wait = within.map_or(STILL, |w| w.clamp(Duration::from_millis(2), STILL));
        UpdateMode::reactive_low_power(wait)
    }
}

/// Wakes the window from another thread.
#[derive(Resource, Clone, Default)]
pub struct EventLoopWaker(Option<bevy::winit::EventLoopProxy<WinitUserEvent>>);

impl EventLoopWaker {
    /// Wakes the window by its event loop, if there is one.
    pub(crate) fn by(proxy: Option<bevy::winit::EventLoopProxy<WinitUserEvent>>) -> EventLoopWaker {
        EventLoopWaker(proxy)
    }

    /// Draws a frame soon.
    pub fn up(&self) {
        if let Some(proxy) = &self.0 {
            // An error means that the window is being closed: nobody needs the frame.
            let _ = proxy.send_event(WinitUserEvent::WakeUp);
        }
    }
}

/// Flag: another thread waits for the gamepads and wakes the window when one is used, so that they need not be polled.
#[derive(Resource, Clone, Default)]
pub struct PadsWatched(Arc<AtomicBool>);

impl PadsWatched {
    /// From now on somebody does.
    pub fn set(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    pub(crate) fn get(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_that_moves_keeps_the_window_awake_and_a_still_one_does_not() {
        let mut awake = RedrawRequest::default();
        awake.keep();
        for _ in 0..AFTERWARDS {
            assert_eq!(awake.mode(), UpdateMode::Continuous);
        }
        assert_eq!(awake.mode(), UpdateMode::reactive_low_power(STILL));
        awake.within(Duration::from_millis(300));
        awake.within(Duration::from_millis(900));
        assert_eq!(
            awake.mode(),
            UpdateMode::reactive_low_power(Duration::from_millis(300))
        );
        assert_eq!(
            awake.mode(),
            UpdateMode::reactive_low_power(STILL),
            "it is forgotten"
        );
    }
}
