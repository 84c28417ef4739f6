//! No step of any game allocates, so that a search can make millions of them.

use kortlek_games::GAMES;
use serde_json::Map;

/// Random games for each number of players.
const GAMES_PLAYED: u64 = 20;

#[test]
fn no_step_allocates() {
    let mut found = Vec::new();
    for entry in GAMES {
        for players in entry.card.players.0..=entry.card.players.1 {
            let options = Map::from_iter([("players".to_owned(), players.into())]);
            let mut allocations = None;
            // Tables that a game makes once are no part of a step.
            let first = (entry.playouts)(&options, 1, 1, &mut |work| work());
            assert_eq!(first.map(|p| p.games), Ok(1), "{}", entry.card.id);
            let played = (entry.playouts)(&options, 1, GAMES_PLAYED, &mut |work| {
                allocations = Some(allocation_counter::measure(work).count_total);
            });
            let id = entry.card.id;
            assert_eq!(played.map(|p| p.games), Ok(GAMES_PLAYED), "{id}");
            if allocations != Some(0) {
                found.push(format!("{id} with {players} players: {allocations:?}"));
            }
        }
    }
    assert!(
        found.is_empty(),
        "allocations in {GAMES_PLAYED} games: {found:#?}"
    );
}
