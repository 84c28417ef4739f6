//! Pacing of the picture: shows the words when the cards have come to rest, then the next stage, step or decision.

use super::{
    Playback,
    commands::{commit, fill_choices},
    phases::{StepPlayer, hold, hold_revealed},
    say,
    thinking::BotTasks,
};
use crate::{
    draw::shown::{Activity, CountingScore, TablePicture},
    layout::placement::scatter,
    messages::TableEvent,
    motion::{beats::Beats, plan::Motion, tween::Animation},
    preferences::Preferences,
    redraw_request::RedrawRequest,
    states::TablePhase,
    table::{Table, Watch},
    tempo::{self, Tempo},
};
use bevy::prelude::*;
use kortlek_rules::{Arg, Message, Phase, Turn, presentation::Picks};
use std::time::Duration;

/// Shows the words for the moves that have been seen, plays the moments that follow, and counts down the time for which
/// things are held in view.
pub(super) fn come_to_rest(
    mut table: ResMut<Table>,
    mut cursor: ResMut<Playback>,
    mut shown: ResMut<TablePicture>,
    motion: Res<Motion>,
    mut beats: ResMut<Beats>,
    mut tally: ResMut<CountingScore>,
    mut activity: ResMut<Activity>,
    mut awake: ResMut<RedrawRequest>,
    mut phase: ResMut<NextState<TablePhase>>,
    now: Res<State<TablePhase>>,
    courses: Query<&Animation>,
    preferences: Res<Preferences>,
    time: Res<Time<Real>>,
) {
    // A still window sleeps until a hold or gap is over: all of that time counts.
    let step = time.delta_secs();
    cursor.gap = (cursor.gap - step).max(0.0);
    if fill_choices(table.bypass_change_detection(), &mut cursor) {
        table.set_changed();
    }
    let moving =
        cursor.step.is_some() || motion.transition.is_some() || courses.iter().any(|c| c.matters);
    let due = !cursor.stages.is_empty();
    if !moving && !shown.told {
        shown.told = true;
    }
    if !moving && !due && cursor.words_due {
        cursor.words_due = false;
        // The words shown now include the points that earlier stages have counted.
        tally.settle();
        say(&table, &mut shown);
        for (seat, points) in beats.points() {
            tally.hold_back(seat, points);
        }
    }
    if !moving && beats.is_waiting() {
        beats.begin();
    }
    let busy = moving || beats.is_busy();
    let rests = !busy && cursor.running;
    let settles = rests && !due;
    if rests {
        cursor.running = false;
    }
    if rests && due {
        let tempo = Tempo::of(&preferences);
        cursor.hold = hold_revealed(&motion, tempo).max(tempo.time(cursor.stage_hold));
    } else if settles {
        cursor.hold = hold(&table, &motion, &preferences, *now.get());
        if let Some(watch) = table.watch.filter(|watch| watch.plays) {
            cursor.hold = cursor.hold.max(tempo::WATCHED) / watch.speed.max(0.1);
        }
        cursor.gap = gap(&table, &preferences);
        NextState::set_if_neq(&mut phase, table.session.phase(table.shown).into());
        tally.settle();
    } else if !busy {
        cursor.hold = (cursor.hold - step).max(0.0);
    }
    if settles || (!busy && !due && table.is_changed()) {
        // The prompt depends on the picks.
        let prompt = table.prompt_now();
        if shown.prompt != prompt {
            shown.prompt = prompt;
        }
    }
    activity.set_if_neq(Activity {
        // A step that is still to be shown counts: a press between two steps finishes what comes.
        moving: busy || due || cursor.hold > 0.0 || (!table.is_current() && table.goes_on()),
        // A piece that was put back in one's own turn may still be moving.
        offers: table.picking.decides() && (!(busy || due) || activity.offers),
        ..*activity
    });
    if busy || (due && cursor.hold == 0.0) {
        awake.keep();
    } else if cursor.hold > 0.0 {
        awake.within(Duration::from_secs_f32(cursor.hold));
    }
}

/// Returns the delay after a position came to rest until the next decision may be shown, in seconds: different each
/// time.
fn gap(table: &Table, preferences: &Preferences) -> f32 {
    let (session, k) = (&table.session, table.shown);
    if k == 0 {
        return 0.0;
    }
    let secret = matches!(session.turn(k - 1), Turn::Act(seats) if seats.len() > 1);
    let [least, most] = if secret {
        tempo::SECRET_GAP
    } else {
        tempo::BOT_GAP
    };
    let chance = (scatter(session.seed() ^ k as u64) + 1.0) / 2.0;
    // If a single seat decides, its own pace counts.
    let pace = match session.turn(k) {
        Turn::Act(seats) if seats.len() == 1 => seats.first(),
        _ => None,
    };
    let pace = pace.and_then(|seat| table.paces.get(seat.index()));
    tempo::bot_gap([least, most], chance, preferences) * pace.copied().unwrap_or(1.0)
}

/// Returns true if the table waits for a press at the shown position: a bot has moved, which was seen, and something
/// else than the person's own decision comes next.
fn waits(table: &Table, cursor: &Playback, preferences: &Preferences) -> bool {
    let (session, k) = (&table.session, table.shown);
    if !preferences.step_bots || session.me().is_none() || k == 0 || cursor.released == Some(k) {
        return false;
    }
    let by_bot = session
        .made_by(k - 1)
        .is_some_and(|by| session.me() != Some(by));
    let secret = matches!(session.turn(k - 1), Turn::Act(seats) if seats.len() > 1);
    by_bot && !secret && !table.picking.decides() && session.turn(k) != Turn::Over
}

/// Shows the next stage or step, or makes the next decision, when it is due.
pub(super) fn advance(
    mut stager: StepPlayer,
    mut thinkers: ResMut<BotTasks>,
    mut activity: ResMut<Activity>,
    mut awake: ResMut<RedrawRequest>,
    mut phase: ResMut<NextState<TablePhase>>,
    mut events: MessageWriter<TableEvent>,
    courses: Query<&Animation>,
    preferences: Res<Preferences>,
) {
    let (cursor, motion) = (&stager.cursor, &stager.motion);
    let moving = cursor.step.is_some()
        || motion.transition.is_some()
        || stager.beats.is_busy()
        || courses.iter().any(|c| c.matters);
    if moving || cursor.hold > 0.0 {
        return;
    }
    if stager.next_stage() {
        awake.keep();
        return;
    }
    if let Some(watch) = stager.table.watch {
        watched(&mut stager, watch);
        if !stager.table.goes_on() {
            return;
        }
        // One step is taken at a time.
        if let Some(watch) = &mut stager.table.watch {
            watch.steps = watch.steps.saturating_sub(1);
        }
    }
    if !stager.table.is_current() {
        enter(&mut stager.cursor, &stager.table, &mut phase);
        activity.moving = true;
        awake.keep();
        return;
    }
    if stager.table.is_held() && !stager.table.picking.decides() {
        return;
    }
    let (table, cursor) = (&mut stager.table, &mut stager.cursor);
    let waiting = waits(table, cursor, &preferences);
    cursor.waits = waiting.then_some(table.shown);
    if activity.waiting != waiting {
        activity.waiting = waiting;
        awake.keep();
    }
    if waiting {
        return;
    }
    match table.session.turn(table.shown) {
        Turn::Proceed => {
            if table.session.proceed() {
                events.write(TableEvent::Moved);
            }
            awake.keep();
        }
        Turn::Over => {
            if !cursor.finished {
                cursor.finished = true;
                events.write(TableEvent::Finished);
            }
        }
        Turn::Act(_) => decide(
            table,
            cursor,
            &mut thinkers,
            &mut awake,
            &mut events,
            &preferences,
        ),
    }
    activity.moving |= !table.is_current();
}

/// Pauses a replay that has reached the end.
fn watched(stager: &mut StepPlayer, watch: Watch) {
    if stager.table.is_current() && (watch.plays || watch.steps > 0) {
        stager.table.watch = Some(Watch {
            plays: false,
            steps: 0,
            ..watch
        });
    }
}

/// Enters the phase of the next step: its systems show it.
fn enter(cursor: &mut Playback, table: &Table, phase: &mut NextState<TablePhase>) {
    let k = table.shown;
    let session = &table.session;
    let dealt = session.phase(k) == Phase::Deal && session.made_by(k).is_none();
    let next = if dealt {
        Phase::Deal
    } else {
        session.phase(k + 1)
    };
    cursor.step = Some(k);
    // Also if it is the same phase: each step enters it again.
    phase.set(next.into());
}

/// Handles a decision that is owed: the person is told, or a decision that is ready is made.
fn decide(
    table: &mut Table,
    cursor: &mut Playback,
    thinkers: &mut BotTasks,
    awake: &mut RedrawRequest,
    events: &mut MessageWriter<TableEvent>,
    preferences: &Preferences,
) {
    let forced = forced(table, preferences);
    if table.picking.decides() {
        if forced.is_none()
            && cursor.announced != Some(table.shown)
            && !announced_in_this_turn(cursor, table)
        {
            events.write(TableEvent::YourTurn);
        }
        cursor.announced = Some(table.shown);
    }
    if cursor.gap > 0.0 {
        awake.within(Duration::from_secs_f32(cursor.gap));
        return;
    }
    if let Some((actions, words)) = forced {
        commit(table, &actions, thinkers, events);
        let words = Arg::Name(words);
        let told = table.say(Message::new("forced").with("words", words));
        events.write(TableEvent::Forced(told));
        awake.keep();
        return;
    }
    if let Some(decision) = thinkers.take(table.session.as_ref()) {
        // A bot only chooses among what is legal; if it ever did not, any legal action is better than none.
        if let Err(refusal) = table.session.commit(decision.seat, &decision.action) {
            error!(
                "The bot in seat {} wanted {}: {refusal}",
                decision.seat, decision.action
            );
            return;
        }
        events.write(TableEvent::Moved);
        awake.keep();
    }
}

/// The person's decision and its words, if there is no alternative and it shall be made automatically.
fn forced(table: &Table, preferences: &Preferences) -> Option<(Vec<String>, String)> {
    match table.picking.choices() {
        [one] if plays_forced(table, preferences) => {
            Some((one.actions.clone(), one.words.to_string()))
        }
        _ => None,
    }
}

/// Returns true if a decision without an alternative is made automatically now.
pub(super) fn plays_forced(table: &Table, preferences: &Preferences) -> bool {
    let marks = || table.session.scene_now(Picks::NONE).draft.is_some();
    preferences.play_forced && table.is_own() && !marks()
}

/// Returns true if the player has already been told of this turn: others only decided in secret meanwhile.
fn announced_in_this_turn(cursor: &Playback, table: &Table) -> bool {
    let Some(announced) = cursor.announced else {
        return false;
    };
    (announced..table.shown).all(|k| {
        matches!(table.session.turn(k), Turn::Act(seats) if seats.len() > 1)
            && table.session.made_by(k) != table.session.me()
    })
}
