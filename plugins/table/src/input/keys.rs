//! Keys and pads at the table: presses become commands and picks.

use crate::{
    guide::OverlayButtons,
    hand_order,
    input::canvas::{Hand, Keys},
    layout::{attention::Focus, hit_targets::HitTargets},
    messages::{Picked, TableCommand},
    states::{Menu, Screen, TableSystems},
    table::Table,
    table_picture::{Activity, LookingBack, TablePicture, looked_at},
};
use bevy::{
    input::{
        InputSystems,
        keyboard::{KeyboardFocusLost, KeyboardInput},
    },
    prelude::*,
};
use bevy_egui::input::egui_wants_any_keyboard_input;
use kortlek_kit::{
    Preferences,
    device::{Device, rest::ActionsPlugin},
    input::{
        actions::{GuidedAction, TableAction},
        bindings::Bindings,
        inputs::Input,
    },
    redraw_request::RedrawRequest,
};
use kortlek_rules::presentation::{Picking, Target};
use leafwing_input_manager::{plugin::InputManagerSystem, prelude::*};
use std::{collections::VecDeque, time::Duration};

pub(crate) fn plugin(app: &mut App) {
    app.add_plugins(ActionsPlugin::<TableAction>::default())
        .add_systems(
            Startup,
            |mut commands: Commands, preferences: Res<Preferences>| {
                let map = preferences.bindings.table_map();
                commands.spawn((Name::new("Table bindings"), map));
            },
        )
        .init_resource::<ButtonInput<KeyCode>>()
        .add_systems(
            PreUpdate,
            (linger, fill_screen)
                .chain()
                .after(InputSystems)
                .before(InputManagerSystem::Unify),
        )
        .add_systems(PreUpdate, bind.run_if(resource_changed::<Preferences>))
        .add_systems(
            Update,
            table_commands
                .in_set(TableSystems::Input)
                .run_if(in_state(Menu::None).and_then(in_state(Screen::Table)))
                .run_if(not(egui_wants_any_keyboard_input)),
        );
}

/// The bindings follow what the player has set.
fn bind(
    preferences: Res<Preferences>,
    mut maps: Query<&mut InputMap<TableAction>>,
    mut bound: Local<Option<Bindings>>,
) {
    if bound.as_ref() != Some(&preferences.bindings) {
        *bound = Some(preferences.bindings.clone());
        for mut map in &mut maps {
            *map = preferences.bindings.table_map();
        }
    }
}

/// A press of a key, with the keys held that change its meaning.
#[derive(Clone, Debug)]
struct KeyPress {
    key: KeyCode,
    modifiers: Vec<KeyCode>,
}

impl KeyPress {
    /// A press without modifiers.
    #[cfg(test)]
    fn of(key: KeyCode) -> KeyPress {
        let modifiers = Vec::new();
        KeyPress { key, modifiers }
    }
}

/// Presses in messages about keys, with the modifiers held at the time. `held` are those that are held, and is kept up
/// to date; presses that held keys repeat are left out.
fn presses<'m>(
    messages: impl Iterator<Item = &'m KeyboardInput>,
    held: &mut Vec<KeyCode>,
) -> Vec<KeyPress> {
    let mut presses = Vec::new();
    for message in messages {
        let key = message.key_code;
        let modifies = MODIFIERS.contains(&key);
        if message.state.is_pressed() && !message.repeat {
            let modifiers = if modifies { Vec::new() } else { held.clone() };
            presses.push(KeyPress { key, modifiers });
        }
        if modifies {
            held.retain(|other| *other != key);
            if message.state.is_pressed() {
                held.push(key);
            }
        }
    }
    presses
}

/// Taps that began and ended between two frames. They would be lost, since bindings look at the keys that are down now;
/// with frames drawn on demand that is every quick tap. So would the second of two quick taps, if the first was still
/// down in the last frame and the second is down in this one. Each tap is down for one frame at least, with the
/// modifiers that were held, and up in one before the next.
#[derive(Default)]
struct Taps {
    /// Keys that were down in the last frame.
    down: Vec<KeyCode>,
    /// Down in the last picture for a tap's sake only.
    shown: Vec<KeyCode>,
    /// Still to be shown, the earliest first.
    owed: VecDeque<KeyPress>,
}

impl Taps {
    /// Takes in the presses since the last picture and sets which keys are down. Says whether another picture has to
    /// follow.
    fn show(
        &mut self,
        presses: impl IntoIterator<Item = KeyPress>,
        keys: &mut ButtonInput<KeyCode>,
    ) -> bool {
        self.owed.extend(presses);
        for key in std::mem::take(&mut self.shown) {
            keys.release(key);
        }
        let mut begun: Vec<KeyPress> = Vec::new();
        self.owed.retain(|press| {
            if self.down.contains(&press.key) {
                keys.release(press.key);
                return true;
            }
            if begun.iter().any(|other| other.key == press.key) {
                return true;
            }
            begun.push(press.clone());
            false
        });
        for KeyPress { key, modifiers } in begun {
            if keys.pressed(key) {
                continue;
            }
            for key in modifiers.into_iter().chain([key]) {
                if !keys.pressed(key) {
                    keys.clear_just_released(key);
                    keys.press(key);
                    self.shown.push(key);
                }
            }
        }
        self.down = keys.get_pressed().copied().collect();
        !(self.shown.is_empty() && self.owed.is_empty())
    }
}

fn linger(
    mut messages: MessageReader<KeyboardInput>,
    mut lost: MessageReader<KeyboardFocusLost>,
    mut keys: ResMut<ButtonInput<KeyCode>>,
    (mut taps, mut held): (Local<Taps>, Local<Vec<KeyCode>>),
    mut awake: ResMut<RedrawRequest>,
) {
    let alt = keys.any_pressed(ALT);
    let mut presses = presses(messages.read(), &mut held);
    // With Alt it fills the screen, and decides nothing.
    presses.retain(|press| !(alt && press.key == KeyCode::Enter));
    if lost.read().count() > 0 {
        held.clear();
    }
    if taps.show(presses, &mut keys) {
        awake.within(Duration::ZERO);
    }
}

const MODIFIERS: [KeyCode; 8] = [
    KeyCode::ControlLeft,
    KeyCode::ControlRight,
    KeyCode::ShiftLeft,
    KeyCode::ShiftRight,
    KeyCode::AltLeft,
    KeyCode::AltRight,
    KeyCode::SuperLeft,
    KeyCode::SuperRight,
];
const ALT: [KeyCode; 2] = [KeyCode::AltLeft, KeyCode::AltRight];

/// F11, and Enter with Alt: the window fills the screen, or no longer. Whatever shows, and whatever is bound.
fn fill_screen(
    mut presses: MessageReader<KeyboardInput>,
    mut keys: ResMut<ButtonInput<KeyCode>>,
    mut preferences: ResMut<Preferences>,
) {
    let alt = keys.any_pressed(ALT);
    for press in presses.read() {
        let fills = press.key_code == KeyCode::F11 || alt && press.key_code == KeyCode::Enter;
        if fills && press.state.is_pressed() && !press.repeat {
            preferences.fullscreen = !preferences.fullscreen;
        }
    }
    if alt && keys.pressed(KeyCode::Enter) {
        keys.reset(KeyCode::Enter);
    }
}

/// Returns true if the confirm key makes the decision that is ripe, given the focus: with no focus shown, with the
/// focus on the last pick, or on anything that was marked for the decision.
pub(crate) fn decides(picking: &Picking, at: Option<Target>) -> bool {
    let here = match at {
        None => picking.has_picks(),
        Some(at) => {
            let chosen = picking.chosen();
            chosen.last() == Some(&at) || !chosen.is_empty() && picking.marked().contains(&at)
        }
    };
    here && picking.ripe().is_some()
}

/// Effect of a press at the table.
enum Deed {
    /// It asks something of it.
    Command(TableCommand),
    /// It picks.
    Pick(Target),
}

pub(crate) fn table_commands(
    actions: Query<&ActionState<TableAction>>,
    (table, activity): (Res<Table>, Res<Activity>),
    mut focus: ResMut<Focus>,
    device: Res<Device>,
    (looking, shown, spots): (Single<&LookingBack>, Res<TablePicture>, Res<HitTargets>),
    (hand, keys, preferences): (Option<Res<Hand>>, Keys, Res<Preferences>),
    controls: Res<OverlayButtons>,
    (mut table_commands, mut picks): (MessageWriter<TableCommand>, MessageWriter<Picked>),
) {
    use TableAction as A;
    let Ok(actions) = actions.single() else {
        return;
    };
    let bindings = &preferences.bindings;
    let hand = hand.as_deref();
    let mut pressed = actions.get_just_pressed();
    // A lesson comes before the table, but after a piece that is carried over a canvas.
    let skip = controls.skip.filter(|_| {
        keys.pressed(bindings, GuidedAction::Skip)
            && !hand.is_some_and(|hand| hand.takes(GuidedAction::Skip, bindings, &keys))
            && !looking.is_open()
    });
    if let Some(skip) = skip {
        pressed.retain(|action| !bindings.gives_way(*action));
        picks.write(Picked(Target::Button(skip)));
    }
    if let Some(hand) = hand {
        // Over a canvas the same key may mean something else.
        pressed.retain(|action| !hand.takes(*action, bindings, &keys));
    }
    pass_over_what_was_held(&mut pressed, &actions.get_just_released(), bindings);
    // Moving the focus about neither ends a look back nor finishes what is moving.
    let mut acting = pressed.iter().filter(|action| !action.moves_focus());
    if looking.is_open() && acting.clone().next().is_some() {
        // Any press ends a look back, and does nothing else.
        let next = pressed.contains(&A::LookBack);
        table_commands.write(if next {
            TableCommand::LookBack
        } else {
            TableCommand::LookAway
        });
        return;
    }
    let was_moving = activity.moving || activity.waiting;
    if was_moving && acting.any(|action| !leaves_what_moves(*action)) {
        table_commands.write(TableCommand::Skip);
    }
    let target = focus.target();
    for action in pressed {
        let deed = match action {
            // While the table waits for a press, the press does nothing else.
            A::Confirm if activity.waiting => None,
            // As the button says, whose picture shows the key.
            A::Confirm if decides(&table.picking, target) => {
                Some(Deed::Command(TableCommand::Confirm))
            }
            // The first press only brings the focus into view.
            A::Confirm if target.is_none() && focus.begin() => None,
            A::Confirm => Some(match target {
                None => Deed::Command(TableCommand::Confirm),
                Some(target) => match looked_at(&table.picking, &spots, &shown, target) {
                    Some((zone, _)) => Deed::Command(TableCommand::LookAt(zone)),
                    None => Deed::Pick(target),
                },
            }),
            A::Cancel => cancel(&table, &controls, *device),
            A::CardLeft | A::CardRight => {
                let way = if action == A::CardLeft { -1 } else { 1 };
                target
                    .and_then(|target| hand_order::moved(&shown.layout, target, way))
                    .map(|(card, before)| Deed::Command(TableCommand::Arrange(card, before)))
            }
            A::Mark => target.and_then(|target| mark(&table.picking, target)),
            _ => asks(action).map(Deed::Command),
        };
        match deed {
            Some(Deed::Command(command)) => {
                table_commands.write(command);
            }
            Some(Deed::Pick(target)) => {
                picks.write(Picked(target));
            }
            None => {}
        }
    }
}

/// Of two buttons that meant something together the one that is let go last means nothing by itself.
fn pass_over_what_was_held(
    pressed: &mut Vec<TableAction>,
    ended: &[TableAction],
    bindings: &Bindings,
) {
    let over = ended.iter().flat_map(|action| bindings.all(*action));
    let over: Vec<Input> = over.copied().collect();
    pressed.retain(|action| {
        let left = |input: &Input| over.iter().any(|o| o != input && o.holds(*input));
        !bindings.all(*action).iter().any(left)
    });
}

/// Returns true if motion goes on when this is pressed; any other press finishes it.
fn leaves_what_moves(action: TableAction) -> bool {
    use TableAction as A;
    matches!(
        action,
        A::Menu
            | A::Pace
            | A::Mute
            | A::LookBack
            | A::Reference
            | A::Onward
            | A::Sort
            | A::CardLeft
            | A::CardRight
    )
}

/// Effect of the cancel key: puts back the picks, or presses the lesson's button, or opens the menu; on a pad, which
/// has a button for the menu, it does nothing if there is nothing to cancel.
fn cancel(table: &Table, controls: &OverlayButtons, device: Device) -> Option<Deed> {
    let picked = table.picking.has_picks() || table.hint.is_some();
    if picked && !controls.cancels_first {
        Some(Deed::Command(TableCommand::Cancel))
    } else if let Some(button) = controls.cancel {
        Some(Deed::Pick(Target::Button(button)))
    } else {
        (device == Device::Keyboard).then_some(Deed::Command(TableCommand::Menu))
    }
}

/// Effect of the mark key on a target; where the confirm key makes the decision, it takes a mark back.
fn mark(picking: &Picking, target: Target) -> Option<Deed> {
    if picking.marks().contains(&target) {
        return Some(Deed::Pick(target));
    }
    // A mark command on a target that can't be marked would put back the picks, which is another key's task.
    (!picking.has_picks()).then_some(Deed::Command(TableCommand::Mark(target)))
}

/// Command of an action that does not depend on the focus.
fn asks(action: TableAction) -> Option<TableCommand> {
    use TableAction as A;
    match action {
        A::Hint => Some(TableCommand::Hint),
        A::Undo => Some(TableCommand::Undo),
        A::Redo => Some(TableCommand::Redo),
        A::Sort => Some(TableCommand::Sort),
        A::Onward => Some(TableCommand::Onward),
        A::Hurry => Some(TableCommand::Hurry),
        A::Menu => Some(TableCommand::Menu),
        A::Rules => Some(TableCommand::Rules),
        A::Reference => Some(TableCommand::Reference),
        A::Pace => Some(TableCommand::Pace),
        A::Mute => Some(TableCommand::Mute),
        A::LookBack => Some(TableCommand::LookBack),
        // They depend on more than the key.
        A::Confirm | A::Cancel | A::Mark | A::CardLeft | A::CardRight => None,
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
        | A::Previous
        | A::NextZone
        | A::PreviousZone => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy::input::{
        ButtonState,
        keyboard::{Key, NativeKey},
    };

    /// State of a key in a frame after `count` taps since the last one: just pressed, just let go.
    fn picture(taps: &mut Taps, keys: &mut ButtonInput<KeyCode>, count: usize) -> (bool, bool) {
        keys.clear();
        for _ in 0..count {
            keys.press(KeyCode::Enter);
            keys.release(KeyCode::Enter);
        }
        let presses = std::iter::repeat_n(KeyPress::of(KeyCode::Enter), count);
        taps.show(presses, keys);
        let down = keys.just_pressed(KeyCode::Enter) && keys.pressed(KeyCode::Enter);
        (down, keys.just_released(KeyCode::Enter))
    }

    #[test]
    fn the_key_decides_on_what_was_picked_or_marked_for_it() {
        use kortlek_rules::{
            Text,
            presentation::{Choice, Confirm, Draft, Gesture},
        };
        let [lay, accuse, finger, other] = ["lay", "accuse", "finger", "other"].map(Target::Button);
        let choice = |target| {
            let action = format!("{target:?}");
            Choice::new([action], Gesture::path([target]), Text::EMPTY)
        };
        let draft = Draft {
            marks: vec![finger, other],
        };
        let choices = vec![choice(lay), choice(accuse)];
        let mut picking = Picking::new(choices).with_draft(Some(draft));
        assert!(!decides(&picking, None));
        picking.pick(finger, Confirm::Always);
        // Nothing is decided by a mark.
        assert!(!decides(&picking, Some(finger)));
        picking.pick(accuse, Confirm::Always);
        assert!(decides(&picking, Some(accuse)) && decides(&picking, None));
        assert!(decides(&picking, Some(finger)), "its own mark");
        assert!(!decides(&picking, Some(other)) && !decides(&picking, Some(lay)));
    }

    #[test]
    fn no_quick_tap_is_lost() {
        let (mut taps, mut keys) = (Taps::default(), ButtonInput::default());
        // One tap in one picture, another while the first is still shown, then three at once.
        let seen: Vec<(bool, bool)> = [1, 1, 0, 0, 3, 0, 0, 0, 0, 0]
            .map(|count| picture(&mut taps, &mut keys, count))
            .into();
        let [down, up] = [(true, false), (false, true)];
        assert_eq!(seen, [down, up].repeat(5));
        assert!(!taps.show([], &mut keys));
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
            let presses = events.iter().filter(|down| **down);
            taps.show(presses.map(|_| KeyPress::of(KeyCode::Enter)), &mut keys);
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
        assert!(!taps.show([KeyPress::of(KeyCode::Enter)], &mut keys));
        keys.clear();
        assert!(!taps.show([], &mut keys));
        assert!(keys.pressed(KeyCode::Enter) && !keys.just_pressed(KeyCode::Enter));
    }

    #[test]
    fn a_chord_that_ends_between_two_frames_is_one() {
        const CHORD: [KeyCode; 2] = [KeyCode::ControlLeft, KeyCode::KeyZ];
        let message = |key_code, state| KeyboardInput {
            key_code,
            logical_key: Key::Unidentified(NativeKey::Unidentified),
            state,
            text: None,
            repeat: false,
            window: Entity::PLACEHOLDER,
        };
        let down = |key| message(key, ButtonState::Pressed);
        let up = |key| message(key, ButtonState::Released);
        let (mut taps, mut keys) = (Taps::default(), ButtonInput::default());
        let mut held = Vec::new();
        let mut frame = |messages: &[KeyboardInput]| {
            keys.clear();
            for message in messages {
                match message.state {
                    ButtonState::Pressed => keys.press(message.key_code),
                    ButtonState::Released => keys.release(message.key_code),
                }
            }
            taps.show(presses(messages.iter(), &mut held), &mut keys);
            (keys.all_pressed(CHORD), keys.any_pressed(CHORD))
        };
        // Held from the frame before, then both let go in the frame in which the letter is pressed.
        assert_eq!(frame(&[down(CHORD[0])]), (false, true));
        let rest = [down(CHORD[1]), up(CHORD[1]), up(CHORD[0])];
        assert_eq!(frame(&rest), (true, true));
        assert_eq!(frame(&[]), (false, false));
        // All of it between two frames.
        let all = [down(CHORD[0]), down(CHORD[1]), up(CHORD[1]), up(CHORD[0])];
        assert_eq!(frame(&all), (true, true));
        assert_eq!(frame(&[]), (false, false));
        // A letter after the chord has nothing of it.
        assert_eq!(frame(&[down(CHORD[1]), up(CHORD[1])]), (false, true));
    }
}
