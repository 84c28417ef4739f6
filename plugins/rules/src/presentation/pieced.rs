//! The scene of a game that answers by many functions instead of [`Presentation::scene`].

use super::{Advice, IntendedAction, Presentation, Scene, SceneInput, Target, Tip};
use crate::seat::Seat;

/// Puts a scene together from the game's single answers.
pub fn scene<G: Presentation>(rules: &G, input: SceneInput<G>) -> Scene<G::Action> {
    let (v, me) = (input.view, input.me);
    let picked = input.picks.all();
    let mut scene = Scene::new(&input, rules.layout(v, me));
    for seat in Seat::all(input.players) {
        let panel = scene.panel(seat);
        panel.status = rules.status(v, seat, me);
        panel.score = rules.score(v, seat, input.payoff);
    }
    scene.prompt = rules.prompt(v, me);
    if input.decides() && !picked.is_empty() {
        let after = rules.prompt_after(v, me, &picked);
        for (text, own) in [
            (&mut scene.prompt.title, after.title),
            (&mut scene.prompt.line, after.line),
            (&mut scene.prompt.progress, after.progress),
        ] {
            if !own.is_empty() {
                *text = own;
            }
        }
    }
    scene.facts = rules.aids(v, me, &picked);
    scene.ending = rules.ending(v);
    scene.unit = rules.unit();
    if input.viewer.is_some() {
        scene.buttons = rules.buttons(v, me, &picked);
        scene.previews = rules.previews(v, me, &picked);
        scene.foreseen.layout = rules.outcome(v, me, &picked);
        scene.foreseen.scores = rules.scores_after(v, me, &picked);
    }
    let targets = targets(&scene, &input);
    for target in &targets {
        let tip = rules.tip(v, me, *target);
        if tip != Tip::default() {
            scene.tooltip(*target, tip);
        }
    }
    if input.decides() {
        offers(rules, &input, &mut scene);
        scene.draft = rules.draft(v, me);
        scene.tips = rules.situations(v, me);
        let buttons = scene
            .offers
            .iter()
            .flat_map(|offer| offer.gesture.targets());
        let buttons: Vec<Target> = buttons.filter(|t| matches!(t, Target::Button(_))).collect();
        for target in targets.into_iter().chain(buttons) {
            let meant = rules.meant(v, me, &picked, target);
            scene.refusals.push((target.into(), meant));
        }
        scene.refusals.push((
            super::Targets::All,
            IntendedAction::Nothing("pick-what-is-lit".into()),
        ));
    }
    scene
}

fn offers<G: Presentation>(rules: &G, input: &SceneInput<G>, scene: &mut Scene<G::Action>) {
    let (v, me) = (input.view, input.me);
    if !input.picks.marked.is_empty() {
        for (actions, gesture, words) in rules.drafted(v, me, input.picks.marked) {
            let one = (actions.len() == 1).then(|| actions[0]);
            let offer = scene.offer_all(actions, gesture, words);
            if let Some(action) = one {
                advise(rules, input, action, &mut offer.advice);
            }
        }
        return;
    }
    for action in input.legal {
        let offer = scene.offer(
            *action,
            rules.gesture(v, me, *action),
            rules.action_words(v, me, *action),
        );
        advise(rules, input, *action, &mut offer.advice);
    }
}

fn advise<G: Presentation>(rules: &G, input: &SceneInput<G>, a: G::Action, advice: &mut Advice) {
    advice.words = rules.whole_words(input.view, input.me, a);
    advice.why = rules.why(input.view, input.me, a);
    advice.also_moved = rules.moves(input.view, input.me, a);
}

/// Everything that can be pointed at.
fn targets<G: Presentation>(scene: &Scene<G::Action>, input: &SceneInput<G>) -> Vec<Target> {
    let zones = &scene.layout.zones;
    let mut all: Vec<Target> = Seat::all(input.players).map(Target::Seat).collect();
    for zone in zones {
        all.push(Target::Zone(zone.id));
        all.extend(zone.items.iter().map(|item| Target::Piece(item.piece)));
        let cells = zone.items.iter().map(|item| item.cell);
        let cells = cells.chain(zone.cells.iter().copied());
        all.extend(cells.map(|cell| Target::Cell(zone.id, cell)));
    }
    all.extend(
        scene
            .buttons
            .iter()
            .map(|button| Target::Button(button.name)),
    );
    all.sort_unstable();
    all.dedup();
    all
}
