//! Worked examples with a goal: after the move a comment says whether it was right, and why; solved ones are
//! remembered.

use crate::{notices::Notice, progress::Progress};
use bevy::prelude::*;
use kortlek_kit::words::UiWords;
use kortlek_rules::Text;
use kortlek_table::{Mode, Table, TableSystems};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        answer
            .after(TableSystems::Drive)
            .run_if(resource_exists::<Table>),
    );
}

/// Comments on the decision in an example, once its goal can be judged.
fn answer(
    mut table: ResMut<Table>,
    mut memory: ResMut<Progress>,
    words: Res<UiWords>,
    mut notices: MessageWriter<Notice>,
) {
    let decided = |table: &Table| table.mode.example()?.decided.clone();
    let Some((at, actions)) = decided(&table) else {
        return;
    };
    let game = table.session.card().id;
    let Mode::Example(example) = &mut table.mode else {
        return;
    };
    example.decided = None;
    let (name, begins) = (example.name, example.positions - 1);
    let goal = kortlek_games::example(game, name).and_then(|example| example.goal);
    let Some(goal) = goal else { return };
    let session = &*table.session;
    let Some(right) = goal.answer(session, begins, at, &actions) else {
        return;
    };
    let sentence = goal.said_in(words.language().tag(), right);
    if !sentence.is_empty() {
        notices.write(Notice(Text::Shown(sentence.to_owned())));
    }
    if right {
        let solved = memory.solved.entry(game.to_owned()).or_default();
        solved.insert(name.to_owned());
    }
}
