//! Chance for the synthesiser: a small generator whose sequence never changes.

/// A seeded source of random numbers (xorshift64*). Not for play: games draw elsewhere.
pub struct Noise(u64);

impl Noise {
    /// A source that depends on `name` and `variant` alone, so that a new cue leaves the others
    /// as they are.
    pub fn named(name: &str, variant: usize) -> Self {
        // FNV-1a over the name, then one more byte for the variant.
        let byte = u8::try_from(variant).expect("a cue has few variants");
        let seed = name
            .bytes()
            .chain([byte])
            .fold(0xcbf2_9ce4_8422_2325_u64, |hash, b| {
                (hash ^ u64::from(b)).wrapping_mul(0x0100_0000_01b3)
            });
        let mut noise = Self(seed | 1);
        // The first numbers after a poor seed are alike.
        for _ in 0..16 {
            noise.next();
        }
        noise
    }

    fn next(&mut self) -> u64 {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        self.0.wrapping_mul(0x2545_f491_4f6c_dd1d)
    }

    /// A number in [0, 1).
    pub fn unit(&mut self) -> f64 {
        // 53 bits fill an f64 exactly.
        (self.next() >> 11) as f64 / (1_u64 << 53) as f64
    }

    /// White noise in [-1, 1).
    pub fn white(&mut self) -> f64 {
        2.0 * self.unit() - 1.0
    }

    /// A number in [low, high).
    pub fn between(&mut self, low: f64, high: f64) -> f64 {
        low + (high - low) * self.unit()
    }

    /// 1, give or take at most `part`.
    pub fn about_one(&mut self, part: f64) -> f64 {
        1.0 + part * self.white()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sequence_is_fixed_and_differs_by_name_and_variant() {
        let first = |name, variant| Noise::named(name, variant).next();
        assert_eq!(first("place", 0), first("place", 0));
        assert_ne!(first("place", 0), first("place", 1));
        assert_ne!(first("place", 0), first("slide", 0));
    }

    #[test]
    fn white_noise_is_centred_and_spread_evenly() {
        let mut noise = Noise::named("test", 0);
        let values: Vec<f64> = (0..100_000).map(|_| noise.white()).collect();
        let mean = values.iter().sum::<f64>() / values.len() as f64;
        let square = values.iter().map(|x| x * x).sum::<f64>() / values.len() as f64;
        assert!(mean.abs() < 0.01, "{mean}");
        assert!((square - 1.0 / 3.0).abs() < 0.01, "{square}");
    }
}
