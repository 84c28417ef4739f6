//! What lies over the screens: pause, settings, rules, result, credits.

pub mod rules_markup;
