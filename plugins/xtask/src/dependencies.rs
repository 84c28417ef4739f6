//! Licences, bans and sources of other people's crates, checked by `cargo deny` with the rules of `deny.toml`.

use crate::cargo::{self, Words, words};

/// Reason for leaving the check out where the program is missing.
const NO_PROGRAM: &str =
    "cargo-deny is not installed; `cargo install --locked cargo-deny` installs it.";
/// Reason for leaving the check out where it would have to download crates, such as those that only Windows builds.
const NO_CRATES: &str = "crates of other systems are not downloaded; `cargo fetch` gets them.";

/// Runs `cargo deny`, or returns the reason why that can't be done here. The network is never used.
///
/// # Errors
/// A sentence, if a crate breaks a rule.
pub fn check() -> Result<Option<&'static str>, String> {
    let left_out = left_out(|line| cargo::output(&words(line)).is_ok());
    if left_out.is_none() {
        cargo::check(&deny(), &[])
            .map_err(|what| format!("{what}\nThe rules are in `deny.toml`."))?;
    }
    Ok(left_out)
}

/// Returns what is missing, if anything, judged by the cargo commands that succeed.
fn left_out(succeeds: impl Fn(&str) -> bool) -> Option<&'static str> {
    if !succeeds("deny --version") {
        Some(NO_PROGRAM)
    } else if !succeeds("metadata --format-version 1 --all-features --frozen") {
        Some(NO_CRATES)
    } else {
        None
    }
}

/// Command that checks all members. Warnings are off: crates in several versions are listed by `cargo deny check bans`.
fn deny() -> Words {
    words("deny --workspace --frozen --log-level error check licenses bans sources")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_network_is_not_used() {
        let command = deny();
        assert!(command.contains(&"--frozen".to_string()), "{command:?}");
        assert!(
            command.ends_with(&words("check licenses bans sources")),
            "{command:?}"
        );
    }

    #[test]
    fn what_is_missing_is_named_with_its_remedy() {
        let program = left_out(|_| false).unwrap();
        assert!(program.contains("`cargo install --locked cargo-deny`"));
        let crates = left_out(|line| line.starts_with("deny")).unwrap();
        assert!(crates.contains("`cargo fetch`"));
        assert_eq!(left_out(|_| true), None);
    }
}
