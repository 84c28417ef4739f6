//! The hand over a wide canvas: input by mouse, keys, pad and fingers becomes a pose of the carried piece, and a view
//! for the player.
//!
//! While something is carried the inputs of [`CanvasAction`] come before those of the table that share them, until the
//! player goes to the buttons beside the canvas.

use crate::{
    animation::stand,
    bot_service::{AskBots, BotTask},
    input::{
        canvas_drag::{Carry, Repeat, in_reading_order, pace},
        pointer::is_under_panel,
    },
    layout::{
        canvas_transform::{CanvasTransform, ViewTarget, ZOOM},
        depth,
        frame::Frame,
        hit_targets::{Alpha, CardSprite, Dragged},
        placement::{TALL, placement_at},
    },
    messages::{Picked, TableCommand, TableEvent},
    states::{Menu, Screen, TableSystems},
    table::Table,
    table_picture::{Activity, LookingBack, TablePicture},
    tempo::SHAKE,
};
use bevy::{
    ecs::system::SystemParam,
    input::{
        mouse::{MouseScrollUnit, MouseWheel},
        touch::Touches,
    },
    prelude::*,
    window::PrimaryWindow,
};
use bevy_egui::{EguiContext, PrimaryEguiContext, input::EguiWantsInput};
use kortlek_kit::{
    device::Device,
    input::{
        actions::{Action, CanvasAction},
        bindings::Bindings,
        inputs::{Input, KeyCombination, PadInput, Stick, Way},
    },
    preferences::Preferences,
    redraw_request::RedrawRequest,
};
use kortlek_rules::{
    presentation::{Carried, Item, Look, NEXT_PLACE, Pose, Target},
    request::{BotAnswer, RequestKind},
};
use std::time::Duration;

/// View that the player has chosen on the canvas; `None` to fit all pieces there.
#[derive(Resource, Clone, Copy, PartialEq, Debug, Default)]
pub struct CanvasView(pub Option<ViewTarget>);

/// Command of a button beside the canvas.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub enum CanvasCommand {
    /// A step to the left or to the right.
    Turn {
        /// To the right.
        clockwise: bool,
    },
    /// Nearer, or farther away.
    Zoom {
        /// Nearer.
        nearer: bool,
    },
    /// The whole.
    Fit,
    /// The view's middle comes to this place of the canvas, in units.
    Look([i32; 2]),
}

/// Time for a search for good places, which are shown once it is over.
const SEARCHES: Duration = Duration::from_secs(20);

/// Starts a search for good places, if the game has one.
fn scout(table: &Table, bots: &AskBots) -> Option<Box<dyn BotTask>> {
    let session = table.session.as_ref();
    bots.begin(session, RequestKind::Places, session.me()?, SEARCHES)
}

/// State of the hand over the canvas.
#[derive(Resource, Default)]
pub struct Hand {
    /// The decision that it is for: serial number of the table, and number of positions of its match.
    due: Option<(u64, usize)>,
    carry: Option<Carry>,
    scout: Option<Box<dyn BotTask>>,
    /// The carried piece hangs on the pointer.
    hangs: bool,
    /// Last position of the pointer, and (`taken_off`) its position when the piece was taken off it.
    pointer: Option<Vec2>,
    taken_off: Option<Vec2>,
    drag: CanvasDrag,
    /// The player is at the buttons beside the canvas.
    away: bool,
    moves: [Repeat; 4],
    pans: [Repeat; 4],
    zooms: [Repeat; 2],
    turns: [f32; 2],
    /// Wheels and pads of a notebook turn by less than a step.
    wheel: f32,
    /// Seconds since it was turned, and since it was moved or turned.
    turned: f32,
    rested: f32,
    /// The fingers on the canvas in the last picture.
    fingers: Vec<(u64, Vec2)>,
    /// One moved by the hand, so that it does not begin at a good place.
    touched: bool,
    /// It was put on a good place in this picture, since a key was pressed.
    began: bool,
    /// A place that is hinted at, once it has come into view.
    hinted: Option<Pose>,
    /// A try to place it where it can't be placed.
    refused: bool,
    /// Seconds since such a try: it shakes.
    shook: f32,
    /// Side of the piece at which the knob is: 0 at the top, and on clockwise.
    side: u8,
    /// Last pose in which it was held.
    told: Option<Pose>,
    /// The view came nearer when it was taken up, and goes back when it is laid.
    came_near: bool,
}

/// Drag of the pressed pointer or finger.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
enum CanvasDrag {
    #[default]
    Nothing,
    /// It was pressed here, on the carried piece or on the cloth.
    Press { at: Vec2, on_card: bool },
    /// It moves what is carried.
    Card,
    /// It moves the view.
    Cloth,
    /// It turns by the knob.
    Knob,
}

/// Distance that a press has to move before it is a drag; and distance of a pointer before a piece that was taken off
/// hangs on it again.
const SLACK: f32 = 6.0;
const HANGS_AGAIN: f32 = 8.0;
/// Factor of movements in fine steps.
const FINELY: f32 = 0.125;
/// Step of a key in units, and fine step.
const STEP: [f32; 2] = [10.0, 1.0];
/// Distance from the canvas's edge at which a card pushes the view, and the speed of that and of panning with a stick;
/// step of panning with a key, in pixels.
const EDGE: f32 = 48.0;
const SPEED: f32 = 600.0;
const PAN: f32 = 80.0;
/// A button that is held turns on after a while, in tenths of a degree a second.
const HOLDS: f32 = 0.25;
const TURNING: f32 = 600.0;
/// The knob's distance from the card's edge and the reach of a finger for it, in pixels of the reference drawing.
pub const STEM: f32 = 34.0;
const KNOB: f32 = 22.0;
/// Time for which the angle is shown after a turn, and time that a card rests before the reason is shown that it can't
/// be placed there.
const ARC: f32 = 0.8;
const RESTS: f32 = 0.6;
/// Distance from everything that matters that is enough for the knob, so that no better side is sought; in pixels of
/// the reference drawing.
const GOOD_ENOUGH: f32 = 26.0;
/// Pixels per step for wheels that scroll by pixels, as a notebook's pad does.
const NOTCH: f32 = 40.0;

impl Hand {
    /// The carried piece and its pose.
    pub fn carry(&self) -> Option<&Carry> {
        self.carry.as_ref()
    }

    /// Returns true if it hangs on the pointer.
    pub fn hangs(&self) -> bool {
        self.hangs
    }

    /// Returns true if the angle is shown: it turns, or has just turned.
    pub fn shows_angle(&self) -> bool {
        self.turned < ARC
    }

    /// Side of the piece at which the knob is: 0 at the top, and on clockwise.
    pub fn side(&self) -> u8 {
        self.side
    }

    /// Progress of the shake after a try to place it where that is not allowed, 0 to 1; `None` if it does not shake.
    pub fn shakes(&self) -> Option<f32> {
        let t = self.shook / SHAKE;
        (self.carry.is_some() && t < 1.0).then_some(t)
    }

    /// Returns true if the reason is shown that it can't be placed there: after a try, or a little rest.
    pub fn says_why(&self) -> bool {
        self.carry.is_some() && (self.refused || self.rested > RESTS)
    }

    /// Returns true if keys and pad move the carried piece, and not the focus.
    pub fn steers(&self) -> bool {
        self.carry.is_some() && !self.away
    }

    /// Returns true if a point of the window belongs to the hand: nothing is picked there.
    pub(crate) fn has(&self, transform: Option<&CanvasTransform>, at: Vec2) -> bool {
        let over = transform.is_some_and(|transform| transform.room.contains(at));
        self.drag != CanvasDrag::Nothing || (self.carry.is_some() && over)
    }

    /// Returns true if an action of the table does not apply, because its input is one of the canvas.
    pub(crate) fn takes(
        &self,
        action: impl Into<Action>,
        bindings: &Bindings,
        keys: &Keys,
    ) -> bool {
        self.steers() && bindings.shared(action).any(|a| keys.down(bindings, a))
    }
}

/// Keys and pads, read by the bindings.
#[derive(SystemParam)]
pub struct Keys<'w, 's> {
    keys: Res<'w, ButtonInput<KeyCode>>,
    pads: Query<'w, 's, &'static Gamepad>,
}

impl Keys<'_, '_> {
    fn control(&self) -> bool {
        self.keys
            .any_pressed([KeyCode::ControlLeft, KeyCode::ControlRight])
    }

    fn alt(&self) -> bool {
        self.keys.any_pressed([KeyCode::AltLeft, KeyCode::AltRight])
    }

    fn shift(&self) -> bool {
        self.keys
            .any_pressed([KeyCode::ShiftLeft, KeyCode::ShiftRight])
    }

    /// Returns true if the modifiers of a key combination are held, and none that means something else. Shift makes
    /// steps fine, so it may be held along unless the same key means another action with it.
    fn fits(&self, bindings: &Bindings, chord: KeyCombination) -> bool {
        let shifted = KeyCombination {
            shift: true,
            ..chord
        };
        let other = CanvasAction::ALL
            .iter()
            .any(|a| !chord.shift && bindings.all(*a).contains(&Input::Key(shifted)));
        chord.control == self.control()
            && (!chord.shift || self.shift())
            && !(other && self.shift())
    }

    /// Returns true if an input of an action is down, besides sticks.
    fn down(&self, bindings: &Bindings, action: CanvasAction) -> bool {
        let key = |key| self.keys.pressed(key);
        self.is_any(bindings, action.into(), key, Gamepad::pressed)
    }

    /// Returns true if it was pressed just now.
    pub(crate) fn pressed(&self, bindings: &Bindings, action: impl Into<Action>) -> bool {
        let key = |key| self.keys.just_pressed(key);
        self.is_any(bindings, action.into(), key, Gamepad::just_pressed)
    }

    /// Returns true if any input of an action, besides sticks, is as the tests of a key and of a pad's button say.
    fn is_any(
        &self,
        bindings: &Bindings,
        action: Action,
        key: impl Fn(KeyCode) -> bool,
        button: impl Fn(&Gamepad, GamepadButton) -> bool,
    ) -> bool {
        bindings.all(action).iter().any(|input| match *input {
            Input::Key(chord) => key(chord.key) && self.fits(bindings, chord),
            Input::Pad(PadInput::Button(b)) => self.pads.iter().any(|pad| button(pad, b)),
            Input::Pad(PadInput::Chord(held, b)) => {
                let both = |pad: &Gamepad| pad.pressed(held) && button(pad, b);
                self.pads.iter().any(both)
            }
            Input::Pad(PadInput::Stick(..)) => false,
        })
    }

    /// Deflection of a stick for an action, 0 to 1.
    fn push(&self, bindings: &Bindings, action: CanvasAction) -> f32 {
        let along = |stick, way| {
            let of = |pad: &Gamepad| match stick {
                Stick::Left => pad.left_stick(),
                Stick::Right => pad.right_stick(),
            };
            let pushes = self.pads.iter().map(|pad| match way {
                Way::Up => of(pad).y,
                Way::Down => -of(pad).y,
                Way::Left => -of(pad).x,
                Way::Right => of(pad).x,
            });
            pushes.fold(0.0, f32::max)
        };
        let inputs = bindings.all(action).iter();
        inputs
            .map(|input| match *input {
                Input::Pad(PadInput::Stick(stick, way)) => along(stick, way),
                Input::Key(_) | Input::Pad(PadInput::Button(_) | PadInput::Chord(..)) => 0.0,
            })
            .fold(0.0, f32::max)
    }

    /// Deflection of sticks to the right and down for four actions, up first: its length is 1 at most.
    fn pushes(&self, bindings: &Bindings, [up, down, left, right]: [CanvasAction; 4]) -> Vec2 {
        let push = |action| self.push(bindings, action);
        Vec2::new(push(right) - push(left), push(down) - push(up)).clamp_length_max(1.0)
    }
}

const MOVES: [CanvasAction; 4] = [
    CanvasAction::Up,
    CanvasAction::Down,
    CanvasAction::Left,
    CanvasAction::Right,
];
const PANS: [CanvasAction; 4] = [
    CanvasAction::PanUp,
    CanvasAction::PanDown,
    CanvasAction::PanLeft,
    CanvasAction::PanRight,
];
const WAYS: [Vec2; 4] = [Vec2::NEG_Y, Vec2::Y, Vec2::NEG_X, Vec2::X];

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<CanvasView>()
        .init_resource::<Hand>()
        .init_resource::<Touches>()
        .init_resource::<ButtonInput<MouseButton>>()
        .init_resource::<ButtonInput<KeyCode>>()
        .add_message::<CanvasCommand>()
        .add_message::<MouseWheel>()
        .add_systems(
            Update,
            (
                begin,
                (press_buttons, press_keys, point)
                    .chain()
                    .run_if(in_state(Menu::None).and_then(in_state(Screen::Table))),
                hold,
            )
                .chain()
                .before(crate::input::keys::table_commands)
                .before(crate::input::pointer::point)
                .before(crate::input::focus::steer)
                .in_set(TableSystems::Input),
        )
        .add_systems(
            OnExit(Screen::Table),
            |mut hand: ResMut<Hand>, mut canvas_view: ResMut<CanvasView>| {
                *hand = Hand::default();
                *canvas_view = CanvasView::default();
            },
        );
}

/// Position in the window of a place of the canvas.
fn seen_at(transform: &CanvasTransform, at: [i32; 2]) -> Vec2 {
    transform.to_window(IVec2::from(at).as_vec2())
}

/// Items on the wide canvas that is shown.
pub fn items(shown: &TablePicture) -> &[Item] {
    let canvas = shown.layout.wide_canvas();
    canvas.map_or(&[], |zone| &zone.items)
}

/// The wide canvas that is shown, as it is seen.
pub fn canvas_transform(shown: &TablePicture, frame: &Frame) -> Option<CanvasTransform> {
    let zones = shown.layout.zones.iter().zip(&shown.placements.zones);
    zones
        .filter(|(zone, placement)| zone.id == placement.id)
        .find_map(|(zone, placement)| CanvasTransform::of(zone, placement.rect, frame))
}

/// Something new is to be carried, or nothing any more; good places are looked for meanwhile.
fn begin(
    mut table: ResMut<Table>,
    mut hand: ResMut<Hand>,
    device: Res<Device>,
    shown: Res<TablePicture>,
    frame: Res<Frame>,
    mut canvas_view: ResMut<CanvasView>,
    (bots, mut awake): (AskBots, ResMut<RedrawRequest>),
) {
    let Some(carried) = table.picking.carried().copied() else {
        if hand.carry.is_some() || hand.due.is_some() {
            if hand.came_near {
                canvas_view.0 = None;
            }
            *hand = Hand {
                fingers: std::mem::take(&mut hand.fingers),
                pointer: hand.pointer,
                shook: SHAKE,
                ..Hand::default()
            };
            table.carrying = default();
        }
        // A card placed outside the view resets the view to the whole.
        look_at_what_landed(&shown, &frame, &mut canvas_view);
        return;
    };
    let transform = canvas_transform(&shown, &frame);
    let due = Some((table.serial(), table.session.positions()));
    if hand.due != due {
        let half = transform.map_or(IVec2::splat(i32::MAX / 4), |s| s.half);
        // If cards are too small for exact placing, the view zooms in about the carried piece.
        let pointer = hand.pointer.filter(|_| *device == Device::Mouse);
        let near = transform
            .filter(|_| canvas_view.0.is_none())
            .and_then(|transform| {
                let start = seen_at(&transform, carried.start.at);
                let about = pointer.filter(|at| transform.room.contains(*at));
                transform.close_up(about.unwrap_or(start), frame.unit, device.shows_focus())
            });
        let came_near = near.is_some() || (hand.came_near && canvas_view.0.is_some());
        if near.is_some() {
            canvas_view.0 = near;
        }
        *hand = Hand {
            due,
            carry: Some(Carry::new(carried.start, carried.turns, half)),
            hangs: *device == Device::Mouse,
            pointer: hand.pointer,
            turned: ARC,
            shook: SHAKE,
            side: FOOT,
            came_near,
            ..Hand::default()
        };
        table.carrying = default();
        hand.scout = scout(&table, &bots);
    }
    hear_scout(&mut hand, &mut table, transform);
    if hand.scout.is_some() {
        awake.goes_on();
    }
    // A hinted place is shown with everything round it.
    let hinted = table
        .hint
        .as_ref()
        .and_then(|hint| table.session.canvas()?.pose_of(&hint.action));
    if hand.hinted != hinted {
        hand.hinted = hinted;
        if hinted.is_some() {
            canvas_view.0 = None;
        }
    }
    // Without a pointer the piece begins at the first good place; the key press that shows this does no more.
    hand.began = false;
    if device.shows_focus() && !hand.touched && table.carrying.searched {
        let hand = &mut *hand;
        if let Some(carry) = &mut hand.carry {
            let first = carry.next(&table.carrying.found, false);
            hand.began = first.is_some();
            let near = first.zip(transform).and_then(|(pose, transform)| {
                transform.showing_among(&pose, items(&shown), frame.unit)
            });
            if near.is_some() {
                canvas_view.0 = near;
            }
        }
        hand.touched = true;
        take_off(hand);
    }
}

/// Puts the places among which the player may choose at the table as soon as a bot has found them.
fn hear_scout(hand: &mut Hand, table: &mut Table, transform: Option<CanvasTransform>) {
    let Some(answer) = hand.scout.as_mut().and_then(|task| task.take()) else {
        return;
    };
    hand.scout = None;
    let mut found = match answer {
        BotAnswer::Places(found) => found,
        BotAnswer::Decision(_) | BotAnswer::Error(_) => Vec::new(),
    };
    // In reading order, not by value: finding the best one is the player's task.
    let row = transform.map_or(1, |transform| (transform.card * TALL) as i32);
    in_reading_order(&mut found, row);
    table.carrying.found = found;
    table.carrying.searched = true;
}

/// A card that has landed out of view brings the whole back.
fn look_at_what_landed(shown: &TablePicture, frame: &Frame, canvas_view: &mut ResMut<CanvasView>) {
    if canvas_view.0.is_none() {
        return;
    }
    let Some(transform) = canvas_transform(shown, frame) else {
        return;
    };
    let landed = shown
        .layout
        .pieces()
        .find(|(_, item)| matches!(item.look, Look::Last(_)));
    if landed.is_some_and(|(_, item)| !transform.sees(&item.pose)) {
        canvas_view.0 = None;
    }
}

/// Changes the carry, and notes that the hand touched it.
fn moved(hand: &mut Hand, change: impl FnOnce(&mut Carry)) {
    if let Some(carry) = &mut hand.carry {
        change(carry);
        hand.touched = true;
    }
}

/// Turns the carried piece, and shows its angle.
fn turned(hand: &mut Hand, change: impl FnOnce(&mut Carry)) {
    moved(hand, change);
    hand.turned = 0.0;
}

/// Moves the carried piece to this point of the window.
fn bring(hand: &mut Hand, transform: &CanvasTransform, at: Vec2) {
    let unit = transform.unit_at(at);
    moved(hand, |carry| carry.move_to(unit));
}

/// The buttons beside the canvas: they turn what is carried, move the view, and go to the next good place.
fn press_buttons(
    keys: Keys,
    mut hand: ResMut<Hand>,
    mut canvas_view: ResMut<CanvasView>,
    table: Res<Table>,
    (shown, frame): (Res<TablePicture>, Res<Frame>),
    mut picked: MessageReader<Picked>,
    mut asked: MessageReader<CanvasCommand>,
    mut events: MessageWriter<TableEvent>,
) {
    let Some(transform) = canvas_transform(&shown, &frame) else {
        asked.clear();
        picked.clear();
        return;
    };
    let middle = transform.inner.center();
    for command in asked.read() {
        match *command {
            CanvasCommand::Turn { clockwise } => {
                turned(&mut hand, |carry| carry.turn(clockwise, keys.shift()));
            }
            CanvasCommand::Zoom { nearer } => {
                let by = if nearer { ZOOM } else { 1.0 / ZOOM };
                canvas_view.0 = Some(transform.zoomed(by, middle));
            }
            CanvasCommand::Fit => canvas_view.0 = None,
            CanvasCommand::Look(at) => {
                canvas_view.0 = Some(transform.panned(middle - seen_at(&transform, at)));
            }
        }
    }
    let is_next = |picked: &Picked| picked.0 == Target::Button(NEXT_PLACE);
    if picked.read().any(is_next) {
        let (seen, back) = ((&transform, items(&shown), frame.unit), keys.shift());
        next(&mut hand, &table, seen, back, &mut canvas_view, &mut events);
    }
}

/// Handles keys and pad: they carry, turn and place the piece, and move the view, unless the player is at the buttons.
fn press_keys(
    keys: Keys,
    (mut hand, mut canvas_view): (ResMut<Hand>, ResMut<CanvasView>),
    mut preferences: ResMut<Preferences>,
    (table, activity): (Res<Table>, Res<Activity>),
    (shown, frame): (Res<TablePicture>, Res<Frame>),
    (looking, time, egui): (Single<&LookingBack>, Res<Time>, Option<Res<EguiWantsInput>>),
    (mut commands, mut events): (MessageWriter<TableCommand>, MessageWriter<TableEvent>),
    mut awake: ResMut<RedrawRequest>,
) {
    use CanvasAction as A;
    let Some(transform) = canvas_transform(&shown, &frame) else {
        return;
    };
    if egui.is_some_and(|e| e.wants_any_keyboard_input()) || looking.is_open() {
        return;
    }
    let bindings = &preferences.bindings;
    let seconds = time.delta_secs().min(0.05);
    let mut steering = Steering {
        keys: &keys,
        bindings,
        seconds,
        awake: &mut awake,
    };
    if hand.carry.is_some() && keys.pressed(bindings, A::Leave) {
        hand.away = !hand.away;
        steering.awake.keep();
    }
    if !hand.away {
        steering.look_about(&mut hand, &mut canvas_view, &transform);
    }
    if !hand.steers() || hand.began {
        return;
    }
    let fine = keys.shift() || keys.down(bindings, A::Fine);
    let scale = transform.view_target.scale;
    let steps = steering.steps(&mut hand, fine);
    let by = steps + steering.velocity(fine, frame.unit) * seconds / scale;
    if by != Vec2::ZERO {
        take_off(&mut hand);
        moved(&mut hand, |carry| carry.move_by(by));
    }
    steering.turn(&mut hand, fine);
    if keys.pressed(bindings, A::Quarter) {
        turned(&mut hand, Carry::quarter);
    }
    let back = keys.pressed(bindings, A::PreviousPlace);
    let on = keys.pressed(bindings, A::NextPlace);
    if back || on {
        let back = back || (on && keys.down(bindings, A::Fine));
        let seen = (&transform, items(&shown), frame.unit);
        next(&mut hand, &table, seen, back, &mut canvas_view, &mut events);
    }
    let lays = keys.pressed(bindings, A::Lay);
    if keys.pressed(bindings, A::Snap) {
        preferences.snap = !preferences.snap;
        // It is felt at once, also where it lies.
        hand.told = None;
        let id = match preferences.snap {
            true => "canvas-snap-on",
            false => "canvas-snap-off",
        };
        events.write(TableEvent::Told(table.say(id)));
    }
    if lays {
        lay(&mut hand, &table, &activity, &mut commands, &mut events);
    }
}

/// Keys and pads that carry a piece, in one frame.
struct Steering<'a, 'w, 's> {
    keys: &'a Keys<'w, 's>,
    bindings: &'a Bindings,
    seconds: f32,
    awake: &'a mut RedrawRequest,
}

impl Steering<'_, '_, '_> {
    /// Returns true if an input of an action is down, besides sticks: then another frame has to follow.
    fn down(&mut self, action: CanvasAction) -> bool {
        let down = self.keys.down(self.bindings, action);
        if down {
            self.awake.keep();
        }
        down
    }

    /// Distance that keys and buttons move the carried piece, in units of the canvas.
    fn steps(&mut self, hand: &mut Hand, fine: bool) -> Vec2 {
        let mut by = Vec2::ZERO;
        for (k, action) in MOVES.into_iter().enumerate() {
            let steps = hand.moves[k].steps(self.down(action), self.seconds);
            by += WAYS[k] * steps as f32 * STEP[usize::from(fine)];
        }
        by
    }

    /// Velocity of the carried piece by a stick, in pixels a second.
    fn velocity(&mut self, fine: bool, unit: f32) -> Vec2 {
        let push = self.keys.pushes(self.bindings, MOVES);
        let speed = pace(push.length()) * unit * if fine { FINELY } else { 1.0 };
        if speed <= 0.0 {
            return Vec2::ZERO;
        }
        self.awake.keep();
        push.normalize_or_zero() * speed
    }

    /// A key that turns makes a step, and after a while turns on as long as it is held.
    fn turn(&mut self, hand: &mut Hand, fine: bool) {
        use CanvasAction as A;
        let turns = [(A::TurnLeft, false), (A::TurnRight, true)];
        for (k, (action, clockwise)) in turns.into_iter().enumerate() {
            if self.keys.pressed(self.bindings, action) {
                turned(hand, |carry| carry.turn(clockwise, fine));
            }
            if !self.down(action) {
                hand.turns[k] = 0.0;
                continue;
            }
            hand.turns[k] += self.seconds;
            if hand.turns[k] > HOLDS {
                let way = if clockwise { 1.0 } else { -1.0 };
                let speed = TURNING * if fine { FINELY } else { 1.0 };
                turned(hand, |carry| carry.turn_by(way * speed * self.seconds));
            }
        }
    }

    /// Keys, buttons and sticks that enlarge and move the view.
    fn look_about(
        &mut self,
        hand: &mut Hand,
        canvas_view: &mut CanvasView,
        transform: &CanvasTransform,
    ) {
        use CanvasAction as A;
        // While nothing is carried these inputs may mean something else at the table.
        let Some(carry) = hand.carry else { return };
        let seconds = self.seconds;
        let mut pan = Vec2::ZERO;
        for (k, action) in PANS.into_iter().enumerate() {
            let steps = hand.pans[k].steps(self.down(action), seconds * 0.25);
            pan -= WAYS[k] * PAN * steps as f32;
        }
        let push = self.keys.pushes(self.bindings, PANS);
        if push.length() > 0.18 {
            pan -= push * SPEED * seconds;
            self.awake.keep();
        }
        if pan != Vec2::ZERO {
            canvas_view.0 = Some(transform.panned(pan));
        }
        let zooms = [(A::ZoomIn, ZOOM), (A::ZoomOut, 1.0 / ZOOM)];
        for (k, (action, by)) in zooms.into_iter().enumerate() {
            let steps = hand.zooms[k].steps(self.down(action), seconds * 0.25);
            if steps > 0 {
                let about = seen_at(transform, carry.pose().at);
                canvas_view.0 = Some(transform.zoomed(by.powi(steps as i32), about));
            }
        }
        if self.keys.pressed(self.bindings, A::Fit) {
            canvas_view.0 = None;
        }
    }
}

/// Takes the carried piece off the pointer, until that is moved.
fn take_off(hand: &mut Hand) {
    hand.hangs = false;
    hand.taken_off = hand.pointer;
}

/// To the next good place, which comes into view.
fn next(
    hand: &mut Hand,
    table: &Table,
    (transform, items, unit): (&CanvasTransform, &[Item], f32),
    back: bool,
    canvas_view: &mut CanvasView,
    events: &mut MessageWriter<TableEvent>,
) {
    let Some(carry) = &mut hand.carry else {
        return;
    };
    match carry.next(&table.carrying.found, back) {
        Some(pose) => {
            if let Some(view_target) = transform.showing_among(&pose, items, unit) {
                canvas_view.0 = Some(view_target);
            }
            hand.touched = true;
            take_off(hand);
        }
        None => {
            let id = match table.carrying.searched {
                true => "canvas-no-place",
                false => "canvas-searching",
            };
            events.write(TableEvent::Refused {
                why: table.say(id),
                about: None,
            });
        }
    }
}

/// Places it, or shows the reason that it can't be placed there.
fn lay(
    hand: &mut Hand,
    table: &Table,
    activity: &Activity,
    commands: &mut MessageWriter<TableCommand>,
    events: &mut MessageWriter<TableEvent>,
) {
    if activity.moving {
        commands.write(TableCommand::Skip);
        return;
    }
    let Some(posed) = table.picking.posed() else {
        return;
    };
    if posed.choice.is_some() {
        commands.write(TableCommand::Confirm);
    } else {
        hand.refused = true;
        hand.shook = 0.0;
        events.write(TableEvent::Refused {
            why: posed.why_not.to_string(),
            about: None,
        });
    }
}

/// Returns true if a point of the window is on the carried piece, or no farther from it than `beside`.
fn is_on_card(transform: &CanvasTransform, pose: &Pose, at: Vec2, beside: f32) -> bool {
    let turn = Rot2::radians(-(f32::from(pose.angle) / 10.0).to_radians());
    let card = Vec2::new(transform.card, transform.card * TALL);
    let half = card / 2.0 * transform.view_target.scale + beside;
    let off = (turn * (at - seen_at(transform, pose.at))).abs();
    off.cmple(half).all()
}

/// The sides of a card: its head, and on clockwise.
const HEAD: u8 = 0;
const FOOT: u8 = 2;
const SIDES: u8 = 4;

/// Position of the knob for turning the piece: beside one of its sides, as it is turned.
pub fn knob(transform: &CanvasTransform, pose: &Pose, side: u8, unit: f32) -> Vec2 {
    let middle = seen_at(transform, pose.at);
    let turn = Rot2::radians((f32::from(pose.angle) / 10.0).to_radians());
    let tall = if side.is_multiple_of(2) { TALL } else { 1.0 };
    let away = transform.card * tall / 2.0 * transform.view_target.scale + STEM * unit;
    middle + turn * (out_of(side) * away)
}

/// The way out of a card that is not turned, at one of its sides.
fn out_of(side: u8) -> Vec2 {
    match side % SIDES {
        HEAD => Vec2::NEG_Y,
        1 => Vec2::X,
        FOOT => Vec2::Y,
        _ => Vec2::NEG_X,
    }
}

/// Best side for the knob: where it hides nothing that matters and can be reached, as far from all of that as possible;
/// the last side as long as that is good enough.
fn best_side(transform: &CanvasTransform, pose: &Pose, near: &[Vec2], unit: f32, last: u8) -> u8 {
    let space = |side: u8| {
        let at = knob(transform, pose, side, unit);
        let free = near.iter().map(|pip| pip.distance(at)).fold(1e4, f32::min);
        let room = transform.inner.inflate(-KNOB * unit);
        if room.contains(at) { free } else { free - 1e4 }
    };
    if space(last) > GOOD_ENOUGH * unit {
        return last;
    }
    let sides = [last, FOOT, 1, 3, HEAD].into_iter();
    let best = sides.map(|side| (side, space(side)));
    best.reduce(|a, b| if b.1 > a.1 { b } else { a })
        .map_or(FOOT, |(side, _)| side)
}

/// The angle that brings the knob at this side towards a point, in tenths of a degree.
fn towards(transform: &CanvasTransform, pose: &Pose, side: u8, at: Vec2) -> f32 {
    let way = at - seen_at(transform, pose.at);
    let turned = way.x.atan2(-way.y).to_degrees() - 90.0 * f32::from(side);
    turned * 10.0
}

#[derive(SystemParam)]
struct Pointing<'w, 's> {
    windows: Query<'w, 's, &'static Window, With<PrimaryWindow>>,
    buttons: Res<'w, ButtonInput<MouseButton>>,
    touches: Res<'w, Touches>,
    wheel: MessageReader<'w, 's, MouseWheel>,
    device: Res<'w, Device>,
    egui: Option<Res<'w, EguiWantsInput>>,
    panels: Query<'w, 's, &'static mut EguiContext, With<PrimaryEguiContext>>,
}

impl Pointing<'_, '_> {
    /// Returns true if a panel or a button is there, or egui follows the pointer.
    fn is_covered(&mut self, at: Vec2) -> bool {
        let under = self.is_covered_by_panel(at);
        let egui = self.egui.as_ref();
        under || egui.is_some_and(|egui| egui.is_using_pointer())
    }

    /// Returns true if a panel or a button is there now. Of a finger nothing else is asked: egui's own answer is a frame
    /// old.
    fn is_covered_by_panel(&mut self, at: Vec2) -> bool {
        let panels = self.panels.single_mut();
        panels.is_ok_and(|mut egui| is_under_panel(egui.get_mut(), at))
    }

    /// Number of wheel steps since the last frame, up being positive.
    fn scrolled(&mut self, rest: &mut f32) -> i32 {
        for event in self.wheel.read() {
            let way = if event.y == 0.0 { event.x } else { event.y };
            *rest += match event.unit {
                MouseScrollUnit::Line => way,
                MouseScrollUnit::Pixel => way / NOTCH,
            };
        }
        let whole = rest.trunc();
        *rest -= whole;
        whole as i32
    }
}

/// Handles the mouse: the carried piece hangs on it or is dragged, and is placed with a click; it turns, zooms and
/// pans.
fn point(
    mut pointing: Pointing,
    keys: Keys,
    (mut hand, mut canvas_view): (ResMut<Hand>, ResMut<CanvasView>),
    (table, activity): (Res<Table>, Res<Activity>),
    (shown, frame): (Res<TablePicture>, Res<Frame>),
    (looking, time): (Single<&LookingBack>, Res<Time>),
    (mut commands, mut events): (MessageWriter<TableCommand>, MessageWriter<TableEvent>),
    mut awake: ResMut<RedrawRequest>,
) {
    let hand = &mut *hand;
    let Some(transform) = canvas_transform(&shown, &frame).filter(|_| !looking.is_open()) else {
        pointing.wheel.clear();
        hand.drag = CanvasDrag::Nothing;
        return;
    };
    let mut rest = hand.wheel;
    let steps = pointing.scrolled(&mut rest);
    hand.wheel = rest;
    if *pointing.device == Device::Touch {
        feel(&mut pointing, hand, &mut canvas_view, &transform, &frame);
        return;
    }
    let cursor = pointing.windows.single().ok();
    let Some(at) = cursor.and_then(Window::cursor_position) else {
        hand.pointer = None;
        return;
    };
    let before = hand.pointer.replace(at);
    let by = before.map_or(Vec2::ZERO, |before| at - before);
    let over = transform.room.contains(at) && !pointing.is_covered(at);
    let is_mouse = *pointing.device == Device::Mouse;
    if steps != 0 && over {
        if hand.carry.is_some() && !keys.control() {
            for _ in 0..steps.abs() {
                turned(hand, |carry| carry.turn(steps < 0, keys.shift()));
            }
        } else {
            canvas_view.0 = Some(transform.zoomed(ZOOM.powi(steps), at));
        }
    }
    if pointing.buttons.pressed(MouseButton::Middle) && (over || hand.drag == CanvasDrag::Cloth) {
        hand.drag = CanvasDrag::Cloth;
        if by != Vec2::ZERO {
            canvas_view.0 = Some(transform.panned(by));
        }
        return;
    }
    let left = MouseButton::Left;
    if pointing.buttons.just_pressed(left) && over {
        hand.drag = gripped(hand, &transform, at, 0.0, frame.unit);
    }
    if let CanvasDrag::Press {
        at: pressed,
        on_card,
    } = hand.drag
        && pressed.distance(at) > SLACK
    {
        hand.drag = match on_card {
            true => CanvasDrag::Card,
            false => CanvasDrag::Cloth,
        };
    }
    match hand.drag {
        CanvasDrag::Cloth if by != Vec2::ZERO => canvas_view.0 = Some(transform.panned(by)),
        CanvasDrag::Knob => turn_by_knob(hand, &transform, at),
        _ => hang(hand, &transform, at, by, [over, is_mouse, keys.shift()]),
    }
    if pointing.buttons.just_released(left) || !pointing.buttons.pressed(left) {
        match std::mem::take(&mut hand.drag) {
            CanvasDrag::Press { on_card: true, .. } if hand.carry.is_some() && over => {
                lay(hand, &table, &activity, &mut commands, &mut events);
            }
            // It lies where keys have put it: a click elsewhere brings it there, as a tap does, and lays nothing.
            CanvasDrag::Press { .. } if hand.carry.is_some() && over => {
                bring(hand, &transform, at);
                hand.hangs = is_mouse;
            }
            // Let go, it rests there and is not laid.
            CanvasDrag::Card => take_off(hand),
            _ => {}
        }
    }
    if pointing.buttons.just_pressed(MouseButton::Right) && over && hand.carry.is_some() {
        turned(hand, Carry::quarter);
    }
    let held = hand.drag == CanvasDrag::Card && over && hand.carry.is_some();
    let pushed = transform.pushed(at, EDGE * frame.unit, SPEED * frame.unit);
    if held && pushed != Vec2::ZERO {
        canvas_view.0 = Some(transform.panned(pushed * time.delta_secs().min(0.05)));
        awake.keep();
    }
}

/// Returns the drag that a pointer or a finger begins at a point of the window; the carried piece can be gripped up to
/// `beside` pixels beyond its edge.
fn gripped(
    hand: &Hand,
    transform: &CanvasTransform,
    at: Vec2,
    beside: f32,
    unit: f32,
) -> CanvasDrag {
    let knob_here = |carry: &Carry| {
        let knob = knob(transform, &carry.pose(), hand.side, unit);
        !hand.hangs && knob.distance(at) < KNOB * unit
    };
    let on_card = |carry: &Carry| hand.hangs || is_on_card(transform, &carry.pose(), at, beside);
    let carry = hand.carry.as_ref();
    if carry.is_some_and(knob_here) {
        CanvasDrag::Knob
    } else {
        let on_card = carry.is_some_and(on_card);
        CanvasDrag::Press { at, on_card }
    }
}

/// Turns the carried piece until its knob points to a point of the window.
fn turn_by_knob(hand: &mut Hand, transform: &CanvasTransform, at: Vec2) {
    let side = hand.side;
    turned(hand, |carry| {
        carry.turn_to(towards(transform, &carry.pose(), side, at));
    });
}

/// Moves the carried piece with the pointer: it hangs on it, or is dragged.
fn hang(
    hand: &mut Hand,
    transform: &CanvasTransform,
    at: Vec2,
    by: Vec2,
    [over, is_mouse, fine]: [bool; 3],
) {
    let dragged = hand.drag == CanvasDrag::Card;
    if !hand.hangs && !dragged {
        let is_far = |from: Vec2| from.distance(at) > HANGS_AGAIN;
        let far = hand.taken_off.is_none_or(is_far);
        hand.hangs = is_mouse && over && far && by != Vec2::ZERO;
    }
    if !(hand.hangs && over || dragged) || !is_mouse {
        return;
    }
    if fine {
        let by = by * FINELY / transform.view_target.scale;
        if by != Vec2::ZERO {
            moved(hand, |carry| carry.move_by(by));
        }
    } else if by != Vec2::ZERO || !hand.touched {
        bring(hand, transform, at);
    }
}

/// Fingers: one on the card moves it, two turn it; one on the cloth moves the view, two enlarge it; a tap on the cloth
/// brings the card there.
fn feel(
    pointing: &mut Pointing,
    hand: &mut Hand,
    canvas_view: &mut CanvasView,
    transform: &CanvasTransform,
    frame: &Frame,
) {
    hand.hangs = false;
    let beside = 8.0 * frame.unit;
    let before = std::mem::take(&mut hand.fingers);
    let now = pointing.fingers(transform, &before);
    if now.is_empty()
        && before.is_empty()
        && let Some(at) = pointing.unseen_tap(transform)
        && let Some(carry) = &hand.carry
        && !is_on_card(transform, &carry.pose(), at, beside)
    {
        bring(hand, transform, at);
    }
    if before.is_empty()
        && let Some((_, at)) = now.first()
    {
        hand.drag = gripped(hand, transform, *at, beside, frame.unit);
    }
    let was = |id: u64| before.iter().find(|(finger, _)| *finger == id).map(|f| f.1);
    match (now.as_slice(), hand.drag) {
        ([(_, at)], CanvasDrag::Knob) => turn_by_knob(hand, transform, *at),
        ([(id, at)], _) => drag(hand, canvas_view, transform, was(*id).unwrap_or(*at), *at),
        ([(a, p), (b, q), ..], _) => {
            if let (Some(p0), Some(q0)) = (was(*a), was(*b)) {
                pinch(hand, canvas_view, transform, [p0, q0], [*p, *q]);
            }
        }
        ([], CanvasDrag::Press { at, on_card: false }) if hand.carry.is_some() => {
            // A tap on the cloth.
            bring(hand, transform, at);
            hand.drag = CanvasDrag::Nothing;
        }
        ([], _) => hand.drag = CanvasDrag::Nothing,
    }
    hand.fingers = now;
}

/// One finger that was there in the last picture and is here now: it moves what is carried, or the view.
fn drag(
    hand: &mut Hand,
    canvas_view: &mut CanvasView,
    transform: &CanvasTransform,
    was: Vec2,
    at: Vec2,
) {
    let (from, on_card) = match hand.drag {
        // Once it is a drag the whole way since it was touched counts.
        CanvasDrag::Press { at: from, .. } if from.distance(at) <= SLACK => return,
        CanvasDrag::Press { at: from, on_card } => (from, on_card),
        drag => (was, drag == CanvasDrag::Card),
    };
    if on_card {
        hand.drag = CanvasDrag::Card;
        moved(hand, |carry| {
            carry.move_by((at - from) / transform.view_target.scale);
        });
    } else {
        hand.drag = CanvasDrag::Cloth;
        canvas_view.0 = Some(transform.panned(at - was));
    }
}

/// Two fingers: they turn and move what is carried, or enlarge and move the view.
fn pinch(
    hand: &mut Hand,
    canvas_view: &mut CanvasView,
    transform: &CanvasTransform,
    [p0, q0]: [Vec2; 2],
    [p, q]: [Vec2; 2],
) {
    let on_card = match hand.drag {
        CanvasDrag::Press { on_card, .. } => on_card,
        drag => drag == CanvasDrag::Card,
    };
    let by = (p + q - p0 - q0) / 2.0;
    if on_card {
        hand.drag = CanvasDrag::Card;
        let turn = (q0 - p0).angle_to(q - p).to_degrees() * 10.0;
        turned(hand, |carry| {
            carry.move_by(by / transform.view_target.scale);
            carry.turn_by(turn);
        });
    } else {
        hand.drag = CanvasDrag::Cloth;
        let apart = (q - p).length() / (q0 - p0).length().max(1.0);
        let mut nearer = *transform;
        nearer.view_target = transform.zoomed(apart, (p + q) / 2.0);
        canvas_view.0 = Some(nearer.panned(by));
    }
}

impl Pointing<'_, '_> {
    /// The fingers on the canvas, by their numbers: those that were on it, and those that have come down where it is free.
    fn fingers(&mut self, transform: &CanvasTransform, before: &[(u64, Vec2)]) -> Vec<(u64, Vec2)> {
        let touches = self.touches.iter();
        let mut fingers: Vec<(u64, Vec2)> = touches.map(|t| (t.id(), t.position())).collect();
        fingers.retain(|&(id, at)| {
            before.iter().any(|(finger, _)| *finger == id)
                || (transform.room.contains(at) && !self.is_covered_by_panel(at))
        });
        fingers.sort_unstable_by_key(|(id, _)| *id);
        fingers
    }

    /// Position of a tap on the free canvas that began and ended between two frames.
    fn unseen_tap(&mut self, transform: &CanvasTransform) -> Option<Vec2> {
        let at = self
            .touches
            .iter_just_released()
            .find(|touch| self.touches.just_pressed(touch.id()))?
            .position();
        (transform.room.contains(at) && !self.is_covered_by_panel(at)).then_some(at)
    }
}

/// Tests where it is held, draws it to a legal place nearby, and keeps its sprite there.
fn hold(
    mut table: ResMut<Table>,
    mut hand: ResMut<Hand>,
    (keys, preferences): (Keys, Res<Preferences>),
    (shown, frame, time): (Res<TablePicture>, Res<Frame>, Res<Time>),
    mut sprites: Query<(
        Entity,
        &CardSprite,
        &mut Transform,
        &mut Alpha,
        Has<Dragged>,
    )>,
    mut commands: Commands,
    mut awake: ResMut<RedrawRequest>,
    mut mine: Local<Option<Entity>>,
) {
    let carried = table.picking.carried().copied();
    let transform = canvas_transform(&shown, &frame);
    release(&mut mine, carried, &mut sprites, &mut commands);
    let (Some(carried), Some(transform)) = (carried, transform) else {
        return;
    };
    let hand = &mut *hand;
    let Some(carry) = &mut hand.carry else { return };
    let seconds = time.delta_secs().min(0.25);
    hand.turned += seconds;
    hand.rested += seconds;
    hand.shook += seconds;
    if hand.shook < SHAKE {
        awake.keep();
    }
    let fine = keys.shift() || keys.down(&preferences.bindings, CanvasAction::Fine);
    if hand.told != Some(carry.held()) {
        hand.told = Some(carry.held());
        hand.rested = 0.0;
        hand.refused = false;
        let scale = transform.view_target.scale / frame.unit;
        if preferences.snap && !fine && !keys.alt() {
            let session = &table.session;
            carry.snap(scale, |pose, reach| session.canvas()?.snap(pose, reach));
        } else {
            carry.let_go();
        }
        awake.keep();
    }
    if hand.rested <= RESTS || hand.turned <= ARC {
        awake.within(Duration::from_millis(100));
    }
    let pose = carry.pose();
    let same = table.picking.posed().is_some_and(|p| p.pose == pose);
    if !same && table.is_current() {
        table.hold(carried.canvas, pose);
    }
    if hand.drag != CanvasDrag::Knob && !same {
        let near = table.picking.posed().map(|posed| &posed.under.near);
        let near = near.into_iter().flatten();
        let near: Vec<Vec2> = near.map(|at| seen_at(&transform, *at)).collect();
        hand.side = best_side(&transform, &pose, &near, frame.unit, hand.side);
    }
    let here = |s: &CardSprite| (s.piece, s.zone) == (carried.piece, carried.canvas);
    for (entity, sprite, mut sprite_transform, mut alpha, held) in &mut sprites {
        if !here(sprite) || sprite.look != Look::Ghost {
            continue;
        }
        if !held {
            commands.entity(entity).try_insert(Dragged);
            *mine = Some(entity);
        }
        alpha.set_if_neq(Alpha(0.0));
        let at = seen_at(&transform, pose.at);
        let angle = -(f32::from(pose.angle) / 10.0).to_radians();
        let width = transform.card * transform.view_target.scale;
        let mut home = placement_at(at, width, angle).home(&frame);
        home.z = depth::HELD - 20.0;
        let there = stand(&home, 1.0);
        if *sprite_transform != there {
            *sprite_transform = there;
        }
    }
}

/// Makes the sprite of a piece that is no longer carried visible again, and lets go of it when it is placed.
fn release(
    mine: &mut Option<Entity>,
    carried: Option<Carried>,
    sprites: &mut Query<(
        Entity,
        &CardSprite,
        &mut Transform,
        &mut Alpha,
        Has<Dragged>,
    )>,
    commands: &mut Commands,
) {
    let Some(entity) = *mine else { return };
    match sprites.get_mut(entity) {
        Ok((_, sprite, _, mut alpha, _)) => {
            let lies = sprite.look != Look::Ghost;
            if lies || carried.is_none() {
                alpha.set_if_neq(Alpha(1.0));
            }
            if lies {
                commands.entity(entity).try_remove::<Dragged>();
                *mine = None;
            }
        }
        Err(_) => *mine = None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kortlek_rules::{
        Card as _, Face, french,
        presentation::{Arrangement, Canvas, Item, Place, Zone, ZoneId},
    };

    fn canvas_transform() -> CanvasTransform {
        let canvas = Canvas {
            card: 500,
            half: [6000, 3375],
            wide: true,
        };
        let id = ZoneId::common("block");
        let zone = Zone::new(id, Place::Middle, Arrangement::Canvas(canvas))
            .items([Item::up(Face::French(french::Card::at(4)))]);
        let room = Rect::new(258.0, 72.0, 1022.0, 784.0);
        CanvasTransform::of(&zone, room, &Frame::default()).expect("it is wide")
    }

    fn pose(angle: i16) -> Pose {
        Pose {
            at: [300, -100],
            angle,
            ..Pose::PLAIN
        }
    }

    #[test]
    fn a_turned_card_is_touched_where_it_is_seen() {
        let s = canvas_transform();
        let at = |x, y| s.to_window(Vec2::new(300.0 + x, -100.0 + y));
        let on = |angle, x: f32, y: f32| is_on_card(&s, &pose(angle), at(x, y), 0.0);
        assert!(on(0, 240.0, 340.0) && !on(0, 260.0, 0.0) && !on(0, 0.0, 360.0));
        assert!(on(900, 340.0, 240.0) && !on(900, 240.0, 340.0));
        assert!(is_on_card(&s, &pose(0), at(260.0, 0.0), 8.0));
    }

    #[test]
    fn the_knob_follows_the_turn_and_the_turn_the_knob() {
        let s = canvas_transform();
        for angle in [0, 10, 900, 1790, 2700, 3590] {
            let pose = pose(angle);
            for side in 0..SIDES {
                let turned = towards(&s, &pose, side, knob(&s, &pose, side, 1.0));
                let apart = (turned - f32::from(angle)).rem_euclid(3600.0);
                assert!(apart.min(3600.0 - apart) < 0.5, "{angle}: {turned}");
            }
        }
    }

    #[test]
    fn the_knob_stands_where_it_hides_nothing_and_can_be_reached() {
        let s = canvas_transform();
        let here = pose(0);
        assert_eq!(best_side(&s, &here, &[], 1.0, FOOT), FOOT);
        let foot = knob(&s, &here, FOOT, 1.0);
        let side = best_side(&s, &here, &[foot], 1.0, FOOT);
        assert_ne!(side, FOOT);
        let stays = knob(&s, &here, side, 1.0) + Vec2::new(40.0, 0.0);
        assert_eq!(best_side(&s, &here, &[stays], 1.0, side), side);
        // At the room's lower edge its foot can't be reached.
        let low = Pose {
            at: s.unit_at(s.inner.max - Vec2::new(300.0, 60.0)).to_array(),
            ..Pose::PLAIN
        };
        assert_ne!(best_side(&s, &low, &[], 1.0, FOOT), FOOT);
    }
}
