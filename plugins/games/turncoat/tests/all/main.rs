//! Tests of Turncoat, in one program: each program that checks a game compiles the conformance kit for it anew.

mod conformance;
mod examples;
mod play;
mod positions;
mod shown;
mod worked_examples;
