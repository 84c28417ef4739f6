//! Bots that answer requests from elsewhere. On the page they think in a Web Worker, so that the page goes on moving: the
//! pure crates and this one are a small module of their own, which gets the match so far as a trace and answers as
//! [`Session::think`] does at the desktop's table, from the same luck.
//!
//! A worker that thinks hears nothing, so the time it may take stands in the request. Who no longer wants an answer ends
//! the worker.

use kortlek_rules::{
    Effort, StopSignal,
    request::{BotAnswer, BotRequest, RequestKind},
    session::Session,
    trace,
};
use std::{
    sync::atomic::{AtomicU32, Ordering},
    time::Duration,
};
use web_time::Instant;

/// Answers a request, both as JSON. What can't be answered gets [`BotAnswer::Error`].
pub fn answer(request: &str) -> String {
    let answer = serde_json::from_str(request)
        .map_err(|error| format!("The request can't be read: {error}."))
        .and_then(|request| think(&request))
        .unwrap_or_else(BotAnswer::Error);
    serde_json::to_string(&answer).expect("an answer is plain data that JSON can hold")
}

/// Answers a request.
///
/// # Errors
///
/// One sentence: the trace is of no known game or has faults, or nothing is to be decided there.
pub fn think(request: &BotRequest) -> Result<BotAnswer, String> {
    let session = session(request)?;
    let clock = request.cap_ms.map(Clock::of);
    let is_over = || clock.as_ref().is_some_and(Clock::is_over);
    let stop = match clock {
        None => StopSignal::Never,
        Some(_) => StopSignal::Clock(&is_over),
    };
    let effort = request.playouts.map_or(Effort::Usual, Effort::AtMost);
    let answering = session.answering(request.kind, request.seat, effort);
    let answering = answering.ok_or("That seat has nothing to decide, or no bot sits there.")?;
    Ok(answering(stop))
}

/// The match of a request, seen by the seat that is thought for.
fn session(request: &BotRequest) -> Result<Box<dyn Session>, String> {
    let header = trace::header(&request.trace).map_err(|fault| fault.to_string())?;
    let game = &header.game;
    let entry = kortlek_games::find(game).ok_or_else(|| format!("There is no game “{game}”."))?;
    let table = entry
        .table
        .ok_or_else(|| format!("{game} has no table yet."))?;
    let names = vec![String::new(); header.seats.len()];
    let mut session = (table.resume)(&request.trace, names).map_err(|fault| fault.to_string())?;
    if request.seat.index() >= session.players() {
        return Err(format!("There is no seat {}.", request.seat));
    }
    if request.kind == RequestKind::Places {
        let names = session.names().names.clone();
        session.look_through(request.seat, names);
    }
    Ok(session)
}

/// The time for a thought. Bots ask whether it is over after every playout, the shortest of which take less time than a
/// look at the clock: it is looked at once in a while.
struct Clock {
    until: Instant,
    asked: AtomicU32,
}

/// Questions for one look at the clock.
const ASKED_FOR_A_LOOK: u32 = 8;

impl Clock {
    fn of(cap_ms: u32) -> Clock {
        Clock {
            until: Instant::now() + Duration::from_millis(cap_ms.into()),
            asked: AtomicU32::new(0),
        }
    }

    fn is_over(&self) -> bool {
        let asked = self.asked.fetch_add(1, Ordering::Relaxed);
        asked.is_multiple_of(ASKED_FOR_A_LOOK) && Instant::now() >= self.until
    }
}
