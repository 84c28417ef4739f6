//! The bots of Jackhammer. Nothing is hidden and nothing random, so they look ahead move by move: the seat that thinks
//! takes what is best for it, and all others what is worst for it. With two players that is the truth; with more it is
//! caution.
//!
//! All levels judge positions alike. The weaker ones look less far ahead and waver among moves that look about as good.

mod ahead;
mod ground;
mod outlook;

use crate::{
    floor::CELL_AT,
    rules::{Action, Jackhammer, Step},
};
use ahead::{Ahead, Valued};
use ground::{Ground, Position};
use kortlek_bots::utility::squash;
use kortlek_rules::{
    ActionValue, Bot, Budget, HasBots, Level, Luck, Question, Rules, SearchResult,
};

/// Search depth of a bot, and its steadiness.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Digger {
    /// Positions looked at for one decision, at most.
    pub positions: u32,
    /// Moves looked ahead, of all seats, at most.
    pub depth: u8,
    /// Deficit within which the bot wavers among moves, in pips of the lowest suit. 0 for a steady one.
    pub waver: f32,
}

/// Values are in hundredths of a pip in the lowest suit.
const PIP: i32 = 100;
/// Lead in pips whose value is halfway between an even game and a sure win.
const CLEAR_LEAD: f32 = 6.0;
/// Least difference of values from which a move counts as worse; below that the values are computed exactly.
const EXACT: i32 = PIP;
/// Positions looked at for one playout's worth of an evaluation.
const PER_PLAYOUT: u32 = 40;

impl Digger {
    /// The bot of a level.
    pub const fn of(level: Level) -> Digger {
        match level {
            Level::Novice => Digger {
                positions: 400,
                depth: 1,
                waver: 3.0,
            },
            Level::Regular => Digger {
                positions: 20_000,
                depth: 3,
                waver: 1.0,
            },
            Level::Expert => Digger {
                positions: 400_000,
                depth: u8::MAX,
                waver: 0.0,
            },
        }
    }

    /// The moves of the seat at turn with their values, best first, and how many positions it took. Moves more than
    /// `exact` worse than the best have only an upper bound.
    fn values(
        &self,
        question: Question<'_, Jackhammer>,
        exact: i32,
        luck: &mut Luck,
    ) -> (Vec<Valued>, u32) {
        let Question {
            view, seat, stop, ..
        } = question;
        let ground = Ground::of(&view.table.floor);
        let position = Position::of(view);
        let mut ahead = Ahead::new(&ground, seat, self.positions, luck.bits(), stop);
        let values = ahead.moves(&position, self.depth, exact);
        (values, ahead.seen())
    }
}

/// A value as a chance to win.
fn chance(value: i32) -> f32 {
    if value >= outlook::WIN {
        1.0
    } else if value <= -outlook::WIN {
        0.0
    } else {
        squash(value as f32 / PIP as f32 / CLEAR_LEAD)
    }
}

fn action(step: Step, at: u8) -> Action {
    let cell = CELL_AT[usize::from(at)];
    match step {
        Step::Place => Action::Place { cell },
        _ => Action::Move { to: cell },
    }
}

impl Bot<Jackhammer> for Digger {
    fn choose(&self, question: Question<'_, Jackhammer>, luck: &mut Luck) -> SearchResult<Action> {
        let Question { view, legal, .. } = question;
        if let [only] = *legal {
            return SearchResult::unweighed(only);
        }
        let waver = (self.waver * PIP as f32) as i32;
        let looking = Digger {
            positions: question.effort.of_units(self.positions, positions),
            ..*self
        };
        let (values, seen) = looking.values(question, waver.max(EXACT), luck);
        let best = values[0].value;
        let decided = best.abs() >= outlook::WIN;
        let behind = |v: &Valued| ((best - v.value) as f32 / waver.max(1) as f32).min(1.0);
        let part = |v: &Valued| match v.value == best {
            true => 1.0,
            // A bot that sees the end takes the best move.
            false if decided => 0.0,
            false => (1.0 - behind(v)).powi(2),
        };
        let chances: Vec<f32> = values.iter().map(part).collect();
        let mut left = luck.unit() as f32 * chances.iter().sum::<f32>();
        let chosen = chances.iter().position(|chance| {
            left -= chance;
            left < 0.0
        });
        let chosen = chosen.filter(|_| self.waver > 0.0).unwrap_or(0);
        let step = view.table.step;
        SearchResult {
            action: action(step, values[chosen].at),
            worths: values.iter().map(|v| worth(step, v)).collect(),
            playouts: seen,
            mixed: false,
        }
    }

    fn evaluate(
        &self,
        question: Question<'_, Jackhammer>,
        budget: Budget,
        luck: &mut Luck,
    ) -> Vec<ActionValue<Action>> {
        let Question { view, legal, .. } = question;
        if let [Action::Fall {}] = legal {
            let worth = ActionValue {
                action: Action::Fall {},
                value: 0.5,
                error: 0.5,
                visits: 0,
            };
            return vec![worth];
        }
        let whole = Digger {
            positions: positions(budget.playouts),
            ..Digger::of(Level::Expert)
        };
        let (values, _) = whole.values(question, i32::MAX / 4, luck);
        let step = view.table.step;
        values.iter().map(|v| worth(step, v)).collect()
    }
}

/// Number of positions that cost as much as these playouts.
const fn positions(playouts: u32) -> u32 {
    playouts.saturating_mul(PER_PLAYOUT)
}

fn worth(step: Step, v: &Valued) -> ActionValue<Action> {
    ActionValue {
        action: action(step, v.at),
        value: chance(v.value),
        // A value searched to the end is certain.
        error: if v.value.abs() >= outlook::WIN {
            0.0
        } else {
            0.1
        },
        visits: v.positions,
    }
}

impl HasBots for Jackhammer {
    fn bot(&self, level: Level) -> Box<dyn Bot<Jackhammer>> {
        debug_assert!(self.players() >= 2, "a table has at least two seats");
        Box::new(Digger::of(level))
    }
}
