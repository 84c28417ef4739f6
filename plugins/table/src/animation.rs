//! Animations of sprites: each has a queue of segments, and one system moves them all.

use crate::{
    layout::{
        depth,
        frame::Frame,
        hit_targets::{Alpha, CARD, CardSprite, Dragged, Height, Raise, RestPose, Showing, Side},
    },
    messages::Sound,
    states::Pause,
    tempo::{self, Tempo},
};
use bevy::prelude::*;
use kortlek_kit::redraw_request::RedrawRequest;
use kortlek_rules::presentation::Cue;
use std::{
    collections::VecDeque,
    f32::consts::{PI, TAU},
};

/// The sprite disappears when its course ends.
#[derive(Component, Clone, Copy, Debug)]
pub struct DespawnAtEnd;

/// Way in which a sprite moves along a segment.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum MoveStyle {
    /// Through the air in an arc, fast at first.
    Travel,
    /// A short way along the table, a little too far and back.
    Settle,
    /// A short way along the table, straight to the end.
    Slide,
    /// Along the table past others, keeping to its right: two that change places do not run into each other.
    Pass,
    /// Along the table in this many hops.
    Hop(u8),
    /// It stays where it is.
    Stay,
    /// It shakes where it is.
    Shake,
    /// It vanishes and comes back at the end of the way.
    Fade,
    /// It appears at the end of the way.
    Appear,
    /// It vanishes where it is.
    Vanish,
}

/// A part of a course. Times are in seconds as they will be, pace included.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Segment {
    /// Delay before it sets out.
    pub wait: f32,
    /// Duration of the movement, after the delay.
    pub time: f32,
    /// Pose at the end.
    pub to: RestPose,
    /// Way in which it moves.
    pub way: MoveStyle,
    /// Its depth on the way.
    pub depth: f32,
    /// The side it turns to on the way, if it turns.
    pub flip: Option<Side>,
    /// Sounds when it sets out, and when it arrives.
    pub cues: [Option<Cue>; 2],
}

impl Segment {
    /// A leg of this way to a place, at the place's depth, without turning or sound.
    pub fn new(way: MoveStyle, to: RestPose, time: f32) -> Segment {
        Segment {
            wait: 0.0,
            time,
            to,
            way,
            depth: to.z,
            flip: None,
            cues: [None; 2],
        }
    }
}

/// The way that a sprite still has to go.
#[derive(Component, Clone, PartialEq, Debug)]
pub struct Animation {
    legs: VecDeque<Segment>,
    /// Pose at the start of the current segment, once it has begun.
    from: Option<RestPose>,
    elapsed: f32,
    /// True if a frame has passed since it was set.
    running: bool,
    rushed: bool,
    /// True if the match waits for it; it does not for hover and resizing.
    pub matters: bool,
}

impl Animation {
    /// A course of these legs.
    pub fn new(legs: impl IntoIterator<Item = Segment>, matters: bool) -> Animation {
        Animation {
            legs: legs.into_iter().collect(),
            from: None,
            elapsed: 0.0,
            running: false,
            rushed: false,
            matters,
        }
    }

    /// Pose at its end.
    pub fn end(&self) -> Option<RestPose> {
        self.legs.back().map(|l| l.to)
    }

    /// The greatest width of its way.
    pub fn widest(&self) -> f32 {
        self.legs.iter().map(|l| l.to.width).fold(0.0, f32::max)
    }

    /// Remaining time, in seconds.
    pub fn left(&self) -> f32 {
        self.legs.iter().map(|l| l.wait + l.time).sum::<f32>() - self.elapsed
    }

    /// Leaves out everything but the end, reached within `time` seconds. Sounds are left out too, but for the last.
    pub fn rush(&mut self, time: f32) {
        let Some(last) = self.legs.back().copied() else {
            return;
        };
        self.rushed = true;
        if self.legs.len() == 1 && self.left() <= time {
            return;
        }
        let flip = self.legs.iter().rev().find_map(|l| l.flip);
        let way = match last.way {
            MoveStyle::Stay | MoveStyle::Shake => MoveStyle::Slide,
            way => way,
        };
        self.legs = VecDeque::from([Segment {
            wait: 0.0,
            time,
            way,
            flip,
            cues: [None, last.cues[1]],
            ..last
        }]);
        self.from = None;
        self.elapsed = 0.0;
    }

    /// Returns true if it was told to hurry.
    pub fn is_rushed(&self) -> bool {
        self.rushed
    }

    /// Moves everything with the window: places of the old frame become those of the new one, and the end is `home`.
    pub fn reframe(&mut self, by: f32, home: RestPose) {
        let moved = |h: RestPose| RestPose {
            at: h.at * by,
            width: h.width * by,
            ..h
        };
        self.from = self.from.map(moved);
        for leg in &mut self.legs {
            leg.to = moved(leg.to);
        }
        if let Some(last) = self.legs.back_mut() {
            if last.depth == last.to.z {
                last.depth = home.z;
            }
            last.to = home;
        }
    }
}

/// Resting pose of a sprite: its home, or a little away from it if it is raised.
pub fn rest(home: &RestPose, lift: Option<&Raise>, frame: &Frame) -> RestPose {
    let Some(lift) = lift else { return *home };
    RestPose {
        at: home.at + Vec2::new(0.0, lift.up * frame.unit),
        width: home.width * lift.scale,
        angle: home.angle * if lift.is_slight() { 1.0 } else { 0.5 },
        z: home.z + if lift.over { depth::LIFT } else { 0.0 },
    }
}

/// Current pose of a sprite.
pub fn pose(transform: &Transform) -> RestPose {
    RestPose {
        at: transform.translation.truncate(),
        width: transform.scale.y * CARD.x,
        angle: transform.rotation.to_euler(EulerRot::ZYX).0,
        z: transform.translation.z,
    }
}

/// The transform of a sprite in this place; a turning one is `open` times as wide.
pub fn stand(home: &RestPose, open: f32) -> Transform {
    let scale = home.width / CARD.x;
    Transform {
        translation: home.at.extend(home.z),
        rotation: Quat::from_rotation_z(home.angle),
        // A card on edge is still a hair wide: a scale of zero can't be inverted.
        scale: Vec3::new(scale * open.max(0.004), scale, 1.0),
    }
}

/// A sprite at one moment of a leg.
struct Moment {
    at: RestPose,
    open: f32,
    alpha: f32,
    height: f32,
}

/// Returns the rotation from an angle to another, the shorter way round: angles that are whole turns apart are the
/// same.
pub(super) fn turn_between(from: f32, to: f32) -> f32 {
    (to - from + PI).rem_euclid(TAU) - PI
}

/// State of a segment from `from` at `t` of its time, 0 to 1.
fn moment(leg: &Segment, from: &RestPose, alpha: f32, t: f32, unit: f32) -> Moment {
    let to = &leg.to;
    let s = match leg.way {
        MoveStyle::Travel | MoveStyle::Slide => tempo::ease_out(t),
        MoveStyle::Settle => tempo::ease_settle(t),
        MoveStyle::Pass => tempo::ease_in_out(t),
        MoveStyle::Hop(_) => t,
        MoveStyle::Stay | MoveStyle::Shake | MoveStyle::Vanish => 0.0,
        MoveStyle::Fade => f32::from(u8::from(t >= 0.5)),
        MoveStyle::Appear => 1.0,
    };
    let mut at = RestPose {
        at: from.at.lerp(to.at, s),
        width: from.width + (to.width - from.width) * s,
        angle: match t >= 1.0 && s >= 1.0 {
            true => to.angle,
            false => from.angle + turn_between(from.angle, to.angle) * s,
        },
        z: if t >= 1.0 { to.z } else { leg.depth },
    };
    let mut height = 0.0;
    let hump = (s * PI).sin();
    match leg.way {
        _ if t >= 1.0 => {}
        MoveStyle::Travel => {
            at.at.y += hump * tempo::ARC * from.at.distance(to.at);
            // It settles with its weight.
            let landed = ((t - tempo::LANDS) / (1.0 - tempo::LANDS)).max(0.0);
            at.width *= 1.0 - tempo::WEIGHT * (landed * PI).sin();
            height = hump;
        }
        MoveStyle::Pass => {
            let way = (to.at - from.at).normalize_or_zero();
            at.at += Vec2::new(way.y, -way.x) * hump * tempo::ASIDE * from.width;
            height = hump;
        }
        MoveStyle::Hop(times) => {
            let hump = (f32::from(times.max(1)) * s * PI).sin().abs();
            at.at.y += hump * tempo::HOP_HIGH * from.width;
            height = hump * 0.5;
        }
        MoveStyle::Shake => at.at.x += tempo::shake(t) * tempo::SHAKE_WIDTH * unit,
        _ => {}
    }
    let mut open = 1.0;
    if leg.flip.is_some() && t < 1.0 && !matches!(leg.way, MoveStyle::Fade | MoveStyle::Appear) {
        open = tempo::turn(t);
        height = height.max((t * PI).sin());
    }
    at.width *= 1.0 + tempo::RISE * height;
    let alpha = match leg.way {
        MoveStyle::Fade if t < 0.5 => alpha.min(1.0 - 2.0 * t),
        MoveStyle::Fade => 2.0 * t - 1.0,
        MoveStyle::Appear => alpha.max(t),
        MoveStyle::Vanish => alpha.min(1.0 - t),
        _ => alpha.max(t),
    };
    Moment {
        at,
        open,
        alpha,
        height,
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (go_home, advance)
            .chain()
            .in_set(crate::states::TableSystems::Tween),
    );
}

/// Sprites that were lifted, put down or let go glide to where they rest.
fn go_home(
    mut commands: Commands,
    frame: Res<Frame>,
    preferences: Res<kortlek_kit::preferences::Preferences>,
    changed: Query<
        Entity,
        (
            With<CardSprite>,
            Or<(Changed<Raise>, Changed<RestPose>)>,
            Without<Dragged>,
        ),
    >,
    mut put_down: RemovedComponents<Raise>,
    mut let_go: RemovedComponents<Dragged>,
    sprites: Query<
        (&RestPose, &Transform, Option<&Raise>, Option<&Animation>),
        (With<CardSprite>, Without<Dragged>),
    >,
) {
    let mut all: Vec<(Entity, bool)> = changed.iter().map(|e| (e, false)).collect();
    all.extend(put_down.read().map(|e| (e, false)));
    all.extend(let_go.read().map(|e| (e, true)));
    let tempo = Tempo::of(&preferences);
    for (entity, dropped) in all {
        let Ok((home, transform, lift, course)) = sprites.get(entity) else {
            continue;
        };
        // An animation of the match ends at home anyway; a sprite dropped by hand sets out again.
        if course.is_some_and(|c| c.matters) && !dropped {
            continue;
        }
        let to = rest(home, lift, &frame);
        if course.and_then(Animation::end) == Some(to)
            || (course.is_none() && near(&pose(transform), &to))
        {
            continue;
        }
        let (way, time) = match dropped {
            true => (MoveStyle::Travel, tempo::TRAVEL[0]),
            false => (MoveStyle::Settle, tempo::SETTLE),
        };
        let way = if tempo.reduced { MoveStyle::Slide } else { way };
        let mut leg = Segment::new(way, to, tempo.time(time));
        if dropped {
            leg.depth = depth::HELD - 1.0;
        }
        let course = Animation::new([leg], false);
        commands.entity(entity).try_insert(course);
    }
}

/// Returns true if two poses can't be told apart.
fn near(a: &RestPose, b: &RestPose) -> bool {
    a.at.distance(b.at) < 0.01
        && (a.width - b.width).abs() < 0.01
        && turn_between(a.angle, b.angle).abs() < 1e-4
        && a.z == b.z
}

/// Moves everything on by one frame.
pub(super) fn advance(
    mut commands: Commands,
    time: Res<Time>,
    frame: Res<Frame>,
    pause: Option<Res<State<Pause>>>,
    mut awake: ResMut<RedrawRequest>,
    mut cues: MessageWriter<Sound>,
    mut sprites: Query<(
        Entity,
        &mut Animation,
        &mut Transform,
        &mut Showing,
        &mut Alpha,
        &mut Height,
        Option<&DespawnAtEnd>,
        Has<Dragged>,
    )>,
) {
    let paused = pause.is_some_and(|p| *p.get() == Pause::On);
    let step = match paused {
        true => 0.0,
        false => time.delta_secs().min(tempo::LONGEST_FRAME),
    };
    for (entity, mut course, mut transform, mut showing, mut alpha, mut height, leaving, held) in
        &mut sprites
    {
        if !paused {
            awake.keep();
        }
        let course = &mut *course;
        // The frame in which a course is set may follow a long wait: its time does not count.
        let mut passed = if course.running { step } else { 0.0 };
        course.running = true;
        while let Some(leg) = course.legs.front().copied() {
            course.elapsed += passed;
            let gone = course.elapsed - leg.wait;
            if gone < 0.0 {
                break;
            }
            if course.from.is_none()
                && let Some(cue) = leg.cues[0]
            {
                cues.write(cue.into());
            }
            let from = *course.from.get_or_insert_with(|| pose(&transform));
            let t = match leg.time > 0.0 {
                true => (gone / leg.time).min(1.0),
                false => 1.0,
            };
            let now = moment(&leg, &from, alpha.0, t, frame.unit);
            if !held {
                *transform = stand(&now.at, now.open);
            }
            if let Some(side) = leg.flip.filter(|_| t >= 0.5) {
                showing.set_if_neq(Showing(side));
            }
            alpha.set_if_neq(Alpha(now.alpha));
            height.set_if_neq(Height(now.height));
            if t < 1.0 {
                break;
            }
            if let Some(cue) = leg.cues[1] {
                cues.write(cue.into());
            }
            course.legs.pop_front();
            course.elapsed = 0.0;
            course.from = None;
            passed = gone - leg.time;
        }
        if course.legs.is_empty() {
            if leaving.is_some() {
                commands.entity(entity).try_despawn();
            } else {
                commands.entity(entity).try_remove::<Animation>();
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kortlek_rules::{Deck, presentation::Piece};

    fn home(x: f32) -> RestPose {
        RestPose {
            at: Vec2::new(x, 0.0),
            width: 100.0,
            angle: 0.0,
            z: 10.0,
        }
    }

    fn back(face_up: bool) -> Side {
        Side {
            piece: Piece::Back(Deck::Decktet),
            face_up,
        }
    }

    #[test]
    fn what_is_turned_goes_the_shorter_way_round() {
        assert!((turn_between(3.0, -3.0) - (TAU - 6.0)).abs() < 1e-5);
        assert!((turn_between(0.2, -0.3) + 0.5).abs() < 1e-6);
        // A card that lies at -200 degrees is seen at 160: it does not spin when the view moves.
        let to = RestPose {
            angle: -200.0_f32.to_radians(),
            ..home(100.0)
        };
        let from = RestPose {
            angle: 160.0_f32.to_radians(),
            ..home(0.0)
        };
        let leg = Segment::new(MoveStyle::Slide, to, 1.0);
        for t in [0.2, 0.5, 0.9] {
            let angle = moment(&leg, &from, 1.0, t, 1.0).at.angle;
            assert!(turn_between(angle, from.angle).abs() < 1e-4, "{angle}");
        }
        assert!(turn_between(0.0, PI).abs() > 3.1);
        assert_eq!(moment(&leg, &from, 1.0, 1.0, 1.0).at, to);
    }

    #[test]
    fn a_leg_begins_and_ends_where_it_should_and_flies_above() {
        for way in [MoveStyle::Travel, MoveStyle::Settle, MoveStyle::Slide] {
            let leg = Segment {
                depth: 400.0,
                ..Segment::new(way, home(100.0), 1.0)
            };
            let start = moment(&leg, &home(0.0), 1.0, 0.0, 1.0);
            let end = moment(&leg, &home(0.0), 1.0, 1.0, 1.0);
            assert!(start.at.at.distance(Vec2::ZERO) < 1e-3 && end.at == home(100.0));
            let mid = moment(&leg, &home(0.0), 1.0, 0.4, 1.0);
            assert_eq!(mid.at.z, 400.0);
            if way == MoveStyle::Travel {
                assert!(mid.at.at.y > 1.0 && mid.at.at.y < 10.0 && mid.at.width > 100.0);
            }
        }
    }

    #[test]
    fn two_that_change_places_pass_each_other() {
        let (up, down) = (home(0.0), home(120.0));
        let going = |from: &RestPose, to: RestPose, t: f32| {
            moment(&Segment::new(MoveStyle::Pass, to, 1.0), from, 1.0, t, 1.0).at
        };
        let (a, b) = (going(&up, down, 0.5), going(&down, up, 0.5));
        let apart = (a.at - b.at).abs();
        assert!(apart.x < 1.0 && apart.y > 100.0, "{apart}");
        assert_eq!(going(&up, down, 1.0), down);
    }

    #[test]
    fn a_flip_is_closed_at_half_time() {
        let leg = Segment {
            flip: Some(back(true)),
            ..Segment::new(MoveStyle::Stay, home(0.0), 1.0)
        };
        assert!(moment(&leg, &home(0.0), 1.0, 0.5, 1.0).open < 0.01);
        assert_eq!(moment(&leg, &home(0.0), 1.0, 1.0, 1.0).open, 1.0);
    }

    #[test]
    fn a_rushed_course_keeps_its_end_and_its_side() {
        let flip = Segment {
            flip: Some(back(true)),
            ..Segment::new(MoveStyle::Stay, home(50.0), 1.0)
        };
        let last = Segment {
            cues: [Some(Cue::Slide), Some(Cue::Place)],
            ..Segment::new(MoveStyle::Travel, home(100.0), 1.0)
        };
        let first = Segment::new(MoveStyle::Travel, home(50.0), 1.0);
        let mut course = Animation::new([first, flip, last], true);
        assert!((course.left() - 3.0).abs() < 1e-6);
        course.rush(0.1);
        assert_eq!(course.end(), Some(home(100.0)));
        assert_eq!(course.legs[0].flip, Some(back(true)));
        assert_eq!(course.legs[0].cues, [None, Some(Cue::Place)]);
        assert!((course.left() - 0.1).abs() < 1e-6);
    }

    #[test]
    fn a_course_moves_with_the_window() {
        let legs = [50.0, 100.0].map(|x| Segment::new(MoveStyle::Travel, home(x), 1.0));
        let mut course = Animation::new(legs, true);
        course.reframe(2.0, home(300.0));
        assert_eq!(course.legs[0].to.at.x, 100.0);
        assert_eq!(course.end(), Some(home(300.0)));
    }

    #[test]
    fn a_card_that_is_looked_at_rests_above_its_neighbours_and_another_in_their_order() {
        let frame = Frame::default();
        let lift = Raise {
            up: 26.0,
            scale: 1.1,
            over: true,
        };
        let up = rest(&home(0.0), Some(&lift), &frame);
        assert_eq!(up.at.y, 26.0);
        assert!(up.z > 10.0 + 7.0 && (up.width - 110.0).abs() < 1e-4);
        assert_eq!(rest(&home(0.0), None, &frame), home(0.0));
        let turned = RestPose {
            angle: 0.2,
            ..home(0.0)
        };
        let legal = Raise {
            up: Raise::LEGAL_UP,
            scale: 1.0,
            over: false,
        };
        let up = rest(&turned, Some(&legal), &frame);
        assert_eq!((up.z, up.angle), (turned.z, turned.angle));
    }

    #[test]
    fn a_pose_is_read_back_from_its_transform() {
        let h = RestPose {
            angle: 0.3,
            ..home(12.0)
        };
        assert!(near(&pose(&stand(&h, 0.1)), &h));
    }
}
