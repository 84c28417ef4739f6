//! Tests of messages in all languages.

mod common;
mod say;
