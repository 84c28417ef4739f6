//! Presses get the codes by which they are bound, before anybody reads them; see [`crate::input::keyboard_layout`].

use crate::{
    input::{
        actions::Place,
        bindings::Bindings,
        inputs::Input,
        keyboard_layout::{PLACES, labelled, note_label, place},
    },
    preferences::Preferences,
};
use bevy::{
    ecs::message::{MessageCursor, MessageUpdateSystems},
    input::keyboard::{Key, KeyboardFocusLost, KeyboardInput, NativeKey},
    platform::collections::HashMap,
    prelude::*,
};

pub(crate) fn plugin(app: &mut App) {
    app.add_message::<KeyboardInput>()
        .add_message::<KeyboardFocusLost>()
        .add_systems(First, translate.after(MessageUpdateSystems));
}

/// The codes of a press: the label's, or the place's if that alone is bound; both if they mean something in different
/// parts of the program. A key's label has precedence over its place.
fn codes(place_of: KeyCode, label: KeyCode, bindings: &Bindings) -> Vec<KeyCode> {
    let at = place(place_of);
    let parts = |key: KeyCode| {
        let uses = move |input: &Input| matches!(input, Input::Key(chord) if chord.key == key);
        let bound = move |part: &Place| bindings.inputs_in(*part).any(|input| uses(&input));
        Place::ALL.into_iter().filter(bound).collect::<Vec<_>>()
    };
    let (by_place, by_label) = (parts(at), parts(label));
    match (by_place.is_empty() || at == place_of, by_label.is_empty()) {
        (true, _) => vec![label],
        (false, true) => vec![at],
        (false, false) if by_place.iter().any(|part| by_label.contains(part)) => vec![label],
        (false, false) => vec![label, at],
    }
}

/// The second message of a press that has two codes writes nothing.
const MUTE: Key = Key::Unidentified(NativeKey::Xkb(PLACES));

/// Returns true if a message only repeats a press under another code.
pub fn is_echo(press: &KeyboardInput) -> bool {
    press.logical_key == MUTE
}

fn translate(
    mut messages: ResMut<Messages<KeyboardInput>>,
    mut read: Local<MessageCursor<KeyboardInput>>,
    mut lost: MessageReader<KeyboardFocusLost>,
    mut down: Local<HashMap<KeyCode, Vec<KeyCode>>>,
    preferences: Option<Res<Preferences>>,
) {
    let Some(preferences) = preferences else {
        return;
    };
    let fresh: Vec<KeyboardInput> = read.read(&messages).cloned().collect();
    let mut new = Vec::with_capacity(fresh.len());
    for message in &fresh {
        let place_of = message.key_code;
        // A key that is let go gives the codes with which it was pressed, whatever is held by now.
        let pressed = message.state.is_pressed();
        let known = if pressed && !message.repeat {
            None
        } else if pressed {
            down.get(&place_of).cloned()
        } else {
            down.remove(&place_of)
        };
        let codes = known.unwrap_or_else(|| {
            let label = labelled(place_of, &message.logical_key);
            note_label(place_of, label);
            codes(place_of, label, &preferences.bindings)
        });
        for (nth, code) in codes.iter().enumerate() {
            let mut message = message.clone();
            message.key_code = *code;
            if nth > 0 {
                message.logical_key = MUTE;
                message.text = None;
            }
            new.push(message);
        }
        if pressed {
            down.insert(place_of, codes);
        }
    }
    if lost.read().next().is_some() {
        down.clear();
    }
    if new != fresh {
        // Older messages were read in the frames before.
        messages.clear();
        messages.write_batch(new);
        read.clear(&messages);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::input::keyboard_layout::label_at;
    use bevy::input::{ButtonState, InputPlugin};

    fn written(text: &str) -> Key {
        Key::Character(text.into())
    }

    #[test]
    fn what_is_bound_by_place_is_found_by_place() {
        use KeyCode as K;
        let usual = Bindings::usual();
        let codes = |at, label| codes(at, label, &usual);
        // American: W looks up. German: the key labelled Z lies where Y does.
        assert_eq!(codes(K::KeyW, K::KeyW), [place(K::KeyW)]);
        assert_eq!(codes(K::KeyY, K::KeyZ), [K::KeyZ]);
        // French: the key in the place of W is labelled Z, which undoes with Ctrl; the key labelled W does nothing.
        assert_eq!(codes(K::KeyW, K::KeyZ), [K::KeyZ]);
        assert_eq!(codes(K::KeyZ, K::KeyW), [K::KeyW]);
        // French: the key in the place of A is labelled Q, which turns the carried piece; at the table it looks to the
        // left.
        assert_eq!(codes(K::KeyA, K::KeyQ), [K::KeyQ, place(K::KeyA)]);
        assert_eq!(codes(K::Enter, K::Enter), [K::Enter]);
    }

    #[test]
    fn a_key_is_let_go_as_it_was_pressed() {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, InputPlugin, plugin))
            .insert_resource(Preferences::default());
        let window = app.world_mut().spawn_empty().id();
        let send = |app: &mut App, key, text: &str, state| {
            app.world_mut().write_message(KeyboardInput {
                key_code: key,
                logical_key: written(text),
                state,
                text: None,
                repeat: false,
                window,
            });
            app.update();
            let keys = app.world().resource::<ButtonInput<KeyCode>>();
            let mut all: Vec<KeyCode> = keys.get_pressed().copied().collect();
            all.sort();
            all
        };
        use ButtonState::{Pressed, Released};
        use KeyCode as K;
        // German: Shift+7 writes a slash; Shift is let go first.
        assert_eq!(send(&mut app, K::Digit7, "/", Pressed), [K::Slash]);
        assert_eq!(send(&mut app, K::Digit7, "7", Released), []);
        assert_eq!(send(&mut app, K::KeyY, "z", Pressed), [K::KeyZ]);
        assert_eq!(send(&mut app, K::KeyZ, "y", Pressed), [K::KeyY, K::KeyZ]);
        assert_eq!(send(&mut app, K::KeyY, "z", Released), [K::KeyY]);
        assert_eq!(send(&mut app, K::KeyZ, "y", Released), []);
        assert_eq!(label_at(place(K::KeyY)), Some(K::KeyZ));
        assert_eq!(label_at(K::KeyY), None);
    }
}
