//! What a bot is, without saying how it thinks.

use crate::{dice::Luck, matched::Grade, rules::Rules, seat::Seat};
use serde::{Deserialize, Serialize};
use std::{fmt, str::FromStr, sync::atomic::AtomicBool};

/// How well a bot plays. Weaker bots search less, forget and waver; none peeks or plays absurdly.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[serde(rename_all = "lowercase")]
pub enum Level {
    /// Learns the game.
    Novice,
    /// Plays a sound game.
    #[default]
    Regular,
    /// Plays as well as we know how.
    Expert,
}

impl Level {
    /// All levels, weakest first.
    pub const ALL: [Level; 3] = [Level::Novice, Level::Regular, Level::Expert];

    /// The level's name, lower case.
    pub const fn name(self) -> &'static str {
        ["novice", "regular", "expert"][self as usize]
    }
}

/// Who sits in a seat. Its text stands in the header of a trace: `human`, `random`, `bot:expert`, `bot:matched-75`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Who {
    /// A person.
    Human,
    /// A bot that plays anything legal.
    Random,
    /// A bot that thinks.
    Bot(Level),
    /// A bot that thinks as well as the player does, by what is known of the player.
    Matched(Grade),
}

/// How a matched bot's text begins.
const MATCHED: &str = "bot:matched";

impl Who {
    /// Whether it is a bot that follows the player's results.
    pub const fn is_matched(self) -> bool {
        matches!(self, Who::Matched(_))
    }

    /// A matched bot of the grade that its text names; without a number, where everybody begins.
    fn matched(text: &str) -> Option<Who> {
        let rest = text.strip_prefix(MATCHED)?;
        if rest.is_empty() {
            return Some(Who::Matched(Grade::BEGIN));
        }
        let number: u8 = rest.strip_prefix('-')?.parse().ok()?;
        (number <= Grade::MOST.get()).then(|| Who::Matched(Grade::new(number)))
    }
}

impl fmt::Display for Who {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Who::Human => f.write_str("human"),
            Who::Random => f.write_str("random"),
            Who::Bot(level) => write!(f, "bot:{}", level.name()),
            Who::Matched(grade) => write!(f, "{MATCHED}-{}", grade.get()),
        }
    }
}

impl FromStr for Who {
    type Err = String;
    fn from_str(text: &str) -> Result<Who, String> {
        [Who::Human, Who::Random]
            .into_iter()
            .chain(Level::ALL.map(Who::Bot))
            .find(|w| w.to_string() == text)
            .or_else(|| Who::matched(text))
            .ok_or_else(|| {
                format!(
                    "“{text}” can't sit at the table: it may be human, random, bot:novice, bot:regular, bot:expert or \
                     bot:matched."
                )
            })
    }
}

/// What a bot thinks of an action.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Worth<A> {
    /// The action.
    pub action: A,
    /// The expected value for the seat, 0 (surely lost) to 1 (surely won alone).
    pub value: f32,
    /// Its standard error.
    pub error: f32,
    /// How many playouts went through it.
    pub visits: u32,
}

/// What came of thinking.
#[derive(Clone, PartialEq, Debug)]
pub struct Thought<A> {
    /// The action chosen.
    pub action: A,
    /// What it thinks of each legal action, best first. May be empty for a bot that does not weigh.
    pub worths: Vec<Worth<A>>,
    /// Playouts made.
    pub playouts: u32,
}

impl<A> Thought<A> {
    /// An action chosen without weighing: by lot, or because there is no other.
    pub const fn unweighed(action: A) -> Thought<A> {
        Thought {
            action,
            worths: Vec::new(),
            playouts: 0,
        }
    }
}

/// What an evaluation may take.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Budget {
    /// Playouts in all.
    pub playouts: u32,
    /// Threads that share them. They only save time: one or many, the values are the same.
    pub threads: usize,
}

/// A bot for one game. It sees a view and never a state.
pub trait Bot<G: Rules>: Send + Sync {
    /// Chooses one of `legal`, which is not empty. The same luck gives the same choice on every machine, unless
    /// `stop` is set meanwhile: then the best choice so far is given at once.
    fn choose(
        &self,
        rules: &G,
        view: &G::View,
        seat: Seat,
        legal: &[G::Action],
        luck: &mut Luck,
        stop: &AtomicBool,
    ) -> Thought<G::Action>;

    /// As [`Bot::choose`] with at most so many playouts, for whoever asks about very many positions. A bot that does
    /// not count its thinking in playouts thinks as ever, which is the default.
    fn choose_within(
        &self,
        rules: &G,
        view: &G::View,
        seat: Seat,
        legal: &[G::Action],
        _playouts: u32,
        luck: &mut Luck,
        stop: &AtomicBool,
    ) -> Thought<G::Action> {
        self.choose(rules, view, seat, legal, luck, stop)
    }

    /// What each of `legal` is worth to the seat, best first, with its standard error: for hints and for looking back.
    /// It depends on the view, the luck and the number of playouts alone, unless `stop` is set meanwhile. Whatever
    /// makes the bot a weak one (forgetting, wavering) is left out as far as the bot can. Default: what the bot thinks
    /// when it chooses; an action of which it thinks nothing is told with the value and the error of a half.
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
        let playouts = budget.playouts;
        let thought = self.choose_within(rules, view, seat, legal, playouts, luck, stop);
        let unknown = |action| Worth {
            action,
            value: 0.5,
            error: 0.5,
            visits: 0,
        };
        let mut worths = thought.worths;
        if worths.is_empty() {
            worths.push(unknown(thought.action));
        }
        for action in legal {
            if worths.iter().all(|w| w.action != *action) {
                worths.push(unknown(*action));
            }
        }
        worths
    }
}

/// Plays any legal action, all equally likely.
#[derive(Clone, Copy, Debug, Default)]
pub struct RandomBot;

impl<G: Rules> Bot<G> for RandomBot {
    fn choose(
        &self,
        _: &G,
        _: &G::View,
        _: Seat,
        legal: &[G::Action],
        luck: &mut Luck,
        _: &AtomicBool,
    ) -> Thought<G::Action> {
        Thought::unweighed(luck.pick(legal))
    }
}

/// A game with bots of every level.
pub trait Played: crate::game::Game {
    /// The bot of a level.
    fn bot(&self, level: Level) -> Box<dyn Bot<Self>>;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_sits_there_is_written_and_read() {
        let all = [Who::Human, Who::Random]
            .into_iter()
            .chain(Level::ALL.map(Who::Bot))
            .chain([0, 75, 200].map(|grade| Who::Matched(Grade::new(grade))));
        for who in all {
            assert_eq!(who.to_string().parse(), Ok(who));
        }
        assert_eq!("bot:matched".parse(), Ok(Who::Matched(Grade::BEGIN)));
        for wrong in [
            "",
            "bot",
            "bot:matched-",
            "bot:matched-201",
            "bot:matched75",
        ] {
            assert!(wrong.parse::<Who>().is_err(), "{wrong}");
        }
    }
}
