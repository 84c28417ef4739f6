//! What a pick would bring: its worth, the card as it would lie there, and the lines that it would score.

use super::builder::{MarkBuilder, white, words};
use super::situation::{Ring, Worth, bundles, label_place, worths};
use crate::{
    draw::{
        faces::Art,
        list::{DrawItem, Drawable, ItemKey, Type},
        palette::{INK, PAPER, WHITE},
        shapes::{CLEAR, Rgba, Shape},
        shown::depth,
    },
    layout::spots::Spot,
};
use bevy::{prelude::*, sprite::Anchor};
use kortlek_rules::tabled::{Layout, Piece, Preview, Target};

impl MarkBuilder<'_> {
    /// What picks would bring.
    pub(super) fn previews(
        &mut self,
        previews: &[Preview],
        layout: &Layout,
        subject: Option<Piece>,
    ) {
        let attended = self.situation.attended;
        for (preview, worth) in previews.iter().zip(worths(previews)) {
            let Some(spot) = self.spots.get(preview.target).copied() else {
                continue;
            };
            if preview.label.is_empty() {
                continue;
            }
            let here = attended == Some(preview.target);
            let picked_later = self.situation.marking(preview.target).ring == Ring::None;
            if picked_later && self.situation.held.is_none() {
                // It can't be picked yet, but it is what the choice is about.
                let unit = self.frame.unit;
                let lit = Shape::outlined(
                    spot.rect.size() - 2.0 * unit,
                    6.0 * unit,
                    CLEAR,
                    self.px(if worth == Worth::Best { 2.5 } else { 1.5 }),
                    if worth == Worth::Nothing {
                        white(150)
                    } else {
                        WHITE
                    },
                );
                let z = depth::OUTLINE + 0.3;
                self.put(
                    "Preview",
                    preview.target,
                    0,
                    spot.rect.center(),
                    z,
                    Drawable::Shape(lit, WHITE),
                );
            }
            if here {
                self.ghost(&spot, subject, layout);
                self.lines(preview, &spot);
            }
            self.lozenge(preview, worth, &spot, here);
        }
    }

    /// A few characters on a cell: what it is worth.
    fn lozenge(&mut self, preview: &Preview, worth: Worth, spot: &Spot, here: bool) {
        let frame = self.frame;
        let unit = frame.unit.max(0.75);
        let (target, rect) = (preview.target, spot.rect);
        let size = match (here, worth) {
            (true, _) => 24.0,
            (_, Worth::Best) => 20.0,
            (_, Worth::Something) => 17.0,
            (_, Worth::Nothing) => 14.0,
        } * unit;
        let taken = self.is_taken(target);
        let z = if here || taken {
            depth::LINES + 10.0
        } else {
            depth::OUTLINE + 0.8
        };
        // On a shallow cell that is looked at, the card's index stays free.
        let shift = if here && rect.width() > rect.height() * 1.6 {
            Vec2::new(rect.width() * 0.22, 0.0)
        } else if here && rect.height() > rect.width() * 2.2 {
            Vec2::new(0.0, -rect.height() * 0.2)
        } else {
            Vec2::ZERO
        };
        let at = frame.snap(rect.center() + shift);
        let mut ink = INK;
        if let Some(mark) = mark_of(&preview.label) {
            let high = if here { 40.0 } else { 32.0 } * unit;
            let line = self.px(if here { 3.0 } else { 2.0 });
            let paper = Shape::outlined(Vec2::splat(high), high / 2.0, PAPER, line, INK);
            self.put("Worth", target, 0, at, z, Drawable::Shape(paper, WHITE));
            let mark = Art::Mark(mark, Some(INK));
            let what = Drawable::Picture(mark, frame.whole(high * 0.56), 1.0, None);
            self.put("Mark", target, 0, at, z + 0.1, what);
            return;
        }
        if here || worth != Worth::Nothing {
            let letters = preview.label.chars().count() as f32;
            let height = size * 1.5 + if here { 6.0 * unit } else { 0.0 };
            let width = (letters * size * 0.56 + height * 0.7)
                .max(height)
                .min(if here {
                    f32::MAX
                } else {
                    rect.width().max(30.0 * unit)
                });
            let line = self.px(if worth == Worth::Something && !here {
                1.0
            } else {
                2.0
            });
            let paper = Shape::outlined(
                Vec2::new(width, height).round(),
                height / 2.0,
                PAPER,
                line,
                INK,
            );
            self.put(
                "Worth",
                target,
                0,
                at,
                z,
                Drawable::Shape(
                    paper,
                    if worth == Worth::Something && !here {
                        white(225)
                    } else {
                        WHITE
                    },
                ),
            );
        } else {
            ink = self.palette.quiet;
        }
        let face = if worth == Worth::Nothing && !here {
            Type::Regular
        } else {
            Type::Serif
        };
        self.put(
            "Points",
            target,
            0,
            at,
            z + 0.1,
            words(&preview.label, face, size, ink, Anchor::CENTER),
        );
    }

    /// The card as it would lie there; of a shallow cell it fills only what there is, from its index.
    fn ghost(&mut self, spot: &Spot, subject: Option<Piece>, layout: &Layout) {
        let (Target::Cell(zone, _), Some(piece @ Piece::Card(_))) = (spot.target, subject) else {
            return;
        };
        // As wide as the cards of the grid.
        let width = layout
            .zone(zone)
            .and_then(|z| z.items.first())
            .and_then(|i| self.spots.get(Target::Piece(i.piece)))
            .map_or(spot.rect.width(), |s| s.rect.width());
        let card = Vec2::new(width, width * 1.4);
        let unit = self.frame.unit;
        let room = spot.rect.size();
        let art = Art::of(piece, true);
        let shallow = room.x < card.x * 0.9 || room.y < card.y * 0.9;
        let (size, cut) = if shallow {
            let part = ((room - 6.0 * unit) / card).min(Vec2::ONE);
            (card.x, Some(Rect::from_corners(Vec2::ZERO, part)))
        } else {
            (card.x - 10.0 * unit, None)
        };
        let z = depth::OUTLINE + 0.7;
        self.put(
            "Ghost",
            spot.target,
            0,
            spot.rect.center(),
            z,
            Drawable::Picture(
                art,
                self.frame.whole(size),
                if shallow { 0.5 } else { 0.3 },
                cut,
            ),
        );
    }

    /// The lines that a pick would score.
    fn lines(&mut self, preview: &Preview, spot: &Spot) {
        let frame = self.frame;
        let unit = frame.unit;
        let text = frame.unit.max(0.75);
        let mut labels: Vec<Rect> = Vec::new();
        let z = depth::LINES;
        for (n, bundle) in bundles(&preview.lines).iter().enumerate() {
            let Some(line) = preview.lines.iter().find(|l| l.cells == bundle.cells) else {
                continue;
            };
            let points: Vec<Vec2> = bundle
                .cells
                .iter()
                .filter_map(|c| self.cell(line.zone, *c))
                .map(|r| r.center())
                .collect();
            let (Some(&a), Some(&b)) = (points.first(), points.last()) else {
                continue;
            };
            let scores = bundle.points > 0;
            let way = b - a;
            let angle = way.y.atan2(way.x);
            let n16 = n as u16;
            let line_of =
                |name: &'static str, width: f32, ink: Rgba, z: f32, items: &mut Vec<DrawItem>| {
                    items.push(DrawItem {
                        angle,
                        ..DrawItem::new(
                            ItemKey(name, Some(preview.target), n16),
                            (a + b) / 2.0,
                            z,
                            Drawable::Line(width * unit, way.length(), ink),
                        )
                    });
                };
            line_of("Casing", 8.0, self.palette.table, z, &mut self.items);
            line_of(
                "Line",
                4.0,
                if scores { WHITE } else { self.palette.quiet },
                z + 0.2,
                &mut self.items,
            );
            for (k, at) in points.iter().enumerate() {
                let dot = Shape::outlined(
                    Vec2::splat(12.0 * unit),
                    6.0 * unit,
                    WHITE,
                    self.px(2.0),
                    self.palette.table,
                );
                self.put(
                    "Stop",
                    preview.target,
                    (n * 8 + k) as u16,
                    *at,
                    z + 0.4,
                    Drawable::Shape(dot, WHITE),
                );
            }
            // The label: marks, words, points.
            let height = 30.0 * text;
            let mark = 20.0 * text;
            let size = 17.0 * text;
            let points_words = if scores {
                format!("+{}", bundle.points)
            } else {
                "0".to_owned()
            };
            let words_width = bundle.words.chars().count() as f32 * size * 0.46;
            let points_width = points_words.chars().count() as f32 * size * 0.52;
            let marks_width = bundle.marks.len() as f32 * (mark + 4.0 * text);
            let between = if bundle.words.is_empty() {
                0.0
            } else {
                6.0 * text
            };
            let width = marks_width + words_width + between + points_width + 22.0 * text;
            let whole = Vec2::new(width, height).round();
            let at = frame.snap(label_place(&points, spot.rect.center(), whole, &labels));
            labels.push(Rect::from_center_size(at, whole));
            let paper = Shape::outlined(whole, height / 2.0, PAPER, self.px(2.0), INK);
            self.put(
                "Label",
                preview.target,
                n16,
                at,
                z + 5.0,
                Drawable::Shape(paper, WHITE),
            );
            let mut x = at.x - width / 2.0 + 10.0 * text;
            for (k, name) in bundle.marks.iter().enumerate() {
                let middle = Vec2::new(x + mark / 2.0, at.y);
                let what = Drawable::Picture(Art::Suit(name), frame.whole(mark), 1.0, None);
                self.put(
                    "Suit",
                    preview.target,
                    (n * 8 + k) as u16,
                    middle,
                    z + 5.2,
                    what,
                );
                x += mark + 4.0 * text;
            }
            if !bundle.words.is_empty() {
                let what = words(
                    &bundle.words,
                    Type::Bold,
                    size * 0.88,
                    INK,
                    Anchor::CENTER_LEFT,
                );
                self.put(
                    "Kind",
                    preview.target,
                    n16,
                    frame.snap(Vec2::new(x, at.y)),
                    z + 5.2,
                    what,
                );
            }
            let right = Vec2::new(at.x + width / 2.0 - 11.0 * text, at.y);
            let what = words(&points_words, Type::Serif, size, INK, Anchor::CENTER_RIGHT);
            self.put("Sum", preview.target, n16, frame.snap(right), z + 5.2, what);
        }
    }
}

/// The mark that a preview's label names, if it does: “:arrow-up:”.
fn mark_of(label: &str) -> Option<&'static str> {
    const MARKS: [&str; 6] = [
        "arrow-up",
        "arrow-down",
        "arrow-left",
        "arrow-right",
        "check",
        "cross",
    ];
    let name = label.strip_prefix(':')?.strip_suffix(':')?;
    MARKS.into_iter().find(|mark| *mark == name)
}
