//! Which device the player used last, so that rings and button pictures fit it.

use crate::input::keys::TableAction;
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

/// Whose buttons a pad has.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum PadFamily {
    /// A, B, X, Y with A below.
    #[default]
    Xbox,
    /// Cross, circle, square, triangle.
    PlayStation,
    /// A, B, X, Y with B below.
    Nintendo,
}

impl PadFamily {
    /// The family of a pad, by its maker's USB number or its name.
    pub fn of(vendor: Option<u16>, name: &str) -> PadFamily {
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
        } else if vendor == Some(0x057E)
            || named(&["nintendo", "switch", "joy-con", "pro controller"])
        {
            PadFamily::Nintendo
        } else {
            PadFamily::Xbox
        }
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
    /// Whether focus has to be shown: the device has no pointer.
    pub fn shows_focus(self) -> bool {
        matches!(self, Device::Keyboard | Device::Pad(_))
    }
}

/// The picture of a key or button.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ButtonLabel {
    /// A mark.
    Mark(&'static str),
    /// A key with this word on it.
    Key(&'static str),
}

/// What to press for an action on this device; `None` where the pointer does it.
pub fn button_label(device: Device, action: TableAction) -> Option<ButtonLabel> {
    use TableAction as A;
    match device {
        Device::Mouse | Device::Touch => None,
        Device::Keyboard => Some(match action {
            A::Confirm => ButtonLabel::Mark("key-enter"),
            A::Cancel | A::Menu => ButtonLabel::Mark("key-escape"),
            A::Next | A::Previous => ButtonLabel::Mark("key-tab"),
            A::Hurry => ButtonLabel::Mark("key-space"),
            A::Hint => ButtonLabel::Key("H"),
            A::Undo => ButtonLabel::Key("U"),
            A::Rules => ButtonLabel::Key("F1"),
            A::Pace => ButtonLabel::Key("P"),
            A::Mute => ButtonLabel::Key("M"),
            A::LookBack => ButtonLabel::Key("L"),
            A::Up | A::LookUp => ButtonLabel::Mark("key-up"),
            A::Down | A::LookDown => ButtonLabel::Mark("key-down"),
            A::Left | A::LookLeft => ButtonLabel::Mark("key-left"),
            A::Right | A::LookRight => ButtonLabel::Mark("key-right"),
        }),
        Device::Pad(family) => {
            let of = |xbox, playstation, nintendo| match family {
                PadFamily::Xbox => xbox,
                PadFamily::PlayStation => playstation,
                PadFamily::Nintendo => nintendo,
            };
            let mark = match action {
                A::Confirm => of("pad-xbox-a", "pad-playstation-cross", "pad-nintendo-b"),
                A::Cancel => of("pad-xbox-b", "pad-playstation-circle", "pad-nintendo-a"),
                A::Undo => of("pad-xbox-x", "pad-playstation-square", "pad-nintendo-y"),
                A::Hint => of("pad-xbox-y", "pad-playstation-triangle", "pad-nintendo-x"),
                A::Previous => of("pad-xbox-lb", "pad-playstation-l1", "pad-nintendo-l"),
                A::Next => of("pad-xbox-rb", "pad-playstation-r1", "pad-nintendo-r"),
                A::Hurry => of("pad-xbox-rt", "pad-playstation-r2", "pad-nintendo-zr"),
                A::Pace => of("pad-xbox-lt", "pad-playstation-l2", "pad-nintendo-zl"),
                A::Menu => of(
                    "pad-xbox-menu",
                    "pad-playstation-options",
                    "pad-nintendo-plus",
                ),
                A::Rules => of(
                    "pad-xbox-view",
                    "pad-playstation-create",
                    "pad-nintendo-minus",
                ),
                A::Mute => "pad-stick-left-press",
                A::LookBack => "pad-stick-right-press",
                A::Up | A::Down | A::Left | A::Right => "pad-dpad",
                A::LookUp | A::LookDown | A::LookLeft | A::LookRight => "pad-stick-right",
            };
            Some(ButtonLabel::Mark(mark))
        }
    }
}

/// The families of the pads that are connected.
#[derive(Resource, Default)]
struct Pads(HashMap<Entity, PadFamily>);

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Device>()
        .init_resource::<Pads>()
        .add_message::<KeyboardInput>()
        .add_message::<MouseButtonInput>()
        .add_message::<MouseMotion>()
        .add_message::<TouchInput>()
        .add_message::<GamepadEvent>()
        .add_message::<GamepadConnectionEvent>()
        .add_systems(PreUpdate, notice.after(InputSystems));
}

fn notice(
    mut device: ResMut<Device>,
    mut pads: ResMut<Pads>,
    mut keys: MessageReader<KeyboardInput>,
    mut buttons: MessageReader<MouseButtonInput>,
    mut motions: MessageReader<MouseMotion>,
    mut touches: MessageReader<TouchInput>,
    mut events: MessageReader<GamepadEvent>,
    mut connections: MessageReader<GamepadConnectionEvent>,
) {
    for event in connections.read() {
        match &event.connection {
            GamepadConnection::Connected {
                name, vendor_id, ..
            } => {
                pads.0
                    .insert(event.gamepad, PadFamily::of(*vendor_id, name));
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
    if buttons.read().count() > 0 || moved > 3.0 {
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
        used = Some(Device::Pad(
            pads.0.get(&entity).copied().unwrap_or_default(),
        ));
    }
    if let Some(used) = used
        && *device != used
    {
        *device = used;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pads_are_told_apart_by_maker_and_name() {
        assert_eq!(
            PadFamily::of(Some(0x054C), "Wireless Controller"),
            PadFamily::PlayStation
        );
        assert_eq!(
            PadFamily::of(None, "Sony DualSense"),
            PadFamily::PlayStation
        );
        assert_eq!(
            PadFamily::of(None, "Nintendo Switch Pro Controller"),
            PadFamily::Nintendo
        );
        assert_eq!(
            PadFamily::of(Some(0x045E), "Xbox Wireless Controller"),
            PadFamily::Xbox
        );
        assert_eq!(PadFamily::of(None, "Generic X-Box pad"), PadFamily::Xbox);
    }

    #[test]
    fn every_action_has_a_picture_without_a_pointer() {
        for action in TableAction::ALL {
            assert_eq!(button_label(Device::Mouse, action), None);
            for device in [
                Device::Keyboard,
                Device::Pad(PadFamily::Xbox),
                Device::Pad(PadFamily::PlayStation),
                Device::Pad(PadFamily::Nintendo),
            ] {
                if let Some(ButtonLabel::Mark(name)) = button_label(device, action) {
                    let file = format!(
                        "{}/../../assets/marks/{name}.svg",
                        env!("CARGO_MANIFEST_DIR")
                    );
                    assert!(std::path::Path::new(&file).exists(), "{name}");
                } else {
                    assert!(
                        button_label(device, action).is_some(),
                        "{action:?} on {device:?}"
                    );
                }
            }
        }
    }
}
