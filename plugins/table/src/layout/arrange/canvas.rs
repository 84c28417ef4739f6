//! A canvas: pieces anywhere at any angle, in units of the game.

use crate::layout::{
    canvas_transform::{CanvasTransform, ViewTarget},
    frame::Frame,
    placement::{TALL, ZonePlacement, around, placement_at},
};
use bevy::prelude::*;
use kortlek_rules::presentation::{Canvas, Item, Zone};

/// Free space kept round the pieces on the canvas, in cards' widths.
const MARGIN: f32 = 0.5;
/// The widest card, for the room's height of one.
const WIDEST: f32 = 0.22;

/// The visible part of the canvas: its middle in units, and the scale in pixels of the window per unit. All pieces
/// there are visible with a margin.
pub fn fit(canvas: Canvas, zone: &Zone, inner: Rect) -> (Vec2, f32) {
    let card = f32::from(canvas.card.max(1));
    let half = card * TALL / 2.0;
    let at = |item: &Item| Vec2::from(item.pose.at.map(|n| n as f32));
    let around_it = |at: Vec2| Rect::from_center_half_size(at, Vec2::splat(half));
    let boxes = zone.items.iter().map(|item| around_it(at(item)));
    let seen = around(boxes).unwrap_or(around_it(Vec2::ZERO));
    let seen = seen.inflate(card * MARGIN);
    let scale = (inner.size() / seen.size()).min_element();
    (seen.center(), scale.min(inner.height() * WIDEST / card))
}

/// Each piece in its pose.
pub(super) fn lie_on(
    canvas: Canvas,
    zone: &Zone,
    inner: Rect,
    placement: &mut ZonePlacement,
    frame: &Frame,
) {
    let (centre, middle, scale) = match CanvasTransform::of(zone, inner, frame) {
        Some(transform) => {
            let ViewTarget { middle, scale } = transform.view_target;
            (transform.inner.center(), middle, scale)
        }
        None => {
            let (middle, scale) = fit(canvas, zone, inner);
            (inner.center(), middle, scale)
        }
    };
    placement.width = f32::from(canvas.card) * scale;
    for item in &zone.items {
        let at = Vec2::from(item.pose.at.map(|n| n as f32));
        let at = centre + (at - middle) * scale;
        // Angles are clockwise in the rules and counter-clockwise on the screen.
        let angle = -(f32::from(item.pose.angle) / 10.0).to_radians();
        let piece = placement_at(at, placement.width, angle);
        placement.pieces.push(piece);
    }
}

#[cfg(test)]
mod tests {
    use super::super::arrange;
    use crate::layout::frame::Frame;
    use kortlek_rules::{
        Card as _, Face, french,
        presentation::{Arrangement, Canvas, Item, Layout, Place, Pose, Zone, ZoneId},
    };

    #[test]
    fn all_that_lies_on_a_canvas_is_seen_as_it_lies() {
        let canvas = Canvas {
            card: 500,
            half: [6000, 3375],
            wide: false,
        };
        let id = ZoneId::common("block");
        let pose = |x, y, angle| Pose {
            at: [x, y],
            angle,
            ..Pose::PLAIN
        };
        let poses = [pose(0, 0, 0), pose(2000, -800, 450), pose(-3000, 900, 1800)];
        let items = poses
            .iter()
            .zip(0..)
            .map(|(pose, k)| Item::up(Face::French(french::Card::at(k))).pose(*pose));
        let zone = Zone::new(id, Place::Middle, Arrangement::Canvas(canvas)).items(items);
        let placed = arrange(&Layout::new(vec![zone]), &Frame::default());
        let zone = placed.zone(id).unwrap();
        let [a, b, c] = zone.pieces[..] else {
            panic!("three cards")
        };
        let unit = zone.width / 500.0;
        // Pieces lie on whole pixels.
        let wanted = bevy::math::Vec2::new(2000.0, -800.0) * unit;
        let is = b.at - a.at;
        assert!((is - wanted).length() < 1.5, "{is} instead of {wanted}");
        assert!((b.angle + 45.0_f32.to_radians()).abs() < 1e-4);
        for piece in [a, b, c] {
            assert!(zone.rect.contains(piece.at));
        }
    }
}
