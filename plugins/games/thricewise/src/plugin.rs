//! Thricewise as a Bevy plugin: it stands on the shelf, and its rules' phases are the table's states.

use crate::rules::Thricewise;
use bevy::prelude::*;
use kortlek_table::register::{AddCardGame, ShelfEntry};

/// Puts Thricewise on the shelf.
#[derive(Clone, Copy, Debug, Default)]
pub struct ThricewisePlugin;

impl Plugin for ThricewisePlugin {
    fn build(&self, app: &mut App) {
        app.add_card_game(ShelfEntry::of::<Thricewise>());
    }
}
