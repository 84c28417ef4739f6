//! Running water.

use super::Take;
use crate::{
    clip::Clip,
    filter::{Biquad, MovingBand},
    noise::Noise,
};
use std::f64::consts::{FRAC_1_SQRT_2, PI, TAU};

/// Two things slide past each other in a river: a wash that swells and goes, and bubbles that rise in it.
pub fn water(clip: &mut Clip, take: &mut Take) {
    wash(clip, take.pitch, &mut take.noise);
    let mut at = 0.05;
    for _ in 0..9 {
        at += take.noise.between(0.025, 0.065);
        // Small bubbles are high and short.
        let hz = take.pitch * take.noise.between(420.0, 1_050.0);
        bubble(clip, at, hz, take.noise.between(0.3, 0.8), &mut take.noise);
    }
}

fn wash(clip: &mut Clip, pitch: f64, noise: &mut Noise) {
    let rate = clip.rate();
    let mut band = MovingBand::new(rate, 0.8);
    let mut rumble = Biquad::high_pass(rate, 220.0, FRAC_1_SQRT_2);
    let mut hiss = Biquad::low_pass(rate, 2_600.0, FRAC_1_SQRT_2);
    let count = clip.count(0.60);
    for (n, out) in clip.since(0.0).iter_mut().take(count).enumerate() {
        let part = n as f64 / count as f64;
        let swell = libm::sin(PI * libm::sqrt(part));
        // It laps: two slow waves over the swell.
        let lap = 0.72 + 0.28 * libm::sin(TAU * 2.2 * part);
        let centre = pitch * (520.0 + 480.0 * libm::sin(PI * part));
        let x = rumble.run(band.run(noise.white() * swell * lap, centre));
        *out += 0.5 * hiss.run(x);
    }
}

/// A bubble: a short tone that rises as the bubble nears the air.
pub fn bubble(clip: &mut Clip, at: f64, hz: f64, gain: f64, noise: &mut Noise) {
    let rate = clip.rate();
    let ring = 0.016 * 700.0 / hz * noise.about_one(0.3);
    let count = clip.count(6.0 * ring);
    let mut phase: f64 = 0.0;
    for (n, out) in clip.since(at).iter_mut().take(count).enumerate() {
        let t = n as f64 / rate;
        phase += TAU * hz * (1.0 + 5.0 * t) / rate;
        let rise = (t / 0.002).min(1.0);
        *out += 0.34 * gain * rise * libm::exp(-t / ring) * libm::sin(phase);
    }
}
