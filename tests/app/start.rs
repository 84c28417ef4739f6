//! The whole application without a window: screens and menus, settings, whole games.

use crate::support::{Home, Kortlek, QUICK, settings_of};
use bevy::{prelude::*, window::PrimaryWindow};
use kortlek::{
    assets_folder, navigation, plan::MatchSetup, play, progress::Progress, screens::title,
    window::SHADERS,
};
use kortlek_games::GAMES;
use kortlek_kit::{
    Cloth, Preferences,
    pictures::{Pictures, PrerenderedImages},
    words::UiWords,
};
use kortlek_rules::{Grade, Seat, Who, decktet, french, matched::Ending};
use kortlek_table::{Menu, Pause, Screen, Table, TableCommand, TableEvent, register::Shelf};

#[test]
fn the_first_pictures_are_those_that_were_rehearsed() {
    let mut kortlek = Kortlek::fresh();
    kortlek.until("the title has its pictures", |k| {
        !k.world().resource::<Pictures>().is_busy()
    });
    kortlek.frames(2);
    let world = kortlek.world();
    let mut windows = world.query_filtered::<&Window, With<PrimaryWindow>>();
    let window = windows.single(world).expect("there is one");
    let size = Vec2::new(window.width(), window.height());
    let shelf = world.resource::<Shelf>().clone();
    let preferences = world.resource::<Preferences>().clone();
    let words = world.resource::<UiWords>().clone();
    let assets = assets_folder::find().expect("the tests run in the project");
    let rehearsal = PrerenderedImages::begin(&assets, move |pictures| {
        let memory = Progress::default();
        title::rehearse(None, &shelf, &memory, &preferences, &words, size, pictures);
    });
    let rehearsed = rehearsal.end().expect("it goes well").asked();
    assert!(rehearsed.len() >= 18, "cards in the hand and on the shelf");
    let asked = world.resource::<Pictures>().asked();
    assert!(asked.is_superset(&rehearsed), "{rehearsed:?} in {asked:?}");
    // Where pictures take long, the game has been in focus long enough by then for the small picture of its table.
    let later = asked.difference(&rehearsed);
    for (name, size) in later {
        let is_card = name.parse::<decktet::Card>().is_ok() || name.parse::<french::Card>().is_ok();
        assert!(is_card, "{name}, {size} pixels wide");
    }
}

#[test]
fn the_first_shaders_are_the_engines_own() {
    let mut kortlek = Kortlek::fresh();
    kortlek.until("they are loaded", |k| {
        let server = k.world().resource::<AssetServer>();
        SHADERS.iter().all(|path| {
            server
                .get_handle_untyped(*path)
                .is_some_and(|s| server.is_loaded(&s))
        })
    });
}

#[test]
fn a_whole_game_is_played_to_its_result() {
    let mut kortlek = Kortlek::fresh();
    assert_eq!(kortlek.screen(), Screen::Title);
    kortlek.sit_down(3, 7);
    assert_eq!(kortlek.screen(), Screen::Table);
    let step = kortlek.play_on(0);
    assert!(kortlek.events().contains(&TableEvent::Finished));
    assert!(step >= 10, "ten turns, and cards to lay");

    // A press that was meant for the table begins nothing.
    kortlek.key(KeyCode::Enter);
    assert_eq!(kortlek.menu(), Menu::Result);
    assert!(kortlek.table().session.result().is_some());
    kortlek.frames(70);

    // Once more with the same cards: the same start, and nothing left of the old match.
    kortlek.key(KeyCode::ArrowRight);
    assert_eq!(kortlek.focus(), "same deal");
    kortlek.key(KeyCode::Enter);
    kortlek.until("a new match is on the table", |k| k.menu() == Menu::None);
    assert_eq!(kortlek.screen(), Screen::Table);
    assert_eq!(kortlek.table().session.seed(), 7);
    assert!(kortlek.table().session.result().is_none());
    assert!(kortlek.my_turn());
}

/// Pick by pick, in one program: what a game leaves behind does not disturb the next. A game with a canvas, on which no
/// picks lay pieces, is played to its end in a window.
#[test]
fn every_game_comes_to_its_result() {
    let mut kortlek = Kortlek::fresh();
    for entry in GAMES {
        let id = entry.card.id;
        kortlek.sit_down_at(id, usize::from(entry.card.players.0), 5);
        if kortlek.table().session.canvas().is_some() {
            continue;
        }
        let step = kortlek.play_on(0);
        assert!(step > 3, "{id}: only {step} decisions");
        assert!(kortlek.table().session.result().is_some(), "{id}");
    }
}

#[test]
fn bots_play_a_demonstration_among_themselves() {
    let mut kortlek = Kortlek::fresh();
    let table = kortlek.thricewise(2, 3, None, Who::Random);
    play::begin(kortlek.world(), table);
    kortlek.until("the result shows", |k| k.menu() == Menu::Result);
    let saved = kortlek.folders().save("thricewise").exists();
    assert!(!saved, "it is nobody's game");
}

#[test]
fn keys_lead_from_the_title_to_the_table_and_back() {
    let mut kortlek = Kortlek::fresh();
    let pause = |k: &Kortlek| *k.app.world().resource::<State<Pause>>().get();
    assert_eq!(kortlek.focus(), "granicus", "the first on the shelf");
    kortlek.key(KeyCode::Enter);
    assert_eq!(kortlek.screen(), Screen::Setup);
    assert_eq!(kortlek.focus(), "start");
    kortlek.key(KeyCode::Enter);
    kortlek.until("the table shows", |k| k.screen() == Screen::Table);
    assert!(kortlek.my_turn());

    kortlek.key(KeyCode::Escape);
    assert_eq!(kortlek.menu(), Menu::Pause);
    assert_eq!(kortlek.focus(), "go on");
    assert_eq!(pause(&kortlek), Pause::On, "the table stands still");
    kortlek.key(KeyCode::ArrowDown);
    assert_eq!(kortlek.focus(), "story");
    kortlek.key(KeyCode::ArrowDown);
    assert_eq!(kortlek.focus(), "rules");
    kortlek.key(KeyCode::Enter);
    assert_eq!(kortlek.menu(), Menu::Rules);
    kortlek.key(KeyCode::Escape);
    assert_eq!(kortlek.menu(), Menu::Pause);
    assert_eq!(kortlek.focus(), "rules", "the focus is where it was");
    kortlek.key(KeyCode::Escape);
    assert_eq!(kortlek.menu(), Menu::None);
    assert_eq!(pause(&kortlek), Pause::Off);

    kortlek.key(KeyCode::Escape);
    assert_eq!(kortlek.focus(), "go on", "the menu begins afresh");
    kortlek.key(KeyCode::ArrowUp);
    assert_eq!(kortlek.focus(), "go on", "nothing is above");
    for _ in 0..6 {
        kortlek.key(KeyCode::ArrowDown);
    }
    assert_eq!(kortlek.focus(), "title");
    kortlek.key(KeyCode::Enter);
    kortlek.until("the title shows", |k| k.screen() == Screen::Title);
    assert!(!kortlek.world().contains_resource::<Table>());
    assert_eq!(kortlek.focus(), "continue", "the game can be gone on with");
}

#[test]
fn every_menu_opens_and_closes_over_every_screen() {
    let mut kortlek = Kortlek::fresh();
    for screen in [Screen::Title, Screen::Table] {
        if screen == Screen::Table {
            kortlek.sit_down(4, 1);
        }
        for menu in [Menu::Settings, Menu::Credits] {
            navigation::open(kortlek.world(), menu);
            kortlek.frames(3);
            assert_eq!(kortlek.menu(), menu);
            kortlek.key(KeyCode::Escape);
            assert_eq!(kortlek.menu(), Menu::None, "{menu:?} over {screen:?}");
            assert_eq!(kortlek.screen(), screen);
        }
    }
    for (command, menu) in [
        (TableCommand::Menu, Menu::Pause),
        (TableCommand::Rules, Menu::Rules),
    ] {
        kortlek.world().write_message(command);
        kortlek.frames(3);
        assert_eq!(kortlek.menu(), menu);
        kortlek.key(KeyCode::Escape);
        assert_eq!(kortlek.menu(), Menu::None, "{menu:?}");
    }
}

#[test]
fn a_pad_does_what_keys_do() {
    let mut kortlek = Kortlek::fresh();
    let pad = kortlek.plug_in("Xbox 360 Controller");
    assert_eq!(kortlek.focus(), "granicus");
    kortlek.button(pad, GamepadButton::South);
    assert_eq!(kortlek.screen(), Screen::Setup);
    kortlek.button(pad, GamepadButton::DPadLeft);
    assert_ne!(kortlek.focus(), "start");
    kortlek.button(pad, GamepadButton::East);
    assert_eq!(kortlek.screen(), Screen::Title);

    navigation::open(kortlek.world(), Menu::Settings);
    kortlek.frames(3);
    assert_eq!(kortlek.focus(), "settings-play");
    kortlek.button(pad, GamepadButton::RightTrigger);
    assert_eq!(kortlek.focus(), "settings-cards");
    kortlek.stick(pad, -1.0);
    kortlek.stick(pad, 0.0);
    let focus = kortlek.focus();
    assert_eq!(focus, "settings-decktet", "it led down to the open page");
    kortlek.button(pad, GamepadButton::DPadRight);
    let decktet = kortlek.preferences().style.decktet;
    assert_eq!(decktet, kortlek_art::ColourSet::Second);

    // It is pulled out and another one is plugged in.
    kortlek.pull_out(pad);
    let pad = kortlek.plug_in("DualSense");
    kortlek.button(pad, GamepadButton::East);
    assert_eq!(kortlek.menu(), Menu::None);
}

#[test]
fn settings_are_kept() {
    let home = Home::new();
    let mut kortlek = Kortlek::start(&home);
    let mut preferences = kortlek.preferences();
    preferences.cloth = Cloth::Brown;
    preferences.reduced_motion = true;
    preferences.volume_alerts = 0.25;
    kortlek.frames(2);
    let was = kortlek.preferences().clone();
    kortlek.kill();
    assert_eq!(settings_of(&home), was);
    assert_eq!(*Kortlek::start(&home).preferences(), was);
}

#[test]
fn sound_is_turned_off_and_on_as_loud_as_it_was() {
    let mut kortlek = Kortlek::fresh();
    kortlek.preferences().volume_master = 0.35;
    for volume in [0.0, 0.35] {
        kortlek.world().write_message(TableCommand::Mute);
        kortlek.frames(2);
        assert_eq!(kortlek.preferences().volume_master, volume);
    }
}

#[test]
fn the_last_setup_is_remembered() {
    let home = Home::new();
    let mut kortlek = Kortlek::start(&home);
    for _ in 0..12 {
        if kortlek.focus() != "thricewise" {
            kortlek.key(KeyCode::Tab);
        }
    }
    assert_eq!(kortlek.focus(), "thricewise", "tab comes to every game");
    kortlek.key(KeyCode::Enter);
    let mut plan = kortlek.world().resource_mut::<MatchSetup>();
    plan.set("players", 4.into());
    plan.seat(Seat(2), Who::Human);
    plan.seat(Seat(3), QUICK);
    kortlek.key(KeyCode::Enter);
    kortlek.until("the table shows", |k| k.screen() == Screen::Table);
    let seats = kortlek.table().session.seats().to_vec();
    assert_eq!(seats[2], Who::Human);
    kortlek.kill();

    let mut again = Kortlek::start(&home);
    let plan = MatchSetup::remembered(again.entry("thricewise"), again.world().resource());
    // New players bring a style along, so only the levels are compared.
    let level = |who: &Who| play::level(*who);
    let levels = |seats: &[Who]| seats.iter().map(level).collect::<Vec<_>>();
    assert_eq!(levels(&plan.seats), levels(&seats));
    assert_eq!(plan.values["players"], 4);
}

#[test]
fn matched_bots_follow_the_results() {
    let home = Home::new();
    let mut kortlek = Kortlek::start(&home);
    let lowest = Who::matched(Grade::new(0));
    let table = kortlek.thricewise(2, 5, Some(Seat(0)), lowest);
    play::begin(kortlek.world(), table);
    kortlek.frames(2);
    kortlek.play_on(0);
    let payoff = kortlek.table().session.result().expect("it is over");
    let memory = kortlek.world().resource::<Progress>().clone();
    let ending = Ending::of(&payoff, Seat(0), 2);
    assert_eq!(memory.matched["thricewise"], [ending]);
    let grade = memory.grade("thricewise");
    assert_ne!(grade, Grade::BEGIN, "one game of two seats moves it");

    // The next game is against a bot of that grade, and what was learnt is on the disk.
    kortlek.frames(70);
    kortlek.key(KeyCode::Enter);
    kortlek.until("a new match is on the table", |k| k.menu() == Menu::None);
    let seats = kortlek.table().session.seats();
    assert_eq!(seats, [Who::Human, Who::matched(grade)]);
    kortlek.kill();
    let mut again = Kortlek::start(&home);
    assert_eq!(again.world().resource::<Progress>().matched, memory.matched);
}
