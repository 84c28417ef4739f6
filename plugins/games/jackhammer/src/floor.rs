//! The floor of 6×6 cells as bits: where a worker can go along the eight directions.

use kortlek_rules::{deck::Card, french};

/// Rows, and columns, of the floor.
pub const SIDE: usize = 6;
/// Cells of the floor.
pub const CELLS: usize = SIDE * SIDE;

/// A cell of the floor, `[column, row]`, both from 0; row 0 is on top.
pub type Cell = [u8; 2];

/// The bit of a cell. Cells are numbered column by column, so that rising bits are rising cells; bit 0 stays free,
/// which ends every search for the next lower bit.
#[inline]
pub(crate) const fn bit(cell: Cell) -> u32 {
    cell[0] as u32 * SIDE as u32 + cell[1] as u32 + 1
}

const fn cell_of(bit: usize) -> Cell {
    [((bit - 1) / SIDE) as u8, ((bit - 1) % SIDE) as u8]
}

/// Returns true if the floor has this cell.
#[inline]
pub(crate) const fn is_cell(cell: Cell) -> bool {
    (cell[0] as usize) < SIDE && (cell[1] as usize) < SIDE
}

/// Returns true if a cell of the floor is among these.
#[inline]
pub(crate) const fn among(cells: u64, cell: Cell) -> bool {
    is_cell(cell) && cells >> bit(cell) & 1 == 1
}

/// Every cell by its bit.
pub(crate) static CELL_AT: [Cell; CELLS + 1] = {
    let mut cells = [[0; 2]; CELLS + 1];
    let mut at = 1;
    while at <= CELLS {
        cells[at] = cell_of(at);
        at += 1;
    }
    cells
};

/// The four directions in which bits rise: down, and to the right down, straight and up.
const RISING: [[i8; 2]; 4] = [[0, 1], [1, 1], [1, 0], [1, -1]];

/// The cells that lie ahead of each cell: in the four rising directions, then in the four opposite ones.
static RAYS: [[u64; 8]; CELLS + 1] = {
    let mut rays = [[0; 8]; CELLS + 1];
    let mut at = 1;
    while at <= CELLS {
        let mut direction = 0;
        while direction < 8 {
            let step = RISING[direction % 4];
            let sign = if direction < 4 { 1 } else { -1 };
            let from = cell_of(at);
            let (mut column, mut row) = (from[0] as i8, from[1] as i8);
            loop {
                column += sign * step[0];
                row += sign * step[1];
                if column < 0 || row < 0 || column >= SIDE as i8 || row >= SIDE as i8 {
                    break;
                }
                rays[at][direction] |= 1 << bit([column as u8, row as u8]);
            }
            direction += 1;
        }
        at += 1;
    }
    rays
};

/// Cells in reach of a worker on `at` if it may stop on or pass the cells of `open` and no others.
#[inline]
pub(crate) fn reach(at: usize, open: u64) -> u64 {
    let rays = &RAYS[at];
    let shut = !open;
    let mut found = 0;
    for ray in &rays[..4] {
        let stop = ray & shut;
        // All below the lowest bit of `stop`; everything if there is none.
        found |= ray & (stop & stop.wrapping_neg()).wrapping_sub(1);
    }
    for ray in &rays[4..] {
        // All above the highest bit of `stop`; bit 0 is no cell and stands for the edge.
        let stop = (ray & shut) | 1;
        found |= ray & ((u64::MAX << 1) << (u64::BITS - 1 - stop.leading_zeros()));
    }
    found
}

/// All cells.
const ALL: u64 = ((1 << CELLS) - 1) << 1;
/// The cells of the first row, and of the last.
const FIRST_ROW: u64 = row(0);
const LAST_ROW: u64 = row(SIDE - 1);

const fn row(row: usize) -> u64 {
    let mut cells = 0;
    let mut column = 0;
    while column < SIDE {
        cells |= 1 << bit([column as u8, row as u8]);
        column += 1;
    }
    cells
}

/// All cells that hang together with these, step by step in eight directions over the open ones.
#[inline]
pub(crate) fn flood(from: u64, open: u64) -> u64 {
    let mut found = from;
    loop {
        let beside = found | (found & !LAST_ROW) << 1 | (found & !FIRST_ROW) >> 1;
        let around = beside | beside << SIDE | beside >> SIDE;
        let next = found | (around & ALL & open);
        if next == found {
            return found;
        }
        found = next;
    }
}

/// The cells between two cells that lie in line, as bits; `None` if they don't.
pub(crate) fn between(from: Cell, to: Cell) -> Option<u64> {
    let (at, goal) = (bit(from) as usize, 1u64 << bit(to));
    let direction = RAYS[at].iter().position(|ray| ray & goal != 0)?;
    let opposite = (direction + 4) % 8;
    Some(RAYS[at][direction] & RAYS[bit(to) as usize][opposite])
}

/// The floor: which card was dealt to each cell, and where there is a hole by now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Floor {
    /// By bit; the first is no cell.
    pub(crate) dealt: [french::Card; CELLS + 1],
    /// The cells that hold a card.
    pub(crate) cards: u64,
    /// The cells that hold a worker.
    pub(crate) workers: u64,
}

impl Floor {
    /// A floor of holes alone.
    pub(crate) fn empty() -> Floor {
        Floor {
            dealt: [french::Card::at(0); CELLS + 1],
            cards: 0,
            workers: 0,
        }
    }

    /// Lays a card on a cell.
    pub(crate) fn lay(&mut self, cell: Cell, card: french::Card) {
        self.dealt[bit(cell) as usize] = card;
        self.cards |= 1 << bit(cell);
    }

    /// The card on a cell; none on a hole and outside.
    pub fn get(&self, cell: Cell) -> Option<french::Card> {
        among(self.cards, cell).then(|| self.dealt[bit(cell) as usize])
    }

    /// Returns true if a worker is on a cell.
    pub fn has_worker(&self, cell: Cell) -> bool {
        among(self.workers, cell)
    }

    /// All cards that still lie there with their cells, by column, then row.
    pub fn cards(&self) -> impl Iterator<Item = (Cell, french::Card)> + '_ {
        bits(self.cards).map(|at| (CELL_AT[at], self.dealt[at]))
    }

    /// Number of cards left.
    pub const fn len(&self) -> usize {
        self.cards.count_ones() as usize
    }

    /// Returns true if all cards are gone.
    pub const fn is_empty(&self) -> bool {
        self.cards == 0
    }

    /// The cells to which a worker on this cell can move (section *Decisions*), by column, then row.
    pub fn moves(&self, from: Cell) -> impl Iterator<Item = Cell> + use<> {
        bits(self.move_bits(bit(from) as usize)).map(|at| CELL_AT[at])
    }

    #[inline]
    pub(crate) fn move_bits(&self, at: usize) -> u64 {
        reach(at, self.cards & !self.workers)
    }

    /// The cells that a worker on this cell could still come to if nobody else moved, the worker's own left out: a
    /// help for players and bots. Holes and other workers shut the way.
    pub fn region(&self, from: Cell) -> impl Iterator<Item = Cell> + use<> {
        let start = 1 << bit(from);
        let found = flood(start, self.cards & !self.workers);
        bits(found & !start).map(|at| CELL_AT[at])
    }
}

/// The bits that are set, rising.
#[inline]
pub(crate) fn bits(mut set: u64) -> impl Iterator<Item = usize> + Clone {
    std::iter::from_fn(move || {
        let at = (set != 0).then(|| set.trailing_zeros() as usize)?;
        set &= set - 1;
        Some(at)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use kortlek_rules::Luck;

    /// Step by step, as the rule file words it.
    fn walked(from: Cell, open: u64) -> u64 {
        let mut found = 0;
        let ways = (-1i8..=1).flat_map(|columns| (-1i8..=1).map(move |rows| (columns, rows)));
        for (columns, rows) in ways.filter(|way| *way != (0, 0)) {
            let mut at = from;
            loop {
                let (column, row) = (at[0] as i8 + columns, at[1] as i8 + rows);
                if !(0..SIDE as i8).contains(&column) || !(0..SIDE as i8).contains(&row) {
                    break;
                }
                at = [column as u8, row as u8];
                if open >> bit(at) & 1 == 0 {
                    break;
                }
                found |= 1 << bit(at);
            }
        }
        found
    }

    #[test]
    fn reach_is_what_walking_finds() {
        let mut luck = Luck::new(3);
        for n in 0..4000 {
            let thick = luck.bits() | if n % 2 == 0 { luck.bits() } else { 0 };
            let open = ALL & thick;
            for at in 1..=CELLS {
                let open = open & !(1 << at);
                assert_eq!(reach(at, open), walked(CELL_AT[at], open), "{at} {open:b}");
            }
        }
    }

    #[test]
    fn a_flood_comes_to_what_walking_on_and_on_finds() {
        let mut luck = Luck::new(4);
        for n in 0..400 {
            let thick = luck.bits() | if n % 2 == 0 { luck.bits() } else { 0 };
            for at in 1..=CELLS {
                let open = ALL & thick & !(1 << at);
                let mut found = 1 << at;
                loop {
                    let walked = bits(found).map(|at| walked(CELL_AT[at], open));
                    let next = walked.fold(found, |all, more| all | more);
                    if next == found {
                        break;
                    }
                    found = next;
                }
                assert_eq!(flood(1 << at, open), found, "{at} {open:b}");
            }
        }
    }

    #[test]
    fn an_open_floor_gives_15_moves_in_a_corner_and_19_in_the_middle() {
        let count = |cell| reach(bit(cell) as usize, ALL & !(1 << bit(cell))).count_ones();
        assert_eq!(count([0, 0]), 15);
        assert_eq!(count([5, 5]), 15);
        assert_eq!(count([2, 2]), 19);
        let most = CELL_AT[1..].iter().map(|cell| count(*cell)).max();
        assert_eq!(most, Some(19));
    }

    #[test]
    fn between_are_the_cells_passed() {
        let cells = |from, to| between(from, to).map(|b| bits(b).map(|at| CELL_AT[at]).collect());
        assert_eq!(cells([0, 0], [3, 3]), Some(vec![[1, 1], [2, 2]]));
        assert_eq!(cells([4, 1], [1, 1]), Some(vec![[2, 1], [3, 1]]));
        assert_eq!(cells([2, 5], [3, 4]), Some(vec![]));
        assert_eq!(cells([0, 0], [2, 1]), None);
        assert_eq!(cells([2, 2], [2, 2]), None);
    }

    #[test]
    fn a_region_ends_at_holes_and_workers() {
        let mut floor = Floor::empty();
        for cell in [[0, 0], [1, 1], [1, 2], [2, 3], [4, 4]] {
            floor.lay(cell, french::Card::at(0));
        }
        let region = |floor: &Floor| floor.region([0, 0]).collect::<Vec<_>>();
        assert_eq!(region(&floor), [[1, 1], [1, 2], [2, 3]]);
        floor.workers = 1 << bit([1, 2]);
        assert_eq!(region(&floor), [[1, 1]]);
    }

    #[test]
    fn rising_bits_are_rising_cells() {
        assert!(CELL_AT[1..].is_sorted());
        let mut cells = CELL_AT.iter().enumerate().skip(1);
        assert!(cells.all(|(at, cell)| bit(*cell) as usize == at));
    }
}
