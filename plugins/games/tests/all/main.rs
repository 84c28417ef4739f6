//! Tests of all games together.

mod fuzz;
mod picking;
mod positions;
