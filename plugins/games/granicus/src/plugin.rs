//! Granicus as a Bevy plugin: it stands on the shelf, and its rules' phases are the table's states.

use crate::rules::Granicus;
use bevy::prelude::*;
use kortlek_table::register::{AddCardGame, ShelfEntry};

/// Puts Granicus on the shelf.
#[derive(Clone, Copy, Debug, Default)]
pub struct GranicusPlugin;

impl Plugin for GranicusPlugin {
    fn build(&self, app: &mut App) {
        app.add_card_game(ShelfEntry::of::<Granicus>());
    }
}
