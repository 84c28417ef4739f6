//! The bots of Thricewise: what they know of laying and choosing, for the search.

use crate::rules::{Action, Cell, Grid, HAND, MOST_PLAYERS, Open, State, Step, Thricewise, View};
use kortlek_bots::{Candidate, Knowledge, Mix, Search, Searcher, Strength, Utilities, utility};
use kortlek_rules::{Bot, Level, Luck, Payoff, Played, Rules, Seat, decktet::Card};

/// What a bot knows of the game beyond its rules.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Judgement {
    /// Turns that a playout plays to their end, the present one included; then the scores are compared.
    pub horizon: u8,
    /// How many placings are looked at in the tree: those that bring most.
    pub wide: usize,
    /// By how many points at most chance may favour a card or a cell beyond the tree.
    pub noise: f32,
    /// How many visits the first impression counts for.
    pub weight: f32,
    /// What a deferred card is worth while it can still be laid, in points.
    pub deferred: f32,
}

impl Default for Judgement {
    fn default() -> Judgement {
        Judgement {
            horizon: 3,
            wide: 8,
            noise: 2.0,
            weight: 2.0,
            deferred: 3.0,
        }
    }
}

/// What is kept during a search.
#[derive(Default)]
pub struct Memo {
    /// The turn after which playouts end.
    last_turn: u8,
    keys: Vec<f32>,
    sorted: Vec<f32>,
}

/// The most that a card would score if it were laid now.
fn best(grid: &Grid, card: Card) -> i16 {
    grid.legal_cells()
        .map(|cell| grid.points(card, cell))
        .max()
        .unwrap_or(0)
}

impl Judgement {
    /// The lead that counts as clear when this many turns are still to come.
    fn scale(&self, turns_left: u8) -> f32 {
        4.0 + 3.0 * f32::from(turns_left)
    }

    fn values(&self, rules: &Thricewise, open: &Open) -> Utilities {
        let players = rules.players();
        let left = rules.turns().saturating_sub(open.turn);
        let mut points = [0.0f32; MOST_PLAYERS];
        for (i, points) in points.iter_mut().enumerate().take(players) {
            *points = f32::from(open.scores[i]) + self.deferred * open.deferred[i].len() as f32;
        }
        let mut values = [0.0; MOST_PLAYERS];
        for (me, value) in values.iter_mut().enumerate().take(players) {
            let others = (0..players).filter(|s| *s != me).map(|s| points[s]);
            let lead = points[me] - others.fold(f32::NEG_INFINITY, f32::max);
            *value = utility::squash(lead / self.scale(left));
        }
        values
    }
}

impl Knowledge<Thricewise> for Judgement {
    type Memo = Memo;

    fn begin(&self, _: &Thricewise, view: &View, _: Seat) -> Memo {
        Memo {
            last_turn: view.open.turn + self.horizon - 1,
            ..Memo::default()
        }
    }

    fn candidates(
        &self,
        rules: &Thricewise,
        state: &State,
        seat: Seat,
        list: &mut Vec<Candidate<Action>>,
        memo: &mut Memo,
    ) {
        let grid = &state.open.grid;
        memo.keys.clear();
        memo.keys.extend(list.iter().map(|c| {
            f32::from(match c.action {
                Action::Select { card } => best(grid, card),
                Action::Place { card, cell } => grid.points(card, cell),
            })
        }));
        let most = memo.keys.iter().copied().fold(0.0, f32::max);
        if state.open.step == Step::Place && list.len() > self.wide {
            memo.sorted.clear();
            memo.sorted.extend_from_slice(&memo.keys);
            memo.sorted.sort_unstable_by(|a, b| b.total_cmp(a));
            let least = memo.sorted[self.wide - 1];
            let mut i = 0;
            let keys = &mut memo.keys;
            let mut room = self.wide;
            list.retain(|_| {
                let keep = keys[i] >= least && room > 0;
                room -= usize::from(keep);
                i += 1;
                keep
            });
            keys.retain(|k| *k >= least);
        }
        let base = self.values(rules, &state.open)[seat.index()];
        let left = rules.turns().saturating_sub(state.open.turn);
        for (candidate, key) in list.iter_mut().zip(&memo.keys) {
            candidate.prior = (base - 0.2 * (most - key) / self.scale(left)).clamp(0.0, 1.0);
            candidate.weight = self.weight;
        }
    }

    fn play(
        &self,
        rules: &Thricewise,
        state: &State,
        seat: Seat,
        buffer: &mut Vec<Action>,
        _: &mut Memo,
        luck: &mut Luck,
    ) -> Action {
        rules.legal(state, seat, buffer);
        let grid = &state.open.grid;
        let mut top = (f32::NEG_INFINITY, buffer[0]);
        if buffer.len() > 1 {
            for action in buffer.iter() {
                let points = match *action {
                    Action::Select { card } => best(grid, card),
                    Action::Place { card, cell } => grid.points(card, cell),
                };
                let key = f32::from(points) + self.noise * luck.unit() as f32;
                if key > top.0 {
                    top = (key, *action);
                }
            }
        }
        top.1
    }

    fn evaluate(
        &self,
        rules: &Thricewise,
        state: &State,
        _: u32,
        memo: &mut Memo,
    ) -> Option<Utilities> {
        (state.open.turn > memo.last_turn).then(|| self.values(rules, &state.open))
    }

    fn utility(&self, rules: &Thricewise, payoff: &Payoff, _: &mut Memo) -> Utilities {
        utility::standard(payoff, rules.players(), 4.0)
    }
}

impl Played for Thricewise {
    fn bot(&self, level: Level) -> Box<dyn Bot<Thricewise>> {
        let strength = match level {
            Level::Novice => Strength::of_playouts(50),
            Level::Regular => Strength::of_playouts(500),
            Level::Expert => Strength::of_playouts(3000),
        };
        Box::new(Searcher::new(Judgement::default(), strength))
    }
}
