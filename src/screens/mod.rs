//! Screens that fill the window: the title and the setup. The table has a crate of its own.

mod setup;
pub mod title;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((setup::plugin, title::plugin));
}
