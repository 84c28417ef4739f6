//! Drawing in the world: declared as lists of shapes, pictures and words, and kept as sprites.

pub mod buttons;
pub(crate) mod canvas;
pub(crate) mod canvas_edge;
pub mod faces;
pub(crate) mod list;
pub mod marks;
pub mod opaque_regions;
pub mod opening;
pub mod panels;
pub mod shapes;
pub mod signs;
pub mod sprites;
pub mod strokes;
pub(crate) mod zone_decor;
pub mod zones;
