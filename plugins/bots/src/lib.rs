//! Bots that never peek.
