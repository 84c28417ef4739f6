//! Certainties about the end come true in random games, and some are known while there is still something to decide.

use kortlek_break_in::BreakIn;
use kortlek_rules::conformance;

#[test]
fn what_is_certain_comes_true() {
    let claims = conformance::check_certain::<BreakIn>(400);
    println!("{claims} claims");
    assert!(claims > 100, "too few to have been tried");
}
