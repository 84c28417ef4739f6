//! Still means still: the window is drawn again and again only while something moves.

use bevy::{
    prelude::*,
    window::RequestRedraw,
    winit::{EventLoopProxyWrapper, UpdateMode, WinitSettings, WinitUserEvent},
};
use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

/// How long a still window waits before it looks round by itself.
const STILL: Duration = Duration::from_secs(20);
/// How many frames are drawn after the last that was asked for: textures and text may come one late.
const AFTERWARDS: u8 = 3;
/// A pad that nobody waits for can't wake the window, so that it has to be asked: often while it is in use…
const PAD_BUSY: Duration = Duration::from_millis(33);
/// …and seldom when it was put down…
const PAD_IDLE: Duration = Duration::from_millis(200);
/// …so many seconds ago.
const PAD_PUT_DOWN: f32 = 20.0;

/// Who needs frames says so here, every frame anew.
#[derive(Resource, Clone, Debug, Default)]
pub struct Awake {
    frames: u8,
    within: Option<Duration>,
}

impl Awake {
    /// Something moves: the next frame is needed at once.
    pub fn keep(&mut self) {
        self.frames = AFTERWARDS;
    }

    /// A frame is needed after this time at the latest.
    pub fn within(&mut self, time: Duration) {
        self.within = Some(self.within.map_or(time, |w| w.min(time)));
    }

    /// Whether frames are drawn one after the other.
    pub fn is_moving(&self) -> bool {
        self.frames > 0
    }

    /// How the window waits, and forgets what was asked for.
    fn mode(&mut self) -> UpdateMode {
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
pub struct Wake(Option<bevy::winit::EventLoopProxy<WinitUserEvent>>);

impl Wake {
    /// Draws a frame soon.
    pub fn up(&self) {
        if let Some(proxy) = &self.0 {
            // An error means that the window is being closed: nobody needs the frame.
            let _ = proxy.send_event(WinitUserEvent::WakeUp);
        }
    }
}

/// Whether somebody waits for the gamepads on another thread and wakes the window when one is used, so that they need
/// not be asked again and again.
#[derive(Resource, Clone, Default)]
pub struct PadsWatched(Arc<AtomicBool>);

impl PadsWatched {
    /// From now on somebody does.
    pub fn set(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    fn get(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Awake>()
        .init_resource::<Wake>()
        .init_resource::<PadsWatched>()
        .add_message::<RequestRedraw>()
        .add_systems(PreStartup, find_the_window)
        .add_systems(Update, mind_pads)
        .add_systems(Last, settle_down);
}

fn find_the_window(
    proxy: Option<Res<EventLoopProxyWrapper>>,
    mut wake: ResMut<Wake>,
    mut awake: ResMut<Awake>,
) {
    wake.0 = proxy.map(|p| (**p).clone());
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

fn settle_down(mut awake: ResMut<Awake>, settings: Option<ResMut<WinitSettings>>) {
    let mode = awake.bypass_change_detection().mode();
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
    fn a_table_that_moves_keeps_the_window_awake_and_a_still_one_does_not() {
        let mut awake = Awake::default();
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
