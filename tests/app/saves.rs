//! Saves through the whole application: nothing is lost by a kill, a full disk or a damaged file.

use crate::support::{Home, Kortlek, QUICK, any, settings_of};
use bevy::prelude::*;
use kortlek::{
    archive::Archive,
    navigation, play, saves,
    store::{
        folder,
        format::{self, Problem},
    },
};
use kortlek_rules::{
    Seat,
    presentation::{Piece, Target},
};
use kortlek_table::{Menu, Screen, Table, TableCommand};
use kortlek_words::Language;
use std::fs;

/// Goes on with the saved game; gives what was brought back.
fn go_on(kortlek: &mut Kortlek) -> Memory {
    let world = kortlek.world();
    let resumed = play::resume(
        Some(world.resource()),
        world.resource(),
        world.resource(),
        None,
    );
    let table = resumed.expect("there is a save");
    let memory = memory_of(&table);
    play::go_on(kortlek.world(), table);
    kortlek.frames(2);
    memory
}

/// State that must be the same after a kill. Not the number of positions: the rules may have made automatic steps at
/// once.
#[derive(PartialEq, Debug)]
struct Memory {
    trace: String,
    names: Vec<String>,
    undone: u32,
    hinted: u32,
}

fn memory_of(table: &Table) -> Memory {
    Memory {
        trace: table.session.trace(),
        names: table.session.names().names.clone(),
        undone: table.undone,
        hinted: table.hinted,
    }
}

/// A home with a game that was killed after a decision.
fn home_with_a_game() -> Home {
    let home = Home::new();
    let mut kortlek = Kortlek::start(&home);
    kortlek.sit_down(3, 2);
    kortlek.decide_next(0);
    kortlek.kill();
    home
}

#[test]
fn every_position_of_a_game_is_on_the_disk_as_soon_as_it_is_reached() {
    let home = Home::new();
    let mut kortlek = Kortlek::start(&home);
    kortlek.sit_down(3, 11);
    let entry = kortlek.entry("thricewise");
    let mut seen = 0;
    let mut step = 0;
    while kortlek.my_turn() {
        kortlek.until("it is saved", |k| {
            k.saved() == Some(k.table().session.positions())
        });
        let loaded = saves::load(&home.folders(), &entry).expect("it is whole");
        assert_eq!(memory_of(&loaded), memory_of(kortlek.table()));
        let positions = kortlek.table().session.positions();
        assert_eq!(loaded.session.positions(), positions);
        assert!(loaded.is_current());
        seen += 1;
        kortlek.decide(any(step));
        step += 1;
    }
    assert!(seen > 10);
    kortlek.until("the result shows", |k| k.menu() == Menu::Result);
    kortlek.frames(2);
    kortlek.kill();
    let goes_on = home.folders().save("thricewise").exists();
    assert!(!goes_on, "it has been seen to its end");
    let kept = folder::files(&home.folders().games());
    assert_eq!(kept.len(), 1, "it is kept");
}

#[test]
fn a_game_goes_on_after_a_kill_at_any_moment() {
    let home = Home::new();
    let mut before = None;
    // Also in the middle of a turn in which all choose at once: the bots have chosen, the person has not.
    for step in 0..8 {
        let mut kortlek = Kortlek::start(&home);
        match &before {
            None => kortlek.sit_down(4, 5),
            Some(before) => assert_eq!(go_on(&mut kortlek), *before, "step {step}"),
        }
        assert_eq!(kortlek.screen(), Screen::Table);
        kortlek.decide_next(any(step));
        kortlek.frames(1 + step);
        if step == 3 {
            kortlek.my_turn();
            kortlek.world().write_message(TableCommand::Undo);
            kortlek.until("it is taken back", |k| k.table().undone > 0);
            kortlek.frames(1);
        }
        before = Some(memory_of(kortlek.table()));
        kortlek.kill();
    }
    let last = before.expect("it was played");
    assert_eq!(last.undone, 1, "what was taken back is remembered");
}

#[test]
fn the_first_title_tells_of_a_game_in_the_players_language() {
    let home = home_with_a_game();
    let told = |k: &mut Kortlek| {
        let known = k.world().resource::<saves::KnownSaves>();
        known.0.saves[0].progress.clone()
    };
    let mut kortlek = Kortlek::start(&home);
    let english = told(&mut kortlek);
    kortlek.preferences().language = Some(Language::Swedish);
    kortlek.until("it is told in Swedish", |k| told(k) != english);
    let swedish = told(&mut kortlek);
    kortlek.until("the language is kept", |_| {
        settings_of(&home).language == Some(Language::Swedish)
    });
    kortlek.kill();
    assert_eq!(told(&mut Kortlek::start(&home)), swedish);
}

#[test]
fn a_mark_in_the_notebook_is_on_the_disk_before_anything_is_decided() {
    let home = Home::new();
    let mut kortlek = Kortlek::start(&home);
    let entry = kortlek.entry("tod");
    kortlek.sit_down_at("tod", 2, 5);
    assert!(kortlek.my_turn());
    // A card of the notebook lies on its cell: what is pressed is its drawing.
    let layout = kortlek.table().layout(kortlek.table().shown);
    let mut notes = layout.pieces().filter(|(zone, item)| {
        zone.id.name == "notebook" && item.cell[0] > 0 && matches!(item.piece, Piece::Picture(..))
    });
    let (_, note) = notes.next().expect("some cards are possible");
    let note = Target::Piece(note.piece);
    kortlek.world().write_message(TableCommand::Mark(note));
    let marks = |k: &Kortlek| k.table().session.notebook().len();
    kortlek.until("it is marked", |k| marks(k) == 1);
    kortlek.frames(2);
    kortlek.kill();
    let loaded = saves::load(&home.folders(), &entry).expect("it is whole");
    assert_eq!(loaded.session.notebook().len(), 1);
}

#[test]
fn damaged_saves_are_told_and_kept_aside() {
    let home = home_with_a_game();
    let file = home.folders().save("thricewise");
    let good = fs::read(&file).expect("it was saved");

    let text = String::from_utf8(good.clone()).expect("it is text");
    let (envelope, trace) = text.split_once('\n').expect("it has lines");
    let older = envelope.replacen(r#""meaning":1"#, r#""meaning":0"#, 1);
    let older = format!("{older}\n{trace}").into_bytes();
    let bad: [(&str, Vec<u8>, &str); 4] = [
        ("cut", good[..good.len() / 2].to_vec(), "damaged"),
        ("empty", Vec::new(), "damaged"),
        ("no text", vec![0xFF, 0x00, 0x9C], "damaged"),
        ("older rules", older, "different rules"),
    ];
    for (number, (name, bytes, word)) in bad.into_iter().enumerate() {
        fs::write(&file, &bytes).expect("there is room");
        let mut kortlek = Kortlek::start(&home);
        assert_eq!(kortlek.screen(), Screen::Title, "{name}: there is a way on");
        let told = kortlek.notices().join("\n");
        assert!(told.contains(word), "{name}: {told}");
        let count = kortlek.notices().len();
        assert_eq!(count, 1, "{name}: one sentence, not {told}");
        assert!(!file.exists(), "{name}");
        let aside = file.with_file_name(format!("thricewise.jsonl.damaged-{}", number + 1));
        assert_eq!(fs::read(&aside).expect("it is kept"), bytes, "{name}");
        assert!(told.contains(&*aside.to_string_lossy()), "{name}: {told}");
        // A new game can be begun.
        kortlek.sit_down(2, 1);
        assert!(kortlek.my_turn());
        kortlek.kill();
        fs::remove_file(&file).expect("the new game was saved");
    }
}

#[test]
fn what_a_newer_version_wrote_stays_as_it_is() {
    let home = home_with_a_game();
    let folders = home.folders();
    let file = folders.save("thricewise");
    let text = fs::read_to_string(&file).expect("it was saved");
    let newer = [
        (
            r#""kortlek_save":1"#,
            r#""kortlek_save":2,"weather":"rain""#,
        ),
        (r#""game":"thricewise""#, r#""game":"whist""#),
        (r#""meaning":1"#, r#""meaning":77"#),
    ];
    let newer = newer.map(|(from, to)| text.replacen(from, to, 1));
    let names = ["thricewise.jsonl", "whist.jsonl", "thricewise-2.jsonl"];
    let files = names.map(|name| folders.saves().join(name));
    for (file, text) in files.iter().zip(&newer) {
        fs::write(file, text).expect("there is room");
    }
    let over = folders.games().join("thricewise-1700000000.jsonl");
    fs::create_dir_all(folders.games()).expect("there is room");
    fs::write(&over, &newer[0]).expect("there is room");
    let settings = "cloth = \"velvet\"\nglow = 7\npace = \"double\"\n";
    fs::create_dir_all(&folders.config).expect("there is room");
    fs::write(folders.preferences(), settings).expect("there is room");

    let mut kortlek = Kortlek::start(&home);
    assert_eq!(kortlek.screen(), Screen::Title);
    assert_eq!(kortlek.notices(), [""; 0], "nothing is wrong with them");
    navigation::open(kortlek.world(), Menu::Records);
    kortlek.frames(6);
    let archive = kortlek.world().resource::<Archive>();
    let listed: Vec<_> = archive.bad.iter().map(|bad| bad.file.clone()).collect();
    assert_eq!(listed, [files[0].clone(), over.clone()]);
    assert!(archive.bad.iter().all(|bad| bad.problem == Problem::Newer));
    // A game of this version gets a file of its own, and a setting that changes leaves the others as they are.
    kortlek.sit_down(2, 1);
    kortlek.decide_next(0);
    kortlek.preferences().grounds = false;
    kortlek.frames(6);
    kortlek.kill();
    let texts = newer.iter().chain([&newer[0]]);
    for (file, text) in files.iter().chain([&over]).zip(texts) {
        assert_eq!(&fs::read_to_string(file).expect("it stays"), text);
    }
    assert!(folders.save_number("thricewise", 3).exists());
    let written = fs::read_to_string(folders.preferences()).expect("it was written");
    for line in ["cloth = \"velvet\"", "glow = 7", "grounds = false"] {
        assert!(written.contains(line), "{written}");
    }
}

#[test]
fn a_save_that_the_rules_forbid_is_told_when_it_is_gone_on_with() {
    let home = Home::new();
    let mut kortlek = Kortlek::start(&home);
    kortlek.sit_down(3, 2);
    assert!(kortlek.my_turn());
    let mut table = kortlek.thricewise(3, 2, Some(Seat(0)), QUICK);
    table.session.proceed();
    // The same card twice in the deck.
    let text = saves::text(&table, 1, kortlek.world().resource());
    let (_, trace) = text.split_once('\n').expect("it has lines");
    let wrong = trace.replacen("\"1M\"", "\"1K\"", 1);
    assert_ne!(wrong, trace);
    let envelope = format::read(text.as_bytes()).expect("it is whole").0;
    kortlek.kill();
    let file = home.folders().save("thricewise");
    fs::write(&file, format::write(&envelope, &wrong)).expect("there is room");

    let mut kortlek = Kortlek::start(&home);
    assert_eq!(kortlek.focus(), "continue");
    kortlek.key(KeyCode::Enter);
    kortlek.until("it is told", |k| !k.notices().is_empty());
    let told = kortlek.notices();
    assert!(told[0].contains("doesn’t follow its rules"), "{told:?}");
    assert_eq!(kortlek.screen(), Screen::Title);
    assert!(!file.exists());
    kortlek.frames(3);
    assert_eq!(kortlek.focus(), "granicus", "a new game can be begun");
}

#[test]
fn where_nothing_can_be_written_play_goes_on() {
    let home = Home::new();
    // A file where the folder should be: not even root can write there.
    let folders = home.folders();
    fs::write(&folders.data, "in the way").expect("there is room");
    let mut kortlek = Kortlek::start(&home);
    kortlek.sit_down(2, 4);
    for step in 0..4 {
        kortlek.decide_next(any(step));
    }
    kortlek.until("it is told", |k| !k.notices().is_empty());
    kortlek.frames(50);
    let all = kortlek.notices();
    let told = all.iter().filter(|n| n.contains("game can’t be saved"));
    let told: Vec<&String> = told.collect();
    assert_eq!(told.len(), 1, "once and no more: {all:?}");
    assert!(told[0].ends_with("You can still play."));
}

#[test]
fn a_new_game_stands_beside_the_old_one() {
    let home = Home::new();
    let mut kortlek = Kortlek::start(&home);
    kortlek.sit_down(3, 2);
    assert!(kortlek.my_turn());
    kortlek.sit_down(3, 99);
    assert!(kortlek.my_turn());
    kortlek.kill();
    let folders = home.folders();
    let read = |file| fs::read_to_string(file).expect("it is there");
    assert!(read(folders.save("thricewise")).contains("\"seed\":2,"));
    assert!(read(folders.save_number("thricewise", 2)).contains("\"seed\":99,"));
}
