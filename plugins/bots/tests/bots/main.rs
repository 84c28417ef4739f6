//! The bots on small games whose best play is known.

mod arena;
mod positions;
mod search;
mod style;
mod toys;
