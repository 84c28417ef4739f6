//! Tests of Paparazzi, in one program: each program that checks a game compiles the conformance kit for it anew.

mod certain;
mod conformance;
mod examples;
mod play;
mod positions;
mod shown;
mod worked_examples;
