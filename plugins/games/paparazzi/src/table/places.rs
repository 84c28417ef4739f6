//! Places of celebrities, spaces and the hand in the middle of the table: celebrities are large and spaces small, and
//! everything stays in line in a window of any shape.

use super::{FLASH, hand};
use crate::board::{CELEBRITIES, Cell, Layout, MOST_SPACES};
use kortlek_rules::{
    Seat,
    presentation::{Area, BoardRect, ZoneId},
};

const CELEBRITY_NAMES: [&str; CELEBRITIES] = names!("celebrity ": 1 2 3 4 5 6 7 8 9 10 11 12);

const SPACE_NAMES: [&str; MOST_SPACES] = names!("space ":
    1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32);

/// Place of a celebrity, by its number in the shuffle.
pub const fn celebrity(n: usize) -> ZoneId {
    ZoneId::common(CELEBRITY_NAMES[n])
}

/// A space, by its number.
pub const fn space(n: usize) -> ZoneId {
    ZoneId::common(SPACE_NAMES[n])
}

/// Number of the celebrity in a zone.
pub(crate) fn celebrity_of(zone: ZoneId) -> Option<usize> {
    CELEBRITY_NAMES.iter().position(|name| *name == zone.name)
}

/// The number of the space that a zone is.
pub(crate) fn space_of(zone: ZoneId) -> Option<usize> {
    SPACE_NAMES.iter().position(|name| *name == zone.name)
}

/// Overlap of bands: a zone is drawn a little inside its part, so that little stays free between them.
const OVERLAP: u16 = 2;

/// Columns or rows in turn: narrow ones of spaces and wide ones of celebrities, narrow ones first and last.
struct Bands {
    /// Weights that stay free before the first and after the last.
    rims: [u16; 2],
    /// Weights of a narrow and of a wide one.
    wide: [u16; 2],
}

impl Bands {
    /// Begin and end of a band, as shares of the middle, with this number of celebrities.
    fn band(&self, n: u8, celebrities: u8) -> [f32; 2] {
        let [space, celebrity] = self.wide;
        let narrow = self.rims[0] + u16::from(n / 2) * self.period();
        let [from, wide] = match n % 2 {
            0 => [narrow, space],
            _ => [narrow + space - OVERLAP, celebrity],
        };
        let whole = f32::from(self.whole(celebrities));
        [from, from + wide].map(|at| f32::from(at) / whole)
    }

    /// Weight from one narrow band to the next.
    const fn period(&self) -> u16 {
        self.wide[0] + self.wide[1] - 2 * OVERLAP
    }

    /// Weight of all.
    fn whole(&self, celebrities: u8) -> u16 {
        self.rims[0] + u16::from(celebrities) * self.period() + self.wide[0] + self.rims[1]
    }
}

/// Beside a column for the hand, as high as the window.
const FOUR_BY_THREE: [Bands; 2] = [
    Bands {
        rims: [34, 0],
        wide: [22, 31],
    },
    Bands {
        rims: [1, 1],
        wide: [29, 43],
    },
];

/// The hand's column, as shares of the middle.
const HAND: [f32; 4] = [0.0, 0.43, 0.131, 0.996];

/// Above the hand, as wide as the middle.
const SIX_BY_TWO: [Bands; 2] = [
    Bands {
        rims: [0, 1],
        wide: [17, 26],
    },
    Bands {
        rims: [10, 11],
        wide: [29, 36],
    },
];

impl Layout {
    /// The zones of celebrities and spaces with their cells.
    pub(super) fn zones(self) -> impl Iterator<Item = (ZoneId, Cell)> {
        let board = self.board();
        let celebrities = (0..CELEBRITIES).map(|n| (celebrity(n), board.celebrity_cell(n)));
        let spaces = board.cells().iter().enumerate();
        celebrities.chain(spaces.map(|(n, cell)| (space(n), *cell)))
    }

    /// The columns and the rows.
    const fn bands(self) -> [Bands; 2] {
        match self {
            Layout::FourByThree => FOUR_BY_THREE,
            Layout::SixByTwo => SIX_BY_TWO,
        }
    }

    /// The part of the middle that a cell of the grid takes.
    fn part(self, [column, row]: Cell) -> BoardRect {
        let [columns, rows] = self.bands();
        let [left, right] = columns.band(column, self.board().columns);
        let [top, bottom] = rows.band(row, self.board().rows);
        BoardRect::of_edges([left, top, right, bottom])
    }

    /// Division of the middle. The viewer's hand is held there where celebrities take all the height: beside them.
    pub(super) fn area(self, me: Seat, flash: Option<usize>) -> Area {
        let flash = flash.map(|n| (FLASH, self.board().celebrity_cell(n)));
        let cells = self.zones().chain(flash);
        let cells = cells.map(|(id, cell)| (self.part(cell), id.into()));
        let held = (BoardRect::of_edges(HAND), hand(me).into());
        let held = (self == Layout::FourByThree).then_some(held);
        Area::Free(cells.chain(held).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_cell_lies_in_the_middle_and_its_neighbours_are_in_line_with_it() {
        for layout in [Layout::FourByThree, Layout::SixByTwo] {
            let board = layout.board();
            // From column to column, from row to row.
            let [columns, rows] = layout.bands();
            let ends = |[column, row]: Cell| {
                let columns = columns.band(column, board.columns);
                [columns, rows.band(row, board.rows)]
            };
            let wholes = [columns.whole(board.columns), rows.whole(board.rows)].map(f32::from);
            for cell in board.cells() {
                let here = ends(*cell);
                let inside = |[from, to]: &[f32; 2]| 0.0 <= *from && from < to && *to <= 1.0;
                assert!(here.iter().all(inside));
                for n in board.celebrities_beside(*cell) {
                    let there = ends(board.celebrity_cell(n));
                    let shared = usize::from(cell[0].is_multiple_of(2));
                    // Above and below a celebrity columns are shared, beside it rows.
                    assert_eq!(here[shared], there[shared], "{cell:?}");
                    // In the other one they overlap by the rim that is left free inside, and no more.
                    let [a, b] = [here[1 - shared], there[1 - shared]];
                    let common = a[1].min(b[1]) - a[0].max(b[0]);
                    let most = f32::from(OVERLAP) / wholes[1 - shared];
                    assert!(common <= most + 1e-6, "{cell:?}: {a:?} {b:?}");
                }
            }
        }
    }

    #[test]
    fn zones_are_found_by_their_names() {
        for n in 0..CELEBRITIES {
            assert_eq!(celebrity_of(celebrity(n)), Some(n));
            assert_eq!(space_of(celebrity(n)), None);
        }
        for n in 0..MOST_SPACES {
            assert_eq!(space_of(space(n)), Some(n));
        }
    }
}
