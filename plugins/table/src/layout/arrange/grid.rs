//! Cards in columns and rows, with free cells and borders.

use super::rooms::{GRID_MOST, Room};
use crate::layout::frame::Frame;
use crate::layout::placement::{CellPlacement, TALL, ZonePlacement, placement_at};
use bevy::prelude::*;
use kortlek_rules::tabled::{Arrangement, Grid, Place, Zone};

/// How deep a cell is that lies outside the cards of its grid.
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
    let cells: Vec<[i8; 2]> = zone
        .items
        .iter()
        .map(|i| i.cell)
        .chain(zone.cells.iter().copied())
        .collect();
    let Some(first) = cells.first() else {
        return;
    };
    let span = |of: &[[i8; 2]], d: usize| {
        let all = of.iter().map(|c| c[d]);
        (
            all.clone().min().unwrap_or(first[d]),
            all.max().unwrap_or(first[d]),
        )
    };
    let taken: Vec<[i8; 2]> = zone.items.iter().map(|i| i.cell).collect();
    let core = if taken.is_empty() {
        cells.clone()
    } else {
        taken.clone()
    };
    let gap = 8.0 * frame.unit;
    let deep = frame.whole(GROWTH * frame.unit);
    // For columns, then rows: first, last, and how many are full and shallow.
    let lines = [0, 1].map(|d| {
        let (low, high) = span(&cells, d);
        let (from, to) = span(&core, d);
        let full = f32::from(i16::from(to) - i16::from(from) + 1);
        let shallow = f32::from(i16::from(high) - i16::from(low) + 1) - full;
        (low, high, from, to, full, shallow)
    });
    // What is left for full columns and rows when shallow ones and gaps are taken away.
    let rest = |d: usize, room: f32| {
        let (.., full, shallow) = lines[d];
        (room - shallow * deep - (full + shallow - 1.0) * gap) / full
    };
    // A part of the middle has its margin outside.
    let is_part = matches!(zone.place, Place::Part { .. });
    let margin = if is_part { 0.0 } else { 2.0 * frame.unit };
    let border = if full_spans(zone, &taken).contains(&true) {
        2.0 * BORDER * frame.unit
    } else {
        0.0
    };
    let most = room.card * if is_part { 1.0 } else { GRID_MOST };
    let width = rest(0, inner.width() - border)
        .min(rest(1, inner.height() - margin - border) / TALL)
        .clamp(8.0, most);
    // Rounded down to whole pixels of the screen, so that the whole still fits.
    let width = (width / frame.pixel).floor() * frame.pixel;
    let height = frame.whole(width * TALL);
    placement.width = width;
    // A part's rows lie as far apart as its fields do, so that they lie beside those of other parts.
    let gaps = if is_part {
        [gap, (inner.height() + gap) / lines[1].4 - height]
    } else {
        [gap; 2]
    };
    let size = |d: usize| {
        let (.., full, shallow) = lines[d];
        let one = if d == 0 { width } else { height };
        full * one + shallow * deep + (full + shallow - 1.0) * gaps[d]
    };
    let whole = Vec2::new(size(0), size(1));
    // About the focus if the room allows, else as near to it as it does.
    let middle = |focus: f32, low: f32, high: f32, size: f32| {
        let half = size / 2.0;
        if high - low <= size {
            (low + high) / 2.0
        } else {
            focus.clamp(low + half, high - half)
        }
    };
    let top_left = Vec2::new(
        middle(room.focus.x, inner.min.x, inner.max.x, whole.x) - whole.x / 2.0,
        middle(room.focus.y, inner.min.y, inner.max.y, whole.y) - whole.y / 2.0,
    );
    let top_left = frame.snap(top_left);
    // Where a column (row) begins and how wide it is.
    let place = |d: usize, at: i8| {
        let (low, _, from, to, ..) = lines[d];
        let one = if d == 0 { width } else { height };
        let mut start = top_left[d];
        for c in low..at {
            start += gaps[d] + if (from..=to).contains(&c) { one } else { deep };
        }
        (start, if (from..=to).contains(&at) { one } else { deep })
    };
    let cell_rect = |cell: [i8; 2]| {
        let (x, w) = place(0, cell[0]);
        let (y, h) = place(1, cell[1]);
        Rect::new(x, y, x + w, y + h)
    };
    for item in &zone.items {
        let rect = cell_rect(item.cell);
        placement
            .pieces
            .push(placement_at(rect.center(), width, 0.0));
        placement.cells.push(CellPlacement {
            cell: item.cell,
            rect,
            free: false,
            round: false,
        });
    }
    for &cell in &zone.cells {
        placement.cells.push(CellPlacement {
            cell,
            rect: cell_rect(cell),
            free: true,
            round: false,
        });
    }
    let (left, right) = (place(0, lines[0].2).0, place(0, lines[0].3));
    let (top, bottom) = (place(1, lines[1].2).0, place(1, lines[1].3));
    let out = BORDER * frame.unit;
    let core = Rect::new(
        left - out,
        top - out,
        right.0 + right.1 + out,
        bottom.0 + bottom.1 + out,
    );
    let corners = [
        (core.min, Vec2::new(core.min.x, core.max.y)),
        (Vec2::new(core.max.x, core.min.y), core.max),
        (core.min, Vec2::new(core.max.x, core.min.y)),
        (Vec2::new(core.min.x, core.max.y), core.max),
    ];
    let full = full_spans(zone, &taken);
    for (side, (a, b)) in corners.into_iter().enumerate() {
        if full[side / 2] {
            placement.borders.push((side, a, b));
        }
    }
}

/// Whether what lies on a growing grid spans as many columns, and rows, as it can.
fn full_spans(zone: &Zone, taken: &[[i8; 2]]) -> [bool; 2] {
    let Arrangement::Grid(Grid::Growing { most: Some(most) }) = zone.arrangement else {
        return [false; 2];
    };
    [0, 1].map(|d| {
        let all = taken.iter().map(|cell| i32::from(cell[d]));
        let (least, greatest) = (all.clone().min(), all.max());
        least
            .zip(greatest)
            .is_some_and(|(least, greatest)| greatest - least + 1 >= i32::from(most[d]))
    })
}

/// How far outside the cards a border line runs.
const BORDER: f32 = 7.0;

#[cfg(test)]
mod tests {
    use super::super::{arrange, samples::table};
    use crate::layout::frame::{REFERENCE, frame};
    use crate::layout::placement::around;
    use kortlek_rules::{
        Seat,
        tabled::{Arrangement, Grid, Layout, ZoneId},
    };

    #[test]
    fn cells_of_a_grid_never_overlap_and_cards_fill_theirs() {
        let f = frame(REFERENCE, 1.0, 3, Seat(0));
        for (columns, rows, growing) in [(3, 2, true), (6, 6, false), (5, 6, true)] {
            let a = arrange(&table(columns, rows, growing, 3, 3), &f);
            let grid = a.zone(ZoneId::common("grid")).expect("there is a grid");
            for (i, one) in grid.cells.iter().enumerate() {
                for other in &grid.cells[i + 1..] {
                    let both = one.rect.intersect(other.rect);
                    assert!(
                        both.width() <= 0.0 || both.height() <= 0.0,
                        "{one:?} {other:?}"
                    );
                }
                if !one.free {
                    assert!(
                        grid.pieces
                            .iter()
                            .any(|p| (p.at - one.rect.center()).length() < 1.0)
                    );
                }
            }
        }
    }

    #[test]
    fn a_grid_that_is_full_has_its_border_outside_the_cards() {
        let f = frame(REFERENCE, 1.0, 3, Seat(0));
        let mut layout = table(6, 3, false, 3, 3);
        let borders = |layout: &Layout| {
            let a = arrange(layout, &f);
            let grid = a.zone(ZoneId::common("grid")).expect("there is a grid");
            grid.borders.len()
        };
        assert_eq!(borders(&layout), 0, "it can go on growing for ever");
        for (most, sides) in [([7, 4], 0), ([6, 6], 2), ([7, 3], 2), ([6, 3], 4)] {
            layout.zones[1].arrangement = Arrangement::Grid(Grid::Growing { most: Some(most) });
            assert_eq!(borders(&layout), sides, "{most:?}");
        }
        layout.zones[1].arrangement = Arrangement::Grid(Grid::Growing { most: Some([6, 6]) });
        let a = arrange(&layout, &f);
        let grid = a.zone(ZoneId::common("grid")).expect("there is a grid");
        let cards = around(grid.cells.iter().map(|c| c.rect)).expect("it has cards");
        assert!(grid.borders[0].1.x < cards.min.x && grid.borders[1].1.x > cards.max.x);
        assert!(
            grid.borders
                .iter()
                .all(|b| f.tableau.contains(b.1) && f.tableau.contains(b.2))
        );
    }
}
