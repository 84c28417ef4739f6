//! Thricewise passes the house's conformance kit.

use kortlek_rules::conformance::{self, CheckConfig};
use kortlek_thricewise::Thricewise;

/// The longest game has 16 turns of two selects and as many placings.
const PLAN: CheckConfig = CheckConfig {
    scores_are_sums: true,
    ..CheckConfig::new(64)
};

#[test]
fn rules_conform() {
    conformance::check::<Thricewise>(&PLAN);
}

#[test]
fn table_conforms() {
    conformance::check_table::<Thricewise>(&PLAN);
}

#[test]
fn bots_conform() {
    conformance::check_bots::<Thricewise>(&PLAN);
}

#[test]
fn golden_traces() {
    conformance::golden::<Thricewise>(concat!(env!("CARGO_MANIFEST_DIR"), "/traces"));
}

#[test]
fn golden_scenes() {
    conformance::golden_scenes::<Thricewise>(
        concat!(env!("CARGO_MANIFEST_DIR"), "/traces"),
        concat!(env!("CARGO_MANIFEST_DIR"), "/scenes"),
    );
}
