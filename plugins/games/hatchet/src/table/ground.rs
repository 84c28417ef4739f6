//! Feedback of the block on a card that is held over it: the pips under it, the legal place nearest to it, and good
//! places. All by the rules' own test.

use crate::{
    geometry::{
        CARD_HEIGHT, CARD_WIDTH, FULL_TURN, HEIGHT, K, PIP_RADIUS, Place, Touch, WIDTH, cos, sin,
    },
    rules::{Open, Pip as Found},
};
use kortlek_rules::{
    Luck, StopSignal,
    french::Suit,
    presentation::{GoodPlace, Lies, Mark, Pip, Pose, Under},
};
use std::{cmp::Reverse, collections::BTreeMap};

/// Tenths of a degree in a degree.
const TENTHS: i16 = 10;

/// The place of a card as the canvas has it, whose origin is the middle of the table.
pub fn pose_at(place: Place) -> Pose {
    Pose {
        at: canvas([place.x.into(), place.y.into()]),
        angle: place.angle as i16 * TENTHS,
        ..Pose::PLAIN
    }
}

/// And the other way; `None` where no card can be. The angle is brought to a whole degree.
pub fn place_at(pose: Pose) -> Option<Place> {
    let angle = (i32::from(pose.angle) + i32::from(TENTHS) / 2).div_euclid(TENTHS.into());
    Some(Place {
        x: i16::try_from(pose.at[0].checked_add(WIDTH / 2)?).ok()?,
        y: i16::try_from(pose.at[1].checked_add(HEIGHT / 2)?).ok()?,
        angle: angle.rem_euclid(FULL_TURN.into()) as u16,
    })
}

/// Middle of the cards on the block.
pub(super) fn middle(open: &Open) -> Pose {
    let ends = |of: fn(&Place) -> i16| {
        let cards = open.table().iter();
        let all = cards.map(|placed| i32::from(of(&placed.place)));
        let least = all.clone().min().unwrap_or(0);
        (least + all.max().unwrap_or(0)) / 2
    };
    let place = Place {
        x: ends(|p| p.x) as i16,
        y: ends(|p| p.y) as i16,
        angle: 0,
    };
    pose_at(place)
}

/// A point of the table as the canvas has it.
pub(super) fn canvas([x, y]: [i32; 2]) -> [i32; 2] {
    [x - WIDTH / 2, y - HEIGHT / 2]
}

/// Distance from a card's middle within which pips are kept free of the text beside it.
const NEAR: i32 = 900;

/// Finds the pips under a card held there.
pub(super) fn under(open: &Open, place: Place) -> Under {
    let beneath: Vec<(Found, Touch)> = open.beneath(place).collect();
    let covered = |suit: Suit| {
        let all = beneath.iter();
        all.filter(|(pip, touch)| *touch == Touch::Covered && pip.suit == suit)
            .count()
    };
    let pips = beneath.iter().map(|(pip, touch)| Pip {
        at: canvas(pip.centre),
        radius: PIP_RADIUS as u16,
        mark: Mark(pip.suit.name()),
        angle: open.table()[pip.card].place.angle as i16 * TENTHS,
        lies: match touch {
            Touch::Cut => Lies::Cut,
            _ if covered(pip.suit) > 1 => Lies::Twice,
            _ => Lies::Covered,
        },
    });
    let near = open.pips().map(|pip| pip.centre);
    let near = near.filter(|pip| place.way_to(*pip).iter().all(|d| d.abs() < NEAR));
    Under {
        pips: pips.collect(),
        points: open.cover(place).ok().map(|cover| cover.points().into()),
        near: near.map(canvas).collect(),
    }
}

/// A way on the table along the axes of a card turned so, in units.
fn along([dx, dy]: [i32; 2], angle: u16) -> [f64; 2] {
    let (s, c) = (f64::from(sin(angle)), f64::from(cos(angle)));
    let (dx, dy, k) = (f64::from(dx), f64::from(dy), f64::from(K));
    [(dx * c + dy * s) / k, (dy * c - dx * s) / k]
}

/// Place at this offset from another along the axes of a card turned by `angle`, on whole units.
fn moved(from: Place, [u, v]: [f64; 2], angle: u16) -> Place {
    let (s, c) = (f64::from(sin(angle)), f64::from(cos(angle)));
    let k = f64::from(K);
    Place {
        x: from.x.saturating_add(((u * c - v * s) / k).round() as i16),
        y: from.y.saturating_add(((u * s + v * c) / k).round() as i16),
        angle,
    }
}

/// Pips that a placement covers, each by its card and its number, sorted; `None` if it is not legal.
fn covers(open: &Open, place: Place) -> Option<Vec<(usize, usize)>> {
    let mut pips: Vec<_> = open.cover(place).ok()?.pips().collect();
    pips.sort_unstable();
    Some(pips)
}

/// Distance that a degree counts as, in pixels.
const DEGREE: f64 = 3.0;
/// Distance that `reach` counts as, in pixels.
const REACH: f64 = 14.0;
/// Distances from a card's middle, along its axes, at which a pip touches it from inside, and from outside.
const INSIDE: [f64; 2] = [
    (CARD_WIDTH / 2 - PIP_RADIUS) as f64,
    (CARD_HEIGHT / 2 - PIP_RADIUS) as f64,
];
const OUTSIDE: [f64; 2] = [
    (CARD_WIDTH / 2 + PIP_RADIUS) as f64,
    (CARD_HEIGHT / 2 + PIP_RADIUS) as f64,
];

/// The nearest legal place that covers just the pips whose middles lie under the held card, within `reach`: units, and
/// tenths of a degree.
pub(super) fn snap(open: &Open, held: Place, reach: [i32; 2]) -> Option<Place> {
    let far = CARD_HEIGHT + reach[0];
    let way = |pip: &Found| held.way_to(pip.centre);
    let near = |pip: &Found| way(pip).iter().all(|d| d.abs() < far);
    let is_wanted = |pip: &Found| {
        let [u, v] = along(way(pip), held.angle);
        u.abs() <= f64::from(CARD_WIDTH / 2) && v.abs() <= f64::from(CARD_HEIGHT / 2)
    };
    let (inside, outside): (Vec<Found>, Vec<Found>) = open.pips().filter(near).partition(is_wanted);
    let mut suits = [false; Suit::ALL.len()];
    let twice = |pip: &Found| std::mem::replace(&mut suits[pip.suit.index()], true);
    if inside.iter().any(twice) {
        return None;
    }
    let mut wanted: Vec<_> = inside.iter().map(|pip| (pip.card, pip.pip)).collect();
    wanted.sort_unstable();
    let fits = |place: Place| covers(open, place).is_some_and(|found| found == wanted);
    let reach_units = f64::from(reach[0]);
    let mut best: Option<(f64, Place)> = None;
    let degrees = (reach[1] / i32::from(TENTHS)).max(0);
    for step in (0..=2 * degrees).map(|n| (n + 1) / 2 * (1 - 2 * (n % 2))) {
        let angle = (i32::from(held.angle) + step).rem_euclid(FULL_TURN.into()) as u16;
        let turned = DEGREE * f64::from(step.abs());
        let least = best.map_or(f64::INFINITY, |(cost, _)| cost);
        if turned >= least {
            break;
        }
        // The lines at which the test changes, along each axis, and where the card is held.
        let mut lines = [vec![0.0], vec![0.0]];
        for axis in 0..2 {
            let lines = &mut lines[axis];
            for (pips, far) in [(&inside, INSIDE), (&outside, OUTSIDE)] {
                for pip in pips {
                    let at = along(way(pip), angle)[axis];
                    lines.extend([at - far[axis], at + far[axis]]);
                }
            }
            lines.retain(|line| line.abs() <= reach_units);
        }
        for u in &lines[0] {
            for v in &lines[1] {
                let length = u.hypot(*v);
                let cost = length * REACH / reach_units.max(1.0) + turned;
                if length > reach_units || best.is_some_and(|(least, _)| cost >= least) {
                    continue;
                }
                let rounded = moved(held, [*u, *v], angle);
                let shifts = [0, 1, -1];
                let around = shifts.into_iter().flat_map(|x| shifts.map(|y| (x, y)));
                let mut places = around.map(|(x, y)| Place {
                    x: rounded.x.saturating_add(x),
                    y: rounded.y.saturating_add(y),
                    angle,
                });
                if let Some(place) = places.find(|place| fits(*place)) {
                    best = Some((cost, place));
                }
            }
        }
    }
    best.map(|(_, place)| place)
}

/// Tolerance of a legal placement: the least distance to a border of the test, in units, and no more than is of any
/// use.
fn room(open: &Open, place: Place) -> i32 {
    const ENOUGH: f64 = 60.0;
    let mut least = ENOUGH;
    for pip in open.pips() {
        let way = place.way_to(pip.centre);
        if way.iter().any(|d| d.abs() > 560) {
            continue;
        }
        let [u, v] = along(way, place.angle).map(f64::abs);
        let [e, f] = [u - INSIDE[0], v - INSIDE[1]];
        let distance = if e <= 0.0 && f <= 0.0 {
            (-e).min(-f)
        } else {
            let radius = f64::from(PIP_RADIUS);
            let e = (u - OUTSIDE[0] + radius).max(0.0);
            let f = (v - OUTSIDE[1] + radius).max(0.0);
            e.hypot(f) - radius
        };
        least = least.min(distance);
    }
    // Scaled, so that half units count.
    (least * 4.0) as i32
}

/// Parts of the search, the visible pips from which it looks, and the lines along which it looks.
const PARTS: usize = 40;
const FOCUSES: usize = 60;
const LINES: usize = 10;
/// Maximum number of good places.
const MOST: usize = 60;
/// Steps by which a place is moved to find one with more room, in units and degrees.
const MOVES: [i16; 5] = [24, 12, 6, 3, 1];
/// Number of places for which roomier ones are searched.
const ROOMIER: usize = 40;

/// Places that cover something: for each set of pips the roomiest one that was found. Most points first, then the
/// roomiest.
pub(super) fn good_places(open: &Open, stop: StopSignal<'_>) -> Vec<GoodPlace> {
    let mut luck = Luck::new(open.table().len() as u64);
    let mut found: BTreeMap<Vec<(usize, usize)>, (i32, Place)> = BTreeMap::new();
    for _ in 0..PARTS {
        if stop.is_set() {
            break;
        }
        open.search(FOCUSES, LINES, &mut luck, |candidate| {
            let Some(pips) = covers(open, candidate.place) else {
                return;
            };
            let here = (room(open, candidate.place), candidate.place);
            let best = found.entry(pips).or_insert(here);
            if here.0 > best.0 {
                *best = here;
            }
        });
    }
    let mut all: Vec<_> = found.into_iter().collect();
    let order =
        |(pips, (room, place)): &(Vec<_>, (i32, Place))| (Reverse((pips.len(), *room)), *place);
    all.sort_by_key(order);
    all.truncate(MOST);
    for (pips, (most, place)) in all.iter_mut().take(ROOMIER) {
        if stop.is_set() {
            break;
        }
        roomier(open, pips, most, place);
    }
    all.sort_by_key(order);
    let good = |(pips, (_, place)): &(Vec<_>, (i32, Place))| GoodPlace {
        pose: pose_at(*place),
        points: pips.len() as i32,
    };
    all.iter().map(good).collect()
}

/// Moves a place to where it has more room and covers the same.
fn roomier(open: &Open, pips: &[(usize, usize)], most: &mut i32, place: &mut Place) {
    for by in MOVES {
        loop {
            let turn = (i32::from(by) + 3) / 4;
            let turned = |way: i32| Place {
                angle: (i32::from(place.angle) + way * turn).rem_euclid(FULL_TURN.into()) as u16,
                ..*place
            };
            let shifted = |[x, y]: [i16; 2]| Place {
                x: place.x + x * by,
                y: place.y + y * by,
                ..*place
            };
            let tries = [[1, 0], [-1, 0], [0, 1], [0, -1]].map(shifted);
            let better = tries
                .into_iter()
                .chain([1, -1].map(turned))
                .filter(|place| covers(open, *place).is_some_and(|found| found == pips))
                .map(|place| (room(open, place), place))
                .max_by_key(|(room, _)| *room)
                .filter(|(room, _)| *room > *most);
            let Some(better) = better else { break };
            (*most, *place) = better;
        }
    }
}
