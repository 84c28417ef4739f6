//! The conformance kit.

use kortlek_break_in::{
    BreakIn,
    rules::{MOST_DRAWS, MOST_PLAYERS, ROUNDS},
};
use kortlek_rules::conformance::{self, CheckConfig};

/// In each round at most this many draws, and before each all seats decide, once more for each seat that leaves.
const DECISIONS: usize =
    ROUNDS as usize * (MOST_DRAWS + (MOST_DRAWS + MOST_PLAYERS) * MOST_PLAYERS);

const PLAN: CheckConfig = CheckConfig {
    games: 20,
    deep: 2,
    scores_are_sums: true,
    // Others may leave at the same time, which nobody foresees: then they have more, and stand in the street, too.
    foresees: false,
    ..CheckConfig::new(DECISIONS)
};

#[test]
fn rules_conform() {
    conformance::check::<BreakIn>(&PLAN);
}

#[test]
fn table_conforms() {
    conformance::check_table::<BreakIn>(&PLAN);
}

#[test]
fn bots_conform() {
    conformance::check_bots::<BreakIn>(&PLAN);
}

#[test]
fn golden_traces() {
    conformance::golden::<BreakIn>(concat!(env!("CARGO_MANIFEST_DIR"), "/traces"));
}

#[test]
fn golden_scenes() {
    conformance::golden_scenes::<BreakIn>(
        concat!(env!("CARGO_MANIFEST_DIR"), "/traces"),
        concat!(env!("CARGO_MANIFEST_DIR"), "/scenes"),
    );
}

#[test]
fn positions() {
    kortlek_bots::positions::check::<BreakIn>(
        concat!(env!("CARGO_MANIFEST_DIR"), "/positions"),
        10,
        10_000,
    );
}
