//! Every legal placement, row by row: what a card at some angle would cover with its centre anywhere along a row of the
//! table, in exact whole numbers.
//!
//! At one angle every pip bars the same shape of centres, moved to where it lies, and that shape crosses each row in
//! one run: the run from which the pip is touched, and within it the one from which it is covered. So a row is looked
//! through by going along the ends of the runs of the pips near it, and all rows of all angles together hold every
//! legal placement there is. That takes seconds; [`Places`] goes through the rows in an order in which each part of
//! them is spread evenly, so that little of the work finds most of what there is to cover.

use crate::{
    geometry::{
        CLEAR, COVERED, FULL_TURN, HALF, HEIGHT, K, Place, REACH, Touch, WIDTH, along, cos, sin,
        touch,
    },
    rules::{Cover, Open},
};
use kortlek_rules::french::Suit;
use std::{collections::BTreeMap, sync::LazyLock};

/// Turned by so many degrees a card covers what it covered.
const HALF_TURN: u16 = FULL_TURN / 2;
/// Rows are looked through in so many passes, each of which takes every so many-th row.
const PASSES: usize = 16;
/// The first row of each pass, so that passes made lie evenly.
const FIRST_ROWS: [i32; PASSES] = [0, 8, 4, 12, 2, 10, 6, 14, 1, 9, 5, 13, 3, 11, 7, 15];
/// The angles of a pass come in steps of so many degrees, which meets all and spreads those met.
const NEXT_ANGLE: usize = 67;
/// Number of looks in a complete search; one [`Places::look`] takes an angle of a pass.
pub const LOOKS: usize = PASSES * HALF_TURN as usize;
/// The looks after which little more is found: about a tenth of all.
pub const ENOUGH: usize = 2 * HALF_TURN as usize;

/// The centres of a card in a row from which a pip is covered and touched, as the pip's way from the centre; where
/// the first is greater than the last there are none.
#[derive(Clone, Copy)]
struct Runs {
    covered: [i16; 2],
    touched: [i16; 2],
}

/// Number of rows of a shape, from the highest above the pip to the lowest below.
const ROWS: usize = 2 * REACH as usize + 1;

/// The runs of every row around a pip, by angle.
static SHAPES: LazyLock<Vec<[Runs; ROWS]>> = LazyLock::new(|| (0..HALF_TURN).map(shape).collect());

/// Cuts a run of ways `dx` down to those with `|a·dx + b| <= most`.
fn cut(run: &mut [i32; 2], a: i32, b: i32, most: i32) {
    let (a, b) = if a < 0 { (-a, -b) } else { (a, b) };
    if a == 0 {
        if b.abs() > most {
            *run = [1, 0];
        }
        return;
    }
    run[0] = run[0].max((-most - b + a - 1).div_euclid(a));
    run[1] = run[1].min((most - b).div_euclid(a));
}

fn shape(angle: u16) -> [Runs; ROWS] {
    let (s, c) = (sin(angle), cos(angle));
    std::array::from_fn(|row| {
        let dy = row as i32 - REACH;
        let within = |far: [i32; 2]| {
            let mut run = [-REACH, REACH];
            cut(&mut run, c, dy * s, far[0]);
            cut(&mut run, -s, dy * c, far[1]);
            run
        };
        let covered = within(COVERED);
        let mut touched = within(CLEAR.map(|far| far - 1));
        // The corners are rounded.
        let free = |dx: i32| touch(along(dx, dy, s, c)) == Touch::Untouched;
        while touched[0] <= touched[1] && free(touched[0]) {
            touched[0] += 1;
        }
        while touched[0] <= touched[1] && free(touched[1]) {
            touched[1] -= 1;
        }
        Runs {
            covered: covered.map(|dx| dx as i16),
            touched: touched.map(|dx| dx as i16),
        }
    })
}

/// A set of pips, at most one of each suit: 16 bits a suit, 0 for none.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Pips(u64);

/// Bits of a suit in [`Pips`].
const LANE: u32 = u16::BITS;

impl Pips {
    /// Number of a pip in the lane of its suit.
    fn id(card: usize, pip: usize) -> u64 {
        (card << 4 | pip) as u64 + 1
    }

    /// The pips that a placement covers.
    pub fn of(cover: &Cover) -> Pips {
        let id = |(card, pip): (u8, u8)| Pips::id(card.into(), pip.into());
        let ids = cover.hits.map(|hit| hit.map_or(0, id));
        Pips((0..).zip(ids).map(|(n, id)| id << (n * LANE)).sum())
    }

    /// Number of pips.
    pub fn len(self) -> usize {
        (0..Suit::ALL.len() as u32)
            .filter(|n| self.0 >> (n * LANE) & 0xFFFF != 0)
            .count()
    }

    /// Returns true if there are none.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Each by its card's number in [`Open::table`] and its number in that card's layout, in the order of suits.
    pub fn iter(self) -> impl Iterator<Item = (usize, usize)> {
        let ids = (0..Suit::ALL.len() as u32).map(move |n| self.0 >> (n * LANE) & 0xFFFF);
        ids.filter(|id| *id > 0).map(|id| {
            let id = id as usize - 1;
            (id >> 4, id & 15)
        })
    }

    /// Returns true if some pip is in both sets.
    pub fn meet(self, other: Pips) -> bool {
        (0..Suit::ALL.len() as u32).any(|n| {
            let [a, b] = [self, other].map(|pips| pips.0 >> (n * LANE) & 0xFFFF);
            a == b && a > 0
        })
    }
}

/// A visible pip as rows are looked through.
#[derive(Clone, Copy, Debug)]
struct Spot {
    x: i32,
    y: i32,
    id: u64,
    suit: u32,
}

/// Centres side by side in a row from which a card at some angle covers the same pips and cuts none.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Run {
    /// The first and the last centre.
    pub x: [i16; 2],
    /// The row.
    pub y: i16,
    /// The angle, 0 to 179: turned by 180 degrees the card covers the same.
    pub angle: u16,
    /// Pips that are covered.
    pub pips: Pips,
    /// Number of these pips.
    pub points: u8,
}

impl Run {
    /// The placement in the middle.
    pub fn middle(&self) -> Place {
        Place {
            x: (i32::from(self.x[0]) + i32::from(self.x[1])).div_euclid(2) as i16,
            y: self.y,
            angle: self.angle,
        }
    }

    /// Number of placements.
    pub fn len(&self) -> i32 {
        i32::from(self.x[1]) - i32::from(self.x[0]) + 1
    }

    /// Never: a run has a placement.
    pub fn is_empty(&self) -> bool {
        false
    }
}

/// The visible pips from top to bottom, for looking through rows.
#[derive(Clone, Debug, Default)]
pub struct Field {
    spots: Vec<Spot>,
    /// The ends of runs in a row.
    ends: Vec<u32>,
}

/// Places in a row are moved right by this, so that none is negative.
const MARGIN: i32 = REACH + 1;

impl Field {
    /// The field of a table.
    pub fn of(open: &Open) -> Field {
        let mut spots: Vec<Spot> = open
            .pips()
            .map(|p| Spot {
                x: p.centre[0],
                y: p.centre[1],
                id: Pips::id(p.card, p.pip),
                suit: p.suit as u32,
            })
            .collect();
        spots.sort_by_key(|s| s.y);
        Field {
            spots,
            ends: Vec::new(),
        }
    }

    /// The rows in which a card may have its centre and touch a pip, from the first to the last; none if the first is
    /// greater.
    fn rows(&self) -> [i32; 2] {
        match (self.spots.first(), self.spots.last()) {
            (Some(first), Some(last)) => [(first.y - REACH).max(0), (last.y + REACH).min(HEIGHT)],
            _ => [1, 0],
        }
    }

    /// Calls `each` with the runs of one row that cover at least `least` pips (0: those that cover none as well),
    /// from left to right. The angle is from 0 to 179.
    pub fn row(&mut self, angle: u16, y: i32, least: u8, mut each: impl FnMut(Run)) {
        let Some([left, right]) = on_table(angle, y) else {
            return;
        };
        let shape = &SHAPES[usize::from(angle)];
        let from = self.spots.partition_point(|s| s.y < y - REACH);
        let to = self.spots.partition_point(|s| s.y <= y + REACH);
        let near = &self.spots[from..to];
        self.ends.clear();
        for (n, spot) in near.iter().enumerate() {
            let runs = &shape[(spot.y - y + REACH) as usize];
            let [covered, touched] = [runs.covered, runs.touched]
                .map(|r| [spot.x - i32::from(r[1]), spot.x - i32::from(r[0])]);
            if touched[0] > touched[1] {
                continue;
            }
            let mut end = |x: i32, kind: u32| {
                self.ends
                    .push(((x + MARGIN) as u32) << 12 | (n as u32) << 2 | kind);
            };
            end(touched[0], END_CUT);
            if covered[0] <= covered[1] {
                end(covered[0], END_COVER);
                end(covered[1] + 1, END_UNCOVER);
            }
            end(touched[1] + 1, END_FREE);
        }
        self.ends.sort_unstable();
        let (mut cut, mut pips, mut counts) = (0i32, 0u64, 0u32);
        let mut start = left;
        // Behind the last end nothing is touched.
        let none = ((right + 1 + MARGIN) as u32) << 12 | END_NONE;
        for &end in self.ends.iter().chain([&none]) {
            let x = (end >> 12) as i32 - MARGIN;
            if cut == 0 && x > start && counts & TWICE == 0 {
                let run = [start.max(left), (x - 1).min(right)];
                let points = counts.count_ones() as u8;
                if points >= least && run[0] <= run[1] {
                    each(Run {
                        x: run.map(|x| x as i16),
                        y: y as i16,
                        angle,
                        pips: Pips(pips),
                        points,
                    });
                }
            }
            if end == none {
                return;
            }
            start = x;
            let spot = &near[(end >> 2 & 0x3FF) as usize];
            let (id, one) = (spot.id << (spot.suit * LANE), 1 << (spot.suit * 8));
            match end & 3 {
                END_CUT => cut += 1,
                END_FREE => cut -= 1,
                END_COVER => {
                    cut -= 1;
                    pips = pips.wrapping_add(id);
                    counts += one;
                }
                _ => {
                    cut += 1;
                    pips = pips.wrapping_sub(id);
                    counts -= one;
                }
            }
        }
    }
}

/// Events along a row: the ends of the stretches where a pip is cut and where it is covered.
const END_CUT: u32 = 0;
const END_COVER: u32 = 1;
const END_UNCOVER: u32 = 2;
const END_FREE: u32 = 3;
/// The number of no pip: the right end of the table.
const END_NONE: u32 = 0xFFF;
/// Bits of the numbers of pips covered, 8 a suit, that say that one suit has more than one.
const TWICE: u32 = 0xFEFE_FEFE;

/// The first and the last centre in a row where the card is wholly on the table.
fn on_table(angle: u16, y: i32) -> Option<[i32; 2]> {
    let (a, b) = (cos(angle).abs(), sin(angle).abs());
    let up = |scaled: i32| (scaled + K - 1) / K;
    let wide = up(HALF[0] * a + HALF[1] * b);
    let high = up(HALF[0] * b + HALF[1] * a);
    let fits = (high..=HEIGHT - high).contains(&y);
    fits.then_some([wide, WIDTH - wide])
}

/// The search for what can be covered, bit by bit, the same bits every time.
#[derive(Clone, Debug)]
pub struct Places {
    field: Field,
    /// Number of looks taken.
    looks: usize,
    /// The longest run found for each set of pips.
    found: BTreeMap<Pips, Run>,
}

impl Places {
    /// A search that has not begun.
    pub fn new(open: &Open) -> Places {
        Places {
            field: Field::of(open),
            looks: 0,
            found: BTreeMap::new(),
        }
    }

    /// Takes the next look, at one angle and one row in sixteen, which takes about a millisecond in a late position.
    /// Returns true if there is more to look at; [`ENOUGH`] looks find nearly everything, [`LOOKS`] all there is.
    pub fn look(&mut self) -> bool {
        if self.looks >= LOOKS {
            return false;
        }
        let found = &mut self.found;
        look(&mut self.field, self.looks, 1, |run| {
            let longest = found.entry(run.pips).or_insert(run);
            if run.len() > longest.len() {
                *longest = run;
            }
        });
        self.looks += 1;
        self.looks < LOOKS
    }

    /// Number of looks taken.
    pub fn looks(&self) -> usize {
        self.looks
    }

    /// The sets of pips found so far, each with the longest run that covers it.
    pub fn runs(&self) -> impl Iterator<Item = &Run> {
        self.found.values()
    }
}

/// Goes through the rows of one look, from the top down.
pub(crate) fn look(field: &mut Field, look: usize, least: u8, mut each: impl FnMut(Run)) {
    let turn = usize::from(HALF_TURN);
    let n = look % turn;
    let angle = (n * NEXT_ANGLE % turn) as u16;
    let pass = (look / turn + n) % PASSES;
    let [top, bottom] = field.rows();
    let rows = PASSES as i32;
    let mut y = top + (FIRST_ROWS[pass] - top).rem_euclid(rows);
    while y <= bottom {
        field.row(angle, y, least, &mut each);
        y += rows;
    }
}

/// A part of all placements.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Scope {
    /// The middle of the centres looked at.
    pub centre: Place,
    /// Maximum offset of the centres from it, across and down, in units.
    pub far: i32,
    /// Shifts the first angle and row.
    pub first: i32,
    /// Step of the angles, and step of the rows.
    pub each: [i32; 2],
}

impl Scope {
    /// Maximum distance from the middle of pips that matter to centres up to `far` away.
    pub(crate) const fn reach(far: i32) -> i32 {
        far + REACH
    }
}

impl Field {
    /// Pips within a distance of `far` from a place, across and down.
    pub(crate) fn near(open: &Open, place: Place, far: i32) -> Field {
        let mut field = Field::of(open);
        let (x, y) = (i32::from(place.x), i32::from(place.y));
        let near = |s: &Spot| (s.x - x).abs().max((s.y - y).abs()) <= far;
        field.spots.retain(near);
        field
    }

    /// Goes through some of the rows around a place, for runs that cover at least `least` pips and whose middle is in
    /// the scope. The pips as far as [`Scope::reach`] have to be in the field.
    pub(crate) fn around(&mut self, scope: &Scope, least: u8, mut each: impl FnMut(Run)) {
        let [angles, rows] = scope.each;
        let (x, y) = (i32::from(scope.centre.x), i32::from(scope.centre.y));
        let [top, bottom] = self.rows();
        let (top, bottom) = (top.max(y - scope.far), bottom.min(y + scope.far));
        let mut angle = scope.first.rem_euclid(angles);
        // Other rows at each angle, so that nothing is missed at all of them.
        let mut shift = scope.first;
        while angle < HALF_TURN.into() {
            let mut y = top + shift.rem_euclid(rows);
            while y <= bottom {
                self.row(angle as u16, y, least, |run| {
                    if (i32::from(run.middle().x) - x).abs() <= scope.far {
                        each(run);
                    }
                });
                y += rows;
            }
            angle += angles;
            shift += rows / 2 + 1;
        }
    }
}

/// The most points that a card can score, 0 to 4: every row of every angle is looked through, so there is no better
/// placement. Takes seconds in a late position.
pub fn most_points(open: &Open) -> u8 {
    let mut field = Field::of(open);
    let mut most = 0;
    for n in 0..LOOKS {
        look(&mut field, n, most + 1, |run| most = most.max(run.points));
        if usize::from(most) == Suit::ALL.len() {
            break;
        }
    }
    most
}
