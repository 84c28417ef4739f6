//! Waiting for a press that is to be bound: the state of a page of keys between “press a key” and the key.

use bevy::prelude::{GamepadButton, KeyCode};
use kortlek_kit::input::{
    actions::Action,
    bindings::{Bindings, Change, Conflict},
    inputs::{Input, InputKind, PadInput, Way},
};
use std::time::Duration;

/// Time that it waits for a press.
pub const PATIENCE: Duration = Duration::from_secs(5);
/// Time for which a cancel input has to be held to be bound itself.
pub const HOLD: Duration = Duration::from_secs(1);

/// A press that is waited for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PendingConfirm {
    kind: InputKind,
    /// Each with the input that it replaces; the first is asked for. Four directions are in the order of [`Way::ALL`].
    wants: Vec<(Action, Option<Input>)>,
    /// The last press that could not be bound.
    refused: Option<(Vec<Change>, Conflict)>,
    left: Duration,
    held: Option<(Input, Duration)>,
}

/// Result of a press.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Answer {
    /// More is waited for.
    Waits,
    /// All is bound.
    Bound,
    /// The player has left it, or did not press anything.
    Left,
}

impl PendingConfirm {
    /// Waits for a key or a button for each of these actions, in place of the given input.
    pub fn new(kind: InputKind, wants: Vec<(Action, Option<Input>)>) -> PendingConfirm {
        PendingConfirm {
            kind,
            wants,
            refused: None,
            left: PATIENCE,
            held: None,
        }
    }

    /// Kind of input that is waited for: a key or a button.
    pub fn kind(&self) -> InputKind {
        self.kind
    }

    /// The action asked for now, and the input that it replaces.
    pub fn wants(&self) -> Option<(Action, Option<Input>)> {
        self.wants.first().copied()
    }

    /// Actions still asked for, each with the input that it replaces.
    pub fn all_wants(&self) -> &[(Action, Option<Input>)] {
        &self.wants
    }

    /// The last press that could not be bound, and the reason.
    pub fn refused(&self) -> Option<(&[Change], Conflict)> {
        let (changes, conflict) = self.refused.as_ref()?;
        Some((changes.as_slice(), *conflict))
    }

    /// Share of its patience that is left, 1 at first.
    pub fn patience(&self) -> f32 {
        self.left.as_secs_f32() / PATIENCE.as_secs_f32()
    }

    /// Returns true if the input cancels: it is not bound unless it is held.
    fn leaves(&self, input: Input) -> bool {
        let east = self.kind == InputKind::Key && input == GamepadButton::East.into();
        east || input == KeyCode::Escape.into() || input == GamepadButton::Start.into()
    }

    /// Handles the inputs pressed and those down, after `passed`.
    pub fn hear(
        &mut self,
        bindings: &mut Bindings,
        pressed: &[Input],
        down: &[Input],
        passed: Duration,
    ) -> Answer {
        if let Some((input, held)) = self.held {
            if !down.contains(&input) {
                return Answer::Left;
            }
            self.held = Some((input, held + passed));
            if held + passed >= HOLD {
                self.held = None;
                return self.offer(bindings, input);
            }
            return Answer::Waits;
        }
        for input in pressed {
            if self.leaves(*input) {
                if input.kind() != self.kind {
                    return Answer::Left;
                }
                self.held = Some((*input, Duration::ZERO));
                return Answer::Waits;
            }
            if input.kind() == self.kind {
                match self.offer(bindings, *input) {
                    Answer::Waits => {}
                    end => return end,
                }
            }
        }
        // A question has to be read first.
        if self.refused.is_none() {
            self.left = self.left.saturating_sub(passed);
        }
        if self.left.is_zero() {
            return Answer::Left;
        }
        Answer::Waits
    }

    /// Binds the refused input after all, in exchange for the old one.
    pub fn swap(&mut self, bindings: &mut Bindings) -> Answer {
        let Some((changes, _)) = self.refused.take() else {
            return Answer::Waits;
        };
        let swapped = bindings.swap(&changes);
        self.go_on(changes, swapped)
    }

    fn offer(&mut self, bindings: &mut Bindings, input: Input) -> Answer {
        let changes = self.changes(input);
        let again = self.refused.as_ref().is_some_and(|(last, conflict)| {
            *last == changes && matches!(conflict, Conflict::Taken { .. })
        });
        if again {
            return self.swap(bindings);
        }
        let changed = bindings.change(&changes);
        self.go_on(changes, changed)
    }

    fn go_on(&mut self, changes: Vec<Change>, result: Result<(), Conflict>) -> Answer {
        self.left = PATIENCE;
        match result {
            Ok(()) => {
                self.refused = None;
                self.wants.drain(..changes.len());
                match self.wants.is_empty() {
                    true => Answer::Bound,
                    false => Answer::Waits,
                }
            }
            Err(conflict) => {
                self.refused = Some((changes, conflict));
                Answer::Waits
            }
        }
    }

    /// Changes by binding this input: if all four directions are asked for, one push tells which stick.
    fn changes(&self, input: Input) -> Vec<Change> {
        let buttons = Way::ALL.map(Way::button);
        let whole: Option<[Input; 4]> = match input {
            Input::Pad(PadInput::Stick(stick, _)) => {
                Some(Way::ALL.map(|way| Input::Pad(PadInput::Stick(stick, way))))
            }
            Input::Pad(PadInput::Button(button)) if buttons.contains(&button) => {
                Some(buttons.map(Input::from))
            }
            Input::Key(_) | Input::Pad(PadInput::Button(_) | PadInput::Chord(..)) => None,
        };
        let news = match whole {
            Some(whole) if self.wants.len() == whole.len() => whole.to_vec(),
            _ => vec![input],
        };
        let both = self.wants.iter().zip(news);
        both.map(|((action, old), new)| Change {
            action: *action,
            old: *old,
            new,
        })
        .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Answer::{Bound, Left, Waits};
    use kortlek_kit::input::{actions::TableAction, inputs::Stick};

    const FRAME: Duration = Duration::from_millis(20);

    fn key(key: KeyCode) -> Input {
        key.into()
    }

    fn look_back() -> PendingConfirm {
        let was = Some(key(KeyCode::KeyL));
        PendingConfirm::new(InputKind::Key, vec![(TableAction::LookBack.into(), was)])
    }

    /// Presses one after the other, each let go before the next.
    fn press(asking: &mut PendingConfirm, bindings: &mut Bindings, inputs: &[Input]) -> Answer {
        let answers = inputs.iter().map(|input| {
            let answer = asking.hear(bindings, &[*input], &[*input], FRAME);
            if answer == Waits {
                asking.hear(bindings, &[], &[], FRAME)
            } else {
                answer
            }
        });
        answers.last().unwrap_or(Waits)
    }

    #[test]
    fn a_free_key_is_bound_at_once() {
        let mut bindings = Bindings::usual();
        let answer = press(&mut look_back(), &mut bindings, &[key(KeyCode::KeyJ)]);
        assert_eq!(answer, Bound);
        assert_eq!(bindings.all(TableAction::LookBack)[0], key(KeyCode::KeyJ));
        // The other device is not heard.
        let mut asking = look_back();
        let button = [GamepadButton::South.into()];
        assert_eq!(press(&mut asking, &mut bindings, &button), Waits);
        assert_eq!(asking.refused(), None);
    }

    #[test]
    fn a_taken_key_pressed_again_is_exchanged() {
        let (mut asking, mut bindings) = (look_back(), Bindings::usual());
        let h = key(KeyCode::KeyH);
        assert_eq!(press(&mut asking, &mut bindings, &[h]), Waits);
        let taken = Conflict::Taken {
            input: h,
            by: TableAction::Hint.into(),
        };
        assert_eq!(asking.refused().map(|(_, conflict)| conflict), Some(taken));
        assert_eq!(bindings, Bindings::usual());
        let mut by_button = asking.clone();
        let mut other = bindings.clone();
        assert_eq!(press(&mut asking, &mut bindings, &[h]), Bound);
        assert_eq!(bindings.all(TableAction::Hint)[0], key(KeyCode::KeyL));
        assert_eq!(by_button.swap(&mut other), Bound);
        assert_eq!(other, bindings);
        // Another key is another try.
        let (mut asking, mut bindings) = (look_back(), Bindings::usual());
        let two = [h, key(KeyCode::KeyU), h];
        assert_eq!(press(&mut asking, &mut bindings, &two), Waits);
        assert_eq!(bindings, Bindings::usual());
    }

    #[test]
    fn escape_leaves_it_and_is_bound_by_holding() {
        let mut bindings = Bindings::usual();
        for leaves in [
            key(KeyCode::Escape),
            GamepadButton::Start.into(),
            GamepadButton::East.into(),
        ] {
            assert_eq!(press(&mut look_back(), &mut bindings, &[leaves]), Left);
        }
        bindings
            .remove(TableAction::Cancel, key(KeyCode::Escape))
            .expect("there is another");
        let mut asking = look_back();
        let escape = [key(KeyCode::Escape)];
        assert_eq!(asking.hear(&mut bindings, &escape, &escape, FRAME), Waits);
        assert_eq!(asking.hear(&mut bindings, &[], &escape, HOLD), Bound);
        assert_eq!(bindings.all(TableAction::LookBack)[0], escape[0]);
    }

    #[test]
    fn patience_ends_but_not_with_a_question() {
        let mut bindings = Bindings::usual();
        let mut asking = look_back();
        assert_eq!(asking.hear(&mut bindings, &[], &[], PATIENCE / 2), Waits);
        assert_eq!(asking.patience(), 0.5);
        assert_eq!(asking.hear(&mut bindings, &[], &[], PATIENCE), Left);
        let mut asking = look_back();
        press(&mut asking, &mut bindings, &[key(KeyCode::KeyH)]);
        assert_eq!(asking.hear(&mut bindings, &[], &[], PATIENCE * 2), Waits);
    }

    #[test]
    fn four_directions_are_one_stick_or_four_buttons() {
        use TableAction as A;
        let actions = [A::Up, A::Down, A::Left, A::Right].map(Action::from);
        let ask = |bindings: &Bindings| {
            let wants =
                actions.map(|action| (action, bindings.inputs(action, InputKind::Pad).next()));
            PendingConfirm::new(InputKind::Pad, wants.to_vec())
        };
        let push = Input::Pad(PadInput::Stick(Stick::Right, Way::Left));
        let mut bindings = Bindings::usual();
        let mut asking = ask(&bindings);
        assert_eq!(
            press(&mut asking, &mut bindings, &[push]),
            Waits,
            "it looks about"
        );
        assert_eq!(press(&mut asking, &mut bindings, &[push]), Bound);
        let up = Input::Pad(PadInput::Stick(Stick::Right, Way::Up));
        assert!(bindings.all(A::Up).contains(&up));
        assert!(
            bindings
                .all(A::LookLeft)
                .contains(&GamepadButton::DPadLeft.into())
        );
        // Buttons are asked for one after the other.
        let mut bindings = Bindings::usual();
        for action in [A::Mark, A::Hurry, A::LookBack, A::Pace] {
            for input in bindings.all(action).to_vec() {
                bindings.remove(action, input).expect("nobody needs it");
            }
        }
        let mut asking = ask(&bindings);
        let buttons = [
            GamepadButton::LeftTrigger2,
            GamepadButton::RightTrigger2,
            GamepadButton::LeftThumb,
        ]
        .map(Input::from);
        assert_eq!(press(&mut asking, &mut bindings, &buttons), Waits);
        assert_eq!(
            asking.wants().map(|(action, _)| action),
            Some(A::Right.into())
        );
        let last = [GamepadButton::RightThumb.into()];
        assert_eq!(press(&mut asking, &mut bindings, &last), Bound);
        assert_eq!(
            bindings.meaning(actions[0].place(), buttons[0]),
            Some(A::Up.into())
        );
    }
}
