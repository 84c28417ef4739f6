//! Filters: second-order sections with fixed settings, and a band that moves.

use std::f64::consts::TAU;

/// A second-order filter section (transposed direct form II).
#[derive(Clone, Copy, Debug)]
pub struct Biquad {
    b: [f64; 3],
    a: [f64; 2],
    z: [f64; 2],
}

impl Biquad {
    /// A section with these coefficients, `a0` divided out here.
    pub fn new(b: [f64; 3], a: [f64; 3]) -> Self {
        Self {
            b: b.map(|x| x / a[0]),
            a: [a[1] / a[0], a[2] / a[0]],
            z: [0.0; 2],
        }
    }

    /// Lets pass what lies below `hz`, falling by 12 dB an octave above.
    pub fn low_pass(rate: f64, hz: f64, q: f64) -> Self {
        let (cos, alpha) = angle(rate, hz, q);
        let edge = (1.0 - cos) / 2.0;
        Self::new([edge, 1.0 - cos, edge], denominator(cos, alpha))
    }

    /// Lets pass what lies above `hz`, falling by 12 dB an octave below.
    pub fn high_pass(rate: f64, hz: f64, q: f64) -> Self {
        let (cos, alpha) = angle(rate, hz, q);
        let edge = (1.0 + cos) / 2.0;
        Self::new([edge, -1.0 - cos, edge], denominator(cos, alpha))
    }

    /// The next sample.
    pub fn run(&mut self, x: f64) -> f64 {
        let y = self.b[0] * x + self.z[0];
        self.z[0] = self.b[1] * x - self.a[0] * y + self.z[1];
        self.z[1] = self.b[2] * x - self.a[1] * y;
        y
    }
}

fn angle(rate: f64, hz: f64, q: f64) -> (f64, f64) {
    let w = TAU * hz / rate;
    (libm::cos(w), libm::sin(w) / (2.0 * q))
}

fn denominator(cos: f64, alpha: f64) -> [f64; 3] {
    [1.0 + alpha, -2.0 * cos, 1.0 - alpha]
}

/// A band-pass whose centre may move with every sample without clicks (a state-variable filter
/// with trapezoidal integration). Its gain at the centre is 1.
pub struct MovingBand {
    rate: f64,
    damping: f64,
    state: [f64; 2],
}

impl MovingBand {
    /// A band about `1 / q` of its centre wide.
    pub fn new(rate: f64, q: f64) -> Self {
        Self {
            rate,
            damping: 1.0 / q,
            state: [0.0; 2],
        }
    }

    /// The next sample, with the band centred on `hz` (kept below 45 % of the sample rate).
    pub fn run(&mut self, x: f64, hz: f64) -> f64 {
        let g = libm::tan(TAU / 2.0 * (hz / self.rate).min(0.45));
        let high = (x - (self.damping + g) * self.state[0] - self.state[1])
            / (1.0 + g * (g + self.damping));
        let band = g * high + self.state[0];
        let low = g * band + self.state[1];
        self.state = [g * high + band, g * band + low];
        self.damping * band
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const RATE: f64 = 32_000.0;

    /// The gain for a steady sine of `hz`, after the filter has settled.
    fn gain(hz: f64, mut filter: impl FnMut(f64) -> f64) -> f64 {
        let mut most: f64 = 0.0;
        for n in 0..16_000 {
            let y = filter(libm::sin(TAU * hz * f64::from(n) / RATE));
            if n > 8_000 {
                most = most.max(y.abs());
            }
        }
        most
    }

    #[test]
    fn passes_keep_one_side_and_halve_power_at_the_edge() {
        let q = std::f64::consts::FRAC_1_SQRT_2;
        let low = |hz| {
            let mut f = Biquad::low_pass(RATE, 1000.0, q);
            gain(hz, |x| f.run(x))
        };
        let high = |hz| {
            let mut f = Biquad::high_pass(RATE, 1000.0, q);
            gain(hz, |x| f.run(x))
        };
        assert!((low(50.0) - 1.0).abs() < 0.01 && low(8000.0) < 0.02);
        assert!((high(8000.0) - 1.0).abs() < 0.01 && high(50.0) < 0.01);
        assert!((low(1000.0) - q).abs() < 0.01 && (high(1000.0) - q).abs() < 0.01);
    }

    #[test]
    fn the_moving_band_is_one_at_its_centre_and_falls_off() {
        let at = |hz| {
            let mut f = MovingBand::new(RATE, 2.0);
            gain(hz, |x| f.run(x, 2000.0))
        };
        assert!((at(2000.0) - 1.0).abs() < 0.01);
        assert!(at(200.0) < 0.1 && at(10_000.0) < 0.15);
    }
}
