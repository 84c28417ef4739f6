//! The choreography of a step, as systems of the phase that the players see.
//!
//! - Entering [`TablePhase::Deal`] deals, card by card.
//! - Entering [`TablePhase::Play`] shows what was decided, opens the choices and sends bots to think.
//! - Entering [`TablePhase::Reveal`] turns up large what was hidden, all together; it stays in view.
//! - Entering [`TablePhase::Score`] shows what is settled: a trick before it is taken, points as they are counted.
//! - Leaving a phase tidies up what belongs to it.
//!
//! A phase is entered for each step that is shown in it, and once more without a step when a deal has brought the players
//! to it.

use super::{Playback, commands::fill_choices, thinking::BotTasks};
use crate::{
    Preferences,
    draw::shown::{CountingScore, TablePicture},
    messages::Sound,
    motion::{
        beats::Beats,
        plan::{Motion, StepMotion, Transition},
    },
    redraw_request::EventLoopWaker,
    states::TablePhase,
    table::Table,
    tempo::{self, Tempo},
};
use bevy::{ecs::system::SystemParam, prelude::*};
use kortlek_rules::{
    Turn,
    presentation::{Arrangement, Beat, Cue, Stage},
};

pub(super) fn plugin(app: &mut App) {
    let at_table = resource_exists::<Table>;
    app.add_systems(OnEnter(TablePhase::Deal), deal.run_if(at_table))
        .add_systems(
            OnEnter(TablePhase::Play),
            (play, (open_choices, send_bots_to_think))
                .chain()
                .run_if(at_table),
        )
        .add_systems(OnEnter(TablePhase::Reveal), reveal.run_if(at_table))
        .add_systems(OnEnter(TablePhase::Score), score.run_if(at_table))
        .add_systems(OnExit(TablePhase::Reveal), put_down_revealed)
        .add_systems(OnExit(TablePhase::Score), settle_points);
}

/// Parameters for showing a step.
#[derive(SystemParam)]
pub(super) struct StepPlayer<'w> {
    pub table: ResMut<'w, Table>,
    pub cursor: ResMut<'w, Playback>,
    shown: ResMut<'w, TablePicture>,
    pub motion: ResMut<'w, Motion>,
    pub beats: ResMut<'w, Beats>,
    sounds: MessageWriter<'w, Sound>,
}

impl StepPlayer<'_> {
    /// Begins to show the step whose phase was entered, if it was for a step.
    fn begin(&mut self, dealing: bool, revealing: bool) {
        let Some(k) = self.cursor.step.take() else {
            return;
        };
        // Another table may have been laid, or the step taken back, since the phase was set.
        let meant = self.cursor.serial == self.table.serial();
        if !meant || self.table.shown != k || self.table.is_current() {
            return;
        }
        let mut stages = self.table.tell(k).stages;
        // The last thing to be seen is what lies there after the step.
        if stages.last().is_none_or(|stage| stage.layout.is_some()) {
            stages.push(Stage::default());
        }
        self.cursor.stages = stages.into();
        self.cursor.dealing = dealing;
        self.cursor.revealing = revealing;
        self.table.shown = k + 1;
        self.shown.position = k + 1;
        self.next_stage();
        fill_choices(&mut self.table, &mut self.cursor);
    }

    /// Begins to show the next stage of the step. Says whether there was one.
    pub(super) fn next_stage(&mut self) -> bool {
        let Some(stage) = self.cursor.stages.pop_front() else {
            return false;
        };
        let k = self.table.shown;
        self.cursor.stage_hold = stage_hold(&stage);
        self.shown.layout = stage.layout.unwrap_or_else(|| self.table.layout(k));
        self.shown.told = false;
        if !stage.line.is_empty() {
            self.shown.prompt.line = stage.line;
        }
        let mut how = StepMotion {
            dealing: self.cursor.dealing,
            reveal: self.cursor.revealing,
            ..default()
        };
        let mut later = Vec::new();
        for beat in stage.beats {
            match beat {
                Beat::Cue(cue) => match cue {
                    Cue::Deal | Cue::Slide | Cue::Water if how.setting_out.is_none() => {
                        how.setting_out = Some(cue);
                    }
                    Cue::Place | Cue::Token | Cue::Capture => how.arriving = Some(cue),
                    Cue::Reveal | Cue::Flip => how.turning = Some(cue),
                    Cue::Border | Cue::TrickWon | Cue::RoundEnd | Cue::Win | Cue::Lose => {
                        later.push(beat);
                    }
                    _ => {
                        self.sounds.write(cue.into());
                    }
                },
                Beat::Clash(faces) => how.clash.extend(faces),
                Beat::Title(words) => self.shown.prompt.title = words,
                Beat::Score(..) | Beat::Points(..) | Beat::Banner(_) => later.push(beat),
            }
        }
        self.beats.wait_with(later);
        self.motion.transition = Some(Transition::Step(how));
        self.cursor.running = true;
        self.cursor.words_due = true;
        true
    }
}

fn deal(mut stager: StepPlayer) {
    stager.begin(true, false);
}

fn play(mut stager: StepPlayer) {
    stager.begin(false, false);
}

fn reveal(mut stager: StepPlayer) {
    stager.begin(false, true);
}

fn score(mut stager: StepPlayer) {
    stager.begin(false, false);
}

/// The choices are there as soon as the picture is.
fn open_choices(mut table: ResMut<Table>, mut cursor: ResMut<Playback>) {
    fill_choices(&mut table, &mut cursor);
}

/// Bots need not wait for cards to come to rest.
fn send_bots_to_think(
    table: Res<Table>,
    mut thinkers: ResMut<BotTasks>,
    time: Res<Time<Real>>,
    wake: Res<EventLoopWaker>,
) {
    if table.watch.is_none() && !table.is_held() {
        thinkers.ask(table.session.as_ref(), time.elapsed(), &wake);
    }
}

/// Ends a reveal: the cards held up for all to see are put down.
fn put_down_revealed(mut cursor: ResMut<Playback>) {
    cursor.revealing = false;
}

/// Finishes the count of points.
fn settle_points(mut tally: ResMut<CountingScore>) {
    tally.settle();
}

/// Returns true if something is out of sight at position `k`, in a bag.
fn hides(table: &Table, k: usize) -> bool {
    let zones = table.session.layout(k).zones;
    zones.iter().any(|z| z.arrangement == Arrangement::Hidden)
}

/// Returns true if the last decision before position `k` was a bot's, in a game in which a person plays.
fn settled_by_bot(table: &Table, k: usize) -> bool {
    let me = table.session.me();
    let last = (0..k).rev().find_map(|n| table.session.made_by(n));
    me.is_some() && last.is_some() && last != me
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

/// Returns the time for which revealed cards are held up, in seconds; 0 if there are none.
pub(super) fn hold_revealed(motion: &Motion, tempo: Tempo) -> f32 {
    if !motion.is_revealing() {
        return 0.0;
    }
    let more = motion.revealed().max(2) - 2;
    tempo.time(tempo::HOLD + tempo::HOLD_EACH * more as f32)
}

/// Returns the time for which a position is held in view once it has come to rest, in seconds: long enough to see what
/// was revealed or settled before the rules go on by themselves.
pub(super) fn hold(
    table: &Table,
    motion: &Motion,
    preferences: &Preferences,
    phase: TablePhase,
) -> f32 {
    let tempo = Tempo::of(preferences);
    let k = table.shown;
    let turn = table.session.turn(k);
    let automatic = turn == Turn::Proceed;
    if motion.is_revealing() {
        return hold_revealed(motion, tempo);
    }
    match phase {
        TablePhase::Score if automatic && settled_by_bot(table, k) => {
            tempo.time(tempo::HOLD).max(tempo::HOLD_LEAST)
        }
        TablePhase::Score if automatic => tempo.time(tempo::HOLD),
        _ if turn == Turn::Over && k > 0 => tempo.time(tempo::HOLD),
        _ if automatic && k > 0 => tempo.time(tempo::BEFORE_AUTOMATIC),
        // Time to read about the hidden pieces before one of them is drawn.
        _ if automatic && hides(table, k) => tempo.time(tempo::HOLD),
        _ => 0.0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kortlek_rules::{Seat, Text};

    #[test]
    fn a_stage_is_held_as_long_as_it_takes_to_read_unless_its_moments_do() {
        let says = |line: &'static str, beats: Vec<Beat>| Stage {
            layout: None,
            beats,
            line: if line.is_empty() {
                Text::EMPTY
            } else {
                line.into()
            },
        };
        assert_eq!(stage_hold(&says("line", vec![])), tempo::STAGE_READ);
        assert_eq!(
            stage_hold(&says("", vec![Beat::Cue(Cue::Fall)])),
            tempo::STAGE_SEEN
        );
        let points = Beat::Points(Seat(0), 2, Text::EMPTY);
        assert_eq!(stage_hold(&says("line", vec![points])), 0.0);
    }
}
