//! Cues of wood: knocks, tokens, ticks.

use super::{
    Take,
    paper::{Brush, brush, thump},
};
use crate::{
    clip::{Burst, Clip},
    modal::{Mode, mode},
    noise::Noise,
    tone::{Note, mallet, note},
};

/// A knuckle on a heavy table, under cloth.
pub fn knock(clip: &mut Clip, at: f64, gain: f64, pitch: f64, ring: f64, noise: &mut Noise) {
    const TABLE: [Mode; 4] = [
        mode(196.0, 0.11, 0.70),
        mode(294.0, 0.095, 1.0),
        mode(452.0, 0.065, 0.75),
        mode(716.0, 0.040, 0.40),
    ];
    let table = TABLE.map(|m| {
        let m = m.tuned(pitch * noise.about_one(0.015));
        Mode {
            ring: m.ring * ring,
            ..m
        }
    });
    clip.strike(at, gain, 0.001_1, &table);
    let cloth = Burst {
        low: 250.0,
        high: 1_300.0,
        rise: 0.001,
        ring: 0.020,
        gain: gain * 0.6,
    };
    clip.burst(at, &cloth, noise);
}

pub fn deferred(clip: &mut Clip, take: &mut Take) {
    let Take { pitch, noise, .. } = take;
    let second = noise.between(0.122, 0.132);
    knock(clip, 0.001, 1.0, *pitch * 0.92, 1.2, noise);
    knock(clip, second, 0.85, *pitch * 0.86, 1.3, noise);
}

pub fn refuse(clip: &mut Clip, take: &mut Take) {
    let Take { pitch, noise, .. } = take;
    // Each shake lasts 70 ms. Higher and much shorter than the knock of `deferred`.
    knock(clip, 0.001, 1.0, *pitch * 1.12, 0.55, noise);
    knock(clip, 0.070, 0.80, *pitch * 1.0, 0.55, noise);
}

/// A small wooden disc touches the table.
fn tap(clip: &mut Clip, at: f64, gain: f64, pitch: f64, noise: &mut Noise) {
    const TOKEN: [Mode; 4] = [
        mode(870.0, 0.055, 1.0),
        mode(1_540.0, 0.040, 0.55),
        mode(2_510.0, 0.024, 0.25),
        mode(3_650.0, 0.014, 0.12),
    ];
    let bend = pitch * noise.about_one(0.025);
    clip.strike(at, gain, 0.000_35, &TOKEN.map(|m| m.tuned(bend)));
    thump(clip, at, gain * 0.25, bend * 1.3, noise);
}

pub fn token(clip: &mut Clip, take: &mut Take) {
    let Take { pitch, noise, .. } = take;
    // It falls flat, tips over its edge and settles.
    let mut at = 0.001;
    let mut wait = noise.between(0.062, 0.074);
    for gain in [1.0, 0.38, 0.15] {
        tap(clip, at, gain, *pitch, noise);
        at += wait;
        wait *= 0.6;
    }
}

pub fn border(clip: &mut Clip, take: &mut Take) {
    let Take { pitch, noise, .. } = take;
    let stop = 0.125;
    let line = Brush {
        length: stop + 0.008,
        peak: 0.92,
        from: 1_000.0 * *pitch,
        to: 2_400.0 * *pitch,
        grain: 0.75,
        gain: 0.85,
    };
    brush(clip, 0.0, &line, noise);
    knock(clip, stop, 0.55, *pitch * 1.45, 0.8, noise);
    let post = Note {
        at: stop,
        pitch: note::D4,
        force: 0.45,
        ring: 0.16,
    };
    mallet(clip, post, noise);
}

pub fn menu_move(clip: &mut Clip, take: &mut Take) {
    let Take { pitch, noise, .. } = take;
    // A fingertip on a damped bar: hardly a tone, but it agrees with the key.
    let tick = Note {
        at: 0.001,
        pitch: note::A4,
        force: noise.between(0.5, 0.8),
        ring: noise.between(0.050, 0.065),
    };
    mallet(clip, tick, noise);
    let wood = noise.between(0.25, 0.35);
    tap(clip, 0.001, wood, *pitch * 1.1, noise);
}
