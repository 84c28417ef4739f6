//! Place where bots think: one interface, two implementations. On the desktop they think on threads of this program
//! ([`BotThreads`]); on a page, which has none, elsewhere ([`RemoteBots`]): they get the match so far as data, and answer
//! the same.

use bevy::{
    ecs::system::SystemParam, platform::cell::SyncCell, prelude::*, tasks::AsyncComputeTaskPool,
};
use kortlek_kit::redraw_request::{EventLoopWaker, WakingTask};
use kortlek_platform::thinking;
use kortlek_rules::{
    Effort, Seat, StopSignal,
    request::{BotAnswer, BotRequest, RequestKind},
    session::{Answering, Session},
};
use std::{
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

/// Place where bots think.
pub trait BotService: Send + Sync {
    /// Begins to think about the present position of a match for a seat, for so long at most. `None` if there is nothing
    /// to think about. The window is woken once the answer is there.
    fn begin(
        &self,
        session: &dyn Session,
        kind: RequestKind,
        seat: Seat,
        cap: Duration,
        wake: &EventLoopWaker,
    ) -> Option<Box<dyn BotTask>>;
}

/// A bot that thinks. Dropped, nobody waits for its answer any more.
pub trait BotTask: Send + Sync {
    /// Takes the answer, once it is there.
    fn take(&mut self) -> Option<BotAnswer>;
    /// The player waits: the best answer so far is wanted.
    fn hurry(&mut self);
    /// It has thought for as long as it may.
    fn time_is_up(&mut self);
}

/// The bots' service of this program.
#[derive(Resource, Clone)]
pub struct Bots(pub Arc<dyn BotService>);

impl Default for Bots {
    fn default() -> Bots {
        Bots(if thinking::IS_ELSEWHERE {
            Arc::new(RemoteBots(Arc::new(Workers)))
        } else {
            Arc::new(BotThreads)
        })
    }
}

/// The page's workers.
struct Workers;

impl Courier for Workers {
    fn send(&self, request: String, done: Done) -> Box<dyn Send + Sync> {
        Box::new(thinking::send(&request, done))
    }
}

/// Parameter of systems that ask bots.
#[derive(SystemParam)]
pub struct AskBots<'w> {
    bots: Res<'w, Bots>,
    wake: Res<'w, EventLoopWaker>,
}

impl AskBots<'_> {
    /// See [`BotService::begin`].
    pub fn begin(
        &self,
        session: &dyn Session,
        kind: RequestKind,
        seat: Seat,
        cap: Duration,
    ) -> Option<Box<dyn BotTask>> {
        self.bots.0.begin(session, kind, seat, cap, &self.wake)
    }
}

/// Bots that think on threads of this program.
#[derive(Clone, Copy, Debug, Default)]
pub struct BotThreads;

impl BotService for BotThreads {
    fn begin(
        &self,
        session: &dyn Session,
        kind: RequestKind,
        seat: Seat,
        _cap: Duration,
        wake: &EventLoopWaker,
    ) -> Option<Box<dyn BotTask>> {
        let answering = session.answering(kind, seat, Effort::Usual)?;
        let stop = Arc::new(AtomicBool::new(false));
        let (flag, wake) = (stop.clone(), wake.clone());
        let pool = AsyncComputeTaskPool::get();
        let answer = move || answering(StopSignal::Flag(&flag));
        let task = WakingTask::begin(pool, answer, move || wake.up());
        Some(Box::new(ThreadTask { task, stop }))
    }
}

struct ThreadTask {
    task: WakingTask<BotAnswer>,
    stop: Arc<AtomicBool>,
}

impl BotTask for ThreadTask {
    fn take(&mut self) -> Option<BotAnswer> {
        self.task.take()
    }

    fn hurry(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
    }

    fn time_is_up(&mut self) {
        self.hurry();
    }
}

impl Drop for ThreadTask {
    fn drop(&mut self) {
        self.hurry();
    }
}

/// Hears the answer to a request, or `None` if none will come.
pub type Done = Box<dyn FnOnce(Option<String>) + Send>;

/// Somebody who carries requests to bots elsewhere, and their answers back, both as JSON ([`kortlek_rules::request`]).
pub trait Courier: Send + Sync {
    /// Sends a request. What is returned is dropped once nobody wants the answer any more.
    fn send(&self, request: String, done: Done) -> Box<dyn Send + Sync>;
}

/// Bots that think elsewhere. Whoever thinks there hears nothing meanwhile: the time that it may take stands in the
/// request, and who is in a hurry calls off the request and sends another.
pub struct RemoteBots<C>(pub Arc<C>);

/// Time of a thought when the player is in a hurry.
const HURRIED: Duration = Duration::from_millis(60);

impl<C: Courier + 'static> BotService for RemoteBots<C> {
    fn begin(
        &self,
        session: &dyn Session,
        kind: RequestKind,
        seat: Seat,
        cap: Duration,
        wake: &EventLoopWaker,
    ) -> Option<Box<dyn BotTask>> {
        let here = session.answering(kind, seat, Effort::Usual)?;
        let mut task = RemoteTask {
            courier: self.0.clone(),
            request: BotRequest {
                kind,
                trace: session.trace(),
                seat,
                cap_ms: None,
                playouts: None,
            },
            under_way: None,
            came: Arc::default(),
            here: SyncCell::new(Some(here)),
            hurries: false,
            wake: wake.clone(),
        };
        task.send(cap);
        Some(Box::new(task))
    }
}

/// Place for the answer: whether one came, or none will.
type Came = Arc<Mutex<Option<Option<String>>>>;

struct RemoteTask<C> {
    courier: Arc<C>,
    request: BotRequest,
    under_way: Option<Box<dyn Send + Sync>>,
    came: Came,
    /// The same thinking here, in case that none comes.
    here: SyncCell<Option<Answering>>,
    hurries: bool,
    wake: EventLoopWaker,
}

impl<C: Courier> RemoteTask<C> {
    fn send(&mut self, cap: Duration) {
        // Who was asked before is called off, and has no place for an answer.
        self.under_way = None;
        self.came = Arc::default();
        self.request.cap_ms = Some(u32::try_from(cap.as_millis()).unwrap_or(u32::MAX));
        let request = serde_json::to_string(&self.request);
        let (place, wake) = (self.came.clone(), self.wake.clone());
        let done = move |answer| {
            *place.lock().unwrap_or_else(PoisonError::into_inner) = Some(answer);
            wake.up();
        };
        match request {
            Ok(request) => self.under_way = Some(self.courier.send(request, Box::new(done))),
            Err(_) => done(None),
        }
    }
}

impl<C: Courier> BotTask for RemoteTask<C> {
    fn take(&mut self) -> Option<BotAnswer> {
        let came = self
            .came
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .take()?;
        let answer = came.and_then(|text| serde_json::from_str(&text).ok());
        let why = match answer {
            Some(BotAnswer::Error(why)) => why,
            Some(answer) => return Some(answer),
            None => "no answer came".to_owned(),
        };
        error!(
            "A bot elsewhere does not answer ({why}); what it would play without thinking counts."
        );
        let here = self.here.get().take()?;
        Some(here(StopSignal::AtOnce))
    }

    fn hurry(&mut self) {
        if !std::mem::replace(&mut self.hurries, true) {
            self.send(HURRIED);
        }
    }

    fn time_is_up(&mut self) {
        // It has a clock of its own.
    }
}
