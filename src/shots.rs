//! F9 and F12 keep a picture of the window.

use crate::{
    command_line::Launch,
    notices::Notice,
    store::disk::{self, Folders},
};
use bevy::{
    image::ImageFormat,
    prelude::*,
    render::view::screenshot::{Screenshot, ScreenshotCaptured},
};
use kortlek_platform::files;
use kortlek_rules::{Arg, Message};
use std::{
    io::Cursor,
    path::{Path, PathBuf},
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, take.run_if(resource_exists::<ButtonInput<KeyCode>>));
}

/// Keys that take a picture. In a page F12 opens the browser's own tools.
const KEYS: [KeyCode; 2] = [KeyCode::F9, KeyCode::F12];
/// The label of the key that does so everywhere.
pub const KEY: &str = "F9";

fn take(
    keys: Res<ButtonInput<KeyCode>>,
    launch: Res<Launch>,
    folders: Option<Res<Folders>>,
    mut commands: Commands,
) {
    if !keys.any_just_pressed(KEYS) {
        return;
    }
    let Some(folder) = launch.shots.clone().or(folders.map(|f| f.shots())) else {
        return;
    };
    commands.spawn(Screenshot::primary_window()).observe(
        move |shot: On<ScreenshotCaptured>, mut notices: MessageWriter<Notice>| {
            notices.write(Notice::of(match keep(&shot.image, &folder) {
                Ok(file) => Message::new("notice-shot").with("file", disk::named(&file)),
                Err(reason) => Message::new("notice-no-shot").with("reason", reason),
            }));
        },
    );
}

/// Errors say why not.
fn keep(image: &Image, folder: &Path) -> Result<PathBuf, Arg> {
    let image = image.clone().try_into_dynamic();
    let image = image.map_err(|error| Arg::Name(error.to_string()))?;
    let file = free_name(folder);
    let png = ImageFormat::Png.as_image_crate_format();
    let png = png.ok_or(Arg::Name("PNG".to_owned()))?;
    let mut bytes = Cursor::new(Vec::new());
    let written = image.to_rgb8().write_to(&mut bytes, png);
    written.map_err(|error| Arg::Name(error.to_string()))?;
    files::deliver(&file, bytes.get_ref()).map_err(|error| disk::reason(&error))?;
    Ok(file)
}

/// The first name in the folder that nothing has.
fn free_name(folder: &Path) -> PathBuf {
    (1..)
        .map(|n: u32| folder.join(format!("kortlek-{n:03}.png")))
        .find(|file| !files::exists(file))
        .expect("numbers don't end")
}
