//! The moments of a step after its cards have come to rest: each scoring line in turn, points counted up, words over the
//! table.

use crate::{
    draw::{
        faces::{Art, Faces, Need},
        shapes::{CLEAR, Shape, Shapes},
        strokes::{Stroke, spawn_stroke},
    },
    layout::{
        depth,
        frame::{Frame, SeatPanel},
        placement::{Placement, TALL},
    },
    messages::Sound,
    states::{Pause, Screen, TableComponents},
    table_picture::{CountingScore, TablePicture, signed},
    tempo::{self, Tempo},
};
use bevy::{prelude::*, sprite::Anchor};
use kortlek_kit::{
    fonts::{self, Fonts, Typeface, half_pixel, width},
    palette::{INK, PAPER, Palette, colour},
    preferences::Preferences,
    redraw_request::RedrawRequest,
};
use kortlek_rules::{
    Seat,
    presentation::{Arrangement, Beat, Cue, Line, Place},
};
use std::collections::VecDeque;

/// The beats that are still to come, and the one that is shown.
#[derive(Component, Default)]
pub struct Beats {
    waiting: VecDeque<Beat>,
    queue: VecDeque<Beat>,
    now: Option<Playing>,
    /// Number of count steps in this step of the match: each sounds higher.
    counted: u8,
    /// Entities to be removed from the table.
    over: Vec<Entity>,
}

/// A beat that is shown.
#[derive(Default)]
struct Playing {
    seat: Option<Seat>,
    /// The line to draw.
    stroke: Vec<Entity>,
    /// Entities put on the table for it.
    parts: Vec<Entity>,
    /// The sum after each step of the count, and the duration of the step.
    steps: VecDeque<(i32, f32)>,
    /// Points of the whole count.
    sum: i32,
    /// Time that its line takes to draw itself.
    draw: f32,
    hold: f32,
    elapsed: f32,
    /// Until the next step of the count.
    next: f32,
}

impl Beats {
    /// These beats begin when everything has come to rest.
    pub fn wait_with(&mut self, beats: Vec<Beat>) {
        self.waiting.extend(beats);
        self.counted = 0;
    }

    /// Returns true if beats wait for everything to come to rest.
    pub fn is_waiting(&self) -> bool {
        !self.waiting.is_empty()
    }

    /// The points that are still to be counted up.
    pub fn points(&self) -> impl Iterator<Item = (Seat, i32)> {
        self.waiting.iter().filter_map(|beat| match beat {
            Beat::Score(seat, line) => Some((*seat, line.points)),
            Beat::Points(seat, points, _) => Some((*seat, *points)),
            _ => None,
        })
    }

    /// Everything has come to rest.
    pub fn begin(&mut self) {
        self.queue.append(&mut self.waiting);
    }

    /// Returns true if anything is being shown or still to come.
    pub fn is_busy(&self) -> bool {
        self.now.is_some() || !self.queue.is_empty() || !self.waiting.is_empty()
    }

    /// Drops everything still to be shown.
    pub fn clear(&mut self) {
        self.waiting.clear();
        self.queue.clear();
        if let Some(now) = self.now.take() {
            self.over.extend(now.stroke);
            self.over.extend(now.parts);
        }
    }
}

/// A part of a beat that grows into its place.
#[derive(Component, Clone, Copy, Debug)]
struct Pop {
    elapsed: f32,
}

/// A part of a beat that fades away with its children.
#[derive(Component, Clone, Copy, Debug)]
struct FadesAway {
    left: f32,
}

pub(crate) fn plugin(app: &mut App) {
    app.add_table_component::<Beats>().add_systems(
        Update,
        (play, pop, fade)
            .chain()
            .in_set(crate::states::TableSystems::Draw)
            .run_if(in_state(Pause::Off).and_then(resource_exists::<Assets<Image>>)),
    );
}

/// Middles of a line's cells, in the world.
fn through(line: &Line, shown: &TablePicture, frame: &Frame) -> Vec<Vec2> {
    let Some(zone) = shown.placements.zone(line.zone) else {
        return Vec::new();
    };
    if line.cells.is_empty() {
        // Across all pieces in the zone.
        let pieces = zone.pieces.iter().map(|p| frame.to_world(p.at));
        return pieces.collect();
    }
    let cells = line.cells.iter();
    let cells = cells.filter_map(|cell| zone.cells.iter().find(|c| c.cell == *cell));
    cells.map(|c| frame.to_world(c.rect.center())).collect()
}

/// Extension of a line beyond the middle of its last cards, as a share of a card's height.
const BEYOND: f32 = 0.27;

/// Context for drawing in the world.
struct Brush<'a, 'w, 's> {
    commands: &'a mut Commands<'w, 's>,
    shapes: &'a mut Shapes,
    images: &'a mut Assets<Image>,
    faces: &'a mut Faces,
    fonts: Option<&'a Fonts>,
    frame: &'a Frame,
}

impl Brush<'_, '_, '_> {
    /// A shape that pops up on the table, for other things to be put on.
    fn paper(&mut self, name: &'static str, shape: Shape, at: Vec3) -> Entity {
        let stamp = self.shapes.stamp(self.images, shape, self.frame.pixel);
        let paper = (
            Name::new(name),
            stamp.sprite(),
            Transform::from_translation(at),
            Pop { elapsed: 0.0 },
            DespawnOnExit(Screen::Table),
        );
        self.commands.spawn(paper).id()
    }

    /// A paper lozenge with a mark and words, in the middle of `at`.
    fn lozenge(&mut self, at: Vec2, mark: Option<&'static str>, words: &str, scale: f32) -> Entity {
        let unit = self.frame.unit * scale;
        let high = 44.0 * unit;
        let size = 24.0 * unit;
        let letters = width(words, Typeface::Serif, size);
        let mark_wide = if mark.is_some() { 32.0 * unit } else { 0.0 };
        let wide = (letters + mark_wide + 30.0 * unit).max(60.0 * unit);
        let shape = Shape::outlined(Vec2::new(wide, high), high / 2.0, PAPER, 2.0 * unit, INK);
        let root = self.paper("Points", shape, at.extend(depth::LINES + 20.0));
        if let Some(mark) = mark {
            let high = 28.0 * unit;
            let px = (high / self.frame.pixel).round() as u32;
            let face_image = self.faces.get(self.images, Art::Suit(mark), px, Need::Now);
            let sprite = Sprite {
                image: face_image.image,
                custom_size: Some(face_image.size.as_vec2() * self.frame.pixel),
                ..default()
            };
            let place = Transform::from_xyz(-wide / 2.0 + 30.0 * unit, 0.0, 0.1);
            let mut entity = self.commands.spawn((sprite, place, ChildOf(root)));
            if !face_image.exact {
                entity.insert(AwaitsMark(mark, px));
            }
        }
        self.words(root, words, size, Vec3::new(mark_wide / 2.0, 0.0, 0.1));
        root
    }

    fn words(&mut self, parent: Entity, words: &str, size: f32, at: Vec3) {
        let (size, ink) = (half_pixel(size), colour(INK));
        let letters = fonts::text(self.fonts, words, Typeface::Serif, size, ink);
        let place = Transform::from_translation(at);
        self.commands
            .spawn((letters, Anchor::CENTER, place, ChildOf(parent)));
    }

    /// A line through these points with a rim of the table's colour, nothing drawn yet.
    fn line(&mut self, points: &[Vec2], palette: &Palette) -> Vec<Entity> {
        let unit = self.frame.unit;
        [(11.0, palette.table, 0.0), (5.0, palette.words, 1.0)]
            .into_iter()
            .map(|(width, ink, z)| {
                let line = spawn_stroke(
                    self.commands,
                    self.shapes,
                    self.images,
                    points,
                    width * unit,
                    ink,
                    depth::LINES + 10.0 + z,
                    self.frame.pixel,
                );
                self.commands
                    .entity(line)
                    .insert(DespawnOnExit(Screen::Table));
                line
            })
            .collect()
    }

    /// A paper panel with words in the middle of the table, or a little above or below where it hides less.
    fn banner(&mut self, words: &str, shown: &TablePicture) -> Entity {
        let unit = self.frame.unit;
        let size = 30.0 * unit;
        let letters = width(words, Typeface::Serif, size);
        let wide = (letters + 80.0 * unit).min(self.frame.tableau.width());
        let outer = Vec2::new(wide, 76.0 * unit);
        let things = on_table(shown, self.frame.label);
        let at = banner_place(self.frame.tableau, outer, &things);
        let at = self.frame.to_world(at);
        let paper = Shape::filled(outer, 12.0 * unit, PAPER);
        let root = self.paper("Banner", paper, at.extend(depth::OVER));
        let inner = outer - 10.0 * unit;
        let line = Shape::outlined(inner, 9.0 * unit, CLEAR, 1.5 * unit, INK);
        let stamp = self.shapes.stamp(self.images, line, self.frame.pixel);
        let place = Transform::from_xyz(0.0, 0.0, 0.1);
        self.commands.spawn((stamp.sprite(), place, ChildOf(root)));
        self.words(root, words, size, Vec3::new(0.0, 0.0, 0.2));
        root
    }
}

/// Middle of the points that a seat gets, `half` as wide as a lozenge of them, in the world: at the edge of its panel
/// towards the board.
fn points_place(frame: &Frame, panel: &SeatPanel, half: f32) -> Vec2 {
    let (rect, header) = (panel.rect, panel.header.center().y);
    let at = match (frame.portrait, panel.left) {
        // Beside the panels of a high window others stand.
        (true, _) if panel.seat != frame.me => {
            Vec2::new(rect.center().x, rect.max.y + 16.0 * frame.unit)
        }
        (true, _) => Vec2::new(rect.center().x, rect.min.y - 16.0 * frame.unit),
        (false, true) => Vec2::new(rect.max.x + half, header),
        (false, false) => Vec2::new(rect.min.x - half, header),
    };
    frame.to_world(at)
}

/// Weight of words and numbers, off which a banner keeps, against pieces of the same size: they are small, and what is
/// half hidden can't be read.
const WORDS: f32 = 3.0;

/// Rectangles of the things in the middle of the table that are looked at, with how much each matters: pieces, words,
/// and zones that are only words and numbers. `label` is the size of words among the cards.
fn on_table(shown: &TablePicture, label: f32) -> Vec<(Rect, f32)> {
    let zones = shown.layout.zones.iter().zip(&shown.placements.zones);
    let inside = zones.filter(|(zone, _)| matches!(zone.place, Place::Middle | Place::Board(_)));
    let things = inside.flat_map(|(zone, placement)| {
        let lies = |piece: &Placement| {
            let size = Vec2::new(piece.width, piece.width * TALL);
            (Rect::from_center_size(piece.at, size), 1.0)
        };
        let sign = (zone.arrangement == Arrangement::Empty).then_some(placement.used);
        let words = placement.words.iter().map(move |word| word.rect(label));
        let words = sign.into_iter().chain(words).map(|rect| (rect, WORDS));
        placement.pieces.iter().map(lies).chain(words)
    });
    things.collect()
}

/// The middle of a banner of this size: that of the table, unless it hides a good deal less a little above or below.
fn banner_place(table: Rect, size: Vec2, things: &[(Rect, f32)]) -> Vec2 {
    /// Offsets to try, in the table's height, the nearest first; and (`WORTH`) the share of the banner that an offset
    /// of one has to free.
    const OFF: [f32; 7] = [0.0, 0.08, -0.08, 0.16, -0.16, 0.24, -0.24];
    const WORTH: f32 = 1.0;
    let cost = |off: f32| {
        let at = table.center() + Vec2::new(0.0, off * table.height());
        let banner = Rect::from_center_size(at, size);
        let hidden = things.iter().map(|(thing, matters)| {
            let both = banner.intersect(*thing);
            if both.is_empty() {
                0.0
            } else {
                matters * both.size().element_product()
            }
        });
        let share = hidden.sum::<f32>() / size.element_product();
        (share + WORTH * off.abs(), at)
    };
    let places = OFF.map(cost).into_iter();
    let best = places.min_by(|a, b| a.0.total_cmp(&b.0));
    best.map_or(table.center(), |(_, at)| at)
}

/// A mark that is still being drawn.
#[derive(Component, Clone, Copy, Debug)]
struct AwaitsMark(&'static str, u32);

/// Shows one beat after the other.
fn play(
    mut commands: Commands,
    (time, frame, preferences): (Res<Time>, Res<Frame>, Res<Preferences>),
    (shown, fonts): (Res<TablePicture>, Option<Res<Fonts>>),
    (mut faces, mut shapes, mut images): (ResMut<Faces>, ResMut<Shapes>, ResMut<Assets<Image>>),
    (mut beats, mut tally): (Single<&mut Beats>, ResMut<CountingScore>),
    (mut awake, mut cues): (ResMut<RedrawRequest>, MessageWriter<Sound>),
    mut strokes: Query<&mut Stroke>,
    mut marks: Query<(Entity, &AwaitsMark, &mut Sprite)>,
) {
    let tempo = Tempo::of(&preferences);
    let beats = beats.bypass_change_detection();
    for part in beats.over.drain(..) {
        commands.entity(part).try_insert(FadesAway { left: 1.0 });
    }
    for (entity, AwaitsMark(mark, px), mut sprite) in &mut marks {
        let face_image = faces.get(&mut images, Art::Suit(mark), *px, Need::Now);
        if face_image.exact {
            sprite.custom_size = Some(face_image.size.as_vec2() * frame.pixel);
            sprite.image = face_image.image;
            commands.entity(entity).remove::<AwaitsMark>();
        }
    }
    if beats.now.is_none() {
        let Some(beat) = beats.queue.pop_front() else {
            tally.bypass_change_detection().rest();
            return;
        };
        awake.keep();
        let mut brush = Brush {
            commands: &mut commands,
            shapes: &mut shapes,
            images: &mut images,
            faces: &mut faces,
            fonts: fonts.as_deref(),
            frame: &frame,
        };
        let palette = Palette::of(preferences.cloth);
        beats.now = begin(beat, &mut brush, &shown, &palette, tempo, &mut cues);
        if tempo.factor > 0.0 {
            return;
        }
    }
    awake.keep();
    let Some(now) = &mut beats.now else { return };
    now.elapsed += time.delta_secs().min(tempo::LONGEST_FRAME);
    let draw = tempo.moving(now.draw);
    let drawn = match draw > 0.0 {
        true => tempo::ease_out(now.elapsed / draw),
        false => 1.0,
    };
    for line in &now.stroke {
        if let Ok(mut stroke) = strokes.get_mut(*line) {
            stroke.set_if_neq(Stroke { drawn });
        }
    }
    // Counting begins when the line is half drawn.
    while now.elapsed >= draw / 2.0 + now.next
        && let Some((sum, takes)) = now.steps.pop_front()
    {
        if let Some(seat) = now.seat {
            tally.count(seat, sum - now.sum);
        }
        if sum != now.sum {
            cues.write(Sound {
                cue: Cue::ScoreStep,
                rung: beats.counted,
            });
            beats.counted = beats.counted.saturating_add(1);
        }
        now.sum = sum;
        now.next += tempo.time(takes);
    }
    let counted = draw / 2.0 + now.next;
    if now.steps.is_empty()
        && now.elapsed >= counted.max(draw) + tempo.time(now.hold)
        && let Some(now) = beats.now.take()
    {
        beats.over.extend(now.stroke);
        beats.over.extend(now.parts);
    }
}

/// Puts a beat on the table.
fn begin(
    beat: Beat,
    brush: &mut Brush,
    shown: &TablePicture,
    palette: &Palette,
    tempo: Tempo,
    cues: &mut MessageWriter<Sound>,
) -> Option<Playing> {
    let mut playing = Playing::default();
    let seen = tempo.factor > 0.0;
    match beat {
        Beat::Cue(cue) => {
            cues.write(cue.into());
            return None;
        }
        Beat::Clash(_) | Beat::Title(_) | Beat::Status(..) => return None,
        Beat::Banner(words) => {
            if seen {
                playing.parts.push(brush.banner(&words, shown));
            }
            playing.hold = tempo::BANNER;
        }
        Beat::Score(seat, line) => {
            let points = through(&line, shown, brush.frame);
            if seen && let (Some(&first), Some(&last)) = (points.first(), points.last()) {
                let zone = shown.placements.zone(line.zone).map_or(0.0, |z| z.width);
                let way = (last - first).normalize_or_zero() * zone * TALL * BEYOND;
                playing.stroke = brush.line(&[first - way, last + way], palette);
                let words = match line.mark {
                    Some(_) => signed(line.points),
                    None => format!("{} {}", line.label, signed(line.points)),
                };
                let (middle, mark) = (points[points.len() / 2], line.mark.map(|mark| mark.0));
                let scale = (zone / (96.0 * brush.frame.unit)).clamp(0.7, 1.0);
                let lozenge = brush.lozenge(middle, mark, &words, scale);
                playing.parts.push(lozenge);
            }
            playing.seat = Some(seat);
            playing.steps = tempo::count(line.points).into();
            playing.draw = tempo::LINE;
            playing.hold = match line.points {
                0 => tempo::NOTHING_HOLD,
                _ => tempo::LINE_HOLD,
            };
        }
        Beat::Points(seat, points, words) => {
            if seen && let Some(panel) = brush.frame.panel(seat) {
                let text = match words.is_empty() {
                    true => signed(points),
                    false => format!("{words} {}", signed(points)),
                };
                let unit = brush.frame.unit;
                let half = width(&text, Typeface::Serif, 12.0 * unit) + 22.0 * unit;
                let at = points_place(brush.frame, panel, half);
                playing.parts.push(brush.lozenge(at, None, &text, 1.0));
            }
            playing.seat = Some(seat);
            playing.steps = tempo::count(points).into();
            playing.hold = tempo::LINE_HOLD;
        }
    }
    Some(playing)
}

/// Animates things that were just put on the table: they grow into their place.
fn pop(
    time: Res<Time>,
    preferences: Res<Preferences>,
    mut commands: Commands,
    mut awake: ResMut<RedrawRequest>,
    mut parts: Query<(Entity, &mut Pop, &mut Transform)>,
) {
    let whole = Tempo::of(&preferences).moving(tempo::SETTLE);
    for (entity, mut pop, mut transform) in &mut parts {
        awake.keep();
        pop.elapsed += time.delta_secs().min(0.05);
        let t = match whole > 0.0 {
            true => pop.elapsed / whole,
            false => 1.0,
        };
        transform.scale = Vec3::splat(0.6 + 0.4 * tempo::ease_settle(t));
        if t >= 1.0 {
            transform.scale = Vec3::ONE;
            commands.entity(entity).remove::<Pop>();
        }
    }
}

/// Fades out things that are over.
fn fade(
    time: Res<Time>,
    preferences: Res<Preferences>,
    mut commands: Commands,
    mut awake: ResMut<RedrawRequest>,
    mut roots: Query<(Entity, &mut FadesAway)>,
    children: Query<&Children>,
    mut sprites: Query<&mut Sprite>,
    mut letters: Query<&mut TextColor>,
) {
    let whole = Tempo::of(&preferences).time(tempo::FADE);
    for (root, mut fading) in &mut roots {
        awake.keep();
        fading.left -= match whole > 0.0 {
            true => time.delta_secs().min(0.05) / whole,
            false => 1.0,
        };
        if fading.left <= 0.0 {
            commands.entity(root).try_despawn();
            continue;
        }
        for part in std::iter::once(root).chain(children.iter_descendants(root)) {
            if let Ok(mut sprite) = sprites.get_mut(part) {
                sprite.color.set_alpha(fading.left);
            }
            if let Ok(mut letters) = letters.get_mut(part) {
                letters.0.set_alpha(fading.left);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_banner_moves_off_what_is_in_the_middle_of_an_open_table_only() {
        let table = Rect::from_corners(Vec2::new(260.0, 70.0), Vec2::new(1020.0, 790.0));
        let size = Vec2::new(300.0, 76.0);
        assert_eq!(banner_place(table, size, &[]), table.center());
        // A dial in the middle.
        let dial = Rect::from_center_size(table.center(), Vec2::splat(180.0));
        let at = banner_place(table, size, &[(dial, 1.0)]);
        assert!(at != table.center() && at.x == table.center().x);
        let hides = |at| Rect::from_center_size(at, size).intersect(dial).height();
        assert!(hides(at) < hides(table.center()));
        // On a full table it stays in the middle.
        assert_eq!(banner_place(table, size, &[(table, 1.0)]), table.center());
        // It would rather hide a card than a number of a third of its size.
        let card = Rect::from_center_size(table.center(), Vec2::new(36.0, 100.0));
        let number = Rect::from_center_size(table.center(), Vec2::new(36.0, 30.0));
        assert_eq!(banner_place(table, size, &[(card, 1.0)]), table.center());
        let at = banner_place(table, size, &[(card, 1.0), (number, WORDS)]);
        let banner = Rect::from_center_size(at, size);
        assert!(banner.intersect(number).is_empty());
    }
}
