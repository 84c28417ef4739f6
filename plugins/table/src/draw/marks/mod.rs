//! Marks of the states of targets, distinguished by shape: rings round those that can be picked, a thick ring with
//! corner ticks round the one with the focus, a raised card with a notch for a pick, a veil over those that can't be
//! picked; and previews of picks.

mod builder;
pub mod focus_frame;
mod pick_state;
mod previews;

use builder::MarkBuilder;
pub use pick_state::{
    ATTENDED, Bundle, CHOSEN_UP, HighlightStyle, PickState, Prominence, Ring, bundles, label_place,
    worths,
};

use crate::{
    draw::{
        list::{DrawList, Drawable, ItemKey, Painter},
        opening::{TablePart, is_due},
        shapes::texture,
    },
    layout::{
        attention::{Focus, Hover, drop_target},
        frame::Frame,
        hit_targets::{CARD, CardSprite, Dragged, HitTargets, Raise, RestPose},
    },
    states::{TableComponents, TableSystems},
    table::Table,
    table_picture::{Activity, HiddenByPreview, PreviewScores, TablePicture},
    tempo::{self, Tempo},
};
use bevy::{platform::collections::HashMap, prelude::*};
use kortlek_kit::{
    palette::{Palette, Rgba},
    preferences::Preferences,
    redraw_request::RedrawRequest,
};
use kortlek_rules::presentation::{Arrangement, Layout, Look, Piece, Place, Target, ZoneId};

pub(crate) fn plugin(app: &mut App) {
    app.add_table_component::<Marks>().add_systems(
        Update,
        (mark, pulse)
            .chain()
            .in_set(TableSystems::Draw)
            .run_if(is_due(TablePart::Input))
            .run_if(resource_exists::<Assets<Image>>),
    );
}

/// Drawn marks, and the state that they were drawn from.
#[derive(Component, Default)]
struct Marks {
    list: DrawList,
    from: Option<MarkInputs>,
    veils: HashMap<([u32; 2], Rgba), Handle<Image>>,
    hinted: Option<Vec<Target>>,
    /// Last position of the pointer.
    pointer: Option<Vec2>,
    /// The table and the position for which previews were already shown.
    foretold: Option<(u64, usize)>,
}

/// Inputs of the marks, apart from places and colours.
#[derive(Clone, PartialEq, Debug)]
struct MarkInputs {
    table: u64,
    shown: usize,
    choices: usize,
    moving: bool,
    hint: Option<Vec<Target>>,
    situation: PickState,
    preferences: Preferences,
}

fn mark(
    mut marks: Single<&mut Marks>,
    mut painter: Painter,
    (table, activity): (Res<Table>, Res<Activity>),
    (shown, spots): (Res<TablePicture>, Res<HitTargets>),
    (focus, hover): (Res<Focus>, Res<Hover>),
    (preferences, mut foreseen, mut gives_way): (
        Res<Preferences>,
        Single<&mut PreviewScores>,
        Single<&mut HiddenByPreview>,
    ),
    sprites: MarkedSprites,
) {
    let mut situation = attend(
        &marks,
        &painter.frame,
        &table,
        &spots,
        (&focus, &hover),
        &sprites,
    );
    marks.pointer = hover.at;
    if !activity.accepts_picks {
        situation.next.clear();
        situation.instead.clear();
        situation.chosen.clear();
    }
    let from = MarkInputs {
        table: table.serial(),
        shown: table.shown,
        choices: table.picking.choices().len(),
        moving: activity.moving,
        hint: table.hinted_targets(),
        situation,
        preferences: preferences.clone(),
    };
    let same = marks.from.as_ref() == Some(&from) && !marks.list.is_outdated(&painter);
    if same && !spots.is_changed() && !shown.is_changed() && !painter.frame.is_changed() {
        return;
    }
    let frame = painter.frame.clone();
    let palette = Palette::of(preferences.cloth);
    let situation = &from.situation;
    let mut builder = MarkBuilder {
        frame: &frame,
        palette: &palette,
        spots: &spots,
        layout: &shown.layout,
        situation,
        words: shown.placements.word_rects(&frame),
        items: Vec::new(),
        gives_way: Vec::new(),
    };

    mark_pieces(&mut builder, &mut painter, &mut marks.veils, &sprites);
    let mut then = Vec::new();
    // Cells, zones and panels.
    for spot in spots.iter().filter(|s| s.entity.is_none()) {
        builder.place(spot);
    }
    // Marks on pieces wait until the pieces have come; after that they stay while something moves.
    let here = (from.table, from.shown);
    let lies_there = !from.moving || marks.foretold == Some(here);
    if situation.decides && table.is_current() && lies_there {
        marks.foretold = Some(here);
        let subject = subject(&table, situation, &shown.layout);
        builder.previews(&table.previews(), subject);
        let after = table.foreseen(&situation.looks_at());
        then = after.scores;
        if let Some(outcome) = after.layout {
            builder.outcome(&outcome, &shown.placements);
        }
    }
    if let Some(path) = &from.hint {
        for (n, target) in path.iter().enumerate() {
            builder.hint(*target, n as u16);
        }
    }
    foreseen.set_if_neq(PreviewScores(then));
    gives_way.set_if_neq(HiddenByPreview(builder.gives_way));
    let items = builder.items;
    marks.list.draw(&mut painter, items);
    if marks.hinted != from.hint {
        if let Some(path) = from.hint.as_ref().filter(|_| !preferences.reduced_motion) {
            begin_pulse(path, &marks.list, &mut painter.commands);
        }
        marks.hinted = from.hint.clone();
    }
    marks.from = Some(from);
}

/// Makes the marks of a new hint pulse.
fn begin_pulse(path: &[Target], list: &DrawList, commands: &mut Commands) {
    for (n, target) in path.iter().enumerate() {
        if let Some(entity) = list.entity(ItemKey("Hint", Some(*target), n as u16)) {
            commands.entity(entity).try_insert(HintPulse(0.0));
        }
    }
}

/// The sprites that marks are about.
type MarkedSprites<'w, 's> = Query<
    'w,
    's,
    (
        Entity,
        &'static CardSprite,
        &'static RestPose,
        &'static Transform,
        Option<&'static Raise>,
        Has<Dragged>,
    ),
>;

/// The state of the picks now, with the player's attention.
fn attend(
    marks: &Marks,
    frame: &Frame,
    table: &Table,
    spots: &HitTargets,
    (focus, hover): (&Focus, &Hover),
    sprites: &MarkedSprites,
) -> PickState {
    let held = sprites.iter().find(|s| s.5);
    let mut situation = PickState::new(
        &table.picking,
        // The ring of the focus must not be mistaken for something that the table itself points at.
        focus.target().filter(|_| table.picking.decides()),
        hover.target,
        held.map(|s| Target::Piece(s.1.piece)),
    );
    if let Some((_, sprite, home, transform, ..)) = held {
        let width = home.width.max(CARD.x * frame.unit * 0.6);
        let middle = transform.translation.truncate();
        situation.aim = drop_target(spots, &situation.drops, sprite.piece, middle, width);
        situation.attended = situation.aim;
    } else if let Some(before) = &marks.from {
        let before = &before.situation;
        // A thing that comes to be under a resting pointer is not pointed at.
        let pointed = marks.pointer != hover.at && situation.hover.is_some();
        let steered = before.focus != situation.focus && situation.focus.is_some();
        let was_pointed = before.attended.is_some() && before.attended == before.hover;
        if pointed || (was_pointed && !steered && situation.hover.is_some()) {
            situation.attended = situation.hover;
        }
    }
    situation
}

/// The raised cards of a grid in the hand that lie over their neighbours: zone and cell, and the raise.
fn raised_in_hand(situation: &PickState, layout: &Layout) -> Vec<((ZoneId, [i8; 2]), Raise)> {
    let attended = [situation.focus, situation.hover].into_iter().flatten();
    let raised = attended.filter_map(|target| {
        let Target::Piece(piece @ Piece::Card(_)) = target else {
            return None;
        };
        let (zone, item) = layout.find(piece)?;
        let held = zone.place == Place::Hand && matches!(zone.arrangement, Arrangement::Grid(_));
        let lift = situation.lift(target, false)?;
        (held && lift.over).then_some(((zone.id, item.cell), lift))
    });
    raised.collect()
}

/// Raise of a piece on a raised card: it stays on it.
fn raise_with_card(
    piece: Piece,
    raised: &[((ZoneId, [i8; 2]), Raise)],
    layout: &Layout,
) -> Option<Raise> {
    if raised.is_empty() || !matches!(piece, Piece::Token(..)) {
        return None;
    }
    let (zone, item) = layout.find(piece)?;
    let card = raised.iter().find(|(at, _)| *at == (zone.id, item.cell))?;
    Some(Raise {
        scale: 1.0,
        ..card.1
    })
}

/// Draws raises, rings and veils of the pieces on the table.
fn mark_pieces(
    builder: &mut MarkBuilder,
    painter: &mut Painter,
    veils: &mut HashMap<([u32; 2], Rgba), Handle<Image>>,
    sprites: &MarkedSprites,
) {
    let situation = builder.situation;
    // Zones of the player's hand, and true if the raise of some cards distinguishes them from others.
    let hand = builder
        .layout
        .zones
        .iter()
        .filter(|z| z.place == Place::Hand);
    let mixed = |zone: ZoneId| {
        let mut some = [false; 2];
        for (_, s, ..) in sprites.iter().filter(|s| s.1.zone == zone) {
            some[usize::from(situation.can_pick(Target::Piece(s.piece)))] = true;
        }
        some == [true, true]
    };
    let mixed: Vec<(ZoneId, bool)> = hand.map(|z| (z.id, mixed(z.id))).collect();
    let raised = raised_in_hand(situation, builder.layout);
    for (entity, sprite, _, _, lift, is_held) in sprites {
        let target = Target::Piece(sprite.piece);
        let in_hand = mixed.iter().find(|(z, _)| *z == sprite.zone);
        let spot = builder
            .spots
            .get(target)
            .filter(|spot| !matches!(sprite.piece, Piece::Back(_)) && spot.entity == Some(entity));
        let wanted = if spot.is_some() && !is_held {
            situation.lift(target, in_hand.is_some_and(|(_, mixed)| *mixed))
        } else {
            None
        };
        // A card elsewhere than in the hand is flat: it grows, but it does not move up.
        let wanted = wanted.map(|l| match in_hand {
            Some(_) => l,
            None => Raise {
                up: l.up.min(4.0),
                ..l
            },
        });
        let wanted = match wanted {
            Some(lift) if lift.over => Some(lift),
            wanted => raise_with_card(sprite.piece, &raised, builder.layout).or(wanted),
        };
        if lift.copied() != wanted && !is_held {
            match wanted {
                Some(lift) => painter.commands.entity(entity).try_insert(lift),
                None => painter.commands.entity(entity).try_remove::<Raise>(),
            };
        }
        let Some(spot) = spot else { continue };
        let up = match in_hand {
            Some(_) => CHOSEN_UP * builder.frame.unit,
            None => 0.0,
        };
        builder.piece(entity, spot, sprite, up);
        let veiled = situation.decides
            && in_hand.is_some()
            && sprite.face_up
            && sprite.look != Look::Lit
            && !situation.can_pick(target)
            && !situation.chosen.contains(&target)
            && !is_held;
        if veiled {
            let frame = builder.frame;
            let px = (spot.rect.size() / frame.pixel).round().as_uvec2();
            let ink = builder.palette.table;
            let veil = veils.entry((px.into(), ink)).or_insert_with(|| {
                let (w, h, bytes) = veil(px.x, px.y, ink);
                painter.images.add(texture(w, h, bytes))
            });
            let what = Drawable::Texture(veil.clone(), px.as_vec2() * frame.pixel);
            builder.on(entity, spot, "Veil", 0, Vec2::ZERO, 0.035, what);
        }
    }
    if veils.len() > 16 {
        veils.clear();
    }
}

/// The card that a decision is about: the one held, picked, or the one to lay.
fn subject(table: &Table, situation: &PickState, layout: &Layout) -> Option<Piece> {
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

/// Coverage of a card that can't be picked: the share of the cloth in its light.
const COVERED: f32 = 0.45;

/// Veil over a card of this size in pixels: everywhere the same, so that upright and turned cards look alike, in this
/// colour. Width, height, straight sRGB.
pub fn veil(w: u32, h: u32, ink: Rgba) -> (u32, u32, Vec<u8>) {
    let radius = w as f32 * 0.056;
    let half = Vec2::new(w as f32, h as f32) / 2.0;
    let mut bytes = Vec::with_capacity((w * h * 4) as usize);
    for y in 0..h {
        for x in 0..w {
            let p = (Vec2::new(x as f32 + 0.5, y as f32 + 0.5) - half).abs() - (half - radius);
            let out = match p.x < 0.0 || p.y < 0.0 {
                true => -1.0,
                false => p.length() - radius,
            };
            let there = COVERED * (0.5 - out).clamp(0.0, 1.0);
            bytes.extend([ink[0], ink[1], ink[2], (255.0 * there).round() as u8]);
        }
    }
    (w, h, bytes)
}

/// A hint's ring that pulses, and the seconds since it began.
#[derive(Component)]
struct HintPulse(f32);

/// Duration of a pulse, and number of pulses.
const PULSE: f32 = 0.7;
const PULSES: f32 = 2.0;

fn pulse(
    mut commands: Commands,
    time: Res<Time>,
    preferences: Res<Preferences>,
    mut awake: ResMut<RedrawRequest>,
    mut rings: Query<(Entity, &mut HintPulse, &mut Sprite)>,
) {
    let whole = Tempo::of(&preferences).time(PULSE).max(0.2);
    for (entity, mut pulse, mut sprite) in &mut rings {
        awake.keep();
        let t = pulse.0 / whole;
        if t >= PULSES {
            sprite.color = Color::WHITE;
            commands.entity(entity).try_remove::<HintPulse>();
            continue;
        }
        let wave = 0.5 - 0.5 * (t * std::f32::consts::TAU).cos();
        sprite.color = Color::WHITE.with_alpha(0.15 + 0.85 * wave);
        pulse.0 += time.delta_secs().min(tempo::LONGEST_FRAME);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kortlek_rules::{
        Card as _, french,
        presentation::{Grid, Item, Zone},
    };

    #[test]
    fn a_tool_on_a_raised_card_comes_to_the_front_with_it() {
        let size = Grid::Fixed {
            size: [2, 1],
            wide: 71,
            card: 100,
        };
        let card = |n: usize| Item::up(french::Card::at(n).face()).at(n as i8, 0);
        let tool = |n: usize| Item::token("hammer", n as u8).at(n as i8, 0);
        let items = [card(0), tool(0), card(1), tool(1)];
        let target = Target::Piece(items[2].piece);
        let pieces = items.clone().map(|item| item.piece);
        let hand = Zone::new(ZoneId::common("hand"), Place::Hand, Arrangement::Grid(size));
        let layout = Layout::new(vec![hand.items(items)]);
        let mut situation = PickState {
            next: vec![target],
            focus: Some(target),
            ..PickState::default()
        };
        let raised = raised_in_hand(&situation, &layout);
        let lift = |n: usize| raise_with_card(pieces[n], &raised, &layout);
        assert!(lift(3).is_some_and(|lift| lift.over && lift.up == ATTENDED.up));
        assert_eq!(lift(1), None, "the other card stays");
        assert_eq!(lift(0), None, "cards have their own raise");
        situation.focus = None;
        assert!(raised_in_hand(&situation, &layout).is_empty());
    }
}
