//! Appearance of sprites: their face or back at the right size, a shadow, rings, badges; and the arrow of the last
//! move.

use crate::{
    animation::Animation,
    draw::{
        faces::{Art, Need},
        list::Painter,
        shapes::{CLEAR, Shape, Shapes},
        strokes::{AtEnd, Stroke, curve, spawn_stroke},
    },
    layout::{
        arrange::cell_rect,
        depth,
        frame::Frame,
        hit_targets::{
            Alpha, CARD, CardSprite, Dragged, Height, HiddenInPile, Raise, RestPose, Showing, Side,
        },
        notch::{BADGE, LEAST_UNIT, TAB, badge_on_piece, tab},
    },
    states::{Screen, TableComponents},
    table_picture::{HiddenByPreview, TablePicture},
    tempo::{self, Tempo},
};
use bevy::{color::Alpha as _, prelude::*};
use kortlek_kit::{
    fonts::{self, Typeface, half_pixel, width},
    palette::{self, GOLD, INK, PAPER, Palette, colour},
    preferences::{Cloth, Preferences},
    redraw_request::RedrawRequest,
};
use kortlek_rules::{
    Seat,
    presentation::{Look, Piece},
};

/// Current appearance of a sprite, so that nothing is done twice.
#[derive(Component, Clone, PartialEq, Debug, Default)]
pub struct DrawnAs {
    /// The picture, its width in pixels, and the number of pictures that had arrived if it was not yet exact.
    face: Option<(Art, u32, Option<u64>)>,
    shadow: Option<Entity>,
    /// The shadow's size in pixels.
    shadow_px: u32,
    looks: Option<Looks>,
    rings: Vec<Entity>,
}

/// Everything that decides about rings and badge.
#[derive(Clone, PartialEq, Debug)]
struct Looks {
    look: Look,
    badge: Option<String>,
    tags: Vec<&'static str>,
    owner: Option<Seat>,
    /// True for a token or a figure: no card, with rings that are round.
    round: bool,
    /// True if it is on a wide canvas, where nothing on a card may hide the print on it.
    bare: bool,
    width: f32,
    settled: bool,
    /// Number of pictures that had arrived, while one of the tags waits for its own.
    waits: Option<u64>,
}

/// A shadow below a sprite.
#[derive(Component, Clone, Copy, Debug)]
struct Shadow;

pub(crate) fn plugin(app: &mut App) {
    app.add_table_component::<LastMove>().add_systems(
        Update,
        (dress, drop_shadows, show_buried, last_move, draw_arrow)
            .chain()
            .in_set(crate::states::TableSystems::Draw)
            .run_if(resource_exists::<Assets<Image>>),
    );
}

/// Distance of a resting card's shadow below it, in a card's own units.
const SHADOW_DOWN: f32 = 3.0;
/// Additional distance when it is in the air.
const SHADOW_FAR: f32 = 7.0;
/// Opacity of a ghost.
const GHOST: f32 = 0.4;
/// Minimum width of a card for the full breadth of the mark of the last card laid, in pixels of the reference drawing.
const LAST_WIDE: f32 = 80.0;

/// Part of its shadow that a sprite of this size with these corners always hides, however high it is; relative to the
/// shadow's middle with y down, all in a card's own units.
fn under(size: Vec2, radius: f32) -> Rect {
    // As far in as a rounded corner reaches, and a little more.
    let inset = Vec2::splat(radius * 0.3 + 1.5);
    Rect {
        min: -size / 2.0 + inset - Vec2::new(0.0, SHADOW_DOWN),
        max: size / 2.0 - inset - Vec2::new(0.0, SHADOW_DOWN + SHADOW_FAR),
    }
}
/// Minimum width of a drawing that bears a large badge, in pixels of the reference drawing, and size of the badge.
const LARGE_DRAWING: f32 = 90.0;
const LARGE_BADGE: f32 = 34.0;
/// The greatest width of the owner's disc of a card on a wide canvas, in a card's own units.
const BARE_BADGE: f32 = 22.0;
/// The same on a token.
const SMALL_BADGE: f32 = 18.0;

/// The width at which a sprite's picture is drawn: that of its home, or the largest of its way.
fn sharp_width(home: &RestPose, lift: Option<&Raise>, course: Option<&Animation>) -> f32 {
    let rest = home.width * lift.map_or(1.0, |l| l.scale.max(1.0));
    course
        .filter(|c| c.matters)
        .map_or(rest, |c| c.widest().max(rest))
}

fn dress(
    mut painter: Painter,
    preferences: Res<Preferences>,
    shown: Res<TablePicture>,
    mut sprites: Query<(
        Entity,
        &CardSprite,
        &RestPose,
        &Showing,
        &Alpha,
        Option<&Animation>,
        Option<&Raise>,
        &mut DrawnAs,
        &mut Sprite,
    )>,
    mut shadows: Query<&mut Sprite, (With<Shadow>, Without<DrawnAs>)>,
    mut last_style: Local<Option<(kortlek_art::CardStyle, f32)>>,
) {
    let style = Some((painter.faces.style(), painter.frame.pixel));
    let all_anew = *last_style != style;
    *last_style = style;
    let wide = shown.layout.wide_canvas().map(|zone| zone.id);
    for (entity, card, home, showing, alpha, course, lift, mut drawn_as, mut sprite) in &mut sprites
    {
        let drawn_as = drawn_as.bypass_change_detection();
        let ghost = card.look == Look::Ghost;
        let seen = if ghost { GHOST * alpha.0 } else { alpha.0 };
        let px = (sharp_width(home, lift, course) / painter.frame.pixel)
            .round()
            .max(1.0) as u32;
        if all_anew || drawn_as.lacks_face(showing.0, px, &painter) {
            drawn_as.put_on(card, showing.0, px, &mut sprite, &mut painter);
        }
        let bright = if card.look == Look::Dim { 0.5 } else { 1.0 };
        let tint = Color::srgba(bright, bright, bright, seen);
        if sprite.color != tint {
            sprite.color = tint;
        }
        let shadow = drawn_as.shadow_below(entity, showing.0.piece, home, all_anew, &mut painter);
        if let Some(mut drawn) = shadow.and_then(|shadow| shadows.get_mut(shadow).ok()) {
            let tint = Color::WHITE.with_alpha(if ghost { 0.0 } else { alpha.0 });
            if drawn.color != tint {
                drawn.color = tint;
            }
        }
        let Side { piece, face_up } = showing.0;
        let shows_itself = (piece, face_up) == (card.piece, card.face_up);
        let settled = shows_itself && course.is_none_or(|c| !c.matters);
        let looks = Looks {
            look: card.look,
            badge: card.badge.clone(),
            tags: card.tags.clone(),
            owner: card.owner,
            round: is_round(piece),
            bare: wide == Some(card.zone),
            width: home.width,
            settled,
            waits: None,
        };
        let cloth = preferences.cloth;
        drawn_as.adorn(entity, looks, home, all_anew, cloth, &mut painter);
    }
}

/// Returns true for a token or a figure: no card, with rings that are round.
fn is_round(piece: Piece) -> bool {
    matches!(piece, Piece::Token(..)) || has_own_shape(piece)
}

/// Returns true for a figure, whose drawing includes its own shade.
fn has_own_shape(piece: Piece) -> bool {
    matches!(piece, Piece::Picture(..) | Piece::Cover(..))
}

impl DrawnAs {
    /// Returns true if the picture of this side at this width is not the one in use, or was not exact and a better one
    /// may be there.
    fn lacks_face(&self, side: Side, px: u32, painter: &Painter) -> bool {
        let art = Art::of(side.piece, side.face_up);
        self.face.is_none_or(|(worn, width, waits)| {
            (worn, width) != (art, px) || waits.is_some_and(|w| w != painter.faces.arrived())
        })
    }

    /// Puts the picture of this side on a sprite.
    fn put_on(
        &mut self,
        card: &CardSprite,
        side: Side,
        px: u32,
        sprite: &mut Sprite,
        painter: &mut Painter,
    ) {
        let art = Art::of(side.piece, side.face_up);
        let face_image = painter.faces.get(&mut painter.images, art, px, Need::Now);
        sprite.custom_size = Some(face_image.sprite_size(CARD.x));
        let waits = (!face_image.exact).then(|| painter.faces.arrived());
        self.face = Some((art, px, waits));
        sprite.image = face_image.image;
        // The side that it will turn to is drawn meanwhile.
        let next = Art::of(card.piece, card.face_up);
        if next != art {
            painter.faces.prepare(next, px);
        }
    }

    /// Sees to the shadow, drawn for the size of its home. Gives it if it is as it was, and may want another tint.
    fn shadow_below(
        &mut self,
        entity: Entity,
        piece: Piece,
        home: &RestPose,
        anew: bool,
        painter: &mut Painter,
    ) -> Option<Entity> {
        let px = (home.width / painter.frame.pixel).round().max(1.0) as u32;
        let shadow = *self.shadow.get_or_insert_with(|| {
            let visible = match has_own_shape(piece) {
                true => Visibility::Hidden,
                false => Visibility::Inherited,
            };
            let place = Transform::from_xyz(0.0, -SHADOW_DOWN, -0.03);
            let shadow = (Shadow, Sprite::default(), place, visible, ChildOf(entity));
            painter.commands.spawn(shadow).id()
        });
        if self.shadow_px == px && !anew {
            return Some(shadow);
        }
        self.shadow_px = px;
        let by = home.width / CARD.x;
        let reach = 3.0 * painter.frame.unit / by;
        let (size, radius) = match piece {
            Piece::Token(..) => (Vec2::splat(CARD.x), CARD.x / 2.0),
            _ => (CARD, 5.6),
        };
        let shape = Shape::Shadow {
            size,
            radius,
            reach,
        };
        let pixel = painter.frame.pixel / by;
        let stamp = painter.shapes.stamp(&mut painter.images, shape, pixel);
        painter.shapes.cover(&stamp, pixel, under(size, radius));
        painter.commands.entity(shadow).insert(stamp.sprite());
        None
    }

    /// Sees to rings, badge and tags, which a sprite has while it rests.
    fn adorn(
        &mut self,
        card: Entity,
        mut looks: Looks,
        home: &RestPose,
        anew: bool,
        cloth: Cloth,
        painter: &mut Painter,
    ) {
        let arrived = painter.faces.arrived();
        let stays = self.looks.as_ref().is_some_and(|old| {
            let mut before = old.clone();
            before.waits = None;
            before == looks && old.waits.is_none_or(|w| w == arrived)
        });
        if stays && !anew {
            return;
        }
        for old in self.rings.drain(..) {
            painter.commands.entity(old).try_despawn();
        }
        if looks.settled {
            let by = home.width / CARD.x;
            let mut ornaments = Ornaments {
                painter,
                card,
                looks: &looks,
                by,
                made: &mut self.rings,
            };
            let exact = ornaments.tags() & ornaments.owner();
            ornaments.rings(&Palette::of(cloth));
            ornaments.badge();
            looks.waits = (!exact).then_some(arrived);
        }
        self.looks = Some(looks);
    }
}

/// Ornaments of a resting sprite, drawn as its children. They are placed in the card's own units; lengths that are
/// fixed on screen are divided by the card's scale.
struct Ornaments<'a, 'w, 's> {
    painter: &'a mut Painter<'w, 's>,
    card: Entity,
    looks: &'a Looks,
    /// Logical pixels per unit of the card.
    by: f32,
    made: &'a mut Vec<Entity>,
}

impl Ornaments<'_, '_, '_> {
    /// A pixel of the screen in the card's units.
    fn pixel(&self) -> f32 {
        self.painter.frame.pixel / self.by
    }

    fn put(&mut self, what: impl Bundle) {
        let child = self.painter.commands.spawn((what, ChildOf(self.card))).id();
        self.made.push(child);
    }

    fn shape(&mut self, shape: Shape, place: Transform) {
        let pixel = self.pixel();
        let images = &mut self.painter.images;
        let stamp = self.painter.shapes.stamp(images, shape, pixel);
        self.put((stamp.sprite(), place));
    }

    /// Adds a mark, `wide` in the card's units. Returns true if it has its right size.
    fn mark(&mut self, art: Art, wide: f32, at: Vec3) -> bool {
        let pixel = self.pixel();
        let px = (wide / pixel).round().max(1.0) as u32;
        let images = &mut self.painter.images;
        let face_image = self.painter.faces.get(images, art, px, Need::Now);
        let sprite = Sprite {
            image: face_image.image,
            custom_size: Some(face_image.size.as_vec2() * pixel),
            ..default()
        };
        self.put((sprite, Transform::from_translation(at)));
        face_image.exact
    }

    /// The tab with the tags. Says whether all marks have their right size.
    fn tags(&mut self) -> bool {
        let looks = self.looks;
        if looks.tags.is_empty() {
            return true;
        }
        let unit = self.painter.frame.unit.max(LEAST_UNIT) / self.by;
        let tab = tab(looks.tags.len(), unit, looks.round);
        let unit = if looks.round { 0.75 * unit } else { unit };
        let mark = TAB[1] * unit;
        let (high, middle, left) = (tab.height(), tab.center(), tab.min.x);
        let paper = Shape::outlined(tab.size(), high * 0.28, PAPER, 1.5 * unit, INK);
        self.shape(paper, Transform::from_translation(middle.extend(0.042)));
        let mut exact = true;
        for (k, name) in looks.tags.iter().enumerate() {
            let x = left + high / 2.0 + (mark + 3.0 * unit) * k as f32;
            exact &= self.mark(Art::sign(name), mark, Vec3::new(x, middle.y, 0.043));
        }
        exact
    }

    /// The mark of the seat to which it belongs, on a disc at its lower left corner. Says whether it has its right size.
    fn owner(&mut self) -> bool {
        let Some(seat) = self.looks.owner else {
            return true;
        };
        let text = self.painter.frame.label / self.by;
        let mut high = BADGE * text;
        if self.looks.bare {
            high = high.min(BARE_BADGE);
        }
        let at = if self.looks.round {
            Vec2::new(-0.40, -0.40) * CARD.x
        } else {
            Vec2::new(-CARD.x, -CARD.y) / 2.0 + 0.35 * high
        };
        let (ink, mark) = palette::owner(seat);
        let paper = Shape::outlined(Vec2::splat(high), high / 2.0, PAPER, 1.5 * text, INK);
        self.shape(paper, Transform::from_translation(at.extend(0.036)));
        self.mark(Art::Mark(mark, Some(ink)), 0.66 * high, at.extend(0.038))
    }

    /// Draws the rings that show whether it can be picked, is picked, or was laid last.
    fn rings(&mut self, palette: &Palette) {
        let round = self.looks.round;
        let unit = self.painter.frame.unit / self.by;
        let middle = |z: f32| Transform::from_xyz(0.0, 0.0, z);
        let whole = if round { Vec2::splat(CARD.x) } else { CARD };
        match self.looks.look {
            Look::Plain | Look::Dim | Look::Ghost => {}
            Look::Lit => {
                let size = whole + if round { 16.0 } else { 5.0 * unit };
                let line = if round { 7.0 } else { 2.0 * unit };
                let radius = if round { size.x / 2.0 } else { 8.0 };
                let ring = Shape::outlined(size, radius, CLEAR, line, palette.words);
                self.shape(ring, middle(0.02));
            }
            Look::Last(_) => {
                // Finer round a small card: of the one below it in a pile there is only a strip to be seen.
                let fine = CARD.x * self.by / (self.painter.frame.unit * LAST_WIDE);
                let unit = unit * fine.clamp(0.5, 1.0);
                let wide = whole + 12.0 * unit;
                let radius = if round { wide.x / 2.0 } else { 9.0 };
                let ring = Shape::outlined(wide, radius, CLEAR, 6.0 * unit, palette.table);
                self.shape(ring, middle(0.02));
                let size = whole + 9.0 * unit;
                let dash = [9.0 * unit, 6.0 * unit];
                let dashes = Shape::dashed(size, radius, 3.0 * unit, palette.words, dash);
                self.shape(dashes, middle(0.022));
            }
        }
    }

    /// The disc with a few letters, or a tick.
    fn badge(&mut self) {
        let looks = self.looks;
        let Some(badge) = &looks.badge else { return };
        let text = self.painter.frame.label / self.by;
        let tick = badge == "✓";
        // A large drawing, such as the gouges round what was found, bears a large one.
        let large = self.by * CARD.x > LARGE_DRAWING * self.painter.frame.unit;
        let rect = if looks.round {
            let high = if large { LARGE_BADGE } else { SMALL_BADGE } * text;
            let wide = (width(badge, Typeface::Bold, high * 0.64) + high * 0.55).max(high);
            Rect::from_center_size(Vec2::new(0.40, -0.40) * CARD.x, Vec2::new(wide, high))
        } else {
            badge_on_piece(badge, CARD.x, text)
        };
        let (at, high) = (rect.center(), rect.height());
        let fill = if tick { GOLD } else { PAPER };
        let disc = Shape::outlined(rect.size(), high / 2.0, fill, 1.5 * text, INK);
        self.shape(disc, Transform::from_translation(at.extend(0.03)));
        if tick {
            // A tick of two strokes: fonts do not agree on the sign.
            let corner = Vec2::new(-0.07, -0.18) * high;
            for end in [Vec2::new(-0.25, 0.0) * high, Vec2::new(0.27, 0.19) * high] {
                let way = end - corner;
                let thick = 2.6 * text;
                let place = Transform::from_translation((at + (corner + end) / 2.0).extend(0.032))
                    .with_rotation(Quat::from_rotation_z(way.y.atan2(way.x)));
                let stroke = Vec2::new(way.length() + thick, thick);
                self.shape(Shape::filled(stroke, thick / 2.0, INK), place);
            }
            return;
        }
        // Letters are set at their size on screen and scaled to the card's units.
        let size = half_pixel(high * self.by * 0.64);
        let (fonts, ink) = (self.painter.fonts.as_deref(), colour(INK));
        let letters = fonts::text(fonts, badge, Typeface::Bold, size, ink);
        let scale = Vec3::splat(1.0 / self.by);
        let place = Transform::from_translation(at.extend(0.034)).with_scale(scale);
        self.put((letters, place));
    }
}

/// The higher a card, the farther its shadow.
fn drop_shadows(
    sprites: Query<(&Height, &DrawnAs), Changed<Height>>,
    mut shadows: Query<&mut Transform, With<Shadow>>,
) {
    for (height, drawn_as) in &sprites {
        if let Some(mut transform) = drawn_as.shadow.and_then(|s| shadows.get_mut(s).ok()) {
            transform.translation.y = -SHADOW_DOWN - SHADOW_FAR * height.0;
        }
    }
}

/// Hides resting sprites under others, and those that a drawing of the preview would replace.
fn show_buried(
    gives_way: Single<&HiddenByPreview>,
    mut sprites: Query<
        (
            Entity,
            Has<HiddenInPile>,
            Has<Animation>,
            Has<Dragged>,
            &mut Visibility,
        ),
        With<CardSprite>,
    >,
) {
    for (entity, buried, moving, held, mut visible) in &mut sprites {
        let unseen = buried || gives_way.0.contains(&entity);
        visible.set_if_neq(match unseen && !moving && !held {
            true => Visibility::Hidden,
            false => Visibility::Inherited,
        });
    }
}

/// The arrow that is drawn to the card that a seat played last: from its panel, or from the cell that was left for it.
#[derive(Component, Default)]
struct LastMove {
    of: Option<Played>,
    lines: Vec<Entity>,
    begun: f32,
    /// Time at which it became whole, in seconds of the clock.
    whole: Option<f32>,
}

/// Time for which a whole arrow stays: then it has been seen, and the things that it runs over count. The card keeps
/// its ring.
const ARROW_STAYS: f32 = 5.0;

/// The number of a card, the seat that played it, its pose, and the cell that was left for it.
type Played = (u32, Seat, RestPose, Option<Rect>);

/// The last move to be shown for a card, if another seat played it. A card in its player's own zone needs no arrow.
fn played_last(
    (card, home, course): (&CardSprite, &RestPose, Option<&Animation>),
    shown: &TablePicture,
    frame: &Frame,
) -> Option<Played> {
    let Look::Last(seat) = card.look else {
        return None;
    };
    let matters = course.is_some_and(|course| course.matters);
    if seat == frame.me || card.zone.seat == Some(seat) || matters {
        return None;
    }
    let zone = shown.placements.zone(card.zone).zip(card.from);
    let from = zone.and_then(|(zone, cell)| cell_rect(zone, cell, frame));
    Some((card.id, seat, *home, from))
}

fn last_move(
    mut commands: Commands,
    (frame, preferences): (Res<Frame>, Res<Preferences>),
    (mut shapes, mut images): (ResMut<Shapes>, ResMut<Assets<Image>>),
    mut arrow: Single<&mut LastMove>,
    table: Option<Res<crate::table::Table>>,
    shown: Res<TablePicture>,
    sprites: Query<(&CardSprite, &RestPose, Option<&Animation>)>,
) {
    // The arrow has been seen once the player begins a decision, and the table at the end of the game is looked at as a
    // whole. On a wide canvas it would cover things that count. In a lesson the teacher explains the move, and points
    // at something else.
    let wide = crate::input::canvas::canvas_transform(&shown, &frame).is_some();
    let seen =
        wide || table.is_some_and(|t| t.picking.has_picks() || t.shows_the_end() || t.is_held());
    let mut sprites = sprites.iter().filter(|_| !seen);
    let last = sprites.find_map(|sprite| played_last(sprite, &shown, &frame));
    if arrow.of == last {
        return;
    }
    for line in arrow.lines.drain(..) {
        commands.entity(line).try_despawn();
    }
    **arrow = LastMove {
        of: last,
        ..default()
    };
    let Some((_, seat, home, from)) = last else {
        return;
    };
    let Some(panel) = frame.panel(seat) else {
        return;
    };
    let (unit, pixel) = (frame.unit, frame.pixel);
    let palette = Palette::of(preferences.cloth);
    let (start, end, control) = match from {
        Some(cell) => step_path(frame.to_world(cell.center()), &home, 9.0 * unit),
        None if frame.portrait => arrow_across(&frame, panel.rect, &home),
        None => arrow_path(&frame, panel.rect, panel.left, &home),
    };
    let back_off = (end - control).normalize_or_zero();
    let foot = end - back_off * 14.0 * unit;
    let points = curve(start, control, foot, 28);
    for (width, ink, z) in [(8.0, palette.table, 0.0), (3.0, palette.words, 1.0)] {
        let line = spawn_stroke(
            &mut commands,
            &mut shapes,
            &mut images,
            &points,
            width * unit,
            ink,
            depth::ARROW + z,
            pixel,
        );
        commands.entity(line).insert(DespawnOnExit(Screen::Table));
        let grow = if z == 0.0 { 7.0 } else { 0.0 };
        let [length, width] = [(18.0 + grow) * unit; 2];
        let stamp = shapes.stamp(&mut images, Shape::Head { length, width }, pixel);
        let head = Sprite {
            color: colour(ink),
            ..stamp.sprite()
        };
        let turn = Quat::from_rotation_z(back_off.y.atan2(back_off.x));
        let at = (end - back_off * 9.0 * unit).extend(0.1);
        let place = Transform::from_translation(at).with_rotation(turn);
        commands.spawn((AtEnd, head, place, Visibility::Hidden, ChildOf(line)));
        let (size, radius) = (Vec2::splat((10.0 + grow) * unit), (5.0 + grow / 2.0) * unit);
        let stamp = shapes.stamp(&mut images, Shape::filled(size, radius, ink), pixel);
        let place = Transform::from_translation(start.extend(0.1));
        commands.spawn((stamp.sprite(), place, ChildOf(line)));
        arrow.lines.push(line);
    }
}

/// From the panel's inner edge over the table to the card's nearer upper corner, bent upwards.
fn arrow_path(frame: &Frame, panel: Rect, left: bool, home: &RestPose) -> (Vec2, Vec2, Vec2) {
    let card = home.rect();
    let (x, corner, away) = match left {
        true => (panel.max.x, Vec2::new(card.min.x, card.max.y), -1.0),
        false => (panel.min.x, card.max, 1.0),
    };
    let start = frame.to_world(Vec2::new(x, panel.min.y + panel.height() * 0.53));
    // A little outside the dashed ring.
    let away = Vec2::new(away, 0.6);
    let end = corner + away.normalize() * 9.0 * frame.unit;
    let way = end - start;
    let up = (way.x.abs() * 0.18).max(24.0 * frame.unit);
    let below_bar = Vec2::new(0.0, frame.bar.max.y + 6.0 * frame.unit);
    let highest = frame.to_world(below_bar).y;
    let mut control = start.lerp(end, 0.5) + Vec2::new(0.0, way.y.abs() * 0.35 + up);
    let most = 2.0 * highest - start.y.max(end.y).min(highest);
    control.y = control.y.min(most);
    (start, end, control)
}

/// In a high window: from the panel's edge towards the board to the card's nearer corner, bent sideways.
fn arrow_across(frame: &Frame, panel: Rect, home: &RestPose) -> (Vec2, Vec2, Vec2) {
    let (card, panel) = (home.rect(), frame.rect_to_world(panel));
    let above = panel.center().y > card.center().y;
    let left = panel.center().x <= card.center().x;
    let nearer = |beyond: bool, low: f32, high: f32| if beyond { high } else { low };
    let start = Vec2::new(panel.center().x, nearer(above, panel.max.y, panel.min.y));
    let corner = Vec2::new(
        nearer(left, card.max.x, card.min.x),
        nearer(above, card.min.y, card.max.y),
    );
    let away = Vec2::new(nearer(left, 1.0, -1.0), nearer(above, -0.6, 0.6));
    let end = corner + away.normalize() * 9.0 * frame.unit;
    let bend = Vec2::new(away.x * 40.0 * frame.unit, 0.0);
    (start, end, start.lerp(end, 0.5) + bend)
}

/// Path from a place on the table to the nearer edge of the card, ending `away` from it, bent a little.
fn step_path(start: Vec2, home: &RestPose, away: f32) -> (Vec2, Vec2, Vec2) {
    let card = home.rect();
    let way = card.center() - start;
    // The point at which the way meets the card's edge.
    let half = card.half_size() + away;
    let share = (half.x / way.x.abs().max(1e-3)).min(half.y / way.y.abs().max(1e-3));
    let end = card.center() - way * share.min(1.0);
    let bend = (end - start).perp() * 0.16;
    // Upwards, like something thrown.
    let bend = if bend.y < 0.0 { -bend } else { bend };
    (start, end, start.lerp(end, 0.5) + bend)
}

/// The arrow draws itself, stays for a while, and goes.
fn draw_arrow(
    mut commands: Commands,
    time: Res<Time>,
    preferences: Res<Preferences>,
    mut arrow: Single<&mut LastMove>,
    mut awake: ResMut<RedrawRequest>,
    mut strokes: Query<&mut Stroke>,
) {
    if arrow.lines.is_empty() {
        return;
    }
    if arrow.begun >= 1.0 {
        let arrow = arrow.bypass_change_detection();
        let since = *arrow.whole.get_or_insert(time.elapsed_secs());
        let left = ARROW_STAYS - (time.elapsed_secs() - since);
        if left > 0.0 {
            awake.within(std::time::Duration::from_secs_f32(left));
            return;
        }
        for line in arrow.lines.drain(..) {
            commands.entity(line).try_despawn();
        }
        awake.keep();
        return;
    }
    awake.keep();
    let whole = Tempo::of(&preferences).moving(tempo::ARROW);
    let arrow = arrow.bypass_change_detection();
    // The first frame may follow a long wait: its time does not count.
    let step = time.delta_secs().min(0.05);
    arrow.begun = match whole > 0.0 {
        true => (arrow.begun + step / whole).min(1.0),
        false => 1.0,
    };
    for line in &arrow.lines {
        if let Ok(mut stroke) = strokes.get_mut(*line) {
            stroke.drawn = tempo::ease_out(arrow.begun);
        }
    }
}
