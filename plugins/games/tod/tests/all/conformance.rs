//! T.O.D. passes the house's conformance kit.

use kortlek_rules::conformance::{self, CheckConfig};
use kortlek_tod::Tod;

/// Fifty turns a seat at most, with two decisions each.
const PLAN: CheckConfig = CheckConfig {
    nobody_may_win: true,
    tells: true,
    games: 3,
    deep: 1,
    ..CheckConfig::new(4 * 50 * 2)
};

#[test]
fn rules_conform() {
    conformance::check::<Tod>(&PLAN);
}

#[test]
fn table_conforms() {
    conformance::check_table::<Tod>(&PLAN);
}

#[test]
fn bots_conform() {
    conformance::check_bots::<Tod>(&PLAN);
}

#[test]
fn golden_traces() {
    conformance::golden::<Tod>(concat!(env!("CARGO_MANIFEST_DIR"), "/traces"));
}

#[test]
fn positions() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/positions");
    kortlek_bots::positions::check::<Tod>(folder, 10, 10_000);
}

#[test]
fn golden_scenes() {
    let traces = concat!(env!("CARGO_MANIFEST_DIR"), "/traces");
    let scenes = concat!(env!("CARGO_MANIFEST_DIR"), "/scenes");
    conformance::golden_scenes::<Tod>(traces, scenes);
}
