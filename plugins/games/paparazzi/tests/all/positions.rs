//! Positions with a move that any good player sees.

use kortlek_paparazzi::Paparazzi;

#[test]
fn positions() {
    kortlek_bots::positions::check::<Paparazzi>(
        concat!(env!("CARGO_MANIFEST_DIR"), "/positions"),
        10,
        2000,
    );
}
