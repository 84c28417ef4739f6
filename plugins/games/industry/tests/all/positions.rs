//! Positions with a move that any good player sees.

use kortlek_industry::Industry;

#[test]
fn positions() {
    kortlek_bots::positions::check::<Industry>(
        concat!(env!("CARGO_MANIFEST_DIR"), "/positions"),
        10,
        2000,
    );
}
