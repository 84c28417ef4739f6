//! The program opens a window and draws in it.
#![cfg(target_os = "linux")]

mod window_support;

use window_support::Game;

#[test]
fn the_first_picture_is_drawn_and_rests() {
    let mut game = Game::start(&[]);
    let picture = game.shot_at_rest("first");
    assert_eq!((picture.width, picture.height), game.size());
    assert!(picture.colours() > 2, "something is drawn");
    assert!(game.runs(), "the program still runs: {}", game.log());
}
