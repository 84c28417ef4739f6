//! Shared on-screen part of every game: the match and its picture, phases as states, cards that travel, input, focus,
//! pace. It knows no game: it works on [`kortlek_rules::session::Session`].

pub mod animation;
pub mod bot_service;
pub mod draw;
pub mod drive;
pub mod guide;
pub mod hand_order;
pub mod input;
pub mod layout;
pub mod messages;
pub mod mode;
pub mod motion;
pub mod register;
pub mod states;
pub mod table;
pub mod table_picture;
pub mod tempo;
pub mod toast;
pub mod ui;

pub use bot_service::{BotService, BotTask, BotThreads, Bots, Courier, RemoteBots};
pub use guide::{OverlayButtons, Replacement};
pub use layout::depth;
pub use layout::frame::{Frame, SeatPanel};
pub use layout::hit_targets::{CARD, CardSprite, Dragged, HitTarget, HitTargets, Raise, RestPose};
pub use messages::{Picked, Sound, TableCommand, TableEvent};
pub use mode::{ExampleMode, LessonMode, Mode, ReplayMode};
pub use register::{GamePlugin, Shelf, ShelfEntry};
pub use states::{Menu, Pause, Screen, TableComponents, TablePhase, TableSystems};
pub use table::{Origin, Table, playing};
pub use table_picture::{Activity, CountingScore, TablePicture};
pub use ui::InterfacePlugin;

use bevy::prelude::*;
use draw::opening::{TablePart, is_due};
use kortlek_kit::{AddMessages as _, SettingsPlugin};
use kortlek_words::File;

/// Messages of the table itself.
const MESSAGES: &[File] = kortlek_rules::messages!();

/// The core of the table: match, picture and motion, without input and panels. Works without a window.
pub struct CorePlugin;

impl Plugin for CorePlugin {
    fn build(&self, app: &mut App) {
        app.add_messages(MESSAGES)
            .init_state::<Screen>()
            .init_state::<Menu>()
            .init_state::<Pause>()
            .add_sub_state::<TablePhase>()
            .add_message::<Picked>()
            .add_message::<TableCommand>()
            .add_message::<TableEvent>()
            .add_message::<Sound>()
            .init_resource::<Bots>()
            .init_resource::<Shelf>()
            .init_resource::<Frame>()
            .init_resource::<TablePicture>()
            .init_resource::<Activity>()
            .init_resource::<CountingScore>()
            .add_table_component::<table_picture::PreviewScores>()
            .add_table_component::<table_picture::HiddenByPreview>()
            .init_resource::<HitTargets>()
            .init_resource::<OverlayButtons>()
            .configure_sets(
                Update,
                (
                    TableSystems::Frame,
                    TableSystems::Input.run_if(is_due(TablePart::Input)),
                    (
                        TableSystems::Drive,
                        TableSystems::Plan,
                        TableSystems::Tween,
                        TableSystems::Draw,
                    )
                        .chain()
                        .run_if(is_due(TablePart::Pieces)),
                )
                    .chain()
                    .run_if(in_state(Screen::Table).and_then(resource_exists::<Table>)),
            )
            .add_plugins((
                SettingsPlugin,
                states::plugin,
                drive::redraw::plugin,
                draw::faces::plugin,
                drive::plugin,
                motion::plan::plugin,
                (
                    animation::plugin,
                    motion::idle_motion::plugin,
                    motion::shake::plugin,
                ),
                draw::sprites::plugin,
                draw::zones::plugin,
                draw::opaque_regions::plugin,
                draw::opening::plugin,
                motion::beats::plugin,
                draw::strokes::plugin,
            ));
    }
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_messages_are_whole_in_every_language() {
        assert_eq!(kortlek_words::problems(super::MESSAGES), []);
    }
}
