//! A closer look: a card on which the pointer or the focus rests is shown large beside, with its name and suits in words.

use crate::{
    draw::{
        faces::Art,
        list::{DrawItem, DrawList, Drawable, ItemKey, Painter, TextItem},
        opening::{TablePart, is_due},
        shapes::Shape,
    },
    guide::OverlayButtons,
    input::pointer::PointerDrag,
    layout::{
        attention::{Focus, Hover},
        depth,
        frame::Frame,
        hit_targets::{HitTarget, HitTargets},
    },
    states::{Menu, TableComponents, TableSystems},
    table::Table,
    table_picture::{Activity, TablePicture},
};
use bevy::{input::touch::Touches, prelude::*, sprite::Anchor};
use kortlek_kit::{
    callout,
    device::Device,
    fonts::Typeface,
    input::{actions::TableAction, bindings::Bindings, inputs::MODIFIERS},
    palette::{Palette, WHITE},
    preferences::Preferences,
    redraw_request::RedrawRequest,
};
use kortlek_rules::{
    Arg, Face, Message,
    presentation::{Names, Piece, Place, Target, ZoneId},
};
use kortlek_words::Words;
use leafwing_input_manager::prelude::ActionState;
use std::time::Duration;

/// Time that the pointer rests on a card before it is shown large, in seconds.
pub const POINTER_REST: f32 = 0.5;
/// Time that the focus rests on it.
pub const FOCUS_REST: f32 = 0.4;
/// Time that the pointer rests on a card that is about to be picked and can be read as it is.
pub const PLAY_REST: f32 = 1.0;
/// A card at least this wide can be read as it is, in pixels of the reference drawing.
const READABLE: f32 = 84.0;
/// Width of the large card, in pixels of the reference drawing.
pub const WIDTH: f32 = 300.0;
/// A card at least this wide needs no closer look, in pixels of the reference drawing.
pub const SMALL: f32 = 160.0;
/// Height of the words below it, in pixels of the reference drawing.
const WORDS: f32 = 86.0;

/// Height of the sentence below with the reason that the card can't be picked.
const WHY: f32 = 46.0;

/// Description of a card: its name, its rank and suits, and its kinds (empty if it has none).
pub fn words(face: Face, words: &Words) -> [String; 3] {
    let say = |say: Message| words.say(&say, &Names::default());
    let name = say(Message::new("card-title").with("card", face));
    match face {
        Face::Decktet(card) => {
            let suits: Vec<Arg> = card.suits().iter().map(Arg::from).collect();
            let rank = if suits.is_empty() {
                say(Message::new("card-without-rank"))
            } else {
                say(Message::new("card-rank")
                    .with("rank", card.rank())
                    .with("suits", Arg::All(suits)))
            };
            let kinds: Vec<Arg> = card.kinds().map(|k| Arg::Term(k.message())).collect();
            let kinds = if kinds.is_empty() {
                String::new()
            } else {
                say(Message::new("card-kinds").with("kinds", Arg::All(kinds)))
            };
            [name, rank, kinds]
        }
        Face::French(_) => [name, String::new(), String::new()],
    }
}

/// The thing looked at, and the time.
#[derive(Component, Default)]
struct Look {
    at: Option<Target>,
    rested: f32,
    /// True if it was put away and must not come back for this target.
    done: bool,
    /// Last position of the pointer, and (`came`) true if the thing under it, or with the focus, came there by itself:
    /// then nobody wants to see it.
    pointer: Option<Vec2>,
    came: bool,
    shown: Option<Target>,
    list: DrawList,
}

/// Rectangle of the card that is shown large now, in logical pixels of the window.
#[derive(Component, Clone, Copy, PartialEq, Debug, Default)]
pub struct CloserLook(pub Option<Rect>);

pub(crate) fn plugin(app: &mut App) {
    app.add_table_component::<Look>()
        .add_table_component::<CloserLook>()
        .init_resource::<Touches>()
        .add_systems(
            Update,
            look.in_set(TableSystems::Draw)
                .run_if(is_due(TablePart::Help))
                .run_if(resource_exists::<Assets<Image>>),
        );
}

/// Returns true if anything was pressed in this frame that does more than move the focus.
fn pressed(
    bindings: &Bindings,
    buttons: &ButtonInput<MouseButton>,
    keys: &ButtonInput<KeyCode>,
    pads: &Query<&Gamepad>,
) -> bool {
    let steers = |key: &KeyCode| MODIFIERS.contains(key) || bindings.moves_focus(*key);
    buttons.get_just_pressed().next().is_some()
        || keys.get_just_pressed().any(|key| !steers(key))
        || pads.iter().any(|p| p.get_just_pressed().next().is_some())
}

/// Returns true if the focus was moved in this frame.
fn focus_moved(actions: &Query<&ActionState<TableAction>>) -> bool {
    let pressed = actions.iter().flat_map(ActionState::get_just_pressed);
    pressed.into_iter().any(TableAction::moves_focus)
}

/// Rectangles that a closer look never covers: targets that can be picked now, and those picked.
fn picked_from(table: &Table, spots: &HitTargets, frame: &Frame) -> Vec<Rect> {
    let mut needed = table.picking.next();
    needed.extend(table.picking.chosen().iter().copied());
    let needed = needed.iter().filter_map(|t| spots.get(*t));
    needed.map(|s| frame.rect_to_window(s.rect)).collect()
}

/// Rectangles that a closer look at a card of zone `own` preferably keeps in view: hand, panels, and the things on the
/// table beside it.
fn kept_in_view(
    spots: &HitTargets,
    shown: &TablePicture,
    frame: &Frame,
    own: Option<ZoneId>,
) -> Vec<Rect> {
    let mut keep = vec![frame.hand];
    keep.extend(frame.panels.iter().map(|panel| panel.rect));
    // The things on the table are looked at too: cells, and those in the middle beside them.
    let in_the_middle = |id: ZoneId| {
        let zone = shown.layout.zones.iter().find(|z| z.id == id);
        zone.is_some_and(|z| matches!(z.place, Place::Middle | Place::Board(_)))
    };
    // A place that takes the whole middle is no place to keep free.
    let most = 0.2 * frame.tableau.size().element_product();
    let lies_there = |s: &&HitTarget| match s.target {
        Target::Cell(..) => true,
        Target::Zone(id) => in_the_middle(id) && s.rect.size().element_product() < most,
        Target::Piece(_) => s.zone != own && s.zone.is_some_and(in_the_middle),
        _ => false,
    };
    keep.extend(
        spots
            .iter()
            .filter(lies_there)
            .map(|s| frame.rect_to_window(s.rect)),
    );
    keep
}

/// Target of the player's attention at the table: the one with the focus, or under the pointer or a finger.
fn attended(focus: &Focus, hover: &Hover, device: Device, touching: bool) -> Option<Target> {
    if device.shows_focus() {
        focus.target()
    } else {
        hover.target.filter(|_| device != Device::Touch || touching)
    }
}

/// Returns true for a known card, face up or face down, if a larger picture tells more than the card does: a Decktet
/// card has a name and kinds, one of the French deck only its index.
fn is_small_card(target: Target, spots: &HitTargets, unit: f32) -> bool {
    let enough = match target {
        Target::Piece(Piece::Card(Face::Decktet(_))) => SMALL,
        Target::Piece(Piece::Card(Face::French(_))) => READABLE,
        _ => return false,
    };
    let small = |spot: &HitTarget| spot.rect.width() < enough * unit;
    spots.get(target).is_some_and(small)
}

/// Returns true for one of the cards among which the player chooses that can be read as it is: a hand in play is not
/// covered by closer looks all the time.
fn is_chosen_from(target: Target, table: &Table, spots: &HitTargets, unit: f32) -> bool {
    let mut picks = table.picking.choices().iter();
    let picks = picks.any(|c| c.gesture.targets().any(|t| t == target));
    let wide = spots.get(target).map_or(0.0, |s| s.rect.width());
    picks && wide >= READABLE * unit
}

/// Reason that the player, who has to decide, can't pick this card of the hand.
fn why_barred(spot: &HitTarget, table: &Table, shown: &TablePicture) -> Option<String> {
    let mut zones = shown.layout.zones.iter();
    let held = zones.any(|z| Some(z.id) == spot.zone && z.place == Place::Hand);
    let barred = held && table.picking.decides() && !table.picking.can_pick(spot.target);
    barred.then(|| table.refusal(spot.target))
}

/// Notices what is looked at, and shows it large once that has lasted.
fn look(
    (mut look, mut closer): (Single<&mut Look>, Single<&mut CloserLook>),
    mut painter: Painter,
    (hover, drag, focus, device): (Res<Hover>, Single<&PointerDrag>, Res<Focus>, Res<Device>),
    (table, activity, spots, shown): (
        Res<Table>,
        Res<Activity>,
        Res<HitTargets>,
        Res<TablePicture>,
    ),
    (buttons, keys, pads, actions): (
        Res<ButtonInput<MouseButton>>,
        Res<ButtonInput<KeyCode>>,
        Query<&Gamepad>,
        Query<&ActionState<TableAction>>,
    ),
    (touches, menu): (Res<Touches>, Res<State<Menu>>),
    (preferences, time, controls): (Res<Preferences>, Res<Time>, Res<OverlayButtons>),
    mut awake: ResMut<RedrawRequest>,
) {
    let frame = painter.frame.clone();
    let touching = touches.iter().next().is_some();
    let steered = device.shows_focus();
    let at = attended(&focus, &hover, *device, touching)
        .filter(|t| *menu.get() == Menu::None && is_small_card(*t, &spots, frame.unit));
    let in_play = at.is_some_and(|t| is_chosen_from(t, &table, &spots, frame.unit));
    let at = at.filter(|_| !(steered && in_play));
    let rest = match (steered, in_play) {
        (true, _) => FOCUS_REST,
        (false, true) => PLAY_REST,
        (false, false) => POINTER_REST,
    };
    // The focus after an automatic move was not moved by the player; and a pointer whose position before the table came
    // is unknown has not moved.
    let moves = if steered {
        focus_moved(&actions)
    } else {
        look.pointer.is_some() && hover.at != look.pointer
    };
    look.pointer = hover.at;
    look.came = !moves && (look.came || look.at != at);
    if look.at != at {
        look.at = at;
        look.rested = 0.0;
        look.done = false;
        if let Some(Target::Piece(piece)) = at {
            let px = (frame.whole(WIDTH * frame.unit) / frame.pixel).round() as u32;
            painter.faces.prepare(Art::of(piece, true), px);
        }
        if at.is_some() {
            awake.within(Duration::from_secs_f32(rest));
        }
    } else if at.is_some() && !look.done {
        look.rested += time.delta_secs();
    }
    let finger = *device == Device::Touch && touching;
    if (pressed(&preferences.bindings, &buttons, &keys, &pads) && !finger)
        || drag.dragged().is_some()
    {
        look.done = true;
    }
    if activity.moving {
        look.rested = 0.0;
    }
    let may = !look.done && !look.came && !activity.moving;
    let wanted = at.filter(|_| may && look.rested >= rest);
    if at.is_some() && may && wanted.is_none() {
        awake.within(Duration::from_secs_f32((rest - look.rested).max(0.01)));
    }
    let waits = look.list.is_outdated(&painter);
    if look.shown == wanted && !waits && (wanted.is_none() || !painter.frame.is_changed()) {
        return;
    }
    look.shown = wanted;
    let mut items = Vec::new();
    if let Some(Target::Piece(Piece::Card(face))) = wanted
        && let Some(spot) = wanted.and_then(|t| spots.get(t))
    {
        let needed = picked_from(&table, &spots, &frame);
        let mut keep = kept_in_view(&spots, &shown, &frame, spot.zone);
        keep.extend(&controls.papers);
        let why = why_barred(spot, &table, &shown);
        let rect = draw(
            (face, table.words()),
            why,
            frame.rect_to_window(spot.rect),
            [&needed, &keep],
            &frame,
            &Palette::of(preferences.cloth),
            &mut items,
        );
        closer.set_if_neq(CloserLook(rect));
    } else {
        closer.set_if_neq(CloserLook(None));
    }
    look.list.draw(&mut painter, items);
    awake.keep();
}

/// The sizes that are tried, as shares of the largest.
const SIZES: [f32; 3] = [1.0, 0.82, 0.66];
/// Maximum share of the window's height that the large card takes.
const SHARE: f32 = 0.72;
/// Distance of the frame's edges from the card in it, in pixels of the reference drawing.
const PAD: f32 = 12.0;

/// Width and position of the large card, and rectangle of everything with its words, whose height is given. It is
/// preferably made smaller than shown over the rectangles to be kept in view, and preferably not shown than shown over
/// those needed.
fn room(
    card: Rect,
    words: f32,
    [needed, keep]: [&[Rect]; 2],
    frame: &Frame,
) -> Option<(Vec2, Rect)> {
    // The log, the facts and the button are drawn over the table: nothing is shown below them.
    let within = Rect::new(
        8.0 * frame.unit,
        frame.bar.max.y + 8.0 * frame.unit,
        frame.tableau.max.x,
        frame.window.y - 8.0 * frame.unit,
    );
    let most = within.height() * SHARE - words;
    let pad = PAD * frame.unit;
    let mut needed = needed.to_vec();
    if frame.portrait {
        needed.push(frame.log.union(frame.confirm));
    }
    let needed = needed.as_slice();
    let all = [needed, keep].concat();
    let places: Vec<(Vec2, Vec2, Rect)> = SIZES
        .into_iter()
        .filter_map(|share| {
            let width = frame.whole((WIDTH * share * frame.unit).min(most / 1.4));
            let size = Vec2::new(width, frame.whole(width * 1.4));
            let whole = Vec2::new(size.x + 2.0 * pad, size.y + pad + words);
            Some((
                size,
                whole,
                callout::place(whole, card, [&all, &[]], within)?,
            ))
        })
        .filter(|place| callout::hidden(place.2, needed) < 1.0)
        .collect();
    let clear = places.iter().find(|p| callout::hidden(p.2, keep) < 1.0);
    let &(size, whole, rect) = clear.or(places.first())?;
    let min = frame.snap(rect.min);
    let max = min + whole;
    Some((size, Rect { min, max }))
}

/// Shows a card large beside its place, with its description and the reason that it can't be picked. Returns the
/// rectangle, if there is room.
fn draw(
    (face, game): (Face, &Words),
    why: Option<String>,
    card: Rect,
    keep: [&[Rect]; 2],
    frame: &Frame,
    palette: &Palette,
    items: &mut Vec<DrawItem>,
) -> Option<Rect> {
    let text = frame.text;
    let lines = words(face, game);
    let high = if lines[1].is_empty() {
        WORDS * 0.6
    } else if lines[2].is_empty() {
        WORDS * 0.8
    } else {
        WORDS
    } * text;
    let high = high + if why.is_some() { WHY * text } else { 0.0 };
    let (size, rect) = room(card, high, keep, frame)?;
    let (whole, pad) = (rect.size(), PAD * frame.unit);
    let z = depth::OVER;
    let target = Some(Target::Piece(Piece::Card(face)));
    let mut put = |name: &'static str, at: Vec2, z: f32, what: Drawable| {
        items.push(DrawItem::new(
            ItemKey(name, target, 0),
            frame.to_world(at),
            z,
            what,
        ));
    };
    let shadow = Shape::Shadow {
        size: whole,
        radius: 14.0 * frame.unit,
        reach: 6.0 * frame.unit,
    };
    let down = Vec2::new(0.0, 5.0 * frame.unit);
    let shadow = Drawable::Shape(shadow, WHITE);
    put("Zoom's shadow", rect.center() + down, z, shadow);
    let ground = Shape::outlined(
        whole,
        14.0 * frame.unit,
        palette.panel,
        frame.whole(1.5 * frame.unit),
        palette.line,
    );
    let ground = Drawable::Shape(ground, WHITE);
    put("Zoom", rect.center(), z + 0.5, ground);
    let middle = Vec2::new(rect.center().x, rect.min.y + pad + size.y / 2.0);
    let what = Drawable::Picture(Art::of(Piece::Card(face), true), size.x, 1.0, None);
    put("Zoom's card", middle, z + 1.0, what);
    let mut y = rect.min.y + pad + size.y + 21.0 * text;
    for (n, line) in lines.iter().enumerate().filter(|(_, l)| !l.is_empty()) {
        let (face, size, ink) = match n {
            0 => (Typeface::Bold, 18.0, palette.words),
            1 => (Typeface::Regular, 15.5, palette.words),
            _ => (Typeface::Regular, 14.0, palette.quiet),
        };
        let words = TextItem::new(line, face, size * text, ink).fitted(whole.x - 2.0 * pad);
        let name = ["Zoom's name", "Zoom's rank", "Zoom's kind"][n];
        let at = frame.snap(Vec2::new(rect.center().x, y));
        put(name, at, z + 1.0, words.into());
        y += 23.0 * text;
    }
    if let Some(why) = why {
        let words = TextItem::new(why, Typeface::Regular, 14.5 * text, palette.words)
            .anchored(Anchor::TOP_CENTER)
            .wrapped(whole.x - 2.0 * pad);
        let at = Vec2::new(rect.center().x, y - 6.0 * text);
        put("Zoom's why", frame.snap(at), z + 1.0, words.into());
    }
    Some(rect)
}
