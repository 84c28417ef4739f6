//! The bots on small games whose best play is known.

mod arena;
mod search;
mod toys;
