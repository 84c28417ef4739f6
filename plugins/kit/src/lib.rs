//! Parts that pages and tables share: the player's settings, words, type, colours, pictures, keys and buttons, and the
//! widgets of all pages. It knows no screen, no table and no game.
//!
//! Begin with [`theme`] for the look, [`widgets`] for what a page consists of, and [`input`] for what players can press.

pub mod callout;
pub mod cut;
pub mod device;
pub mod face_words;
pub mod fit;
pub mod focus;
pub mod fonts;
pub mod input;
pub mod markup;
pub mod palette;
pub mod pictures;
pub mod preferences;
pub mod redraw_request;
pub mod theme;
pub mod widgets;
pub mod words;

pub use preferences::{BotPace, CardWords, Cloth, HandOrder, Pace, Preferences};
pub use redraw_request::{EventLoopWaker, PadsWatched, RedrawRequest, WakingTask};
pub use words::{AddMessages, UiWords};

use bevy::prelude::*;

/// Settings, and words that follow the chosen language. Works without a window.
pub struct SettingsPlugin;

impl Plugin for SettingsPlugin {
    fn build(&self, app: &mut App) {
        app.init_resource::<Preferences>()
            .add_plugins(words::plugin);
    }
}

/// Look, pictures and devices. Needs [`SettingsPlugin`], egui and a window.
pub struct KitPlugin;

impl Plugin for KitPlugin {
    fn build(&self, app: &mut App) {
        app.add_plugins((theme::plugin, pictures::plugin, device::plugin));
    }
}
