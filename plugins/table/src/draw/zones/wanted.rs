//! Decorations of a picture: a pure function of the layout and its placements.

use super::{Decoration, DecorationKey, ZoneDrawing, tag_paper, tag_words};
use crate::{
    draw::shapes::{CLEAR, Shape},
    layout::{depth, frame::Frame, placement::ZonePlacement},
    table_picture::TablePicture,
};
use bevy::prelude::*;
use kortlek_kit::palette::{INK, PAPER, Palette, Rgba};
use kortlek_rules::{Seat, presentation::Ground};

/// All decorations that belong to a picture. `revealed` are the names below revealed cards, with where.
pub fn wanted(
    shown: &TablePicture,
    revealed: &[(Seat, String, Rect)],
    frame: &Frame,
    palette: &Palette,
) -> Vec<Decoration> {
    let mut all = Builder {
        frame,
        palette,
        all: Vec::new(),
    };
    if !shown.layout.open_middle {
        all.tableau();
    }
    for zone in &shown.placements.zones {
        all.cells(zone);
        all.outline(zone);
        all.borders(zone);
        all.ground(zone);
        all.tag(zone);
        all.words(zone);
    }
    all.revealed(revealed);
    all.all
}

/// Returns true if a zone's count covers its pieces.
fn covers(tag: Rect, zone: &ZonePlacement) -> bool {
    !zone.pieces.is_empty() && !tag.intersect(zone.used).is_empty()
}

/// The depth of words on a zone, such as its count: above the pieces under them.
fn tag_depth(tag: Rect, zone: &ZonePlacement) -> f32 {
    if covers(tag, zone) {
        zone.pieces.iter().map(|p| p.z).fold(zone.z, f32::max) + 0.06
    } else {
        depth::WORDS
    }
}

/// Style of a word.
struct Face {
    size: f32,
    ink: Rgba,
    strong: bool,
    from_left: bool,
}

/// Decorations as they are put together.
struct Builder<'a> {
    frame: &'a Frame,
    palette: &'a Palette,
    all: Vec<Decoration>,
}

impl Builder<'_> {
    /// Edges lie between two of the screen's pixels, so that lines are sharp.
    fn sharp(&self, rect: Rect) -> Rect {
        Rect {
            min: self.frame.snap(rect.min),
            max: self.frame.snap(rect.max),
        }
    }

    fn shape(&mut self, key: DecorationKey, rect: Rect, z: f32, alpha: f32, shape: Shape) {
        self.all.push(Decoration {
            key,
            at: self.frame.to_world(rect.center()),
            size: rect.size(),
            z,
            alpha,
            drawn: ZoneDrawing::Shape(shape),
        });
    }

    fn word(&mut self, key: DecorationKey, at: Vec2, z: f32, text: &str, face: Face) {
        self.all.push(Decoration {
            key,
            at: self.frame.to_world(self.frame.snap(at)),
            size: Vec2::ZERO,
            z,
            alpha: 1.0,
            drawn: ZoneDrawing::Word {
                text: text.to_owned(),
                size: face.size,
                ink: face.ink,
                strong: face.strong,
                from_left: face.from_left,
            },
        });
    }

    fn tableau(&mut self) {
        let (unit, ink) = (self.frame.unit, self.palette.edge);
        let edge = self.sharp(self.frame.tableau);
        let drawn = Shape::outlined(edge.size(), 18.0 * unit, CLEAR, 2.0 * unit, ink);
        self.shape(DecorationKey::Tableau, edge, depth::PANEL, 1.0, drawn);
    }

    /// Outlines of free cells.
    fn cells(&mut self, zone: &ZonePlacement) {
        let unit = self.frame.unit;
        for cell in zone.cells.iter().filter(|c| c.free) {
            let rect = self.sharp(cell.rect.inflate(-unit));
            let radius = match cell.round {
                true => rect.width() / 2.0,
                false => 6.0 * unit,
            };
            let ink = self.palette.words;
            let fill = [ink[0], ink[1], ink[2], 9];
            let drawn = Shape::outlined(rect.size(), radius, fill, 1.5 * unit, ink);
            let key = DecorationKey::Cell(zone.id, cell.cell);
            self.shape(key, rect, depth::OUTLINE, 0.45, drawn);
        }
    }

    /// The outline of an empty place.
    fn outline(&mut self, zone: &ZonePlacement) {
        let unit = self.frame.unit;
        let Some(rect) = zone.outline.map(|rect| self.sharp(rect)) else {
            return;
        };
        let radius = (zone.width * 0.08).min(6.0 * unit);
        let (ink, dash) = (self.palette.quiet, [4.0 * unit; 2]);
        let drawn = Shape::dashed(rect.size(), radius, 1.5 * unit, ink, dash);
        let key = DecorationKey::Outline(zone.id);
        self.shape(key, rect, depth::OUTLINE, 1.0, drawn);
    }

    fn borders(&mut self, zone: &ZonePlacement) {
        let thick = 3.0 * self.frame.unit;
        for &(side, a, b) in &zone.borders {
            let rect = self.sharp(Rect::from_corners(a, b).inflate(thick / 2.0));
            let drawn = Shape::filled(rect.size(), thick / 2.0, self.palette.words);
            let key = DecorationKey::Border(zone.id, side);
            self.shape(key, rect, depth::OUTLINE + 0.5, 0.9, drawn);
        }
    }

    fn ground(&mut self, zone: &ZonePlacement) {
        let unit = self.frame.unit;
        let Some((rect, ground @ (Ground::Field | Ground::Lit))) = zone.ground else {
            return;
        };
        let rect = self.sharp(rect);
        let (line, fill, ink) = match ground {
            Ground::Lit => (2.5, self.palette.lit, self.palette.quiet),
            _ => (1.5, CLEAR, self.palette.edge),
        };
        let field = Shape::outlined(rect.size(), 6.0 * unit, fill, line * unit, ink);
        let key = DecorationKey::Ground(zone.id);
        self.shape(key, rect, depth::OUTLINE - 2.0, 1.0, field);
    }

    /// Adds a zone's count, on paper where it is on pieces.
    fn tag(&mut self, zone: &ZonePlacement) {
        let unit = self.frame.unit;
        let Some((rect, tag)) = &zone.tag else {
            return;
        };
        let z = tag_depth(*rect, zone);
        let paper = tag.ahead && tag.round.is_none();
        if paper || covers(*rect, zone) {
            let rect = self.sharp(*rect);
            let (panel, line) = (self.palette.panel, self.palette.line);
            let paper = if paper {
                tag_paper(rect, unit)
            } else {
                Shape::outlined(rect.size(), 7.0 * unit, panel, 1.5 * unit, line)
            };
            self.shape(DecorationKey::Tag(zone.id), rect, z - 0.05, 1.0, paper);
        }
        let ink = match tag.ahead {
            true if tag.round.is_some() => self.palette.words,
            true => INK,
            false => self.palette.quiet,
        };
        for (n, (at, words, size)) in tag_words(*rect, tag).into_iter().enumerate() {
            let face = Face {
                size,
                ink,
                strong: n == 0,
                from_left: false,
            };
            self.word(DecorationKey::Count(zone.id, n), at, z, words, face);
        }
    }

    /// Words near a zone, and the lozenges behind them.
    fn words(&mut self, zone: &ZonePlacement) {
        let (unit, text) = (self.frame.unit, self.frame.label);
        let palette = self.palette;
        for (n, word) in zone.words.iter().enumerate() {
            let mut z = depth::WORDS;
            let text = text * word.scale;
            let face = if word.pill {
                let rect = self.sharp(word.rect(self.frame.label));
                let (fill, line, ink) = match word.button {
                    true => (PAPER, INK, INK),
                    false => (palette.panel, palette.line, palette.words),
                };
                let high = word.size(self.frame.label).y;
                let pill = Shape::outlined(rect.size(), high / 2.0, fill, 1.5 * unit, line);
                let key = DecorationKey::Pill(zone.id, n);
                // A button that has no room beside the cards stands on them: their indices are above it.
                let over = word.button && covers(rect, zone);
                if over {
                    z = tag_depth(rect, zone);
                }
                let below = if over { 0.05 } else { 0.5 };
                self.shape(key, rect, z - below, 1.0, pill);
                Face {
                    size: 15.0 * text,
                    ink,
                    strong: true,
                    from_left: false,
                }
            } else {
                Face {
                    size: 14.0 * text,
                    ink: palette.quiet,
                    strong: false,
                    from_left: word.from_left,
                }
            };
            let key = DecorationKey::Word(zone.id, n);
            self.word(key, word.at, z, &word.text, face);
        }
    }

    /// The veil behind revealed cards, and the names below them.
    fn revealed(&mut self, revealed: &[(Seat, String, Rect)]) {
        let (unit, text) = (self.frame.unit, self.frame.label);
        let Some(around) = revealed.iter().map(|r| r.2).reduce(|a, b| a.union(b)) else {
            return;
        };
        let rect = self.sharp(Rect {
            min: around.min - Vec2::new(28.0, 26.0) * unit,
            max: around.max + Vec2::new(28.0, 44.0) * unit,
        });
        let (panel, line) = (self.palette.panel, self.palette.line);
        let drawn = Shape::outlined(rect.size(), 18.0 * unit, panel, 1.5 * unit, line);
        self.shape(DecorationKey::Veil, rect, depth::VEIL, 1.0, drawn);
        for (n, (seat, name, rect)) in revealed.iter().enumerate() {
            let at = Vec2::new(rect.center().x, rect.max.y + 22.0 * unit);
            let face = Face {
                size: 17.0 * text,
                ink: self.palette.words,
                strong: true,
                from_left: false,
            };
            let key = DecorationKey::Name(*seat, n);
            self.word(key, at, depth::VEIL + 1.0, name, face);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::layout::arrange::arrange;
    use kortlek_rules::{
        Deck,
        presentation::{Arrangement, Grid, Item, Layout, Place, Zone, ZoneId},
    };

    #[test]
    fn a_picture_has_an_outline_for_each_free_cell_and_a_lozenge_behind_its_count() {
        let frame = Frame::default();
        // As wide as it can be, with three free cells.
        let growing = Arrangement::Grid(Grid::Growing { most: Some([1, 4]) });
        let grid = Zone::new(ZoneId::common("grid"), Place::Middle, growing)
            .items([Item::back(Deck::Decktet).at(0, 0)])
            .cells([[0, -1], [0, 1], [0, 2]]);
        let stock = Zone::new(ZoneId::common("stock"), Place::Side, Arrangement::Pile)
            .caption("12 left".to_owned())
            .outlined();
        let layout = Layout::new(vec![grid, stock]);
        let shown = TablePicture {
            placements: arrange(&layout, &frame),
            layout,
            ..default()
        };
        let palette = Palette::of(kortlek_kit::preferences::Cloth::Green);
        let all = wanted(&shown, &[], &frame, &palette);
        let count = |f: fn(&DecorationKey) -> bool| all.iter().filter(|p| f(&p.key)).count();
        assert_eq!(count(|k| matches!(k, DecorationKey::Cell(..))), 3);
        assert_eq!(count(|k| matches!(k, DecorationKey::Border(..))), 2);
        assert_eq!(count(|k| matches!(k, DecorationKey::Outline(_))), 1);
        assert_eq!(count(|k| matches!(k, DecorationKey::Pill(..))), 1);
        assert_eq!(count(|k| matches!(k, DecorationKey::Word(..))), 1);
        let mut keys: Vec<DecorationKey> = all.iter().map(|p| p.key).collect();
        keys.sort();
        keys.dedup();
        assert_eq!(keys.len(), all.len(), "each key once");
    }
}
