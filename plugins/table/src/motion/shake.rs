//! Drop of a card that is laid on a wide canvas: it falls the last bit of its way, and the cards under it are knocked.
//! Nothing of it when motion is reduced or takes no time; in the end everything is in the rules' places.

use crate::{
    animation::{Animation, rest, stand},
    input::canvas::canvas_transform,
    layout::{
        canvas_transform::corners,
        frame::Frame,
        hit_targets::{CardSprite, Dragged, Raise, RestPose},
        placement::TALL,
    },
    states::{TableComponents, TableSystems},
    table_picture::TablePicture,
    tempo::{KNOCK, KNOCK_DEEP, KNOCK_DROP, KNOCK_FALLS, LONGEST_FRAME, Tempo},
};
use bevy::prelude::*;
use kortlek_kit::{preferences::Preferences, redraw_request::RedrawRequest};
use kortlek_rules::presentation::{Item, Look, Piece};

/// A card that is knocked.
#[derive(Component, Clone, Copy, PartialEq, Debug)]
struct Knock {
    /// True if it is the one that falls.
    falls: bool,
    /// Seconds since it began to fall.
    gone: f32,
}

/// The card that was laid last on the wide canvas, and the number of cards there with it.
#[derive(Component, Clone, Copy, PartialEq, Debug, Default)]
struct LaidLast(Option<(usize, Piece)>);

pub(crate) fn plugin(app: &mut App) {
    app.add_table_component::<LaidLast>().add_systems(
        Update,
        (strike, knock)
            .chain()
            .after(crate::animation::advance)
            .in_set(TableSystems::Tween),
    );
}

/// Returns true if two cards touch, each given by its corners in order.
fn touch(a: &[Vec2; 4], b: &[Vec2; 4]) -> bool {
    let span = |points: &[Vec2; 4], way: Vec2| {
        let along = points.map(|p| p.dot(way));
        let least = along.into_iter().fold(f32::INFINITY, f32::min);
        (least, along.into_iter().fold(f32::NEG_INFINITY, f32::max))
    };
    // A line between them runs along a side of one of them.
    let mut ways = [a, b].into_iter().flat_map(|c| [c[1] - c[0], c[2] - c[1]]);
    ways.all(|way| {
        let ((a0, a1), (b0, b1)) = (span(a, way), span(b, way));
        a0 < b1 && b0 < a1
    })
}

/// A card has come to rest where it was laid: it falls, and those under it are knocked.
fn strike(
    (shown, frame): (Res<TablePicture>, Res<Frame>),
    preferences: Res<Preferences>,
    mut last: Single<&mut LaidLast>,
    sprites: Query<(Entity, &CardSprite, Has<Animation>, Has<Dragged>)>,
    mut commands: Commands,
) {
    let Some(transform) = canvas_transform(&shown, &frame) else {
        last.set_if_neq(LaidLast(None));
        return;
    };
    let Some(block) = shown.layout.wide_canvas() else {
        return;
    };
    let lies = |item: &&Item| item.piece.is_card() && item.look != Look::Ghost;
    let cards = || block.items.iter().filter(lies);
    // The uppermost one is the last.
    let Some(laid) = cards().next_back() else {
        return;
    };
    let now = Some((cards().count(), laid.piece));
    if last.0 == now {
        return;
    }
    let sprite_of = |piece: Piece| {
        let mut sprites = sprites.iter();
        sprites.find(|(_, sprite, ..)| sprite.zone == block.id && sprite.piece == piece)
    };
    // It is still on its way, or still in the hand.
    let Some((_, _, false, false)) = sprite_of(laid.piece) else {
        return;
    };
    let grown = matches!((last.0, now), (Some((old, _)), Some((n, _))) if n == old + 1);
    last.0 = now;
    let tempo = Tempo::of(&preferences);
    if !grown || tempo.reduced || tempo.factor <= 0.0 {
        return;
    }
    let of = |item: &Item| corners(&item.pose, transform.card, TALL);
    let here = of(laid);
    for item in cards().filter(|item| touch(&of(item), &here)) {
        let falls = item.piece == laid.piece;
        if let Some((entity, ..)) = sprite_of(item.piece) {
            let knock = Knock { falls, gone: 0.0 };
            commands.entity(entity).try_insert(knock);
        }
    }
}

/// Scale of a falling card and the distance down of a knocked one at `t` of the time, the latter in pixels of the
/// reference drawing. At both ends of the time everything is in its place, but for the card that falls in the
/// beginning.
fn at(t: f32, falls: bool) -> (f32, f32) {
    if t < KNOCK_FALLS {
        let left = 1.0 - (t / KNOCK_FALLS).powi(2);
        return (if falls { 1.0 + KNOCK_DROP * left } else { 1.0 }, 0.0);
    }
    let after = ((t - KNOCK_FALLS) / (1.0 - KNOCK_FALLS)).min(1.0);
    (1.0, KNOCK_DEEP * (after * std::f32::consts::PI).sin())
}

fn knock(
    time: Res<Time>,
    preferences: Res<Preferences>,
    frame: Res<Frame>,
    mut awake: ResMut<RedrawRequest>,
    mut commands: Commands,
    mut sprites: Query<(
        Entity,
        &RestPose,
        Option<&Raise>,
        &mut Knock,
        &mut Transform,
        Has<Animation>,
        Has<Dragged>,
    )>,
) {
    let tempo = Tempo::of(&preferences);
    let step = time.delta_secs().min(LONGEST_FRAME);
    for (entity, home, lift, mut knock, mut transform, moves, held) in &mut sprites {
        let whole = tempo.time(KNOCK);
        let t = if whole > 0.0 { knock.gone / whole } else { 1.0 };
        knock.gone += step;
        let mut there = stand(&rest(home, lift, &frame), 1.0);
        if !moves && !held {
            let (larger, down) = at(t.min(1.0), knock.falls);
            there.scale.x *= larger;
            there.scale.y *= larger;
            there.translation.y -= down * frame.unit;
            *transform = there;
        }
        if t >= 1.0 || moves || held {
            commands.entity(entity).try_remove::<Knock>();
        }
        awake.keep();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kortlek_rules::presentation::Pose;

    #[test]
    fn cards_touch_only_where_they_overlap_however_they_are_turned() {
        let card = |x, y, angle| {
            let pose = Pose {
                at: [x, y],
                angle,
                ..Pose::PLAIN
            };
            corners(&pose, 500.0, TALL)
        };
        let here = card(0, 0, 0);
        assert!(touch(&here, &card(490, 0, 0)) && !touch(&here, &card(510, 0, 0)));
        assert!(touch(&here, &card(0, 690, 0)) && !touch(&here, &card(0, 710, 0)));
        // Turned, its corner reaches farther along one side and not into the other's corner.
        assert!(touch(&here, &card(600, 0, 450)) && !touch(&here, &card(640, 640, 450)));
        assert!(touch(&here, &here));
    }

    #[test]
    fn a_card_falls_and_then_all_are_knocked_and_rest() {
        assert!(at(0.0, true).0 > 1.03);
        assert_eq!(at(0.0, false), (1.0, 0.0));
        let middle = KNOCK_FALLS + (1.0 - KNOCK_FALLS) / 2.0;
        for falls in [true, false] {
            assert!((at(middle, falls).1 - KNOCK_DEEP).abs() < 1e-4);
            let (larger, down) = at(1.0, falls);
            assert!((larger - 1.0).abs() < 1e-6 && down.abs() < 1e-4);
        }
    }
}
