//! The conformance kit.

use kortlek_rules::conformance::{self, CheckConfig};
use kortlek_shed::Shed;

/// A game has 50 rounds at most, a round 14 tricks at most of three cards and a token each, or fewer of more.
const DECISIONS: usize = 50 * 14 * 4;

const PLAN: CheckConfig = CheckConfig {
    games: 6,
    deep: 1,
    combinations: 48,
    ..CheckConfig::new(DECISIONS)
};

#[test]
fn rules_conform() {
    conformance::check::<Shed>(&PLAN);
}

#[test]
fn table_conforms() {
    conformance::check_table::<Shed>(&PLAN);
}

#[test]
fn bots_conform() {
    conformance::check_bots::<Shed>(&PLAN);
}

#[test]
fn golden_traces() {
    conformance::golden::<Shed>(concat!(env!("CARGO_MANIFEST_DIR"), "/traces"));
}

#[test]
fn golden_scenes() {
    conformance::golden_scenes::<Shed>(
        concat!(env!("CARGO_MANIFEST_DIR"), "/traces"),
        concat!(env!("CARGO_MANIFEST_DIR"), "/scenes"),
    );
}
