//! Marks as they are put together: rings, ticks, checks, hints, the outcome of a choice.

use super::{
    focus_frame,
    pick_state::{PickState, Ring},
};
use crate::{
    draw::{
        faces::Art,
        list::{DrawItem, Drawable, ItemKey, TextItem},
        shapes::{CLEAR, Shape},
        signs::foreseen_sign,
        zone_decor::ROUND,
        zones::tag_words,
    },
    layout::{
        arrange::arrange,
        depth,
        frame::Frame,
        hit_targets::{CARD, CardSprite, HitTarget, HitTargets},
        notch::{Notch, tab_on_piece},
        placement::{Placement, Placements, ZonePlacement, pill_size},
    },
};
use bevy::prelude::*;
use kortlek_kit::{
    fonts::Typeface,
    palette::{GOLD, INK, PAPER, Palette, Rgba},
};
use kortlek_rules::presentation::{Arrangement, Item, Layout, Look, Piece, Target, Zone, ZoneId};

/// Marks as they are put together.
pub(super) struct MarkBuilder<'a> {
    pub(super) frame: &'a Frame,
    pub(super) palette: &'a Palette,
    pub(super) spots: &'a HitTargets,
    pub(super) layout: &'a Layout,
    pub(super) situation: &'a PickState,
    /// Rectangles of the words on the table, in the world.
    pub(super) words: Vec<Rect>,
    pub(super) items: Vec<DrawItem>,
    /// The drawings in whose places others are shown.
    pub(super) gives_way: Vec<Entity>,
}

/// White with this much of 255. The screen mixes light, not numbers: a little goes a long way on dark cloth.
pub(super) const fn white(alpha: u8) -> Rgba {
    [255, 255, 255, alpha]
}

/// A colour with this alpha.
pub(super) const fn faint([red, green, blue, _]: Rgba, alpha: u8) -> Rgba {
    [red, green, blue, alpha]
}

impl MarkBuilder<'_> {
    /// Puts something on a sprite; lengths are logical pixels when the sprite rests.
    pub(super) fn on(
        &mut self,
        entity: Entity,
        spot: &HitTarget,
        name: &'static str,
        n: u16,
        at: Vec2,
        z: f32,
        what: impl Into<Drawable>,
    ) {
        let key = ItemKey(name, Some(spot.target), n);
        self.items.push(DrawItem {
            on: Some((entity, CARD.x / spot.rect.width().max(1.0))),
            ..DrawItem::new(key, at, z, what.into())
        });
    }

    /// Puts something in the world.
    pub(super) fn put(
        &mut self,
        name: &'static str,
        target: Target,
        n: u16,
        at: Vec2,
        z: f32,
        what: impl Into<Drawable>,
    ) {
        let key = ItemKey(name, Some(target), n);
        self.items.push(DrawItem::new(key, at, z, what.into()));
    }

    pub(super) fn px(&self, length: f32) -> f32 {
        self.frame.whole(length * self.frame.unit)
    }

    /// A ring of this width whose inner edge runs `gap` outside a box.
    pub(super) fn ring(&self, size: Vec2, gap: f32, width: f32, fill: Rgba, ink: Rgba) -> Shape {
        let width = self.px(width);
        let outside = size + 2.0 * (gap * self.frame.unit + width);
        let radius = if is_round(size) {
            outside.x / 2.0
        } else {
            0.056 * size.x.min(size.y / 1.4) + 2.0 * self.frame.unit + width
        };
        Shape::outlined(outside, radius, fill, width, ink)
    }

    /// Adds the notch of a chosen piece, which is raised by `up`.
    fn notch(&mut self, entity: Entity, spot: &HitTarget, tags: usize, up: f32) {
        let (size, unit) = (spot.rect.size(), self.frame.unit);
        let middle = spot.rect.center() + Vec2::new(0.0, up);
        let mut busy = self.words_round(middle);
        if tags > 0 {
            busy.push(tab_on_piece(tags, size.x, unit, is_round(size)));
        }
        let notch = Notch::of(size, unit, &busy);
        let disc = Shape::filled(Vec2::splat(2.0 * notch.radius), notch.radius, GOLD);
        // A piece hangs from a notch above it, and bears one that is on it.
        let z = if notch.inside { 0.044 } else { -0.02 };
        self.on(entity, spot, "Notch", 0, notch.at, z, disc);
        let (at, high) = notch.check(unit);
        let check = Art::Mark("check", Some(INK));
        let what = Drawable::Picture(check, self.frame.whole(high), 1.0, None);
        self.on(entity, spot, "Check", 0, at, 0.046, what);
    }

    /// The marks of a piece. If it is chosen it is raised by `up`.
    pub(super) fn piece(&mut self, entity: Entity, spot: &HitTarget, sprite: &CardSprite, up: f32) {
        let look = sprite.look;
        let marking = self.situation.marking(spot.target);
        let size = spot.rect.size();
        if marking.focused {
            let middle = spot.rect.center() + Vec2::new(0.0, up);
            let words = self.words_round(middle);
            let gap = focus_frame::ring_gap(size / 2.0, self.frame, &words);
            let ring = self.ring(size, gap, focus_frame::WIDTH, CLEAR, self.palette.focus);
            self.on(entity, spot, "Focus", 0, Vec2::ZERO, 0.045, ring);
            for (n, (at, bar)) in self.ticks(size / 2.0, &words).into_iter().enumerate() {
                self.on(entity, spot, "Tick", n as u16, at, 0.045, bar);
            }
        }
        match marking.ring {
            Ring::None => {}
            Ring::Legal if marking.focused || look == Look::Lit => {}
            Ring::Legal => {
                let ring = self.ring(size, 1.0, 1.5, CLEAR, self.palette.words);
                self.on(entity, spot, "Legal", 0, Vec2::ZERO, 0.04, ring);
            }
            Ring::Drop => {
                let ink = self.palette.words;
                let ring = self.ring(size, 1.0, 3.0, faint(ink, 8), ink);
                self.on(entity, spot, "Drop", 0, Vec2::ZERO, 0.04, ring);
            }
            Ring::Chosen => {
                if !marking.focused {
                    let ring = self.ring(size, 0.5, 3.0, CLEAR, self.palette.focus);
                    self.on(entity, spot, "Chosen", 0, Vec2::ZERO, 0.04, ring);
                }
                self.notch(entity, spot, sprite.tags.len(), up);
            }
        }
    }

    /// The bars of the focus at the corners of a box with these half sides; they give way to words, which are seen from
    /// its middle.
    fn ticks(&self, half: Vec2, words: &[Rect]) -> Vec<(Vec2, Shape)> {
        let bars = focus_frame::bars(half, self.frame, words);
        let shape = |bar: Rect| Shape::filled(bar.size(), 0.0, self.palette.focus);
        bars.into_iter()
            .map(|bar| (bar.center(), shape(bar)))
            .collect()
    }

    /// The words on the table, seen from a point of the world.
    fn words_round(&self, middle: Vec2) -> Vec<Rect> {
        let words = self.words.iter().map(|rect| Rect {
            min: rect.min - middle,
            max: rect.max - middle,
        });
        words.collect()
    }

    /// Returns true if a piece is on a cell, so that its marks have to be drawn above.
    pub(super) fn is_taken(&self, target: Target) -> bool {
        let Target::Cell(zone, cell) = target else {
            return false;
        };
        let zone = self.layout.zone(zone);
        zone.is_some_and(|z| z.items.iter().any(|i| i.cell == cell))
    }

    /// Returns true if a pile is on a zone, so that a ring round it would be hidden below.
    fn is_pile(&self, target: Target) -> bool {
        let Target::Zone(zone) = target else {
            return false;
        };
        let zone = self.layout.zone(zone);
        zone.is_some_and(|z| z.arrangement == Arrangement::Pile && !z.items.is_empty())
    }

    /// Draws the outcome of the decision: pieces that would move, in their new places, and the counts that would
    /// change.
    pub(super) fn outcome(&mut self, outcome: &Layout, now: &Placements) {
        let frame = self.frame;
        let then = arrange(outcome, frame);
        let unit = frame.unit;
        let before = self.layout;
        let mut n = 0;
        for (zone, placement) in outcome.zones.iter().zip(&then.zones) {
            for (item, place) in zone.items.iter().zip(&placement.pieces) {
                let was = before.find(item.piece);
                if let Piece::Picture(..) = item.piece {
                    if was.is_none() {
                        self.comes(item, place, n);
                        self.make_way(zone, item.piece);
                        n += 1;
                    }
                    continue;
                }
                let Piece::Card(_) = item.piece else { continue };
                let stays = was.is_some_and(|(z, i)| z.id == zone.id && i.cell == item.cell);
                if stays || was.is_none() {
                    continue;
                }
                let target = Target::Piece(item.piece);
                let at = frame.to_world(place.at);
                let z = depth::LINES - 40.0 + 0.1 * f32::from(n);
                let size = Vec2::new(place.width, frame.whole(place.width * 1.4));
                let ink = self.palette.words;
                let paper =
                    Shape::outlined(size + 4.0 * unit, 6.0 * unit, PAPER, self.px(2.0), ink);
                let paper = Drawable::Shape(paper, white(200));
                self.put("Then's edge", target, n, at, z, paper);
                // A piece that only goes to another cell is drawn opaque, one that comes from another zone a little
                // transparent.
                let goes = was.is_some_and(|(z, _)| z.id == zone.id);
                let seen = if goes { 1.0 } else { 0.88 };
                let face = Art::of(item.piece, item.face_up);
                let face = Drawable::Picture(face, place.width, seen, None);
                self.put("Then", target, n, at, z + 0.05, face);
                n += 1;
            }
            self.foreseen_words(zone, placement, now);
            let tag_now = now.zone(zone.id).and_then(|z| z.tag.as_ref());
            if let Some((rect, tag)) = &placement.tag
                && tag_now.map(|t| &t.1) != Some(tag)
            {
                let target = Target::Zone(zone.id);
                let z = depth::LINES - 25.0;
                let rect = &match tag_now {
                    None => first_count(zone, placement.used, *rect),
                    Some(_) => *rect,
                };
                let at = frame.to_world(rect.center());
                let (fill, ink) = if tag.ahead && tag.round.is_none() {
                    (PAPER, INK)
                } else {
                    (self.palette.panel, self.palette.words)
                };
                let words_ink = self.palette.words;
                let round = frame.whole(ROUND * rect.height());
                let paper = match tag.round {
                    Some(_) => Shape::filled(Vec2::splat(round), round / 2.0, fill),
                    None => {
                        let line = self.px(3.0);
                        Shape::outlined(rect.size(), 7.0 * unit, fill, line, words_ink)
                    }
                };
                self.put("Then's count", target, 0, at, z, paper);
                if let Some(mark) = tag.round {
                    let art = Art::Mark(mark.0, Some(words_ink));
                    let what = Drawable::Picture(art, round, 1.0, None);
                    self.put("Then's mark", target, 0, at, z + 0.05, what);
                }
                for (k, (at, text, size)) in tag_words(*rect, tag).into_iter().enumerate() {
                    let face = match k {
                        0 => Typeface::Serif,
                        _ => Typeface::Bold,
                    };
                    let what = TextItem::new(text, face, size, ink);
                    let at = frame.to_world(frame.snap(at));
                    self.put("Then's number", target, k as u16, at, z + 0.1, what);
                }
            }
        }
    }

    /// Draws the future sign of a place and the words below it over the current ones.
    fn foreseen_words(&mut self, then: &Zone, placement: &ZonePlacement, now: &Placements) {
        let was = self.layout.zone(then.id);
        let was = was.filter(|was| was.place == then.place);
        let (Some(was), Some(lies)) = (was, now.zone(then.id)) else {
            return;
        };
        let (frame, focus) = (self.frame, self.palette.focus);
        let z = depth::LINES - 24.0;
        let signs = !was.sign.is_empty() && !then.sign.is_empty();
        if signs && was.sign != then.sign {
            foreseen_sign([was, then], placement, (z, focus), frame, &mut self.items);
        }
        let pill = |placement: &ZonePlacement| placement.words.iter().find(|w| w.pill).cloned();
        let (Some(old), Some(new)) = (pill(lies), pill(placement)) else {
            return;
        };
        if old.text != new.text {
            let text = frame.label * old.scale.min(new.scale);
            let size = pill_size(&old.text, text).max(pill_size(&new.text, text));
            let (target, at) = (Target::Zone(then.id), frame.to_world(frame.snap(old.at)));
            let (line, fill, ink) = (self.px(2.0), self.palette.panel, self.palette.words);
            let paper = Shape::outlined(size.round(), size.y / 2.0, fill, line, focus);
            self.put("Then's pill", target, 0, at, z, paper);
            let what = TextItem::new(&new.text, Typeface::Bold, 15.0 * text, ink);
            self.put("Then's words", target, 0, at, z + 0.1, what);
        }
    }

    /// Finds the drawing that another one of its number takes the place of in a zone: it is not there any more.
    fn make_way(&mut self, then: &Zone, comes: Piece) {
        let number = |piece: Piece| match piece {
            Piece::Picture(_, n) | Piece::Cover(_, n) => Some(n),
            _ => None,
        };
        let Some(now) = self.layout.zone(then.id) else {
            return;
        };
        for item in &now.items {
            let goes = number(item.piece) == number(comes)
                && !then.items.iter().any(|other| other.piece == item.piece);
            let spot = self.spots.get(Target::Piece(item.piece));
            self.gives_way
                .extend(spot.and_then(|s| s.entity).filter(|_| goes));
        }
    }

    /// Draws a piece that would come, in its future place.
    fn comes(&mut self, item: &Item, place: &Placement, n: u16) {
        let key = ItemKey("Then", Some(Target::Piece(item.piece)), n);
        let (at, z) = (self.frame.to_world(place.at), depth::LINES - 39.95);
        let seen = Drawable::Picture(Art::of(item.piece, true), place.width, 0.92, None);
        self.items.push(DrawItem {
            angle: place.angle,
            ..DrawItem::new(key, at, z + 0.1 * f32::from(n), seen)
        });
    }

    /// The marks of a cell, a zone or a panel.
    pub(super) fn place(&mut self, spot: &HitTarget) {
        let target = spot.target;
        if matches!(target, Target::Button(_)) {
            return; // Buttons have rings of their own.
        }
        let marking = self.situation.marking(target);
        let unit = self.frame.unit;
        let rect = spot.rect;
        let cell = matches!(target, Target::Cell(..));
        let size = rect.size() - if cell { 2.0 * unit } else { 0.0 };
        let radius = match target {
            Target::Seat(_) => 12.0 * self.frame.label,
            _ => 6.0 * unit,
        };
        let covered = self.is_taken(target) || self.is_pile(target);
        let z = if covered {
            depth::LINES - 30.0
        } else if cell {
            depth::OUTLINE + 0.3
        } else {
            depth::OUTLINE + 0.6
        };
        let size = if covered { size + 6.0 * unit } else { size };
        let hovered = self.situation.hover == Some(target);
        let outlined = |fill: Rgba, line: f32, ink: Rgba| {
            Shape::outlined(size, radius, fill, self.px(line), ink)
        };
        let (ink, gold) = (self.palette.words, self.palette.focus);
        let what = match marking.ring {
            Ring::None => None,
            Ring::Legal if hovered => Some(outlined(faint(ink, 12), 2.5, ink)),
            Ring::Legal => Some(outlined(CLEAR, 1.5, ink)),
            Ring::Drop if self.situation.aim == Some(target) => {
                Some(outlined(faint(ink, 16), 4.0, ink))
            }
            Ring::Drop => Some(outlined(faint(ink, 5), 2.0, ink)),
            Ring::Chosen => Some(outlined(CLEAR, 3.0, gold)),
        };
        if let Some(what) = what {
            self.put("Place", target, 0, rect.center(), z, what);
        }
        if marking.focused {
            let z = depth::LINES - 20.0;
            let ring = Shape::outlined(size, radius + unit, CLEAR, self.px(4.0), gold);
            self.put("Focus", target, 0, rect.center(), z, ring);
            let words = self.words_round(rect.center());
            let bars = self.ticks(size / 2.0 - 2.0 * unit, &words);
            for (n, (off, bar)) in bars.into_iter().enumerate() {
                let at = rect.center() + off;
                self.put("Tick", target, n as u16, at, z, bar);
            }
        }
    }

    /// Rectangle of a cell, taken or free.
    pub(super) fn cell(&self, zone: ZoneId, cell: [i8; 2]) -> Option<Rect> {
        self.spots.get(Target::Cell(zone, cell)).map(|s| s.rect)
    }

    /// The ring of a hint round something.
    pub(super) fn hint(&mut self, target: Target, n: u16) {
        let Some(spot) = self.spots.get(target).copied() else {
            return;
        };
        let marking = self.situation.marking(target);
        if marking.focused || marking.ring == Ring::Chosen {
            return; // It stands out as it is.
        }
        let ring = self.ring(spot.rect.size(), 4.0, 4.0, CLEAR, self.palette.focus);
        let (at, z) = (spot.rect.center(), depth::LINES - 10.0);
        match spot.entity {
            Some(entity) => self.on(entity, &spot, "Hint", n, Vec2::ZERO, 0.047, ring),
            None => self.put("Hint", target, n, at, z, ring),
        }
    }
}

/// Returns true for the size of a token, as opposed to a card's. A token's sides may differ by a rounding error.
fn is_round(size: Vec2) -> bool {
    (size.x - size.y).abs() < 0.01 * size.x
}

/// Position of the count that a zone would get after a choice. `used` is the zone's room, `rect` the later position of
/// the count. A zone without a count may have something else at its corner; its middle is free. A row keeps a place for
/// the count.
fn first_count(zone: &Zone, used: Rect, rect: Rect) -> Rect {
    if zone.begin.is_some() || rect.intersect(used).is_empty() {
        return rect;
    }
    let wide = (0.94 * used.width()).max(rect.width());
    Rect::from_center_size(used.center(), Vec2::new(wide, 0.62 * rect.height()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use kortlek_rules::presentation::{End, Place};

    #[test]
    fn tokens_have_round_rings_wherever_they_lie() {
        let side = Vec2::splat(28.8);
        for n in 0..400 {
            let at = Vec2::new(1.7, 0.9) * n as f32;
            let token = Rect::from_center_size(at, side).size();
            assert!(is_round(token), "{at}");
        }
        assert!(!is_round(Vec2::new(20.0, 28.0)), "a card");
    }

    #[test]
    fn a_first_count_stands_free() {
        let zone = Zone::new(ZoneId::common("zone"), Place::Middle, Arrangement::Row);
        let used = Rect::new(0.0, 0.0, 100.0, 60.0);
        let beside = Rect::new(110.0, 10.0, 150.0, 50.0);
        assert_eq!(first_count(&zone, used, beside), beside);
        let corner = Rect::new(80.0, -10.0, 120.0, 30.0);
        let middle = first_count(&zone, used, corner);
        assert_eq!(middle.center(), used.center());
        assert!(middle.width() > 90.0 && middle.height() < 40.0);
        let row = zone.begin(End::Left, 0.5, 0.5);
        assert_eq!(
            first_count(&row, used, corner),
            corner,
            "where a row begins"
        );
    }
}
