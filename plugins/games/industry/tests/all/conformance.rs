//! Industry passes the house's conformance kit.

use kortlek_industry::Industry;
use kortlek_rules::conformance::{self, CheckConfig};

/// With two players 48 cards come to a hand, each paid or built at most once, in at most 42 turns.
const PLAN: CheckConfig = CheckConfig {
    scores_are_sums: true,
    ..CheckConfig::new(90)
};

#[test]
fn rules_conform() {
    conformance::check::<Industry>(&PLAN);
}

#[test]
fn table_conforms() {
    conformance::check_table::<Industry>(&PLAN);
}

#[test]
fn bots_conform() {
    conformance::check_bots::<Industry>(&PLAN);
}

#[test]
fn golden_traces() {
    conformance::golden::<Industry>(concat!(env!("CARGO_MANIFEST_DIR"), "/traces"));
}

#[test]
fn golden_scenes() {
    conformance::golden_scenes::<Industry>(
        concat!(env!("CARGO_MANIFEST_DIR"), "/traces"),
        concat!(env!("CARGO_MANIFEST_DIR"), "/scenes"),
    );
}
