//! Every sound of Kortlek: what there is, and the program that makes it.
//!
//! The app uses [`Cue`] alone: which cues there are, their files under `assets/sounds/`, their
//! volume group and their length. All of that is a table; no sound is made while the game runs.
//!
//! The rest is a synthesiser. `cargo run -p kortlek_sounds -- assets/sounds` writes every file
//! again, the same to the last byte on every machine, and a test compares them with what is
//! committed. Cards are friction and small impacts (filtered noise through the resonances of a
//! card and of a felt-covered table); tokens and knocks are struck wood; what has a pitch is a
//! kalimba or a soft mallet in D major pentatonic, so that cues that overlap agree.

mod clip;
mod cue;
mod filter;
pub mod loudness;
mod modal;
mod noise;
mod recipes;
mod room;
mod tone;

pub use cue::{Cue, Kind, MAX_VOICES};
pub use recipes::render;

#[cfg(test)]
mod tests;
