//! Every game of the catalogue has positions with a move that any good player sees. Its own tests ask its bots.

use kortlek_bots::positions::files;
use kortlek_games::GAMES;
use kortlek_rules::Level;
use std::path::Path;

/// Minimum number of positions of a game.
const FEWEST: usize = 10;

#[test]
fn every_game_has_positions_that_can_be_read() {
    for entry in GAMES {
        let id = entry.card.id;
        let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
            .join(id)
            .join("positions");
        let count: usize = files(folder)
            .iter()
            .map(|(name, text)| {
                // Nobody is asked; they are only read.
                (entry.positions)(text, Level::Novice, 1, 0)
                    .unwrap_or_else(|fault| panic!("{id}/{name}, {fault}"))
                    .len()
            })
            .sum();
        assert!(
            count >= FEWEST,
            "{id} has {count} positions; expected {FEWEST} at least"
        );
    }
}
