//! Edge of the plane of a wide canvas: a line, and a band of bark outside it. Both go with the view.

use crate::{
    draw::{
        list::{DrawItem, DrawList, Drawable, ItemKey, Painter},
        opening::{TablePart, is_due},
    },
    input::canvas::canvas_transform,
    layout::{canvas_transform::CanvasTransform, depth, frame::Frame},
    states::{TableComponents, TableSystems},
    table_picture::TablePicture,
};
use bevy::{
    asset::RenderAssetUsages,
    prelude::*,
    render::render_resource::{Extent3d, TextureDimension, TextureFormat},
};
use kortlek_kit::{
    palette::{Palette, Rgba},
    preferences::{Cloth, Preferences},
};

/// Widths of the line and of the band, and distance and length of the ridges of bark, in pixels of the reference
/// drawing.
const LINE: f32 = 2.0;
const BARK: f32 = 16.0;
const RIDGE: [f32; 2] = [20.0, 14.0];
/// Just above what is let into the cloth, below the lowest card.
const Z: f32 = depth::CLOTH + 1.0;

/// Drawn edge, and the state that it was drawn from.
#[derive(Component, Default)]
struct Edge {
    list: DrawList,
    from: Option<(CanvasTransform, Frame, Cloth)>,
    /// A pixel of each colour that it is drawn with.
    inks: Option<(Cloth, [Handle<Image>; 2])>,
}

pub(crate) fn plugin(app: &mut App) {
    app.add_table_component::<Edge>().add_systems(
        Update,
        draw.in_set(TableSystems::Draw)
            .run_if(is_due(TablePart::Zones))
            .run_if(resource_exists::<Assets<Image>>),
    );
}

fn draw(
    mut edge: Single<&mut Edge>,
    mut painter: Painter,
    shown: Res<TablePicture>,
    preferences: Res<Preferences>,
) {
    let from = canvas_transform(&shown, &painter.frame)
        .map(|transform| (transform, painter.frame.clone(), preferences.cloth));
    if edge.from == from {
        return;
    }
    if let Some((_, _, cloth)) = from
        && edge.inks.as_ref().is_none_or(|(of, _)| *of != cloth)
    {
        let palette = Palette::of(cloth);
        let inks = [palette.panel, palette.line].map(|ink| painter.images.add(pixel(ink)));
        edge.inks = Some((cloth, inks));
    }
    let items = match (&from, &edge.inks) {
        (Some((transform, frame, _)), Some((_, inks))) => items(transform, frame, inks),
        _ => Vec::new(),
    };
    edge.list.draw(&mut painter, items);
    edge.from = from;
}

/// An image of one pixel, which is stretched.
fn pixel(ink: Rgba) -> Image {
    let size = Extent3d::default();
    let format = TextureFormat::Rgba8UnormSrgb;
    let usage = RenderAssetUsages::RENDER_WORLD;
    Image::new_fill(size, TextureDimension::D2, &ink, format, usage)
}

/// A piece of the edge: a bar between two corners of the window, in one of its colours.
struct Bar {
    rect: Rect,
    ink: Ink,
    z: f32,
}

/// The colours of the edge: bark, and its lighter ridges.
#[derive(Clone, Copy)]
enum Ink {
    Bark,
    Line,
}

/// Visible part of the edge within the canvas's room.
fn items(transform: &CanvasTransform, frame: &Frame, inks: &[Handle<Image>; 2]) -> Vec<DrawItem> {
    let half = transform.half.as_vec2();
    let plane = Rect::from_corners(transform.to_window(-half), transform.to_window(half));
    let room = transform.room;
    let unit = frame.unit;
    let mut bars = Vec::new();
    for (n, horizontal, out) in [
        (plane.min.y, true, -1.0),
        (plane.max.y, true, 1.0),
        (plane.min.x, false, -1.0),
        (plane.max.x, false, 1.0),
    ] {
        side(n, horizontal, out, &plane, unit, &mut bars);
    }
    let seen = bars.into_iter().filter_map(|bar| {
        let rect = bar.rect.intersect(room);
        (!rect.is_empty()).then_some(Bar { rect, ..bar })
    });
    let item = |(n, bar): (usize, Bar)| {
        let ink = inks[bar.ink as usize].clone();
        let what = Drawable::Texture(ink, bar.rect.size());
        let at = frame.to_world(bar.rect.center());
        DrawItem::new(ItemKey("Canvas edge", None, n as u16), at, bar.z, what)
    };
    seen.enumerate().map(item).collect()
}

/// The bars of a side at `n`; `out` leads away from the plane.
fn side(n: f32, horizontal: bool, out: f32, plane: &Rect, unit: f32, bars: &mut Vec<Bar>) {
    let turned = |x: f32, y: f32| match horizontal {
        true => Vec2::new(x, y),
        false => Vec2::new(y, x),
    };
    let mut put = |ink: Ink, z: f32, [begin, end]: [f32; 2], [near, far]: [f32; 2]| {
        let rect = Rect::from_corners(turned(begin, near), turned(end, far));
        bars.push(Bar { rect, ink, z });
    };
    let (from, to) = match horizontal {
        true => (plane.min.x, plane.max.x),
        false => (plane.min.y, plane.max.y),
    };
    let wide = BARK * unit;
    // The bark's band is as long as the side and its two corners.
    let band = [from - wide, to + wide];
    put(Ink::Bark, Z, band, [n, n + out * 0.7 * wide]);
    let [step, long] = RIDGE.map(|length| length * unit);
    let ridges = ((to - from) / step).floor().max(1.0);
    let step = (to - from) / ridges;
    for k in 0..ridges as usize {
        let at = from + step * (k as f32 + 0.5);
        // Not quite alike, as bark is.
        let longer = [1.0, 0.8, 1.1, 0.9][k % 4];
        let rough = [at - longer * long / 2.0, at + longer * long / 2.0];
        let across = [n + out * 0.6 * wide, n + out * longer * wide];
        put(Ink::Bark, Z + 0.1, rough, across);
        let crack = [at - 1.2 * unit, at + 1.2 * unit];
        let across = [n + out * 0.3 * wide, n + out * 0.62 * longer * wide];
        put(Ink::Line, Z + 0.2, crack, across);
    }
    let line = LINE * unit;
    let edge = [from - line, to + line];
    put(Ink::Line, Z + 0.3, edge, [n, n + out * line]);
}

#[cfg(test)]
mod tests {
    use super::*;
    use kortlek_rules::{
        Card as _, Face, french,
        presentation::{Arrangement, Canvas, Item, Place, Zone, ZoneId},
    };

    fn canvas_transform(frame: &Frame) -> CanvasTransform {
        let canvas = Canvas {
            card: 500,
            half: [6000, 3375],
            wide: true,
        };
        let id = ZoneId::common("block");
        let zone = Zone::new(id, Place::Middle, Arrangement::Canvas(canvas))
            .items([Item::up(Face::French(french::Card::at(4)))]);
        let room = Rect::new(258.0, 72.0, 1022.0, 784.0);
        CanvasTransform::of(&zone, room, frame).expect("it is wide")
    }

    #[test]
    fn the_edge_is_seen_where_the_plane_ends_and_only_in_the_room() {
        let frame = Frame::default();
        let inks = [Handle::default(), Handle::default()];
        let mut s = canvas_transform(&frame);
        assert!(items(&s, &frame, &inks).is_empty(), "far from the edge");
        for far in [[-6000.0, 0.0], [6000.0, 3375.0], [0.0, -3375.0]] {
            s.view_target.middle = Vec2::from(far);
            let items = items(&s, &frame, &inks);
            assert!(items.len() > 10, "{far:?}");
            let room = frame.rect_to_world(s.room).inflate(0.5);
            assert!(items.iter().all(|item| room.contains(item.at)));
        }
    }
}
