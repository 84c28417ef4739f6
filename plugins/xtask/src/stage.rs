//! The stages of the gate, cheap ones first.

use std::fmt;
use std::str::FromStr;

use crate::command_line::Args;

/// One part of `cargo verify`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// `cargo fmt --check`.
    Format,
    /// `cargo deny`: licences and sources of other people's crates.
    Dependencies,
    /// Clippy over the crates that need no Bevy.
    LintPure,
    /// Tests of the crates that need no Bevy.
    Pure,
    /// Clippy over everything.
    Lint,
    /// Tests of the table, the games' plugins and the app, without a window.
    App,
    /// The real program in a real window on a virtual screen.
    Window,
    /// The documentation builds without a warning.
    Docs,
    /// The page in a real browser.
    Web,
}

impl Stage {
    /// All stages in the order they run.
    pub const ALL: [Self; 9] = [
        Self::Format,
        Self::Dependencies,
        Self::LintPure,
        Self::Pure,
        Self::Lint,
        Self::App,
        Self::Window,
        Self::Docs,
        Self::Web,
    ];
    /// Those that a change must pass. The page is built for as long as all others together.
    pub const GATE: &[Self] = Self::ALL.split_at(8).0;

    /// Name of the stage for `--only`.
    pub fn name(self) -> &'static str {
        match self {
            Self::Format => "format",
            Self::Dependencies => "dependencies",
            Self::LintPure => "lint-pure",
            Self::Pure => "pure",
            Self::Lint => "lint",
            Self::App => "app",
            Self::Window => "window",
            Self::Docs => "docs",
            Self::Web => "web",
        }
    }

    /// Description of the stage, for the header.
    pub fn title(self) -> &'static str {
        match self {
            Self::Format => "formatting",
            Self::Dependencies => "licences and sources of other people's crates",
            Self::LintPure => "clippy, without Bevy",
            Self::Pure => "tests, without Bevy",
            Self::Lint => "clippy, everything",
            Self::App => "tests of the table and the app, without a window",
            Self::Window => "tests in a window on a virtual screen",
            Self::Docs => "documentation",
            Self::Web => "the page in a real browser",
        }
    }

    /// Returns true if it never compiles Bevy.
    pub fn is_quick(self) -> bool {
        matches!(
            self,
            Self::Format | Self::Dependencies | Self::LintPure | Self::Pure
        )
    }

    /// The names of all stages, for a sentence.
    pub fn names() -> String {
        Self::ALL.map(Self::name).join(", ")
    }

    /// The stages that a wish asks for, in the order they run.
    pub fn chosen(args: &Args) -> Vec<Self> {
        Self::ALL
            .into_iter()
            .filter(|stage| !args.quick || stage.is_quick())
            .filter(|stage| match args.only.as_slice() {
                [] => Self::GATE.contains(stage),
                only => only.contains(stage),
            })
            .collect()
    }
}

impl fmt::Display for Stage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Stage {
    type Err = String;

    fn from_str(name: &str) -> Result<Self, String> {
        Self::ALL
            .into_iter()
            .find(|stage| stage.name() == name)
            .ok_or_else(|| {
                let names = Self::names();
                format!("There is no stage `{name}`; the stages are {names}.")
            })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_back() {
        for stage in Stage::ALL {
            assert_eq!(stage.name().parse(), Ok(stage));
        }
    }

    #[test]
    fn no_wish_means_the_gate() {
        assert_eq!(Stage::chosen(&Args::default()), Stage::GATE);
        assert!(!Stage::GATE.contains(&Stage::Web));
        assert!(Stage::GATE.contains(&Stage::Docs));
    }

    #[test]
    fn quick_stages_come_first_and_alone() {
        let quick = Stage::chosen(&Args {
            quick: true,
            ..Args::default()
        });
        assert_eq!(quick, Stage::ALL[..4]);
        assert!(quick.iter().all(|stage| stage.is_quick()));
    }

    #[test]
    fn named_stages_run_in_the_gates_order() {
        let only = vec![Stage::Docs, Stage::Pure];
        let chosen = Stage::chosen(&Args {
            only,
            ..Args::default()
        });
        assert_eq!(chosen, [Stage::Pure, Stage::Docs]);
    }
}
