//! Still means still: the window is drawn again and again only while something moves.
//!
//! Consequences of a window that rests: gamepads can't wake it, so a thread waits for them; events that the driver read
//! while it drew don't wake it either, so a thread has the event loop look for them; taps of keys that fall
//! between two frames are handed out one per frame (`input::keys`); and a press counts as a click however long it
//! lasts, since the clock of the first frame after a rest is as old as the rest.

use bevy::{
    prelude::*,
    window::RequestRedraw,
    winit::{EventLoopProxyWrapper, UpdateMode, WinitSettings},
};
use kortlek_kit::{
    preferences::Preferences,
    redraw_request::{EventLoopWaker, PadsWatched, RedrawRequest, waiting},
};
use kortlek_platform::background;
use std::{
    sync::{
        Arc, Weak,
        atomic::{AtomicBool, AtomicU32, Ordering},
    },
    thread::{self, Thread},
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

/// Pauses after the last frame of a window that rests, in milliseconds, after each of which its event loop looks for
/// events that the driver read while it drew.
const LOOKS: [u64; 5] = [60, 120, 240, 480, 960];

/// Frames that were drawn, seen by a thread that looks after the window.
#[derive(Resource, Default)]
struct FrameWatchdog {
    frames: Arc<FrameCount>,
    watcher: Option<Thread>,
}

#[derive(Default)]
struct FrameCount {
    drawn: AtomicU32,
    /// Another frame follows without a pause.
    moves: AtomicBool,
}

impl FrameWatchdog {
    /// Another picture was drawn, after which the window moves on or rests.
    fn beat(&self, moves: bool) {
        self.frames.moves.store(moves, Ordering::Relaxed);
        self.frames.drawn.fetch_add(1, Ordering::Release);
        if let Some(watcher) = &self.watcher {
            watcher.unpark();
        }
    }

    /// Looks after the window on a thread of its own, as long as there is one. The thread sleeps as long as the window
    /// does. In a browser there is nothing to look after.
    fn mind(&mut self, wake: EventLoopWaker) {
        let frames: Weak<FrameCount> = Arc::downgrade(&self.frames);
        self.watcher = background::thread("watchdog", move || {
            let mut watch = Watch::default();
            loop {
                match watch.pause() {
                    Some(pause) => thread::sleep(pause),
                    None => thread::park(),
                }
                let Some(frames) = frames.upgrade() else {
                    return;
                };
                let drawn = frames.drawn.load(Ordering::Acquire);
                match watch.see(drawn, frames.moves.load(Ordering::Relaxed)) {
                    WatchStep::Draw => wake.up(),
                    WatchStep::Look => wake.look(),
                    WatchStep::Nothing => {}
                }
            }
        });
    }
}

impl Drop for FrameWatchdog {
    fn drop(&mut self) {
        // The watcher sees that nothing is left to watch.
        self.frames = Arc::default();
        if let Some(watcher) = &self.watcher {
            watcher.unpark();
        }
    }
}

/// Action of the watching thread.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum WatchStep {
    Nothing,
    /// A frame that should have come did not.
    Draw,
    /// Events may have come unseen.
    Look,
}

/// Frames as the watching thread saw them last, and its looks since.
#[derive(Clone, Copy, Default, Debug)]
struct Watch {
    drawn: u32,
    moves: bool,
    looks: usize,
}

impl Watch {
    /// Time until the next look; `None` until the next frame is drawn.
    fn pause(&self) -> Option<Duration> {
        match self.moves {
            true => Some(LOST),
            false => LOOKS.get(self.looks).copied().map(Duration::from_millis),
        }
    }

    /// Takes in how many frames were drawn so far, and whether another one follows.
    fn see(&mut self, drawn: u32, moves: bool) -> WatchStep {
        if (drawn, moves) != (self.drawn, self.moves) {
            *self = Watch {
                drawn,
                moves,
                looks: 0,
            };
            WatchStep::Nothing
        } else if moves {
            WatchStep::Draw
        } else if self.looks < LOOKS.len() {
            self.looks += 1;
            WatchStep::Look
        } else {
            WatchStep::Nothing
        }
    }
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
            waiting(Duration::from_secs_f32(1.0 / f32::from(limit)))
        }
        _ => mode,
    }
}

fn find_the_window(
    proxy: Option<Res<EventLoopProxyWrapper>>,
    mut pulse: ResMut<FrameWatchdog>,
    mut wake: ResMut<EventLoopWaker>,
    mut awake: ResMut<RedrawRequest>,
) {
    *wake = EventLoopWaker::of(proxy.as_deref());
    if proxy.is_some() {
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
    awake.within(match now - last < PAD_PUT_DOWN {
        true => PAD_BUSY,
        false => PAD_IDLE,
    });
}

fn settle_down(
    mut awake: ResMut<RedrawRequest>,
    preferences: Res<Preferences>,
    pulse: Res<FrameWatchdog>,
    settings: Option<ResMut<WinitSettings>>,
) {
    let mode = awake.bypass_change_detection().mode();
    let mode = limited(mode, preferences.frame_limit);
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
    fn a_window_that_moves_and_draws_nothing_is_stuck() {
        let mut watch = Watch::default();
        assert_eq!(watch.see(1, true), WatchStep::Nothing);
        assert_eq!(watch.pause(), Some(LOST));
        assert_eq!(watch.see(2, true), WatchStep::Nothing);
        assert_eq!(watch.see(2, true), WatchStep::Draw);
    }

    #[test]
    fn events_are_looked_for_for_a_while_after_the_last_frame() {
        let mut watch = Watch::default();
        watch.see(7, true);
        assert_eq!(watch.see(8, false), WatchStep::Nothing);
        for pause in LOOKS {
            assert_eq!(watch.pause(), Some(Duration::from_millis(pause)));
            assert_eq!(watch.see(8, false), WatchStep::Look);
        }
        assert_eq!(watch.pause(), None, "the watcher sleeps, too");
        assert_eq!(watch.see(8, false), WatchStep::Nothing);
        // A single frame begins it anew.
        assert_eq!(watch.see(9, false), WatchStep::Nothing);
        assert!(watch.pause().is_some());
    }

    #[test]
    fn only_a_table_that_moves_is_limited() {
        let still = waiting(Duration::from_secs(20));
        let moving = UpdateMode::Continuous;
        assert_eq!(limited(moving, None), moving);
        assert_eq!(limited(still, Some(30)), still);
        let slower = waiting(Duration::from_millis(20));
        assert_eq!(limited(moving, Some(50)), slower);
    }
}
