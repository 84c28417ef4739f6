//! Virus passes the house's conformance kit.

use kortlek_rules::conformance::{self, CheckConfig};
use kortlek_virus::Virus;

/// Three rounds of at most a hundred turns of at most four seats.
const PLAN: CheckConfig = CheckConfig {
    scores_are_sums: true,
    ..CheckConfig::new(1200)
};

#[test]
fn rules_conform() {
    conformance::check::<Virus>(&PLAN);
}

#[test]
fn table_conforms() {
    // The table shows germs and virus as pictures, not as the cards of the deck, so the kit takes none to be seen. That
    // nothing else is given away, `shown.rs` looks after.
    let plan = CheckConfig {
        tells: true,
        ..PLAN
    };
    conformance::check_table::<Virus>(&plan);
}

#[test]
fn bots_conform() {
    conformance::check_bots::<Virus>(&PLAN);
}

#[test]
fn golden_traces() {
    conformance::golden::<Virus>(concat!(env!("CARGO_MANIFEST_DIR"), "/traces"));
}

#[test]
fn positions() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/positions");
    kortlek_bots::positions::check::<Virus>(folder, 10, 10_000);
}

#[test]
fn golden_scenes() {
    let traces = concat!(env!("CARGO_MANIFEST_DIR"), "/traces");
    let scenes = concat!(env!("CARGO_MANIFEST_DIR"), "/scenes");
    conformance::golden_scenes::<Virus>(traces, scenes);
}
