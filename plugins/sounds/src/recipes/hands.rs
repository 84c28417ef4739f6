//! Hands and breath: a smack, a sniff, a low laugh, and the count before all show their hands.

use super::{
    Take,
    paper::{Brush, brush, thump},
    wood::knock,
};
use crate::{
    clip::{Burst, Clip},
    noise::Noise,
};
use std::f64::consts::{PI, TAU};

/// A flat hand on a hand, or on a table.
fn slap(clip: &mut Clip, at: f64, gain: f64, pitch: f64, noise: &mut Noise) {
    // The fingers don't land at once.
    for (late, part) in [(0.0, 1.0), (0.006, 0.6), (0.011, 0.35)] {
        let skin = Burst {
            low: 420.0 * pitch,
            high: 3_200.0 * pitch,
            rise: 0.000_8,
            ring: 0.034,
            gain: gain * part,
        };
        clip.burst(at + late, &skin, noise);
    }
    thump(clip, at, gain * 0.5, pitch * 1.4, noise);
}

/// A flat hand stops a finger.
pub fn smack(clip: &mut Clip, take: &mut Take) {
    slap(clip, 0.001, 1.0, take.pitch, &mut take.noise);
}

/// One, two, three, and open: three knocks of fists on the table, then a slap.
pub fn count(clip: &mut Clip, take: &mut Take) {
    let Take { pitch, noise, .. } = take;
    let beat = noise.between(0.295, 0.305);
    for k in 0..3 {
        let at = 0.001 + beat * f64::from(k);
        knock(clip, at, 0.85, *pitch, 0.8, noise);
    }
    slap(clip, 0.001 + 3.0 * beat, 1.35, *pitch, noise);
}

/// Air drawn in through a nose, twice.
pub fn sniff(clip: &mut Clip, take: &mut Take) {
    let Take { pitch, noise, .. } = take;
    let second = noise.between(0.175, 0.195);
    for (at, length, gain) in [(0.002, 0.150, 0.8), (second, 0.120, 1.0)] {
        let breath = Brush {
            length,
            peak: 0.72,
            from: 1_250.0 * *pitch,
            to: 2_300.0 * *pitch,
            grain: 0.12,
            gain,
        };
        brush(clip, at, &breath, noise);
    }
}

/// The formants of an open vowel: centre and width in hertz, and strength.
const VOWEL: [(f64, f64, f64); 3] = [
    (640.0, 110.0, 1.0),
    (1_080.0, 130.0, 0.6),
    (2_420.0, 200.0, 0.12),
];

/// A syllable of a low voice: harmonics as strong as the vowel lets them be.
fn ha(clip: &mut Clip, at: f64, hz: f64, gain: f64, noise: &mut Noise) {
    const LENGTH: f64 = 0.105;
    let rate = clip.rate();
    let count = clip.count(LENGTH);
    let strength = |hz: f64| -> f64 {
        let formant = |(centre, width, gain): &(f64, f64, f64)| {
            let off = (hz - centre) / width;
            gain / (1.0 + off * off)
        };
        VOWEL.iter().map(formant).sum()
    };
    for harmonic in 1..=26 {
        let h = f64::from(harmonic);
        let mut phase = TAU * noise.unit() * 0.2;
        let amplitude = 0.5 * gain * strength(hz * h) / libm::sqrt(h);
        for (n, out) in clip.since(at).iter_mut().take(count).enumerate() {
            let part = n as f64 / count as f64;
            // The voice falls within each syllable.
            phase += TAU * hz * h * (1.06 - 0.14 * part) / rate;
            let swell = libm::pow(libm::sin(PI * part), 0.8);
            *out += amplitude * swell * libm::sin(phase);
        }
    }
    let breath = Brush {
        length: 0.060,
        peak: 0.3,
        from: 900.0,
        to: 1_500.0,
        grain: 0.0,
        gain: 0.30 * gain,
    };
    brush(clip, (at - 0.025).max(0.0), &breath, noise);
}

/// Somebody is amused, and it is not you.
pub fn laugh(clip: &mut Clip, take: &mut Take) {
    let Take { pitch, noise, .. } = take;
    let mut at = 0.028;
    for (k, gain) in [0.9, 1.0, 0.8, 0.55].into_iter().enumerate() {
        let hz = 124.0 * *pitch * (1.0 - 0.05 * k as f64) * noise.about_one(0.02);
        ha(clip, at, hz, gain, noise);
        at += noise.between(0.142, 0.158);
    }
}
