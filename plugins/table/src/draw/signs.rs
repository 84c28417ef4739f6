//! Signs and bags: strips of paper with words and marks, numbers that swell when they change, and the bag out of which
//! tokens are drawn. They change when the cards have come to rest, so that nothing is told before it is seen.

use crate::{
    draw::{
        faces::Art,
        list::{DrawItem, DrawList, Drawable, ItemKey, Painter, TextItem},
        opening::{TablePart, is_due},
        shapes::Shape,
    },
    layout::{arrange::BAG, depth, frame::Frame, placement::ZonePlacement},
    states::{TableComponents, TableSystems},
    table::Table,
    table_picture::{TablePicture, number},
    tempo::{self, Tempo},
};
use bevy::{platform::collections::HashMap, prelude::*};
use kortlek_kit::{
    fonts::{Typeface, width},
    palette::{INK, PAPER, Rgba},
    preferences::Preferences,
    redraw_request::RedrawRequest,
};
use kortlek_rules::presentation::{Arrangement, Ground, Sign, Target, Zone, ZoneId};

/// Height of a sign, of its marks, its words and its numbers, in pixels of the reference drawing.
const HIGH: f32 = 42.0;
const MARK: f32 = 26.0;
const WORDS: f32 = 17.0;
const SUM: f32 = 27.0;
/// Between two parts of a sign.
const GAP: f32 = 9.0;
/// The least share to which a long sign is made smaller.
const SMALLEST: f32 = 0.6;

/// A part of a sign with its width in pixels of the reference drawing.
fn wide(part: &Sign) -> f32 {
    match part {
        Sign::Mark(_) => MARK,
        Sign::Words(words) => width(words, Typeface::Regular, WORDS),
        Sign::Strong(words) => width(words, Typeface::Bold, WORDS),
        Sign::Sum(n) => width(&number(*n), Typeface::Serif, SUM),
    }
}

/// Drawn signs, and the state that they were drawn from.
#[derive(Component, Default)]
struct Signs {
    list: DrawList,
    /// Items drawn last, for pictures that were not there yet.
    items: Vec<DrawItem>,
    table: u64,
    sums: HashMap<(ZoneId, usize), i32>,
}

pub(crate) fn plugin(app: &mut App) {
    app.add_table_component::<Signs>().add_systems(
        Update,
        (draw, swell)
            .chain()
            .in_set(TableSystems::Draw)
            .run_if(resource_exists::<Assets<Image>>)
            .run_if(is_due(TablePart::Zones)),
    );
}

/// A number that has just changed.
#[derive(Component)]
struct Swell(f32);

/// Enlargement of a number for a moment.
const SWELL: f32 = 0.45;

fn draw(
    mut signs: Single<&mut Signs>,
    mut painter: Painter,
    table: Res<Table>,
    shown: Res<TablePicture>,
    preferences: Res<Preferences>,
) {
    let waits = signs.list.is_outdated(&painter);
    let new = signs.table != table.serial();
    let changed = shown.is_changed() || preferences.is_changed();
    if !(waits || new || changed || painter.frame.is_changed()) {
        return;
    }
    if !shown.settled && !new {
        // Cards are still on their way: the old signs stay.
        if waits {
            let items = signs.items.clone();
            signs.list.draw(&mut painter, items);
        }
        return;
    }
    signs.table = table.serial();
    let frame = painter.frame.clone();
    let mut items = Vec::new();
    let mut sums = HashMap::default();
    for zone in &shown.layout.zones {
        let Some(placement) = shown.placements.zone(zone.id) else {
            continue;
        };
        match zone.arrangement {
            Arrangement::Empty if !zone.sign.is_empty() => {
                let room = room(zone.ground != Ground::Cloth, placement, &frame);
                sign(zone.id, &zone.sign, room, &frame, &mut items);
                for (n, part) in zone.sign.iter().enumerate() {
                    if let Sign::Sum(sum) = part {
                        sums.insert((zone.id, n), *sum);
                    }
                }
            }
            Arrangement::Hidden => {
                let key = ItemKey("Bag", Some(Target::Zone(zone.id)), 0);
                let at = frame.to_world(placement.used.center());
                let name = zone.picture.map_or("bag", |mark| mark.0);
                let art = Art::ZoneMark(name, preferences.cloth);
                let high = frame.whole(placement.width * BAG);
                let bag = Drawable::Picture(art, high, 1.0, None);
                items.push(DrawItem::new(key, at, depth::OUTLINE + 1.0, bag));
            }
            _ => {}
        }
    }
    signs.items = items.clone();
    signs.list.draw(&mut painter, items);
    if !preferences.reduced_motion && !new {
        for (&(zone, n), sum) in &sums {
            let changed = signs.sums.get(&(zone, n)).is_some_and(|old| old != sum);
            let key = ItemKey("Sum", Some(Target::Zone(zone)), n as u16);
            if changed && let Some(entity) = signs.list.entity(key) {
                painter.commands.entity(entity).try_insert(Swell(0.0));
            }
        }
    }
    signs.sums = sums;
}

/// Rectangle of a sign: between the zone's title and its caption, within its ground, unless that is too low for words.
fn room(grounded: bool, placement: &ZonePlacement, frame: &Frame) -> Rect {
    let inner = placement.used;
    if inner.height() < HIGH * 0.75 * frame.label {
        return placement.rect;
    }
    if grounded {
        inner.inflate(-3.0 * frame.unit)
    } else {
        inner
    }
}

/// The scale of a sign in its room, and its size there.
fn extent(all: &[Sign], room: Rect, frame: &Frame) -> (f32, Vec2) {
    let gaps = GAP * all.len().saturating_sub(1) as f32;
    let long = all.iter().map(wide).sum::<f32>() + gaps + 2.0 * 16.0;
    let text = frame.label.min(room.height() / HIGH);
    let scale = text * (room.width() / (long * text)).clamp(SMALLEST, 1.0);
    (scale, Vec2::new(long, HIGH) * scale)
}

/// The parts of one sign in the middle of its room.
fn sign(id: ZoneId, all: &[Sign], room: Rect, frame: &Frame, items: &mut Vec<DrawItem>) {
    let least = Vec2::ZERO;
    put_sign((id, all), (room, least), (depth::WORDS, INK), frame, items);
}

/// Draws the future sign after a choice over the current one: with an edge of `line` and no shorter.
pub(crate) fn foreseen_sign(
    [now, then]: [&Zone; 2],
    placement: &ZonePlacement,
    (z, line): (f32, Rgba),
    frame: &Frame,
    items: &mut Vec<DrawItem>,
) {
    let room = room(then.ground != Ground::Cloth, placement, frame);
    let (_, least) = extent(&now.sign, room, frame);
    let sign = (then.id, then.sign.as_slice());
    put_sign(sign, (room, least), (z, line), frame, items);
}

/// Adds a sign at a depth, with an edge in a colour, at least of the given size.
fn put_sign(
    (id, all): (ZoneId, &[Sign]),
    (room, least): (Rect, Vec2),
    (z, line): (f32, Rgba),
    frame: &Frame,
    items: &mut Vec<DrawItem>,
) {
    let target = Some(Target::Zone(id));
    let (scale, size) = extent(all, room, frame);
    let middle = room.center();
    let thick = frame.whole(if line == INK { 1.5 } else { 2.5 } * scale);
    let paper = size.max(least).round();
    let paper = Shape::outlined(paper, 10.0 * scale, PAPER, thick, line);
    let at = |x: f32| frame.to_world(frame.snap(Vec2::new(x, middle.y)));
    let key = ItemKey("Sign", target, 0);
    items.push(DrawItem::new(key, frame.to_world(middle), z, paper.into()));
    let mut x = middle.x - size.x / 2.0 + 16.0 * scale;
    for (n, part) in all.iter().enumerate() {
        let width = wide(part) * scale;
        let words = |text: &str, face: Typeface, size: f32| {
            Drawable::from(TextItem::new(text, face, size * scale, INK))
        };
        let (name, what) = match part {
            Sign::Mark(mark) => {
                let high = frame.whole(MARK * scale);
                let what = Drawable::Picture(Art::sign(mark.0), high, 1.0, None);
                ("Sign's mark", what)
            }
            Sign::Words(text) => ("Sign's words", words(text, Typeface::Regular, WORDS)),
            Sign::Strong(text) => ("Sign's name", words(text, Typeface::Bold, WORDS)),
            Sign::Sum(sum) => ("Sum", words(&number(*sum), Typeface::Serif, SUM)),
        };
        let key = ItemKey(name, target, n as u16);
        items.push(DrawItem::new(key, at(x + width / 2.0), z + 0.2, what));
        x += width + GAP * scale;
    }
}

/// Lets a number that has changed swell and settle.
fn swell(
    mut commands: Commands,
    time: Res<Time>,
    preferences: Res<Preferences>,
    mut awake: ResMut<RedrawRequest>,
    mut sums: Query<(Entity, &mut Swell, &mut Transform)>,
) {
    let whole = Tempo::of(&preferences).time(2.0 * tempo::SETTLE);
    for (entity, mut swell, mut transform) in &mut sums {
        awake.keep();
        let t = match whole > 0.0 {
            true => (swell.0 / whole).min(1.0),
            false => 1.0,
        };
        let scale = 1.0 + SWELL * (t * std::f32::consts::PI).sin();
        transform.scale = Vec3::new(scale, scale, 1.0);
        if t >= 1.0 {
            transform.scale = Vec3::ONE;
            commands.entity(entity).try_remove::<Swell>();
        }
        swell.0 += time.delta_secs().min(tempo::LONGEST_FRAME);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kortlek_rules::presentation::Mark;

    #[test]
    fn a_long_sign_is_made_smaller_until_it_fits() {
        let frame = Frame::default();
        let room = Rect::new(100.0, 100.0, 400.0, 150.0);
        let id = ZoneId::common("kind");
        for words in ["short", "rather longer words than would fit into the room"] {
            let mut items = Vec::new();
            let all = [
                Sign::Mark(Mark("event")),
                Sign::Words(words.to_owned().into()),
                Sign::Sum(11),
            ];
            sign(id, &all, room, &frame, &mut items);
            assert_eq!(items.len(), 4);
            let Drawable::Shape(Shape::Round { size, .. }, _) = items[0].what else {
                panic!("the paper comes first");
            };
            assert!(size.x <= room.width() + 1.0, "{words}: {size}");
            for pair in items[1..].windows(2) {
                assert!(pair[1].at.x > pair[0].at.x);
            }
        }
    }
}
