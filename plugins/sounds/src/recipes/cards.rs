//! Cues of cards being moved.

use super::{
    Take,
    paper::{Brush, brush, snap, thump},
};
use crate::{
    clip::Clip,
    modal::{Mode, mode},
    noise::Noise,
    tone::{Note, mallet, note},
};
use std::f64::consts::TAU;

pub fn pick_up(clip: &mut Clip, take: &mut Take) {
    let Take { pitch, noise, .. } = take;
    // A nail under the edge, the card drawn upwards, its spring as it leaves.
    snap(clip, 0.003, 0.22, *pitch * 1.1, noise);
    let stroke = Brush {
        length: 0.095,
        peak: 0.55,
        from: 1_300.0 * *pitch,
        to: 2_700.0 * *pitch,
        grain: 0.6,
        gain: 1.0,
    };
    brush(clip, 0.004, &stroke, noise);
    let spring = noise.between(0.062, 0.072);
    snap(clip, spring, 0.28, *pitch * 1.25, noise);
}

pub fn place(clip: &mut Clip, take: &mut Take) {
    let Take { pitch, noise, .. } = take;
    // One edge touches first, then the card lies flat.
    let flat = noise.between(0.007, 0.014);
    snap(clip, 0.001, 0.55, *pitch, noise);
    thump(clip, 0.001, 0.17, *pitch, noise);
    snap(clip, flat, 0.40, *pitch * 0.92, noise);
    thump(clip, flat, 0.33, *pitch * 0.97, noise);
    // It still creeps a little on the felt.
    let creep = Brush {
        length: noise.between(0.07, 0.10),
        peak: 0.2,
        from: 1_900.0 * *pitch,
        to: 1_100.0 * *pitch,
        grain: 0.5,
        gain: 0.22,
    };
    brush(clip, flat, &creep, noise);
}

pub fn slide(clip: &mut Clip, take: &mut Take) {
    let Take { pitch, noise, .. } = take;
    let stroke = Brush {
        length: 0.250,
        peak: noise.between(0.28, 0.38),
        from: 2_100.0 * *pitch,
        to: 1_200.0 * *pitch,
        grain: 0.65,
        gain: 1.0,
    };
    brush(clip, 0.0, &stroke, noise);
    // The felt stops it.
    let stop = noise.between(0.205, 0.215);
    thump(clip, stop, 0.07, *pitch, noise);
}

pub fn flip(clip: &mut Clip, take: &mut Take) {
    let Take { pitch, noise, .. } = take;
    snap(clip, 0.004, 0.30, *pitch * 1.15, noise);
    // The air, first up, then down, brightest when the card stands on edge.
    for (at, from, to) in [(0.0, 900.0, 2_300.0), (0.085, 2_100.0, 1_000.0)] {
        let air = Brush {
            length: 0.115,
            peak: 0.6,
            from: from * *pitch,
            to: to * *pitch,
            grain: 0.15,
            gain: 0.75,
        };
        brush(clip, at, &air, noise);
    }
    let landing = noise.between(0.182, 0.190);
    snap(clip, landing, 0.50, *pitch, noise);
    thump(clip, landing + 0.004, 0.30, *pitch, noise);
}

pub fn deal(clip: &mut Clip, take: &mut Take) {
    let Take { pitch, noise, .. } = take;
    let off = Brush {
        length: 0.045,
        peak: 0.45,
        from: 1_700.0 * *pitch,
        to: 2_400.0 * *pitch,
        grain: 0.5,
        gain: 0.9,
    };
    brush(clip, 0.0, &off, noise);
    let tick = noise.between(0.022, 0.026);
    snap(clip, tick, 0.60, *pitch * 1.08, noise);
    thump(clip, tick + 0.003, 0.15, *pitch * 1.2, noise);
}

/// Number of cards of each packet that are heard as the two run together, and in the bridge.
const RIFFLED: usize = 40;

pub fn shuffle(clip: &mut Clip, take: &mut Take) {
    let Take { pitch, noise, .. } = take;
    riffle(clip, *pitch, noise);
    bridge(clip, *pitch, noise);
    square(clip, *pitch, noise);
}

/// Both packets run off the thumbs: slow, fast, slow.
fn riffle(clip: &mut Clip, pitch: f64, noise: &mut Noise) {
    let (start, length) = (0.02, 0.70);
    for i in 0..RIFFLED {
        let part = i as f64 / (RIFFLED - 1) as f64;
        let warped = part + 0.11 * libm::sin(TAU * part) / 1.2;
        let jitter = noise.white() * 0.25 * length / RIFFLED as f64;
        // The two packets alternate and do not sound quite alike.
        let side = if i % 2 == 0 { 1.0 } else { 0.91 };
        // As a packet grows thin, its cards bend more easily and sound higher.
        let thin = 1.0 + 0.18 * part;
        let level = (0.45 + 0.55 * libm::sin(TAU / 2.0 * part)) * noise.about_one(0.3);
        let at = (start + warped * length + jitter).max(0.001);
        snap(clip, at, 0.5 * level, pitch * side * thin, noise);
    }
    let purr = Brush {
        length,
        peak: 0.5,
        from: 1_200.0 * pitch,
        to: 1_700.0 * pitch,
        grain: 0.4,
        gain: 0.18,
    };
    brush(clip, start, &purr, noise);
}

/// The arched deck springs flat: a waterfall, faster and softer, downwards.
fn bridge(clip: &mut Clip, pitch: f64, noise: &mut Noise) {
    let (start, length) = (0.86, 0.36);
    for i in 0..RIFFLED {
        let part = i as f64 / (RIFFLED - 1) as f64;
        let at = start + length * (part + 0.2 * part * (1.0 - part)) + noise.white() * 0.002;
        let level = (0.30 + 0.35 * libm::sin(TAU / 2.0 * part)) * noise.about_one(0.3);
        snap(clip, at, 0.5 * level, pitch * (1.12 - 0.27 * part), noise);
    }
    let air = Brush {
        length: length + 0.05,
        peak: 0.45,
        from: 1_500.0 * pitch,
        to: 800.0 * pitch,
        grain: 0.25,
        gain: 0.35,
    };
    brush(clip, start - 0.02, &air, noise);
}

/// The deck is squared: its edges knock on the table twice.
fn square(clip: &mut Clip, pitch: f64, noise: &mut Noise) {
    const DECK: [Mode; 3] = [
        mode(310.0, 0.06, 0.9),
        mode(540.0, 0.045, 0.6),
        mode(905.0, 0.03, 0.3),
    ];
    for (at, gain) in [(1.34, 0.55), (1.47, 0.42)] {
        let at = at + noise.between(-0.008, 0.008);
        let bend = pitch * noise.about_one(0.03);
        clip.strike(at, gain, 0.001, &DECK.map(|m| m.tuned(bend)));
        thump(clip, at, gain * 0.9, bend, noise);
        snap(clip, at + 0.002, gain * 0.5, bend, noise);
    }
}

pub fn undo(clip: &mut Clip, take: &mut Take) {
    let Take { pitch, noise, .. } = take;
    // Swells instead of dying away, and sinks where a card picked up would rise.
    let stroke = Brush {
        length: 0.118,
        peak: 0.85,
        from: 2_700.0 * *pitch,
        to: 1_100.0 * *pitch,
        grain: 0.5,
        gain: 1.0,
    };
    brush(clip, 0.0, &stroke, noise);
    snap(clip, 0.104, 0.30, *pitch * 0.85, noise);
}

pub fn capture(clip: &mut Clip, take: &mut Take) {
    let Take { pitch, noise, .. } = take;
    let pull = Brush {
        length: 0.235,
        peak: 0.8,
        from: 1_100.0 * *pitch,
        to: 2_200.0 * *pitch,
        grain: 0.6,
        gain: 0.6,
    };
    brush(clip, 0.0, &pull, noise);
    snap(clip, 0.228, 0.50, *pitch, noise);
    let second = 0.228 + noise.between(0.010, 0.016);
    snap(clip, second, 0.40, *pitch * 0.9, noise);
    thump(clip, 0.230, 0.38, *pitch, noise);
    let low = Note {
        at: 0.230,
        pitch: note::D4,
        force: 0.30,
        ring: 0.35,
    };
    mallet(clip, low, noise);
}
