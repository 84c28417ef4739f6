//! The exact geometry of section *Setup* and section *Decisions*: where pips lie, and what a card laid over them does.
//! All in whole numbers, so that every program agrees on every placement.

use kortlek_rules::{deck::Card as _, french::Card};
use serde::{Deserialize, Serialize};

/// Width of the table, in units. `x` runs from 0 to the right.
pub const WIDTH: i32 = 12_000;
/// Height of the table, in units. `y` runs from 0 downwards.
pub const HEIGHT: i32 = 6_750;
/// A card's short side, in units.
pub const CARD_WIDTH: i32 = 500;
/// A card's long side.
pub const CARD_HEIGHT: i32 = 700;
/// The radius of a pip.
pub const PIP_RADIUS: i32 = 45;
/// Angles are whole degrees, 0 to one less than this, clockwise.
pub const FULL_TURN: u16 = 360;
/// The most pips of one card.
pub const MOST_PIPS: usize = 10;
/// Sines are scaled by this.
pub const K: i32 = 1_000_000;

/// Half the sides of a card.
pub(crate) const HALF: [i32; 2] = [CARD_WIDTH / 2, CARD_HEIGHT / 2];
/// A pip is covered up to here from the card's centre, along the card's axes, scaled.
pub(crate) const COVERED: [i32; 2] = [(HALF[0] - PIP_RADIUS) * K, (HALF[1] - PIP_RADIUS) * K];
/// And untouched from here.
pub(crate) const CLEAR: [i32; 2] = [(HALF[0] + PIP_RADIUS) * K, (HALF[1] + PIP_RADIUS) * K];
/// No pip touches a card from further than this: half the diagonal and the radius, rounded up.
pub(crate) const REACH: i32 = 476;
/// No pip lies further than this from the centre of its card, rounded up with the rounding of its place.
pub(crate) const SPREAD: i32 = 243;

/// Sines of 0 to 90 degrees, times [`K`].
const QUARTER: [i32; 91] = [
    0, 17_452, 34_899, 52_336, 69_756, 87_156, 104_528, 121_869, 139_173, 156_434, 173_648,
    190_809, 207_912, 224_951, 241_922, 258_819, 275_637, 292_372, 309_017, 325_568, 342_020,
    358_368, 374_607, 390_731, 406_737, 422_618, 438_371, 453_990, 469_472, 484_810, 500_000,
    515_038, 529_919, 544_639, 559_193, 573_576, 587_785, 601_815, 615_661, 629_320, 642_788,
    656_059, 669_131, 681_998, 694_658, 707_107, 719_340, 731_354, 743_145, 754_710, 766_044,
    777_146, 788_011, 798_636, 809_017, 819_152, 829_038, 838_671, 848_048, 857_167, 866_025,
    874_620, 882_948, 891_007, 898_794, 906_308, 913_545, 920_505, 927_184, 933_580, 939_693,
    945_519, 951_057, 956_305, 961_262, 965_926, 970_296, 974_370, 978_148, 981_627, 984_808,
    987_688, 990_268, 992_546, 994_522, 996_195, 997_564, 998_630, 999_391, 999_848, 1_000_000,
];

/// Sines of all angles, times [`K`].
static SINES: [i32; FULL_TURN as usize] = {
    let mut sines = [0; FULL_TURN as usize];
    let mut angle = 0;
    while angle < FULL_TURN as usize {
        sines[angle] = match angle {
            0..=90 => QUARTER[angle],
            91..=180 => QUARTER[180 - angle],
            181..=270 => -QUARTER[angle - 180],
            _ => -QUARTER[360 - angle],
        };
        angle += 1;
    }
    sines
};

/// The sine of an angle of 0 to 359 degrees, times [`K`].
#[inline]
pub fn sin(angle: u16) -> i32 {
    SINES[usize::from(angle)]
}

/// The cosine, likewise.
#[inline]
pub fn cos(angle: u16) -> i32 {
    SINES[(usize::from(angle) + 90) % usize::from(FULL_TURN)]
}

/// The spots where a card can have a pip, from its centre.
const SPOTS: [[i32; 2]; 17] = [
    [0, 0],
    [0, -210],
    [0, 210],
    [-120, -210],
    [120, -210],
    [-120, 210],
    [120, 210],
    [-120, 0],
    [120, 0],
    [0, -100],
    [0, 100],
    [-120, -70],
    [120, -70],
    [-120, 70],
    [120, 70],
    [0, -140],
    [0, 140],
];

/// The spots of each rank's pips, in the order of the rule file.
static LAYOUTS: [&[u8]; MOST_PIPS + 1] = [
    &[],
    &[0],
    &[1, 2],
    &[1, 0, 2],
    &[3, 4, 5, 6],
    &[3, 4, 5, 6, 0],
    &[3, 4, 5, 6, 7, 8],
    &[3, 4, 5, 6, 7, 8, 9],
    &[3, 4, 5, 6, 7, 8, 9, 10],
    &[3, 4, 11, 12, 13, 14, 5, 6, 0],
    &[3, 4, 11, 12, 13, 14, 5, 6, 15, 16],
];

/// `v / K` to the nearest whole number.
const fn rounded(v: i64) -> i32 {
    (2 * v + K as i64).div_euclid(2 * K as i64) as i32
}

/// Offsets of each spot from the card's centre, by the card's angle.
static TURNED: [[[i16; 2]; SPOTS.len()]; FULL_TURN as usize] = {
    let mut turned = [[[0; 2]; SPOTS.len()]; FULL_TURN as usize];
    let mut angle = 0;
    while angle < FULL_TURN as usize {
        let (s, c) = (
            SINES[angle] as i64,
            SINES[(angle + 90) % FULL_TURN as usize] as i64,
        );
        let mut spot = 0;
        while spot < SPOTS.len() {
            let (p, q) = (SPOTS[spot][0] as i64, SPOTS[spot][1] as i64);
            turned[angle][spot] = [rounded(p * c - q * s) as i16, rounded(p * s + q * c) as i16];
            spot += 1;
        }
        angle += 1;
    }
    turned
};

/// Position of a card: its centre, in units, and its angle in degrees, clockwise.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Place {
    /// From the left edge of the table.
    pub x: i16,
    /// From the top edge of the table.
    pub y: i16,
    /// 0 to 359; at 0 the card is upright.
    pub angle: u16,
}

/// Effect of a card on a pip under it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Touch {
    /// It lies wholly under the card.
    Covered,
    /// It lies beside the card.
    Untouched,
    /// Neither: forbidden.
    Cut,
}

impl Place {
    /// The place of the first card: the middle of the table.
    pub const CENTRE: Place = Place {
        x: (WIDTH / 2) as i16,
        y: (HEIGHT / 2) as i16,
        angle: 0,
    };

    /// Returns true if a card there is wholly on the table. The edge may be touched.
    #[inline]
    pub fn is_on_table(self) -> bool {
        if self.angle >= FULL_TURN {
            return false;
        }
        let (a, b) = (cos(self.angle).abs(), sin(self.angle).abs());
        // At most 430 million, and positions on the table scaled are at most 12 thousand million.
        let half_width = i64::from(HALF[0] * a + HALF[1] * b);
        let half_height = i64::from(HALF[0] * b + HALF[1] * a);
        let (x, y, k) = (i64::from(self.x), i64::from(self.y), i64::from(K));
        x * k >= half_width
            && (i64::from(WIDTH) - x) * k >= half_width
            && y * k >= half_height
            && (i64::from(HEIGHT) - y) * k >= half_height
    }

    /// The centres of the pips of a number card that lies there, in the order of its layout.
    pub fn pips(self, card: Card) -> impl ExactSizeIterator<Item = [i32; 2]> + Clone {
        let layout = self.layout(card);
        (0..layout.spots.len()).map(move |pip| layout.pip(pip))
    }

    /// The centres of the pips of a card that lies there, for looking up one by one.
    #[inline]
    pub(crate) fn layout(self, card: Card) -> Layout {
        Layout {
            spots: layout(card),
            turned: &TURNED[usize::from(self.angle)],
            centre: [self.x.into(), self.y.into()],
        }
    }

    /// The way to a point from the centre of a card that lies there.
    #[inline]
    pub(crate) fn way_to(self, [x, y]: [i32; 2]) -> [i32; 2] {
        [x - i32::from(self.x), y - i32::from(self.y)]
    }

    /// Effect of a card there on a pip with this centre.
    pub fn touches(self, pip: [i32; 2]) -> Touch {
        let [dx, dy] = self.way_to(pip);
        if dx.abs() > REACH || dy.abs() > REACH {
            return Touch::Untouched;
        }
        touch(along(dx, dy, sin(self.angle), cos(self.angle)))
    }
}

/// A card's pips where it lies.
#[derive(Clone, Copy)]
pub(crate) struct Layout {
    spots: &'static [u8],
    turned: &'static [[i16; 2]; SPOTS.len()],
    centre: [i32; 2],
}

impl Layout {
    /// The centre of one pip.
    #[inline]
    pub(crate) fn pip(&self, pip: usize) -> [i32; 2] {
        let [dx, dy] = self.turned[usize::from(self.spots[pip])];
        [
            self.centre[0] + i32::from(dx),
            self.centre[1] + i32::from(dy),
        ]
    }
}

/// The spots of a card's pips; none for a picture.
#[inline]
pub(crate) fn layout(card: Card) -> &'static [u8] {
    LAYOUTS.get(card.index() / 4 + 1).copied().unwrap_or(&[])
}

/// A way along the axes of a card that is turned, scaled. `dx` and `dy` at most 1000 either way, so that all fits.
#[inline]
pub(crate) const fn along(dx: i32, dy: i32, sin: i32, cos: i32) -> [i32; 2] {
    [dx * cos + dy * sin, dy * cos - dx * sin]
}

/// Effect of a card on a pip at this offset from its centre, along its axes.
#[inline]
pub(crate) const fn touch([u, v]: [i32; 2]) -> Touch {
    let (u, v) = (u.abs(), v.abs());
    if u >= CLEAR[0] || v >= CLEAR[1] {
        return Touch::Untouched;
    }
    if u <= COVERED[0] && v <= COVERED[1] {
        return Touch::Covered;
    }
    // Distance from the nearest side or corner.
    let e = u - HALF[0] * K;
    let f = v - HALF[1] * K;
    let e = if e > 0 { e as i64 } else { 0 };
    let f = if f > 0 { f as i64 } else { 0 };
    let radius = PIP_RADIUS as i64 * K as i64;
    if e * e + f * f >= radius * radius {
        Touch::Untouched
    } else {
        Touch::Cut
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kortlek_rules::Luck;

    #[test]
    fn spots_are_turned_within_their_bounds() {
        for angle in 0..FULL_TURN {
            for spot in TURNED[usize::from(angle)] {
                let far = spot.map(|v| i32::from(v).abs());
                assert!(far[0] < SPREAD && far[1] < SPREAD);
            }
            assert_eq!(sin(angle), -sin((angle + 180) % FULL_TURN));
            assert_eq!(cos(angle), sin((angle + 90) % FULL_TURN));
        }
    }

    /// The rule file's words, in numbers that can't overflow.
    fn by_the_book(place: Place, [x, y]: [i32; 2]) -> Touch {
        let (s, c) = (i128::from(sin(place.angle)), i128::from(cos(place.angle)));
        let k = i128::from(K);
        let (dx, dy) = (
            i128::from(x) - i128::from(place.x),
            i128::from(y) - i128::from(place.y),
        );
        let u = (dx * c + dy * s).abs();
        let v = (-dx * s + dy * c).abs();
        if u <= 205 * k && v <= 305 * k {
            return Touch::Covered;
        }
        let (e, f) = ((u - 250 * k).max(0), (v - 350 * k).max(0));
        if e * e + f * f >= (45 * k) * (45 * k) {
            Touch::Untouched
        } else {
            Touch::Cut
        }
    }

    #[test]
    fn touching_is_what_the_book_says() {
        let mut luck = Luck::new(4);
        let mut met = [0; 3];
        for _ in 0..300_000 {
            let place = Place {
                x: 6000,
                y: 3000,
                angle: luck.below(360) as u16,
            };
            let away = |luck: &mut Luck| luck.below(1301) as i32 - 650;
            let pip = [6000 + away(&mut luck), 3000 + away(&mut luck)];
            let touch = place.touches(pip);
            met[touch as usize] += 1;
            assert_eq!(touch, by_the_book(place, pip), "{place:?} {pip:?}");
        }
        assert!(met.iter().all(|n| *n > 1000), "{met:?}");
        assert_eq!(Place::CENTRE.touches([30_000, 0]), Touch::Untouched);
    }
}
