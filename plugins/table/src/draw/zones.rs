//! What lies on the table besides the pieces: outlines of cells and empty places, borders, words. Each glides to its new
//! place when the table changes, appears and vanishes softly.

use crate::{
    awake::Awake,
    draw::{
        fonts::{Fonts, fitting, width},
        list::Type,
        palette::{INK, PAPER, Palette, colour},
        shapes::{CLEAR, Rgba, Shape, Shapes},
        shown::{Shown, depth},
    },
    layout::{frame::Frame, placement::ZonePlacement},
    preferences::Preferences,
    states::Screen,
    tempo::{self, Tempo},
};
use bevy::{
    platform::collections::HashMap,
    prelude::*,
    sprite::Anchor,
    text::{FontSize, TextLayoutInfo},
};
use kortlek_rules::{
    Seat,
    tabled::{Ground, Tag, ZoneId},
};

/// Which decoration.
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
    /// What is drawn under a zone.
    Ground(ZoneId),
    /// The paper behind a zone's count, if it is ahead.
    Tag(ZoneId),
    /// The count, and what stands below it.
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

/// How a decoration shall look.
#[derive(Clone, PartialEq, Debug)]
pub struct Decoration {
    /// Which.
    pub key: DecorationKey,
    /// Its middle in the world; a word's anchor.
    pub at: Vec2,
    /// Its size; a word has none.
    pub size: Vec2,
    /// Its depth.
    pub z: f32,
    /// How much of it is seen.
    pub alpha: f32,
    /// What is drawn.
    pub drawn: Drawn,
}

/// What a decoration is drawn as.
#[derive(Clone, PartialEq, Debug)]
pub enum Drawn {
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
        /// Whether it is set in the semibold face.
        strong: bool,
        /// Whether its left end is at the anchor, not its middle.
        from_left: bool,
    },
}

/// A decoration that is there.
#[derive(Component)]
struct There {
    drawn: Drawn,
    from: Still,
    to: Still,
    elapsed: f32,
    time: f32,
    going: Going,
    leaving: bool,
}

/// How far a glide is.
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

impl There {
    fn set_out(&mut self, time: f32) {
        (self.elapsed, self.time, self.going) = (0.0, time, Going::Set);
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
#[derive(Resource, Default)]
pub struct ZoneDecorations {
    there: HashMap<DecorationKey, Entity>,
    /// Changes with everything that could change a decoration.
    pub(crate) due: bool,
    /// The names shown below revealed cards, with where: set by whoever reveals.
    pub(crate) revealed: Vec<(Seat, String, Rect)>,
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<ZoneDecorations>()
        .init_resource::<Shapes>()
        .add_systems(
            Update,
            (place.run_if(due), glide)
                .chain()
                .in_set(crate::states::TableSystems::Draw),
        )
        .add_systems(OnExit(Screen::Table), forget);
}

fn due(
    decorations: Res<ZoneDecorations>,
    preferences: Res<Preferences>,
    shown: Res<Shown>,
    mut before: Local<Option<(crate::preferences::Cloth, usize)>>,
) -> bool {
    let now = Some((preferences.cloth, shown.words_of));
    let new = *before != now;
    *before = now;
    decorations.due || new
}

fn forget(mut decorations: ResMut<ZoneDecorations>) {
    *decorations = ZoneDecorations::default();
}

/// All decorations that belong to a picture.
pub fn wanted(
    shown: &Shown,
    revealed: &[(Seat, String, Rect)],
    frame: &Frame,
    palette: &Palette,
) -> Vec<Decoration> {
    let mut all = Vec::new();
    let (unit, text) = (frame.unit, frame.text);
    // Edges lie between two of the screen's pixels, so that lines are sharp.
    let sharp = |rect: Rect| Rect {
        min: frame.snap(rect.min),
        max: frame.snap(rect.max),
    };
    let mut shape = |key: DecorationKey, rect: Rect, z: f32, alpha: f32, shape: Shape| {
        all.push(Decoration {
            key,
            at: frame.to_world(rect.center()),
            size: rect.size(),
            z,
            alpha,
            drawn: Drawn::Shape(shape),
        });
    };
    let edge = sharp(frame.tableau);
    if !shown.layout.open_middle {
        shape(
            DecorationKey::Tableau,
            edge,
            depth::PANEL,
            1.0,
            Shape::outlined(edge.size(), 18.0 * unit, CLEAR, 2.0 * unit, palette.edge),
        );
    }
    for zone in &shown.placements.zones {
        for cell in zone.cells.iter().filter(|c| c.free) {
            let rect = sharp(cell.rect.inflate(-unit));
            let drawn = Shape::outlined(
                rect.size(),
                if cell.round {
                    rect.width() / 2.0
                } else {
                    6.0 * unit
                },
                [255, 255, 255, 9],
                1.5 * unit,
                crate::draw::palette::WHITE,
            );
            shape(
                DecorationKey::Cell(zone.id, cell.cell),
                rect,
                depth::OUTLINE,
                0.45,
                drawn,
            );
        }
        if let Some(rect) = zone.outline.map(sharp) {
            let radius = (zone.width * 0.08).min(6.0 * unit);
            let drawn = Shape::dashed(
                rect.size(),
                radius,
                1.5 * unit,
                palette.quiet,
                [4.0 * unit, 4.0 * unit],
            );
            shape(
                DecorationKey::Outline(zone.id),
                rect,
                depth::OUTLINE,
                1.0,
                drawn,
            );
        }
        for &(side, a, b) in &zone.borders {
            let thick = 3.0 * unit;
            let rect = sharp(Rect::from_corners(a, b).inflate(thick / 2.0));
            let drawn = Shape::filled(rect.size(), thick / 2.0, crate::draw::palette::WHITE);
            shape(
                DecorationKey::Border(zone.id, side),
                rect,
                depth::OUTLINE + 0.5,
                0.9,
                drawn,
            );
        }
        if let Some((rect, ground @ (Ground::Field | Ground::Lit))) = zone.ground {
            let rect = sharp(rect);
            let (line, fill, ink) = match ground {
                Ground::Lit => (2.5, palette.lit, palette.quiet),
                _ => (1.5, CLEAR, palette.edge),
            };
            let field = Shape::outlined(rect.size(), 6.0 * unit, fill, line * unit, ink);
            shape(
                DecorationKey::Ground(zone.id),
                rect,
                depth::OUTLINE - 2.0,
                1.0,
                field,
            );
        }
        if let Some((rect, tag)) = &zone.tag
            && (tag.ahead || covers(*rect, zone))
        {
            let rect = sharp(*rect);
            let paper = if tag.ahead {
                tag_paper(rect, unit)
            } else {
                Shape::outlined(
                    rect.size(),
                    7.0 * unit,
                    palette.panel,
                    1.5 * unit,
                    palette.line,
                )
            };
            let z = tag_depth(rect, zone) - 0.05;
            shape(DecorationKey::Tag(zone.id), rect, z, 1.0, paper);
        }
        for (n, word) in zone.words.iter().enumerate().filter(|(_, w)| w.pill) {
            let size = pill_size(&word.text, text);
            let rect = sharp(Rect::from_center_size(word.at, size));
            let drawn = Shape::outlined(
                rect.size(),
                size.y / 2.0,
                if word.button { PAPER } else { palette.panel },
                1.5 * unit,
                if word.button { INK } else { palette.line },
            );
            shape(
                DecorationKey::Pill(zone.id, n),
                rect,
                depth::WORDS - 0.5,
                1.0,
                drawn,
            );
        }
    }
    if !revealed.is_empty() {
        let around = revealed
            .iter()
            .map(|r| r.2)
            .reduce(|a, b| a.union(b))
            .unwrap_or(edge);
        let rect = sharp(Rect {
            min: around.min - Vec2::new(28.0, 26.0) * unit,
            max: around.max + Vec2::new(28.0, 44.0) * unit,
        });
        let drawn = Shape::outlined(
            rect.size(),
            18.0 * unit,
            palette.panel,
            1.5 * unit,
            palette.line,
        );
        shape(DecorationKey::Veil, rect, depth::VEIL, 1.0, drawn);
    }
    let mut word = |key: DecorationKey,
                    at: Vec2,
                    z: f32,
                    text: &str,
                    size: f32,
                    ink: Rgba,
                    strong: bool,
                    from_left: bool| {
        all.push(Decoration {
            key,
            at: frame.to_world(frame.snap(at)),
            size: Vec2::ZERO,
            z,
            alpha: 1.0,
            drawn: Drawn::Word {
                text: text.to_owned(),
                size,
                ink,
                strong,
                from_left,
            },
        });
    };
    for zone in &shown.placements.zones {
        for (n, w) in zone.words.iter().enumerate() {
            let key = DecorationKey::Word(zone.id, n);
            if w.pill {
                word(
                    key,
                    w.at,
                    depth::WORDS,
                    &w.text,
                    15.0 * text,
                    if w.button {
                        INK
                    } else {
                        crate::draw::palette::WHITE
                    },
                    true,
                    false,
                );
            } else {
                word(
                    key,
                    w.at,
                    depth::WORDS,
                    &w.text,
                    14.0 * text,
                    palette.quiet,
                    false,
                    w.from_left,
                );
            }
        }
    }
    for zone in &shown.placements.zones {
        let Some((rect, tag)) = &zone.tag else {
            continue;
        };
        let ink = if tag.ahead { INK } else { palette.quiet };
        for (n, (at, words, size)) in tag_words(*rect, tag).into_iter().enumerate() {
            let key = DecorationKey::Count(zone.id, n);
            let z = tag_depth(*rect, zone);
            word(key, at, z, words, size, ink, n == 0, false);
        }
    }
    for (n, (seat, name, rect)) in revealed.iter().enumerate() {
        let at = Vec2::new(rect.center().x, rect.max.y + 22.0 * unit);
        word(
            DecorationKey::Name(*seat, n),
            at,
            depth::VEIL + 1.0,
            name,
            17.0 * text,
            crate::draw::palette::WHITE,
            true,
            false,
        );
    }
    all
}

/// Whether a zone's count stands on its pieces.
fn covers(tag: Rect, zone: &ZonePlacement) -> bool {
    !zone.pieces.is_empty() && !tag.intersect(zone.used).is_empty()
}

/// The depth of a zone's count: above the pieces it stands on.
fn tag_depth(tag: Rect, zone: &ZonePlacement) -> f32 {
    if covers(tag, zone) {
        zone.pieces.iter().map(|p| p.z).fold(zone.z, f32::max) + 0.06
    } else {
        depth::WORDS
    }
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
        return vec![(rect.center(), &tag.count, size)];
    }
    let at = |share: f32| Vec2::new(rect.center().x, rect.min.y + high * share);
    let small = fitting(&tag.below, Type::Regular, high * 0.24, rect.width() * 0.9);
    vec![(at(0.36), &tag.count, size), (at(0.78), &tag.below, small)]
}

/// How large a lozenge has to be for a few words of 15 px.
pub(crate) fn pill_size(words: &str, text: f32) -> Vec2 {
    let wide = (width(words, Type::Semibold, 15.0) + 22.0).max(28.0);
    Vec2::new(wide, 28.0) * text
}

/// Makes, moves and takes away decorations.
fn place(
    mut commands: Commands,
    shown: Res<Shown>,
    frame: Res<Frame>,
    preferences: Res<Preferences>,
    fonts: Option<Res<Fonts>>,
    mut decorations: ResMut<ZoneDecorations>,
    mut shapes: ResMut<Shapes>,
    mut images: ResMut<Assets<Image>>,
    mut there: Query<&mut There>,
) {
    decorations.due = false;
    let palette = Palette::of(preferences.cloth);
    let tempo = Tempo::of(&preferences);
    let time = tempo.moving(tempo::RESCALE);
    let revealed = std::mem::take(&mut decorations.revealed);
    let wanted = wanted(&shown, &revealed, &frame, &palette);
    decorations.revealed = revealed;
    let keys: std::collections::BTreeSet<DecorationKey> = wanted.iter().map(|p| p.key).collect();
    decorations.there.retain(|key, entity| {
        let stays = keys.contains(key);
        if !stays && let Ok(mut old) = there.get_mut(*entity) {
            old.from = old.now();
            old.to = Still {
                alpha: 0.0,
                ..old.from
            };
            old.leaving = true;
            old.set_out(tempo.time(tempo::FADE));
        }
        stays
    });
    for decoration in wanted {
        let to = Still {
            at: decoration.at,
            size: decoration.size,
            alpha: decoration.alpha,
        };
        if let Some(&entity) = decorations.there.get(&decoration.key)
            && let Ok(mut old) = there.get_mut(entity)
        {
            // Words wait until what they speak of has been seen.
            let words = matches!(
                decoration.key,
                DecorationKey::Word(..) | DecorationKey::Pill(..)
            );
            if words && shown.words_of != shown.position {
                continue;
            }
            if old.to != to {
                old.from = old.now();
                old.to = to;
                old.set_out(time);
            }
            if old.drawn != decoration.drawn {
                draw(
                    &mut commands,
                    entity,
                    &decoration,
                    &old.from,
                    fonts.as_deref(),
                    &mut shapes,
                    &mut images,
                    &frame,
                );
                old.drawn = decoration.drawn;
                // The new sprite gets its size and colour with the next glide.
                if old.going == Going::Done {
                    old.set_out(0.0);
                }
            }
            continue;
        }
        let from = match decoration.key {
            // A border draws itself from its middle.
            DecorationKey::Border(_, side) => Still {
                size: if side < 2 {
                    Vec2::new(to.size.x, 0.0)
                } else {
                    Vec2::new(0.0, to.size.y)
                },
                ..to
            },
            _ => Still { alpha: 0.0, ..to },
        };
        let entity = commands
            .spawn((
                Name::new("Decoration"),
                Transform::from_translation(decoration.at.extend(decoration.z)),
                Visibility::default(),
                DespawnOnExit(Screen::Table),
            ))
            .id();
        draw(
            &mut commands,
            entity,
            &decoration,
            &from,
            fonts.as_deref(),
            &mut shapes,
            &mut images,
            &frame,
        );
        decorations.there.insert(decoration.key, entity);
        let key = decoration.key;
        commands.entity(entity).insert(There {
            drawn: decoration.drawn,
            from,
            to,
            elapsed: 0.0,
            time: if matches!(key, DecorationKey::Border(..)) {
                tempo.moving(2.0 * tempo::RESCALE)
            } else {
                tempo.time(tempo::FADE)
            },
            going: Going::Set,
            leaving: false,
        });
    }
}

/// Gives a decoration its picture or its letters.
fn draw(
    commands: &mut Commands,
    entity: Entity,
    decoration: &Decoration,
    from: &Still,
    fonts: Option<&Fonts>,
    shapes: &mut Shapes,
    images: &mut Assets<Image>,
    frame: &Frame,
) {
    match &decoration.drawn {
        Drawn::Shape(shape) => {
            let stamp = shapes.stamp(images, *shape, frame.pixel);
            commands.entity(entity).insert(Sprite {
                color: Color::WHITE.with_alpha(from.alpha),
                ..stamp.sprite()
            });
        }
        Drawn::Word {
            text,
            size,
            ink,
            strong,
            from_left,
        } => {
            let font = fonts.map(|f| {
                if *strong {
                    f.semibold.clone()
                } else {
                    f.regular.clone()
                }
            });
            commands.entity(entity).insert((
                Text2d::new(text.clone()),
                TextFont {
                    font: font.unwrap_or_default().into(),
                    font_size: FontSize::Px((size * 2.0).round() / 2.0),
                    ..default()
                },
                TextColor(colour(*ink).with_alpha(from.alpha)),
                if *from_left {
                    Anchor::CENTER_LEFT
                } else {
                    Anchor::CENTER
                },
            ));
        }
    }
}

/// How long words may wait for their layout, in seconds.
const LAID_OUT: f32 = 0.2;

/// How far words of this size must be moved so that their letters begin between two of the screen's pixels.
pub(crate) fn crisp(at: Vec2, anchor: &Anchor, size: Vec2, frame: &Frame) -> Vec2 {
    let corner = at + (Anchor::TOP_LEFT.0 - anchor.as_vec()) * size;
    frame.to_world(frame.snap(frame.to_window(corner))) - corner
}

/// Moves decorations on by one frame.
fn glide(
    mut commands: Commands,
    time: Res<Time>,
    mut awake: ResMut<Awake>,
    frame: Res<Frame>,
    mut decorations: Query<(
        Entity,
        &mut There,
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
        transform.translation = at.extend(transform.translation.z);
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::layout::arrange::arrange;
    use kortlek_rules::{
        Deck,
        tabled::{Arrangement, Grid, Item, Layout, Place, Zone},
    };

    #[test]
    fn a_picture_has_an_outline_for_each_free_cell_and_a_lozenge_behind_its_count() {
        let frame = Frame::default();
        // As wide as it can be, with three free cells.
        let growing = Grid::Growing { most: Some([1, 4]) };
        let grid = Zone::new(
            ZoneId::common("grid"),
            Place::Middle,
            Arrangement::Grid(growing),
        )
        .items([Item::back(Deck::Decktet).at(0, 0)])
        .cells([[0, -1], [0, 1], [0, 2]]);
        let stock = Zone::new(ZoneId::common("stock"), Place::Side, Arrangement::Pile)
            .caption("12 left".to_owned())
            .outlined();
        let layout = Layout::new(vec![grid, stock]);
        let shown = Shown {
            placements: arrange(&layout, &frame),
            layout,
            ..default()
        };
        let all = wanted(
            &shown,
            &[],
            &frame,
            &Palette::of(crate::preferences::Cloth::Green),
        );
        let count = |f: fn(&DecorationKey) -> bool| all.iter().filter(|p| f(&p.key)).count();
        assert_eq!(count(|k| matches!(k, DecorationKey::Cell(..))), 3);
        assert_eq!(count(|k| matches!(k, DecorationKey::Border(..))), 2);
        assert_eq!(count(|k| matches!(k, DecorationKey::Outline(_))), 1);
        assert_eq!(count(|k| matches!(k, DecorationKey::Pill(..))), 1);
        assert_eq!(count(|k| matches!(k, DecorationKey::Word(..))), 1);
        let mut keys: Vec<DecorationKey> = all.iter().map(|p| p.key).collect();
        keys.sort();
        keys.dedup();
        assert_eq!(keys.len(), all.len(), "each key once");
    }
}
