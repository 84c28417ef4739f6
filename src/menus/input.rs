//! What a player does in a menu with keys or a pad: leafwing-input-manager owns the bindings.

use bevy::{input::InputSystems, prelude::*, window::RequestRedraw};
use leafwing_input_manager::{
    plugin::InputManagerSystem,
    prelude::{
        ActionState, Actionlike, GamepadControlDirection, InputManagerPlugin, InputMap, ModifierKey,
    },
};
use std::time::Duration;

/// How long a direction is held before it repeats, and between repeats after that.
const FIRST_REPEAT: Duration = Duration::from_millis(380);
const NEXT_REPEAT: Duration = Duration::from_millis(110);
/// What a frame counts for at most: on a machine that stutters, a short press is not a long one.
const LONGEST_FRAME: Duration = Duration::from_millis(60);
/// How far a stick must be pushed to count.
const STICK: f32 = 0.5;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(InputManagerPlugin::<MenuAction>::default())
        .init_resource::<MenuInput>()
        .add_systems(Startup, spawn)
        .add_systems(
            PreUpdate,
            read.after(InputManagerSystem::ManualControl)
                .after(InputSystems),
        );
}

/// What can be done in a menu.
#[derive(Actionlike, Clone, Copy, PartialEq, Eq, Hash, Debug, Reflect)]
pub enum MenuAction {
    /// To the widget above.
    Up,
    /// To the widget below.
    Down,
    /// To the left, or less.
    Left,
    /// To the right, or more.
    Right,
    /// Do it.
    Accept,
    /// Go back.
    Back,
    /// The tab before.
    PreviousTab,
    /// The tab after.
    NextTab,
    /// The next widget in reading order.
    Next,
    /// The widget before in reading order.
    Previous,
    /// A page up.
    PageUp,
    /// A page down.
    PageDown,
    /// To the top.
    Home,
    /// To the end.
    End,
    /// Look further up.
    ScrollUp,
    /// Look further down.
    ScrollDown,
}

/// The keys of each action.
const KEYS: [(MenuAction, KeyCode); 13] = [
    (MenuAction::Up, KeyCode::ArrowUp),
    (MenuAction::Down, KeyCode::ArrowDown),
    (MenuAction::Left, KeyCode::ArrowLeft),
    (MenuAction::Right, KeyCode::ArrowRight),
    (MenuAction::Accept, KeyCode::Enter),
    (MenuAction::Accept, KeyCode::NumpadEnter),
    (MenuAction::Accept, KeyCode::Space),
    (MenuAction::Back, KeyCode::Escape),
    (MenuAction::Next, KeyCode::Tab),
    (MenuAction::PageUp, KeyCode::PageUp),
    (MenuAction::PageDown, KeyCode::PageDown),
    (MenuAction::Home, KeyCode::Home),
    (MenuAction::End, KeyCode::End),
];

/// The buttons of each action.
const BUTTONS: [(MenuAction, GamepadButton); 10] = [
    (MenuAction::Up, GamepadButton::DPadUp),
    (MenuAction::Down, GamepadButton::DPadDown),
    (MenuAction::Left, GamepadButton::DPadLeft),
    (MenuAction::Right, GamepadButton::DPadRight),
    (MenuAction::Accept, GamepadButton::South),
    (MenuAction::Back, GamepadButton::East),
    (MenuAction::PreviousTab, GamepadButton::LeftTrigger),
    (MenuAction::NextTab, GamepadButton::RightTrigger),
    (MenuAction::PageUp, GamepadButton::LeftTrigger2),
    (MenuAction::PageDown, GamepadButton::RightTrigger2),
];

fn bindings() -> InputMap<MenuAction> {
    let mut map = InputMap::new(KEYS);
    for (action, button) in BUTTONS {
        map.insert(action, button);
    }
    for (action, stick) in [
        (MenuAction::Up, GamepadControlDirection::LEFT_UP),
        (MenuAction::Down, GamepadControlDirection::LEFT_DOWN),
        (MenuAction::Left, GamepadControlDirection::LEFT_LEFT),
        (MenuAction::Right, GamepadControlDirection::LEFT_RIGHT),
        (MenuAction::ScrollUp, GamepadControlDirection::RIGHT_UP),
        (MenuAction::ScrollDown, GamepadControlDirection::RIGHT_DOWN),
    ] {
        map.insert(action, stick.threshold(STICK));
    }
    map.insert(MenuAction::Previous, ModifierKey::Shift.with(KeyCode::Tab));
    map.insert(
        MenuAction::NextTab,
        ModifierKey::Control.with(KeyCode::PageDown),
    );
    map.insert(
        MenuAction::PreviousTab,
        ModifierKey::Control.with(KeyCode::PageUp),
    );
    map
}

/// The action whose key or button was pressed and let go between two frames: leafwing looks at what is down and would
/// miss it. One at most, for a chord is no tap.
fn tapped(keys: &ButtonInput<KeyCode>, pads: &Query<&Gamepad>) -> Option<MenuAction> {
    let key = KEYS
        .into_iter()
        .find(|(_, key)| keys.just_pressed(*key) && !keys.pressed(*key))
        .map(|(action, _)| action);
    let shift = [KeyCode::ShiftLeft, KeyCode::ShiftRight];
    let shifted = keys.any_pressed(shift) || keys.any_just_pressed(shift);
    let key = match key {
        Some(MenuAction::Next) if shifted => Some(MenuAction::Previous),
        key => key,
    };
    key.or_else(|| {
        let tapped = |button| {
            pads.iter()
                .any(|pad| pad.just_pressed(button) && !pad.pressed(button))
        };
        BUTTONS
            .into_iter()
            .find(|(_, button)| tapped(*button))
            .map(|(action, _)| action)
    })
}

fn spawn(mut commands: Commands) {
    commands.spawn((Name::new("Menu bindings"), bindings()));
}

/// What keys and pad say in this frame.
#[derive(Resource, Clone, Copy, PartialEq, Debug, Default)]
pub struct MenuInput {
    /// One step to a side: x to the right, y down; repeats while held.
    pub step: (i8, i8),
    /// Do it.
    pub accept: bool,
    /// Go back.
    pub back: bool,
    /// To the tab before (-1) or after (1).
    pub tab: i8,
    /// To the widget before (-1) or after (1) in reading order.
    pub next: i8,
    /// Pages down (up if negative); the ends are far away.
    pub pages: f32,
    /// How fast to look further down, -1 to 1.
    pub scroll: f32,
}

/// Which direction is held, and how long until it steps again.
#[derive(Default)]
struct Held {
    step: (i8, i8),
    left: Duration,
}

fn read(
    actions: Query<&ActionState<MenuAction>>,
    keys: Res<ButtonInput<KeyCode>>,
    pads: Query<&Gamepad>,
    mut input: ResMut<MenuInput>,
    time: Res<Time<Real>>,
    mut held: Local<Held>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let Ok(actions) = actions.single() else {
        return;
    };
    let pressed = |action| i8::from(actions.pressed(&action));
    let tapped = tapped(&keys, &pads);
    let just = |action| i8::from(actions.just_pressed(&action) || tapped == Some(action));
    let down = (
        pressed(MenuAction::Right) - pressed(MenuAction::Left),
        pressed(MenuAction::Down) - pressed(MenuAction::Up),
    );
    // What is pressed and let go within one frame counts too.
    let now = (
        just(MenuAction::Right) - just(MenuAction::Left),
        just(MenuAction::Down) - just(MenuAction::Up),
    );
    let step = repeat(
        &mut held,
        if down == (0, 0) { now } else { down },
        time.delta().min(LONGEST_FRAME),
    );
    let pages = f32::from(just(MenuAction::PageDown) - just(MenuAction::PageUp))
        + 1000.0 * f32::from(just(MenuAction::End) - just(MenuAction::Home));
    let new = MenuInput {
        step,
        accept: just(MenuAction::Accept) > 0,
        back: just(MenuAction::Back) > 0,
        tab: just(MenuAction::NextTab) - just(MenuAction::PreviousTab),
        next: if just(MenuAction::Previous) > 0 {
            -1
        } else {
            just(MenuAction::Next)
        },
        pages,
        scroll: f32::from(pressed(MenuAction::ScrollDown) - pressed(MenuAction::ScrollUp)),
    };
    if down != (0, 0) || new.scroll != 0.0 {
        // What is held goes on although nothing new happens.
        redraw.write(RequestRedraw);
    }
    input.set_if_neq(new);
}

/// The step of this frame if `down` is held; the last frame took `passed`.
fn repeat(held: &mut Held, down: (i8, i8), passed: Duration) -> (i8, i8) {
    if held.step != down {
        held.step = down;
        held.left = FIRST_REPEAT;
        return down;
    }
    held.left = held.left.saturating_sub(passed);
    if down != (0, 0) && held.left.is_zero() {
        held.left = NEXT_REPEAT;
        return down;
    }
    (0, 0)
}

#[cfg(test)]
mod tests {
    use super::*;

    const FRAME: Duration = Duration::from_millis(10);

    #[test]
    fn what_is_held_repeats_after_a_while() {
        let mut held = Held::default();
        let steps: Vec<u64> = (0..100)
            .map(|frame| frame * 10)
            .filter(|_| repeat(&mut held, (0, 1), FRAME) == (0, 1))
            .collect();
        assert_eq!(steps, [0, 380, 490, 600, 710, 820, 930]);
    }

    #[test]
    fn a_new_direction_steps_at_once() {
        let mut held = Held::default();
        assert_eq!(repeat(&mut held, (0, 1), FRAME), (0, 1));
        assert_eq!(repeat(&mut held, (1, 0), FRAME), (1, 0));
        assert_eq!(repeat(&mut held, (0, 0), FRAME), (0, 0));
        assert_eq!(repeat(&mut held, (1, 0), FRAME), (1, 0));
    }
}
