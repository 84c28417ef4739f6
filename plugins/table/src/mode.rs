//! Modes of the table: a match is played, tried as an example, taught in a lesson or watched again.

/// Purpose of the match on the table. Only [`Mode::Own`] is saved.
#[derive(Clone, PartialEq, Debug, Default)]
pub enum Mode {
    /// A match that is played, by a person or by bots alone.
    #[default]
    Own,
    /// A worked example of the rules, which the player tries.
    Example(ExampleMode),
    /// A match through which a lesson leads the player.
    Lesson(LessonMode),
    /// A match that was played before and is watched again.
    Replay(ReplayMode),
}

impl Mode {
    /// Returns true if it is a match from its deal on; examples and lessons begin with an arranged position.
    pub const fn is_full_match(&self) -> bool {
        matches!(self, Mode::Own | Mode::Replay(_))
    }

    /// The example, if it is one.
    pub const fn example(&self) -> Option<&ExampleMode> {
        match self {
            Mode::Example(example) => Some(example),
            _ => None,
        }
    }

    /// State of the lesson, if it is one.
    pub const fn lesson(&self) -> Option<&LessonMode> {
        match self {
            Mode::Lesson(lesson) => Some(lesson),
            _ => None,
        }
    }

    /// State of the lesson, to be changed.
    pub const fn lesson_mut(&mut self) -> Option<&mut LessonMode> {
        match self {
            Mode::Lesson(lesson) => Some(lesson),
            _ => None,
        }
    }

    /// State of the replay, if it is one.
    pub const fn replay(&self) -> Option<ReplayMode> {
        match self {
            Mode::Replay(replay) => Some(*replay),
            _ => None,
        }
    }

    /// State of the replay, to be changed.
    pub const fn replay_mut(&mut self) -> Option<&mut ReplayMode> {
        match self {
            Mode::Replay(replay) => Some(replay),
            _ => None,
        }
    }

    /// Takes note of the actions (as JSON) that the player decided at a position, where whoever leads waits for them.
    pub(crate) fn decided(&mut self, position: usize, actions: &[String]) {
        match self {
            Mode::Example(example) => example.decided = Some((position, actions.to_vec())),
            Mode::Lesson(lesson) => lesson.decided = Some(actions.to_vec()),
            Mode::Own | Mode::Replay(_) => {}
        }
    }
}

/// A worked example of the rules on the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ExampleMode {
    /// Name among the game's examples.
    pub name: &'static str,
    /// Title in the player's language.
    pub title: String,
    /// Description in a sentence or two.
    pub words: String,
    /// Number of positions that it begins with: nothing before is taken back.
    pub positions: usize,
    /// The player's latest decision, until it is answered: its position, and the actions as JSON.
    pub decided: Option<(usize, Vec<String>)>,
}

/// A match through which a lesson leads the player: nobody decides but the player, nothing happens by itself, and nothing
/// is taken back or hinted at but by the lesson.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct LessonMode {
    /// True if there is something to undo.
    pub can_undo: bool,
    /// True if the player is only to look and to read now: nothing can be picked.
    pub looks: bool,
    /// The actions of the player's latest decision as JSON, until the lesson answers it.
    pub decided: Option<Vec<String>>,
}

/// A match that is watched again: nothing goes on by itself but the picture.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct ReplayMode {
    /// True while the picture goes on by itself, step after step.
    pub plays: bool,
    /// Number of steps that it goes on besides.
    pub steps: usize,
    /// Factor of the speed, 1 for the usual one.
    pub speed: f32,
    /// True if everything is open that anybody at the table knows.
    pub open: bool,
}

impl Default for ReplayMode {
    fn default() -> ReplayMode {
        ReplayMode {
            plays: false,
            steps: 0,
            speed: 1.0,
            open: false,
        }
    }
}

impl ReplayMode {
    /// True while the picture follows the match.
    pub const fn goes_on(self) -> bool {
        self.plays || self.steps > 0
    }

    /// Stops the picture.
    pub const fn stop(&mut self) {
        self.plays = false;
        self.steps = 0;
    }
}
