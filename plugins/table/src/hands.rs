//! Hands and panels: everything between the player and the core of the table.

use bevy::prelude::*;

/// Input, focus, and what is drawn besides the cards. Needs [`crate::CorePlugin`], egui and a window.
pub struct HandsPlugin;

impl Plugin for HandsPlugin {
    fn build(&self, app: &mut App) {
        app.add_plugins((
            crate::theme::ThemePlugin,
            crate::device::plugin,
            crate::input::plugin,
            crate::focus::plugin,
            crate::pointer::plugin,
            crate::hud::plugin,
            crate::sketch::plugin,
            crate::panels::plugin,
            crate::marks::plugin,
            crate::zoom::plugin,
            crate::signs::plugin,
            crate::buttons::plugin,
            crate::look_back::plugin,
        ));
    }
}
