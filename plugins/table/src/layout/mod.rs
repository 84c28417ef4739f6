//! Geometry: the window's parts, and the places of zones and pieces in them.

pub mod arrange;
pub mod attention;
pub mod canvas_transform;
pub mod depth;
pub mod frame;
pub mod hit_targets;
pub mod notch;
pub mod placement;
