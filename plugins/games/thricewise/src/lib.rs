//! Thricewise, by P. D. Magnus: rules, table and bot; with the feature `plugin` also its Bevy plugin.

pub mod rules;

pub use rules::Thricewise;
