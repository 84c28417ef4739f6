//! Registration of games on the shelf, from which the title screen, the setup and saves take them.

use bevy::prelude::*;
use kortlek_kit::words::AddMessages;
use kortlek_rules::{
    GameCard, GameOption,
    session::{Session, Setup},
    trace::Fault,
};
use serde_json::{Map, Value};

/// A game as the screens see it: its card and its setup, none of its rules.
#[derive(Clone, Copy, Debug)]
pub struct ShelfEntry {
    /// Its card in the catalogue.
    pub card: GameCard,
    /// The version of meaning of its rules: a save of another can't be gone on with.
    pub meaning: u32,
    /// Its options.
    pub options: fn() -> Vec<GameOption>,
    /// Returns the number of players with these options, or a sentence on the error in them.
    pub players: fn(&Map<String, Value>) -> Result<usize, String>,
    /// Sets up a new match. Errors are one sentence.
    pub open: fn(Setup) -> Result<Box<dyn Session>, String>,
    /// Restores a match from its trace, with the players' names. Errors name the line that does not fit.
    pub resume: fn(&str, Vec<String>) -> Result<Box<dyn Session>, Fault>,
    /// The rules for players, a page a language by its tag, in the house's markup.
    pub rules_pages: fn() -> &'static [(&'static str, &'static str)],
    /// Its messages, a file a language by its tag.
    pub messages: fn() -> &'static [(&'static str, &'static str)],
    /// True if its bots can have a style.
    pub styles: bool,
}

/// All games that can be played, in the order in which they were added.
#[derive(Resource, Clone, Debug, Default)]
pub struct Shelf {
    entries: Vec<ShelfEntry>,
}

impl Shelf {
    /// All, in order.
    pub fn iter(&self) -> impl Iterator<Item = &ShelfEntry> {
        self.entries.iter()
    }

    /// Puts a game on the shelf, in the place of one of the same id if there is one.
    pub fn add(&mut self, entry: ShelfEntry) {
        match self.entries.iter_mut().find(|e| e.card.id == entry.card.id) {
            Some(old) => *old = entry,
            None => self.entries.push(entry),
        }
    }

    /// The game of this id.
    pub fn get(&self, id: &str) -> Option<&ShelfEntry> {
        self.entries.iter().find(|e| e.card.id == id)
    }
}

/// A game as a Bevy plugin: it is on the shelf, its messages are available, and its own systems run.
///
/// A game that needs no systems of its own needs no Bevy either. One that does adds them to the table's phases
/// ([`crate::TablePhase`]) and sets ([`crate::TableSystems`]) under `.run_if(playing::<G>)`.
#[derive(Clone, Copy, Debug)]
pub struct GamePlugin {
    entry: ShelfEntry,
    build: fn(&mut App),
}

impl GamePlugin {
    /// A game, and the function that adds its own systems, if it has any.
    pub fn new(entry: ShelfEntry, build: fn(&mut App)) -> GamePlugin {
        GamePlugin { entry, build }
    }
}

impl Plugin for GamePlugin {
    fn build(&self, app: &mut App) {
        app.add_game_messages(self.entry.card.id, (self.entry.messages)());
        let mut shelf = app.world_mut().get_resource_or_init::<Shelf>();
        shelf.add(self.entry);
        (self.build)(app);
    }

    // Each game is a plugin of its own, and Bevy adds none of the same name twice.
    fn name(&self) -> &str {
        self.entry.card.id
    }
}
