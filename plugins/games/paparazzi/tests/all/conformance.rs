//! Paparazzi passes the house's conformance kit.

use kortlek_paparazzi::Paparazzi;
use kortlek_rules::conformance::{self, CheckConfig};

/// Four players have eight cards each.
const PLAN: CheckConfig = CheckConfig {
    scores_are_sums: true,
    // The number on a space is the sum of its pips; points are noted when all four spaces of a celebrity are filled.
    previews_are_notes: false,
    ..CheckConfig::new(32)
};

#[test]
fn rules_conform() {
    conformance::check::<Paparazzi>(&PLAN);
}

#[test]
fn table_conforms() {
    conformance::check_table::<Paparazzi>(&PLAN);
}

#[test]
fn bots_conform() {
    conformance::check_bots::<Paparazzi>(&PLAN);
}

#[test]
fn golden_traces() {
    conformance::golden::<Paparazzi>(concat!(env!("CARGO_MANIFEST_DIR"), "/traces"));
}

#[test]
fn golden_scenes() {
    conformance::golden_scenes::<Paparazzi>(
        concat!(env!("CARGO_MANIFEST_DIR"), "/traces"),
        concat!(env!("CARGO_MANIFEST_DIR"), "/scenes"),
    );
}
