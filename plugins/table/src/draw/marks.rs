//! The states of what lies on the table, told by shape: rings round what can be picked, a thick ring with corner ticks
//! round what has the focus, a raised card with a notch for what was picked, dots over what can't be; and what a pick
//! would bring.

use crate::{
    awake::Awake,
    draw::{
        faces::Art,
        fonts::width,
        list::{DrawItem, DrawList, Drawable, ItemKey, Painter, TextItem, Type},
        palette::{GOLD, INK, PAPER, Palette, WHITE},
        shapes::{CLEAR, Rgba, Shape, texture},
        shown::{Activity, Foreseen, Shown, depth, signed},
        zones::tag_words,
    },
    layout::{
        arrange::arrange,
        attention::{Focus, Hover, drop_target},
        frame::Frame,
        placement::Placements,
        spots::{CARD, CardSprite, Held, Home, Lift, Spot, Spots},
    },
    preferences::Preferences,
    states::{Screen, TableSystems},
    table::Table,
    tempo::{self, Tempo},
};
use bevy::{platform::collections::HashMap, prelude::*, sprite::Anchor};
use kortlek_rules::tabled::{
    Label, Layout, Line, Look, Mark, Picking, Piece, Place, Preview, Target, ZoneId,
};

/// What can be picked, what was, and where the player's attention is: all that decides how things are marked.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Situation {
    /// What can be picked next.
    pub next: Vec<Target>,
    /// What can be picked instead of something that was.
    pub instead: Vec<Target>,
    /// Whether a decision is owed.
    pub decides: bool,
    /// What was picked.
    pub chosen: Vec<Target>,
    /// What has the focus of keys or pad.
    pub focus: Option<Target>,
    /// What the pointer is over.
    pub hover: Option<Target>,
    /// What is dragged.
    pub held: Option<Target>,
    /// Where the dragged card can be dropped.
    pub drops: Vec<Target>,
    /// Where it would fall if it were let go now.
    pub aim: Option<Target>,
    /// What the player looks at: the focus or what the pointer is over, whichever came last, or where the dragged card
    /// would fall.
    pub attended: Option<Target>,
}

impl Situation {
    /// The situation in which a decision on its way leaves the player.
    pub fn new(
        picking: &Picking,
        focus: Option<Target>,
        hover: Option<Target>,
        held: Option<Target>,
    ) -> Situation {
        let mut next = picking.next();
        next.extend(picking.marks());
        let mut chosen = picking.chosen().to_vec();
        chosen.extend(picking.marked());
        Situation {
            drops: held.map_or(Vec::new(), |held| picking.drops(held)),
            next,
            instead: picking.instead(),
            decides: picking.decides(),
            chosen,
            focus,
            hover,
            held,
            aim: None,
            attended: focus.or(hover),
        }
    }

    /// Whether a target can be picked now, next or instead.
    pub fn can_pick(&self, target: Target) -> bool {
        self.next.contains(&target) || self.instead.contains(&target)
    }

    /// What is chosen, and with it what the player looks at if it can be picked next, or instead of the last pick.
    pub fn looks_at(&self) -> Vec<Target> {
        let mut path = self.chosen.clone();
        if let Some(held) = self.held
            && !path.contains(&held)
        {
            path = vec![held];
        }
        if let Some(target) = self.attended
            && (self.next.contains(&target) || self.drops.contains(&target))
        {
            path.push(target);
        }
        path
    }

    /// How a target is marked.
    pub fn marking(&self, target: Target) -> Marking {
        let ring = if self.chosen.contains(&target) {
            Ring::Chosen
        } else if self.held.is_some() {
            if self.drops.contains(&target) {
                Ring::Drop
            } else {
                Ring::None
            }
        } else if self.can_pick(target) {
            Ring::Legal
        } else {
            Ring::None
        };
        Marking {
            ring,
            focused: self.focus == Some(target),
        }
    }

    /// How far a card is lifted. `among` tells whether other cards of its zone can't be picked, so that the lift tells
    /// something.
    pub fn lift(&self, target: Target, among: bool) -> Option<Lift> {
        let attended = self.focus == Some(target) || self.hover == Some(target);
        let legal = self.can_pick(target);
        let (up, scale): (f32, f32) = if self.chosen.contains(&target) {
            (CHOSEN_UP, if attended { 1.03 } else { 1.0 })
        } else if attended && legal {
            (10.0, 1.08)
        } else if legal && among && self.held.is_none() {
            (8.0, 1.0)
        } else {
            return None;
        };
        Some(Lift { up, scale })
    }
}

/// How far a chosen card is raised, in pixels of the reference drawing.
pub const CHOSEN_UP: f32 = 26.0;

/// The ring round something.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Ring {
    /// No ring.
    #[default]
    None,
    /// It can be picked: thin and white.
    Legal,
    /// What is dragged can be dropped there: white and lit up.
    Drop,
    /// It was picked: gold, with a notch.
    Chosen,
}

/// How something is marked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Marking {
    /// Its ring.
    pub ring: Ring,
    /// Whether it has the ring of the focus, with corner ticks, instead.
    pub focused: bool,
}

/// How much a preview stands out.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Worth {
    /// It brings nothing.
    Nothing,
    /// It brings something.
    Something,
    /// None brings more.
    Best,
}

/// How much each preview stands out, in their order.
pub fn worths(previews: &[Preview]) -> Vec<Worth> {
    let best = previews.iter().map(|p| p.points).max().unwrap_or(0);
    previews
        .iter()
        .map(|p| match p.points {
            n if n <= 0 => Worth::Nothing,
            n if n == best => Worth::Best,
            _ => Worth::Something,
        })
        .collect()
}

/// Lines through the same cells, with all that they score together.
#[derive(Clone, PartialEq, Debug)]
pub struct Bundle {
    /// The cells.
    pub cells: Vec<[i8; 2]>,
    /// The marks of what scores, without those that are said in words.
    pub marks: Vec<&'static str>,
    /// What scores, in words; empty where marks say it.
    pub words: String,
    /// The points of all.
    pub points: i32,
}

/// Gathers the lines of a preview that run through the same cells.
pub fn bundles(lines: &[Line]) -> Vec<Bundle> {
    let mut all: Vec<Bundle> = Vec::new();
    for line in lines {
        let k = match all.iter().position(|b| b.cells == line.cells) {
            Some(k) => k,
            None => {
                all.push(Bundle {
                    cells: line.cells.clone(),
                    marks: Vec::new(),
                    words: String::new(),
                    points: 0,
                });
                all.len() - 1
            }
        };
        let bundle = &mut all[k];
        bundle.points += line.points;
        match line.mark {
            Some(mark) => bundle.marks.push(mark.0),
            None => {
                if !bundle.words.is_empty() {
                    bundle.words.push_str(", ");
                }
                bundle.words.push_str(&line.label);
            }
        }
    }
    // What scores nothing is only shown if nothing else runs there.
    if all.iter().any(|b| b.points > 0) {
        all.retain(|b| b.points > 0);
    }
    all
}

/// Where the label of a line stands: on the cell of the line that is farthest from the middle one of `here`, moved until
/// it covers no other label. All in the world; `size` is the label's.
pub fn label_place(line: &[Vec2], here: Vec2, size: Vec2, others: &[Rect]) -> Vec2 {
    let (Some(a), Some(b)) = (line.first(), line.last()) else {
        return here;
    };
    let far = if a.distance_squared(here) > b.distance_squared(here) {
        *a
    } else {
        *b
    };
    let other = if far == *a { *b } else { *a };
    let middle = line[line.len() / 2];
    let free = |at: Vec2| {
        let rect = Rect::from_center_size(at, size);
        others.iter().all(|o| rect.intersect(*o).is_empty())
    };
    let mut places = vec![far, (far + middle) / 2.0, middle, other];
    for k in 1..=4 {
        let by = (size.y + 3.0) * k as f32;
        places.extend([far + Vec2::Y * by, far - Vec2::Y * by]);
    }
    places
        .into_iter()
        .filter(|at| at.distance(here) > size.y)
        .find(|at| free(*at))
        .unwrap_or(far)
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Marks>()
        .add_systems(
            Update,
            (mark, pulse)
                .chain()
                .in_set(TableSystems::Draw)
                .run_if(resource_exists::<Assets<Image>>),
        )
        .add_systems(OnExit(Screen::Table), forget);
}

/// What is drawn of marks, and from what.
#[derive(Resource, Default)]
struct Marks {
    list: DrawList,
    from: Option<Cause>,
    arrived: u64,
    veils: HashMap<[u32; 3], Handle<Image>>,
    hinted: Option<Vec<Target>>,
    /// Where the pointer was.
    pointer: Option<Vec2>,
}

/// All that marks are drawn from, besides places and colours.
#[derive(Clone, PartialEq, Debug)]
struct Cause {
    table: u64,
    shown: usize,
    choices: usize,
    moving: bool,
    hint: Option<Vec<Target>>,
    situation: Situation,
    preferences: Preferences,
}

fn forget(mut marks: ResMut<Marks>) {
    *marks = Marks::default();
}

fn mark(
    mut marks: ResMut<Marks>,
    mut painter: Painter,
    (table, activity): (Res<Table>, Res<Activity>),
    (shown, spots): (Res<Shown>, Res<Spots>),
    (focus, hover): (Res<Focus>, Res<Hover>),
    (preferences, mut foreseen): (Res<Preferences>, ResMut<Foreseen>),
    sprites: Query<(
        Entity,
        &CardSprite,
        &Home,
        &Transform,
        Option<&Lift>,
        Has<Held>,
    )>,
) {
    let held = sprites.iter().find(|s| s.5);
    let mut situation = Situation::new(
        &table.picking,
        focus.target(),
        hover.target,
        held.map(|s| Target::Piece(s.1.piece)),
    );
    if let Some((_, sprite, home, transform, ..)) = held {
        let width = home.width.max(CARD.x * painter.frame.unit * 0.6);
        let middle = transform.translation.truncate();
        situation.aim = drop_target(&spots, &situation.drops, sprite.piece, middle, width);
        situation.attended = situation.aim;
    } else if let Some(before) = &marks.from {
        let before = &before.situation;
        // What comes to lie under a pointer that rests is not pointed at.
        let pointed = marks.pointer != hover.at && situation.hover.is_some();
        let steered = before.focus != situation.focus && situation.focus.is_some();
        let was_pointed = before.attended.is_some() && before.attended == before.hover;
        if pointed || (was_pointed && !steered && situation.hover.is_some()) {
            situation.attended = situation.hover;
        }
    }
    if marks.pointer != hover.at {
        marks.pointer = hover.at;
    }
    let from = Cause {
        table: table.serial(),
        shown: table.shown,
        choices: table.picking.choices().len(),
        moving: activity.moving,
        hint: table.hinted_targets(),
        situation,
        preferences: preferences.clone(),
    };
    let waits = marks.list.waits() && painter.faces.arrived() != marks.arrived;
    let same = marks.from.as_ref() == Some(&from);
    if same && !waits && !spots.is_changed() && !shown.is_changed() && !painter.frame.is_changed() {
        return;
    }
    marks.arrived = painter.faces.arrived();
    let frame = painter.frame.clone();
    let palette = Palette::of(preferences.cloth);
    let situation = &from.situation;
    let mut builder = MarkBuilder {
        frame: &frame,
        palette: &palette,
        spots: &spots,
        layout: &shown.layout,
        situation,
        items: Vec::new(),
    };

    // Cards of the player's hand, and whether the lift of some tells them from others.
    let held_zones: Vec<ZoneId> = shown
        .layout
        .zones
        .iter()
        .filter(|z| z.place == Place::Hand)
        .map(|z| z.id)
        .collect();
    let mixed = |zone: ZoneId| {
        let mut some = [false; 2];
        for (_, s, ..) in sprites.iter().filter(|s| s.1.zone == zone) {
            some[usize::from(situation.can_pick(Target::Piece(s.piece)))] = true;
        }
        some == [true, true]
    };
    let mixed: Vec<(ZoneId, bool)> = held_zones.iter().map(|z| (*z, mixed(*z))).collect();
    let mut veils = std::mem::take(&mut marks.veils);
    for (entity, sprite, _, _, lift, is_held) in &sprites {
        let target = Target::Piece(sprite.piece);
        let in_hand = mixed.iter().find(|(z, _)| *z == sprite.zone);
        let known = !matches!(sprite.piece, Piece::Back(_))
            && spots.get(target).is_some_and(|s| s.entity == Some(entity));
        let wanted = if known && !is_held {
            situation.lift(target, in_hand.is_some_and(|(_, mixed)| *mixed))
        } else {
            None
        };
        // A card elsewhere than in the hand lies flat: it grows, but it does not move up.
        let wanted = wanted.map(|l| {
            if in_hand.is_some() {
                l
            } else {
                Lift {
                    up: l.up.min(4.0),
                    ..l
                }
            }
        });
        if lift.copied() != wanted && !is_held {
            match wanted {
                Some(lift) => painter.commands.entity(entity).try_insert(lift),
                None => painter.commands.entity(entity).try_remove::<Lift>(),
            };
        }
        if !known {
            continue;
        }
        let Some(spot) = spots.get(target) else {
            continue;
        };
        builder.piece(entity, spot, sprite.look);
        let veiled = situation.decides
            && in_hand.is_some()
            && sprite.face_up
            && sprite.look != Look::Lit
            && !situation.can_pick(target)
            && !situation.chosen.contains(&target)
            && !is_held;
        if veiled {
            let px = (spot.rect.size() / frame.pixel).round().as_uvec2();
            let dot = (frame.unit / frame.pixel).round().max(1.0) as u32;
            let image = veils
                .entry([px.x, px.y, dot])
                .or_insert_with(|| {
                    let (w, h, bytes) = dither(px.x, px.y, dot, palette.table);
                    painter.images.add(texture(w, h, bytes))
                })
                .clone();
            let what = Drawable::Texture(image, px.as_vec2() * frame.pixel);
            builder.on(entity, spot, "Veil", 0, Vec2::ZERO, 0.035, what);
        }
    }
    if veils.len() > 16 {
        veils.clear();
    }
    marks.veils = veils;

    let mut then = Vec::new();
    // Cells, zones and panels.
    for spot in spots.iter().filter(|s| s.entity.is_none()) {
        builder.place(spot);
    }
    if situation.decides && table.is_current() {
        let previews = table.previews();
        builder.previews(
            &previews,
            &shown.layout,
            subject(&table, situation, &shown.layout),
        );
        let path = situation.looks_at();
        then = table.session.scores_after(&path);
        if let Some(outcome) = table.outcome(&path) {
            builder.outcome(&outcome, &shown.placements);
        }
    }
    if let Some(path) = &from.hint {
        for (n, target) in path.iter().enumerate() {
            builder.hint(*target, n as u16);
        }
    }
    foreseen.set_if_neq(Foreseen(then));
    let items = builder.items;
    marks.list.draw(&mut painter, items);
    if marks.hinted != from.hint {
        if from.hint.is_some() && !preferences.reduced_motion {
            for n in 0..from.hint.as_ref().map_or(0, Vec::len) {
                let target = from.hint.as_ref().map(|h| h[n]);
                if let Some(entity) = marks.list.entity(ItemKey("Hint", target, n as u16)) {
                    painter.commands.entity(entity).try_insert(Pulse(0.0));
                }
            }
        }
        marks.hinted = from.hint.clone();
    }
    marks.from = Some(from);
}

/// The card that a decision is about: the one held, picked, or the one to lay.
fn subject(table: &Table, situation: &Situation, layout: &Layout) -> Option<Piece> {
    let card = |t: &Target| match t {
        Target::Piece(piece @ Piece::Card(_)) => Some(*piece),
        _ => None,
    };
    situation
        .held
        .as_ref()
        .and_then(card)
        .or_else(|| table.picking.chosen().iter().rev().find_map(card))
        .or_else(|| {
            let mut lit = layout
                .pieces()
                .filter(|(z, i)| z.place == Place::Hand && i.look == Look::Lit)
                .map(|(_, i)| i.piece);
            lit.next().filter(|_| lit.next().is_none())
        })
}

/// Marks as they are put together.
struct MarkBuilder<'a> {
    frame: &'a Frame,
    palette: &'a Palette,
    spots: &'a Spots,
    layout: &'a Layout,
    situation: &'a Situation,
    items: Vec<DrawItem>,
}

/// White with this much of 255. The screen mixes light, not numbers: a little goes a long way on dark cloth.
const fn white(alpha: u8) -> Rgba {
    [255, 255, 255, alpha]
}

impl MarkBuilder<'_> {
    /// Puts something on a sprite; lengths are logical pixels when the sprite rests.
    fn on(
        &mut self,
        entity: Entity,
        spot: &Spot,
        name: &'static str,
        n: u16,
        at: Vec2,
        z: f32,
        what: Drawable,
    ) {
        self.items.push(DrawItem {
            key: ItemKey(name, Some(spot.target), n),
            on: Some((entity, CARD.x / spot.rect.width().max(1.0))),
            at,
            z,
            angle: 0.0,
            what,
        });
    }

    /// Puts something in the world.
    fn put(
        &mut self,
        name: &'static str,
        target: Target,
        n: u16,
        at: Vec2,
        z: f32,
        what: Drawable,
    ) {
        self.items
            .push(DrawItem::new(ItemKey(name, Some(target), n), at, z, what));
    }

    fn px(&self, length: f32) -> f32 {
        self.frame.whole(length * self.frame.unit)
    }

    /// A ring of this width whose inner edge runs `gap` outside a box.
    fn ring(&self, size: Vec2, gap: f32, width: f32, fill: Rgba, ink: Rgba) -> Shape {
        let width = self.px(width);
        let outside = size + 2.0 * (gap * self.frame.unit + width);
        // Tokens are round.
        let radius = if size.x == size.y {
            outside.x / 2.0
        } else {
            0.056 * size.x.min(size.y / 1.4) + 2.0 * self.frame.unit + width
        };
        Shape::outlined(outside, radius, fill, width, ink)
    }

    /// The marks of a piece.
    fn piece(&mut self, entity: Entity, spot: &Spot, look: Look) {
        let marking = self.situation.marking(spot.target);
        let size = spot.rect.size();
        if marking.focused {
            let ring = self.ring(size, 0.0, 4.0, CLEAR, GOLD);
            self.on(
                entity,
                spot,
                "Focus",
                0,
                Vec2::ZERO,
                0.045,
                Drawable::Shape(ring, WHITE),
            );
            for (n, (at, bar)) in self.ticks(size / 2.0).into_iter().enumerate() {
                self.on(
                    entity,
                    spot,
                    "Tick",
                    n as u16,
                    at,
                    0.045,
                    Drawable::Shape(bar, WHITE),
                );
            }
        }
        match marking.ring {
            Ring::None => {}
            Ring::Legal if marking.focused || look == Look::Lit => {}
            Ring::Legal => {
                let ring = self.ring(size, 1.0, 1.5, CLEAR, WHITE);
                self.on(
                    entity,
                    spot,
                    "Legal",
                    0,
                    Vec2::ZERO,
                    0.04,
                    Drawable::Shape(ring, WHITE),
                );
            }
            Ring::Drop => {
                let ring = self.ring(size, 1.0, 3.0, white(8), WHITE);
                self.on(
                    entity,
                    spot,
                    "Drop",
                    0,
                    Vec2::ZERO,
                    0.04,
                    Drawable::Shape(ring, WHITE),
                );
            }
            Ring::Chosen => {
                if !marking.focused {
                    let ring = self.ring(size, 0.5, 3.0, CLEAR, GOLD);
                    self.on(
                        entity,
                        spot,
                        "Chosen",
                        0,
                        Vec2::ZERO,
                        0.04,
                        Drawable::Shape(ring, WHITE),
                    );
                }
                // The notch: half a disc on top, as if the card hung from it.
                let unit = self.frame.unit;
                let radius = (22.0 * unit).min(size.x * 0.24);
                let disc = Shape::filled(Vec2::splat(2.0 * radius), radius, GOLD);
                let top = Vec2::new(0.0, size.y / 2.0);
                self.on(
                    entity,
                    spot,
                    "Notch",
                    0,
                    top,
                    -0.02,
                    Drawable::Shape(disc, WHITE),
                );
                let check =
                    Drawable::Picture(Art::Mark("check", Some(INK)), self.px(20.0), 1.0, None);
                self.on(
                    entity,
                    spot,
                    "Check",
                    0,
                    top + Vec2::new(0.0, 11.0 * unit),
                    0.046,
                    check,
                );
            }
        }
    }

    /// The corner ticks of the focus round a box with these half sides: eight bars.
    fn ticks(&self, half: Vec2) -> Vec<(Vec2, Shape)> {
        let unit = self.frame.unit;
        let width = self.px(4.0);
        let arm = 15.0 * unit;
        // The bars' middle line runs this far outside.
        let out = half + 8.0 * unit + width / 2.0;
        let mut bars = Vec::new();
        for corner in [
            Vec2::new(-1.0, 1.0),
            Vec2::new(1.0, 1.0),
            Vec2::new(-1.0, -1.0),
            Vec2::new(1.0, -1.0),
        ] {
            let tip = corner * out;
            let inwards = -corner * (arm - width) / 2.0;
            bars.push((
                tip + Vec2::new(inwards.x, 0.0),
                Shape::filled(Vec2::new(arm, width), 0.0, GOLD),
            ));
            bars.push((
                tip + Vec2::new(0.0, inwards.y),
                Shape::filled(Vec2::new(width, arm), 0.0, GOLD),
            ));
        }
        bars
    }

    /// Whether a piece lies on a cell, so that its marks have to lie above.
    fn is_taken(&self, target: Target) -> bool {
        let Target::Cell(zone, cell) = target else {
            return false;
        };
        let zone = self.layout.zone(zone);
        zone.is_some_and(|z| z.items.iter().any(|i| i.cell == cell))
    }

    /// What would have moved if the decision were made, in its new place, and the counts that would change.
    fn outcome(&mut self, outcome: &Layout, now: &Placements) {
        let frame = self.frame;
        let then = arrange(outcome, frame);
        let unit = frame.unit;
        let before = self.layout;
        let mut n = 0;
        for (zone, placement) in outcome.zones.iter().zip(&then.zones) {
            for (item, place) in zone.items.iter().zip(&placement.pieces) {
                let Piece::Card(_) = item.piece else { continue };
                let was = before.pieces().find(|(_, i)| i.piece == item.piece);
                let stays = was.is_some_and(|(z, i)| z.id == zone.id && i.cell == item.cell);
                if stays || was.is_none() {
                    continue;
                }
                let target = Target::Piece(item.piece);
                let at = frame.to_world(place.at);
                let z = depth::LINES - 40.0 + 0.1 * f32::from(n);
                let size = Vec2::new(place.width, frame.whole(place.width * 1.4));
                let paper =
                    Shape::outlined(size + 4.0 * unit, 6.0 * unit, PAPER, self.px(2.0), WHITE);
                self.put(
                    "Then's edge",
                    target,
                    n,
                    at,
                    z,
                    Drawable::Shape(paper, white(200)),
                );
                // What only goes to another cell is seen to have gone; what comes is seen to come.
                let goes = was.is_some_and(|(z, _)| z.id == zone.id);
                let seen = if goes { 1.0 } else { 0.88 };
                let face =
                    Drawable::Picture(Art::of(item.piece, item.face_up), place.width, seen, None);
                self.put("Then", target, n, at, z + 0.05, face);
                n += 1;
            }
            let tag_now = now.zone(zone.id).and_then(|z| z.tag.as_ref());
            if let Some((rect, tag)) = &placement.tag
                && tag_now.map(|t| &t.1) != Some(tag)
            {
                let target = Target::Zone(zone.id);
                let z = depth::LINES - 25.0;
                let at = frame.to_world(rect.center());
                let (fill, ink) = if tag.ahead {
                    (PAPER, INK)
                } else {
                    (self.palette.panel, WHITE)
                };
                let paper = Shape::outlined(rect.size(), 7.0 * unit, fill, self.px(3.0), WHITE);
                self.put(
                    "Then's count",
                    target,
                    0,
                    at,
                    z,
                    Drawable::Shape(paper, WHITE),
                );
                for (k, (at, text, size)) in tag_words(*rect, tag).into_iter().enumerate() {
                    let face = if k == 0 { Type::Serif } else { Type::Bold };
                    let what = words(text, face, size, ink, Anchor::CENTER);
                    let at = frame.to_world(frame.snap(at));
                    self.put("Then's number", target, k as u16, at, z + 0.1, what);
                }
            }
        }
    }

    /// The marks of a cell, a zone or a panel.
    fn place(&mut self, spot: &Spot) {
        let target = spot.target;
        if matches!(target, Target::Button(_)) {
            return; // Buttons have rings of their own.
        }
        let marking = self.situation.marking(target);
        let unit = self.frame.unit;
        let rect = spot.rect;
        let cell = matches!(target, Target::Cell(..));
        let size = if cell {
            rect.size() - 2.0 * unit
        } else {
            rect.size()
        };
        let radius = if matches!(target, Target::Seat(_)) {
            12.0 * self.frame.text
        } else {
            6.0 * unit
        };
        let z = if self.is_taken(target) {
            depth::LINES - 30.0
        } else if cell {
            depth::OUTLINE + 0.3
        } else {
            depth::OUTLINE + 0.6
        };
        let size = if self.is_taken(target) {
            size + 6.0 * unit
        } else {
            size
        };
        let hovered = self.situation.hover == Some(target);
        let outlined = |fill: Rgba, line: f32, ink: Rgba| {
            Drawable::Shape(
                Shape::outlined(size, radius, fill, self.px(line), ink),
                WHITE,
            )
        };
        let what = match marking.ring {
            Ring::None => None,
            Ring::Legal if hovered => Some(outlined(white(12), 2.5, WHITE)),
            Ring::Legal => Some(outlined(CLEAR, 1.5, WHITE)),
            Ring::Drop if self.situation.aim == Some(target) => {
                Some(outlined(white(16), 4.0, WHITE))
            }
            Ring::Drop => Some(outlined(white(5), 2.0, WHITE)),
            Ring::Chosen => Some(outlined(CLEAR, 3.0, GOLD)),
        };
        if let Some(what) = what {
            self.put("Place", target, 0, rect.center(), z, what);
        }
        if marking.focused {
            let z = depth::LINES - 20.0;
            let ring = Shape::outlined(size, radius + unit, CLEAR, self.px(4.0), GOLD);
            self.put(
                "Focus",
                target,
                0,
                rect.center(),
                z,
                Drawable::Shape(ring, WHITE),
            );
            for (n, (at, bar)) in self.ticks(size / 2.0 - 2.0 * unit).into_iter().enumerate() {
                self.put(
                    "Tick",
                    target,
                    n as u16,
                    rect.center() + at,
                    z,
                    Drawable::Shape(bar, WHITE),
                );
            }
        }
    }

    /// What picks would bring.
    fn previews(&mut self, previews: &[Preview], layout: &Layout, subject: Option<Piece>) {
        let attended = self.situation.attended;
        for (preview, worth) in previews.iter().zip(worths(previews)) {
            let Some(spot) = self.spots.get(preview.target).copied() else {
                continue;
            };
            if matches!(&preview.label, Label::Text(text) if text.is_empty()) {
                continue;
            }
            let here = attended == Some(preview.target);
            let picked_later = self.situation.marking(preview.target).ring == Ring::None;
            if picked_later && self.situation.held.is_none() {
                // It can't be picked yet, but it is what the choice is about.
                let unit = self.frame.unit;
                let lit = Shape::outlined(
                    spot.rect.size() - 2.0 * unit,
                    6.0 * unit,
                    CLEAR,
                    self.px(if worth == Worth::Best { 2.5 } else { 1.5 }),
                    if worth == Worth::Nothing {
                        white(150)
                    } else {
                        WHITE
                    },
                );
                let z = depth::OUTLINE + 0.3;
                self.put(
                    "Preview",
                    preview.target,
                    0,
                    spot.rect.center(),
                    z,
                    Drawable::Shape(lit, WHITE),
                );
            }
            if here {
                self.ghost(&spot, subject, layout);
                self.lines(preview, &spot);
            }
            self.lozenge(preview, worth, &spot, here);
        }
    }

    /// A few characters on a cell: what it is worth.
    fn lozenge(&mut self, preview: &Preview, worth: Worth, spot: &Spot, here: bool) {
        let frame = self.frame;
        let unit = frame.unit.max(0.75);
        let (target, rect) = (preview.target, spot.rect);
        let size = match (here, worth) {
            (true, _) => 24.0,
            (_, Worth::Best) => 20.0,
            (_, Worth::Something) => 17.0,
            (_, Worth::Nothing) => 14.0,
        } * unit;
        let taken = self.is_taken(target);
        let z = if here || taken {
            depth::LINES + 10.0
        } else {
            depth::OUTLINE + 0.8
        };
        // On a shallow cell that is looked at, the card's index stays free.
        let shift = if here && rect.width() > rect.height() * 1.6 {
            Vec2::new(rect.width() * 0.22, 0.0)
        } else if here && rect.height() > rect.width() * 2.2 {
            Vec2::new(0.0, -rect.height() * 0.2)
        } else {
            Vec2::ZERO
        };
        let at = frame.snap(rect.center() + shift);
        let mut ink = INK;
        if let Label::Mark(Mark(mark)) = preview.label {
            let high = if here { 40.0 } else { 32.0 } * unit;
            let line = self.px(if here { 3.0 } else { 2.0 });
            let paper = Shape::outlined(Vec2::splat(high), high / 2.0, PAPER, line, INK);
            self.put("Worth", target, 0, at, z, Drawable::Shape(paper, WHITE));
            let mark = Art::Mark(mark, Some(INK));
            let what = Drawable::Picture(mark, frame.whole(high * 0.56), 1.0, None);
            self.put("Mark", target, 0, at, z + 0.1, what);
            return;
        }
        let label = match &preview.label {
            Label::Points(points) => signed(*points),
            Label::Text(text) => text.to_string(),
            Label::Mark(mark) => mark.0.to_owned(),
        };
        if here || worth != Worth::Nothing {
            let height = size * 1.5 + if here { 6.0 * unit } else { 0.0 };
            let width = (width(&label, Type::Serif, size) + height * 0.7)
                .max(height)
                .min(if here {
                    f32::MAX
                } else {
                    rect.width().max(30.0 * unit)
                });
            let line = self.px(if worth == Worth::Something && !here {
                1.0
            } else {
                2.0
            });
            let paper = Shape::outlined(
                Vec2::new(width, height).round(),
                height / 2.0,
                PAPER,
                line,
                INK,
            );
            self.put(
                "Worth",
                target,
                0,
                at,
                z,
                Drawable::Shape(
                    paper,
                    if worth == Worth::Something && !here {
                        white(225)
                    } else {
                        WHITE
                    },
                ),
            );
        } else {
            ink = self.palette.quiet;
        }
        let face = if worth == Worth::Nothing && !here {
            Type::Regular
        } else {
            Type::Serif
        };
        self.put(
            "Points",
            target,
            0,
            at,
            z + 0.1,
            words(&label, face, size, ink, Anchor::CENTER),
        );
    }

    /// The card as it would lie there; of a shallow cell it fills only what there is, from its index.
    fn ghost(&mut self, spot: &Spot, subject: Option<Piece>, layout: &Layout) {
        let (Target::Cell(zone, _), Some(piece @ Piece::Card(_))) = (spot.target, subject) else {
            return;
        };
        // As wide as the cards of the grid.
        let width = layout
            .zone(zone)
            .and_then(|z| z.items.first())
            .and_then(|i| self.spots.get(Target::Piece(i.piece)))
            .map_or(spot.rect.width(), |s| s.rect.width());
        let card = Vec2::new(width, width * 1.4);
        let unit = self.frame.unit;
        let room = spot.rect.size();
        let art = Art::of(piece, true);
        let shallow = room.x < card.x * 0.9 || room.y < card.y * 0.9;
        let (size, cut) = if shallow {
            let part = ((room - 6.0 * unit) / card).min(Vec2::ONE);
            (card.x, Some(Rect::from_corners(Vec2::ZERO, part)))
        } else {
            (card.x - 10.0 * unit, None)
        };
        let z = depth::OUTLINE + 0.7;
        self.put(
            "Ghost",
            spot.target,
            0,
            spot.rect.center(),
            z,
            Drawable::Picture(
                art,
                self.frame.whole(size),
                if shallow { 0.5 } else { 0.3 },
                cut,
            ),
        );
    }

    /// The lines that a pick would score.
    fn lines(&mut self, preview: &Preview, spot: &Spot) {
        let frame = self.frame;
        let unit = frame.unit;
        let text = frame.unit.max(0.75);
        let mut labels: Vec<Rect> = Vec::new();
        let z = depth::LINES;
        for (n, bundle) in bundles(&preview.lines).iter().enumerate() {
            let Some(line) = preview.lines.iter().find(|l| l.cells == bundle.cells) else {
                continue;
            };
            let points: Vec<Vec2> = bundle
                .cells
                .iter()
                .filter_map(|c| self.cell(line.zone, *c))
                .map(|r| r.center())
                .collect();
            let (Some(&a), Some(&b)) = (points.first(), points.last()) else {
                continue;
            };
            let scores = bundle.points > 0;
            let way = b - a;
            let angle = way.y.atan2(way.x);
            let n16 = n as u16;
            let line_of =
                |name: &'static str, width: f32, ink: Rgba, z: f32, items: &mut Vec<DrawItem>| {
                    items.push(DrawItem {
                        angle,
                        ..DrawItem::new(
                            ItemKey(name, Some(preview.target), n16),
                            (a + b) / 2.0,
                            z,
                            Drawable::Line(width * unit, way.length(), ink),
                        )
                    });
                };
            line_of("Casing", 8.0, self.palette.table, z, &mut self.items);
            line_of(
                "Line",
                4.0,
                if scores { WHITE } else { self.palette.quiet },
                z + 0.2,
                &mut self.items,
            );
            for (k, at) in points.iter().enumerate() {
                let dot = Shape::outlined(
                    Vec2::splat(12.0 * unit),
                    6.0 * unit,
                    WHITE,
                    self.px(2.0),
                    self.palette.table,
                );
                self.put(
                    "Stop",
                    preview.target,
                    (n * 8 + k) as u16,
                    *at,
                    z + 0.4,
                    Drawable::Shape(dot, WHITE),
                );
            }
            // The label: marks, words, points.
            let height = 30.0 * text;
            let mark = 20.0 * text;
            let size = 17.0 * text;
            let points_words = signed(bundle.points);
            let words_width = width(&bundle.words, Type::Bold, size);
            let points_width = width(&points_words, Type::Serif, size);
            let marks_width = bundle.marks.len() as f32 * (mark + 4.0 * text);
            let between = if bundle.words.is_empty() {
                0.0
            } else {
                6.0 * text
            };
            let width = marks_width + words_width + between + points_width + 22.0 * text;
            let whole = Vec2::new(width, height).round();
            let at = frame.snap(label_place(&points, spot.rect.center(), whole, &labels));
            labels.push(Rect::from_center_size(at, whole));
            let paper = Shape::outlined(whole, height / 2.0, PAPER, self.px(2.0), INK);
            self.put(
                "Label",
                preview.target,
                n16,
                at,
                z + 5.0,
                Drawable::Shape(paper, WHITE),
            );
            let mut x = at.x - width / 2.0 + 10.0 * text;
            for (k, name) in bundle.marks.iter().enumerate() {
                let middle = Vec2::new(x + mark / 2.0, at.y);
                let what = Drawable::Picture(Art::Suit(name), frame.whole(mark), 1.0, None);
                self.put(
                    "Suit",
                    preview.target,
                    (n * 8 + k) as u16,
                    middle,
                    z + 5.2,
                    what,
                );
                x += mark + 4.0 * text;
            }
            if !bundle.words.is_empty() {
                let what = words(
                    &bundle.words,
                    Type::Bold,
                    size * 0.88,
                    INK,
                    Anchor::CENTER_LEFT,
                );
                self.put(
                    "Kind",
                    preview.target,
                    n16,
                    frame.snap(Vec2::new(x, at.y)),
                    z + 5.2,
                    what,
                );
            }
            let right = Vec2::new(at.x + width / 2.0 - 11.0 * text, at.y);
            let what = words(&points_words, Type::Serif, size, INK, Anchor::CENTER_RIGHT);
            self.put("Sum", preview.target, n16, frame.snap(right), z + 5.2, what);
        }
    }

    /// Where a cell lies, taken or free.
    fn cell(&self, zone: ZoneId, cell: [i8; 2]) -> Option<Rect> {
        self.spots.get(Target::Cell(zone, cell)).map(|s| s.rect)
    }

    /// The ring of a hint round something.
    fn hint(&mut self, target: Target, n: u16) {
        let Some(spot) = self.spots.get(target).copied() else {
            return;
        };
        let marking = self.situation.marking(target);
        if marking.focused || marking.ring == Ring::Chosen {
            return; // It stands out as it is.
        }
        let ring = self.ring(spot.rect.size(), 4.0, 4.0, CLEAR, GOLD);
        let what = Drawable::Shape(ring, WHITE);
        match spot.entity {
            Some(entity) => self.on(entity, &spot, "Hint", n, Vec2::ZERO, 0.047, what),
            None => self.put(
                "Hint",
                target,
                n,
                spot.rect.center(),
                depth::LINES - 10.0,
                what,
            ),
        }
    }
}

fn words(text: &str, face: Type, size: f32, ink: Rgba, anchor: Anchor) -> Drawable {
    Drawable::Text(TextItem {
        text: text.to_owned(),
        face,
        size,
        ink,
        anchor,
        wrap: None,
        fit: None,
    })
}

/// How much of a card that can't be picked is covered: 45 of 100 dots, nearly.
const COVERED: u8 = 7;

/// Dots over a card of this size in pixels: an even grain, `dot` pixels wide, in this colour. Width, height, straight
/// sRGB.
pub fn dither(w: u32, h: u32, dot: u32, ink: Rgba) -> (u32, u32, Vec<u8>) {
    const BAYER: [[u8; 4]; 4] = [[0, 8, 2, 10], [12, 4, 14, 6], [3, 11, 1, 9], [15, 7, 13, 5]];
    let radius = w as f32 * 0.056;
    let half = Vec2::new(w as f32, h as f32) / 2.0;
    let mut bytes = Vec::with_capacity((w * h * 4) as usize);
    for y in 0..h {
        for x in 0..w {
            let p = (Vec2::new(x as f32 + 0.5, y as f32 + 0.5) - half).abs() - (half - radius);
            let inside = p.x < 0.0 || p.y < 0.0 || p.length() < radius;
            let grain = BAYER[(y / dot % 4) as usize][(x / dot % 4) as usize];
            let there = inside && grain < COVERED;
            bytes.extend([ink[0], ink[1], ink[2], if there { 255 } else { 0 }]);
        }
    }
    (w, h, bytes)
}

/// A hint's ring that pulses; so long in seconds.
#[derive(Component)]
struct Pulse(f32);

/// How long a pulse is, and how many there are.
const PULSE: f32 = 0.7;
const PULSES: f32 = 2.0;

fn pulse(
    mut commands: Commands,
    time: Res<Time>,
    preferences: Res<Preferences>,
    mut awake: ResMut<Awake>,
    mut rings: Query<(Entity, &mut Pulse, &mut Sprite)>,
) {
    let whole = Tempo::of(&preferences).time(PULSE).max(0.2);
    for (entity, mut pulse, mut sprite) in &mut rings {
        awake.keep();
        let t = pulse.0 / whole;
        if t >= PULSES {
            sprite.color = Color::WHITE;
            commands.entity(entity).try_remove::<Pulse>();
            continue;
        }
        let wave = 0.5 - 0.5 * (t * std::f32::consts::TAU).cos();
        sprite.color = Color::WHITE.with_alpha(0.15 + 0.85 * wave);
        pulse.0 += time.delta_secs().min(tempo::LONGEST_FRAME);
    }
}
