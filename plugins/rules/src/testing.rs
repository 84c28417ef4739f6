//! Common helpers for tests of games: scenes of positions that are made by hand.

use crate::{
    presentation::{Picks, Presentation, Scene, Target, scene_with},
    rules::Turn,
    seat::Seat,
};

/// A position as a viewer sees it; `None` is an onlooker, who sees it from seat 0.
pub fn scene_of<G: Presentation>(
    rules: &G,
    state: &G::State,
    viewer: Option<Seat>,
    picks: Picks,
) -> Scene<G::Action> {
    let mut legal = Vec::new();
    if let (Some(seat), Turn::Act(seats)) = (viewer, rules.turn(state))
        && seats.has(seat)
    {
        rules.legal(state, seat, &mut legal);
    }
    scene_with(rules, state, viewer, &legal, picks)
}

/// The targets by which a scene offers an action, in order. Panics if it does not.
pub fn path_of<A: PartialEq + std::fmt::Debug>(scene: &Scene<A>, action: &A) -> Vec<Target> {
    let offer = scene.offer_of(action);
    let offer = offer.unwrap_or_else(|| panic!("expected an offer of {action:?}"));
    offer.gesture.targets().collect()
}
