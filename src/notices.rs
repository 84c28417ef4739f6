//! Sentences for the player that need no answer.

use bevy::prelude::*;

/// A sentence that is shown for a while.
#[derive(Message, Clone, PartialEq, Eq, Debug)]
pub struct Notice(pub String);

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Notice>();
}
