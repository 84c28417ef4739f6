//! Comparison of the players: the leader, and the cards that each worker can still come to.

use super::moment::Moment;
use crate::{
    floor::Cell,
    rules::{State, Step, Totals, list},
};
use kortlek_rules::{
    Arg, Card as _, Message, Seat, Seats, Text,
    french::Card,
    presentation::{Fact, FactGroup},
};

/// The cards that workers can still come to, and those that none can.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Reach {
    /// Cells, by seat, that its worker could come to if nobody else moved, its own included.
    pub cells: Vec<Vec<Cell>>,
    /// The cells that no worker can come to.
    pub lost: Vec<Cell>,
}

impl Reach {
    /// Reach in a position. Before the workers move nothing is lost.
    pub fn of(s: &State, players: usize) -> Reach {
        let cells = Seat::all(players).map(|seat| {
            let Some(cell) = s.worker(seat) else {
                return Vec::new();
            };
            [cell].into_iter().chain(s.floor.region(cell)).collect()
        });
        let cells: Vec<Vec<Cell>> = cells.collect();
        let lost = s.floor.cards().map(|(cell, _)| cell);
        let lost = lost.filter(|cell| {
            s.step == Step::Play && !cells.iter().flatten().any(|reached| reached == cell)
        });
        Reach {
            lost: lost.collect(),
            cells,
        }
    }
}

/// Totals from low to high.
pub fn sorted(mut totals: Totals) -> Totals {
    totals.sort_unstable();
    totals
}

/// Totals from low to high, as they are compared.
pub(super) fn list_words(totals: Totals, between: &str) -> String {
    sorted(totals).map(|total| total.to_string()).join(between)
}

/// All seats, the best list first.
fn ranked(s: &State, players: usize) -> Vec<Seat> {
    let mut seats: Vec<Seat> = Seat::all(players).collect();
    seats.sort_by_key(|seat| std::cmp::Reverse(list(s.totals[seat.index()])));
    seats
}

/// Text on how a tie in the lowest suit was broken, or that it wasn't; empty if the lowest suit decided.
pub(super) fn ending(s: &State, players: usize) -> Text {
    let ranked = ranked(s, players);
    let lists = ranked.iter().map(|seat| sorted(s.totals[seat.index()]));
    let lists: Vec<Totals> = lists.collect();
    let [best, ..] = lists[..] else {
        return Text::EMPTY;
    };
    let winners = lists.iter().take_while(|other| **other == best).count();
    let shared: Seats = ranked[..winners].iter().copied().collect();
    if let Some(second) = lists.get(winners) {
        let differs = |k: &usize| best[*k] != second[*k];
        let place = (0..best.len()).find(differs).unwrap_or(0);
        if place > 0 {
            return Message::new("ending-place")
                .with("who", shared)
                .with("high", best[place])
                .with("other", ranked[winners])
                .with("low", second[place])
                .with("n", place + 1)
                .into();
        }
    }
    if winners > 1 {
        let list = Arg::Name(list_words(best, ", "));
        let say = Message::new("ending-shared").with("who", shared);
        return say.with("list", list).into();
    }
    Text::EMPTY
}

impl Moment<'_> {
    /// Facts beside the table: what the worker of a seat can still do, and who is ahead.
    pub fn facts(&self, me: Seat) -> Vec<FactGroup> {
        let worker = self.worker_facts(me);
        let mut facts: Vec<FactGroup> = worker.into_iter().chain([self.lists()]).collect();
        if self.players == 4 {
            // If there is room for one of them only, it is the lists: ways and reach are seen on the floor and in the
            // panels.
            facts.reverse();
        }
        facts
    }

    /// Facts about the moves left to a seat's worker.
    fn worker_facts(&self, seat: Seat) -> Option<FactGroup> {
        let floor = &self.s.floor;
        let ways: Vec<Cell> = floor.moves(self.s.worker(seat)?).collect();
        let faces = |cells: &[Cell]| {
            let cards = cells.iter().filter_map(|cell| floor.get(*cell));
            cards.map(Card::face).collect::<Vec<_>>()
        };
        let rows = [
            Fact::count("aid-ways", faces(&ways)),
            Fact::count("aid-reach", faces(&self.reach.cells[seat.index()])),
            Fact::count("aid-lost", faces(&self.reach.lost)),
        ];
        let title = Message::new("aid-worker").with("who", seat);
        Some(FactGroup::new(title, rows))
    }

    /// Ranking: the lists from low to high, the best first.
    fn lists(&self) -> FactGroup {
        let rows = ranked(self.s, self.players).into_iter().map(|seat| {
            let name = Message::new("names").with("who", seat);
            let cards = self.s.collected[seat.index()].iter();
            let faces = cards.map(Card::face).collect();
            Fact::new(name, list_words(self.s.totals[seat.index()], "  "), faces)
        });
        FactGroup::new("aid-lists", rows)
    }
}
