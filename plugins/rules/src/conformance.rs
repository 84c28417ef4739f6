//! The conformance kit: requirements on every game, in a few calls from the game's own tests.
//!
//! ```ignore
//! const PLAN: CheckConfig = CheckConfig { scores_are_sums: true, ..CheckConfig::new(200) };
//! #[test] fn rules_conform() { conformance::check::<MyGame>(&PLAN) }
//! #[test] fn table_conforms() { conformance::check_table::<MyGame>(&PLAN) }
//! #[test] fn bots_conform() { conformance::check_bots::<MyGame>(&PLAN) }
//! #[test] fn golden_traces() { conformance::golden::<MyGame>("traces") }
//! #[test] fn golden_scenes() { conformance::golden_scenes::<MyGame>("traces", "scenes") }
//! ```
//!
//! [`WorkedExample`] reads an example of the game's rules, so that a test can hold its text against the rules.
//!
//! A failure panics and names the game, its options, the seed, the step and the expectation. Everything is drawn from
//! the plan's seed, so a failure comes again.

mod bots;
mod certain;
mod door;
mod golden;
mod laws;
mod options;
mod records;
mod scenes;
mod secrets;
mod shown;
#[cfg(test)]
mod tests;
#[cfg(test)]
pub(crate) mod toy;
mod walk;
mod worked;

pub use bots::check_bots;
pub use certain::check_certain;
pub use golden::{golden, golden_scenes};
pub use scenes::{Form, Resume, scene, scenes};
pub use shown::check_table;
pub use walk::walk;
pub use worked::{Claim, WorkedExample};

use crate::{
    bot::{RandomBot, Who},
    deck::Face,
    game::Game,
    matches::{Match, Step},
    message::{Message, Text},
    play,
    seat::{MAX_SEATS, Seat},
    trace,
};
use std::{
    cell::Cell,
    collections::{BTreeMap, BTreeSet},
    fmt,
    sync::atomic::AtomicBool,
};

/// Thoroughness of a game's checks, and the few things in which games differ.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CheckConfig {
    /// The most decisions that a game may take; a random game with more fails.
    pub decisions: usize,
    /// Random games played with each combination of options.
    pub games: usize,
    /// Number of these games that are checked in depth: leaks, simultaneous turns, corrupted traces, the table.
    pub deep: usize,
    /// The most combinations of options; if a game has more, as many are chosen, each value with each number of
    /// players among them.
    pub combinations: usize,
    /// The first game's seed; the others follow.
    pub seed: u64,
    /// Positions of each deep game at which hidden cards are dealt again and again.
    pub spots: usize,
    /// The most deals imagined at such a position until every card was met at its true place.
    pub imagines: usize,
    /// Positions for each number of players at which each level of bot is asked to decide.
    pub thoughts: usize,
    /// Positions of the game at which each level of bot is asked twice, with the hidden cards swapped for another deal.
    pub swaps: usize,
    /// True if each seat's score is the sum of its score notes.
    pub scores_are_sums: bool,
    /// True if a game can end without a winner.
    pub nobody_may_win: bool,
    /// True if something is hidden from every seat at some point. `false` for a game of perfect information.
    pub hides: bool,
    /// True if players are told facts about cards that they don't see, as answers to questions.
    pub tells: bool,
    /// True if everything that the scene foresees always happens: `false` where others may still prevent it.
    pub foresees: bool,
    /// True if the points on a target are the score notes of the action.
    pub previews_are_notes: bool,
}

impl CheckConfig {
    /// The usual plan for a game of at most this many decisions.
    pub const fn new(decisions: usize) -> CheckConfig {
        CheckConfig {
            decisions,
            games: 12,
            deep: 2,
            combinations: 40,
            seed: 1,
            spots: 4,
            imagines: 4000,
            thoughts: 3,
            swaps: 1000,
            scores_are_sums: false,
            nobody_may_win: false,
            hides: true,
            tells: false,
            foresees: true,
            previews_are_notes: true,
        }
    }
}

/// Checks the rules: legal actions, the checked door, cards, simultaneous turns, secrets, scores and traces.
///
/// Panics at the first thing that is not as it should be.
pub fn check<G: Game>(plan: &CheckConfig) {
    let state = size_of::<G::State>();
    let action = size_of::<G::Action>();
    println!("{}: {state} bytes a state, {action} an action", G::CARD.id);
    assert!(
        state <= MOST_STATE,
        "{}: a state takes {state} bytes; expected at most {MOST_STATE}",
        G::CARD.id
    );
    options::check::<G>(plan);
    let mut pool = door::Pool::new();
    let mut thorough = BTreeSet::new();
    for rules in options::combinations::<G>(plan) {
        let mut varied = secrets::Varied::new();
        for n in 0..plan.games.max(plan.deep) {
            let seed = plan.seed + n as u64;
            let spot = Position::new(&rules, seed);
            let game = door::game(plan, &spot, &rules, &mut pool);
            records::reads_back(&spot, &game, n == 0);
            if n < plan.deep {
                secrets::check(plan, &spot, &game, &mut varied);
            }
            if n == 0 && plan.deep > 0 {
                // Once for each number of players in full; reading is much the same for all options.
                let first = thorough.insert(rules.players());
                records::check(plan, &spot, &game, &pool, first);
            }
        }
        if plan.hides && plan.deep > 0 {
            varied.expect(&Position::new(&rules, plan.seed), rules.players());
        }
    }
}

/// The most bytes of a state. It is copied at every step of a search.
const MOST_STATE: usize = 1024;

/// Position of a check in a random game: printed when the check fails, also by a panic in the game itself.
struct Position {
    game: &'static str,
    options: String,
    seed: u64,
    step: Cell<usize>,
    told: Cell<bool>,
}

impl Position {
    fn new<G: Game>(rules: &G, seed: u64) -> Position {
        Position {
            game: G::CARD.id,
            options: serde_json::to_string(rules).unwrap_or_else(|e| format!("{rules:?} ({e})")),
            seed,
            step: Cell::new(0),
            told: Cell::new(false),
        }
    }

    #[track_caller]
    fn fail(&self, expected: fmt::Arguments<'_>) -> ! {
        self.told.set(true);
        panic!("{self}: {expected}")
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (game, options, seed) = (self.game, &self.options, self.seed);
        let step = self.step.get();
        write!(f, "{game} {options}, seed {seed}, step {step}")
    }
}

impl Drop for Position {
    fn drop(&mut self) {
        if std::thread::panicking() && !self.told.get() {
            eprintln!("This happened in {self}.");
        }
    }
}

/// Fails at a spot unless something holds.
macro_rules! demand {
    ($spot:expr, $holds:expr, $($words:tt)+) => {
        if !$holds {
            $spot.fail(format_args!($($words)+));
        }
    };
}
use demand;

/// All seats and the onlooker.
fn viewers(players: usize) -> impl Iterator<Item = Option<Seat>> {
    Seat::all(players).map(Some).chain([None])
}

/// A viewer in words.
fn named(viewer: Option<Seat>) -> String {
    viewer.map_or("an onlooker".to_owned(), |s| format!("seat {s}"))
}

/// Returns true if position `k` is within a simultaneous turn: some have committed, others not yet.
fn within_turn<A>(steps: &[Step<A>], k: usize) -> bool {
    let before = k
        .checked_sub(1)
        .and_then(|before| steps.get(before)?.batch());
    before.is_some() && steps.get(k).is_some_and(|step| step.batch() == before)
}

/// The trace of a match between random players.
fn written<G: Game>(game: &Match<G>, legal: bool) -> String {
    let seats = vec![Who::Random.to_string(); game.rules().players()];
    trace::write(game, &seats, legal)
}

/// A random game with the spot's seed. Fails if it takes more decisions than this.
fn random_game<G: Game>(spot: &Position, rules: &G, bound: usize) -> Match<G> {
    let mut game = Match::new(rules.clone(), spot.seed);
    let (bots, never) = ([&RandomBot; MAX_SEATS], AtomicBool::new(false));
    let over = play::play(&mut game, &bots, bound, &mut (), &never);
    demand!(spot, over, "expected the end within {bound} decisions");
    game
}

/// Commits a decision. Fails if it is refused.
fn commit<G: Game>(spot: &Position, game: &mut Match<G>, seat: Seat, action: G::Action) {
    if let Err(why) = game.commit(seat, action) {
        spot.fail(format_args!(
            "expected {action:?} of seat {seat} to be accepted, found “{why}”"
        ));
    }
}

/// Location of each card. Fails if a card is in two places.
fn places<G: Game>(spot: &Position, rules: &G, s: &G::State) -> BTreeMap<Face, String> {
    let mut map = BTreeMap::new();
    for (face, place) in rules.card_locations(s) {
        demand!(
            spot,
            !place.is_empty(),
            "expected a name for the place of {face}"
        );
        if let Some(other) = map.insert(face, place.clone()) {
            spot.fail(format_args!(
                "expected {face} in exactly one place, found it in “{other}” and in “{place}”"
            ));
        }
    }
    map
}

/// Returns true if the text is a sentence, as an error about an option has to be.
fn is_sentence(text: &str) -> bool {
    text.len() > 1 && text.ends_with('.') && text.trim() == text
}

/// Returns true if a message has an id as Fluent writes it, with or without an attribute.
fn is_message(say: &Message) -> bool {
    let mut letters = say.id.chars();
    letters.next().is_some_and(|c| c.is_ascii_alphabetic())
        && letters.all(|c| c.is_ascii_alphanumeric() || matches!(c, '-' | '_' | '.'))
}

/// Returns true if a text is a well-formed message, or characters that are the same in every language.
fn is_text(text: &Text) -> bool {
    match text {
        Text::Message(say) => is_message(say),
        Text::Shown(shown) => !shown.is_empty() && shown.trim() == shown,
    }
}

/// Numbers at most `count`, spread evenly below `n`.
fn spread(n: usize, count: usize) -> impl Iterator<Item = usize> {
    let count = count.min(n);
    (0..count).map(move |i| i * n / count)
}

/// The positions of a match with cards on the table, as step numbers.
fn set_up<G: Game>(game: &Match<G>) -> impl Iterator<Item = usize> + '_ {
    (0..=game.steps().len()).filter(|k| !game.rules().card_locations(game.state(*k)).is_empty())
}
