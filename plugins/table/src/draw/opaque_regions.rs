//! Sprites of which only the rim is seen: outlines, rings, shadows under cards. The renderer blends every pixel of a
//! sprite, clear ones too, and on a processor that draws without a graphics card this is most of a frame's cost. So such a
//! sprite is drawn in eight pieces round its hole, and a large picture of which little is seen, as the one let into a
//! cloth, in the pieces on which something is seen.

use crate::draw::{faces::Faces, shapes::Shapes};
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
    /// True if something is drawn there that is hidden by another sprite on it, as long as that is opaque.
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
            // A pixel in a row that is no farther from the upper or lower edge than the rim is wide can't widen it.
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
        let columns = [0.0, rect.min.x, rect.max.x, texture.x];
        let rows = [0.0, rect.min.y, rect.max.y, texture.y];
        (0..9usize).filter(|k| *k != 4).filter_map(move |k| {
            let (x, y) = (k % 3, k / 3);
            let rect = Rect {
                min: Vec2::new(columns[x], rows[y]),
                max: Vec2::new(columns[x + 1], rows[y + 1]),
            };
            (rect.max.cmpgt(rect.min).all()).then(|| piece(rect, texture, size, anchor))
        })
    }
}

/// The parts of a texture on which anything is seen, where most of it is clear.
#[derive(Clone, PartialEq, Debug)]
pub struct OpaqueRegions {
    /// The size of the texture in pixels.
    texture: Vec2,
    /// Rectangles with visible pixels, in pixels from the texture's top left corner; no two overlap.
    rects: Vec<Rect>,
}

impl OpaqueRegions {
    /// Side length of the squares that the regions are put together from, in pixels.
    const SQUARE: usize = 32;
    /// The largest share of a texture, in per cent, of which it is still worth drawing parts.
    const MOST: usize = 80;

    /// The islands of a texture, if enough of it is clear: `rgba` are its pixels, rows from the top.
    pub fn of(width: u32, height: u32, rgba: &[u8]) -> Option<OpaqueRegions> {
        let (w, h) = (width as usize, height as usize);
        let (columns, rows) = (w.div_ceil(Self::SQUARE), h.div_ceil(Self::SQUARE));
        // One pixel more on each side, since neighbours are mixed where a sprite is scaled.
        let span = |square: usize, most: usize| {
            let begin = square * Self::SQUARE;
            begin.saturating_sub(1)..(begin + Self::SQUARE + 1).min(most)
        };
        let seen: Vec<bool> = (0..columns * rows)
            .map(|square| {
                let (across, down) = (span(square % columns, w), span(square / columns, h));
                down.into_iter().any(|y| {
                    let row = &rgba[(y * w + across.start) * 4..(y * w + across.end) * 4];
                    row.chunks_exact(4).any(|pixel| pixel[3] != 0)
                })
            })
            .collect();
        let count = seen.iter().filter(|seen| **seen).count();
        if count * 100 > seen.len() * Self::MOST {
            return None;
        }
        let texture = Vec2::new(width as f32, height as f32);
        let rects = runs(&seen, columns)
            .into_iter()
            .map(|[left, top, right, bottom]| {
                let corner =
                    |x: usize, y: usize| Vec2::new(x as f32, y as f32) * Self::SQUARE as f32;
                Rect {
                    min: corner(left, top),
                    max: corner(right, bottom).min(texture),
                }
            })
            .collect();
        Some(OpaqueRegions { texture, rects })
    }

    /// The pieces of a sprite of this size with this anchor.
    fn pieces(&self, size: Vec2, anchor: Vec2) -> impl Iterator<Item = ExtractedSlice> {
        let texture = self.texture;
        let rects = self.rects.iter();
        rects.map(move |rect| piece(*rect, texture, size, anchor))
    }
}

/// Rectangles that cover the visible squares, and no others: left, top, right, bottom, the last two exclusive. `seen`
/// has rows of `columns` squares.
fn runs(seen: &[bool], columns: usize) -> Vec<[usize; 4]> {
    let mut done: Vec<[usize; 4]> = Vec::new();
    for (y, row) in seen.chunks_exact(columns).enumerate() {
        let mut x = 0;
        while x < columns {
            if !row[x] {
                x += 1;
                continue;
            }
            let left = x;
            while x < columns && row[x] {
                x += 1;
            }
            // As wide as a run right above: both are one.
            let above = done
                .iter_mut()
                .find(|[l, _, r, bottom]| (*l, *r, *bottom) == (left, x, y));
            match above {
                Some([.., bottom]) => *bottom = y + 1,
                None => done.push([left, y, x, y + 1]),
            }
        }
    }
    done
}

/// A part of a texture as part of a sprite of this size with this anchor.
fn piece(rect: Rect, texture: Vec2, size: Vec2, anchor: Vec2) -> ExtractedSlice {
    let by = size / texture;
    let middle = rect.center() - texture / 2.0;
    ExtractedSlice {
        offset: Vec2::new(middle.x, -middle.y) * by - anchor * size,
        rect,
        size: rect.size() * by,
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(Last, forget.run_if(resource_exists::<Assets<Image>>));
    if let Some(render) = app.get_sub_app_mut(RenderApp) {
        render.add_systems(
            ExtractSchedule,
            leave_out_what_is_clear.after(SpriteSystems::ExtractSprites),
        );
    }
}

fn forget(
    mut shapes: ResMut<Shapes>,
    mut faces: ResMut<Faces>,
    mut gone: MessageReader<AssetEvent<Image>>,
) {
    for event in gone.read() {
        if let AssetEvent::Removed { id } = event {
            shapes.holes.remove(id);
            faces.islands.remove(id);
        }
    }
}

fn leave_out_what_is_clear(
    mut sprites: ResMut<ExtractedSprites>,
    mut slices: ResMut<ExtractedSlices>,
    shapes: Extract<Res<Shapes>>,
    faces: Extract<Res<Faces>>,
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
        if sprite.flip_x || sprite.flip_y {
            continue;
        }
        let start = slices.slices.len();
        let image = &sprite.image_handle_id;
        if let Some(hole) = shapes.holes.get(image)
            && (!hole.is_covered || sprite.color.alpha >= 1.0)
        {
            slices.slices.extend(hole.pieces(size, anchor));
        } else if let Some(islands) = faces.islands.get(image) {
            slices.slices.extend(islands.pieces(size, anchor));
        } else {
            continue;
        }
        sprite.kind = ExtractedSpriteKind::Slices {
            indices: start..slices.slices.len(),
        };
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::draw::shapes::{CLEAR, Shape};
    use kortlek_kit::palette::WHITE;

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

    #[test]
    fn islands_cover_what_is_seen_and_little_else() {
        let (w, h) = (200usize, 120usize);
        let mut rgba = vec![0; w * h * 4];
        let mut ink = |x: usize, y: usize| rgba[(y * w + x) * 4 + 3] = 9;
        // A line across a border of squares, and a dot whose neighbour lies in the next one.
        (10..50).for_each(|x| ink(x, 20));
        ink(191, 100);
        let islands = OpaqueRegions::of(w as u32, h as u32, &rgba).expect("most is clear");
        let inside = |x: usize, y: usize| {
            let at = Vec2::new(x as f32 + 0.5, y as f32 + 0.5);
            islands.rects.iter().filter(|r| r.contains(at)).count()
        };
        assert_eq!(inside(10, 20), 1);
        assert_eq!(inside(49, 20), 1);
        assert_eq!([inside(191, 100), inside(192, 101)], [1, 1]);
        assert_eq!([inside(100, 60), inside(70, 20), inside(10, 70)], [0, 0, 0]);
        let right = islands.rects.iter().map(|r| r.max.x).fold(0.0, f32::max);
        assert_eq!(right, 200.0, "not beyond the texture");
        rgba.fill(255);
        assert_eq!(OpaqueRegions::of(w as u32, h as u32, &rgba), None);
        rgba.fill(0);
        let none = OpaqueRegions::of(w as u32, h as u32, &rgba).map(|i| i.rects.len());
        assert_eq!(none, Some(0), "of nothing, nothing is drawn");
    }

    #[test]
    fn runs_of_the_same_width_are_one() {
        let seen = [
            true, true, false, //
            true, true, false, //
            true, false, true,
        ];
        assert_eq!(runs(&seen, 3), [[0, 0, 2, 2], [0, 2, 1, 3], [2, 2, 3, 3]]);
    }
}
