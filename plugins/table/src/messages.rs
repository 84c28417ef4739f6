//! Messages to and from the table.

use bevy::prelude::*;
use kortlek_rules::{
    Face,
    presentation::{Cue, Target, ZoneId},
    session::Decision,
};

/// A target was picked: by click, drop, key or pad. All input ends here.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct Picked(pub Target);

/// Something the player wants of the table that is no move.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub enum TableCommand {
    /// Put back the picks so far.
    Cancel,
    /// Take back the last decision.
    Undo,
    /// Redo the last undone decision.
    Redo,
    /// Show a hint.
    Hint,
    /// Finish what is moving or held in view: any press does this. Bots go on thinking.
    Skip,
    /// Finish motion, and let the bots decide with the results that they have.
    Hurry,
    /// Show everything that happens at once, until the player has to decide.
    Onward,
    /// The hand in the next order: as dealt, by suit, by rank.
    Sort,
    /// Move a card of the hand so that this many others are to its left.
    Arrange(Face, usize),
    /// Make the only decision that the picks leave.
    Confirm,
    /// Look back at a zone, at the next of those that can be looked back at, or no longer.
    LookBack,
    /// Look back at this zone.
    LookAt(ZoneId),
    /// Look back no longer.
    LookAway,
    /// Open the pause menu.
    Menu,
    /// Open the log of the match so far.
    Story,
    /// Open the rules of the game.
    Rules,
    /// Show the game on one screen.
    Reference,
    /// Mark something by hand, or take the mark away; a thing that can't be marked cancels the picks.
    Mark(Target),
    /// Of a match that is watched: show this position at once.
    WatchAt(usize),
    /// Next animation speed.
    Pace,
    /// Sound off or on.
    Mute,
}

/// Something that happened at the table.
#[derive(Message, Clone, PartialEq, Debug)]
pub enum TableEvent {
    /// A decision was made, and the match has moved on.
    Moved,
    /// Decisions were taken back.
    Undone,
    /// Undone decisions were redone.
    Redone,
    /// A hint was asked for and is shown.
    Hinted(Decision),
    /// Something could not be done.
    Refused {
        /// The reason, as a sentence.
        why: String,
        /// The target that was picked, if it was a thing on the table.
        about: Option<Target>,
    },
    /// A setting was changed; the sentence names it.
    Told(String),
    /// A decision was made automatically, since it left no choice; the sentence names it.
    Forced(String),
    /// The player has to decide now.
    YourTurn,
    /// The picture has reached the end of the game.
    Finished,
}

/// Returns true if the picture has reached the end of the game since the reader last looked; reads all of its messages.
pub fn has_finished(events: &mut MessageReader<TableEvent>) -> bool {
    let finished = |event: &&TableEvent| **event == TableEvent::Finished;
    events.read().filter(finished).count() > 0
}

/// A sound is due.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sound {
    /// The sound.
    pub cue: Cue,
    /// Pitch step: 0 for the first of a rising series, counting up.
    pub rung: u8,
}

impl From<Cue> for Sound {
    fn from(cue: Cue) -> Sound {
        Sound { cue, rung: 0 }
    }
}
