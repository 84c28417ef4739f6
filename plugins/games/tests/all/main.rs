//! Tests of all games together.

mod entry;
mod fuzz;
mod picking;
mod positions;
