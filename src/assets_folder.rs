//! Folder of pictures, sounds and fonts.

use crate::store::disk;
use kortlek_platform::files;
use kortlek_rules::{Arg, Message};
use std::path::{Path, PathBuf};

/// Finds the folder.
///
/// # Errors
///
/// A message with the places where it was looked for.
pub fn find() -> Result<PathBuf, Message> {
    among(&files::asset_places())
}

fn among(places: &[PathBuf]) -> Result<PathBuf, Message> {
    let is_part = |place: &Path, part: &str| files::is_folder(&place.join(part));
    let mut all = places.iter();
    let found = all.find(|place| is_part(place, "cards") && is_part(place, "marks"));
    found.cloned().ok_or_else(|| {
        let places = places.iter().map(|place| disk::named(place)).collect();
        Message::new("notice-no-pictures").with("places", Arg::All(places))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sentence_names_every_place() {
        let places = ["/nowhere/assets", "/never/assets"].map(PathBuf::from);
        let problem = among(&places).expect_err("neither is there");
        let sentence = crate::words::in_english().say(problem);
        for place in places {
            assert!(sentence.contains(&*place.to_string_lossy()), "{sentence}");
        }
    }

    #[test]
    fn the_folder_of_the_project_is_found() {
        let project = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets");
        let places = [PathBuf::from("/nowhere"), project.clone()];
        assert_eq!(among(&places), Ok(project));
    }
}
