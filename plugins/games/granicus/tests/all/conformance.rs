//! The conformance kit.

use kortlek_granicus::Granicus;
use kortlek_rules::conformance::{self, CheckConfig};

const PLAN: CheckConfig = CheckConfig {
    games: 40,
    deep: 3,
    scores_are_sums: true,
    ..CheckConfig::new(18)
};

#[test]
fn rules_conform() {
    conformance::check::<Granicus>(&PLAN);
}

#[test]
fn table_conforms() {
    conformance::check_table::<Granicus>(&PLAN);
}

#[test]
fn bots_conform() {
    conformance::check_bots::<Granicus>(&PLAN);
}

#[test]
fn golden_traces() {
    conformance::golden::<Granicus>(concat!(env!("CARGO_MANIFEST_DIR"), "/traces"));
}

#[test]
fn golden_scenes() {
    conformance::golden_scenes::<Granicus>(
        concat!(env!("CARGO_MANIFEST_DIR"), "/traces"),
        concat!(env!("CARGO_MANIFEST_DIR"), "/scenes"),
    );
}
