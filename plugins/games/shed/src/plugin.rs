//! Shed as a Bevy plugin: it stands on the shelf, and its rules' phases are the table's states.

use crate::options::Shed;
use bevy::prelude::*;
use kortlek_table::register::{AddCardGame, ShelfEntry};

/// Puts Shed on the shelf.
#[derive(Clone, Copy, Debug, Default)]
pub struct ShedPlugin;

impl Plugin for ShedPlugin {
    fn build(&self, app: &mut App) {
        app.add_card_game(ShelfEntry::of::<Shed>());
    }
}
