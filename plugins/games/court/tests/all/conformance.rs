//! Court passes the house's conformance kit.

use kortlek_court::Court;
use kortlek_rules::conformance::{self, CheckConfig};

/// Four players decide 84 times.
const PLAN: CheckConfig = CheckConfig {
    scores_are_sums: true,
    games: 40,
    deep: 6,
    // Others lay at the same time, which nobody foresees: they may take a lead, and what is left of the hand goes on.
    foresees: false,
    ..CheckConfig::new(84)
};

#[test]
fn rules_conform() {
    conformance::check::<Court>(&PLAN);
}

#[test]
fn table_conforms() {
    conformance::check_table::<Court>(&PLAN);
}

#[test]
fn bots_conform() {
    conformance::check_bots::<Court>(&PLAN);
}

#[test]
fn golden_traces() {
    conformance::golden::<Court>(concat!(env!("CARGO_MANIFEST_DIR"), "/traces"));
}

#[test]
fn golden_scenes() {
    conformance::golden_scenes::<Court>(
        concat!(env!("CARGO_MANIFEST_DIR"), "/traces"),
        concat!(env!("CARGO_MANIFEST_DIR"), "/scenes"),
    );
}
