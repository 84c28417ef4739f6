//! Addition of Granicus to the table: the water of its river, which flows on when an ace has changed its place.

use crate::{rules::Granicus, table::RIVER};
use bevy::prelude::*;
use kortlek_kit::{Preferences, palette::Palette};
use kortlek_table::{
    Frame, Screen, TablePicture, TableSystems, depth,
    draw::{
        opening::{TablePart, is_due},
        shapes::{Shape, Shapes},
    },
    playing,
};

/// Sideways reach of a bend of the river, in pixels of the reference drawing.
const WAVE: f32 = 26.0;

/// The water of the river.
#[derive(Component, Clone, PartialEq, Debug)]
struct Water {
    rect: Rect,
    cloth: kortlek_kit::Cloth,
}

/// Adds the game's systems.
pub fn build(app: &mut App) {
    app.add_systems(
        Update,
        fill_the_river
            .in_set(TableSystems::Draw)
            .run_if(playing::<Granicus>)
            .run_if(is_due(TablePart::Own))
            .run_if(resource_exists::<Assets<Image>>),
    );
}

/// Draws the water where the river runs, and redraws it when the river or the cloth has changed.
fn fill_the_river(
    mut commands: Commands,
    shown: Res<TablePicture>,
    frame: Res<Frame>,
    preferences: Res<Preferences>,
    mut shapes: ResMut<Shapes>,
    mut images: ResMut<Assets<Image>>,
    water: Query<(Entity, &Water)>,
) {
    let Some((rect, _)) = shown.placements.zone(RIVER).and_then(|zone| zone.ground) else {
        return;
    };
    let wanted = Water {
        rect: Rect {
            min: frame.snap(rect.min),
            max: frame.snap(rect.max),
        },
        cloth: preferences.cloth,
    };
    if water.iter().any(|(_, there)| *there == wanted) {
        return;
    }
    for (entity, _) in &water {
        commands.entity(entity).despawn();
    }
    let palette = Palette::of(preferences.cloth);
    let shape = Shape::Water {
        size: wanted.rect.size(),
        wave: WAVE * frame.unit,
        fill: palette.water,
        ink: palette.foam,
    };
    let stamp = shapes.stamp(&mut images, shape, frame.pixel);
    let at = frame.to_world(wanted.rect.center());
    commands.spawn((
        Name::new("Water"),
        stamp.sprite(),
        Transform::from_translation(at.extend(depth::OUTLINE - 1.5)),
        wanted,
        DespawnOnExit(Screen::Table),
    ));
}
