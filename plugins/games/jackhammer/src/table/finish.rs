//! The way of the last worker to its best end, so that nobody has to click it.

use crate::{
    floor::Cell,
    rules::{Action, Jackhammer, State, Step, list},
};
use kortlek_rules::{Rules, Seat};

/// Maximum number of positions searched: enough for the rest of a floor at the end.
const POSITIONS: u32 = 20_000;

/// A worker's way to its fall.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Run {
    /// The decisions, the fall included.
    pub actions: Vec<Action>,
    /// The position after them.
    pub end: State,
}

/// Returns true if a seat is the last on the floor and has a choice.
pub fn is_last(rules: &Jackhammer, s: &State, seat: Seat) -> bool {
    let mut others = Seat::all(rules.players()).filter(|other| *other != seat);
    let choice = |at| s.floor.moves(at).count() > 1;
    s.step == Step::Play
        && others.all(|other| s.fallen.has(other))
        && s.worker(seat).is_some_and(choice)
}

/// The best way found for the last seat on the floor; `None` if it has no choice, and for any other.
pub fn best_run(rules: &Jackhammer, s: &State, seat: Seat) -> Option<Run> {
    if !is_last(rules, s, seat) {
        return None;
    }
    let mut search = Search {
        rules,
        seat,
        left: POSITIONS,
        run: Vec::new(),
        best: None,
    };
    search.go(s);
    search.best
}

struct Search<'a> {
    rules: &'a Jackhammer,
    seat: Seat,
    left: u32,
    run: Vec<Action>,
    best: Option<Run>,
}

impl Search<'_> {
    fn worth(&self, s: &State) -> u32 {
        list(s.totals[self.seat.index()])
    }

    /// Value of the totals if the worker took all the cards that it can come to.
    fn most(&self, s: &State, at: Cell) -> u32 {
        let mut totals = s.totals[self.seat.index()];
        for cell in s.floor.region(at).chain([at]) {
            if let Some(card) = s.floor.get(cell)
                && let Some(suit) = card.suit()
            {
                totals[suit.index()] += card.rank();
            }
        }
        list(totals)
    }

    fn go(&mut self, s: &State) {
        let bound = self.best.as_ref().map(|best| self.worth(&best.end));
        let Some(at) = s.worker(self.seat) else {
            if bound.is_none_or(|bound| self.worth(s) > bound) {
                self.best = Some(Run {
                    actions: self.run.clone(),
                    end: *s,
                });
            }
            return;
        };
        if self.left == 0 || bound.is_some_and(|bound| self.most(s, at) <= bound) {
            return;
        }
        self.left -= 1;
        let mut next: Vec<(usize, Action, State)> = Vec::new();
        let mut legal = Vec::new();
        self.rules.legal(s, self.seat, &mut legal);
        for a in legal {
            let mut then = *s;
            self.rules.act(&mut then, self.seat, a, &mut ());
            let on = |at| then.floor.moves(at).count();
            let ways = then.worker(self.seat).map_or(0, on);
            next.push((ways, a, then));
        }
        // Cells with few ways on are best visited at once: such corners are cut off soonest.
        next.sort_by_key(|(ways, ..)| (*ways == 0, *ways));
        for (_, a, then) in next {
            self.run.push(a);
            self.go(&then);
            self.run.pop();
        }
    }
}
