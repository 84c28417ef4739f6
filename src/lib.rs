//! Kortlek, the application: wiring, screens, menus, saves, sound. It knows no card game's rules.

pub mod assets_folder;
pub mod command_line;
pub mod disk;
pub mod graphics;
pub mod memory;
pub mod saves;
pub mod scribe;
pub mod settings;
mod third_party;
pub mod window;

use bevy::{asset::UnapprovedPathMode, log::LogPlugin, prelude::*};
use command_line::{Ending, Launch};
use disk::Folders;
use memory::Memory;
use std::{ffi::OsString, process::ExitCode};

/// The whole application, without the engine's own plugins: what tests run too.
pub struct AppPlugin;

impl Plugin for AppPlugin {
    fn build(&self, app: &mut App) {
        app.add_plugins((
            third_party::plugin,
            scribe::plugin,
            settings::plugin,
            window::plugin,
        ));
    }
}

/// Runs the program with these arguments, the program's name first.
pub fn run(args: impl IntoIterator<Item = OsString>) -> ExitCode {
    match prepare(args) {
        Ok(mut app) => match app.run() {
            AppExit::Success => ExitCode::SUCCESS,
            AppExit::Error(code) => ExitCode::from(code.get()),
        },
        Err(Ending { words, is_error }) => {
            if is_error {
                eprintln!("{}", words.trim_end());
                ExitCode::from(2)
            } else {
                println!("{}", words.trim_end());
                ExitCode::SUCCESS
            }
        }
    }
}

fn prepare(args: impl IntoIterator<Item = OsString>) -> Result<App, Ending> {
    let launch = Launch::from_args(args)?;
    let assets = assets_folder::find().map_err(Ending::error)?;
    let folders = Folders::of_platform();
    let (preferences, memory) = match &folders {
        Some(folders) => (
            settings::read_preferences(folders),
            settings::read::<Memory>(&folders.memory(), "What was remembered"),
        ),
        None => (settings::Found::default(), settings::Found::default()),
    };
    graphics::explain_failures();
    let mut app = App::new();
    app.add_plugins(
        DefaultPlugins
            .set(WindowPlugin {
                primary_window: Some(window::primary(&launch, &memory.value, &preferences.value)),
                ..default()
            })
            .set(AssetPlugin {
                file_path: assets.to_string_lossy().into_owned(),
                unapproved_path_mode: UnapprovedPathMode::Forbid,
                ..default()
            })
            .set(LogPlugin {
                filter: "warn,kortlek=info".to_owned(),
                ..default()
            }),
    );
    app.insert_resource(launch)
        .insert_resource(preferences.value)
        .insert_resource(memory.value)
        .add_plugins(AppPlugin);
    if let Some(folders) = folders {
        app.insert_resource(folders);
    }
    Ok(app)
}
