//! The words of the application: its messages, and those of every game that is announced.

use bevy::prelude::*;
use kortlek_games::GAMES;
use kortlek_kit::words::AddMessages;
use kortlek_words::File;

/// The application's files of messages.
pub const MESSAGES: &[File] = kortlek_rules::messages!("src/words");

/// Adds the application's messages, and those of all games: the title speaks of every one.
pub(super) fn plugin(app: &mut App) {
    app.add_messages(MESSAGES);
    for entry in GAMES {
        app.add_game_messages(entry.card.id, (entry.messages)());
    }
}

/// All words in English.
#[cfg(test)]
pub(crate) fn in_english() -> kortlek_kit::words::UiWords {
    let mut app = App::empty();
    plugin(&mut app);
    app.world_mut()
        .remove_resource()
        .expect("the plugin adds them")
}

#[cfg(test)]
mod tests {
    use super::*;
    use kortlek_words::{Language, Words};
    use std::{
        fs,
        path::{Path, PathBuf},
    };

    #[test]
    fn messages_are_whole_in_every_language_and_stand_beside_those_of_every_game() {
        assert_eq!(kortlek_words::problems(MESSAGES), []);
        let mut words = in_english();
        for language in Language::ALL {
            words.set_language(language);
            for entry in GAMES {
                let id = entry.card.id;
                assert_eq!(words.of_game(id).problems(), [], "{id}");
            }
        }
    }

    /// All files of code below a folder.
    fn code(folder: &Path, files: &mut Vec<PathBuf>) {
        for entry in fs::read_dir(folder).expect("the project is there") {
            let path = entry.expect("the project is there").path();
            if path.is_dir() {
                code(&path, files);
            } else if path.extension().is_some_and(|e| e == "rs") {
                files.push(path);
            }
        }
    }

    #[test]
    fn every_message_is_said() {
        let mut files = Vec::new();
        let sources = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
        code(&sources, &mut files);
        let texts = files.iter().map(fs::read_to_string);
        let mut text: String = texts.map(|text| text.expect("it is there")).collect();
        // One message may be part of another.
        text += MESSAGES[0].1;
        let common = Words::new(Language::English, &[]);
        let unsaid: Vec<String> = Words::new(Language::English, MESSAGES)
            .ids()
            .filter(|id| !common.has(id))
            .filter(|id| !text.contains(&format!("\"{id}\"")))
            .filter(|id| !text.contains(&format!("{{ {id} }}")))
            .map(str::to_owned)
            .collect();
        assert_eq!(unsaid, [""; 0]);
    }
}
