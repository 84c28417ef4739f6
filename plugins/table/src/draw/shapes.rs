//! Plain shapes drawn to textures: rounded rectangles, full or outlined or dashed, discs, brushes and arrow heads.
//!
//! Each is drawn at the size at which it is shown, with a clear rim of one pixel, so that edges stay smooth without
//! multisampling also when the sprite is turned.

use crate::draw::opaque_regions::Hole;
use bevy::{
    asset::RenderAssetUsages,
    platform::collections::HashMap,
    prelude::*,
    render::render_resource::{Extent3d, TextureDimension, TextureFormat},
};
use kortlek_kit::palette::{Rgba, WHITE};

/// Nothing.
pub const CLEAR: Rgba = [0, 0, 0, 0];

/// A shape, in pixels of the screen.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Shape {
    /// A rounded rectangle. A radius of half its height makes it a lozenge or a disc.
    Round {
        /// Its size.
        size: Vec2,
        /// Its corners' radius.
        radius: f32,
        /// The inside.
        fill: Rgba,
        /// The outline's width, inside the size; 0 for none.
        line: f32,
        /// The outline.
        ink: Rgba,
        /// Lengths of dash and gap; 0 and 0 for a whole line.
        dash: [f32; 2],
    },
    /// A piece of a line, to be stretched along x: white, with soft edges above and below.
    Brush {
        /// Thickness.
        width: f32,
    },
    /// A triangle pointing to +x, white.
    Head {
        /// Length.
        length: f32,
        /// Width at its foot.
        width: f32,
    },
    /// Three rounded rectangles on top of each other, for the shadow of something of this size: black, no blur.
    Shadow {
        /// The size of the thing that casts it.
        size: Vec2,
        /// Its corners' radius.
        radius: f32,
        /// Distance that the widest step reaches beyond it.
        reach: f32,
    },
    /// Water that runs from the top to the bottom between winding banks, with cuts along its way.
    Water {
        /// Its size.
        size: Vec2,
        /// Length of a bend.
        wave: f32,
        /// The water.
        fill: Rgba,
        /// The cuts.
        ink: Rgba,
    },
}

impl Shape {
    /// A filled rounded rectangle.
    pub const fn filled(size: Vec2, radius: f32, fill: Rgba) -> Shape {
        Shape::outlined(size, radius, fill, 0.0, CLEAR)
    }

    /// An outlined rounded rectangle.
    pub const fn outlined(size: Vec2, radius: f32, fill: Rgba, line: f32, ink: Rgba) -> Shape {
        Shape::Round {
            size,
            radius,
            fill,
            line,
            ink,
            dash: [0.0, 0.0],
        }
    }

    /// A dashed outline.
    pub const fn dashed(size: Vec2, radius: f32, line: f32, ink: Rgba, dash: [f32; 2]) -> Shape {
        Shape::Round {
            size,
            radius,
            fill: CLEAR,
            line,
            ink,
            dash,
        }
    }

    /// The same shape with every length multiplied.
    #[must_use]
    pub fn scaled(self, by: f32) -> Shape {
        match self {
            Shape::Round {
                size,
                radius,
                fill,
                line,
                ink,
                dash,
            } => Shape::Round {
                size: size * by,
                radius: radius * by,
                fill,
                line: line * by,
                ink,
                dash: dash.map(|d| d * by),
            },
            Shape::Brush { width } => Shape::Brush { width: width * by },
            Shape::Head { length, width } => Shape::Head {
                length: length * by,
                width: width * by,
            },
            Shape::Shadow {
                size,
                radius,
                reach,
            } => Shape::Shadow {
                size: size * by,
                radius: radius * by,
                reach: reach * by,
            },
            Shape::Water {
                size,
                wave,
                fill,
                ink,
            } => Shape::Water {
                size: size * by,
                wave: wave * by,
                fill,
                ink,
            },
        }
    }

    fn key(self) -> ShapeKey {
        let q = |x: f32| (x * 8.0).round() as i32;
        match self {
            Shape::Round {
                size,
                radius,
                fill,
                line,
                ink,
                dash,
            } => {
                let [on, off] = dash.map(q);
                let lengths = [q(size.x), q(size.y), q(radius), q(line), on, off];
                ShapeKey(lengths, [fill, ink])
            }
            Shape::Brush { width } => ShapeKey([-1, q(width), 0, 0, 0, 0], [CLEAR; 2]),
            Shape::Head { length, width } => {
                ShapeKey([-2, q(length), q(width), 0, 0, 0], [CLEAR; 2])
            }
            Shape::Shadow {
                size,
                radius,
                reach,
            } => ShapeKey(
                [-3, q(size.x), q(size.y), q(radius), q(reach), 0],
                [CLEAR; 2],
            ),
            Shape::Water {
                size,
                wave,
                fill,
                ink,
            } => ShapeKey([-4, q(size.x), q(size.y), q(wave), 0, 0], [fill, ink]),
        }
    }

    /// The shape's own size in pixels, without the clear rim.
    fn extent(self) -> Vec2 {
        match self {
            Shape::Round { size, .. } | Shape::Water { size, .. } => size,
            Shape::Brush { width } => Vec2::new(6.0, width),
            Shape::Head { length, width } => Vec2::new(length, width),
            Shape::Shadow { size, reach, .. } => size + 2.0 * reach,
        }
    }

    /// Draws it: width and height in pixels and four bytes a pixel, rows from the top, the clear rim included.
    pub fn draw(self) -> (u32, u32, Vec<u8>) {
        let extent = self.extent().max(Vec2::ONE);
        let (w, h) = (extent.x.ceil() as u32 + 2, extent.y.ceil() as u32 + 2);
        let middle = Vec2::new(w as f32, h as f32) / 2.0;
        let steady = self.steady();
        let mut bytes = Vec::with_capacity((w * h * 4) as usize);
        let mut steady_row = None;
        for y in 0..h {
            let y = y as f32 + 0.5 - middle.y;
            if y.abs() <= steady.y
                && let Some(row) = steady_row.clone()
            {
                bytes.extend_from_within(row);
                continue;
            }
            let begin = bytes.len();
            let lanes = self.lanes(y);
            let mut steady_colour = None;
            for x in 0..w {
                let x = x as f32 + 0.5 - middle.x;
                let colour = || self.colour(Vec2::new(x, y), &lanes);
                let colour = if x.abs() <= steady.x {
                    *steady_colour.get_or_insert_with(colour)
                } else {
                    colour()
                };
                bytes.extend_from_slice(&colour);
            }
            if y.abs() <= steady.y {
                steady_row = Some(begin..bytes.len());
            }
        }
        (w, h, bytes)
    }

    /// Distances from the middle within which a row looks the same all along, and all rows look alike; negative if there
    /// are none.
    fn steady(self) -> Vec2 {
        match self {
            Shape::Round {
                size,
                radius,
                line,
                dash: [0.0, _],
                ..
            } => size / 2.0 - radius.max(line) - 1.0,
            Shape::Shadow { size, radius, .. } => size / 2.0 - radius - 1.0,
            _ => Vec2::splat(-1.0),
        }
    }

    /// The lanes of water at this height; none in other shapes.
    fn lanes(self, y: f32) -> Lanes {
        match self {
            Shape::Water { size, wave, .. } => Lanes::of(y, size, wave),
            _ => Lanes::default(),
        }
    }

    /// The colour at a point, the origin in the shape's middle and y down; `lanes` are those of the point's height.
    fn colour(self, p: Vec2, lanes: &Lanes) -> Rgba {
        match self {
            Shape::Round {
                size,
                radius,
                fill,
                line,
                ink,
                dash,
            } => {
                let d = distance(p, size, radius);
                let inside = cover(d);
                if line <= 0.0 {
                    return faded(fill, inside);
                }
                let core = cover(d + line);
                let mut rim = (inside - core).max(0.0);
                if dash[0] > 0.0 && rim > 0.0 {
                    rim *= dashes(along(p, size, radius), around(size, radius), dash);
                }
                over(faded(fill, inside), ink, rim)
            }
            Shape::Brush { width } => faded(WHITE, cover(p.y.abs() - width / 2.0)),
            Shape::Head { length, width } => {
                // Distance to the two long sides and the foot.
                let side = Vec2::new(width / 2.0, length).normalize_or_zero();
                let tip = Vec2::new(length / 2.0 - p.x, p.y.abs());
                let d = (tip.y * side.y - tip.x * side.x).max(-(p.x + length / 2.0));
                faded(WHITE, cover(d))
            }
            Shape::Shadow {
                size,
                radius,
                reach,
            } => {
                let mut clear = 1.0;
                for (share, dark) in [(1.0, 0.10), (0.5, 0.12), (0.0, 0.16)] {
                    let grown = reach * share;
                    clear *= 1.0 - dark * cover(distance(p, size + 2.0 * grown, radius + grown));
                }
                [0, 0, 0, ((1.0 - clear) * 255.0).round() as u8]
            }
            Shape::Water {
                size, fill, ink, ..
            } => water(p, size, [fill, ink], lanes),
        }
    }
}

/// Water at one height: cuts are lenses, staggered from lane to lane, that follow its bends.
#[derive(Default)]
struct Lanes {
    /// Its middle.
    middle: f32,
    /// Half its width.
    half: f32,
    /// The middle of each cut, from that of the water, and half its width; 0 if there is none.
    cuts: [(f32, f32); 5],
}

impl Lanes {
    fn of(y: f32, size: Vec2, wave: f32) -> Lanes {
        use std::f32::consts::{PI, TAU};
        /// Part of a lane's length that its cuts take.
        const CUT: f32 = 0.68;
        let bend = wave * 0.14;
        let half = size.x / 2.0 - bend - 1.0;
        let mut cuts = [(0.0, 0.0); 5];
        let count = cuts.len() as f32;
        for (lane, cut) in cuts.iter_mut().enumerate() {
            let lane = lane as f32;
            let along = (y / (2.6 * wave) + 0.37 * lane).rem_euclid(1.0) / CUT;
            if along < 1.0 {
                let at = (lane + 0.5) / count * 2.0 - 1.0;
                let sway = bend * 0.5 * (TAU * y / (1.6 * wave) + lane).sin();
                *cut = (at * half * 0.94 + sway, wave * 0.045 * (along * PI).sin());
            }
        }
        Lanes {
            middle: bend * (TAU * y / (3.0 * wave)).sin(),
            half,
            cuts,
        }
    }
}

/// Water at a point, the origin in its middle.
fn water(p: Vec2, size: Vec2, [fill, ink]: [Rgba; 2], lanes: &Lanes) -> Rgba {
    let across = p.x - lanes.middle;
    let end = size.y / 2.0 - p.y.abs();
    let inside = cover((across.abs() - lanes.half).max(-end));
    let cut = |(at, thick): (f32, f32)| cover((across - at).abs() - thick) * (thick * 2.0).min(1.0);
    let cut = lanes.cuts.into_iter().map(cut).fold(0.0, f32::max);
    over(faded(fill, inside), ink, cut * inside)
}

/// Coverage of a pixel by something whose edge is `d` pixels away (negative inside).
fn cover(d: f32) -> f32 {
    (0.5 - d).clamp(0.0, 1.0)
}

fn faded([red, green, blue, alpha]: Rgba, by: f32) -> Rgba {
    [red, green, blue, (f32::from(alpha) * by).round() as u8]
}

/// `ink` laid over `under` with this coverage, both straight.
fn over(under: Rgba, ink: Rgba, by: f32) -> Rgba {
    if by <= 0.0 && under[3] > 0 {
        return under;
    }
    let a = f32::from(ink[3]) / 255.0 * by;
    let b = f32::from(under[3]) / 255.0 * (1.0 - a);
    let all = a + b;
    if all <= 0.0 {
        // The colour of clear pixels matters where the sprite is scaled or turned.
        return [ink[0], ink[1], ink[2], 0];
    }
    let mix = |i: usize| ((f32::from(ink[i]) * a + f32::from(under[i]) * b) / all).round() as u8;
    [mix(0), mix(1), mix(2), (all * 255.0).round() as u8]
}

/// The signed distance from a rounded rectangle's edge.
fn distance(p: Vec2, size: Vec2, radius: f32) -> f32 {
    let radius = radius.min(size.min_element() / 2.0);
    let q = p.abs() - (size / 2.0 - radius);
    q.max(Vec2::ZERO).length() + q.max_element().min(0.0) - radius
}

/// The length round a rounded rectangle.
fn around(size: Vec2, radius: f32) -> f32 {
    let radius = radius.min(size.min_element() / 2.0);
    let flat = size - 2.0 * radius;
    2.0 * (flat.x + flat.y) + std::f32::consts::TAU * radius
}

/// Distance along the edge, clockwise from the left end of the top side, of the edge's point nearest to `p`.
fn along(p: Vec2, size: Vec2, radius: f32) -> f32 {
    use std::f32::consts::FRAC_PI_2;
    let radius = radius.min(size.min_element() / 2.0);
    let flat = size - 2.0 * radius;
    let half = flat / 2.0;
    let quarter = FRAC_PI_2 * radius;
    let starts = [
        0.0,
        flat.x + quarter,
        flat.x + flat.y + 2.0 * quarter,
        2.0 * flat.x + flat.y + 3.0 * quarter,
    ];
    let q = p.abs() - half;
    if q.x > 0.0 && q.y > 0.0 {
        // In a corner: the angle from where the corner begins, clockwise with y down.
        let v = p - half * p.signum();
        let (corner, angle) = match (p.x > 0.0, p.y > 0.0) {
            (true, false) => (0, v.x.atan2(-v.y)),
            (true, true) => (1, v.y.atan2(v.x)),
            (false, true) => (2, (-v.x).atan2(v.y)),
            (false, false) => (3, (-v.y).atan2(-v.x)),
        };
        let side = if corner % 2 == 0 { flat.x } else { flat.y };
        return starts[corner] + side + angle * radius;
    }
    if q.y - radius > q.x - radius {
        if p.y < 0.0 {
            starts[0] + p.x + half.x
        } else {
            starts[2] + half.x - p.x
        }
    } else if p.x > 0.0 {
        starts[1] + p.y + half.y
    } else {
        starts[3] + half.y - p.y
    }
}

/// Coverage of a dashed line at `s` of its `whole` length; dash and gap are stretched so that they fit.
fn dashes(s: f32, whole: f32, dash: [f32; 2]) -> f32 {
    let period = dash[0] + dash[1];
    let count = (whole / period).round().max(1.0);
    let stretch = whole / (count * period);
    let at = (s / stretch).rem_euclid(period);
    let on = dash[0] / 2.0;
    // Measured from the middle of the dash, which starts each period.
    let d = (at - on).abs().min(period - (at - on).abs()) - on;
    cover(d * stretch)
}

#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct ShapeKey([i32; 6], [Rgba; 2]);

/// A drawn shape, ready for a sprite.
#[derive(Clone, PartialEq, Debug)]
pub struct ShapeImage {
    /// The texture.
    pub image: Handle<Image>,
    /// The size at which the sprite must be shown (`Sprite::custom_size`), in logical pixels, the clear rim included.
    pub size: Vec2,
}

impl ShapeImage {
    /// The sprite that shows it.
    pub fn sprite(&self) -> Sprite {
        Sprite {
            image: self.image.clone(),
            custom_size: Some(self.size),
            ..default()
        }
    }
}

/// All shapes drawn so far. Equal shapes share a texture; the oldest are forgotten when there are too many.
#[derive(Resource, Default)]
pub struct Shapes {
    drawn: HashMap<ShapeKey, (Handle<Image>, UVec2, u64)>,
    clock: u64,
    /// Parts of textures that need not be drawn.
    pub(super) holes: HashMap<AssetId<Image>, Hole>,
}

/// Number of shapes that are kept.
const KEPT: usize = 192;

impl Shapes {
    /// A shape whose lengths are logical pixels, drawn for a screen where one pixel measures `pixel` of them.
    pub fn stamp(&mut self, images: &mut Assets<Image>, shape: Shape, pixel: f32) -> ShapeImage {
        let shape = shape.scaled(1.0 / pixel);
        self.clock += 1;
        if self.drawn.len() >= KEPT {
            let mut ages: Vec<u64> = self.drawn.values().map(|d| d.2).collect();
            ages.sort_unstable();
            let old = ages[ages.len() / 2];
            self.drawn.retain(|_, d| d.2 > old);
        }
        let clock = self.clock;
        let (image, size, used) = self.drawn.entry(shape.key()).or_insert_with(|| {
            let (w, h, bytes) = shape.draw();
            let hole = Hole::of(w, h, &bytes);
            let image = images.add(texture(w, h, bytes));
            if let Some(hole) = hole {
                self.holes.insert(image.id(), hole);
            }
            (image, UVec2::new(w, h), clock)
        });
        *used = clock;
        ShapeImage {
            image: image.clone(),
            size: size.as_vec2() * pixel,
        }
    }

    /// Excludes a part of a shape's image from drawing as long as it is opaque, because another sprite is on it. The
    /// part is a rectangle round the image's middle, y down, in the unit of the image's size.
    pub fn cover(&mut self, stamp: &ShapeImage, pixel: f32, part: Rect) {
        let texture = stamp.size / pixel;
        let part = Rect {
            min: part.min / pixel + texture / 2.0,
            max: part.max / pixel + texture / 2.0,
        };
        if let Some(hole) = Hole::new(texture.round(), part, true) {
            self.holes.insert(stamp.image.id(), hole);
        }
    }
}

/// A texture of straight sRGB pixels, rows from the top. It lives on the graphics card only.
pub fn texture(width: u32, height: u32, rgba: Vec<u8>) -> Image {
    Image::new(
        Extent3d {
            width,
            height,
            depth_or_array_layers: 1,
        },
        TextureDimension::D2,
        rgba,
        TextureFormat::Rgba8UnormSrgb,
        RenderAssetUsages::RENDER_WORLD,
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_steady_is_drawn_as_each_point_is() {
        let size = Vec2::new(61.5, 40.0);
        let [fill, ink] = [[9, 8, 7, 200], [200, 100, 50, 255]];
        let shapes = [
            Shape::filled(size, 7.0, fill),
            Shape::outlined(size, 30.0, fill, 1.5, ink),
            Shape::outlined(size, 3.0, CLEAR, 9.0, ink),
            Shape::dashed(size, 6.0, 2.0, ink, [5.0, 3.0]),
            Shape::Brush { width: 5.0 },
            Shape::Head {
                length: 20.0,
                width: 12.0,
            },
            Shape::Shadow {
                size,
                radius: 6.0,
                reach: 8.0,
            },
            Shape::Water {
                size,
                wave: 20.0,
                fill,
                ink,
            },
        ];
        for shape in shapes {
            let (w, h, bytes) = shape.draw();
            for y in 0..h {
                for x in 0..w {
                    let [dx, dy] =
                        [(x, w), (y, h)].map(|(at, of)| at as f32 + 0.5 - of as f32 / 2.0);
                    let colour = shape.colour(Vec2::new(dx, dy), &shape.lanes(dy));
                    let at = ((y * w + x) * 4) as usize;
                    assert_eq!(bytes[at..at + 4], colour, "{shape:?} at {x}, {y}");
                }
            }
        }
    }

    fn alpha(shape: Shape, x: u32, y: u32) -> u8 {
        let (w, _, bytes) = shape.draw();
        bytes[((y * w + x) * 4 + 3) as usize]
    }

    #[test]
    fn shapes_have_a_clear_rim_and_round_corners() {
        let shape = Shape::filled(Vec2::new(20.0, 12.0), 6.0, WHITE);
        let (w, h, bytes) = shape.draw();
        assert_eq!((w, h, bytes.len()), (22, 14, 22 * 14 * 4));
        for x in 0..w {
            assert_eq!(alpha(shape, x, 0), 0);
            assert_eq!(alpha(shape, x, h - 1), 0);
        }
        assert_eq!(alpha(shape, 11, 7), 255);
        assert_eq!(alpha(shape, 1, 1), 0, "the corner is cut off");
        assert_eq!(alpha(shape, 11, 1), 255, "the side is not");
    }

    #[test]
    fn outlines_are_clear_inside_and_dashes_go_all_the_way_round() {
        let size = Vec2::new(60.0, 84.0);
        let ring = Shape::outlined(size, 5.0, CLEAR, 3.0, WHITE);
        assert_eq!(alpha(ring, 30, 42), 0);
        assert_eq!(alpha(ring, 2, 42), 255);
        let dashed = Shape::dashed(size, 5.0, 3.0, WHITE, [9.0, 6.0]);
        let (w, h, _) = dashed.draw();
        let mut sides = [[0; 2]; 4];
        for k in 8..52 {
            sides[0][usize::from(alpha(dashed, k, 2) > 127)] += 1;
            sides[1][usize::from(alpha(dashed, k, h - 3) > 127)] += 1;
        }
        for k in 8..76 {
            sides[2][usize::from(alpha(dashed, 2, k) > 127)] += 1;
            sides[3][usize::from(alpha(dashed, w - 3, k) > 127)] += 1;
        }
        for [off, on] in sides {
            assert!(on > off && off > 10, "{sides:?}");
        }
    }

    #[test]
    fn the_way_along_an_edge_is_steady() {
        // Walking round the edge the parameter grows evenly from 0 to the whole.
        let (size, radius) = (Vec2::new(40.0, 30.0), 8.0);
        let whole = around(size, radius);
        let at = |a: f32| {
            // The point of the edge in a direction from the middle.
            let dir = Vec2::from_angle(a);
            let mut r = 0.0;
            while distance(dir * r, size, radius) < 0.0 {
                r += 0.01;
            }
            along(dir * r, size, radius)
        };
        let mut last = at(-2.4);
        let mut gone = 0.0;
        for k in 1..=720 {
            let now = at(-2.4 + k as f32 / 720.0 * std::f32::consts::TAU);
            let step = (now - last).rem_euclid(whole);
            assert!(step < 1.5, "leaps by {step} at {k}");
            gone += step;
            last = now;
        }
        assert!((gone - whole).abs() < 0.5, "{gone} of {whole}");
    }

    #[test]
    fn shadows_have_three_steps() {
        let shape = Shape::Shadow {
            size: Vec2::new(40.0, 40.0),
            radius: 4.0,
            reach: 6.0,
        };
        let (_, h, _) = shape.draw();
        let mut steps: Vec<u8> = (1..h / 2).map(|y| alpha(shape, 27, y)).collect();
        steps.dedup();
        assert_eq!(steps.len(), 3, "{steps:?}");
        assert!(steps.windows(2).all(|w| w[0] < w[1]));
    }

    #[test]
    fn equal_shapes_share_a_texture_and_old_ones_go() {
        let mut images = Assets::<Image>::default();
        let mut shapes = Shapes::default();
        let disc = |r: f32| Shape::filled(Vec2::splat(2.0 * r), r, WHITE);
        let a = shapes.stamp(&mut images, disc(5.0), 0.5);
        let b = shapes.stamp(&mut images, disc(5.0), 0.5);
        assert_eq!(a, b);
        // 20 pixels and the rim, at two a logical pixel.
        assert_eq!(a.size, Vec2::splat(11.0));
        for k in 0..1000 {
            shapes.stamp(&mut images, disc(1.0 + k as f32 / 8.0), 1.0);
        }
        assert!(shapes.drawn.len() <= KEPT);
    }
}
