//! Geometry: the window's parts, and the places of zones and pieces in them.

pub mod arrange;
pub mod attention;
pub mod canvas_transform;
pub mod frame;
pub mod hit_targets;
pub mod placement;
