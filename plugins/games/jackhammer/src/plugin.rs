//! Additions of Jackhammer to the table: slabs under the remaining cards, torn where holes are; slabs that break
//! away; the ways of the worker that is to move, and its view from the cell at which the player looks.

use crate::{
    floor::{Cell, SIDE},
    rules::Jackhammer,
    slabs::{self, Colours, Plan, Slab, Tone},
    table::{FLOOR, walker},
};
use bevy::{platform::collections::HashMap, prelude::*};
use kortlek_kit::{
    Cloth, Preferences, RedrawRequest,
    fonts::{self, Fonts, Typeface},
    palette::{INK, PAPER, Palette, Rgba, colour},
};
use kortlek_rules::{Message, Seat, presentation::Target};
use kortlek_table::{
    Activity, Frame, Screen, Table, TableComponents, TablePicture, TableSystems, depth,
    draw::{
        faces::{Art, Faces, Need},
        opening::{TablePart, is_due},
        shapes::{Shape, Shapes, texture},
    },
    layout::{
        attention::{Focus, Hover},
        placement::{Placement, ZonePlacement},
    },
    playing,
    tempo::{LONGEST_FRAME, Tempo},
};

/// Between two cells, in pixels of the reference drawing: slabs close it.
const GAP: f32 = 5.0;
/// Time that a slab takes to sink out of sight, in seconds.
const SINK: f32 = 0.5;
/// Number of things that are laid in one frame where nothing lay: each is a drawing of its own.
const LAID_AT_ONCE: usize = 14;
/// Scale of the slab at the end.
const FAR: f32 = 0.3;
/// Maximum size of the slabs kept, in bytes, and minimum number of slabs: two floors.
const BUDGET: usize = 64 << 20;
const FLOORS: usize = 2 * SIDE * SIDE;
/// Under all else on the cloth: the dark of the shaft, slabs, plates, ways, onward marks.
const DARK: f32 = depth::OUTLINE - 1.6;
const SLABS: f32 = depth::OUTLINE - 1.5;
const PLATES: f32 = depth::OUTLINE - 1.4;
const WAYS: f32 = depth::OUTLINE - 1.3;
/// Depth of the figure in a previewed place.
const GHOST: f32 = depth::LINES - 26.0;
/// Depth of the cells that workers could reach then.
const REACH: f32 = depth::LINES - 18.0;

/// The workers' colours, by seat.
const COLOURS: [Rgba; 4] = [
    INK,
    [0xB0, 0x12, 0x17, 0xFF],
    [0x19, 0x56, 0xF2, 0xFF],
    [0x1B, 0x9F, 0x47, 0xFF],
];

/// Adds the game's systems.
pub fn build(app: &mut App) {
    app.add_table_component::<Drawn>().add_systems(
        Update,
        (lay_floor, sink, draw_ways)
            .chain()
            .in_set(TableSystems::Draw)
            .run_if(playing::<Jackhammer>)
            .run_if(is_due(TablePart::Own))
            .run_if(resource_exists::<Assets<Image>>),
    );
}

/// Pictures that were drawn, and what of the ways.
#[derive(Component, Default)]
struct Drawn {
    slabs: HashMap<(Slab, [u32; 2], Cloth), Handle<Image>>,
    plates: HashMap<(bool, u32, Cloth), Handle<Image>>,
    sketch: Vec<Stroke>,
    waits: Option<u64>,
}

/// A thing that lies on the floor of the table.
#[derive(Component, Clone, PartialEq, Debug)]
struct Laid {
    what: What,
    rect: Rect,
    cloth: Cloth,
}

#[derive(Clone, Copy, PartialEq, Debug)]
enum What {
    Dark,
    Slab(Slab),
    Plate(bool),
}

/// A slab that breaks away: its first and last position, and its time.
#[derive(Component, Clone, Copy, Debug)]
struct Sinking {
    from: Vec2,
    to: Vec2,
    elapsed: f32,
    time: f32,
}

/// A part of the sketch of ways.
#[derive(Component)]
struct Part;

/// Kind of a part.
#[derive(Clone, PartialEq, Debug)]
enum Stroke {
    /// A line between two points.
    Line(Vec2, Vec2, f32, Rgba, f32),
    /// A shape about a point.
    Shape(Vec2, Shape, f32),
    /// The figure of a seat, with this width, about a point.
    Figure(Vec2, Seat, f32),
    /// Letters of this height, with their middle at a point.
    Words(Vec2, String, f32),
}

/// Geometry of the cells.
struct Places {
    corner: Vec2,
    pitch: Vec2,
}

impl Places {
    /// Worked out from any cell that is there.
    fn of(zone: &ZonePlacement, frame: &Frame) -> Option<Places> {
        let known = zone.cells.first()?;
        let pitch = known.rect.size() + GAP * frame.unit;
        let at = Vec2::new(f32::from(known.cell[0]), f32::from(known.cell[1]));
        let corner = known.rect.min - at * pitch - GAP * frame.unit / 2.0;
        Some(Places { corner, pitch })
    }

    fn rect(&self, cell: Cell, frame: &Frame) -> Rect {
        let at = |cell: [f32; 2]| frame.snap(self.corner + Vec2::from(cell) * self.pitch);
        let cell = cell.map(f32::from);
        Rect::from_corners(at(cell), at(cell.map(|n| n + 1.0)))
    }

    fn whole(&self, frame: &Frame) -> Rect {
        let last = self.corner + self.pitch * SIDE as f32;
        Rect::from_corners(frame.snap(self.corner), frame.snap(last))
    }
}

fn colours(cloth: Cloth) -> Colours {
    let p = Palette::of(cloth);
    Colours::new(p.table, p.panel, p.edge, p.line, p.quiet)
}

/// Cells that the player can go to now, once it is seen to be the player's turn.
fn legal(table: &Table, activity: &Activity) -> Vec<Cell> {
    if !table.is_current() || !activity.accepts_picks {
        return Vec::new();
    }
    let cell = |target| match target {
        Target::Cell(FLOOR, cell) => Some(cell.map(|n| n as u8)),
        _ => None,
    };
    table.picking.next().into_iter().filter_map(cell).collect()
}

/// Seat whose worker is to move next: the viewer's, if the viewer decides.
fn mover(table: &Table, activity: &Activity) -> Option<Seat> {
    let decides = table.is_current() && table.picking.decides() && activity.accepts_picks;
    table.session.me().filter(|_| decides)
}

/// Draws the floor, and redraws the slabs that have changed. A slab that is gone sinks.
fn lay_floor(
    mut commands: Commands,
    (shown, frame, preferences): (Res<TablePicture>, Res<Frame>, Res<Preferences>),
    (table, activity, mut awake): (Res<Table>, Res<Activity>, ResMut<RedrawRequest>),
    mut drawn: Single<&mut Drawn>,
    mut images: ResMut<Assets<Image>>,
    there: Query<(Entity, &Laid, &Transform), Without<Sinking>>,
) {
    let zone = shown.layout.zone(FLOOR);
    let Some((zone, placement)) = zone.zip(shown.placements.zone(FLOOR)) else {
        return;
    };
    let Some(places) = Places::of(placement, &frame) else {
        return;
    };
    let plan = Plan::of(zone);
    let legal = legal(&table, &activity);
    let own = mover(&table, &activity).and_then(|seat| plan.worker(seat));
    let cloth = preferences.cloth;
    let laid = |what, rect| Laid { what, rect, cloth };
    let mut wanted = Vec::new();
    for column in 0..SIDE as u8 {
        for cell in (0..SIDE as u8).map(|row| [column, row]) {
            if plan.stands(cell) {
                let slab = plan.slab(cell, &legal, own == Some(cell));
                wanted.push(laid(What::Slab(slab), places.rect(cell, &frame)));
            }
        }
    }
    for (cell, right) in plan.plates() {
        let rect = places.rect(cell, &frame);
        let corner = Vec2::new(if right { rect.max.x } else { rect.min.x }, rect.max.y);
        wanted.push(laid(What::Plate(right), Rect::from_corners(corner, corner)));
    }
    // The dark comes last, so that it is not seen through a floor that is not whole yet.
    wanted.push(laid(What::Dark, places.whole(&frame)));
    let time = Tempo::of(&preferences).moving(SINK);
    for (entity, old, place) in &there {
        if let Some(k) = wanted.iter().position(|new| new == old) {
            wanted.swap_remove(k);
            continue;
        }
        match old.what {
            What::Slab(slab) if !plan.stands(slab.cell) && time > 0.0 => {
                let from = place.translation.truncate();
                let middle = frame.to_world(places.whole(&frame).center());
                let to = match preferences.reduced_motion {
                    true => from,
                    false => middle,
                };
                commands.entity(entity).insert(Sinking {
                    from,
                    to,
                    elapsed: 0.0,
                    time,
                });
            }
            _ => commands.entity(entity).despawn(),
        }
    }
    let mut laid_bare = 0;
    for new in wanted {
        let covers = |old: &Laid| match (old.what, new.what) {
            (What::Slab(old), What::Slab(new)) => old.cell == new.cell,
            (old, new) => old == new,
        };
        if !there.iter().any(|(_, old, _)| covers(old)) {
            laid_bare += 1;
            if laid_bare > LAID_AT_ONCE {
                awake.keep();
                break;
            }
        }
        let (sprite, z) = dress(&new, &frame, &mut drawn, &mut images);
        let at = frame.to_world(new.rect.center()).extend(z);
        commands.spawn((
            Name::new("Floor"),
            sprite,
            Transform::from_translation(at),
            new,
            DespawnOnExit(Screen::Table),
        ));
    }
}

/// The picture of a thing on the floor, and its depth.
fn dress(
    laid: &Laid,
    frame: &Frame,
    drawn: &mut Drawn,
    images: &mut Assets<Image>,
) -> (Sprite, f32) {
    let colours = colours(laid.cloth);
    let unit = frame.unit / frame.pixel;
    let shown = |image: &Handle<Image>, px: UVec2| Sprite {
        image: image.clone(),
        custom_size: Some(px.as_vec2() * frame.pixel),
        ..default()
    };
    match laid.what {
        What::Dark => {
            let [r, g, b, _] = colours.dark;
            let dark = Color::srgba_u8(r, g, b, 0xC0);
            (Sprite::from_color(dark, laid.rect.size()), DARK)
        }
        What::Slab(slab) => {
            let px = (laid.rect.size() / frame.pixel).round().as_uvec2();
            let size = px.to_array();
            let margin = (slabs::MARGIN * unit).ceil() as u32;
            let bytes = (px + 2 * margin).element_product() as usize * 4;
            if drawn.slabs.len() * bytes > BUDGET.max(FLOORS * bytes) {
                drawn.slabs.clear();
            }
            let key = (slab, size, laid.cloth);
            let image = drawn.slabs.entry(key).or_insert_with(|| {
                let (w, h, rgba) = slab.draw(size, unit, &colours);
                images.add(texture(w, h, rgba))
            });
            // Cells that can be entered are drawn above their neighbours, so that their tears don't cover them.
            let above = if slab.tone == Tone::Legal { 0.02 } else { 0.0 };
            (shown(image, px + 2 * margin), SLABS + above)
        }
        What::Plate(right) => {
            let half = (22.0 * unit).ceil() as u32;
            let key = (right, half, laid.cloth);
            let image = drawn.plates.entry(key).or_insert_with(|| {
                let (w, h, rgba) = slabs::plate(right, unit, &colours);
                images.add(texture(w, h, rgba))
            });
            (shown(image, UVec2::splat(2 * half)), PLATES)
        }
    }
}

/// Slabs that break away go down the shaft.
fn sink(
    mut commands: Commands,
    clock: Res<Time>,
    mut awake: ResMut<RedrawRequest>,
    mut sinking: Query<(Entity, &mut Sinking, &mut Transform, &mut Sprite)>,
) {
    for (entity, mut slab, mut place, mut sprite) in &mut sinking {
        awake.keep();
        slab.elapsed += clock.delta_secs().min(LONGEST_FRAME);
        let t = (slab.elapsed / slab.time).min(1.0);
        if t >= 1.0 {
            commands.entity(entity).despawn();
            continue;
        }
        // It first only shakes, then falls faster and faster.
        let fallen = ((t - 0.25) / 0.75).max(0.0).powi(2);
        let rattle = if t < 0.25 && slab.from != slab.to {
            (t * 16.0 * std::f32::consts::PI).sin() * 2.0
        } else {
            0.0
        };
        let at = slab.from.lerp(slab.to, fallen * 0.6) + Vec2::new(rattle, 0.0);
        place.translation = at.extend(DARK + 0.05);
        let size = if slab.from == slab.to {
            1.0
        } else {
            1.0 - (1.0 - FAR) * fallen
        };
        place.scale = Vec3::new(size, size, 1.0);
        sprite.color = Color::WHITE.with_alpha(1.0 - fallen);
    }
}

/// Draws the ways of the viewer's worker, its view from the cell that is looked at, and the card under each worker.
fn draw_ways(
    mut commands: Commands,
    (shown, frame, preferences): (Res<TablePicture>, Res<Frame>, Res<Preferences>),
    (table, activity): (Res<Table>, Res<Activity>),
    (hover, focus): (Option<Res<Hover>>, Option<Res<Focus>>),
    (mut drawn, mut images): (Single<&mut Drawn>, ResMut<Assets<Image>>),
    (mut shapes, mut faces, fonts): (ResMut<Shapes>, ResMut<Faces>, Option<Res<Fonts>>),
    parts: Query<Entity, With<Part>>,
) {
    let looked_at = focus
        .and_then(|focus| focus.target())
        .or(hover.and_then(|hover| hover.target));
    let legal = legal(&table, &activity);
    let mover = mover(&table, &activity).filter(|_| !legal.is_empty());
    let goes = mover.map(|me| (me, legal.as_slice()));
    let sketch = sketch(&shown, &frame, &table, goes, looked_at, preferences.cloth);
    let due = drawn
        .waits
        .is_some_and(|arrived| arrived != faces.arrived());
    if drawn.sketch == sketch && !due {
        return;
    }
    for entity in &parts {
        commands.entity(entity).despawn();
    }
    drawn.waits = None;
    for stroke in &sketch {
        let (sprite, place) = match stroke.clone() {
            Stroke::Words(at, words, size) => {
                commands.spawn((
                    Name::new("Way"),
                    Part,
                    fonts::text(fonts.as_deref(), words, Typeface::Bold, size, colour(INK)),
                    Transform::from_translation(at.extend(REACH + 0.2)),
                    DespawnOnExit(Screen::Table),
                ));
                continue;
            }
            Stroke::Line(a, b, width, ink, z) => {
                let stamp = shapes.stamp(&mut images, Shape::Brush { width }, frame.pixel);
                let way = b - a;
                let sprite = Sprite {
                    color: colour(ink),
                    custom_size: Some(Vec2::new(way.length(), stamp.size.y)),
                    ..stamp.sprite()
                };
                let place = Transform::from_translation(((a + b) / 2.0).extend(z))
                    .with_rotation(Quat::from_rotation_z(way.y.atan2(way.x)));
                (sprite, place)
            }
            Stroke::Shape(at, shape, z) => {
                let stamp = shapes.stamp(&mut images, shape, frame.pixel);
                (stamp.sprite(), Transform::from_translation(at.extend(z)))
            }
            Stroke::Figure(at, seat, width) => {
                let px = (width / frame.pixel).round().max(1.0) as u32;
                let art = Art::of(walker(seat), true);
                let image = faces.get(&mut images, art, px, Need::Now);
                if !image.exact {
                    drawn.waits = Some(faces.arrived());
                }
                let sprite = Sprite {
                    custom_size: Some(image.sprite_size(width)),
                    image: image.image,
                    color: Color::WHITE.with_alpha(0.5),
                    ..default()
                };
                (sprite, Transform::from_translation(at.extend(GHOST)))
            }
        };
        commands.spawn((
            Name::new("Way"),
            Part,
            sprite,
            place,
            DespawnOnExit(Screen::Table),
        ));
    }
    drawn.sketch = sketch;
}

/// Drawing of the ways: `goes` is the seat whose worker is to move and the cells it can go to.
fn sketch(
    shown: &TablePicture,
    frame: &Frame,
    table: &Table,
    goes: Option<(Seat, &[Cell])>,
    looked_at: Option<Target>,
    cloth: Cloth,
) -> Vec<Stroke> {
    let mut all = Vec::new();
    let zone = shown.layout.zone(FLOOR);
    let Some((zone, placement)) = zone.zip(shown.placements.zone(FLOOR)) else {
        return all;
    };
    let Some(places) = Places::of(placement, frame) else {
        return all;
    };
    let (plan, unit, palette) = (Plan::of(zone), frame.unit, Palette::of(cloth));
    let middle = |cell| frame.to_world(places.rect(cell, frame).center());
    for (item, piece) in zone.items.iter().zip(&placement.pieces) {
        let on = Seat::all(COLOURS.len()).find(|seat| {
            let cell = plan.worker(*seat).map(|cell| cell.map(|n| n as i8));
            cell == Some(item.cell)
        });
        if let Some(seat) = on.filter(|_| item.piece.is_card()) {
            all.extend(stood_on(seat, piece, frame));
        }
    }
    let Some((me, legal)) = goes else {
        return all;
    };
    let attended = match looked_at {
        Some(Target::Cell(FLOOR, cell)) => Some(cell.map(|n| n as u8)),
        _ => None,
    };
    let attended = attended.filter(|cell| legal.contains(cell));
    let Some(from) = plan.worker(me) else {
        return all;
    };
    for end in rays(from, legal) {
        let [red, green, blue, _] = palette.words;
        let ink = [red, green, blue, 0x60];
        let (a, b) = (middle(from), middle(end));
        all.push(Stroke::Line(a, b, 3.0 * unit, ink, WAYS));
    }
    let Some(to) = attended else { return all };
    let (a, b) = (middle(from), middle(to));
    all.push(Stroke::Line(a, b, 9.0 * unit, palette.table, WAYS + 0.05));
    all.push(Stroke::Line(a, b, 5.0 * unit, palette.focus, WAYS + 0.1));
    for cell in plan.onward(me, to) {
        all.extend(onward(places.rect(cell, frame), frame, &palette));
    }
    // Whom the step would shut in, the viewer's own worker too.
    for (seat, now, then) in plan.shut_in(me, to) {
        let stands = match seat == me {
            true => Some(to),
            false => plan.worker(seat),
        };
        let Some(cell) = stands else { continue };
        // Halved or worse: that is said in words.
        let words = if 2 * then <= now {
            table.say(Message::new("keeps").with("who", seat).with("n", then))
        } else {
            format!("{now} → {then}")
        };
        let right = places.whole(frame).max.x;
        all.extend(caption(words, places.rect(cell, frame), right, frame));
    }
    // The figure where it would stand, as it stands now.
    let own = zone.items.iter().position(|item| item.piece == walker(me));
    if let Some(now) = own.and_then(|k| placement.pieces.get(k)) {
        let off = now.at - places.rect(from, frame).center();
        let at = frame.to_world(places.rect(to, frame).center() + off);
        all.push(Stroke::Figure(at, me, now.width));
    }
    all
}

/// Round the card under a worker, in the seat's colour: it is nobody's yet.
fn stood_on(seat: Seat, piece: &Placement, frame: &Frame) -> [Stroke; 2] {
    let card = Vec2::new(piece.width, frame.whole(piece.width * 1.4));
    [(6.0, PAPER, 0.0), (4.5, COLOURS[seat.index()], 0.05)].map(|(out, ink, above)| {
        let size = card + 2.0 * out * frame.unit;
        let shape = Shape::filled(size, (5.0 + out) * frame.unit, ink);
        Stroke::Shape(frame.to_world(piece.at), shape, WAYS + 0.2 + above)
    })
}

/// A ring in the corner of a cell to which a worker could go on.
fn onward(cell: Rect, frame: &Frame, palette: &Palette) -> [Stroke; 2] {
    let unit = frame.unit;
    let at = Vec2::new(cell.min.x + 10.0 * unit, cell.max.y - 14.0 * unit);
    let at = frame.to_world(frame.snap(at));
    let ring = Shape::outlined(
        Vec2::splat(16.0 * unit),
        8.0 * unit,
        palette.panel,
        frame.whole(2.0 * unit),
        palette.words,
    );
    let dot = Shape::filled(Vec2::splat(6.0 * unit), 3.0 * unit, palette.words);
    [
        Stroke::Shape(at, ring, WAYS + 0.3),
        Stroke::Shape(at, dot, WAYS + 0.35),
    ]
}

/// Words on paper beside the figure in a cell, and within the floor, which ends here to the right.
fn caption(words: String, cell: Rect, right: f32, frame: &Frame) -> [Stroke; 2] {
    let size = (18.0 * frame.label).round();
    let wide = (words.chars().count() as f32 * 0.52 + 1.3) * size;
    let high = 1.5 * size;
    let x = (cell.min.x + wide / 2.0 + 2.0 * frame.unit).min(right - wide / 2.0);
    let at = frame.to_world(frame.snap(Vec2::new(x, cell.max.y - high * 0.6)));
    let paper = Shape::outlined(
        Vec2::new(wide, high).round(),
        high / 2.0,
        PAPER,
        frame.whole(2.0 * frame.unit),
        INK,
    );
    [
        Stroke::Shape(at, paper, REACH),
        Stroke::Words(at, words, size),
    ]
}

/// The last cell of each ray of legal cells.
fn rays(from: Cell, legal: &[Cell]) -> Vec<Cell> {
    let mut ends: HashMap<[i8; 2], (i8, Cell)> = HashMap::default();
    for cell in legal {
        let way = [0, 1].map(|d| cell[d] as i8 - from[d] as i8);
        let far = way[0].abs().max(way[1].abs());
        let end = ends.entry(way.map(i8::signum)).or_insert((far, *cell));
        if far > end.0 {
            *end = (far, *cell);
        }
    }
    ends.into_values().map(|(_, cell)| cell).collect()
}
