//! Folder of pictures, sounds and fonts.

use crate::store::disk;
use kortlek_platform::files;
use kortlek_rules::{Arg, Message};
use std::path::PathBuf;

/// Finds the folder.
///
/// # Errors
///
/// A message with the places where it was looked for.
pub fn find() -> Result<PathBuf, Message> {
    among(&files::asset_places())
}

fn among(places: &[PathBuf]) -> Result<PathBuf, Message> {
    places
        .iter()
        .find(|place| {
            ["cards", "marks"]
                .iter()
                .all(|part| files::is_folder(&place.join(part)))
        })
        .cloned()
        .ok_or_else(|| {
            let places = places.iter().map(|place| disk::named(place)).collect();
            Message::new("notice-no-pictures").with("places", Arg::All(places))
        })
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::path::Path;

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
