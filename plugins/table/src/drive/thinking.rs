//! Bots think off the frame. Their decisions wait here until the table has time to show them; stale ones are dropped.

use crate::{
    redraw_request::{EventLoopWaker, WakingTask},
    tempo,
};
use bevy::{prelude::*, tasks::AsyncComputeTaskPool};
use kortlek_rules::{
    Level, Seat, Seats, Who,
    session::{Decision, Session, Thinking},
};
use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

/// A bot that thinks.
struct Asked {
    seat: Seat,
    task: WakingTask<Decision>,
    stop: Arc<AtomicBool>,
    since: Duration,
    cap: Duration,
}

impl Asked {
    fn new(
        seat: Seat,
        thinking: Thinking,
        cap: f32,
        now: Duration,
        wake: &EventLoopWaker,
    ) -> Asked {
        let stop = Arc::new(AtomicBool::new(false));
        let (flag, wake) = (stop.clone(), wake.clone());
        let pool = AsyncComputeTaskPool::get();
        let task = WakingTask::begin(pool, move || thinking(&flag), move || wake.up());
        Asked {
            seat,
            task,
            stop,
            since: now,
            cap: Duration::from_secs_f32(cap),
        }
    }

    fn hurry(&self) {
        self.stop.store(true, Ordering::Relaxed);
    }

    /// Asks for an end if it has thought for long enough; else how long it still may.
    fn mind_the_clock(&self, now: Duration) -> Option<Duration> {
        let left = (self.since + self.cap)
            .checked_sub(now)
            .filter(|l| !l.is_zero());
        if left.is_none() {
            self.hurry();
        }
        left
    }
}

impl Drop for Asked {
    fn drop(&mut self) {
        // Nobody waits for the answer any more.
        self.hurry();
    }
}

/// The bots that think, and their decisions.
#[derive(Resource, Default)]
pub struct BotTasks {
    asked: Vec<Asked>,
    ready: Vec<Decision>,
    hint: Option<Asked>,
}

impl BotTasks {
    /// Sets every bot thinking that owes a decision and is not at it yet.
    pub fn ask(&mut self, session: &dyn Session, now: Duration, wake: &EventLoopWaker) {
        for seat in session.owing().iter() {
            if self.asked.iter().any(|a| a.seat == seat)
                || self.ready.iter().any(|d| d.seat == seat)
            {
                continue;
            }
            if let Some(thinking) = session.thinking(seat) {
                let cap = match session.seats().get(seat.index()) {
                    Some(Who::Bot(Level::Expert, _) | Who::Matched(..)) => tempo::THINK_EXPERT,
                    _ => tempo::THINK,
                };
                self.asked.push(Asked::new(seat, thinking, cap, now, wake));
            }
        }
    }

    /// Sets an expert thinking for the person. Says whether there is anything to think about.
    pub fn ask_hint(
        &mut self,
        session: &dyn Session,
        now: Duration,
        wake: &EventLoopWaker,
    ) -> bool {
        let (Some(seat), Some(thinking)) = (session.me(), session.hint()) else {
            return false;
        };
        self.hint = Some(Asked::new(seat, thinking, tempo::HINT_THINK, now, wake));
        true
    }

    /// Takes what was decided meanwhile, and asks those for an end who have thought for long enough. Gives the time
    /// until the next of them has.
    pub fn listen(&mut self, now: Duration) -> Option<Duration> {
        let ready = &mut self.ready;
        self.asked.retain_mut(|a| match a.task.take() {
            Some(decision) => {
                ready.push(decision);
                false
            }
            None => true,
        });
        self.asked
            .iter()
            .chain(&self.hint)
            .filter_map(|a| a.mind_the_clock(now))
            .min()
    }

    /// The hint, once it is thought out.
    pub fn hint(&mut self) -> Option<Decision> {
        let decision = self.hint.as_mut()?.task.take()?;
        self.hint = None;
        Some(decision)
    }

    /// Nobody wants the hint any more.
    pub fn forget_hint(&mut self) {
        self.hint = None;
    }

    /// Returns true if a hint is being computed.
    pub fn is_hinting(&self) -> bool {
        self.hint.is_some()
    }

    /// A decision that may be committed now: of a seat that owes one, at a position that the match has reached.
    /// Decisions that do not fit any more are dropped.
    pub fn take(&mut self, session: &dyn Session) -> Option<Decision> {
        let (owing, steps) = (session.owing(), session.positions() - 1);
        self.ready.retain(|d| d.due <= steps && owing.has(d.seat));
        if self.ready.is_empty() {
            None
        } else {
            Some(self.ready.remove(0))
        }
    }

    /// Seats whose bots think now.
    pub fn thinking(&self) -> Seats {
        self.asked.iter().map(|a| a.seat).collect()
    }

    /// Makes all bots decide with the results that they have.
    pub fn hurry(&self) {
        for asked in self.asked.iter().chain(&self.hint) {
            asked.hurry();
        }
    }

    /// The match has changed under them: forgets all questions and answers.
    pub fn drop_all(&mut self) {
        *self = BotTasks::default();
    }
}
