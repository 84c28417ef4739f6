//! Draw lists of small things in the world: shapes, pictures and words, declared again whenever something changed.
//! Items that were there before are kept, changed or removed.

use crate::{
    draw::{
        faces::{Art, Faces, Need},
        shapes::{Shape, Shapes},
    },
    layout::frame::Frame,
};
use bevy::{
    ecs::system::SystemParam,
    platform::collections::HashMap,
    prelude::*,
    sprite::{Anchor, Text2dShadow},
    text::{LineHeight, TextBounds, TextLayoutInfo},
};
use kortlek_kit::{
    fonts::{self, Fonts, Typeface},
    palette::{Rgba, WHITE, colour},
};
use kortlek_rules::presentation::Target;

/// Key of an item in a draw list: a name, the target that it belongs to, and an index.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct ItemKey(pub &'static str, pub Option<Target>, pub u16);

/// Content of an item.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Drawable {
    /// A shape, lengths in logical pixels, in this tint.
    Shape(Shape, Rgba),
    /// A brush of this width, stretched to a length along x.
    Line(f32, f32, Rgba),
    /// A picture: its width (of a mark: its height), its opacity, and the part of it to which it is cut (0 to 1, from
    /// its top left corner) if not whole.
    Picture(Art, f32, f32, Option<Rect>),
    /// A texture at this size, drawn by whoever declares it.
    Texture(Handle<Image>, Vec2),
    /// Words.
    Text(TextItem),
}

/// Words of a sketch.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct TextItem {
    pub text: String,
    pub face: Typeface,
    /// Height of the type in logical pixels.
    pub size: f32,
    pub ink: Rgba,
    /// Anchor of the words: the point of them that is at the item's position.
    pub anchor: Anchor,
    /// Broken into lines no longer than this.
    pub wrap: Option<f32>,
    /// Shortened with an ellipsis to no longer than this.
    pub fit: Option<f32>,
}

impl TextItem {
    /// A line whose middle is at the item's position.
    pub fn new(text: impl Into<String>, face: Typeface, size: f32, ink: Rgba) -> TextItem {
        TextItem {
            text: text.into(),
            face,
            size,
            ink,
            anchor: Anchor::CENTER,
            wrap: None,
            fit: None,
        }
    }

    /// The same with another anchor.
    pub fn anchored(self, anchor: Anchor) -> TextItem {
        TextItem { anchor, ..self }
    }

    /// The same in lines no longer than this.
    pub fn wrapped(self, width: f32) -> TextItem {
        let wrap = Some(width);
        TextItem { wrap, ..self }
    }

    /// The same, shortened to this length if there is one.
    pub fn fitted(self, width: impl Into<Option<f32>>) -> TextItem {
        let fit = width.into();
        TextItem { fit, ..self }
    }
}

impl From<Shape> for Drawable {
    /// The shape in its own colours.
    fn from(shape: Shape) -> Drawable {
        Drawable::Shape(shape, WHITE)
    }
}

impl From<TextItem> for Drawable {
    fn from(text: TextItem) -> Drawable {
        Drawable::Text(text)
    }
}

/// One thing to draw.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct DrawItem {
    pub key: ItemKey,
    /// The sprite to which it sticks, and the share by which a length in logical pixels must be multiplied there.
    pub on: Option<(Entity, f32)>,
    /// Its middle (words: their anchor), in the world or, on a sprite, in logical pixels from the sprite's middle.
    pub at: Vec2,
    pub z: f32,
    pub angle: f32,
    pub what: Drawable,
}

impl DrawItem {
    /// Something in the world.
    pub fn new(key: ItemKey, at: Vec2, z: f32, what: Drawable) -> DrawItem {
        DrawItem {
            key,
            on: None,
            at,
            z,
            angle: 0.0,
            what,
        }
    }
}

#[derive(Debug)]
struct Retained {
    entity: Entity,
    part: DrawItem,
    exact: bool,
}

/// Items drawn so far.
#[derive(Debug, Default)]
pub(crate) struct DrawList {
    there: HashMap<ItemKey, Retained>,
    /// Pixel size of the screen that it was drawn for.
    pixel: f32,
    /// Number of pictures that had arrived when it was drawn.
    arrived: u64,
}

/// Parameters for drawing.
#[derive(SystemParam)]
pub(crate) struct Painter<'w, 's> {
    pub commands: Commands<'w, 's>,
    pub images: ResMut<'w, Assets<Image>>,
    pub shapes: ResMut<'w, Shapes>,
    pub faces: ResMut<'w, Faces>,
    pub frame: Res<'w, Frame>,
    pub fonts: Option<Res<'w, Fonts>>,
    alive: Query<'w, 's, ()>,
}

/// Words that have to be shortened.
#[derive(Component, Clone, PartialEq, Debug)]
struct Fit {
    whole: String,
    width: f32,
}

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        PostUpdate,
        shorten.after(bevy::sprite::update_text2d_layout),
    );
}

impl DrawList {
    /// The entity of a part.
    pub fn entity(&self, key: ItemKey) -> Option<Entity> {
        self.there.get(&key).map(|t| t.entity)
    }

    /// Returns true if a picture was not there yet at its right size, and pictures have arrived since it was drawn.
    pub fn is_outdated(&self, painter: &Painter) -> bool {
        painter.faces.arrived() != self.arrived && self.there.values().any(|t| !t.exact)
    }

    /// Draws these parts and nothing else any more.
    pub fn draw(&mut self, painter: &mut Painter, items: Vec<DrawItem>) {
        let mut old = std::mem::take(&mut self.there);
        let same_screen = self.pixel == painter.frame.pixel;
        self.pixel = painter.frame.pixel;
        self.arrived = painter.faces.arrived();
        for part in items {
            if part.on.is_some_and(|(e, _)| !painter.alive.contains(e)) {
                continue;
            }
            let key = part.key;
            let before = old
                .remove(&key)
                .filter(|t| painter.alive.contains(t.entity));
            let entity = match before {
                Some(there) if same_screen && there.part == part && there.exact => {
                    self.there.insert(key, there);
                    continue;
                }
                Some(there)
                    if there.part.on.map(|o| o.0) == part.on.map(|o| o.0)
                        && std::mem::discriminant(&there.part.what)
                            == std::mem::discriminant(&part.what) =>
                {
                    there.entity
                }
                other => {
                    if let Some(there) = other {
                        painter.commands.entity(there.entity).try_despawn();
                    }
                    let stays = DespawnOnExit(crate::states::Screen::Table);
                    let new = (Name::new(key.0), Visibility::default(), stays);
                    let entity = painter.commands.spawn(new).id();
                    if let Some((parent, _)) = part.on {
                        painter.commands.entity(entity).insert(ChildOf(parent));
                    }
                    entity
                }
            };
            let exact = painter.fill(entity, &part);
            let there = Retained {
                entity,
                part,
                exact,
            };
            self.there.insert(key, there);
        }
        for there in old.into_values() {
            painter.commands.entity(there.entity).try_despawn();
        }
    }
}

impl Painter<'_, '_> {
    /// The middle of something upright of this size, moved so that its corner is between two of the screen's pixels.
    fn sharp(&self, place: Transform, size: Vec2, part: &DrawItem) -> Transform {
        if part.on.is_some() || part.angle != 0.0 {
            return place;
        }
        let middle = self.frame.to_window(place.translation.truncate());
        let middle = self.frame.snap(middle - size / 2.0) + size / 2.0;
        Transform {
            translation: self.frame.to_world(middle).extend(place.translation.z),
            ..place
        }
    }

    /// Gives an entity the components of an item. Returns true if its picture has the right size.
    fn fill(&mut self, entity: Entity, part: &DrawItem) -> bool {
        let share = part.on.map_or(1.0, |(_, share)| share);
        let place = Transform {
            translation: (part.at * share).extend(part.z),
            rotation: Quat::from_rotation_z(part.angle),
            scale: Vec3::new(share, share, 1.0),
        };
        let pixel = self.frame.pixel;
        let mut exact = true;
        match &part.what {
            Drawable::Shape(shape, tint) => {
                let stamp = self.shapes.stamp(&mut self.images, *shape, pixel);
                let sprite = Sprite {
                    color: colour(*tint),
                    ..stamp.sprite()
                };
                let place = self.sharp(place, stamp.size, part);
                self.commands.entity(entity).try_insert((place, sprite));
            }
            Drawable::Line(width, length, tint) => {
                let brush = Shape::Brush { width: *width };
                let stamp = self.shapes.stamp(&mut self.images, brush, pixel);
                let sprite = Sprite {
                    color: colour(*tint),
                    custom_size: Some(Vec2::new(*length, stamp.size.y)),
                    ..stamp.sprite()
                };
                self.commands.entity(entity).try_insert((place, sprite));
            }
            Drawable::Picture(art, size, seen, cut) => {
                let (sprite, is_exact) = self.picture(*art, *size, *seen, *cut);
                exact = is_exact;
                let place = self.sharp(place, sprite.custom_size.unwrap_or_default(), part);
                self.commands.entity(entity).try_insert((place, sprite));
            }
            Drawable::Texture(image, size) => {
                let sprite = Sprite {
                    image: image.clone(),
                    custom_size: Some(*size),
                    color: colour(WHITE),
                    ..default()
                };
                self.commands.entity(entity).try_insert((place, sprite));
            }
            Drawable::Text(words) => self.letters(entity, place, words),
        }
        exact
    }

    /// A picture's sprite: `size` is a card's width or a mark's height. Says whether it has the right size already.
    fn picture(&mut self, art: Art, size: f32, seen: f32, cut: Option<Rect>) -> (Sprite, bool) {
        let px = (size / self.frame.pixel).round().max(1.0) as u32;
        let face_image = self.faces.get(&mut self.images, art, px, Need::Now);
        let rim = crate::draw::faces::RIM as f32;
        let inner = face_image.size.as_vec2() - 2.0 * rim;
        let by = match art {
            Art::Mark(..) | Art::ZoneMark(..) | Art::Suit(_) => size / inner.y.max(1.0),
            Art::Face(_) | Art::Back(_) | Art::Token(_) | Art::Piece(_) | Art::Ground(..) => {
                size / inner.x.max(1.0)
            }
        };
        let rect = cut.map(|c| Rect {
            min: rim + c.min * inner,
            max: rim + c.max * inner,
        });
        let whole = rect.map_or(face_image.size.as_vec2(), |r| r.size());
        let sprite = Sprite {
            image: face_image.image,
            custom_size: Some(whole * by),
            rect,
            color: Color::WHITE.with_alpha(seen),
            ..default()
        };
        (sprite, face_image.exact)
    }

    /// Gives an entity its words.
    fn letters(&mut self, entity: Entity, place: Transform, words: &TextItem) {
        let pixel = self.frame.pixel;
        let size = (words.size / pixel).round() * pixel;
        // A whole number of pixels, even, so that middles lie between two of them.
        let line = (size * 1.25 / pixel / 2.0).round() * 2.0 * pixel;
        let breaks = if words.wrap.is_some() {
            LineBreak::WordBoundary
        } else {
            LineBreak::NoWrap
        };
        let text = fonts::text(
            self.fonts.as_deref(),
            &words.text,
            words.face,
            size,
            colour(words.ink),
        );
        let mut entity = self.commands.entity(entity);
        entity.try_insert((
            place,
            text,
            LineHeight::Px(line),
            TextLayout::new(Justify::Left, breaks),
            TextBounds {
                width: words.wrap,
                height: None,
            },
            words.anchor,
        ));
        // Light is mixed, not numbers: dark letters on paper come out thin. Drawn twice they are as strong as light ones
        // on the table.
        if words.ink.iter().take(3).all(|c| *c < 0x80) {
            entity.try_insert(Text2dShadow {
                offset: Vec2::ZERO,
                color: colour(words.ink),
            });
        } else {
            entity.try_remove::<Text2dShadow>();
        }
        match words.fit {
            Some(width) => entity.try_insert(Fit {
                whole: words.text.clone(),
                width,
            }),
            None => entity.try_remove::<Fit>(),
        };
    }
}

/// The longest start of some words that fits, with an ellipsis if something is left out. `ends` has the end of each
/// character, `ellipsis` is the width of the ellipsis, in the unit of `width`.
pub fn elide(text: &str, ends: &[f32], ellipsis: f32, width: f32) -> String {
    if ends.last().is_none_or(|end| *end <= width) {
        return text.to_owned();
    }
    let fits = ends
        .iter()
        .take_while(|end| **end + ellipsis <= width)
        .count();
    let start: String = text.chars().take(fits).collect();
    format!("{}…", start.trim_end())
}

/// Shortens words that turned out too long.
fn shorten(
    mut words: Query<
        (&Fit, &mut Text2d, &TextLayoutInfo, &TextFont),
        Or<(Changed<TextLayoutInfo>, Changed<Fit>)>,
    >,
    mut awake: ResMut<kortlek_kit::redraw_request::RedrawRequest>,
) {
    for (fit, mut text, laid, font) in &mut words {
        if text.0 != fit.whole || laid.size.x <= fit.width || laid.glyphs.is_empty() {
            continue;
        }
        let to_logical = 1.0 / laid.scale_factor.max(0.01);
        let count = fit.whole.chars().count();
        let ends: Vec<f32> = if laid.glyphs.len() == count {
            laid.glyphs
                .iter()
                .map(|g| (g.position.x + g.atlas_info.rect.width() / 2.0) * to_logical)
                .collect()
        } else {
            // Spaces have no glyph: the font's measures of each character are stretched to the whole, which is known.
            let ends = fonts::ends(&fit.whole, Typeface::Regular);
            let whole = ends.last().copied().unwrap_or(1.0).max(1e-3);
            ends.iter().map(|end| laid.size.x * end / whole).collect()
        };
        let size = match font.font_size {
            FontSize::Px(px) => px,
            _ => 16.0,
        };
        text.0 = elide(&fit.whole, &ends, size * 0.8, fit.width);
        awake.keep();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_too_long_ends_in_an_ellipsis() {
        let ends: Vec<f32> = (1..=12).map(|k| 10.0 * k as f32).collect();
        assert_eq!(elide("Rowan of Elm", &ends, 8.0, 120.0), "Rowan of Elm");
        assert_eq!(elide("Rowan of Elm", &ends, 8.0, 100.0), "Rowan of…");
        assert_eq!(
            elide("Rowan of Elm", &ends, 8.0, 68.0),
            "Rowan…",
            "no space before the ellipsis"
        );
        assert_eq!(elide("Rowan of Elm", &ends, 8.0, 3.0), "…");
        assert_eq!(elide("", &[], 8.0, 3.0), "");
    }
}
