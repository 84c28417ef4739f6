//! Pacing of the picture: shows the words when the cards have come to rest, then the next stage, step or decision.

use super::{
    commands::{commit, fill_choices},
    phases::{hold, hold_revealed},
    playback::{PictureState, Playback, Player, say},
    thinking::BotTasks,
};
use crate::{
    layout::placement::scatter,
    messages::TableEvent,
    states::TablePhase,
    table::Table,
    table_picture::Activity,
    tempo::{self, Tempo},
};
use bevy::prelude::*;
use kortlek_kit::{preferences::Preferences, redraw_request::RedrawRequest};
use kortlek_rules::{Arg, Message, Phase, Turn, presentation::Picks};
use std::time::Duration;

/// Shows the words for the moves that have been seen, plays the moments that follow, and counts down the time for which
/// things are held in view.
pub(super) fn come_to_rest(
    mut player: Player,
    mut activity: ResMut<Activity>,
    mut awake: ResMut<RedrawRequest>,
    now: Res<State<TablePhase>>,
    preferences: Res<Preferences>,
    time: Res<Time<Real>>,
) {
    // A still window sleeps until a hold or gap is over: all of that time counts.
    let seconds = time.delta_secs();
    let playback = &mut player.playback;
    playback.gap = (playback.gap - seconds).max(0.0);
    if fill_choices(player.table.bypass_change_detection(), playback) {
        player.table.set_changed();
    }
    let moving = player.is_moving();
    let due = !player.playback.step.stages.is_empty();
    if !moving {
        arrive(&mut player, due);
    }
    let busy = moving || player.beats.is_busy();
    let rests = !busy && player.playback.state == PictureState::Showing;
    let settles = rests && !due;
    if rests && due {
        let tempo = Tempo::of(&preferences);
        let stage = tempo.time(player.playback.step.stage_hold);
        let hold = hold_revealed(&player.motion, tempo).max(stage);
        player.playback.state = PictureState::held_for(hold);
    } else if settles {
        settle(&mut player, &preferences, *now.get());
    } else if !busy {
        player.playback.state = player.playback.state.after(seconds);
    }
    let (table, shown) = (&player.table, &mut player.shown);
    if settles || (!busy && !due && table.is_changed()) {
        // The prompt depends on the picks.
        let prompt = table.prompt_now();
        if shown.prompt != prompt {
            shown.prompt = prompt;
        }
    }
    let hold = player.playback.state.hold();
    activity.set_if_neq(Activity {
        // A step that is still to be shown counts: a press between two steps finishes what comes.
        moving: busy || due || hold > 0.0 || (!table.is_current() && table.goes_on()),
        // A piece that was put back in one's own turn may still be moving.
        accepts_picks: table.picking.decides() && (!(busy || due) || activity.accepts_picks),
        ..*activity
    });
    if busy || (due && hold == 0.0) {
        awake.keep();
    } else if hold > 0.0 {
        awake.goes_on_within(Duration::from_secs_f32(hold));
    }
}

/// The pieces of a stage have arrived: its signs may be seen, and after the last stage of the step all words; then its
/// moments begin.
fn arrive(player: &mut Player, due: bool) {
    if !player.shown.settled {
        player.shown.settled = true;
    }
    if !due && player.playback.step.words_due {
        player.playback.step.words_due = false;
        // What earlier stages have counted is in what is said now.
        player.scores.settle();
        say(&player.table, &mut player.shown);
        for (seat, points) in player.beats.points() {
            player.scores.hold_back(seat, points);
        }
    }
    if player.beats.is_waiting() {
        player.beats.begin();
    }
}

/// The last stage of a step has come to rest: it is left in view, and the phase is that of the position.
fn settle(player: &mut Player, preferences: &Preferences, now: TablePhase) {
    let table = &player.table;
    let mut seconds = hold(table, &player.motion, preferences, now);
    if let Some(replay) = table.mode.replay().filter(|replay| replay.plays) {
        seconds = seconds.max(tempo::WATCHED) / replay.speed.max(0.1);
    }
    player.playback.state = PictureState::held_for(seconds);
    player.playback.gap = gap(table, preferences);
    let phase = table.session.phase(table.shown).into();
    NextState::set_if_neq(&mut player.phase, phase);
    player.scores.settle();
}

/// Returns the delay after a position came to rest until the next decision may be shown, in seconds: different each
/// time.
fn gap(table: &Table, preferences: &Preferences) -> f32 {
    let (session, k) = (&table.session, table.shown);
    if k == 0 {
        return 0.0;
    }
    let secret = matches!(session.turn(k - 1), Turn::Act(seats) if seats.len() > 1);
    let range = match secret {
        true => tempo::SECRET_GAP,
        false => tempo::BOT_GAP,
    };
    let chance = (scatter(session.seed() ^ k as u64) + 1.0) / 2.0;
    // If a single seat decides, its own pace counts.
    let pace = match session.turn(k) {
        Turn::Act(seats) if seats.len() == 1 => seats.first(),
        _ => None,
    };
    let pace = pace.and_then(|seat| table.paces.get(seat.index()));
    tempo::bot_gap(range, chance, preferences) * pace.copied().unwrap_or(1.0)
}

/// Returns true if the table waits for a press at the shown position: a bot has moved, which was seen, and something
/// else than the person's own decision comes next.
fn waits(table: &Table, playback: &Playback, preferences: &Preferences) -> bool {
    let (session, k) = (&table.session, table.shown);
    if !preferences.step_bots || session.me().is_none() || k == 0 || playback.released == Some(k) {
        return false;
    }
    let by = session.made_by(k - 1);
    let by_bot = by.is_some() && by != session.me();
    let secret = matches!(session.turn(k - 1), Turn::Act(seats) if seats.len() > 1);
    by_bot && !secret && !table.picking.decides() && session.turn(k) != Turn::Over
}

/// Shows the next stage or step, or makes the next decision, when it is due.
pub(super) fn advance(
    mut player: Player,
    mut thinkers: ResMut<BotTasks>,
    mut activity: ResMut<Activity>,
    mut awake: ResMut<RedrawRequest>,
    mut events: MessageWriter<TableEvent>,
    preferences: Res<Preferences>,
) {
    if player.is_moving() || player.beats.is_busy() || player.playback.state.hold() > 0.0 {
        return;
    }
    if player.next_stage() {
        awake.keep();
        return;
    }
    if player.table.mode.replay().is_some() && !goes_on(&mut player.table) {
        return;
    }
    if !player.table.is_current() {
        enter(&mut player);
        activity.moving = true;
        awake.keep();
        return;
    }
    if player.table.is_held() && !player.table.picking.decides() {
        return;
    }
    let (table, playback) = (&mut player.table, &mut player.playback);
    let waiting = waits(table, playback, &preferences);
    playback.waits = waiting.then_some(table.shown);
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
            if !playback.finished {
                playback.finished = true;
                events.write(TableEvent::Finished);
            }
        }
        Turn::Act(_) => decide(
            table,
            playback,
            &mut thinkers,
            &mut awake,
            &mut events,
            &preferences,
        ),
    }
    activity.moving |= !table.is_current();
}

/// Takes the next step of a replay: returns true if the picture goes on. A replay that has come to its end stops.
fn goes_on(table: &mut ResMut<Table>) -> bool {
    let last = table.is_current();
    // A replay that stands still is no change of the table.
    if !table.goes_on() {
        return false;
    }
    let Some(replay) = table.mode.replay_mut() else {
        return true;
    };
    if last {
        replay.stop();
        return false;
    }
    // One step is taken at a time.
    replay.steps = replay.steps.saturating_sub(1);
    true
}

/// Enters the phase of the next step: its systems show it.
fn enter(player: &mut Player) {
    let k = player.table.shown;
    let session = &player.table.session;
    let dealt = session.phase(k) == Phase::Deal && session.made_by(k).is_none();
    let next = if dealt {
        Phase::Deal
    } else {
        session.phase(k + 1)
    };
    player.playback.state = PictureState::Entering(k);
    // Also if it is the same phase: each step enters it again.
    player.phase.set(next.into());
}

/// Handles a decision that is owed: the person is told, or a decision that is ready is made.
fn decide(
    table: &mut Table,
    playback: &mut Playback,
    thinkers: &mut BotTasks,
    awake: &mut RedrawRequest,
    events: &mut MessageWriter<TableEvent>,
    preferences: &Preferences,
) {
    let forced = forced(table, preferences);
    if table.picking.decides() {
        if forced.is_none()
            && playback.announced != Some(table.shown)
            && !announced_in_this_turn(playback, table)
        {
            events.write(TableEvent::YourTurn);
        }
        playback.announced = Some(table.shown);
    }
    if playback.gap > 0.0 {
        awake.goes_on_within(Duration::from_secs_f32(playback.gap));
        return;
    }
    if let Some((actions, words)) = forced {
        let k = table.shown;
        let told = table.session.scene_now(Picks::NONE).tells_forced;
        commit(table, &actions, thinkers, events);
        if told {
            let name = Arg::Name(words.clone());
            let sentence = table.say(Message::new("forced").with("words", name));
            events.write(TableEvent::Forced(sentence));
            table.forced.insert(k, words);
        }
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
fn announced_in_this_turn(playback: &Playback, table: &Table) -> bool {
    let Some(announced) = playback.announced else {
        return false;
    };
    (announced..table.shown).all(|k| {
        matches!(table.session.turn(k), Turn::Act(seats) if seats.len() > 1)
            && table.session.made_by(k) != table.session.me()
    })
}
