//! A small, soft room for the tonal cues: four delays that feed each other.

use crate::clip::{Clip, DECAY_60_DB};

/// Delays in seconds. Their ratios are far from simple, so that no single echo is heard.
const DELAYS: [f64; 4] = [0.0297, 0.0371, 0.0411, 0.0437];

/// Adds a room's answer at `level` (0 to 1 of the dry sound); it falls by 60 dB in `ring` seconds,
/// treble sooner.
pub fn add_room(clip: &mut Clip, level: f64, ring: f64) {
    let rate = clip.rate();
    let mut lines: [Vec<f64>; 4] = DELAYS.map(|d| vec![0.0; clip.count(d)]);
    let gains: [f64; 4] = DELAYS.map(|d| libm::exp(-DECAY_60_DB * d / ring));
    // One pole at about 2.5 kHz in each loop: walls swallow treble.
    let soft = libm::exp(-std::f64::consts::TAU * 2_500.0 / rate);
    let mut dull = [0.0; 4];
    let mut at = [0_usize; 4];
    for x in clip.samples_mut() {
        let mut out = [0.0; 4];
        for i in 0..4 {
            dull[i] = (1.0 - soft) * lines[i][at[i]] + soft * dull[i];
            out[i] = dull[i] * gains[i];
        }
        // A Householder matrix mixes the lines and keeps their energy.
        let half = out.iter().sum::<f64>() / 2.0;
        for i in 0..4 {
            lines[i][at[i]] = *x + out[i] - half;
            at[i] = (at[i] + 1) % lines[i].len();
        }
        *x += level * (out[0] - out[1] + out[2] - out[3]);
    }
}
