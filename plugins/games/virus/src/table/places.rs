//! Zones, their positions on the round table, and the rotation of a hand towards its target.
//!
//! Lengths are pixels of the reference drawing, a window of 1280 × 800, in which the middle of the table begins at
//! [`LEFT`] and [`TOP`].

use crate::rules::{Action, MOST_PLAYERS};
use kortlek_rules::{
    Seat,
    presentation::{Area, BoardRect, Pose, Target, ZoneId},
};

/// The zone of a seat's hand, the one that makes gestures.
pub const fn hand(seat: Seat) -> ZoneId {
    ZoneId::of("hand", seat)
}

/// The zone of the cards that a seat holds.
pub const fn cards(seat: Seat) -> ZoneId {
    ZoneId::of("cards", seat)
}

/// The zone of a seat's bottles; with two players of its full ones.
pub const fn bottles(seat: Seat) -> ZoneId {
    ZoneId::of("bottles", seat)
}

/// With two players, the places for the bottles that a seat has drunk.
pub const fn slots(seat: Seat) -> ZoneId {
    ZoneId::of("slots", seat)
}

/// A seat's name on the table.
pub const fn tag(seat: Seat) -> ZoneId {
    ZoneId::of("name", seat)
}

/// Gestures of a seat in the last turns, the latest first.
pub const fn past(seat: Seat) -> ZoneId {
    ZoneId::of("past", seat)
}

/// The ring of all bottles round the dial.
pub const RING: ZoneId = ZoneId::common("ring");
/// Number of full bottles.
pub const DIAL: ZoneId = ZoneId::common("dial");
/// Conditions that end the round.
pub const ENDS: ZoneId = ZoneId::common("ends");
/// Points that the round would bring if it ended now.
pub const SHEET: ZoneId = ZoneId::common("sheet");

/// The names of gestures in [`Action::kind`]'s order; they name zones and messages.
pub(super) const NAMES: [&str; 4] = ["drink", "infect", "steal", "block"];

/// The zone of a gesture's button: at the seat that it is aimed at, for a drink at one's own.
const fn button_zone(kind: usize, seat: Seat) -> ZoneId {
    ZoneId::of(NAMES[kind], seat)
}

/// The target that makes a gesture.
pub fn button(seat: Seat, a: Action) -> Target {
    Target::Cell(button_zone(a.kind(), a.target().unwrap_or(seat)), [0, 0])
}

/// The gesture whose button lies in a zone.
pub(super) fn gesture_at(zone: ZoneId) -> Option<Action> {
    let target = zone.seat?;
    let kind = NAMES.iter().position(|name| *name == zone.name)?;
    let all = [
        Action::Drink {},
        Action::Infect { target },
        Action::Steal { target },
        Action::Block { target },
    ];
    Some(all[kind])
}

const LEFT: i32 = 262;
const TOP: i32 = 76;
/// The width and height of the middle.
pub(super) const SIZE: [i32; 2] = [756, 704];
/// Edges lie on multiples of this.
const STEP: i32 = 4;

/// The wrist of the viewer's hand.
const MY_WRIST: [i32; 2] = [640, 738];
/// Distance of an opponent's wrist below the name.
const WRIST: i32 = 66;
/// From the wrist of a hand to the middle of its drawing, for a width of one: of the viewer's, and of others', whose
/// sleeves are shorter.
const TO_MIDDLE: [f32; 2] = [35.0 / 160.0, 55.0 / 160.0];
/// Size of the viewer's hand relative to its room, in hundredths.
pub const HAND_SIZE: u16 = 150;
/// Sizes of the others' hands, likewise; four sit so close together that theirs must not be large.
const OTHERS_SIZE: u16 = 105;
const OTHERS_SIZE_OF_FOUR: u16 = 88;
/// A hand turns no farther than this from where it rests, in degrees.
const FARTHEST: f32 = 112.0;

/// The part of the middle at this corner, of this size.
fn part(x: i32, y: i32, wide: i32, high: i32) -> BoardRect {
    let share = |length: i32, axis: usize| {
        let edge = (length + STEP / 2) / STEP * STEP;
        edge as f32 / SIZE[axis] as f32
    };
    let [x, y] = [x - LEFT, y - TOP];
    BoardRect::of_edges([
        share(x, 0),
        share(y, 1),
        share(x + wide, 0),
        share(y + high, 1),
    ])
}

/// The part of this size about a middle.
fn about(x: i32, y: i32, wide: i32, high: i32) -> BoardRect {
    part(x - wide / 2, y - high / 2, wide, high)
}

/// Positions of the names of the others, clockwise from the viewer's left.
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

    fn wrist(self) -> [i32; 2] {
        self.name.map_or(MY_WRIST, |[x, y]| [x, y + WRIST])
    }

    pub(super) fn hand(self) -> BoardRect {
        let [x, y] = self.wrist();
        match self.name {
            None => part(x - 86, 630, 172, 150),
            Some(_) => about(x, y + 41, 132, 176),
        }
    }

    /// Side of its hand on which a seat's cards are: outside, so that bottles are on the inner side.
    fn outside(self) -> i32 {
        match self.name {
            Some([x, _]) if x > MY_WRIST[0] && self.players == 4 => 1,
            _ => -1,
        }
    }

    /// Returns true if it is at the side of a table for four, where there is little room.
    fn is_cramped(self) -> bool {
        self.players == 4 && self.name.is_some_and(|[x, _]| x != MY_WRIST[0])
    }

    /// The room for its cards.
    fn cards(self) -> BoardRect {
        let Some([x, y]) = self.name else {
            // The hand that points to the left stays off them.
            return part(LEFT, 644, 264, 136);
        };
        let wide = if self.is_cramped() { 84 } else { 108 };
        let [left, right] = [-wide / 2, wide / 2].map(|d| x + 98 * self.outside() + d);
        let left = left.max(LEFT);
        let right = right.min(LEFT + SIZE[0]);
        part(left, y + 50, right - left, 68)
    }

    /// The room for its bottles.
    fn bottles(self) -> BoardRect {
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

    /// The kinds of the gestures whose buttons lie at this seat.
    fn kinds(self) -> std::ops::Range<usize> {
        if self.is_me() { 0..1 } else { 1..4 }
    }

    /// The room for the button of a gesture at this seat.
    fn button(self, kind: usize) -> BoardRect {
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
        about(x + wide * (kind as i32 - 2), y + down + 54, wide, 108)
    }

    /// All of its zones in the middle with their rooms.
    fn zones(self) -> Vec<(BoardRect, ZoneId)> {
        let seat = self.seat;
        let mut zones = vec![
            (self.cards(), cards(seat)),
            (self.bottles(), bottles(seat)),
            (self.hand(), hand(seat)),
        ];
        zones.extend(self.name.map(|[x, y]| (about(x, y, 240, 48), tag(seat))));
        let buttons = self.kinds();
        zones.extend(buttons.map(|kind| (self.button(kind), button_zone(kind, seat))));
        if self.players == 2 {
            let y = if self.is_me() { 530 } else { 414 };
            zones.push((about(640, y, 300, 112), slots(seat)));
        }
        zones
    }

    /// The zones of its buttons.
    pub(super) fn buttons(self) -> impl Iterator<Item = ZoneId> {
        self.kinds().map(move |kind| button_zone(kind, self.seat))
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

/// Pose of the viewer's hand when it is aimed at another seat.
pub fn aimed(players: usize, me: Seat, seat: Seat) -> Pose {
    At::of(players, me, me).pose(Some(At::of(players, me, seat)))
}

/// Width of the room beside the dial, and minimum width of the sheet's title in it.
const SHEET_WIDE: [i32; 2] = [252, 172];

/// The middle of the table as a seat sees it, with a sheet of this number of columns beside the dial.
pub(super) fn middle(players: usize, me: Seat, columns: usize) -> Area {
    let seats = Seat::all(players).map(|seat| At::of(players, me, seat));
    let mut zones: Vec<(BoardRect, ZoneId)> = seats.flat_map(At::zones).collect();
    if players > 2 {
        let [y, top] = if players == 4 { [452, 448] } else { [420, 468] };
        let [most, least] = SHEET_WIDE;
        let wide = (118 + 40 * columns as i32).clamp(least, most);
        zones.extend([
            (about(640, y, 232, 232), RING),
            (about(640, y - 6, 132, 112), DIAL),
            (about(640, y + 40, 160, 36), ENDS),
            (part(LEFT + (most - wide) / 2, top, wide, 640 - top), SHEET),
        ]);
    }
    let zones = zones.into_iter();
    Area::Free(zones.map(|(part, zone)| (part, zone.into())).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(players: usize, seat: u8) -> At {
        At::of(players, Seat(0), Seat(seat))
    }

    #[test]
    fn every_zone_has_room_in_the_middle() {
        for players in 2..=MOST_PLAYERS {
            let Area::Free(zones) = middle(players, Seat(0), 5) else {
                panic!("places anywhere")
            };
            for (part, zone) in zones {
                let [left, top, right, bottom] = part.edges();
                assert!(left < right && right <= 1.0, "{players} {zone:?} {part:?}");
                assert!(top < bottom && bottom <= 1.0, "{players} {zone:?} {part:?}");
            }
        }
    }

    #[test]
    fn a_button_lies_where_its_gesture_is_found() {
        let target = Seat(2);
        for action in [
            Action::Infect { target },
            Action::Steal { target },
            Action::Block { target },
        ] {
            let zones: Vec<ZoneId> = at(3, 2).buttons().collect();
            let Target::Cell(zone, _) = button(Seat(0), action) else {
                panic!("a button")
            };
            assert!(zones.contains(&zone));
            assert_eq!(gesture_at(zone), Some(action));
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
