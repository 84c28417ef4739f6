//! The catalogue: the games of the shelf, one line each.
//!
//! The application and the command line read it alike, and neither knows a game's rules. The command line plays every
//! game; the application those whose line names a plugin.
//!
//! The tests are about the games and not their plugins: with the feature `plugin` they would only be built and run a
//! second time.

#[cfg(all(test, not(feature = "plugin")))]
mod english;
mod examples;
mod lessons;
mod terms;
#[cfg(all(test, not(feature = "plugin")))]
mod words;

pub use examples::{Example, Goal, example, examples};
pub use kortlek_bots::entry::{
    Asked, AtTable, BotTable, Checked, Clock, Entry, Gap, NotPlayed, Playouts, Record, Writing,
};
pub use lessons::{
    After, Expect, HudPart, Lesson, LessonRun, Said, Script, Sentence, Spotlight, Step, StepWords,
    Verdict, gained, lesson, taught,
};
pub use terms::{Glossary, Term, glossary};

use kortlek_rules::GameCard;

/// One line a game: its crate, its rules, `table` if it is shown at the table, and behind that the function that adds
/// its own Bevy systems, if it has any. Makes [`GAMES`], [`SHELF`] and, with the feature `plugin`, [`GamesPlugin`].
///
/// The rules are named for the tests alone. All else goes through `ENTRY`: what is generic over the rules is then
/// compiled in the game's crate and not here, where a change in one game would compile it for all.
macro_rules! games {
    ($($library:ident: $rules:ident $(, $table:ident $(($build:path))?)?;)+) => {
        /// All games, the Decktet first.
        pub static GAMES: &[&Entry] = &[$(&$library::ENTRY),+];

        /// The cards of all games, in the same order.
        pub static SHELF: &[GameCard] = &[$($library::ENTRY.card),+];

        /// The plugins of all games that are shown at the table.
        #[cfg(feature = "plugin")]
        #[derive(Clone, Copy, Debug, Default)]
        pub struct GamesPlugin;

        #[cfg(feature = "plugin")]
        impl bevy::app::Plugin for GamesPlugin {
            fn build(&self, app: &mut bevy::app::App) {
                $($(add(app, &$library::ENTRY, games!(@$table $($build)?));)?)+
            }
        }

        /// Tests of each game's messages.
        #[cfg(all(test, not(feature = "plugin")))]
        mod words_of {
            $(
                #[test]
                fn $library() {
                    games!(@words $library $rules $($table)?);
                }
            )+
        }
    };
    (@words $library:ident $rules:ident) => {
        crate::words::check::<$library::$rules>(kortlek_words::check_game::<$library::$rules>)
    };
    (@words $library:ident $rules:ident table) => {
        crate::words::check::<$library::$rules>(kortlek_words::check_table::<$library::$rules>)
    };
    (@table) => {
        |_| ()
    };
    (@table $build:path) => {
        $build
    };
}

games! {
    kortlek_granicus: Granicus, table(kortlek_granicus::plugin::build);
    kortlek_shed: Shed, table;
    kortlek_thricewise: Thricewise, table;
    kortlek_industry: Industry, table;
    kortlek_court: Court, table;
    kortlek_turncoat: Turncoat, table(kortlek_turncoat::plugin::build);
    kortlek_break_in: BreakIn, table;
    kortlek_black_snake: BlackSnake, table;
    kortlek_jackhammer: Jackhammer, table(kortlek_jackhammer::plugin::build);
    kortlek_tod: Tod, table;
    kortlek_virus: Virus, table(kortlek_virus::plugin::build);
    kortlek_paparazzi: Paparazzi, table;
    kortlek_hatchet: Hatchet, table(kortlek_hatchet::plugin::build);
}

/// Finds a game by a name that it is called ([`GameCard::is_called`]).
pub fn find(name: &str) -> Option<&'static Entry> {
    let mut games = GAMES.iter().copied();
    games.find(|entry| entry.card.is_called(name))
}

/// The card of a game; names as in [`find`].
pub fn card(name: &str) -> Option<&'static GameCard> {
    SHELF.iter().find(|card| card.is_called(name))
}

/// A game for the shelf of the application; `None` if it is not shown at the table.
#[cfg(feature = "plugin")]
pub fn shelf_entry(entry: &Entry) -> Option<kortlek_table::ShelfEntry> {
    entry.table.map(|table| kortlek_table::ShelfEntry {
        card: entry.card,
        meaning: entry.meaning,
        options: entry.options,
        players: entry.players,
        open: table.open,
        resume: table.resume,
        rules_pages: table.rules_pages,
        messages: entry.messages,
        styles: entry.styles,
    })
}

/// Adds the plugin of a game that is shown at the table.
#[cfg(feature = "plugin")]
fn add(app: &mut bevy::app::App, entry: &Entry, build: fn(&mut bevy::app::App)) {
    if let Some(entry) = shelf_entry(entry) {
        app.add_plugins(kortlek_table::GamePlugin::new(entry, build));
    }
}

#[cfg(all(test, not(feature = "plugin")))]
mod tests {
    use super::*;
    use std::{collections::BTreeSet, fs, path::Path};

    #[test]
    fn every_card_is_filled_in_and_has_its_own_id() {
        let ids: BTreeSet<&str> = SHELF.iter().map(|c| c.id).collect();
        assert_eq!(ids.len(), SHELF.len());
        for card in SHELF {
            let words = [card.title, card.designer, card.source];
            assert!(words.iter().all(|w| !w.is_empty()), "{card:?}");
            assert!(
                card.players.0 >= 2 && card.players.0 <= card.players.1,
                "{card:?}"
            );
            assert!(card.minutes.0 <= card.minutes.1, "{card:?}");
        }
    }

    #[test]
    fn the_decktet_stands_first() {
        assert!(SHELF.is_sorted_by_key(|card| card.deck));
    }

    #[test]
    fn games_are_found_by_friendly_names() {
        for name in [
            "black_snake",
            "black-snake",
            "Black Snake",
            "BLACKSNAKE",
            " black snake ",
        ] {
            assert_eq!(card(name).map(|c| c.id), Some("black_snake"), "{name}");
        }
        assert_eq!(card("T.O.D.").map(|c| c.id), Some("tod"));
        assert_eq!(find("Thricewise").map(|e| e.card.id), Some("thricewise"));
        for name in ["", "-", "thrice", "solitaire"] {
            assert!(find(name).is_none() && card(name).is_none(), "{name}");
        }
    }

    /// A game in the catalogue has everything that a game needs: the conformance kit's calls, golden traces for each
    /// number of players and the worked examples of its rule book; at the table also a page of rules.
    #[test]
    fn every_game_has_all_its_parts() {
        for entry in GAMES {
            let id = entry.card.id;
            let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(id);
            let test = |file: &str| {
                let path = folder.join("tests/all").join(file);
                fs::read_to_string(path)
                    .unwrap_or_else(|e| panic!("{id} needs tests/all/{file}: {e}"))
            };
            let text = test("conformance.rs");
            let shown = entry.table.map(|_| "check_table::<");
            for call in ["check::<", "check_bots::<", "golden::<"]
                .into_iter()
                .chain(shown)
            {
                assert!(
                    text.contains(&format!("conformance::{call}")),
                    "{id}: tests/all/conformance.rs does not call conformance::{call}…>"
                );
            }
            test("worked_examples.rs");
            let listed = test("main.rs");
            for file in fs::read_dir(folder.join("tests/all")).expect("it was read from") {
                let name = file.expect("an entry of a folder").file_name();
                let module = name.to_string_lossy().replace(".rs", "");
                assert!(
                    module == "main" || listed.contains(&format!("mod {module};")),
                    "{id}: tests/all/main.rs does not name {module}, so that its tests never run"
                );
            }
            let traces: Vec<String> = fs::read_dir(folder.join("traces"))
                .unwrap_or_else(|e| panic!("{id} needs golden traces: {e}"))
                .filter_map(|file| fs::read_to_string(file.ok()?.path()).ok())
                .collect();
            for players in entry.card.players.0..=entry.card.players.1 {
                assert!(
                    traces.iter().any(|t| kortlek_rules::trace::header(t)
                        .is_ok_and(|h| h.seats.len() == players as usize)),
                    "{id} needs a golden trace with {players} players"
                );
            }
            if let Some(at) = entry.table {
                assert!(
                    (at.rules_pages)()
                        .iter()
                        .any(|(tag, page)| *tag == "en" && page.len() > 500),
                    "{id} needs a page of rules"
                );
            }
            assert!(
                (entry.options)().iter().any(|o| o.name == "players"),
                "{id} needs the option players"
            );
        }
    }
}
