//! Pages over the screens: pause, settings, rules, result, credits.

mod credits;
mod decided;
mod decks;
pub mod first;
mod keys;
mod pause;
pub mod problem;
mod records;
mod reference;
mod result;
mod rules;
pub mod search;
mod settings;
mod story;

pub use rules::RulesOf;

use crate::{
    navigation::{self, MenuStack},
    window::Unfocused,
};
use bevy::prelude::*;
use bevy_egui::EguiPostUpdateSet;
use kortlek_kit::{RedrawRequest, focus::FocusNavigation};
use kortlek_table::{Menu, Pause, Screen, Table, TableCommand, register::Shelf};
use std::time::Duration;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<FocusNavigation>()
        .init_resource::<MenuStack>()
        .init_resource::<Unfocused>()
        .add_plugins((
            kortlek_kit::device::menus::plugin,
            credits::plugin,
            (first::plugin, problem::plugin),
            (decided::plugin, decks::plugin, reference::plugin),
            pause::plugin,
            records::plugin,
            result::plugin,
            rules::plugin,
            settings::plugin,
            story::plugin,
        ))
        .add_systems(Update, (obey, stand_still).chain())
        .add_systems(PostUpdate, wake.after(EguiPostUpdateSet::EndPass));
}

/// Time within which a page is not at rest before its next frame is due.
const MOMENT: Duration = Duration::from_secs(1);

/// A page may need a frame after a while although nothing happens.
fn wake(mut nav: ResMut<FocusNavigation>, awake: Option<ResMut<RedrawRequest>>) {
    let due = nav.bypass_change_detection().take_due();
    if let (Some(due), Some(mut awake)) = (due, awake) {
        // What is due in a moment belongs to what is shown; the deal of tomorrow does not.
        if due < MOMENT {
            awake.goes_on_within(due);
        } else {
            awake.within(due);
        }
    }
}

/// Menus that are asked for at the table.
fn obey(
    mut table_commands: MessageReader<TableCommand>,
    table: Option<Res<Table>>,
    shelf: Option<Res<Shelf>>,
    menu: Res<State<Menu>>,
    screen: Res<State<Screen>>,
    coming: Res<result::ResultTimer>,
    mut commands: Commands,
) {
    for command in table_commands.read() {
        if *menu.get() != Menu::None || *screen.get() != Screen::Table {
            continue;
        }
        let Some(table) = &table else { continue };
        match command {
            // Not before the end is seen: over a table that stands still it would never come.
            TableCommand::Menu | TableCommand::Confirm if coming.has_ended() => {
                commands.queue(|world: &mut World| navigation::open(world, Menu::Result));
            }
            TableCommand::Menu => {
                commands.queue(|world: &mut World| navigation::open(world, Menu::Pause));
            }
            TableCommand::Story => {
                commands.queue(|world: &mut World| navigation::open(world, Menu::Story));
            }
            TableCommand::Rules | TableCommand::Reference => {
                let entry = shelf.as_ref().and_then(|s| s.get(table.session.card().id));
                if let Some(entry) = entry {
                    commands.insert_resource(RulesOf(*entry));
                    let menu = match command {
                        TableCommand::Rules => Menu::Rules,
                        _ => Menu::Reference,
                    };
                    commands.queue(move |world: &mut World| navigation::open(world, menu));
                }
            }
            _ => {}
        }
    }
}

/// Stops the table while a menu covers it.
fn stand_still(
    menu: Res<State<Menu>>,
    screen: Res<State<Screen>>,
    pause: Res<State<Pause>>,
    behind: Res<Unfocused>,
    mut next: ResMut<NextState<Pause>>,
) {
    let wanted = match (menu.get(), screen.get()) {
        (_, Screen::Table) if behind.minimised => Pause::On,
        (Menu::None | Menu::Replay, _) | (_, Screen::Title | Screen::Setup) => Pause::Off,
        _ => Pause::On,
    };
    if *pause.get() != wanted {
        next.set(wanted);
    }
}
