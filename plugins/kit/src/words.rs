//! The player's language: the words of the interface, and of each game.

use crate::{CardWords, Preferences};
use bevy::{ecs::system::RunSystemOnce, platform::collections::HashMap, prelude::*};
use bevy_egui::egui;
use kortlek_rules::{Message, Text, presentation::Names};
use kortlek_words::{File, Language, Words};
use std::sync::{Arc, Mutex, PoisonError};

/// Messages of settings, keys and buttons.
const MESSAGES: &[File] = kortlek_rules::messages!();

/// The words of the interface in the player's language, and those of the games on the shelf. A clone shares them.
#[derive(Resource, Clone, Debug)]
pub struct UiWords {
    files: Vec<File>,
    games: HashMap<&'static str, &'static [File]>,
    ui: Words,
    /// The letters in the corners of cards.
    letters: CardWords,
    of_games: Arc<Mutex<HashMap<String, Words>>>,
}

impl Default for UiWords {
    fn default() -> UiWords {
        UiWords {
            files: MESSAGES.to_vec(),
            games: HashMap::default(),
            ui: Words::new(Language::English, MESSAGES),
            letters: CardWords::default(),
            of_games: Arc::default(),
        }
    }
}

/// For messages that speak of no seat.
static NOBODY: Names = Names {
    names: Vec::new(),
    me: None,
};

impl UiWords {
    /// The language.
    pub fn language(&self) -> Language {
        self.ui.language()
    }

    /// A message of the interface in words: its id, or the message with its arguments. It speaks of no seat.
    pub fn say(&self, say: impl Into<Message>) -> String {
        self.ui.say(&say.into(), &NOBODY)
    }

    /// The words of the interface.
    pub fn interface(&self) -> &Words {
        &self.ui
    }

    /// The words of a game on the shelf, those of the interface among them; of a game that is not there, only these.
    pub fn of_game(&self, id: &str) -> Words {
        let mut known = self
            .of_games
            .lock()
            // A thread that panicked while holding it has left whole words or none.
            .unwrap_or_else(PoisonError::into_inner);
        if let Some(words) = known.get(id) {
            return words.clone();
        }
        let words = self.ui.and(self.games.get(id).copied().unwrap_or_default());
        known.insert(id.to_owned(), words.clone());
        words
    }

    /// Speaks another language from now on.
    pub fn set_language(&mut self, language: Language) {
        if self.language() != language {
            self.ui = Words::new(language, &self.files)
                .with_printed_indices(self.letters == CardWords::Printed);
            self.of_games = Arc::default();
        }
    }

    /// Names cards by other letters from now on: those in the corners of the cards.
    pub fn set_letters(&mut self, letters: CardWords) {
        if self.letters != letters {
            self.letters = letters;
            self.ui = self
                .ui
                .clone()
                .with_printed_indices(letters == CardWords::Printed);
            self.of_games = Arc::default();
        }
    }

    fn add(&mut self, files: &[File]) {
        self.files.extend_from_slice(files);
        self.ui = self.ui.and(files);
        self.of_games = Arc::default();
    }

    fn add_game(&mut self, id: &'static str, messages: &'static [File]) {
        self.games.insert(id, messages);
        self.of_games = Arc::default();
    }
}

/// Adds messages to those of the interface.
pub trait AddMessages {
    /// Adds files of messages, one a language.
    fn add_messages(&mut self, files: &[File]) -> &mut Self;
    /// Adds the messages of a game.
    fn add_game_messages(&mut self, id: &'static str, messages: &'static [File]) -> &mut Self;
}

impl AddMessages for App {
    fn add_messages(&mut self, files: &[File]) -> &mut App {
        self.world_mut()
            .get_resource_or_init::<UiWords>()
            .add(files);
        self
    }

    fn add_game_messages(&mut self, id: &'static str, messages: &'static [File]) -> &mut App {
        self.world_mut()
            .get_resource_or_init::<UiWords>()
            .add_game(id, messages);
        self
    }
}

/// Id under which egui keeps the words.
fn place() -> egui::Id {
    egui::Id::new("words")
}

/// Puts the words for [`say`] into a context.
pub fn hand_over(ctx: &egui::Context, words: &UiWords) {
    ctx.data_mut(|data| data.insert_temp(place(), words.clone()));
}

/// The words of the interface, from anywhere that has a `Ui`.
pub fn words_of(ui: &egui::Ui) -> UiWords {
    ui.data(|data| data.get_temp(place())).unwrap_or_default()
}

/// A message of the interface in words, from anywhere that has a `Ui`.
pub fn say(ui: &egui::Ui, say: impl Into<Message>) -> String {
    words_of(ui).say(say)
}

/// As [`say`], for a text that may be words already.
pub fn text(ui: &egui::Ui, text: &Text) -> String {
    match text {
        Text::Message(message) => say(ui, message.clone()),
        Text::Shown(shown) => shown.clone(),
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<UiWords>()
        .add_systems(PreUpdate, speak.run_if(resource_changed::<Preferences>));
    // The first screen is entered before the first frame.
    app.world_mut()
        .run_system_once(speak)
        .expect("settings and words are there");
}

/// Follows the player's choice of a language, and of the letters on cards.
fn speak(preferences: Res<Preferences>, mut words: ResMut<UiWords>) {
    let (language, letters) = (preferences.language(), preferences.card_words);
    // Words that stay as they are must not count as changed.
    if words.language() != language || words.letters != letters {
        words.set_language(language);
        words.set_letters(letters);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_messages_are_whole_in_every_language() {
        assert_eq!(kortlek_words::problems(MESSAGES), []);
    }

    #[test]
    fn a_game_speaks_the_language_of_the_interface() {
        let mut app = App::new();
        app.add_messages(&[("en", "app-hello = Hello"), ("sv", "app-hello = Hej")])
            .add_game_messages("toy", &[("en", "lay = Lay"), ("sv", "lay = Lägg")]);
        let mut words = app.world_mut().resource_mut::<UiWords>();
        assert_eq!(words.say("app-hello"), "Hello");
        assert_eq!(words.of_game("toy").plain("lay"), "Lay");
        words.set_language(Language::Swedish);
        assert_eq!(words.say("app-hello"), "Hej");
        assert_eq!(words.of_game("toy").plain("lay"), "Lägg");
        assert_eq!(words.of_game("toy").plain("app-hello"), "Hej");
        assert_eq!(words.of_game("other").plain("lay"), "lay");
    }

    #[test]
    fn cards_are_called_by_the_letters_that_they_show() {
        let mut words = UiWords::default();
        let queen = || Message::new("rank-queen").attribute("index");
        for (language, own) in [
            (Language::English, "Q"),
            (Language::German, "D"),
            (Language::Swedish, "D"),
        ] {
            words.set_language(language);
            words.set_letters(CardWords::Printed);
            assert_eq!(words.say(queen()), "Q");
            assert_eq!(words.of_game("toy").say(&queen(), &NOBODY), "Q");
            words.set_letters(CardWords::Own);
            assert_eq!(words.say(queen()), own);
            assert_eq!(words.of_game("toy").say(&queen(), &NOBODY), own);
        }
    }
}
