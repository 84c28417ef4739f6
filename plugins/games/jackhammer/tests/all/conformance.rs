//! Jackhammer passes the house's conformance kit.

use kortlek_jackhammer::Jackhammer;
use kortlek_rules::conformance::{self, CheckConfig};

/// Four placings and at most one turn for each of the 36 cards. Nothing is hidden.
const PLAN: CheckConfig = CheckConfig {
    hides: false,
    ..CheckConfig::new(40)
};

#[test]
fn rules_conform() {
    conformance::check::<Jackhammer>(&PLAN);
}

#[test]
fn bots_conform() {
    conformance::check_bots::<Jackhammer>(&PLAN);
}

#[test]
fn table_conforms() {
    conformance::check_table::<Jackhammer>(&PLAN);
}

#[test]
fn golden_traces() {
    conformance::golden::<Jackhammer>(concat!(env!("CARGO_MANIFEST_DIR"), "/traces"));
}

#[test]
fn positions() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/positions");
    kortlek_bots::positions::check::<Jackhammer>(folder, 10, 10_000);
}

#[test]
fn golden_scenes() {
    let traces = concat!(env!("CARGO_MANIFEST_DIR"), "/traces");
    let scenes = concat!(env!("CARGO_MANIFEST_DIR"), "/scenes");
    conformance::golden_scenes::<Jackhammer>(traces, scenes);
}
