//! Loudness of a sound to the ear: ITU-R BS.1770 momentary loudness, and its peak.

use crate::filter::Biquad;
use std::f64::consts::PI;

/// The levels of a finished sound.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Levels {
    /// The loudest 400 ms, in LUFS. A shorter sound counts as if silence followed it.
    pub momentary_lufs: f64,
    /// The highest sample, in decibels relative to full scale.
    pub peak_dbfs: f64,
}

/// Measures a mono sound of 16-bit samples, `rate` of them a second.
#[must_use]
pub fn levels(samples: &[i16], rate: u32) -> Levels {
    let samples: Vec<f64> = samples.iter().map(|&s| f64::from(s) / 32_768.0).collect();
    let peak = samples.iter().fold(0.0_f64, |m, x| m.max(x.abs()));
    Levels {
        momentary_lufs: momentary(&samples, rate),
        peak_dbfs: 20.0 * libm::log10(peak),
    }
}

/// The largest momentary loudness of a mono sound, in LUFS. Full scale is 1.
pub(crate) fn momentary(samples: &[f64], rate: u32) -> f64 {
    let [mut shelf, mut low_cut] = k_weighting(f64::from(rate));
    let hop = (rate / 100) as usize;
    let window = 40;
    let energies: Vec<f64> = samples
        .chunks(hop)
        .map(|part| {
            part.iter()
                .map(|&x| {
                    let y = low_cut.run(shelf.run(x));
                    y * y
                })
                .sum()
        })
        .collect();
    let loudest = if energies.len() <= window {
        energies.iter().sum()
    } else {
        energies
            .windows(window)
            .map(|w| w.iter().sum::<f64>())
            .fold(0.0, f64::max)
    };
    -0.691 + 10.0 * libm::log10(loudest / (window * hop) as f64)
}

/// The amplitude ratio of a level difference in decibels.
pub(crate) fn ratio(decibels: f64) -> f64 {
    libm::pow(10.0, decibels / 20.0)
}

/// The two sections of the K-weighting filter, for any sample rate: a shelf that lifts the
/// treble by 4 dB as a head does, and a cut below 38 Hz. The standard gives coefficients for
/// 48 kHz only; these are the analogue values behind them.
fn k_weighting(rate: f64) -> [Biquad; 2] {
    let shelf = {
        let (hz, q) = (1_681.974_450_955_533, 0.707_175_236_955_419_6);
        let high = libm::pow(10.0, 3.999_843_853_973_347 / 20.0);
        let band = libm::pow(high, 0.499_666_774_154_541_6);
        let k = libm::tan(PI * hz / rate);
        Biquad::new(
            [
                high + band * k / q + k * k,
                2.0 * (k * k - high),
                high - band * k / q + k * k,
            ],
            [
                1.0 + k / q + k * k,
                2.0 * (k * k - 1.0),
                1.0 - k / q + k * k,
            ],
        )
    };
    let low_cut = {
        let (hz, q) = (38.135_470_876_024_44, 0.500_327_037_323_877_3);
        let k = libm::tan(PI * hz / rate);
        let a0 = 1.0 + k / q + k * k;
        // The standard's numerator is 1, -2, 1 with the denominator brought to 1, k in neither.
        Biquad::new(
            [a0, -2.0 * a0, a0],
            [a0, 2.0 * (k * k - 1.0), 1.0 - k / q + k * k],
        )
    };
    [shelf, low_cut]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sine(hz: f64, rate: u32, seconds: u32) -> Vec<f64> {
        (0..rate * seconds)
            .map(|n| libm::sin(2.0 * PI * hz * f64::from(n) / f64::from(rate)))
            .collect()
    }

    #[test]
    fn a_full_scale_sine_of_997_hz_reads_as_the_standard_says() {
        for rate in [22_050, 32_000, 48_000] {
            let lufs = momentary(&sine(997.0, rate, 1), rate);
            assert!((lufs + 3.01).abs() < 0.05, "{rate}: {lufs}");
        }
    }

    #[test]
    fn the_filter_lifts_treble_and_cuts_the_lowest_bass() {
        let at = |hz| momentary(&sine(hz, 48_000, 1), 48_000) + 3.01;
        assert!((at(8_000.0) - 3.3).abs() < 0.3, "{}", at(8_000.0));
        assert!(at(20.0) < -12.0, "{}", at(20.0));
    }

    #[test]
    fn a_short_sound_counts_with_the_silence_that_follows() {
        let whole = momentary(&sine(1000.0, 32_000, 1)[..12_800], 32_000);
        let half = momentary(&sine(1000.0, 32_000, 1)[..6_400], 32_000);
        assert!((whole - half - 3.01).abs() < 0.05);
    }
}
