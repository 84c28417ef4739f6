//! Addition of Turncoat to the table: the line on which a mission is walked, a hop a card, with a flag at the goal.

use crate::{
    Turncoat,
    table::{LINE, Walk, short},
};
use bevy::{prelude::*, sprite::Anchor};
use kortlek_kit::{
    Cloth, Preferences, RedrawRequest,
    fonts::{self, Fonts, Typeface, half_pixel},
    palette::{INK, PAPER, Palette, Rgba, WHITE, colour},
};
use kortlek_rules::Seat;
use kortlek_table::{
    Frame, Screen, Table, TableComponents, TablePicture, TableSystems, depth,
    draw::{
        opening::{TablePart, is_due},
        shapes::{Shape, Shapes},
        strokes::{Stroke, curve, spawn_stroke},
    },
    layout::{
        attention::{Focus, Hover},
        hit_targets::{CardSprite, Showing},
    },
    playing,
    table_picture::number,
    tempo::{LONGEST_FRAME, Tempo},
};

/// Depth of the drawing: above the cloth, under cards.
const Z: f32 = depth::WORDS - 0.6;
/// Duration of a hop.
const HOP: f32 = 0.3;
/// Number of pieces in which a hop is drawn.
const PIECES: usize = 18;
/// Ticks from one number to the next.
const NUMBERED: i32 = 5;

/// Adds the game's systems.
pub fn build(app: &mut App) {
    app.add_table_component::<Drawn>().add_systems(
        Update,
        (draw_line, run_hops)
            .chain()
            .in_set(TableSystems::Draw)
            .run_if(playing::<Turncoat>)
            .run_if(is_due(TablePart::Own))
            .run_if(resource_exists::<Assets<Image>>),
    );
}

/// Drawn parts, and their inputs.
#[derive(Component, Default)]
struct Drawn {
    parts: Vec<Entity>,
    from: Option<Cause>,
}

/// Inputs from which the line is drawn.
#[derive(Clone, PartialEq, Debug)]
struct Cause {
    walk: Walk,
    words: Option<String>,
    rect: Rect,
    unit: f32,
    text: f32,
    pixel: f32,
    cloth: Cloth,
}

/// A hop that is being made: for how long it has been.
#[derive(Component, Default)]
struct Hopping(f32);

/// Kind of the hop that is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Hop {
    /// One of those that were made before the last.
    Past,
    /// The last one.
    Last,
    /// The last one, which draws itself.
    New,
    /// The hop of a card that is only tried.
    Tried,
}

/// The line as it is drawn.
struct Sketch<'a, 'w, 's> {
    commands: &'a mut Commands<'w, 's>,
    shapes: &'a mut Shapes,
    images: &'a mut Assets<Image>,
    fonts: &'a Fonts,
    frame: &'a Frame,
    palette: Palette,
    parts: Vec<Entity>,
    /// Rectangle of the line in the window.
    rect: Rect,
}

impl Sketch<'_, '_, '_> {
    /// Y coordinate of the line, above the bottom.
    fn level(&self) -> f32 {
        self.rect.min.y + 0.53 * self.rect.height()
    }

    /// The place of a number on the line, in the window.
    fn at(&self, walk: &Walk, n: i32) -> Vec2 {
        let inset = 20.0 * self.frame.label;
        let wide = self.rect.width() - 2.0 * inset;
        Vec2::new(self.rect.min.x + inset + wide * walk.share(n), self.level())
    }

    fn shape(&mut self, at: Vec2, above: f32, shape: Shape) {
        let stamp = self.shapes.stamp(self.images, shape, self.frame.pixel);
        let at = self.frame.to_world(self.frame.snap(at)).extend(Z + above);
        let part = self.commands.spawn((
            Name::new("Line"),
            stamp.sprite(),
            Transform::from_translation(at),
            DespawnOnExit(Screen::Table),
        ));
        self.parts.push(part.id());
    }

    fn words(&mut self, at: Vec2, above: f32, text: &str, size: f32, ink: Rgba, serif: bool) {
        let face = match serif {
            true => Typeface::Serif,
            false => Typeface::Bold,
        };
        let size = half_pixel(size * self.frame.label);
        let at = self.frame.to_world(self.frame.snap(at)).extend(Z + above);
        let part = self.commands.spawn((
            Name::new("Line's words"),
            fonts::text(Some(self.fonts), text, face, size, colour(ink)),
            Anchor::CENTER,
            Transform::from_translation(at),
            DespawnOnExit(Screen::Table),
        ));
        self.parts.push(part.id());
    }

    /// Road, ticks and numbers; what is at or above the need is light.
    fn road(&mut self, walk: &Walk) {
        let (unit, text) = (self.frame.unit, self.frame.label);
        let [from, to] = walk.range();
        let (left, right) = (self.at(walk, from), self.at(walk, to));
        let high = self.frame.whole(8.0 * unit);
        let over = 12.0 * unit;
        let band = Vec2::new(right.x - left.x + 2.0 * over, high).round();
        let road = Shape::filled(band, high / 2.0, self.palette.panel);
        self.shape((left + right) / 2.0, 0.0, road);
        let need = self.at(walk, walk.need());
        let light = Vec2::new(right.x + over - need.x, high).round();
        let middle = Vec2::new(need.x + light.x / 2.0, need.y);
        let quiet = self.palette.quiet;
        self.shape(middle, 0.05, Shape::filled(light, high / 2.0, quiet));
        for n in from..=to {
            let numbered = n % NUMBERED == 0;
            let long = if numbered { 9.0 } else { 5.0 } * unit;
            let tick = Vec2::new(self.frame.whole(1.0), long.round());
            let at = self.at(walk, n) + Vec2::new(0.0, high / 2.0 + 2.0 * unit + long / 2.0);
            self.shape(at, 0.0, Shape::filled(tick, 0.0, quiet));
            if numbered {
                let under = self.at(walk, n) + Vec2::new(0.0, 12.0 * unit + 13.0 * text);
                self.words(under, 0.0, &number(n), 13.0, quiet, false);
            }
        }
    }

    /// Rectangle of the cloth of the flag in the window.
    fn flag_cloth(&self, walk: &Walk) -> Rect {
        let size = Vec2::new(52.0, 28.0) * self.frame.label;
        let pole = self.at(walk, walk.need()).x;
        // At the end of the line it flies to the other side.
        let left = match self.rect.max.x - pole > size.x {
            true => pole,
            false => pole - size.x,
        };
        let corner = Vec2::new(left, self.rect.min.y);
        Rect::from_corners(corner, corner + size)
    }

    /// The flag on what is needed.
    fn flag(&mut self, walk: &Walk) {
        let text = self.frame.label;
        let foot = self.at(walk, walk.need());
        let top = self.rect.min.y;
        let pole = Vec2::new(self.frame.whole(3.0 * text), (foot.y - top).round());
        let middle = Vec2::new(foot.x, (foot.y + top) / 2.0);
        self.shape(middle, 0.1, Shape::filled(pole, 0.0, self.palette.words));
        let flies = self.flag_cloth(walk);
        let middle = flies.center();
        let line = self.frame.whole(1.5 * text);
        let cloth = Shape::outlined(flies.size().round(), 3.0 * text, PAPER, line, INK);
        self.shape(middle, 0.5, cloth);
        self.words(middle, 0.55, &short(walk.mission), 17.0, INK, false);
    }

    /// Draws a hop from one number to another, above the line whichever way it leads: the numbers are below it.
    fn hop(&mut self, walk: &Walk, [from, to]: [i32; 2], kind: Hop) {
        let (a, b) = (self.at(walk, from), self.at(walk, to));
        let text = self.frame.label;
        let far = (b.x - a.x).abs() / self.rect.width();
        // Below the flag there is room for the label.
        let rise = self.rect.height() * (0.08 + 0.4 * far).min(0.18);
        let top = Vec2::new((a.x + b.x) / 2.0, a.y - rise);
        let control = Vec2::new(top.x, a.y - 2.0 * rise);
        let points = curve(a, control, b, PIECES).into_iter();
        let points: Vec<Vec2> = points.map(|point| self.frame.to_world(point)).collect();
        let (thick, ink) = match kind {
            Hop::Last | Hop::New => (4.0, self.palette.words),
            Hop::Past | Hop::Tried => (2.0, self.palette.quiet),
        };
        let stroke = spawn_stroke(
            self.commands,
            self.shapes,
            self.images,
            &points,
            thick * self.frame.unit,
            ink,
            Z + 0.2,
            self.frame.pixel,
        );
        let mut stroke = self.commands.entity(stroke);
        stroke.insert(DespawnOnExit(Screen::Table));
        if kind == Hop::New {
            stroke.insert(Hopping::default());
        } else {
            stroke.insert(Stroke { drawn: 1.0 });
        }
        self.parts.push(stroke.id());
        // The earlier hops have their values on their cards.
        if kind != Hop::Past {
            let at = top - Vec2::new(0.0, 9.0 * text);
            self.label(at, &Walk::label(to - from), self.flag_cloth(walk));
        }
    }

    /// Draws the value of a hop beside the flag, on a ground of its own: the pole may be behind it.
    fn label(&mut self, at: Vec2, words: &str, flag: Rect) {
        let text = self.frame.label;
        let wide = 8.0 * text * words.chars().count() as f32 + 10.0 * text;
        let size = Vec2::new(wide, 18.0 * text).round();
        let at = beside(Rect::from_center_size(at, size), flag, 4.0 * text);
        let ground = Shape::filled(size, size.y / 2.0, self.palette.panel);
        self.shape(at, 0.55, ground);
        self.words(at, 0.6, words, 14.0, self.palette.words, false);
    }

    fn dot(&mut self, at: Vec2) {
        let size = Vec2::splat(9.0 * self.frame.unit);
        let line = self.frame.whole(1.0);
        let dot = Shape::outlined(size.round(), size.x / 2.0, PAPER, line, INK);
        self.shape(at, 0.3, dot);
    }

    /// Draws the total of the walk.
    fn total(&mut self, walk: &Walk) {
        let text = self.frame.label;
        let at = self.at(walk, walk.total());
        let size = Vec2::splat((30.0 * text).round());
        let line = self.frame.whole(2.0 * text);
        let (fill, ink, rim) = if walk.broken {
            (INK, WHITE, WHITE)
        } else {
            (PAPER, INK, INK)
        };
        let disc = Shape::outlined(size, size.x / 2.0, fill, line, rim);
        self.shape(at, 0.4, disc);
        let says = match walk.broken {
            true => "×".to_owned(),
            false => number(walk.total()),
        };
        self.words(at, 0.45, &says, 17.0, ink, true);
    }

    /// Draws the remainder that a tried card leaves to the others: the missing stretch on the road, and its length
    /// below the numbers.
    fn tried(&mut self, walk: &Walk, words: &str) {
        let (unit, text) = (self.frame.unit, self.frame.label);
        let need = self.at(walk, walk.need());
        let mut middle = need;
        if let Some(Some(worth)) = walk.foreseen {
            self.hop(walk, [0, worth], Hop::Tried);
            let from = self.at(walk, worth);
            if worth < walk.need() {
                middle = (from + need) / 2.0;
                let thick = self.frame.whole(4.0 * unit);
                let bar = Vec2::new((need.x - from.x).round(), thick);
                self.shape(middle, 0.15, Shape::filled(bar, 0.0, self.palette.focus));
            }
            self.dot(from);
        }
        let long = 7.6 * text * words.chars().count() as f32 + 26.0 * text;
        let size = Vec2::new(long, 24.0 * text).round();
        let half = size.x / 2.0;
        let (least, most) = (self.rect.min.x + half, self.rect.max.x - half);
        middle.x = middle.x.clamp(least, most.max(least));
        // Below the numbers, and within the room.
        let below = middle.y + 12.0 * unit + 22.0 * text + size.y / 2.0;
        middle.y = below.min(self.rect.max.y - size.y / 2.0);
        let line = self.frame.whole(1.5 * text);
        let (panel, focus) = (self.palette.panel, self.palette.focus);
        let pill = Shape::outlined(size, size.y / 2.0, panel, line, focus);
        self.shape(middle, 0.5, pill);
        self.words(middle, 0.55, words, 14.0, self.palette.words, false);
    }
}

/// Middle of a label beside a flag: one that would lie over it goes to its nearer side, with this gap between them.
fn beside(label: Rect, flag: Rect, gap: f32) -> Vec2 {
    let middle = label.center();
    if flag.intersect(label).is_empty() {
        return middle;
    }
    let off = label.width() / 2.0 + gap;
    let x = match middle.x < flag.center().x {
        true => flag.min.x - off,
        false => flag.max.x + off,
    };
    Vec2::new(x, middle.y)
}

/// Redraws the line when the walk, the window or the cloth has changed.
fn draw_line(
    mut commands: Commands,
    mut drawn: Single<&mut Drawn>,
    (table, shown): (Res<Table>, Res<TablePicture>),
    (frame, preferences): (Res<Frame>, Res<Preferences>),
    (focus, hover): (Res<Focus>, Res<Hover>),
    sprites: Query<(&CardSprite, &Showing)>,
    fonts: Option<Res<Fonts>>,
    (shapes, images): (Option<ResMut<Shapes>>, Option<ResMut<Assets<Image>>>),
) {
    let (Some(fonts), Some(mut shapes), Some(mut images)) = (fonts, shapes, images) else {
        return;
    };
    let me = table.session.me().unwrap_or(Seat(0));
    let chosen = table.picking.chosen().first().copied();
    let looked_at = chosen.or(focus.target()).or(hover.target);
    // A card counts when its face is seen, not when it begins to turn.
    let seen = |piece| {
        let mut sprites = sprites.iter();
        sprites.any(|(sprite, showing)| sprite.piece == piece && showing.0.face_up)
    };
    let walk = Walk::of(&shown.layout, me, looked_at, seen);
    let place = shown.placements.zone(LINE);
    let wanted = walk.zip(place).map(|(walk, place)| Cause {
        words: walk.words().map(|say| table.say(say)),
        walk,
        rect: place.used,
        unit: frame.unit,
        text: frame.label,
        pixel: frame.pixel,
        cloth: preferences.cloth,
    });
    if drawn.from == wanted {
        return;
    }
    for part in drawn.parts.drain(..) {
        commands.entity(part).try_despawn();
    }
    let hops_before = drawn.from.as_ref().map_or(0, |from| from.walk.hops.len());
    drawn.from = wanted;
    let drawn = &mut *drawn;
    let Some(from) = &drawn.from else { return };
    let walk = &from.walk;
    let mut sketch = Sketch {
        commands: &mut commands,
        shapes: &mut shapes,
        images: &mut images,
        fonts: &fonts,
        frame: &frame,
        palette: Palette::of(preferences.cloth),
        parts: Vec::new(),
        rect: from.rect,
    };
    sketch.road(walk);
    sketch.flag(walk);
    let stops = walk.stops();
    let grows = walk.hops.len() > hops_before;
    for (k, ends) in stops.windows(2).enumerate() {
        let kind = match k + 1 == walk.hops.len() {
            true if grows => Hop::New,
            true => Hop::Last,
            false => Hop::Past,
        };
        sketch.hop(walk, [ends[0], ends[1]], kind);
    }
    for stop in &stops {
        let at = sketch.at(walk, *stop);
        sketch.dot(at);
    }
    if walk.broken || !walk.hops.is_empty() {
        sketch.total(walk);
    }
    if let Some(words) = &from.words {
        sketch.tried(walk, words);
    }
    drawn.parts = sketch.parts;
}

/// Lets the last hop draw itself.
fn run_hops(
    mut commands: Commands,
    time: Res<Time>,
    preferences: Res<Preferences>,
    mut awake: ResMut<RedrawRequest>,
    mut hops: Query<(Entity, &mut Hopping, &mut Stroke)>,
) {
    let whole = Tempo::of(&preferences).moving(HOP);
    for (entity, mut hopping, mut stroke) in &mut hops {
        hopping.0 += time.delta_secs().min(LONGEST_FRAME);
        stroke.drawn = if whole > 0.0 {
            (hopping.0 / whole).min(1.0)
        } else {
            1.0
        };
        awake.keep();
        if stroke.drawn >= 1.0 {
            commands.entity(entity).try_remove::<Hopping>();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_value_of_a_hop_stays_off_the_flag() {
        let flag = Rect::new(100.0, 0.0, 150.0, 28.0);
        let label = |x: f32, y: f32| Rect::from_center_size(Vec2::new(x, y), Vec2::new(26.0, 18.0));
        for x in [90.0, 104.0, 130.0, 155.0] {
            let at = beside(label(x, 30.0), flag, 4.0);
            assert!(flag.intersect(label(at.x, at.y)).is_empty(), "{x}");
        }
        let below = label(104.0, 40.0);
        assert_eq!(beside(below, flag, 4.0), below.center(), "there is room");
    }
}
