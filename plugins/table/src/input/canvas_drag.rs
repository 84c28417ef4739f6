//! Pose of a piece that is carried over a canvas: a place in whole units and an angle in whole steps, moved and turned
//! by any device, snapped to a legal pose nearby, put on good places. Pure.

use bevy::math::{IVec2, Vec2};
use kortlek_rules::presentation::{GoodPlace, Pose};

/// A full turn in tenths of a degree.
const FULL: i32 = 3600;
/// Distances at which a snap takes hold, and at which it lets go: in pixels of the reference drawing and in tenths of a
/// degree.
const REACH: (f32, i32) = (14.0, 60);
const LETS_GO: (f32, i32) = (22.0, 90);

/// Something that is held over a canvas.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Carry {
    /// Pose in which the hand holds it: whole units, tenths of a degree.
    held: Pose,
    /// Remainders of moves of less than a unit, and (`rest_of_turn`) of turns of less than a step.
    rest: Vec2,
    rest_of_turn: f32,
    /// The legal pose nearby to which it is drawn.
    snapped: Option<Pose>,
    /// Step of rotation: usual, and fine.
    turns: [i16; 2],
    /// The half sides of the plane.
    half: IVec2,
    /// Index of the good place that it was put on last.
    on: Option<usize>,
}

/// An angle between 0 and a full turn.
fn wrapped(angle: i32) -> i16 {
    angle.rem_euclid(FULL) as i16
}

/// Difference of two angles, at most half a turn.
fn between(a: i16, b: i16) -> i32 {
    let apart = (i32::from(a) - i32::from(b)).rem_euclid(FULL);
    apart.min(FULL - apart)
}

impl Carry {
    /// Held in this pose over a plane with these half sides.
    pub fn new(start: Pose, turns: [i16; 2], half: IVec2) -> Carry {
        Carry {
            held: start,
            rest: Vec2::ZERO,
            rest_of_turn: 0.0,
            snapped: None,
            turns,
            half,
            on: None,
        }
    }

    /// The pose in which it would be laid.
    pub fn pose(&self) -> Pose {
        self.snapped.unwrap_or(self.held)
    }

    /// The pose in which the hand holds it, if it is drawn to another.
    pub fn loose(&self) -> Option<Pose> {
        let snapped = self.snapped.filter(|pose| *pose != self.held);
        snapped.map(|_| self.held)
    }

    /// The pose in which the hand holds it.
    pub fn held(&self) -> Pose {
        self.held
    }

    /// To this place.
    pub fn move_to(&mut self, at: IVec2) {
        self.rest = Vec2::ZERO;
        self.put(at);
    }

    /// Moves by a number of units; a remainder of less than one is kept for the next time.
    pub fn move_by(&mut self, units: Vec2) {
        let whole = (self.rest + units).trunc();
        self.rest += units - whole;
        self.put(IVec2::from(self.held.at) + whole.as_ivec2());
    }

    fn put(&mut self, at: IVec2) {
        let at = at.clamp(-self.half, self.half).to_array();
        if at != self.held.at {
            self.held.at = at;
            self.on = None;
        }
    }

    /// To the next step that way, clockwise or not: from in between, to the nearer one there.
    pub fn turn(&mut self, clockwise: bool, finely: bool) {
        let step = i32::from(self.turns[usize::from(finely)]).max(1);
        let angle = i32::from(self.held.angle);
        let next = match clockwise {
            true => angle.div_euclid(step) + 1,
            false => (angle - 1).div_euclid(step),
        };
        self.face(next * step);
    }

    /// A quarter clockwise.
    pub fn quarter(&mut self) {
        self.face(i32::from(self.held.angle) + FULL / 4);
    }

    /// Turns by a number of tenths of a degree; a remainder of less than a fine step is kept for the next time.
    pub fn turn_by(&mut self, tenths: f32) {
        let step = f32::from(self.turns[1].max(1));
        let whole = ((self.rest_of_turn + tenths) / step).trunc() * step;
        self.rest_of_turn += tenths - whole;
        self.face(i32::from(self.held.angle) + whole as i32);
    }

    /// To an angle, in tenths of a degree clockwise, on a fine step.
    pub fn turn_to(&mut self, tenths: f32) {
        let step = f32::from(self.turns[1].max(1));
        self.rest_of_turn = 0.0;
        self.face(((tenths / step).round() * step) as i32);
    }

    fn face(&mut self, angle: i32) {
        let angle = wrapped(angle);
        if angle != self.held.angle {
            self.held.angle = angle;
            self.on = None;
        }
    }

    /// Put in a pose.
    pub fn set(&mut self, pose: Pose) {
        self.rest = Vec2::ZERO;
        self.rest_of_turn = 0.0;
        self.held = pose;
        self.snapped = None;
        self.on = None;
    }

    /// Index of the good place that it is on.
    pub fn place(&self) -> Option<usize> {
        self.on
    }

    /// Put on the next good place, or on the one before: round and round. Says where that is; nothing if there are none.
    pub fn next(&mut self, found: &[GoodPlace], back: bool) -> Option<Pose> {
        let last = found.len().checked_sub(1)?;
        let next = match (self.on, back) {
            (None, false) => 0,
            (None, true) => last,
            (Some(n), false) if n >= last => 0,
            (Some(n), false) => n + 1,
            (Some(0), true) => last,
            (Some(n), true) => (n - 1).min(last),
        };
        let pose = found[next].pose;
        self.set(pose);
        self.on = Some(next);
        Some(pose)
    }

    /// Snaps to the legal pose that `near` finds within reach; `scale` is the number of pixels of the reference drawing
    /// per unit. An earlier snap is kept a little farther. Returns true if it is snapped to another pose than before.
    pub fn snap(&mut self, scale: f32, near: impl FnOnce(Pose, [i32; 2]) -> Option<Pose>) -> bool {
        let before = self.snapped;
        let reach = (REACH.0 / scale.max(1e-4)).round() as i32;
        let found = near(self.held, [reach, REACH.1]);
        let kept = before.filter(|pose| {
            let far = (IVec2::from(pose.at) - IVec2::from(self.held.at)).as_vec2();
            far.length() * scale <= LETS_GO.0 && between(pose.angle, self.held.angle) <= LETS_GO.1
        });
        self.snapped = found.or(kept).filter(|pose| *pose != self.held);
        self.snapped.is_some() && self.snapped != before
    }

    /// Drawn to nothing.
    pub fn let_go(&mut self) {
        self.snapped = None;
    }
}

/// Good places as one reads: row by row of this height in units, from the left.
pub fn in_reading_order(found: &mut [GoodPlace], row: i32) {
    found.sort_by_key(|good| {
        let [x, y] = good.pose.at;
        (y.div_euclid(row.max(1)), x, y)
    });
}

/// Speed of something moved by a stick with this deflection, in pixels a second: zero near the middle, then slow, then
/// fast.
pub fn pace(push: f32) -> f32 {
    /// Dead zone, and the least and the greatest speed.
    const DEAD: f32 = 0.18;
    const SPEED: [f32; 2] = [30.0, 700.0];
    let push = ((push - DEAD) / (1.0 - DEAD)).clamp(0.0, 1.0);
    if push == 0.0 {
        return 0.0;
    }
    SPEED[0] + (SPEED[1] - SPEED[0]) * push.powi(3)
}

/// Steps of a key that is held: one at once, then a number per second, after a while three times as many.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Repeat {
    down: f32,
    owed: f32,
}

impl Repeat {
    /// Returns the steps due after `seconds` more; 0 if it is not down.
    pub fn steps(&mut self, down: bool, seconds: f32) -> u32 {
        /// A held key waits a little after its first step; then how many a second, and when it goes faster.
        const WAIT: f32 = 0.18;
        const RATE: f32 = 30.0;
        const FASTER: f32 = 0.4;
        if !down {
            *self = Repeat::default();
            return 0;
        }
        if self.down == 0.0 {
            self.down = f32::MIN_POSITIVE;
            return 1;
        }
        self.down += seconds;
        if self.down < WAIT {
            return 0;
        }
        let rate = if self.down > FASTER { 3.0 * RATE } else { RATE };
        self.owed += seconds * rate;
        let whole = self.owed.trunc();
        self.owed -= whole;
        whole as u32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pose(x: i32, y: i32, angle: i16) -> Pose {
        Pose {
            at: [x, y],
            angle,
            ..Pose::PLAIN
        }
    }

    fn good(x: i32, y: i32, points: i32) -> GoodPlace {
        GoodPlace {
            pose: pose(x, y, 0),
            points,
        }
    }

    fn carry(start: Pose) -> Carry {
        Carry::new(start, [50, 10], IVec2::new(6000, 3375))
    }

    #[test]
    fn small_moves_add_up_to_whole_units_and_end_at_the_planes_edge() {
        let mut c = carry(pose(0, 0, 0));
        for _ in 0..10 {
            c.move_by(Vec2::new(0.25, -0.5));
        }
        assert_eq!(c.pose().at, [2, -5]);
        c.move_by(Vec2::new(0.5, 0.0));
        assert_eq!(c.pose().at, [3, -5]);
        c.move_to(IVec2::new(-90_000, 90_000));
        assert_eq!(c.pose().at, [-6000, 3375]);
    }

    #[test]
    fn turns_go_to_the_next_step_and_round() {
        let mut c = carry(pose(0, 0, 30));
        c.turn(true, false);
        assert_eq!(c.pose().angle, 50, "from in between to the next");
        c.turn(true, false);
        c.turn(true, true);
        assert_eq!(c.pose().angle, 110);
        c.turn(false, false);
        assert_eq!(c.pose().angle, 100);
        for _ in 0..3 {
            c.turn(false, false);
        }
        assert_eq!(c.pose().angle, 3550, "round to below zero");
        c.turn(true, false);
        assert_eq!(c.pose().angle, 0);
        c.quarter();
        c.quarter();
        assert_eq!(c.pose().angle, 1800);
        c.turn_to(3598.0);
        assert_eq!(c.pose().angle, 0);
        for _ in 0..8 {
            c.turn_by(-3.0);
        }
        assert_eq!(c.pose().angle, 3580, "small turns add up");
    }

    #[test]
    fn good_places_come_as_one_reads_and_not_the_best_first() {
        let mut found = [
            good(40, 90, 3),
            good(-60, -150, 2),
            good(90, 20, 1),
            good(-80, 110, 1),
        ];
        in_reading_order(&mut found, 140);
        let order = found.map(|good| good.pose.at);
        assert_eq!(order, [[-60, -150], [-80, 110], [40, 90], [90, 20]]);
    }

    #[test]
    fn good_places_come_one_after_the_other() {
        let found = [good(10, 0, 3), good(20, 0, 3), good(30, 0, 1)];
        let mut c = carry(pose(0, 0, 0));
        assert_eq!(c.next(&[], false), None);
        let mut go = |back| c.next(&found, back).map(|pose| pose.at[0]);
        assert_eq!([false; 4].map(&mut go), [10, 20, 30, 10].map(Some));
        assert_eq!([true; 2].map(&mut go), [30, 20].map(Some));
        assert_eq!(c.place(), Some(1));
        c.move_by(Vec2::X);
        assert_eq!(c.place(), None);
        assert_eq!(c.next(&found, true).map(|p| p.at[0]), Some(30));
    }

    #[test]
    fn it_is_drawn_to_a_legal_pose_and_let_go_a_little_later() {
        let legal = pose(100, 0, 0);
        // A quarter of a pixel a unit: 14 pixels are 56 units, 22 are 88.
        let near = |held: Pose, reach: [i32; 2]| {
            assert_eq!(reach, [56, 60]);
            let far = (held.at[0] - legal.at[0]).abs();
            (far <= reach[0]).then_some(legal)
        };
        let mut c = carry(pose(200, 0, 0));
        assert!(!c.snap(0.25, near));
        assert_eq!((c.pose().at[0], c.loose()), (200, None));
        c.move_to(IVec2::new(150, 0));
        assert!(c.snap(0.25, near));
        assert_eq!((c.pose(), c.loose()), (legal, Some(pose(150, 0, 0))));
        c.move_to(IVec2::new(180, 0));
        assert!(!c.snap(0.25, near), "it is held a little longer");
        assert_eq!(c.pose(), legal);
        c.turn_to(100.0);
        c.snap(0.25, near);
        assert_eq!(c.pose(), pose(180, 0, 100), "too far turned");
        c.turn_to(0.0);
        c.move_to(IVec2::new(150, 0));
        c.snap(0.25, near);
        c.move_to(IVec2::new(190, 0));
        c.snap(0.25, near);
        assert_eq!(c.pose().at[0], 190);
        // A legal pose is not snapped.
        c.move_to(IVec2::new(100, 0));
        assert!(!c.snap(0.25, near));
        assert_eq!(c.loose(), None);
        c.move_to(IVec2::new(120, 0));
        c.snap(0.25, near);
        c.let_go();
        assert_eq!(c.pose().at[0], 120);
    }

    #[test]
    fn a_stick_goes_slowly_at_first() {
        assert_eq!(pace(0.1), 0.0);
        assert!((30.0..60.0).contains(&pace(0.4)));
        assert_eq!(pace(1.0), 700.0);
        assert!(pace(0.5) < pace(0.8));
    }

    #[test]
    fn a_key_steps_once_and_then_faster() {
        let mut key = Repeat::default();
        assert_eq!(key.steps(true, 0.016), 1);
        assert_eq!(key.steps(true, 0.016), 0);
        assert_eq!(key.steps(false, 0.016), 0);
        assert_eq!(key.steps(true, 0.016), 1, "tapped again");
        let early: u32 = (0..24).map(|_| key.steps(true, 0.015)).sum();
        let late: u32 = (0..24).map(|_| key.steps(true, 0.015)).sum();
        assert!((3..=12).contains(&early), "{early}");
        assert!(late > 2 * early, "{early} {late}");
    }
}
