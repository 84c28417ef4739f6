//! How a game comes onto the shelf from which the title screen, the setup and saves take it.

use bevy::prelude::*;
use kortlek_rules::{
    Game, GameCard, GameOption, Played,
    session::{self, Session, Setup},
    tabled::Tabled,
    trace::Fault,
};
use serde_json::{Map, Value};

/// A game as the screens see it: its card and how to begin, none of its rules.
#[derive(Clone, Copy, Debug)]
pub struct ShelfEntry {
    /// Its card in the catalogue.
    pub card: GameCard,
    /// The version of meaning of its rules: a save of another can't be gone on with.
    pub meaning: u32,
    /// Its options.
    pub options: fn() -> Vec<GameOption>,
    /// How many play with these options, or a sentence on what is wrong with them.
    pub players: fn(&Map<String, Value>) -> Result<usize, String>,
    /// Sets up a new match. Errors are one sentence.
    pub open: fn(Setup) -> Result<Box<dyn Session>, String>,
    /// Brings back a match from its trace, with the players' names. Errors tell the line that does not fit.
    pub resume: fn(&str, Vec<String>) -> Result<Box<dyn Session>, Fault>,
    /// The rules for players, a page a language by its tag, in the house's markup.
    pub rules_pages: fn() -> &'static [(&'static str, &'static str)],
    /// Its messages, a file a language by its tag.
    pub messages: fn() -> &'static [(&'static str, &'static str)],
    /// Whether its bots can have a style.
    pub styles: bool,
}

impl ShelfEntry {
    /// The entry of a game.
    pub fn of<G: Tabled + Played>() -> ShelfEntry {
        ShelfEntry {
            card: <G as Game>::CARD,
            meaning: G::MEANING,
            options: G::options,
            players: |given| G::with_options(given).map(|rules| rules.players()),
            open: session::open::<G>,
            resume: session::resume::<G>,
            rules_pages: G::rules_pages,
            messages: G::messages,
            styles: G::STYLES,
        }
    }
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

    /// The game of this id.
    pub fn get(&self, id: &str) -> Option<&ShelfEntry> {
        self.entries.iter().find(|e| e.card.id == id)
    }
}

/// Puts games on the shelf; each game's own plugin calls it once.
pub trait AddCardGame {
    /// Puts a game on the shelf. Adding one of the same id again replaces it.
    fn add_card_game(&mut self, entry: ShelfEntry) -> &mut Self;
}

impl AddCardGame for App {
    fn add_card_game(&mut self, entry: ShelfEntry) -> &mut App {
        let mut shelf = self.world_mut().get_resource_or_init::<Shelf>();
        match shelf
            .entries
            .iter_mut()
            .find(|e| e.card.id == entry.card.id)
        {
            Some(old) => *old = entry,
            None => shelf.entries.push(entry),
        }
        self
    }
}
