//! One recipe a cue: what is struck, brushed or plucked, and when.

mod bell;
mod cards;
mod clockwork;
mod glass;
mod hands;
mod paper;
mod stone;
mod tunes;
mod water;
mod wood;

#[cfg(test)]
pub(crate) use tunes::LADDER;

use crate::{
    clip::{self, Clip},
    cue::Cue,
    noise::Noise,
};

/// Differences between one take of a cue and the next.
struct Take {
    /// Counts from 0.
    variant: usize,
    /// For noises: spread evenly over the variants from 0.95 to 1.05.
    pitch: f64,
    noise: Noise,
}

impl Take {
    fn new(cue: Cue, variant: usize) -> Self {
        let last = (cue.variants() - 1) as f64;
        Self {
            variant,
            pitch: 0.95 + 0.10 * variant as f64 / last,
            noise: Noise::named(cue.name(), variant),
        }
    }
}

/// Final processing of a clip.
struct Finish {
    /// Samples a second. Noises need the treble that tones lack.
    rate: u32,
    /// Seconds the end takes to fall silent.
    fade: f64,
    /// Momentary loudness in LUFS. What is heard often is softer than what is heard seldom.
    lufs: f64,
}

const NOISE_RATE: u32 = 32_000;
const TONE_RATE: u32 = 22_050;

const fn finish(rate: u32, fade: f64, lufs: f64) -> Finish {
    Finish { rate, fade, lufs }
}

/// The WAV file of one take of a cue: 16-bit, mono, 22,050 or 32,000 samples a second.
///
/// # Panics
///
/// If `variant` is not below [`Cue::variants`].
#[must_use]
pub fn render(cue: Cue, variant: usize) -> Vec<u8> {
    assert!(
        variant < cue.variants(),
        "{cue} has {} variants, counted from 0",
        cue.variants()
    );
    let (recipe, finish): (fn(&mut Clip, &mut Take), Finish) = match cue {
        Cue::PickUp => (cards::pick_up, finish(NOISE_RATE, 0.030, -33.0)),
        Cue::Place => (cards::place, finish(NOISE_RATE, 0.060, -28.0)),
        Cue::Slide => (cards::slide, finish(NOISE_RATE, 0.060, -32.0)),
        Cue::Flip => (cards::flip, finish(NOISE_RATE, 0.060, -30.0)),
        Cue::Shuffle => (cards::shuffle, finish(NOISE_RATE, 0.080, -28.0)),
        Cue::Deal => (cards::deal, finish(NOISE_RATE, 0.025, -33.0)),
        Cue::YourTurn => (tunes::your_turn, finish(TONE_RATE, 0.300, -24.0)),
        Cue::Refuse => (wood::refuse, finish(NOISE_RATE, 0.030, -28.0)),
        Cue::Reveal => (tunes::reveal, finish(TONE_RATE, 0.300, -27.0)),
        Cue::TrickWon => (tunes::trick_won, finish(NOISE_RATE, 0.250, -26.0)),
        Cue::ScoreStep => (tunes::score_step, finish(TONE_RATE, 0.150, -30.0)),
        Cue::RoundEnd => (tunes::round_end, finish(TONE_RATE, 0.500, -24.0)),
        Cue::Win => (tunes::win, finish(TONE_RATE, 0.700, -22.0)),
        Cue::Lose => (tunes::lose, finish(TONE_RATE, 0.700, -24.0)),
        Cue::MenuMove => (wood::menu_move, finish(TONE_RATE, 0.020, -36.0)),
        Cue::Confirm => (tunes::confirm, finish(TONE_RATE, 0.050, -30.0)),
        Cue::Border => (wood::border, finish(NOISE_RATE, 0.060, -28.0)),
        Cue::Token => (wood::token, finish(NOISE_RATE, 0.040, -29.0)),
        Cue::Deferred => (wood::deferred, finish(NOISE_RATE, 0.070, -27.0)),
        Cue::Undo => (cards::undo, finish(NOISE_RATE, 0.018, -32.0)),
        Cue::Capture => (cards::capture, finish(NOISE_RATE, 0.100, -27.0)),
        Cue::Water => (water::water, finish(TONE_RATE, 0.120, -28.0)),
        Cue::Alarm => (bell::alarm, finish(TONE_RATE, 0.180, -25.0)),
        Cue::Drill => (stone::drill, finish(TONE_RATE, 0.060, -30.0)),
        Cue::Fall => (stone::fall, finish(TONE_RATE, 0.200, -26.0)),
        Cue::Count => (hands::count, finish(TONE_RATE, 0.080, -28.0)),
        Cue::Smack => (hands::smack, finish(TONE_RATE, 0.060, -31.0)),
        Cue::Glass => (glass::glass, finish(TONE_RATE, 0.100, -30.0)),
        Cue::Cork => (glass::cork, finish(TONE_RATE, 0.060, -29.0)),
        Cue::Sniff => (hands::sniff, finish(TONE_RATE, 0.030, -30.0)),
        Cue::Laugh => (hands::laugh, finish(TONE_RATE, 0.080, -27.0)),
        Cue::Shutter => (clockwork::shutter, finish(TONE_RATE, 0.040, -33.0)),
        Cue::Tick => (clockwork::tick, finish(TONE_RATE, 0.060, -33.0)),
    };
    let mut clip = Clip::silent(finish.rate, cue.length_ms());
    recipe(&mut clip, &mut Take::new(cue, variant));
    clip::wav(finish.rate, &clip.finish(finish.fade, finish.lufs))
}
