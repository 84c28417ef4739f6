//! State of the playback: the picture is behind the match by steps and stages.

use bevy::prelude::*;
use kortlek_rules::presentation::Stage;
use std::collections::VecDeque;

/// State of the playback of the match.
#[derive(Resource, Default, Debug)]
pub(super) struct Playback {
    /// The table that is shown.
    pub serial: u64,
    /// The step that is to be shown, from this position to the next: its phase is being entered.
    pub step: Option<usize>,
    /// Stages of the step that are still to be shown, one after the other.
    pub stages: VecDeque<Stage>,
    /// True if the step is a deal, and true if it is a reveal (`revealing`): their cards move differently.
    pub dealing: bool,
    /// See [`Playback::dealing`].
    pub revealing: bool,
    /// Time for which the current stage is left in view before the next one of the step, in seconds at the usual pace.
    pub stage_hold: f32,
    /// A stage of a step is being shown.
    pub running: bool,
    /// Its cards are still on their way: its words are not shown yet.
    pub words_due: bool,
    /// A press came before the cards of the step had set out: they hurry as soon as they do.
    pub rush: bool,
    /// Remaining time for which the position is held in view, in seconds.
    pub hold: f32,
    /// Remaining time until the next decision may be shown that is not picked by the person, in seconds.
    pub gap: f32,
    /// The position at which a press is waited for before anything else happens.
    pub waits: Option<usize>,
    /// The position at which such a press came.
    pub released: Option<usize>,
    /// Everything is shown at once until the person has to decide.
    pub onward: bool,
    /// Number of steps of the match for which the choices were filled in.
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
