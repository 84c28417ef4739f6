//! Decorations of a zone besides its pieces: title, count, ground, captions. Each is placed once the pieces are.

use super::{
    TAG,
    rooms::{PILL, Room, empty_place},
};
use crate::layout::{
    frame::Frame,
    notch::tab_on_piece,
    placement::{Word, ZonePlacement, around, pill_size},
};
use bevy::prelude::*;
use kortlek_kit::fonts::{Typeface, width};
use kortlek_rules::presentation::{Arrangement, Begin, End, Ground, Piece, Tag, Zone};

/// A word without a lozenge.
fn plain(text: &str, at: Vec2, from_left: bool) -> Word {
    Word {
        text: text.to_owned(),
        at,
        from_left,
        pill: false,
        button: false,
        scale: 1.0,
    }
}

/// A word on a lozenge.
fn pill(text: &str, at: Vec2, button: bool) -> Word {
    Word {
        pill: true,
        button,
        ..plain(text, at, false)
    }
}

/// Label of the button for looking back at a zone, unless its caption does the same: where both are equal, and where
/// there are no pieces.
fn look_back_title(zone: &Zone) -> Option<&str> {
    let title = zone.look_back.as_ref()?.title.as_str();
    let captioned = zone.arrangement == Arrangement::Empty && !zone.caption.is_empty();
    (!title.is_empty() && !captioned && title != zone.caption.as_str()).then_some(title)
}

/// Number of lozenges below a zone: its caption, and the button for looking back.
pub(super) fn pills(zone: &Zone) -> f32 {
    let back = look_back_title(zone).is_some();
    f32::from(u8::from(!zone.caption.is_empty()) + u8::from(back))
}

/// The title above a zone's pieces.
pub(super) fn title_above(zone: &Zone, room: &Room, frame: &Frame) -> Word {
    let corner = room.rect.min;
    let at = if room.panel {
        corner + Vec2::new(2.0, 9.0) * frame.label
    } else {
        Vec2::new(room.rect.center().x, corner.y + 11.0 * frame.label)
    };
    plain(&zone.title, at, room.panel)
}

/// Lowers the title of a zone that lies in the middle of a room much higher than it, so that one sees what it is about.
pub(super) fn bring_title_near(to: &mut ZonePlacement, frame: &Frame) {
    /// Usual distances that look like one thing, and the distance where there is room for any.
    const FAR: f32 = 110.0;
    const NEAR: f32 = 22.0;
    let top = to.used.min.y;
    if let Some(title) = to.words.first_mut()
        && top - title.at.y > FAR * frame.label
    {
        title.at.y = top - NEAR * frame.label;
    }
}

/// Half the width of a title beside held pieces, with the room at its ends.
fn half_title(zone: &Zone, frame: &Frame) -> f32 {
    (width(&zone.title, Typeface::Regular, 14.0) / 2.0 + 16.0) * frame.label
}

/// Width at the left of the room of held pieces that they leave to their title. They are `each` wide, with the gap
/// between them, if there is room.
pub(super) fn beside_title(zone: &Zone, inner: Rect, each: f32, frame: &Frame) -> f32 {
    let pieces = each * zone.items.len().max(1) as f32;
    let spare = (inner.width() - pieces).max(0.0);
    let lack = 2.0 * half_title(zone, frame) - spare / 2.0;
    // Centred in what is left, they move by half of it.
    (2.0 * lack).clamp(0.0, 0.6 * inner.width())
}

/// The title beside the held pieces, which are lifted: above them there is no room. Where it has too little of it at their
/// left, it is smaller.
pub(super) fn title_beside(zone: &Zone, room: Rect, used: Rect, frame: &Frame) -> Word {
    let half = half_title(zone, frame);
    // Where no pieces are it has their room.
    let free = match zone.items.is_empty() {
        true => room.width(),
        false => used.min.x - room.min.x,
    };
    let x = (room.min.x + free - half).max(room.min.x + (free / 2.0).min(half));
    let at = Vec2::new(x, room.max.y - 0.42 * room.height());
    let mut word = plain(&zone.title, at, false);
    let wide = word.size(frame.label).x;
    if wide > free {
        word.scale = (free / wide).max(0.7);
    }
    word
}

/// Moves words beside the tabs on the upper edges of cards, which would cover them.
pub(super) fn clear_tabs(zone: &Zone, to: &mut ZonePlacement, frame: &Frame) {
    let gap = 2.0 * frame.unit;
    for (item, piece) in zone.items.iter().zip(&to.pieces) {
        if !matches!(item.piece, Piece::Card(_)) || item.tags.is_empty() {
            continue;
        }
        let tab = tab_on_piece(item.tags.len(), piece.width, frame.unit, false);
        let middle = piece.at + tab.center() * Vec2::new(1.0, -1.0);
        let tab = Rect::from_center_size(middle, tab.size());
        for word in to.words.iter_mut().filter(|word| !word.from_left) {
            let rect = word.rect(frame.label);
            if !rect.intersect(tab).is_empty() {
                word.at.x += tab.max.x + gap - rect.min.x;
            }
        }
    }
}

/// Computes the rectangle used by a zone's pieces and cells, or its empty place; and the outline of that, if it has
/// one.
pub(super) fn take_place(zone: &Zone, room: &Room, inner: Rect, tall: f32, to: &mut ZonePlacement) {
    let cells = to.cells.iter().map(|c| c.rect);
    if zone.items.is_empty() {
        let nothing = match zone.arrangement {
            Arrangement::Empty => inner,
            _ => empty_place(room, inner, to.width),
        };
        to.used = around(cells).unwrap_or(nothing);
        to.outline = zone.outline.then_some(to.used);
    } else {
        let pieces = to.pieces.iter();
        let boxes =
            pieces.map(|p| Rect::from_center_size(p.at, Vec2::new(p.width, p.width * tall)));
        to.used = around(boxes.chain(cells)).unwrap_or(inner);
    }
}

/// The count of a zone that is no row: beside the pieces, beside the drawing if they are only a `drawing` in the middle of
/// `used`, or on their upper corner if there is no room.
pub(super) fn tag_beside(used: Rect, drawing: Rect, rect: Rect, card: f32) -> Rect {
    let size = Vec2::new(TAG, 0.74) * card;
    let gap = 0.1 * card;
    let beside = |x: f32| Rect::from_center_size(Vec2::new(x, used.center().y), size);
    for thing in [used, drawing] {
        let right = beside(thing.max.x + gap + size.x / 2.0);
        let left = beside(thing.min.x - gap - size.x / 2.0);
        if right.max.x <= rect.max.x {
            return right;
        } else if left.min.x >= rect.min.x {
            return left;
        }
    }
    let corner = Vec2::new(used.max.x, used.min.y) - Vec2::new(0.3, -0.3) * size;
    Rect::from_center_size(corner, size)
}

/// Enlargement of a large count, and of one with a mark round it, whose mark is larger than a count by itself.
const LARGE_TAG: f32 = 2.1;
const ROUND_TAG: f32 = 0.7;

/// Lays out a row with a beginning: all of it can be picked, and a little beyond its end; its count is before its first
/// card.
pub(super) fn begin_row(
    begin: Begin,
    tag: Option<&Tag>,
    inner: Rect,
    card: f32,
    to: &mut ZonePlacement,
) {
    to.used = inner;
    let reach = begin.reach * card;
    match begin.end {
        End::Left => to.used.min.x -= reach,
        End::Right => to.used.max.x += reach,
    }
    to.tag = tag.map(|tag| {
        let card = match (tag.large, tag.round) {
            (true, _) => LARGE_TAG * card,
            (false, Some(_)) => ROUND_TAG * card,
            (false, None) => card,
        };
        let size = Vec2::new(TAG, 0.74) * card;
        // A mark round a count needs room before the first card, too.
        let half = if tag.round.is_some() { 0.74 } else { TAG };
        let off = (begin.inset - 0.54 * half) * card;
        let x = match begin.end {
            End::Left => inner.min.x + off,
            End::Right => inner.max.x - off,
        };
        let rect = Rect::from_center_size(Vec2::new(x, inner.center().y), size);
        (rect, tag.clone())
    });
}

/// Background of a zone: fields and pictures fill its room, the others only the area of its pieces.
pub(super) fn ground(zone: &Zone, inner: Rect, to: &mut ZonePlacement) {
    to.ground = match zone.ground {
        Ground::Cloth => None,
        Ground::Field | Ground::Lit | Ground::Picture(_) => Some((inner, zone.ground)),
        Ground::Own => {
            let out = Vec2::new(to.width * 0.2, 0.0);
            let rect = Rect::from_corners(to.used.min - out, to.used.max + out);
            Some((rect, zone.ground))
        }
    };
}

/// The caption and the button with which one looks back.
pub(super) fn captions(
    zone: &Zone,
    room: &Room,
    inner: Rect,
    frame: &Frame,
    to: &mut ZonePlacement,
) {
    let back = look_back_title(zone);
    let below = |line: f32| to.used.max.y + (line + PILL / 2.0 + 4.0) * frame.label;
    let middle = to.used.center().x;
    let mut words = Vec::new();
    if !zone.caption.is_empty() {
        words.push(if room.pill {
            let button = zone.look_back.is_some() && back.is_none();
            pill(&zone.caption, Vec2::new(middle, below(0.0)), button)
        } else {
            // In a panel the caption stands where the cards would be, or below them.
            let y = if zone.items.is_empty() && !zone.outline {
                inner.min.y + 6.0 * frame.label
            } else {
                (to.used.max.y + 11.0 * frame.label).min(room.rect.max.y)
            };
            let at = Vec2::new(inner.min.x + 2.0 * frame.label, y);
            plain(&zone.caption, at, true)
        });
    }
    if let Some(title) = back {
        let line = match room.pill && !zone.caption.is_empty() {
            true => PILL,
            false => 0.0,
        };
        let y = below(line).min(room.rect.max.y - PILL / 2.0 * frame.label);
        // Below a single card in a panel it would reach beyond the panel's edge.
        let half = pill_size(title, frame.label).x / 2.0;
        let (left, right) = (room.rect.min.x + half, room.rect.max.x - half);
        let x = match room.panel {
            true => middle.min(right).max(left),
            false => middle,
        };
        words.push(pill(title, Vec2::new(x, y), true));
    }
    to.words.extend(words);
}
