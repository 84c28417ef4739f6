//! Bots at a match: the luck with which they decide, and whole games played by them.
//!
//! Every place that lets bots play (the table on screen, the command line, the conformance kit) takes their luck
//! from here, so that one seed gives one game everywhere.

use crate::{
    bot::{Bot, HasBots, Question, RandomBot, SearchResult, Who},
    dice::Luck,
    game::Game,
    matched,
    matches::Match,
    rules::{Rules, Turn},
    seat::Seat,
};
use std::{
    ops::Deref,
    sync::atomic::{AtomicBool, Ordering},
};

/// Keeps the luck of bots apart from the chance of the game ("bots" in ASCII).
const BOTS: u64 = 0x626F_7473;

/// The luck with which the bot of a seat makes the decision that became due after `due` steps of a match with this
/// seed. It does not depend on the other seats that have already committed in the same turn.
pub fn luck(seed: u64, due: usize, seat: Seat) -> Luck {
    Luck::stream(seed ^ BOTS, (due as u64) << 8 | u64::from(seat.0))
}

/// Asks the bot in a seat that owes a decision for its choice. It is shown the view of the moment at which the decision
/// became due. `legal` is a buffer; it holds what was legal afterwards. Panics if the seat owes none.
pub fn think<G: Game, B: Bot<G> + ?Sized>(
    game: &Match<G>,
    seat: Seat,
    bot: &B,
    legal: &mut Vec<G::Action>,
    stop: &AtomicBool,
) -> SearchResult<G::Action> {
    let (due, state) = game.due();
    let rules = game.rules();
    rules.legal(state, seat, legal);
    let view = rules.view(state, Some(seat));
    let mut luck = luck(game.seed(), due, seat);
    bot.choose(Question::new(rules, &view, seat, legal, stop), &mut luck)
}

/// Observer of each decision while bots play: the seat, the number of legal actions, and the bot's search result.
pub trait DecisionObserver<A> {
    /// Hears that a seat is about to think.
    fn asked(&mut self, _seat: Seat) {}
    /// Hears of a decision.
    fn decided(&mut self, seat: Seat, legal: usize, thought: &SearchResult<A>);
}

/// Nobody listens.
impl<A> DecisionObserver<A> for () {
    fn decided(&mut self, _: Seat, _: usize, _: &SearchResult<A>) {}
}

/// Plays a match on to its end, one bot a seat; simultaneous decisions are committed in seat order. Says whether the
/// end was reached: not if `stop` was set or more than `bound` decisions were due.
///
/// Panics if a bot chooses an action that is not legal.
pub fn play<G: Game, B: Deref<Target: Bot<G>>>(
    game: &mut Match<G>,
    bots: &[B],
    bound: usize,
    witness: &mut impl DecisionObserver<G::Action>,
    stop: &AtomicBool,
) -> bool {
    let mut decisions = 0;
    let mut legal = Vec::new();
    loop {
        match game.turn() {
            Turn::Over => return true,
            Turn::Proceed => {
                game.proceed();
            }
            Turn::Act(seats) => {
                let seat = seats.first().expect("a turn to act names a seat");
                decisions += 1;
                if decisions > bound || stop.load(Ordering::Relaxed) {
                    return false;
                }
                witness.asked(seat);
                let thought = think(game, seat, &*bots[seat.index()], &mut legal, stop);
                if stop.load(Ordering::Relaxed) {
                    return false;
                }
                witness.decided(seat, legal.len(), &thought);
                game.commit(seat, thought.action)
                    .expect("a bot chooses a legal action");
            }
        }
    }
}

/// The bot in a seat; `None` for a person. In a game whose bots have no styles it has none.
pub fn bot_of<G: HasBots>(rules: &G, who: Who) -> Option<Box<dyn Bot<G>>> {
    let bot = match who {
        Who::Human => return None,
        Who::Random => Box::new(RandomBot),
        Who::Bot(level, _) => rules.bot(level),
        Who::Matched(grade, _) => matched::bot(rules, grade),
    };
    let style = who.style().filter(|_| G::STYLES);
    Some(style.unwrap_or_default().of(bot))
}

/// Plays a position on to its end with random decisions through the unchecked door, all chance drawn from `luck`.
/// Gives the number of decisions, or `None` if more than `bound` were due. `legal` is a buffer to reuse.
pub fn playout<G: Rules>(
    rules: &G,
    s: &mut G::State,
    bound: usize,
    legal: &mut Vec<G::Action>,
    luck: &mut Luck,
) -> Option<usize> {
    let mut decisions = 0;
    loop {
        match rules.turn(s) {
            Turn::Over => return Some(decisions),
            Turn::Proceed => rules.proceed(s, luck, &mut ()),
            Turn::Act(seats) => {
                let seat = seats.first().expect("a turn to act names a seat");
                decisions += 1;
                if decisions > bound {
                    return None;
                }
                rules.legal(s, seat, legal);
                let action = luck.pick(legal);
                rules.act(s, seat, action, &mut ());
            }
        }
    }
}
