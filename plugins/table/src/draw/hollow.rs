//! Sprites of which only the rim is seen: outlines, rings, shadows under cards. The renderer blends every pixel of a
//! sprite, clear ones too, and on a processor that draws without a graphics card this is most of a frame's cost. So such a
//! sprite is drawn in eight pieces round its hole.

use crate::draw::shapes::Shapes;
use bevy::{
    prelude::*,
    render::{Extract, ExtractSchedule, RenderApp},
    sprite_render::{
        ExtractedSlice, ExtractedSlices, ExtractedSpriteKind, ExtractedSprites, SpriteSystems,
    },
};

/// The part of a texture that need not be drawn.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Hole {
    /// The size of the texture in pixels.
    pub texture: Vec2,
    /// The hole, in pixels from the texture's top left corner.
    pub rect: Rect,
    /// Whether something is drawn there that is hidden by what lies on it, as long as that is opaque.
    pub is_covered: bool,
}

/// The least hole that is worth eight pieces instead of one, in pixels.
const LEAST: f32 = 1500.0;

impl Hole {
    /// The hole of a texture whose middle is clear, if it is large enough: `rgba` are its pixels, rows from the top.
    pub fn of(width: u32, height: u32, rgba: &[u8]) -> Option<Hole> {
        let (w, h) = (width as usize, height as usize);
        let mut rim = 0;
        for (y, row) in rgba.chunks_exact(w * 4).enumerate() {
            let from_edge = y.min(h - 1 - y);
            // What is as near to the upper or lower edge as the rim is wide widens it no more.
            if from_edge < rim {
                continue;
            }
            for (x, pixel) in row.chunks_exact(4).enumerate() {
                if pixel[3] > 0 {
                    rim = rim.max(from_edge.min(x.min(w - 1 - x)) + 1);
                }
            }
        }
        // One pixel more, since neighbours are mixed where a sprite is turned or scaled.
        let rim = (rim + 1) as f32;
        let texture = Vec2::new(width as f32, height as f32);
        // Not `Rect::new`: where the rim is more than half, that would turn the corners round and find a hole.
        let rect = Rect {
            min: Vec2::splat(rim),
            max: texture - rim,
        };
        Hole::new(texture, rect, false)
    }

    /// A hole in a texture of this size, cut to whole pixels, if it is large enough.
    pub fn new(texture: Vec2, rect: Rect, is_covered: bool) -> Option<Hole> {
        let rect = Rect {
            min: rect.min.ceil().max(Vec2::ZERO),
            max: rect.max.floor().min(texture),
        };
        let size = rect.max - rect.min;
        (size.min_element() > 0.0 && size.x * size.y >= LEAST).then_some(Hole {
            texture,
            rect,
            is_covered,
        })
    }

    /// The pieces round the hole of a sprite of this size with this anchor.
    fn pieces(&self, size: Vec2, anchor: Vec2) -> impl Iterator<Item = ExtractedSlice> {
        let Hole { texture, rect, .. } = *self;
        let by = size / texture;
        let columns = [0.0, rect.min.x, rect.max.x, texture.x];
        let rows = [0.0, rect.min.y, rect.max.y, texture.y];
        (0..9usize).filter(|k| *k != 4).filter_map(move |k| {
            let (x, y) = (k % 3, k / 3);
            let piece = Rect {
                min: Vec2::new(columns[x], rows[y]),
                max: Vec2::new(columns[x + 1], rows[y + 1]),
            };
            let middle = piece.center() - texture / 2.0;
            (piece.max.cmpgt(piece.min).all()).then_some(ExtractedSlice {
                offset: Vec2::new(middle.x, -middle.y) * by - anchor * size,
                rect: piece,
                size: piece.size() * by,
            })
        })
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(Last, forget.run_if(resource_exists::<Assets<Image>>));
    if let Some(render) = app.get_sub_app_mut(RenderApp) {
        render.add_systems(
            ExtractSchedule,
            leave_out_holes.after(SpriteSystems::ExtractSprites),
        );
    }
}

fn forget(mut shapes: ResMut<Shapes>, mut gone: MessageReader<AssetEvent<Image>>) {
    for event in gone.read() {
        if let AssetEvent::Removed { id } = event {
            shapes.holes.remove(id);
        }
    }
}

fn leave_out_holes(
    mut sprites: ResMut<ExtractedSprites>,
    mut slices: ResMut<ExtractedSlices>,
    shapes: Extract<Res<Shapes>>,
) {
    for sprite in &mut sprites.sprites {
        let ExtractedSpriteKind::Single {
            anchor,
            rect: None,
            scaling_mode: None,
            custom_size: Some(size),
        } = sprite.kind
        else {
            continue;
        };
        let Some(hole) = shapes.holes.get(&sprite.image_handle_id) else {
            continue;
        };
        if hole.is_covered && sprite.color.alpha < 1.0 || sprite.flip_x || sprite.flip_y {
            continue;
        }
        let start = slices.slices.len();
        slices.slices.extend(hole.pieces(size, anchor));
        sprite.kind = ExtractedSpriteKind::Slices {
            indices: start..slices.slices.len(),
        };
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::draw::shapes::{CLEAR, Shape, WHITE};

    fn hole(shape: Shape) -> Option<Hole> {
        let (w, h, rgba) = shape.draw();
        Hole::of(w, h, &rgba)
    }

    #[test]
    fn only_what_is_clear_and_large_is_a_hole() {
        let size = Vec2::new(300.0, 200.0);
        let outline = Shape::outlined(size, 18.0, CLEAR, 2.0, WHITE);
        let found = hole(outline).expect("the middle of an outline is clear");
        let (w, _, rgba) = outline.draw();
        let share = found.rect.size() / found.texture;
        assert!(share.min_element() > 0.8, "{found:?}");
        for y in found.rect.min.y as u32..found.rect.max.y as u32 {
            for x in found.rect.min.x as u32..found.rect.max.x as u32 {
                assert_eq!(rgba[((y * w + x) * 4 + 3) as usize], 0, "{x} {y}");
            }
        }
        assert_eq!(hole(Shape::filled(size, 18.0, WHITE)), None);
        let tall = Shape::filled(Vec2::new(41.0, 2000.0), 0.0, WHITE);
        assert_eq!(hole(tall), None, "nothing is clear");
        assert_eq!(hole(outline.scaled(0.1)), None, "too small to matter");
    }

    #[test]
    fn the_pieces_cover_all_but_the_hole() {
        let texture = Vec2::new(100.0, 80.0);
        let rect = Rect::new(10.0, 20.0, 90.0, 70.0);
        let hole = Hole::new(texture, rect, false).expect("it is large enough");
        let size = Vec2::new(200.0, 160.0);
        let pieces: Vec<ExtractedSlice> = hole.pieces(size, Vec2::ZERO).collect();
        let area: f32 = pieces.iter().map(|p| p.size.x * p.size.y).sum();
        assert_eq!(area, 4.0 * (100.0 * 80.0 - 80.0 * 50.0));
        let place = |p: &ExtractedSlice| Rect::from_center_size(p.offset, p.size);
        let all = pieces.iter().map(place).reduce(|a, b| a.union(b));
        assert_eq!(all, Some(Rect::from_center_size(Vec2::ZERO, size)));
        // The world's y points up: the hole is nearer to the upper edge of the texture than to the lower by -10 pixels.
        let inside = Rect::from_corners(Vec2::new(-80.0, -60.0), Vec2::new(80.0, 40.0));
        assert!(pieces.iter().all(|p| place(p).intersect(inside).is_empty()));
        let open = Hole::new(texture, Rect::new(-5.0, -5.0, 90.0, 70.0), true);
        let pieces = open.map(|hole| hole.pieces(size, Vec2::ZERO).count());
        assert_eq!(pieces, Some(3), "a hole may reach the edge");
    }
}
