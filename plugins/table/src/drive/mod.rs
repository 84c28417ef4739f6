//! Keeps the picture behind the match: shows step after step, lets bots decide in time, and turns what is picked into
//! decisions.
//!
//! What a game does to be shown well:
//! - A step that begins in [`Phase::Deal`] is a deal: card by card.
//! - A step that ends in [`Phase::Reveal`] shows the cards that turn up large, all together, and leaves them in view.
//! - A position in [`Phase::Score`] where the rules go on by themselves is left in view too: a trick before it is taken.

pub(crate) mod redraw;
pub mod thinking;

use crate::{
    awake::{Awake, Wake},
    draw::shown::{Activity, Shown, Tally},
    drive::thinking::Thinkers,
    layout::{
        arrange::scatter,
        frame::{Frame, frame},
    },
    messages::{Cue, Picked, TableCommand, TableEvent},
    motion::{
        beats::Beats,
        plan::{Motion, StepMotion, Transition},
        tween::Course,
    },
    preferences::{Pace, Preferences},
    states::{Pause, TablePhase},
    table::Table,
    tempo::{self, Tempo},
};
use bevy::{prelude::*, window::PrimaryWindow};
use kortlek_rules::{
    Phase, Seat, Turn,
    tabled::{Beat, Policy, Target},
};
use std::time::Duration;

/// How far the picture is.
#[derive(Resource, Default, Debug)]
struct Cursor {
    /// The table that is shown.
    serial: u64,
    /// A step is being shown.
    running: bool,
    /// Its cards are still on their way: nothing was said of it yet.
    words_due: bool,
    /// How long the position is still held in view, in seconds.
    hold: f32,
    /// How long until a bot's next decision may be shown, in seconds.
    gap: f32,
    /// For how many steps of the match the choices were filled in.
    choices_for: Option<usize>,
    /// The position at which the player was told that it is his turn.
    announced: Option<usize>,
    /// The player was told that the game is over.
    finished: bool,
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Cursor>()
        .init_resource::<Thinkers>()
        .add_systems(
            Update,
            fit_window.in_set(crate::states::TableSystems::Frame),
        )
        .add_systems(
            Update,
            (new_table, take_commands, think, go_on)
                .chain()
                .in_set(crate::states::TableSystems::Drive)
                .run_if(in_state(Pause::Off)),
        )
        .add_systems(OnExit(crate::states::Screen::Table), leave);
}

/// Keeps the frame as large as the window.
fn fit_window(
    window: Query<&Window, With<PrimaryWindow>>,
    preferences: Res<Preferences>,
    table: Res<Table>,
    mut now: ResMut<Frame>,
) {
    let session = &table.session;
    let me = session.me().unwrap_or(Seat(0));
    let (size, scale) = match window.single() {
        Ok(window) => (
            Vec2::new(window.width(), window.height()),
            window.scale_factor(),
        ),
        Err(_) => (now.window, 1.0 / now.pixel),
    };
    if size.min_element() < 1.0 {
        return; // Minimised: everything stays as it is.
    }
    let fresh = frame(size, preferences.ui_scale, session.players(), me).on_screen(scale);
    now.set_if_neq(if table.has_hand {
        fresh
    } else {
        fresh.without_hand()
    });
}

/// Nobody is at the table any more.
fn leave(
    mut cursor: ResMut<Cursor>,
    mut thinkers: ResMut<Thinkers>,
    mut beats: ResMut<Beats>,
    mut tally: ResMut<Tally>,
    mut activity: ResMut<Activity>,
) {
    *cursor = Cursor::default();
    thinkers.drop_all();
    beats.clear();
    tally.settle();
    *activity = Activity::default();
}

/// What lies on the table at position `k`.
fn show_position(table: &mut Table, k: usize, shown: &mut Shown) {
    table.shown = k;
    shown.position = k;
    shown.layout = table.session.layout(k);
}

/// What is said of the shown position, but for the prompt.
fn update_words(table: &Table, shown: &mut Shown) {
    shown.words_of = table.shown;
    shown.panels = table.session.panels(table.shown);
}

/// Position `k` at once, with all its words.
fn show_all(table: &mut Table, k: usize, shown: &mut Shown) {
    show_position(table, k, shown);
    update_words(table, shown);
    shown.prompt = table.session.prompt(k);
}

/// A new table is laid as it stands, at once.
fn new_table(
    mut table: ResMut<Table>,
    mut cursor: ResMut<Cursor>,
    mut shown: ResMut<Shown>,
    mut motion: ResMut<Motion>,
    mut thinkers: ResMut<Thinkers>,
    mut beats: ResMut<Beats>,
    mut tally: ResMut<Tally>,
    mut phase: ResMut<NextState<TablePhase>>,
) {
    if cursor.serial == table.serial() {
        return;
    }
    *cursor = Cursor {
        serial: table.serial(),
        running: true,
        ..Cursor::default()
    };
    thinkers.drop_all();
    beats.clear();
    tally.settle();
    let last = table.session.positions() - 1;
    let k = table.shown.min(last);
    show_all(&mut table, k, &mut shown);
    NextState::set_if_neq(&mut phase, table.session.phase(k).into());
    motion.transition = Some(Transition::Afresh);
}

/// Finishes what moves, and what is held in view.
fn skip(
    cursor: &mut Cursor,
    courses: &mut Query<&mut Course>,
    beats: &mut Beats,
    tally: &mut Tally,
    tempo: Tempo,
) {
    let time = tempo.time(tempo::RUSH);
    for mut course in courses.iter_mut().filter(|c| c.matters) {
        // Pressed again, it is there at once.
        let left = if course.is_rushed() { 0.0 } else { time };
        course.rush(left);
    }
    beats.clear();
    tally.settle();
    cursor.hold = 0.0;
}

/// What the player wants.
fn take_commands(
    mut table_commands: MessageReader<TableCommand>,
    mut picked: MessageReader<Picked>,
    mut table: ResMut<Table>,
    mut cursor: ResMut<Cursor>,
    mut shown: ResMut<Shown>,
    mut motion: ResMut<Motion>,
    mut thinkers: ResMut<Thinkers>,
    mut beats: ResMut<Beats>,
    mut tally: ResMut<Tally>,
    mut preferences: ResMut<Preferences>,
    mut courses: Query<&mut Course>,
    mut events: MessageWriter<TableEvent>,
    time: Res<Time<Real>>,
    wake: Res<Wake>,
) {
    let tempo = Tempo::of(&preferences);
    // What is picked comes first: a drop picks twice and confirms in one frame.
    for Picked(target) in picked.read() {
        skip(&mut cursor, &mut courses, &mut beats, &mut tally, tempo);
        fill_choices(&mut table, &mut cursor);
        pick(
            &mut table,
            *target,
            preferences.confirm,
            &mut thinkers,
            &mut events,
        );
    }
    for command in table_commands.read() {
        match command {
            TableCommand::Cancel => {
                table.chosen.clear();
                prefill(&mut table);
            }
            TableCommand::Skip => skip(&mut cursor, &mut courses, &mut beats, &mut tally, tempo),
            TableCommand::Hurry => {
                thinkers.hurry();
                cursor.gap = 0.0;
                skip(&mut cursor, &mut courses, &mut beats, &mut tally, tempo);
            }
            TableCommand::Undo => {
                if !table.can_undo() || !table.session.undo() {
                    events.write(TableEvent::Refused(
                        "There is nothing to take back.".to_owned(),
                    ));
                    continue;
                }
                thinkers.drop_all();
                beats.clear();
                tally.settle();
                table.chosen.clear();
                table.choices.clear();
                table.hint = None;
                table.undone += 1;
                let now = table.session.positions() - 1;
                show_all(&mut table, now, &mut shown);
                motion.transition = Some(Transition::Back);
                *cursor = Cursor {
                    serial: cursor.serial,
                    running: true,
                    ..Cursor::default()
                };
                events.write(TableEvent::Undone);
            }
            TableCommand::Hint => {
                if table.hint.is_some() || thinkers.is_hinting() {
                    continue;
                }
                if table.choices.is_empty()
                    || !thinkers.ask_hint(table.session.as_ref(), time.elapsed(), &wake)
                {
                    events.write(TableEvent::Refused(
                        "A hint is there when you have to decide.".to_owned(),
                    ));
                }
            }
            TableCommand::Confirm => {
                skip(&mut cursor, &mut courses, &mut beats, &mut tally, tempo);
                if let Some(choice) = ripe(&table) {
                    commit(&mut table, choice, &mut thinkers, &mut events);
                }
            }
            TableCommand::Pace => {
                let all = Pace::ALL;
                let k = all.iter().position(|p| *p == preferences.pace).unwrap_or(0);
                preferences.pace = all[(k + 1) % all.len()];
            }
            TableCommand::LookBack
            | TableCommand::Menu
            | TableCommand::Rules
            | TableCommand::Mute => {}
        }
    }
}

/// The action to make when the player confirms: the one whose whole path is chosen, or the only one left.
fn ripe(table: &Table) -> Option<String> {
    if table.chosen.is_empty() {
        return None;
    }
    let whole = table.choices.iter().find(|c| c.path == table.chosen);
    whole
        .or_else(|| table.only_choice())
        .map(|c| c.action.clone())
}

/// A target is picked: it goes on with what was chosen, or begins anew, or is refused with a reason.
///
/// A path of two or more picks decides by itself: the second pick is the deliberate one. With one pick alone the player is
/// asked first, if he wants that, and picks again or confirms.
fn pick(
    table: &mut Table,
    target: Target,
    ask: bool,
    thinkers: &mut Thinkers,
    events: &mut MessageWriter<TableEvent>,
) {
    if table.choices.is_empty() {
        if table.is_current() {
            let why = table.session.why_not(&[], target);
            events.write(TableEvent::Refused(why));
        }
        return;
    }
    let begins = |path: &[Target]| table.choices.iter().any(|c| c.path.starts_with(path));
    let mut on = table.chosen.clone();
    on.push(target);
    let again = table.chosen.last() == Some(&target);
    if again && table.choices.iter().any(|c| c.path == table.chosen) {
        if let Some(action) = ripe(table) {
            commit(table, action, thinkers, events);
        }
        return;
    }
    if begins(&on) {
        table.chosen = on;
    } else if again {
        // Picked twice: put back.
        table.chosen.pop();
        prefill(table);
        return;
    } else if let Some(kept) = (0..table.chosen.len()).rev().find(|&n| {
        let mut path = table.chosen[..n].to_vec();
        path.push(target);
        begins(&path)
    }) {
        table.chosen.truncate(kept);
        table.chosen.push(target);
    } else {
        let why = table.session.why_not(&table.chosen, target);
        events.write(TableEvent::Refused(why));
        return;
    }
    let whole = table.choices.iter().any(|c| c.path == table.chosen);
    let decided =
        whole && (table.chosen.len() > 1 || !ask) || !ask && table.only_choice().is_some();
    if decided && let Some(action) = ripe(table) {
        commit(table, action, thinkers, events);
    }
}

/// Makes the player's decision.
fn commit(
    table: &mut Table,
    action: String,
    thinkers: &mut Thinkers,
    events: &mut MessageWriter<TableEvent>,
) {
    let Some(me) = table.session.me() else { return };
    table.chosen.clear();
    match table.session.commit(me, &action) {
        Ok(()) => {
            table.choices.clear();
            table.hint = None;
            thinkers.forget_hint();
            events.write(TableEvent::Moved);
        }
        Err(refusal) => {
            events.write(TableEvent::Refused(refusal.0.into_owned()));
        }
    }
}

/// What all choices begin with need not be picked, unless nothing else is to be decided.
fn prefill(table: &mut Table) {
    if table.choices.len() < 2 {
        return;
    }
    while let Some(next) = table.choices[0].path.get(table.chosen.len()).copied() {
        let n = table.chosen.len();
        if !table.choices.iter().all(|c| c.path.get(n) == Some(&next)) {
            return;
        }
        table.chosen.push(next);
    }
}

/// Fills in what the player may do, as soon as the picture has come to the present position. Says whether
/// anything was filled in.
fn fill_choices(table: &mut Table, cursor: &mut Cursor) -> bool {
    let steps = table.session.positions();
    if !table.is_current() || cursor.choices_for == Some(steps) {
        return false;
    }
    cursor.choices_for = Some(steps);
    table.choices = table.session.choices();
    // Others may have decided in secret meanwhile: what was chosen stays chosen if it still can be.
    if !table
        .choices
        .iter()
        .any(|c| c.path.starts_with(&table.chosen))
    {
        table.chosen.clear();
    }
    if table.chosen.is_empty() {
        prefill(table);
    }
    true
}

/// Bots think while the picture catches up.
fn think(
    mut table: ResMut<Table>,
    mut thinkers: ResMut<Thinkers>,
    mut activity: ResMut<Activity>,
    mut awake: ResMut<Awake>,
    mut events: MessageWriter<TableEvent>,
    time: Res<Time<Real>>,
    wake: Res<Wake>,
) {
    let now = time.elapsed();
    thinkers.ask(table.session.as_ref(), now, &wake);
    if let Some(left) = thinkers.listen(now) {
        awake.within(left);
    }
    if let Some(hint) = thinkers.hint() {
        let fits = hint.due < table.session.positions()
            && table.choices.iter().any(|c| c.action == hint.action);
        if fits {
            table.hint = Some(hint.clone());
            table.hinted += 1;
            events.write(TableEvent::Hinted(hint));
        }
    }
    let now = Activity {
        moving: activity.moving,
        thinking: thinkers.thinking(),
        hinting: thinkers.is_hinting(),
    };
    activity.set_if_neq(now);
}

/// Shows the next step when it is due.
fn go_on(
    mut table: ResMut<Table>,
    mut cursor: ResMut<Cursor>,
    mut shown: ResMut<Shown>,
    mut motion: ResMut<Motion>,
    mut thinkers: ResMut<Thinkers>,
    mut beats: ResMut<Beats>,
    mut tally: ResMut<Tally>,
    mut activity: ResMut<Activity>,
    mut awake: ResMut<Awake>,
    mut phase: ResMut<NextState<TablePhase>>,
    mut events: MessageWriter<TableEvent>,
    mut cues: MessageWriter<Cue>,
    courses: Query<&Course>,
    preferences: Res<Preferences>,
    time: Res<Time<Real>>,
) {
    let tempo = Tempo::of(&preferences);
    // A still window sleeps until a hold or gap is over: all of that time counts.
    let step = time.delta_secs();
    cursor.gap = (cursor.gap - step).max(0.0);
    if fill_choices(table.bypass_change_detection(), &mut cursor) {
        table.set_changed();
    }

    let moving = motion.transition.is_some() || courses.iter().any(|c| c.matters);
    if !moving && cursor.words_due {
        cursor.words_due = false;
        update_words(&table, &mut shown);
        for (seat, points) in beats.points() {
            tally.hold_back(seat, points);
        }
    }
    if !moving && beats.is_waiting() {
        beats.begin();
    }
    let busy = moving || beats.is_busy();
    if !busy && cursor.running {
        settle(&mut cursor, &table, &motion, tempo, &mut phase);
        let prompt = table.session.prompt(table.shown);
        if shown.prompt != prompt {
            shown.prompt = prompt;
        }
        tally.settle();
    } else if !busy {
        cursor.hold = (cursor.hold - step).max(0.0);
    }
    activity.set_if_neq(Activity {
        moving: busy || cursor.hold > 0.0,
        ..*activity
    });
    if busy {
        awake.keep();
        return;
    }
    if cursor.hold > 0.0 {
        awake.within(Duration::from_secs_f32(cursor.hold));
        return;
    }
    if !table.is_current() {
        begin_step(
            &mut table,
            &mut cursor,
            &mut shown,
            &mut motion,
            &mut beats,
            &mut phase,
            &mut cues,
        );
        activity.moving = true;
        awake.keep();
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
        Turn::Act(_) => {
            if !table.choices.is_empty()
                && cursor.announced != Some(table.shown)
                && !announced_in_this_turn(&cursor, &table)
            {
                events.write(TableEvent::YourTurn);
            }
            if !table.choices.is_empty() {
                cursor.announced = Some(table.shown);
            }
            if cursor.gap > 0.0 {
                awake.within(Duration::from_secs_f32(cursor.gap));
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
    }
}

/// Whether the player knows already that it is his turn: others only decided in secret meanwhile.
fn announced_in_this_turn(cursor: &Cursor, table: &Table) -> bool {
    let Some(announced) = cursor.announced else {
        return false;
    };
    (announced..table.shown).all(|k| {
        matches!(table.session.turn(k), Turn::Act(seats) if seats.len() > 1)
            && table.session.made_by(k) != table.session.me()
    })
}

/// A step has been shown: the position is there, for as long as it has to be looked at.
fn settle(
    cursor: &mut Cursor,
    table: &Table,
    motion: &Motion,
    tempo: Tempo,
    phase: &mut NextState<TablePhase>,
) {
    cursor.running = false;
    let session = &table.session;
    let k = table.shown;
    phase.set_if_neq(session.phase(k).into());
    let automatic = session.turn(k) == Turn::Proceed;
    let zones = session.layout(k).zones;
    let has_bag = zones.iter().any(|z| z.policy == Policy::Bag);
    cursor.hold = if motion.is_revealing() {
        tempo.time(tempo::HOLD + tempo::HOLD_EACH * (motion.revealed().max(2) - 2) as f32)
    } else if automatic && session.phase(k) == Phase::Score {
        tempo.time(tempo::HOLD)
    } else if automatic && k > 0 {
        tempo.time(tempo::BEFORE_AUTOMATIC)
    } else if automatic && has_bag {
        // What is in the bag is said before it is drawn.
        tempo.time(tempo::HOLD)
    } else if session.turn(k) == Turn::Over && k > 0 {
        tempo.time(tempo::HOLD)
    } else {
        0.0
    };
    let secret = k > 0 && matches!(session.turn(k - 1), Turn::Act(seats) if seats.len() > 1);
    let [least, most] = if secret {
        tempo::SECRET_GAP
    } else {
        tempo::BOT_GAP
    };
    let chance = (scatter(session.seed() ^ k as u64) + 1.0) / 2.0;
    cursor.gap = if k == 0 {
        0.0
    } else {
        tempo.time(least + (most - least) * chance)
    };
}

/// Shows the step from the shown position to the next.
fn begin_step(
    table: &mut Table,
    cursor: &mut Cursor,
    shown: &mut Shown,
    motion: &mut Motion,
    beats: &mut Beats,
    phase: &mut NextState<TablePhase>,
    cues: &mut MessageWriter<Cue>,
) {
    let k = table.shown;
    let session = &table.session;
    let from = session.phase(k);
    let to = session.phase(k + 1);
    let mut step_motion = StepMotion {
        dealing: from == Phase::Deal && session.made_by(k).is_none(),
        reveal: to == Phase::Reveal,
        ..default()
    };
    let mut later = Vec::new();
    for beat in session.beats(k) {
        match beat {
            Beat::Cue(name) => match name {
                "deal" | "slide" | "water" if step_motion.setting_out.is_none() => {
                    step_motion.setting_out = Some(name);
                }
                "place" | "token" | "capture" => step_motion.arriving = Some(name),
                "reveal" | "flip" => step_motion.turning = Some(name),
                "border" | "trick_won" | "round_end" | "win" | "lose" => {
                    later.push(Beat::Cue(name));
                }
                _ => {
                    cues.write(Cue(name, 0));
                }
            },
            Beat::Clash(faces) => step_motion.clash.extend(faces),
            Beat::Score(..) | Beat::Points(..) | Beat::Banner(_) => later.push(beat),
        }
    }
    if step_motion.reveal {
        // From now on the players see it.
        phase.set_if_neq(to.into());
    }
    show_position(table, k + 1, shown);
    fill_choices(table, cursor);
    beats.wait_with(later);
    motion.transition = Some(Transition::Step(step_motion));
    cursor.running = true;
    cursor.words_due = true;
}
