//! Pointing of hands: the wrist and the fingertips of a drawn hand, its target, and the arrow from one to the other.
//! Points are `[x, y]` in the window, y down.

/// A point of the window.
pub type Point = [f32; 2];

/// From the middle of a hand's drawing towards its fingertips: how far the wrist lies behind, and the tips ahead, for a
/// width of one. First of a hand that is drawn pointing up, then of one that points down and has a shorter sleeve.
const WRIST: [f32; 2] = [35.0 / 160.0, 55.0 / 160.0];
const TIP: [f32; 2] = [121.0 / 160.0, 101.0 / 160.0];
/// Distance of the one finger to the left of the wrist, for a width of one.
const FINGER: f32 = 27.0 / 160.0;
/// Reach of a fist ahead of the wrist.
const FIST: f32 = 92.0 / 160.0;
/// Gap of an arrow before the fingertips, and before the other's wrist, in widths of the hand.
const BEFORE: f32 = 0.1;
const SHORT: f32 = 0.78;

/// A hand as it lies on the table.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct PointingHand {
    /// The middle of its drawing.
    pub middle: Point,
    /// The drawing's width.
    pub width: f32,
    /// Rotation in radians, counter-clockwise as seen.
    pub angle: f32,
    /// True if it points down when it is not turned.
    pub down: bool,
    /// True if it points with one finger, which is not in its middle.
    pub finger: bool,
}

fn along(from: Point, way: Point, far: f32) -> Point {
    [from[0] + way[0] * far, from[1] + way[1] * far]
}

/// The direction and the distance from one point to another.
fn way(from: Point, to: Point) -> (Point, f32) {
    let [x, y] = [to[0] - from[0], to[1] - from[1]];
    let far = x.hypot(y).max(f32::MIN_POSITIVE);
    ([x / far, y / far], far)
}

impl PointingHand {
    /// The direction in which it points, of length one.
    pub fn way(&self) -> Point {
        let (sin, cos) = self.angle.sin_cos();
        if self.down { [sin, cos] } else { [-sin, -cos] }
    }

    /// Its wrist.
    pub fn wrist(&self) -> Point {
        let back = WRIST[usize::from(self.down)] * self.width;
        along(self.middle, self.way(), -back)
    }

    /// Its fingertips.
    pub fn tip(&self) -> Point {
        let way = self.way();
        let tip = along(self.middle, way, TIP[usize::from(self.down)] * self.width);
        let aside = if self.finger { FINGER } else { 0.0 };
        along(tip, [way[1], -way[0]], aside * self.width)
    }

    /// End point while it is a fist.
    pub fn fist(&self) -> Point {
        along(self.wrist(), self.way(), FIST * self.width)
    }

    /// The place among `others` of the one at which it is aimed best.
    pub fn aimed_at(&self, others: &[PointingHand]) -> Option<usize> {
        let fits = |other: &PointingHand| {
            let (to, _) = way(self.wrist(), other.wrist());
            to[0] * self.way()[0] + to[1] * self.way()[1]
        };
        (0..others.len()).max_by(|a, b| fits(&others[*a]).total_cmp(&fits(&others[*b])))
    }

    /// The ends of an arrow from its fingertips towards another's hand.
    pub fn arrow(&self, other: &PointingHand) -> [Point; 2] {
        let start = along(self.tip(), self.way(), BEFORE * self.width);
        let (to, far) = way(start, other.wrist());
        let end = along(start, to, (far - SHORT * other.width).max(0.0));
        [start, end]
    }
}

#[cfg(test)]
mod tests {
    use super::{
        super::places::{At, SIZE},
        *,
    };
    use kortlek_rules::Seat;

    /// The hand of a seat that points at another one, in a window `wider` times as wide as the reference drawing.
    fn hand(players: usize, seat: u8, target: Option<u8>, wider: f32) -> PointingHand {
        let at = |seat| At::of(players, Seat(0), Seat(seat));
        let pose = at(seat).pose(target.map(at));
        let [left, top, right, bottom] = at(seat).hand().edges();
        let rests = [(left + right) / 2.0 * wider, (top + bottom) / 2.0];
        let width = 100.0;
        let middle = [0, 1].map(|d| rests[d] * SIZE[d] as f32 + pose.at[d] as f32 / 100.0 * width);
        PointingHand {
            middle,
            width: width * f32::from(pose.size) / 100.0,
            angle: -(f32::from(pose.angle) / 10.0).to_radians(),
            down: seat != 0,
            finger: false,
        }
    }

    #[test]
    fn one_finger_is_on_the_left_of_where_it_points() {
        let up = PointingHand {
            middle: [0.0, 0.0],
            width: 160.0,
            angle: 0.0,
            down: false,
            finger: true,
        };
        assert!(
            up.tip()[0] < -20.0 && up.tip()[1] < -100.0,
            "{:?}",
            up.tip()
        );
        let down = PointingHand { down: true, ..up };
        assert!(
            down.tip()[0] > 20.0 && down.tip()[1] > 90.0,
            "{:?}",
            down.tip()
        );
    }

    #[test]
    fn a_hand_that_turns_keeps_its_wrist_where_it_was() {
        for (seat, target) in [(0, 1), (1, 0), (1, 3), (3, 1), (2, 3)] {
            let [rest, turned] = [None, Some(target)].map(|t| hand(4, seat, t, 1.0).wrist());
            let off = (rest[0] - turned[0]).hypot(rest[1] - turned[1]);
            assert!(off < 2.0, "{seat} to {target}: {rest:?} {turned:?}");
        }
    }

    #[test]
    fn it_is_seen_at_whom_a_hand_points_also_in_a_wider_window() {
        for players in 3..=4 {
            for wider in [1.0, 1.3, 1.7] {
                for seat in 0..players as u8 {
                    for target in (0..players as u8).filter(|target| *target != seat) {
                        let others: Vec<u8> = (0..players as u8).filter(|o| *o != seat).collect();
                        let hands = others.iter().map(|o| hand(players, *o, None, wider));
                        let hands: Vec<PointingHand> = hands.collect();
                        let found = hand(players, seat, Some(target), wider).aimed_at(&hands);
                        let found = found.map(|k| others[k]);
                        assert_eq!(found, Some(target), "{players} {wider}: from {seat}");
                    }
                }
            }
        }
    }

    #[test]
    fn an_arrow_leads_from_the_fingertips_to_before_the_other_hand() {
        let mine = hand(3, 0, Some(1), 1.0);
        let theirs = hand(3, 1, None, 1.0);
        assert!(mine.tip()[1] < mine.fist()[1] && mine.fist()[1] < mine.wrist()[1]);
        let [start, end] = mine.arrow(&theirs);
        assert!(start[1] < mine.tip()[1] && end[1] < start[1]);
        assert!(
            end[1] > theirs.tip()[1] - 30.0,
            "{end:?} {:?}",
            theirs.tip()
        );
    }
}
