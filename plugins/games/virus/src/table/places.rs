//! Where seats, hands and bottles are on the round table: places of the middle, and how a hand turns to whom it points
//! at.
//!
//! Lengths are pixels of the reference drawing, a window of 1280 × 800, in which the middle of the table reaches from
//! [`LEFT`] and [`TOP`] over [`FIELDS`] fields of [`FIELD`] pixels.

use crate::rules::MOST_PLAYERS;
use kortlek_rules::{
    Seat,
    presentation::{Place, Pose},
};

const LEFT: i32 = 262;
const TOP: i32 = 76;
const FIELD: i32 = 4;
const FIELDS: [i32; 2] = [189, 176];

/// The wrist of the viewer's hand.
const MY_WRIST: [i32; 2] = [640, 738];
/// How far below its name an opponent's wrist is.
const WRIST: i32 = 66;
/// From the wrist of a hand to the middle of its drawing, for a width of one: of the viewer's, and of others', whose
/// sleeves are shorter.
const TO_MIDDLE: [f32; 2] = [35.0 / 160.0, 55.0 / 160.0];
/// How much larger the viewer's hand is drawn than its room has it, in hundredths.
pub const HAND_SIZE: u16 = 150;
/// How much larger others' hands are; four sit so close together that theirs must not be large.
const OTHERS_SIZE: u16 = 105;
const OTHERS_SIZE_OF_FOUR: u16 = 88;
/// A hand turns no farther than this from where it rests, in degrees.
const FARTHEST: f32 = 112.0;

/// The part of the middle at this corner, of this size, as near as the fields allow.
pub(super) fn part(x: i32, y: i32, wide: i32, high: i32) -> Place {
    let field = |length: i32, most: i32| ((length + FIELD / 2) / FIELD).clamp(0, most);
    let at = [field(x - LEFT, FIELDS[0]), field(y - TOP, FIELDS[1])];
    let end = [
        field(x + wide - LEFT, FIELDS[0]),
        field(y + high - TOP, FIELDS[1]),
    ];
    Place::Part {
        raster: FIELDS.map(|n| n as u8),
        at: at.map(|n| n as u8),
        span: [0, 1].map(|d| (end[d] - at[d]).max(1) as u8),
    }
}

/// The part of this size about a middle.
pub(super) fn about(x: i32, y: i32, wide: i32, high: i32) -> Place {
    part(x - wide / 2, y - high / 2, wide, high)
}

/// Where the names of the others stand, clockwise from the viewer's left.
const fn names(players: usize) -> &'static [[i32; 2]] {
    match players {
        2 => &[[640, 100]],
        3 => &[[424, 100], [856, 100]],
        _ => &[[388, 214], [640, 100], [892, 214]],
    }
}

/// The place of a seat as it is seen from another one at the bottom.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct At {
    pub(super) seat: Seat,
    players: usize,
    /// The middle of its name; `None` for the viewer.
    name: Option<[i32; 2]>,
}

impl At {
    pub(super) fn of(players: usize, me: Seat, seat: Seat) -> At {
        let mut next = me;
        let name = (0..MOST_PLAYERS.min(players) - 1).find_map(|k| {
            next = next.left(players);
            (next == seat).then(|| names(players)[k])
        });
        At {
            seat,
            players,
            name,
        }
    }

    pub(super) fn is_me(self) -> bool {
        self.name.is_none()
    }

    pub(super) fn tag(self) -> Place {
        let [x, y] = self.name.unwrap_or(MY_WRIST);
        about(x, y, 240, 48)
    }

    fn wrist(self) -> [i32; 2] {
        self.name.map_or(MY_WRIST, |[x, y]| [x, y + WRIST])
    }

    pub(super) fn hand(self) -> Place {
        let [x, y] = self.wrist();
        match self.name {
            None => part(x - 86, 630, 172, 150),
            Some(_) => about(x, y + 41, 132, 176),
        }
    }

    /// On which side of its hand a seat's cards lie: outside, so that bottles are on the inner side.
    fn outside(self) -> i32 {
        match self.name {
            Some([x, _]) if x > MY_WRIST[0] && self.players == 4 => 1,
            _ => -1,
        }
    }

    /// Whether it sits at the side of a table for four, where there is little room.
    fn is_cramped(self) -> bool {
        self.players == 4 && self.name.is_some_and(|[x, _]| x != MY_WRIST[0])
    }

    /// The room for its cards.
    pub(super) fn cards(self) -> Place {
        let Some([x, y]) = self.name else {
            // The hand that points to the left stays off them.
            return part(LEFT, 644, 264, 136);
        };
        let wide = if self.is_cramped() { 84 } else { 108 };
        let [left, right] = [-wide / 2, wide / 2].map(|d| x + 98 * self.outside() + d);
        let left = left.max(LEFT);
        let right = right.min(LEFT + FIELDS[0] * FIELD);
        part(left, y + 50, right - left, 68)
    }

    /// The room for its bottles.
    pub(super) fn bottles(self) -> Place {
        let Some([x, y]) = self.name else {
            return part(704, 640, 204, 112);
        };
        match self.players {
            _ if self.is_cramped() => about(x - 82 * self.outside(), y + 84, 76, 52),
            2 => about(x + 152, y + 84, 200, 60),
            3 => about(x, y + 166, 212, 60),
            _ => about(x + 100, y + 84, 96, 60),
        }
    }

    /// The room for the button of a gesture at this seat: the first, second or third.
    pub(super) fn button(self, k: i32) -> Place {
        let Some([x, y]) = self.name else {
            return part(916, 646, 100, 128);
        };
        let down = match (self.players, y) {
            (3, _) => 196,
            (4, 100) => 126,
            (4, _) => 130,
            _ => 136,
        };
        // Four have to sit closer together.
        let wide = if self.players == 4 { 84 } else { 88 };
        about(x + wide * (k - 1), y + down + 54, wide, 108)
    }

    /// The pose of its hand, turned to another seat or at rest.
    pub(super) fn pose(self, target: Option<At>) -> Pose {
        let whose = usize::from(!self.is_me());
        let size = match self.players {
            _ if self.is_me() => HAND_SIZE,
            4 => OTHERS_SIZE_OF_FOUR,
            _ => OTHERS_SIZE,
        };
        let Some(target) = target else {
            return Pose {
                size,
                ..Pose::PLAIN
            };
        };
        let [from, to] = [self, target].map(|at| at.wrist().map(|n| n as f32));
        let way = [to[0] - from[0], to[1] - from[1]];
        // Clockwise from straight up; the others' hands rest pointing down.
        let up = way[0].atan2(-way[1]).to_degrees();
        let turned = if self.is_me() {
            up
        } else {
            (up + 360.0) % 360.0 - 180.0
        };
        let turned = turned.clamp(-FARTHEST, FARTHEST);
        // The drawing turns about its middle, the hand about its wrist.
        let (sin, cos) = turned.to_radians().sin_cos();
        let reach = TO_MIDDLE[whose] * f32::from(size);
        let down = if self.is_me() { -reach } else { reach };
        Pose {
            at: [-sin * down, (cos - 1.0) * down].map(|n| n.round() as i32),
            size,
            angle: (turned * 10.0).round() as i16,
        }
    }
}

/// How the viewer's hand lies when it is aimed at another seat.
pub fn aimed(players: usize, me: Seat, seat: Seat) -> Pose {
    At::of(players, me, me).pose(Some(At::of(players, me, seat)))
}

/// How wide the room beside the dial is, and the least that the sheet's title takes of it.
const SHEET_WIDE: [i32; 2] = [252, 172];

/// The room for the sheet with what the round would bring, with three or four players: as wide as its columns are.
pub(super) fn sheet(players: usize, columns: usize) -> Place {
    let top = if players == 4 { 448 } else { 468 };
    let [most, least] = SHEET_WIDE;
    let wide = (118 + 40 * columns as i32).clamp(least, most);
    part(LEFT + (most - wide) / 2, top, wide, 640 - top)
}

/// The middle of the dial, with three or four players.
pub(super) const fn dial(players: usize) -> [i32; 2] {
    if players == 4 { [640, 452] } else { [640, 420] }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(players: usize, seat: u8) -> At {
        At::of(players, Seat(0), Seat(seat))
    }

    #[test]
    fn every_part_lies_within_the_middle() {
        for players in 2..=MOST_PLAYERS {
            for seat in 0..players as u8 {
                let at = at(players, seat);
                let rooms = [at.tag(), at.hand(), at.cards(), at.bottles(), at.button(2)];
                for room in rooms {
                    let Place::Part { raster, at, span } = room else {
                        panic!("{room:?}")
                    };
                    for d in 0..2 {
                        assert!(at[d] + span[d] <= raster[d], "{players} {seat} {room:?}");
                    }
                }
            }
        }
    }

    #[test]
    fn seats_go_round_clockwise_from_the_viewer() {
        let x = |seat: u8| At::of(4, Seat(2), Seat(seat)).wrist()[0];
        assert!(x(3) < x(0) && x(0) < x(1));
        assert!(At::of(4, Seat(2), Seat(2)).is_me());
    }

    #[test]
    fn a_hand_turns_about_its_wrist_to_whom_it_points_at() {
        // With four players seat 2 sits opposite: straight up from the viewer, straight down from there.
        for (from, to) in [(0, 2), (2, 0)] {
            let pose = at(4, from).pose(Some(at(4, to)));
            assert_eq!((pose.at, pose.angle), ([0, 0], 0));
        }
        // With three, seat 1 is at the upper left and seat 2 at the upper right.
        let mine = at(3, 0).pose(Some(at(3, 1)));
        assert!((-300..-150).contains(&mine.angle), "{mine:?}");
        assert!(mine.at[0] < 0 && mine.at[1] > 0, "{mine:?}");
        // Across the table: counter-clockwise from down to the right.
        let across = at(3, 1).pose(Some(at(3, 2)));
        assert_eq!(across.angle, -900);
        assert!(across.at[0] > 0 && across.at[1] < 0, "{across:?}");
        let back = at(3, 2).pose(Some(at(3, 1)));
        assert_eq!((back.angle, back.at[0]), (900, -across.at[0]));
        let down = at(3, 1).pose(Some(at(3, 0)));
        assert!((-300..-150).contains(&down.angle), "{down:?}");
    }
}
