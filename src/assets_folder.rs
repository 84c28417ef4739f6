//! Folder of pictures, sounds and fonts.

use crate::disk;
use kortlek_rules::{Arg, Message};
use std::{
    env,
    path::{Path, PathBuf},
};

/// The places where the folder may be, the most likely first: the one that `BEVY_ASSET_ROOT` names, then those beside
/// the program in the packages of each system.
fn places() -> Vec<PathBuf> {
    let mut places = Vec::new();
    if let Some(root) = env::var_os("BEVY_ASSET_ROOT") {
        places.push(Path::new(&root).join("assets"));
    }
    let program = env::current_exe().and_then(|path| path.canonicalize());
    if let Some(folder) = program.ok().as_deref().and_then(Path::parent) {
        places.push(folder.join("assets"));
        places.push(folder.join("../Resources/assets"));
        places.push(folder.join("../share/kortlek/assets"));
    }
    places
}

/// Finds the folder.
///
/// # Errors
///
/// A message with the places where it was looked for.
pub fn find() -> Result<PathBuf, Message> {
    among(&places())
}

fn among(places: &[PathBuf]) -> Result<PathBuf, Message> {
    places
        .iter()
        .find(|place| place.join("cards").is_dir() && place.join("marks").is_dir())
        .cloned()
        .ok_or_else(|| {
            let places = places.iter().map(|place| disk::named(place)).collect();
            Message::new("notice-no-pictures").with("places", Arg::All(places))
        })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sentence_names_every_place() {
        let places = [
            PathBuf::from("/nowhere/assets"),
            PathBuf::from("/never/assets"),
        ];
        let sentence =
            crate::words::in_english().say(among(&places).expect_err("neither is there"));
        for place in places {
            assert!(sentence.contains(&*place.to_string_lossy()), "{sentence}");
        }
    }

    #[test]
    fn the_folder_of_the_project_is_found() {
        let project = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets");
        assert_eq!(
            among(&[PathBuf::from("/nowhere"), project.clone()]),
            Ok(project)
        );
    }
}
