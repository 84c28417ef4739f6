//! Bottles: glass that touches glass, a cork that comes out.

use super::{
    Take,
    paper::{Brush, brush, thump},
    water::bubble,
};
use crate::{
    clip::{Burst, Clip},
    modal::{Mode, mode},
    noise::Noise,
};

/// A full bottle, held by its neck, is touched: it rings, but not for long.
fn clink(clip: &mut Clip, at: f64, gain: f64, pitch: f64, noise: &mut Noise) {
    const BOTTLE: [Mode; 5] = [
        mode(780.0, 0.070, 0.38),
        mode(1_460.0, 0.240, 1.0),
        mode(2_330.0, 0.150, 0.46),
        mode(3_380.0, 0.090, 0.22),
        mode(4_420.0, 0.050, 0.08),
    ];
    let bend = pitch * noise.about_one(0.02);
    clip.strike(at, gain, 0.000_35, &BOTTLE.map(|m| m.tuned(bend)));
}

/// A bottle is set down beside another.
pub fn glass(clip: &mut Clip, take: &mut Take) {
    let Take { pitch, noise, .. } = take;
    clink(clip, 0.002, 1.0, *pitch, noise);
    let second = noise.between(0.070, 0.084);
    clink(clip, second, 0.5, *pitch * 1.12, noise);
    thump(clip, second, 0.35, *pitch * 1.5, noise);
}

/// A cork squeaks and pops, and two gulps follow it.
pub fn cork(clip: &mut Clip, take: &mut Take) {
    const NECK: [Mode; 3] = [
        mode(410.0, 0.055, 1.0),
        mode(790.0, 0.038, 0.62),
        mode(1_310.0, 0.022, 0.30),
    ];
    let Take { pitch, noise, .. } = take;
    let squeak = Brush {
        length: 0.075,
        peak: 0.9,
        from: 900.0 * *pitch,
        to: 2_100.0 * *pitch,
        grain: 0.9,
        gain: 0.35,
    };
    brush(clip, 0.0, &squeak, noise);
    let bend = *pitch * noise.about_one(0.03);
    clip.strike(0.080, 1.0, 0.001_2, &NECK.map(|m| m.tuned(bend)));
    let air = Burst {
        low: 350.0,
        high: 2_600.0,
        rise: 0.001,
        ring: 0.030,
        gain: 0.7,
    };
    clip.burst(0.080, &air, noise);
    for (at, hz) in [(0.190, 330.0), (0.275, 380.0)] {
        let at = at + noise.between(0.0, 0.015);
        bubble(clip, at, hz * *pitch, 1.6, noise);
        bubble(clip, at + 0.018, 1.5 * hz * *pitch, 0.7, noise);
    }
}
