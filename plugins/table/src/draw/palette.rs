//! The table's colours.

use crate::{draw::shapes::Rgba, preferences::Cloth};
use bevy::prelude::*;

/// Paper.
pub const PAPER: Rgba = [0xFA, 0xF6, 0xEC, 0xFF];
/// Ink.
pub const INK: Rgba = [0x1E, 0x1F, 0x24, 0xFF];
/// Rings of what is focused, selected or to be decided; nothing else.
pub const GOLD: Rgba = [0xFF, 0xD1, 0x66, 0xFF];
/// White: words, rings of what is legal.
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
    /// Secondary words.
    pub quiet: Rgba,
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
                quiet: [0xB9, 0xCF, 0xC5, 0xFF],
                edge: [0x23, 0x5A, 0x4A, 0xFF],
                water: [0x14, 0x52, 0x6B, 0xFF],
                foam: [0x4C, 0x94, 0xA8, 0xFF],
            },
            Cloth::Navy => Palette {
                table: [0x23, 0x30, 0x44, 0xFF],
                panel: [0x17, 0x21, 0x31, 0xFF],
                line: [0x4B, 0x60, 0x80, 0xFF],
                lit: [0x2D, 0x3E, 0x59, 0xFF],
                quiet: [0xBD, 0xC8, 0xD8, 0xFF],
                edge: [0x32, 0x42, 0x5B, 0xFF],
                water: [0x1D, 0x52, 0x73, 0xFF],
                foam: [0x55, 0x91, 0xB3, 0xFF],
            },
            Cloth::Brown => Palette {
                table: [0x3A, 0x2B, 0x26, 0xFF],
                panel: [0x29, 0x1D, 0x19, 0xFF],
                line: [0x75, 0x5B, 0x50, 0xFF],
                lit: [0x4B, 0x39, 0x32, 0xFF],
                quiet: [0xD8, 0xC9, 0xC0, 0xFF],
                edge: [0x4E, 0x3B, 0x34, 0xFF],
                water: [0x26, 0x50, 0x60, 0xFF],
                foam: [0x66, 0x95, 0xA0, 0xFF],
            },
        }
    }
}

/// A colour for sprites and text.
pub fn colour(c: Rgba) -> Color {
    Color::srgba_u8(c[0], c[1], c[2], c[3])
}
