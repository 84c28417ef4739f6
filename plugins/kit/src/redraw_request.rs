//! Requests for frames, and waking an idle window.

use bevy::{
    prelude::*,
    tasks::{Task, TaskPool, futures::check_ready},
    winit::{EventLoopProxyWrapper, UpdateMode, WinitUserEvent},
};
use kortlek_platform::background;
use std::{
    panic::Location,
    sync::{
        Arc, Mutex, PoisonError,
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
    goes_on: bool,
    rests: bool,
    /// Place in the code of the last request that kept the program from its rest.
    asker: Option<&'static Location<'static>>,
}

impl RedrawRequest {
    /// Something moves: the next frame is needed at once.
    #[track_caller]
    pub fn keep(&mut self) {
        self.asker = Some(Location::caller());
        self.frames = AFTERWARDS;
    }

    /// A frame is needed after this time at the latest.
    #[track_caller]
    pub fn within(&mut self, time: Duration) {
        if time.is_zero() {
            self.asker = Some(Location::caller());
        }
        self.within = Some(self.within.map_or(time, |w| w.min(time)));
    }

    /// No frame is needed now, but something is under way whose end wakes the window: a bot thinks, a picture is
    /// drawn. The program is not at rest meanwhile.
    #[track_caller]
    pub fn goes_on(&mut self) {
        self.asker = Some(Location::caller());
        self.goes_on = true;
    }

    /// Asks for a frame after this time, in which the shown goes on by itself: until then the program is not at rest. For
    /// something that only goes away, or is explained, use [`RedrawRequest::within`].
    #[track_caller]
    pub fn goes_on_within(&mut self, time: Duration) {
        self.goes_on();
        self.within(time);
    }

    /// Returns true if nothing asked for a frame in the last one, and nothing is under way.
    pub fn is_at_rest(&self) -> bool {
        self.rests
    }

    /// Place in the code that was the last to keep the program from its rest.
    pub fn asker(&self) -> Option<&'static Location<'static>> {
        self.asker
    }

    /// Returns true if frames are drawn one after the other.
    pub fn is_moving(&self) -> bool {
        self.frames > 0
    }

    /// Returns the update mode of the window and clears the requests.
    pub fn mode(&mut self) -> UpdateMode {
        let within = self.within.take();
        let goes_on = std::mem::take(&mut self.goes_on);
        self.rests = self.frames == 0 && !goes_on && within != Some(Duration::ZERO);
        if self.frames > 0 {
            self.frames -= 1;
            return UpdateMode::Continuous;
        }
        let wait = within.map_or(STILL, |w| w.clamp(Duration::from_millis(2), STILL));
        waiting(wait)
    }
}

/// Update mode of a window that draws for events of the window, when it is woken, and after this time. Other events of
/// the program's own draw nothing: see [`EventLoopWaker::look`].
pub fn waiting(wait: Duration) -> UpdateMode {
    UpdateMode::Reactive {
        wait,
        react_to_device_events: false,
        react_to_user_events: false,
        react_to_window_events: true,
    }
}

/// Wakes the window from another thread.
#[derive(Resource, Clone, Default)]
pub struct EventLoopWaker(Option<bevy::winit::EventLoopProxy<WinitUserEvent>>);

impl EventLoopWaker {
    /// Wakes the window by its event loop, if there is one.
    pub fn of(proxy: Option<&EventLoopProxyWrapper>) -> EventLoopWaker {
        EventLoopWaker(proxy.map(|proxy| (**proxy).clone()))
    }

    /// Draws a frame soon.
    pub fn up(&self) {
        if let Some(proxy) = &self.0 {
            // An error means that the window is being closed: nobody needs the frame.
            let _ = proxy.send_event(WinitUserEvent::WakeUp);
        }
    }

    /// Has the event loop look for events, and draws nothing if there are none.
    ///
    /// On X11 the driver draws over the connection that brings the events, from threads of its own, and reads what
    /// comes meanwhile. The event loop waits for the connection to have something to read: a key that was read by
    /// another thread after the loop had gone to sleep would lie there until something else comes.
    pub fn look(&self) {
        if let Some(proxy) = &self.0 {
            // There is no window that the engine does not know: this is an event without an effect.
            let _ = proxy.send_event(WinitUserEvent::WindowAdded);
        }
    }
}

/// Work on another thread. Its result is there before the window is woken to take it, so that none waits for the next
/// frame. Dropped, the work is called off if it has not begun.
pub struct WakingTask<T> {
    result: Arc<Mutex<Option<T>>>,
    task: Option<Task<()>>,
}

impl<T: Send + 'static> WakingTask<T> {
    /// Begins to work on a thread of `pool`; `wake` draws a frame.
    pub fn begin(
        pool: &TaskPool,
        work: impl FnOnce() -> T + Send + 'static,
        wake: impl FnOnce() + Send + 'static,
    ) -> WakingTask<T> {
        let mut work = Some(work);
        WakingTask::begin_in_pieces(pool, move || work.take().map(|work| work()), wake)
    }

    /// Begins with work that comes in pieces, until one gives the result. Where there is only one thread, frames are
    /// drawn between them.
    pub fn begin_in_pieces(
        pool: &TaskPool,
        mut work: impl FnMut() -> Option<T> + Send + 'static,
        wake: impl FnOnce() + Send + 'static,
    ) -> WakingTask<T> {
        let result = Arc::new(Mutex::new(None));
        let place: Arc<Mutex<Option<T>>> = result.clone();
        let task = pool.spawn(async move {
            let made = loop {
                background::turn().await;
                if Arc::strong_count(&place) == 1 {
                    return;
                }
                if let Some(made) = work() {
                    break made;
                }
            };
            *place.lock().unwrap_or_else(PoisonError::into_inner) = Some(made);
            wake();
        });
        WakingTask {
            result,
            task: Some(task),
        }
    }

    /// Takes the result, once it is there.
    ///
    /// # Panics
    ///
    /// If the work panicked.
    pub fn take(&mut self) -> Option<T> {
        self.task.take_if(|task| check_ready(task).is_some());
        self.result
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .take()
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

    /// Returns true if another thread waits for them.
    pub fn get(&self) -> bool {
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
        assert!(!awake.is_at_rest());
        assert_eq!(awake.mode(), waiting(STILL));
        assert!(awake.is_at_rest());
        awake.within(Duration::from_millis(300));
        awake.within(Duration::from_millis(900));
        assert_eq!(awake.mode(), waiting(Duration::from_millis(300)));
        assert_eq!(awake.mode(), waiting(STILL), "it is forgotten");
    }

    #[test]
    fn what_goes_on_by_itself_is_no_rest_and_what_only_goes_away_is() {
        let mut awake = RedrawRequest::default();
        awake.within(Duration::from_secs(2));
        awake.mode();
        assert!(awake.is_at_rest());
        awake.within(Duration::ZERO);
        awake.mode();
        assert!(!awake.is_at_rest(), "a frame is needed at once");
        awake.goes_on_within(Duration::from_secs(2));
        assert_eq!(awake.mode(), waiting(Duration::from_secs(2)));
        assert!(!awake.is_at_rest());
        awake.goes_on();
        awake.mode();
        assert!(!awake.is_at_rest());
        awake.mode();
        assert!(awake.is_at_rest());
    }

    #[test]
    fn a_result_is_there_when_the_window_is_woken_for_it() {
        let pool = TaskPool::new();
        let (wake, woken) = std::sync::mpsc::channel();
        for k in 0..200 {
            let wake = wake.clone();
            let wake = move || wake.send(()).expect("the test waits");
            let mut task = WakingTask::begin(&pool, move || k, wake);
            woken.recv().expect("it is woken");
            assert_eq!(task.take(), Some(k));
        }
    }
}
