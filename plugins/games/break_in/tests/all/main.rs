//! Tests of Break In, in one program: each program that checks a game compiles the conformance kit for it anew.

mod certain;
mod conformance;
mod examples;
mod shown;
mod worked_examples;
