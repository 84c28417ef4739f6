//! The bots of Virus. All seats choose at once, so a gesture that can be foreseen can be punished: the bots mix theirs,
//! and they mix them by what each would lose by not doing so.
//!
//! With two players the game is solved and the strong level plays the solution: whoever knows how it mixes gains nothing.
//! With more the bots think the turn through again and again, each seat with the virus and without. The weaker levels
//! think less and waver among gestures that look about as good.

mod duel;
mod matrix;
mod scheme;

use crate::rules::{Action, View, Virus};
use duel::{Duel, Table};
use kortlek_rules::{Bot, Budget, Level, Luck, Played, Rules, Seat, Thought, Worth};
use std::sync::atomic::AtomicBool;

/// How far a bot thinks, and how steady it is.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Schemer {
    /// With two players: whose mixes it plays.
    pub duels: Level,
    /// With more: how often the turn is thought through.
    pub trials: u32,
    /// And among gestures that bring so much less than the best the bot wavers then. 0 for a steady one.
    pub waver: f32,
}

/// Gestures of a mix so much rarer than the commonest are put down to chance and left out.
const RARE: f32 = 0.12;

/// A gesture and what is thought of it.
struct Weighed {
    /// The chance with which it is to be made.
    chance: f32,
    worth: Worth<Action>,
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

    fn weigh(
        &self,
        rules: &Virus,
        view: &View,
        seat: Seat,
        legal: &[Action],
        luck: &mut Luck,
        stop: &AtomicBool,
    ) -> Vec<Weighed> {
        if rules.players() == 2
            && let Some(holder) = view.known_holder()
        {
            let table = Table::of(self.duels);
            let choice = table.choice(Duel::of(&view.open, holder), view.open.turns);
            let side = usize::from(seat != holder);
            return legal
                .iter()
                .map(|action| {
                    let (chance, value) = choice.gesture(side, *action);
                    Weighed {
                        chance: chance.max(0.0) as f32,
                        worth: Worth {
                            action: *action,
                            value: value.clamp(0.0, 1.0) as f32,
                            error: 0.0,
                            visits: 1,
                        },
                    }
                })
                .collect();
        }
        let gestures = scheme::think(rules, view, seat, self.trials, luck, stop);
        let most = gestures.iter().map(|g| g.chance).fold(0.0, f32::max);
        gestures
            .iter()
            .map(|g| Weighed {
                chance: if g.chance < RARE * most {
                    0.0
                } else {
                    g.chance
                },
                worth: Worth {
                    action: g.action,
                    value: g.value,
                    error: g.error,
                    visits: g.trials,
                },
            })
            .collect()
    }

    /// One of the gestures, by their chances and by how far the bot wavers.
    fn draw(&self, weighed: &[Weighed], luck: &mut Luck) -> usize {
        let best = weighed.iter().map(|w| w.worth.value).fold(0.0, f32::max);
        let sure: f32 = weighed.iter().map(|w| w.chance).sum();
        let chances: Vec<f32> = weighed
            .iter()
            .map(|w| {
                let behind = best - w.worth.value;
                let wavers = if self.waver > 0.0 {
                    (1.0 - behind / self.waver).max(0.0)
                } else {
                    0.0
                };
                w.chance / sure.max(f32::MIN_POSITIVE) + wavers * wavers
            })
            .collect();
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

fn worths(weighed: &[Weighed]) -> Vec<Worth<Action>> {
    let mut worths: Vec<_> = weighed.iter().map(|w| w.worth).collect();
    worths.sort_by(|a, b| b.value.total_cmp(&a.value));
    worths
}

impl Bot<Virus> for Schemer {
    fn choose(
        &self,
        rules: &Virus,
        view: &View,
        seat: Seat,
        legal: &[Action],
        luck: &mut Luck,
        stop: &AtomicBool,
    ) -> Thought<Action> {
        if let [only] = *legal {
            return Thought::unweighed(only);
        }
        let weighed = self.weigh(rules, view, seat, legal, luck, stop);
        let chosen = self.draw(&weighed, luck);
        Thought {
            action: legal[chosen],
            playouts: weighed.iter().map(|w| w.worth.visits).sum(),
            worths: worths(&weighed),
        }
    }

    fn choose_within(
        &self,
        rules: &Virus,
        view: &View,
        seat: Seat,
        legal: &[Action],
        playouts: u32,
        luck: &mut Luck,
        stop: &AtomicBool,
    ) -> Thought<Action> {
        let hasty = Schemer {
            trials: self.trials.min(playouts / 4 + 1),
            ..*self
        };
        hasty.choose(rules, view, seat, legal, luck, stop)
    }

    fn evaluate(
        &self,
        rules: &Virus,
        view: &View,
        seat: Seat,
        legal: &[Action],
        budget: Budget,
        luck: &mut Luck,
        stop: &AtomicBool,
    ) -> Vec<Worth<Action>> {
        let whole = Schemer {
            trials: budget.playouts / 4 + 1,
            ..Schemer::of(Level::Expert)
        };
        worths(&whole.weigh(rules, view, seat, legal, luck, stop))
    }
}

impl Played for Virus {
    fn bot(&self, level: Level) -> Box<dyn Bot<Virus>> {
        Box::new(Schemer::of(level))
    }
}
