//! The one table of bindings: the keys and buttons of each action, by default and as the player has set them.
//!
//! leafwing's input maps, the pictures in hints and the settings page are all made from it. A binding may be a key or
//! button while another one is held, as pads have fewer buttons than the table has actions. The settings file names
//! only bindings that differ from the default, so that new versions can change defaults; entries that make no sense are
//! skipped. On the settings page a taken key is exchanged when it is pressed again, instead of asking for confirmation.

use crate::input::{
    actions::{Action, CanvasAction, GuidedAction, MenuAction, Place, TableAction},
    inputs::{Input, InputKind, KeyCombination, PadInput, Stick, Way},
    keyboard_layout::place,
};
use bevy::prelude::{GamepadButton, KeyCode};
use leafwing_input_manager::prelude::{Actionlike, InputMap};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::IgnoredAny};
use std::collections::{BTreeMap, BTreeSet};

/// Maximum number of keys, and of buttons, of an action.
pub const MOST: usize = 3;

/// Key and button bindings of each action. No input means two things in one place, and no essential action is without a
/// key or without a button: whatever is done to it, it stays so.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Bindings {
    inputs: [Vec<Input>; Action::COUNT],
}

/// Reason that a binding can't be changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Conflict {
    /// The input means another action in the same place already.
    Taken {
        /// The input.
        input: Input,
        /// The action that it already has.
        by: Action,
    },
    /// An action that must always have a key and a button would be left without.
    Essential(Action),
    /// The action has as many as it can.
    Full(Action),
}

/// One change of a binding: an input comes in the place of another, or besides those that are there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Change {
    /// The action to be bound.
    pub action: Action,
    /// The input removed.
    pub old: Option<Input>,
    /// The input added.
    pub new: Input,
}

impl Default for Bindings {
    fn default() -> Bindings {
        Bindings::usual()
    }
}

impl Bindings {
    /// The usual ones.
    pub fn usual() -> Bindings {
        let mut inputs = [const { Vec::new() }; Action::COUNT];
        for action in Action::all() {
            inputs[action.index()] = usual(action);
        }
        Bindings { inputs }
    }

    /// All inputs of an action, keys and buttons, the first ones first.
    pub fn all(&self, action: impl Into<Action>) -> &[Input] {
        &self.inputs[action.into().index()]
    }

    /// The keys or the buttons of an action.
    pub fn inputs(
        &self,
        action: impl Into<Action>,
        kind: InputKind,
    ) -> impl Iterator<Item = Input> + Clone {
        let all = self.all(action).iter().copied();
        all.filter(move |input| input.kind() == kind)
    }

    /// All inputs of the actions of a place.
    pub fn inputs_in(&self, place: Place) -> impl Iterator<Item = Input> + '_ {
        let actions = Action::all().filter(move |action| action.place() == place);
        actions.flat_map(|action| self.all(action).iter().copied())
    }

    /// Returns the action of an input in a context.
    pub fn meaning(&self, place: Place, input: Input) -> Option<Action> {
        Action::all().find(|action| action.place() == place && self.rival(*action, input).is_some())
    }

    /// The input of an action that the same press can mean.
    fn rival(&self, action: Action, input: Input) -> Option<Input> {
        let mut inputs = self.all(action).iter().copied();
        inputs.find(|own| own.rivals(input))
    }

    /// Another action in the place of this one that has an input already, with its input that the same press can mean.
    fn holder(&self, action: Action, input: Input) -> Option<(Action, Input)> {
        let mut others = Action::all().filter(|by| *by != action && by.place() == action.place());
        others.find_map(|by| Some((by, self.rival(by, input)?)))
    }

    /// Returns true if a key only moves the focus at the table, by itself or with others held.
    pub fn moves_focus(&self, key: KeyCode) -> bool {
        let uses = |input: &Input| matches!(input, Input::Key(chord) if chord.key == key);
        let mut using = TableAction::ALL
            .iter()
            .filter(|action| self.all(**action).iter().any(uses))
            .peekable();
        using.peek().is_some() && using.all(|action| action.moves_focus())
    }

    /// Gives an action another key, or another button, in the place of its first.
    ///
    /// # Errors
    ///
    /// [`Conflict::Taken`] if the input means something else in the same place.
    pub fn rebind(&mut self, action: impl Into<Action>, new: Input) -> Result<(), Conflict> {
        let action = action.into();
        let old = self.inputs(action, new.kind()).next();
        self.change(&[Change { action, old, new }])
    }

    /// Makes several changes at once, or none.
    ///
    /// # Errors
    ///
    /// [`Conflict::Taken`] if an input means something else in the same place that does not change along.
    pub fn change(&mut self, changes: &[Change]) -> Result<(), Conflict> {
        let mut changed = self.clone();
        for change in changes {
            changed.put(*change)?;
        }
        for change in changes {
            let Change { action, new, .. } = *change;
            if let Some((by, _)) = changed.holder(action, new) {
                return Err(Conflict::Taken { input: new, by });
            }
        }
        changed.check()?;
        *self = changed;
        Ok(())
    }

    /// As [`Bindings::change`], but whoever has one of the inputs takes in exchange what goes.
    ///
    /// # Errors
    ///
    /// [`Conflict::Essential`] if there is nothing to exchange and an action that needs it would be left with nothing.
    pub fn swap(&mut self, changes: &[Change]) -> Result<(), Conflict> {
        let mut changed = self.clone();
        for change in changes {
            let Change { action, old, new } = *change;
            let holder = changed.holder(action, new);
            changed.put(*change)?;
            let Some((by, taken)) = holder else { continue };
            let free = |old: &Input| {
                old.kind() == new.kind() && changed.meaning(action.place(), *old).is_none()
            };
            match old.filter(free) {
                Some(old) => changed.put(Change {
                    action: by,
                    old: Some(taken),
                    new: old,
                })?,
                None => changed.inputs[by.index()].retain(|input| *input != taken),
            }
        }
        changed.check()?;
        *self = changed;
        Ok(())
    }

    /// Takes an input away from an action.
    ///
    /// # Errors
    ///
    /// [`Conflict::Essential`] if it is the last key, or the last button, of an action that needs one.
    pub fn remove(&mut self, action: impl Into<Action>, input: Input) -> Result<(), Conflict> {
        let mut changed = self.clone();
        changed.inputs[action.into().index()].retain(|other| *other != input);
        changed.check()?;
        *self = changed;
        Ok(())
    }

    /// Gives an action its usual inputs, and whoever has one of them its own.
    pub fn reset(&mut self, action: impl Into<Action>) {
        let mut back = BTreeSet::new();
        let mut next = vec![action.into()];
        while let Some(action) = next.pop() {
            if back.insert(action) {
                let own = usual(action);
                let holders = own.iter().filter_map(|i| self.meaning(action.place(), *i));
                next.extend(holders.filter(|by| *by != action));
                self.inputs[action.index()] = own;
            }
        }
    }

    /// Returns true if an action has its default inputs.
    pub fn is_usual(&self, action: impl Into<Action>) -> bool {
        let action = action.into();
        self.all(action) == usual(action)
    }

    /// Number of actions with other inputs than the default ones.
    pub fn changed(&self) -> usize {
        Action::all()
            .filter(|action| !self.is_usual(*action))
            .count()
    }

    /// As leafwing reads those of the table.
    pub fn table_map(&self) -> InputMap<TableAction> {
        self.map(TableAction::ALL)
    }

    /// The actions of a canvas that share an input with one of the table: while these are pressed that one is not meant.
    pub fn shared(&self, action: impl Into<Action>) -> impl Iterator<Item = CanvasAction> + '_ {
        let (action, all) = (action.into(), CanvasAction::ALL.iter().copied());
        all.filter(move |canvas| {
            let inputs = self.all(*canvas);
            self.all(action)
                .iter()
                .any(|input| inputs.iter().any(|other| input.holds(*other)))
        })
    }

    /// Returns true if an action of the table has an input that means something else in a lesson.
    pub fn gives_way(&self, action: TableAction) -> bool {
        let guided = GuidedAction::ALL.iter();
        let mut inputs = guided.flat_map(|guided| self.all(*guided));
        inputs.any(|input| self.all(action).contains(input))
    }

    /// As leafwing reads those of the menus.
    pub fn menu_map(&self) -> InputMap<MenuAction> {
        self.map(MenuAction::ALL)
    }

    fn map<A: Actionlike + Copy + Into<Action>>(&self, actions: &[A]) -> InputMap<A> {
        let mut map = InputMap::default();
        for action in actions {
            for input in self.all(*action) {
                map.insert_boxed(*action, input.button());
            }
        }
        map
    }

    /// Puts an input in the place of another, or at the end, whoever else has it.
    fn put(&mut self, change: Change) -> Result<(), Conflict> {
        let Change { action, old, new } = change;
        let inputs = &mut self.inputs[action.index()];
        if old == Some(new) {
            return Ok(());
        }
        let of_kind = inputs.iter().filter(|i| i.kind() == new.kind()).count();
        let old = old.filter(|old| old.kind() == new.kind());
        match old.and_then(|old| inputs.iter().position(|input| *input == old)) {
            Some(at) => {
                inputs[at] = new;
                let mut index = 0;
                // It may have had the new one before, in another place.
                inputs.retain(|input| {
                    index += 1;
                    *input != new || index == at + 1
                });
            }
            None if inputs.contains(&new) => {}
            None if of_kind >= MOST => return Err(Conflict::Full(action)),
            // Keys stand before buttons.
            None if new.kind() == InputKind::Key => inputs.insert(of_kind, new),
            None => inputs.push(new),
        }
        Ok(())
    }

    /// Checks that every essential action has a key and a button.
    fn check(&self) -> Result<(), Conflict> {
        let bare = Action::all().filter(|a| a.is_essential()).find(|action| {
            InputKind::ALL
                .into_iter()
                .any(|kind| self.inputs(*action, kind).next().is_none())
        });
        bare.map_or(Ok(()), |action| Err(Conflict::Essential(action)))
    }

    /// Returns true if no input means two things in one place, and every essential action has a key and a button.
    fn is_sound(&self) -> bool {
        let once = Action::all().all(|action| {
            self.all(action)
                .iter()
                .all(|i| self.meaning(action.place(), *i) == Some(action))
        });
        once && self.check().is_ok()
    }

    /// Gives an action just these keys, or these buttons, and takes them from all others in its place.
    fn set(&mut self, action: Action, kind: InputKind, new: &[Input]) {
        for other in Action::all().filter(|other| other.place() == action.place()) {
            self.inputs[other.index()].retain(|input| !new.iter().any(|new| new.rivals(*input)));
        }
        self.write(action, kind, new);
    }

    /// Gives an action just these keys, or these buttons, whoever else has them.
    fn write(&mut self, action: Action, kind: InputKind, new: &[Input]) {
        let inputs = &mut self.inputs[action.index()];
        inputs.retain(|input| input.kind() != kind);
        match kind {
            InputKind::Key => inputs.splice(0..0, new.iter().copied()).for_each(drop),
            InputKind::Pad => inputs.extend(new),
        }
    }
}

/// The usual inputs of an action.
fn usual(action: Action) -> Vec<Input> {
    match action {
        Action::Table(action) => usual_at_table(action),
        Action::Canvas(action) => usual_over_canvas(action),
        Action::Guided(GuidedAction::Skip) => {
            vec![KeyCode::KeyN.into(), GamepadButton::Start.into()]
        }
        Action::Menu(action) => usual_in_menus(action),
    }
}

fn stick(stick: Stick, way: Way) -> Input {
    Input::Pad(PadInput::Stick(stick, way))
}

/// Default inputs for moving a focus.
fn moves(key: KeyCode, way: Way) -> Vec<Input> {
    vec![key.into(), way.button().into(), stick(Stick::Left, way)]
}

/// Default inputs for looking about.
fn looks(key: KeyCode, way: Way) -> Vec<Input> {
    vec![key.into(), stick(Stick::Right, way)]
}

fn shift(key: KeyCode) -> Input {
    Input::Key(KeyCombination {
        shift: true,
        ..key.into()
    })
}

/// A button of a pad while the right trigger is held.
fn with_trigger(button: GamepadButton) -> Input {
    Input::Pad(PadInput::Chord(GamepadButton::RightTrigger2, button))
}

fn control(key: KeyCode) -> Input {
    Input::Key(KeyCombination {
        control: true,
        ..key.into()
    })
}

fn usual_at_table(action: TableAction) -> Vec<Input> {
    use GamepadButton as B;
    use KeyCode as K;
    use TableAction as A;
    match action {
        A::Up => moves(K::ArrowUp, Way::Up),
        A::Down => moves(K::ArrowDown, Way::Down),
        A::Left => moves(K::ArrowLeft, Way::Left),
        A::Right => moves(K::ArrowRight, Way::Right),
        // Four keys that lie like arrows, whatever stands on them.
        A::LookUp => looks(place(K::KeyW), Way::Up),
        A::LookDown => looks(place(K::KeyS), Way::Down),
        A::LookLeft => looks(place(K::KeyA), Way::Left),
        A::LookRight => looks(place(K::KeyD), Way::Right),
        A::Next => vec![K::Tab.into()],
        A::Previous => vec![shift(K::Tab)],
        A::NextZone => vec![K::PageDown.into(), B::RightTrigger.into()],
        A::PreviousZone => vec![K::PageUp.into(), B::LeftTrigger.into()],
        A::Confirm => vec![K::Enter.into(), K::NumpadEnter.into(), B::South.into()],
        A::Cancel => vec![K::Escape.into(), K::Backspace.into(), B::East.into()],
        A::Mark => vec![K::KeyX.into(), B::LeftTrigger2.into()],
        A::Undo => vec![K::KeyU.into(), control(K::KeyZ), B::West.into()],
        A::Redo => vec![K::KeyY.into(), control(K::KeyY), with_trigger(B::West)],
        A::Hint => vec![K::KeyH.into(), K::Slash.into(), B::North.into()],
        A::Hurry => vec![K::Space.into(), B::RightTrigger2.into()],
        A::Sort => vec![K::KeyT.into(), with_trigger(B::North)],
        A::CardLeft => vec![shift(K::ArrowLeft), with_trigger(B::DPadLeft)],
        A::CardRight => vec![shift(K::ArrowRight), with_trigger(B::DPadRight)],
        A::Onward => vec![K::KeyO.into(), K::End.into(), with_trigger(B::South)],
        A::LookBack => vec![K::KeyL.into(), B::RightThumb.into()],
        A::Reference => vec![K::KeyR.into(), K::F2.into(), B::Select.into()],
        A::Rules => vec![K::F1.into(), with_trigger(B::Select)],
        A::Menu => vec![K::F10.into(), B::Start.into()],
        A::Pace => vec![K::KeyP.into(), B::LeftThumb.into()],
        A::Mute => vec![K::KeyM.into()],
    }
}

fn usual_over_canvas(action: CanvasAction) -> Vec<Input> {
    use CanvasAction as A;
    use GamepadButton as B;
    use KeyCode as K;
    let pans = |key, way| vec![control(key), stick(Stick::Right, way)];
    match action {
        A::Up => moves(K::ArrowUp, Way::Up),
        A::Down => moves(K::ArrowDown, Way::Down),
        A::Left => moves(K::ArrowLeft, Way::Left),
        A::Right => moves(K::ArrowRight, Way::Right),
        A::TurnLeft => vec![K::KeyQ.into(), B::LeftTrigger.into()],
        A::TurnRight => vec![K::KeyE.into(), B::RightTrigger.into()],
        A::Quarter => vec![K::KeyR.into(), B::East.into()],
        A::Fine => vec![B::West.into()],
        A::NextPlace => vec![K::KeyN.into(), B::North.into()],
        A::PreviousPlace => vec![shift(K::KeyN)],
        A::Lay => vec![
            K::Enter.into(),
            K::NumpadEnter.into(),
            K::Space.into(),
            B::South.into(),
        ],
        A::Snap => vec![K::KeyG.into()],
        A::ZoomIn => vec![
            K::Equal.into(),
            K::NumpadAdd.into(),
            B::RightTrigger2.into(),
        ],
        A::ZoomOut => vec![
            K::Minus.into(),
            K::NumpadSubtract.into(),
            B::LeftTrigger2.into(),
        ],
        A::Fit => vec![K::Digit0.into(), K::Numpad0.into(), B::RightThumb.into()],
        A::PanUp => pans(K::ArrowUp, Way::Up),
        A::PanDown => pans(K::ArrowDown, Way::Down),
        A::PanLeft => pans(K::ArrowLeft, Way::Left),
        A::PanRight => pans(K::ArrowRight, Way::Right),
        A::Leave => vec![K::Tab.into(), B::Select.into()],
    }
}

fn usual_in_menus(action: MenuAction) -> Vec<Input> {
    use GamepadButton as B;
    use KeyCode as K;
    use MenuAction as A;
    match action {
        A::Up => moves(K::ArrowUp, Way::Up),
        A::Down => moves(K::ArrowDown, Way::Down),
        A::Left => moves(K::ArrowLeft, Way::Left),
        A::Right => moves(K::ArrowRight, Way::Right),
        A::Accept => vec![
            K::Enter.into(),
            K::NumpadEnter.into(),
            K::Space.into(),
            B::South.into(),
        ],
        A::Back => vec![K::Escape.into(), B::East.into()],
        A::Next => vec![K::Tab.into()],
        A::Previous => vec![shift(K::Tab)],
        A::NextTab => vec![control(K::PageDown), B::RightTrigger.into()],
        A::PreviousTab => vec![control(K::PageUp), B::LeftTrigger.into()],
        A::PageUp => vec![K::PageUp.into(), B::LeftTrigger2.into()],
        A::PageDown => vec![K::PageDown.into(), B::RightTrigger2.into()],
        A::Home => vec![K::Home.into()],
        A::End => vec![K::End.into()],
        A::ScrollUp => vec![stick(Stick::Right, Way::Up)],
        A::ScrollDown => vec![stick(Stick::Right, Way::Down)],
        A::Remove => vec![K::Delete.into(), B::West.into()],
    }
}

/// In a file: the names of the inputs of each action that has not its usual ones.
#[derive(Serialize)]
struct Written {
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    keys: BTreeMap<&'static str, Vec<String>>,
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pad: BTreeMap<&'static str, Vec<String>>,
}

impl Serialize for Bindings {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let usual = Bindings::usual();
        let of = |kind| {
            let names = |bindings: &Bindings, action| -> Vec<String> {
                bindings
                    .inputs(action, kind)
                    .map(|input| input.to_string())
                    .collect()
            };
            let own = Action::all().map(|action| (action, names(self, action)));
            own.filter(|(action, own)| *own != names(&usual, *action))
                .map(|(action, own)| (action.name(), own))
                .collect()
        };
        let written = Written {
            keys: of(InputKind::Key),
            pad: of(InputKind::Pad),
        };
        written.serialize(serializer)
    }
}

/// The bindings of a file, and the parts of it that could not be understood.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Read {
    /// The bindings.
    pub bindings: Bindings,
    /// Names of actions and inputs that mean nothing, and of actions that could not get their inputs.
    pub passed_over: Vec<String>,
}

/// Tolerant reading of the inputs of an action.
#[derive(Deserialize)]
#[serde(untagged)]
enum Loose {
    Many(Vec<LooseName>),
    One(String),
    Other(IgnoredAny),
}

#[derive(Deserialize)]
#[serde(untagged)]
enum LooseName {
    Name(String),
    Other(IgnoredAny),
}

/// A part of a file, whatever it contains.
#[derive(Deserialize)]
#[serde(untagged)]
enum LoosePart {
    Known(BTreeMap<String, Loose>),
    Other(IgnoredAny),
}

#[derive(Deserialize)]
#[serde(untagged)]
enum LooseFile {
    Known(BTreeMap<String, LoosePart>),
    Other(IgnoredAny),
}

impl Read {
    /// Reads the contents of a file, however it has been damaged.
    fn of(file: LooseFile) -> Read {
        let mut passed_over = Vec::new();
        let mut wanted = Vec::new();
        let parts = match file {
            LooseFile::Known(parts) => parts,
            LooseFile::Other(_) => {
                passed_over.push("bindings".to_owned());
                BTreeMap::new()
            }
        };
        for (part, actions) in parts {
            let kind = match part.as_str() {
                "keys" => Some(InputKind::Key),
                "pad" => Some(InputKind::Pad),
                _ => None,
            };
            let (Some(kind), LoosePart::Known(actions)) = (kind, actions) else {
                passed_over.push(part);
                continue;
            };
            for (name, inputs) in actions {
                match Action::named(&name) {
                    Some(action) => {
                        let inputs = Read::inputs(inputs, &name, kind, &mut passed_over);
                        wanted.extend(inputs.map(|inputs| (action, kind, inputs)));
                    }
                    None => passed_over.push(name),
                }
            }
        }
        let (bindings, left) = Read::put_together(&wanted);
        passed_over.extend(left.into_iter().map(|action| action.name().to_owned()));
        Read {
            bindings,
            passed_over,
        }
    }

    /// The inputs of an action that can be understood; `None` if the usual ones hold.
    fn inputs(
        loose: Loose,
        action: &str,
        kind: InputKind,
        passed_over: &mut Vec<String>,
    ) -> Option<Vec<Input>> {
        let names = match loose {
            Loose::Many(names) => names,
            Loose::One(name) => vec![LooseName::Name(name)],
            Loose::Other(_) => vec![LooseName::Other(IgnoredAny)],
        };
        let none_wanted = names.is_empty();
        let mut inputs: Vec<Input> = Vec::new();
        for name in names {
            let LooseName::Name(name) = name else {
                passed_over.push(action.to_owned());
                continue;
            };
            match name.parse::<Input>() {
                Ok(input) if input.kind() == kind && inputs.len() < MOST => {
                    if !inputs.contains(&input) {
                        inputs.push(input);
                    }
                }
                _ => passed_over.push(name),
            }
        }
        (none_wanted || !inputs.is_empty()).then_some(inputs)
    }

    /// The usual bindings with these instead, and the actions for which that was not possible.
    fn put_together(wanted: &[(Action, InputKind, Vec<Input>)]) -> (Bindings, Vec<Action>) {
        let mut all = Bindings::usual();
        for (action, kind, inputs) in wanted {
            all.write(*action, *kind, inputs);
        }
        if all.is_sound() {
            return (all, Vec::new());
        }
        // Something is missing or occurs twice: one after the other, and bindings that do not fit are skipped.
        let mut bindings = Bindings::usual();
        let mut left = Vec::new();
        for (action, kind, inputs) in wanted {
            let mut next = bindings.clone();
            next.set(*action, *kind, inputs);
            if next.check().is_ok() {
                bindings = next;
            } else {
                left.push(*action);
            }
        }
        (bindings, left)
    }
}

impl<'de> Deserialize<'de> for Read {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Read, D::Error> {
        LooseFile::deserialize(deserializer).map(Read::of)
    }
}

impl<'de> Deserialize<'de> for Bindings {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Bindings, D::Error> {
        Read::deserialize(deserializer).map(|read| read.bindings)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::input::inputs::every_input;
    use KeyCode as K;
    use TableAction as A;

    fn key(key: KeyCode) -> Input {
        key.into()
    }

    #[test]
    fn the_usual_bindings_are_sound_and_every_action_has_one() {
        let usual = Bindings::usual();
        assert!(usual.is_sound());
        assert_eq!(usual.changed(), 0);
        for action in Action::all() {
            assert!(!usual.all(action).is_empty(), "{action:?}");
            for input in usual.all(action) {
                assert_eq!(input.to_string().parse(), Ok(*input), "it can be kept");
            }
        }
    }

    #[test]
    fn a_free_key_takes_the_place_of_the_first() {
        let mut bindings = Bindings::usual();
        assert_eq!(bindings.rebind(A::Hint, key(K::KeyJ)), Ok(()));
        let keys: Vec<Input> = bindings.inputs(A::Hint, InputKind::Key).collect();
        assert_eq!(keys, [key(K::KeyJ), key(K::Slash)]);
        let buttons: Vec<Input> = bindings.inputs(A::Hint, InputKind::Pad).collect();
        assert_eq!(buttons, [GamepadButton::North.into()], "buttons stay");
        assert_eq!(bindings.meaning(Place::Table, key(K::KeyH)), None);
        assert_eq!(bindings.changed(), 1);
        // An action without an input gets its first.
        assert!(
            bindings
                .rebind(A::Mute, GamepadButton::DPadUp.into())
                .is_err()
        );
        let stick = Input::Pad(PadInput::Stick(Stick::Right, Way::Up));
        assert_eq!(bindings.remove(A::LookUp, stick), Ok(()));
        assert_eq!(bindings.rebind(A::Mute, stick), Ok(()));
    }

    #[test]
    fn it_is_known_which_keys_move_the_focus() {
        let mut bindings = Bindings::usual();
        let moving = |bindings: &Bindings| {
            [K::ArrowUp, K::Tab, K::Enter, K::F9].map(|key| bindings.moves_focus(key))
        };
        assert_eq!(moving(&bindings), [true, true, false, false]);
        bindings.rebind(A::Up, key(K::F9)).expect("it is free");
        assert_eq!(moving(&bindings), [false, true, false, true]);
    }

    #[test]
    fn a_taken_key_is_told_and_nothing_changes() {
        let mut bindings = Bindings::usual();
        let taken = Conflict::Taken {
            input: key(K::Enter),
            by: A::Confirm.into(),
        };
        assert_eq!(bindings.rebind(A::Hint, key(K::Enter)), Err(taken));
        assert_eq!(bindings, Bindings::usual());
        // Its own keys are no conflict: the first one goes.
        assert_eq!(bindings.rebind(A::Hint, key(K::Slash)), Ok(()));
        assert_eq!(bindings.inputs(A::Hint, InputKind::Key).count(), 1);
        // In the menus the same key may mean something else.
        assert_eq!(bindings.rebind(MenuAction::Home, key(K::KeyW)), Ok(()));
        assert!(bindings.is_sound());
    }

    #[test]
    fn two_actions_change_their_keys() {
        let mut bindings = Bindings::usual();
        let change = Change {
            action: A::LookBack.into(),
            old: Some(key(K::KeyL)),
            new: key(K::KeyH),
        };
        assert_eq!(bindings.swap(&[change]), Ok(()));
        assert_eq!(bindings.all(A::LookBack)[0], key(K::KeyH));
        let hint = bindings.all(A::Hint);
        assert_eq!(hint[..2], [key(K::KeyL), key(K::Slash)]);
        // Each back, and with it the other.
        bindings.reset(A::LookBack);
        assert_eq!(bindings, Bindings::usual());
    }

    #[test]
    fn what_is_essential_keeps_a_key_and_a_button() {
        let mut bindings = Bindings::usual();
        let bare = Err(Conflict::Essential(A::Menu.into()));
        assert_eq!(bindings.remove(A::Menu, key(K::F10)), bare);
        // Nothing goes in exchange.
        let grab = Change {
            action: A::Mute.into(),
            old: None,
            new: GamepadButton::Start.into(),
        };
        assert_eq!(bindings.swap(&[grab]), bare);
        assert_eq!(bindings, Bindings::usual());
        // Of two, one may go; an action that is not essential may lose all.
        assert_eq!(bindings.remove(A::Cancel, key(K::Escape)), Ok(()));
        assert!(bindings.remove(A::Cancel, key(K::Backspace)).is_err());
        assert_eq!(bindings.remove(A::Mute, key(K::KeyM)), Ok(()));
        assert_eq!(bindings.inputs(A::Mute, InputKind::Key).count(), 0);
        let mute = bindings.rebind(A::Mute, key(K::KeyM));
        assert_eq!((mute, bindings.changed()), (Ok(()), 1));
    }

    #[test]
    fn no_more_than_fit_are_bound() {
        let mut bindings = Bindings::usual();
        let add = |key: KeyCode| Change {
            action: A::Hint.into(),
            old: None,
            new: key.into(),
        };
        assert_eq!(bindings.change(&[add(K::KeyJ)]), Ok(()));
        let full = Err(Conflict::Full(A::Hint.into()));
        assert_eq!(bindings.change(&[add(K::KeyK)]), full);
        assert_eq!(
            bindings.change(&[add(K::KeyJ)]),
            Ok(()),
            "it is there already"
        );
    }

    /// The four directions of a focus from one stick to the other.
    fn stick_changes(actions: [TableAction; 4], old: Stick, new: Stick) -> Vec<Change> {
        let both = actions.into_iter().zip(Way::ALL);
        both.map(|(action, way)| Change {
            action: action.into(),
            old: Some(stick(old, way)),
            new: stick(new, way),
        })
        .collect()
    }

    #[test]
    fn sticks_change_places_as_a_whole() {
        let mut bindings = Bindings::usual();
        let moves = [A::Up, A::Down, A::Left, A::Right];
        let changes = stick_changes(moves, Stick::Left, Stick::Right);
        assert!(matches!(
            bindings.change(&changes),
            Err(Conflict::Taken { by, .. }) if by == A::LookUp.into()
        ));
        assert_eq!(bindings.swap(&changes), Ok(()));
        let moves = bindings.meaning(Place::Table, stick(Stick::Right, Way::Left));
        assert_eq!(moves, Some(A::Left.into()));
        let looks = bindings.meaning(Place::Table, stick(Stick::Left, Way::Down));
        assert_eq!(looks, Some(A::LookDown.into()));
        assert!(bindings.is_sound());
    }

    /// Numbers by chance, the same in every run.
    struct Chance(u64);

    impl Chance {
        fn below(&mut self, n: usize) -> usize {
            self.0 ^= self.0 << 13;
            self.0 ^= self.0 >> 7;
            self.0 ^= self.0 << 17;
            (self.0 % n as u64) as usize
        }

        fn of<T: Copy>(&mut self, all: &[T]) -> T {
            all[self.below(all.len())]
        }
    }

    #[test]
    fn whatever_is_done_every_essential_action_stays_within_reach_and_the_file_keeps_it() {
        let actions: Vec<Action> = Action::all().collect();
        let mut inputs: Vec<Input> = every_input().collect();
        inputs.extend([control(K::KeyZ), shift(K::Tab)]);
        let essential: Vec<Action> = Action::all().filter(|a| a.is_essential()).collect();
        let mut refused = 0;
        for seed in 1..=60 {
            let mut chance = Chance(seed * 7919);
            let mut bindings = Bindings::usual();
            for _ in 0..150 {
                // Mostly essential actions, with inputs that others have.
                let action = if chance.below(2) == 0 {
                    chance.of(&essential)
                } else {
                    chance.of(&actions)
                };
                let new = if chance.below(2) == 0 {
                    let other = chance.of(&actions);
                    let all = bindings.all(other);
                    if all.is_empty() {
                        chance.of(&inputs)
                    } else {
                        chance.of(all)
                    }
                } else {
                    chance.of(&inputs)
                };
                let own: Vec<Input> = bindings.inputs(action, new.kind()).collect();
                let old = (!own.is_empty() && chance.below(4) > 0).then(|| chance.of(&own));
                let change = [Change { action, old, new }];
                let before = bindings.clone();
                let done = match chance.below(8) {
                    0 | 1 => bindings.rebind(action, new),
                    2 => bindings.change(&change),
                    3..=5 => bindings.swap(&change),
                    6 => bindings.remove(action, old.unwrap_or(new)),
                    _ => {
                        bindings.reset(action);
                        assert!(bindings.is_usual(action));
                        Ok(())
                    }
                };
                if done.is_err() {
                    refused += 1;
                    assert_eq!(bindings, before, "what is refused changes nothing");
                }
                assert!(bindings.is_sound(), "{change:?} {done:?}");
            }
            let file = serde_json::to_string(&bindings).expect("it is plain data");
            let read: Read = serde_json::from_str(&file).expect("it was written so");
            assert_eq!(read.passed_over, [""; 0]);
            assert_eq!(read.bindings, bindings, "{file}");
            for action in Action::all() {
                bindings.reset(action);
            }
            assert_eq!(bindings, Bindings::usual());
        }
        assert!(refused > 100, "conflicts do come up: {refused}");
    }

    fn read(file: &str) -> Read {
        serde_json::from_str(file).expect("anything can be read")
    }

    #[test]
    fn a_file_says_only_what_is_not_usual() {
        let mut bindings = Bindings::usual();
        assert_eq!(serde_json::to_string(&bindings).expect("it is plain"), "{}");
        assert_eq!(read("{}"), Read::default());
        bindings.rebind(A::Hint, key(K::KeyJ)).expect("it is free");
        bindings
            .remove(A::Mute, key(K::KeyM))
            .expect("nobody needs it");
        let file = serde_json::to_string(&bindings).expect("it is plain");
        assert_eq!(file, r#"{"keys":{"hint":["J","/"],"mute":[]}}"#);
        assert_eq!(read(&file).bindings, bindings);
    }

    #[test]
    fn what_a_damaged_file_says_is_passed_over() {
        for (file, passed_over) in [
            (r#"{"keys":{"hint":["KeyJJ"]}}"#, vec!["KeyJJ"]),
            (r#"{"keys":{"hints":["J"]}}"#, vec!["hints"]),
            (r#"{"keys":{"hint":["South"]}}"#, vec!["South"]),
            (r#"{"keys":{"hint":7}}"#, vec!["hint"]),
            (r#"{"keys":{"hint":[7]}}"#, vec!["hint"]),
            (r#"{"keys":["hint"]}"#, vec!["keys"]),
            (r#"{"mouse":{"hint":["J"]}}"#, vec!["mouse"]),
            (r#"7"#, vec!["bindings"]),
            (r#"{"keys":{"menu":[]}}"#, vec!["menu"]),
            // The key of another essential action that has no other.
            (r#"{"pad":{"hint":["Start"]}}"#, vec!["hint"]),
            (r#"{"keys":{"mute":["F10"]}}"#, vec!["mute"]),
        ] {
            let read = read(file);
            assert_eq!(read.passed_over, passed_over, "{file}");
            assert_eq!(read.bindings, Bindings::usual(), "{file}");
        }
        // Entries that can be understood are kept.
        let one = read(r#"{"keys":{"hint":["J","Jump"],"mute":"N"}}"#);
        assert_eq!(one.passed_over, ["Jump"]);
        assert_eq!(one.bindings.all(A::Hint)[0], key(K::KeyJ));
        assert_eq!(one.bindings.all(A::Mute), [key(K::KeyN)]);
        // A key that another action has as usual goes to the one for which it stands in the file.
        let taken = read(r#"{"keys":{"mute":["KeyL"]}}"#);
        assert_eq!(taken.passed_over, [""; 0]);
        let buttons: [Input; 1] = [GamepadButton::RightThumb.into()];
        assert_eq!(taken.bindings.all(A::LookBack), buttons);
        // Files of earlier versions name places, and keep them.
        let mute = taken.bindings.all(A::Mute);
        assert_eq!(mute, [key(place(K::KeyL))]);
        assert!(taken.bindings.is_sound());
    }

    #[test]
    fn leafwing_gets_every_binding() {
        let bindings = Bindings::usual();
        let count = |place| {
            let of_place = Action::all().filter(|action| action.place() == place);
            of_place
                .map(|action| bindings.all(action).len())
                .sum::<usize>()
        };
        assert_eq!(
            bindings.table_map().buttonlike_bindings().count(),
            count(Place::Table)
        );
        assert_eq!(
            bindings.menu_map().buttonlike_bindings().count(),
            count(Place::Menus)
        );
    }
}
