//! How far the picture is behind the match.

use bevy::prelude::*;
use kortlek_rules::presentation::Stage;
use std::collections::VecDeque;

/// How far the picture is.
#[derive(Resource, Default, Debug)]
pub(super) struct Playback {
    /// The table that is shown.
    pub serial: u64,
    /// The step that is to be shown, from this position to the next: its phase is being entered.
    pub step: Option<usize>,
    /// What is still to be shown of the step, one stage after the other.
    pub stages: VecDeque<Stage>,
    /// Whether the step is a deal, and whether it is a reveal: so its cards move.
    pub dealing: bool,
    /// See [`Playback::dealing`].
    pub revealing: bool,
    /// How long the stage that is shown is left in view before the next one of the step, in seconds at the usual pace.
    pub stage_hold: f32,
    /// A stage of a step is being shown.
    pub running: bool,
    /// Its cards are still on their way: nothing was said of it yet.
    pub words_due: bool,
    /// A press came before the cards of the step had set out: they hurry as soon as they do.
    pub rush: bool,
    /// How long the position is still held in view, in seconds.
    pub hold: f32,
    /// How long until the next decision may be shown that is not picked by the person, in seconds.
    pub gap: f32,
    /// The position at which a press is waited for before anything else happens.
    pub waits: Option<usize>,
    /// The position at which such a press came.
    pub released: Option<usize>,
    /// Everything is shown at once until the person has to decide.
    pub onward: bool,
    /// For how many steps of the match the choices were filled in.
    pub choices_for: Option<usize>,
    /// The position at which the player was told that it is his turn.
    pub announced: Option<usize>,
    /// The player was told that the game is over.
    pub finished: bool,
}

impl Playback {
    /// The beginning of another picture of the same table: it is being laid.
    pub fn anew(&self) -> Playback {
        Playback {
            serial: self.serial,
            running: true,
            ..Playback::default()
        }
    }

    /// The same position is laid once more, in other words.
    pub fn again(&self) -> Playback {
        Playback {
            announced: self.announced,
            finished: self.finished,
            ..self.anew()
        }
    }
}
