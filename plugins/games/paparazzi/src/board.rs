//! The red carpet: celebrities in rows and columns, and the spaces beside them (section *Setup*).

use serde::{Deserialize, Serialize};

/// Number of celebrities.
pub const CELEBRITIES: usize = 12;
/// The most spaces that a layout has.
pub(crate) const MOST_SPACES: usize = 32;
/// Stands for no celebrity at a space on the edge, and for no space at a cell.
const NONE: u8 = u8::MAX;
/// Columns and rows of the larger grids of cells.
const MOST_COLUMNS: usize = 13;
const MOST_ROWS: usize = 7;

/// A cell of the grid, `[column, row]`, both from 0; row 0 is on top. Celebrities lie where both numbers are odd,
/// spaces where one is.
pub type Cell = [u8; 2];

/// Columns × rows of celebrities.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Layout {
    /// Four columns, three rows, 31 spaces.
    #[serde(rename = "4x3")]
    FourByThree,
    /// Six columns, two rows, 32 spaces.
    #[serde(rename = "6x2")]
    SixByTwo,
}

/// The places of the bits that are set, the lowest first.
#[inline]
pub(crate) fn bits(mut set: u32) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let bit = (set != 0).then(|| set.trailing_zeros() as u8)?;
        set &= set - 1;
        Some(bit)
    })
}

impl Layout {
    /// The layout's cells.
    #[inline]
    pub fn board(self) -> &'static Board {
        match self {
            Layout::FourByThree => &FOUR_BY_THREE,
            Layout::SixByTwo => &SIX_BY_TWO,
        }
    }
}

/// Positions of spaces and celebrities in a layout. Spaces are numbered in the order of their cells, by column, then
/// row.
#[derive(Debug)]
pub struct Board {
    /// Columns of celebrities.
    pub columns: u8,
    /// Rows of celebrities.
    pub rows: u8,
    spaces: usize,
    cells: [Cell; MOST_SPACES],
    /// The celebrities beside each space; [`CELEBRITIES`] for none.
    beside: [[u8; 2]; MOST_SPACES],
    space_at: [[u8; MOST_ROWS]; MOST_COLUMNS],
    /// The spaces before each one that touch the same celebrities, as bits: the two outer edges of a corner.
    twins: [u32; MOST_SPACES],
    /// The spaces around each celebrity, as bits; behind them none.
    around: [u32; CELEBRITIES + 1],
}

static FOUR_BY_THREE: Board = Board::new(4, 3);
static SIX_BY_TWO: Board = Board::new(6, 2);

impl Board {
    const fn new(columns: u8, rows: u8) -> Board {
        let mut board = Board {
            columns,
            rows,
            spaces: 0,
            cells: [[0; 2]; MOST_SPACES],
            beside: [[CELEBRITIES as u8; 2]; MOST_SPACES],
            space_at: [[NONE; MOST_ROWS]; MOST_COLUMNS],
            twins: [0; MOST_SPACES],
            around: [0; CELEBRITIES + 1],
        };
        let mut column = 0;
        while column <= 2 * columns {
            let mut row = 0;
            while row <= 2 * rows {
                if column % 2 != row % 2 {
                    let n = board.spaces;
                    board.cells[n] = [column, row];
                    board.space_at[column as usize][row as usize] = n as u8;
                    board.beside[n] = if column % 2 == 0 {
                        [
                            board.celebrity(column.wrapping_sub(1), row),
                            board.celebrity(column + 1, row),
                        ]
                    } else {
                        [
                            board.celebrity(column, row.wrapping_sub(1)),
                            board.celebrity(column, row + 1),
                        ]
                    };
                    let [a, b] = board.beside[n];
                    let mut before = 0;
                    while before < n {
                        if board.beside[before][0] == a && board.beside[before][1] == b
                            || board.beside[before][0] == b && board.beside[before][1] == a
                        {
                            board.twins[n] |= 1 << before;
                        }
                        before += 1;
                    }
                    board.around[a as usize] |= 1 << n;
                    board.around[b as usize] |= 1 << n;
                    board.spaces += 1;
                }
                row += 1;
            }
            column += 1;
        }
        board.around[CELEBRITIES] = 0;
        board
    }

    /// The celebrity at a cell whose numbers are odd; [`CELEBRITIES`] outside.
    const fn celebrity(&self, column: u8, row: u8) -> u8 {
        if column >= 2 * self.columns || row >= 2 * self.rows {
            return CELEBRITIES as u8;
        }
        row / 2 * self.columns + column / 2
    }

    /// Number of spaces.
    pub const fn spaces(&self) -> usize {
        self.spaces
    }

    /// All spaces, by column, then row.
    pub fn cells(&self) -> &[Cell] {
        &self.cells[..self.spaces]
    }

    /// Cell of a celebrity, by its number in the shuffle.
    pub const fn celebrity_cell(&self, celebrity: usize) -> Cell {
        let n = celebrity as u8;
        [2 * (n % self.columns) + 1, 2 * (n / self.columns) + 1]
    }

    /// The celebrity that lies at a cell, by its number in the shuffle.
    pub fn celebrity_at(&self, cell: Cell) -> Option<usize> {
        let odd = cell[0] % 2 == 1 && cell[1] % 2 == 1;
        odd.then(|| usize::from(self.celebrity(cell[0], cell[1])))
            .filter(|celebrity| *celebrity < CELEBRITIES)
    }

    /// The number of the space at a cell.
    #[inline]
    pub fn space(&self, cell: Cell) -> Option<usize> {
        let column = self.space_at.get(usize::from(cell[0]))?;
        column
            .get(usize::from(cell[1]))
            .filter(|space| **space != NONE)
            .map(|space| usize::from(*space))
    }

    /// Celebrities beside a space; [`CELEBRITIES`] means none.
    #[inline]
    pub(crate) fn beside(&self, space: usize) -> [usize; 2] {
        self.beside[space].map(usize::from)
    }

    /// The spaces of `free` that are worth telling apart: of those that touch the same celebrities only the first.
    #[inline]
    pub(crate) fn different(&self, free: u32) -> u32 {
        let mut different = 0;
        for space in bits(free) {
            if self.twins[usize::from(space)] & free == 0 {
                different |= 1 << space;
            }
        }
        different
    }

    /// The spaces around a celebrity, as bits; none for [`CELEBRITIES`].
    #[inline]
    pub(crate) const fn around(&self, celebrity: usize) -> u32 {
        self.around[celebrity]
    }

    /// The one or two celebrities beside a space, by their numbers in the shuffle.
    pub fn celebrities_beside(&self, cell: Cell) -> impl Iterator<Item = usize> {
        self.space(cell)
            .map(|space| self.beside(space))
            .into_iter()
            .flatten()
            .filter(|c| *c < CELEBRITIES)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_layouts_are_as_the_table_says() {
        for (layout, columns, rows, spaces, of_two, of_one) in [
            (Layout::FourByThree, 8, 6, 31, 17, 14),
            (Layout::SixByTwo, 12, 4, 32, 16, 16),
        ] {
            let board = layout.board();
            assert_eq!(board.spaces(), spaces);
            assert!(board.cells().is_sorted_by(|a, b| a < b));
            let most = |i: usize| board.cells().iter().map(|c| c[i]).max();
            assert_eq!((most(0), most(1)), (Some(columns), Some(rows)));
            let mut around = [0; CELEBRITIES];
            let mut counts = [0; 3];
            for cell in board.cells() {
                let beside: Vec<usize> = board.celebrities_beside(*cell).collect();
                counts[beside.len()] += 1;
                for celebrity in beside {
                    around[celebrity] += 1;
                    let at = board.celebrity_cell(celebrity);
                    let far = at[0].abs_diff(cell[0]) + at[1].abs_diff(cell[1]);
                    assert_eq!(far, 1, "{cell:?} touches {at:?}");
                }
            }
            assert_eq!(counts, [0, of_one, of_two]);
            assert_eq!(around, [4; CELEBRITIES]);
        }
    }
}
