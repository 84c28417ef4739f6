//! Additions of Virus to the table: arrows from fingertips to their targets, and one to the gesture that is picked.

use crate::{
    rules::Virus,
    table::{
        HAND_SIZE, SHEET, aimed, hand,
        pointing::{Point, PointingHand},
    },
};
use bevy::prelude::*;
use kortlek_kit::{
    Cloth, Preferences, RedrawRequest,
    palette::{Palette, Rgba, colour},
};
use kortlek_rules::{
    Seat,
    presentation::{Look, Piece, Target},
};
use kortlek_table::{
    Frame, Screen, Table, TableComponents, TablePicture, TableSystems, depth,
    draw::{
        opening::{TablePart, is_due},
        shapes::{Shape, Shapes},
        strokes::{AtEnd, Stroke, curve, spawn_stroke},
    },
    playing,
    tempo::{self, Tempo},
};

/// Bend of an arrow to its side, for a length of one; and across the table, so that it goes round the middle: the
/// dial, or with two players their places for bottles, which are wider.
const BEND: f32 = 0.08;
const ROUND_DIAL: f32 = 0.4;
const ROUND_PLACES: f32 = 0.58;
/// Share of the way that a stopped arrow goes.
const STOPPED: f32 = 0.62;
/// Length and width of an arrow's head, and thickness of its line, in pixels of the reference drawing.
const HEAD: f32 = 20.0;
const LINE: f32 = 4.0;
/// Additional thickness of the dark rim.
const RIM: f32 = 5.0;

/// Adds the game's systems.
pub fn build(app: &mut App) {
    app.add_table_component::<Arrows>().add_systems(
        Update,
        (point, grow)
            .chain()
            .in_set(TableSystems::Draw)
            .run_if(playing::<Virus>)
            .run_if(is_due(TablePart::Own))
            .run_if(resource_exists::<Assets<Image>>),
    );
}

/// An arrow in the window.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Arrow {
    ends: [Point; 2],
    ink: Rgba,
    /// True if it arrives.
    whole: bool,
}

/// The arrows that are drawn.
#[derive(Component, Default)]
struct Arrows {
    of: Vec<Arrow>,
    /// The window and the cloth for which they were drawn.
    on: Option<(Frame, Cloth)>,
    lines: Vec<Entity>,
    begun: f32,
}

/// A seat's hand as it comes to rest, and the name of its drawing.
fn hand_of(
    shown: &TablePicture,
    frame: &Frame,
    seat: Seat,
) -> Option<(PointingHand, &'static str, Look)> {
    let id = hand(seat);
    let item = shown.layout.zone(id)?.items.first()?;
    let placement = shown.placements.zone(id)?.pieces.first()?;
    let (Piece::Picture(name, _) | Piece::Cover(name, _)) = item.piece else {
        return None;
    };
    let hand = PointingHand {
        middle: placement.at.to_array(),
        width: placement.width,
        angle: placement.angle,
        down: seat != frame.me,
        finger: name.starts_with("virus-infect"),
    };
    Some((hand, name, item.look))
}

/// The arrow of a seat whose hand points.
fn pointing(shown: &TablePicture, frame: &Frame, seat: Seat, ink: Rgba) -> Option<Arrow> {
    let (mine, name, look) = hand_of(shown, frame, seat)?;
    if !(name.starts_with("virus-infect") || name.starts_with("virus-steal")) {
        return None;
    }
    let others = Seat::all(frame.players).filter(|other| *other != seat);
    let rests = |other| Some(hand_of(shown, frame, other)?.0);
    let others: Vec<PointingHand> = others.filter_map(rests).collect();
    let target = others[mine.aimed_at(&others)?];
    Some(Arrow {
        ends: mine.arrow(&target),
        ink,
        whole: look != Look::Dim,
    })
}

/// The arrow from the viewer's hand to the gesture that is picked at another seat.
fn picked(table: &Table, shown: &TablePicture, frame: &Frame, ink: Rgba) -> Option<Arrow> {
    let Some(Target::Cell(zone, _)) = table.picking.chosen().last() else {
        return None;
    };
    if zone.seat == Some(frame.me) {
        return None;
    }
    let button = shown.placements.zone(*zone)?.cells.first()?.rect;
    let (rests, ..) = hand_of(shown, frame, frame.me)?;
    let size = f32::from(HAND_SIZE) / 100.0;
    let pose = aimed(frame.players, frame.me, zone.seat?);
    let off = Vec2::from(pose.at.map(|n| n as f32)) / 100.0 * rests.width / size;
    let mine = PointingHand {
        middle: (Vec2::from(rests.middle) + off).to_array(),
        angle: -(f32::from(pose.angle) / 10.0).to_radians(),
        finger: zone.name == "infect",
        ..rests
    };
    let start = mine.tip();
    let end = Vec2::new(button.center().x, button.max.y + 14.0 * frame.unit);
    Some(Arrow {
        ends: [start, end.to_array()],
        ink,
        whole: true,
    })
}

/// Redraws the arrows when they have changed.
fn point(
    mut commands: Commands,
    table: Res<Table>,
    shown: Res<TablePicture>,
    frame: Res<Frame>,
    preferences: Res<Preferences>,
    shapes: Option<ResMut<Shapes>>,
    mut images: ResMut<Assets<Image>>,
    mut arrows: Single<&mut Arrows>,
) {
    let Some(mut shapes) = shapes else {
        return;
    };
    let palette = Palette::of(preferences.cloth);
    // A hand points once it has opened: an arrow that came before it would give away what was chosen in secret.
    let is_open = |arrow: &Arrow| {
        let lies = |old: &Arrow| old.ends == arrow.ends;
        shown.settled || arrows.of.iter().any(lies)
    };
    let pointing = |seat| pointing(&shown, &frame, seat, palette.words).filter(is_open);
    let all = Seat::all(frame.players).filter_map(pointing);
    let picked = picked(&table, &shown, &frame, palette.focus);
    let wanted: Vec<Arrow> = all.chain(picked).collect();
    let on = Some((frame.clone(), preferences.cloth));
    if arrows.of == wanted && (arrows.on == on || wanted.is_empty()) {
        return;
    }
    for line in arrows.lines.drain(..) {
        commands.entity(line).try_despawn();
    }
    let mut zones = shown.placements.zones.iter();
    let sheet = zones.find(|zone| zone.id == SHEET);
    let sheet = sheet.map(|zone| frame.rect_to_world(zone.used));
    let place = (&*frame, sheet);
    let mut lines = Vec::new();
    for arrow in &wanted {
        for layer in [(RIM, palette.table, 0.0), (0.0, arrow.ink, 1.0)] {
            let line = draw(&mut commands, &mut shapes, &mut images, arrow, layer, place);
            lines.push(line);
        }
    }
    **arrows = Arrows {
        of: wanted,
        on,
        lines,
        begun: 0.0,
    };
}

/// Bend of an arrow that goes this way.
fn bend(way: Vec2, players: usize) -> f32 {
    let across = way.x.abs() < 0.2 * way.y.abs();
    match players {
        2 if across => ROUND_PLACES,
        4 if across => ROUND_DIAL,
        _ => BEND,
    }
}

/// The bend nearest to the usual one with which an arrow between these ends passes by the sheet of scores; the usual one
/// if all of them cross it.
fn around(sheet: Option<Rect>, [start, end]: [Vec2; 2], usual: f32) -> f32 {
    const MORE: [f32; 9] = [0.0, 0.12, -0.12, 0.24, -0.24, 0.36, -0.36, 0.5, -0.5];
    let Some(sheet) = sheet else { return usual };
    let way = (end - start).perp();
    let passes = |by: &f32| {
        let control = (start + end) / 2.0 + way * by;
        let points = curve(start, control, end, 20);
        !points.iter().any(|at| sheet.contains(*at))
    };
    let bends = MORE.map(|more| usual + more);
    bends.into_iter().find(passes).unwrap_or(usual)
}

/// One arrow, or its rim: how much thicker, in which colour, and how much nearer.
fn draw(
    commands: &mut Commands,
    shapes: &mut Shapes,
    images: &mut Assets<Image>,
    arrow: &Arrow,
    (more, ink, z): (f32, Rgba, f32),
    (frame, sheet): (&Frame, Option<Rect>),
) -> Entity {
    let (unit, pixel) = (frame.unit, frame.pixel);
    let [start, end] = arrow.ends.map(|at| frame.to_world(Vec2::from(at)));
    let way = end - start;
    let end = if arrow.whole {
        end
    } else {
        start + way * STOPPED
    };
    let usual = bend(way, frame.players);
    let by = around(sheet, [start, end], usual);
    let control = (start + end) / 2.0 + way.perp() * by;
    let ahead = (end - control).normalize_or_zero();
    let foot = if arrow.whole {
        end - ahead * 0.7 * HEAD * unit
    } else {
        end
    };
    let points = curve(start, control, foot, 20);
    let width = (LINE + more) * unit;
    let depth = depth::ARROW + z;
    let line = spawn_stroke(commands, shapes, images, &points, width, ink, depth, pixel);
    commands.entity(line).insert(DespawnOnExit(Screen::Table));
    if arrow.whole {
        let length = (HEAD + more) * unit;
        let head = Shape::Head {
            length,
            width: length,
        };
        let stamp = shapes.stamp(images, head, pixel);
        let middle = end - ahead * HEAD / 2.0 * unit;
        commands.spawn((
            AtEnd,
            Sprite {
                color: colour(ink),
                ..stamp.sprite()
            },
            Transform::from_translation(middle.extend(0.1))
                .with_rotation(Quat::from_rotation_z(ahead.y.atan2(ahead.x))),
            Visibility::Hidden,
            ChildOf(line),
        ));
    }
    line
}

/// Lets new arrows draw themselves.
fn grow(
    time: Res<Time>,
    preferences: Res<Preferences>,
    mut arrows: Single<&mut Arrows>,
    mut awake: ResMut<RedrawRequest>,
    mut strokes: Query<&mut Stroke>,
) {
    if arrows.lines.is_empty() || arrows.begun >= 1.0 {
        return;
    }
    awake.keep();
    let whole = Tempo::of(&preferences).moving(tempo::ARROW);
    let step = time.delta_secs().min(tempo::LONGEST_FRAME);
    arrows.begun = if whole > 0.0 {
        (arrows.begun + step / whole).min(1.0)
    } else {
        1.0
    };
    for line in &arrows.lines {
        if let Ok(mut stroke) = strokes.get_mut(*line) {
            stroke.drawn = tempo::ease_out(arrows.begun);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_arrow_across_the_table_goes_round_its_middle() {
        let (across, aside) = (Vec2::new(10.0, 330.0), Vec2::new(250.0, 200.0));
        for players in [2, 4] {
            let far = across.length() * bend(across, players) / 2.0;
            assert!(far > 60.0, "{players}: {far}");
            assert_eq!(bend(aside, players), BEND);
        }
        assert_eq!(bend(across, 3), BEND);
    }

    #[test]
    fn an_arrow_passes_by_the_sheet_of_scores() {
        let ends = [Vec2::new(0.0, 0.0), Vec2::new(400.0, 300.0)];
        let sheet = Rect::from_center_size(Vec2::new(200.0, 165.0), Vec2::new(120.0, 80.0));
        assert_eq!(around(None, ends, BEND), BEND);
        let by = around(Some(sheet), ends, BEND);
        let control = (ends[0] + ends[1]) / 2.0 + (ends[1] - ends[0]).perp() * by;
        let points = curve(ends[0], control, ends[1], 20);
        assert!(by != BEND && points.iter().all(|at| !sheet.contains(*at)));
        let all = Rect::from_center_size(Vec2::ZERO, Vec2::splat(2000.0));
        assert_eq!(around(Some(all), ends, BEND), BEND);
    }
}
