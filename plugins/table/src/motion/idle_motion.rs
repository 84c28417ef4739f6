//! Idle motion of cards: one tilts under the pointer, and a hand takes a breath when it becomes the player's. Nothing
//! of it when motion is reduced or takes no time, and all of it rests by itself.

use crate::{
    animation::{Animation, rest, stand},
    layout::{
        attention::Hover,
        frame::Frame,
        hit_targets::{CardSprite, Dragged, Raise, RestPose},
    },
    messages::TableEvent,
    states::TableSystems,
    table_picture::TablePicture,
    tempo::{self, Tempo},
};
use bevy::prelude::*;
use kortlek_kit::{device::Device, preferences::Preferences, redraw_request::RedrawRequest};
use kortlek_rules::presentation::{Arrangement, Piece, Place, Target, ZoneId};

/// Tilt of a card, in radians.
#[derive(Component, Clone, Copy, PartialEq, Debug, Default)]
struct Tilt(f32);

/// A card's breath.
#[derive(Component, Clone, Copy, PartialEq, Debug)]
struct Breath {
    /// Seconds since its breath began; negative while it waits for its neighbours.
    gone: f32,
}

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            draw_breath,
            breathe,
            // Without anybody who points nothing leans.
            tilt.run_if(resource_exists::<Hover>),
        )
            .chain()
            .after(crate::animation::advance)
            .in_set(TableSystems::Tween),
    );
}

/// Returns true if optional motion is allowed.
fn is_lively(preferences: &Preferences) -> bool {
    let tempo = Tempo::of(preferences);
    !tempo.reduced && tempo.factor > 0.0
}

/// The hand has become the player's: its cards breathe, one after the other.
fn draw_breath(
    mut events: MessageReader<TableEvent>,
    preferences: Res<Preferences>,
    shown: Res<TablePicture>,
    frame: Res<Frame>,
    sprites: Query<(Entity, &CardSprite, &RestPose)>,
    mut commands: Commands,
) {
    let turns = events.read().filter(|e| **e == TableEvent::YourTurn);
    if turns.count() == 0 || !is_lively(&preferences) {
        return;
    }
    let zones = shown.layout.zones.iter();
    for zone in zones.filter(|zone| zone.place == Place::Hand) {
        for (entity, sprite, home) in &sprites {
            if sprite.zone == zone.id {
                let share = (home.at.x - frame.to_world(frame.hand.min).x) / frame.hand.width();
                let gone = -tempo::BREATH_WAVE * share.clamp(0.0, 1.0);
                commands.entity(entity).try_insert(Breath { gone });
            }
        }
    }
}

fn breathe(
    time: Res<Time>,
    preferences: Res<Preferences>,
    frame: Res<Frame>,
    mut awake: ResMut<RedrawRequest>,
    mut commands: Commands,
    mut sprites: Query<(
        Entity,
        &RestPose,
        Option<&Raise>,
        &mut Breath,
        &mut Transform,
        Has<Animation>,
        Has<Dragged>,
    )>,
) {
    let step = time.delta_secs().min(tempo::LONGEST_FRAME);
    for (entity, home, lift, mut breath, mut transform, moves, held) in &mut sprites {
        breath.gone += step;
        let t = breath.gone / tempo::BREATH;
        let over = t >= 1.0 || !is_lively(&preferences);
        // A moving sprite is positioned by its animation.
        if !moves && !held {
            let still = stand(&rest(home, lift, &frame), 1.0).scale;
            let swell = if over { 1.0 } else { swell(t) };
            transform.scale = Vec3::new(still.x * swell, still.y * swell, still.z);
        }
        if over {
            commands.entity(entity).try_remove::<Breath>();
        }
        awake.keep();
    }
}

/// Scale of a breathing card at `t` of its breath; before 0 it waits.
fn swell(t: f32) -> f32 {
    let t = t.clamp(0.0, 1.0);
    1.0 + tempo::BREATH_RISE * (t * std::f32::consts::PI).sin().powi(2)
}

/// The card under the pointer leans towards it.
fn tilt(
    time: Res<Time>,
    preferences: Res<Preferences>,
    frame: Res<Frame>,
    (hover, device, shown): (Res<Hover>, Res<Device>, Res<TablePicture>),
    mut awake: ResMut<RedrawRequest>,
    mut commands: Commands,
    mut sprites: Query<(
        Entity,
        &CardSprite,
        &RestPose,
        Option<&Raise>,
        Option<&Tilt>,
        &mut Transform,
        Has<Animation>,
        Has<Dragged>,
    )>,
) {
    let lively = is_lively(&preferences) && *device == Device::Mouse;
    let pointed = hover.target.filter(|_| lively);
    let step = time.delta_secs().min(tempo::LONGEST_FRAME);
    for (entity, sprite, home, lift, tilted, mut transform, moves, held) in &mut sprites {
        let is_pointed = matches!(sprite.piece, Piece::Card(_))
            && pointed == Some(Target::Piece(sprite.piece))
            && !lies_exactly(&shown, sprite.zone);
        let wanted = match hover.at {
            Some(at) if is_pointed && !held => lean(at.x - home.at.x, home.width),
            _ => 0.0,
        };
        let now = tilted.copied().unwrap_or_default().0;
        if tilted.is_none() && wanted == 0.0 {
            continue;
        }
        let next = nearer(now, wanted, step);
        if !moves && !held {
            let rest = rest(home, lift, &frame);
            transform.rotation = Quat::from_rotation_z(rest.angle + next);
        }
        if next != wanted {
            awake.keep();
        }
        if next == 0.0 && wanted == 0.0 {
            commands.entity(entity).try_remove::<Tilt>();
        } else if next != now || tilted.is_none() {
            commands.entity(entity).try_insert(Tilt(next));
        }
    }
}

/// Returns true if pieces of a zone are in the rules' own poses: there the picture must be exact.
fn lies_exactly(shown: &TablePicture, zone: ZoneId) -> bool {
    let zone = shown.layout.zone(zone);
    zone.is_some_and(|zone| matches!(zone.arrangement, Arrangement::Canvas(_)))
}

/// Tilt of a card for a pointer `aside` to the right of its middle: down on that side.
fn lean(aside: f32, width: f32) -> f32 {
    -tempo::TILT * (2.0 * aside / width.max(1.0)).clamp(-1.0, 1.0)
}

/// Returns a value nearer to `wanted` after `step` seconds; equal to it in the end.
fn nearer(now: f32, wanted: f32, step: f32) -> f32 {
    let next = wanted + (now - wanted) * (-step / tempo::TILT_TIME).exp();
    if (next - wanted).abs() < 5e-4 {
        wanted
    } else {
        next
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_card_leans_towards_the_pointer_and_no_further() {
        assert_eq!(lean(0.0, 90.0), 0.0);
        assert!(lean(20.0, 90.0) < 0.0 && lean(-20.0, 90.0) > 0.0);
        assert_eq!(lean(500.0, 90.0), -tempo::TILT);
    }

    #[test]
    fn everything_rests_within_two_seconds() {
        let mut tilt = tempo::TILT;
        let frames = (0..).take_while(|_| {
            tilt = nearer(tilt, 0.0, 1.0 / 60.0);
            tilt != 0.0
        });
        assert!(frames.count() < 60);
        const { assert!(tempo::BREATH + tempo::BREATH_WAVE < 2.0) };
        for t in [-1.0, 0.0, 1.0, 2.0] {
            assert!(
                (swell(t) - 1.0).abs() < 1e-5,
                "a breath begins and ends at rest"
            );
        }
        assert!(swell(0.5) > 1.01);
    }

    #[test]
    fn nothing_moves_of_itself_where_motion_is_reduced() {
        let with = |reduced_motion, pace| Preferences {
            reduced_motion,
            pace,
            ..Preferences::default()
        };
        use kortlek_kit::preferences::Pace;
        assert!(is_lively(&with(false, Pace::Normal)));
        assert!(!is_lively(&with(true, Pace::Normal)));
        assert!(!is_lively(&with(false, Pace::Instant)));
    }
}
