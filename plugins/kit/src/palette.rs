//! The table's colours.

use crate::preferences::Cloth;
use bevy::prelude::*;

/// Straight sRGB with alpha.
pub type Rgba = [u8; 4];

/// Paper.
pub const PAPER: Rgba = [0xFA, 0xF6, 0xEC, 0xFF];
/// Ink.
pub const INK: Rgba = [0x1E, 0x1F, 0x24, 0xFF];
/// Gold, the focus on dark cloths, and small things filled with it that have a line of ink.
pub const GOLD: Rgba = [0xFF, 0xD1, 0x66, 0xFF];
/// White: tints nothing, and is tinted by the colour of a sprite.
pub const WHITE: Rgba = [0xFF, 0xFF, 0xFF, 0xFF];

/// The colours of one cloth.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Palette {
    /// The table itself.
    pub table: Rgba,
    /// Panels and bar.
    pub panel: Rgba,
    /// Lines of panels.
    pub line: Rgba,
    /// A lit row.
    pub lit: Rgba,
    /// Colour of words, and of rings round legal targets.
    pub words: Rgba,
    /// Secondary words.
    pub quiet: Rgba,
    /// Colour of rings round targets that have the focus, are chosen or are to be decided on; nothing else.
    pub focus: Rgba,
    /// Colour of things that stand out among panels without asking for anything: active or won.
    pub bright: Rgba,
    /// Words on that.
    pub on_bright: Rgba,
    /// The outline of the tableau.
    pub edge: Rgba,
    /// Running water.
    pub water: Rgba,
    /// The cuts that show which way it runs.
    pub foam: Rgba,
}

impl Palette {
    /// The colours of this cloth.
    pub const fn of(cloth: Cloth) -> Palette {
        match cloth {
            Cloth::Green => Palette {
                table: [0x17, 0x46, 0x3A, 0xFF],
                panel: [0x0F, 0x33, 0x29, 0xFF],
                line: [0x3C, 0x74, 0x63, 0xFF],
                lit: [0x1F, 0x55, 0x46, 0xFF],
                words: WHITE,
                quiet: [0xB9, 0xCF, 0xC5, 0xFF],
                focus: GOLD,
                bright: PAPER,
                on_bright: INK,
                edge: [0x23, 0x5A, 0x4A, 0xFF],
                water: [0x14, 0x52, 0x6B, 0xFF],
                foam: [0x4C, 0x94, 0xA8, 0xFF],
            },
            Cloth::Navy => Palette {
                table: [0x23, 0x30, 0x44, 0xFF],
                panel: [0x17, 0x21, 0x31, 0xFF],
                line: [0x4B, 0x60, 0x80, 0xFF],
                lit: [0x2D, 0x3E, 0x59, 0xFF],
                words: WHITE,
                quiet: [0xBD, 0xC8, 0xD8, 0xFF],
                focus: GOLD,
                bright: PAPER,
                on_bright: INK,
                edge: [0x32, 0x42, 0x5B, 0xFF],
                water: [0x1D, 0x52, 0x73, 0xFF],
                foam: [0x55, 0x91, 0xB3, 0xFF],
            },
            Cloth::Brown => Palette {
                table: [0x3A, 0x2B, 0x26, 0xFF],
                panel: [0x29, 0x1D, 0x19, 0xFF],
                line: [0x75, 0x5B, 0x50, 0xFF],
                lit: [0x4B, 0x39, 0x32, 0xFF],
                words: WHITE,
                quiet: [0xD8, 0xC9, 0xC0, 0xFF],
                focus: GOLD,
                bright: PAPER,
                on_bright: INK,
                edge: [0x4E, 0x3B, 0x34, 0xFF],
                water: [0x26, 0x50, 0x60, 0xFF],
                foam: [0x66, 0x95, 0xA0, 0xFF],
            },
            Cloth::Linen => Palette {
                table: [0xD8, 0xCE, 0xB8, 0xFF],
                panel: [0xEC, 0xE5, 0xD5, 0xFF],
                line: [0x93, 0x85, 0x68, 0xFF],
                lit: [0xDD, 0xD3, 0xBC, 0xFF],
                words: [0x1D, 0x24, 0x20, 0xFF],
                quiet: [0x51, 0x4C, 0x3C, 0xFF],
                focus: [0x93, 0x3A, 0x00, 0xFF],
                bright: [0x1F, 0x55, 0x46, 0xFF],
                on_bright: PAPER,
                edge: [0xC6, 0xB9, 0x9C, 0xFF],
                water: [0xA9, 0xCB, 0xD6, 0xFF],
                foam: [0x5E, 0x95, 0xA8, 0xFF],
            },
            Cloth::Contrast => Palette {
                table: [0x00, 0x00, 0x00, 0xFF],
                panel: [0x0C, 0x0C, 0x0E, 0xFF],
                line: [0xC4, 0xC4, 0xC8, 0xFF],
                lit: [0x2E, 0x30, 0x3A, 0xFF],
                words: WHITE,
                quiet: [0xE4, 0xE6, 0xEA, 0xFF],
                focus: GOLD,
                bright: PAPER,
                on_bright: INK,
                edge: [0x80, 0x80, 0x88, 0xFF],
                water: [0x06, 0x2C, 0x48, 0xFF],
                foam: [0x9C, 0xD8, 0xF4, 0xFF],
            },
        }
    }
}

/// The colours of the drawings under the table's things, and their replacements on a cloth: those of the green one,
/// with one between table and panel and one between table and edge.
pub fn ground_colours(cloth: Cloth) -> [([u8; 3], [u8; 3]); 4] {
    let Palette {
        table, panel, edge, ..
    } = Palette::of(cloth);
    let towards = |b: Rgba, share: f32| {
        let mix =
            |k: usize| (f32::from(table[k]) * (1.0 - share) + f32::from(b[k]) * share).round();
        [0, 1, 2].map(|k| mix(k) as u8)
    };
    let there = [
        towards(table, 0.0),
        towards(edge, 1.0),
        towards(panel, 0.5),
        towards(edge, 0.45),
    ];
    /// As the drawings have them.
    const DRAWN: [[u8; 3]; 4] = [
        [0x17, 0x46, 0x3A],
        [0x23, 0x5A, 0x4A],
        [0x13, 0x3C, 0x31],
        [0x1B, 0x50, 0x41],
    ];
    std::array::from_fn(|k| (DRAWN[k], there[k]))
}

/// The colours of the grounds of marks, and their replacements on a cloth: panel and line of the green one.
pub fn mark_colours(cloth: Cloth) -> [([u8; 3], [u8; 3]); 2] {
    let [drawn, there] = [Cloth::Green, cloth].map(Palette::of);
    let rgb = |[red, green, blue, _]: Rgba| [red, green, blue];
    [
        (rgb(drawn.panel), rgb(there.panel)),
        (rgb(drawn.line), rgb(there.line)),
    ]
}

/// A colour for sprites and text.
pub fn colour(c: Rgba) -> Color {
    Color::srgba_u8(c[0], c[1], c[2], c[3])
}

/// The seats' colours and marks. On paper, with a line of ink, they can be distinguished on every cloth; the shapes
/// distinguish them where colours don't.
const OWNERS: [(Rgba, &str); 5] = [
    ([0x2A, 0x7F, 0xD4, 0xFF], "owner-disc"),
    ([0xEA, 0x66, 0x1C, 0xFF], "owner-square"),
    ([0xF4, 0xDE, 0x4E, 0xFF], "owner-triangle"),
    ([0xF0, 0xA8, 0xD0, 0xFF], "owner-diamond"),
    ([0x0C, 0xB8, 0x7C, 0xFF], "owner-cross"),
];

/// The colour and the mark of an owner.
pub fn owner(seat: kortlek_rules::Seat) -> (Rgba, &'static str) {
    OWNERS[seat.index() % OWNERS.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Colours as seen by eyes without red, green or blue cones (Machado, Oliveira, Fernandes 2009); then by eyes with
    /// all three.
    const EYES: [[[f32; 3]; 3]; 4] = [
        [
            [0.152, 1.053, -0.205],
            [0.115, 0.786, 0.099],
            [-0.004, -0.048, 1.052],
        ],
        [
            [0.367, 0.861, -0.228],
            [0.280, 0.673, 0.047],
            [-0.012, 0.043, 0.969],
        ],
        [
            [1.256, -0.077, -0.179],
            [-0.078, 0.931, 0.148],
            [0.005, 0.691, 0.304],
        ],
        [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]],
    ];

    fn seen(c: Rgba, eye: &[[f32; 3]; 3]) -> Oklaba {
        let linear = LinearRgba::from(Srgba::rgba_u8(c[0], c[1], c[2], 0xFF));
        let cones = Vec3::new(linear.red, linear.green, linear.blue);
        let [red, green, blue] = eye.map(|row| Vec3::from(row).dot(cones).clamp(0.0, 1.0));
        Oklaba::from(LinearRgba::rgb(red, green, blue))
    }

    fn apart(a: Rgba, b: Rgba, eye: &[[f32; 3]; 3]) -> f32 {
        let [a, b] = [a, b].map(|c| seen(c, eye));
        Vec3::new(a.lightness, a.a, a.b).distance(Vec3::new(b.lightness, b.a, b.b))
    }

    #[test]
    fn the_seats_colours_are_told_apart_by_all_eyes_on_every_cloth() {
        for eye in &EYES {
            for (k, (one, mark)) in OWNERS.iter().enumerate() {
                for (other, shape) in &OWNERS[k + 1..] {
                    assert!(apart(*one, *other, eye) > 0.075, "{mark} {shape} {eye:?}");
                }
                for cloth in Cloth::ALL {
                    // On light cloths it is the line of ink round them that sets them off.
                    let table = Palette::of(cloth).table;
                    let edge = apart(INK, table, eye);
                    let clear = apart(*one, table, eye).max(edge);
                    assert!(clear > 0.2, "{mark} on {cloth:?} {eye:?}");
                }
            }
        }
    }

    /// The contrast of two colours as WCAG 2 reckons it, 1 to 21.
    fn contrast(a: Rgba, b: Rgba) -> f32 {
        let luminance = |c: Rgba| {
            let c = LinearRgba::from(Srgba::rgba_u8(c[0], c[1], c[2], 0xFF));
            0.2126 * c.red + 0.7152 * c.green + 0.0722 * c.blue + 0.05
        };
        let (a, b) = (luminance(a), luminance(b));
        a.max(b) / a.min(b)
    }

    #[test]
    fn numbers_of_lamps_are_read_on_every_cloth() {
        let file = concat!(
            env!("CARGO_MANIFEST_DIR"),
            "/../../assets/marks/signal-up-3.svg"
        );
        let drawing = std::fs::read_to_string(file).expect("the lamp's drawing");
        for (drawn, _) in mark_colours(Cloth::Green) {
            let [red, green, blue] = drawn;
            let written = format!("#{red:02X}{green:02X}{blue:02X}");
            assert!(
                drawing.contains(&written),
                "{written} stays on other cloths"
            );
        }
        for cloth in Cloth::ALL {
            let [(_, [red, green, blue]), _] = mark_colours(cloth);
            let found = contrast(Palette::of(cloth).bright, [red, green, blue, 0xFF]);
            assert!(found >= 4.5, "{cloth:?}: {found}");
        }
    }

    #[test]
    fn words_are_read_on_every_ground_and_in_high_contrast_with_ease() {
        assert!((contrast([0; 4], WHITE) - 21.0).abs() < 1e-3);
        assert!((contrast([0x59, 0x59, 0x59, 0xFF], WHITE) - 7.0).abs() < 0.01);
        for cloth in Cloth::ALL {
            let p = Palette::of(cloth);
            let least = if cloth == Cloth::Contrast { 7.0 } else { 4.5 };
            let grounds = [p.table, p.panel, p.lit, p.water];
            for (words, grounds) in [
                (p.words, &grounds[..]),
                (p.quiet, &grounds[..3]),
                (p.bright, &grounds[..3]),
                (p.focus, &grounds[..3]),
                (p.on_bright, &[p.bright][..]),
                (INK, &[PAPER, GOLD, WHITE][..]),
            ] {
                for ground in grounds {
                    let found = contrast(words, *ground);
                    assert!(
                        found >= least,
                        "{cloth:?}: {words:?} on {ground:?}: {found}"
                    );
                }
            }
            let edges = if cloth == Cloth::Contrast { 4.5 } else { 1.5 };
            for ground in [p.table, p.panel, p.lit] {
                assert!(
                    contrast(p.line, ground) >= edges,
                    "{cloth:?}: lines on {ground:?}"
                );
            }
        }
    }

    #[test]
    fn every_seat_has_a_shape_of_its_own() {
        for (k, (_, mark)) in OWNERS.iter().enumerate() {
            let marks = concat!(env!("CARGO_MANIFEST_DIR"), "/../../assets/marks");
            let file = format!("{marks}/{mark}.svg");
            assert!(std::path::Path::new(&file).exists());
            assert!(OWNERS[k + 1..].iter().all(|(_, other)| other != mark));
        }
    }
}
