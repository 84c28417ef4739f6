//! Lines that draw themselves: straight ones through cards, the arrow of the last move.

use crate::draw::shapes::{Shape, Shapes};
use bevy::prelude::*;
use kortlek_kit::palette::{Rgba, colour};

/// A line of the world. Its children are its pieces; change `drawn` and they follow.
#[derive(Component, Clone, Copy, PartialEq, Debug)]
pub struct Stroke {
    /// Drawn part of it, from its start: 0 to 1.
    pub drawn: f32,
}

/// A piece of a line, from one share of its length to another.
#[derive(Component, Clone, Copy, Debug)]
struct Piece {
    ends: [Vec2; 2],
    shares: [f32; 2],
    /// Pieces overlap by this length, so that no gap shows in a bend.
    overlap: f32,
    thick: f32,
}

/// Something at the end of a line, seen when the line has reached it.
#[derive(Component, Clone, Copy, Debug)]
pub struct AtEnd;

/// The points of a curve from `a` to `b`, bent towards `control` (a quadratic Bézier curve).
pub fn curve(a: Vec2, control: Vec2, b: Vec2, pieces: usize) -> Vec<Vec2> {
    (0..=pieces)
        .map(|k| {
            let t = k as f32 / pieces as f32;
            a.lerp(control, t).lerp(control.lerp(b, t), t)
        })
        .collect()
}

/// Makes a line through these points of the world, `width` units thick, with nothing drawn yet.
pub fn spawn_stroke(
    commands: &mut Commands,
    shapes: &mut Shapes,
    images: &mut Assets<Image>,
    points: &[Vec2],
    width: f32,
    ink: Rgba,
    z: f32,
    pixel: f32,
) -> Entity {
    let stamp = shapes.stamp(images, Shape::Brush { width }, pixel);
    let lengths: Vec<f32> = points.windows(2).map(|w| w[0].distance(w[1])).collect();
    let whole = lengths.iter().sum::<f32>().max(0.001);
    let line = (
        Name::new("Line"),
        Stroke { drawn: 0.0 },
        Transform::from_xyz(0.0, 0.0, z),
        Visibility::default(),
    );
    let parent = commands.spawn(line).id();
    let mut gone = 0.0;
    for (w, length) in points.windows(2).zip(lengths) {
        let shares = [gone / whole, (gone + length) / whole];
        gone += length;
        let piece = Piece {
            ends: [w[0], w[1]],
            shares,
            overlap: if points.len() > 2 { width * 0.25 } else { 0.0 },
            thick: stamp.size.y,
        };
        let sprite = Sprite {
            color: colour(ink),
            ..stamp.sprite()
        };
        commands.spawn((piece, sprite, Visibility::Hidden, ChildOf(parent)));
    }
    parent
}

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        draw_strokes.in_set(crate::states::TableSystems::Draw),
    );
}

fn draw_strokes(
    strokes: Query<(&Stroke, &Children), Changed<Stroke>>,
    mut pieces: Query<(&Piece, &mut Transform, &mut Sprite, &mut Visibility)>,
    mut ends: Query<&mut Visibility, (With<AtEnd>, Without<Piece>)>,
) {
    let seen = |is_seen: bool| match is_seen {
        true => Visibility::Inherited,
        false => Visibility::Hidden,
    };
    for (stroke, children) in &strokes {
        for child in children.iter() {
            if let Ok((piece, mut transform, mut sprite, mut visible)) = pieces.get_mut(child) {
                let [from, to] = piece.shares;
                let share = ((stroke.drawn - from) / (to - from).max(1e-6)).clamp(0.0, 1.0);
                visible.set_if_neq(seen(share > 0.0));
                let [a, b] = piece.ends;
                let end = a.lerp(b, share);
                let way = b - a;
                transform.translation = ((a + end) / 2.0).extend(0.0);
                transform.rotation = Quat::from_rotation_z(way.y.atan2(way.x));
                sprite.custom_size = Some(Vec2::new(a.distance(end) + piece.overlap, piece.thick));
            } else if let Ok(mut visible) = ends.get_mut(child) {
                visible.set_if_neq(seen(stroke.drawn >= 0.98));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_curve_begins_and_ends_where_it_should_and_bends() {
        let points = curve(Vec2::ZERO, Vec2::new(50.0, 40.0), Vec2::new(100.0, 0.0), 20);
        assert_eq!(points.len(), 21);
        assert_eq!((points[0], points[20]), (Vec2::ZERO, Vec2::new(100.0, 0.0)));
        assert!((points[10] - Vec2::new(50.0, 20.0)).length() < 1e-3);
    }

    #[test]
    fn a_line_draws_itself_piece_by_piece() {
        let mut app = App::new();
        app.init_resource::<Assets<Image>>()
            .init_resource::<Shapes>();
        app.add_systems(Update, draw_strokes);
        let points = [Vec2::ZERO, Vec2::new(10.0, 0.0), Vec2::new(20.0, 0.0)];
        let world = app.world_mut();
        let line = world.resource_scope(|world, mut images: Mut<Assets<Image>>| {
            world.resource_scope(|world, mut shapes: Mut<Shapes>| {
                let mut commands = world.commands();
                let line = spawn_stroke(
                    &mut commands,
                    &mut shapes,
                    &mut images,
                    &points,
                    3.0,
                    [255; 4],
                    5.0,
                    1.0,
                );
                world.flush();
                line
            })
        });
        let seen = |app: &mut App, drawn: f32| {
            app.world_mut().entity_mut(line).insert(Stroke { drawn });
            app.update();
            let mut q = app.world_mut().query::<(&Piece, &Visibility, &Sprite)>();
            q.iter(app.world())
                .filter(|(_, v, _)| **v != Visibility::Hidden)
                .count()
        };
        assert_eq!(seen(&mut app, 0.0), 0);
        assert_eq!(seen(&mut app, 0.3), 1);
        assert_eq!(seen(&mut app, 1.0), 2);
    }
}
