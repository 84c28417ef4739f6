//! View of a wide canvas: conversion between its units and the window, fitting, zooming and panning. Pure.

use crate::layout::{frame::Frame, placement::TALL};
use bevy::prelude::*;
use kortlek_rules::presentation::{Arrangement, Canvas, Item, Look, Pose, Zone};

/// Margin of the view round the pieces on the canvas, in cards' widths.
const MARGIN: f32 = 0.3;
/// The widest and the narrowest card that a view that fits shows, and the widest when it is enlarged, in pixels of the
/// reference drawing.
const WIDEST: f32 = 150.0;
const NARROWEST: f32 = 45.0;
const LARGEST: f32 = 300.0;
/// Step of the width of cards in a view that fits, in pixels.
const STEP: f32 = 5.0;
/// Free space in the canvas's room: beside and above the pieces, and (`FOOT`) below them for the buttons.
const INSET: [f32; 2] = [10.0, 12.0];
const FOOT: f32 = 60.0;
/// Minimum width of cards in a view that fits, in pixels of the reference drawing: if they are narrower, a close-up
/// shows them `CLOSE` wide.
const TOO_SMALL: f32 = 66.0;
/// Minimum width for players who go from good place to good place by keys: they need less precision, and rather see
/// all.
const TOO_SMALL_TO_SEE: f32 = 50.0;
const CLOSE: f32 = 84.0;
/// Free space in an overview round everything that it shows, as a share of its height.
const OVERVIEW_MARGIN: f32 = 0.06;
/// A step of enlarging.
pub const ZOOM: f32 = 1.15;

/// View that the player has chosen on a wide canvas; without one, the view fits all pieces there.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct ViewTarget {
    /// Point in the middle, in units.
    pub middle: Vec2,
    /// Scale: pixels of the window per unit.
    pub scale: f32,
}

/// A wide canvas as it is seen.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct CanvasTransform {
    /// Point in the middle of `inner`, in units, and the scale in pixels per unit.
    pub view_target: ViewTarget,
    /// The canvas's room in the window.
    pub room: Rect,
    /// The part of it that is free of buttons.
    pub inner: Rect,
    /// The half sides of the plane in units.
    pub half: IVec2,
    /// A card's width in units.
    pub card: f32,
    limits: [f32; 2],
}

/// The corners of a card in a pose, in units.
pub fn corners(pose: &Pose, card: f32, tall: f32) -> [Vec2; 4] {
    let at = Vec2::from(pose.at.map(|n| n as f32));
    // The angle is clockwise, and y runs down.
    let turn = Rot2::radians((f32::from(pose.angle) / 10.0).to_radians());
    let half = Vec2::new(card, card * tall) / 2.0;
    [[-1.0, -1.0], [1.0, -1.0], [1.0, 1.0], [-1.0, 1.0]]
        .map(|way| at + turn * (Vec2::from(way) * half))
}

/// Poses of the placed pieces; a piece that is only carried is left out.
fn lying(items: &[Item]) -> impl Iterator<Item = &Pose> {
    let lies = items.iter().filter(|item| item.look != Look::Ghost);
    lies.map(|item| &item.pose)
}

/// View that fits all of these poses.
fn fit<'a>(poses: impl Iterator<Item = &'a Pose>, card: f32, inner: Rect, unit: f32) -> ViewTarget {
    let points = poses.flat_map(|pose| corners(pose, card, TALL));
    let (min, max) = points.fold(
        (Vec2::splat(f32::INFINITY), Vec2::splat(f32::NEG_INFINITY)),
        |(min, max), p| (min.min(p), max.max(p)),
    );
    let widest = WIDEST * unit / card;
    if !(min.is_finite() && max.is_finite()) {
        return ViewTarget {
            middle: Vec2::ZERO,
            scale: widest,
        };
    }
    let seen = max - min + 2.0 * MARGIN * card;
    let scale = (inner.size() / seen).min_element();
    let scale = scale.clamp(NARROWEST * unit / card, widest);
    // In whole steps, so that faces need not be redrawn for every card that is laid.
    let step = STEP * unit / card;
    ViewTarget {
        middle: (min + max) / 2.0,
        scale: (scale / step).floor().max(1.0) * step,
    }
}

impl CanvasTransform {
    /// Transform of a zone that is a wide canvas in this room of the window; `None` for other zones.
    pub fn of(zone: &Zone, room: Rect, frame: &Frame) -> Option<CanvasTransform> {
        let Arrangement::Canvas(canvas @ Canvas { wide: true, .. }) = zone.arrangement else {
            return None;
        };
        let card = f32::from(canvas.card.max(1));
        let inset = Vec2::from(INSET) * frame.unit;
        let mut inner = Rect {
            min: room.min + inset,
            max: room.max - inset,
        };
        inner.max.y = (room.max.y - FOOT * frame.label).max(inner.min.y + 40.0);
        let fits = fit(lying(&zone.items), card, inner, frame.unit);
        Some(CanvasTransform {
            view_target: frame.view_target.unwrap_or(fits),
            room,
            inner,
            half: IVec2::from(canvas.half),
            card,
            limits: [
                fits.scale.min(NARROWEST * frame.unit / card),
                LARGEST * frame.unit / card,
            ],
        })
    }

    /// Position in the window of a point of the canvas.
    pub fn to_window(&self, at: Vec2) -> Vec2 {
        self.inner.center() + (at - self.view_target.middle) * self.view_target.scale
    }

    /// The point of the canvas at a point of the window.
    pub fn to_canvas(&self, at: Vec2) -> Vec2 {
        self.view_target.middle + (at - self.inner.center()) / self.view_target.scale
    }

    /// The same on whole units.
    pub fn unit_at(&self, at: Vec2) -> IVec2 {
        self.to_canvas(at).round().as_ivec2()
    }

    /// Enlarged by a factor about a point of the window, which stays where it is.
    pub fn zoomed(&self, by: f32, about: Vec2) -> ViewTarget {
        let scale = (self.view_target.scale * by).clamp(self.limits[0], self.limits[1]);
        let there = self.to_canvas(about);
        let middle = there - (about - self.inner.center()) / scale;
        self.kept(ViewTarget { middle, scale })
    }

    /// Returns a view near enough for exact placing, about a point of the window; `None` if all pieces there are large
    /// enough already: for a pointer or a finger, or for keys that go to good places. `unit` is that of the frame.
    pub fn close_up(&self, about: Vec2, unit: f32, by_keys: bool) -> Option<ViewTarget> {
        // In a small window all is smaller, but eyes and hands are not.
        let card = self.card * self.view_target.scale / unit.max(1.0);
        let least = if by_keys { TOO_SMALL_TO_SEE } else { TOO_SMALL };
        (card < least).then(|| self.zoomed(CLOSE / card, about))
    }

    /// Returns the view panned by `by` pixels with the hand.
    pub fn panned(&self, by: Vec2) -> ViewTarget {
        self.kept(ViewTarget {
            middle: self.view_target.middle - by / self.view_target.scale,
            ..self.view_target
        })
    }

    /// The middle stays on the plane.
    fn kept(&self, view_target: ViewTarget) -> ViewTarget {
        let half = self.half.as_vec2();
        ViewTarget {
            middle: view_target.middle.clamp(-half, half),
            ..view_target
        }
    }

    /// The part of the canvas that is seen, in units.
    pub fn view(&self) -> Rect {
        Rect::from_corners(self.to_canvas(self.room.min), self.to_canvas(self.room.max))
    }

    /// Returns true if a card in a pose is completely visible.
    pub fn sees(&self, pose: &Pose) -> bool {
        self.seen_corners(pose)
            .iter()
            .all(|p| self.room.contains(*p))
    }

    /// The corners of a card in a pose, in the window.
    fn seen_corners(&self, pose: &Pose) -> [Vec2; 4] {
        corners(pose, self.card, TALL).map(|p| self.to_window(p))
    }

    /// Moved as little as brings a card into view whole, if it is not.
    pub fn showing(&self, pose: &Pose) -> Option<ViewTarget> {
        if self.sees(pose) {
            return None;
        }
        let all = self.seen_corners(pose);
        let min = all.into_iter().reduce(Vec2::min)?;
        let max = all.into_iter().reduce(Vec2::max)?;
        let low = (self.inner.min - min).max(Vec2::ZERO);
        let high = (self.inner.max - max).min(Vec2::ZERO);
        Some(self.panned(low + high))
    }

    /// As [`CanvasTransform::showing`], with all pieces there in view too, if cards are then still large enough.
    pub fn showing_among(&self, pose: &Pose, items: &[Item], unit: f32) -> Option<ViewTarget> {
        let near = self.showing(pose)?;
        let all = fit(lying(items).chain([pose]), self.card, self.inner, unit);
        let large = self.card * all.scale / unit.max(1.0) >= TOO_SMALL_TO_SEE;
        Some(if large { all } else { near })
    }

    /// Returns true if all pieces there are completely visible.
    pub fn sees_all(&self, items: &[Item]) -> bool {
        lying(items).all(|pose| self.sees(pose))
    }

    /// Velocity of the view when a card is held at a point of the window, in pixels a second each way: `speed` near the
    /// room's edge, 0 elsewhere.
    pub fn pushed(&self, at: Vec2, edge: f32, speed: f32) -> Vec2 {
        let near = |to: f32| if to < edge { speed } else { 0.0 };
        let x = near(at.x - self.room.min.x) - near(self.room.max.x - at.x);
        let y = near(at.y - self.room.min.y) - near(self.room.max.y - at.y);
        Vec2::new(x, y)
    }
}

/// Overview of a wide canvas, with the visible part of it, in a small box: conversion of units to the box.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Minimap {
    /// The box.
    pub rect: Rect,
    /// Point in its middle, in units.
    middle: Vec2,
    /// The box's pixels a unit.
    scale: f32,
}

impl Minimap {
    /// Shows what a sight shows and all these things in a box.
    pub fn of(transform: &CanvasTransform, items: &[Item], rect: Rect) -> Minimap {
        let cards = lying(items).flat_map(|pose| corners(pose, transform.card, TALL));
        let all = cards.fold(transform.view(), |all, p| all.union_point(p));
        let size = all.size().max(Vec2::splat(1.0));
        let room = rect.size() - 2.0 * OVERVIEW_MARGIN * rect.height();
        Minimap {
            rect,
            middle: all.center(),
            scale: (room / size).min_element(),
        }
    }

    /// Position in the box of a point of the canvas.
    pub fn at(&self, unit: Vec2) -> Vec2 {
        self.rect.center() + (unit - self.middle) * self.scale
    }

    /// The point of the canvas at a point of the box, on whole units.
    pub fn unit_at(&self, at: Vec2) -> IVec2 {
        let unit = self.middle + (at - self.rect.center()) / self.scale;
        unit.round().as_ivec2()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kortlek_rules::{
        Card as _, Face, french,
        presentation::{Place, ZoneId},
    };

    /// The frame's size of a pixel of the reference drawing.
    const UNIT: f32 = 1.0;

    fn pose(x: i32, y: i32, angle: i16) -> Pose {
        Pose {
            at: [x, y],
            angle,
            ..Pose::PLAIN
        }
    }

    fn zone(poses: &[Pose]) -> Zone {
        let canvas = Canvas {
            card: 500,
            half: [6000, 3375],
            wide: true,
        };
        let card = |k| Item::up(Face::French(french::Card::at(k)));
        let items = poses.iter().enumerate();
        let items = items.map(|(k, pose)| card(k).pose(*pose));
        let id = ZoneId::common("block");
        Zone::new(id, Place::Middle, Arrangement::Canvas(canvas)).items(items)
    }

    fn canvas_transform(poses: &[Pose]) -> CanvasTransform {
        let room = Rect::new(258.0, 72.0, 1022.0, 784.0);
        CanvasTransform::of(&zone(poses), room, &Frame::default()).expect("it is wide")
    }

    #[test]
    fn all_that_lies_there_is_seen_and_a_lone_card_is_not_too_large() {
        let one = canvas_transform(&[pose(0, 0, 0)]);
        assert!((one.view_target.scale * 500.0 - WIDEST).abs() < 0.01);
        assert_eq!(one.inner, Rect::new(268.0, 84.0, 1012.0, 724.0));
        let spread = [
            pose(0, 0, 0),
            pose(1800, -700, 450),
            pose(-1500, 900, 900),
            pose(200, 1500, 3590),
        ];
        let many = canvas_transform(&spread);
        for p in spread.iter().flat_map(|p| corners(p, 500.0, TALL)) {
            assert!(many.inner.contains(many.to_window(p)), "{p}");
        }
        assert!(many.view_target.scale < one.view_target.scale);
        // A carried piece is left out.
        let mut with = zone(&spread);
        let ghost = Item::up(Face::French(french::Card::at(40)));
        with.items
            .push(ghost.pose(pose(5000, 3000, 0)).look(Look::Ghost));
        let room = many.room;
        assert_eq!(
            CanvasTransform::of(&with, room, &Frame::default()),
            Some(many)
        );
    }

    #[test]
    fn units_and_pixels_are_the_same_in_both_directions() {
        let mut s = canvas_transform(&[pose(300, -200, 0), pose(-900, 400, 300)]);
        for _ in 0..6 {
            for unit in [IVec2::ZERO, IVec2::new(731, -1277), IVec2::new(-6000, 3375)] {
                assert_eq!(s.unit_at(s.to_window(unit.as_vec2())), unit);
            }
            s.view_target = s.zoomed(ZOOM, Vec2::new(400.0, 300.0));
        }
    }

    #[test]
    fn what_is_under_the_pointer_stays_there_when_it_is_enlarged() {
        let mut s = canvas_transform(&[pose(0, 0, 0), pose(2000, 300, 0)]);
        let at = Vec2::new(500.0, 250.0);
        let there = s.to_canvas(at);
        for by in [ZOOM, ZOOM, 1.0 / ZOOM, ZOOM] {
            s.view_target = s.zoomed(by, at);
            assert!((s.to_canvas(at) - there).length() < 0.5);
        }
        for _ in 0..40 {
            s.view_target = s.zoomed(ZOOM, at);
        }
        assert!((s.view_target.scale * 500.0 - LARGEST).abs() < 0.01);
        for _ in 0..80 {
            s.view_target = s.zoomed(1.0 / ZOOM, at);
        }
        assert!((s.view_target.scale * 500.0 - NARROWEST).abs() < 0.01);
    }

    #[test]
    fn what_is_small_is_seen_from_nearer_by_and_what_is_large_is_not() {
        let large = canvas_transform(&[pose(0, 0, 0)]);
        assert_eq!(large.close_up(large.inner.center(), UNIT, false), None);
        let far = [pose(-4000, -2000, 0), pose(4000, 2000, 0)];
        let mut small = canvas_transform(&far);
        let about = small.to_window(Vec2::new(-4000.0, -2000.0));
        small.view_target = small.close_up(about, UNIT, false).expect("it is small");
        assert!((small.view_target.scale * 500.0 - CLOSE).abs() < 0.01);
        assert!((small.to_window(Vec2::new(-4000.0, -2000.0)) - about).length() < 0.5);
        assert_eq!(small.close_up(about, UNIT, false), None);
    }

    #[test]
    fn an_overview_shows_all_that_lies_there_and_the_view() {
        let far = [pose(-4000, -2000, 0), pose(4000, 2000, 450)];
        let mut near = canvas_transform(&far);
        near.view_target = near
            .close_up(near.inner.center(), UNIT, false)
            .expect("it is small");
        let zone = zone(&far);
        let rect = Rect::new(268.0, 84.0, 418.0, 168.0);
        let overview = Minimap::of(&near, &zone.items, rect);
        let cards = far.iter().flat_map(|p| corners(p, 500.0, TALL));
        let view = near.view();
        for unit in cards.chain([view.min, view.max]) {
            assert!(rect.contains(overview.at(unit)), "{unit}");
        }
        for unit in [IVec2::ZERO, IVec2::new(-3000, 1200)] {
            let there = overview.unit_at(overview.at(unit.as_vec2()));
            assert!((there - unit).abs().max_element() <= 1);
        }
    }

    #[test]
    fn moving_goes_with_the_hand_and_stops_at_the_planes_edge() {
        let mut s = canvas_transform(&[pose(0, 0, 0)]);
        let before = s.to_window(Vec2::new(100.0, 50.0));
        s.view_target = s.panned(Vec2::new(30.0, -12.0));
        let after = s.to_window(Vec2::new(100.0, 50.0));
        assert!((after - before - Vec2::new(30.0, -12.0)).length() < 0.01);
        for _ in 0..100 {
            s.view_target = s.panned(Vec2::new(500.0, 500.0));
        }
        assert_eq!(s.view_target.middle, Vec2::new(-6000.0, -3375.0));
    }

    #[test]
    fn a_card_out_of_view_is_brought_into_view_whole() {
        let mut s = canvas_transform(&[pose(0, 0, 0)]);
        assert_eq!(s.showing(&pose(0, 0, 0)), None);
        for far in [
            pose(4000, 0, 450),
            pose(-3000, -2500, 0),
            pose(0, 3000, 300),
        ] {
            s.view_target = s.showing(&far).expect("it is out of view");
            assert!(s.sees(&far), "{far:?}");
        }
    }

    #[test]
    fn what_comes_into_view_drives_nothing_out_while_cards_are_large_enough() {
        let there = [pose(0, 0, 0)];
        let items = zone(&there).items;
        let mut s = canvas_transform(&there);
        let beside = pose(-1900, 0, 0);
        s.view_target = s
            .showing_among(&beside, &items, UNIT)
            .expect("it is out of view");
        assert!(s.sees(&beside) && s.sees_all(&items));
        let there = [pose(-5500, 0, 0)];
        let items = zone(&there).items;
        let mut s = canvas_transform(&there);
        let far = pose(5500, 0, 0);
        s.view_target = s
            .showing_among(&far, &items, UNIT)
            .expect("it is out of view");
        assert!(s.sees(&far) && !s.sees_all(&items));
    }

    #[test]
    fn only_near_the_edge_is_the_view_pushed() {
        let s = canvas_transform(&[pose(0, 0, 0)]);
        assert_eq!(s.pushed(s.inner.center(), 48.0, 600.0), Vec2::ZERO);
        let left = s.pushed(Vec2::new(s.room.min.x + 10.0, 400.0), 48.0, 600.0);
        assert_eq!(left, Vec2::new(600.0, 0.0));
        let corner = s.pushed(s.room.max - 5.0, 48.0, 600.0);
        assert_eq!(corner, Vec2::new(-600.0, -600.0));
    }
}
