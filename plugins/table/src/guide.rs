//! Interface of lessons to the table: a match that takes the place of the one there, and buttons of the lesson that keys
//! and pad reach like the things on the table.

use bevy::prelude::*;
use kortlek_rules::presentation::Target;

/// Transition from a match to another on the same table ([`crate::Table::replace`]).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Replacement {
    /// The picture goes on from where it is: up to there both are the same.
    On,
    /// The pieces go back to where they were.
    Back,
    /// The table is laid out from scratch.
    Afresh,
}

/// Buttons of a lesson, drawn by the lesson: their names, and their rectangles in the window, in logical pixels.
#[derive(Resource, Clone, PartialEq, Debug, Default)]
pub struct OverlayButtons {
    /// All of them. A press is a [`crate::Picked`] of the button, which the table leaves to them.
    pub all: Vec<(&'static str, Rect)>,
    /// Initial focus, if other than the table's own: on one of them, or on a target that can be picked.
    pub first: Option<Target>,
    /// The button that the cancel key presses, if nothing is picked: instead of opening the menu.
    pub cancel: Option<&'static str>,
    /// True if the cancel key presses it before picks are put back: something covers the table.
    pub cancels_first: bool,
    /// The button that [`kortlek_kit::input::actions::GuidedAction::Skip`] presses.
    pub skip: Option<&'static str>,
    /// Rectangles of the texts beside them, which must not be covered, in logical pixels.
    pub papers: Vec<Rect>,
}

impl OverlayButtons {
    /// Returns true if a target is one of them.
    pub(crate) fn has(&self, target: Target) -> bool {
        let hidden = self.cancel.iter().chain(&self.skip);
        let mut hidden = hidden.map(|name| Target::Button(name));
        self.targets().any(|control| control == target) || hidden.any(|control| control == target)
    }

    /// They as targets.
    pub(crate) fn targets(&self) -> impl Iterator<Item = Target> {
        self.all.iter().map(|(name, _)| Target::Button(name))
    }
}
