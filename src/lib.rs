//! Kortlek, the application: wiring, screens, menus, saves, sound. It knows no card game's rules.

pub mod archive;
pub mod assets_folder;
mod browser;
pub mod calendar;
pub mod catalog;
pub mod characters;
pub mod clipboard;
pub mod command_line;
pub mod daily;
pub mod graphics;
mod input_script;
pub mod lesson;
pub mod log_file;
pub mod measure;
pub mod menus;
pub mod navigation;
pub mod notices;
pub mod plan;
pub mod play;
pub mod problem;
pub mod progress;
pub mod replay;
mod report;
pub mod saves;
mod schedules;
pub mod screens;
pub mod settings;
mod shots;
mod small_table;
mod sound;
pub mod stage;
pub mod store;
pub mod summary;
pub mod system_preferences;
pub mod terms;
mod third_party;
pub mod tips;
pub mod window;
pub mod words;

use bevy::{
    asset::{AssetMetaCheck, UnapprovedPathMode},
    audio::AudioPlugin,
    core_pipeline::CorePipelinePlugin,
    log::LogPlugin,
    prelude::*,
    render::RenderPlugin,
};
use command_line::{Ending, Launch};
use kortlek_games::GamesPlugin;
use kortlek_kit::{
    pictures::{AssetFolder, PrerenderedImages},
    words::UiWords,
};
use kortlek_platform::{program, system_preferences::SystemPreferences};
use kortlek_rules::Message;
use kortlek_table::{CorePlugin, InterfacePlugin, Table, register::Shelf};
use notices::Notice;
use progress::Progress;
use std::{
    ffi::OsString,
    path::{Path, PathBuf},
    process::ExitCode,
};
use store::{disk::Folders, writer::FileKind};

/// The whole application, without the engine's own plugins: what tests run too. `Launch`, `Preferences`, `Progress`
/// and, if anything is to be kept, `Folders` must be there before.
pub struct AppPlugin;

impl Plugin for AppPlugin {
    fn build(&self, app: &mut App) {
        app.add_plugins((
            CorePlugin,
            third_party::plugin,
            InterfacePlugin,
            GamesPlugin,
            schedules::SequentialPlugin,
        ))
        .add_plugins(words::plugin)
        .add_plugins((
            archive::plugin,
            browser::plugin,
            clipboard::plugin,
            daily::plugin,
            lesson::plugin,
            replay::plugin,
            tips::plugin,
        ))
        .add_plugins((
            input_script::plugin,
            log_file::plugin,
            progress::plugin,
            menus::plugin,
            measure::plugin,
            notices::plugin,
            play::plugin,
            report::plugin,
            saves::plugin,
            screens::plugin,
            store::writer::plugin,
            settings::plugin,
            shots::plugin,
            sound::plugin,
            window::plugin,
        ));
    }
}

/// Runs `kortlek lab` with these arguments.
pub fn run_lab(args: Vec<OsString>) -> ExitCode {
    kortlek_lab::start("kortlek lab", kortlek_games::GAMES, args)
}

/// Runs the program with these arguments, the program's name first.
pub fn run(args: Vec<OsString>) -> ExitCode {
    match prepare(args) {
        Ok(mut app) => match app.run() {
            AppExit::Success => ExitCode::SUCCESS,
            AppExit::Error(code) => ExitCode::from(code.get()),
        },
        Err(Ending { words, is_error }) => {
            if is_error {
                program::refuse(words.trim_end())
            } else {
                program::answer(words.trim_end())
            }
        }
    }
}

/// All games that can be played, and all words, known before any window is opened.
fn shelf() -> (Shelf, UiWords) {
    let mut app = App::empty();
    app.add_plugins((GamesPlugin, words::plugin));
    let world = app.world_mut();
    (
        world.remove_resource().unwrap_or_default(),
        world.remove_resource().unwrap_or_default(),
    )
}

fn prepare(args: impl IntoIterator<Item = OsString>) -> Result<App, Ending> {
    let launch = Launch::from_args(args)?;
    let (shelf, mut words) = shelf();
    let folders = Folders::of_platform();
    let (mut preferences, memory) = match &folders {
        Some(folders) => (
            settings::read_preferences(folders),
            settings::read::<Progress>(&folders.memory(), FileKind::Progress),
        ),
        None => (settings::Loaded::default(), settings::Loaded::default()),
    };
    words.set_language(preferences.value.language());
    words.set_letters(preferences.value.card_words);
    let asked = play::asked_for(&launch, &shelf, &memory.value).map_err(Ending::error)?;
    if let Some(pace) = launch.pace {
        preferences.value.pace = pace;
    }
    let mut problems: Vec<Message> = [preferences.problem, memory.problem]
        .into_iter()
        .flatten()
        .collect();
    // Without its pictures Kortlek can be played with plain cards.
    let assets = assets_folder::find().unwrap_or_else(|problem| {
        problems.push(problem);
        PathBuf::from("assets")
    });
    let resumed = if launch.resume {
        play::resume(folders.as_ref(), &shelf, &words, None)
            .map_err(|problem| problems.push(problem))
            .ok()
    } else {
        None
    };

    problems.extend(log_file::begin(folders.as_ref()));
    graphics::explain_failures();
    let file = launch.file.clone();
    let title_comes_first = asked.is_none() && resumed.is_none() && file.is_none();
    let greets = title_comes_first && menus::first::is_due(folders.as_ref(), &memory.value);
    if greets {
        system_preferences::apply(SystemPreferences::ask(), &mut preferences.value);
    }
    let window = window::primary(&launch, &memory.value, &preferences.value, &words);
    let rehearsal = title_comes_first.then(|| {
        let size = Vec2::new(window.width(), window.height());
        let (folders, memory, preferences) = (
            folders.clone(),
            memory.value.clone(),
            preferences.value.clone(),
        );
        PrerenderedImages::begin(&assets, move |pictures| {
            if greets {
                menus::first::rehearse(&preferences, &words, size, pictures);
                return;
            }
            screens::title::rehearse(
                folders.as_ref(),
                &shelf,
                &memory,
                &preferences,
                &words,
                size,
                pictures,
            );
        })
    });
    let mut app = App::new();
    if let Some(rehearsal) = rehearsal {
        app.insert_resource(rehearsal);
    }
    add_engine(&mut app, window, &assets);
    app.insert_resource(launch)
        .insert_resource(preferences.value)
        .insert_resource(memory.value);
    if let Some(folders) = folders {
        app.insert_resource(folders);
    }
    app.insert_resource(AssetFolder(assets))
        .add_plugins(AppPlugin);
    start(&mut app, asked, resumed, problems);
    if greets {
        menus::first::begin(app.world_mut());
    }
    if let Some(file) = file {
        replay::open_file(&mut app.world_mut().commands(), file);
    }
    Ok(app)
}

fn start(app: &mut App, asked: Option<Table>, resumed: Option<Table>, problems: Vec<Message>) {
    let world = app.world_mut();
    for problem in problems {
        warn!("{problem}");
        world.write_message(Notice::of(problem));
    }
    if let Some(table) = asked {
        play::begin(world, table);
    } else if let Some(table) = resumed {
        play::go_on(world, table);
    }
}

fn add_engine(app: &mut App, window: Window, assets: &Path) {
    app.add_plugins(third_party::shipped::plugin);
    let plugins = DefaultPlugins
        .set(WindowPlugin {
            primary_window: Some(window),
            ..default()
        })
        .set(AssetPlugin {
            file_path: assets.to_string_lossy().into_owned(),
            unapproved_path_mode: UnapprovedPathMode::Forbid,
            // The shipped files have none, and each would be asked for.
            meta_check: AssetMetaCheck::Never,
            ..default()
        })
        .set(RenderPlugin {
            // A picture that lacks what is still being compiled is drawn for nothing.
            synchronous_pipeline_compilation: true,
            ..default()
        })
        .set(LogPlugin {
            custom_layer: log_file::layer,
            filter: "error,kortlek=info,kortlek_table=info,wgpu_hal=off,bevy_audio=off".to_owned(),
            ..default()
        });
    let plugins = plugins
        .add_before::<CorePipelinePlugin>(third_party::FlatPipelinePlugin)
        .disable::<CorePipelinePlugin>();
    if sound::has_device() {
        app.add_plugins(plugins);
    } else {
        app.add_plugins(plugins.disable::<AudioPlugin>());
        info!("There is no audio device; play goes on without sound.");
    }
}
