//! Turncoat passes the house's conformance kit.

use kortlek_rules::conformance::{self, CheckConfig};
use kortlek_turncoat::Turncoat;

/// Nine missions: in each the leader chooses and every seat commits.
const PLAN: CheckConfig = CheckConfig {
    nobody_may_win: true,
    games: 40,
    deep: 4,
    ..CheckConfig::new(9 * 5)
};

#[test]
fn rules_conform() {
    conformance::check::<Turncoat>(&PLAN);
}

#[test]
fn bots_conform() {
    conformance::check_bots::<Turncoat>(&PLAN);
}

#[test]
fn table_conforms() {
    conformance::check_table::<Turncoat>(&PLAN);
}

#[test]
fn golden_traces() {
    conformance::golden::<Turncoat>(concat!(env!("CARGO_MANIFEST_DIR"), "/traces"));
}

#[test]
fn golden_scenes() {
    conformance::golden_scenes::<Turncoat>(
        concat!(env!("CARGO_MANIFEST_DIR"), "/traces"),
        concat!(env!("CARGO_MANIFEST_DIR"), "/scenes"),
    );
}
