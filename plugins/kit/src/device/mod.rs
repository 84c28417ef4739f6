//! The devices that the player uses: the one used last, so that rings and button pictures fit it, and their input to
//! menus.

pub mod keyboard;
pub mod menus;
pub mod rest;

use crate::{
    Preferences,
    input::{
        actions::Action,
        bindings::Bindings,
        inputs::{ButtonLabel, Input, InputKind, PadFamily},
    },
};
use bevy::{
    input::{
        InputSystems,
        gamepad::{GamepadConnection, GamepadConnectionEvent, GamepadEvent},
        keyboard::KeyboardInput,
        mouse::{MouseButtonInput, MouseMotion},
        touch::TouchInput,
    },
    platform::collections::HashMap,
    prelude::*,
};

/// The family of a pad, by its maker's USB number or its name.
fn family_of(vendor: Option<u16>, name: &str) -> PadFamily {
    let name = name.to_lowercase();
    let named = |words: &[&str]| words.iter().any(|w| name.contains(w));
    if vendor == Some(0x054C)
        || named(&[
            "playstation",
            "dualshock",
            "dualsense",
            "ps3",
            "ps4",
            "ps5",
            "sony",
        ])
    {
        PadFamily::PlayStation
    } else if vendor == Some(0x057E) || named(&["nintendo", "switch", "joy-con", "pro controller"])
    {
        PadFamily::Nintendo
    } else {
        PadFamily::Xbox
    }
}

/// The device used last.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Device {
    /// Mouse, trackpad, pen.
    #[default]
    Mouse,
    /// Keys.
    Keyboard,
    /// A gamepad.
    Pad(PadFamily),
    /// A finger.
    Touch,
}

impl Device {
    /// Returns true if focus has to be shown: the device has no pointer.
    pub fn shows_focus(self) -> bool {
        matches!(self, Device::Keyboard | Device::Pad(_))
    }
}

/// The picture of the key or button for an action on this device; `None` where the pointer does it, or nothing is
/// bound.
pub fn button_label(
    device: Device,
    bindings: &Bindings,
    action: impl Into<Action>,
) -> Option<ButtonLabel> {
    let action = action.into();
    let (kind, family) = match device {
        Device::Mouse | Device::Touch => return None,
        Device::Keyboard => (InputKind::Key, PadFamily::default()),
        Device::Pad(family) => (InputKind::Pad, family),
    };
    // A key alone is read faster than one with others held.
    let plain = |input: &Input| !matches!(input, Input::Key(chord) if !chord.is_plain());
    let mut inputs = bindings.inputs(action, kind);
    let first = inputs.clone().find(plain).or_else(|| inputs.next())?;
    Some(first.label(family))
}

/// The pads that are connected, with their families.
#[derive(Resource, Default, Debug)]
pub struct Pads(HashMap<Entity, PadFamily>);

impl Pads {
    /// The families of the pads that are connected.
    pub fn families(&self) -> impl Iterator<Item = PadFamily> {
        self.0.values().copied()
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.add_plugins(keyboard::plugin)
        .init_resource::<Device>()
        .init_resource::<Pads>()
        .add_message::<KeyboardInput>()
        .add_message::<MouseButtonInput>()
        .add_message::<MouseMotion>()
        .add_message::<CursorMoved>()
        .add_message::<TouchInput>()
        .add_message::<GamepadEvent>()
        .add_message::<GamepadConnectionEvent>()
        .add_systems(PreUpdate, notice.after(InputSystems));
}

fn notice(
    mut device: ResMut<Device>,
    mut pads: ResMut<Pads>,
    preferences: Res<Preferences>,
    mut in_hand: Local<PadFamily>,
    (mut keys, mut touches): (MessageReader<KeyboardInput>, MessageReader<TouchInput>),
    (mut buttons, mut motions): (MessageReader<MouseButtonInput>, MessageReader<MouseMotion>),
    (mut cursors, mut cursor): (MessageReader<CursorMoved>, Local<Option<Vec2>>),
    (mut events, mut connections): (
        MessageReader<GamepadEvent>,
        MessageReader<GamepadConnectionEvent>,
    ),
) {
    for event in connections.read() {
        match &event.connection {
            GamepadConnection::Connected {
                name, vendor_id, ..
            } => {
                pads.0.insert(event.gamepad, family_of(*vendor_id, name));
            }
            GamepadConnection::Disconnected => {
                pads.0.remove(&event.gamepad);
                // The pad in use is gone: the pointer is what is left.
                if matches!(*device, Device::Pad(_)) && pads.0.is_empty() {
                    *device = Device::Mouse;
                }
            }
        }
    }
    let mut used = None;
    // A table that is nudged moves the mouse a little; a hand moves it more.
    let moved: f32 = motions.read().map(|m| m.delta.length()).sum();
    // Pointers that are put somewhere, as those of tablets and of screens far away, tell no motion.
    let step = |at: &CursorMoved| {
        let was = cursor.replace(at.position);
        was.map_or(0.0, |was| was.distance(at.position))
    };
    let put: f32 = cursors.read().map(step).sum();
    if buttons.read().count() > 0 || moved.max(put) > 3.0 {
        used = Some(Device::Mouse);
    }
    if touches.read().count() > 0 {
        used = Some(Device::Touch);
    }
    if keys.read().any(|k| k.state.is_pressed()) {
        used = Some(Device::Keyboard);
    }
    for event in events.read() {
        let entity = match event {
            GamepadEvent::Button(b) if b.value > 0.5 => b.entity,
            GamepadEvent::Axis(a) if a.value.abs() > 0.5 => a.entity,
            _ => continue,
        };
        *in_hand = pads.0.get(&entity).copied().unwrap_or_default();
        used = Some(Device::Pad(*in_hand));
    }
    // The player may want the buttons drawn otherwise than they seem to be.
    let used = match used.unwrap_or(*device) {
        Device::Pad(_) => Device::Pad(preferences.pad_buttons.unwrap_or(*in_hand)),
        other => other,
    };
    if *device != used {
        *device = used;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::input::actions::TableAction;

    #[test]
    fn pads_are_told_apart_by_maker_and_name() {
        use PadFamily::{Nintendo, PlayStation, Xbox};
        for (vendor, name, family) in [
            (Some(0x054C), "Wireless Controller", PlayStation),
            (None, "Sony DualSense", PlayStation),
            (None, "Nintendo Switch Pro Controller", Nintendo),
            (Some(0x045E), "Xbox Wireless Controller", Xbox),
            (None, "Generic X-Box pad", Xbox),
        ] {
            assert_eq!(family_of(vendor, name), family, "{name}");
        }
    }

    #[test]
    fn pictures_follow_device_and_bindings() {
        let mut bindings = Bindings::usual();
        let mark = |mark| Some(ButtonLabel::Mark(mark));
        let of = |bindings: &Bindings, device, action: TableAction| {
            button_label(device, bindings, action)
        };
        let pad = Device::Pad;
        let confirm = TableAction::Confirm;
        assert_eq!(of(&bindings, Device::Mouse, confirm), None);
        assert_eq!(of(&bindings, Device::Keyboard, confirm), mark("key-enter"));
        for (family, name) in [
            (PadFamily::Xbox, "pad-xbox-a"),
            (PadFamily::PlayStation, "pad-playstation-cross"),
            (PadFamily::Nintendo, "pad-nintendo-b"),
            (PadFamily::Place, "pad-south"),
        ] {
            assert_eq!(of(&bindings, pad(family), confirm), mark(name));
        }
        let mute = of(&bindings, pad(PadFamily::Xbox), TableAction::Mute);
        assert_eq!(mute, None, "no button is bound");
        let chord = "Ctrl+KeyJ".parse().expect("it is a name");
        bindings
            .rebind(TableAction::Undo, chord)
            .expect("it is free");
        let undo = of(&bindings, Device::Keyboard, TableAction::Undo);
        let first = Some(chord.label(PadFamily::Xbox));
        assert_eq!(undo, first, "two chords: the first");
        bindings
            .rebind(TableAction::Undo, KeyCode::KeyJ.into())
            .expect("it is free");
        let undo = of(&bindings, Device::Keyboard, TableAction::Undo);
        assert_eq!(undo, Some(ButtonLabel::Key("J".to_owned().into())));
    }
}
