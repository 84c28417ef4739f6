//! Keyboard layout: letters, digits and signs are known by the labels of their keys, on any keyboard.
//!
//! The engine names keys by their place on an American keyboard; a binding of Z would mean the key labelled Y on a
//! German one. Here, before anybody reads them, presses get the code of the American key that has the same label. A key
//! without such a label (Russian and Greek letters, the digits of a French keyboard) keeps the code of its place, so
//! that play goes on. If the place matters and not the label (W, A, S, D) a binding has [`place`] of the key, a code of
//! its own.

use bevy::{
    input::keyboard::{Key, NativeKeyCode},
    prelude::KeyCode,
};
use std::sync::atomic::{AtomicU8, Ordering};

/// The keys that are known by their labels, with the label.
const LABELS: [(KeyCode, char); 47] = {
    use KeyCode as K;
    [
        (K::KeyA, 'a'),
        (K::KeyB, 'b'),
        (K::KeyC, 'c'),
        (K::KeyD, 'd'),
        (K::KeyE, 'e'),
        (K::KeyF, 'f'),
        (K::KeyG, 'g'),
        (K::KeyH, 'h'),
        (K::KeyI, 'i'),
        (K::KeyJ, 'j'),
        (K::KeyK, 'k'),
        (K::KeyL, 'l'),
        (K::KeyM, 'm'),
        (K::KeyN, 'n'),
        (K::KeyO, 'o'),
        (K::KeyP, 'p'),
        (K::KeyQ, 'q'),
        (K::KeyR, 'r'),
        (K::KeyS, 's'),
        (K::KeyT, 't'),
        (K::KeyU, 'u'),
        (K::KeyV, 'v'),
        (K::KeyW, 'w'),
        (K::KeyX, 'x'),
        (K::KeyY, 'y'),
        (K::KeyZ, 'z'),
        (K::Digit0, '0'),
        (K::Digit1, '1'),
        (K::Digit2, '2'),
        (K::Digit3, '3'),
        (K::Digit4, '4'),
        (K::Digit5, '5'),
        (K::Digit6, '6'),
        (K::Digit7, '7'),
        (K::Digit8, '8'),
        (K::Digit9, '9'),
        (K::Minus, '-'),
        (K::Equal, '='),
        (K::BracketLeft, '['),
        (K::BracketRight, ']'),
        (K::Backslash, '\\'),
        (K::Semicolon, ';'),
        (K::Quote, '\''),
        (K::Backquote, '`'),
        (K::Comma, ','),
        (K::Period, '.'),
        (K::Slash, '/'),
    ]
};

/// Codes of places begin here, far above the numbers that systems give to keys.
pub(crate) const PLACES: u32 = 0xF000_0000;

/// Label seen at each place, as its number in [`LABELS`] plus one; 0 is not seen yet. The layout is a fact of the
/// machine, as the language of the system is.
static SEEN: [AtomicU8; LABELS.len()] = [const { AtomicU8::new(0) }; LABELS.len()];

fn number_of(key: KeyCode) -> Option<usize> {
    LABELS.iter().position(|(code, _)| *code == key)
}

/// Returns true if a key is known by its label.
pub fn has_label(key: KeyCode) -> bool {
    number_of(key).is_some()
}

/// Code of the place that this key has on an American keyboard, whatever its label on the player's; the key itself if
/// it is not known by its label.
pub fn place(key: KeyCode) -> KeyCode {
    number_of(key).map_or(key, |n| {
        KeyCode::Unidentified(NativeKeyCode::Xkb(PLACES + n as u32))
    })
}

/// The key that has a place on an American keyboard; `None` if the code is no place's.
pub fn american(place: KeyCode) -> Option<KeyCode> {
    let KeyCode::Unidentified(NativeKeyCode::Xkb(code)) = place else {
        return None;
    };
    let number = code.checked_sub(PLACES)?;
    LABELS.get(number as usize).map(|(key, _)| *key)
}

/// The key whose label is on the player's key in a place, as far as it was seen; before that, the American one. `None`
/// if the code is no place's.
pub fn label_at(place: KeyCode) -> Option<KeyCode> {
    let american = american(place)?;
    let seen = SEEN[number_of(american)?].load(Ordering::Relaxed);
    let label = usize::from(seen).checked_sub(1).and_then(|n| LABELS.get(n));
    Some(label.map_or(american, |(key, _)| *key))
}

/// The key with the label that a press writes; the key in its place if it writes none of ours.
pub(crate) fn labelled(place: KeyCode, written: &Key) -> KeyCode {
    // The digits beside the letters are meant, not those of the number pad.
    let writes = has_label(place) || matches!(place, KeyCode::IntlBackslash | KeyCode::IntlRo);
    let Key::Character(text) = written else {
        return place;
    };
    let mut letters = text.chars().flat_map(char::to_lowercase);
    let label = match (letters.next(), letters.next()) {
        (Some('+'), None) => Some('='),
        (Some(one), None) => Some(one),
        _ => None,
    };
    let known = LABELS.iter().find(|(_, is)| Some(*is) == label);
    known.filter(|_| writes).map_or(place, |(key, _)| *key)
}

/// Remembers the label of the key in a place.
pub(crate) fn note_label(place_of: KeyCode, label: KeyCode) {
    if let (Some(at), Some(label)) = (number_of(place_of), number_of(label)) {
        SEEN[at].store(label as u8 + 1, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(text: &str) -> Key {
        Key::Character(text.into())
    }

    /// Characters of a key in this place on each layout: German, French, Russian, Dvorak.
    #[test]
    fn keys_are_known_by_what_stands_on_them() {
        use KeyCode as K;
        let cases = [
            ("us", K::KeyZ, "z", K::KeyZ),
            ("us, Caps Lock", K::KeyZ, "Z", K::KeyZ),
            ("us, Shift", K::Digit1, "!", K::Digit1),
            ("us, Shift", K::Equal, "+", K::Equal),
            ("de", K::KeyY, "z", K::KeyZ),
            ("de", K::KeyZ, "y", K::KeyY),
            ("de", K::Slash, "-", K::Minus),
            ("de, Shift", K::Digit7, "/", K::Slash),
            ("de", K::BracketRight, "+", K::Equal),
            ("de", K::Semicolon, "ö", K::Semicolon),
            ("fr", K::KeyQ, "a", K::KeyA),
            ("fr", K::Semicolon, "m", K::KeyM),
            ("fr", K::KeyM, ",", K::Comma),
            ("fr", K::Digit1, "&", K::Digit1),
            ("fr, Shift", K::Digit1, "1", K::Digit1),
            ("se", K::BracketLeft, "å", K::BracketLeft),
            ("ru", K::KeyZ, "я", K::KeyZ),
            ("ru", K::Slash, ".", K::Period),
            ("Dvorak", K::KeyS, "o", K::KeyO),
            ("any, Num Lock", K::Numpad0, "0", K::Numpad0),
            ("any", K::Space, " ", K::Space),
        ];
        for (layout, place, text, label) in cases {
            assert_eq!(labelled(place, &written(text)), label, "{layout}: {text}");
        }
        let dead = Key::Dead(Some('^'));
        assert_eq!(labelled(KeyCode::Backquote, &dead), KeyCode::Backquote);
        assert_eq!(labelled(KeyCode::Enter, &Key::Enter), KeyCode::Enter);
    }
}
