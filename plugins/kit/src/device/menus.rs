//! Menu input from keys and pads: leafwing-input-manager owns the bindings.

use crate::{
    Preferences,
    device::{keyboard::is_echo, rest::ActionsPlugin},
    input::{
        actions::MenuAction,
        bindings::Bindings,
        inputs::{Input, KeyCombination, PadInput},
    },
};
use bevy::{
    input::{InputSystems, gamepad::GamepadEvent, keyboard::KeyboardInput},
    prelude::*,
    window::RequestRedraw,
};
use leafwing_input_manager::{
    plugin::InputManagerSystem,
    prelude::{ActionState, InputMap, ModifierKey},
};
use std::time::Duration;

/// Delay before a held direction repeats, and between repeats after that.
const FIRST_REPEAT: Duration = Duration::from_millis(380);
const NEXT_REPEAT: Duration = Duration::from_millis(110);
/// Maximum length of a frame for these delays: on a machine that stutters, a short press is not a long one.
const LONGEST_FRAME: Duration = Duration::from_millis(60);

/// Keys and pads become [`MenuInput`].
pub fn plugin(app: &mut App) {
    app.add_plugins(ActionsPlugin::<MenuAction>::default())
        .init_resource::<MenuInput>()
        .add_systems(Startup, spawn)
        .init_resource::<Listening>()
        .add_systems(
            PreUpdate,
            (bind.run_if(resource_changed::<Preferences>), listen, read)
                .chain()
                .after(InputManagerSystem::ManualControl)
                .after(InputSystems),
        );
}

/// The action whose key or button was pressed and let go between two frames: leafwing looks at what is down and would
/// miss it. One at most; of several keys held the modifiers count as long as they are down in one of the frames.
fn tapped(
    bindings: &Bindings,
    keys: &ButtonInput<KeyCode>,
    pads: &Query<&Gamepad>,
) -> Option<MenuAction> {
    let held = |key: ModifierKey| {
        let both = key.keycodes();
        keys.any_pressed(both) || keys.any_just_pressed(both)
    };
    let is_tapped = |input: &Input| match *input {
        Input::Key(chord) => {
            keys.just_pressed(chord.key)
                && !keys.pressed(chord.key)
                && chord.control == held(ModifierKey::Control)
                && chord.alt == held(ModifierKey::Alt)
                && chord.shift == held(ModifierKey::Shift)
        }
        Input::Pad(PadInput::Button(button)) => pads
            .iter()
            .any(|pad| pad.just_pressed(button) && !pad.pressed(button)),
        Input::Pad(PadInput::Chord(held, button)) => pads
            .iter()
            .any(|pad| pad.pressed(held) && pad.just_pressed(button) && !pad.pressed(button)),
        Input::Pad(PadInput::Stick(..)) => false,
    };
    let mut actions = MenuAction::ALL.iter().copied();
    actions.find(|action| bindings.all(*action).iter().any(is_tapped))
}

fn spawn(mut commands: Commands, preferences: Res<Preferences>) {
    commands.spawn((Name::new("Menu bindings"), preferences.bindings.menu_map()));
}

/// The bindings follow what the player has set.
fn bind(
    preferences: Res<Preferences>,
    mut maps: Query<&mut InputMap<MenuAction>>,
    mut bound: Local<Option<Bindings>>,
) {
    if bound.as_ref() != Some(&preferences.bindings) {
        *bound = Some(preferences.bindings.clone());
        for mut map in &mut maps {
            *map = preferences.bindings.menu_map();
        }
    }
}

/// Inputs since the last query.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct HeardInputs {
    /// Inputs pressed, in order.
    pub pressed: Vec<Input>,
    /// Inputs that are down.
    pub down: Vec<Input>,
    /// Time passed.
    pub passed: Duration,
}

/// Recording of a press that is to be bound: while a page waits for it, the page gets every press, and no menu obeys.
#[derive(Resource, Clone, PartialEq, Debug, Default)]
pub struct Listening {
    on: bool,
    heard: HeardInputs,
    /// True while menus ignore input, until everything that was pressed is released.
    deaf: bool,
    /// Sticks that were pushed and not let go again.
    pushed: Vec<PadInput>,
}

impl Listening {
    /// Returns true if a page is listening.
    pub fn is_on(&self) -> bool {
        self.on
    }

    /// Begins or ends to listen.
    pub fn set(&mut self, on: bool) {
        self.on = on;
        self.deaf = true;
        self.heard = HeardInputs::default();
    }

    /// Takes the inputs since the last call.
    pub fn take(&mut self) -> HeardInputs {
        let fresh = HeardInputs {
            down: self.heard.down.clone(),
            ..HeardInputs::default()
        };
        std::mem::replace(&mut self.heard, fresh)
    }
}

/// Hears what is pressed while a page listens.
fn listen(
    mut listening: ResMut<Listening>,
    mut typed: MessageReader<KeyboardInput>,
    mut events: MessageReader<GamepadEvent>,
    keys: Res<ButtonInput<KeyCode>>,
    pads: Query<&Gamepad>,
    time: Res<Time<Real>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if !listening.on && !listening.deaf {
        typed.clear();
        events.clear();
        return;
    }
    let listening = &mut *listening;
    let mut pressed = Vec::new();
    let held = |key: ModifierKey| keys.any_pressed(key.keycodes());
    let chord = |key| KeyCombination {
        control: held(ModifierKey::Control),
        alt: held(ModifierKey::Alt),
        shift: held(ModifierKey::Shift),
        key,
    };
    for key in typed.read() {
        if key.state.is_pressed() && !key.repeat && !is_echo(key) {
            pressed.extend(chord(key.key_code).bindable().map(Input::Key));
        }
    }
    for event in events.read() {
        match event {
            GamepadEvent::Button(b) if b.state.is_pressed() => {
                // A button that gives way bit by bit tells every bit.
                let input = PadInput::Button(b.button);
                if !listening.heard.down.contains(&Input::Pad(input)) {
                    pressed.extend(input.bindable().map(Input::Pad));
                }
            }
            GamepadEvent::Axis(a) => match PadInput::of_axis(a.axis, a.value) {
                Some(push) if !listening.pushed.contains(&push) => {
                    listening.pushed.push(push);
                    pressed.push(Input::Pad(push));
                }
                Some(_) => {}
                None => listening.pushed.retain(|push| !push.is_on(a.axis)),
            },
            GamepadEvent::Button(_) | GamepadEvent::Connection(_) => {}
        }
    }
    let buttons = pads.iter().flat_map(|pad| pad.get_pressed().copied());
    let buttons = buttons.map(Input::from);
    let typed = keys.get_pressed().map(|key| Input::Key((*key).into()));
    listening.heard.down = typed.chain(buttons).collect();
    if listening.on {
        pressed.dedup();
        listening.heard.pressed.append(&mut pressed);
        listening.heard.passed += time.delta().min(LONGEST_FRAME);
    } else {
        listening.deaf = !listening.heard.down.is_empty() || !listening.pushed.is_empty();
    }
    redraw.write(RequestRedraw);
}

/// Menu input of keys and pad in this frame.
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
    /// Scroll speed, −1 to 1; positive scrolls down.
    pub scroll: f32,
    /// Take away what has the focus.
    pub remove: bool,
}

/// Direction that is held, and the time until it repeats.
#[derive(Default)]
struct HeldDirection {
    step: (i8, i8),
    left: Duration,
}

fn read(
    actions: Query<&ActionState<MenuAction>>,
    (keys, pads): (Res<ButtonInput<KeyCode>>, Query<&Gamepad>),
    preferences: Res<Preferences>,
    listening: Res<Listening>,
    mut input: ResMut<MenuInput>,
    time: Res<Time<Real>>,
    mut held: Local<HeldDirection>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let Ok(actions) = actions.single() else {
        return;
    };
    if listening.on || listening.deaf {
        *held = HeldDirection::default();
        input.set_if_neq(MenuInput::default());
        return;
    }
    let pressed = |action| i8::from(actions.pressed(&action));
    let tapped = tapped(&preferences.bindings, &keys, &pads);
    let just = |action| i8::from(actions.just_pressed(&action) || tapped == Some(action));
    let down = (
        pressed(MenuAction::Right) - pressed(MenuAction::Left),
        pressed(MenuAction::Down) - pressed(MenuAction::Up),
    );
    // A press and release within one frame counts too.
    let now = (
        just(MenuAction::Right) - just(MenuAction::Left),
        just(MenuAction::Down) - just(MenuAction::Up),
    );
    let wanted = if down == (0, 0) { now } else { down };
    let step = repeat(&mut held, wanted, time.delta().min(LONGEST_FRAME));
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
        remove: just(MenuAction::Remove) > 0,
    };
    if down != (0, 0) || new.scroll != 0.0 {
        // A held direction repeats although nothing new happens.
        redraw.write(RequestRedraw);
    }
    input.set_if_neq(new);
}

/// The step of this frame if `down` is held; the last frame took `passed`.
fn repeat(held: &mut HeldDirection, down: (i8, i8), passed: Duration) -> (i8, i8) {
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
        let mut held = HeldDirection::default();
        let steps: Vec<u64> = (0..100)
            .map(|frame| frame * 10)
            .filter(|_| repeat(&mut held, (0, 1), FRAME) == (0, 1))
            .collect();
        assert_eq!(steps, [0, 380, 490, 600, 710, 820, 930]);
    }

    #[test]
    fn a_new_direction_steps_at_once() {
        let mut held = HeldDirection::default();
        assert_eq!(repeat(&mut held, (0, 1), FRAME), (0, 1));
        assert_eq!(repeat(&mut held, (1, 0), FRAME), (1, 0));
        assert_eq!(repeat(&mut held, (0, 0), FRAME), (0, 0));
        assert_eq!(repeat(&mut held, (1, 0), FRAME), (1, 0));
    }
}
