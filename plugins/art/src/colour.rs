//! Difference between two colours: to an eye that sees all colours, to one that lacks a kind of cone, and in grey.

/// A way of seeing colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sight {
    /// All three kinds of cones.
    Normal,
    /// No cones for long waves (no red).
    Protan,
    /// No cones for middle waves (no green).
    Deutan,
    /// No cones for short waves (no blue).
    Tritan,
}

impl Sight {
    /// All four.
    pub const ALL: [Self; 4] = [Self::Normal, Self::Protan, Self::Deutan, Self::Tritan];

    /// Returns the colour as this eye sees it: the simulation of Machado, Oliveira and Fernandes (2009) at full
    /// severity, worked in linear light. Takes and gives sRGB.
    #[must_use]
    pub fn sees(self, colour: [u8; 3]) -> [f64; 3] {
        let linear = colour.map(|channel| linear(f64::from(channel) / 255.0));
        let rows = match self {
            Self::Normal => [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]],
            Self::Protan => [
                [0.152_286, 1.052_583, -0.204_868],
                [0.114_503, 0.786_281, 0.099_216],
                [-0.003_882, -0.048_116, 1.051_998],
            ],
            Self::Deutan => [
                [0.367_322, 0.860_646, -0.227_968],
                [0.280_085, 0.672_501, 0.047_413],
                [-0.011_820, 0.042_940, 0.968_881],
            ],
            Self::Tritan => [
                [1.255_528, -0.076_749, -0.178_779],
                [-0.078_411, 0.930_809, 0.147_602],
                [0.004_733, 0.691_367, 0.303_900],
            ],
        };
        rows.map(|row| {
            let parts = row.iter().zip(linear).map(|(share, light)| share * light);
            encoded(parts.sum::<f64>().clamp(0.0, 1.0))
        })
    }
}

/// The difference of two sRGB colours to an eye: CIEDE2000 of what it sees. About 2 can just be
/// told apart side by side; 20 is plain at a glance.
#[must_use]
pub fn difference(sight: Sight, one: [u8; 3], other: [u8; 3]) -> f64 {
    ciede2000(lab(sight.sees(one)), lab(sight.sees(other)))
}

/// The difference of two sRGB colours in grey: of their CIE lightness, 0 to 100.
#[must_use]
pub fn grey_difference(one: [u8; 3], other: [u8; 3]) -> f64 {
    let lightness = |colour| lab(Sight::Normal.sees(colour))[0];
    (lightness(one) - lightness(other)).abs()
}

/// The contrast of two sRGB colours as the web's accessibility guidelines count it: 1 to 21.
#[must_use]
pub fn contrast(one: [u8; 3], other: [u8; 3]) -> f64 {
    let luminance = |colour: [u8; 3]| {
        let [red, green, blue] = colour.map(|channel| linear(f64::from(channel) / 255.0));
        0.2126 * red + 0.7152 * green + 0.0722 * blue
    };
    let (one, other) = (luminance(one), luminance(other));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

fn linear(encoded: f64) -> f64 {
    if encoded <= 0.040_45 {
        encoded / 12.92
    } else {
        ((encoded + 0.055) / 1.055).powf(2.4)
    }
}

fn encoded(linear: f64) -> f64 {
    if linear <= 0.003_130_8 {
        linear * 12.92
    } else {
        1.055 * linear.powf(1.0 / 2.4) - 0.055
    }
}

/// CIE L*a*b* of an sRGB colour (channels 0 to 1), for the white of D65.
fn lab(colour: [f64; 3]) -> [f64; 3] {
    let [red, green, blue] = colour.map(linear);
    let xyz = [
        (0.412_456_4 * red + 0.357_576_1 * green + 0.180_437_5 * blue) / 0.950_47,
        0.212_672_9 * red + 0.715_152_2 * green + 0.072_175_0 * blue,
        (0.019_333_9 * red + 0.119_192_0 * green + 0.950_304_1 * blue) / 1.088_83,
    ];
    let [x, y, z] = xyz.map(|share: f64| {
        if share > 216.0 / 24389.0 {
            share.cbrt()
        } else {
            (24389.0 / 27.0 * share + 16.0) / 116.0
        }
    });
    [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
}

/// The CIEDE2000 difference of two L*a*b* colours (CIE 142-2001, with all weights 1).
fn ciede2000([l1, a1, b1]: [f64; 3], [l2, a2, b2]: [f64; 3]) -> f64 {
    let seventh = |chroma: f64| (chroma.powi(7) / (chroma.powi(7) + 25f64.powi(7))).sqrt();
    let stretch = 1.5 - 0.5 * seventh(f64::midpoint(a1.hypot(b1), a2.hypot(b2)));
    let (a1, a2) = (a1 * stretch, a2 * stretch);
    let (c1, c2) = (a1.hypot(b1), a2.hypot(b2));
    let hue = |a: f64, b: f64| b.atan2(a).to_degrees().rem_euclid(360.0);
    let (h1, h2) = (hue(a1, b1), hue(a2, b2));
    let grey = c1 * c2 == 0.0;

    // The shorter way round the circle of hues.
    let turn = if grey {
        0.0
    } else {
        (h2 - h1 + 180.0).rem_euclid(360.0) - 180.0
    };
    let mean_hue = if grey {
        h1 + h2
    } else {
        (h1 + turn / 2.0).rem_euclid(360.0)
    };

    let lightness = l2 - l1;
    let chroma = c2 - c1;
    let hue = 2.0 * (c1 * c2).sqrt() * (turn / 2.0).to_radians().sin();
    let mean_lightness = f64::midpoint(l1, l2);
    let mean_chroma = f64::midpoint(c1, c2);

    let cosine = |degrees: f64| degrees.to_radians().cos();
    let bend = 1.0 - 0.17 * cosine(mean_hue - 30.0)
        + 0.24 * cosine(2.0 * mean_hue)
        + 0.32 * cosine(3.0 * mean_hue + 6.0)
        - 0.20 * cosine(4.0 * mean_hue - 63.0);
    let from_middle = (mean_lightness - 50.0).powi(2);
    let weight_l = 1.0 + 0.015 * from_middle / (20.0 + from_middle).sqrt();
    let weight_c = 1.0 + 0.045 * mean_chroma;
    let weight_h = 1.0 + 0.015 * mean_chroma * bend;
    let blue_turn = 60.0 * (-((mean_hue - 275.0) / 25.0).powi(2)).exp();
    let rotation = -2.0 * seventh(mean_chroma) * blue_turn.to_radians().sin();

    let (l, c, h) = (lightness / weight_l, chroma / weight_c, hue / weight_h);
    (l * l + c * c + h * h + rotation * c * h).sqrt()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Pairs from the test data of Sharma, Wu and Dalal (2005).
    #[test]
    fn ciede2000_gives_the_published_values() {
        let pairs = [
            ([50.0, 2.6772, -79.7751], [50.0, 0.0, -82.7485], 2.0425),
            ([50.0, -1.3802, -84.2814], [50.0, 0.0, -82.7485], 1.0000),
            ([50.0, 0.0, 0.0], [50.0, -1.0, 2.0], 2.3669),
            ([50.0, 2.4900, -0.0010], [50.0, -2.4900, 0.0009], 7.1792),
            ([50.0, 2.5, 0.0], [73.0, 25.0, -18.0], 27.1492),
            (
                [60.2574, -34.0099, 36.2677],
                [60.4626, -34.1751, 39.4387],
                1.2644,
            ),
            (
                [2.0776, 0.0795, -1.1350],
                [0.9033, -0.0636, -0.5514],
                0.9082,
            ),
        ];
        for (one, other, published) in pairs {
            let found = ciede2000(one, other);
            assert!(
                (found - published).abs() < 1e-4,
                "{one:?} {other:?}: {found}"
            );
        }
    }

    #[test]
    fn a_missing_cone_keeps_greys() {
        for sight in Sight::ALL {
            for channel in sight.sees([128, 128, 128]) {
                assert!(
                    (channel - 128.0 / 255.0).abs() < 1e-3,
                    "{sight:?} {channel}"
                );
            }
        }
    }

    #[test]
    fn contrast_runs_from_one_to_twenty_one() {
        assert!((contrast([0; 3], [255; 3]) - 21.0).abs() < 1e-9);
        assert!((contrast([9, 80, 7], [9, 80, 7]) - 1.0).abs() < 1e-9);
    }
}
