//! The pointer at the table: clicks, and cards that are dragged and dropped. A finger works like a mouse.
//!
//! Targets under the pointer are looked up in [`HitTargets`], which holds cells, zones and panels beside the cards; over
//! egui's panels and buttons the table receives no input.

use crate::{
    hand_order::is_hand,
    input::canvas::{Hand, canvas_transform},
    layout::{
        attention::{Hover, ReadingFinger, drop_target},
        depth,
        frame::Frame,
        hit_targets::{CARD, CardSprite, Dragged, HitTarget, HitTargets, Raise, RestPose},
    },
    messages::{Picked, TableCommand},
    states::{Menu, Screen, TableComponents, TableSystems},
    table::Table,
    table_picture::{Activity, LookingBack, TablePicture, looked_at},
};
use bevy::{
    ecs::system::SystemParam,
    input::touch::{Touch, Touches},
    prelude::*,
    window::PrimaryWindow,
};
use bevy_egui::{
    EguiContext, PrimaryEguiContext,
    egui::{self, LayerId, pos2},
    input::EguiWantsInput,
};
use kortlek_kit::{device::Device, preferences::Preferences, redraw_request::RedrawRequest};
use kortlek_rules::{
    Face,
    presentation::{Look, Piece, Target, ZoneId},
};

/// State of the pressed pointer.
#[derive(Component, Clone, Copy, PartialEq, Debug, Default)]
pub struct PointerDrag {
    press: Option<PointerPress>,
    /// The finger that is followed: the first that touched. Others are passed over until it is lifted.
    finger: Option<u64>,
}

impl PointerDrag {
    /// The piece that is being dragged.
    pub fn dragged(&self) -> Option<Piece> {
        match self.press {
            Some(PointerPress {
                target: Some(Target::Piece(piece)),
                drag: Some(_),
                ..
            }) => Some(piece),
            _ => None,
        }
    }
}

#[derive(Clone, Copy, PartialEq, Debug)]
struct PointerPress {
    /// Position of the press, in the world.
    at: Vec2,
    target: Option<Target>,
    /// The sprite that is dragged, with the point where it was taken, and its speed.
    drag: Option<Drag>,
}

#[derive(Clone, Copy, PartialEq, Debug)]
struct Drag {
    entity: Entity,
    offset: Vec2,
    last: Vec2,
    tilt: f32,
    /// Taking it picked it.
    picked: bool,
}

/// Distance that a press has to move, in logical pixels, before it is a drag.
const SLACK: f32 = 6.0;
/// Rate at which a dragged card follows, per second.
const FOLLOW: f32 = 28.0;
/// The most a dragged card tilts, in radians.
const TILT: f32 = 12.0 * std::f32::consts::PI / 180.0;

/// Position of the pointer and state of its button, mouse or finger.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
struct Pointer {
    at: Option<Vec2>,
    pressed: bool,
    released: bool,
    back: bool,
    /// The press came to nothing: the system took the finger for itself.
    cancelled: bool,
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Hover>()
        .add_table_component::<PointerDrag>()
        .init_resource::<Touches>()
        .init_resource::<ButtonInput<MouseButton>>()
        .add_systems(
            Update,
            point
                .in_set(TableSystems::Input)
                .run_if(in_state(Menu::None).and_then(in_state(Screen::Table))),
        )
        .add_systems(OnExit(Screen::Table), forget)
        .add_systems(OnExit(Menu::None), forget);
}

fn forget(
    mut hover: ResMut<Hover>,
    pointer_drag: Option<Single<&mut PointerDrag>>,
    mut commands: Commands,
    held: Query<Entity, With<Dragged>>,
) {
    *hover = Hover::default();
    if let Some(mut pointer_drag) = pointer_drag {
        **pointer_drag = PointerDrag::default();
    }
    for entity in &held {
        commands.entity(entity).remove::<Dragged>();
    }
}

/// Reads the mouse, or the finger that is followed, in the window.
fn read(
    windows: &Query<&Window, With<PrimaryWindow>>,
    buttons: &ButtonInput<MouseButton>,
    touches: &Touches,
    device: Device,
    finger: &mut Option<u64>,
) -> Pointer {
    if let Some(pointer) = read_finger(touches, finger) {
        return pointer;
    }
    if device == Device::Touch {
        // A finger that is lifted points at nothing, wherever the mouse was left.
        return Pointer::default();
    }
    let window = windows.single().ok();
    Pointer {
        at: window.and_then(Window::cursor_position),
        pressed: buttons.just_pressed(MouseButton::Left),
        released: buttons.just_released(MouseButton::Left),
        back: buttons.just_pressed(MouseButton::Right),
        cancelled: false,
    }
}

/// State of the finger that is followed, in the window; `None` if none touches. A tap may come and go between two
/// pictures.
fn read_finger(touches: &Touches, finger: &mut Option<u64>) -> Option<Pointer> {
    let id = finger.or_else(|| touches.iter_just_pressed().map(Touch::id).min())?;
    let pressed = touches.just_pressed(id);
    *finger = Some(id);
    if let Some(touch) = touches.get_pressed(id) {
        return Some(Pointer {
            at: Some(touch.position()),
            pressed,
            ..default()
        });
    }
    *finger = None;
    let lifted = touches.get_released(id);
    Some(Pointer {
        at: lifted.map(Touch::position),
        pressed: pressed && lifted.is_some(),
        released: lifted.is_some(),
        cancelled: lifted.is_none(),
        ..default()
    })
}

/// Returns true if a panel or a button of egui is at a point of the window. Egui's own answer about its pointer is a
/// frame old, and a finger comes from nowhere.
pub(crate) fn is_under_panel(egui: &egui::Context, at: Vec2) -> bool {
    let zoom = egui.zoom_factor();
    egui.layer_id_at(pos2(at.x / zoom, at.y / zoom))
        .is_some_and(|layer| layer != LayerId::background())
}

/// Returns true if a sprite can be picked up and carried: it can be picked, or it is one of the cards to lay.
fn can_be_taken(table: &Table, sprite: &CardSprite) -> bool {
    table.picking.decides()
        && (sprite.look == Look::Lit || table.picking.can_pick(Target::Piece(sprite.piece)))
}

/// Returns true if a sprite is a card of the hand that the player may rearrange.
fn lies_in_hand(shown: &TablePicture, sprite: &CardSprite) -> bool {
    let zone = shown.layout.zone(sprite.zone);
    zone.is_some_and(is_hand) && matches!(sprite.piece, Piece::Card(_))
}

/// Position in the hand of a card that is let go here: the card, and the number of others to its left. `None` if it is
/// no card of the hand, or not let go there.
fn place_in_hand(
    shown: &TablePicture,
    spots: &HitTargets,
    sprite: &CardSprite,
    middle: Vec2,
    frame: &Frame,
) -> Option<(Face, usize)> {
    let Piece::Card(card) = sprite.piece else {
        return None;
    };
    let zone = shown.layout.zone(sprite.zone).filter(|z| is_hand(z))?;
    if !frame.hand.contains(frame.to_window(middle)) {
        return None;
    }
    let others = zone.items.iter().filter(|item| item.piece != sprite.piece);
    let left = others.filter(|item| {
        let spot = spots.get(Target::Piece(item.piece));
        spot.is_some_and(|spot| spot.rect.center().x < middle.x)
    });
    let before = left.count();
    let mut pieces = zone.items.iter().map(|item| item.piece);
    let now = pieces.position(|piece| piece == sprite.piece);
    (now != Some(before)).then_some((card, before))
}

/// Reach of a finger beside a small thing, in logical pixels: half of the width that a fingertip covers.
const FINGERTIP: f32 = 22.0;

/// Target that the pointer means: the one under it; for a finger on nothing that can be picked, the nearest one that
/// can.
fn meant(table: &Table, spots: &HitTargets, at: Vec2, device: Device) -> Option<Target> {
    let exact = under(table, spots, at);
    if device != Device::Touch || exact.is_some_and(|t| table.picking.can_pick(t)) {
        return exact;
    }
    let next = table.picking.next();
    touched(spots.iter().filter(|s| next.contains(&s.target)), at).or(exact)
}

/// The nearest of these within the reach of a fingertip.
fn touched<'a>(spots: impl Iterator<Item = &'a HitTarget>, at: Vec2) -> Option<Target> {
    spots
        .map(|spot| (at.clamp(spot.rect.min, spot.rect.max).distance(at), spot))
        .filter(|(far, _)| *far <= FINGERTIP)
        .min_by(|a, b| a.0.total_cmp(&b.0))
        .map(|(_, spot)| spot.target)
}

/// Target under the pointer: the topmost one; but on a piece that can't be picked, its cell or zone if that can be.
fn under(table: &Table, spots: &HitTargets, at: Vec2) -> Option<Target> {
    // A panel is what lies under all of a seat's things, and counts only if it can be picked.
    let panel = || {
        let is_panel = |s: &HitTarget| matches!(s.target, Target::Seat(_));
        let spot = spots.at(at, |s| is_panel(s) && table.picking.can_pick(s.target));
        spot.map(|s| s.target)
    };
    let Some(top) = spots.at(at, |s| !matches!(s.target, Target::Seat(_))) else {
        return panel();
    };
    let top = top.target;
    if !table.picking.decides() || table.picking.can_pick(top) {
        return Some(top);
    }
    let place = |t: Target| matches!(t, Target::Cell(..) | Target::Zone(_));
    let next = table.picking.next();
    let below = spots
        .at(at, |s| place(s.target) && next.contains(&s.target))
        .or_else(|| spots.at(at, |s| place(s.target) && table.picking.can_pick(s.target)));
    below.map(|s| s.target).or_else(panel).or(Some(top))
}

/// State that the pointer is read against.
#[derive(SystemParam)]
pub(crate) struct PointerInput<'w, 's> {
    frame: Res<'w, Frame>,
    spots: Res<'w, HitTargets>,
    table: Res<'w, Table>,
    activity: Res<'w, Activity>,
    looking: Single<'w, 's, &'static LookingBack>,
    shown: Res<'w, TablePicture>,
    reading: Option<Res<'w, ReadingFinger>>,
    preferences: Res<'w, Preferences>,
    time: Res<'w, Time>,
    device: Res<'w, Device>,
}

impl PointerInput<'_, '_> {
    /// Zone to look back at under the pointer, if nothing can be picked there; and true for a peek, which lasts as long
    /// as the press.
    fn looked_at(&self, under: Option<Target>) -> Option<(ZoneId, bool)> {
        let (zone, past) = looked_at(&self.table.picking, &self.spots, &self.shown, under?)?;
        Some((zone, past.peek))
    }
}

/// Output of the pointer.
#[derive(SystemParam)]
pub(crate) struct PointerOutput<'w, 's> {
    picks: MessageWriter<'w, Picked>,
    table: MessageWriter<'w, TableCommand>,
    entities: Commands<'w, 's>,
}

/// Test for the pointer being over a panel or button of egui, or over a canvas where the hand that carries has it.
#[derive(SystemParam)]
pub(crate) struct OverUi<'w, 's> {
    egui: Option<Res<'w, EguiWantsInput>>,
    panels: Query<'w, 's, &'static mut EguiContext, With<PrimaryEguiContext>>,
    hand: Option<Res<'w, Hand>>,
}

impl OverUi<'_, '_> {
    fn has(&mut self, at: Option<Vec2>, scene: &PointerInput) -> bool {
        let at = at.map(|at| scene.frame.to_window(at));
        let on_panel = at
            .zip(self.panels.single_mut().ok())
            .is_some_and(|(at, mut panels)| is_under_panel(panels.get_mut(), at));
        // Egui's answer about a finger still refers to the last one.
        let wanted = self.egui.as_ref().is_some_and(|e| match *scene.device {
            Device::Touch => e.is_using_pointer(),
            _ => e.wants_any_pointer_input(),
        });
        let transform = canvas_transform(&scene.shown, &scene.frame);
        let carries = at
            .zip(self.hand.as_ref())
            .is_some_and(|(at, hand)| hand.has(transform.as_ref(), at));
        wanted || on_panel || carries
    }
}

pub(crate) fn point(
    windows: Query<&Window, With<PrimaryWindow>>,
    (buttons, touches): (Res<ButtonInput<MouseButton>>, Res<Touches>),
    scene: PointerInput,
    mut elsewhere: OverUi,
    mut awake: ResMut<RedrawRequest>,
    (mut hover, mut pointer_drag): (ResMut<Hover>, Single<&mut PointerDrag>),
    mut sprites: Query<(Entity, &CardSprite, &RestPose, &mut Transform)>,
    mut orders: PointerOutput,
) {
    let (table, device) = (&scene.table, *scene.device);
    let mut finger = pointer_drag.finger;
    let mut pointer = read(&windows, &buttons, &touches, device, &mut finger);
    pointer.at = pointer.at.map(|at| scene.frame.to_world(at));
    if pointer_drag.finger != finger {
        pointer_drag.finger = finger;
    }
    let elsewhere = pointer_drag.press.is_none() && elsewhere.has(pointer.at, &scene);
    let at = pointer.at.filter(|_| !elsewhere);
    let under = at.and_then(|at| meant(table, &scene.spots, at, device));
    hover.set_if_neq(Hover {
        target: under.filter(|_| pointer_drag.dragged().is_none()),
        at,
    });
    if elsewhere {
        return;
    }
    if pointer.cancelled {
        if let Some(drag) = pointer_drag.press.take().and_then(|press| press.drag) {
            orders.entities.entity(drag.entity).remove::<Dragged>();
        }
        return;
    }
    if scene.looking.is_open() {
        // Any press ends a look back, and does nothing else.
        if pointer.pressed || pointer.back {
            orders.table.write(TableCommand::LookAway);
        }
        pointer_drag.press = None;
        return;
    }
    if pointer.back {
        orders.table.write(match under {
            _ if scene.activity.moving || scene.activity.waiting => TableCommand::Skip,
            Some(target) if !table.picking.has_picks() => TableCommand::Mark(target),
            _ => TableCommand::Cancel,
        });
    }
    let Some(at) = at else { return };
    if pointer.pressed {
        match press(at, under, &scene, &mut orders) {
            Some(press) => pointer_drag.press = Some(press),
            None => return,
        }
    }
    let Some(mut press) = pointer_drag.press else {
        return;
    };
    if press.drag.is_none() && !pointer.released && press.at.distance(at) > SLACK {
        press.drag = take_up(&press, &scene, &sprites.as_readonly(), &mut orders);
    }
    if let Some(mut drag) = press.drag {
        press.drag = match sprites.get_mut(drag.entity) {
            Ok((_, sprite, home, mut transform)) => {
                let wanted = at - drag.offset;
                *transform = drag.follow(wanted, &transform, &scene);
                awake.keep();
                if pointer.released {
                    let_go(&drag, sprite, home, wanted, &scene, &mut orders);
                    None
                } else {
                    Some(drag)
                }
            }
            Err(_) => None,
        };
        // A drag is no click, also when the card has been let go where it was taken.
        if pointer.released {
            pointer_drag.press = None;
            return;
        }
    }
    if pointer.released {
        let still = press.at.distance(at) <= SLACK * 3.0;
        if let Some(target) = press.target.filter(|_| still && under == press.target) {
            click(target, &scene, &mut orders);
        }
        pointer_drag.press = None;
    } else {
        pointer_drag.press = Some(press);
    }
}

/// The press that begins here; `None` if it ends with its immediate effect.
fn press(
    at: Vec2,
    under: Option<Target>,
    scene: &PointerInput,
    orders: &mut PointerOutput,
) -> Option<PointerPress> {
    if scene.activity.moving || scene.activity.waiting {
        orders.table.write(TableCommand::Skip);
    }
    // While the table waits for a press, the press does nothing else.
    if scene.activity.waiting {
        return None;
    }
    // A peek lasts as long as the press.
    if let Some((zone, true)) = scene.looked_at(under) {
        orders.table.write(TableCommand::LookAt(zone));
        return None;
    }
    Some(PointerPress {
        at,
        target: under,
        drag: None,
    })
}

/// Takes what was pressed, if it is a piece that can be carried: it is picked, unless it was.
fn take_up(
    press: &PointerPress,
    scene: &PointerInput,
    sprites: &Query<(Entity, &CardSprite, &RestPose, &Transform)>,
    orders: &mut PointerOutput,
) -> Option<Drag> {
    let table = &scene.table;
    let Some(Target::Piece(piece)) = press.target else {
        return None;
    };
    let (entity, _, _, transform) = sprites.iter().find(|(_, s, _, _)| {
        s.piece == piece && (can_be_taken(table, s) || lies_in_hand(&scene.shown, s))
    })?;
    let target = Target::Piece(piece);
    // A card that is already picked is only carried: a pick would put it back.
    let picked = !table.picking.chosen().contains(&target) && table.picking.can_pick(target);
    if picked {
        orders.picks.write(Picked(target));
    }
    orders
        .entities
        .entity(entity)
        .insert(Dragged)
        .remove::<Raise>();
    Some(Drag {
        entity,
        offset: press.at - transform.translation.truncate(),
        last: transform.translation.truncate(),
        tilt: 0.0,
        picked,
    })
}

impl Drag {
    /// Transform of the piece in this frame, on its way to `wanted`; it tilts with its speed.
    fn follow(&mut self, wanted: Vec2, transform: &Transform, scene: &PointerInput) -> Transform {
        let still = scene.preferences.reduced_motion;
        let seconds = scene.time.delta_secs().min(0.05);
        let share = match still {
            true => 1.0,
            false => 1.0 - (-FOLLOW * seconds).exp(),
        };
        let here = transform.translation.truncate().lerp(wanted, share);
        let speed = match seconds > 0.0 {
            true => (here.x - self.last.x) / seconds,
            false => 0.0,
        };
        let tilt = match still {
            true => 0.0,
            false => (-speed / (2600.0 * scene.frame.unit)).clamp(-1.0, 1.0) * TILT,
        };
        self.tilt += (tilt - self.tilt) * (1.0 - (-14.0 * seconds).exp());
        self.last = here;
        Transform {
            translation: here.extend(depth::HELD),
            rotation: Quat::from_rotation_z(self.tilt),
            ..*transform
        }
    }
}

/// Lets a carried piece go with its middle here: onto a place that takes it, elsewhere into the hand, or onto something
/// that does not take it.
fn let_go(
    drag: &Drag,
    sprite: &CardSprite,
    home: &RestPose,
    middle: Vec2,
    scene: &PointerInput,
    orders: &mut PointerOutput,
) {
    let (table, spots) = (&scene.table, &scene.spots);
    let target = Target::Piece(sprite.piece);
    // The pick of this very press may not have reached the table yet.
    let next = table.picking.drops(target);
    let width = home.width.max(CARD.x * scene.frame.unit * 0.6);
    if let Some(place) = drop_target(spots, &next, sprite.piece, middle, width) {
        orders.picks.write(Picked(place));
    } else if let Some((card, before)) =
        place_in_hand(&scene.shown, spots, sprite, middle, &scene.frame)
    {
        // It is put elsewhere in the hand, and was not meant to be played.
        if drag.picked {
            orders.picks.write(Picked(target));
        }
        orders.table.write(TableCommand::Arrange(card, before));
    } else if let Some(spot) = spots.at(middle, |s| {
        s.target != target && Some(sprite.zone) != s.zone && !matches!(s.target, Target::Seat(_))
    }) {
        // Dropped on something that does not take it: the table says why; of a card that can't be played anywhere, why
        // not.
        let carried = drag.picked || table.picking.chosen().contains(&target);
        let marks = drag.picked && table.picking.marks().contains(&target);
        let layout = &scene.shown.layout;
        let zone = match spot.target {
            Target::Zone(zone) => Some(zone),
            _ => spot.zone,
        };
        let zone = zone.and_then(|zone| layout.zone(zone));
        if marks && zone.is_some_and(|zone| zone.takes_marks) {
            // The mark is what was meant.
            orders.entities.entity(drag.entity).remove::<Dragged>();
            return;
        }
        // A mark that came with the drag goes with it.
        if marks {
            orders.picks.write(Picked(target));
        }
        orders
            .picks
            .write(Picked(if carried { spot.target } else { target }));
    }
    orders.entities.entity(drag.entity).remove::<Dragged>();
}

/// A press and release on the same thing.
fn click(target: Target, scene: &PointerInput, orders: &mut PointerOutput) {
    let picking = &scene.table.picking;
    // A second click on a picked target makes the one decision that it leaves.
    let again = picking.chosen().last() == Some(&target) && picking.ripe().is_some();
    if scene.reading.as_ref().is_some_and(|reading| reading.0) {
        // The finger rested to read what this is.
    } else if let Some((zone, _)) = scene.looked_at(Some(target)) {
        orders.table.write(TableCommand::LookAt(zone));
    } else if again {
        orders.table.write(TableCommand::Confirm);
    } else {
        orders.picks.write(Picked(target));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy::input::touch::{TouchInput, TouchPhase, touch_screen_input_system};
    use kortlek_rules::french;

    #[test]
    fn a_fingertip_reaches_a_little_further() {
        let spot = |name: &'static str, x: f32| HitTarget {
            target: Target::Button(name),
            entity: None,
            rect: Rect::from_center_size(Vec2::new(x, 0.0), Vec2::splat(30.0)),
            angle: 0.0,
            z: 0.0,
            zone: None,
        };
        let spots = [spot("left", 0.0), spot("right", 60.0)];
        let at = |x: f32| touched(spots.iter(), Vec2::new(x, 20.0));
        assert_eq!(at(0.0), Some(Target::Button("left")));
        assert_eq!(at(28.0), Some(Target::Button("left")));
        assert_eq!(at(33.0), Some(Target::Button("right")));
        assert_eq!(at(-40.0), None);
    }

    fn finger(id: u64, phase: TouchPhase, x: f32) -> TouchInput {
        TouchInput {
            phase,
            position: Vec2::new(x, 10.0),
            window: Entity::PLACEHOLDER,
            force: None,
            id,
        }
    }

    /// Lets fingers do this before each picture, and says what the table reads from them.
    fn fingers<const N: usize>(pictures: [Vec<TouchInput>; N]) -> [Option<Pointer>; N] {
        let mut app = App::new();
        app.init_resource::<Touches>()
            .add_message::<TouchInput>()
            .add_systems(PreUpdate, touch_screen_input_system);
        let mut followed = None;
        pictures.map(|events| {
            app.world_mut().write_message_batch(events);
            app.update();
            read_finger(app.world().resource(), &mut followed)
        })
    }

    #[test]
    fn a_finger_is_followed_until_it_is_lifted() {
        use TouchPhase::{Canceled, Ended, Moved, Started};
        let read = fingers([
            vec![],
            vec![finger(7, Started, 100.0)],
            // A second finger takes nothing over.
            vec![finger(3, Started, 500.0), finger(7, Moved, 120.0)],
            vec![finger(3, Moved, 510.0)],
            vec![finger(7, Ended, 120.0)],
            vec![finger(3, Ended, 510.0)],
            // A tap between two pictures.
            vec![finger(8, Started, 40.0), finger(8, Ended, 40.0)],
            vec![],
            vec![finger(9, Started, 60.0)],
            vec![finger(9, Canceled, 60.0)],
            vec![],
        ]);
        let seen = |x: f32, [pressed, released]: [bool; 2]| {
            let at = Some(Vec2::new(x, 10.0));
            Some(Pointer {
                at,
                pressed,
                released,
                ..default()
            })
        };
        let cancelled = Pointer {
            cancelled: true,
            ..default()
        };
        let expected = [
            None,
            seen(100.0, [true, false]),
            seen(120.0, [false, false]),
            seen(120.0, [false, false]),
            seen(120.0, [false, true]),
            None,
            seen(40.0, [true, true]),
            None,
            seen(60.0, [true, false]),
            Some(cancelled),
            None,
        ];
        assert_eq!(read, expected);
    }

    #[test]
    fn a_card_falls_on_the_nearest_place_that_takes_it() {
        let zone = ZoneId::common("grid");
        let cell = |column: i8| Target::Cell(zone, [column, 0]);
        let spot = |column: i8| HitTarget {
            target: cell(column),
            entity: None,
            rect: Rect::from_center_size(Vec2::X * 110.0 * f32::from(column), CARD),
            angle: 0.0,
            z: 0.0,
            zone: Some(zone),
        };
        let spots = HitTargets::new(vec![spot(0), spot(1), spot(2)]);
        let piece = Piece::Card(Face::French(french::Card::JOKER_1));
        let next = [cell(0), cell(2), Target::Piece(piece)];
        let at = |x: f32, y: f32| drop_target(&spots, &next, piece, Vec2::new(x, y), 100.0);
        assert_eq!(at(10.0, 5.0), Some(cell(0)));
        assert_eq!(at(200.0, 60.0), Some(cell(2)));
        // The cell in between is not legal: the nearer neighbour takes the card.
        assert_eq!(at(90.0, 0.0), Some(cell(0)));
        assert_eq!(at(130.0, 0.0), Some(cell(2)));
        assert_eq!(at(0.0, 300.0), None);
    }
}
