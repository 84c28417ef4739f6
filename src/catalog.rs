//! All games as the title shows them, those that can be played and those that can't yet.

use kortlek_games::SHELF;
use kortlek_rules::{Arg, GameCard, Message};
use kortlek_table::register::Shelf;

/// A game in the picker.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Pick {
    /// Its card.
    pub card: GameCard,
    /// True if the game can be played.
    pub ready: bool,
}

/// All games: those announced in their order, then any others that are on the shelf. Games that can be played come
/// first among those for the same deck.
pub fn picks(shelf: &Shelf) -> Vec<Pick> {
    let announced = SHELF.iter().map(|card| Pick {
        card: shelf.get(card.id).map_or(*card, |entry| entry.card),
        ready: shelf.get(card.id).is_some(),
    });
    let others = shelf
        .iter()
        .filter(|entry| SHELF.iter().all(|card| card.id != entry.card.id))
        .map(|entry| Pick {
            card: entry.card,
            ready: true,
        });
    let mut picks: Vec<Pick> = announced.chain(others).collect();
    picks.sort_by_key(|pick| (pick.card.deck, !pick.ready));
    picks
}

/// The title of a game, known or not.
pub fn title(id: &str) -> &str {
    let card = SHELF.iter().find(|card| card.id == id);
    card.map_or(id, |card| card.title)
}

/// “2 players”, “2–5 players”.
pub fn players(card: &GameCard) -> Message {
    match card.players {
        (few, many) if few == many => Message::new("menu-players-same").with("n", few),
        (few, many) => Message::new("menu-players")
            .with("few", few)
            .with("many", many),
    }
}

/// “15 min”, “15–30 min”.
pub fn minutes(card: &GameCard) -> Message {
    match card.minutes {
        (short, long) if short == long => Message::new("menu-minutes-same").with("n", short),
        (short, long) => Message::new("menu-minutes")
            .with("short", short)
            .with("long", long),
    }
}

/// Credit for the game's designer: “by Greg James”.
pub fn designer(card: &GameCard) -> Message {
    Message::new("menu-by").with("designer", Arg::Name(card.designer.to_owned()))
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use bevy::prelude::App;
    use kortlek_rules::Deck;
    use kortlek_table::{GamePlugin, ShelfEntry};

    /// A game of the catalogue, for the shelf.
    pub(crate) fn shelf_entry(id: &str) -> ShelfEntry {
        let found = kortlek_games::find(id).and_then(kortlek_games::shelf_entry);
        found.expect("the game is at the table")
    }

    #[test]
    fn every_game_is_announced_once() {
        let picks = picks(&Shelf::default());
        assert_eq!(picks.len(), SHELF.len());
        assert!(picks.iter().all(|pick| !pick.ready));
        let ids: std::collections::BTreeSet<&str> = picks.iter().map(|p| p.card.id).collect();
        assert_eq!(ids.len(), SHELF.len());
    }

    #[test]
    fn a_game_on_the_shelf_is_ready_and_tells_of_itself() {
        let mut app = App::empty();
        app.add_plugins(GamePlugin::new(shelf_entry("thricewise"), |_| ()));
        let shelf = app.world().resource::<Shelf>().clone();
        let picks = picks(&shelf);
        assert_eq!(picks.len(), SHELF.len());
        let thricewise = picks.iter().find(|p| p.card.id == "thricewise");
        let thricewise = thricewise.expect("it is there");
        assert!(thricewise.ready);
        let entry = kortlek_games::find("thricewise").expect("a game");
        assert_eq!(thricewise.card, entry.card);
    }

    #[test]
    fn the_card_of_a_game_is_of_its_deck() {
        for card in SHELF {
            let face = card.picture();
            let fits = match card.deck {
                Deck::Decktet => face.parse::<kortlek_rules::decktet::Card>().is_ok(),
                Deck::French => face.parse::<kortlek_rules::french::Card>().is_ok(),
            };
            assert!(fits || face.starts_with("back-"), "{}: {face}", card.id);
        }
    }

    #[test]
    fn numbers_are_put_into_words() {
        let words = crate::words::in_english();
        let card = GameCard {
            players: (2, 2),
            minutes: (5, 15),
            ..SHELF[0]
        };
        assert_eq!(words.say(players(&card)), "2 players");
        assert_eq!(words.say(minutes(&card)), "5–15 min");
        let card = GameCard {
            players: (2, 5),
            minutes: (10, 10),
            ..card
        };
        assert_eq!(words.say(players(&card)), "2–5 players");
        assert_eq!(words.say(minutes(&card)), "10 min");
    }
}
