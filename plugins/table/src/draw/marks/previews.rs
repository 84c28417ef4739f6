//! Previews of a pick, shown before it is made: numbers on places, the lines that would score, a ghost of the card.

use super::{
    builder::{MarkBuilder, faint, white},
    pick_state::{Bundle, Prominence, Ring, bundles, label_place, worths},
};
use crate::{
    draw::{
        faces::Art,
        list::{DrawItem, Drawable, ItemKey, TextItem},
        shapes::{CLEAR, Shape},
    },
    layout::{depth, hit_targets::HitTarget},
    table_picture::signed,
};
use bevy::{prelude::*, sprite::Anchor};
use kortlek_kit::{
    fonts::{Typeface, fitting, width},
    palette::{INK, PAPER, WHITE},
};
use kortlek_rules::presentation::{Label, Mark, Piece, Preview, Target};

/// The smallest words on a cell, in pixels of the reference drawing.
const SMALLEST_WORDS: f32 = 12.0;

impl MarkBuilder<'_> {
    /// Draws the previews of the picks.
    pub(super) fn previews(&mut self, previews: &[Preview], subject: Option<Piece>) {
        let attended = self.situation.attended;
        for (preview, worth) in previews.iter().zip(worths(previews)) {
            let Some(spot) = self.spots.get(preview.target).copied() else {
                continue;
            };
            let says_nothing = match &preview.label {
                Label::Text(text) => text.is_empty(),
                Label::Idle => true,
                Label::Points(_) | Label::Mark(_) => false,
            };
            if says_nothing {
                continue;
            }
            let here = attended == Some(preview.target);
            let picked_later = self.situation.marking(preview.target).ring == Ring::None;
            if picked_later && self.situation.held.is_none() {
                // It can't be picked yet, but it is what the choice is about.
                let (unit, words) = (self.frame.unit, self.palette.words);
                let (line, ink) = match worth {
                    Prominence::Best => (2.5, words),
                    Prominence::Something => (1.5, words),
                    Prominence::Nothing => (1.5, faint(words, 150)),
                };
                let size = spot.rect.size() - 2.0 * unit;
                let lit = Shape::outlined(size, 6.0 * unit, CLEAR, self.px(line), ink);
                let (at, z) = (spot.rect.center(), depth::OUTLINE + 0.3);
                self.put("Preview", preview.target, 0, at, z, lit);
            }
            if here {
                self.ghost(&spot, subject);
                self.lines(preview, &spot);
            }
            self.lozenge(preview, worth, &spot, here);
        }
    }

    /// Draws a few characters on a cell: its value.
    fn lozenge(&mut self, preview: &Preview, worth: Prominence, spot: &HitTarget, here: bool) {
        let frame = self.frame;
        let unit = frame.unit.max(0.75);
        let (target, rect) = (preview.target, spot.rect);
        let size = value_size(worth, here) * unit;
        let taken = self.is_taken(target);
        let z = if here || taken {
            depth::LINES + 10.0
        } else {
            depth::OUTLINE + 0.8
        };
        let shift = match here {
            true => index_clearance(rect),
            false => Vec2::ZERO,
        };
        let at = frame.snap(rect.center() + shift);
        let mut ink = INK;
        if let Label::Mark(Mark(mark)) = preview.label {
            let high = if here { 40.0 } else { 32.0 } * unit;
            let line = self.px(if here { 3.0 } else { 2.0 });
            let paper = Shape::outlined(Vec2::splat(high), high / 2.0, PAPER, line, INK);
            self.put("Worth", target, 0, at, z, paper);
            let mark = Art::Mark(mark, Some(INK));
            let what = Drawable::Picture(mark, frame.whole(high * 0.56), 1.0, None);
            self.put("Mark", target, 0, at, z + 0.1, what);
            return;
        }
        let label = match &preview.label {
            Label::Points(points) => signed(*points),
            Label::Text(text) => text.to_string(),
            Label::Mark(mark) => mark.0.to_owned(),
            Label::Idle => String::new(),
        };
        // Words become smaller rather than overlap their neighbours.
        let size = match &preview.label {
            Label::Text(_) if !here => {
                let room = (rect.width() - size).max(30.0 * unit);
                fitting(&label, Typeface::Serif, size, room).max(SMALLEST_WORDS * unit)
            }
            _ => size,
        };
        if here || worth != Prominence::Nothing {
            let height = size * 1.5 + if here { 6.0 * unit } else { 0.0 };
            let width = (width(&label, Typeface::Serif, size) + height * 0.7).max(height);
            let (line, tint) = match worth {
                Prominence::Something if !here => (1.0, white(225)),
                _ => (2.0, WHITE),
            };
            let whole = Vec2::new(width, height).round();
            let paper = Shape::outlined(whole, height / 2.0, PAPER, self.px(line), INK);
            self.put("Worth", target, 0, at, z, Drawable::Shape(paper, tint));
        } else {
            ink = self.palette.quiet;
        }
        let face = match worth {
            Prominence::Nothing if !here => Typeface::Regular,
            _ => Typeface::Serif,
        };
        let label = TextItem::new(label, face, size, ink);
        self.put("Points", target, 0, at, z + 0.1, label);
    }

    /// Draws the card as it would be there; of a shallow cell it fills only the room that there is, from its index.
    fn ghost(&mut self, spot: &HitTarget, subject: Option<Piece>) {
        let (Target::Cell(zone, _), Some(piece @ Piece::Card(_))) = (spot.target, subject) else {
            return;
        };
        // As wide as the cards of the grid.
        let width = self
            .layout
            .zone(zone)
            .and_then(|z| z.items.first())
            .and_then(|i| self.spots.get(Target::Piece(i.piece)))
            .map_or(spot.rect.width(), |s| s.rect.width());
        let card = Vec2::new(width, width * 1.4);
        let unit = self.frame.unit;
        let room = spot.rect.size();
        let art = Art::of(piece, true);
        let shallow = room.x < card.x * 0.9 || room.y < card.y * 0.9;
        let (size, seen, cut) = if shallow {
            let part = ((room - 6.0 * unit) / card).min(Vec2::ONE);
            (card.x, 0.5, Some(Rect::from_corners(Vec2::ZERO, part)))
        } else {
            (card.x - 10.0 * unit, 0.3, None)
        };
        let (at, z) = (spot.rect.center(), depth::OUTLINE + 0.7);
        let ghost = Drawable::Picture(art, self.frame.whole(size), seen, cut);
        self.put("Ghost", spot.target, 0, at, z, ghost);
    }

    /// The lines that a pick would score.
    fn lines(&mut self, preview: &Preview, spot: &HitTarget) {
        let mut labels: Vec<Rect> = Vec::new();
        for (n, bundle) in bundles(&preview.lines).iter().enumerate() {
            let Some(line) = preview.lines.iter().find(|l| l.cells == bundle.cells) else {
                continue;
            };
            let cells = bundle.cells.iter();
            let cells = cells.filter_map(|c| self.cell(line.zone, *c));
            let points: Vec<Vec2> = cells.map(|rect| rect.center()).collect();
            self.line(preview.target, n, &points, bundle.points > 0);
            if !points.is_empty() {
                let label = self.line_label(preview.target, n, bundle, &points, spot, &labels);
                labels.push(label);
            }
        }
    }

    /// The line itself with its stops, through these points of the world.
    fn line(&mut self, target: Target, n: usize, points: &[Vec2], scores: bool) {
        let (Some(&a), Some(&b)) = (points.first(), points.last()) else {
            return;
        };
        let unit = self.frame.unit;
        let z = depth::LINES;
        let way = b - a;
        let palette = self.palette;
        let ink = match scores {
            true => palette.words,
            false => palette.quiet,
        };
        for (name, width, ink, z) in [
            ("Casing", 8.0, palette.table, z),
            ("Line", 4.0, ink, z + 0.2),
        ] {
            let key = ItemKey(name, Some(target), n as u16);
            let what = Drawable::Line(width * unit, way.length(), ink);
            self.items.push(DrawItem {
                angle: way.y.atan2(way.x),
                ..DrawItem::new(key, (a + b) / 2.0, z, what)
            });
        }
        let (size, radius) = (Vec2::splat(12.0 * unit), 6.0 * unit);
        let dot = Shape::outlined(size, radius, palette.words, self.px(2.0), palette.table);
        for (k, at) in points.iter().enumerate() {
            self.put("Stop", target, (n * 8 + k) as u16, *at, z + 0.4, dot);
        }
    }

    /// Draws the scores of a line: marks, words, points on a label that keeps off others. Returns the label's
    /// rectangle.
    fn line_label(
        &mut self,
        target: Target,
        n: usize,
        bundle: &Bundle,
        points: &[Vec2],
        spot: &HitTarget,
        others: &[Rect],
    ) -> Rect {
        let frame = self.frame;
        let text = frame.unit.max(0.75);
        let z = depth::LINES + 5.0;
        let n16 = n as u16;
        let height = 30.0 * text;
        let mark = 20.0 * text;
        let size = 17.0 * text;
        let sum = signed(bundle.points);
        let words_width = width(&bundle.words, Typeface::Bold, size);
        let points_width = width(&sum, Typeface::Serif, size);
        let marks_width = bundle.marks.len() as f32 * (mark + 4.0 * text);
        let between = match bundle.words.is_empty() {
            true => 0.0,
            false => 6.0 * text,
        };
        let width = marks_width + words_width + between + points_width + 22.0 * text;
        let whole = Vec2::new(width, height).round();
        let at = frame.snap(label_place(points, spot.rect.center(), whole, others));
        let paper = Shape::outlined(whole, height / 2.0, PAPER, self.px(2.0), INK);
        self.put("Label", target, n16, at, z, paper);
        let z = z + 0.2;
        let mut x = at.x - width / 2.0 + 10.0 * text;
        for (k, name) in bundle.marks.iter().enumerate() {
            let middle = Vec2::new(x + mark / 2.0, at.y);
            let what = Drawable::Picture(Art::Suit(name), frame.whole(mark), 1.0, None);
            self.put("Suit", target, (n * 8 + k) as u16, middle, z, what);
            x += mark + 4.0 * text;
        }
        if !bundle.words.is_empty() {
            let left = frame.snap(Vec2::new(x, at.y));
            let kind = TextItem::new(&bundle.words, Typeface::Bold, size * 0.88, INK);
            let kind = kind.anchored(Anchor::CENTER_LEFT);
            self.put("Kind", target, n16, left, z, kind);
        }
        let right = Vec2::new(at.x + width / 2.0 - 11.0 * text, at.y);
        let sum = TextItem::new(sum, Typeface::Serif, size, INK).anchored(Anchor::CENTER_RIGHT);
        self.put("Sum", target, n16, frame.snap(right), z, sum);
        Rect::from_center_size(at, whole)
    }
}

/// Size of the type of a cell's value, in units of the frame.
fn value_size(worth: Prominence, here: bool) -> f32 {
    match (here, worth) {
        (true, _) => 24.0,
        (_, Prominence::Best) => 20.0,
        (_, Prominence::Something) => 17.0,
        (_, Prominence::Nothing) => 14.0,
    }
}

/// Way from the middle of a shallow cell that is looked at to where a value leaves the card's index free.
fn index_clearance(cell: Rect) -> Vec2 {
    if cell.width() > cell.height() * 1.6 {
        Vec2::new(cell.width() * 0.22, 0.0)
    } else if cell.height() > cell.width() * 2.2 {
        Vec2::new(0.0, -cell.height() * 0.2)
    } else {
        Vec2::ZERO
    }
}
