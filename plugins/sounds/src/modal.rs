//! Modes: the few ways in which a struck thing rings.

use crate::clip::DECAY_60_DB;
use std::f64::consts::TAU;

/// One way in which a thing rings.
#[derive(Clone, Copy, Debug)]
pub struct Mode {
    pub hz: f64,
    /// Time to fall by 60 dB, in seconds.
    pub ring: f64,
    pub gain: f64,
}

/// A mode from a tuple, so that a body can be written as a short table.
pub const fn mode(hz: f64, ring: f64, gain: f64) -> Mode {
    Mode { hz, ring, gain }
}

impl Mode {
    /// The mode with its frequency multiplied by `pitch` and its ring shortened to match.
    pub fn tuned(self, pitch: f64) -> Self {
        Self {
            hz: self.hz * pitch,
            ring: self.ring / pitch,
            gain: self.gain,
        }
    }

    /// A resonator for this mode, at rest.
    pub fn resonator(self, rate: f64) -> Resonator {
        let w = TAU * self.hz / rate;
        let r = libm::exp(-DECAY_60_DB / (self.ring * rate));
        Resonator {
            // With this input gain an impulse of 1 rings with amplitude `gain` at any pitch.
            input: self.gain * libm::sin(w),
            a: [2.0 * r * libm::cos(w), -r * r],
            z: [0.0; 2],
        }
    }
}

/// A damped sine wave waiting for a push.
pub struct Resonator {
    input: f64,
    a: [f64; 2],
    z: [f64; 2],
}

impl Resonator {
    /// The next sample.
    pub fn run(&mut self, x: f64) -> f64 {
        let y = self.input * x + self.a[0] * self.z[0] + self.a[1] * self.z[1];
        self.z = [y, self.z[0]];
        y
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mode_rings_at_its_pitch_and_falls_by_60_db_in_its_ring_time() {
        let rate = 32_000.0;
        let mut resonator = mode(400.0, 0.5, 0.8).resonator(rate);
        let out: Vec<f64> = (0..17_000)
            .map(|n| resonator.run(if n == 0 { 1.0 } else { 0.0 }))
            .collect();
        let peak = |part: &[f64]| part.iter().fold(0.0_f64, |m, x| m.max(x.abs()));
        let start = peak(&out[..80]);
        assert!((start - 0.8).abs() < 0.03, "{start}");
        let end = peak(&out[16_000..16_080]) / start;
        assert!((end / 0.001 - 1.0).abs() < 0.05, "{end}");
        let upward = out[..16_000]
            .windows(2)
            .filter(|w| w[0] < 0.0 && w[1] >= 0.0)
            .count();
        assert!((199..=200).contains(&upward), "{upward}");
    }
}
