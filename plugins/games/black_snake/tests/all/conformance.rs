//! Black Snake passes the house's conformance kit.

use kortlek_black_snake::BlackSnake;
use kortlek_rules::conformance::{self, CheckConfig};

/// Random games took 250 decisions at most in ten thousands of them to 30 points.
const PLAN: CheckConfig = CheckConfig {
    scores_are_sums: true,
    // A run may be lost before it counts: what a card adds to it is no score yet.
    foresees: false,
    previews_are_notes: false,
    games: 6,
    deep: 1,
    combinations: 24,
    ..CheckConfig::new(600)
};

#[test]
fn rules_conform() {
    conformance::check::<BlackSnake>(&PLAN);
}

#[test]
fn table_conforms() {
    conformance::check_table::<BlackSnake>(&PLAN);
}

#[test]
fn bots_conform() {
    conformance::check_bots::<BlackSnake>(&PLAN);
}

#[test]
fn golden_traces() {
    conformance::golden::<BlackSnake>(concat!(env!("CARGO_MANIFEST_DIR"), "/traces"));
}

#[test]
fn golden_scenes() {
    conformance::golden_scenes::<BlackSnake>(
        concat!(env!("CARGO_MANIFEST_DIR"), "/traces"),
        concat!(env!("CARGO_MANIFEST_DIR"), "/scenes"),
    );
}
