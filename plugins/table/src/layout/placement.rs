//! The places of zones and pieces, as they are handed on.

use crate::layout::{
    frame::Frame,
    hit_targets::{CARD, RestPose},
};
use bevy::prelude::*;
use kortlek_kit::fonts::{Typeface, width};
use kortlek_rules::presentation::{Ground, Piece, Tag, ZoneId};

/// A card's height over its width.
pub const TALL: f32 = CARD.y / CARD.x;

/// Part of a card's width that must stay free so that its index can be read.
pub const INDEX: f32 = 0.3;

/// The greatest angle at which a card comes to rest in a pile or a bot's hand, in degrees.
pub(crate) const REST_TILT: f32 = 2.0;

/// Position of one piece.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Placement {
    /// Its middle.
    pub at: Vec2,
    /// Its width.
    pub width: f32,
    /// Its angle, radians counter-clockwise as seen.
    pub angle: f32,
    /// Its depth: greater is nearer.
    pub z: f32,
    /// Hidden under others, so that it need not be drawn.
    pub buried: bool,
}

impl Placement {
    /// The same in the world.
    pub fn home(&self, frame: &Frame) -> RestPose {
        RestPose {
            at: frame.to_world(self.at),
            width: self.width,
            angle: self.angle,
            z: self.z,
        }
    }
}

/// Position of a cell of a grid.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct CellPlacement {
    /// Column and row.
    pub cell: [i8; 2],
    /// All of it.
    pub rect: Rect,
    /// True if it is drawn as a free place.
    pub free: bool,
    /// True if it is round, for tokens.
    pub round: bool,
}

/// A word near a zone.
#[derive(Clone, PartialEq, Debug)]
pub struct Word {
    /// The word.
    pub text: String,
    /// Position of the anchor.
    pub at: Vec2,
    /// True if the word begins at the anchor; otherwise its middle is there.
    pub from_left: bool,
    /// True if it has a lozenge of its own.
    pub pill: bool,
    /// True if the lozenge is a button.
    pub button: bool,
    /// Size as a share of its usual one, in scarce room.
    pub scale: f32,
}

impl Word {
    /// Size of its lozenge, or of the word itself, where words among the cards have this size.
    pub fn size(&self, label: f32) -> Vec2 {
        let text = label * self.scale;
        match self.pill {
            true => pill_size(&self.text, text),
            false => Vec2::new(width(&self.text, Typeface::Regular, 14.0), 18.0) * text,
        }
    }

    /// The place that it takes.
    pub fn rect(&self, label: f32) -> Rect {
        let size = self.size(label);
        let middle = match self.from_left {
            true => self.at + Vec2::new(size.x / 2.0, 0.0),
            false => self.at,
        };
        Rect::from_center_size(middle, size)
    }
}

/// Positions of a zone and its contents.
#[derive(Clone, PartialEq, Debug)]
pub struct ZonePlacement {
    /// Id of the zone.
    pub id: ZoneId,
    /// The room it was given.
    pub rect: Rect,
    /// The part of it that pieces, cells and outline take, or an empty place for a card.
    pub used: Rect,
    /// The width of its cards.
    pub width: f32,
    /// Positions of its pieces, in the zone's order.
    pub pieces: Vec<Placement>,
    /// Positions of its cells: those with a piece and the free ones.
    pub cells: Vec<CellPlacement>,
    /// Words beside it.
    pub words: Vec<Word>,
    /// Lines that nothing can pass, from end to end, with the side: left, right, top, bottom.
    pub borders: Vec<(usize, Vec2, Vec2)>,
    /// The place drawn as a dashed outline, if it is empty and should be.
    pub outline: Option<Rect>,
    /// Count at the end of a row, and its rectangle.
    pub tag: Option<(Rect, Tag)>,
    /// Background and its rectangle.
    pub ground: Option<(Rect, Ground)>,
    /// The depth of its lowest piece.
    pub z: f32,
}

/// Positions of a whole layout, zone by zone in the layout's order.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Placements {
    /// The zones.
    pub zones: Vec<ZonePlacement>,
}

impl Placements {
    /// The zone of this id.
    pub fn zone(&self, id: ZoneId) -> Option<&ZonePlacement> {
        self.zones.iter().find(|z| z.id == id)
    }

    /// Rectangles of all words, in the world.
    pub fn word_rects(&self, frame: &Frame) -> Vec<Rect> {
        let words = self.zones.iter().flat_map(|zone| &zone.words);
        let rects = words.map(|word| frame.rect_to_world(word.rect(frame.label)));
        rects.collect()
    }
}

/// A number from -1 to 1 that looks random but is the same for the same thing: the rest angle of a card.
pub fn scatter(seed: u64) -> f32 {
    // SplitMix64: neighbouring seeds give unrelated numbers.
    let mut x = seed.wrapping_add(0x9E37_79B9_7F4A_7C15);
    x = (x ^ (x >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    x = (x ^ (x >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    x ^= x >> 31;
    (x >> 40) as f32 / (1u64 << 23) as f32 - 1.0
}

/// The rectangle round all of them.
pub(crate) fn around(rects: impl Iterator<Item = Rect>) -> Option<Rect> {
    rects.reduce(|a, b| a.union(b))
}

pub(crate) fn placement_at(at: Vec2, width: f32, angle: f32) -> Placement {
    Placement {
        at,
        width,
        angle,
        z: 0.0,
        buried: false,
    }
}

/// A cell for cards.
pub(crate) fn cell_at(cell: [i8; 2], rect: Rect, free: bool) -> CellPlacement {
    CellPlacement {
        cell,
        rect,
        free,
        round: false,
    }
}

/// A number that is always the same for the same piece.
pub fn seed(piece: Piece) -> u64 {
    let text = match piece {
        Piece::Card(face) => face.to_string(),
        Piece::Back(deck) => format!("{deck:?}"),
        Piece::Token(kind, n) | Piece::Picture(kind, n) | Piece::Cover(kind, n) => {
            format!("{kind}{n}")
        }
    };
    // FNV-1a.
    text.bytes().fold(0xCBF2_9CE4_8422_2325, |h: u64, b| {
        (h ^ u64::from(b)).wrapping_mul(0x0100_0000_01B3)
    })
}

/// Size of a lozenge for a few words of 15 px.
pub fn pill_size(words: &str, text: f32) -> Vec2 {
    let wide = (width(words, Typeface::Semibold, 15.0) + 22.0).max(28.0);
    Vec2::new(wide, 28.0) * text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scatter_spreads_evenly_and_repeats() {
        let all: Vec<f32> = (0..1000).map(scatter).collect();
        assert!(all.iter().all(|x| (-1.0..=1.0).contains(x)));
        let mean = all.iter().sum::<f32>() / 1000.0;
        assert!(mean.abs() < 0.1, "{mean}");
        assert_eq!(scatter(7), scatter(7));
        assert!(scatter(7) != scatter(8));
    }
}
