//! Behaviour of the program as a window among others, and texts to be read at the table.

use crate::support::Kortlek;
use bevy::{
    input::{mouse::MouseMotion, touch::TouchPhase},
    prelude::*,
};
use kortlek::window::Unfocused;
use kortlek_kit::Pace;
use kortlek_rules::{Seat, presentation::Target};
use kortlek_table::{
    Menu, Screen,
    layout::{frame::Frame, hit_targets::HitTargets},
    register::Shelf,
    ui::tooltip::TooltipState,
};

#[test]
fn who_puts_the_window_away_finds_the_table_as_it_was() {
    let mut kortlek = Kortlek::fresh();
    kortlek.preferences().pace = Pace::Half;
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
fn every_table_is_drawn_and_answers_in_the_smallest_window() {
    let mut kortlek = Kortlek::fresh();
    let shelf = kortlek.world().resource::<Shelf>();
    let games: Vec<_> = shelf.iter().map(|entry| entry.card).collect();
    for game in games {
        kortlek.sit_down_at(game.id, game.players.1.into(), 6);
        kortlek.my_turn();
        for scale in [1.0, 2.0] {
            kortlek.resize((640.0, 400.0), scale);
            kortlek.frames(6);
            let spots = kortlek.world().resource::<HitTargets>();
            let all = spots.iter().count();
            assert!(all > 0, "{} × {scale}: something can be picked", game.id);
        }
        kortlek.resize((1280.0, 800.0), 1.0);
        kortlek.go_to_title();
    }
}

#[test]
fn the_game_on_one_screen_is_held_by_a_key_and_by_a_button() {
    let mut kortlek = Kortlek::fresh();
    kortlek.sit_down(3, 7);
    assert!(kortlek.my_turn());
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
    assert_eq!(kortlek.own_decisions(), 0);
}

/// Position of a target on the table in the window, in logical pixels.
fn place_of(kortlek: &mut Kortlek, target: Target) -> Vec2 {
    let world = kortlek.world();
    let spot = world.resource::<HitTargets>().get(target);
    let rect = spot.expect("it lies there").rect;
    world.resource::<Frame>().rect_to_window(rect).center()
}

#[test]
fn what_a_pointer_or_a_finger_rests_on_is_explained() {
    let mut kortlek = Kortlek::fresh();
    kortlek.sit_down(3, 7);
    assert!(kortlek.my_turn());
    kortlek.frames(10);
    let thing = Target::Seat(Seat(1));
    let at = place_of(&mut kortlek, thing);
    let explained = |k: &mut Kortlek| k.world().resource::<TooltipState>().target();
    // The pointer.
    let delta = Vec2::splat(30.0);
    kortlek.world().write_message(MouseMotion { delta });
    kortlek.point(at);
    kortlek.frames(3);
    let early = explained(&mut kortlek);
    assert_eq!(early, None, "not before a moment has passed");
    kortlek.frames(90);
    assert_eq!(explained(&mut kortlek), Some(thing));
    // A finger; what it read it does not pick.
    let window = kortlek.window();
    let world = kortlek.world();
    let mut shown = world.get_mut::<Window>(window).expect("it is one");
    shown.set_cursor_position(None);
    kortlek.touch(at, TouchPhase::Started);
    kortlek.frames(90);
    assert_eq!(explained(&mut kortlek), Some(thing));
    kortlek.touch(at, TouchPhase::Ended);
    kortlek.frames(5);
    assert_eq!(explained(&mut kortlek), None);
    assert!(!kortlek.table().picking.has_picks());
}

#[test]
fn a_seed_is_put_in_by_pad_and_the_deal_is_known_then() {
    let mut kortlek = Kortlek::fresh();
    let pad = kortlek.plug_in("Xbox 360 Controller");
    kortlek.button(pad, GamepadButton::South);
    kortlek.until("it is set up", |k| k.screen() == Screen::Setup);
    kortlek.frames(4);
    kortlek.walk_to("seed");
    kortlek.button(pad, GamepadButton::South);
    kortlek.frames(3);
    for digit in ["digit 4", "digit 2"] {
        kortlek.walk_to(digit);
        kortlek.button(pad, GamepadButton::South);
    }
    kortlek.walk_to("start");
    kortlek.button(pad, GamepadButton::South);
    kortlek.until("it begins", |k| k.screen() == Screen::Table);
    assert_eq!(kortlek.table().session.seed(), 42);
    assert_eq!(kortlek.table().origin, kortlek_table::Origin::Typed);
}
