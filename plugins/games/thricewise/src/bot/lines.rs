//! Fast scoring of placings: bots use it millions of times.

use crate::rules::{Cell, Grid, State};
use kortlek_rules::{
    Card as _,
    decktet::{BASIC, Card},
};
use std::sync::LazyLock;

/// Points of one card beside two others, for each card.
type Row = [u8; BASIC];

/// The points of every card with every two others in a line: first those in which it is laid at the end of the line
/// (the near one of the others first), then those in which it is laid between them.
struct Trios {
    rows: Vec<Row>,
}

const END: usize = 0;
const MIDDLE: usize = BASIC * BASIC;

/// Worked out by the rules themselves, once, when the first bot thinks.
static TRIOS: LazyLock<Trios> = LazyLock::new(|| {
    let mut rows = vec![[0; BASIC]; 2 * BASIC * BASIC];
    for (kind, laid, near, far) in [
        (END, [0, 0], [1, 0], [2, 0]),
        (MIDDLE, [1, 0], [0, 0], [2, 0]),
    ] {
        for a in 0..BASIC {
            for b in (0..BASIC).filter(|b| *b != a) {
                let grid = [(Card::at(a), near), (Card::at(b), far)];
                let grid = State::with_grid(2, &grid, &[]).open.grid;
                for (card, points) in rows[kind + a * BASIC + b].iter_mut().enumerate() {
                    if card != a && card != b {
                        let scored = grid.points(Card::at(card), laid);
                        *points = u8::try_from(scored).expect("a trio scores at most 36");
                    }
                }
            }
        }
    }
    Trios { rows }
});

/// A cell a row, a column or a diagonal further. Cells reach from -4 to 5, and two cells further are looked at.
const WIDTH: usize = 16;
const DIRECTIONS: [usize; 4] = [WIDTH, 1, WIDTH + 1, WIDTH - 1];
const FREE: u8 = u8::MAX;

const fn index(cell: Cell) -> usize {
    (cell[0] + 6) as usize * WIDTH + (cell[1] + 6) as usize
}

/// The lines that a card could complete, cell by cell.
pub(super) struct Lines {
    trios: &'static Trios,
    board: [u8; WIDTH * WIDTH],
    /// The legal cells.
    cells: Vec<Cell>,
    /// For each legal cell where its rows end in `rows`; they begin where those of the one before end.
    ends: Vec<u16>,
    rows: Vec<u16>,
}

impl Default for Lines {
    fn default() -> Lines {
        Lines {
            trios: &TRIOS,
            board: [FREE; WIDTH * WIDTH],
            cells: Vec::with_capacity(36),
            ends: Vec::with_capacity(36),
            rows: Vec::with_capacity(12 * 36),
        }
    }
}

impl Lines {
    /// Looks at a grid.
    pub(super) fn look(&mut self, grid: &Grid) {
        self.board.fill(FREE);
        for (cell, card) in grid.cards() {
            self.board[index(cell)] = card.index() as u8;
        }
        self.cells.clear();
        self.ends.clear();
        self.rows.clear();
        for cell in grid.legal_cells() {
            let at = index(cell);
            for step in DIRECTIONS {
                let card = |at: usize| self.board[at];
                let (before, after) = (card(at - step), card(at + step));
                let row = |kind: usize, a: u8, b: u8| {
                    (kind + usize::from(a) * BASIC + usize::from(b)) as u16
                };
                if before != FREE {
                    let further = card(at - 2 * step);
                    if further != FREE {
                        self.rows.push(row(END, before, further));
                    }
                    if after != FREE {
                        self.rows.push(row(MIDDLE, before, after));
                    }
                }
                if after != FREE {
                    let further = card(at + 2 * step);
                    if further != FREE {
                        self.rows.push(row(END, after, further));
                    }
                }
            }
            self.cells.push(cell);
            self.ends.push(self.rows.len() as u16);
        }
    }

    /// The legal cells with what a card would score there, in the rules' order.
    #[inline]
    pub(super) fn of(&self, card: Card) -> impl Iterator<Item = (Cell, i16)> + '_ {
        let mut begin = 0;
        self.cells.iter().zip(&self.ends).map(move |(cell, end)| {
            let end = usize::from(*end);
            let rows = &self.rows[begin..end];
            begin = end;
            let points = rows
                .iter()
                .map(|row| i16::from(self.trios.rows[usize::from(*row)][card.index()]))
                .sum();
            (*cell, points)
        })
    }

    /// The most that a card would score.
    pub(super) fn best(&self, card: Card) -> i16 {
        self.of(card).map(|(_, points)| points).max().unwrap_or(0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Action, Thricewise};
    use kortlek_rules::{Luck, Rules, Turn};

    #[test]
    fn the_points_are_those_of_the_rules() {
        let mut lines = Lines::default();
        let mut scored = 0;
        for players in 2..=5 {
            let rules = Thricewise { players };
            let mut luck = Luck::new(u64::from(players));
            let mut state = rules.start();
            let mut legal = Vec::new();
            loop {
                match rules.turn(&state) {
                    Turn::Over => break,
                    Turn::Proceed => rules.proceed(&mut state, &mut luck, &mut ()),
                    Turn::Act(seats) => {
                        let seat = seats.first().unwrap();
                        rules.legal(&state, seat, &mut legal);
                        let grid = &state.open.grid;
                        lines.look(grid);
                        for card in 0..BASIC {
                            let card = Card::at(card);
                            if grid.cards().any(|(_, c)| c == card) {
                                continue;
                            }
                            let expected = grid.legal_cells().map(|c| (c, grid.points(card, c)));
                            assert!(lines.of(card).eq(expected));
                            scored += lines.best(card);
                        }
                        let action: Action = luck.pick(&legal);
                        rules.act(&mut state, seat, action, &mut ());
                    }
                }
            }
        }
        assert!(scored > 1000, "the grids held hardly any lines");
    }
}
