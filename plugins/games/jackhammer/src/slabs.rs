//! Drawing of the floor: the slab under each remaining card, torn where a hole is beside it. Pure: the state of the
//! floor goes in, pixels come out. The plugin puts them under the cards.

mod canvas;

use crate::{
    floor::{Cell, Floor, SIDE, among, bit, is_cell},
    table::walker,
};
use canvas::{Canvas, Point};
use kortlek_rules::{
    Face, Seat,
    presentation::{Look, Piece, Zone},
};

/// A colour: red, green, blue, alpha.
pub type Rgba = [u8; 4];

/// State of the table's floor, read from its layout.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Plan {
    floor: Floor,
    workers: [Option<Cell>; 4],
    lost: u64,
}

impl Plan {
    /// The floor of a layout: also its cells that are bare before the deal.
    pub fn of(zone: &Zone) -> Plan {
        let mut plan = Plan {
            floor: Floor::empty(),
            workers: [None; 4],
            lost: 0,
        };
        let own = |cell: [i8; 2]| Some(cell.map(|n| n as u8)).filter(|cell| is_cell(*cell));
        for cell in zone.cells.iter().filter_map(|cell| own(*cell)) {
            plan.floor.cards |= 1 << bit(cell);
        }
        for item in &zone.items {
            let Some(cell) = own(item.cell) else { continue };
            match item.piece {
                Piece::Card(Face::French(card)) => {
                    plan.floor.lay(cell, card);
                    if item.look == Look::Dim {
                        plan.lost |= 1 << bit(cell);
                    }
                }
                piece => {
                    if let Some(seat) = Seat::all(4).find(|seat| walker(*seat) == piece) {
                        plan.workers[seat.index()] = Some(cell);
                        plan.floor.workers |= 1 << bit(cell);
                    }
                }
            }
        }
        plan
    }

    /// Returns true if a slab is left there.
    pub fn stands(&self, cell: Cell) -> bool {
        among(self.floor.cards, cell)
    }

    /// Cell of a seat's worker.
    pub fn worker(&self, seat: Seat) -> Option<Cell> {
        let cell = self.workers.get(seat.index()).copied().flatten();
        cell.filter(|cell| self.stands(*cell))
    }

    /// The floor after a seat's worker has moved.
    #[must_use]
    pub fn after(&self, seat: Seat, to: Cell) -> Plan {
        let mut plan = *self;
        if let Some(from) = self.worker(seat) {
            plan.floor.cards &= !(1 << bit(from));
            plan.floor.workers &= !(1 << bit(from));
        }
        plan.floor.workers |= 1 << bit(to);
        plan.workers[seat.index()] = Some(to);
        plan
    }

    /// The cells to which a seat's worker could go on from a cell to which it moves now.
    pub fn onward(&self, seat: Seat, to: Cell) -> Vec<Cell> {
        self.after(seat, to).floor.moves(to).collect()
    }

    /// Number of cards that a seat's worker can come to, the one under it included.
    pub fn reach(&self, seat: Seat) -> usize {
        let cards = |cell| self.floor.region(cell).count() + 1;
        self.worker(seat).map_or(0, cards)
    }

    /// The seats that would lose much by such a move: what they can reach now, and what then.
    pub fn shut_in(&self, seat: Seat, to: Cell) -> Vec<(Seat, usize, usize)> {
        /// Number of lost cards that counts as much; half of all does, too.
        const MUCH: usize = 5;
        let then = self.after(seat, to);
        let change = |seat| (seat, self.reach(seat), then.reach(seat));
        let lost = |(_, now, then): &(Seat, usize, usize)| *then + MUCH <= *now || then * 2 <= *now;
        let seats = Seat::all(4).filter(|seat| self.worker(*seat).is_some());
        seats.map(change).filter(lost).collect()
    }

    fn beside(&self, cell: Cell, way: [i8; 2]) -> Option<Cell> {
        let at = [0, 1].map(|d| cell[d] as i8 + way[d]);
        let own = at.iter().all(|n| (0..SIDE as i8).contains(n));
        own.then(|| at.map(|n| n as u8))
    }

    /// Slab of a cell that still has one. `legal` are the cells to which one can go.
    pub fn slab(&self, cell: Cell, legal: &[Cell], cracked: bool) -> Slab {
        let side = |way| match self.beside(cell, way) {
            None => Side::House,
            Some(other) if self.stands(other) => Side::Slab,
            Some(_) => Side::Hole,
        };
        let tone = if legal.contains(&cell) {
            Tone::Legal
        } else if among(self.lost, cell) {
            Tone::Lost
        } else {
            Tone::Plain
        };
        Slab {
            cell,
            sides: WAYS.map(side),
            tone,
            cracked,
        }
    }

    /// Plates: where two slabs touch by a corner only, across two holes. The upper of the two, and whether the plate
    /// runs down to the right.
    pub fn plates(&self) -> Vec<(Cell, bool)> {
        let mut plates = Vec::new();
        for (cell, _) in self.floor.cards() {
            for right in [true, false] {
                let x = if right { 1 } else { -1 };
                let stands = |way| self.beside(cell, way).map(|c| self.stands(c));
                let around = [[x, 1], [x, 0], [0, 1]].map(stands);
                if around == [Some(true), Some(false), Some(false)] {
                    plates.push((cell, right));
                }
            }
        }
        plates
    }
}

/// Left, top, right, bottom: the order of the sides.
const WAYS: [[i8; 2]; 4] = [[-1, 0], [0, -1], [1, 0], [0, 1]];
const BOTTOM: usize = 3;

/// Neighbour at a side of a slab.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Side {
    /// Another slab.
    Slab,
    /// A hole: the side is torn.
    Hole,
    /// The wall of the house.
    House,
}

/// Brightness of a slab.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Tone {
    /// As it is.
    Plain,
    /// One can go there now.
    Legal,
    /// Nobody can come there any more.
    Lost,
}

/// A slab.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Slab {
    /// Its cell, by which its tears and cracks are its own.
    pub cell: Cell,
    /// Neighbours at its sides: left, top, right, bottom.
    pub sides: [Side; 4],
    /// Brightness.
    pub tone: Tone,
    /// True if it will go with the next step.
    pub cracked: bool,
}

/// The colours of the floor on a cloth.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Colours {
    /// A slab by its tone.
    pub slabs: [Rgba; 3],
    /// The light on upper and left edges.
    pub light: Rgba,
    /// Joints and small cracks.
    pub joint: Rgba,
    /// The break below a slab.
    pub broken: Rgba,
    /// Cuts in the break.
    pub gouge: Rgba,
    /// Steel in the concrete.
    pub rod: Rgba,
    /// The dark of the shaft.
    pub dark: Rgba,
}

fn mix(a: Rgba, b: Rgba, share: f32) -> Rgba {
    let part = |k: usize| (f32::from(a[k]) * (1.0 - share) + f32::from(b[k]) * share).round() as u8;
    [0, 1, 2, 3].map(part)
}

impl Colours {
    /// From the colours of a cloth: the table, its panels, their edges and lines, quiet words.
    pub fn new(table: Rgba, panel: Rgba, edge: Rgba, line: Rgba, quiet: Rgba) -> Colours {
        Colours {
            slabs: [
                mix(edge, line, 0.2),
                mix(line, quiet, 0.08),
                mix(table, edge, 0.3),
            ],
            light: mix(line, quiet, 0.15),
            joint: mix(table, edge, 0.4),
            broken: table,
            gouge: edge,
            rod: mix(line, quiet, 0.3),
            dark: mix(panel, [0, 0, 0, 0xFF], 0.5),
        }
    }
}

/// Margin of a slab's picture beyond its cell, in pixels of the reference drawing.
pub const MARGIN: f32 = 34.0;
/// Amplitude of a torn side.
const TEAR: f32 = 6.5;
/// Depth of the break below a slab, and of its shadow below that.
const BREAK: [f32; 2] = [17.0, 15.0];
/// Pieces of a torn side.
const STEPS: usize = 7;

/// A number from -1 to 1 that looks random and is the same for the same cell and place.
fn scatter(cell: Cell, n: usize) -> f32 {
    let mut x = (u64::from(cell[0]) << 40) ^ (u64::from(cell[1]) << 20) ^ n as u64;
    x = x.wrapping_add(0x9E37_79B9_7F4A_7C15);
    x = (x ^ (x >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    x = (x ^ (x >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    x ^= x >> 31;
    (x >> 40) as f32 / (1u64 << 23) as f32 - 1.0
}

fn along(a: Point, b: Point, t: f32) -> Point {
    [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]
}

fn moved(p: Point, by: Point, length: f32) -> Point {
    [p[0] + by[0] * length, p[1] + by[1] * length]
}

impl Slab {
    /// The corner with which a side begins, clockwise, and the way out of the slab there.
    fn side(side: usize, size: Point) -> (Point, Point, Point) {
        let [w, h] = size;
        match side {
            0 => ([0.0, h], [0.0, 0.0], [-1.0, 0.0]),
            1 => ([0.0, 0.0], [w, 0.0], [0.0, -1.0]),
            2 => ([w, 0.0], [w, h], [1.0, 0.0]),
            _ => ([w, h], [0.0, h], [0.0, 1.0]),
        }
    }

    /// A side from its first corner to its last. Corners never move.
    fn line(&self, side: usize, size: Point, unit: f32) -> Vec<Point> {
        let (from, to, out) = Slab::side(side, size);
        let mut line = vec![from];
        if self.sides[side] == Side::Hole {
            for k in 1..STEPS {
                let n = side * 100 + k * 3;
                let t = (k as f32 + 0.3 * scatter(self.cell, n)) / STEPS as f32;
                let swing = if k % 2 == 0 { 1.0 } else { -0.7 };
                let far = TEAR * unit * swing * (0.6 + 0.4 * scatter(self.cell, n + 1));
                line.push(moved(along(from, to, t), out, far));
            }
        }
        line.push(to);
        line
    }

    /// Its outline, clockwise from the lower left corner.
    pub fn outline(&self, size: Point, unit: f32) -> Vec<Point> {
        let mut outline = Vec::new();
        for side in 0..WAYS.len() {
            let line = self.line(side, size, unit);
            outline.extend(&line[..line.len() - 1]);
        }
        outline
    }

    /// Returns true if its lower side is exposed.
    fn hangs(&self) -> bool {
        self.sides[BOTTOM] != Side::Slab
    }

    /// Its picture, [`MARGIN`] larger on all sides than the cell of this size in pixels. `unit` is how many of them a
    /// pixel of the reference drawing has.
    pub fn draw(&self, cell: [u32; 2], unit: f32, colours: &Colours) -> (u32, u32, Vec<u8>) {
        let margin = (MARGIN * unit).ceil() as u32;
        let size = cell.map(|n| n as f32);
        let mut canvas = Canvas::new(cell.map(|n| n + 2 * margin), [margin as f32; 2]);
        if self.hangs() {
            self.draw_break(&mut canvas, size, unit, colours);
        }
        self.draw_rods(&mut canvas, size, unit, colours);
        canvas.fill(&self.outline(size, unit), colours.slabs[self.tone as usize]);
        self.draw_marks(&mut canvas, size, unit, colours);
        for side in [0, 1] {
            let light = match self.sides[side] {
                Side::Slab => colours.joint,
                Side::Hole | Side::House => colours.light,
            };
            canvas.path(&self.line(side, size, unit), 1.6 * unit, light);
        }
        canvas.pixels()
    }

    /// The break below the lower side, and its shadow.
    fn draw_break(&self, canvas: &mut Canvas, size: Point, unit: f32, colours: &Colours) {
        let edge = self.line(BOTTOM, size, unit);
        let down = |p: &Point, n: usize, depth: f32| {
            let rough = 1.0 + 0.16 * scatter(self.cell, 900 + n);
            [p[0], p[1] + depth * unit * rough]
        };
        let [deep, shadow] = BREAK;
        let band = |depth: f32| {
            let lower = edge.iter().enumerate().rev();
            let lower = lower.map(|(n, p)| down(p, n, depth));
            edge.iter().copied().chain(lower).collect::<Vec<Point>>()
        };
        canvas.fill(&band(deep + shadow), [0, 0, 0, 0x48]);
        canvas.fill(&band(deep), colours.broken);
        let (from, to, _) = Slab::side(BOTTOM, size);
        for k in 0..9 {
            let n = 700 + k * 2;
            let t = (k as f32 + 0.5 + 0.3 * scatter(self.cell, n)) / 9.0;
            let top = along(from, to, t);
            let depth = (0.45 + 0.3 * scatter(self.cell, n + 1)) * deep * unit;
            let top = [top[0], top[1] + 2.0 * unit];
            let cut = [top, [top[0] + unit, top[1] + depth]];
            canvas.path(&cut, 1.8 * unit, colours.gouge);
        }
    }

    /// Two rods that stick out of each torn side.
    fn draw_rods(&self, canvas: &mut Canvas, size: Point, unit: f32, colours: &Colours) {
        for side in (0..WAYS.len()).filter(|side| self.sides[*side] == Side::Hole) {
            let (from, to, out) = Slab::side(side, size);
            for k in 0..2 {
                let n = 500 + side * 10 + k * 3;
                let t = 0.28 + 0.44 * k as f32 + 0.1 * scatter(self.cell, n);
                let far = (13.0 + 4.0 * scatter(self.cell, n + 1)) * unit;
                let bend = 5.0 * unit * scatter(self.cell, n + 2);
                let root = moved(along(from, to, t), out, -6.0 * unit);
                let knee = moved(root, out, 6.0 * unit + far * 0.5);
                let tip = moved(moved(knee, out, far * 0.5), [out[1], out[0]], bend);
                canvas.path(&[root, knee, tip], 3.8 * unit, colours.dark);
                canvas.path(&[root, knee, tip], 2.0 * unit, colours.rod);
            }
        }
    }

    /// A small crack on some slabs; long ones on that which will go.
    fn draw_marks(&self, canvas: &mut Canvas, size: Point, unit: f32, colours: &Colours) {
        let middle = size.map(|n| n / 2.0);
        let crack = |canvas: &mut Canvas, way: Point, [near, far]: [f32; 2], n: usize, dark| {
            let across = [-way[1], way[0]];
            let point = |k: usize| {
                let swing = if k == 0 || k == 3 { 0.3 } else { 1.0 };
                let aside = 5.0 * unit * swing * scatter(self.cell, n + k);
                let ahead = near + (far - near) * k as f32 / 3.0;
                moved(moved(middle, way, ahead), across, aside)
            };
            let points = [0, 1, 2, 3].map(point);
            if dark {
                canvas.path(&points, 4.4 * unit, colours.light);
                canvas.path(&points, 2.4 * unit, colours.dark);
            } else {
                canvas.path(&points, 1.8 * unit, colours.joint);
            }
        };
        if self.cracked {
            for k in 0..8 {
                let turn = k as f32 + 0.3 * scatter(self.cell, 300 + k);
                let angle = turn * std::f32::consts::FRAC_PI_4;
                let way = [angle.cos(), angle.sin()];
                let rim = middle[0] / way[0].abs().max(way[1].abs());
                crack(canvas, way, [rim * 0.55, rim], 320 + k * 9, true);
            }
        } else if scatter(self.cell, 1) > 0.2 {
            let right = scatter(self.cell, 2) > 0.0;
            let side = if right { 1.0 } else { -1.0 };
            let way = [side * 0.86, 0.5 * scatter(self.cell, 3).signum()];
            crack(canvas, way, [middle[0] * 0.8, middle[0] * 1.06], 30, false);
        }
    }
}

/// The picture of a plate with its two bolts, and its size in pixels.
pub fn plate(right: bool, unit: f32, colours: &Colours) -> (u32, u32, Vec<u8>) {
    let half = (22.0 * unit).ceil();
    let mut canvas = Canvas::new([2 * half as u32; 2], [half; 2]);
    let cos = std::f32::consts::FRAC_1_SQRT_2;
    let sin = if right { 1.0 } else { -1.0 } * cos;
    let at = |x: f32, y: f32| -> Point {
        let [x, y] = [x * unit, y * unit];
        [x * cos - y * sin, x * sin + y * cos]
    };
    let rect = |w: f32, h: f32| [at(-w, -h), at(w, -h), at(w, h), at(-w, h)];
    canvas.fill(&rect(18.5, 8.5), colours.dark);
    canvas.fill(&rect(17.0, 7.0), colours.rod);
    canvas.fill(&rect(15.4, 5.4), colours.light);
    for x in [-10.0, 10.0] {
        let round = (0..12).map(|k| {
            let angle = k as f32 * std::f32::consts::TAU / 12.0;
            at(x + 3.0 * angle.cos(), 3.0 * angle.sin())
        });
        canvas.fill(&round.collect::<Vec<Point>>(), colours.dark);
    }
    canvas.pixels()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Jackhammer, rules::State, table::FLOOR};
    use kortlek_rules::{
        Rules,
        french::{Card, Suit},
        game::First,
        presentation::Picks,
        testing::scene_of,
    };

    const TWO: Jackhammer = Jackhammer {
        players: 2,
        first: First::Chance,
    };
    const COLOURS: Colours = Colours {
        slabs: [[1, 0, 0, 255], [2, 0, 0, 255], [3, 0, 0, 255]],
        light: [4, 0, 0, 255],
        joint: [5, 0, 0, 255],
        broken: [6, 0, 0, 255],
        gouge: [7, 0, 0, 255],
        rod: [8, 0, 0, 255],
        dark: [9, 0, 0, 255],
    };

    fn plan(cells: &[Cell], worker: Option<Cell>) -> Plan {
        let card = |k: u8| Card::new(1 + k / 4, Suit::ALL[usize::from(k % 4)]);
        let cards = cells.iter().zip(0..).map(|(cell, k)| (card(k), *cell));
        let cards: Vec<(Card, Cell)> = cards.collect();
        let state = State::with_floor(&cards, &[worker, None], Seat(0));
        let layout = scene_of(&TWO, &state, Some(Seat(0)), Picks::NONE).layout;
        Plan::of(layout.zone(FLOOR).expect("there is a floor"))
    }

    #[test]
    fn a_slab_is_torn_where_a_hole_is_beside_it() {
        let plan = plan(&[[0, 0], [1, 0], [1, 1]], Some([0, 0]));
        assert!(plan.stands([1, 1]) && !plan.stands([0, 1]) && !plan.stands([9, 9]));
        let sides = |cell| plan.slab(cell, &[], false).sides;
        let [house, slab, hole] = [Side::House, Side::Slab, Side::Hole];
        assert_eq!(sides([0, 0]), [house, house, slab, hole]);
        assert_eq!(sides([1, 1]), [hole, slab, hole, hole]);
        assert_eq!(plan.worker(Seat(0)), Some([0, 0]));
        assert_eq!(plan.worker(Seat(1)), None);
        let tone = |cell, legal: &[Cell]| plan.slab(cell, legal, false).tone;
        assert_eq!(tone([1, 0], &[[1, 0]]), Tone::Legal);
        assert_eq!(tone([1, 0], &[]), Tone::Plain);
    }

    #[test]
    fn what_nobody_can_reach_is_dark_and_onward_ways_leave_the_new_hole_out() {
        let plan = plan(&[[0, 0], [1, 0], [2, 0], [5, 5]], Some([1, 0]));
        assert_eq!(plan.slab([5, 5], &[], false).tone, Tone::Lost);
        // From the left end nothing leads on: the worker's own cell will be a hole.
        assert_eq!(plan.onward(Seat(0), [0, 0]), Vec::<Cell>::new());
        let plan = self::plan(&[[0, 0], [1, 0], [0, 1], [1, 1]], Some([0, 0]));
        assert_eq!(plan.onward(Seat(0), [1, 1]), [[0, 1], [1, 0]]);
    }

    #[test]
    fn who_would_be_shut_in_is_told() {
        // A step to the right leaves four cards on the left, which cannot be come to any more.
        let row: Vec<Cell> = (0..6).map(|column| [column, 0]).collect();
        let plan = plan(&row, Some([4, 0]));
        assert_eq!(plan.reach(Seat(0)), 6);
        assert_eq!(plan.shut_in(Seat(0), [5, 0]), [(Seat(0), 6, 1)]);
        assert_eq!(plan.shut_in(Seat(0), [3, 0]), []);
        assert_eq!(plan.after(Seat(0), [3, 0]).reach(Seat(0)), 4);
        assert_eq!(plan.reach(Seat(1)), 0);
    }

    #[test]
    fn a_plate_lies_where_a_corner_alone_leads_over() {
        assert_eq!(plan(&[[0, 0], [1, 1]], None).plates(), [([0, 0], true)]);
        assert_eq!(plan(&[[1, 0], [0, 1]], None).plates(), [([1, 0], false)]);
        assert!(plan(&[[0, 0], [1, 1], [1, 0]], None).plates().is_empty());
    }

    #[test]
    fn corners_never_move_and_straight_sides_stay_straight() {
        let slab = Slab {
            cell: [2, 3],
            sides: [Side::Hole, Side::Slab, Side::Hole, Side::Hole],
            tone: Tone::Plain,
            cracked: false,
        };
        let outline = slab.outline([100.0, 100.0], 1.0);
        for corner in [[0.0, 0.0], [100.0, 0.0], [100.0, 100.0], [0.0, 100.0]] {
            assert!(outline.contains(&corner), "{corner:?}");
        }
        assert_eq!(outline.len(), 4 + 3 * (STEPS - 1));
        let out = |p: &Point| p.iter().any(|n| *n < -TEAR - 0.1 || *n > 100.1 + TEAR);
        assert!(!outline.iter().any(out));
        // The upper side joins another slab.
        assert!(outline.iter().all(|p| p[1] >= -0.1));
        let other = Slab {
            cell: [3, 3],
            ..slab
        };
        let other = other.outline([100.0, 100.0], 1.0);
        assert_ne!(other, outline, "no two tears are alike");
    }

    #[test]
    fn a_picture_fills_its_cell_and_hangs_only_over_a_hole() {
        let slab = |bottom| Slab {
            cell: [0, 0],
            sides: [Side::House, Side::House, Side::Slab, bottom],
            tone: Tone::Legal,
            cracked: false,
        };
        let pixel = |bottom, x: i32, y: i32| {
            let (w, h, rgba) = slab(bottom).draw([60, 60], 0.5, &COLOURS);
            let margin = (MARGIN * 0.5).ceil() as i32;
            assert_eq!((w, h), (60 + 2 * margin as u32, 60 + 2 * margin as u32));
            let at = ((y + margin) * w as i32 + x + margin) as usize * 4;
            [rgba[at], rgba[at + 3]]
        };
        assert_eq!(pixel(Side::Slab, 30, 30), [2, 255]);
        assert_eq!(pixel(Side::Slab, 30, 64)[1], 0);
        assert_eq!(pixel(Side::Hole, 30, 66)[1], 255);
        assert!(pixel(Side::Hole, 30, 73)[1] > 0, "its shadow");
        assert_eq!(pixel(Side::Slab, -4, 30)[1], 0);
        assert_eq!(pixel(Side::Slab, 64, 30)[1], 0);
    }

    #[test]
    fn before_the_deal_the_whole_floor_is_there() {
        let layout = scene_of(&TWO, &TWO.start(), None, Picks::NONE).layout;
        let plan = Plan::of(layout.zone(FLOOR).expect("there is a floor"));
        for column in 0..6 {
            assert!((0..6).all(|row| plan.stands([column, row])));
        }
    }
}
