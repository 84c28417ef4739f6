//! Requests to a bot that thinks elsewhere, in another process or a Web Worker, and its answers: plain data, which both
//! sides write as JSON. The position is the trace of the match so far; what is answered is what
//! [`Session::think`](crate::session::Session::think) answers here.

use crate::{presentation::GoodPlace, seat::Seat, session::Decision};
use serde::{Deserialize, Serialize};

/// RequestKind of thinking.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum RequestKind {
    /// The bot in a seat decides.
    Decide,
    /// An expert advises a seat.
    Hint,
    /// An expert weighs every legal action of a seat ([`Bot::evaluate`](crate::Bot::evaluate)).
    Evaluate,
    /// Good places for what a seat carries over a canvas
    /// ([`CanvasSession::scouting`](crate::session::CanvasSession::scouting)).
    Places,
}

/// A request.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct BotRequest {
    /// RequestKind of thinking.
    pub kind: RequestKind,
    /// The match so far, as [`Session::trace_upto`](crate::session::Session::trace_upto) writes it.
    pub trace: String,
    /// The seat that is thought for.
    pub seat: Seat,
    /// Time after which the best answer so far is wanted, in milliseconds from the moment at which the thinking begins;
    /// `None` for as long as it takes. An answer that was ready before does not depend on it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cap_ms: Option<u32>,
    /// Playouts at most ([`Effort::AtMost`](crate::Effort::AtMost)); `None` for the usual number.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub playouts: Option<u32>,
}

/// An answer.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum BotAnswer {
    /// A decision, advice or evaluation.
    Decision(Decision),
    /// Good places on a canvas, best first.
    Places(Vec<GoodPlace>),
    /// The reason why there is none, for the log.
    Error(String),
}
