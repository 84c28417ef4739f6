//! Where celebrities, spaces and the hand lie in the middle of the table: parts of a raster as fine as it can be, so that
//! celebrities are large and spaces small, and everything stays in line in a window of any shape.

use crate::board::{CELEBRITIES, Cell, Layout, MOST_SPACES};
use kortlek_rules::presentation::{Place, ZoneId};

const CELEBRITY_NAMES: [&str; CELEBRITIES] = [
    "celebrity 1",
    "celebrity 2",
    "celebrity 3",
    "celebrity 4",
    "celebrity 5",
    "celebrity 6",
    "celebrity 7",
    "celebrity 8",
    "celebrity 9",
    "celebrity 10",
    "celebrity 11",
    "celebrity 12",
];

const SPACE_NAMES: [&str; MOST_SPACES] = [
    "space 1", "space 2", "space 3", "space 4", "space 5", "space 6", "space 7", "space 8",
    "space 9", "space 10", "space 11", "space 12", "space 13", "space 14", "space 15", "space 16",
    "space 17", "space 18", "space 19", "space 20", "space 21", "space 22", "space 23", "space 24",
    "space 25", "space 26", "space 27", "space 28", "space 29", "space 30", "space 31", "space 32",
];

/// Where a celebrity stands, by its number in the shuffle.
pub const fn celebrity(n: usize) -> ZoneId {
    ZoneId::common(CELEBRITY_NAMES[n])
}

/// A space, by its number.
pub const fn space(n: usize) -> ZoneId {
    ZoneId::common(SPACE_NAMES[n])
}

/// The number of the celebrity that stands in a zone.
pub(crate) fn celebrity_of(zone: ZoneId) -> Option<usize> {
    CELEBRITY_NAMES.iter().position(|name| *name == zone.name)
}

/// The number of the space that a zone is.
pub(crate) fn space_of(zone: ZoneId) -> Option<usize> {
    SPACE_NAMES.iter().position(|name| *name == zone.name)
}

/// Columns or rows in turn: the narrow ones of spaces and the wide ones of celebrities. A part is drawn a little inside
/// its fields; bands overlap so that little stays free between them.
struct Bands {
    /// Where the first narrow band begins, and from which to the next one it is so far.
    from: u8,
    period: u8,
    /// How wide a narrow band is.
    space: u8,
    /// How far behind its narrow band a wide one begins, and how wide it is.
    after: u8,
    celebrity: u8,
}

impl Bands {
    /// Where a band begins, and how wide it is.
    const fn band(&self, n: u8) -> [u8; 2] {
        let from = self.from + n / 2 * self.period;
        if n.is_multiple_of(2) {
            [from, self.space]
        } else {
            [from + self.after, self.celebrity]
        }
    }
}

/// How a layout is spread over the middle.
struct Spread {
    raster: [u8; 2],
    columns: Bands,
    rows: Bands,
}

/// Beside a column for the hand, as high as the window.
const FOUR_BY_THREE: Spread = Spread {
    raster: [252, 235],
    columns: Bands {
        from: 34,
        period: 49,
        space: 22,
        after: 20,
        celebrity: 31,
    },
    rows: Bands {
        from: 1,
        period: 68,
        space: 29,
        after: 27,
        celebrity: 43,
    },
};

/// Above the hand, as wide as the middle.
const SIX_BY_TWO: Spread = Spread {
    raster: [252, 172],
    columns: Bands {
        from: 0,
        period: 39,
        space: 17,
        after: 15,
        celebrity: 26,
    },
    rows: Bands {
        from: 10,
        period: 61,
        space: 29,
        after: 27,
        celebrity: 36,
    },
};

impl Layout {
    const fn spread(self) -> &'static Spread {
        match self {
            Layout::FourByThree => &FOUR_BY_THREE,
            Layout::SixByTwo => &SIX_BY_TWO,
        }
    }

    /// The part of the middle that a cell of the grid takes.
    pub(crate) const fn place(self, cell: Cell) -> Place {
        let spread = self.spread();
        let [x, wide] = spread.columns.band(cell[0]);
        let [y, high] = spread.rows.band(cell[1]);
        Place::Part {
            raster: spread.raster,
            at: [x, y],
            span: [wide, high],
        }
    }

    /// Where the viewer's hand is held: where celebrities take all the height, beside them.
    pub(crate) const fn hand(self) -> Place {
        match self {
            Layout::FourByThree => Place::Part {
                raster: FOUR_BY_THREE.raster,
                at: [0, 101],
                span: [33, 133],
            },
            Layout::SixByTwo => Place::Hand,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The fields of a cell: from column to column, from row to row.
    fn fields(layout: Layout, cell: Cell) -> [[u8; 2]; 2] {
        let Place::Part { raster, at, span } = layout.place(cell) else {
            panic!("cells are parts of the middle");
        };
        let ends = [0, 1].map(|d| at[d].checked_add(span[d]).expect("it ends"));
        assert!(ends[0] <= raster[0] && ends[1] <= raster[1], "{cell:?}");
        [[at[0], ends[0]], [at[1], ends[1]]]
    }

    #[test]
    fn every_cell_lies_in_the_middle_and_its_neighbours_are_in_line_with_it() {
        for layout in [Layout::FourByThree, Layout::SixByTwo] {
            let board = layout.board();
            for cell in board.cells() {
                let here = fields(layout, *cell);
                for n in board.celebrities_beside(*cell) {
                    let there = fields(layout, board.celebrity_cell(n));
                    let shared = usize::from(cell[0].is_multiple_of(2));
                    // Above and below a celebrity columns are shared, beside it rows.
                    assert_eq!(here[shared], there[shared], "{cell:?}");
                    // In the other one they overlap by the rim that is left free inside, and no more.
                    let [a, b] = [here[1 - shared], there[1 - shared]];
                    let common = a[1].min(b[1]).saturating_sub(a[0].max(b[0]));
                    assert!(common <= 2, "{cell:?}: {a:?} {b:?}");
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
