//! The notch of a chosen piece: half a disc with a check on its upper edge, as if it hung from there. Where something
//! else stands above the piece it gives way sideways, or becomes a disc on the piece.

use crate::layout::hit_targets::CARD;
use bevy::prelude::*;
use kortlek_kit::fonts::{Typeface, width as width_of};

/// Radius of the notch in pixels of the reference drawing, and its largest share of the piece's width.
const RADIUS: f32 = 22.0;
const WIDEST: f32 = 0.24;
/// The same of a disc on the piece.
const SMALL_RADIUS: f32 = 15.0;
const SMALL_WIDEST: f32 = 0.17;

/// Position of a notch. Lengths are logical pixels from the middle of the piece, y up.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Notch {
    /// Middle of the disc.
    pub at: Vec2,
    /// Radius of the disc.
    pub radius: f32,
    /// True if all of it is on the piece; otherwise its upper half stands above it.
    pub inside: bool,
}

impl Notch {
    /// The notch of a piece of this size, of which `unit` pixels are one of the reference drawing; `busy` are the things
    /// that it must not cover, seen from the piece's middle.
    pub fn of(size: Vec2, unit: f32, busy: &[Rect]) -> Notch {
        let radius = (RADIUS * unit).min(size.x * WIDEST);
        let aside = size.x / 2.0 - radius - unit;
        let above = [0.0, aside, -aside].map(|x| Notch {
            at: Vec2::new(x, size.y / 2.0),
            radius,
            inside: false,
        });
        let free = |notch: &Notch| {
            let rect = notch.seen();
            busy.iter().all(|other| rect.intersect(*other).is_empty())
        };
        above.into_iter().find(free).unwrap_or_else(|| {
            // Indices of cards are in the other two corners.
            let radius = (SMALL_RADIUS * unit).min(size.x * SMALL_WIDEST);
            Notch {
                at: size / 2.0 - radius - 2.0 * unit,
                radius,
                inside: true,
            }
        })
    }

    /// The part of it that is seen.
    pub fn seen(&self) -> Rect {
        let mut rect = Rect::from_center_size(self.at, Vec2::splat(2.0 * self.radius));
        if !self.inside {
            rect.min.y = self.at.y;
        }
        rect
    }

    /// Middle and height of the check on it.
    pub fn check(&self, unit: f32) -> (Vec2, f32) {
        match self.inside {
            true => (self.at, 1.2 * self.radius),
            false => (self.at + Vec2::new(0.0, 11.0 * unit), 20.0 * unit),
        }
    }
}

/// The tab with `tags` marks at the upper edge of a card, in a card's own units, of which a pixel of the reference drawing
/// has `unit`; that of a round piece is at its corner.
pub fn tab(tags: usize, unit: f32, round: bool) -> Rect {
    // A token or figure may be small, and its drawing may have its upper edge anywhere.
    let unit = if round { 0.75 * unit } else { unit };
    let [high, mark] = TAB.map(|length| length * unit);
    let wide = high + (mark + 3.0 * unit) * tags.saturating_sub(1) as f32;
    let (left, y) = if round {
        (0.42 * CARD.x - wide / 2.0, 0.3 * CARD.x)
    } else {
        (-CARD.x / 2.0 + 2.0 * unit, CARD.y / 2.0 + high * 0.36)
    };
    Rect::from_center_size(Vec2::new(left + wide / 2.0, y), Vec2::new(wide, high))
}

/// The same tab in logical pixels from the middle of a piece of this width, y up; a pixel of the reference drawing is
/// `unit` of them.
pub fn tab_on_piece(tags: usize, width: f32, unit: f32, round: bool) -> Rect {
    let by = width / CARD.x;
    let tab = tab(tags, unit.max(LEAST_UNIT) / by, round);
    Rect::from_corners(tab.min * by, tab.max * by)
}

/// Height of a badge on a card: the disc with a few characters at its lower edge, in letters of the table's labels.
pub(crate) const BADGE: f32 = 22.0;

/// The badge at the lower edge of a card, in logical pixels from the middle of the card, which has this width, y up; a
/// label's pixel of the reference drawing is `label` of them.
pub fn badge_on_piece(words: &str, width: f32, label: f32) -> Rect {
    let high = BADGE * label;
    let letters = width_of(words, Typeface::Bold, high * 0.64);
    let wide = (letters + high * 0.55).max(high);
    let at = Vec2::new(0.0, -0.5 * width * CARD.y / CARD.x + high * 0.15);
    Rect::from_center_size(at, Vec2::new(wide, high))
}

/// Least size of tabs and the marks on them, in logical pixels to one of the reference drawing.
pub(crate) const LEAST_UNIT: f32 = 0.75;

/// Height of the tab with tags on a card, and of the marks on it, in pixels of the reference drawing.
pub(crate) const TAB: [f32; 2] = [26.0, 19.0];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_notch_keeps_clear_of_tabs_and_words() {
        let size = Vec2::new(124.0, 173.6);
        for (tags, moved) in [(1, false), (2, true), (3, true)] {
            let busy = tab_on_piece(tags, size.x, 1.0, false);
            let notch = Notch::of(size, 1.0, &[busy]);
            assert!(notch.seen().intersect(busy).is_empty(), "{tags}");
            assert_eq!(notch.at.x > 0.0, moved, "{tags}");
            assert!(notch.at.x + notch.radius <= size.x / 2.0 && !notch.inside);
        }
        let title = Rect::new(-90.0, size.y / 2.0 + 8.0, 90.0, size.y / 2.0 + 26.0);
        let notch = Notch::of(size, 1.0, &[title]);
        assert!(notch.inside && notch.seen().intersect(title).is_empty());
        let card = Rect::from_center_size(Vec2::ZERO, size);
        assert!(card.contains(notch.seen().min) && card.contains(notch.seen().max));
    }
}
