//! Stone: a jackhammer at work, and what it brings down.

use super::{
    Take,
    paper::{Brush, brush},
};
use crate::{
    clip::{Burst, Clip},
    modal::{Mode, mode},
    noise::Noise,
};

/// A chisel of steel meets concrete.
fn blow(clip: &mut Clip, at: f64, gain: f64, pitch: f64, noise: &mut Noise) {
    const CHISEL: [Mode; 4] = [
        mode(236.0, 0.040, 0.60),
        mode(548.0, 0.032, 1.0),
        mode(1_180.0, 0.020, 0.62),
        mode(2_340.0, 0.012, 0.30),
    ];
    let bend = pitch * noise.about_one(0.03);
    clip.strike(at, gain, 0.000_9, &CHISEL.map(|m| m.tuned(bend)));
    let grit = Burst {
        low: 500.0,
        high: 3_200.0,
        rise: 0.001,
        ring: 0.014,
        gain: gain * 0.7,
    };
    clip.burst(at, &grit, noise);
}

/// A piece of it lands on others.
fn crumb(clip: &mut Clip, at: f64, gain: f64, pitch: f64, noise: &mut Noise) {
    const STONE: [Mode; 3] = [
        mode(310.0, 0.030, 1.0),
        mode(705.0, 0.020, 0.6),
        mode(1_520.0, 0.011, 0.3),
    ];
    let bend = pitch * noise.about_one(0.25);
    clip.strike(at, gain, 0.000_8, &STONE.map(|m| m.tuned(bend)));
}

/// A rattle of blows, and the slab breaks out.
pub fn drill(clip: &mut Clip, take: &mut Take) {
    let Take { pitch, noise, .. } = take;
    let mut at = 0.002;
    for k in 0..4 {
        blow(clip, at, 0.62 + 0.06 * f64::from(k), *pitch, noise);
        at += noise.between(0.036, 0.042);
    }
    blow(clip, at, 1.0, *pitch * 0.82, noise);
    for _ in 0..5 {
        at += noise.between(0.012, 0.032);
        crumb(clip, at, noise.between(0.12, 0.34), *pitch, noise);
    }
}

/// The floor gives way, and all goes down, farther and farther away.
pub fn fall(clip: &mut Clip, take: &mut Take) {
    let Take { pitch, noise, .. } = take;
    for (at, gain) in [(0.002, 1.0), (0.07, 0.6)] {
        blow(clip, at, gain, *pitch * 0.7, noise);
    }
    let air = Brush {
        length: 0.58,
        peak: 0.12,
        from: 1_500.0 * *pitch,
        to: 240.0 * *pitch,
        grain: 0.3,
        gain: 0.55,
    };
    brush(clip, 0.08, &air, noise);
    let mut at = 0.10;
    for k in 0..11 {
        let far = f64::from(k) / 11.0;
        at += noise.between(0.025, 0.055);
        let gain = 0.36 * (1.0 - far) * noise.about_one(0.3);
        crumb(clip, at, gain, *pitch * (1.0 - 0.45 * far), noise);
    }
}
