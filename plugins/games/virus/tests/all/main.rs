//! Tests of Virus, in one program: each program that checks a game compiles the conformance kit for it anew.

mod actions;
mod certain;
mod conformance;
mod examples;
mod play;
mod shown;
mod worked_examples;
