//! Hatchet, by Scott Huntington: rules and bot.

pub mod bot;
mod candidates;
pub mod geometry;
pub mod rules;

pub use candidates::Candidate;
pub use geometry::{Place, Touch};
pub use rules::Hatchet;
