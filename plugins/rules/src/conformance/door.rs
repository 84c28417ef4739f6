//! Random games through the checked door: turns, legal actions, refusals, locations of the cards, and the end.

use super::{CheckConfig, Position, commit, demand, is_message, places};
use crate::{
    deck::Face,
    game::Game,
    matches::{Event, Match},
    play,
    rules::{Payoff, Phase, Turn},
    seat::{MAX_SEATS, Seat, Seats},
};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};

/// Maximum number of automatic steps in a row.
const IDLE: usize = 1000;
/// Maximum number of actions that are remembered, to be tried where they are not legal.
const REMEMBERED: usize = 400;
/// Number of remembered actions tried by each seat at each step.
const TRIED: usize = 12;

/// Actions that were legal at some time.
pub(super) struct Pool<A> {
    actions: Vec<A>,
    known: BTreeSet<A>,
    at: usize,
}

impl<A: Copy + Ord> Pool<A> {
    pub(super) fn new() -> Pool<A> {
        Pool {
            actions: Vec::new(),
            known: BTreeSet::new(),
            at: 0,
        }
    }

    fn meet(&mut self, a: A) -> bool {
        let new = self.known.len() < REMEMBERED && self.known.insert(a);
        if new {
            self.actions.push(a);
        }
        new
    }

    /// A few actions, others each time.
    fn some(&mut self, count: usize) -> Vec<A> {
        let n = self.actions.len();
        let count = count.min(n);
        let some = (0..count)
            .map(|i| self.actions[(self.at + i) % n])
            .collect();
        self.at += count;
        some
    }

    pub(super) fn all(&self) -> &[A] {
        &self.actions
    }
}

/// Plays a random game, checking every position; all decisions of a turn are committed in seat order.
pub(super) fn game<G: Game>(
    plan: &CheckConfig,
    spot: &Position,
    rules: &G,
    pool: &mut Pool<G::Action>,
) -> Match<G> {
    let players = rules.players();
    let mut game = Match::new(rules.clone(), spot.seed);
    demand!(
        spot,
        rules.card_locations(game.now()).is_empty() && game.turn() == Turn::Proceed,
        "expected no cards before the setup, and the setup to come first"
    );
    let mut cards = places(spot, rules, game.now());
    let mut first = None;
    let (mut decisions, mut idle) = (0, 0);
    loop {
        spot.step.set(game.steps().len());
        position(spot, &mut game, pool);
        let (turn, phase) = (game.turn(), game.phase());
        match turn {
            Turn::Over => break,
            Turn::Proceed => {
                idle += 1;
                not_idle(spot, idle);
                game.proceed();
                chance_lines(spot, &game);
            }
            Turn::Act(seats) => {
                idle = 0;
                decisions += 1;
                demand!(
                    spot,
                    decisions <= plan.decisions,
                    "expected the end within {} decisions",
                    plan.decisions
                );
                let now = game.first();
                demand!(
                    spot,
                    now.index() < players && *first.get_or_insert(now) == now,
                    "expected the same first seat all along, below {players}: {first:?}, {now}"
                );
                let seat = seats.first().unwrap_or_else(|| {
                    spot.fail(format_args!("expected seats in a turn to act, found none"))
                });
                let legal = game.legal(seat);
                let due = game.due().0;
                let action = play::luck(spot.seed, due, seat).pick(&legal);
                commit(spot, &mut game, seat, action);
            }
        }
        cards = same_cards(spot, &game, turn, phase, cards);
    }
    ending(plan, spot, &mut game, pool);
    game
}

/// Fails if too many automatic steps were made in a row.
pub(super) fn not_idle(spot: &Position, steps: usize) {
    demand!(
        spot,
        steps <= IDLE,
        "expected a decision or the end within {IDLE} automatic steps"
    );
}

/// Checks that a seat has legal actions if it owes a decision and none otherwise, sorted and each once.
pub(super) fn listed<A: Ord + std::fmt::Debug>(
    spot: &Position,
    owing: Seats,
    seat: Seat,
    legal: &[A],
) {
    demand!(
        spot,
        owing.has(seat) != legal.is_empty(),
        "expected legal actions for the seats that owe a decision ({owing:?}) and none for others; \
         seat {seat} has {}",
        legal.len()
    );
    demand!(
        spot,
        legal.is_sorted_by(|a, b| a < b),
        "expected the legal actions of seat {seat} sorted and each once, found {legal:?}"
    );
}

/// Checks that the cards are those of the step before, unless they were dealt again. Returns the location of each.
pub(super) fn same_cards<G: Game>(
    spot: &Position,
    game: &Match<G>,
    turn: Turn,
    phase: Phase,
    before: BTreeMap<Face, String>,
) -> BTreeMap<Face, String> {
    spot.step.set(game.steps().len());
    let now = places(spot, game.rules(), game.now());
    let mut events = game.steps().last().into_iter().flat_map(|s| &s.events);
    let shuffled = events.any(|e| matches!(e, Event::Shuffle { .. }));
    let dealt = turn == Turn::Proceed && (phase == Phase::Deal || shuffled);
    if !dealt {
        let lost: Vec<&Face> = before.keys().filter(|f| !now.contains_key(f)).collect();
        let found: Vec<&Face> = now.keys().filter(|f| !before.contains_key(f)).collect();
        demand!(
            spot,
            lost.is_empty() && found.is_empty(),
            "expected the same cards as before this step; lost: {lost:?}, come: {found:?}"
        );
    }
    now
}

fn position<G: Game>(spot: &Position, game: &mut Match<G>, pool: &mut Pool<G::Action>) {
    let rules = game.rules().clone();
    let players = rules.players();
    let state = *game.now();
    let owing = match game.turn() {
        Turn::Act(seats) => {
            demand!(
                spot,
                !seats.is_empty() && seats.iter().all(|s| s.index() < players),
                "expected seats below {players} to act, found {seats:?}"
            );
            seats
        }
        Turn::Proceed | Turn::Over => Seats::NONE,
    };
    let step = rules.step(&state);
    demand!(
        spot,
        !step.is_empty() && !step.contains(|c: char| !(c.is_ascii_lowercase() || c == '_')),
        "expected a step's name in small letters, found “{step}”"
    );
    payoff(spot, &rules, &rules.payoff(&state));

    let mut lists: Vec<Vec<G::Action>> = Vec::new();
    for seat in Seat::all(players) {
        // Left over from another call: the rules have to clear it.
        let mut legal: Vec<G::Action> = pool.all().to_vec();
        rules.legal(&state, seat, &mut legal);
        demand!(
            spot,
            pool.all().is_empty() || legal == game.legal(seat),
            "expected legal to clear what is left over from another call in its list, found {legal:?}"
        );
        listed(spot, owing, seat, &legal);
        for a in &legal {
            demand!(
                spot,
                rules.is_legal(&state, seat, *a),
                "expected is_legal to agree that seat {seat} may {a:?}"
            );
            if pool.meet(*a) {
                written(spot, *a);
            }
        }
        lists.push(legal);
    }

    for seat in Seat::all(players) {
        let others = lists.iter().flatten().copied().take(TRIED);
        let mut tries: Vec<G::Action> = others.chain(pool.some(TRIED)).collect();
        tries.dedup();
        for a in tries {
            let legal = lists[seat.index()].contains(&a);
            if !legal && G::LISTS_ALL {
                demand!(
                    spot,
                    !owing.has(seat) || !rules.is_legal(&state, seat, a),
                    "expected is_legal to agree with legal that seat {seat} may not {a:?}"
                );
            }
            if !owing.has(seat) || (!legal && !rules.is_legal(&state, seat, a)) {
                refused(spot, game, seat, a);
            }
        }
    }
    for stranger in [players, MAX_SEATS, 8, 255] {
        if let (Some(a), true) = (pool.some(1).first(), stranger >= players) {
            refused(spot, game, Seat(stranger as u8), *a);
        }
    }
}

/// An action that is not legal is refused with a message and changes nothing.
fn refused<G: Game>(spot: &Position, game: &mut Match<G>, seat: Seat, a: G::Action) {
    let (steps, before) = (game.steps().len(), *game.now());
    match game.commit(seat, a) {
        Ok(()) => spot.fail(format_args!(
            "expected {a:?} of seat {seat} to be refused, found it accepted"
        )),
        Err(why) => demand!(
            spot,
            is_message(&why.0),
            "expected a message when {a:?} of seat {seat} is refused, found “{why}”"
        ),
    }
    demand!(
        spot,
        game.steps().len() == steps && *game.now() == before,
        "expected the match unchanged after {a:?} of seat {seat} was refused"
    );
}

/// An action is written as `{"TYPE":{…}}` and reads back.
fn written<A: serde::Serialize + serde::de::DeserializeOwned + PartialEq + std::fmt::Debug>(
    spot: &Position,
    a: A,
) {
    let text = serde_json::to_string(&a)
        .unwrap_or_else(|e| spot.fail(format_args!("expected JSON of {a:?}: {e}")));
    demand!(
        spot,
        serde_json::from_str::<Value>(&text).is_ok_and(|v| is_typed(&v)),
        "expected an action as {{\"TYPE\":{{…}}}}, found {text}"
    );
    demand!(
        spot,
        serde_json::from_str::<A>(&text).is_ok_and(|b| a == b),
        "expected {text} to read back as {a:?}"
    );
}

fn is_typed(value: &Value) -> bool {
    value
        .as_object()
        .is_some_and(|o| o.len() == 1 && o.values().all(Value::is_object))
}

fn chance_lines<G: Game>(spot: &Position, game: &Match<G>) {
    for event in game.steps().last().iter().flat_map(|s| &s.events) {
        match event {
            Event::Chance(value) => demand!(
                spot,
                is_typed(value),
                "expected a chance outcome as {{\"TYPE\":{{…}}}}, found {value}"
            ),
            Event::Shuffle { name, .. } => {
                demand!(spot, !name.is_empty(), "expected a name for the shuffle");
            }
            Event::Note(_) => {}
        }
    }
}

pub(super) fn payoff<G: Game>(spot: &Position, rules: &G, payoff: &Payoff) {
    let players = rules.players();
    let sides = payoff.scores().len();
    demand!(
        spot,
        sides > 0 && players.is_multiple_of(sides),
        "expected one score for each of {players} seats (or for each side), found {sides}"
    );
    demand!(
        spot,
        payoff.winners.iter().all(|s| s.index() < players),
        "expected winners below {players}, found {:?}",
        payoff.winners
    );
    for seat in Seat::all(players) {
        let side = rules.side_of(seat);
        let wins = payoff.winners.has(seat);
        demand!(
            spot,
            side.has(seat)
                && side
                    .iter()
                    .all(|other| rules.side_of(other) == side && payoff.winners.has(other) == wins),
            "expected all of the side of seat {seat} ({side:?}) to win or to lose, found winners {:?}",
            payoff.winners
        );
    }
}

fn ending<G: Game>(
    plan: &CheckConfig,
    spot: &Position,
    game: &mut Match<G>,
    pool: &mut Pool<G::Action>,
) {
    let goes_on = game.proceed();
    demand!(spot, !goes_on, "expected nothing to go on after the end");
    let Some(payoff) = game.result() else {
        spot.fail(format_args!("expected a result at the end"));
    };
    demand!(
        spot,
        plan.nobody_may_win || !payoff.winners.is_empty(),
        "expected a winner, found none: {payoff:?}"
    );
    let end = payoff.end;
    demand!(spot, !end.is_empty(), "expected the reason for the end");
    if let Some(a) = pool.some(1).first() {
        refused(spot, game, Seat(0), *a);
    }
    let mut sums = [0i32; MAX_SEATS];
    for event in game.steps().iter().flat_map(|s| &s.events) {
        if let Event::Note(note) = event {
            demand!(
                spot,
                note.seat.index() < game.rules().players() && !note.why.is_empty(),
                "expected a score note of a seat with its reason, found {note:?}"
            );
            sums[note.seat.index()] += note.points;
        }
    }
    let scores = payoff.scores();
    let sums = &sums[..scores.len()];
    demand!(
        spot,
        !plan.scores_are_sums || scores == sums,
        "expected scores {sums:?} as the score notes sum up, found {scores:?}"
    );
}
