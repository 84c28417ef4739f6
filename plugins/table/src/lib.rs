//! What every game shares on screen: the match and its picture, phases as states, cards that travel, input, focus,
//! pace. It knows no game: it works on [`kortlek_rules::session::Session`].

pub mod arrange;
pub mod beats;
pub mod buttons;
pub mod compose;
pub mod device;
pub mod driver;
pub mod faces;
pub mod focus;
pub mod frame;
pub mod hands;
pub mod hud;
pub mod input;
pub mod look_back;
pub mod marks;
pub mod messages;
pub mod motion;
pub mod palette;
pub mod panels;
pub mod picture;
pub mod pointer;
pub mod preferences;
pub mod props;
pub mod reconcile;
pub mod redraw;
pub mod register;
pub mod shapes;
pub mod signs;
mod sketch;
pub mod spots;
pub mod sprites;
pub mod states;
pub mod strokes;
pub mod table;
pub mod theme;
pub mod thinking;
pub mod tween;
pub mod zoom;

pub use frame::{Frame, SeatPanel};
pub use hands::HandsPlugin;
pub use messages::{Cue, News, Order, Picked};
pub use picture::{Picture, Stir, Tally, depth};
pub use preferences::{Cloth, Pace, Preferences};
pub use redraw::{Awake, PadsWatched, Wake};
pub use register::{AddCardGame, Entry, Shelf};
pub use spots::{CARD, CardSprite, Held, Home, Lift, Spot, Spots};
pub use states::{Menu, Pause, Screen, TablePhase};
pub use table::{Table, Trial, playing};

use bevy::prelude::*;

/// The order of the table's systems in `Update`. They run while [`Screen::Table`] shows and a [`Table`] is there.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TableSystems {
    /// The window's size becomes the frame.
    Frame,
    /// Hands: keys, pointer and pad become [`Picked`] and [`Order`].
    Hands,
    /// Decisions are made, steps are shown.
    Drive,
    /// Sprites are made and sent on their way.
    Compose,
    /// What moves is moved.
    Tween,
    /// Sprites get their pictures, rings and words.
    Dress,
}

/// The core of the table: match, picture and motion, without hands and panels. Works without a window.
pub struct CorePlugin;

impl Plugin for CorePlugin {
    fn build(&self, app: &mut App) {
        app.init_state::<Screen>()
            .init_state::<Menu>()
            .init_state::<Pause>()
            .add_sub_state::<TablePhase>()
            .add_message::<Picked>()
            .add_message::<Order>()
            .add_message::<News>()
            .add_message::<Cue>()
            .init_resource::<Preferences>()
            .init_resource::<Shelf>()
            .init_resource::<Frame>()
            .init_resource::<Picture>()
            .init_resource::<Stir>()
            .init_resource::<Tally>()
            .init_resource::<Spots>()
            .configure_sets(
                Update,
                (
                    TableSystems::Frame,
                    TableSystems::Hands,
                    TableSystems::Drive,
                    TableSystems::Compose,
                    TableSystems::Tween,
                    TableSystems::Dress,
                )
                    .chain()
                    .run_if(in_state(Screen::Table).and_then(resource_exists::<Table>)),
            )
            .add_plugins((
                redraw::plugin,
                faces::plugin,
                driver::plugin,
                compose::plugin,
                tween::plugin,
                sprites::plugin,
                props::plugin,
                beats::plugin,
                strokes::plugin,
            ));
    }
}
