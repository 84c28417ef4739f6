//! How pieces come to lie where they shall lie: which goes where, by what way, and how long it takes.

pub mod beats;
pub(crate) mod idle_motion;
pub mod plan;
pub mod reconcile;
pub(crate) mod shake;
pub mod tween;
