//! Carrying a piece over a canvas until it is placed: its start, the things under it, and the good places for it.

use super::{
    FactGroup,
    layout::{Mark, Piece, Pose, ZoneId},
};
use crate::{seat::Seat, stop_signal::StopSignal};
use serde::{Deserialize, Serialize};

/// The button with which the player jumps to the next good place while something is carried.
pub const NEXT_PLACE: &str = "next-place";

/// A piece that a seat has to place on a canvas now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Carried {
    /// The canvas.
    pub canvas: ZoneId,
    /// The carried piece. It is shown on the canvas as [`super::Look::Ghost`] until it is placed.
    pub piece: Piece,
    /// Starting pose if nobody has moved it.
    pub start: Pose,
    /// Step of rotation, in tenths of a degree: usual, and fine. Its angle is a multiple of the latter.
    pub turns: [i16; 2],
}

/// Effect of the carried piece on a thing under it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Lies {
    /// It would be covered, as it may.
    Covered,
    /// It would be cut.
    Cut,
    /// It would be covered together with another with which it must not be.
    Twice,
}

/// Something small under what is carried that matters.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pip {
    /// Its middle, in units of the canvas.
    pub at: [i32; 2],
    /// The radius of its disc, in units.
    pub radius: u16,
    /// Its drawing: a mark or a suit.
    pub mark: Mark,
    /// Rotation, in tenths of a degree clockwise.
    pub angle: i16,
    /// Effect of the carried piece on it.
    pub lies: Lies,
}

/// Outcome of placing the carried piece in a pose.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Under {
    /// The small things under it that matter.
    pub pips: Vec<Pip>,
    /// The points that it would make; `None` if it can't be placed there.
    pub points: Option<i32>,
    /// The small things near it that are better not hidden: where nothing should be written, in units.
    pub near: Vec<[i32; 2]>,
}

/// A pose in which something that is carried does well.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct GoodPlace {
    /// The pose.
    pub pose: Pose,
    /// The points that it makes.
    pub points: i32,
}

/// Looking for good places, which can be sent to another thread: the best ones first. It takes what stops
/// it early.
pub type Scouting = Box<dyn FnOnce(StopSignal<'_>) -> Vec<GoodPlace> + Send>;

/// State of a carry: the current pose and the good places found so far.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Carrying {
    /// Current pose, if the piece is over the canvas.
    pub pose: Option<Pose>,
    /// The good places that were found, as one reads.
    pub found: Vec<GoodPlace>,
    /// True if the search for good places has finished.
    pub searched: bool,
}

/// Pieces that are carried over a canvas, in a game that has one. All functions are pure; `seat` is the one that carries.
pub trait CanvasRules {
    /// Everything that one seat may know.
    type View;
    /// A decision.
    type Action;

    /// The piece that a seat has to place on a canvas now, carrying it there; `None` where decisions are picked.
    fn carried(&self, view: &Self::View, seat: Seat) -> Option<Carried>;

    /// The action of laying it down in this pose, legal or not.
    fn posed(
        &self,
        view: &Self::View,
        seat: Seat,
        canvas: ZoneId,
        pose: Pose,
    ) -> Option<Self::Action>;

    /// The pose in which an action lays it down: the inverse of [`CanvasRules::posed`].
    fn pose_of(&self, view: &Self::View, seat: Seat, action: Self::Action) -> Option<Pose>;

    /// Outcome of laying it down in this pose.
    fn under(&self, view: &Self::View, seat: Seat, pose: Pose) -> Under;

    /// The nearest legal pose that covers what the player wants to cover, judging by this one, no farther away than
    /// `reach`: in units, and in tenths of a degree, of which `reach[1]` of the one is as far as `reach[0]` of the other.
    fn snap(&self, view: &Self::View, seat: Seat, pose: Pose, reach: [i32; 2]) -> Option<Pose>;

    /// Poses in which it does well, best first, until `stop` is set.
    fn good_places(&self, view: &Self::View, seat: Seat, stop: StopSignal<'_>) -> Vec<GoodPlace>;

    /// Facts beside the table meanwhile.
    fn facts_carrying(&self, view: &Self::View, me: Seat, carrying: &Carrying) -> Vec<FactGroup>;
}
