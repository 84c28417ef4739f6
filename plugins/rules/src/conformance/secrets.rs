//! Secrets: contents of a view, deals imagined from it, and simultaneous commits.

use super::{CheckConfig, Position, demand, named, places, set_up, spread, viewers, within_turn};
use crate::{
    deck::Face,
    dice::Luck,
    game::Game,
    matches::Match,
    play,
    rules::{Note, Seen, Turn},
    seat::{MAX_SEATS, Seat, Seats},
};
use std::collections::{BTreeMap, BTreeSet};

/// Deals imagined from every view at every step.
const DEALS: usize = 2;
/// Orders of commits tried; all if there are no more.
const ORDERS: usize = 24;
/// Other choices that a committed one is swapped for.
const SWAPS: usize = 4;

/// Viewers of one combination of options for which an imagined deal was ever another than the true one.
pub(super) struct Varied(BTreeSet<Option<Seat>>);

impl Varied {
    pub(super) fn new() -> Varied {
        Varied(BTreeSet::new())
    }

    /// Fails if some viewer always imagined what was true.
    pub(super) fn expect(&self, spot: &Position, players: usize) {
        for viewer in viewers(players) {
            demand!(
                spot,
                self.0.contains(&viewer),
                "expected that {} can imagine more than one deal at some time; the view gives away what is hidden \
                 (a game of perfect information says so with `hides: false` in its plan)",
                named(viewer)
            );
        }
    }
}

/// Checks the secrets of one match.
pub(super) fn check<G: Game>(
    plan: &CheckConfig,
    spot: &Position,
    game: &Match<G>,
    varied: &mut Varied,
) {
    let mut luck = Luck::stream(spot.seed, 1);
    for k in set_up(game) {
        spot.step.set(k);
        imagined(spot, game, k, &mut luck);
        if let Turn::Act(seats) = game.rules().turn(game.state(k))
            && seats.len() > 1
            && !within_turn(game.steps(), k)
        {
            simultaneous(spot, game.rules(), game.state(k), seats, &mut luck);
        }
    }
    deals(plan, spot, game, varied);
}

/// At a few positions, checks the deals that each viewer can imagine.
pub(super) fn deals<G: Game>(
    plan: &CheckConfig,
    spot: &Position,
    game: &Match<G>,
    varied: &mut Varied,
) {
    let mut luck = Luck::stream(spot.seed, 7);
    let due: Vec<usize> = set_up(game)
        .filter(|k| {
            !within_turn(game.steps(), *k)
                && matches!(game.rules().turn(game.state(*k)), Turn::Act(_))
        })
        .collect();
    for at in spread(due.len(), plan.spots) {
        spot.step.set(due[at]);
        for viewer in viewers(game.rules().players()) {
            arrangements(plan, spot, game, due[at], viewer, &mut luck, varied);
        }
    }
}

/// An imagined position looks to the viewer as the true one does, and is a sound position.
pub(super) fn imagined<G: Game>(spot: &Position, game: &Match<G>, k: usize, luck: &mut Luck) {
    let rules = game.rules();
    let s = game.state(k);
    let cards: Vec<Face> = places(spot, rules, s).into_keys().collect();
    let whole = !within_turn(game.steps(), k);
    let (mut theirs, mut ours) = (Vec::new(), Vec::new());
    for viewer in viewers(rules.players()) {
        let view = rules.view(s, viewer);
        for _ in 0..DEALS {
            let t = rules.imagine(&view, luck);
            let again = rules.view(&t, viewer);
            demand!(
                spot,
                again == view,
                "expected that {} sees the same in a position imagined from the view:\n{view:?}\nfound\n{again:?}",
                named(viewer)
            );
            let dealt: Vec<Face> = places(spot, rules, &t).into_keys().collect();
            demand!(
                spot,
                dealt == cards,
                "expected the same cards in a position that {} imagines: {cards:?}, found {dealt:?}",
                named(viewer)
            );
            if !whole {
                continue;
            }
            let at = |s: &G::State| (rules.turn(s), rules.phase(s), rules.step(s));
            let ((turn, phase, step), found) = (at(s), at(&t));
            demand!(
                spot,
                found == (turn, phase, step),
                "expected the same turn in a position that {} imagines: {turn:?} {phase:?} {step}, found {:?} {:?} {}",
                named(viewer),
                found.0,
                found.1,
                found.2
            );
            if let Some(seat) = viewer {
                rules.legal(s, seat, &mut ours);
                rules.legal(&t, seat, &mut theirs);
                demand!(
                    spot,
                    ours == theirs,
                    "expected the same legal actions in a position that seat {seat} imagines:\n{ours:?}\nfound\n\
                     {theirs:?}"
                );
            }
        }
    }
}

/// Imagines deals until each card was met at its true place; plays one of them on to the end.
fn arrangements<G: Game>(
    plan: &CheckConfig,
    spot: &Position,
    game: &Match<G>,
    k: usize,
    viewer: Option<Seat>,
    luck: &mut Luck,
    varied: &mut Varied,
) {
    let rules = game.rules();
    let s = game.state(k);
    let view = rules.view(s, viewer);
    let mut missing: BTreeMap<Face, String> = places(spot, rules, s);
    for n in 0..plan.imagines {
        let t = rules.imagine(&view, luck);
        if t != *s {
            varied.0.insert(viewer);
        }
        if n == 0 {
            played_on(plan, spot, rules, t, luck);
        }
        for (face, place) in rules.card_locations(&t) {
            if missing.get(&face) == Some(&place) {
                missing.remove(&face);
            }
        }
        if missing.is_empty() && (varied.0.contains(&viewer) || n >= 20) {
            return;
        }
    }
    demand!(
        spot,
        missing.is_empty(),
        "expected that {} can imagine each card where it truly lies; in {} deals never met: {missing:?}",
        named(viewer),
        plan.imagines
    );
}

fn played_on<G: Game>(
    plan: &CheckConfig,
    spot: &Position,
    rules: &G,
    mut t: G::State,
    luck: &mut Luck,
) {
    let mut legal = Vec::new();
    let from = t;
    demand!(
        spot,
        play::playout(rules, &mut t, plan.decisions, &mut legal, luck).is_some(),
        "expected the end within {} decisions from an imagined position: {from:?}",
        plan.decisions
    );
    places(spot, rules, &t);
}

/// Checks that commits of one turn commute, write no score notes and are seen by nobody else before the last.
fn simultaneous<G: Game>(spot: &Position, rules: &G, s: &G::State, seats: Seats, luck: &mut Luck) {
    let mut lists: [Vec<G::Action>; MAX_SEATS] = Default::default();
    let mut choice: [Option<G::Action>; MAX_SEATS] = [None; MAX_SEATS];
    for seat in seats.iter() {
        rules.legal(s, seat, &mut lists[seat.index()]);
        choice[seat.index()] = Some(luck.pick(&lists[seat.index()]));
    }
    // The state once these seats have committed, in whatever order.
    let mut reached: BTreeMap<Vec<Seat>, G::State> = BTreeMap::new();
    for order in orders(seats, luck) {
        let mut state = *s;
        let mut left = seats;
        for seat in order {
            let (Some(action), alone) = (choice[seat.index()], &lists[seat.index()]) else {
                continue;
            };
            let mut legal = Vec::new();
            rules.legal(&state, seat, &mut legal);
            demand!(
                spot,
                legal == *alone,
                "expected that the legal actions of seat {seat} don't depend on what others committed:\n{alone:?}\n\
                 found\n{legal:?}"
            );
            let before = state;
            let mut notes: Vec<Note> = Vec::new();
            rules.act(&mut state, seat, action, &mut notes);
            left = left.without(seat);
            if !left.is_empty() {
                demand!(
                    spot,
                    rules.turn(&state) == Turn::Act(left),
                    "expected that {left:?} still owe a decision, found {:?}",
                    rules.turn(&state)
                );
                demand!(
                    spot,
                    notes.is_empty(),
                    "expected no score notes while others still choose, found {notes:?}"
                );
                unseen(spot, rules, [&before, &state], (seat, action), alone);
            }
            let committed: Vec<Seat> = seats.iter().filter(|s| !left.has(*s)).collect();
            if let Some(other) = reached.insert(committed.clone(), state) {
                demand!(
                    spot,
                    other == state,
                    "expected the same state whatever the order in which {committed:?} commit:\n{other:?}\nfound\n\
                     {state:?}"
                );
            }
        }
    }
}

/// Checks that nobody else can find out which of the legal actions was committed.
fn unseen<G: Game>(
    spot: &Position,
    rules: &G,
    [before, after]: [&G::State; 2],
    (actor, action): (Seat, G::Action),
    legal: &[G::Action],
) {
    for by in Seat::all(rules.players()).filter(|s| *s != actor) {
        demand!(
            spot,
            rules.seen(before, actor, action, by) == Seen::Hidden,
            "expected that seat {by} does not see what seat {actor} commits while others still choose"
        );
    }
    for other in legal.iter().filter(|a| **a != action).take(SWAPS) {
        let mut state = *before;
        rules.act(&mut state, actor, *other, &mut ());
        for viewer in viewers(rules.players()).filter(|v| *v != Some(actor)) {
            let (a, b) = (rules.view(after, viewer), rules.view(&state, viewer));
            demand!(
                spot,
                a == b,
                "expected that {} can't tell whether seat {actor} committed {action:?} or {other:?}, found\n{a:?}\n\
                 and\n{b:?}",
                named(viewer)
            );
        }
    }
}

/// All orders of the seats, or some of them.
fn orders(seats: Seats, luck: &mut Luck) -> Vec<Vec<Seat>> {
    let seats: Vec<Seat> = seats.iter().collect();
    let mut all: Vec<Vec<Seat>> = vec![Vec::new()];
    for _ in 0..seats.len() {
        all = all
            .into_iter()
            .flat_map(|order| {
                let mut rest = seats.clone();
                rest.retain(|seat| !order.contains(seat));
                let with = move |seat: Seat| [&order[..], &[seat]].concat();
                rest.into_iter().map(with)
            })
            .collect();
    }
    luck.mix(&mut all);
    all.truncate(ORDERS);
    all
}
