//! Detection of the operating system, as far as its packages go.

use std::ffi::OsStr;

/// A family of systems whose packages have the same names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum System {
    /// Debian, Ubuntu and what descends from them.
    Debian,
    /// Fedora and what descends from it.
    Fedora,
    /// Arch and what descends from it.
    Arch,
    /// Another Linux or Unix.
    Other,
    /// macOS.
    Mac,
    /// Windows.
    Windows,
}

impl System {
    /// The system this program runs on.
    pub fn here() -> Self {
        if cfg!(target_os = "macos") {
            return Self::Mac;
        }
        if cfg!(windows) {
            return Self::Windows;
        }
        let read = |path| std::fs::read_to_string(path).ok();
        let text = read("/etc/os-release").or_else(|| read("/usr/lib/os-release"));
        Self::of_os_release(&text.unwrap_or_default())
    }

    /// The system that a file `os-release` describes: its `ID`, else the first known one of
    /// `ID_LIKE`.
    fn of_os_release(text: &str) -> Self {
        let value = |key: &str| {
            let line = text.lines().find_map(|line| line.trim().strip_prefix(key));
            line.and_then(|rest| rest.strip_prefix('='))
                .unwrap_or_default()
                .trim_matches(['"', '\''])
        };
        let names = value("ID")
            .split_whitespace()
            .chain(value("ID_LIKE").split_whitespace());
        names
            .filter_map(|name| match name {
                "debian" | "ubuntu" => Some(Self::Debian),
                "fedora" | "rhel" | "centos" => Some(Self::Fedora),
                "arch" => Some(Self::Arch),
                _ => None,
            })
            .next()
            .unwrap_or(Self::Other)
    }
}

/// Returns true if a program of this name is in a folder of the search path.
pub fn has_program(name: &str) -> bool {
    lies_in(&std::env::var_os("PATH").unwrap_or_default(), name)
}

fn lies_in(path: &OsStr, name: &str) -> bool {
    std::env::split_paths(path).any(|folder| folder.join(name).is_file())
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;

    #[test]
    fn known_systems_are_recognised() {
        let debian = "PRETTY_NAME=\"Debian GNU/Linux 13 (trixie)\"\nVERSION_ID=\"13\"\nID=debian\n";
        let ubuntu = "NAME=\"Ubuntu\"\nID=ubuntu\nID_LIKE=debian\n";
        let mint = "ID=linuxmint\nID_LIKE=\"ubuntu debian\"\n";
        let nobara = "ID='nobara'\nID_LIKE='rhel centos fedora'\n";
        let arch = "NAME=\"Arch Linux\"\nID=arch\nBUILD_ID=rolling\n";
        for (text, system) in [
            (debian, System::Debian),
            (ubuntu, System::Debian),
            (mint, System::Debian),
            (nobara, System::Fedora),
            (arch, System::Arch),
        ] {
            assert_eq!(System::of_os_release(text), system, "{text}");
        }
    }

    #[test]
    fn the_rest_is_other() {
        for text in [
            "",
            "ID=alpine\n",
            "VERSION_ID=debian\nID_LIKE=\n",
            "# ID=debian\nID=void\n",
        ] {
            assert_eq!(System::of_os_release(text), System::Other, "{text}");
        }
    }

    #[test]
    fn programs_are_files_in_a_folder_of_the_path() {
        let here = Path::new(env!("CARGO_MANIFEST_DIR"));
        let path = std::env::join_paths([here.join("nowhere"), here.join("src")]).unwrap();
        assert!(lies_in(&path, "system.rs"));
        assert!(!lies_in(&path, "system"));
        assert!(!lies_in(OsStr::new(""), "system.rs"));
    }
}
