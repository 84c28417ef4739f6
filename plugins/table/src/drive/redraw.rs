//! Still means still: the window is drawn again and again only while something moves.
//!
//! Consequences of a window that rests: gamepads can't wake it, so a thread waits for them; taps of keys that fall
//! between two frames are handed out one per frame (`input::keys`); and a press counts as a click however long it
//! lasts, since the clock of the first frame after a rest is as old as the rest.

use crate::{
    preferences::Preferences,
    redraw_request::{EventLoopWaker, PadsWatched, RedrawRequest},
};
use bevy::{
    prelude::*,
    window::RequestRedraw,
    winit::{EventLoopProxyWrapper, UpdateMode, WinitSettings},
};
use std::{
    sync::{
        Arc, Weak,
        atomic::{AtomicU32, Ordering},
    },
    thread,
    time::Duration,
};

/// A pad that nobody waits for can't wake the window, so that it has to be asked: often while it is in use…
const PAD_BUSY: Duration = Duration::from_millis(33);
/// …and seldom when it was put down…
const PAD_IDLE: Duration = Duration::from_millis(200);
/// …this many seconds ago.
const PAD_PUT_DOWN: f32 = 20.0;

/// A window that draws one picture after the other waits for the system to ask for the next, and for nothing else. A
/// request that is lost on its way is made good after this time.
const LOST: Duration = Duration::from_millis(1500);

/// Counter of frames drawn without a pause, wrapping around without 0; 0 while the window rests.
#[derive(Resource, Clone, Default)]
struct FrameWatchdog(Arc<AtomicU32>);

impl FrameWatchdog {
    /// Another picture was drawn, after which the window moves on or rests.
    fn beat(&self, moves: bool) {
        let next = self.0.load(Ordering::Relaxed).wrapping_add(1).max(1);
        self.0
            .store(if moves { next } else { 0 }, Ordering::Relaxed);
    }

    /// Looks after the window on a thread of its own, as long as there is one.
    fn mind(&self, wake: EventLoopWaker) {
        let pulse: Weak<AtomicU32> = Arc::downgrade(&self.0);
        thread::spawn(move || {
            let mut last = 0;
            loop {
                thread::sleep(LOST);
                let Some(pulse) = pulse.upgrade() else { return };
                let now = pulse.load(Ordering::Relaxed);
                if is_stuck(last, now) {
                    wake.up();
                }
                last = now;
            }
        });
    }
}

/// Returns true if a window that should move drew nothing between two readings of its counter.
const fn is_stuck(last: u32, now: u32) -> bool {
    now != 0 && now == last
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<RedrawRequest>()
        .init_resource::<FrameWatchdog>()
        .init_resource::<EventLoopWaker>()
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
    pulse: Res<FrameWatchdog>,
    mut wake: ResMut<EventLoopWaker>,
    mut awake: ResMut<RedrawRequest>,
) {
    let is_there = proxy.is_some();
    *wake = EventLoopWaker::by(proxy.map(|p| (**p).clone()));
    if is_there {
        pulse.mind(wake.clone());
    }
    awake.keep();
}

fn mind_pads(
    pads: Query<Ref<Gamepad>>,
    watched: Res<PadsWatched>,
    time: Res<Time<Real>>,
    mut used: Local<Option<f32>>,
    mut awake: ResMut<RedrawRequest>,
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
    mut awake: ResMut<RedrawRequest>,
    preferences: Res<Preferences>,
    pulse: Res<FrameWatchdog>,
    settings: Option<ResMut<WinitSettings>>,
) {
    let mode = limited(
        awake.bypass_change_detection().mode(),
        preferences.frame_limit,
    );
    pulse.beat(mode == UpdateMode::Continuous);
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
    fn a_window_that_moves_and_draws_nothing_is_stuck_and_one_that_rests_is_not() {
        let pulse = FrameWatchdog::default();
        let look = || pulse.0.load(Ordering::Relaxed);
        assert!(!is_stuck(look(), look()), "it rests from the beginning");
        pulse.beat(true);
        let first = look();
        assert!(is_stuck(first, look()));
        pulse.beat(true);
        assert!(!is_stuck(first, look()));
        pulse.beat(false);
        assert!(!is_stuck(look(), look()));
        // Counted round.
        pulse.0.store(u32::MAX, Ordering::Relaxed);
        pulse.beat(true);
        assert!(is_stuck(look(), look()));
    }

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
