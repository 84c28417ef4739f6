//! Screens that fill the window: the title and the setup. The table has a crate of its own.

mod setup;
pub mod title;

use bevy::prelude::*;
use bevy_egui::egui::{Rect, Ui, UiBuilder};

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((setup::plugin, title::plugin));
}

/// Adds something in a part of the window.
fn within<R>(ui: &mut Ui, rect: Rect, add: impl FnOnce(&mut Ui) -> R) -> R {
    ui.scope_builder(UiBuilder::new().max_rect(rect), add).inner
}
