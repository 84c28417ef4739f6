//! Decorations of the table besides the pieces: outlines of cells and empty places, borders, words. Each glides to its
//! new place when the table changes, appears and vanishes softly.

mod wanted;

use crate::{
    draw::{
        opening::{TablePart, is_due},
        shapes::{Shape, Shapes},
    },
    layout::frame::Frame,
    states::{Screen, TableComponents},
    table_picture::TablePicture,
    tempo::{self, Tempo},
};
use bevy::{platform::collections::HashMap, prelude::*, sprite::Anchor, text::TextLayoutInfo};
use kortlek_kit::{
    fonts::{self, Fonts, Typeface, fitting, half_pixel},
    palette::{INK, PAPER, Palette, Rgba, colour},
    preferences::Preferences,
    redraw_request::RedrawRequest,
};
use kortlek_rules::{
    Seat,
    presentation::{Tag, ZoneId},
};
pub use wanted::wanted;

/// Key of a decoration.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum DecorationKey {
    /// The outline of the middle of the table.
    Tableau,
    /// A free cell.
    Cell(ZoneId, [i8; 2]),
    /// An empty place.
    Outline(ZoneId),
    /// A line that nothing can pass: left, right, top, bottom.
    Border(ZoneId, usize),
    /// The background of a zone.
    Ground(ZoneId),
    /// The paper behind a zone's count, if it is ahead.
    Tag(ZoneId),
    /// The count, and the words below it.
    Count(ZoneId, usize),
    /// A word near a zone.
    Word(ZoneId, usize),
    /// The lozenge behind it.
    Pill(ZoneId, usize),
    /// The veil behind revealed cards.
    Veil,
    /// The name below a revealed card.
    Name(Seat, usize),
}

/// A decoration to be shown.
#[derive(Clone, PartialEq, Debug)]
pub struct Decoration {
    /// Key.
    pub key: DecorationKey,
    /// Its middle in the world; a word's anchor.
    pub at: Vec2,
    /// Its size; a word has none.
    pub size: Vec2,
    /// Its depth.
    pub z: f32,
    /// Opacity.
    pub alpha: f32,
    /// Its drawing.
    pub drawn: ZoneDrawing,
}

/// Drawing of a decoration.
#[derive(Clone, PartialEq, Debug)]
pub enum ZoneDrawing {
    /// A shape, lengths in units of the world.
    Shape(Shape),
    /// A word.
    Word {
        /// The word.
        text: String,
        /// Height of its letters, in units of the world.
        size: f32,
        /// Its colour.
        ink: Rgba,
        /// True if it is set in the semibold face.
        strong: bool,
        /// True if its left end is at the anchor, not its middle.
        from_left: bool,
    },
}

/// A decoration that is there.
#[derive(Component)]
struct ShownDecoration {
    drawn: ZoneDrawing,
    /// Its depth: a count may come to be on pieces.
    z: f32,
    from: Still,
    to: Still,
    elapsed: f32,
    time: f32,
    going: Going,
    leaving: bool,
}

/// Progress of a glide.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Going {
    /// It was set in this frame, which may follow a long wait: its time does not count.
    Set,
    /// It is under way.
    On,
    /// It has arrived.
    Done,
}

#[derive(Clone, Copy, PartialEq, Debug)]
struct Still {
    at: Vec2,
    size: Vec2,
    alpha: f32,
}

impl Decoration {
    fn still(&self) -> Still {
        Still {
            at: self.at,
            size: self.size,
            alpha: self.alpha,
        }
    }
}

impl ShownDecoration {
    fn set_out(&mut self, time: f32) {
        (self.elapsed, self.time, self.going) = (0.0, time, Going::Set);
    }

    /// One that rests is looked at once more.
    fn wakes(&mut self) {
        if self.going == Going::Done {
            self.set_out(0.0);
        }
    }

    fn now(&self) -> Still {
        let s = if self.time > 0.0 {
            tempo::ease_out(self.elapsed / self.time)
        } else {
            1.0
        };
        Still {
            at: self.from.at.lerp(self.to.at, s),
            size: self.from.size.lerp(self.to.size, s),
            alpha: self.from.alpha + (self.to.alpha - self.from.alpha) * s,
        }
    }
}

/// All decorations that are there, by key.
#[derive(Component, Default)]
pub struct ZoneDecorations {
    there: HashMap<DecorationKey, Entity>,
    /// Changes with everything that could change a decoration.
    pub(crate) due: bool,
    /// The names shown below revealed cards, with where: set by whoever reveals.
    pub(crate) revealed: Vec<(Seat, String, Rect)>,
}

pub(crate) fn plugin(app: &mut App) {
    app.add_table_component::<ZoneDecorations>()
        .init_resource::<Shapes>()
        .add_systems(
            Update,
            (place.run_if(is_due(TablePart::Zones).and_then(due)), glide)
                .chain()
                .in_set(crate::states::TableSystems::Draw),
        );
}

fn due(
    decorations: Single<&ZoneDecorations>,
    preferences: Res<Preferences>,
    shown: Res<TablePicture>,
    mut before: Local<Option<(kortlek_kit::preferences::Cloth, usize, bool)>>,
) -> bool {
    let now = Some((preferences.cloth, shown.words_position, shown.settled));
    let new = *before != now;
    *before = now;
    decorations.due || new
}

/// The paper behind the count of a zone that is ahead.
pub(crate) fn tag_paper(rect: Rect, unit: f32) -> Shape {
    Shape::outlined(rect.size(), 7.0 * unit, PAPER, 1.5 * unit, INK)
}

/// The words of a zone's count: where, what, how high.
pub(crate) fn tag_words(rect: Rect, tag: &Tag) -> Vec<(Vec2, &str, f32)> {
    let high = rect.height();
    let size = high * 0.44;
    if tag.below.is_empty() {
        let room = rect.width() * 0.86;
        let size = fitting(&tag.count, Typeface::Serif, size, room);
        return vec![(rect.center(), &tag.count, size)];
    }
    let at = |share: f32| Vec2::new(rect.center().x, rect.min.y + high * share);
    // The ring of the card beside it lies over its margin.
    let room = rect.width() * 0.76;
    let small = fitting(&tag.below, Typeface::Regular, high * 0.24, room);
    vec![(at(0.36), &tag.count, size), (at(0.78), &tag.below, small)]
}

/// Makes, moves and takes away decorations.
fn place(
    commands: Commands,
    shown: Res<TablePicture>,
    frame: Res<Frame>,
    preferences: Res<Preferences>,
    fonts: Option<Res<Fonts>>,
    mut decorations: Single<&mut ZoneDecorations>,
    (mut shapes, mut images): (ResMut<Shapes>, ResMut<Assets<Image>>),
    mut there: Query<&mut ShownDecoration>,
) {
    decorations.due = false;
    let palette = Palette::of(preferences.cloth);
    let tempo = Tempo::of(&preferences);
    let time = tempo.moving(tempo::RESCALE);
    let revealed = std::mem::take(&mut decorations.revealed);
    let wanted = wanted(&shown, &revealed, &frame, &palette);
    decorations.revealed = revealed;
    let keys: std::collections::BTreeSet<DecorationKey> = wanted.iter().map(|p| p.key).collect();
    let growing = growing(&wanted, &decorations.there, |entity| {
        there.get(entity).map(|there| there.to).ok()
    });
    let grows =
        |key: &DecorationKey| matches!(key, DecorationKey::Cell(id, _) if growing.contains(id));
    decorations.there.retain(|key, entity| {
        let stays = keys.contains(key);
        if !stays && let Ok(mut old) = there.get_mut(*entity) {
            old.from = old.now();
            old.to = Still {
                alpha: 0.0,
                ..old.from
            };
            old.leaving = true;
            // In a growing grid all cells move, and it would be in their way.
            let share = if grows(key) { 0.3 } else { 1.0 };
            old.set_out(share * tempo.time(tempo::FADE));
        }
        stays
    });
    let mut drawer = Drawer {
        commands,
        fonts: fonts.as_deref(),
        shapes: &mut shapes,
        images: &mut images,
        frame: &frame,
    };
    for decoration in wanted {
        if let Some(&entity) = decorations.there.get(&decoration.key)
            && let Ok(mut old) = there.get_mut(entity)
        {
            // Words wait until what they speak of has been seen.
            let key = decoration.key;
            let words = matches!(key, DecorationKey::Word(..) | DecorationKey::Pill(..));
            if !words || shown.settled {
                drawer.change(entity, &mut old, decoration, time);
            }
            continue;
        }
        let key = decoration.key;
        let wait = if grows(&key) { time } else { 0.0 };
        let time = match key {
            DecorationKey::Border(..) => tempo.moving(2.0 * tempo::RESCALE),
            _ => tempo.time(tempo::FADE),
        };
        let new = drawer.make(decoration, [wait, time]);
        decorations.there.insert(key, new);
    }
}

/// The zones that grow, whose free cells go to other places: new cells come once these have arrived.
fn growing(
    wanted: &[Decoration],
    there: &HashMap<DecorationKey, Entity>,
    goes_to: impl Fn(Entity) -> Option<Still>,
) -> std::collections::BTreeSet<ZoneId> {
    let moves = |decoration: &&Decoration| {
        let entity = there.get(&decoration.key);
        let old = entity.and_then(|entity| goes_to(*entity));
        old.is_some_and(|old| old.at != decoration.at || old.size != decoration.size)
    };
    let zone = |decoration: &Decoration| match decoration.key {
        DecorationKey::Cell(id, _) => Some(id),
        _ => None,
    };
    wanted.iter().filter(moves).filter_map(zone).collect()
}

/// Context for drawing decorations.
struct Drawer<'a, 'w, 's> {
    commands: Commands<'w, 's>,
    fonts: Option<&'a Fonts>,
    shapes: &'a mut Shapes,
    images: &'a mut Assets<Image>,
    frame: &'a Frame,
}

impl Drawer<'_, '_, '_> {
    /// Gives a decoration its picture or its letters.
    fn draw(&mut self, entity: Entity, decoration: &Decoration, from: &Still) {
        let mut entity = self.commands.entity(entity);
        match &decoration.drawn {
            ZoneDrawing::Shape(shape) => {
                let stamp = self.shapes.stamp(self.images, *shape, self.frame.pixel);
                entity.insert(Sprite {
                    color: Color::WHITE.with_alpha(from.alpha),
                    ..stamp.sprite()
                });
            }
            ZoneDrawing::Word {
                text,
                size,
                ink,
                strong,
                from_left,
            } => {
                let face = match strong {
                    true => Typeface::Semibold,
                    false => Typeface::Regular,
                };
                let anchor = match from_left {
                    true => Anchor::CENTER_LEFT,
                    false => Anchor::CENTER,
                };
                let color = colour(*ink).with_alpha(from.alpha);
                let words = fonts::text(self.fonts, text, face, half_pixel(*size), color);
                entity.insert((words, anchor));
            }
        }
    }

    /// Moves a decoration that is there to its new place and look within `time` seconds.
    fn change(
        &mut self,
        entity: Entity,
        old: &mut ShownDecoration,
        decoration: Decoration,
        time: f32,
    ) {
        let to = decoration.still();
        if old.to != to {
            old.from = old.now();
            old.to = to;
            old.set_out(time);
        }
        if old.z != decoration.z {
            old.z = decoration.z;
            old.wakes();
        }
        if old.drawn != decoration.drawn {
            self.draw(entity, &decoration, &old.from);
            old.drawn = decoration.drawn;
            // The new sprite gets its size and colour with the next glide.
            old.wakes();
        }
    }

    /// Makes a decoration that appears within a number of seconds, after a wait.
    fn make(&mut self, decoration: Decoration, [wait, time]: [f32; 2]) -> Entity {
        let to = decoration.still();
        let from = match decoration.key {
            // A border draws itself from its middle.
            DecorationKey::Border(_, side) => {
                let size = match side {
                    0 | 1 => Vec2::new(to.size.x, 0.0),
                    _ => Vec2::new(0.0, to.size.y),
                };
                Still { size, ..to }
            }
            _ => Still { alpha: 0.0, ..to },
        };
        let new = (
            Name::new("Decoration"),
            Transform::from_translation(decoration.at.extend(decoration.z)),
            Visibility::default(),
            DespawnOnExit(Screen::Table),
        );
        let entity = self.commands.spawn(new).id();
        self.draw(entity, &decoration, &from);
        self.commands.entity(entity).insert(ShownDecoration {
            drawn: decoration.drawn,
            z: decoration.z,
            from,
            to,
            elapsed: -wait,
            time,
            going: Going::Set,
            leaving: false,
        });
        entity
    }
}

/// Maximum time that words may wait for their layout, in seconds.
const LAID_OUT: f32 = 0.2;

/// Offset by which words of this size must be moved so that their letters begin between two of the screen's pixels.
pub(crate) fn crisp(at: Vec2, anchor: &Anchor, size: Vec2, frame: &Frame) -> Vec2 {
    let corner = at + (Anchor::TOP_LEFT.0 - anchor.as_vec()) * size;
    frame.to_world(frame.snap(frame.to_window(corner))) - corner
}

/// Moves decorations on by one frame.
fn glide(
    mut commands: Commands,
    time: Res<Time>,
    mut awake: ResMut<RedrawRequest>,
    frame: Res<Frame>,
    mut decorations: Query<(
        Entity,
        &mut ShownDecoration,
        &mut Transform,
        Option<&mut Sprite>,
        Option<&mut TextColor>,
        Option<(&Anchor, &TextLayoutInfo)>,
    )>,
) {
    let step = time.delta_secs().min(tempo::LONGEST_FRAME);
    for (entity, mut decoration, mut transform, sprite, letters, laid) in &mut decorations {
        if decoration.going == Going::Done {
            continue;
        }
        awake.keep();
        if decoration.going == Going::On {
            decoration.elapsed += step;
        }
        // Words are laid out after they were made: they stay on the way until their size is known.
        let unknown =
            laid.is_some_and(|(_, l)| l.size == Vec2::ZERO) && decoration.elapsed < LAID_OUT;
        let over = decoration.elapsed >= decoration.time;
        let done = over && !unknown;
        decoration.going = if done { Going::Done } else { Going::On };
        let now = decoration.now();
        if done && decoration.leaving {
            commands.entity(entity).try_despawn();
            continue;
        }
        let mut at = now.at;
        if over && let Some((anchor, laid)) = laid {
            at += crisp(at, anchor, laid.size, &frame);
        }
        transform.translation = at.extend(decoration.z);
        if let Some(mut sprite) = sprite {
            // The stamp has a clear rim of a pixel on each side.
            sprite.custom_size = Some(now.size + 2.0 * frame.pixel);
            sprite.color = Color::WHITE.with_alpha(now.alpha);
        }
        if let Some(mut letters) = letters {
            letters.0 = letters.0.with_alpha(now.alpha);
        }
    }
}
