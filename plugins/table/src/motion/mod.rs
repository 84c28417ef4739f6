//! Motion of pieces to their positions: which goes where, along which way, and for how long.

pub mod beats;
pub(crate) mod idle_motion;
pub mod plan;
pub mod reconcile;
pub(crate) mod shake;
