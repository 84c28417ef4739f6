//! A stretch of sound being put together, and how it becomes a WAV file.

use crate::{filter::Biquad, loudness, modal::Mode, noise::Noise};
use std::{f64::consts::PI, io::Cursor};

/// A mono sound of fixed length. Times are seconds from its start.
pub struct Clip {
    rate: u32,
    samples: Vec<f64>,
}

/// A burst of filtered noise that starts at once and dies away.
pub struct Burst {
    /// Lower edge of the band in hertz.
    pub low: f64,
    /// Upper edge of the band in hertz.
    pub high: f64,
    /// Time to full level in seconds.
    pub rise: f64,
    /// Time to fall by 60 dB in seconds.
    pub ring: f64,
    pub gain: f64,
}

impl Clip {
    pub fn silent(rate: u32, length_ms: u32) -> Self {
        let count = u64::from(rate) * u64::from(length_ms) / 1000;
        let count = usize::try_from(count).expect("a cue lasts a few seconds");
        Self {
            rate,
            samples: vec![0.0; count],
        }
    }

    /// Samples a second.
    pub fn rate(&self) -> f64 {
        f64::from(self.rate)
    }

    /// Converts a time in seconds to a number of samples.
    pub fn count(&self, seconds: f64) -> usize {
        // Never negative and far below the precision of f64.
        (seconds.max(0.0) * self.rate()).round() as usize
    }

    /// The samples from `at` on, to be added to. What would sound past the end is lost.
    pub fn since(&mut self, at: f64) -> &mut [f64] {
        let start = self.count(at).min(self.samples.len());
        &mut self.samples[start..]
    }

    pub fn samples_mut(&mut self) -> &mut [f64] {
        &mut self.samples
    }

    /// Strikes something at `at`: every mode is set ringing by a smooth push that lasts
    /// `contact` seconds. The longer the contact, the softer the sound.
    pub fn strike(&mut self, at: f64, gain: f64, contact: f64, modes: &[Mode]) {
        let rate = self.rate();
        let width = self.count(contact).max(1);
        let push: Vec<f64> = (0..width)
            .map(|n| libm::sin(PI * (n as f64 + 0.5) / width as f64))
            .collect();
        let whole: f64 = push.iter().sum();
        for mode in modes {
            let mut resonator = mode.resonator(rate);
            for (n, out) in self.since(at).iter_mut().enumerate() {
                let x = push.get(n).map_or(0.0, |p| p * gain / whole);
                *out += resonator.run(x);
            }
        }
    }

    /// Adds a burst of noise at `at`.
    pub fn burst(&mut self, at: f64, burst: &Burst, noise: &mut Noise) {
        let rate = self.rate();
        let q = std::f64::consts::FRAC_1_SQRT_2;
        let mut low = Biquad::high_pass(rate, burst.low, q);
        let mut high = Biquad::low_pass(rate, burst.high, q);
        let mut steep = Biquad::low_pass(rate, burst.high, q);
        let fall = libm::exp(-DECAY_60_DB / (burst.ring * rate));
        let rise = (burst.rise * rate).max(1.0);
        let mut level = 1.0;
        // 60 dB below its start the burst is inaudible; a little longer lets the filters ring out.
        let count = self.count(burst.rise + burst.ring * 1.3);
        for (n, out) in self.since(at).iter_mut().take(count).enumerate() {
            let envelope = ((n as f64 + 1.0) / rise).min(1.0) * level;
            level *= fall;
            let x = noise.white() * envelope * burst.gain;
            *out += steep.run(high.run(low.run(x)));
        }
    }

    /// Makes the clip fit for a file: no rumble, no offset, silent ends, the given loudness.
    ///
    /// `fade` is how long the end takes to fall silent, in seconds; `lufs` the momentary
    /// loudness to reach.
    pub fn finish(mut self, fade: f64, lufs: f64) -> Vec<i16> {
        let rate = self.rate();
        let mut rumble = Biquad::high_pass(rate, 45.0, std::f64::consts::FRAC_1_SQRT_2);
        for x in &mut self.samples {
            *x = rumble.run(*x);
        }

        // Half a millisecond at the start hides no attack, yet makes sure of a silent first sample.
        let window = self.window(self.count(0.0005), self.count(fade));
        let whole: f64 = window.iter().sum();
        for (x, w) in self.samples.iter_mut().zip(&window) {
            *x *= w;
        }
        // Taking the offset away in the shape of the window leaves the ends silent.
        let offset = self.samples.iter().sum::<f64>() / whole;
        for (x, w) in self.samples.iter_mut().zip(&window) {
            *x -= offset * w;
        }

        let gain = loudness::ratio(lufs - loudness::momentary(&self.samples, self.rate));
        self.samples
            .iter()
            // Clamped, so that a recipe that is too loud fails its test instead of wrapping.
            .map(|x| {
                (x * gain * FULL_SCALE)
                    .round()
                    .clamp(-FULL_SCALE, FULL_SCALE) as i16
            })
            .collect()
    }

    /// 1 in the middle, falling to 0 at both ends like half a cosine.
    fn window(&self, rise: usize, fall: usize) -> Vec<f64> {
        let slope = |n: usize, width: usize| {
            if n >= width {
                1.0
            } else {
                0.5 - 0.5 * libm::cos(PI * n as f64 / width as f64)
            }
        };
        let count = self.samples.len();
        (0..count)
            .map(|n| slope(n, rise) * slope(count - 1 - n, fall))
            .collect()
    }
}

/// The natural logarithm of 60 dB, for decays given as ring times.
pub const DECAY_60_DB: f64 = 6.907_755_278_982_137;

/// The largest 16-bit sample.
const FULL_SCALE: f64 = 32_767.0;

/// A 16-bit mono WAV file with these samples.
pub fn wav(rate: u32, samples: &[i16]) -> Vec<u8> {
    const MEMORY: &str = "writing to memory cannot fail";
    let spec = hound::WavSpec {
        channels: 1,
        sample_rate: rate,
        bits_per_sample: 16,
        sample_format: hound::SampleFormat::Int,
    };
    let mut bytes = Vec::new();
    let mut writer = hound::WavWriter::new(Cursor::new(&mut bytes), spec).expect(MEMORY);
    for &sample in samples {
        writer.write_sample(sample).expect(MEMORY);
    }
    writer.finalize().expect(MEMORY);
    bytes
}
