//! Hatchet passes the house's conformance kit.

use kortlek_hatchet::Hatchet;
use kortlek_rules::conformance::{self, CheckConfig};

/// All number cards but the first are laid at most.
const PLAN: CheckConfig = CheckConfig {
    scores_are_sums: true,
    thoughts: 2,
    ..CheckConfig::new(39)
};

#[test]
fn rules_conform() {
    conformance::check::<Hatchet>(&PLAN);
}

#[test]
fn bots_conform() {
    conformance::check_bots::<Hatchet>(&PLAN);
}

#[test]
fn table_conforms() {
    conformance::check_table::<Hatchet>(&PLAN);
}

#[test]
fn golden_traces() {
    conformance::golden::<Hatchet>(concat!(env!("CARGO_MANIFEST_DIR"), "/traces"));
}

#[test]
fn golden_scenes() {
    conformance::golden_scenes::<Hatchet>(
        concat!(env!("CARGO_MANIFEST_DIR"), "/traces"),
        concat!(env!("CARGO_MANIFEST_DIR"), "/scenes"),
    );
}
