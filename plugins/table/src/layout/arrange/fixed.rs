//! Cells that keep their places: boards, shelves, corridors.

use crate::layout::{
    frame::Frame,
    placement::{TALL, ZonePlacement, cell_at, placement_at},
};
use bevy::prelude::*;
use kortlek_rules::presentation::Zone;

/// Between two cells, in pixels of the reference drawing.
const GAP: f32 = 5.0;

/// Rectangle of any cell of such a grid, also of one that is not in [`Zone::cells`];
/// `None` if the grid shows no cell at all.
pub fn cell_rect(placement: &ZonePlacement, cell: [i8; 2], frame: &Frame) -> Option<Rect> {
    let known = placement.cells.first()?;
    let pitch = known.rect.size() + GAP * frame.unit;
    let way = [0, 1].map(|d| f32::from(cell[d] - known.cell[d]));
    let off = pitch * Vec2::from(way);
    Some(Rect {
        min: frame.snap(known.rect.min + off),
        max: frame.snap(known.rect.max + off),
    })
}

/// Lays out a fixed number of columns and rows in the middle of the room, as large as fit into it. `[wide, card]`: a
/// cell's width for a height of 100, and a card's width for a cell's of 100. A cell that nobody names is a hole.
pub(super) fn fixed(
    [size, [wide, card]]: [[u8; 2]; 2],
    zone: &Zone,
    inner: Rect,
    placement: &mut ZonePlacement,
    frame: &Frame,
) {
    let gap = GAP * frame.unit;
    let many = Vec2::from(size.map(|n| f32::from(n.max(1))));
    let shape = f32::from(wide.max(1)) / 100.0;
    let free = inner.size() - gap * (many - 1.0);
    let high = (free.y / many.y).min(free.x / many.x / shape).max(4.0);
    let cell = Vec2::new(high * shape, high);
    let whole = cell * many + gap * (many - 1.0);
    let corner = inner.center() - whole / 2.0;
    let rect = |at: [i8; 2]| {
        let min = corner + (cell + gap) * Vec2::from(at.map(f32::from));
        Rect::from_corners(frame.snap(min), frame.snap(min + cell))
    };
    let share = f32::from(card.clamp(1, 100)) / 100.0;
    placement.width = frame.whole(cell.x * share);
    // A card is never higher than its cell; drawings have shapes of their own.
    let card = placement.width.min((cell.y - 2.0 * frame.unit) / TALL);
    for item in &zone.items {
        let rect = rect(item.cell);
        let width = match item.piece.is_card() {
            true => card,
            false => placement.width,
        };
        let left = if share < 1.0 {
            rect.min.x + width / 2.0 + (rect.height() - width * TALL).max(0.0) / 2.0
        } else {
            rect.center().x
        };
        let at = Vec2::new(left.min(rect.center().x), rect.center().y);
        placement.pieces.push(placement_at(at, width, 0.0));
        if !placement.cells.iter().any(|c| c.cell == item.cell) {
            placement.cells.push(cell_at(item.cell, rect, false));
        }
    }
    for &cell in &zone.cells {
        if !placement.cells.iter().any(|c| c.cell == cell) {
            placement.cells.push(cell_at(cell, rect(cell), true));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{
        super::{arrange, samples},
        cell_rect,
    };
    use crate::layout::frame::Frame;
    use kortlek_rules::presentation::{Arrangement, Grid, Item, Layout, Place, Pose, Zone, ZoneId};

    #[test]
    fn cells_keep_their_places_and_holes_stay_holes() {
        let id = ZoneId::common("board");
        let grid = Grid::Fixed {
            size: [3, 2],
            wide: 120,
            card: 60,
        };
        let card = |k: usize| Item::up(samples::card(k));
        let of = |items: Vec<Item>| {
            let zone = Zone::new(id, Place::Middle, Arrangement::Grid(grid))
                .cells([[0, 0], [1, 0], [2, 0], [1, 1]])
                .items(items);
            arrange(&Layout::new(vec![zone]), &Frame::default()).zones[0].clone()
        };
        let empty = of(Vec::new());
        assert_eq!(empty.cells.len(), 4, "two cells are holes");
        let shift = Pose {
            at: [20, 0],
            angle: 900,
            size: 50,
        };
        let full = of(vec![card(0).at(1, 1), card(1).at(1, 1).pose(shift)]);
        let frame = Frame::default();
        for cell in &empty.cells {
            let found = cell_rect(&full, cell.cell, &frame).expect("there are cells");
            let off = found.center().distance(cell.rect.center());
            assert!(off <= 1.0, "{cell:?}");
            let now = full.cells.iter().find(|c| c.cell == cell.cell);
            assert_eq!(now.map(|c| c.rect), Some(cell.rect));
            let shape = cell.rect.width() / cell.rect.height();
            assert!((shape - 1.2).abs() < 0.05, "{shape}");
        }
        let [plain, posed] = full.pieces[..] else {
            panic!("two cards")
        };
        assert!(posed.at.x > plain.at.x && (posed.width - plain.width / 2.0).abs() < 0.1);
        assert!((posed.angle + std::f32::consts::FRAC_PI_2).abs() < 1e-4);
        assert!(posed.z > plain.z);
    }
}
