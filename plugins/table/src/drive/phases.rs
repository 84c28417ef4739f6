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

use super::{
    commands::fill_choices,
    playback::{Playback, Player},
    thinking::BotTasks,
};
use crate::{
    bot_service::AskBots,
    motion::plan::Motion,
    states::TablePhase,
    table::Table,
    table_picture::CountingScore,
    tempo::{self, Tempo},
};
use bevy::prelude::*;
use kortlek_kit::Preferences;
use kortlek_rules::{Turn, presentation::Arrangement};

pub(super) fn plugin(app: &mut App) {
    let at_table = resource_exists::<Table>;
    app.add_systems(OnEnter(TablePhase::Deal), deal.run_if(at_table))
        .add_systems(
            OnEnter(TablePhase::Play),
            (show, (open_choices, send_bots_to_think))
                .chain()
                .run_if(at_table),
        )
        .add_systems(OnEnter(TablePhase::Reveal), reveal.run_if(at_table))
        .add_systems(OnEnter(TablePhase::Score), show.run_if(at_table))
        .add_systems(OnExit(TablePhase::Reveal), put_down_revealed)
        .add_systems(OnExit(TablePhase::Score), settle_points);
}

fn deal(mut player: Player) {
    player.begin(true, false);
}

fn show(mut player: Player) {
    player.begin(false, false);
}

fn reveal(mut player: Player) {
    player.begin(false, true);
}

/// The choices are there as soon as the picture is.
fn open_choices(mut table: ResMut<Table>, mut playback: Single<&mut Playback>) {
    fill_choices(&mut table, &mut playback);
}

/// Bots need not wait for cards to come to rest.
fn send_bots_to_think(
    table: Res<Table>,
    mut thinkers: ResMut<BotTasks>,
    time: Res<Time<Real>>,
    bots: AskBots,
) {
    if table.bots_play() {
        thinkers.ask(table.session.as_ref(), time.elapsed(), &bots);
    }
}

/// Ends a reveal: the cards held up for all to see are put down.
fn put_down_revealed(mut playback: Single<&mut Playback>) {
    playback.step.revealing = false;
}

/// Finishes the count of points.
fn settle_points(mut scores: ResMut<CountingScore>) {
    scores.settle();
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
