//! Sounds of a linen-finished card: it snaps, it lands, it brushes.

use crate::{
    clip::{Burst, Clip},
    filter::{Biquad, MovingBand},
    modal::{Mode, mode},
    noise::Noise,
};
use std::f64::consts::PI;

/// A card bends and slaps: short, papery, with a little body.
pub fn snap(clip: &mut Clip, at: f64, gain: f64, pitch: f64, noise: &mut Noise) {
    const CARD: [Mode; 4] = [
        mode(640.0, 0.016, 0.40),
        mode(1_190.0, 0.013, 0.42),
        mode(2_060.0, 0.010, 0.36),
        mode(3_240.0, 0.008, 0.22),
    ];
    let card = CARD.map(|m| {
        let mut m = m.tuned(pitch * noise.about_one(0.06));
        m.gain *= noise.about_one(0.2);
        m
    });
    clip.strike(at, gain, 0.000_25, &card);
    let slap = Burst {
        low: 1_300.0 * pitch,
        high: 4_600.0 * pitch,
        rise: 0.000_4,
        ring: 0.020,
        gain: gain * 1.5,
    };
    clip.burst(at, &slap, noise);
}

/// The table under its felt gives way: low and short.
pub fn thump(clip: &mut Clip, at: f64, gain: f64, pitch: f64, noise: &mut Noise) {
    const FELT: [Mode; 4] = [
        mode(142.0, 0.095, 0.75),
        mode(214.0, 0.080, 1.0),
        mode(327.0, 0.060, 0.80),
        mode(495.0, 0.040, 0.45),
    ];
    let felt = FELT.map(|m| m.tuned(pitch * noise.about_one(0.03)));
    clip.strike(at, gain, 0.002, &felt);
    // The air pressed out from under the card.
    let air = Burst {
        low: 160.0,
        high: 950.0,
        rise: 0.002,
        ring: 0.05,
        gain: gain * 0.8,
    };
    clip.burst(at, &air, noise);
}

/// A stroke of a card over felt or another card.
pub struct Brush {
    pub length: f64,
    /// Point of the stroke at which it is fastest, 0 to 1.
    pub peak: f64,
    /// Centre of the noise at the start, in hertz.
    pub from: f64,
    /// Centre of the noise at the end, in hertz.
    pub to: f64,
    /// Share of the sound that comes from the weave of the linen finish passing by, 0 (only air) to 1.
    pub grain: f64,
    pub gain: f64,
}

/// Threads of the weave that pass in a second at full speed.
const THREADS: f64 = 520.0;

pub fn brush(clip: &mut Clip, at: f64, stroke: &Brush, noise: &mut Noise) {
    let rate = clip.rate();
    let q = std::f64::consts::FRAC_1_SQRT_2;
    let mut band = MovingBand::new(rate, 0.9);
    let mut rumble = Biquad::high_pass(rate, 300.0, q);
    let mut hiss = [5_200.0, 6_500.0].map(|hz| Biquad::low_pass(rate, hz, q));
    let thread_fall = libm::exp(-1.0 / (0.000_9 * rate));
    let count = clip.count(stroke.length);
    let mut travelled = 0.0;
    let mut thread = 0.0;
    for (n, out) in clip.since(at).iter_mut().take(count).enumerate() {
        let part = n as f64 / count as f64;
        // Half a cosine up to the peak and another down again.
        let way = if part < stroke.peak {
            part / stroke.peak
        } else {
            (1.0 - part) / (1.0 - stroke.peak)
        };
        let speed = 0.5 - 0.5 * libm::cos(PI * way);

        travelled += THREADS * speed / rate * noise.about_one(0.6);
        thread *= thread_fall;
        if travelled >= 1.0 {
            travelled -= 1.0;
            thread = noise.between(0.4, 1.0);
        }
        let texture = 1.0 - stroke.grain + 1.6 * stroke.grain * thread;

        let centre = (stroke.from + (stroke.to - stroke.from) * part) * (0.75 + 0.25 * speed);
        let x = noise.white() * speed * texture * stroke.gain;
        let x = rumble.run(band.run(x, centre));
        *out += hiss.iter_mut().fold(x, |x, filter| filter.run(x));
    }
}
