//! Every game is played, written and checked without its types.

use kortlek_games::{BotTable, GAMES, NotPlayed, Playouts, Writing};
use kortlek_rules::{Who, trace::Wanted};
use serde_json::Map;
use std::sync::atomic::AtomicBool;

fn table(players: usize, seed: u64) -> BotTable {
    BotTable {
        options: Map::from_iter([("players".to_owned(), players.into())]),
        seed,
        seats: vec![Who::Random; players],
        bound: 100_000,
    }
}

#[test]
fn every_game_is_played_written_and_checked_without_its_types() {
    let never = AtomicBool::new(false);
    for entry in GAMES {
        let players = usize::from(entry.card.players.0);
        let table = table(players, 3);
        let record = (entry.play)(&table, Writing::TraceWithLegal, &never).unwrap();
        let text = record.trace.clone().unwrap();
        let checked = (entry.check)(&text, Wanted::Whole).unwrap();
        assert!(checked.over && checked.decisions == record.offered.len());
        assert_eq!(
            (entry.play)(&table, Writing::TraceWithLegal, &never),
            Ok(record)
        );
        if let Some(at) = entry.table {
            let session = (at.resume)(&text, Vec::new()).unwrap();
            assert_eq!(session.players(), players);
        }
        let options = (entry.complete)(&table.options).unwrap();
        assert_eq!(options.len(), (entry.options)().len());
        assert_eq!((entry.players)(&options), Ok(players));
    }
}

#[test]
fn what_can_not_be_played_is_told() {
    let never = AtomicBool::new(false);
    let entry = GAMES[0];
    let players = usize::from(entry.card.players.0);
    let good = table(players, 1);
    let refused = |table: &BotTable| match (entry.play)(table, Writing::Nothing, &never) {
        Err(NotPlayed::Refused(why)) => why,
        other => panic!("{other:?}"),
    };
    let mut person = good.clone();
    person.seats[0] = Who::Human;
    assert!(refused(&person).contains("no seat can be human"));
    let mut crowd = good.clone();
    crowd.seats.push(Who::Random);
    assert!(refused(&crowd).contains("seats, not"));
    let mut strange = good.clone();
    strange.options.insert("colour".to_owned(), "red".into());
    assert!(refused(&strange).contains("has no option “colour”"));
    let short = BotTable {
        bound: 3,
        ..good.clone()
    };
    assert_eq!(
        (entry.play)(&short, Writing::Nothing, &never),
        Err(NotPlayed::TooLong)
    );
    let stop = AtomicBool::new(true);
    assert_eq!(
        (entry.play)(&good, Writing::Nothing, &stop),
        Err(NotPlayed::Stopped)
    );
}

#[test]
fn playouts_are_counted_inside_what_measures_them() {
    for entry in GAMES {
        let mut calls = 0;
        let played = (entry.playouts)(&Map::new(), 1, 5, &mut |work| {
            calls += 1;
            work();
        })
        .unwrap();
        let again = (entry.playouts)(&Map::new(), 1, 5, &mut |work| work()).unwrap();
        assert_eq!((calls, played), (1, again));
        assert!(played.games == 5 && played.decisions > 5);
        let idle = (entry.playouts)(&Map::new(), 1, 5, &mut |_| ()).unwrap();
        assert_eq!(idle, Playouts::default());
    }
}
