//! User interface of text alone, which needs no place among the cards: bar, log and help, and pages over the table.

pub mod canvas;
pub mod hud;
pub mod look_back;
mod page_zoom;
pub mod tooltip;
pub mod zoom;

use crate::draw::opening;
use bevy::prelude::*;
use kortlek_kit::KitPlugin;

/// Input, focus, and drawing besides the cards. Needs [`crate::CorePlugin`], egui and a window.
pub struct InterfacePlugin;

impl Plugin for InterfacePlugin {
    fn build(&self, app: &mut App) {
        app.add_plugins((
            KitPlugin,
            page_zoom::plugin,
            crate::input::plugin,
            (hud::plugin, canvas::plugin, tooltip::plugin),
            crate::draw::list::plugin,
            crate::draw::panels::plugin,
            crate::draw::marks::plugin,
            (
                crate::draw::canvas::plugin,
                crate::draw::canvas_edge::plugin,
            ),
            zoom::plugin,
            crate::draw::signs::plugin,
            crate::draw::buttons::plugin,
            crate::draw::zone_decor::plugin,
            look_back::plugin,
        ))
        .add_systems(Startup, opening::lay_out_first_words)
        .add_systems(
            Update,
            opening::remove_first_words.run_if(any_with_component::<opening::WarmUpText>),
        );
    }
}
