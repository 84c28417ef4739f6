//! Virus for three and four: who holds the virus is not known to all, and what is good depends on what everybody does.
//! The bot plays the turn over and over in its head. Each seat, once as the holder and once not, regrets in each trial
//! what it did not do and does more of it next time (regret matching); what comes out is a mix that is not easily
//! foreseen, against others who do the same.

use crate::rules::{
    Action, BOTTLE_POINTS, LAST_BOTTLES, MOST_PLAYERS, MOST_TURNS, ROUNDS, State, Step, View, Virus,
};
use kortlek_bots::{Utilities, utility::squash};
use kortlek_rules::{Luck, Rules, Seat, StopSignal, Turn};

/// The most gestures that a seat may have: a fist, and three for each of the others.
const MOST: usize = 1 + 3 * (MOST_PLAYERS - 1);
/// Turns that a trial is played on after the present one; then the round is taken as it is.
const TURNS: u8 = 40;
/// Lead in points that is worth half of the open range with one more round to play.
const LEAD: f32 = 5.0;
/// And when the last one is over, so that a point more or less still counts a little.
const LAST_LEAD: f32 = 0.8;
/// Rates at which the virus goes from hand to hand, and full bottles, for each bottle that is still to be drunk.
const PASSES: f32 = 0.4;
const STEALS: f32 = 0.06;
/// Additional value of a drink of a seat without the virus, for each turn of the round gone by. A seat that keeps
/// blocking the holder is safe, and nothing forces a round to end: but for this, hardly any would before the cap.
const PATIENCE: f32 = 0.01;
/// Value of a bottle.
const BOTTLE: f32 = BOTTLE_POINTS as f32;

/// One seat's choices in one role.
#[derive(Clone, Debug, Default)]
struct Side {
    legal: Vec<Action>,
    regrets: [f32; MOST],
    /// The chances with which the gestures were meant, summed up.
    meant: [f32; MOST],
    /// Amounts that patience added to the values met.
    patience: [f32; MOST],
    /// The values met without it, their squares, and how many.
    sums: [f32; MOST],
    squares: [f32; MOST],
    trials: u32,
}

impl Side {
    fn chances(&self) -> [f32; MOST] {
        let count = self.legal.len();
        let all: f32 = self.regrets[..count].iter().sum();
        let mut chances = [0.0; MOST];
        for (chance, regret) in chances[..count].iter_mut().zip(self.regrets) {
            *chance = if all > 0.0 {
                regret / all
            } else {
                1.0 / count as f32
            };
        }
        chances
    }

    fn draw(&self, luck: &mut Luck) -> Action {
        let mut left = luck.unit() as f32;
        let chances = self.chances();
        let chosen = chances[..self.legal.len()].iter().position(|chance| {
            left -= chance;
            left < 0.0
        });
        self.legal[chosen.unwrap_or(0)]
    }
}

/// Rating of a gesture.
#[derive(Clone, Copy, Debug)]
pub(super) struct Gesture {
    pub(super) action: Action,
    /// The chance with which it is to be made.
    pub(super) chance: f32,
    /// Expected value, 0 to 1, with its standard error.
    pub(super) value: f32,
    pub(super) error: f32,
    /// Additional value, for the round is to end.
    pub(super) patience: f32,
    pub(super) trials: u32,
}

/// Rates the gestures of a seat after this number of trials, in their order.
pub(super) fn think(
    rules: &Virus,
    view: &View,
    seat: Seat,
    trials: u32,
    luck: &mut Luck,
    stop: StopSignal<'_>,
) -> Vec<Gesture> {
    let players = rules.players();
    // For each seat, once without and once with the virus.
    let mut sides: [[Side; 2]; MOST_PLAYERS] = Default::default();
    let first = rules.imagine(view, luck);
    for s in Seat::all(players) {
        for side in &mut sides[s.index()] {
            rules.legal(&first, s, &mut side.legal);
        }
    }
    let me = usize::from(view.has_virus());
    for trial in 0..trials.max(1) {
        if trial > 0 && stop.is_set() {
            break;
        }
        let s = rules.imagine(view, luck);
        let holder = s.holder();
        let role = |seat: Seat| usize::from(seat == holder);
        let mut chosen = [Action::Drink {}; MOST_PLAYERS];
        for other in Seat::all(players) {
            chosen[other.index()] = sides[other.index()][role(other)].draw(luck);
        }
        // All gestures of a trial meet the same fortune, so that they are told apart sooner.
        let seed = luck.bits();
        for actor in Seat::all(players) {
            let side = &sides[actor.index()][role(actor)];
            let count = side.legal.len();
            let mut values = [0.0; MOST];
            let mut added = [0.0; MOST];
            let thirst = if actor == holder {
                0.0
            } else {
                PATIENCE * f32::from(view.open.turns)
            };
            let both = values.iter_mut().zip(&mut added);
            for ((value, added), action) in both.zip(&side.legal) {
                let mut s = s;
                let mut actions = chosen;
                actions[actor.index()] = *action;
                for other in Seat::all(players) {
                    rules.act(&mut s, other, actions[other.index()], &mut ());
                }
                let mut luck = Luck::new(seed);
                let drunk = s.open.drunk[actor.index()];
                rules.proceed(&mut s, &mut luck, &mut ());
                let drinks = s.open.drunk[actor.index()] > drunk;
                *value = play_on(rules, s, &mut luck)[actor.index()];
                if drinks {
                    *added = thirst;
                }
            }
            let side = &mut sides[actor.index()][role(actor)];
            let chances = side.chances();
            let each = chances[..count].iter().zip(values).zip(added);
            let expected: f32 = each.map(|((c, v), added)| c * (v + added)).sum();
            side.trials += 1;
            let weight = side.trials as f32;
            for i in 0..count {
                let value = values[i] + added[i];
                side.regrets[i] = (side.regrets[i] + value - expected).max(0.0);
                side.patience[i] += added[i];
                side.meant[i] += weight * chances[i];
                side.sums[i] += values[i];
                side.squares[i] += values[i] * values[i];
            }
        }
    }
    let side = &sides[seat.index()][me];
    let all: f32 = side.meant.iter().sum();
    let n = side.trials.max(1) as f32;
    let gestures = side.legal.iter().enumerate().map(|(i, action)| {
        let value = side.sums[i] / n;
        let spread = (side.squares[i] / n - value * value).max(0.0);
        Gesture {
            action: *action,
            chance: if all > 0.0 { side.meant[i] / all } else { 0.0 },
            value: value.clamp(0.0, 1.0),
            error: (spread / n).sqrt().min(0.5),
            patience: side.patience[i] / n,
            trials: side.trials,
        }
    });
    gestures.collect()
}

/// Plays on for some turns and returns the chances of the seats then.
fn play_on(rules: &Virus, mut s: State, luck: &mut Luck) -> Utilities {
    let round = s.open.round;
    let last = s.open.turns + TURNS;
    loop {
        match rules.turn(&s) {
            Turn::Over => return standing(rules, &s),
            Turn::Proceed if s.open.step == Step::Deal && s.open.round == round => {
                return standing(rules, &s);
            }
            Turn::Proceed => rules.proceed(&mut s, luck, &mut ()),
            Turn::Act(_) if s.open.turns > last => return standing(rules, &s),
            Turn::Act(_) => {
                let holder = s.holder();
                let actions = gestures(rules, &s, holder, luck);
                for seat in Seat::all(rules.players()) {
                    rules.act(&mut s, seat, actions[seat.index()], &mut ());
                }
            }
        }
    }
}

/// Plausible gestures of each seat: a quick mix for trials.
fn gestures(rules: &Virus, s: &State, holder: Seat, luck: &mut Luck) -> [Action; MOST_PLAYERS] {
    let players = rules.players();
    let open = &s.open;
    let mut actions = [Action::Drink {}; MOST_PLAYERS];
    for seat in Seat::all(players) {
        let drink = (open.undrunk[seat.index()] > 0).then_some(Action::Drink {});
        // Another seat at random, and the one of two that has more to steal.
        let other =
            |luck: &mut Luck| Seat(((seat.index() + 1 + luck.below(players - 1)) % players) as u8);
        let (a, b) = (other(luck), other(luck));
        let rich = if open.undrunk[a.index()] >= open.undrunk[b.index()] {
            a
        } else {
            b
        };
        let infect = (open.hand_sizes[seat.index()] > 0).then_some(Action::Infect { target: a });
        let steal = (open.undrunk[rich.index()] > 0).then_some(Action::Steal { target: rich });
        let block = Some(Action::Block { target: b });
        let wish = match (seat == holder, luck.below(16)) {
            (true, 0..=10) => infect,
            (true, 11..=12) => steal,
            (true, 13) => drink,
            (false, 0..=6) => drink,
            (false, 7..=9) => steal,
            (false, 10..=12) => infect,
            _ => block,
        };
        actions[seat.index()] = wish.or(drink).or(block).unwrap_or(Action::Drink {});
    }
    actions
}

/// Rough chance of each seat to win the game.
fn standing(rules: &Virus, s: &State) -> Utilities {
    let players = rules.players();
    let open = &s.open;
    let mut totals = open.totals.map(f32::from);
    let mut rounds = ROUNDS - open.round;
    if matches!(open.step, Step::Act | Step::Reveal | Step::Score) {
        let holder = s.holder();
        let count = players as f32;
        // Until the round is over the virus goes from hand to hand, and full bottles too; what is drunk stays.
        let to_come = if open.step == Step::Score {
            0.0
        } else {
            let bottles = f32::from(open.undrunk_left().saturating_sub(LAST_BOTTLES));
            bottles.min(f32::from(MOST_TURNS - open.turns))
        };
        let keeps = 1.0 / (1.0 + PASSES * to_come);
        let holds = 1.0 / (1.0 + STEALS * to_come);
        let even = f32::from(open.undrunk_left()) / count;
        for seat in Seat::all(players) {
            let i = seat.index();
            let [undrunk, drunk, cards] =
                [open.undrunk[i], open.drunk[i], open.hand_sizes[i]].map(f32::from);
            let bottles = drunk + holds * undrunk + (1.0 - holds) * even;
            let healthy = BOTTLE * bottles - cards;
            let ill = (1.0 - keeps) / count + if seat == holder { keeps } else { 0.0 };
            totals[i] += ill + (1.0 - ill) * healthy;
        }
    } else if open.step == Step::Over {
        rounds = 0;
    }
    let scale = if rounds == 0 {
        LAST_LEAD
    } else {
        LEAD * f32::from(rounds).sqrt()
    };
    let mut values = [0.0; MOST_PLAYERS + 1];
    let mut all = 0.0;
    for me in 0..players {
        let others = (0..players).filter(|other| *other != me);
        let ahead = |other: usize| squash((totals[me] - totals[other]) / scale);
        values[me] = others.map(ahead).product();
        all += values[me];
    }
    for value in &mut values {
        *value /= all;
    }
    values
}
