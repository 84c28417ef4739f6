//! Overlay of a piece that is carried over a canvas: the piece itself, see-through; the things under it and the effect
//! on them; its edge, whose colour shows whether it may be placed there; the points beside it; the knob for turning it.

use crate::{
    animation::Animation,
    draw::{
        faces::Art,
        list::{DrawItem, DrawList, Drawable, ItemKey, Painter, TextItem},
        opening::{TablePart, is_due},
        shapes::{CLEAR, Shape},
    },
    input::canvas::{Hand, canvas_transform, knob},
    layout::{
        canvas_transform::CanvasTransform, depth, frame::Frame, hit_targets::CardSprite,
        placement::TALL,
    },
    states::{TableComponents, TableSystems},
    table::Table,
    table_picture::{Activity, TablePicture, signed},
    tempo::{self, Tempo},
};
use bevy::prelude::*;
use kortlek_kit::{
    device::Device,
    fonts::Typeface,
    palette::{GOLD, INK, PAPER, Palette, Rgba, WHITE},
    preferences::{Cloth, Preferences},
};
use kortlek_rules::presentation::{Carried, GoodPlace, Lies, Pip, Pose, Posed, ZoneId};
use std::cmp::Reverse;

/// Colour of a thing that would be covered, as it may.
const GREEN: Rgba = [0x0E, 0xA1, 0x7E, 0xFF];
const DARK_GREEN: Rgba = [0x0A, 0x6B, 0x55, 0xFF];
/// Colour of a thing that must not be covered so.
const RED: Rgba = [0x99, 0x00, 0x0C, 0xFF];
/// Depth of the overlay.
const Z: f32 = depth::HELD;
/// Opacity of the carried piece's paper, and of the print on it.
const SEE_THROUGH: u8 = 0x70;
const PRINT: f32 = 0.34;
/// Scale in pixels per unit at which lines and badges have their usual size, and limits of their enlargement.
const PLAIN: f32 = 0.24;
const SIZES: [f32; 2] = [0.6, 1.25];
/// Height of the mark on the knob, in pixels of the reference drawing.
const KNOB_MARK: f32 = 17.0;
/// Distance of the knob's arc outside the knob, in pixels of the reference drawing.
const ARC_AWAY: f32 = 22.0;
/// Places on which the points are tried, round what is carried.
const AROUND: usize = 60;

/// Mask over the parts of cards outside the canvas when it is zoomed or panned.
#[derive(Component, Default)]
struct CanvasMask {
    list: DrawList,
    from: Option<(Frame, Rect, Cloth)>,
}

/// Lays cloth round the canvas's room while the player does not look at the whole, and until all sprites have come back
/// to their places from such a view.
fn lay_mats(
    mut mats: Single<&mut CanvasMask>,
    mut painter: Painter,
    shown: Res<TablePicture>,
    preferences: Res<Preferences>,
    moving: Query<&CardSprite, With<Animation>>,
) {
    if painter.frame.view_target.is_none()
        && mats.from.is_some()
        && let Some(wide) = wide_canvas(&shown)
        && moving.iter().any(|sprite| sprite.zone == wide)
    {
        return;
    }
    let from = canvas_transform(&shown, &painter.frame)
        .filter(|_| painter.frame.view_target.is_some())
        .map(|transform| (painter.frame.clone(), transform.room, preferences.cloth));
    if mats.from == from {
        return;
    }
    let items = from.as_ref().map_or(Vec::new(), |(frame, room, cloth)| {
        let ink = Palette::of(*cloth).table;
        let window = frame.window;
        // The corners of the canvas are round, but cards that reach into them are not masked.
        let around = [
            Rect::new(0.0, 0.0, room.min.x, window.y),
            Rect::new(room.max.x, 0.0, window.x, window.y),
            Rect::new(room.min.x, 0.0, room.max.x, room.min.y),
            Rect::new(room.min.x, room.max.y, room.max.x, window.y),
        ];
        let mat = |(n, rect): (usize, Rect)| {
            let shape = Drawable::Line(rect.height().max(1.0) + 2.0, rect.width().max(1.0), ink);
            let at = frame.to_world(rect.center());
            DrawItem::new(ItemKey("Mat", None, n as u16), at, depth::MAT, shape)
        };
        around.into_iter().enumerate().map(mat).collect()
    });
    mats.list.draw(&mut painter, items);
    mats.from = from;
}

/// The wide canvas that is shown, if any.
fn wide_canvas(shown: &TablePicture) -> Option<ZoneId> {
    Some(shown.layout.wide_canvas()?.id)
}

/// Drawn overlay, and the state that it was drawn from.
#[derive(Component, Default)]
struct Overlay {
    list: DrawList,
    from: Option<OverlayInputs>,
    /// Position of the points, in pixels from the middle of the carried piece.
    points: Option<Vec2>,
}

/// Inputs of the overlay.
#[derive(Clone, PartialEq, Debug)]
struct OverlayInputs {
    carried: Carried,
    posed: Posed,
    loose: Option<Pose>,
    shows_angle: bool,
    shows_knob: bool,
    /// Side of the piece at which the knob is.
    side: u8,
    /// Offset of the shake, in pixels.
    shaken: f32,
    hint: Vec<GoodPlace>,
    transform: CanvasTransform,
    frame: Frame,
    cloth: Cloth,
}

pub(crate) fn plugin(app: &mut App) {
    app.add_table_component::<Overlay>()
        .add_table_component::<CanvasMask>()
        .add_systems(
            Update,
            (draw, lay_mats)
                .in_set(TableSystems::Draw)
                .run_if(is_due(TablePart::Zones))
                .run_if(resource_exists::<Assets<Image>>),
        );
}

fn draw(
    mut overlay: Single<&mut Overlay>,
    mut painter: Painter,
    table: Res<Table>,
    hand: Res<Hand>,
    shown: Res<TablePicture>,
    activity: Res<Activity>,
    preferences: Res<Preferences>,
    device: Res<Device>,
) {
    let picking = &table.picking;
    if picking.carried().is_none() && hand.carry().is_some() {
        return; // It was laid in this picture: its sprite takes over in the next.
    }
    let parts = picking.carried().zip(picking.posed()).zip(hand.carry());
    let from = parts
        .zip(canvas_transform(&shown, &painter.frame))
        .filter(|_| !activity.moving || table.is_current())
        .map(|(((carried, posed), carry), transform)| OverlayInputs {
            carried: *carried,
            posed: posed.clone(),
            loose: carry.loose(),
            shows_angle: hand.shows_angle(),
            shows_knob: *device != Device::Mouse || !hand.hangs() || hand.shows_angle(),
            side: hand.side(),
            shaken: shaken(&hand, &preferences) * painter.frame.unit,
            hint: hinted(&table),
            transform,
            frame: painter.frame.clone(),
            cloth: preferences.cloth,
        });
    if overlay.from == from && !overlay.list.is_outdated(&painter) {
        return;
    }
    let (items, points) = match &from {
        Some(cause) => {
            // So that it is there when the knob is.
            let px = (KNOB_MARK * cause.frame.unit / cause.frame.pixel).round();
            painter.faces.prepare(knob_mark(), px.max(1.0) as u32);
            OverlayPainter::new(cause).all(overlay.points)
        }
        None => (Vec::new(), None),
    };
    overlay.points = points;
    overlay.list.draw(&mut painter, items);
    overlay.from = from;
}

/// Offset of the shake after the carried piece was refused, in pixels of the reference drawing.
fn shaken(hand: &Hand, preferences: &Preferences) -> f32 {
    let lively = !Tempo::of(preferences).reduced;
    let t = hand.shakes().filter(|_| lively);
    t.map_or(0.0, |t| tempo::shake(t) * tempo::SHAKE_WIDTH)
}

/// The best places while a hint is shown: the hint's own, and others that were found.
fn hinted(table: &Table) -> Vec<GoodPlace> {
    const SHOWN: usize = 3;
    let Some(hint) = &table.hint else {
        return Vec::new();
    };
    let own = table.session.canvas().and_then(|canvas| {
        let pose = canvas.pose_of(&hint.action)?;
        let points = canvas.under(pose).points.unwrap_or(0);
        Some(GoodPlace { pose, points })
    });
    let found = table.carrying.found.iter().copied();
    let mut others: Vec<GoodPlace> = found
        .filter(|good| own.is_none_or(|own| own.pose != good.pose))
        .collect();
    others.sort_by_key(|good| Reverse(good.points));
    own.into_iter().chain(others).take(SHOWN).collect()
}

/// Position of the points beside the carried piece: it covers as few of the points `near` as possible, and stays at
/// `last` if that is as good. Distances from the middle, in pixels.
fn beside(near: &[Vec2], size: Vec2, away: f32, room: Rect, last: Option<Vec2>) -> Vec2 {
    let ways = (0..AROUND).map(|k| {
        // From the lower right round.
        let turn = 0.6 + std::f32::consts::TAU * k as f32 / AROUND as f32;
        Vec2::from_angle(turn) * away
    });
    let half = size / 2.0 + 6.0;
    let cost = |at: &Vec2| {
        let hides = near.iter().filter(|pip| {
            let off = (**pip - *at).abs();
            off.x < half.x && off.y < half.y
        });
        let out = !room.contains(*at - half) || !room.contains(*at + half);
        hides.count() + if out { 100 } else { 0 }
    };
    let best = last.into_iter().chain(ways).min_by_key(cost);
    best.unwrap_or(Vec2::new(away, 0.0))
}

/// The mark on the knob.
fn knob_mark() -> Art {
    Art::Mark("rotate-right", Some(INK))
}

/// Context for drawing the overlay.
struct OverlayPainter<'a> {
    cause: &'a OverlayInputs,
    palette: Palette,
    /// Lines and badges have this share of their size.
    z: f32,
    items: Vec<DrawItem>,
    n: u16,
}

impl<'a> OverlayPainter<'a> {
    fn new(cause: &'a OverlayInputs) -> OverlayPainter<'a> {
        let scale = cause.transform.view_target.scale / PLAIN;
        OverlayPainter {
            cause,
            palette: Palette::of(cause.cloth),
            z: scale.clamp(SIZES[0] * cause.frame.unit, SIZES[1] * cause.frame.unit),
            items: Vec::new(),
            n: 0,
        }
    }

    /// A point of the canvas in the window.
    fn at(&self, [x, y]: [i32; 2]) -> Vec2 {
        self.cause.transform.to_window(IVec2::new(x, y).as_vec2())
    }

    fn put(&mut self, name: &'static str, at: Vec2, z: f32, angle: f32, what: Drawable) {
        self.n += 1;
        let at = self.cause.frame.to_world(at);
        let mut item = DrawItem::new(ItemKey(name, None, self.n), at, Z + z, what);
        item.angle = angle;
        self.items.push(item);
    }

    fn shape(&mut self, name: &'static str, at: Vec2, z: f32, angle: f32, shape: Shape) {
        self.put(name, at, z, angle, shape.into());
    }

    fn words(&mut self, text: String, at: Vec2, z: f32, size: f32, ink: Rgba, face: Typeface) {
        let what = TextItem::new(text, face, size, ink);
        self.put("Canvas words", at, z, 0.0, what.into());
    }

    /// A card's size in pixels.
    fn card(&self) -> Vec2 {
        Vec2::new(1.0, TALL) * self.cause.transform.card * self.cause.transform.view_target.scale
    }

    /// All items, and the position of the points.
    fn all(mut self, last: Option<Vec2>) -> (Vec<DrawItem>, Option<Vec2>) {
        let cause = self.cause;
        for (n, good) in cause.hint.iter().enumerate() {
            self.hint(good, n);
        }
        if let Some(loose) = &cause.loose {
            self.loose(loose);
        }
        self.body();
        self.edge();
        for pip in &cause.posed.under.pips {
            self.pip(pip);
        }
        self.ties();
        if cause.shows_knob {
            self.knob();
        }
        if cause.shows_angle {
            self.arc();
            self.angle();
        }
        let points = self.points(last);
        (self.items, points)
    }

    fn middle(&self) -> Vec2 {
        self.at(self.cause.posed.pose.at) + Vec2::new(self.cause.shaken, 0.0)
    }

    fn knob_at(&self) -> Vec2 {
        let cause = self.cause;
        let (pose, unit) = (&cause.posed.pose, cause.frame.unit);
        knob(&cause.transform, pose, cause.side, unit) + Vec2::new(cause.shaken, 0.0)
    }

    /// Rotation of a pose on the screen, counter-clockwise, in radians.
    fn angle_of(pose: &Pose) -> f32 {
        -(f32::from(pose.angle) / 10.0).to_radians()
    }

    /// Draws the carried piece, see-through.
    fn body(&mut self) {
        let (at, size) = (self.middle(), self.card());
        let angle = Self::angle_of(&self.cause.posed.pose);
        let [r, g, b, _] = PAPER;
        let radius = size.x * 0.056;
        let paper = Shape::filled(size, radius, [r, g, b, SEE_THROUGH]);
        self.shape("Carried paper", at, -1.0, angle, paper);
        let piece = self.cause.carried.piece;
        let what = Drawable::Picture(Art::of(piece, true), size.x, PRINT, None);
        self.put("Carried print", at, -0.9, angle, what);
    }

    /// Draws the edge, inside the true border: gold with corner ticks if it may be placed there, red and dashed if not.
    fn edge(&mut self) {
        let (at, size, z) = (self.middle(), self.card(), self.z);
        let angle = Self::angle_of(&self.cause.posed.pose);
        let radius = size.x * 0.056;
        let legal = self.cause.posed.choice.is_some();
        let (line, under) = if legal { (GOLD, INK) } else { (RED, PAPER) };
        let below = Shape::outlined(size, radius, CLEAR, 5.4 * z, under);
        self.shape("Carried rim", at, 0.0, angle, below);
        let inside = size - 1.4 * z;
        let edge = if legal {
            Shape::outlined(inside, radius, CLEAR, 4.0 * z, line)
        } else {
            Shape::dashed(inside, radius, 4.0 * z, line, [10.0 * z, 6.0 * z])
        };
        self.shape("Carried edge", at, 0.1, angle, edge);
        if legal {
            self.ticks(at, size, angle);
        }
    }

    /// Four gold ticks outside the corners.
    fn ticks(&mut self, at: Vec2, size: Vec2, angle: f32) {
        let z = self.z;
        let turn = Rot2::radians(-angle);
        let (long, thick) = (15.0 * z, 4.0 * z);
        let corner = size / 2.0 + 7.0 * z;
        for (x, y) in [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)] {
            let tip = Vec2::new(x, y) * corner;
            let across = tip - Vec2::new(x * (long - thick) / 2.0, 0.0);
            let down = tip - Vec2::new(0.0, y * (long - thick) / 2.0);
            let lay = Shape::filled(Vec2::new(long, thick), 1.0, self.palette.focus);
            let stand = Shape::filled(Vec2::new(thick, long), 1.0, self.palette.focus);
            self.shape("Tick", at + turn * across, 0.2, angle, lay);
            self.shape("Tick", at + turn * down, 0.2, angle, stand);
        }
    }

    /// Draws the pose in which the hand holds the piece while it is snapped to another place: a dotted outline.
    fn loose(&mut self, pose: &Pose) {
        let (at, size, z) = (self.at(pose.at), self.card(), self.z);
        let angle = Self::angle_of(pose);
        let radius = size.x * 0.056;
        let ink = Shape::dashed(size, radius, 3.0 * z, INK, [3.0 * z, 5.0 * z]);
        self.shape("Loose ink", at, -2.1, angle, ink);
        let dots = Shape::dashed(size - 1.4 * z, radius, 1.6 * z, WHITE, [2.0 * z, 6.0 * z]);
        self.shape("Loose dots", at, -2.0, angle, dots);
    }

    /// A good place that is hinted at, with its points.
    fn hint(&mut self, good: &GoodPlace, n: usize) {
        let (at, size, z) = (self.at(good.pose.at), self.card(), self.z);
        let angle = Self::angle_of(&good.pose);
        let radius = size.x * 0.056;
        let rim = Shape::outlined(size + 2.0 * z, radius, CLEAR, 4.0 * z, INK);
        self.shape("Hint rim", at, -3.0, angle, rim);
        let white = Shape::outlined(size, radius, CLEAR, 2.2 * z, WHITE);
        self.shape("Hint line", at, -2.9, angle, white);
        let turn = Rot2::radians(-angle);
        let label = at + turn * Vec2::new(0.0, -size.y / 2.0);
        let high = 22.0 * self.cause.frame.label;
        let disc = Shape::outlined(Vec2::new(1.5 * high, high), high / 2.0, PAPER, 1.5, INK);
        let nearer = 3.0 - 0.3 * n as f32;
        self.shape("Hint disc", label, nearer, 0.0, disc);
        let (points, size) = (signed(good.points), high * 0.68);
        self.words(points, label, nearer + 0.1, size, INK, Typeface::Bold);
    }

    /// Draws a thing under the piece again over it, with the effect on it.
    fn pip(&mut self, pip: &Pip) {
        let (at, z) = (self.at(pip.at), self.z);
        let k = self.cause.transform.view_target.scale;
        let disc = f32::from(pip.radius) * k;
        let angle = -(f32::from(pip.angle) / 10.0).to_radians();
        let good = pip.lies == Lies::Covered;
        let ring = disc + 3.0 * z;
        let (line, ink) = match good {
            true => (3.4 * z, GREEN),
            false => (3.6 * z, RED),
        };
        let paper = ring + 1.6 * z;
        let circle = |radius: f32, line: f32, ink: Rgba, fill: Rgba| {
            Shape::outlined(Vec2::splat(2.0 * radius), radius, fill, line, ink)
        };
        let below = Shape::filled(Vec2::splat(2.0 * paper), paper, PAPER);
        self.shape("Pip paper", at, 0.4, 0.0, below);
        let high = 2.0 * disc * 0.86;
        let what = Drawable::Picture(Art::sign(pip.mark.0), high, 1.0, None);
        self.put("Pip", at, 0.5, angle, what);
        if pip.lies == Lies::Cut {
            // The card's edge runs through it.
            self.edge_through(at, disc);
        }
        self.shape("Pip ring", at, 0.7, 0.0, circle(ring, line, ink, CLEAR));
        if pip.lies == Lies::Twice {
            return;
        }
        let badge = at + Vec2::new(0.71, -0.71) * (ring + 3.0 * z);
        let (radius, fill, mark) = match good {
            true => (8.5 * z, DARK_GREEN, "check"),
            false => (9.5 * z, RED, "cross"),
        };
        let round = circle(radius, 1.5 * z, PAPER, fill);
        self.shape("Badge", badge, 1.0, 0.0, round);
        let what = Drawable::Picture(Art::Mark(mark, Some(PAPER)), radius * 1.15, 1.0, None);
        self.put("Badge mark", badge, 1.1, 0.0, what);
    }

    /// The part of the carried card's edge that runs through a pip.
    fn edge_through(&mut self, at: Vec2, disc: f32) {
        let size = self.card();
        let angle = Self::angle_of(&self.cause.posed.pose);
        let turn = Rot2::radians(-angle);
        let off = turn.inverse() * (at - self.middle());
        let half = size / 2.0;
        let thick = 2.6 * self.z;
        // The side that it is nearest to, and the length of the cut.
        let [dx, dy] = [(half.x - off.x.abs()), (half.y - off.y.abs())];
        let (foot, upright, far) = if dx.abs() < dy.abs() {
            (Vec2::new(half.x * off.x.signum(), off.y), true, dx.abs())
        } else {
            (Vec2::new(off.x, half.y * off.y.signum()), false, dy.abs())
        };
        let long = 2.0 * (disc * disc - far * far).max(0.0).sqrt();
        if long < 2.0 {
            return;
        }
        let size = match upright {
            true => Vec2::new(thick, long),
            false => Vec2::new(long, thick),
        };
        let cut = Shape::filled(size, 0.0, RED);
        self.shape("Cut", self.middle() + turn * foot, 0.6, angle, cut);
    }

    /// Draws ties between pips that must not be covered together: a bar from one to the next, with a mark for the
    /// error.
    fn ties(&mut self) {
        let z = self.z;
        let pips = self.cause.posed.under.pips.iter();
        let mut last: Vec<&Pip> = Vec::new();
        for pip in pips.filter(|pip| pip.lies == Lies::Twice) {
            if let Some(k) = last.iter().position(|other| other.mark == pip.mark) {
                let (a, b) = (self.at(last[k].at), self.at(pip.at));
                let way = b - a;
                let bar = Shape::filled(Vec2::new(way.length(), 4.0 * z), 0.0, RED);
                let middle = (a + b) / 2.0;
                self.shape("Tie", middle, 0.3, -way.y.atan2(way.x), bar);
                let disc = Vec2::splat(26.0 * z);
                let ring = Shape::outlined(disc, disc.x / 2.0, RED, 1.5 * z, PAPER);
                self.shape("Tie disc", middle, 1.2, 0.0, ring);
                let (words, face) = ("2×".to_owned(), Typeface::Bold);
                self.words(words, middle, 1.3, 13.0 * z, PAPER, face);
                last[k] = pip;
            } else {
                last.push(pip);
            }
        }
    }

    /// The knob by which it is turned, on its stem.
    fn knob(&mut self) {
        let unit = self.cause.frame.unit;
        let at = self.knob_at();
        let way = (at - self.middle()).normalize_or_zero();
        let stem = Shape::filled(Vec2::new(22.0 * unit, 3.0 * unit), 0.0, self.palette.focus);
        let angle = -way.y.atan2(way.x);
        self.shape("Stem", at - way * 22.0 * unit, 0.2, angle, stem);
        let disc = Shape::outlined(Vec2::splat(28.0 * unit), 14.0 * unit, GOLD, 1.5 * unit, INK);
        self.shape("Knob", at, 1.4, 0.0, disc);
        let what = Drawable::Picture(knob_mark(), KNOB_MARK * unit, 1.0, None);
        self.put("Knob mark", at, 1.5, 0.0, what);
    }

    /// An arc round what is carried, through the knob, with a notch for each step of a turn and longer ones at every
    /// third: they stay where they are while the knob goes along them.
    fn arc(&mut self) {
        /// Extent of the arc to either side of the knob, in degrees, and length of its pieces.
        const REACH: i32 = 26;
        const PIECE: i32 = 4;
        let unit = self.cause.frame.unit;
        let middle = self.middle();
        let out = self.knob_at() - middle;
        let radius = out.length() + ARC_AWAY * unit;
        let knob = out.y.atan2(out.x).to_degrees();
        let way = |degrees: f32| Vec2::from_angle(degrees.to_radians());
        let room = self.cause.transform.room.inflate(-6.0 * unit);
        for k in 0..2 * REACH / PIECE {
            let from = knob + (k * PIECE - REACH) as f32;
            let at = middle + way(from + PIECE as f32 / 2.0) * radius;
            if room.contains(at) {
                let long = radius * (PIECE as f32).to_radians() + 0.5;
                let turn = -(from + PIECE as f32 / 2.0 + 90.0).to_radians();
                // Over paper as over cloth.
                let below = Drawable::Line(4.0 * unit, long, self.palette.table);
                self.put("Arc's rim", at, 0.23, turn, below);
                let line = Drawable::Line(1.8 * unit, long, self.palette.words);
                self.put("Arc", at, 0.25, turn, line);
            }
        }
        // Notches are at whole steps of the card's angle.
        let step = i32::from(self.cause.carried.turns[0]).max(10);
        let angle = i32::from(self.cause.posed.pose.angle);
        let reach = REACH * 10;
        let first = (angle - reach).div_euclid(step) + 1;
        for n in first..=(angle + reach).div_euclid(step) {
            let degrees = knob + (n * step - angle) as f32 / 10.0;
            let long = if n % 3 == 0 { 12.0 } else { 7.0 } * unit;
            let at = middle + way(degrees) * (radius - long / 2.0);
            if room.contains(at) {
                let turn = -degrees.to_radians();
                let below = Drawable::Line(4.0 * unit, long + unit, self.palette.table);
                self.put("Notch's rim", at, 0.24, turn, below);
                let line = Drawable::Line(1.8 * unit, long, self.palette.words);
                self.put("Notch", at, 0.26, turn, line);
            }
        }
    }

    /// Draws the angle in degrees.
    fn angle(&mut self) {
        let (unit, text) = (self.cause.frame.unit, self.cause.frame.label);
        let pose = self.cause.posed.pose;
        let at = self.knob_at();
        let way = (at - self.middle()).normalize_or_zero();
        let at = at + way * (ARC_AWAY + 22.0) * unit;
        let size = Vec2::new(54.0, 28.0) * text;
        let room = self.cause.transform.room;
        let at = at.clamp(room.min + size, room.max - size);
        let (fill, line) = (self.palette.panel, self.palette.line);
        let pill = Shape::outlined(size, size.y / 2.0, fill, 1.5, line);
        self.shape("Angle", at, 1.6, 0.0, pill);
        let degrees = format!("{}°", (i32::from(pose.angle) + 5) / 10);
        let (ink, face) = (self.palette.words, Typeface::Semibold);
        self.words(degrees, at, 1.7, 16.0 * text, ink, face);
    }

    /// Draws the points beside it, if it may be placed there.
    fn points(&mut self, last: Option<Vec2>) -> Option<Vec2> {
        let points = self.cause.posed.under.points?;
        let text = self.cause.frame.label;
        let middle = self.middle();
        let size = Vec2::new(64.0, 46.0) * text;
        let away = self.card().length() / 2.0 + size.x * 0.62;
        let near = self.cause.posed.under.near.iter();
        let mut near: Vec<Vec2> = near.map(|at| self.at(*at) - middle).collect();
        if self.cause.shows_knob {
            near.push(self.knob_at() - middle);
        }
        let room = self.cause.transform.inner;
        let room = Rect {
            min: room.min - middle,
            max: room.max - middle,
        };
        let off = beside(&near, size, away, room, last);
        let at = middle + off;
        let paper = Shape::outlined(size, size.y / 2.0, PAPER, 1.5 * text, INK);
        self.shape("Points", at, 2.0, 0.0, paper);
        let label = match points {
            0 => "0".to_owned(),
            _ => signed(points),
        };
        self.words(label, at, 2.1, 24.0 * text, INK, Typeface::Serif);
        Some(off)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_points_stand_where_they_hide_nothing_and_stay_there() {
        let room = Rect::from_center_size(Vec2::ZERO, Vec2::new(700.0, 600.0));
        let size = Vec2::new(64.0, 46.0);
        let free = beside(&[], size, 150.0, room, None);
        assert!((free.length() - 150.0).abs() < 0.1);
        let away = beside(&[free], size, 150.0, room, Some(free));
        let off = (away - free).abs();
        assert!(off.x >= 38.0 || off.y >= 29.0, "{away}");
        assert_eq!(beside(&[], size, 150.0, room, Some(away)), away);
        // At the room's edge it keeps inside.
        let corner = Rect::new(-400.0, -400.0, 60.0, 60.0);
        let inside = beside(&[], size, 150.0, corner, None);
        assert!(inside.x < 60.0 - 32.0 && inside.y < 60.0 - 23.0);
    }
}
