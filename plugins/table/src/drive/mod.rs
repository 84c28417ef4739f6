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
    draw::shown::{Picture, Stir, Tally},
    drive::thinking::Thinkers,
    layout::{
        arrange::scatter,
        frame::{Frame, frame},
    },
    messages::{Cue, News, Order, Picked},
    motion::{
        beats::Beats,
        plan::{Change, Manner, Stage},
        tempo::{self, Tempo},
        tween::Course,
    },
    preferences::{Pace, Preferences},
    states::{Pause, TablePhase},
    table::Table,
};
use bevy::{prelude::*, window::PrimaryWindow};
use kortlek_rules::{
    Phase, Seat, Turn,
    tabled::{Beat, Policy, Target},
};
use std::time::Duration;

/// How far the picture is.
#[derive(Resource, Default, Debug)]
struct Show {
    /// The table that is shown.
    serial: u64,
    /// A step is being shown.
    running: bool,
    /// Its cards are still on their way: nothing was said of it yet.
    untold: bool,
    /// How long the position is still held in view, in seconds.
    hold: f32,
    /// How long until a bot's next decision may be shown, in seconds.
    gap: f32,
    /// For how many steps of the match the choices were filled in.
    choices_for: Option<usize>,
    /// The position at which the player was told that it is his turn.
    told: Option<usize>,
    /// The player was told that the game is over.
    finished: bool,
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Show>()
        .init_resource::<Thinkers>()
        .add_systems(Update, fit_window.in_set(crate::TableSystems::Frame))
        .add_systems(
            Update,
            (new_table, take_orders, think, go_on)
                .chain()
                .in_set(crate::TableSystems::Drive)
                .run_if(in_state(Pause::Off)),
        )
        .add_systems(OnExit(crate::Screen::Table), leave);
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
    mut show: ResMut<Show>,
    mut thinkers: ResMut<Thinkers>,
    mut beats: ResMut<Beats>,
    mut tally: ResMut<Tally>,
    mut stir: ResMut<Stir>,
) {
    *show = Show::default();
    thinkers.drop_all();
    beats.clear();
    tally.settle();
    *stir = Stir::default();
}

/// What lies on the table at position `k`.
fn show_position(table: &mut Table, k: usize, picture: &mut Picture) {
    table.shown = k;
    picture.shown = k;
    picture.layout = table.session.layout(k);
}

/// What is said of the shown position, but for the prompt.
fn tell(table: &Table, picture: &mut Picture) {
    picture.told = table.shown;
    picture.panels = table.session.panels(table.shown);
}

/// Position `k` at once, with all its words.
fn show_all(table: &mut Table, k: usize, picture: &mut Picture) {
    show_position(table, k, picture);
    tell(table, picture);
    picture.prompt = table.session.prompt(k);
}

/// A new table is laid as it stands, at once.
fn new_table(
    mut table: ResMut<Table>,
    mut show: ResMut<Show>,
    mut picture: ResMut<Picture>,
    mut stage: ResMut<Stage>,
    mut thinkers: ResMut<Thinkers>,
    mut beats: ResMut<Beats>,
    mut tally: ResMut<Tally>,
    mut phase: ResMut<NextState<TablePhase>>,
) {
    if show.serial == table.serial() {
        return;
    }
    *show = Show {
        serial: table.serial(),
        running: true,
        ..Show::default()
    };
    thinkers.drop_all();
    beats.clear();
    tally.settle();
    let last = table.session.positions() - 1;
    let k = table.shown.min(last);
    show_all(&mut table, k, &mut picture);
    NextState::set_if_neq(&mut phase, table.session.phase(k).into());
    stage.change = Some(Change::Afresh);
}

/// Finishes what moves, and what is held in view.
fn skip(
    show: &mut Show,
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
    show.hold = 0.0;
}

/// What the player wants.
fn take_orders(
    mut orders: MessageReader<Order>,
    mut picked: MessageReader<Picked>,
    mut table: ResMut<Table>,
    mut show: ResMut<Show>,
    mut picture: ResMut<Picture>,
    mut stage: ResMut<Stage>,
    mut thinkers: ResMut<Thinkers>,
    mut beats: ResMut<Beats>,
    mut tally: ResMut<Tally>,
    mut preferences: ResMut<Preferences>,
    mut courses: Query<&mut Course>,
    mut news: MessageWriter<News>,
    time: Res<Time<Real>>,
    wake: Res<Wake>,
) {
    let tempo = Tempo::of(&preferences);
    // What is picked comes first: a drop picks twice and confirms in one frame.
    for Picked(target) in picked.read() {
        skip(&mut show, &mut courses, &mut beats, &mut tally, tempo);
        fill_choices(&mut table, &mut show);
        pick(
            &mut table,
            *target,
            preferences.confirm,
            &mut thinkers,
            &mut news,
        );
    }
    for order in orders.read() {
        match order {
            Order::Cancel => {
                table.chosen.clear();
                prefill(&mut table);
            }
            Order::Skip => skip(&mut show, &mut courses, &mut beats, &mut tally, tempo),
            Order::Hurry => {
                thinkers.hurry();
                show.gap = 0.0;
                skip(&mut show, &mut courses, &mut beats, &mut tally, tempo);
            }
            Order::Undo => {
                if !table.can_undo() || !table.session.undo() {
                    news.write(News::Refused("There is nothing to take back.".to_owned()));
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
                show_all(&mut table, now, &mut picture);
                stage.change = Some(Change::Back);
                *show = Show {
                    serial: show.serial,
                    running: true,
                    ..Show::default()
                };
                news.write(News::Undone);
            }
            Order::Hint => {
                if table.hint.is_some() || thinkers.is_hinting() {
                    continue;
                }
                if table.choices.is_empty()
                    || !thinkers.ask_hint(table.session.as_ref(), time.elapsed(), &wake)
                {
                    news.write(News::Refused(
                        "A hint is there when you have to decide.".to_owned(),
                    ));
                }
            }
            Order::Confirm => {
                skip(&mut show, &mut courses, &mut beats, &mut tally, tempo);
                if let Some(choice) = ripe(&table) {
                    commit(&mut table, choice, &mut thinkers, &mut news);
                }
            }
            Order::Pace => {
                let all = Pace::ALL;
                let k = all.iter().position(|p| *p == preferences.pace).unwrap_or(0);
                preferences.pace = all[(k + 1) % all.len()];
            }
            Order::LookBack | Order::Menu | Order::Rules | Order::Mute => {}
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
    news: &mut MessageWriter<News>,
) {
    if table.choices.is_empty() {
        if table.is_current() {
            let why = table.session.why_not(&[], target);
            news.write(News::Refused(why));
        }
        return;
    }
    let begins = |path: &[Target]| table.choices.iter().any(|c| c.path.starts_with(path));
    let mut on = table.chosen.clone();
    on.push(target);
    let again = table.chosen.last() == Some(&target);
    if again && table.choices.iter().any(|c| c.path == table.chosen) {
        if let Some(action) = ripe(table) {
            commit(table, action, thinkers, news);
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
        news.write(News::Refused(why));
        return;
    }
    let whole = table.choices.iter().any(|c| c.path == table.chosen);
    let decided =
        whole && (table.chosen.len() > 1 || !ask) || !ask && table.only_choice().is_some();
    if decided && let Some(action) = ripe(table) {
        commit(table, action, thinkers, news);
    }
}

/// Makes the player's decision.
fn commit(
    table: &mut Table,
    action: String,
    thinkers: &mut Thinkers,
    news: &mut MessageWriter<News>,
) {
    let Some(me) = table.session.me() else { return };
    table.chosen.clear();
    match table.session.commit(me, &action) {
        Ok(()) => {
            table.choices.clear();
            table.hint = None;
            thinkers.forget_hint();
            news.write(News::Moved);
        }
        Err(refusal) => {
            news.write(News::Refused(refusal.0.into_owned()));
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
fn fill_choices(table: &mut Table, show: &mut Show) -> bool {
    let steps = table.session.positions();
    if !table.is_current() || show.choices_for == Some(steps) {
        return false;
    }
    show.choices_for = Some(steps);
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
    mut stir: ResMut<Stir>,
    mut awake: ResMut<Awake>,
    mut news: MessageWriter<News>,
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
            news.write(News::Hinted(hint));
        }
    }
    let now = Stir {
        moving: stir.moving,
        thinking: thinkers.thinking(),
        hinting: thinkers.is_hinting(),
    };
    stir.set_if_neq(now);
}

/// Shows the next step when it is due.
fn go_on(
    mut table: ResMut<Table>,
    mut show: ResMut<Show>,
    mut picture: ResMut<Picture>,
    mut stage: ResMut<Stage>,
    mut thinkers: ResMut<Thinkers>,
    mut beats: ResMut<Beats>,
    mut tally: ResMut<Tally>,
    mut stir: ResMut<Stir>,
    mut awake: ResMut<Awake>,
    mut phase: ResMut<NextState<TablePhase>>,
    mut news: MessageWriter<News>,
    mut cues: MessageWriter<Cue>,
    courses: Query<&Course>,
    preferences: Res<Preferences>,
    time: Res<Time<Real>>,
) {
    let tempo = Tempo::of(&preferences);
    // A still window sleeps until a hold or gap is over: all of that time counts.
    let step = time.delta_secs();
    show.gap = (show.gap - step).max(0.0);
    if fill_choices(table.bypass_change_detection(), &mut show) {
        table.set_changed();
    }

    let moving = stage.change.is_some() || courses.iter().any(|c| c.matters);
    if !moving && show.untold {
        show.untold = false;
        tell(&table, &mut picture);
        for (seat, points) in beats.points() {
            tally.hold_back(seat, points);
        }
    }
    if !moving && beats.is_waiting() {
        beats.begin();
    }
    let busy = moving || beats.is_busy();
    if !busy && show.running {
        settle(&mut show, &table, &stage, tempo, &mut phase);
        let prompt = table.session.prompt(table.shown);
        if picture.prompt != prompt {
            picture.prompt = prompt;
        }
        tally.settle();
    } else if !busy {
        show.hold = (show.hold - step).max(0.0);
    }
    stir.set_if_neq(Stir {
        moving: busy || show.hold > 0.0,
        ..*stir
    });
    if busy {
        awake.keep();
        return;
    }
    if show.hold > 0.0 {
        awake.within(Duration::from_secs_f32(show.hold));
        return;
    }
    if !table.is_current() {
        begin_step(
            &mut table,
            &mut show,
            &mut picture,
            &mut stage,
            &mut beats,
            &mut phase,
            &mut cues,
        );
        stir.moving = true;
        awake.keep();
        return;
    }
    match table.session.turn(table.shown) {
        Turn::Proceed => {
            if table.session.proceed() {
                news.write(News::Moved);
            }
            awake.keep();
        }
        Turn::Over => {
            if !show.finished {
                show.finished = true;
                news.write(News::Finished);
            }
        }
        Turn::Act(_) => {
            if !table.choices.is_empty()
                && show.told != Some(table.shown)
                && !told_in_this_turn(&show, &table)
            {
                news.write(News::YourTurn);
            }
            if !table.choices.is_empty() {
                show.told = Some(table.shown);
            }
            if show.gap > 0.0 {
                awake.within(Duration::from_secs_f32(show.gap));
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
                news.write(News::Moved);
                awake.keep();
            }
        }
    }
}

/// Whether the player knows already that it is his turn: others only decided in secret meanwhile.
fn told_in_this_turn(show: &Show, table: &Table) -> bool {
    let Some(told) = show.told else { return false };
    (told..table.shown).all(|k| {
        matches!(table.session.turn(k), Turn::Act(seats) if seats.len() > 1)
            && table.session.made_by(k) != table.session.me()
    })
}

/// A step has been shown: the position is there, for as long as it has to be looked at.
fn settle(
    show: &mut Show,
    table: &Table,
    stage: &Stage,
    tempo: Tempo,
    phase: &mut NextState<TablePhase>,
) {
    show.running = false;
    let session = &table.session;
    let k = table.shown;
    phase.set_if_neq(session.phase(k).into());
    let automatic = session.turn(k) == Turn::Proceed;
    let zones = session.layout(k).zones;
    let has_bag = zones.iter().any(|z| z.policy == Policy::Bag);
    show.hold = if stage.is_revealing() {
        tempo.time(tempo::HOLD + tempo::HOLD_EACH * (stage.revealed().max(2) - 2) as f32)
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
    show.gap = if k == 0 {
        0.0
    } else {
        tempo.time(least + (most - least) * chance)
    };
}

/// Shows the step from the shown position to the next.
fn begin_step(
    table: &mut Table,
    show: &mut Show,
    picture: &mut Picture,
    stage: &mut Stage,
    beats: &mut Beats,
    phase: &mut NextState<TablePhase>,
    cues: &mut MessageWriter<Cue>,
) {
    let k = table.shown;
    let session = &table.session;
    let from = session.phase(k);
    let to = session.phase(k + 1);
    let mut manner = Manner {
        dealing: from == Phase::Deal && session.made_by(k).is_none(),
        reveal: to == Phase::Reveal,
        ..default()
    };
    let mut later = Vec::new();
    for beat in session.beats(k) {
        match beat {
            Beat::Cue(name) => match name {
                "deal" | "slide" | "water" if manner.setting_out.is_none() => {
                    manner.setting_out = Some(name);
                }
                "place" | "token" | "capture" => manner.arriving = Some(name),
                "reveal" | "flip" => manner.turning = Some(name),
                "border" | "trick_won" | "round_end" | "win" | "lose" => {
                    later.push(Beat::Cue(name));
                }
                _ => {
                    cues.write(Cue(name, 0));
                }
            },
            Beat::Clash(faces) => manner.clash.extend(faces),
            Beat::Score(..) | Beat::Points(..) | Beat::Banner(_) => later.push(beat),
        }
    }
    if manner.reveal {
        // From now on the players see it.
        phase.set_if_neq(to.into());
    }
    show_position(table, k + 1, picture);
    fill_choices(table, show);
    beats.wait_with(later);
    stage.change = Some(Change::Step(manner));
    show.running = true;
    show.untold = true;
}
