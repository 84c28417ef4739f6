//! The bots of Virus. All seats choose at once, so a gesture that can be foreseen can be punished: the bots mix theirs,
//! and they mix them by what each would lose by not doing so.
//!
//! With two players the game is solved and the strong level plays the solution: whoever knows how it mixes gains
//! nothing. With more the bots think the turn through again and again, each seat with the virus and without. The
//! weaker levels think less and waver among gestures that look about as good.

mod duel;
mod matrix;
mod scheme;

use crate::rules::{Action, Virus};
use duel::{Duel, Table};
use kortlek_rules::{
    ActionValue, Bot, Budget, HasBots, Level, Luck, Question, Rules, SearchResult,
};

/// Search depth of a bot, and its steadiness.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Schemer {
    /// With two players: whose mixes it plays.
    pub duels: Level,
    /// With more: how often the turn is thought through.
    pub trials: u32,
    /// Deficit within which the bot wavers among gestures. 0 for a steady one.
    pub waver: f32,
}

/// Share of the commonest gesture of a mix below which gestures are put down to chance and left out.
const RARE: f32 = 0.12;

/// A gesture and what is thought of it.
struct Weighed {
    /// The chance with which it is to be made.
    chance: f32,
    worth: ActionValue<Action>,
    /// Additional value for a bot that wants the round to end.
    patience: f32,
}

impl Schemer {
    /// The bot of a level.
    pub const fn of(level: Level) -> Schemer {
        match level {
            Level::Novice => Schemer {
                duels: level,
                trials: 30,
                waver: 0.2,
            },
            Level::Regular => Schemer {
                duels: level,
                trials: 150,
                waver: 0.07,
            },
            Level::Expert => Schemer {
                duels: level,
                trials: 600,
                waver: 0.0,
            },
        }
    }

    fn weigh(&self, question: Question<'_, Virus>, luck: &mut Luck) -> Vec<Weighed> {
        let Question {
            rules,
            view,
            seat,
            legal,
            stop,
            ..
        } = question;
        if rules.players() == 2
            && let Some(holder) = view.known_holder()
        {
            let table = Table::of(self.duels);
            let choice = table.choice(Duel::of(&view.open, holder), view.open.turns);
            let side = usize::from(seat != holder);
            let weighed = |action: &Action| {
                let (chance, value) = choice.gesture(side, *action);
                Weighed {
                    chance: chance.max(0.0) as f32,
                    worth: ActionValue {
                        action: *action,
                        value: value.clamp(0.0, 1.0) as f32,
                        error: 0.0,
                        visits: 1,
                    },
                    patience: 0.0,
                }
            };
            return legal.iter().map(weighed).collect();
        }
        let gestures = scheme::think(rules, view, seat, self.trials, luck, stop);
        let most = gestures.iter().map(|g| g.chance).fold(0.0, f32::max);
        let weighed = |g: &scheme::Gesture| Weighed {
            chance: if g.chance < RARE * most {
                0.0
            } else {
                g.chance
            },
            worth: ActionValue {
                action: g.action,
                value: g.value,
                error: g.error,
                visits: g.trials,
            },
            patience: g.patience,
        };
        gestures.iter().map(weighed).collect()
    }

    /// One of the gestures, by their chances and by how far the bot wavers.
    fn draw(&self, weighed: &[Weighed], luck: &mut Luck) -> usize {
        let value = |w: &Weighed| w.worth.value + w.patience;
        let best = weighed.iter().map(value).fold(0.0, f32::max);
        let sure: f32 = weighed.iter().map(|w| w.chance).sum();
        let part = |w: &Weighed| {
            let behind = best - value(w);
            let wavers = if self.waver > 0.0 {
                (1.0 - behind / self.waver).max(0.0)
            } else {
                0.0
            };
            w.chance / sure.max(f32::MIN_POSITIVE) + wavers * wavers
        };
        let chances: Vec<f32> = weighed.iter().map(part).collect();
        let mut left = luck.unit() as f32 * chances.iter().sum::<f32>();
        let mut chosen = 0;
        for (i, chance) in chances.iter().enumerate() {
            if *chance > 0.0 {
                chosen = i;
                left -= chance;
                if left < 0.0 {
                    break;
                }
            }
        }
        chosen
    }
}

/// Number of trials that cost as much as these playouts.
const fn trials(playouts: u32) -> u32 {
    playouts / 4 + 1
}

fn worths(weighed: &[Weighed]) -> Vec<ActionValue<Action>> {
    let mut worths: Vec<_> = weighed.iter().map(|w| w.worth).collect();
    worths.sort_by(|a, b| b.value.total_cmp(&a.value));
    worths
}

impl Bot<Virus> for Schemer {
    fn choose(&self, question: Question<'_, Virus>, luck: &mut Luck) -> SearchResult<Action> {
        let legal = question.legal;
        if let [only] = *legal {
            return SearchResult::unweighed(only);
        }
        let thinking = Schemer {
            trials: question.effort.of_units(self.trials, trials),
            ..*self
        };
        let weighed = thinking.weigh(question, luck);
        let chosen = self.draw(&weighed, luck);
        SearchResult {
            action: legal[chosen],
            playouts: weighed.iter().map(|w| w.worth.visits).sum(),
            worths: worths(&weighed),
            mixed: true,
        }
    }

    fn evaluate(
        &self,
        question: Question<'_, Virus>,
        budget: Budget,
        luck: &mut Luck,
    ) -> Vec<ActionValue<Action>> {
        let whole = Schemer {
            trials: trials(budget.playouts),
            ..Schemer::of(Level::Expert)
        };
        worths(&whole.weigh(question, luck))
    }
}

impl HasBots for Virus {
    /// They mix their gestures.
    const STYLES: bool = false;

    fn bot(&self, level: Level) -> Box<dyn Bot<Virus>> {
        Box::new(Schemer::of(level))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Step;
    use kortlek_rules::{Match, play::play};
    use std::sync::atomic::AtomicBool;

    /// A seat that keeps blocking is safe, but a game is to end.
    #[test]
    fn rounds_end_in_time() {
        let rules = Virus { players: 3 };
        let bot = Schemer {
            trials: 60,
            ..Schemer::of(Level::Regular)
        };
        let bots: [&dyn Bot<Virus>; 3] = [&bot; 3];
        let mut game = Match::new(rules, 9000);
        let stop = AtomicBool::new(false);
        play(&mut game, &bots, usize::MAX, &mut (), &stop);
        let states = (0..=game.steps().len()).map(|k| game.state(k));
        let ends = states.filter(|s| s.open.step == Step::Score);
        let turns: Vec<u8> = ends.map(|s| s.open.turns).collect();
        assert!(turns.len() >= 3);
        assert!(turns.iter().all(|turns| *turns < 60), "{turns:?}");
    }
}
