//! What a position is worth to whom: who is ahead, and which cards each worker can still come to.

use crate::{
    floor::Cell,
    rules::{Jackhammer, State, Step, Totals, list},
};
use kortlek_rules::{
    Card as _, Message, Rules, Seat, Seats, Text,
    french::Card,
    presentation::{Fact, FactGroup},
};

/// The cards that workers can still come to, and those that none can.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Reach {
    /// By seat: the cells that its worker could come to if nobody else moved, the one it stands on included.
    pub cells: Vec<Vec<Cell>>,
    /// The cells that no worker can come to.
    pub lost: Vec<Cell>,
}

impl Reach {
    /// That of a position. Before the workers move nothing is lost.
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

    /// The cells that a seat's worker can come to; none if it isn't on the floor.
    pub fn of_seat(&self, s: &State, seat: Seat) -> Option<&[Cell]> {
        s.worker(seat)?;
        self.cells.get(seat.index()).map(Vec::as_slice)
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
pub(super) fn ranked(s: &State, players: usize) -> Vec<Seat> {
    let mut seats: Vec<Seat> = Seat::all(players).collect();
    seats.sort_by_key(|seat| std::cmp::Reverse(list(s.totals[seat.index()])));
    seats
}

/// How a tie in the lowest suit was broken, or that it wasn't; empty if the lowest suit decided.
pub(super) fn ending(s: &State, players: usize) -> Text {
    let ranked = ranked(s, players);
    let lists: Vec<Totals> = ranked
        .iter()
        .map(|seat| sorted(s.totals[seat.index()]))
        .collect();
    let [best, ..] = lists[..] else {
        return Text::EMPTY;
    };
    let winners = lists.iter().take_while(|other| **other == best).count();
    let shared: Seats = ranked[..winners].iter().copied().collect();
    if let Some(second) = lists.get(winners) {
        let place = (0..best.len())
            .find(|k| best[*k] != second[*k])
            .unwrap_or(0);
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
        let say = Message::new("ending-shared").with("who", shared);
        return say
            .with(
                "list",
                kortlek_rules::Arg::Name(list_words(s.totals[ranked[0].index()], ", ")),
            )
            .into();
    }
    Text::EMPTY
}

impl Jackhammer {
    /// What a seat's worker can still do.
    pub(super) fn worker_aid(&self, s: &State, seat: Seat) -> Option<FactGroup> {
        let reach = Reach::of(s, self.players());
        let cells = reach.of_seat(s, seat)?;
        let ways: Vec<_> = s.floor.moves(s.worker(seat)?).collect();
        let faces = |cells: &[Cell]| {
            let cards = cells.iter().filter_map(|cell| s.floor.get(*cell));
            cards.map(Card::face).collect::<Vec<_>>()
        };
        let rows = [
            Fact::count("aid-ways", faces(&ways)),
            Fact::count("aid-reach", faces(cells)),
            Fact::count("aid-lost", faces(&reach.lost)),
        ];
        Some(FactGroup::new(
            Message::new("aid-worker").with("who", seat),
            rows,
        ))
    }

    /// Who is ahead: the lists from low to high, the best first.
    pub(super) fn standing_aid(&self, s: &State) -> FactGroup {
        let rows = ranked(s, self.players()).into_iter().map(|seat| {
            let name = Message::new("names").with("who", seat);
            let cards = s.collected[seat.index()].iter();
            let faces = cards.map(Card::face).collect();
            Fact::new(name, list_words(s.totals[seat.index()], "  "), faces)
        });
        FactGroup::new("aid-lists", rows)
    }
}
