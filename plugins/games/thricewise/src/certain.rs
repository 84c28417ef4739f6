//! Certain facts about the end: in the last turn nothing is hidden any more, and all placings are tried.

use crate::rules::{Grid, MOST_PLAYERS, Open, Step, Thricewise, View};
use kortlek_rules::{Rules as _, Seat, decktet::CardSet};

/// Approximate maximum number of ways to lay the rest that are tried.
const MOST_WAYS: usize = 20_000;

/// State on which the end depends while the last cards are laid.
#[derive(Clone, Copy)]
struct Table<'a> {
    open: &'a Open,
    grid: Grid,
    scores: [i16; MOST_PLAYERS],
}

/// Looks at ends until two of them differ.
struct Ends {
    players: usize,
    seat: Seat,
    /// True if the seat wins in all ends seen so far.
    wins: Option<bool>,
}

impl Ends {
    /// Notes an end. Returns true if all are alike so far.
    fn note(&mut self, scores: &[i16; MOST_PLAYERS]) -> bool {
        let best = scores[..self.players].iter().max();
        let wins = scores.get(self.seat.index()) == best;
        *self.wins.get_or_insert(wins) == wins
    }

    /// All ends after these seats have laid what they have to, one seat after the other. `left` are the cards of the
    /// first of them that it has not laid yet.
    fn after(&mut self, table: Table, seats: &[Seat], left: CardSet) -> bool {
        let Some((seat, later)) = seats.split_first() else {
            return self.note(&table.scores);
        };
        if left.is_empty() {
            let next = later.first().map(|seat| table.open.to_lay(*seat));
            return self.after(table, later, next.unwrap_or_default());
        }
        left.iter().all(|card| {
            let mut rest = left;
            rest.remove(card);
            table.grid.legal_cells().all(|cell| {
                let mut next = table;
                next.scores[seat.index()] += next.grid.points(card, cell);
                next.grid.put(cell, card);
                self.after(next, seats, rest)
            })
        })
    }
}

/// About how many ways there are to lay what is left.
fn ways(open: &Open, seats: &[Seat]) -> usize {
    let cells = open.grid.legal_count();
    let each = seats.iter().flat_map(|seat| 1..=open.to_lay(*seat).len());
    each.fold(1_usize, |ways, cards| ways.saturating_mul(cards * cells))
}

/// See [`kortlek_rules::Game::certain`].
pub(crate) fn certain(rules: &Thricewise, v: &View, seat: Seat) -> Option<bool> {
    let open = &v.open;
    let seats = match open.step {
        Step::Over => Vec::new(),
        Step::Place if open.hand_size == 0 => open.laying_order(),
        _ => return None,
    };
    if ways(open, &seats) > MOST_WAYS {
        return None;
    }
    let mut ends = Ends {
        players: rules.players(),
        seat,
        wins: None,
    };
    let table = Table {
        open,
        grid: open.grid,
        scores: open.scores,
    };
    let first = seats.first().map(|seat| open.to_lay(*seat));
    let alike = ends.after(table, &seats, first.unwrap_or_default());
    ends.wins.filter(|_| alike)
}
