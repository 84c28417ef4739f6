//! Some of the many legal placements: those that the rules list, and any number of others for bots and hints.
//!
//! A search starts from one visible pip that the card is to cover and from an angle, and works in the card's own axes.
//! Across the card, good places for its centre are where a pip is just covered or just clear of a side; such a line is
//! drawn by chance. Along that line 64 centres are looked at together, one bit each: every pip near by rules out those
//! from which it would be cut, and marks those from which it is covered.

use crate::{
    geometry::{
        CLEAR, COVERED, FULL_TURN, HEIGHT, K, Place, REACH, SPREAD, WIDTH, along, cos, sin,
    },
    rules::{Action, Open},
};
use kortlek_rules::{Luck, deck::Card as _, french::Suit};

/// The most placements that are listed, beside the one apart.
pub const LISTED: usize = 12;
/// Pips from which the list is searched.
const FOCUSES: usize = 5;
/// Lines looked at from each.
const LINES: usize = 6;
/// Pips of one suit near one another that are taken into account; where there are more, nothing is looked for.
const NEAR: usize = 40;
/// A placement covers the pip from which it was found, so its centre lies at most 368 units from it, and no pip
/// further than this matters.
const AROUND: i32 = REACH + 368;
/// Centres are rounded to whole units, which moves a pip by less than this along an axis, scaled.
const ROUNDING: i32 = 800_000;
/// A pip is surely covered up to here, and surely untouched from there, however the centre is rounded.
const WITHIN: [i32; 2] = [COVERED[0] - ROUNDING, COVERED[1] - ROUNDING];
const BEYOND: [i32; 2] = [CLEAR[0] + ROUNDING, CLEAR[1] + ROUNDING];
/// Between neighbouring centres on a line, scaled.
const STEP: i32 = 2 * WITHIN[1] / u64::BITS as i32;
/// Draws of a line until one is near enough to the pip.
const DRAWS: usize = 8;
/// Tries for a placement apart, before the whole table is searched.
const TRIES: usize = 10_000;
/// Distance from a card at which a placement apart is tried first.
const APART: i32 = 1_300;

/// Pips of one suit around another, in the axes of a card at some angle.
#[derive(Clone, Copy)]
struct Near {
    count: usize,
    /// Positions across the card.
    u: [i32; NEAR],
    /// The centres on a line from which they are covered, as far as the line's direction goes.
    covered: [u64; NEAR],
    /// And those from which they are touched.
    touched: [u64; NEAR],
}

impl Near {
    const NONE: Near = Near {
        count: 0,
        u: [0; NEAR],
        covered: [0; NEAR],
        touched: [0; NEAR],
    };
}

/// Centres on a line within a distance of `far` from `v`, as bits; the first is at `start`.
#[inline]
fn centres(v: i32, far: i32, start: i32) -> u64 {
    let bits = u64::BITS as i32;
    let low = (v - far - start + STEP - 1).div_euclid(STEP).max(0);
    let high = (v + far - start).div_euclid(STEP).min(bits - 1);
    if low > high {
        return 0;
    }
    u64::MAX << low & u64::MAX >> (bits - 1 - high)
}

/// Brings the pips around a point into the axes of a card at some angle. Returns true if there was room for all.
fn look_around(
    open: &Open,
    centre: [i32; 2],
    angle: u16,
    start: i32,
    near: &mut [Near; Suit::ALL.len()],
) -> bool {
    let (sin, cos) = (sin(angle), cos(angle));
    for near in near.iter_mut() {
        near.count = 0;
    }
    for placed in open.table() {
        let [dx, dy] = placed.place.way_to(centre);
        if placed.visible == 0 || dx.abs().max(dy.abs()) > AROUND + SPREAD {
            continue;
        }
        let near = &mut near[placed.card.index() % Suit::ALL.len()];
        let layout = placed.place.layout(placed.card);
        let mut visible = placed.visible;
        while visible != 0 {
            let pip = visible.trailing_zeros() as usize;
            visible &= visible - 1;
            let [x, y] = layout.pip(pip);
            let (dx, dy) = (x - centre[0], y - centre[1]);
            if dx.abs().max(dy.abs()) > AROUND {
                continue;
            }
            let [u, v] = along(dx, dy, sin, cos);
            if u.abs() >= WITHIN[0] + BEYOND[0] || v.abs() >= WITHIN[1] + BEYOND[1] {
                continue;
            }
            let n = near.count;
            if n == NEAR {
                return false;
            }
            near.u[n] = u;
            near.covered[n] = centres(v, WITHIN[1], start);
            near.touched[n] = centres(v, BEYOND[1], start);
            near.count += 1;
        }
    }
    true
}

/// The centres on a line from which nothing is cut and no suit covered twice, by how many pips they cover: bits for
/// 0 to 4.
fn line(u: i32, near: &[Near; Suit::ALL.len()]) -> [u64; 5] {
    let mut shut = 0;
    let mut by_points = [u64::MAX, 0, 0, 0, 0];
    for near in near {
        let mut once = 0;
        let n = near.count;
        for ((pip, covered), touched) in near.u[..n]
            .iter()
            .zip(&near.covered[..n])
            .zip(&near.touched[..n])
        {
            let away = (pip - u).abs();
            let touched = if away < BEYOND[0] { *touched } else { 0 };
            let covered = if away <= WITHIN[0] { *covered } else { 0 };
            shut |= (touched & !covered) | (once & covered);
            once |= covered;
        }
        for points in (1..by_points.len()).rev() {
            by_points[points] = by_points[points] & !once | by_points[points - 1] & once;
        }
        by_points[0] &= !once;
    }
    by_points.map(|bits| bits & !shut)
}

/// A line across the card on which some pip is just covered or just clear of a side.
fn draw_line(near: &[Near; Suit::ALL.len()], luck: &mut Luck) -> i32 {
    let all: usize = near.iter().map(|n| n.count).sum();
    for _ in 0..DRAWS {
        let mut n = luck.below(4 * all);
        let way = [WITHIN[0], -WITHIN[0], BEYOND[0], -BEYOND[0]][n % 4];
        n /= 4;
        for near in near {
            if n < near.count {
                let u = near.u[n] + way;
                if u.abs() <= WITHIN[0] {
                    return u;
                }
                break;
            }
            n -= near.count;
        }
    }
    luck.below(2 * WITHIN[0] as usize) as i32 - WITHIN[0]
}

/// Place whose centre is at this offset from a point along a card's own axes, rounded to whole units.
fn centred(from: [i32; 2], u: i32, v: i32, angle: u16) -> Place {
    let (s, c) = (i64::from(sin(angle)), i64::from(cos(angle)));
    let (u, v) = (i64::from(u), i64::from(v));
    let k = i64::from(K) * i64::from(K);
    let whole = |scaled: i64| (2 * scaled + k).div_euclid(2 * k) as i32;
    Place {
        x: (from[0] + whole(u * c - v * s)) as i16,
        y: (from[1] + whole(u * s + v * c)) as i16,
        angle,
    }
}

/// A placement with what it scores.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Candidate {
    /// Placement.
    pub place: Place,
    /// Number of pips that it covers.
    pub points: u8,
}

impl Open {
    /// Calls `each` with legal placements that cover something: from `focuses` visible pips chosen at random, with an
    /// angle each, the best on each of `lines` lines. The same placement may come twice, and there may be none.
    pub fn search(
        &self,
        focuses: usize,
        lines: usize,
        luck: &mut Luck,
        mut each: impl FnMut(Candidate),
    ) {
        let mut cards = [0u8; crate::rules::NUMBERS];
        let mut count = 0;
        for (i, placed) in self.table().iter().enumerate() {
            if placed.visible != 0 {
                cards[count] = i as u8;
                count += 1;
            }
        }
        if count == 0 {
            return;
        }
        let mut near = [Near::NONE; Suit::ALL.len()];
        for _ in 0..focuses {
            let placed = self.table()[usize::from(luck.pick(&cards[..count]))];
            let mut visible = placed.visible;
            for _ in 0..luck.below(visible.count_ones() as usize) {
                visible &= visible - 1;
            }
            let pip = visible.trailing_zeros() as usize;
            let centre = placed.place.layout(placed.card).pip(pip);
            // Along or across the card below, half of the time; else any way.
            let angle = match luck.below(4) {
                0 => placed.place.angle,
                1 => (placed.place.angle + FULL_TURN / 4) % FULL_TURN,
                _ => luck.below(FULL_TURN.into()) as u16,
            };
            let start = luck.below(STEP as usize) as i32 - WITHIN[1];
            if !look_around(self, centre, angle, start, &mut near) {
                continue;
            }
            for _ in 0..lines {
                let u = draw_line(&near, luck);
                let by_points = line(u, &near);
                let Some(points) = (1..by_points.len()).rev().find(|p| by_points[*p] != 0) else {
                    continue;
                };
                // One of them, more or less at random.
                let turn = luck.below(u64::BITS as usize) as u32;
                let bit = by_points[points].rotate_right(turn).trailing_zeros() + turn;
                let v = start + (bit % u64::BITS) as i32 * STEP;
                let (place, points) = (centred(centre, u, v, angle), points as u8);
                if place.is_on_table() {
                    debug_assert!(
                        self.cover(place).is_ok_and(|c| c.points() == points),
                        "the bits are right"
                    );
                    each(Candidate { place, points });
                }
            }
        }
    }

    /// A legal placement, at random: near a card if that is soon found, else anywhere.
    pub fn anywhere(&self, luck: &mut Luck) -> Place {
        let within = |low: i32, high: i32, luck: &mut Luck| {
            (low + luck.below((high - low + 1) as usize) as i32) as i16
        };
        for n in 0..TRIES {
            let card = self.table()[luck.below(self.table().len())].place;
            let near = n < TRIES / 2;
            let place = if near {
                let (x, y) = (i32::from(card.x), i32::from(card.y));
                Place {
                    x: within((x - APART).max(0), (x + APART).min(WIDTH), luck),
                    y: within((y - APART).max(0), (y + APART).min(HEIGHT), luck),
                    angle: luck.below(FULL_TURN.into()) as u16,
                }
            } else {
                // Of these at least one in thirty is legal.
                Place {
                    x: within(250, WIDTH - 250, luck),
                    y: within(350, HEIGHT - 350, luck),
                    angle: 0,
                }
            };
            if self.cover(place).is_ok() {
                return place;
            }
        }
        // Never yet needed; but there always is one.
        let everywhere =
            (350..=HEIGHT - 350).flat_map(|y| (250..=WIDTH - 250).map(move |x| (x, y)));
        let mut places = everywhere.map(|(x, y)| Place {
            x: x as i16,
            y: y as i16,
            angle: 0,
        });
        places
            .find(|place| self.cover(*place).is_ok())
            .unwrap_or(Place::CENTRE)
    }

    /// Lists the legal actions that the rules offer: of the placements found those that score best, and one placement
    /// anywhere. The search depends on the cards on the table and on nothing else.
    pub(crate) fn candidates(&self, out: &mut Vec<Action>) {
        let mut luck = Luck::new(self.mark());
        let mut found = [[Place::CENTRE; LISTED]; 4];
        let mut counts = [0; 4];
        self.search(FOCUSES, LINES, &mut luck, |candidate| {
            let row = usize::from(candidate.points) - 1;
            if counts[row] < LISTED {
                found[row][counts[row]] = candidate.place;
                counts[row] += 1;
            }
        });
        // The best score found, and one point less.
        if let Some(best) = (0..4).rev().find(|row| counts[*row] > 0) {
            for row in [Some(best), best.checked_sub(1)].into_iter().flatten() {
                let room = LISTED - out.len().min(LISTED);
                let places = &found[row][..counts[row].min(room)];
                out.extend(places.iter().map(|place| Action::Place(*place)));
            }
        }
        out.push(Action::Place(self.anywhere(&mut luck)));
        out.sort_unstable();
        out.dedup();
    }

    /// Number that represents the cards on the table.
    fn mark(&self) -> u64 {
        // An odd constant (the golden ratio in 64 bits) spreads the bits.
        let mix =
            |mark: u64, n: u64| (mark.rotate_left(23) ^ n).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        let mut mark = u64::from(self.laid) << 8 | self.drawn.map_or(0, |c| c.index() as u64);
        if let Some(last) = self.table().last() {
            let Place { x, y, angle } = last.place;
            mark = mix(mark, (x as u64) << 32 | (y as u64) << 16 | u64::from(angle));
        }
        mix(mark, u64::from(u32::from_le_bytes(self.scores)))
    }
}
