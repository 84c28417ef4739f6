//! Keys and buttons by stable names, and their drawings.

use crate::input::keyboard_layout::{american, has_label, label_at, place};
use bevy::prelude::{GamepadAxis, GamepadButton, KeyCode};
use kortlek_rules::{Arg, Message, Text};
use leafwing_input_manager::prelude::{
    Buttonlike, ButtonlikeChord, GamepadControlDirection, ModifierKey,
};
use serde::{Deserialize, Serialize};
use std::{fmt, str::FromStr};

/// Minimum deflection of a stick to count.
const STICK: f32 = 0.5;

/// Something that can be pressed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Input {
    /// A key, alone or with others held.
    Key(KeyCombination),
    /// A button or a direction of a pad.
    Pad(PadInput),
}

/// Device of an input.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum InputKind {
    /// The keyboard.
    Key,
    /// A gamepad.
    Pad,
}

impl InputKind {
    /// Both.
    pub const ALL: [InputKind; 2] = [InputKind::Key, InputKind::Pad];
}

/// A key with the keys that are held meanwhile.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct KeyCombination {
    /// Control is held.
    pub control: bool,
    /// Alt is held.
    pub alt: bool,
    /// Shift is held.
    pub shift: bool,
    /// The key.
    pub key: KeyCode,
}

/// The keys that are held with others.
pub const MODIFIERS: [KeyCode; 6] = [
    KeyCode::ControlLeft,
    KeyCode::ControlRight,
    KeyCode::AltLeft,
    KeyCode::AltRight,
    KeyCode::ShiftLeft,
    KeyCode::ShiftRight,
];

/// A button or a direction of a pad.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum PadInput {
    /// A button.
    Button(GamepadButton),
    /// A stick pushed to a side.
    Stick(Stick, Way),
    /// A button while another, the first, is held.
    Chord(GamepadButton, GamepadButton),
}

/// One of a pad's sticks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stick {
    /// The left one.
    Left,
    /// The right one.
    Right,
}

/// Side to which a stick is pushed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Way {
    /// Up.
    Up,
    /// Down.
    Down,
    /// Left.
    Left,
    /// Right.
    Right,
}

impl Way {
    /// All.
    pub const ALL: [Way; 4] = [Way::Up, Way::Down, Way::Left, Way::Right];

    /// The button of the cross.
    pub const fn button(self) -> GamepadButton {
        match self {
            Way::Up => GamepadButton::DPadUp,
            Way::Down => GamepadButton::DPadDown,
            Way::Left => GamepadButton::DPadLeft,
            Way::Right => GamepadButton::DPadRight,
        }
    }
}

impl From<KeyCode> for KeyCombination {
    fn from(key: KeyCode) -> KeyCombination {
        KeyCombination {
            control: false,
            alt: false,
            shift: false,
            key,
        }
    }
}

impl From<KeyCode> for Input {
    fn from(key: KeyCode) -> Input {
        Input::Key(key.into())
    }
}

impl From<GamepadButton> for Input {
    fn from(button: GamepadButton) -> Input {
        Input::Pad(PadInput::Button(button))
    }
}

/// Label of a key.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Cap {
    /// A sign that is the same in every language.
    Sign(&'static str),
    /// A word: a message.
    Word(&'static str),
    /// A drawing, and a word where there is no room for it.
    Drawn(&'static str, &'static str),
}

macro_rules! keys {
    ($($key:ident $kind:ident($($cap:literal),+);)+) => {
        /// The keys that can be bound.
        const KEYS: &[(KeyCode, &str, Cap)] = &[
            $((KeyCode::$key, stringify!($key), Cap::$kind($($cap),+)),)+
        ];
    };
}

keys! {
    ArrowUp Drawn("key-up", "keys-cap-up");
    ArrowDown Drawn("key-down", "keys-cap-down");
    ArrowLeft Drawn("key-left", "keys-cap-left");
    ArrowRight Drawn("key-right", "keys-cap-right");
    Enter Drawn("key-enter", "keys-cap-enter");
    Escape Drawn("key-escape", "keys-cap-escape");
    Space Drawn("key-space", "keys-cap-space");
    Tab Drawn("key-tab", "keys-cap-tab");
    Backspace Word("keys-cap-backspace");
    Delete Word("keys-cap-delete");
    Insert Word("keys-cap-insert");
    Home Word("keys-cap-home");
    End Word("keys-cap-end");
    PageUp Word("keys-cap-page-up");
    PageDown Word("keys-cap-page-down");
    KeyA Sign("A"); KeyB Sign("B"); KeyC Sign("C"); KeyD Sign("D"); KeyE Sign("E"); KeyF Sign("F"); KeyG Sign("G");
    KeyH Sign("H"); KeyI Sign("I"); KeyJ Sign("J"); KeyK Sign("K"); KeyL Sign("L"); KeyM Sign("M"); KeyN Sign("N");
    KeyO Sign("O"); KeyP Sign("P"); KeyQ Sign("Q"); KeyR Sign("R"); KeyS Sign("S"); KeyT Sign("T"); KeyU Sign("U");
    KeyV Sign("V"); KeyW Sign("W"); KeyX Sign("X"); KeyY Sign("Y"); KeyZ Sign("Z");
    Digit0 Sign("0"); Digit1 Sign("1"); Digit2 Sign("2"); Digit3 Sign("3"); Digit4 Sign("4");
    Digit5 Sign("5"); Digit6 Sign("6"); Digit7 Sign("7"); Digit8 Sign("8"); Digit9 Sign("9");
    Minus Sign("-"); Equal Sign("="); BracketLeft Sign("["); BracketRight Sign("]"); Backslash Sign("\\");
    Semicolon Sign(";"); Quote Sign("'"); Backquote Sign("`"); Comma Sign(","); Period Sign("."); Slash Sign("/");
    IntlBackslash Sign("<");
    F1 Sign("F1"); F2 Sign("F2"); F3 Sign("F3"); F4 Sign("F4"); F5 Sign("F5"); F6 Sign("F6");
    F7 Sign("F7"); F8 Sign("F8"); F9 Sign("F9"); F10 Sign("F10"); F11 Sign("F11");
    Numpad0 Sign("Num 0"); Numpad1 Sign("Num 1"); Numpad2 Sign("Num 2"); Numpad3 Sign("Num 3"); Numpad4 Sign("Num 4");
    Numpad5 Sign("Num 5"); Numpad6 Sign("Num 6"); Numpad7 Sign("Num 7"); Numpad8 Sign("Num 8"); Numpad9 Sign("Num 9");
    NumpadAdd Sign("Num +"); NumpadSubtract Sign("Num −"); NumpadMultiply Sign("Num ×"); NumpadDivide Sign("Num ÷");
    NumpadDecimal Sign("Num ."); NumpadEnter Word("keys-cap-numpad-enter");
}

/// The buttons that can be bound, by name, with their drawings on each family of pads.
const BUTTONS: &[(GamepadButton, &str, [&str; 4])] = {
    use GamepadButton as B;
    const fn alike(mark: &str) -> [&str; 4] {
        [mark, mark, mark, mark]
    }
    &[
        (
            B::South,
            "South",
            [
                "pad-xbox-a",
                "pad-playstation-cross",
                "pad-nintendo-b",
                "pad-south",
            ],
        ),
        (
            B::East,
            "East",
            [
                "pad-xbox-b",
                "pad-playstation-circle",
                "pad-nintendo-a",
                "pad-east",
            ],
        ),
        (
            B::West,
            "West",
            [
                "pad-xbox-x",
                "pad-playstation-square",
                "pad-nintendo-y",
                "pad-west",
            ],
        ),
        (
            B::North,
            "North",
            [
                "pad-xbox-y",
                "pad-playstation-triangle",
                "pad-nintendo-x",
                "pad-north",
            ],
        ),
        (
            B::LeftTrigger,
            "LeftTrigger",
            [
                "pad-xbox-lb",
                "pad-playstation-l1",
                "pad-nintendo-l",
                "pad-xbox-lb",
            ],
        ),
        (
            B::RightTrigger,
            "RightTrigger",
            [
                "pad-xbox-rb",
                "pad-playstation-r1",
                "pad-nintendo-r",
                "pad-xbox-rb",
            ],
        ),
        (
            B::LeftTrigger2,
            "LeftTrigger2",
            [
                "pad-xbox-lt",
                "pad-playstation-l2",
                "pad-nintendo-zl",
                "pad-xbox-lt",
            ],
        ),
        (
            B::RightTrigger2,
            "RightTrigger2",
            [
                "pad-xbox-rt",
                "pad-playstation-r2",
                "pad-nintendo-zr",
                "pad-xbox-rt",
            ],
        ),
        (
            B::Start,
            "Start",
            [
                "pad-xbox-menu",
                "pad-playstation-options",
                "pad-nintendo-plus",
                "pad-start",
            ],
        ),
        (
            B::Select,
            "Select",
            [
                "pad-xbox-view",
                "pad-playstation-create",
                "pad-nintendo-minus",
                "pad-select",
            ],
        ),
        (B::LeftThumb, "LeftThumb", alike("pad-stick-left-press")),
        (B::RightThumb, "RightThumb", alike("pad-stick-right-press")),
        (B::DPadUp, "DPadUp", alike("pad-dpad-up")),
        (B::DPadDown, "DPadDown", alike("pad-dpad-down")),
        (B::DPadLeft, "DPadLeft", alike("pad-dpad-left")),
        (B::DPadRight, "DPadRight", alike("pad-dpad-right")),
    ]
};

impl KeyCombination {
    /// The key with its modifiers, if it can be bound.
    pub fn bindable(self) -> Option<KeyCombination> {
        let key = american(self.key).unwrap_or(self.key);
        KEYS.iter().any(|(known, ..)| *known == key).then_some(self)
    }

    /// Returns true if no other keys have to be held.
    pub const fn is_plain(self) -> bool {
        !(self.control || self.alt || self.shift)
    }

    /// The keys that have to be held, with the messages of their names.
    fn held(self) -> impl DoubleEndedIterator<Item = (ModifierKey, &'static str, &'static str)> {
        use ModifierKey as M;
        [
            (self.control, M::Control, "Ctrl", "keys-cap-control"),
            (self.alt, M::Alt, "Alt", "keys-cap-alt"),
            (self.shift, M::Shift, "Shift", "keys-cap-shift"),
        ]
        .into_iter()
        .filter(|(held, ..)| *held)
        .map(|(_, key, name, message)| (key, name, message))
    }

    fn cap(self) -> Cap {
        let on_it = label_at(self.key).unwrap_or(self.key);
        KEYS.iter()
            .find(|(key, ..)| *key == on_it)
            .map_or(Cap::Sign("?"), |(_, _, cap)| *cap)
    }
}

impl PadInput {
    /// The input, if it can be bound.
    pub fn bindable(self) -> Option<PadInput> {
        let known = |b: GamepadButton| BUTTONS.iter().any(|(button, ..)| *button == b);
        match self {
            PadInput::Stick(..) => Some(self),
            PadInput::Button(b) => known(b).then_some(self),
            PadInput::Chord(held, b) => (held != b && known(held) && known(b)).then_some(self),
        }
    }

    /// The stick's direction to which an axis is pushed.
    pub fn of_axis(axis: GamepadAxis, value: f32) -> Option<PadInput> {
        let (stick, less, more) = match axis {
            GamepadAxis::LeftStickX => (Stick::Left, Way::Left, Way::Right),
            GamepadAxis::LeftStickY => (Stick::Left, Way::Down, Way::Up),
            GamepadAxis::RightStickX => (Stick::Right, Way::Left, Way::Right),
            GamepadAxis::RightStickY => (Stick::Right, Way::Down, Way::Up),
            GamepadAxis::LeftZ | GamepadAxis::RightZ | GamepadAxis::Other(_) => return None,
        };
        let way = match value {
            v if v > STICK => more,
            v if v < -STICK => less,
            _ => return None,
        };
        Some(PadInput::Stick(stick, way))
    }

    /// Returns true if it is a push along an axis.
    pub fn is_on(self, axis: GamepadAxis) -> bool {
        [1.0, -1.0]
            .iter()
            .any(|value| PadInput::of_axis(axis, *value) == Some(self))
    }

    fn direction(stick: Stick, way: Way) -> GamepadControlDirection {
        use GamepadControlDirection as D;
        match (stick, way) {
            (Stick::Left, Way::Up) => D::LEFT_UP,
            (Stick::Left, Way::Down) => D::LEFT_DOWN,
            (Stick::Left, Way::Left) => D::LEFT_LEFT,
            (Stick::Left, Way::Right) => D::LEFT_RIGHT,
            (Stick::Right, Way::Up) => D::RIGHT_UP,
            (Stick::Right, Way::Down) => D::RIGHT_DOWN,
            (Stick::Right, Way::Left) => D::RIGHT_LEFT,
            (Stick::Right, Way::Right) => D::RIGHT_RIGHT,
        }
        .threshold(STICK)
    }
}

impl Input {
    /// Device that it is on.
    pub const fn kind(self) -> InputKind {
        match self {
            Input::Key(_) => InputKind::Key,
            Input::Pad(_) => InputKind::Pad,
        }
    }

    /// Returns true if one press can mean both: they are the same, or the label and the place of one key of an American
    /// keyboard.
    pub fn rivals(self, other: Input) -> bool {
        let on_american = |input| match input {
            Input::Key(chord) => Input::Key(KeyCombination {
                key: american(chord.key).unwrap_or(chord.key),
                ..chord
            }),
            pad @ Input::Pad(_) => pad,
        };
        on_american(self) == on_american(other)
    }

    /// Returns true if pressing it presses `other` as well: it is the same, or one of two buttons.
    pub fn holds(self, other: Input) -> bool {
        let button = |b: GamepadButton| Input::from(b) == other;
        self == other
            || matches!(self, Input::Pad(PadInput::Chord(held, b)) if button(held) || button(b))
    }

    /// As leafwing reads it.
    pub fn button(self) -> Box<dyn Buttonlike> {
        match self {
            Input::Key(chord) if chord.is_plain() => Box::new(chord.key),
            Input::Key(chord) => {
                let held = chord
                    .held()
                    .fold(ButtonlikeChord::default(), |all, (key, ..)| all.with(key));
                Box::new(held.with(chord.key))
            }
            Input::Pad(PadInput::Button(button)) => Box::new(button),
            Input::Pad(PadInput::Stick(stick, way)) => Box::new(PadInput::direction(stick, way)),
            Input::Pad(PadInput::Chord(held, button)) => {
                Box::new(ButtonlikeChord::new([held, button]))
            }
        }
    }

    /// Its pictures in the order in which they are side by side: the keys that are held, then the key.
    pub fn labels(self, family: PadFamily) -> Vec<ButtonLabel> {
        match self {
            Input::Key(chord) => {
                let held = chord
                    .held()
                    .map(|(_, _, message)| ButtonLabel::Key(message.into()));
                held.chain([match chord.cap() {
                    Cap::Drawn(mark, _) => ButtonLabel::Mark(mark),
                    Cap::Word(message) => ButtonLabel::Key(message.into()),
                    Cap::Sign(sign) => ButtonLabel::Key(Text::Shown(sign.to_owned())),
                }])
                .collect()
            }
            Input::Pad(PadInput::Button(b)) => mark_of(b, family).into_iter().collect(),
            Input::Pad(PadInput::Chord(held, b)) => {
                let both = [held, b].map(|b| mark_of(b, family));
                both.into_iter().flatten().collect()
            }
            Input::Pad(PadInput::Stick(stick, way)) => {
                let arrow = match way {
                    Way::Up => "arrow-up",
                    Way::Down => "arrow-down",
                    Way::Left => "arrow-left",
                    Way::Right => "arrow-right",
                };
                vec![ButtonLabel::Mark(stick.mark()), ButtonLabel::Mark(arrow)]
            }
        }
    }

    /// One picture that represents it where there is room for no more.
    pub fn label(self, family: PadFamily) -> ButtonLabel {
        let Input::Key(chord) = self else {
            let all = self.labels(family);
            // Either of two buttons alone would mean something else.
            if let (
                Input::Pad(PadInput::Chord(..)),
                [ButtonLabel::Mark(held), ButtonLabel::Mark(b)],
            ) = (self, &*all)
            {
                return ButtonLabel::Held([held, b]);
            }
            let first = all.into_iter().next();
            return first.unwrap_or(ButtonLabel::Mark("gamepad"));
        };
        if chord.is_plain() {
            let only = self.labels(family).into_iter().next();
            return only.unwrap_or(ButtonLabel::Mark("keyboard"));
        }
        let key = match chord.cap() {
            Cap::Drawn(_, message) | Cap::Word(message) => Arg::Term(message),
            Cap::Sign(sign) => Arg::Name(sign.to_owned()),
        };
        let all = chord.held().rev().fold(key, |key, (_, _, held)| {
            let say = Message::new("keys-chord").with("held", held);
            Arg::Message(say.with("key", key))
        });
        match all {
            Arg::Message(say) => ButtonLabel::Key(say.into()),
            _ => ButtonLabel::Mark("keyboard"),
        }
    }
}

/// The drawing of a button.
fn mark_of(button: GamepadButton, family: PadFamily) -> Option<ButtonLabel> {
    let (_, _, marks) = BUTTONS.iter().find(|(b, ..)| *b == button)?;
    Some(ButtonLabel::Mark(marks[family as usize]))
}

/// The name of a button in files.
fn name_of(button: GamepadButton) -> &'static str {
    let known = BUTTONS.iter().find(|(b, ..)| *b == button);
    known.map_or("?", |(_, name, _)| name)
}

/// The name of a key in files: its label (`Z`), the engine's name of its place where that is meant (`KeyW`) or where
/// the key has no label (`Enter`).
fn name_of_key(key: KeyCode) -> &'static str {
    let known = |key: KeyCode| KEYS.iter().find(|(is, ..)| *is == key);
    match (american(key), known(key)) {
        (Some(key), _) => known(key).map_or("?", |(_, name, _)| name),
        (None, Some((key, _, Cap::Sign(sign)))) if has_label(*key) => sign,
        (None, Some((_, name, _))) => name,
        (None, None) => "?",
    }
}

/// The key of a name.
fn key_named(name: &str) -> Option<KeyCode> {
    KEYS.iter().find_map(|(key, of_place, cap)| {
        let is_label = matches!(cap, Cap::Sign(sign) if has_label(*key) && *sign == name);
        let is_place = *of_place == name;
        is_label.then_some(*key).or(is_place.then(|| place(*key)))
    })
}

/// The button of a name.
fn button_named(name: &str) -> Option<GamepadButton> {
    let known = BUTTONS.iter().find(|(_, n, _)| *n == name)?;
    Some(known.0)
}

impl Stick {
    /// Its drawing.
    pub const fn mark(self) -> &'static str {
        match self {
            Stick::Left => "pad-stick-left",
            Stick::Right => "pad-stick-right",
        }
    }
}

/// The picture of a key or button.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ButtonLabel {
    /// A mark.
    Mark(&'static str),
    /// A key with this word on it.
    Key(Text),
    /// The marks of two buttons of a pad: one that is held, and the other.
    Held([&'static str; 2]),
}

/// Family of pads with the same buttons.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum PadFamily {
    /// A, B, X, Y with A below.
    #[default]
    Xbox,
    /// Cross, circle, square, triangle.
    PlayStation,
    /// A, B, X, Y with B below.
    Nintendo,
    /// Any pad: the place of a button, not its letter.
    Place,
}

impl fmt::Display for Input {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Input::Key(chord) => {
                for (_, name, _) in chord.held() {
                    write!(f, "{name}+")?;
                }
                f.write_str(name_of_key(chord.key))
            }
            Input::Pad(PadInput::Button(b)) => f.write_str(name_of(*b)),
            Input::Pad(PadInput::Chord(held, b)) => {
                write!(f, "{}+{}", name_of(*held), name_of(*b))
            }
            Input::Pad(PadInput::Stick(stick, way)) => write!(f, "{stick:?}Stick{way:?}"),
        }
    }
}

/// A name that no input has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnknownInput;

impl FromStr for Input {
    type Err = UnknownInput;

    fn from_str(name: &str) -> Result<Input, UnknownInput> {
        if let Some(button) = button_named(name) {
            return Ok(button.into());
        }
        if let Some((held, button)) = name.split_once('+')
            && let (Some(held), Some(button)) = (button_named(held), button_named(button))
        {
            let chord = PadInput::Chord(held, button).bindable();
            return chord.map(Input::Pad).ok_or(UnknownInput);
        }
        if let Some(push) = pushes().find(|push| push.to_string() == name) {
            return Ok(push);
        }
        let mut parts: Vec<&str> = name.split('+').collect();
        let last = parts.pop().unwrap_or_default();
        let key = key_named(last).ok_or(UnknownInput)?;
        let mut chord = KeyCombination::from(key);
        for part in parts {
            let held = match part {
                "Ctrl" => &mut chord.control,
                "Alt" => &mut chord.alt,
                "Shift" => &mut chord.shift,
                _ => return Err(UnknownInput),
            };
            *held = true;
        }
        Ok(Input::Key(chord))
    }
}

/// Both sticks pushed to each side.
fn pushes() -> impl Iterator<Item = Input> {
    let sticks = [Stick::Left, Stick::Right].into_iter();
    sticks.flat_map(|stick| Way::ALL.map(|way| Input::Pad(PadInput::Stick(stick, way))))
}

/// Everything that can be bound without other keys held.
pub fn every_input() -> impl Iterator<Item = Input> {
    let keys = KEYS.iter().map(|(key, ..)| *key);
    let places = keys.clone().filter(|key| has_label(*key)).map(place);
    let keys = keys.chain(places).map(Input::from);
    let buttons = BUTTONS.iter().map(|(button, ..)| Input::from(*button));
    keys.chain(buttons).chain(pushes())
}

#[cfg(test)]
mod tests {
    use super::*;

    const FAMILIES: [PadFamily; 4] = [
        PadFamily::Xbox,
        PadFamily::PlayStation,
        PadFamily::Nintendo,
        PadFamily::Place,
    ];

    #[test]
    fn every_input_is_found_by_its_name() {
        for input in every_input() {
            assert_eq!(input.to_string().parse(), Ok(input));
            if let Input::Key(chord) = input {
                let held = Input::Key(KeyCombination {
                    control: true,
                    shift: true,
                    ..chord
                });
                assert_eq!(held.to_string(), format!("Ctrl+Shift+{input}"));
                assert_eq!(held.to_string().parse(), Ok(held));
            }
        }
        let (held, button) = (GamepadButton::RightTrigger2, GamepadButton::West);
        let both = Input::Pad(PadInput::Chord(held, button));
        assert_eq!(both.to_string(), "RightTrigger2+West");
        assert_eq!(both.to_string().parse(), Ok(both));
        assert!(both.holds(GamepadButton::West.into()) && both.holds(both));
        assert!(!both.holds(GamepadButton::East.into()));
        let marks = both.labels(PadFamily::Xbox);
        assert_eq!(marks.len(), 2);
        for wrong in [
            "",
            "Dance",
            "Meta+A",
            "Ctrl+",
            "Ctrl+South",
            "+A",
            "South+South",
        ] {
            assert_eq!(wrong.parse::<Input>(), Err(UnknownInput), "{wrong}");
        }
    }

    #[test]
    fn every_input_has_a_drawing_or_a_word() {
        let marks = concat!(env!("CARGO_MANIFEST_DIR"), "/../../assets/marks");
        let inputs = every_input().flat_map(|input| FAMILIES.map(|family| (input, family)));
        for (input, family) in inputs {
            let labels = input.labels(family);
            assert!(!labels.is_empty(), "{input}");
            for label in labels.into_iter().chain([input.label(family)]) {
                let drawn = match label {
                    ButtonLabel::Mark(mark) => vec![mark],
                    ButtonLabel::Held(both) => both.to_vec(),
                    ButtonLabel::Key(text) => {
                        assert!(!text.is_empty(), "{input}");
                        continue;
                    }
                };
                for mark in drawn {
                    let file = format!("{marks}/{mark}.svg");
                    assert!(std::path::Path::new(&file).exists(), "{mark}");
                }
            }
        }
    }

    #[test]
    fn keys_that_are_held_stand_before_the_key() {
        let undo: Input = "Ctrl+Z".parse().expect("it is a name");
        let labels = undo.labels(PadFamily::Xbox);
        let shown = ButtonLabel::Key(Text::Shown("Z".to_owned()));
        assert_eq!(labels, [ButtonLabel::Key("keys-cap-control".into()), shown]);
        let say = Message::new("keys-chord")
            .with("held", "keys-cap-control")
            .with("key", Arg::Name("Z".to_owned()));
        assert_eq!(undo.label(PadFamily::Xbox), ButtonLabel::Key(say.into()));
    }

    #[test]
    fn a_button_that_takes_another_with_it_shows_both() {
        let redo = PadInput::Chord(GamepadButton::RightTrigger2, GamepadButton::West);
        let both = ButtonLabel::Held(["pad-xbox-rt", "pad-xbox-x"]);
        assert_eq!(Input::Pad(redo).label(PadFamily::Xbox), both);
    }

    #[test]
    fn a_stick_counts_when_it_is_pushed_far_enough() {
        let up = Some(PadInput::Stick(Stick::Left, Way::Up));
        assert_eq!(PadInput::of_axis(GamepadAxis::LeftStickY, 0.9), up);
        assert_eq!(PadInput::of_axis(GamepadAxis::LeftStickY, 0.3), None);
        assert_eq!(PadInput::of_axis(GamepadAxis::LeftZ, 1.0), None);
    }
}
