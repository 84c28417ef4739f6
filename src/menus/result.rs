//! The result of a match, over its last position: who won, and how the scores came about.

mod bars;
mod course;
mod page;
mod turnings;

use crate::{
    command_line::Launch,
    navigation::{self, go_to, open},
    notices::Notice,
    play,
    progress::Progress,
    replay,
    stage::{Ground, PageContext},
    summary::MatchSummary,
};
use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use kortlek_kit::{Pace, Preferences, RedrawRequest, input::actions::TableAction, words::UiWords};
use kortlek_table::{
    Frame, Menu, Origin, Pause, Picked, Screen, Sound, Table, TableCommand, TableEvent,
    register::{Shelf, ShelfEntry},
};
use leafwing_input_manager::prelude::ActionState;
use page::{Look, ResultAction, ResultPage};
use std::time::Duration;

/// Time the last position is held before the result covers it.
const HOLD: Duration = Duration::from_millis(1200);
/// Time for which a result that comes by itself takes no press, and for which it takes none after such a press: a
/// player who goes on pressing means the table.
const GUARD: Duration = Duration::from_millis(1000);
/// Number of frames of it drawn before that time begins: the first take long, and nobody has seen them yet.
const UNSEEN: u8 = 3;
/// Time the result shows before the program ends, if it was told to end after a match.
const LAST_LOOK: Duration = Duration::from_millis(1500);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ResultTimer>()
        .add_systems(OnExit(Screen::Table), forget)
        .add_systems(OnEnter(Menu::Result), sum_up)
        .add_systems(
            Update,
            (
                await_end,
                leave_afterwards,
                take_back.run_if(in_state(Screen::Table)),
            ),
        )
        .add_systems(
            EguiPrimaryContextPass,
            (
                show.run_if(in_state(Menu::Result).and_then(any_with_component::<ShownResult>)),
                way_back.run_if(in_state(Menu::None).and_then(in_state(Screen::Table))),
            ),
        );
}

/// Returns true if the match on the table is over and its end is in view.
fn is_over(table: &Table) -> bool {
    table.is_current() && table.session.result().is_some()
}

/// The result that is to be shown, and when.
#[derive(Resource, Default)]
pub(super) struct ResultTimer {
    /// The players have seen the end.
    ended: bool,
    at: Option<Duration>,
    /// The player has seen it and looks at the table.
    seen: bool,
}

impl ResultTimer {
    /// Returns true if the match is over and the players have seen its end.
    pub(super) fn has_ended(&self) -> bool {
        self.ended
    }
}

/// The result on the page, until the table is left.
#[derive(Component)]
struct ShownResult {
    account: MatchSummary,
    /// Since when, for what moves.
    since: Duration,
    /// Protection against presses meant for the table before the page appeared.
    guard: Option<Guard>,
    look: Look,
}

/// Keeps presses from a page that came by itself.
#[derive(Default)]
struct Guard {
    /// Number of frames of the page drawn so far, up to those that count as not seen.
    drawn: u8,
    /// Time that the page was visible and nothing was pressed.
    seen: Duration,
    /// Time of the last frame.
    last: Duration,
}

impl Guard {
    /// Returns true if a press now is not meant for the page, of which another frame is drawn.
    fn holds(&mut self, now: Duration) -> bool {
        // A press during a slow frame was aimed at the frame before.
        let passed = now.saturating_sub(self.last).min(GUARD / 4);
        self.last = now;
        if self.drawn < UNSEEN {
            self.drawn += 1;
        } else {
            self.seen += passed;
        }
        self.is_up()
    }

    /// Returns true if presses are not meant for the page yet.
    fn is_up(&self) -> bool {
        self.seen < GUARD
    }

    /// Something was pressed that was not meant for it.
    fn pressed(&mut self) {
        self.seen = Duration::ZERO;
    }
}

fn forget(mut coming: ResMut<ResultTimer>) {
    *coming = ResultTimer::default();
}

fn await_end(
    mut events: MessageReader<TableEvent>,
    (mut table_commands, mut picks): (MessageReader<TableCommand>, MessageReader<Picked>),
    mut coming: ResMut<ResultTimer>,
    (table, menu): (Option<Res<Table>>, Res<State<Menu>>),
    preferences: Res<Preferences>,
    time: Res<Time<Real>>,
    mut awake: ResMut<RedrawRequest>,
    mut commands: Commands,
) {
    let now = time.elapsed();
    for event in events.read() {
        match event {
            TableEvent::Finished => {
                let hold = HOLD.mul_f32(preferences.pace.factor());
                *coming = ResultTimer {
                    ended: true,
                    at: Some(now + hold),
                    seen: false,
                };
            }
            TableEvent::Undone | TableEvent::Redone => *coming = ResultTimer::default(),
            _ => {}
        }
    }
    // Any press will do: there is nothing else to come.
    let picked = picks.read().count() > 0;
    let hurried = table_commands.read().any(|command| {
        use TableCommand::{Confirm, Hurry, Skip};
        matches!(command, Skip | Hurry | Confirm)
    });
    let Some(at) = coming.at else { return };
    if *menu.get() != Menu::None {
        return;
    }
    if now < at && !picked && !hurried {
        awake.goes_on_within(at - now);
        return;
    }
    coming.at = None;
    if table.is_some_and(|table| is_over(&table)) {
        commands.queue(|world: &mut World| open(world, Menu::Result));
    }
}

fn sum_up(
    table: Option<Res<Table>>,
    words: Res<UiWords>,
    mut coming: ResMut<ResultTimer>,
    mut cues: MessageWriter<Sound>,
    (time, before): (Res<Time<Real>>, Query<Entity, With<ShownResult>>),
    mut commands: Commands,
) {
    let Some(account) = table.and_then(|table| MatchSummary::of(&table, &words)) else {
        return;
    };
    let by_itself = !coming.seen;
    if by_itself {
        cues.write(account.own_result.cue().into());
    }
    coming.seen = true;
    for before in before {
        commands.entity(before).despawn();
    }
    commands.spawn((
        ShownResult {
            account,
            since: time.elapsed(),
            guard: by_itself.then(Guard::default),
            look: Look::default(),
        },
        DespawnOnExit(Screen::Table),
    ));
}

/// Takes back the last decision with the key of the table: the result goes with it. The table is told once it is there
/// again, since it hears nothing under a page.
fn take_back(
    actions: Query<&ActionState<TableAction>>,
    (told, table): (Option<Single<&ShownResult>>, Option<Res<Table>>),
    (menu, pause): (Res<State<Menu>>, Res<State<Pause>>),
    (mut was_held, mut wanted): (Local<bool>, Local<bool>),
    mut table_commands: MessageWriter<TableCommand>,
    mut commands: Commands,
) {
    if *wanted && *pause.get() == Pause::Off {
        *wanted = false;
        table_commands.write(TableCommand::Undo);
    }
    let is_held = actions
        .iter()
        .any(|state| state.pressed(&TableAction::Undo));
    let before = std::mem::replace(&mut *was_held, is_held);
    let pressed = is_held && !before && *menu.get() == Menu::Result;
    let (Some(told), Some(table)) = (told, table) else {
        return;
    };
    // Not with a press that was meant for the table before the page was seen.
    let is_guarded = told.guard.as_ref().is_some_and(Guard::is_up);
    if pressed && !is_guarded && table.mode.replay().is_none() && table.session.can_undo() {
        commands.queue(navigation::close_all);
        *wanted = true;
    }
}

fn show(
    mut stage: PageContext,
    mut told: Single<&mut ShownResult>,
    table: Option<Res<Table>>,
    (shelf, memory): (Res<Shelf>, Res<Progress>),
    (time, mut awake): (Res<Time<Real>>, ResMut<RedrawRequest>),
    mut commands: Commands,
) {
    let Some(table) = table else { return };
    let still = stage.preferences.reduced_motion || stage.preferences.pace == Pace::Instant;
    let now = time.elapsed();
    let open = now - told.since;
    let guarded = told.guard.as_mut().is_some_and(|guard| guard.holds(now));
    let pressed = guarded && stage.take_no_press();
    if guarded {
        awake.keep();
    }
    let age = if still { 10.0 } else { open.as_secs_f32() };
    let ShownResult {
        account,
        look,
        guard,
        ..
    } = &mut **told;
    let page = ResultPage {
        account,
        session: &*table.session,
        age,
        is_trial: table.mode.example().is_some(),
        ground: stage.preferences.ground(),
    };
    let chosen = stage
        .show("result", Ground::Scrim, |ui, cx| {
            page::page(ui, cx, &page, look)
        })
        .flatten();
    if let Some(guard) = guard
        && (pressed || guarded && chosen.is_some())
    {
        guard.pressed();
    }
    let Some(chosen) = chosen.filter(|_| !guarded) else {
        return;
    };
    let entry = shelf.get(table.session.card().id).copied();
    if let (Some(example), Some(entry)) = (table.mode.example(), entry) {
        after_example(chosen, entry, example.name, &mut commands);
        return;
    }
    let mut again = |seed: u64| match entry.map(|entry| once_more(&table, &entry, seed, &memory)) {
        Some(Ok(table)) => commands.queue(move |world: &mut World| play::begin(world, table)),
        Some(Err(problem)) => warn!("the game can't be begun again: {problem}"),
        None => {}
    };
    match chosen {
        ResultAction::Again => again(play::fresh_seed()),
        ResultAction::SameDeal => again(table.session.seed()),
        ResultAction::Seed(seed) => {
            commands.queue(move |world: &mut World| super::records::copy_seed(world, seed));
        }
        ResultAction::Another => {
            commands.queue(|world: &mut World| go_to(world, Screen::Title));
        }
        ResultAction::Watch => commands.queue(|world: &mut World| {
            if let Err(problem) = replay::watch_again(world) {
                world.write_message(Notice::of(problem));
            }
        }),
        ResultAction::Table => commands.queue(navigation::close_all),
    }
}

/// Does what was chosen at the end of an example.
fn after_example(
    chosen: ResultAction,
    entry: ShelfEntry,
    name: &'static str,
    commands: &mut Commands,
) {
    match chosen {
        ResultAction::Seed(_) | ResultAction::Watch => {}
        ResultAction::Again | ResultAction::SameDeal => {
            commands.queue(move |world: &mut World| {
                if let Err(problem) = play::try_example(world, &entry, name) {
                    world.write_message(Notice::of(problem));
                }
            });
        }
        ResultAction::Another => commands.queue(play::leave_example),
        ResultAction::Table => commands.queue(navigation::close_all),
    }
}

/// The same game once more, with a seed.
fn once_more(
    table: &Table,
    entry: &ShelfEntry,
    seed: u64,
    memory: &Progress,
) -> Result<Table, String> {
    let session = &table.session;
    let seats = play::matched_to(memory, entry.card.id, session.seats());
    let names = session.names().names.clone();
    let mut new = play::open_with(entry, session.info().options.clone(), seed, seats, names)?;
    if seed == session.seed() {
        new.origin = Origin::Known;
    }
    Ok(new)
}

/// Looking at the table, a button leads back to the result.
fn way_back(
    mut stage: PageContext,
    coming: Res<ResultTimer>,
    (table, frame): (Option<Res<Table>>, Res<Frame>),
    mut commands: Commands,
) {
    if !coming.seen || !table.is_some_and(|table| is_over(&table)) {
        return;
    }
    // In the place of the confirm button, so that it covers no cards.
    if stage.float("to the result", frame.confirm, page::way_back) == Some(true) {
        commands.queue(|world: &mut World| open(world, Menu::Result));
    }
}

fn leave_afterwards(
    launch: Option<Res<Launch>>,
    told: Option<Single<&ShownResult>>,
    time: Res<Time<Real>>,
    mut awake: ResMut<RedrawRequest>,
    mut exit: MessageWriter<AppExit>,
) {
    let (Some(launch), Some(told)) = (launch, told) else {
        return;
    };
    if !launch.quit_after_result {
        return;
    }
    let age = time.elapsed() - told.since;
    if age >= LAST_LOOK {
        exit.write(AppExit::Success);
    } else {
        awake.within(LAST_LOOK - age);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_press_that_came_from_the_game_begins_nothing() {
        let ms = Duration::from_millis;
        let mut guard = Guard::default();
        // The first pictures are slow, and what is pressed meanwhile came before the page was seen.
        for now in [0, 1500, 1900] {
            assert!(guard.holds(ms(now)));
        }
        // So it is with a slow one later.
        assert!(guard.holds(ms(3400)));
        assert!(guard.holds(ms(3900)));
        // A player who goes on pressing still means the table.
        guard.pressed();
        for k in 0..9 {
            assert!(guard.holds(ms(4000 + 100 * k)));
        }
        assert!(!guard.holds(ms(4900)));
    }
}
