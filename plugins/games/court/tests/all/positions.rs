//! Positions with a move that any good player sees.

use kortlek_court::Court;

#[test]
fn positions() {
    kortlek_bots::positions::check::<Court>(
        concat!(env!("CARGO_MANIFEST_DIR"), "/positions"),
        10,
        2000,
    );
}
