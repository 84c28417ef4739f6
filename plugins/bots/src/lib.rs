//! Bots that never peek: a tree search over what each seat knows, and the arena that measures bots.
//!
//! A game makes its bot of three parts: a [`Knowledge`] of its own (or [`Plain`], which knows nothing), a
//! [`Strength`] and, where the defaults don't fit, a [`Search`]. [`Searcher`] puts them together.
//!
//! ```text
//! impl HasBots for MyGame {
//!     fn bot(&self, level: Level) -> Box<dyn Bot<Self>> {
//!         Box::new(Searcher::new(MyKnowledge, Strength::of(level)))
//!     }
//! }
//! ```

pub mod arena;
pub mod entry;
mod evaluation;
mod knowledge;
mod number;
pub mod positions;
mod search;
mod strength;
mod tree;
pub mod utility;

pub use arena::{Pairing, Tally, contest, play};
pub use knowledge::{Candidate, Knowledge, Plain};
pub use search::{Mix, Report, Search, Searcher};
pub use strength::Strength;
pub use utility::Utilities;
