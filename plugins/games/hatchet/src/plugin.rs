//! Additions of Hatchet to the table: a card that buries pips strikes chips out of the block, and gouges if it buries
//! many.

use crate::{
    chips::{chips, gouges},
    rules::Hatchet,
    table::BLOCK,
};
use bevy::prelude::*;
use kortlek_kit::{
    Preferences, RedrawRequest,
    palette::{PAPER, colour},
};
use kortlek_rules::presentation::Piece;
use kortlek_table::{
    Frame, Screen, TableComponents, TablePicture, TableSystems, depth,
    draw::{
        faces::{Art, Faces, Need},
        opening::{TablePart, is_due},
        shapes::{Shape, Shapes},
    },
    layout::placement::Placement,
    playing,
    tempo::{LONGEST_FRAME, Tempo},
};

/// Time that chips fly, and time that gouges are visible, in seconds.
const FLIGHT: f32 = 0.5;
const SEEN: f32 = 2.4;
/// Share of that time in which a gouge is struck, and share from which on both fade.
const STRUCK: f32 = 0.05;
const FADES: f32 = 0.7;
/// Length of a chip, and width of a gouge, for a card's width of one.
const CHIP: f32 = 0.3;
const GOUGE: f32 = 0.07;
/// Opacity of a gouge.
const GOUGE_ALPHA: f32 = 0.5;
/// Under all cards: gouges, chips.
const GOUGES: f32 = depth::CANVAS - 0.4;
const CHIPS: f32 = depth::CANVAS - 0.3;

/// The drawing of a chip.
const CHIP_ART: Art = Art::Piece("hatchet-chip");

/// Adds the game's systems.
pub fn build(app: &mut App) {
    app.add_table_component::<Landed>().add_systems(
        Update,
        (strike, fly)
            .chain()
            .in_set(TableSystems::Draw)
            .run_if(playing::<Hatchet>)
            .run_if(is_due(TablePart::Own))
            .run_if(resource_exists::<Assets<Image>>),
    );
}

/// The card that has landed and whose pips lie on it: how many cards there are, and how many pips.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Landed(Option<(usize, usize)>);

/// Something that was struck out of the block, or into it.
#[derive(Component, Clone, Copy, Debug)]
struct Struck {
    from: Vec2,
    to: Vec2,
    /// The angle in the end, and by how much it turns on its way there, in radians.
    angle: f32,
    turn: f32,
    alpha: f32,
    elapsed: f32,
    time: f32,
    is_chip: bool,
}

/// The card whose pips are counted, once it lies there, with how many cards and pips there are.
fn landed(shown: &TablePicture) -> Option<(Landed, Placement)> {
    let zone = shown.layout.zone(BLOCK).filter(|_| shown.settled)?;
    let is = |wanted: fn(Piece) -> bool| zone.items.iter().filter(move |i| wanted(i.piece)).count();
    let pips = is(|piece| matches!(piece, Piece::Token(..)));
    let last = zone.items.iter().rposition(|item| item.piece.is_card())?;
    let placement = shown.placements.zone(BLOCK)?.pieces.get(last)?;
    let cards = is(Piece::is_card);
    (pips > 0).then_some((Landed(Some((cards, pips))), *placement))
}

/// Drawn width of a chip beside a card of this width, in pixels of the screen.
fn chip_px(card: f32, frame: &Frame) -> u32 {
    (CHIP * card / frame.pixel).round().max(1.0) as u32
}

/// Strikes chips and gouges when a card has landed.
fn strike(
    mut commands: Commands,
    (shown, frame, preferences): (Res<TablePicture>, Res<Frame>, Res<Preferences>),
    (mut shapes, mut faces): (ResMut<Shapes>, ResMut<Faces>),
    mut images: ResMut<Assets<Image>>,
    mut before: Single<&mut Landed>,
) {
    if shown.is_changed()
        && let Some(zone) = shown.placements.zone(BLOCK)
    {
        // So that it is there when the first chips fly.
        faces.prepare(CHIP_ART, chip_px(zone.width, &frame));
    }
    let (now, card) = landed(&shown).unzip();
    let now = now.unwrap_or_default();
    let struck = before.0.map(|(cards, _)| cards);
    if !before.set_if_neq(now) || (now.0.is_some() && struck == now.0.map(|(cards, _)| cards)) {
        // As its pips fly to the score fewer lie there, and nothing is struck again.
        return;
    }
    let tempo = Tempo::of(&preferences);
    let (Some((cards, points)), Some(card)) = (now.0, card) else {
        return;
    };
    if tempo.reduced || tempo.factor <= 0.0 {
        return;
    }
    let middle = frame.to_world(card.at);
    let seed = cards as u64;
    let mut put = |sprite: Sprite, z: f32, struck: Struck| {
        commands.spawn((
            Name::new("Struck"),
            sprite,
            Transform::from_translation(struck.from.extend(z))
                .with_rotation(Quat::from_rotation_z(struck.angle)),
            struck,
            DespawnOnExit(Screen::Table),
        ));
    };
    for gouge in gouges(points, seed) {
        let size = Vec2::new(gouge.length, GOUGE) * card.width;
        let head = Shape::Head {
            length: size.x,
            width: size.y,
        };
        let way = Vec2::from_angle(gouge.angle);
        let at = middle + way * (gouge.begins + gouge.length / 2.0) * card.width;
        let sprite = Sprite {
            color: colour(PAPER).with_alpha(GOUGE_ALPHA),
            ..shapes.stamp(&mut images, head, frame.pixel).sprite()
        };
        let struck = Struck {
            from: at,
            to: at,
            angle: gouge.angle,
            turn: 0.0,
            alpha: GOUGE_ALPHA,
            elapsed: 0.0,
            time: tempo.time(SEEN),
            is_chip: false,
        };
        put(sprite, GOUGES, struck);
    }
    let width = CHIP * card.width;
    let px = chip_px(card.width, &frame);
    let image = faces.get(&mut images, CHIP_ART, px, Need::Now);
    for chip in chips(points, seed) {
        let way = Vec2::from_angle(chip.angle);
        let struck = Struck {
            from: middle + way * card.width * 0.4,
            to: middle + way * chip.way * card.width,
            angle: chip.turned[0],
            turn: chip.turned[1],
            alpha: 1.0,
            elapsed: 0.0,
            time: tempo.time(FLIGHT),
            is_chip: true,
        };
        let sprite = Sprite {
            image: image.image.clone(),
            custom_size: Some(image.sprite_size(width)),
            ..default()
        };
        put(sprite, CHIPS, struck);
    }
}

/// Chips fly, gouges stay for a while; then they fade.
fn fly(
    mut commands: Commands,
    clock: Res<Time>,
    mut awake: ResMut<RedrawRequest>,
    mut struck: Query<(Entity, &mut Struck, &mut Transform, &mut Sprite)>,
) {
    for (entity, mut struck, mut place, mut sprite) in &mut struck {
        awake.keep();
        struck.elapsed += clock.delta_secs().min(LONGEST_FRAME);
        let t = struck.elapsed / struck.time;
        if t >= 1.0 {
            commands.entity(entity).despawn();
            continue;
        }
        let slowing = 1.0 - (1.0 - t).powi(3);
        let at = struck.from.lerp(struck.to, slowing);
        place.translation = at.extend(place.translation.z);
        place.rotation = Quat::from_rotation_z(struck.angle - struck.turn * (1.0 - slowing));
        if !struck.is_chip {
            place.scale.x = (t / STRUCK).min(1.0);
        }
        let fade = ((1.0 - t) / (1.0 - FADES)).min(1.0);
        sprite.color.set_alpha(struck.alpha * fade);
    }
}
