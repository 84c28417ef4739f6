//! Positions with a move that any good player sees.

use kortlek_turncoat::Turncoat;

#[test]
fn positions() {
    kortlek_bots::positions::check::<Turncoat>(
        concat!(env!("CARGO_MANIFEST_DIR"), "/positions"),
        10,
        2000,
    );
}
