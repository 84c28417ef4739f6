//! Cards in columns and rows, with free cells and borders.

use super::rooms::{GRID_MOST, Room};
use crate::layout::frame::Frame;
use crate::layout::placement::{TALL, ZonePlacement, cell_at, placement_at};
use bevy::prelude::*;
use kortlek_rules::presentation::{Arrangement, Grid, Place, Zone};

/// Depth of a cell outside the cards of its grid, in pixels of the reference drawing.
const GROWTH: f32 = 44.0;

/// On cells. The whole is scaled to its room, up to a little over a card's usual width. Cells outside the rectangle of
/// cards, where the grid may grow, are shallow.
pub(super) fn grid(
    zone: &Zone,
    room: &Room,
    inner: Rect,
    placement: &mut ZonePlacement,
    frame: &Frame,
) {
    let Some(raster) = Raster::of(zone, room, inner, frame) else {
        return;
    };
    placement.width = raster.card.x;
    for item in &zone.items {
        let rect = raster.cell(item.cell);
        let piece = placement_at(rect.center(), raster.card.x, 0.0);
        placement.pieces.push(piece);
        placement.cells.push(cell_at(item.cell, rect, false));
    }
    let free = zone.cells.iter();
    let free = free.map(|&cell| cell_at(cell, raster.cell(cell), true));
    placement.cells.extend(free);
    let core = raster.core(BORDER * frame.unit);
    let corners = [
        (core.min, Vec2::new(core.min.x, core.max.y)),
        (Vec2::new(core.max.x, core.min.y), core.max),
        (core.min, Vec2::new(core.max.x, core.min.y)),
        (Vec2::new(core.min.x, core.max.y), core.max),
    ];
    let full = full_spans(zone);
    for (side, (a, b)) in corners.into_iter().enumerate() {
        if full[side / 2] {
            placement.borders.push((side, a, b));
        }
    }
}

/// The columns of a grid, or its rows.
#[derive(Clone, Copy)]
struct Lines {
    /// The first and the last.
    all: [i8; 2],
    /// The first and the last with cards; cells outside are shallow.
    core: [i8; 2],
}

impl Lines {
    /// Columns (`d` is 0) or rows (1) of cells of which `core` hold cards; there is at least one of each.
    fn of(cells: &[[i8; 2]], core: &[[i8; 2]], d: usize) -> Lines {
        let span = |of: &[[i8; 2]]| {
            let all = || of.iter().map(|c| c[d]);
            [all().min().unwrap_or(0), all().max().unwrap_or(0)]
        };
        Lines {
            all: span(cells),
            core: span(core),
        }
    }

    /// Number of lines that are as deep as a card, and number of shallow ones.
    fn counts(&self) -> (f32, f32) {
        let count = |[low, high]: [i8; 2]| f32::from(i16::from(high) - i16::from(low) + 1);
        let full = count(self.core);
        (full, count(self.all) - full)
    }

    fn is_full(&self, at: i8) -> bool {
        (self.core[0]..=self.core[1]).contains(&at)
    }
}

/// Positions of the cells of a grid.
struct Raster {
    lines: [Lines; 2],
    card: Vec2,
    /// Depth of shallow cells.
    deep: f32,
    gaps: [f32; 2],
    top_left: Vec2,
}

impl Raster {
    /// As large as the room allows; `None` if there are no cells.
    fn of(zone: &Zone, room: &Room, inner: Rect, frame: &Frame) -> Option<Raster> {
        let taken: Vec<[i8; 2]> = zone.items.iter().map(|i| i.cell).collect();
        let cells = [taken.as_slice(), &zone.cells].concat();
        if cells.is_empty() {
            return None;
        }
        let core = if taken.is_empty() { &cells } else { &taken };
        let gap = 8.0 * frame.unit;
        let deep = frame.whole(GROWTH * frame.unit);
        let lines = [0, 1].map(|d| Lines::of(&cells, core, d));
        // Space left for full columns and rows when shallow ones and gaps are taken away.
        let rest = |d: usize, room: f32| {
            let (full, shallow) = lines[d].counts();
            (room - shallow * deep - (full + shallow - 1.0) * gap) / full
        };
        // A part of the middle has its margin outside.
        let is_part = matches!(zone.place, Place::Board(_));
        let margin = if is_part { 0.0 } else { 2.0 * frame.unit };
        let border = if full_spans(zone).contains(&true) {
            2.0 * BORDER * frame.unit
        } else {
            0.0
        };
        let most = room.card * if is_part { 1.0 } else { GRID_MOST };
        let width = rest(0, inner.width() - border)
            .min(rest(1, inner.height() - margin - border) / TALL)
            .max(8.0)
            .min(most);
        // Rounded down to whole pixels of the screen, so that the whole still fits.
        let width = (width / frame.pixel).floor() * frame.pixel;
        let card = Vec2::new(width, frame.whole(width * TALL));
        // A part's rows lie as far apart as its fields do, so that they lie beside those of other parts.
        let gaps = if is_part {
            let (rows, _) = lines[1].counts();
            [gap, (inner.height() + gap) / rows - card.y]
        } else {
            [gap; 2]
        };
        let size = |d: usize| {
            let (full, shallow) = lines[d].counts();
            full * card[d] + shallow * deep + (full + shallow - 1.0) * gaps[d]
        };
        // About the focus if the room allows, else as near to it as it does.
        let start = |d: usize| {
            let (low, high, half) = (inner.min[d], inner.max[d], size(d) / 2.0);
            if high - low <= 2.0 * half {
                (low + high) / 2.0 - half
            } else {
                room.focus[d].clamp(low + half, high - half) - half
            }
        };
        Some(Raster {
            lines,
            card,
            deep,
            gaps,
            top_left: frame.snap(Vec2::new(start(0), start(1))),
        })
    }

    /// Start and depth of a column (`d` is 0) or row (1).
    fn line(&self, d: usize, at: i8) -> (f32, f32) {
        let lines = &self.lines[d];
        let depth = |c: i8| match lines.is_full(c) {
            true => self.card[d],
            false => self.deep,
        };
        let before = (lines.all[0]..at).map(|c| self.gaps[d] + depth(c));
        (self.top_left[d] + before.sum::<f32>(), depth(at))
    }

    fn cell(&self, [column, row]: [i8; 2]) -> Rect {
        let ((x, w), (y, h)) = (self.line(0, column), self.line(1, row));
        Rect::new(x, y, x + w, y + h)
    }

    /// The rectangle of all cards, enlarged by `out` on each side.
    fn core(&self, out: f32) -> Rect {
        let corner = |n: usize| self.cell([self.lines[0].core[n], self.lines[1].core[n]]);
        Rect::from_corners(corner(0).min - out, corner(1).max + out)
    }
}

/// Returns, for columns and for rows, true if the pieces on a growing grid span as many as they can.
fn full_spans(zone: &Zone) -> [bool; 2] {
    let Arrangement::Grid(Grid::Growing { most: Some(most) }) = zone.arrangement else {
        return [false; 2];
    };
    [0, 1].map(|d| {
        let all = zone.items.iter().map(|item| i32::from(item.cell[d]));
        let ends = all.clone().min().zip(all.max());
        ends.is_some_and(|(least, greatest)| greatest - least + 1 >= i32::from(most[d]))
    })
}

/// Distance of a border line from the cards.
const BORDER: f32 = 7.0;

#[cfg(test)]
mod tests {
    use super::super::{
        arrange,
        samples::{table, the_zone},
    };
    use crate::layout::frame::{REFERENCE, frame};
    use crate::layout::placement::around;
    use kortlek_rules::{
        Seat,
        presentation::{Arrangement, Grid, Layout},
    };

    #[test]
    fn cells_of_a_grid_never_overlap_and_cards_fill_theirs() {
        let f = frame(REFERENCE, 1.0, 3, Seat(0));
        for (columns, rows, growing) in [(3, 2, true), (6, 6, false), (5, 6, true)] {
            let a = arrange(&table(columns, rows, growing, 3, 3), &f);
            let grid = the_zone(&a, "grid");
            for (i, one) in grid.cells.iter().enumerate() {
                for other in &grid.cells[i + 1..] {
                    let both = one.rect.intersect(other.rect);
                    assert!(
                        both.width() <= 0.0 || both.height() <= 0.0,
                        "{one:?} {other:?}"
                    );
                }
                if !one.free {
                    let middle = one.rect.center();
                    let mut pieces = grid.pieces.iter();
                    assert!(pieces.any(|p| (p.at - middle).length() < 1.0));
                }
            }
        }
    }

    #[test]
    fn a_grid_that_is_full_has_its_border_outside_the_cards() {
        let f = frame(REFERENCE, 1.0, 3, Seat(0));
        let mut layout = table(6, 3, false, 3, 3);
        let borders = |layout: &Layout| the_zone(&arrange(layout, &f), "grid").borders.len();
        assert_eq!(borders(&layout), 0, "it can go on growing for ever");
        for (most, sides) in [([7, 4], 0), ([6, 6], 2), ([7, 3], 2), ([6, 3], 4)] {
            layout.zones[1].arrangement = Arrangement::Grid(Grid::Growing { most: Some(most) });
            assert_eq!(borders(&layout), sides, "{most:?}");
        }
        layout.zones[1].arrangement = Arrangement::Grid(Grid::Growing { most: Some([6, 6]) });
        let a = arrange(&layout, &f);
        let grid = the_zone(&a, "grid");
        let cards = around(grid.cells.iter().map(|c| c.rect)).expect("it has cards");
        assert!(grid.borders[0].1.x < cards.min.x && grid.borders[1].1.x > cards.max.x);
        let mut borders = grid.borders.iter();
        assert!(borders.all(|b| f.tableau.contains(b.1) && f.tableau.contains(b.2)));
    }
}
