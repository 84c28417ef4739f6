//! Cues with a pitch: alerts, scores and the ends of rounds and games.

use super::{
    Take,
    paper::{Brush, brush, snap},
};
use crate::{
    clip::Clip,
    noise::Noise,
    room::add_room,
    tone::{
        Note, kalimba, mallet,
        note::{A3, A4, A5, B3, B4, B5, D3, D4, D5, D6, E4, E5, FS4, FS5},
    },
};

/// A note of a tune: when it is struck, in milliseconds, which, and how hard.
type Struck = (u16, u8, f64);

/// A tune of notes that are struck at these times, in milliseconds, and so hard.
fn tune(times: &[u16], pitches: &[u8], forces: &[f64]) -> Vec<Struck> {
    let notes = times.iter().zip(pitches).zip(forces);
    let struck = notes.map(|((at, pitch), force)| (*at, *pitch, *force));
    struck.collect()
}

fn notes(tune: &[Struck], ring: f64, noise: &mut Noise, mut play: impl FnMut(Note, &mut Noise)) {
    for &(at, pitch, force) in tune {
        let played = Note {
            // A hand is never quite exact.
            at: 0.001 + f64::from(at) / 1000.0 + noise.between(0.0, 0.004),
            pitch,
            force: force * noise.about_one(0.06),
            ring,
        };
        play(played, noise);
    }
}

fn pluck(clip: &mut Clip, tune: &[Struck], ring: f64, noise: &mut Noise) {
    notes(tune, ring, noise, |note, noise| kalimba(clip, note, noise));
}

fn strike(clip: &mut Clip, tune: &[Struck], ring: f64, noise: &mut Noise) {
    notes(tune, ring, noise, |note, noise| mallet(clip, note, noise));
}

pub fn your_turn(clip: &mut Clip, take: &mut Take) {
    // Always the same call; what lies under its second note differs.
    let under = [D4, FS4, A3][take.variant];
    let call = [(0, A4, 0.75), (130, D5, 0.9), (134, under, 0.35)];
    pluck(clip, &call, 1.1, &mut take.noise);
    add_room(clip, 0.10, 0.5);
}

pub fn confirm(clip: &mut Clip, take: &mut Take) {
    let force = [0.7, 0.6, 0.8][take.variant];
    let tune = [(0, A4, force), (42, D5, force + 0.15)];
    pluck(clip, &tune, 0.20, &mut take.noise);
}

pub fn reveal(clip: &mut Clip, take: &mut Take) {
    // Fourths and fifths without a third: nothing is settled yet.
    let strum: [Struck; 4] = [
        [(0, A3, 0.7), (48, E4, 0.6), (96, A4, 0.65), (144, B4, 0.6)],
        [(0, A3, 0.7), (48, D4, 0.6), (96, E4, 0.65), (144, A4, 0.6)],
        [(0, B3, 0.7), (48, E4, 0.6), (96, A4, 0.65), (144, B4, 0.6)],
    ][take.variant];
    let breath = Brush {
        length: 0.30,
        peak: 0.7,
        from: 700.0,
        to: 1_500.0,
        grain: 0.0,
        gain: 0.12,
    };
    brush(clip, 0.0, &breath, &mut take.noise);
    pluck(clip, &strum, 1.0, &mut take.noise);
    add_room(clip, 0.12, 0.6);
}

pub fn trick_won(clip: &mut Clip, take: &mut Take) {
    let upper = [A4, FS4, D5][take.variant];
    let both = [(0, D4, 0.8), (85, upper, 0.9)];
    strike(clip, &both, 0.6, &mut take.noise);
    add_room(clip, 0.08, 0.4);
    let Take { noise, pitch, .. } = take;
    let gather = Brush {
        length: 0.26,
        peak: 0.4,
        from: 1_100.0 * *pitch,
        to: 2_000.0 * *pitch,
        grain: 0.6,
        gain: 0.45,
    };
    brush(clip, 0.0, &gather, noise);
    snap(clip, 0.245, 0.12, *pitch, noise);
}

/// The rungs of the score ladder.
pub const LADDER: [u8; 11] = [D4, E4, FS4, A4, B4, D5, E5, FS5, A5, B5, D6];

pub fn score_step(clip: &mut Clip, take: &mut Take) {
    let rung = LADDER[take.variant];
    pluck(clip, &[(0, rung, 0.7)], 0.4, &mut take.noise);
    add_room(clip, 0.06, 0.3);
}

pub fn round_end(clip: &mut Clip, take: &mut Take) {
    let lead = match take.variant {
        0 => [A4, B4, A4, D5],
        1 => [FS4, A4, B4, A4],
        _ => [B4, A4, E5, D5],
    };
    let lead = tune(&[0, 150, 300, 480], &lead, &[0.7, 0.65, 0.7, 0.85]);
    let ground: [Struck; 3] = match take.variant {
        0 | 1 => [(0, D4, 0.4), (480, D4, 0.6), (490, FS4, 0.4)],
        _ => [(0, FS4, 0.4), (480, D4, 0.6), (490, A3, 0.5)],
    };
    pluck(clip, &lead, 1.2, &mut take.noise);
    strike(clip, &ground, 1.0, &mut take.noise);
    add_room(clip, 0.14, 0.8);
}

pub fn win(clip: &mut Clip, take: &mut Take) {
    // A run upwards, a step aside, and the full chord.
    let run = match take.variant {
        0 => [D4, FS4, A4, D5, B4, E5],
        1 => [A4, B4, D5, E5, D5, E5],
        _ => [FS4, A4, B4, D5, E5, D5],
    };
    let times = [0, 110, 220, 330, 500, 620];
    let run = tune(&times, &run, &[0.7, 0.7, 0.75, 0.8, 0.7, 0.75]);
    let top: &[Struck] = &[(800, D5, 0.75), (828, FS5, 0.85), (856, A5, 0.9)];
    let ground: &[Struck] = &[
        (0, D3, 0.6),
        (330, A3, 0.6),
        (620, B3, 0.5),
        (800, D3, 0.8),
        (812, A3, 0.6),
        (824, FS4, 0.5),
    ];
    let echo: &[Struck] = match take.variant {
        0 => &[(1_250, D5, 0.35), (1_400, A5, 0.3)],
        1 => &[(1_250, A4, 0.35), (1_400, FS5, 0.3)],
        _ => &[(1_250, FS5, 0.35), (1_400, A5, 0.3)],
    };
    pluck(clip, &run, 1.1, &mut take.noise);
    pluck(clip, top, 1.8, &mut take.noise);
    strike(clip, ground, 1.2, &mut take.noise);
    pluck(clip, echo, 1.4, &mut take.noise);
    add_room(clip, 0.16, 0.9);
}

pub fn lose(clip: &mut Clip, take: &mut Take) {
    // Down to the sixth of the key, its minor side, and left there softly.
    let line: &[Struck] = match take.variant {
        0 => &[
            (0, A4, 0.7),
            (220, FS4, 0.6),
            (440, E4, 0.6),
            (720, D4, 0.6),
        ],
        1 => &[
            (0, B4, 0.7),
            (220, A4, 0.6),
            (440, FS4, 0.6),
            (720, E4, 0.6),
        ],
        _ => &[
            (0, D5, 0.65),
            (220, A4, 0.6),
            (440, B4, 0.55),
            (720, FS4, 0.6),
        ],
    };
    let rest: &[Struck] = match take.variant {
        1 => &[(1_040, A3, 0.65), (1_060, D4, 0.45), (1_080, E4, 0.4)],
        _ => &[(1_040, B3, 0.65), (1_060, D4, 0.45), (1_080, FS4, 0.4)],
    };
    pluck(clip, line, 1.1, &mut take.noise);
    strike(clip, &[(0, D4, 0.35), (440, B3, 0.4)], 0.9, &mut take.noise);
    strike(clip, rest, 1.3, &mut take.noise);
    pluck(clip, &rest[..1], 1.6, &mut take.noise);
    add_room(clip, 0.16, 0.9);
}
