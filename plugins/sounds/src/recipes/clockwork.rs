//! Small machines: a camera's shutter, a watch.

use super::{
    Take,
    paper::{Brush, brush},
};
use crate::{
    clip::Clip,
    modal::{Mode, mode},
    noise::Noise,
};

/// A lever snaps over.
fn click(clip: &mut Clip, at: f64, gain: f64, pitch: f64, noise: &mut Noise) {
    const LEVER: [Mode; 4] = [
        mode(540.0, 0.022, 0.55),
        mode(1_320.0, 0.020, 1.0),
        mode(2_150.0, 0.013, 0.50),
        mode(3_300.0, 0.008, 0.22),
    ];
    let bend = pitch * noise.about_one(0.04);
    clip.strike(at, gain, 0.000_5, &LEVER.map(|m| m.tuned(bend)));
}

/// The shutter opens and shuts, and its curtain runs between.
pub fn shutter(clip: &mut Clip, take: &mut Take) {
    let Take { pitch, noise, .. } = take;
    let shut = noise.between(0.066, 0.076);
    click(clip, 0.002, 0.8, *pitch * 1.1, noise);
    let curtain = Brush {
        length: shut,
        peak: 0.6,
        from: 1_700.0 * *pitch,
        to: 2_500.0 * *pitch,
        grain: 0.8,
        gain: 0.45,
    };
    brush(clip, 0.004, &curtain, noise);
    click(clip, shut, 1.0, *pitch * 0.88, noise);
    click(clip, shut + 0.012, 0.4, *pitch, noise);
}

/// A pocket watch: tick, tock, tick, tock.
pub fn tick(clip: &mut Clip, take: &mut Take) {
    let Take { pitch, noise, .. } = take;
    for k in 0..4 {
        let high = if k % 2 == 0 { 1.18 } else { 1.0 };
        let at = 0.002 + 0.220 * f64::from(k);
        click(clip, at, 0.9, *pitch * high, noise);
        click(clip, at + 0.016, 0.35, *pitch * high * 0.8, noise);
    }
}
