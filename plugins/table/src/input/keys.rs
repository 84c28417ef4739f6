//! Keys and pads: what is bound to what, and how it becomes orders and picks.

use crate::{
    awake::Awake,
    draw::shown::{Activity, LookingBack},
    layout::attention::Focus,
    messages::{Picked, TableCommand},
    states::{Menu, Screen, TableSystems},
    table::Table,
};
use bevy::{
    input::{InputSystems, keyboard::KeyboardInput},
    prelude::*,
};
use bevy_egui::input::egui_wants_any_keyboard_input;
use leafwing_input_manager::{plugin::InputManagerSystem, prelude::*};
use std::{collections::VecDeque, time::Duration};

/// What a key or a button means at the table.
#[derive(Actionlike, Clone, Copy, PartialEq, Eq, Hash, Debug, Reflect)]
#[allow(missing_docs, reason = "the directions speak for themselves")]
pub enum TableAction {
    Up,
    Down,
    Left,
    Right,
    /// Moves the focus over everything that lies on the table, to read it.
    LookUp,
    LookDown,
    LookLeft,
    LookRight,
    /// Picks what has the focus, or makes the one decision that is left.
    Confirm,
    /// Puts back what was picked; with nothing picked, opens the menu (keys) or does nothing (pads).
    Cancel,
    /// The next card of the hand.
    Next,
    /// The card of the hand before.
    Previous,
    Hint,
    Undo,
    /// Finishes what moves and hurries the bots.
    Hurry,
    Menu,
    Rules,
    Pace,
    Mute,
    /// Looks back at the last trick, where there is one.
    LookBack,
}

impl TableAction {
    /// All of them.
    pub const ALL: [TableAction; 20] = [
        TableAction::Up,
        TableAction::Down,
        TableAction::Left,
        TableAction::Right,
        TableAction::LookUp,
        TableAction::LookDown,
        TableAction::LookLeft,
        TableAction::LookRight,
        TableAction::Confirm,
        TableAction::Cancel,
        TableAction::Next,
        TableAction::Previous,
        TableAction::Hint,
        TableAction::Undo,
        TableAction::Hurry,
        TableAction::Menu,
        TableAction::Rules,
        TableAction::Pace,
        TableAction::Mute,
        TableAction::LookBack,
    ];
}

/// The bindings.
pub fn bindings() -> InputMap<TableAction> {
    use TableAction as A;
    let mut map = InputMap::new([
        (A::Up, KeyCode::ArrowUp),
        (A::Down, KeyCode::ArrowDown),
        (A::Left, KeyCode::ArrowLeft),
        (A::Right, KeyCode::ArrowRight),
        (A::LookUp, KeyCode::KeyW),
        (A::LookDown, KeyCode::KeyS),
        (A::LookLeft, KeyCode::KeyA),
        (A::LookRight, KeyCode::KeyD),
        (A::Confirm, KeyCode::Enter),
        (A::Confirm, KeyCode::NumpadEnter),
        (A::Cancel, KeyCode::Escape),
        (A::Cancel, KeyCode::Backspace),
        (A::Next, KeyCode::Tab),
        (A::Hint, KeyCode::KeyH),
        (A::Hint, KeyCode::Slash),
        (A::Undo, KeyCode::KeyU),
        (A::Hurry, KeyCode::Space),
        (A::Menu, KeyCode::F10),
        (A::Rules, KeyCode::F1),
        (A::Pace, KeyCode::KeyP),
        (A::Mute, KeyCode::KeyM),
        (A::LookBack, KeyCode::KeyL),
    ]);
    map.insert(
        A::Previous,
        ButtonlikeChord::modified(ModifierKey::Shift, KeyCode::Tab),
    );
    map.insert(
        A::Undo,
        ButtonlikeChord::modified(ModifierKey::Control, KeyCode::KeyZ),
    );
    map.insert_multiple([
        (A::Up, GamepadButton::DPadUp),
        (A::Down, GamepadButton::DPadDown),
        (A::Left, GamepadButton::DPadLeft),
        (A::Right, GamepadButton::DPadRight),
        (A::Confirm, GamepadButton::South),
        (A::Cancel, GamepadButton::East),
        (A::Undo, GamepadButton::West),
        (A::Hint, GamepadButton::North),
        (A::Next, GamepadButton::RightTrigger),
        (A::Previous, GamepadButton::LeftTrigger),
        (A::Hurry, GamepadButton::RightTrigger2),
        (A::Pace, GamepadButton::LeftTrigger2),
        (A::Menu, GamepadButton::Start),
        (A::Rules, GamepadButton::Select),
        (A::Mute, GamepadButton::LeftThumb),
        (A::LookBack, GamepadButton::RightThumb),
    ]);
    map.insert_multiple([
        (A::Up, GamepadControlDirection::LEFT_UP),
        (A::Down, GamepadControlDirection::LEFT_DOWN),
        (A::Left, GamepadControlDirection::LEFT_LEFT),
        (A::Right, GamepadControlDirection::LEFT_RIGHT),
        (A::LookUp, GamepadControlDirection::RIGHT_UP),
        (A::LookDown, GamepadControlDirection::RIGHT_DOWN),
        (A::LookLeft, GamepadControlDirection::RIGHT_LEFT),
        (A::LookRight, GamepadControlDirection::RIGHT_RIGHT),
    ]);
    map
}

pub(crate) fn plugin(app: &mut App) {
    app.add_plugins(InputManagerPlugin::<TableAction>::default())
        .add_systems(Startup, |mut commands: Commands| {
            commands.spawn((Name::new("Table bindings"), bindings()));
        })
        .init_resource::<ButtonInput<KeyCode>>()
        .add_systems(
            PreUpdate,
            linger.after(InputSystems).before(InputManagerSystem::Unify),
        )
        .add_systems(
            Update,
            table_commands
                .in_set(TableSystems::Input)
                .run_if(in_state(Menu::None).and_then(in_state(Screen::Table)))
                .run_if(not(egui_wants_any_keyboard_input)),
        );
}

/// Keys that are pressed and let go between two pictures would be lost, since bindings look at what is down now; with
/// pictures drawn on demand that is every quick tap. So would the second of two quick taps, if the first was still down
/// in the last picture and the second is down in this one. Each tap is down for one picture at least, and up in one
/// before the next.
#[derive(Default)]
struct Taps {
    /// What was down in the last picture.
    down: Vec<KeyCode>,
    /// Down in the last picture for a tap's sake only.
    shown: Vec<KeyCode>,
    /// Still to be shown, the earliest first.
    owed: VecDeque<KeyCode>,
}

impl Taps {
    /// Takes in the presses since the last picture (those held keys repeat left out) and sets which keys are down. Says
    /// whether another picture has to follow.
    fn show(
        &mut self,
        presses: impl Iterator<Item = KeyCode>,
        keys: &mut ButtonInput<KeyCode>,
    ) -> bool {
        self.owed.extend(presses);
        for key in std::mem::take(&mut self.shown) {
            keys.release(key);
        }
        let mut begun = Vec::new();
        self.owed.retain(|key| {
            if self.down.contains(key) {
                keys.release(*key);
                return true;
            }
            if begun.contains(key) {
                return true;
            }
            begun.push(*key);
            false
        });
        for key in begun {
            if keys.pressed(key) {
                continue;
            }
            keys.clear_just_released(key);
            keys.press(key);
            self.shown.push(key);
        }
        self.down = keys.get_pressed().copied().collect();
        !(self.shown.is_empty() && self.owed.is_empty())
    }
}

fn linger(
    mut presses: MessageReader<KeyboardInput>,
    mut keys: ResMut<ButtonInput<KeyCode>>,
    mut taps: Local<Taps>,
    mut awake: ResMut<Awake>,
) {
    let presses = presses
        .read()
        .filter(|k| k.state.is_pressed() && !k.repeat)
        .map(|k| k.key_code);
    if taps.show(presses, &mut keys) {
        awake.within(Duration::ZERO);
    }
}

pub(crate) fn table_commands(
    actions: Query<&ActionState<TableAction>>,
    table: Res<Table>,
    activity: Res<Activity>,
    mut focus: ResMut<Focus>,
    device: Res<crate::input::device::Device>,
    looking: Res<LookingBack>,
    mut table_commands: MessageWriter<TableCommand>,
    mut picks: MessageWriter<Picked>,
) {
    use TableAction as A;
    let Ok(actions) = actions.single() else {
        return;
    };
    let pressed = actions.get_just_pressed();
    if pressed.is_empty() {
        return;
    }
    // Any press finishes what is moving; moving the focus about does not count.
    let steers = |a: &A| {
        matches!(
            a,
            A::Up
                | A::Down
                | A::Left
                | A::Right
                | A::LookUp
                | A::LookDown
                | A::LookLeft
                | A::LookRight
        )
    };
    // Whatever is pressed ends a look back, and nothing else.
    if looking.is_open() && pressed.iter().any(|a| !steers(a)) {
        let next = pressed.contains(&A::LookBack);
        table_commands.write(if next {
            TableCommand::LookBack
        } else {
            TableCommand::LookAway
        });
        return;
    }
    let quiet = |a: &A| matches!(a, A::Menu | A::Pace | A::Mute | A::LookBack);
    let was_moving = activity.moving;
    if was_moving && pressed.iter().any(|a| !steers(a) && !quiet(a)) {
        table_commands.write(TableCommand::Skip);
    }
    for action in pressed {
        match action {
            A::Confirm => match focus.target() {
                // The first press only brings the focus into view.
                None if focus.begin() => {}
                None => {
                    table_commands.write(TableCommand::Confirm);
                }
                Some(target) => {
                    let again = table.picking.chosen().last() == Some(&target);
                    if again && table.picking.ripe().is_some() {
                        table_commands.write(TableCommand::Confirm);
                    } else {
                        picks.write(Picked(target));
                    }
                }
            },
            A::Cancel if table.picking.has_picks() || table.hint.is_some() => {
                table_commands.write(TableCommand::Cancel);
            }
            A::Cancel if *device == crate::input::device::Device::Keyboard => {
                table_commands.write(TableCommand::Menu);
            }
            A::Cancel => {}
            A::Hint => {
                table_commands.write(TableCommand::Hint);
            }
            A::Undo => {
                table_commands.write(TableCommand::Undo);
            }
            A::Hurry => {
                table_commands.write(TableCommand::Hurry);
            }
            A::Menu => {
                table_commands.write(TableCommand::Menu);
            }
            A::Rules => {
                table_commands.write(TableCommand::Rules);
            }
            A::Pace => {
                table_commands.write(TableCommand::Pace);
            }
            A::Mute => {
                table_commands.write(TableCommand::Mute);
            }
            A::LookBack => {
                table_commands.write(TableCommand::LookBack);
            }
            // The focus's own.
            A::Up
            | A::Down
            | A::Left
            | A::Right
            | A::LookUp
            | A::LookDown
            | A::LookLeft
            | A::LookRight
            | A::Next
            | A::Previous => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What a picture sees of a key when so many taps of it came since the last one: just pressed, just let go.
    fn picture(taps: &mut Taps, keys: &mut ButtonInput<KeyCode>, count: usize) -> (bool, bool) {
        keys.clear();
        for _ in 0..count {
            keys.press(KeyCode::Enter);
            keys.release(KeyCode::Enter);
        }
        taps.show(std::iter::repeat_n(KeyCode::Enter, count), keys);
        (
            keys.just_pressed(KeyCode::Enter) && keys.pressed(KeyCode::Enter),
            keys.just_released(KeyCode::Enter),
        )
    }

    #[test]
    fn no_quick_tap_is_lost() {
        let (mut taps, mut keys) = (Taps::default(), ButtonInput::default());
        // One tap in one picture, another while the first is still shown, then three at once.
        let seen: Vec<(bool, bool)> = [1, 1, 0, 0, 3, 0, 0, 0, 0, 0]
            .map(|count| picture(&mut taps, &mut keys, count))
            .into();
        let (down, up) = (true, true);
        let expected = [
            (down, false),
            (false, up),
            (down, false),
            (false, up),
            (down, false),
            (false, up),
            (down, false),
            (false, up),
            (down, false),
            (false, up),
        ];
        assert_eq!(seen, expected);
        assert!(!taps.show(std::iter::empty(), &mut keys));
    }

    #[test]
    fn a_tap_that_meets_the_end_of_the_last_is_a_tap() {
        let (mut taps, mut keys) = (Taps::default(), ButtonInput::default());
        let mut picture = |events: &[bool]| {
            keys.clear();
            for down in events {
                if *down {
                    keys.press(KeyCode::Enter);
                } else {
                    keys.release(KeyCode::Enter);
                }
            }
            let presses = events.iter().filter(|down| **down).map(|_| KeyCode::Enter);
            taps.show(presses, &mut keys);
            keys.pressed(KeyCode::Enter)
        };
        // Still down in the first picture; let go and pressed again before the second; let go before the third.
        let seen = [&[true][..], &[false, true], &[false], &[], &[]].map(&mut picture);
        assert_eq!(seen, [true, false, true, false, false]);
    }

    #[test]
    fn a_held_key_stays_down() {
        let (mut taps, mut keys) = (Taps::default(), ButtonInput::default());
        keys.press(KeyCode::Enter);
        assert!(!taps.show([KeyCode::Enter].into_iter(), &mut keys));
        keys.clear();
        assert!(!taps.show(std::iter::empty(), &mut keys));
        assert!(keys.pressed(KeyCode::Enter) && !keys.just_pressed(KeyCode::Enter));
    }
}
