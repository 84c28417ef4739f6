//! Two instruments for what has a pitch, and the notes they share.

use crate::{
    clip::{Burst, Clip},
    modal::mode,
    noise::Noise,
};

/// Notes of D major pentatonic by their MIDI numbers.
pub mod note {
    pub const D3: u8 = 50;
    pub const A3: u8 = 57;
    pub const B3: u8 = 59;
    pub const D4: u8 = 62;
    pub const E4: u8 = 64;
    pub const FS4: u8 = 66;
    pub const A4: u8 = 69;
    pub const B4: u8 = 71;
    pub const D5: u8 = 74;
    pub const E5: u8 = 76;
    pub const FS5: u8 = 78;
    pub const A5: u8 = 81;
    pub const B5: u8 = 83;
    pub const D6: u8 = 86;
}

/// The frequency of a MIDI note in equal temperament, A4 = 440 Hz.
pub fn hertz(note: u8) -> f64 {
    440.0 * libm::exp2((f64::from(note) - 69.0) / 12.0)
}

/// One note to be played.
#[derive(Clone, Copy)]
pub struct Note {
    /// Start in seconds.
    pub at: f64,
    pub pitch: u8,
    /// Force of the stroke, about 0.2 (soft) to 1.
    pub force: f64,
    /// Decay time of A4, in seconds to -60 dB; higher notes ring shorter.
    pub ring: f64,
}

impl Note {
    fn ring(self) -> f64 {
        self.ring * libm::sqrt(440.0 / hertz(self.pitch))
    }
}

/// A metal tongue on a wooden box: pure and warm, with a short bright edge at the pluck.
pub fn kalimba(clip: &mut Clip, note: Note, noise: &mut Noise) {
    let hz = hertz(note.pitch);
    let ring = note.ring();
    let edge = noise.about_one(0.15);
    // A softer thumb stays longer on the tongue.
    let contact = 0.000_30 + 0.000_25 * (1.0 - note.force);
    let tongue = [
        mode(hz, ring, 1.0),
        // A second tongue a hair off lets the note breathe.
        mode(hz * 1.0025, ring * 0.8, 0.2),
        mode(hz * 2.003, ring * 0.4, 0.14),
        mode(hz * 5.7, 0.13, 0.19 * edge),
        // The box.
        mode(205.0, 0.07, 0.10),
        mode(415.0, 0.05, 0.07),
    ];
    clip.strike(note.at, note.force, contact, &tongue);
    let pluck = Burst {
        low: 500.0,
        high: 2400.0,
        rise: 0.0004,
        ring: 0.018,
        gain: 0.10 * note.force * edge,
    };
    clip.burst(note.at, &pluck, noise);
}

/// A wooden bar under a felt mallet: rounder and shorter.
pub fn mallet(clip: &mut Clip, note: Note, noise: &mut Noise) {
    let hz = hertz(note.pitch);
    let ring = note.ring();
    let contact = 0.000_7 + 0.000_5 * (1.0 - note.force);
    let bar = [
        mode(hz, ring, 1.0),
        mode(hz * 3.98, ring * 0.3, 0.4 * noise.about_one(0.15)),
        mode(hz * 9.3, ring * 0.1, 0.12),
        mode(180.0, 0.06, 0.12),
    ];
    clip.strike(note.at, note.force, contact, &bar);
    let felt = Burst {
        low: 250.0,
        high: 1100.0,
        rise: 0.0008,
        ring: 0.022,
        gain: 0.12 * note.force,
    };
    clip.burst(note.at, &felt, noise);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notes_have_their_concert_pitch() {
        assert!((hertz(note::A4) - 440.0).abs() < 1e-9);
        assert!((hertz(note::D5) - 587.33).abs() < 0.01);
        assert!((hertz(note::D3) - 146.83).abs() < 0.01);
    }
}
