//! Positions with a move that any good player sees.

#[test]
fn good_moves_are_found_and_no_level_is_absurd() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/positions");
    kortlek_bots::positions::check::<kortlek_granicus::Granicus>(folder, 10, 3_000);
}
