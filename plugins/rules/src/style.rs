//! Personalities: bots of the same strength that differ in style.
//!
//! A style decides only among moves that the bot finds about equally good, so it costs next to nothing. It uses only
//! knowledge that the bot may have: the values of the moves, and their outcomes, soon, in positions imagined from its
//! view that are played on at random.

use crate::{
    bot::{ActionValue, Bot, Budget, Question, SearchResult},
    dice::Luck,
    rules::{Payoff, Rules, Turn},
    seat::{Seat, Seats},
};

/// A style of play.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Style {
    /// No style: plays what it finds best.
    #[default]
    Plain,
    /// Goes for moves after which much may happen, for good or ill.
    Bold,
    /// Goes for moves after which little may happen.
    Careful,
    /// Takes points as soon as they can be had.
    Greedy,
    /// Leaves least to whoever is ahead.
    Spiteful,
}

impl Style {
    /// All styles, the plain one first.
    pub const ALL: [Style; 5] = [
        Style::Plain,
        Style::Bold,
        Style::Careful,
        Style::Greedy,
        Style::Spiteful,
    ];

    /// The style's name, lower case.
    pub const fn name(self) -> &'static str {
        ["plain", "bold", "careful", "greedy", "spiteful"][self as usize]
    }

    /// A bot with this style.
    pub fn of<G: Rules>(self, bot: Box<dyn Bot<G>>) -> Box<dyn Bot<G>> {
        match self {
            Style::Plain => bot,
            style => Box::new(Styled { bot, style }),
        }
    }

    /// Preference of the style for the outcomes of a move: one entry for each imagined position.
    fn liking(self, outlooks: &[Outlook]) -> f32 {
        let mean = |of: fn(&Outlook) -> f32| {
            outlooks.iter().map(of).sum::<f32>() / outlooks.len().max(1) as f32
        };
        let spread = || {
            let middle = mean(Outlook::lead);
            let far: f32 = outlooks.iter().map(|o| (o.lead() - middle).abs()).sum();
            far / outlooks.len().max(1) as f32
        };
        match self {
            Style::Plain => 0.0,
            Style::Bold => spread(),
            Style::Careful => -spread(),
            Style::Greedy => mean(|o| o.own),
            Style::Spiteful => -mean(|o| o.others),
        }
    }
}

/// Moves count as about equally good if the difference of their values, from 0 to 1, is no more than this, and no more
/// than this part (`NEAR_PART`) of the spread of one move's outcomes: where games are long, hundredths decide.
const NEAR: f32 = 0.03;
const NEAR_PART: f32 = 0.12;
/// A move that was visited this many times less often than the chosen one was judged worse by the search.
const KNOWN: u32 = 6;
/// Maximum number of moves that are compared, the best ones.
const COMPARED: usize = 8;
/// Number of positions in which the outcome of a move is played out.
const IMAGINED: u64 = 24;
/// Maximum number of turns and automatic steps that are played on from a move.
const AHEAD: usize = 100;

/// A bot with a style.
struct Styled<G: Rules> {
    bot: Box<dyn Bot<G>>,
    style: Style,
}

/// Outcome of a move in an imagined position.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Outlook {
    /// The seat's points; where few are good, fewer than none.
    own: f32,
    /// The same of the best of the others.
    others: f32,
}

impl Outlook {
    fn lead(&self) -> f32 {
        self.own - self.others
    }

    /// Outlook of a seat in a payoff; `None` where there is nobody to be ahead of. `sign` is 1 where high scores are
    /// good, -1 where low ones are.
    fn of<G: Rules>(rules: &G, standing: &Payoff, seat: Seat, sign: i32) -> Option<Outlook> {
        let side = rules.side_of(seat);
        let [own, others] = standing.against(seat, side, rules.players(), sign)?;
        Some(Outlook {
            own: (sign * own) as f32,
            others: (sign * others) as f32,
        })
    }
}

/// Length of the look-ahead from a move: in any case until another has made a move as well.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Until {
    /// To the seat's next turn.
    NextTurn,
    /// Until somebody's points change.
    Points,
}

/// Plays a move and on, at random but for the move, and gives how everybody stands then.
fn ahead<G: Rules>(
    rules: &G,
    mut state: G::State,
    seat: Seat,
    action: G::Action,
    until: Until,
    luck: &mut Luck,
) -> Payoff {
    let before = rules.payoff(&state);
    let mut due = Some(action);
    let mut others = false;
    let mut legal = Vec::new();
    let mut picks: Vec<(Seat, G::Action)> = Vec::new();
    for _ in 0..AHEAD {
        match rules.turn(&state) {
            Turn::Over => break,
            Turn::Proceed => rules.proceed(&mut state, luck, &mut ()),
            Turn::Act(seats) => {
                let enough = match until {
                    Until::NextTurn => seats.has(seat),
                    Until::Points => rules.payoff(&state).scores() != before.scores(),
                };
                if due.is_none() && others && enough {
                    break;
                }
                others |= seats != Seats::one(seat);
                picks.clear();
                for actor in seats.iter() {
                    let own = if actor == seat { due.take() } else { None };
                    let action = own.unwrap_or_else(|| {
                        rules.legal(&state, actor, &mut legal);
                        luck.pick(&legal)
                    });
                    picks.push((actor, action));
                }
                for (actor, action) in &picks {
                    rules.act(&mut state, *actor, *action, &mut ());
                }
            }
        }
    }
    rules.payoff(&state)
}

impl<G: Rules> Styled<G> {
    /// The thought with the action that the style prefers.
    fn swayed(
        &self,
        mut thought: SearchResult<G::Action>,
        question: Question<'_, G>,
        luck: &mut Luck,
    ) -> SearchResult<G::Action> {
        let Question {
            rules, view, seat, ..
        } = question;
        if thought.mixed {
            return thought;
        }
        let chosen = thought.worths.iter().find(|w| w.action == thought.action);
        let Some(chosen) = chosen.copied() else {
            return thought;
        };
        let apart = |w: &ActionValue<G::Action>| (chosen.value - w.value).abs();
        // If all values are certain, only a move that is exactly as good will do.
        let outcomes = chosen.error * (chosen.visits as f32).sqrt();
        let most_apart = NEAR.min(NEAR_PART * outcomes);
        let near = |w: &&ActionValue<G::Action>| {
            let known = w.visits >= chosen.visits / KNOWN;
            w.action != chosen.action && known && apart(w) <= most_apart
        };
        let mut equals = vec![chosen];
        equals.extend(thought.worths.iter().filter(near).take(COMPARED - 1));
        if equals.len() < 2 {
            return thought;
        }
        let (dealt, played) = (luck.bits(), luck.bits());
        let look = |until| -> Vec<f32> {
            let mut ends: Vec<Vec<Payoff>> = vec![Vec::new(); equals.len()];
            for n in 0..IMAGINED {
                let state = rules.imagine(view, &mut Luck::stream(dealt, n));
                for (ends, worth) in ends.iter_mut().zip(&equals) {
                    // The same luck for every move, so that it is the moves that make the difference.
                    let mut luck = Luck::stream(played, n);
                    ends.push(ahead(rules, state, seat, worth.action, until, &mut luck));
                }
            }
            // While all scores are level a payoff does not show whether few points are good; one of many does.
            let sign = ends
                .iter()
                .flatten()
                .map(Payoff::direction)
                .min()
                .unwrap_or(1);
            let outlook = |end: &Payoff| Outlook::of(rules, end, seat, sign);
            ends.iter()
                .map(|ends| {
                    let outlooks: Vec<Outlook> = ends.iter().filter_map(outlook).collect();
                    self.style.liking(&outlooks)
                })
                .collect()
        };
        let range = |likings: &[f32]| {
            let least = likings.iter().copied().fold(f32::MAX, f32::min);
            (least, likings.iter().copied().fold(f32::MIN, f32::max))
        };
        let mut likings = look(Until::NextTurn);
        if range(&likings).0 == range(&likings).1 {
            likings = look(Until::Points);
        }
        let (least, most) = range(&likings);
        if most <= least {
            return thought;
        }
        let score = |i: usize| {
            (likings[i] - least) / (most - least)
                - apart(&equals[i]) / most_apart.max(f32::MIN_POSITIVE)
        };
        // Of equals rather the one that the bot itself would choose: it is the first.
        let mut liked = 0;
        for i in 1..equals.len() {
            if score(i) > score(liked) {
                liked = i;
            }
        }
        thought.action = equals[liked].action;
        thought
    }
}

impl<G: Rules> Bot<G> for Styled<G> {
    fn choose(&self, question: Question<'_, G>, luck: &mut Luck) -> SearchResult<G::Action> {
        let thought = self.bot.choose(question, luck);
        self.swayed(thought, question, luck)
    }

    fn evaluate(
        &self,
        question: Question<'_, G>,
        budget: Budget,
        luck: &mut Luck,
    ) -> Vec<ActionValue<G::Action>> {
        self.bot.evaluate(question, budget, luck)
    }
}
