//! Depths of things drawn in the world, lowest first. Pieces are from 10 to about 250, on a wide canvas from [`CANVAS`] on
//! ([`RestPose::z`](crate::layout::hit_targets::RestPose::z)); parts of a piece are its children within ±0.05.

/// Drawings on the cloth.
pub const CLOTH: f32 = -20.0;
/// The lowest card on a wide canvas: below panels, so that cards reaching beyond the canvas do not cover them.
pub const CANVAS: f32 = -14.0;
/// Mask over the parts of cards outside the wide canvas.
pub const MAT: f32 = -1.0;
/// The seats' panels and the tableau's outline.
pub const PANEL: f32 = 1.0;
/// Contents of panels: portraits, lines, names, scores.
pub const PANEL_WORDS: f32 = 2.0;
/// Outlines of cells and empty places.
pub const OUTLINE: f32 = 4.0;
/// Titles and captions of zones.
pub const WORDS: f32 = 6.0;
/// Extra depth of a raised card: above all others of its zone.
pub const LIFT: f32 = 7.5;
/// The arrow of the last move.
pub const ARROW: f32 = 380.0;
/// The veil behind revealed cards.
pub const VEIL: f32 = 390.0;
/// The first card on its way.
pub const MOVING: f32 = 400.0;
/// Cards held by the pointer.
pub const HELD: f32 = 500.0;
/// Scoring lines.
pub const LINES: f32 = 600.0;
/// Words over everything.
pub const OVER: f32 = 700.0;
