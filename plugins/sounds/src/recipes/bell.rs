//! A bell.

use super::Take;
use crate::{
    clip::{Burst, Clip},
    modal::{Mode, mode},
};

/// Modes of a small steel bell: its hum, its strike note, and those that make it harsh.
const BELL: [Mode; 5] = [
    mode(620.0, 0.55, 0.30),
    mode(1_180.0, 0.70, 1.0),
    mode(1_212.0, 0.60, 0.55),
    mode(2_090.0, 0.34, 0.38),
    mode(3_170.0, 0.18, 0.16),
];

/// Time that the clapper hammers, in seconds, and its strikes per second.
const HAMMERS: f64 = 0.40;
const STROKES: f64 = 19.0;

/// An electric bell: a clapper that hammers on it, and then its ringing out.
pub fn alarm(clip: &mut Clip, take: &mut Take) {
    let pitch = take.pitch;
    let bell = BELL.map(|m| m.tuned(pitch));
    let mut at = 0.002;
    while at < HAMMERS {
        // It takes two strokes until the current has drawn the clapper all the way.
        let force = (0.5 + at * 8.0).min(1.0) * take.noise.about_one(0.12);
        clip.strike(at, 0.5 * force, 0.000_4, &bell);
        let clapper = Burst {
            low: 700.0,
            high: 3_000.0,
            rise: 0.000_5,
            ring: 0.012,
            gain: 0.14 * force,
        };
        clip.burst(at, &clapper, &mut take.noise);
        at += take.noise.about_one(0.05) / STROKES;
    }
}
