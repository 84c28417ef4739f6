//! State of the playback: the picture follows the match by steps and their stages.

use super::commands::fill_choices;
use crate::{
    animation::Animation,
    messages::Sound,
    motion::{
        beats::Beats,
        plan::{Motion, StepMotion, Transition},
    },
    states::TablePhase,
    table::Table,
    table_picture::{CountingScore, TablePicture},
    tempo::{self, Tempo},
};
use bevy::{ecs::system::SystemParam, prelude::*};
use kortlek_rules::presentation::{Beat, CueTime, Stage};
use std::collections::VecDeque;

/// Activity of the picture.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(super) enum PictureState {
    /// Nothing is being shown.
    #[default]
    Resting,
    /// The phase of the step from this position to the next is being entered; its system begins to show the step.
    Entering(usize),
    /// Pieces of a stage are on their way, or its points are being counted.
    Showing,
    /// A stage that has come to rest is left in view, for this many seconds yet (above 0).
    Holding(f32),
}

impl PictureState {
    /// Holding for these seconds; resting if there are none.
    pub fn held_for(seconds: f32) -> PictureState {
        match seconds > 0.0 {
            true => PictureState::Holding(seconds),
            false => PictureState::Resting,
        }
    }

    /// Seconds for which a stage is still held in view; 0 if none is held.
    pub fn hold(self) -> f32 {
        match self {
            PictureState::Holding(seconds) => seconds,
            _ => 0.0,
        }
    }

    /// State after these seconds without motion.
    pub fn after(self, seconds: f32) -> PictureState {
        match self {
            PictureState::Holding(left) => PictureState::held_for(left - seconds),
            other => other,
        }
    }

    /// State after a press: nothing is held in view any more.
    pub fn released(self) -> PictureState {
        match self {
            PictureState::Holding(_) => PictureState::Resting,
            other => other,
        }
    }
}

/// A step that is being shown, stage after stage.
#[derive(Default, Debug)]
pub(super) struct ShownStep {
    /// Stages that are still to come.
    pub stages: VecDeque<Stage>,
    /// True if its cards are dealt.
    pub dealing: bool,
    /// True if its cards are turned up large.
    pub revealing: bool,
    /// Time for which the current stage stays in view before the next one, in seconds at the usual pace.
    pub stage_hold: f32,
    /// True while its cards are on their way: the words of its last stage are to follow.
    pub words_due: bool,
}

/// State of the playback of the match.
#[derive(Component, Default, Debug)]
pub(super) struct Playback {
    /// [`Table::serial`] of the table that is shown.
    pub serial: u64,
    /// Activity of the picture.
    pub state: PictureState,
    /// The step that is being shown.
    pub step: ShownStep,
    /// A press came before the cards of the step had set out: they hurry as soon as they do.
    pub rush: bool,
    /// Remaining time until the next decision may be shown that is not picked by the person, in seconds.
    pub gap: f32,
    /// The position at which a press is waited for before anything else happens.
    pub waits: Option<usize>,
    /// The position at which such a press came.
    pub released: Option<usize>,
    /// Everything is shown at once until the person has to decide.
    pub onward: bool,
    /// Number of positions of the match for which the choices were filled in.
    pub choices_for: Option<usize>,
    /// The position at which the player was told that it is their turn.
    pub announced: Option<usize>,
    /// The player was told that the game is over.
    pub finished: bool,
}

impl Playback {
    /// The beginning of another picture of the same table: it is being laid.
    pub fn anew(&self) -> Playback {
        Playback {
            serial: self.serial,
            state: PictureState::Showing,
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

/// The table, its picture and all that moves or is held in view: what a system needs that lets the picture follow the
/// match.
#[derive(SystemParam)]
pub(super) struct Player<'w, 's> {
    pub table: ResMut<'w, Table>,
    pub playback: Single<'w, 's, &'static mut Playback>,
    pub shown: ResMut<'w, TablePicture>,
    pub motion: Single<'w, 's, &'static mut Motion>,
    pub beats: Single<'w, 's, &'static mut Beats>,
    pub scores: ResMut<'w, CountingScore>,
    pub animations: Query<'w, 's, &'static mut Animation>,
    pub phase: ResMut<'w, NextState<TablePhase>>,
    sounds: MessageWriter<'w, Sound>,
}

impl Player<'_, '_> {
    /// True while pieces are on their way or about to set out.
    pub fn is_moving(&self) -> bool {
        matches!(self.playback.state, PictureState::Entering(_))
            || self.motion.transition.is_some()
            || self.animations.iter().any(|animation| animation.matters)
    }

    /// Begins to show the step whose phase was entered, if it was for a step.
    pub fn begin(&mut self, dealing: bool, revealing: bool) {
        let PictureState::Entering(k) = self.playback.state else {
            return;
        };
        self.playback.state = PictureState::Resting;
        // Another table may have been laid, or the step taken back, since the phase was set.
        let meant = self.playback.serial == self.table.serial();
        if !meant || self.table.shown != k || self.table.is_current() {
            return;
        }
        let mut stages = self.table.tell(k).stages;
        // The last thing to be seen is what lies there after the step.
        if stages.last().is_none_or(|stage| stage.layout.is_some()) {
            stages.push(Stage::default());
        }
        self.playback.step = ShownStep {
            stages: stages.into(),
            dealing,
            revealing,
            ..ShownStep::default()
        };
        self.table.shown = k + 1;
        self.shown.position = k + 1;
        self.next_stage();
        fill_choices(&mut self.table, &mut self.playback);
    }

    /// Begins to show the next stage of the step. Returns false if there is none.
    pub fn next_stage(&mut self) -> bool {
        let step = &mut self.playback.step;
        let Some(stage) = step.stages.pop_front() else {
            return false;
        };
        let k = self.table.shown;
        step.stage_hold = stage_hold(&stage);
        step.words_due = true;
        let mut how = StepMotion {
            dealing: step.dealing,
            reveal: step.revealing,
            ..default()
        };
        self.shown.layout = stage.layout.unwrap_or_else(|| self.table.layout(k));
        self.shown.settled = false;
        if !stage.line.is_empty() {
            self.shown.prompt.line = stage.line;
        }
        let mut later = Vec::new();
        for beat in stage.beats {
            match beat {
                Beat::Cue(cue) => match cue.time() {
                    CueTime::Departure if how.setting_out.is_none() => how.setting_out = Some(cue),
                    CueTime::Arrival => how.arriving = Some(cue),
                    CueTime::Turning => how.turning = Some(cue),
                    CueTime::Rest => later.push(beat),
                    CueTime::Start | CueTime::Departure => {
                        self.sounds.write(cue.into());
                    }
                },
                Beat::Clash(faces) => how.clash.extend(faces),
                Beat::Title(words) => self.shown.prompt.title = words,
                Beat::Status(seat, words) => {
                    let mut panels = self.shown.panels.iter_mut();
                    if let Some(panel) = panels.find(|panel| panel.seat == seat) {
                        panel.status.words = words;
                    }
                }
                Beat::Score(..) | Beat::Points(..) | Beat::Banner(_) => later.push(beat),
            }
        }
        self.beats.wait_with(later);
        self.motion.transition = Some(Transition::Step(how));
        self.playback.state = PictureState::Showing;
        true
    }

    /// Puts position `k` on the table at once, with all its words.
    pub fn show_at_once(&mut self, k: usize, transition: Transition) {
        self.beats.clear();
        self.scores.settle();
        let (table, shown) = (&mut *self.table, &mut *self.shown);
        table.shown = k;
        shown.position = k;
        shown.layout = table.layout(k);
        shown.settled = true;
        say(table, shown);
        shown.prompt = table.prompt(k);
        self.motion.transition = Some(transition);
    }

    /// Shows a position to which the player went back or on, whatever was being shown.
    pub fn go_to(&mut self, position: usize, transition: Transition) {
        self.show_at_once(position, transition);
        self.phase.set(self.table.session.phase(position).into());
        **self.playback = self.playback.anew();
    }

    /// Finishes what moves, and what is held in view.
    pub fn skip(&mut self, tempo: Tempo) {
        self.rush(tempo.time(tempo::RUSH));
        self.finish();
    }

    /// Finishes at once what moves, waits or is held in view.
    pub fn at_once(&mut self) {
        self.rush(0.0);
        self.finish();
        self.playback.gap = 0.0;
    }

    fn finish(&mut self) {
        // What was only just sent on its way is not moving yet.
        self.playback.rush = self.motion.transition.is_some();
        self.beats.clear();
        self.scores.settle();
        self.playback.state = self.playback.state.released();
    }

    /// A press: what waited for one goes on.
    pub fn release(&mut self) {
        self.playback.released = self.playback.waits.take().or(self.playback.released);
    }

    /// Lets all that moves arrive within so many seconds; pressed again, it is there at once.
    pub fn rush(&mut self, time: f32) {
        let animations = self.animations.iter_mut();
        for mut animation in animations.filter(|animation| animation.matters) {
            let left = if animation.is_rushed() { 0.0 } else { time };
            animation.rush(left);
        }
    }

    /// Lays what has changed without a step, as the order of the hand; returns false while a stage has a layout of its
    /// own: the change is seen in what follows.
    pub fn lay_again(&mut self) -> bool {
        let free = self.playback.step.stages.is_empty();
        if free {
            self.shown.layout = self.table.layout(self.table.shown);
            self.motion.transition.get_or_insert(Transition::Back);
        }
        free
    }
}

/// Updates the words about the shown position, but for the prompt.
pub(super) fn say(table: &Table, shown: &mut TablePicture) {
    shown.words_position = table.shown;
    shown.panels = table.panels(table.shown);
}

/// Returns the time for which a stage is left in view before the next one, in seconds at the usual pace.
fn stage_hold(stage: &Stage) -> f32 {
    let lingers =
        |beat: &Beat| matches!(beat, Beat::Score(..) | Beat::Points(..) | Beat::Banner(_));
    if stage.beats.iter().any(lingers) {
        0.0
    } else if stage.line.is_empty() {
        tempo::STAGE_SEEN
    } else {
        tempo::STAGE_READ
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kortlek_rules::{Seat, Text, presentation::Cue};

    #[test]
    fn a_stage_is_held_as_long_as_it_takes_to_read_unless_its_moments_do() {
        let hold = |line: Text, beats: Vec<Beat>| {
            stage_hold(&Stage {
                layout: None,
                beats,
                line,
            })
        };
        assert_eq!(hold("line".into(), vec![]), tempo::STAGE_READ);
        let cue = Beat::Cue(Cue::Shuffle);
        assert_eq!(hold(Text::EMPTY, vec![cue]), tempo::STAGE_SEEN);
        let points = Beat::Points(Seat(0), 2, Text::EMPTY);
        assert_eq!(hold("line".into(), vec![points]), 0.0);
    }

    #[test]
    fn a_hold_ends_by_time_or_by_a_press_and_what_is_shown_does_not() {
        let held = PictureState::held_for(1.0);
        assert_eq!(held.after(0.25).hold(), 0.75);
        assert_eq!(held.after(1.0), PictureState::Resting);
        assert_eq!(held.released(), PictureState::Resting);
        assert_eq!(PictureState::held_for(0.0), PictureState::Resting);
        for busy in [PictureState::Entering(3), PictureState::Showing] {
            assert_eq!([busy.after(9.0), busy.released()], [busy; 2]);
            assert_eq!(busy.hold(), 0.0);
        }
    }
}
