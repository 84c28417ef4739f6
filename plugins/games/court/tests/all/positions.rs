//! Positions with a move that any good player sees.

use kortlek_court::Court;

#[test]
fn positions() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/positions");
    kortlek_bots::positions::check::<Court>(folder, 10, 2000);
}
