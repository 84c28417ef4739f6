//! The whole application without a window. One program for all: linking the engine takes longer than most tests.

mod keys;
mod learn;
mod pages;
mod records;
mod saves;
mod start;
mod support;
mod window;
mod words;
mod words_in_sight;
