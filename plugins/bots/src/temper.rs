//! Personalities: bots of the same strength that differ in style.
//!
//! A temper decides only among moves that the bot finds about equally good, so it costs next to nothing. All it goes
//! by is what the bot may know: what the moves are worth to it and how surely, and what comes of each move in
//! positions imagined from its view.

use kortlek_rules::{Bot, Budget, Luck, Payoff, Rules, Seat, Seats, Thought, Turn, Worth};
use std::sync::atomic::AtomicBool;

use crate::utility::direction;

/// A style of play.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Temper {
    /// Goes for moves that end very well or very badly.
    Bold,
    /// Goes for moves whose outcome is sure.
    Careful,
    /// Takes points as soon as they can be had.
    Greedy,
    /// Does harm to whoever is ahead.
    Spiteful,
}

impl Temper {
    /// All tempers.
    pub const ALL: [Temper; 4] = [
        Temper::Bold,
        Temper::Careful,
        Temper::Greedy,
        Temper::Spiteful,
    ];

    /// The temper's name, lower case.
    pub const fn name(self) -> &'static str {
        ["bold", "careful", "greedy", "spiteful"][self as usize]
    }
}

/// Moves count as equally good if they lie no further behind the best, in value from 0 to 1, and their errors.
const NEAR: f32 = 0.02;
/// Moves looked at less often than this share of the best one's visits are left alone.
const KNOWN: u32 = 20;
/// In so many positions it is looked at what comes of a move.
const IMAGINED: usize = 8;

/// A bot with a temper.
pub struct Tempered<G: Rules> {
    bot: Box<dyn Bot<G>>,
    temper: Temper,
}

impl<G: Rules> Tempered<G> {
    /// This bot with a temper.
    pub fn new(bot: Box<dyn Bot<G>>, temper: Temper) -> Tempered<G> {
        Tempered { bot, temper }
    }

    /// The thought with the action that the temper prefers.
    fn swayed(
        &self,
        mut thought: Thought<G::Action>,
        rules: &G,
        view: &G::View,
        seat: Seat,
        luck: &mut Luck,
    ) -> Thought<G::Action> {
        let chosen = thought.worths.iter().find(|w| w.action == thought.action);
        let Some(best) = chosen.copied() else {
            return thought;
        };
        // What is known for certain has no visits: there only what is exactly as good will do.
        let near = |w: &&Worth<G::Action>| {
            w.action == best.action
                || w.visits >= best.visits / KNOWN
                    && w.value >= best.value - NEAR.min(w.error + best.error)
        };
        let equals: Vec<Worth<G::Action>> = thought.worths.iter().filter(near).copied().collect();
        if equals.len() < 2 {
            return thought;
        }
        // The spread of a move's outcomes, from its error.
        let spread = |w: &Worth<G::Action>| w.error * (w.visits as f32).sqrt();
        let keys: Vec<f32> = match self.temper {
            Temper::Bold => equals.iter().map(spread).collect(),
            Temper::Careful => equals.iter().map(|w| -spread(w)).collect(),
            Temper::Greedy | Temper::Spiteful => {
                let mut keys = vec![0.0; equals.len()];
                for _ in 0..IMAGINED {
                    let state = rules.imagine(view, luck);
                    if rules.turn(&state) != Turn::Act(Seats::one(seat)) {
                        // Others decide at the same time: what comes of a move depends on them.
                        break;
                    }
                    for (key, worth) in keys.iter_mut().zip(&equals) {
                        let mut next = state;
                        rules.act(&mut next, seat, worth.action, &mut ());
                        *key += self.liking(&rules.payoff(&next), seat, rules.players());
                    }
                }
                keys
            }
        };
        let mut liked = 0;
        for (i, key) in keys.iter().enumerate() {
            if equals[liked].action != best.action && *key == keys[liked] {
                // Of equals rather the one that the bot itself would choose.
                if equals[i].action == best.action {
                    liked = i;
                }
            } else if *key > keys[liked] {
                liked = i;
            }
        }
        thought.action = equals[liked].action;
        thought
    }

    /// How well the temper likes the standing.
    fn liking(&self, standing: &Payoff, seat: Seat, players: usize) -> f32 {
        let scores = standing.scores();
        if scores.len() != players {
            return 0.0;
        }
        let sign = direction(standing);
        let own = (sign * scores[seat.index()]) as f32;
        let others = (0..players).filter(|s| *s != seat.index());
        let ahead = others.map(|s| sign * scores[s]).max().unwrap_or(0) as f32;
        match self.temper {
            Temper::Greedy => own,
            _ => -ahead,
        }
    }
}

impl<G: Rules> Bot<G> for Tempered<G> {
    fn choose(
        &self,
        rules: &G,
        view: &G::View,
        seat: Seat,
        legal: &[G::Action],
        luck: &mut Luck,
        stop: &AtomicBool,
    ) -> Thought<G::Action> {
        let thought = self.bot.choose(rules, view, seat, legal, luck, stop);
        self.swayed(thought, rules, view, seat, luck)
    }

    fn choose_within(
        &self,
        rules: &G,
        view: &G::View,
        seat: Seat,
        legal: &[G::Action],
        playouts: u32,
        luck: &mut Luck,
        stop: &AtomicBool,
    ) -> Thought<G::Action> {
        let bot = &self.bot;
        let thought = bot.choose_within(rules, view, seat, legal, playouts, luck, stop);
        self.swayed(thought, rules, view, seat, luck)
    }

    fn evaluate(
        &self,
        rules: &G,
        view: &G::View,
        seat: Seat,
        legal: &[G::Action],
        budget: Budget,
        luck: &mut Luck,
        stop: &AtomicBool,
    ) -> Vec<Worth<G::Action>> {
        let bot = &self.bot;
        bot.evaluate(rules, view, seat, legal, budget, luck, stop)
    }
}
