//! Recording of keys and buttons on their page, and their effect afterwards, without a window.

use crate::support::{Home, Kortlek, settings_of};
use bevy::prelude::*;
use kortlek::navigation;
use kortlek_kit::{
    HandOrder, Pace,
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
    kortlek.walk_to(picture);
}

fn bindings(kortlek: &mut Kortlek) -> Bindings {
    kortlek.preferences().bindings.clone()
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
    kortlek.walk_to("keys hint Key 1");
    kortlek.key(KeyCode::Delete);
    assert_eq!(bindings(&mut kortlek).all(TableAction::Hint).len(), 2);
    kortlek.walk_to("keys menu Key 0");
    kortlek.key(KeyCode::Delete);
    let menu = first(&mut kortlek, TableAction::Menu);
    assert_eq!(menu, Some(KeyCode::F10.into()));
    kortlek.key(KeyCode::Escape);
    assert_eq!(kortlek.menu(), Menu::None);
    let was = bindings(&mut kortlek);
    kortlek.kill();
    assert_eq!(settings_of(&home).bindings, was);
}

#[test]
fn the_focus_begins_on_the_page_that_is_open() {
    let mut kortlek = Kortlek::fresh();
    kortlek.sit_down(3, 7);
    assert!(kortlek.my_turn());
    kortlek.key(KeyCode::F10);
    assert_eq!(kortlek.menu(), Menu::Pause);
    kortlek.walk_to("keys");
    kortlek.key(KeyCode::Enter);
    kortlek.frames(4);
    assert_eq!(kortlek.menu(), Menu::Settings);
    assert_eq!(kortlek.focus(), "keys-page");
}

#[test]
fn a_taken_key_changes_places_and_all_go_back() {
    let mut kortlek = Kortlek::fresh();
    page_at(&mut kortlek, "keys look-back Key 0");
    kortlek.key(KeyCode::Enter);
    kortlek.key(KeyCode::KeyH);
    let asked = bindings(&mut kortlek);
    assert_eq!(asked, Bindings::usual(), "it is asked first");
    kortlek.key(KeyCode::KeyH);
    let (h, l) = (KeyCode::KeyH.into(), KeyCode::KeyL.into());
    assert_eq!(first(&mut kortlek, TableAction::LookBack), Some(h));
    assert_eq!(first(&mut kortlek, TableAction::Hint), Some(l));
    let mine = bindings(&mut kortlek);
    kortlek.walk_to("keys usual");
    kortlek.key(KeyCode::Enter);
    assert_eq!(bindings(&mut kortlek), Bindings::usual());
    kortlek.key(KeyCode::Enter);
    assert_eq!(bindings(&mut kortlek), mine, "going back can be taken back");
    kortlek.walk_to("keys hint usual");
    kortlek.key(KeyCode::Enter);
    assert_eq!(bindings(&mut kortlek), Bindings::usual());
}

#[test]
fn a_pad_binds_its_buttons_and_they_do_what_they_say() {
    let mut kortlek = Kortlek::fresh();
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
    let mut kortlek = Kortlek::fresh();
    kortlek.sit_down(3, 7);
    assert!(kortlek.my_turn());
    let mut preferences = kortlek.preferences();
    let bound = (preferences.bindings).rebind(TableAction::Menu, KeyCode::F9.into());
    bound.expect("it is free");
    kortlek.frames(2);
    kortlek.key(KeyCode::F10);
    assert_eq!(kortlek.menu(), Menu::None);
    kortlek.key(KeyCode::F9);
    assert_eq!(kortlek.menu(), Menu::Pause);
}

#[test]
fn a_move_is_taken_back_and_made_again_by_keys_and_pad() {
    let mut kortlek = Kortlek::fresh();
    let pad = kortlek.plug_in("Xbox 360 Controller");
    kortlek.sit_down(2, 7);
    for step in 0..2 {
        kortlek.decide_next(step);
    }
    assert!(kortlek.my_turn());
    assert_eq!(kortlek.own_decisions(), 2);
    kortlek.key(KeyCode::KeyU);
    kortlek.until("it is taken back", |k| k.own_decisions() == 1);
    kortlek.key(KeyCode::KeyY);
    kortlek.until("it is made again", |k| k.own_decisions() == 2);
    kortlek.button(pad, GamepadButton::West);
    kortlek.until("it is taken back by pad", |k| k.own_decisions() == 1);
    assert!(kortlek.table().can_redo());
    // The first of the two buttons is held.
    kortlek.buttons(pad, &[GamepadButton::RightTrigger2, GamepadButton::West]);
    kortlek.until("it is made again by pad", |k| k.own_decisions() == 2);
    assert_eq!(kortlek.table().undone, 2, "it counts all the same");
}

#[test]
fn moves_are_taken_back_by_the_labels_of_any_keyboard() {
    let mut kortlek = Kortlek::fresh();
    kortlek.sit_down(2, 7);
    for step in 0..2 {
        kortlek.decide_next(step);
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
        let made = kortlek.own_decisions();
        kortlek.written_chord(&[(KeyCode::ControlLeft, ""), (z, written_z)]);
        kortlek.until("it is taken back", |k| k.own_decisions() == made - 1);
        kortlek.written_chord(&[(KeyCode::ControlLeft, ""), (y, written_y)]);
        kortlek.until("it is made again", |k| k.own_decisions() == made);
        // With Caps Lock.
        kortlek.written_chord(&[(y, &written_y.to_uppercase())]);
        assert!(kortlek.my_turn());
        let now = kortlek.own_decisions();
        assert_eq!(now, made, "there is nothing to make again");
    }
}

#[test]
fn the_screen_is_filled_whatever_shows_and_nothing_is_decided() {
    let mut kortlek = Kortlek::fresh();
    let fills = |k: &mut Kortlek| k.preferences().fullscreen;
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
    let kept = kortlek.preferences().hands.get("thricewise").copied();
    assert_eq!(kept, Some(HandOrder::Rank));
    kortlek.kill();
    assert_eq!(settings_of(&home).hands["thricewise"], HandOrder::Rank);
}

#[test]
fn one_press_leads_to_the_next_decision() {
    let mut kortlek = Kortlek::fresh();
    kortlek.preferences().pace = Pace::Half;
    kortlek.preferences().step_bots = true;
    kortlek.sit_down(3, 7);
    kortlek.key(KeyCode::KeyO);
    kortlek.decide_next(0);
    kortlek.key(KeyCode::KeyO);
    assert!(kortlek.my_turn());
}
