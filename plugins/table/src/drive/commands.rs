//! What the player wants: picks become decisions, commands are carried out.

use super::{Cursor, advance::plays_forced, show_all, thinking::Thinkers};
use crate::{
    awake::Wake,
    draw::shown::{Shown, Tally},
    messages::{Picked, TableCommand, TableEvent},
    motion::{
        beats::Beats,
        plan::{Motion, Transition},
        tween::Course,
    },
    preferences::{Pace, Preferences},
    states::TablePhase,
    table::Table,
    tempo::{self, Tempo},
};
use bevy::{ecs::system::SystemParam, prelude::*};
use kortlek_rules::tabled::{Pick, Target};

/// All that moves or is held in view.
#[derive(SystemParam)]
pub(super) struct Show<'w, 's> {
    cursor: ResMut<'w, Cursor>,
    beats: ResMut<'w, Beats>,
    tally: ResMut<'w, Tally>,
    courses: Query<'w, 's, &'static mut Course>,
}

impl Show<'_, '_> {
    /// Finishes what moves, and what is held in view.
    fn skip(&mut self, motion: &Motion, tempo: Tempo) {
        self.rush(tempo);
        // What was only just sent on its way is not moving yet.
        self.cursor.rush = motion.transition.is_some();
        self.beats.clear();
        self.tally.settle();
        self.cursor.hold = 0.0;
    }

    /// Makes what moves hurry.
    fn rush(&mut self, tempo: Tempo) {
        let time = tempo.time(tempo::RUSH);
        for mut course in self.courses.iter_mut().filter(|c| c.matters) {
            // Pressed again, it is there at once.
            let left = if course.is_rushed() { 0.0 } else { time };
            course.rush(left);
        }
    }
}

/// What the player wants.
pub(super) fn take(
    mut commands: MessageReader<TableCommand>,
    mut picked: MessageReader<Picked>,
    mut table: ResMut<Table>,
    mut show: Show,
    mut shown: ResMut<Shown>,
    mut motion: ResMut<Motion>,
    mut thinkers: ResMut<Thinkers>,
    mut preferences: ResMut<Preferences>,
    mut events: MessageWriter<TableEvent>,
    mut phase: ResMut<NextState<TablePhase>>,
    (time, wake): (Res<Time<Real>>, Res<Wake>),
) {
    let tempo = Tempo::of(&preferences);
    if show.cursor.rush && motion.transition.is_none() {
        show.cursor.rush = false;
        show.rush(tempo);
    }
    // What is picked comes first: a drop picks twice and confirms in one frame. All of that is one press.
    if !picked.is_empty() {
        show.skip(&motion, tempo);
    }
    for Picked(target) in picked.read() {
        fill_choices(&mut table, &mut show.cursor);
        pick(
            &mut table,
            *target,
            &preferences,
            &mut thinkers,
            &mut events,
        );
    }
    for command in commands.read() {
        match command {
            TableCommand::Cancel => cancel(&mut table),
            TableCommand::Skip => show.skip(&motion, tempo),
            TableCommand::Hurry => {
                thinkers.hurry();
                show.cursor.gap = 0.0;
                show.skip(&motion, tempo);
            }
            TableCommand::Undo => {
                if undo(&mut table, &preferences) {
                    thinkers.drop_all();
                    show.beats.clear();
                    show.tally.settle();
                    let now = table.session.positions() - 1;
                    show_all(&mut table, now, &mut shown);
                    // Whatever was being shown, the players see what they came back to.
                    phase.set(table.session.phase(now).into());
                    motion.transition = Some(Transition::Back);
                    *show.cursor = show.cursor.anew();
                    events.write(TableEvent::Undone);
                } else {
                    events.write(TableEvent::Refused(table.say("nothing-to-undo")));
                }
            }
            TableCommand::Hint => {
                if table.hint.is_some() {
                    // What it said is said again.
                    events.write_batch(table.hint.clone().map(TableEvent::Hinted));
                } else if !thinkers.is_hinting()
                    && (!table.picking.decides()
                        || !thinkers.ask_hint(table.session.as_ref(), time.elapsed(), &wake))
                {
                    events.write(TableEvent::Refused(table.say("no-hint-now")));
                }
            }
            TableCommand::Confirm => {
                show.skip(&motion, tempo);
                if let Some(actions) = table.picking.confirm() {
                    commit(&mut table, &actions, &mut thinkers, &mut events);
                }
            }
            TableCommand::Mark(target) => {
                if table.session.mark(*target) {
                    // A stage of a step has a layout of its own; the mark is seen in what follows.
                    if show.cursor.stages.is_empty() {
                        let k = table.shown;
                        shown.layout = table.layout(k);
                        motion.transition.get_or_insert(Transition::Back);
                    }
                    events.write(TableEvent::Moved);
                } else {
                    cancel(&mut table);
                }
            }
            TableCommand::Pace => {
                let all = Pace::ALL;
                let k = all.iter().position(|p| *p == preferences.pace).unwrap_or(0);
                preferences.pace = all[(k + 1) % all.len()];
            }
            TableCommand::LookBack
            | TableCommand::LookAt(_)
            | TableCommand::LookAway
            | TableCommand::Menu
            | TableCommand::Rules
            | TableCommand::Mute => {}
        }
    }
}

/// Puts back what was picked.
fn cancel(table: &mut Table) {
    if !table.picking.has_picks() {
        table.hint = None;
    }
    // Before the picture is there, nothing can be picked.
    if table.picking.decides() {
        table.picking.clear();
        table.renew_picking();
    }
}

/// Takes the person's last decision back; where decisions that leave no choice make themselves, those as well, or they
/// would be made again at once. Says whether there was one.
fn undo(table: &mut Table, preferences: &Preferences) -> bool {
    if !table.can_undo() || !table.session.undo() {
        return false;
    }
    loop {
        let now = table.session.positions() - 1;
        // Several actions that were one decision go together.
        let inside = |[first, last]: &[usize; 2]| (first + 1..=*last).contains(&now);
        let part = table.drafts.iter().any(inside);
        let forced = plays_forced(table, preferences) && table.session.choices().len() == 1;
        if !(part || forced && table.can_undo()) || !table.session.undo() {
            break;
        }
    }
    let now = table.session.positions() - 1;
    table.drafts.retain(|[_, last]| *last < now);
    table.picking = Default::default();
    table.hint = None;
    table.undone += 1;
    true
}

/// A target is picked: it goes on with what was picked, or begins anew, or is refused with a reason.
fn pick(
    table: &mut Table,
    target: Target,
    preferences: &Preferences,
    thinkers: &mut Thinkers,
    events: &mut MessageWriter<TableEvent>,
) {
    if !table.picking.decides() && !table.is_current() {
        return;
    }
    let marked = table.picking.marked().len();
    match table.picking.pick(target, preferences.asks()) {
        Pick::Taken | Pick::PutBack => {
            if table.picking.marked().len() != marked {
                table.renew_picking();
            }
        }
        Pick::Decides(actions) => commit(table, &actions, thinkers, events),
        Pick::Refused => {
            events.write(TableEvent::Refused(table.refusal(target)));
        }
    }
}

/// Makes the player's decision.
pub(super) fn commit(
    table: &mut Table,
    actions: &[String],
    thinkers: &mut Thinkers,
    events: &mut MessageWriter<TableEvent>,
) {
    let Some(me) = table.session.me() else { return };
    table.picking.clear();
    let first = table.session.positions() - 1;
    if actions.len() > 1 {
        table.drafts.push([first, first + actions.len() - 1]);
    }
    for action in actions {
        if let Err(refusal) = table.session.commit(me, action) {
            events.write(TableEvent::Refused(table.say(refusal.0)));
            table.renew_picking();
            return;
        }
        table.picking = Default::default();
        table.hint = None;
        thinkers.forget_hint();
        events.write(TableEvent::Moved);
    }
}

/// Fills in what the player may do, as soon as the picture has come to the present position. Says whether anything was
/// filled in.
pub(super) fn fill_choices(table: &mut Table, cursor: &mut Cursor) -> bool {
    let steps = table.session.positions();
    if !table.is_current() || cursor.choices_for == Some(steps) {
        return false;
    }
    cursor.choices_for = Some(steps);
    // Others may have decided in secret meanwhile: what was picked stays picked if it still can be.
    table.renew_picking();
    true
}
