//! What a lesson puts over the table: another match in place of this one, and its buttons, which keys and pad reach like
//! what lies on the table.

use bevy::prelude::*;
use kortlek_rules::presentation::Target;

/// How a match takes the place of another on the same table ([`crate::Table::replace`]).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Replacement {
    /// The picture goes on from where it is: up to there both are the same.
    On,
    /// The pieces go back to where they were.
    Back,
    /// It is laid anew.
    Afresh,
}

/// Buttons of who leads, drawn by them: their names, and where they stand in the window, in logical pixels.
#[derive(Resource, Clone, PartialEq, Debug, Default)]
pub struct OverlayButtons {
    /// All of them. A press is a [`crate::Picked`] of the button, which the table leaves to them.
    pub all: Vec<(&'static str, Rect)>,
    /// Where the focus begins, if not where the table would have it: on one of them, or on what can be picked.
    pub first: Option<Target>,
    /// Which of them is pressed by what cancels, where nothing is picked: instead of opening the menu.
    pub cancel: Option<&'static str>,
    /// Whether that comes before picks are put back: something lies over the table.
    pub cancels_first: bool,
    /// Which of them is pressed by what skips an idea ([`crate::input::actions::GuidedAction::Skip`]).
    pub skip: Option<&'static str>,
    /// What is to be read beside them and must not be covered, in logical pixels.
    pub papers: Vec<Rect>,
}

impl OverlayButtons {
    /// Whether a target is one of them.
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
