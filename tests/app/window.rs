//! Behaviour of the program as a window among others, and texts to be read at the table.

use crate::support::{Home, Kortlek};
use bevy::{
    input::{
        mouse::MouseMotion,
        touch::{TouchInput, TouchPhase},
    },
    prelude::*,
    window::{CursorMoved, PrimaryWindow},
};
use kortlek::window::Unfocused;
use kortlek_kit::{Pace, Preferences};
use kortlek_rules::{Seat, presentation::Target};
use kortlek_table::{
    Menu, Screen,
    layout::{frame::Frame, hit_targets::HitTargets},
    ui::tooltip::TooltipState,
};

#[test]
fn who_puts_the_window_away_finds_the_table_as_it_was() {
    let home = Home::new();
    let mut kortlek = Kortlek::start(&home);
    kortlek.world().resource_mut::<Preferences>().pace = Pace::Half;
    kortlek.sit_down(3, 7);
    kortlek.frames(20);
    kortlek.world().resource_mut::<Unfocused>().minimised = true;
    kortlek.frames(3);
    let before = kortlek.table().shown;
    kortlek.frames(200);
    assert_eq!(kortlek.table().shown, before, "nothing goes on");
    kortlek.world().resource_mut::<Unfocused>().minimised = false;
    assert!(kortlek.my_turn(), "it goes on where it was");
}

#[test]
fn the_game_on_one_screen_is_held_by_a_key_and_by_a_button() {
    let home = Home::new();
    let mut kortlek = Kortlek::start(&home);
    kortlek.sit_down(3, 7);
    assert!(kortlek.my_turn());
    let me = kortlek.table().session.me();
    let mine = move |k: &Kortlek| {
        let session = &k.table().session;
        let made = (0..session.positions() - 1).filter(|k| session.made_by(*k) == me);
        made.count()
    };
    // A tap leaves it open, and any press closes it and does nothing else.
    kortlek.key(KeyCode::KeyR);
    kortlek.until("it shows", |k| k.menu() == Menu::Reference);
    kortlek.frames(10);
    assert_eq!(kortlek.menu(), Menu::Reference);
    kortlek.key(KeyCode::Enter);
    kortlek.until("it closes", |k| k.menu() == Menu::None);
    assert!(!kortlek.table().picking.has_picks());
    let pad = kortlek.plug_in("Xbox 360 Controller");
    kortlek.button(pad, GamepadButton::Select);
    kortlek.until("it shows", |k| k.menu() == Menu::Reference);
    kortlek.button(pad, GamepadButton::East);
    kortlek.until("it closes", |k| k.menu() == Menu::None);
    assert!(!kortlek.table().picking.has_picks());
    assert_eq!(mine(&kortlek), 0);
}

/// Position of a target on the table in the window, in logical pixels.
fn place_of(kortlek: &mut Kortlek, target: Target) -> Vec2 {
    let world = kortlek.world();
    let spot = world
        .resource::<HitTargets>()
        .get(target)
        .expect("it lies there");
    let rect = spot.rect;
    world.resource::<Frame>().rect_to_window(rect).center()
}

fn window(kortlek: &mut Kortlek) -> Entity {
    let world = kortlek.world();
    let mut windows = world.query_filtered::<Entity, With<PrimaryWindow>>();
    windows
        .single(world)
        .expect("there is a window, though nobody sees it")
}

#[test]
fn what_a_pointer_or_a_finger_rests_on_is_explained() {
    let home = Home::new();
    let mut kortlek = Kortlek::start(&home);
    kortlek.sit_down(3, 7);
    assert!(kortlek.my_turn());
    kortlek.frames(10);
    let window = window(&mut kortlek);
    let thing = Target::Seat(Seat(1));
    let at = place_of(&mut kortlek, thing);
    let explained = |k: &mut Kortlek| k.world().resource::<TooltipState>().target();
    // The pointer.
    let world = kortlek.world();
    let mut shown = world.get_mut::<Window>(window).expect("it is one");
    shown.set_cursor_position(Some(at));
    world.write_message(MouseMotion {
        delta: Vec2::splat(30.0),
    });
    world.write_message(CursorMoved {
        window,
        position: at,
        delta: None,
    });
    kortlek.frames(5);
    assert_eq!(
        explained(&mut kortlek),
        None,
        "not before a moment has passed"
    );
    kortlek.frames(90);
    assert_eq!(explained(&mut kortlek), Some(thing));
    // A finger; what it read it does not pick.
    let touch = |phase| TouchInput {
        phase,
        position: at,
        window,
        force: None,
        id: 1,
    };
    let world = kortlek.world();
    let mut shown = world.get_mut::<Window>(window).expect("it is one");
    shown.set_cursor_position(None);
    world.write_message(touch(TouchPhase::Started));
    kortlek.frames(90);
    assert_eq!(explained(&mut kortlek), Some(thing));
    kortlek.world().write_message(touch(TouchPhase::Ended));
    kortlek.frames(5);
    assert_eq!(explained(&mut kortlek), None);
    assert!(!kortlek.table().picking.has_picks());
}

#[test]
fn a_seed_is_put_in_by_pad_and_the_deal_is_known_then() {
    let home = Home::new();
    let mut kortlek = Kortlek::start(&home);
    let pad = kortlek.plug_in("Xbox 360 Controller");
    kortlek.button(pad, GamepadButton::South);
    kortlek.until("it is set up", |k| k.screen() == Screen::Setup);
    kortlek.frames(4);
    walk(&mut kortlek, "seed");
    kortlek.button(pad, GamepadButton::South);
    kortlek.frames(3);
    for digit in ["digit 4", "digit 2"] {
        walk(&mut kortlek, digit);
        kortlek.button(pad, GamepadButton::South);
    }
    walk(&mut kortlek, "start");
    kortlek.button(pad, GamepadButton::South);
    kortlek.until("it begins", |k| k.screen() == Screen::Table);
    assert_eq!(kortlek.table().session.seed(), 42);
    assert_eq!(kortlek.table().origin, kortlek_table::Origin::Typed);
}

/// Goes on by Tab until something has the focus.
fn walk(kortlek: &mut Kortlek, name: &str) {
    for _ in 0..80 {
        if kortlek.focus() == name {
            return;
        }
        kortlek.key(KeyCode::Tab);
    }
    panic!("no focus ever on {name}, but on {}", kortlek.focus());
}
