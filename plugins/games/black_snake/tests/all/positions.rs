//! Positions with a move that any good player sees.

use kortlek_black_snake::BlackSnake;

#[test]
fn positions() {
    kortlek_bots::positions::check::<BlackSnake>(
        concat!(env!("CARGO_MANIFEST_DIR"), "/positions"),
        10,
        2000,
    );
}
