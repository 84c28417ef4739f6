//! Keeps the picture behind the match: shows step after step, lets bots decide in time, and turns what is picked into
//! decisions.
//!
//! The picture follows the match step by step. [`advance`] looks whether the next step is due and enters its
//! [`TablePhase`]: the choreography of a step is what the systems of that phase do when it is entered and left (see
//! [`phases`]); games hang systems of their own there.
//!
//! [`TablePhase`]: crate::states::TablePhase

mod advance;
mod commands;
mod phases;
mod playback;
pub(crate) mod redraw;
pub mod thinking;

use crate::{
    bot_service::AskBots,
    input::canvas::CanvasView,
    layout::frame::{Frame, frame},
    messages::TableEvent,
    motion::plan::Transition,
    states::{Pause, Screen, TableComponents, TableSystems},
    table::Table,
    table_picture::{Activity, CountingScore},
};
use bevy::{prelude::*, window::PrimaryWindow};
use kortlek_kit::{preferences::Preferences, redraw_request::RedrawRequest, words::UiWords};
use kortlek_rules::Seat;
use playback::{Playback, Player};
use thinking::BotTasks;

pub(crate) fn plugin(app: &mut App) {
    app.add_table_component::<Playback>()
        .init_resource::<BotTasks>()
        .add_systems(Update, fit_window.in_set(TableSystems::Frame))
        .add_systems(
            Update,
            (
                new_table,
                speak,
                commands::relay,
                commands::take,
                think,
                advance::come_to_rest,
                advance::advance,
            )
                .chain()
                .in_set(TableSystems::Drive)
                .run_if(in_state(Pause::Off)),
        )
        .add_systems(OnExit(Screen::Table), leave);
    phases::plugin(app);
}

/// Keeps the frame as large as the window.
fn fit_window(
    window: Query<&Window, With<PrimaryWindow>>,
    preferences: Res<Preferences>,
    table: Res<Table>,
    canvas_view: Option<Res<CanvasView>>,
    mut now: ResMut<Frame>,
) {
    let session = &table.session;
    let me = session.me().unwrap_or(Seat(0));
    let (size, scale) = match window.single() {
        Ok(window) => (window.size(), window.scale_factor()),
        Err(_) => (now.window, 1.0 / now.pixel),
    };
    if size.min_element() < 1.0 {
        return; // Minimised: everything stays as it is.
    }
    let mut fresh = frame(size, preferences.ui_scale, session.players(), me).on_screen(scale);
    if table.mode.replay().is_some() {
        fresh = fresh.above_strip(preferences.ui_scale);
    }
    if table.tall_panels {
        fresh = fresh.with_tall_panels();
    }
    if !table.has_columns {
        fresh = fresh.without_columns();
    }
    fresh.view_target = canvas_view.and_then(|canvas_view| canvas_view.0);
    if !table.has_hand {
        fresh = fresh.without_hand();
    }
    now.set_if_neq(fresh);
}

/// Nobody is at the table any more.
fn leave(
    mut thinkers: ResMut<BotTasks>,
    mut scores: ResMut<CountingScore>,
    mut activity: ResMut<Activity>,
) {
    thinkers.drop_all();
    scores.settle();
    *activity = Activity::default();
}

/// Lays out a new table in its present position, at once.
fn new_table(
    mut player: Player,
    mut thinkers: ResMut<BotTasks>,
    (words, preferences): (Res<UiWords>, Res<Preferences>),
) {
    let table = &mut player.table;
    if player.playback.serial == table.serial() {
        return;
    }
    table.hands.order = commands::hand_order(table, &preferences);
    let own = words.of_game(table.session.card().id);
    table.set_words(own);
    let k = table.shown.min(table.session.positions() - 1);
    let now = table.session.phase(k).into();
    if player.playback.serial == 0 {
        NextState::set_if_neq(&mut player.phase, now);
    } else {
        // The phase may be that of the table before: it is entered for this one.
        player.phase.set(now);
    }
    player.playback.serial = table.serial();
    **player.playback = player.playback.anew();
    thinkers.drop_all();
    player.show_at_once(k, Transition::Afresh);
}

/// Applies another language or other letters of cards that the player chose to all words. A step that is being shown
/// ends at once, since the words of its stages and moments are the old ones.
fn speak(words: Res<UiWords>, mut player: Player) {
    let table = &mut player.table;
    if !words.is_changed() || table.words().variant() == words.interface().variant() {
        return;
    }
    let own = words.of_game(table.session.card().id);
    table.set_words(own);
    let k = table.shown;
    **player.playback = player.playback.again();
    player.show_at_once(k, Transition::Afresh);
}

/// Bots think while the picture catches up.
fn think(
    mut table: ResMut<Table>,
    mut thinkers: ResMut<BotTasks>,
    mut activity: ResMut<Activity>,
    mut awake: ResMut<RedrawRequest>,
    mut events: MessageWriter<TableEvent>,
    time: Res<Time<Real>>,
    bots: AskBots,
) {
    let now = time.elapsed();
    if table.bots_play() {
        thinkers.ask(table.session.as_ref(), now, &bots);
    }
    if let Some(left) = thinkers.listen(now) {
        awake.goes_on_within(left);
    }
    if let Some(hint) = thinkers.hint() {
        let session = &table.session;
        if hint.due < session.positions() && session.choice_of(&hint.action).is_some() {
            table.hint = Some(hint.clone());
            table.hinted += 1;
            events.write(TableEvent::Hinted(hint));
        }
    }
    let now = Activity {
        thinking: thinkers.thinking(),
        hinting: thinkers.is_hinting(),
        ..*activity
    };
    activity.set_if_neq(now);
}
