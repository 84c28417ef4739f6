//! The packagers: other people's programs, installed under the target folder in the versions named here.

use std::path::{Path, PathBuf};

use crate::cargo::{self, Words, words};

/// A program that `cargo install` brings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tool<'a> {
    /// The crate.
    pub name: &'static str,
    /// The program, most often named as the crate.
    pub program: &'static str,
    /// The version, so that a package is made the same way everywhere.
    pub version: &'a str,
}

impl<'a> Tool<'a> {
    const fn new(name: &'static str, version: &'a str) -> Self {
        Self {
            name,
            program: name,
            version,
        }
    }

    /// Makes the browser's half of a program compiled for it. Its version is that of the library in the program.
    pub const fn bindgen(version: &'a str) -> Self {
        Self {
            name: "wasm-bindgen-cli",
            program: "wasm-bindgen",
            version,
        }
    }
}

/// Makes the `.deb`.
pub const DEB: Tool = Tool::new("cargo-deb", "3.8.0");
/// Makes the `.rpm`.
pub const RPM: Tool = Tool::new("cargo-generate-rpm", "0.21.1");
/// Gathers the licences of everything that is linked in.
pub const LICENCES: Tool = Tool::new("cargo-bundle-licenses", "5.0.0");
/// Makes the installer of Windows and the disk image of macOS.
pub const PACKAGER: Tool = Tool::new("cargo-packager", "0.11.8");

impl Tool<'_> {
    /// Provides the program in `target`'s folder of tools, and returns its path.
    ///
    /// # Errors
    ///
    /// A sentence, if it could not be built.
    pub fn provide(self, target: &Path) -> Result<PathBuf, String> {
        let tools = target.join("tools");
        let program =
            tools
                .join("bin")
                .join(format!("{}{}", self.program, std::env::consts::EXE_SUFFIX));
        let known = std::fs::read_to_string(tools.join(".crates.toml")).unwrap_or_default();
        if !program.is_file() || !self.stands_in(&known) {
            cargo::check(&self.install(&tools, true), &[]).or_else(|why| {
                println!("{why}");
                println!(
                    "The versions that {} was tried with can't be had; newer ones are taken.",
                    self.name
                );
                cargo::check(&self.install(&tools, false), &[])
            })?;
        }
        Ok(program)
    }

    /// Returns true if cargo's list of installed programs names this version.
    fn stands_in(self, list: &str) -> bool {
        list.contains(&format!("\"{} {} (", self.name, self.version))
    }

    /// Arguments of cargo that install it: locked with the libraries that its authors had, of which some can have been
    /// withdrawn since, or with their newest versions.
    fn install(self, tools: &Path, is_locked: bool) -> Words {
        let mut command = words(if is_locked {
            "install --locked --root"
        } else {
            "install --root"
        });
        command.push(tools.to_string_lossy().into_owned());
        command.push(format!("{}@{}", self.name, self.version));
        command
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn another_version_is_not_taken() {
        let list = "[v1]\n\"cargo-deb 3.8.0 (registry+https://example)\" = [\"cargo-deb\"]\n";
        assert!(DEB.stands_in(list));
        assert!(!RPM.stands_in(list));
        let newer = Tool {
            version: "3.8",
            ..DEB
        };
        assert!(!newer.stands_in(list));
        assert!(!DEB.stands_in(""));
    }

    #[test]
    fn the_version_is_pinned() {
        let line = |is_locked| RPM.install(Path::new("/t/tools"), is_locked).join(" ");
        assert_eq!(
            line(true),
            "install --locked --root /t/tools cargo-generate-rpm@0.21.1"
        );
        assert_eq!(
            line(false),
            "install --root /t/tools cargo-generate-rpm@0.21.1"
        );
    }
}
