//! Games that go on: saved after every move, brought back to the exact position.

pub mod format;
