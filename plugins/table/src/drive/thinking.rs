//! Bots think off the frame. Their decisions wait here until the table has time to show them; stale ones are dropped.

use crate::{
    bot_service::{AskBots, BotTask},
    tempo,
};
use bevy::prelude::*;
use kortlek_rules::{
    Level, Seat, Seats, Who,
    request::{BotAnswer, RequestKind},
    session::{Decision, Session},
};
use std::time::Duration;

/// A bot that thinks.
struct Asked {
    seat: Seat,
    task: Box<dyn BotTask>,
    since: Duration,
    cap: Duration,
}

impl Asked {
    /// Sets a bot thinking, if there is anything to think about.
    fn begin(
        bots: &AskBots,
        session: &dyn Session,
        kind: RequestKind,
        seat: Seat,
        cap: f32,
        since: Duration,
    ) -> Option<Asked> {
        let cap = Duration::from_secs_f32(cap);
        Some(Asked {
            task: bots.begin(session, kind, seat, cap)?,
            seat,
            since,
            cap,
        })
    }

    /// Takes the decision, once it is there.
    fn take(&mut self) -> Option<Decision> {
        match self.task.take()? {
            BotAnswer::Decision(decision) => Some(decision),
            BotAnswer::Places(_) | BotAnswer::Error(_) => None,
        }
    }

    /// Asks for an end if it has thought for long enough; else how long it still may.
    fn mind_the_clock(&mut self, now: Duration) -> Option<Duration> {
        let left = (self.since + self.cap).checked_sub(now);
        let left = left.filter(|l| !l.is_zero());
        if left.is_none() {
            self.task.time_is_up();
        }
        left
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
    pub fn ask(&mut self, session: &dyn Session, now: Duration, bots: &AskBots) {
        for seat in session.owing().iter() {
            if self.asked.iter().any(|a| a.seat == seat)
                || self.ready.iter().any(|d| d.seat == seat)
            {
                continue;
            }
            let cap = match session.seats().get(seat.index()) {
                Some(Who::Bot(Level::Expert, _) | Who::Matched(..)) => tempo::THINK_EXPERT,
                _ => tempo::THINK,
            };
            let asked = Asked::begin(bots, session, RequestKind::Decide, seat, cap, now);
            self.asked.extend(asked);
        }
    }

    /// Sets an expert thinking for the person. Says whether there is anything to think about.
    pub fn ask_hint(&mut self, session: &dyn Session, now: Duration, bots: &AskBots) -> bool {
        let asked = session.me().and_then(|me| {
            Asked::begin(bots, session, RequestKind::Hint, me, tempo::HINT_THINK, now)
        });
        let is_asked = asked.is_some();
        if is_asked {
            self.hint = asked;
        }
        is_asked
    }

    /// Takes what was decided meanwhile, and asks those for an end who have thought for long enough. Gives the time
    /// until the next of them has.
    pub fn listen(&mut self, now: Duration) -> Option<Duration> {
        self.asked.retain_mut(|a| {
            let decision = a.take();
            let thinks = decision.is_none();
            self.ready.extend(decision);
            thinks
        });
        let all = self.asked.iter_mut().chain(&mut self.hint);
        all.filter_map(|a| a.mind_the_clock(now)).min()
    }

    /// The hint, once it is thought out.
    pub fn hint(&mut self) -> Option<Decision> {
        let decision = self.hint.as_mut()?.take()?;
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
        (!self.ready.is_empty()).then(|| self.ready.remove(0))
    }

    /// Seats whose bots think now.
    pub fn thinking(&self) -> Seats {
        self.asked.iter().map(|a| a.seat).collect()
    }

    /// Makes all bots decide with the results that they have.
    pub fn hurry(&mut self) {
        for asked in self.asked.iter_mut().chain(&mut self.hint) {
            asked.task.hurry();
        }
    }

    /// The match has changed under them: forgets all questions and answers.
    pub fn drop_all(&mut self) {
        *self = BotTasks::default();
    }
}
