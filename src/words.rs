//! The words of the application: its messages, and those of every game that is announced.

use bevy::prelude::*;
use kortlek_games::GAMES;
use kortlek_table::words::AddMessages;
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
pub(crate) fn in_english() -> kortlek_table::words::UiWords {
    let mut app = App::empty();
    plugin(&mut app);
    app.world_mut()
        .remove_resource()
        .expect("the plugin adds them")
}
