//! The bots of T.O.D. They keep the list of all cases that fit what they saw and heard, and weigh every table card and
//! every question by how it splits that list. Whether to solve or to ask on is a matter of who gets there first.

mod beliefs;
mod race;

use crate::{
    case::{Question, Solution},
    rules::{Action, MOST_PLAYERS, TURNS_A_SEAT, Tod, View},
};
use beliefs::{Beliefs, QuestionValue};
use kortlek_rules::{
    ActionValue, Bot, Budget, HasBots, Level, Luck, Rules, SearchResult, Seat, bot, french::CardSet,
};
use race::{Race, Rival};

/// Parameters of a bot's reasoning.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Detective {
    /// The share of the covered cards that the bot has forgotten, 0 to 1.
    pub forget: f32,
    /// True if it also draws conclusions from questions about the others' cases, and considers how near they are.
    pub listens: bool,
    /// Deficit in information within which it wavers among table cards and questions, in bits.
    pub waver: f32,
    /// Certainty that it wants before it names a solution; `None` weighs that against the progress of the others.
    pub sure: Option<f32>,
}

/// A solution is as good as certain from here on.
const CERTAIN: f32 = 0.9999;
/// Value of a bit of information beside the chance to win that it gives at once.
const PER_BIT: f32 = 0.02;
/// Information below which a question is worthless, in bits.
const NOTHING: f32 = 1e-4;
/// Maximum share of one's own chance that is given up to leave the next seat a poor table.
const SPITE: f32 = 0.004;
/// Positions imagined to see how far the others are.
const IMAGINED: usize = 6;

impl Detective {
    /// The bot of a level.
    pub const fn of(level: Level) -> Detective {
        match level {
            Level::Novice => Detective {
                forget: 0.5,
                listens: false,
                waver: 0.6,
                sure: Some(0.9),
            },
            Level::Regular => Detective {
                forget: 0.15,
                listens: false,
                waver: 0.2,
                sure: Some(0.6),
            },
            Level::Expert => Detective {
                forget: 0.0,
                listens: true,
                waver: 0.0,
                sure: None,
            },
        }
    }

    /// The view without the covered cards that the bot has forgotten: it takes them for cards never seen. The same
    /// cards stay forgotten through the game.
    fn remembered(&self, rules: &Tod, view: &View, seat: Seat) -> View {
        let mut view = *view;
        if self.forget > 0.0 {
            let shown = rules.visible(&view.open);
            let shown = view.open.flipped.into_iter().fold(shown, CardSet::with);
            let own = view.cases[seat.index()].map_or(0, CardSet::bits);
            let mut memory = Luck::stream(own, u64::from(seat.0));
            let kept: CardSet = crate::case::ALL
                .iter()
                .filter(|_| memory.unit() as f32 >= self.forget)
                .collect();
            view.open.seen = view.open.seen.and(shown.or(kept));
        }
        view
    }

    /// Rates every legal action.
    fn weigh(&self, question: bot::Question<'_, Tod>, luck: &mut Luck) -> Vec<Weighed> {
        let bot::Question {
            rules,
            view,
            seat,
            legal,
            ..
        } = question;
        let view = &self.remembered(rules, view, seat);
        let beliefs = Beliefs::of(rules, view, seat, self.listens);
        let next = seat.left(rules.players());
        let thinks = Thinks {
            rules,
            view,
            race: self.race(rules, view, seat, &beliefs, luck),
            theirs: self.listens.then(|| Beliefs::of(rules, view, next, false)),
            beliefs,
        };
        legal.iter().map(|action| thinks.of(*action)).collect()
    }

    /// Estimates how soon the others may get there.
    fn race(&self, rules: &Tod, view: &View, seat: Seat, own: &Beliefs, luck: &mut Luck) -> Race {
        let players = rules.players();
        // A bot that does not listen assumes that the others are as far as itself.
        let mut open = [own.open(); MOST_PLAYERS];
        if self.listens {
            open = [0.0; MOST_PLAYERS];
            for _ in 0..IMAGINED {
                let state = rules.imagine(view, luck);
                for other in Seat::all(players).filter(|other| *other != seat) {
                    let theirs = rules.view(&state, Some(other));
                    let theirs = Beliefs::of(rules, &theirs, other, false);
                    open[other.index()] += theirs.open() / IMAGINED as f32;
                }
            }
        }
        let others = std::iter::successors(Some(seat.left(players)), |s| Some(s.left(players)));
        let rival = |other: Seat| Rival {
            open: open[other.index()],
            skips: view.open.marked.has(other),
        };
        let rivals: Vec<Rival> = others.take(players - 1).map(rival).collect();
        let last = TURNS_A_SEAT * u16::from(rules.players);
        let turns = last.saturating_sub(view.open.turn) / u16::from(rules.players);
        Race::new(&rivals, own.floor(), usize::from(turns))
    }

    /// Index of the action that it takes.
    fn decide(&self, weighed: &[Weighed], luck: &mut Luck) -> usize {
        let most = |value: &dyn Fn(&Weighed) -> f32| {
            let all = weighed.iter().enumerate();
            all.max_by(|(a, x), (b, y)| value(x).total_cmp(&value(y)).then(b.cmp(a)))
                .map_or(0, |(i, _)| i)
        };
        let likeliest = most(&|w| w.right);
        let right = weighed[likeliest].right;
        let sure = self.sure.unwrap_or(CERTAIN).min(CERTAIN);
        let bits = weighed.iter().map(|w| w.bits).fold(0.0, f32::max);
        // The last chance, or nothing left to ask.
        let helpless = right > 0.0 && weighed.iter().all(|w| w.right > 0.0 || w.value <= 0.0);
        if right >= sure || helpless || self.sure.is_some() && right > 0.0 && bits < NOTHING {
            return likeliest;
        }
        if self.sure.is_some() {
            let shake = |w: &Weighed| {
                let steady = if w.bits < NOTHING { -1.0 } else { w.bits };
                // Solutions are left for later.
                match w.solves {
                    true => -2.0,
                    false => steady + self.waver * luck.unit() as f32,
                }
            };
            let shaken: Vec<f32> = weighed.iter().map(shake).collect();
            let top = shaken.iter().copied().fold(f32::NEG_INFINITY, f32::max);
            return shaken.iter().position(|s| *s == top).unwrap_or(0);
        }
        let best = most(&|w| w.value);
        if weighed[best].theirs.is_none() {
            return best;
        }
        // Of table cards that serve as well, the one that serves the next seat least.
        let enough = weighed[best].value - SPITE;
        most(&|w| match w.theirs {
            Some(bits) if w.value >= enough => -bits,
            _ => f32::NEG_INFINITY,
        })
    }
}

/// An action and what is thought of it.
#[derive(Clone, Copy, Debug)]
struct Weighed {
    action: Action,
    /// The chance to win, about.
    value: f32,
    /// Information in the answer, in bits; for a flip that of the best question after it, for a solution 0.
    bits: f32,
    /// True if it names a solution; `right` is the chance that it is the right one.
    solves: bool,
    right: f32,
    /// Best information that the next seat could ask for, in bits: for flips, if it is considered.
    theirs: Option<f32>,
}

/// Data computed once for a decision.
struct Thinks<'a> {
    rules: &'a Tod,
    view: &'a View,
    beliefs: Beliefs,
    /// Possible aims of the next seat.
    theirs: Option<Beliefs>,
    race: Race,
}

impl Thinks<'_> {
    fn of(&self, action: Action) -> Weighed {
        match action {
            Action::Ask { question } => {
                let visible = self.rules.visible(&self.view.open);
                self.ask(action, question, visible)
            }
            Action::Solve(solution) => self.solve(action, solution),
            Action::Flip { onto } => {
                let mut open = self.view.open;
                if let Some(card) = open.flipped {
                    open.tops[usize::from(onto)] = card;
                }
                let visible = self.rules.visible(&open);
                let asks = Question::ALL.map(|question| self.ask(action, question, visible));
                let best = asks.into_iter().max_by(|a, b| a.value.total_cmp(&b.value));
                let mut best = best.expect("there are four questions");
                best.theirs = self.theirs.as_ref().map(|theirs| {
                    let bits = Question::ALL.map(|q| theirs.split(q, visible).bits);
                    bits.into_iter().fold(0.0, f32::max)
                });
                best
            }
        }
    }

    fn ask(&self, action: Action, question: Question, visible: CardSet) -> Weighed {
        let QuestionValue { yes, bits, open } = self.beliefs.split(question, visible);
        let [if_yes, if_no] = open.map(|open| self.race.after_asking(open));
        let value = yes * if_yes + (1.0 - yes) * if_no;
        Weighed {
            action,
            // More than 1 for a while, so that what wins anyway is still told apart.
            value: value + PER_BIT * bits,
            bits,
            solves: false,
            right: 0.0,
            theirs: None,
        }
    }

    fn solve(&self, action: Action, solution: Solution) -> Weighed {
        let right = self.beliefs.chance(solution);
        let value = match right {
            0.0 => 0.0,
            CERTAIN.. => 1.0,
            _ => self
                .race
                .after_solving(right, self.beliefs.open_without(solution)),
        };
        Weighed {
            action,
            value,
            bits: 0.0,
            solves: true,
            right,
            theirs: None,
        }
    }
}

impl Bot<Tod> for Detective {
    fn choose(&self, question: bot::Question<'_, Tod>, luck: &mut Luck) -> SearchResult<Action> {
        let weighed = self.weigh(question, luck);
        let chosen = self.decide(&weighed, luck);
        SearchResult {
            action: weighed[chosen].action,
            worths: worths(&weighed),
            playouts: 0,
            mixed: false,
        }
    }

    fn evaluate(
        &self,
        question: bot::Question<'_, Tod>,
        _: Budget,
        luck: &mut Luck,
    ) -> Vec<ActionValue<Action>> {
        worths(&Detective::of(Level::Expert).weigh(question, luck))
    }
}

/// The worths, best first. They are worked out and not sampled; how far off they may be is put roughly.
fn worths(weighed: &[Weighed]) -> Vec<ActionValue<Action>> {
    let worth = |w: &Weighed| ActionValue {
        action: w.action,
        value: w.value.clamp(0.0, 1.0),
        error: if w.solves && (w.right == 0.0 || w.right >= CERTAIN) {
            0.0
        } else {
            0.05
        },
        visits: 1,
    };
    let mut worths: Vec<_> = weighed.iter().map(worth).collect();
    worths.sort_by(|a, b| b.value.total_cmp(&a.value));
    worths
}

impl HasBots for Tod {
    /// There are no points on the way to the solution.
    const STYLES: bool = false;

    fn bot(&self, level: Level) -> Box<dyn Bot<Tod>> {
        Box::new(Detective::of(level))
    }
}
