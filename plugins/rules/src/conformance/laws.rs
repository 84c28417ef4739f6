//! Laws of previews: everything shown before a decision is made, held against the decision itself.

use super::{CheckConfig, Position, demand};
use crate::{
    dice::Luck,
    matches::Match,
    presentation::{
        self, Gesture, Label, Layout, Look, Picks, Piece, Presentation, Scene, Target, ZoneId,
    },
    rules::{Note, Turn},
    seat::Seat,
    testing::scene_of,
};
use std::collections::BTreeSet;

/// Maximum number of automatic steps in a row, in any game.
const MOST_STEPS: usize = 100;

/// An action with all its consequences before anybody decides again.
struct Consequences<G: Presentation> {
    /// The positions after the action and after each step that follows it.
    states: Vec<G::State>,
    /// The score notes of the action itself.
    notes: Vec<Note>,
}

/// Checks three laws: pieces that are foreseen elsewhere come to be there, foreseen scores are those that the panels
/// then show, and the points on the last target are those that the action notes. Automatic steps up to the next
/// decision may bring it about; others who decide at the same time decide by chance.
pub(super) fn foreseen<G: Presentation>(
    plan: &CheckConfig,
    spot: &Position,
    game: &Match<G>,
    k: usize,
    seat: Seat,
    (gesture, action): (&Gesture, G::Action),
) {
    let (rules, state) = (game.rules(), game.state(k));
    let path: Vec<Target> = gesture.targets().collect();
    let seen = |state: &G::State, chosen: &[Target]| {
        scene_of(rules, state, Some(seat), Picks::chosen(chosen))
    };
    let carried = carry_out(spot, rules, *state, seat, action);
    if plan.foresees {
        let then = seen(state, &path).foreseen;
        let comes: Vec<_> = carried.states.iter().map(|s| seen(s, &[])).collect();
        if let Some(layout) = then.layout {
            comes_to_lie(spot, &seen(state, &[]).layout, &layout, &comes, action);
        }
        if !then.scores.is_empty() {
            demand!(
                spot,
                comes.iter().any(|scene| shows(scene, &then.scores)),
                "expected the scores {:?}, which are foreseen after {path:?}, in the panels after {action:?}",
                then.scores
            );
        }
    }
    if let Some((last, chosen)) = path.split_last().filter(|_| plan.previews_are_notes) {
        let previews = seen(state, chosen).previews;
        let noted = carried.notes.iter().filter(|note| note.seat == seat);
        let noted: i32 = noted.map(|note| note.points).sum();
        for preview in previews.iter().filter(|preview| preview.target == *last) {
            let differs = matches!(preview.label, Label::Points(points) if points != noted);
            demand!(
                spot,
                !differs,
                "expected {noted} points on {last:?} after {chosen:?}, as {action:?} notes them, found {preview:?}"
            );
        }
    }
}

/// Returns true if panels that show scores show these.
fn shows<A>(scene: &Scene<A>, scores: &[i32]) -> bool {
    let mut panels = scene.panels.iter().zip(scores);
    panels.all(|(panel, score)| panel.score.is_none_or(|n| n == *score))
}

/// Demands that each known piece that is foreseen in another zone is there in one of the scenes that come.
fn comes_to_lie<A: std::fmt::Debug>(
    spot: &Position,
    now: &Layout,
    foreseen: &Layout,
    comes: &[Scene<A>],
    action: A,
) {
    let before = lying(now);
    let after: Vec<_> = comes.iter().map(|scene| lying(&scene.layout)).collect();
    for moved in lying(foreseen).difference(&before) {
        demand!(
            spot,
            after.iter().any(|lies| lies.contains(moved)),
            "expected {moved:?}, which is foreseen, to lie there after {action:?}"
        );
    }
}

/// The known cards and pictures with their zones. Ghosts are left out, since they may be in several.
fn lying(layout: &Layout) -> BTreeSet<(ZoneId, Piece)> {
    let known = layout.pieces().filter(|(_, item)| {
        let known = matches!(item.piece, Piece::Card(_) | Piece::Picture(..));
        known && item.look != Look::Ghost
    });
    known.map(|(zone, item)| (zone.id, item.piece)).collect()
}

/// Carries out an action, lets others who owe a decision decide by chance, and goes on to the next decision.
fn carry_out<G: Presentation>(
    spot: &Position,
    rules: &G,
    mut state: G::State,
    seat: Seat,
    action: G::Action,
) -> Consequences<G> {
    let mut luck = Luck::stream(spot.seed, 7);
    let owing = presentation::owing(rules.turn(&state));
    let mut notes = Vec::new();
    rules.act(&mut state, seat, action, &mut notes);
    let mut states = vec![state];
    let mut legal = Vec::new();
    for other in owing.iter().filter(|other| *other != seat) {
        if presentation::owing(rules.turn(&state)).has(other) {
            rules.legal(&state, other, &mut legal);
            rules.act(&mut state, other, luck.pick(&legal), &mut ());
            states.push(state);
        }
    }
    for _ in 0..MOST_STEPS {
        if rules.turn(&state) != Turn::Proceed {
            break;
        }
        rules.proceed(&mut state, &mut luck, &mut ());
        states.push(state);
    }
    Consequences { states, notes }
}
