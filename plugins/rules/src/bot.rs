//! Interface of a bot, independent of its way of thinking.

use crate::{
    dice::Luck, matched::Grade, rules::Rules, seat::Seat, stop_signal::StopSignal, style::Style,
};
use serde::{Deserialize, Serialize};
use std::{fmt, str::FromStr};

/// Level of a bot. Weaker bots search less, forget and waver; none peeks or plays absurdly.
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

/// Kind of player in a seat. It is written in the header of a trace: `human`, `random`, `bot:expert`, `bot:matched-75`;
/// a bot's style, if it has one, is appended, as in `bot:expert-bold`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Who {
    /// A person.
    Human,
    /// A bot that plays anything legal.
    Random,
    /// A bot that thinks, and its style.
    Bot(Level, Style),
    /// A bot that thinks as well as the player does, by what is known of the player, and its style.
    Matched(Grade, Style),
}

/// Prefix of a bot's text, and the continuation for a matched one.
const BOT: &str = "bot:";
const MATCHED: &str = "matched";

impl Who {
    /// A bot of a level without a style of its own.
    pub const fn bot(level: Level) -> Who {
        Who::Bot(level, Style::Plain)
    }

    /// A matched bot without a style of its own.
    pub const fn matched(grade: Grade) -> Who {
        Who::Matched(grade, Style::Plain)
    }

    /// Returns true for a bot that follows the player's results.
    pub const fn is_matched(self) -> bool {
        matches!(self, Who::Matched(..))
    }

    /// The style of a bot that thinks; `None` for anybody else.
    pub const fn style(self) -> Option<Style> {
        match self {
            Who::Bot(_, style) | Who::Matched(_, style) => Some(style),
            Who::Human | Who::Random => None,
        }
    }

    /// The style of whoever has one of its own.
    pub fn own_style(self) -> Option<Style> {
        self.style().filter(|style| *style != Style::Plain)
    }

    /// The same with this style; whoever is no bot that thinks has none.
    #[must_use]
    pub const fn with_style(self, style: Style) -> Who {
        match self {
            Who::Bot(level, _) => Who::Bot(level, style),
            Who::Matched(grade, _) => Who::Matched(grade, style),
            Who::Human | Who::Random => self,
        }
    }

    /// The bot of the text after `bot:`. A matched one without a number has the initial grade, [`Grade::BEGIN`].
    fn named(text: &str) -> Option<Who> {
        let styled = Style::ALL.into_iter().find_map(|style| {
            let rest = text.strip_suffix(style.name())?.strip_suffix('-')?;
            (style != Style::Plain).then_some((rest, style))
        });
        let (text, style) = styled.unwrap_or((text, Style::Plain));
        if let Some(level) = Level::ALL.into_iter().find(|l| l.name() == text) {
            return Some(Who::Bot(level, style));
        }
        let rest = text.strip_prefix(MATCHED)?;
        if rest.is_empty() {
            return Some(Who::Matched(Grade::BEGIN, style));
        }
        let number: u8 = rest.strip_prefix('-')?.parse().ok()?;
        (number <= Grade::MOST.get()).then(|| Who::Matched(Grade::new(number), style))
    }
}

impl fmt::Display for Who {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Who::Human => return f.write_str("human"),
            Who::Random => return f.write_str("random"),
            Who::Bot(level, _) => write!(f, "{BOT}{}", level.name())?,
            Who::Matched(grade, _) => write!(f, "{BOT}{MATCHED}-{}", grade.get())?,
        }
        match self.own_style() {
            None => Ok(()),
            Some(style) => write!(f, "-{}", style.name()),
        }
    }
}

impl FromStr for Who {
    type Err = String;
    fn from_str(text: &str) -> Result<Who, String> {
        [Who::Human, Who::Random]
            .into_iter()
            .find(|w| w.to_string() == text)
            .or_else(|| Who::named(text.strip_prefix(BOT)?))
            .ok_or_else(|| {
                format!(
                    "“{text}” can't sit at the table: it may be human, random, bot:novice, bot:regular, bot:expert or \
                     bot:matched, each bot with a style if you like, as in bot:expert-bold: bold, careful, greedy or \
                     spiteful."
                )
            })
    }
}

/// A bot's valuation of an action.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct ActionValue<A> {
    /// The action.
    pub action: A,
    /// The expected value for the seat, 0 (surely lost) to 1 (surely won alone).
    pub value: f32,
    /// Its standard error.
    pub error: f32,
    /// Number of playouts that went through it.
    pub visits: u32,
}

/// Result of a bot's search.
#[derive(Clone, PartialEq, Debug)]
pub struct SearchResult<A> {
    /// The action chosen.
    pub action: A,
    /// Values of the legal actions, best first. May be empty for a bot that does not weigh.
    pub worths: Vec<ActionValue<A>>,
    /// Playouts made.
    pub playouts: u32,
    /// True if the action was drawn by lot from a mixed strategy, which any preference would make foreseeable.
    pub mixed: bool,
}

impl<A> SearchResult<A> {
    /// An action chosen without weighing: by lot, or because there is no other.
    pub const fn unweighed(action: A) -> SearchResult<A> {
        SearchResult {
            action,
            worths: Vec::new(),
            playouts: 0,
            mixed: false,
        }
    }
}

/// Limits of an evaluation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Budget {
    /// Playouts in all.
    pub playouts: u32,
    /// Threads that share them. They only save time: one or many, the values are the same.
    pub threads: usize,
}

/// Limit on a bot's thinking about one question.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Effort {
    /// The usual number of playouts.
    #[default]
    Usual,
    /// At most this many playouts, for callers that ask about very many positions. A bot that does not count its
    /// thinking in playouts thinks as usual.
    AtMost(u32),
}

impl Effort {
    /// Returns the number of playouts for a bot that usually makes `usual`.
    pub const fn of(self, usual: u32) -> u32 {
        match self {
            Effort::AtMost(most) if most < usual => most,
            Effort::Usual | Effort::AtMost(_) => usual,
        }
    }

    /// The same for a bot that counts its thinking in something else: `worth` returns the number of its units that are
    /// worth a number of playouts.
    pub fn of_units(self, usual: u32, worth: impl FnOnce(u32) -> u32) -> u32 {
        match self {
            Effort::AtMost(most) => Effort::AtMost(worth(most)).of(usual),
            Effort::Usual => usual,
        }
    }
}

/// A decision that a bot is asked to make or to weigh.
pub struct Question<'a, G: Rules> {
    /// The rules of the game.
    pub rules: &'a G,
    /// The position as the seat sees it.
    pub view: &'a G::View,
    /// The seat that decides.
    pub seat: Seat,
    /// The actions to choose from; not empty.
    pub legal: &'a [G::Action],
    /// Limit on the thinking about it.
    pub effort: Effort,
    /// Says when the answer is wanted at once, however good it is.
    pub stop: StopSignal<'a>,
}

impl<'a, G: Rules> Question<'a, G> {
    /// A question to be thought about as usual.
    pub fn new(
        rules: &'a G,
        view: &'a G::View,
        seat: Seat,
        legal: &'a [G::Action],
        stop: impl Into<StopSignal<'a>>,
    ) -> Question<'a, G> {
        Question {
            rules,
            view,
            seat,
            legal,
            effort: Effort::Usual,
            stop: stop.into(),
        }
    }

    /// The same question with another effort.
    #[must_use]
    pub const fn with(mut self, effort: Effort) -> Question<'a, G> {
        self.effort = effort;
        self
    }

    /// Returns true if the answer is wanted at once.
    pub fn stopped(&self) -> bool {
        self.stop.is_set()
    }
}

impl<G: Rules> Clone for Question<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Rules> Copy for Question<'_, G> {}

/// A bot for one game. It sees a view and never a state.
pub trait Bot<G: Rules>: Send + Sync {
    /// Chooses one of the legal actions. The same luck gives the same choice on every machine, unless the question is
    /// stopped meanwhile: then the best choice so far is given at once.
    fn choose(&self, question: Question<'_, G>, luck: &mut Luck) -> SearchResult<G::Action>;

    /// Evaluates each legal action for the seat, best first, with its standard error: for hints and for looking back.
    /// The result depends on the view, the luck and the number of playouts alone, unless the question is stopped
    /// meanwhile; the budget stands in for the question's effort. Weaknesses of the bot's level (forgetting, wavering)
    /// are left out as far as the bot can. Default: the values of [`Bot::choose`]; an action without one gets a value
    /// and an error of a half.
    fn evaluate(
        &self,
        question: Question<'_, G>,
        budget: Budget,
        luck: &mut Luck,
    ) -> Vec<ActionValue<G::Action>> {
        let within = Effort::AtMost(budget.playouts);
        let thought = self.choose(question.with(within), luck);
        let unknown = |action| ActionValue {
            action,
            value: 0.5,
            error: 0.5,
            visits: 0,
        };
        let mut worths = thought.worths;
        if worths.is_empty() {
            worths.push(unknown(thought.action));
        }
        for action in question.legal {
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
    fn choose(&self, question: Question<'_, G>, luck: &mut Luck) -> SearchResult<G::Action> {
        SearchResult::unweighed(luck.pick(question.legal))
    }
}

/// A game with bots of every level.
pub trait HasBots: crate::game::Game {
    /// True if the bots of this game can have a style ([`Style`]): not where they mix their choices or where there are
    /// no points on the way that styles could differ in.
    const STYLES: bool = true;

    /// The bot of a level.
    fn bot(&self, level: Level) -> Box<dyn Bot<Self>>;

    /// The most points that any legal action brings at once to the seat, found by trying all of them, however long that
    /// takes: in a game that has more actions than it lists, bots are measured by it. Default: `None`, where that is of
    /// no interest.
    fn most_at_once(&self, _view: &Self::View, _seat: crate::Seat) -> Option<i32> {
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_sits_there_is_written_and_read() {
        let bots = Level::ALL
            .map(Who::bot)
            .into_iter()
            .chain([0, 75, 200].map(|grade| Who::matched(Grade::new(grade))));
        for bot in bots {
            for style in Style::ALL {
                let who = bot.with_style(style);
                assert_eq!(who.style(), Some(style));
                assert_eq!(who.to_string().parse(), Ok(who));
            }
        }
        for who in [Who::Human, Who::Random] {
            assert_eq!(who.with_style(Style::Bold), who);
            assert_eq!(who.to_string().parse(), Ok(who));
        }
        assert_eq!("bot:expert".parse(), Ok(Who::bot(Level::Expert)));
        assert_eq!("bot:matched".parse(), Ok(Who::matched(Grade::BEGIN)));
        let bold = Who::Matched(Grade::BEGIN, Style::Bold);
        assert_eq!("bot:matched-bold".parse(), Ok(bold));
        for wrong in [
            "",
            "bot",
            "bot:",
            "bot:bold",
            "bot:expert-",
            "bot:expert-plain",
            "bot:expertbold",
            "bot:matched-",
            "bot:matched-201",
            "bot:matched75",
        ] {
            assert!(wrong.parse::<Who>().is_err(), "{wrong}");
        }
    }
}
