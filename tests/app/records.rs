//! Games that were played: kept, listed, watched again, counted.

use crate::support::{Kortlek, QUICK};
use bevy::{prelude::*, window::FileDragAndDrop};
use bevy_egui::egui;
use kortlek::{
    archive::{
        Archive,
        statistics::{self, Figures},
    },
    navigation,
    progress::Progress,
    store::{
        folder,
        format::Envelope,
        record::{Excluded, Origin},
        writer::FileWriter,
    },
};
use kortlek_kit::focus::FocusNavigation;
use kortlek_rules::{Seat, presentation::Piece};
use kortlek_table::{Menu, Screen, TableCommand};
use std::{fs, path::PathBuf};

/// Plays a game to its end.
fn play_through(kortlek: &mut Kortlek, players: usize, seed: u64) {
    kortlek.sit_down(players, seed);
    kortlek.play_on(0);
    kortlek.frames(2);
}

fn archive(kortlek: &mut Kortlek) -> Archive {
    let world = kortlek.world();
    world.resource::<FileWriter>().wait();
    Archive::gather(world.resource(), world.resource(), world.resource())
}

/// Sits down at another game and makes a decision.
fn begin(kortlek: &mut Kortlek, seed: u64) {
    kortlek.sit_down(3, seed);
    kortlek.decide_next(0);
    assert!(kortlek.my_turn());
}

/// The title, with the records over it.
fn open_records(kortlek: &mut Kortlek) {
    kortlek.go_to_title();
    navigation::open(kortlek.world(), Menu::Records);
    kortlek.frames(4);
}

/// Name of a game's row in the list.
fn row(game: &Envelope) -> String {
    let name = game.file.file_name().expect("it was read from a file");
    format!("row {}", name.to_string_lossy())
}

#[test]
fn a_finished_game_is_kept_with_how_it_ended_and_what_helped() {
    let mut kortlek = Kortlek::fresh();
    play_through(&mut kortlek, 3, 11);
    let trace = kortlek.table().session.trace();
    let payoff = kortlek.table().session.result().expect("it is over");
    kortlek.sit_down(2, 12);
    kortlek.decide_next(0);
    assert!(kortlek.my_turn());
    kortlek.world().write_message(TableCommand::Undo);
    kortlek.until("it is taken back", |k| k.table().undone > 0);
    kortlek.frames(3);
    let archive = archive(&mut kortlek);
    assert_eq!(archive.bad, []);
    let [open, over] = archive.games.as_slice() else {
        panic!("two games: {:?}", archive.games);
    };
    assert!(!open.is_over() && open.undone == 1 && open.players() == 2);
    assert_eq!(open.apart(), Some(Excluded::Help));
    assert_eq!(over.seed, 11);
    assert_eq!(over.apart(), None);
    assert_eq!(over.won(), Some(payoff.winners.has(Seat(0))));
    assert!(over.file.starts_with(kortlek.folders().games()));
    let (_, kept) = folder::read(&over.file).expect("it is whole");
    assert_eq!(kept, trace, "to the last step");
    let counted: Vec<&Envelope> = statistics::counting(archive.over()).collect();
    assert_eq!(Figures::of(&counted).tally.played, 1);
}

#[test]
fn several_games_of_one_title_go_on_side_by_side() {
    let mut kortlek = Kortlek::fresh();
    for seed in [1, 2, 3] {
        begin(&mut kortlek, seed);
    }
    let archive = archive(&mut kortlek);
    let mut seeds: Vec<u64> = archive.games.iter().map(|game| game.seed).collect();
    seeds.sort_unstable();
    assert_eq!(seeds, [1, 2, 3]);
    open_records(&mut kortlek);
    let mut games = archive.games.iter();
    let first = games.find(|game| game.seed == 1).expect("it is there");
    kortlek.walk_to(&row(first));
    kortlek.key(KeyCode::Enter);
    kortlek.until("it goes on", |k| k.screen() == Screen::Table);
    assert!(kortlek.my_turn());
    assert_eq!(kortlek.table().session.seed(), 1);
    kortlek.decide(0);
    assert!(kortlek.my_turn());
    let now = self::archive(&mut kortlek);
    assert_eq!(now.games.len(), 3, "it goes on in its own file");
    let steps = |archive: &Archive| {
        let game = archive.games.iter().find(|game| game.seed == 1);
        game.map_or(0, |game| game.steps)
    };
    assert!(steps(&now) > steps(&archive));
}

#[test]
fn a_game_is_taken_away_and_brought_back_by_keys() {
    let mut kortlek = Kortlek::fresh();
    play_through(&mut kortlek, 2, 5);
    open_records(&mut kortlek);
    let game = archive(&mut kortlek).games[0].clone();
    let row = row(&game);
    assert_eq!(kortlek.focus(), row, "it begins on the newest");
    kortlek.key(KeyCode::Delete);
    assert_eq!(archive(&mut kortlek).games.len(), 0);
    assert_eq!(kortlek.focus(), row, "the way back stands in its place");
    kortlek.key(KeyCode::Enter);
    assert_eq!(archive(&mut kortlek).games.len(), 1);
    kortlek.key(KeyCode::Delete);
    kortlek.key(KeyCode::Escape);
    assert_eq!(kortlek.menu(), Menu::None);
    kortlek.frames(3);
    assert_eq!(archive(&mut kortlek).games.len(), 0);
    let left = fs::read_dir(kortlek.folders().games()).map_or(0, Iterator::count);
    assert_eq!(left, 0, "it is gone for good");
}

/// Clicks in the middle of a widget of a menu.
fn click(kortlek: &mut Kortlek, name: &str) {
    let rect = kortlek.world().resource::<FocusNavigation>().rect_of(name);
    let pos = rect.expect("it is on the page").center();
    for pressed in [None, Some(true), Some(false)] {
        let event = pressed.map_or(egui::Event::PointerMoved(pos), |pressed| {
            egui::Event::PointerButton {
                pos,
                button: egui::PointerButton::Primary,
                pressed,
                modifiers: egui::Modifiers::NONE,
            }
        });
        kortlek.egui_event(event);
        kortlek.frames(2);
    }
}

#[test]
fn a_click_selects_a_game_and_another_opens_it() {
    let mut kortlek = Kortlek::fresh();
    play_through(&mut kortlek, 2, 5);
    open_records(&mut kortlek);
    let game = archive(&mut kortlek).games[0].clone();
    let row = row(&game);
    click(&mut kortlek, &row);
    kortlek.frames(5);
    assert_eq!(kortlek.menu(), Menu::Records, "it is only selected");
    click(&mut kortlek, &row);
    kortlek.until("it is watched", |k| k.menu() == Menu::Replay);
}

/// Returns true if the focus reaches a game's row.
fn is_listed(kortlek: &mut Kortlek, game: &Envelope) -> bool {
    let row = row(game);
    (0..40).any(|_| {
        kortlek.key(KeyCode::Tab);
        kortlek.focus() == row
    })
}

#[test]
fn a_game_is_looked_for_by_what_is_typed_and_by_letters_of_a_pad() {
    let mut kortlek = Kortlek::fresh();
    for seed in [41, 720] {
        begin(&mut kortlek, seed);
    }
    let games = archive(&mut kortlek).games;
    let of = |seed: u64| games.iter().find(|game| game.seed == seed).expect("it is");
    open_records(&mut kortlek);
    assert!(kortlek.focus().starts_with("row "), "{}", kortlek.focus());
    // Text typed in the list goes to the field.
    kortlek.type_in("thrice 72");
    assert_eq!(kortlek.focus(), "which words");
    assert!(is_listed(&mut kortlek, of(720)));
    assert!(!is_listed(&mut kortlek, of(41)));
    // If no game is left, a button leads to all.
    kortlek.walk_to("which words");
    kortlek.type_in("x");
    kortlek.walk_to("show all");
    kortlek.key(KeyCode::Enter);
    kortlek.frames(3);
    assert!(is_listed(&mut kortlek, of(41)) && is_listed(&mut kortlek, of(720)));
    // A pad has letters to press.
    let pad = kortlek.plug_in("Xbox 360 Controller");
    kortlek.button(pad, GamepadButton::North);
    kortlek.frames(3);
    assert_eq!(kortlek.focus(), "which words");
    // After the alphabet come the digits.
    let four = format!("letter {}", 26 + 4);
    kortlek.button(pad, GamepadButton::DPadDown);
    for _ in 0..20 {
        let at = kortlek.focus().strip_prefix("letter ");
        let at: usize = at.and_then(|n| n.parse().ok()).expect("it is a letter");
        let way = match 30 - at as i32 {
            0 => break,
            10.. => GamepadButton::DPadDown,
            1.. => GamepadButton::DPadRight,
            _ => GamepadButton::DPadLeft,
        };
        kortlek.button(pad, way);
    }
    assert_eq!(kortlek.focus(), four);
    kortlek.button(pad, GamepadButton::South);
    // Back puts the letters away first.
    kortlek.button(pad, GamepadButton::East);
    assert_eq!(kortlek.menu(), Menu::Records);
    assert!(is_listed(&mut kortlek, of(41)));
    assert!(!is_listed(&mut kortlek, of(720)));
    kortlek.button(pad, GamepadButton::East);
    kortlek.frames(3);
    assert_eq!(kortlek.menu(), Menu::None);
}

#[test]
fn a_game_is_watched_again_and_played_on_from_its_middle() {
    let mut kortlek = Kortlek::fresh();
    play_through(&mut kortlek, 3, 7);
    open_records(&mut kortlek);
    kortlek.key(KeyCode::Enter);
    kortlek.until("it is watched", |k| k.menu() == Menu::Replay);
    kortlek.until("the deal is seen", |k| k.table().shown == 1);
    let last = kortlek.table().session.positions() - 1;
    kortlek.key(KeyCode::ArrowRight);
    kortlek.until("it goes a step on", |k| k.table().shown == 2);
    kortlek.frames(20);
    assert_eq!(kortlek.table().shown, 2, "and no more than one");
    kortlek.key(KeyCode::ArrowLeft);
    assert_eq!(kortlek.table().shown, 1);
    kortlek.key(KeyCode::End);
    assert_eq!(kortlek.table().shown, last);
    kortlek.key(KeyCode::Home);
    assert_eq!(kortlek.table().shown, 0);
    kortlek.key(KeyCode::Space);
    kortlek.until("it plays to its end", |k| k.table().shown == last);
    // From another seat its cards are known, and everything can lie open.
    kortlek.walk_to("eyes 1");
    kortlek.key(KeyCode::Enter);
    assert_eq!(kortlek.table().session.me(), Some(Seat(1)));
    kortlek.world().write_message(TableCommand::WatchAt(1));
    kortlek.frames(3);
    let backs = |kortlek: &Kortlek| {
        let zones = kortlek.table().layout(1).zones;
        let hands = zones.iter().filter(|zone| zone.id.name == "hand");
        let items = hands.flat_map(|zone| &zone.items);
        let backs = items.filter(|item| matches!(item.piece, Piece::Back(_)));
        backs.count()
    };
    assert!(backs(&kortlek) > 0);
    kortlek.walk_to("open hands");
    kortlek.key(KeyCode::Enter);
    assert_eq!(backs(&kortlek), 0, "all hands lie open");
    // Nothing of this was saved or counted.
    assert_eq!(archive(&mut kortlek).games.len(), 1);
    let middle = TableCommand::WatchAt(last / 2);
    kortlek.world().write_message(middle);
    kortlek.frames(3);
    kortlek.walk_to("play on");
    kortlek.key(KeyCode::Enter);
    kortlek.until("it is played on", |k| k.menu() == Menu::None);
    assert!(kortlek.my_turn());
    assert_eq!(kortlek.table().origin, Origin::Replayed);
    assert_eq!(kortlek.table().session.me(), Some(Seat(0)));
    kortlek.decide(0);
    assert!(kortlek.my_turn());
    let games = archive(&mut kortlek).games;
    assert_eq!(games.len(), 2, "the old one stays");
    assert_eq!(games[0].apart(), Some(Excluded::Replayed));
}

#[test]
fn a_result_is_watched_and_comes_back_and_the_same_end_is_recorded_once() {
    let mut kortlek = Kortlek::fresh();
    play_through(&mut kortlek, 3, 7);
    let end = kortlek.table().session.trace();
    let counted = |kortlek: &mut Kortlek| kortlek.world().resource::<Progress>().results.clone();
    let results = counted(&mut kortlek);
    // The player may press once it has been there for a moment.
    kortlek.frames(90);
    kortlek.walk_to("watch it again");
    kortlek.key(KeyCode::Enter);
    kortlek.until("it is watched", |k| k.menu() == Menu::Replay);
    kortlek.frames(10);
    kortlek.key(KeyCode::Escape);
    kortlek.until("the result is back", |k| k.menu() == Menu::Result);
    assert_eq!(kortlek.table().session.trace(), end);
    assert_eq!(archive(&mut kortlek).games.len(), 1);
    assert_eq!(counted(&mut kortlek), results);
    // Taken back with the key of the table, and made again, as it was.
    kortlek.frames(90);
    kortlek.key(KeyCode::KeyU);
    kortlek.until("it is taken back", |k| {
        k.table().session.result().is_none() && k.table().picking.decides()
    });
    kortlek.until("it is saved apart", |k| k.table().file.is_some());
    kortlek.world().write_message(TableCommand::Redo);
    kortlek.until("the result is back", |k| k.menu() == Menu::Result);
    assert_eq!(kortlek.table().session.trace(), end);
    assert_eq!(archive(&mut kortlek).games.len(), 1);
    assert_eq!(counted(&mut kortlek), results);
}

/// The first sentence shown after something was done.
fn told(kortlek: &mut Kortlek, act: impl FnOnce(&mut Kortlek)) -> String {
    let before = kortlek.notices().len();
    act(kortlek);
    kortlek.frames(4);
    let told = &kortlek.notices()[before..];
    assert_eq!(told.len(), 1, "one sentence: {told:?}");
    told[0].clone()
}

#[test]
fn a_file_that_is_dropped_on_the_window_opens_and_a_bad_one_is_told_of() {
    let mut kortlek = Kortlek::fresh();
    let window = kortlek.window();
    let drop = |kortlek: &mut Kortlek, path_buf: PathBuf| {
        let dropped = FileDragAndDrop::DroppedFile { window, path_buf };
        kortlek.world().write_message(dropped);
    };
    let folder = kortlek.folders().data;
    fs::create_dir_all(&folder).expect("there is room");
    let missing = told(&mut kortlek, |k| drop(k, folder.join("missing.kortlek")));
    assert!(missing.contains("doesn’t exist"), "{missing}");
    let bad = folder.join("bad.kortlek");
    fs::write(&bad, "{\"trace\":1").expect("there is room");
    let damaged = told(&mut kortlek, |k| drop(k, bad.clone()));
    assert!(damaged.starts_with("bad.kortlek"), "{damaged}");
    assert!(damaged.contains("damaged"), "{damaged}");
    assert!(bad.exists(), "it stays where it is");
    assert_eq!(kortlek.screen(), Screen::Title);
    // A trace alone, as the lab writes it.
    let mut table = kortlek.thricewise(3, 4, None, QUICK);
    table.session.proceed();
    let good = folder.join("good.jsonl");
    fs::write(&good, table.session.trace()).expect("there is room");
    drop(&mut kortlek, good);
    kortlek.until("it is watched", |k| k.menu() == Menu::Replay);
    assert_eq!(kortlek.screen(), Screen::Table);
    assert_eq!(kortlek.table().session.seed(), 4);
    kortlek.key(KeyCode::Escape);
    kortlek.until("it is left", |k| k.screen() == Screen::Title);
    assert_eq!(kortlek.menu(), Menu::None);
}
