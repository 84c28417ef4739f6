//! Recording of keys and buttons on their page, and their effect afterwards, without a window.

use crate::support::{Home, Kortlek, settings_of};
use bevy::prelude::*;
use kortlek::navigation;
use kortlek_kit::{
    HandOrder, Pace, Preferences,
    input::{
        actions::{MenuAction, TableAction},
        bindings::Bindings,
        inputs::Input,
    },
};
use kortlek_table::Menu;

/// The page of keys, with the focus on a picture of its list.
fn page_at(kortlek: &mut Kortlek, picture: &str) {
    navigation::open(kortlek.world(), Menu::Settings);
    kortlek.frames(4);
    for _ in 0..4 {
        kortlek.chord(&[KeyCode::ControlLeft, KeyCode::PageDown]);
    }
    assert_eq!(kortlek.focus(), "keys-page");
    walk_to(kortlek, picture);
}

fn walk_to(kortlek: &mut Kortlek, picture: &str) {
    for _ in 0..200 {
        if kortlek.focus() == picture {
            return;
        }
        kortlek.key(KeyCode::Tab);
    }
    panic!("no focus ever on {picture}");
}

fn bindings(kortlek: &mut Kortlek) -> Bindings {
    kortlek.world().resource::<Preferences>().bindings.clone()
}

fn first(kortlek: &mut Kortlek, action: TableAction) -> Option<Input> {
    bindings(kortlek).all(action).first().copied()
}

#[test]
fn a_key_is_bound_anew_and_kept() {
    let home = Home::new();
    let mut kortlek = Kortlek::start(&home);
    page_at(&mut kortlek, "keys hint Key 0");
    kortlek.key(KeyCode::Enter);
    kortlek.key(KeyCode::KeyJ);
    let hint = first(&mut kortlek, TableAction::Hint);
    assert_eq!(hint, Some(KeyCode::KeyJ.into()));
    assert_eq!(kortlek.focus(), "keys hint Key 0");
    // The key that leaves the recording leaves the page open.
    kortlek.key(KeyCode::Enter);
    kortlek.key(KeyCode::Escape);
    assert_eq!(kortlek.menu(), Menu::Settings);
    assert_eq!(first(&mut kortlek, TableAction::Hint), hint);
    // The second one is taken away, the last of what is essential is not.
    walk_to(&mut kortlek, "keys hint Key 1");
    kortlek.key(KeyCode::Delete);
    assert_eq!(bindings(&mut kortlek).all(TableAction::Hint).len(), 2);
    walk_to(&mut kortlek, "keys menu Key 0");
    kortlek.key(KeyCode::Delete);
    assert_eq!(
        first(&mut kortlek, TableAction::Menu),
        Some(KeyCode::F10.into())
    );
    kortlek.key(KeyCode::Escape);
    assert_eq!(kortlek.menu(), Menu::None);
    let was = bindings(&mut kortlek);
    kortlek.kill();
    assert_eq!(settings_of(&home).bindings, was);
}

#[test]
fn the_focus_begins_on_the_page_that_is_open() {
    let home = Home::new();
    let mut kortlek = Kortlek::start(&home);
    kortlek.sit_down(3, 7);
    assert!(kortlek.my_turn());
    kortlek.key(KeyCode::F10);
    assert_eq!(kortlek.menu(), Menu::Pause);
    walk_to(&mut kortlek, "keys");
    kortlek.key(KeyCode::Enter);
    kortlek.frames(4);
    assert_eq!(kortlek.menu(), Menu::Settings);
    assert_eq!(kortlek.focus(), "keys-page");
}

#[test]
fn a_taken_key_changes_places_and_all_go_back() {
    let home = Home::new();
    let mut kortlek = Kortlek::start(&home);
    page_at(&mut kortlek, "keys look-back Key 0");
    kortlek.key(KeyCode::Enter);
    kortlek.key(KeyCode::KeyH);
    assert_eq!(
        bindings(&mut kortlek),
        Bindings::usual(),
        "it is asked first"
    );
    kortlek.key(KeyCode::KeyH);
    let (h, l) = (KeyCode::KeyH.into(), KeyCode::KeyL.into());
    assert_eq!(first(&mut kortlek, TableAction::LookBack), Some(h));
    assert_eq!(first(&mut kortlek, TableAction::Hint), Some(l));
    let mine = bindings(&mut kortlek);
    walk_to(&mut kortlek, "keys usual");
    kortlek.key(KeyCode::Enter);
    assert_eq!(bindings(&mut kortlek), Bindings::usual());
    kortlek.key(KeyCode::Enter);
    assert_eq!(bindings(&mut kortlek), mine, "going back can be taken back");
    walk_to(&mut kortlek, "keys hint usual");
    kortlek.key(KeyCode::Enter);
    assert_eq!(bindings(&mut kortlek), Bindings::usual());
}

#[test]
fn a_pad_binds_its_buttons_and_they_do_what_they_say() {
    let home = Home::new();
    let mut kortlek = Kortlek::start(&home);
    let pad = kortlek.plug_in("Xbox 360 Controller");
    page_at(&mut kortlek, "keys menu-back Pad 0");
    kortlek.button(pad, GamepadButton::South);
    kortlek.button(pad, GamepadButton::RightThumb);
    let back = bindings(&mut kortlek);
    let thumb: Input = GamepadButton::RightThumb.into();
    assert!(back.all(MenuAction::Back).contains(&thumb));
    assert_eq!(kortlek.menu(), Menu::Settings, "it did not go back at once");
    kortlek.button(pad, GamepadButton::East);
    assert_eq!(kortlek.menu(), Menu::Settings, "it means nothing now");
    kortlek.button(pad, GamepadButton::RightThumb);
    assert_eq!(kortlek.menu(), Menu::None);
}

#[test]
fn at_the_table_the_new_key_counts_and_the_old_one_does_not() {
    let home = Home::new();
    let mut kortlek = Kortlek::start(&home);
    kortlek.sit_down(3, 7);
    assert!(kortlek.my_turn());
    kortlek
        .world()
        .resource_mut::<Preferences>()
        .bindings
        .rebind(TableAction::Menu, KeyCode::F9.into())
        .expect("it is free");
    kortlek.frames(2);
    kortlek.key(KeyCode::F10);
    assert_eq!(kortlek.menu(), Menu::None);
    kortlek.key(KeyCode::F9);
    assert_eq!(kortlek.menu(), Menu::Pause);
}

#[test]
fn a_move_is_taken_back_and_made_again_by_keys_and_pad() {
    let home = Home::new();
    let mut kortlek = Kortlek::start(&home);
    let pad = kortlek.plug_in("Xbox 360 Controller");
    kortlek.sit_down(2, 7);
    for step in 0..2 {
        assert!(kortlek.my_turn());
        kortlek.decide(step);
    }
    assert!(kortlek.my_turn());
    let me = kortlek.table().session.me();
    let mine = |k: &Kortlek| {
        let session = &k.table().session;
        let made = (0..session.positions() - 1).filter(|k| session.made_by(*k) == me);
        made.count()
    };
    assert_eq!(mine(&kortlek), 2);
    kortlek.key(KeyCode::KeyU);
    kortlek.until("it is taken back", |k| mine(k) == 1);
    kortlek.key(KeyCode::KeyY);
    kortlek.until("it is made again", |k| mine(k) == 2);
    kortlek.button(pad, GamepadButton::West);
    kortlek.until("it is taken back by pad", |k| mine(k) == 1);
    assert!(kortlek.table().can_redo());
    // The first of the two buttons is held.
    kortlek.both_buttons(pad, [GamepadButton::RightTrigger2, GamepadButton::West]);
    kortlek.until("it is made again by pad", |k| mine(k) == 2);
    assert_eq!(kortlek.table().undone, 2, "it counts all the same");
}

#[test]
fn moves_are_taken_back_by_the_labels_of_any_keyboard() {
    let home = Home::new();
    let mut kortlek = Kortlek::start(&home);
    kortlek.sit_down(2, 7);
    let me = kortlek.table().session.me();
    let mine = |k: &Kortlek| {
        let session = &k.table().session;
        let made = (0..session.positions() - 1).filter(|k| session.made_by(*k) == me);
        made.count()
    };
    for step in 0..2 {
        assert!(kortlek.my_turn());
        kortlek.decide(step);
    }
    assert!(kortlek.my_turn());
    // American, German, French, Dvorak, Russian: where Z lies, where Y lies, and what stands there.
    let layouts = [
        (KeyCode::KeyZ, "z", KeyCode::KeyY, "y"),
        (KeyCode::KeyY, "z", KeyCode::KeyZ, "y"),
        (KeyCode::KeyW, "z", KeyCode::KeyY, "y"),
        (KeyCode::Slash, "z", KeyCode::KeyT, "y"),
        (KeyCode::KeyZ, "я", KeyCode::KeyY, "н"),
    ];
    for (z, written_z, y, written_y) in layouts {
        let made = mine(&kortlek);
        kortlek.written_chord(&[(KeyCode::ControlLeft, ""), (z, written_z)]);
        kortlek.until("it is taken back", |k| mine(k) == made - 1);
        kortlek.written_chord(&[(KeyCode::ControlLeft, ""), (y, written_y)]);
        kortlek.until("it is made again", |k| mine(k) == made);
        // With Caps Lock.
        kortlek.written_chord(&[(y, &written_y.to_uppercase())]);
        assert!(kortlek.my_turn());
        assert_eq!(mine(&kortlek), made, "there is nothing to make again");
    }
}

#[test]
fn the_screen_is_filled_whatever_shows_and_nothing_is_decided() {
    let home = Home::new();
    let mut kortlek = Kortlek::start(&home);
    let fills = |k: &mut Kortlek| k.world().resource::<Preferences>().fullscreen;
    kortlek.key(KeyCode::F11);
    assert!(fills(&mut kortlek));
    kortlek.sit_down(3, 7);
    assert!(kortlek.my_turn());
    // The focus lies on a card that Enter would pick.
    kortlek.key(KeyCode::ArrowRight);
    let before = kortlek.table().session.positions();
    kortlek.chord(&[KeyCode::AltLeft, KeyCode::Enter]);
    assert!(!fills(&mut kortlek));
    assert!(!kortlek.table().picking.has_picks());
    assert_eq!(kortlek.table().session.positions(), before);
}

#[test]
fn the_hand_is_sorted_by_a_key_and_the_order_is_kept() {
    let home = Home::new();
    let mut kortlek = Kortlek::start(&home);
    kortlek.sit_down(3, 7);
    assert!(kortlek.my_turn());
    kortlek.key(KeyCode::KeyT);
    kortlek.key(KeyCode::KeyT);
    let kept = |k: &mut Kortlek| {
        let hands = &k.world().resource::<Preferences>().hands;
        hands.get("thricewise").copied()
    };
    assert_eq!(kept(&mut kortlek), Some(HandOrder::Rank));
    kortlek.kill();
    assert_eq!(settings_of(&home).hands["thricewise"], HandOrder::Rank);
}

#[test]
fn one_press_leads_to_the_next_decision() {
    let home = Home::new();
    let mut kortlek = Kortlek::start(&home);
    {
        let mut preferences = kortlek.world().resource_mut::<Preferences>();
        preferences.pace = Pace::Half;
        preferences.step_bots = true;
    }
    kortlek.sit_down(3, 7);
    kortlek.key(KeyCode::KeyO);
    assert!(kortlek.my_turn());
    kortlek.decide(0);
    kortlek.key(KeyCode::KeyO);
    assert!(kortlek.my_turn());
}
