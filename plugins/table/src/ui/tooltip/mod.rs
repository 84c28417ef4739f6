//! Tooltips, a closer look at other things than cards: a tooltip beside a thing on which the pointer, the focus or a
//! finger rests, with its name, its number, and its value now. One at most; it covers nothing of its subject,
//! disappears at once when something is pressed or moves, and nothing is drawn while nothing changes.

mod contents;

pub use contents::Tooltip;

use crate::{
    draw::{
        opening::{TablePart, is_due},
        panels::portrait,
    },
    guide::OverlayButtons,
    input::pointer::PointerDrag,
    layout::{
        attention::{Focus, Hover, ReadingFinger},
        frame::Frame,
        hit_targets::HitTargets,
    },
    messages::TableEvent,
    states::{Menu, Screen, TableComponents, TableSystems},
    table::Table,
    table_picture::{Activity, LookingBack, TablePicture},
    ui::{hud::to_points, zoom},
};
use bevy::{
    input::touch::Touches,
    math::{Rect, Vec2},
    prelude::*,
};
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{
        self, CornerRadius, Galley, Id, LayerId, Order, Painter, Stroke, StrokeKind, pos2, vec2,
    },
};
use kortlek_kit::{
    callout,
    device::Device,
    input::inputs::MODIFIERS,
    pictures::Pictures,
    preferences::Preferences,
    redraw_request::RedrawRequest,
    theme::{self, bold, regular, semibold, serif, shades},
};
use kortlek_rules::presentation::{Piece, Target};
use std::{sync::Arc, time::Duration};

/// Time that a finger rests on a thing before it is explained, in seconds.
pub const TOUCH_REST: f32 = 0.6;

/// Maximum time that a frame counts for while something rests, in seconds.
const LONGEST_FRAME: f32 = 0.1;

/// Subject of a tooltip.
#[derive(Clone, PartialEq, Debug)]
enum Subject {
    /// Something on the table.
    Target(Target),
    /// A button of the bar: its tooltip, and its rectangle in the window, in logical pixels.
    Tool(Tooltip, Rect),
}

impl Subject {
    /// Returns true if it is the same thing, whatever its text.
    fn is(&self, other: &Subject) -> bool {
        match (self, other) {
            (Subject::Target(a), Subject::Target(b)) => a == b,
            (Subject::Tool(_, a), Subject::Tool(_, b)) => a == b,
            _ => false,
        }
    }
}

/// State of the tooltip: the thing that the player rests on, and the one explained.
#[derive(Resource, Default)]
pub struct TooltipState {
    at: Option<Subject>,
    rested: f32,
    /// It was put away and does not come back for this thing.
    done: bool,
    /// Position of the pointer at the last press: a thing that comes to be under it there is not explained before it
    /// moves.
    pressed_at: Option<Vec2>,
    /// The thing explained now.
    shown: Option<Subject>,
}

impl TooltipState {
    /// The thing explained now, if it is on the table.
    pub fn target(&self) -> Option<Target> {
        match self.shown {
            Some(Subject::Target(target)) => Some(target),
            _ => None,
        }
    }

    /// Returns true if a tooltip shows.
    pub fn is_open(&self) -> bool {
        self.shown.is_some()
    }
}

/// The button of the bar under the pointer: its tooltip, and its rectangle in logical pixels.
#[derive(Component, Default)]
pub(crate) struct PointedTool(pub Option<(Tooltip, Rect)>);

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<TooltipState>()
        .init_resource::<ReadingFinger>()
        .add_table_component::<PointedTool>()
        .init_resource::<Touches>()
        .add_systems(
            Update,
            attend
                .in_set(TableSystems::Draw)
                .run_if(is_due(TablePart::Help))
                .run_if(in_state(Menu::None)),
        )
        .add_systems(
            EguiPrimaryContextPass,
            draw.after(crate::ui::hud::HudDrawn)
                .run_if(is_due(TablePart::Help))
                .run_if(in_state(Menu::None).and_then(in_state(Screen::Table))),
        )
        .add_systems(OnExit(Screen::Table), forget)
        .add_systems(OnExit(Menu::None), forget);
}

fn forget(mut reading: ResMut<TooltipState>, mut reads: ResMut<ReadingFinger>) {
    *reading = TooltipState::default();
    reads.0 = false;
}

/// The topmost thing under a point that has a tooltip; on a card only the card itself.
fn under(table: &Table, shown: &TablePicture, spots: &HitTargets, at: Vec2) -> Option<Target> {
    let mut here: Vec<_> = spots.iter().filter(|s| s.contains(at)).collect();
    here.sort_by(|a, b| b.z.total_cmp(&a.z));
    let first = here.first()?.target;
    if matches!(first, Target::Piece(Piece::Card(_))) {
        return Tooltip::of(table, shown, first).map(|_| first);
    }
    let mut targets = here.into_iter().map(|s| s.target);
    targets.find(|t| {
        !matches!(t, Target::Piece(Piece::Card(_))) && Tooltip::of(table, shown, *t).is_some()
    })
}

/// Returns true if anything was pressed that does more than move the focus.
fn pressed(
    preferences: &Preferences,
    buttons: &ButtonInput<MouseButton>,
    keys: &ButtonInput<KeyCode>,
    pads: &Query<&Gamepad>,
) -> bool {
    let steers = |key: &KeyCode| MODIFIERS.contains(key) || preferences.bindings.moves_focus(*key);
    buttons.get_just_pressed().next().is_some()
        || keys.get_just_pressed().any(|key| !steers(key))
        || pads.iter().any(|p| p.get_just_pressed().next().is_some())
}

/// Time of attention before a thing is explained, in seconds.
fn rest(device: Device, can_be_picked: bool) -> f32 {
    match device {
        Device::Touch => TOUCH_REST,
        // A thing that is about to be picked is not explained all the time.
        _ if can_be_picked => zoom::PLAY_REST,
        _ if device.shows_focus() => zoom::FOCUS_REST,
        _ => zoom::POINTER_REST,
    }
}

impl TooltipState {
    /// The player attends to this now, after a frame of so many seconds.
    fn attend(&mut self, at: Option<Subject>, seconds: f32) {
        let same = match (&self.at, &at) {
            (Some(a), Some(b)) => a.is(b),
            (None, None) => true,
            _ => false,
        };
        if !same {
            self.rested = 0.0;
            self.done = false;
        } else if at.is_some() && !self.done {
            // With slow frames, a short press must not count as a long one.
            self.rested += seconds.min(LONGEST_FRAME);
        }
        self.at = at;
    }

    /// Something was pressed or decided: nothing is explained before the player attends to something else, and with the
    /// pointer at this place not even then.
    fn stop(&mut self, place: Option<Vec2>) {
        self.done = true;
        self.pressed_at = place;
    }

    /// The pointer is here.
    fn follow(&mut self, place: Option<Vec2>) {
        if self.pressed_at.is_some() && self.pressed_at == place {
            self.done = true;
        } else {
            self.pressed_at = None;
        }
    }
}

/// Notices what the player attends to, and explains it once that has lasted.
fn attend(
    mut reading: ResMut<TooltipState>,
    mut events: MessageReader<TableEvent>,
    (hover, drag, focus, device): (Res<Hover>, Single<&PointerDrag>, Res<Focus>, Res<Device>),
    (table, shown, spots, activity): (
        Res<Table>,
        Res<TablePicture>,
        Res<HitTargets>,
        Res<Activity>,
    ),
    (looking, tool, preferences): (Single<&LookingBack>, Single<&PointedTool>, Res<Preferences>),
    (buttons, keys, pads, touches): (
        Res<ButtonInput<MouseButton>>,
        Res<ButtonInput<KeyCode>>,
        Query<&Gamepad>,
        Res<Touches>,
    ),
    (time, mut awake, mut reads): (
        Res<Time<Real>>,
        ResMut<RedrawRequest>,
        ResMut<ReadingFinger>,
    ),
    mut known: Local<Option<(Vec2, Option<Target>)>>,
) {
    let decided = events
        .read()
        .any(|event| !matches!(event, TableEvent::Hinted(_) | TableEvent::YourTurn));
    let touching = touches.iter().next().is_some();
    let finger = *device == Device::Touch;
    let steered = device.shows_focus();
    let target = if !preferences.tips || looking.is_open() || drag.dragged().is_some() {
        None
    } else if steered && table.is_held() {
        // In a lesson, the lesson explains.
        None
    } else if steered {
        // The focus goes over a hand in play all the time: names alone would be in the way.
        let says = |tooltip: Tooltip, t| tooltip.tells_more() || !table.picking.can_pick(t);
        focus
            .target()
            .filter(|t| Tooltip::of(&table, &shown, *t).is_some_and(|tooltip| says(tooltip, *t)))
    } else if finger && !touching {
        None
    } else {
        // Looked up again only when the pointer or the table moved.
        let stirs = shown.is_changed() || table.is_changed() || spots.is_changed();
        let again = known.is_none_or(|(at, _)| Some(at) != hover.at) || stirs;
        if again {
            *known = hover.at.map(|at| (at, under(&table, &shown, &spots, at)));
        }
        known.and_then(|(_, target)| target)
    };
    let pointed = tool.0.clone().filter(|_| preferences.tips && !steered);
    let pointed = pointed.filter(|_| !finger || touching);
    let at = match pointed {
        Some((tooltip, rect)) => Some(Subject::Tool(tooltip, rect)),
        None => target.map(Subject::Target),
    };
    let rest = rest(*device, target.is_some_and(|t| table.picking.can_pick(t)));
    reading.attend(at, time.delta_secs());
    if decided || (pressed(&preferences, &buttons, &keys, &pads) && !finger) {
        reading.stop(hover.at);
    }
    if !steered {
        reading.follow(hover.at);
    }
    let busy = activity.moving;
    if busy {
        reading.rested = 0.0;
    }
    let waits = reading.at.is_some() && !reading.done && !busy;
    if waits && reading.rested < rest {
        awake.within(Duration::from_secs_f32((rest - reading.rested).max(0.01)));
    }
    let wanted = (waits && reading.rested >= rest)
        .then(|| reading.at.clone())
        .flatten();
    if reading.shown != wanted {
        reading.shown = wanted;
        awake.keep();
    }
    // It holds for the picture in which the finger is lifted, too: it is asked for before this runs.
    reads.0 = touching && finger && (reads.0 || reading.shown.is_some());
}

/// The words of a tooltip, laid out.
struct Laid {
    size: egui::Vec2,
    name: Arc<Galley>,
    count: Arc<Galley>,
    about: Vec<Arc<Galley>>,
    now: Option<Arc<Galley>>,
    held: f32,
}

const PAD: f32 = 14.0;
const MARK: f32 = 34.0;
/// Minimum and maximum width of a tooltip, in points.
const WIDTH: [f32; 2] = [180.0, 320.0];
const HELD: f32 = 30.0;

fn lay_out(ctx: &egui::Context, tooltip: &Tooltip, now: &str, soft: egui::Color32) -> Laid {
    // Its colour is known when it is painted.
    const PLAIN: egui::Color32 = egui::Color32::PLACEHOLDER;
    let room = WIDTH[1] - 2.0 * PAD;
    let mark = if tooltip.mark.is_some() {
        MARK + 6.0
    } else {
        0.0
    };
    ctx.fonts_mut(|fonts| {
        let count = fonts.layout_no_wrap(tooltip.count.clone(), serif(22.0), PLAIN);
        let beside = if tooltip.count.is_empty() {
            0.0
        } else {
            count.size().x + 14.0
        };
        let name = fonts.layout(
            tooltip.name.clone(),
            bold(17.0),
            PLAIN,
            room - mark - beside,
        );
        let about: Vec<Arc<Galley>> = tooltip
            .about
            .iter()
            .map(|line| fonts.layout(line.clone(), regular(15.0), soft, room))
            .collect();
        let now = (!tooltip.now.is_empty())
            .then(|| fonts.layout(now.to_owned(), semibold(15.0), PLAIN, room));
        let head = name.size().x + mark + beside;
        let held = tooltip.held.len() as f32 * 58.0;
        let widest = about
            .iter()
            .chain(&now)
            .map(|g| g.size().x)
            .fold(head.max(held), f32::max);
        let width = widest.clamp(WIDTH[0] - 2.0 * PAD, room) + 2.0 * PAD;
        let mut height = 2.0 * PAD - 4.0 + name.size().y.max(count.size().y).max(mark * 0.8);
        height += about.iter().map(|g| g.size().y + 3.0).sum::<f32>();
        let held = if tooltip.held.is_empty() { 0.0 } else { HELD };
        height += held + now.as_ref().map_or(0.0, |g| g.size().y + 13.0);
        Laid {
            size: vec2(width, height),
            name,
            count,
            about,
            now,
            held,
        }
    })
}

fn draw(
    mut contexts: EguiContexts,
    mut pictures: ResMut<Pictures>,
    reading: Res<TooltipState>,
    (table, shown, spots, frame): (Res<Table>, Res<TablePicture>, Res<HitTargets>, Res<Frame>),
    (device, preferences, controls): (Res<Device>, Res<Preferences>, Res<OverlayButtons>),
    closer: Single<&zoom::CloserLook>,
) {
    let Some(subject) = &reading.shown else {
        return;
    };
    // Its picture says the same.
    let is_card = matches!(subject, Subject::Target(Target::Piece(Piece::Card(_))));
    if is_card && closer.0.is_some() {
        return;
    }
    let Ok(ctx) = contexts.ctx_mut() else { return };
    let ctx = ctx.clone();
    let (tooltip, thing) = match subject {
        Subject::Tool(tooltip, rect) => (Some(tooltip.clone()), Some(*rect)),
        Subject::Target(target) => (
            Tooltip::of(&table, &shown, *target),
            spots.get(*target).map(|s| frame.rect_to_window(s.rect)),
        ),
    };
    let (Some(tooltip), Some(thing)) = (tooltip, thing) else {
        return;
    };
    let z = ctx.zoom_factor();
    let shades = shades(preferences.cloth);
    let now = table.say(
        kortlek_rules::Message::new("tip-now")
            .with("what", kortlek_rules::Arg::Name(tooltip.now.clone())),
    );
    let laid = lay_out(&ctx, &tooltip, &now, shades.soft);
    let size = Vec2::new(laid.size.x, laid.size.y) * z;
    let mut keep = needed(&table, &shown, &spots, &frame, thing);
    keep.extend(&controls.papers);
    // Rather over the cloth than over other things.
    let pieces = spots
        .iter()
        .filter(|s| matches!(s.target, Target::Piece(_) | Target::Cell(..)));
    let mut other: Vec<Rect> = pieces.map(|s| frame.rect_to_window(s.rect)).collect();
    other.extend(frame.panels.iter().map(|panel| panel.rect));
    let top = match subject {
        Subject::Tool(..) => thing.max.y + 4.0,
        Subject::Target(_) => frame.prompt.max.y + 4.0,
    };
    let within = Rect::new(8.0, top, frame.window.x - 8.0, frame.window.y - 8.0);
    let Some(at) = callout::place(size, thing, [&keep, &other], within) else {
        return;
    };
    let (thing, at) = (to_points(thing, z), to_points(at, z));
    let line = if device.shows_focus() {
        shades.focus
    } else {
        shades.words
    };
    // A thing that is only explained doesn't look like one that can be picked beside it.
    let picking = &table.picking;
    let offers = picking.decides() && !device.shows_focus();
    let about = match subject {
        Subject::Target(target) if offers && !picking.can_pick(*target) => shades.line,
        _ => line,
    };
    let painter = ctx.layer_painter(LayerId::new(Order::Tooltip, Id::new("tooltip")));
    if matches!(subject, Subject::Target(_)) {
        let ring = thing.expand(2.0);
        painter.rect_stroke(ring, 9.0, Stroke::new(2.0, about), StrokeKind::Outside);
        leader(&painter, ring, at, Stroke::new(2.2, about), shades.table);
    }
    paint_tooltip(
        &painter,
        &ctx,
        &mut pictures,
        &tooltip,
        &laid,
        at,
        (line, preferences.cloth),
        &table,
    );
}

/// Rectangles that a tooltip on a `thing` must not cover, since a decision needs them: the prompt, the hand, buttons, what
/// can be picked, and the signs by which one decides.
fn needed(
    table: &Table,
    shown: &TablePicture,
    spots: &HitTargets,
    frame: &Frame,
    thing: Rect,
) -> Vec<Rect> {
    let mut keep = vec![frame.prompt, frame.hand];
    keep.extend(buttons(spots, frame, thing));
    let picking = &table.picking;
    let picks = picking.next().into_iter().chain(picking.instead());
    let picks = picks.filter_map(|target| spots.get(target));
    keep.extend(picks.map(|spot| frame.rect_to_window(spot.rect)));
    let zones = shown.layout.zones.iter();
    let signs = zones.filter(|zone| !zone.sign.is_empty());
    let signs = signs.filter_map(|zone| shown.placements.zone(zone.id));
    let signs = signs.map(|placement| placement.rect);
    keep.extend(signs.filter(|rect| rect.intersect(thing).is_empty()));
    keep
}

/// Rectangles of the buttons at the table, but for a `thing` that is one.
fn buttons(spots: &HitTargets, frame: &Frame, thing: Rect) -> Vec<Rect> {
    let buttons = spots
        .iter()
        .filter(|s| matches!(s.target, Target::Button(_)));
    let rects = buttons.map(|s| frame.rect_to_window(s.rect));
    let rects = rects.chain([frame.confirm]);
    rects
        .filter(|rect| rect.intersect(thing).is_empty())
        .collect()
}

/// A line from a thing to its tooltip, where there is room between them: at right angles.
fn leader(
    painter: &Painter,
    thing: egui::Rect,
    tooltip: egui::Rect,
    stroke: Stroke,
    under: egui::Color32,
) {
    let y = thing
        .center()
        .y
        .clamp(tooltip.min.y + 12.0, tooltip.max.y - 12.0);
    let x = thing
        .center()
        .x
        .clamp(tooltip.min.x + 12.0, tooltip.max.x - 12.0);
    let beside = tooltip.min.x > thing.max.x || tooltip.max.x < thing.min.x;
    let points = if beside {
        let edge = if tooltip.min.x > thing.max.x {
            (thing.max.x, tooltip.min.x)
        } else {
            (thing.min.x, tooltip.max.x)
        };
        let from = y.clamp(thing.min.y, thing.max.y);
        let middle = (edge.0 + edge.1) / 2.0;
        vec![
            pos2(edge.0, from),
            pos2(middle, from),
            pos2(middle, y),
            pos2(edge.1, y),
        ]
    } else {
        let edge = if tooltip.min.y > thing.max.y {
            (thing.max.y, tooltip.min.y)
        } else {
            (thing.min.y, tooltip.max.y)
        };
        let from = x.clamp(thing.min.x, thing.max.x);
        let middle = (edge.0 + edge.1) / 2.0;
        vec![
            pos2(from, edge.0),
            pos2(from, middle),
            pos2(x, middle),
            pos2(x, edge.1),
        ]
    };
    painter.line(points.clone(), Stroke::new(6.0, under));
    painter.line(points, stroke);
}

fn paint_tooltip(
    painter: &Painter,
    ctx: &egui::Context,
    pictures: &mut Pictures,
    tooltip: &Tooltip,
    laid: &Laid,
    at: egui::Rect,
    (line, cloth): (egui::Color32, kortlek_kit::Cloth),
    table: &Table,
) {
    let shades = shades(cloth);
    let round = CornerRadius::same(theme::RADIUS);
    painter.rect_filled(
        at.translate(vec2(0.0, 4.0)).expand(1.0),
        round,
        egui::Color32::from_black_alpha(80),
    );
    let width = if line == shades.focus { 3.0 } else { 1.5 };
    painter.rect(
        at,
        round,
        shades.panel,
        Stroke::new(width, line),
        StrokeKind::Inside,
    );
    let mut x = at.min.x + PAD;
    let mut y = at.min.y + PAD - 2.0;
    let high = laid.name.size().y.max(laid.count.size().y);
    if let Some(mark) = tooltip.mark {
        let middle = pos2(x + MARK / 2.0, y + high.max(MARK * 0.8) / 2.0);
        painter.circle_filled(middle, MARK / 2.0, theme::PAPER);
        let set = kortlek_art::ColourSet::Classic;
        // Suits have colours of their own; other drawings on paper are in ink.
        let texture = if is_suit(mark) {
            pictures.suit(ctx, mark, set, MARK * 0.68)
        } else {
            pictures.mark(ctx, mark, Some(theme::INK), MARK * 0.68)
        };
        if let Some(texture) = texture {
            paint_on(painter, ctx, &texture, middle);
        }
        x += MARK + 6.0;
    }
    let high = if tooltip.mark.is_some() {
        high.max((MARK + 6.0) * 0.8)
    } else {
        high
    };
    let middle = y + high / 2.0;
    painter.galley(
        pos2(x, middle - laid.name.size().y / 2.0),
        laid.name.clone(),
        shades.words,
    );
    let right = at.max.x - PAD - laid.count.size().x;
    painter.galley(
        pos2(right, middle - laid.count.size().y / 2.0),
        laid.count.clone(),
        shades.words,
    );
    y += high + 2.0;
    for line in &laid.about {
        painter.galley(pos2(at.min.x + PAD, y), line.clone(), shades.soft);
        y += line.size().y + 3.0;
    }
    if laid.held > 0.0 {
        let mut x = at.min.x + PAD + 11.0;
        for (seat, count) in &tooltip.held {
            let names = table.session.names();
            let face = portrait(names.of(*seat), names.me == Some(*seat));
            let middle = pos2(x, y + HELD / 2.0);
            painter.circle_filled(middle, 12.0, shades.lit);
            if let Some(texture) = pictures.mark(ctx, face, Some(shades.words), 17.0) {
                paint_on(painter, ctx, &texture, middle);
            }
            painter.text(
                middle + vec2(17.0, 0.0),
                egui::Align2::LEFT_CENTER,
                count.to_string(),
                serif(16.0),
                shades.words,
            );
            x += 58.0;
        }
        y += HELD;
    }
    if let Some(now) = &laid.now {
        let dotted = [pos2(at.min.x + PAD, y + 5.0), pos2(at.max.x - PAD, y + 5.0)];
        painter.extend(egui::Shape::dotted_line(&dotted, shades.line, 5.0, 1.0));
        painter.galley(pos2(at.min.x + PAD, y + 10.0), now.clone(), shades.words);
    }
}

/// Returns true if a mark is a suit's, of either deck.
fn is_suit(mark: &str) -> bool {
    kortlek_rules::decktet::Suit::ALL
        .iter()
        .any(|s| s.name() == mark)
        || kortlek_rules::french::Suit::ALL
            .iter()
            .any(|s| s.name() == mark)
}

/// Paints a texture with its middle at a point, at its own size.
fn paint_on(
    painter: &Painter,
    ctx: &egui::Context,
    texture: &egui::TextureHandle,
    middle: egui::Pos2,
) {
    let size = texture.size_vec2() / ctx.pixels_per_point();
    let whole = egui::Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
    let rect = egui::Rect::from_center_size(middle, size);
    painter.image(texture.id(), rect, whole, egui::Color32::WHITE);
}
