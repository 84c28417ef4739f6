//! A new position becomes motion: sprites are made, sent on their way, or let go.

use crate::{
    animation::{Animation, DespawnAtEnd, MoveStyle, Segment, pose, rest, stand, turn_between},
    draw::{faces::Art, panels::drawn, sprites::DrawnAs, zones::ZoneDecorations},
    layout::{
        arrange::arrange,
        depth,
        frame::Frame,
        hit_targets::{
            Alpha, CardSprite, Dragged, Height, HiddenInPile, HitTarget, HitTargets, Raise,
            RestPose, Showing, Side,
        },
        placement::{Placement, Placements, TALL, placement_at},
    },
    motion::reconcile::{Move, Moves, PlacedSprite, reconcile},
    states::{Screen, TableComponents, TableSystems},
    table::Table,
    table_picture::TablePicture,
    tempo::{self, Tempo},
};
use bevy::{
    ecs::query::{QueryItem, ROQueryItem},
    prelude::*,
    sprite::Anchor,
};
use kortlek_kit::preferences::Preferences;
use kortlek_rules::{
    Face, Seat,
    presentation::{Arrangement, Cue, Item, Layout, Piece, Place, Target, Zone, ZoneId},
};

/// Transition of the table to the position that [`TablePicture`] now has.
#[derive(Clone, PartialEq, Debug)]
pub enum Transition {
    /// At once: a table is laid.
    Afresh,
    /// By a step of the match.
    Step(StepMotion),
    /// By taking decisions back.
    Back,
    /// The window's size changed, nothing else.
    Reframe,
}

impl Transition {
    /// Motion of the step; the default for a transition that is no step.
    fn step_motion(&self) -> StepMotion {
        match self {
            Transition::Step(step_motion) => step_motion.clone(),
            Transition::Afresh | Transition::Back | Transition::Reframe => StepMotion::default(),
        }
    }
}

/// Motion and sounds of a step.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct StepMotion {
    /// Cards are dealt.
    pub dealing: bool,
    /// Cards that turn up are shown large, all together.
    pub reveal: bool,
    /// These shake before anything moves.
    pub clash: Vec<Face>,
    /// Heard when each travelling card sets out.
    pub setting_out: Option<Cue>,
    /// Heard when the last travelling card arrives.
    pub arriving: Option<Cue>,
    /// Heard when cards turn.
    pub turning: Option<Cue>,
}

impl StepMotion {
    /// Sound of the `k`th of the cards that turn in this step: of those in their places, or of those shown large.
    fn turning_cue(&self, k: usize) -> Option<Cue> {
        self.turning.filter(|_| k == 0).or(Some(Cue::Flip))
    }
}

/// State of the table's motion: the transition due, and the cards that are shown large.
#[derive(Component, Default, Debug)]
pub struct Motion {
    /// Transition to be started in this frame.
    pub transition: Option<Transition>,
    /// The revealed cards that are shown large, while they are.
    revealed: Vec<u32>,
    next: u32,
    /// The frame in which everything was last arranged.
    frame: Option<Frame>,
}

impl Motion {
    /// A number for a sprite that no other has.
    fn new_id(&mut self) -> u32 {
        self.next += 1;
        self.next - 1
    }

    /// The numbers of the sprites that make these moves, new ones for those that are not there yet.
    fn numbered(&mut self, moves: &[Move]) -> Vec<u32> {
        let number = |m: &Move| m.id.unwrap_or_else(|| self.new_id());
        moves.iter().map(number).collect()
    }

    /// Returns true if revealed cards are shown large.
    pub fn is_revealing(&self) -> bool {
        !self.revealed.is_empty()
    }

    /// Number of cards that are shown large.
    pub fn revealed(&self) -> usize {
        self.revealed.len()
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.add_table_component::<Motion>()
        .add_systems(
            Update,
            (
                note_resize,
                compose.run_if(|motion: Single<&Motion>| motion.transition.is_some()),
            )
                .chain()
                .in_set(TableSystems::Plan),
        )
        .add_systems(
            Update,
            unveil.after(TableSystems::Tween).before(TableSystems::Draw),
        );
}

/// A new size of the window is a change by itself, unless another is due anyway.
fn note_resize(frame: Res<Frame>, mut motion: Single<&mut Motion>) {
    if motion.transition.is_none() && motion.frame.as_ref().is_some_and(|f| *f != *frame) {
        motion.transition = Some(Transition::Reframe);
    }
}

/// Positions of revealed cards while they are shown large: side by side in the middle of the table.
pub fn reveal_places(n: usize, frame: &Frame) -> Vec<Placement> {
    let area = frame.tableau;
    let gap = 22.0 * frame.unit;
    let many = n.max(1) as f32;
    let width = (136.0 * frame.unit)
        .min((area.width() * 0.92 - gap * (many - 1.0)) / many)
        .min(area.height() * 0.7 / TALL);
    let width = frame.whole(width);
    let whole = width * many + gap * (many - 1.0);
    let left = area.center().x - whole / 2.0;
    let half = Vec2::new(width, frame.whole(width * TALL)) / 2.0;
    let place = |k: usize| {
        let x = left + width / 2.0 + k as f32 * (width + gap);
        let at = Vec2::new(x, area.center().y - 8.0 * frame.unit);
        Placement {
            z: depth::VEIL + 5.0 + 0.1 * k as f32,
            ..placement_at(frame.snap(at - half) + half, width, 0.0)
        }
    };
    (0..n).map(place).collect()
}

/// Motion of one sprite in a transition.
struct SpriteMove {
    /// The move that it makes.
    order: usize,
    /// Its pose before, if it was there.
    from: Option<RestPose>,
    /// Its resting pose.
    to: RestPose,
    /// The side that it shows now, and the one that it shall show.
    sides: [Side; 2],
    /// True if it changes its zone.
    travels: bool,
    /// True if it is on a grid.
    on_grid: bool,
    /// True if it goes to another cell of its grid.
    passes: bool,
    /// Number of hops on its way there: a figure goes from card to card.
    hops: u8,
    /// Index among the cards that are shown large, if it is one of them.
    large: Option<usize>,
    /// True if it shakes first.
    clashes: bool,
}

impl SpriteMove {
    /// The side that it turns up, if another is seen of it then.
    fn turns_up(&self) -> Option<Side> {
        let [now, then] = self.sides;
        (seen_side(now) != seen_side(then)).then_some(then)
    }

    /// Depth of the sprite while it moves over the others.
    fn in_the_air(&self) -> f32 {
        depth::MOVING + 0.1 * self.order as f32
    }
}

/// The segments of one sprite in a step. `travelling` is the number of sprites that set out and the index of this one;
/// `turning` likewise for those that turn in place. `table` is the distance across the table.
fn legs(
    sent: &SpriteMove,
    step_motion: &StepMotion,
    tempo: Tempo,
    travelling: (usize, usize),
    turning: (usize, usize),
    table: f32,
) -> Vec<Segment> {
    let (shake, wait) = shake(sent, step_motion, tempo);
    let mut legs = Vec::from_iter(shake);
    if let Some(nth) = sent.large {
        let nth = (turning.0, nth);
        legs.extend(shown_large(sent, step_motion, tempo, nth, wait));
    } else if sent.travels {
        legs.push(travel(sent, step_motion, tempo, travelling, wait, table));
    } else if let Some(side) = sent.turns_up() {
        let (n, k) = turning;
        let stagger = tempo::REVEAL_STAGGER.min(0.6 / n.max(1) as f32);
        legs.push(Segment {
            wait: wait + tempo.time(stagger) * k as f32,
            flip: Some(side),
            cues: [step_motion.turning_cue(k), None],
            ..Segment::new(MoveStyle::Slide, sent.to, tempo.moving(tempo::FLIP))
        });
    } else if sent.passes {
        legs.push(pass(sent, step_motion, tempo, wait));
    } else if sent.from.is_none_or(|f| f != sent.to) || !legs.is_empty() {
        legs.push(make_room(sent, tempo, wait));
    }
    legs
}

/// Shaking before anything moves, for the sprites that shake, and the time that a sprite waits then until it sets out,
/// in seconds: all others wait for those that shake.
fn shake(sent: &SpriteMove, step_motion: &StepMotion, tempo: Tempo) -> (Option<Segment>, f32) {
    if step_motion.clash.is_empty() {
        return (None, 0.0);
    }
    let shaking = tempo.time(tempo::CLASH);
    let after = tempo.time(tempo::CLASH_AFTER);
    if !sent.clashes || tempo.reduced {
        return (None, shaking + after);
    }
    let from = sent.from.unwrap_or(sent.to);
    let leg = Segment::new(MoveStyle::Shake, from, shaking);
    (Some(leg), after)
}

/// To another zone. `(n, k)` is how many set out and which of them this is.
fn travel(
    sent: &SpriteMove,
    step_motion: &StepMotion,
    tempo: Tempo,
    (n, k): (usize, usize),
    wait: f32,
    table: f32,
) -> Segment {
    let flip = sent.turns_up();
    let length = sent.from.unwrap_or(sent.to).at.distance(sent.to.at);
    let (time, stagger) = if step_motion.dealing {
        (tempo::DEAL, tempo::deal_stagger(n))
    } else {
        let stagger = tempo::TRAVEL_STAGGER.min(0.5 / n.max(1) as f32);
        (tempo::travel(length, table), stagger)
    };
    let time = match flip {
        Some(_) => time.max(tempo::FLIP),
        None => time,
    };
    let way = match tempo.reduced {
        true => MoveStyle::Fade,
        false => MoveStyle::Travel,
    };
    let turning = step_motion.turning.filter(|_| flip.is_some());
    Segment {
        wait: wait + tempo.time(stagger) * k as f32,
        depth: sent.in_the_air(),
        flip,
        cues: [
            step_motion.setting_out.or(turning),
            step_motion.arriving.filter(|_| k + 1 == n),
        ],
        ..Segment::new(way, sent.to, tempo.moving(time))
    }
}

/// Segment to another cell of the same grid, past or over the pieces there.
fn pass(sent: &SpriteMove, step_motion: &StepMotion, tempo: Tempo, wait: f32) -> Segment {
    let (way, time) = match sent.hops {
        0 => (MoveStyle::Pass, tempo::PASS),
        hops => (MoveStyle::Hop(hops), tempo::HOP * f32::from(hops.max(2))),
    };
    let way = if tempo.reduced { MoveStyle::Fade } else { way };
    Segment {
        wait,
        depth: sent.in_the_air(),
        cues: [step_motion.setting_out, step_motion.arriving],
        ..Segment::new(way, sent.to, tempo.moving(time))
    }
}

/// Aside, or closer together, within its zone, when the first card sets out.
fn make_room(sent: &SpriteMove, tempo: Tempo, wait: f32) -> Segment {
    let (way, time) = if sent.on_grid {
        (MoveStyle::Slide, tempo::RESCALE)
    } else {
        (MoveStyle::Settle, tempo::SETTLE)
    };
    let way = if tempo.reduced { MoveStyle::Slide } else { way };
    Segment {
        wait,
        ..Segment::new(way, sent.to, tempo.moving(time))
    }
}

/// Up into the light, all together; then, after a beat, over, one after the other. `(n, k)` is how many are
/// shown large and which of them this is.
fn shown_large(
    sent: &SpriteMove,
    step_motion: &StepMotion,
    tempo: Tempo,
    (n, k): (usize, usize),
    wait: f32,
) -> [Segment; 2] {
    let n = n.max(k + 1);
    let stagger = tempo.time(0.03);
    let [travels, stays] = if tempo.reduced {
        [MoveStyle::Fade; 2]
    } else {
        [MoveStyle::Travel, MoveStyle::Stay]
    };
    let rise = Segment {
        wait: wait + stagger * k as f32,
        depth: sent.in_the_air(),
        // An open card turns over on the way, so that all can be turned up together.
        flip: sent.sides[0].face_up.then(|| hidden(sent.sides[1])),
        ..Segment::new(travels, sent.to, tempo.moving(tempo::TRAVEL[1]))
    };
    let beat = tempo.time(tempo::REVEAL_BEAT) + stagger * (n - 1 - k) as f32;
    let turn = Segment {
        wait: beat + tempo.time(tempo::REVEAL_STAGGER) * k as f32,
        flip: Some(sent.sides[1]),
        cues: [step_motion.turning_cue(k), None],
        ..Segment::new(stays, sent.to, tempo.moving(tempo::FLIP))
    };
    [rise, turn]
}

/// Number of hops of a figure from a cell of its zone to its new place: if it is on a card, from cell to cell.
fn hops(zone: &Zone, item: &Item, from: [i8; 2]) -> u8 {
    let on_card = |other: &Item| other.cell == item.cell && other.piece.is_card();
    let figure = matches!(item.piece, Piece::Picture(..));
    if !figure || !zone.items.iter().any(on_card) {
        return 0;
    }
    let [across, down] = [0, 1].map(|d| item.cell[d].abs_diff(from[d]));
    across.max(down)
}

/// Picture of a side: the face, or a deck's back.
fn seen_side(side: Side) -> Art {
    Art::of(side.piece, side.face_up)
}

/// The components of a sprite that take part in a move.
type SpriteData = (
    Entity,
    &'static mut CardSprite,
    &'static mut RestPose,
    &'static mut Transform,
    &'static mut Showing,
    Option<&'static mut Animation>,
    Option<&'static Raise>,
    Has<Dragged>,
);

type Sprites<'w, 's> = Query<'w, 's, SpriteData, Without<DespawnAtEnd>>;

/// Sends every sprite on the way to its piece in the layout that is shown: makes those that are missing, despawns those
/// that are no longer needed, and rebuilds the spots.
fn compose(
    mut commands: Commands,
    (frame, preferences): (Res<Frame>, Res<Preferences>),
    table: Res<Table>,
    mut shown: ResMut<TablePicture>,
    (mut motion, mut decorations): (Single<&mut Motion>, Single<&mut ZoneDecorations>),
    mut spots: ResMut<HitTargets>,
    mut sprites: Sprites,
    buried: Query<Has<HiddenInPile>>,
) {
    let Some(transition) = motion.transition.take() else {
        return;
    };
    let old_frame = motion.frame.replace(frame.clone());
    let arrangement = arrange(&shown.layout, &frame);
    let by_id: ById = sprites.iter().map(|(e, s, ..)| (s.id, e)).collect();
    let Moves { moves, gone } = reconcile(&lying(&sprites), &shown.layout);
    let step_motion = transition.step_motion();
    if transition != Transition::Reframe {
        motion.revealed.clear();
    }
    let ids = motion.numbered(&moves);
    if step_motion.reveal {
        motion.revealed = revealed(&moves, &ids, &shown.layout, &by_id, &sprites);
    }
    let places = reveal_places(motion.revealed.len(), &frame);
    let stock = stock(&shown.layout);
    let passage = StepContext {
        transition: &transition,
        step_motion: &step_motion,
        tempo: Tempo::of(&preferences),
        frame: &frame,
        old_frame: old_frame.as_ref(),
        stock,
        birth: stock.map(|k| birthplace(k, &arrangement, &frame)),
    };
    let sent: Vec<SpriteMove> = moves
        .iter()
        .enumerate()
        .map(|(order, m)| {
            let large = motion.revealed.iter().position(|id| *id == ids[order]);
            let placement = large.map_or(arrangement.zones[m.zone].pieces[m.index], |k| places[k]);
            let there = m.id.and_then(|id| sprites.get(*by_id.get(&id)?).ok());
            let to = placement.home(&frame);
            passage.sent(&shown.layout, (order, m), large, to, there)
        })
        .collect();
    let order = DepartureOrder::of(&sent, |k| {
        // Cards that are put aside go before new cards come.
        let aside = shown.layout.zones[moves[k].zone].place == Place::Side;
        step_motion.dealing && !aside
    });

    let mut new_spots = Vec::new();
    for (k, m) in moves.iter().enumerate() {
        let s = &sent[k];
        let zone = &shown.layout.zones[m.zone];
        let item = &zone.items[m.index];
        let card = card_sprite(ids[k], zone, m.index);
        let legs = passage.legs(s, &order, k, motion.revealed.len());
        let entity = match m.id.and_then(|id| by_id.get(&id)) {
            Some(&entity) => {
                let Ok(sprite) = sprites.get_mut(entity) else {
                    continue;
                };
                passage.send(&mut commands, sprite, card, s, legs);
                entity
            }
            None => passage.make(&mut commands, card, s, legs, Some(m.zone) == stock),
        };
        let is_buried = arrangement.zones[m.zone].pieces[m.index].buried;
        let was_buried = buried.get(entity).unwrap_or(false);
        bury(&mut commands, entity, [was_buried, is_buried]);
        if !matches!(item.piece, Piece::Back(_)) {
            new_spots.push(piece_spot(item.piece, zone.id, entity, &s.to));
        }
    }
    let gone = gone.iter();
    for (entity, _, home, ..) in gone.filter_map(|id| sprites.get(*by_id.get(id)?).ok()) {
        passage.let_go(&mut commands, entity, *home);
    }
    other_spots(&shown, &arrangement, &frame, &mut new_spots);
    spots.set_if_neq(HitTargets::new(new_spots));
    // After a step the veil stays until the cards on it set out.
    if motion.is_revealing() || !matches!(transition, Transition::Step(_)) {
        let seat_of = |id: &u32| {
            let k = ids.iter().position(|i| i == id)?;
            shown.layout.zones[moves[k].zone].id.seat
        };
        let seats = motion.revealed.iter().map(seat_of);
        decorations.revealed = named(seats.zip(&places), &table);
    }
    decorations.due = true;
    if shown.placements != arrangement {
        shown.placements = arrangement;
    }
}

/// Sprites by their numbers.
type ById = bevy::platform::collections::HashMap<u32, Entity>;

/// One of the sprites.
type SpriteItem<'a> = QueryItem<'a, 'a, SpriteData>;

/// The same, to be read.
type SpriteView<'a> = ROQueryItem<'a, 'a, SpriteData>;

/// Pieces on the table before the step.
fn lying(sprites: &Sprites) -> Vec<PlacedSprite> {
    let lies = |(_, s, ..): SpriteView| PlacedSprite {
        id: s.id,
        piece: s.piece,
        zone: s.zone,
        index: s.index,
    };
    sprites.iter().map(lies).collect()
}

/// Sprite data of the piece at this index of a zone.
fn card_sprite(id: u32, zone: &Zone, index: usize) -> CardSprite {
    let item = &zone.items[index];
    CardSprite {
        id,
        piece: item.piece,
        zone: zone.id,
        index,
        face_up: item.face_up,
        cell: item.cell,
        from: item.from,
        look: item.look,
        owner: item.owner,
        badge: (!item.badge.is_empty()).then(|| item.badge.to_string()),
        tags: item.tags.iter().map(|mark| mark.0).collect(),
    }
}

/// Marks that a sprite is now under others in a pile, or no longer.
fn bury(commands: &mut Commands, entity: Entity, [was, is]: [bool; 2]) {
    match (was, is) {
        (false, true) => {
            commands.entity(entity).insert(HiddenInPile);
        }
        (true, false) => {
            commands.entity(entity).remove::<HiddenInPile>();
        }
        (false, false) | (true, true) => {}
    }
}

/// The cards of seats that are shown large, as they are captioned: whose each is, and its room in the window.
fn named<'a>(
    large: impl Iterator<Item = (Option<Seat>, &'a Placement)>,
    table: &Table,
) -> Vec<(Seat, String, Rect)> {
    let caption = |(seat, placement): (Option<Seat>, &Placement)| {
        let half = Vec2::new(placement.width, placement.width * TALL) / 2.0;
        let room = Rect::from_corners(placement.at - half, placement.at + half);
        Some((seat?, table.name(seat?), room))
    };
    large.filter_map(caption).collect()
}

/// Hit target of a piece in its rest pose.
fn piece_spot(piece: Piece, zone: ZoneId, entity: Entity, to: &RestPose) -> HitTarget {
    HitTarget {
        target: Target::Piece(piece),
        entity: Some(entity),
        rect: match piece {
            Piece::Token(..) | Piece::Picture(..) | Piece::Cover(..) => {
                Rect::from_center_size(to.at, Vec2::splat(to.width))
            }
            Piece::Card(_) | Piece::Back(_) => to.rect(),
        },
        angle: to.angle,
        z: to.z,
        zone: Some(zone),
    }
}

/// Order in which sprites set out: indices of the moves.
struct DepartureOrder {
    /// Those that change their zone.
    travelling: Vec<usize>,
    /// Those that turn in place.
    turning: Vec<usize>,
}

impl DepartureOrder {
    /// `later` returns true for those of the travelling sprites that go after the others.
    fn of(sent: &[SpriteMove], later: impl Fn(usize) -> bool) -> DepartureOrder {
        let small =
            |travels: bool| move |&k: &usize| sent[k].travels == travels && sent[k].large.is_none();
        let all = 0..sent.len();
        let mut travelling: Vec<usize> = all.clone().filter(small(true)).collect();
        travelling.sort_by_key(|&k| later(k));
        let turns = |k: &usize| sent[*k].sides[0] != sent[*k].sides[1];
        DepartureOrder {
            travelling,
            turning: all.filter(small(false)).filter(turns).collect(),
        }
    }

    /// Number of sprites that set out, and the index of this one among them.
    fn nth(of: &[usize], k: usize) -> (usize, usize) {
        (of.len(), of.iter().position(|o| *o == k).unwrap_or(0))
    }
}

/// Common context of all sprites in one transition.
struct StepContext<'a> {
    transition: &'a Transition,
    step_motion: &'a StepMotion,
    tempo: Tempo,
    frame: &'a Frame,
    old_frame: Option<&'a Frame>,
    /// The zone where new cards come from, and its place.
    stock: Option<usize>,
    birth: Option<RestPose>,
}

impl StepContext<'_> {
    /// Motion of the sprite for a move; `there` is the sprite, if there is one already.
    fn sent(
        &self,
        layout: &Layout,
        (order, m): (usize, &Move),
        large: Option<usize>,
        to: RestPose,
        there: Option<SpriteView>,
    ) -> SpriteMove {
        let item = m.item(layout);
        let shall = Side {
            piece: item.piece,
            face_up: item.face_up,
        };
        let clash = &self.step_motion.clash;
        let travels = m.travels(layout);
        let new_cell = there.as_ref().is_some_and(|t| t.1.cell != item.cell);
        SpriteMove {
            order,
            from: there.as_ref().map(|t| pose(t.3)),
            to,
            sides: [there.as_ref().map_or(shall, |t| t.4.0), shall],
            // A new card in the stock appears without travelling.
            travels: (travels && (m.id.is_some() || Some(m.zone) != self.stock))
                || there.as_ref().is_some_and(|t| t.2.z >= depth::VEIL),
            on_grid: matches!(layout.zones[m.zone].arrangement, Arrangement::Grid(_)),
            passes: matches!(self.transition, Transition::Step(_)) && !travels && new_cell,
            hops: there
                .as_ref()
                .map_or(0, |t| hops(&layout.zones[m.zone], item, t.1.cell)),
            large,
            clashes: matches!(item.piece, Piece::Card(face) if clash.contains(&face)),
        }
    }

    /// Animation segments of the sprite for the `k`th move; `large` is the number of cards shown large.
    fn legs(
        &self,
        sent: &SpriteMove,
        order: &DepartureOrder,
        k: usize,
        large: usize,
    ) -> Vec<Segment> {
        let turning = match sent.large {
            Some(nth) => (large, nth),
            None => DepartureOrder::nth(&order.turning, k),
        };
        let travelling = DepartureOrder::nth(&order.travelling, k);
        let (step_motion, tempo) = (self.step_motion, self.tempo);
        let across = self.frame.window.length();
        legs(sent, step_motion, tempo, travelling, turning, across)
    }

    /// Sends a sprite that is there on its way.
    fn send(
        &self,
        commands: &mut Commands,
        sprite: SpriteItem,
        card: CardSprite,
        s: &SpriteMove,
        mut legs: Vec<Segment>,
    ) {
        let (entity, mut was, mut home, mut transform, mut showing, course, lift, held) = sprite;
        was.set_if_neq(card);
        match self.transition {
            Transition::Reframe => {
                home.set_if_neq(s.to);
                if let Some(leg) = self.reframe(&mut transform, course, lift, s.to) {
                    commands.entity(entity).insert(Animation::new([leg], false));
                }
            }
            Transition::Afresh => {
                home.set_if_neq(s.to);
                showing.set_if_neq(Showing(s.sides[1]));
                *transform = stand(&s.to, 1.0);
                commands.entity(entity).remove::<Animation>();
            }
            Transition::Step(_) | Transition::Back => {
                home.set_if_neq(s.to);
                if seen_side(s.sides[0]) == seen_side(s.sides[1]) && showing.0 != s.sides[1] {
                    // A back that is now known looks the same.
                    showing.0 = s.sides[1];
                }
                // A lifted card that only makes room stays lifted.
                let stays = lift.filter(|_| !s.travels);
                let ends = rest(&s.to, stays, self.frame);
                let still = legs.len() == 1
                    && legs[0].flip.is_none()
                    && !s.travels
                    && near_enough(transform.as_ref(), &ends)
                    && course.is_none();
                if held || still {
                    return;
                }
                let Some(last) = legs.last_mut() else { return };
                last.to = ends;
                commands.entity(entity).insert(Animation::new(legs, true));
                if s.travels {
                    commands.entity(entity).remove::<Raise>();
                }
            }
        }
    }

    /// Makes a sprite that was not there, and sends it on its way.
    fn make(
        &self,
        commands: &mut Commands,
        card: CardSprite,
        s: &SpriteMove,
        mut legs: Vec<Segment>,
        in_stock: bool,
    ) -> Entity {
        let mut from = s.to;
        let moves = matches!(self.transition, Transition::Step(_) | Transition::Back);
        let comes = moves && !in_stock;
        if !comes {
            legs.clear();
        } else if let Some(place) = self.birth {
            from = place;
        } else {
            let time = self.tempo.time(tempo::FADE);
            legs = vec![Segment::new(MoveStyle::Appear, s.to, time)];
        }
        let side = match self.birth {
            Some(_) if comes => hidden(s.sides[1]),
            _ => s.sides[1],
        };
        let new = commands.spawn((
            Name::new(format!("{:?}", card.piece)),
            card,
            s.to,
            stand(&from, 1.0),
            Showing(side),
            Alpha(if comes { 0.0 } else { 1.0 }),
            Height::default(),
            DrawnAs::default(),
            Sprite::default(),
            Anchor::CENTER,
            DespawnOnExit(Screen::Table),
        ));
        let entity = new.id();
        if let Some(last) = legs.last_mut() {
            if self.birth.is_some() {
                last.flip = (hidden(s.sides[1]) != s.sides[1]).then_some(s.sides[1]);
            }
            commands.entity(entity).insert(Animation::new(legs, true));
        }
        entity
    }

    /// A sprite whose piece is there no more.
    fn let_go(&self, commands: &mut Commands, entity: Entity, home: RestPose) {
        if *self.transition == Transition::Afresh {
            commands.entity(entity).despawn();
        } else {
            let leg = Segment::new(MoveStyle::Vanish, home, self.tempo.time(tempo::FADE));
            let course = Animation::new([leg], true);
            commands.entity(entity).insert((DespawnAtEnd, course));
        }
    }

    /// Adapts a sprite to a new size of the window: if it travels it goes on in the new frame. Returns the way of one
    /// that rests, to its new place, if it is not there.
    fn reframe(
        &self,
        transform: &mut Transform,
        course: Option<Mut<Animation>>,
        lift: Option<&Raise>,
        to: RestPose,
    ) -> Option<Segment> {
        if let Some(mut course) = course.filter(|course| course.matters) {
            let by = self.old_frame.map_or(1.0, |old| self.frame.unit / old.unit);
            let now = pose(transform);
            let there = RestPose {
                at: now.at * by,
                width: now.width * by,
                ..now
            };
            let z = transform.translation.z;
            *transform = stand(&there, transform.scale.x / transform.scale.y);
            transform.translation.z = z;
            course.reframe(by, to);
            return None;
        }
        let to = rest(&to, lift, self.frame);
        let time = self.tempo.time(tempo::SETTLE);
        (!near_enough(transform, &to)).then(|| Segment::new(MoveStyle::Slide, to, time))
    }
}

/// The veil goes when the first of the revealed cards sets out.
fn unveil(
    motion: Single<&Motion>,
    mut decorations: Single<&mut ZoneDecorations>,
    sprites: Query<&Transform, With<CardSprite>>,
) {
    if decorations.revealed.is_empty() || motion.is_revealing() {
        return;
    }
    let before_it = |t: &Transform| (depth::VEIL..depth::MOVING).contains(&t.translation.z);
    if sprites.iter().filter(|t| before_it(t)).count() < decorations.revealed.len() {
        decorations.revealed.clear();
        decorations.due = true;
    }
}

/// The same piece face down.
fn hidden(side: Side) -> Side {
    Side {
        face_up: false,
        ..side
    }
}

fn near_enough(transform: &Transform, home: &RestPose) -> bool {
    let now = pose(transform);
    now.at.distance(home.at) < 0.01
        && (now.width - home.width).abs() < 0.01
        && turn_between(now.angle, home.angle).abs() < 1e-4
        && now.z == home.z
}

/// The sprites that are revealed in this step, in seat order: those that turn up, and those that come open to lie where
/// these lie, for whoever decides last sees his own card go straight there.
fn revealed(
    moves: &[Move],
    ids: &[u32],
    layout: &Layout,
    by_id: &ById,
    sprites: &Sprites,
) -> Vec<u32> {
    let open = |m: &Move| {
        let item = m.item(layout);
        item.face_up && matches!(item.piece, Piece::Card(_) | Piece::Picture(..))
    };
    let turns = |m: &Move| {
        let showing = m.id.and_then(|id| sprites.get(*by_id.get(&id)?).ok());
        open(m) && showing.is_some_and(|s| !s.4.0.face_up)
    };
    let name = |m: &Move| layout.zones[m.zone].id.name;
    let names: Vec<&str> = moves.iter().filter(|m| turns(m)).map(name).collect();
    let mut up: Vec<(Option<Seat>, u32)> = moves
        .iter()
        .zip(ids)
        .filter(|(m, _)| turns(m) || (open(m) && m.travels(layout) && names.contains(&name(m))))
        .map(|(m, id)| (layout.zones[m.zone].id.seat, *id))
        .collect();
    up.sort_unstable();
    up.into_iter().map(|(_, id)| id).collect()
}

/// The stock: where cards come from that were not there.
fn stock(layout: &Layout) -> Option<usize> {
    let is_stock = |z: &Zone| z.place == Place::Side && z.arrangement == Arrangement::Pile;
    layout.zones.iter().position(is_stock)
}

/// The place of the stock's cards.
fn birthplace(stock: usize, arrangement: &Placements, frame: &Frame) -> RestPose {
    let zone = &arrangement.zones[stock];
    let placement = Placement {
        z: depth::MOVING,
        ..placement_at(zone.used.center(), zone.width, 0.0)
    };
    placement.home(frame)
}

/// Cells, zones and seats.
fn other_spots(
    shown: &TablePicture,
    arrangement: &Placements,
    frame: &Frame,
    spots: &mut Vec<HitTarget>,
) {
    let mut spot = |target: Target, rect: Rect, z: f32, zone: Option<ZoneId>| {
        spots.push(HitTarget {
            target,
            entity: None,
            rect: frame.rect_to_world(rect),
            angle: 0.0,
            z,
            zone,
        });
    };
    for (zone, placements) in shown.layout.zones.iter().zip(&arrangement.zones) {
        let id = zone.id;
        for cell in &placements.cells {
            let target = Target::Cell(id, cell.cell);
            spot(target, cell.rect, depth::OUTLINE + 1.0, Some(id));
        }
        // The button below it belongs to it.
        let buttons = placements.words.iter().filter(|word| word.button);
        let buttons = buttons.map(|word| word.rect(frame.label));
        let rect = buttons.fold(placements.used, |a, b| a.union(b));
        spot(Target::Zone(id), rect, depth::OUTLINE, Some(id));
    }
    for panel in &frame.panels {
        let target = Target::Seat(panel.seat);
        spot(target, drawn(panel, shown), depth::PANEL, None);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kortlek_rules::{Deck, deck::Card as _, decktet::Card as Decktet};

    fn home(x: f32, z: f32) -> RestPose {
        RestPose {
            at: Vec2::new(x, 0.0),
            width: 96.0,
            angle: 0.0,
            z,
        }
    }

    fn sides(up: bool) -> [Side; 2] {
        let face = Decktet::at(3).face();
        [
            Side {
                piece: Piece::Back(Deck::Decktet),
                face_up: false,
            },
            Side {
                piece: Piece::Card(face),
                face_up: up,
            },
        ]
    }

    fn sent(travels: bool, up: bool) -> SpriteMove {
        SpriteMove {
            order: 3,
            from: Some(home(0.0, 10.0)),
            to: home(400.0, 20.0),
            sides: sides(up),
            travels,
            on_grid: false,
            passes: false,
            hops: 0,
            large: None,
            clashes: false,
        }
    }

    const NORMAL: Tempo = Tempo {
        factor: 1.0,
        reduced: false,
    };

    /// The segments of a sprite on a table 1500 wide; see [`super::legs`].
    fn legs(
        sent: &SpriteMove,
        step_motion: &StepMotion,
        tempo: Tempo,
        travelling: (usize, usize),
        turning: (usize, usize),
    ) -> Vec<Segment> {
        super::legs(sent, step_motion, tempo, travelling, turning, 1500.0)
    }

    fn whole(legs: &[Segment]) -> f32 {
        legs.iter().map(|l| l.wait + l.time).sum()
    }

    #[test]
    fn a_deal_goes_card_by_card_and_ends_in_time() {
        let step_motion = StepMotion {
            dealing: true,
            setting_out: Some(Cue::Deal),
            ..default()
        };
        let (n, s) = (36, sent(true, true));
        let legs = |k| legs(&s, &step_motion, NORMAL, (n, k), (0, 0));
        let all: Vec<Vec<Segment>> = (0..n).map(legs).collect();
        for (k, pair) in all.windows(2).enumerate() {
            assert!(pair[1][0].wait > pair[0][0].wait, "card {k} goes first");
        }
        assert!(all.iter().all(|l| whole(l) <= tempo::DEAL_WHOLE + 1e-3));
        assert!(all.iter().all(|l| l[0].flip.is_some()
            && l[0].depth >= depth::MOVING
            && l[0].cues[0] == Some(Cue::Deal)));
    }

    #[test]
    fn a_back_that_is_now_known_does_not_turn() {
        let (s, none) = (sent(true, false), StepMotion::default());
        assert_eq!(legs(&s, &none, NORMAL, (1, 0), (0, 0))[0].flip, None);
    }

    #[test]
    fn revealed_cards_turn_after_a_beat_one_after_the_other() {
        let step_motion = StepMotion {
            reveal: true,
            ..default()
        };
        let starts: Vec<f32> = (0..4)
            .map(|k| {
                let s = SpriteMove {
                    large: Some(k),
                    ..sent(true, true)
                };
                let l = legs(&s, &step_motion, NORMAL, (0, 0), (4, k));
                assert_eq!(l.len(), 2);
                assert!(l[0].flip.is_none() && l[1].flip.is_some());
                l[0].wait + l[0].time + l[1].wait
            })
            .collect();
        for w in starts.windows(2) {
            let off = w[1] - w[0] - tempo::REVEAL_STAGGER;
            assert!(off.abs() < 1e-4, "{starts:?}");
        }
        assert!(starts[0] >= tempo::TRAVEL[1] + tempo::REVEAL_BEAT);
    }

    #[test]
    fn those_that_clash_shake_and_the_others_wait() {
        let step_motion = StepMotion {
            clash: vec![Decktet::at(3).face()],
            ..default()
        };
        let shaking = SpriteMove {
            clashes: true,
            ..sent(true, true)
        };
        let of = |s: &SpriteMove| legs(s, &step_motion, NORMAL, (2, 0), (0, 0));
        let (a, b) = (of(&shaking), of(&sent(true, true)));
        assert_eq!(a[0].way, MoveStyle::Shake);
        assert_eq!((a.len(), b.len()), (2, 1));
        let apart = (whole(&a) - whole(&b)).abs();
        assert!(apart < 1e-4, "they set out together");
    }

    #[test]
    fn instant_takes_no_time_and_reduced_motion_only_fades() {
        let instant = Tempo {
            factor: 0.0,
            ..NORMAL
        };
        let reduced = Tempo {
            reduced: true,
            ..NORMAL
        };
        for large in [None, Some(0)] {
            let s = SpriteMove {
                large,
                ..sent(true, true)
            };
            let of = |tempo| legs(&s, &StepMotion::default(), tempo, (1, 0), (1, 0));
            assert_eq!(whole(&of(instant)), 0.0);
            let fades = |l: &Segment| l.way == MoveStyle::Fade && l.time <= tempo::FADE;
            assert!(of(reduced).iter().all(fades));
        }
    }

    #[test]
    fn revealed_cards_are_large_and_apart() {
        for players in 2..=5 {
            for window in [(960.0, 600.0), (1280.0, 800.0), (1920.0, 1080.0)] {
                let window = Vec2::from(window);
                let frame = crate::layout::frame::frame(window, 1.0, players, Seat(0));
                let all = reveal_places(players, &frame);
                for Placement { at, width, .. } in &all {
                    assert!(*width >= 84.0 * frame.unit, "{players} {window} {width}");
                    assert!(frame.tableau.contains(*at));
                }
                for w in all.windows(2) {
                    assert!(w[1].at.x - w[0].at.x > w[0].width && w[1].z > w[0].z);
                }
            }
        }
    }
}
