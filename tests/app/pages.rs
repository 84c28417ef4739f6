//! The pages beside the game: the title, the setup, the first start, the report of a problem, the search among the
//! settings, the panel of a decided game, and the hand that is ordered by keys.

use crate::support::{EguiFrame, Home, Kortlek, QUICK, any, settings_of};
use bevy::prelude::*;
use bevy_egui::egui;
use kortlek::{
    menus::{first, problem},
    navigation,
    plan::MatchSetup,
    play,
    progress::Progress,
    saves,
    store::writer::FileWriter,
};
use kortlek_art::IndexSize;
use kortlek_kit::{
    Cloth, Preferences, UiWords, focus::FocusNavigation, markup, pictures::Pictures, theme::zoom,
};
use kortlek_rules::{
    Face, Message, Seat,
    presentation::{Piece, Place, Target},
};
use kortlek_table::{
    Menu, Screen, Table, TablePicture, layout::attention::Focus, register::Shelf,
    ui::tooltip::Tooltip,
};
use kortlek_words::Language;
use std::fs;

/// Returns true if these words show.
fn shows(kortlek: &mut Kortlek, words: &str) -> bool {
    kortlek.frames(3);
    let drawn = &kortlek.world().resource::<EguiFrame>().shapes;
    drawn.iter().any(|shape| says(&shape.shape, words))
}

fn says(shape: &egui::Shape, words: &str) -> bool {
    match shape {
        egui::Shape::Vec(shapes) => shapes.iter().any(|shape| says(shape, words)),
        egui::Shape::Text(text) => text.galley.text().contains(words),
        _ => false,
    }
}

/// Rectangle of the words of a text that show, in points.
fn place(kortlek: &mut Kortlek, words: &str) -> Option<egui::Rect> {
    fn find(shape: &egui::Shape, words: &str) -> Option<egui::Rect> {
        match shape {
            egui::Shape::Vec(shapes) => shapes.iter().find_map(|shape| find(shape, words)),
            egui::Shape::Text(text) if text.galley.text() == words => {
                Some(text.galley.rect.translate(text.pos.to_vec2()))
            }
            _ => None,
        }
    }
    kortlek.frames(3);
    let drawn = &kortlek.world().resource::<EguiFrame>().shapes;
    drawn.iter().find_map(|shape| find(&shape.shape, words))
}

/// Rectangle of a widget, in points.
fn widget(kortlek: &Kortlek, name: &str) -> egui::Rect {
    let nav = kortlek.app.world().resource::<FocusNavigation>();
    let rect = nav.rect_of(name);
    rect.unwrap_or_else(|| panic!("{name} is on the page"))
}

/// Sizes of the window and of the type from the largest to the least room.
const ROOMS: [((f32, f32), f32); 5] = [
    ((1920.0, 1080.0), 1.0),
    ((1280.0, 800.0), 1.0),
    ((960.0, 600.0), 1.0),
    ((640.0, 400.0), 1.0),
    ((1280.0, 800.0), 2.0),
];

/// Opens the setup of a game.
fn set_up(kortlek: &mut Kortlek, game: &str) {
    let plan = MatchSetup::remembered(kortlek.entry(game), &Progress::default());
    kortlek.world().insert_resource(plan);
    navigation::go_to(kortlek.world(), Screen::Setup);
    kortlek.frames(6);
    assert_eq!(kortlek.screen(), Screen::Setup);
}

fn games(kortlek: &Kortlek) -> Vec<&'static str> {
    let shelf = kortlek.app.world().resource::<Shelf>();
    shelf.iter().map(|entry| entry.card.id).collect()
}

/// The widgets of the page, each with its role, its name and its value.
fn described(kortlek: &mut Kortlek) -> Vec<(egui::accesskit::Role, String, String)> {
    use egui::accesskit::Role;
    kortlek.frames(8);
    let nodes = &kortlek.world().resource::<EguiFrame>().nodes;
    let widgets = nodes.iter().filter(|node| {
        use Role::{GenericContainer, Label, Pane, ScrollBar, TextRun, Unknown, Window};
        let is_none = matches!(
            node.role(),
            GenericContainer | Label | Pane | ScrollBar | TextRun | Unknown | Window
        );
        !is_none && node.labelled_by().is_empty()
    });
    let text = |text: Option<&str>| text.unwrap_or_default().to_owned();
    widgets
        .map(|node| (node.role(), text(node.label()), text(node.value())))
        .collect()
}

#[test]
fn every_widget_of_a_page_has_a_role_and_a_name() {
    use egui::accesskit::Role;
    let mut kortlek = Kortlek::fresh().keeping_drawn();
    kortlek.egui().enable_accesskit();
    let title = described(&mut kortlek);
    let named = |all: &[(Role, String, String)], role: Role, name: &str| {
        all.iter().any(|(is, has, _)| *is == role && has == name)
    };
    for name in ["Granicus", "Add to favourites"] {
        assert!(named(&title, Role::Button, name), "{title:?}");
    }
    set_up(&mut kortlek, "turncoat");
    let setup = described(&mut kortlek);
    assert!(named(&setup, Role::TextInput, "Seed"), "{setup:?}");
    assert!(named(&setup, Role::Button, "Another opponent"), "{setup:?}");
    let mut pages = vec![title, setup];
    for menu in [
        Menu::Settings,
        Menu::Records,
        Menu::Decks,
        Menu::Credits,
        Menu::Problem,
    ] {
        navigation::open(kortlek.world(), menu);
        pages.push(described(&mut kortlek));
        navigation::close_all(kortlek.world());
        kortlek.frames(3);
    }
    let settings = &pages[2];
    let waits = named(settings, Role::CheckBox, "Wait after each bot");
    assert!(waits, "{settings:?}");
    assert!(named(settings, Role::ComboBox, "Speed"), "{settings:?}");
    for page in &pages {
        assert!(!page.is_empty());
        for (role, name, value) in page {
            let has_name = !name.is_empty();
            assert!(has_name, "{role:?} {value:?} without a name in {page:?}");
        }
    }
}

#[test]
fn keys_lead_from_the_ends_of_the_setup_to_what_is_decided_first() {
    let mut kortlek = Kortlek::fresh().keeping_drawn();
    let all = games(&kortlek);
    for (size, scale, games) in [
        ((1280.0, 800.0), 1.0, all),
        ((960.0, 600.0), 2.0, vec!["granicus", "shed"]),
    ] {
        kortlek.resize(size, scale);
        for game in games {
            set_up(&mut kortlek, game);
            let first = kortlek.world().resource::<MatchSetup>().options[0].name;
            let place = format!("{game} in {size:?} × {scale}");
            assert_eq!(kortlek.focus(), "start", "{place}");
            kortlek.key(KeyCode::ArrowLeft);
            assert_eq!(kortlek.focus(), first, "{place}");
            kortlek.key(KeyCode::ArrowUp);
            assert_eq!(kortlek.focus(), "games", "{place}");
            kortlek.key(KeyCode::ArrowDown);
            assert_eq!(kortlek.focus(), first, "{place}");
            assert!(shows(&mut kortlek, "Choose"), "keys are named: {place}");
            kortlek.key(KeyCode::Escape);
            kortlek.frames(2);
            assert_eq!(kortlek.screen(), Screen::Title);
        }
    }
}

#[test]
fn the_button_that_deals_keeps_its_place_beside_all_that_is_chosen() {
    let mut kortlek = Kortlek::fresh();
    for (size, scale) in ROOMS {
        kortlek.resize(size, scale);
        set_up(&mut kortlek, "shed");
        let start = widget(&kortlek, "start");
        for players in 2..=5 {
            let mut plan = kortlek.world().resource_mut::<MatchSetup>();
            plan.set("players", players.into());
            kortlek.frames(4);
            assert_eq!(widget(&kortlek, "start"), start, "{players} at {size:?}");
        }
        for game in games(&kortlek) {
            set_up(&mut kortlek, game);
            let options = kortlek.world().resource::<MatchSetup>().options.clone();
            let options = options.iter().map(|option| option.name);
            // A list of seats has no widget of its own name.
            let nav = kortlek.app.world().resource::<FocusNavigation>();
            let named = options.filter(|name| nav.rect_of(name).is_some());
            for name in named.chain(["seat 1", "seat 2", "seed", "paste seed", "another seed"]) {
                let right = widget(&kortlek, name).right();
                // Two panels with a gap are between them.
                let most = widget(&kortlek, "start").left() - 16.0 - 16.0 - 12.0;
                let place = format!("{game}, {name} at {size:?} × {scale}");
                assert!(right <= most, "{place}: {right}");
            }
        }
    }
}

#[test]
fn a_row_with_two_lines_of_explanation_keeps_clear_of_the_next() {
    let mut kortlek = Kortlek::fresh().keeping_drawn();
    for (size, scale) in ROOMS {
        kortlek.resize(size, scale);
        set_up(&mut kortlek, "paparazzi");
        let about = "How the celebrities stand. For four players, 4×3 is one space short.";
        let [about, next] =
            [about, "First player"].map(|words| place(&mut kortlek, words).expect("it shows"));
        let gap = next.top() - about.bottom();
        assert!(gap >= 8.0, "{size:?} × {scale}: {gap}");
    }
}

#[test]
fn the_sentence_on_a_bot_keeps_clear_of_names() {
    let mut kortlek = Kortlek::fresh().keeping_drawn();
    for (size, scale) in ROOMS {
        kortlek.resize(size, scale);
        set_up(&mut kortlek, "shed");
        kortlek.walk_to("seat 2");
        // It has to rest for half a second.
        kortlek.frames(40);
        let told = "Plays soundly, but does not look far ahead.";
        let told = place(&mut kortlek, told).expect("it is told");
        let names = kortlek.world().resource::<MatchSetup>().names();
        for seat in Seat::all(names.names.len()) {
            let name = names.of(seat);
            let place = place(&mut kortlek, name);
            let apart = place.is_none_or(|place| !place.intersects(told.expand(10.0)));
            assert!(apart, "{size:?} × {scale}: {name} below {told:?}");
        }
    }
}

/// Returns true if these words show and no part of them is scrolled out of sight.
fn in_sight(kortlek: &Kortlek, words: &str) -> bool {
    let drawn = &kortlek.app.world().resource::<EguiFrame>().shapes;
    drawn.iter().any(|clipped| match &clipped.shape {
        egui::Shape::Text(text) => {
            let place = text.galley.rect.translate(text.pos.to_vec2());
            text.galley.text() == words && clipped.clip_rect.contains_rect(place)
        }
        _ => false,
    })
}

#[test]
fn the_title_begins_with_the_game_under_way_and_the_deal_of_the_day() {
    let mut kortlek = Kortlek::fresh().keeping_drawn();
    for (size, scale) in ROOMS {
        kortlek.resize(size, scale);
        kortlek.go_to_title();
        kortlek.frames(17);
        assert_eq!(kortlek.focus(), "granicus");
        let daily = in_sight(&kortlek, "TODAY’S DEAL");
        assert!(daily, "the deal of the day at {size:?} × {scale}");
    }
    kortlek.sit_down(3, 7);
    kortlek.decide_next(0);
    kortlek.go_to_title();
    for (size, scale) in ROOMS.into_iter().chain([((800.0, 600.0), 2.0)]) {
        kortlek.resize(size, scale);
        // The page begins.
        kortlek.go_to_title();
        kortlek.frames(17);
        let z = zoom(Vec2::from(size), scale);
        let room = egui::Rect::from_min_size(egui::Pos2::ZERO, egui::Vec2::from(size) / z);
        assert_eq!(kortlek.focus(), "continue");
        assert!(in_sight(&kortlek, "TODAY’S DEAL"), "{size:?} × {scale}");
        for name in ["continue", "today's deal", "granicus", "shed"] {
            let rect = widget(&kortlek, name);
            let shows = room.contains_rect(rect);
            assert!(shows, "{name} at {size:?} × {scale}: {rect:?}");
        }
        let [set_up, rules] = ["Set up", "Rules"].map(|words| {
            let place = place(&mut kortlek, words).expect("it shows");
            place.height()
        });
        assert_eq!(set_up, rules, "heights at {size:?} × {scale}");
        // The name of it all is no smaller than words on buttons.
        let asked = kortlek.world().resource::<Pictures>().asked();
        let mark = asked.iter().filter(|(name, _)| name == "wordmark");
        let high = mark.map(|(_, high)| *high).max();
        let is_high = high.is_some_and(|high| high as f32 >= 30.0 * z);
        assert!(is_high, "{high:?} at {size:?}");
    }
}

#[test]
fn the_ground_below_a_picture_is_as_round_as_its_frame() {
    let mut kortlek = Kortlek::fresh().keeping_drawn();
    let mut found = Vec::new();
    kortlek.until("the ground is drawn", |k| {
        let drawn = &k.world().resource::<EguiFrame>().shapes;
        for shape in drawn {
            visit(&shape.shape, &mut |shape| match shape {
                egui::Shape::Rect(rect) if rect.brush.is_some() => found.push(rect.corner_radius),
                _ => {}
            });
        }
        !found.is_empty()
    });
    let round = egui::CornerRadius::same(10);
    assert!(found.iter().all(|corner| *corner == round), "{found:?}");
}

#[test]
fn the_first_page_has_all_sizes_of_type_and_a_sample_in_each() {
    let mut kortlek = Kortlek::fresh().keeping_drawn();
    kortlek.resize((960.0, 600.0), 1.0);
    first::begin(kortlek.world());
    kortlek.frames(6);
    let volume = widget(&kortlek, "first-volume");
    let words = "Card sounds, and an alert when it is your turn.";
    let words = place(&mut kortlek, words).expect("it shows");
    assert!(volume.top() < words.bottom(), "the slider is beside them");
    assert_eq!(kortlek.focus(), "settings-scale");
    let scale = |k: &mut Kortlek| k.preferences().ui_scale;
    let sampled = |k: &mut Kortlek| {
        k.frames(4);
        let asked = k.world().resource::<Pictures>().asked();
        // It is a card of the sample alone.
        asked.iter().any(|(name, _)| name == "QH")
    };
    let (least, most) = Preferences::UI_SCALES;
    for (key, end) in [(KeyCode::ArrowLeft, least), (KeyCode::ArrowRight, most)] {
        for _ in 0..6 {
            kortlek.key(key);
            assert!(sampled(&mut kortlek), "at {}", scale(&mut kortlek));
        }
        assert_eq!(scale(&mut kortlek), end);
    }
    // Nothing is lost by one press, and the page says so however small it is.
    kortlek.key(KeyCode::Escape);
    let said = shows(&mut kortlek, "Skipping resets");
    assert!(said, "at {}", scale(&mut kortlek));
}

#[test]
fn the_first_page_is_answered_once() {
    let home = Home::new();
    let mut kortlek = Kortlek::start(&home);
    let memory = kortlek.world().resource::<Progress>().clone();
    assert!(first::is_due(Some(&home.folders()), &memory));
    first::begin(kortlek.world());
    kortlek.frames(6);
    assert_eq!(kortlek.menu(), Menu::First);
    assert_eq!(kortlek.focus(), "settings-scale");
    // Corners, then cloth, each one to the right.
    use KeyCode::{ArrowDown, ArrowRight};
    for key in [ArrowDown, ArrowRight, ArrowDown, ArrowDown, ArrowRight] {
        kortlek.key(key);
    }
    let now = kortlek.preferences().clone();
    assert_eq!(now.style.index, IndexSize::Large);
    assert_eq!(now.cloth, Cloth::Navy);
    // One press does not discard the changes.
    kortlek.key(KeyCode::Escape);
    assert_eq!(kortlek.menu(), Menu::First);
    let pad = kortlek.plug_in("Xbox 360 Controller");
    kortlek.button(pad, GamepadButton::Start);
    kortlek.frames(4);
    assert_eq!(kortlek.menu(), Menu::None);
    assert_eq!(kortlek.screen(), Screen::Title);
    kortlek.kill();
    assert_eq!(settings_of(&home).cloth, Cloth::Navy);
    let kortlek = Kortlek::start(&home);
    let memory = kortlek.app.world().resource::<Progress>();
    assert!(!first::is_due(Some(&home.folders()), memory));
}

#[test]
fn skipping_the_first_page_leaves_the_usual_settings() {
    let mut kortlek = Kortlek::fresh();
    let before = kortlek.preferences().clone();
    first::begin(kortlek.world());
    kortlek.frames(6);
    kortlek.key(KeyCode::ArrowRight);
    assert_ne!(*kortlek.preferences(), before);
    kortlek.key(KeyCode::Escape);
    kortlek.key(KeyCode::Escape);
    kortlek.frames(4);
    assert_eq!(kortlek.menu(), Menu::None);
    assert_eq!(*kortlek.preferences(), before);
    assert!(kortlek.world().resource::<Progress>().greeted);
}

fn report(kortlek: &Kortlek) -> &problem::ShownReport {
    kortlek.app.world().resource()
}

#[test]
fn a_report_is_read_before_it_is_written_and_its_place_is_told() {
    let mut kortlek = Kortlek::fresh().keeping_drawn();
    let exports = kortlek.folders().exports();
    kortlek.sit_down(3, 7);
    assert!(kortlek.my_turn());
    problem::open(kortlek.world());
    kortlek.frames(6);
    assert_eq!(kortlek.menu(), Menu::Problem);
    let text = report(&kortlek).text.clone();
    for part in [
        "== Words",
        "== Versions",
        "== Settings",
        "\"thricewise\"",
        "== Log",
        "== Crash",
    ] {
        assert!(text.contains(part), "{part}");
    }
    assert!(!exports.exists(), "nothing is written yet");
    assert_eq!(kortlek.focus(), "write report");
    let [field, button] = ["own words", "write report"].map(|name| widget(&kortlek, name));
    assert!(button.top() > field.bottom(), "{button} is on {field}");
    // The player's own words: letters that are bound to something are letters here.
    kortlek.chord(&[KeyCode::ShiftLeft, KeyCode::Tab]);
    assert_eq!(kortlek.focus(), "own words");
    kortlek.type_in("the card went");
    kortlek.key(KeyCode::KeyS);
    kortlek.key(KeyCode::ArrowDown);
    assert_eq!(kortlek.focus(), "own words");
    let text = report(&kortlek).text.clone();
    assert!(text.contains("== Words\nthe card went"), "{text}");
    kortlek.key(KeyCode::Tab);
    kortlek.key(KeyCode::Enter);
    kortlek.until("it is written", |k| report(k).file.is_some());
    let file = exports.join("kortlek-report-1.txt");
    assert_eq!(fs::read_to_string(file).expect("it is there"), text);
    // Its place is said once, on the page; and from there the folder is opened.
    assert!(shows(&mut kortlek, "kortlek-report-1.txt"));
    assert!(shows(&mut kortlek, "Open the folder"));
    assert_eq!(kortlek.notices(), [""; 0]);
    kortlek.key(KeyCode::Escape);
    kortlek.frames(2);
    assert_eq!(kortlek.menu(), Menu::None);
}

#[test]
fn a_report_that_cannot_be_written_is_told_in_a_sentence() {
    let mut kortlek = Kortlek::fresh();
    // A file lies where the folder would be.
    let exports = kortlek.folders().exports();
    fs::create_dir_all(exports.parent().expect("it has a folder")).expect("there is room");
    fs::write(&exports, "").expect("there is room");
    problem::open(kortlek.world());
    kortlek.frames(6);
    kortlek.key(KeyCode::Enter);
    kortlek.until("it is told", |k| !k.notices().is_empty());
    let notice = kortlek.notices()[0].clone();
    assert!(notice.starts_with("The file can’t be saved"), "{notice}");
    assert_eq!(kortlek.menu(), Menu::Problem);
}

#[test]
fn settings_are_found_by_what_is_typed() {
    let mut kortlek = Kortlek::fresh().keeping_drawn();
    navigation::open(kortlek.world(), Menu::Settings);
    kortlek.frames(6);
    kortlek.type_in("colour of ");
    assert_eq!(kortlek.focus(), "settings search field");
    kortlek.type_in("the table");
    assert!(shows(&mut kortlek, "The colour of the table."));
    assert!(shows(&mut kortlek, "DISPLAY"));
    assert!(!shows(&mut kortlek, "Speed of the bots"));
    // The focus goes on to what was found, and changes it there.
    kortlek.key(KeyCode::ArrowDown);
    assert_eq!(kortlek.focus(), "settings-cloth");
    kortlek.key(KeyCode::ArrowRight);
    assert_eq!(kortlek.preferences().cloth, Cloth::Navy);
    kortlek.key(KeyCode::ArrowUp);
    kortlek.type_in("xyz");
    assert!(shows(&mut kortlek, "No settings found."));
    // Back leads to the pages first.
    kortlek.key(KeyCode::Escape);
    kortlek.frames(2);
    assert_eq!(kortlek.menu(), Menu::Settings);
    assert!(shows(&mut kortlek, "Speed of the bots"));
    kortlek.type_in("/");
    kortlek.type_in("sort the hand");
    assert!(shows(&mut kortlek, "Sort the hand"), "keys are found, too");
    kortlek.key(KeyCode::Escape);
    kortlek.key(KeyCode::Escape);
    kortlek.frames(2);
    assert_eq!(kortlek.menu(), Menu::None);
}

#[test]
fn a_page_of_settings_is_set_back_and_the_own_ones_come_back() {
    let mut kortlek = Kortlek::fresh();
    navigation::open(kortlek.world(), Menu::Settings);
    kortlek.frames(6);
    kortlek.type_in("confirm");
    kortlek.key(KeyCode::ArrowDown);
    assert_eq!(kortlek.focus(), "settings-confirm");
    kortlek.key(KeyCode::Enter);
    kortlek.key(KeyCode::Escape);
    assert!(kortlek.preferences().confirm);
    kortlek.walk_to("settings usual");
    kortlek.key(KeyCode::Enter);
    assert!(!kortlek.preferences().confirm);
    kortlek.walk_to("settings usual");
    kortlek.key(KeyCode::Enter);
    let again = kortlek.preferences().confirm;
    assert!(again, "what was mine is mine again");
}

/// A table of Jackhammer against a bot, at which everything goes quickly.
fn jackhammer(kortlek: &mut Kortlek, seed: u64) {
    let table = kortlek.open("jackhammer", 2, seed, Some(Seat(0)), QUICK);
    play::begin(kortlek.world(), table);
    kortlek.frames(3);
}

#[test]
fn cards_of_the_french_deck_are_named_in_the_players_language() {
    let mut kortlek = Kortlek::fresh();
    kortlek.preferences().language = Some(Language::German);
    jackhammer(&mut kortlek, 5);
    kortlek.until("cards are on the table", |k| !french_cards(k).is_empty());
    let cards = french_cards(&mut kortlek);
    let world = kortlek.world();
    let (table, shown) = (world.resource::<Table>(), world.resource::<TablePicture>());
    for face in cards {
        let name = Message::new("card-title").with("card", face);
        let name = world.resource::<UiWords>().say(name);
        let slip = Tooltip::of(table, shown, Target::Piece(Piece::Card(face)));
        assert_eq!(slip.map(|slip| slip.name), Some(name));
    }
}

/// The known cards of the French deck at the table.
fn french_cards(kortlek: &mut Kortlek) -> Vec<Face> {
    let shown = kortlek.world().resource::<TablePicture>();
    let items = shown.layout.zones.iter().flat_map(|zone| &zone.items);
    let cards = items.filter_map(|item| match item.piece {
        Piece::Card(face @ Face::French(_)) => Some(face),
        _ => None,
    });
    cards.collect()
}

/// Number of finished games on the disk.
fn games_over(kortlek: &Kortlek) -> usize {
    fs::read_dir(kortlek.folders().games()).map_or(0, Iterator::count)
}

/// Plays until the game is announced as decided; returns true if that came.
fn until_decided(kortlek: &mut Kortlek) -> bool {
    for step in 0..60 {
        kortlek.until("there is something to do", |k| {
            let table = k.table();
            k.menu() != Menu::None || table.picking.decides() || table.session.result().is_some()
        });
        kortlek.frames(6);
        if kortlek.menu() == Menu::Decided {
            return true;
        }
        if kortlek.table().session.result().is_some() {
            return false;
        }
        // Forced moves are made meanwhile without the player.
        if kortlek.table().picking.decides() {
            kortlek.decide(any(step));
        }
    }
    false
}

#[test]
fn a_decided_game_is_told_once_and_can_be_settled() {
    let mut kortlek = Kortlek::fresh();
    kortlek.preferences().tell_decided = true;
    let seed = (1..20).find(|seed| {
        jackhammer(&mut kortlek, *seed);
        let decided = until_decided(&mut kortlek);
        if !decided {
            kortlek.go_to_title();
        }
        decided
    });
    assert!(seed.is_some(), "one of these games is decided early");
    let wins = kortlek.table().session.certain().expect("that was said");
    // Playing on, it is not said again.
    kortlek.key(KeyCode::Enter);
    kortlek.frames(10);
    assert_eq!(kortlek.menu(), Menu::None);
    // Nor when the game is gone on with after a rest.
    let file = kortlek.table().file.clone().expect("it is saved");
    kortlek.go_to_title();
    kortlek.world().resource::<FileWriter>().wait();
    let shelf = kortlek.world().resource::<Shelf>().clone();
    let table = saves::open(&file, &shelf).expect("it is whole");
    play::go_on(kortlek.world(), table);
    kortlek.until("it goes on", |k| k.screen() == Screen::Table);
    kortlek.until("there is something to do", |k| k.table().picking.decides());
    kortlek.frames(10);
    assert_eq!(kortlek.menu(), Menu::None);
    assert_eq!(kortlek.table().session.certain(), Some(wins));
    let positions = kortlek.table().session.positions();
    let over = games_over(&kortlek);
    play::settle(kortlek.world());
    kortlek.until("the result shows", |k| k.menu() == Menu::Result);
    let session = &kortlek.table().session;
    assert!(session.positions() > positions);
    let result = session.result().expect("it is over");
    assert_eq!(result.winners.has(Seat(0)), wins);
    assert_eq!(kortlek.table().hinted, 0, "it counts like any other game");
    kortlek.until("it is among the games that are over", |k| {
        games_over(k) == over + 1
    });
}

#[test]
fn what_is_decided_is_not_told_to_who_does_not_want_it() {
    let mut kortlek = Kortlek::fresh();
    assert!(!kortlek.preferences().tell_decided);
    for seed in 1..4 {
        jackhammer(&mut kortlek, seed);
        assert!(!until_decided(&mut kortlek));
        kortlek.go_to_title();
    }
}

#[test]
fn the_hand_is_ordered_by_keys() {
    let mut kortlek = Kortlek::fresh();
    kortlek.sit_down(3, 7);
    assert!(kortlek.my_turn());
    kortlek.frames(4);
    let hand = |k: &Kortlek| {
        let layout = k.table().layout(k.table().shown);
        let hand = layout.zones.iter().find(|z| z.place == Place::Hand);
        let items = hand.expect("a hand is held").items.iter();
        items.map(|item| item.piece).collect::<Vec<_>>()
    };
    let before = hand(&kortlek);
    let first = Target::Piece(before[0]);
    kortlek.world().resource_mut::<Focus>().set(first);
    kortlek.chord(&[KeyCode::ShiftLeft, KeyCode::ArrowRight]);
    kortlek.frames(4);
    let after = hand(&kortlek);
    assert_eq!((after[0], after[1]), (before[1], before[0]));
    let target = kortlek.world().resource::<Focus>().target();
    assert_eq!(target, Some(first), "the focus stays on the card");
    kortlek.chord(&[KeyCode::ShiftLeft, KeyCode::ArrowLeft]);
    kortlek.frames(4);
    assert_eq!(hand(&kortlek), before);
}

/// Returns true if these words stand on the bright ground of what is open.
fn is_marked(kortlek: &mut Kortlek, words: &str) -> bool {
    kortlek.frames(3);
    let bright = kortlek_kit::theme::shades(kortlek.preferences().cloth).on_bright;
    let drawn = &kortlek.world().resource::<EguiFrame>().shapes;
    let mut found = false;
    for shape in drawn {
        visit(&shape.shape, &mut |shape| {
            if let egui::Shape::Text(text) = shape {
                let mut sections = text.galley.job.sections.iter();
                let is_bright = text.override_text_color == Some(bright)
                    || text.fallback_color == bright
                    || sections.any(|s| s.format.color == bright);
                found |= is_bright && text.galley.text() == words;
            }
        });
    }
    found
}

fn visit(shape: &egui::Shape, see: &mut impl FnMut(&egui::Shape)) {
    match shape {
        egui::Shape::Vec(shapes) => shapes.iter().for_each(|shape| visit(shape, see)),
        shape => see(shape),
    }
}

#[test]
fn the_rules_say_which_part_is_read_and_close_by_the_key_that_opened_them() {
    let mut kortlek = Kortlek::fresh().keeping_drawn();
    kortlek.sit_down(3, 7);
    assert!(kortlek.my_turn());
    kortlek.key(KeyCode::F1);
    assert_eq!(kortlek.menu(), Menu::Rules);
    kortlek.frames(10);
    let pages = (kortlek.entry("thricewise").rules_pages)();
    let page = markup::parse(markup::in_language(pages, Language::English));
    let headings = page.blocks.into_iter().filter_map(|block| match block {
        markup::Block::Heading(words) => Some(words),
        _ => None,
    });
    let parts: Vec<String> = headings.collect();
    let [first, .., last] = &parts[..] else {
        panic!("the rules have several parts");
    };
    assert!(is_marked(&mut kortlek, first));
    kortlek.key(KeyCode::End);
    kortlek.until("the last part is marked", |k| is_marked(k, last));
    assert!(!is_marked(&mut kortlek, first));
    kortlek.key(KeyCode::Home);
    kortlek.until("the first part is marked", |k| is_marked(k, first));
    kortlek.key(KeyCode::F1);
    assert_eq!(kortlek.menu(), Menu::None);
}
