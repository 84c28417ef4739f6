//! System packages: what is needed, what is missing, and how it comes onto the machine.
//!
//! A C compiler is not in the lists: without one this program would not have been built.

use std::collections::BTreeSet;
use std::io::{IsTerminal, Write};
use std::process::{Command, Stdio};

use crate::system::{System, has_program};

/// One package of Debian and Ubuntu. The names are the same from Debian 12 and Ubuntu 22.04 on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Need {
    /// The package that is installed if the need is not met.
    package: &'static str,
    /// Another package, or one that several packages provide, that meets the need as well.
    or: Option<&'static str>,
}

const fn need(package: &'static str) -> Need {
    Need { package, or: None }
}

/// To compile: sound, gamepads, and the two kinds of window.
pub const BUILD: &[Need] = &[
    need("libasound2-dev"),
    need("libudev-dev"),
    need("libwayland-dev"),
    need("libxkbcommon-dev"),
    Need {
        package: "pkg-config",
        or: Some("pkgconf"),
    },
];

/// To run: the libraries that the window loads when it opens, and a graphics driver.
pub const RUN: &[Need] = &[
    need("libx11-6"),
    need("libx11-xcb1"),
    need("libxcursor1"),
    need("libxi6"),
    need("libxkbcommon-x11-0"),
    need("libvulkan1"),
    Need {
        package: "mesa-vulkan-drivers",
        or: Some("vulkan-icd"),
    },
];

/// To test with a window: a screen in memory, a hand on its mouse and keys, the driver that draws without a graphics
/// card, and a desktop with a tool that tells where its windows are.
pub const WINDOW: &[Need] = &[
    need("xvfb"),
    need("xdotool"),
    need("mesa-vulkan-drivers"),
    need("openbox"),
    need("x11-utils"),
    need("x11-xkb-utils"),
];

/// To make and try the page for the browser: what makes it smaller, and a browser with what drives it.
pub const WEB: &[Need] = &[
    need("binaryen"),
    need("brotli"),
    need("nodejs"),
    Need {
        package: "chromium",
        or: Some("google-chrome-stable"),
    },
];

/// Command to type on the systems where this program installs nothing.
fn elsewhere(system: System) -> Option<&'static str> {
    match system {
        System::Debian => None,
        System::Fedora => Some(
            "sudo dnf install pkgconf-pkg-config alsa-lib-devel systemd-devel wayland-devel libxkbcommon-devel \
             libxkbcommon-x11 vulkan-loader mesa-vulkan-drivers",
        ),
        System::Arch => Some(
            "sudo pacman -S --needed pkgconf alsa-lib systemd-libs wayland libxkbcommon libxkbcommon-x11 \
             libxcursor libxi vulkan-icd-loader vulkan-swrast",
        ),
        System::Other => Some(
            "the development files of ALSA, udev, Wayland and xkbcommon, pkg-config, and a Vulkan driver",
        ),
        System::Mac => Some("Xcode's command line tools, no more: xcode-select --install"),
        System::Windows => Some("Visual Studio's C++ build tools, no more"),
    }
}

/// Provides the packages of these lists: names the missing ones, asks unless `yes` is given or nobody is at the
/// terminal, and installs them. On systems other than Debian and its kin it says what is needed and goes on.
///
/// # Errors
/// A sentence with the command to type, if the packages could not be installed.
pub fn provide(lists: &[&[Need]], yes: bool) -> Result<(), String> {
    let system = System::here();
    let Some(advice) = elsewhere(system) else {
        return on_debian(lists, yes);
    };
    if !lists.is_empty() && !builds_already(system) {
        println!("Kortlek needs on this system: {advice}");
    }
    Ok(())
}

/// Returns true if pkg-config finds all libraries that are linked on Linux, so that no advice is needed.
fn builds_already(system: System) -> bool {
    !matches!(system, System::Mac | System::Windows)
        && Command::new("pkg-config")
            .args(["--exists", "alsa", "libudev", "wayland-client", "xkbcommon"])
            .status()
            .is_ok_and(|status| status.success())
}

fn on_debian(lists: &[&[Need]], yes: bool) -> Result<(), String> {
    let Some(listed) = installed_packages() else {
        println!("dpkg-query gives no list of installed packages, so none are looked for.");
        return Ok(());
    };
    let packages = missing(lists, &installed(&listed));
    if packages.is_empty() {
        return Ok(());
    }
    println!("{}", missing_sentence(&packages));
    let by_hand = by_hand(&packages);
    if !yes && std::io::stdin().is_terminal() && !agreed() {
        println!("Going on without. To install later: {by_hand}");
        return Ok(());
    }
    install(&packages).map_err(|why| format!("{why} To install by hand: {by_hand}"))
}

fn installed_packages() -> Option<String> {
    let output = Command::new("dpkg-query")
        .args([
            "--show",
            "--showformat=${db:Status-Status}\\t${Package}\\t${Provides}\\n",
        ])
        .stderr(Stdio::null())
        .output()
        .ok()?;
    output
        .status
        .success()
        .then(|| String::from_utf8_lossy(&output.stdout).into_owned())
}

/// Names of all installed packages and of those that they provide, out of dpkg's lines `status TAB package TAB
/// provides`.
fn installed(listed: &str) -> BTreeSet<&str> {
    let mut names = BTreeSet::new();
    for line in listed.lines() {
        let mut columns = line.split('\t');
        if columns.next() != Some("installed") {
            continue;
        }
        names.extend(columns.next());
        // `libc-dev (= 2.36), c-compiler`
        let provided = columns.next().unwrap_or_default().split(',');
        names.extend(provided.filter_map(|item| item.split_whitespace().next()));
    }
    names
}

/// The packages to install, each once, in the order of the lists.
fn missing(lists: &[&[Need]], installed: &BTreeSet<&str>) -> Vec<&'static str> {
    let mut packages = Vec::new();
    for need in lists.iter().copied().flatten() {
        let met = installed.contains(need.package)
            || need.or.is_some_and(|other| installed.contains(other));
        if !met && !packages.contains(&need.package) {
            packages.push(need.package);
        }
    }
    packages
}

fn missing_sentence(packages: &[&str]) -> String {
    let noun = if packages.len() == 1 {
        "a system package"
    } else {
        "system packages"
    };
    format!(
        "Kortlek needs {noun} that this machine lacks: {}.",
        packages.join(", ")
    )
}

fn by_hand(packages: &[&str]) -> String {
    format!("sudo apt-get install {}", packages.join(" "))
}

/// Asks at the terminal. Enter means yes; the end of input means no.
pub fn agreed() -> bool {
    print!("Install now? [Y/n] ");
    // If the question can't be shown, the answer will be the end of input.
    let _ = std::io::stdout().flush();
    let mut answer = String::new();
    matches!(std::io::stdin().read_line(&mut answer), Ok(length) if length > 0) && is_yes(&answer)
}

fn is_yes(answer: &str) -> bool {
    matches!(
        answer.trim().to_lowercase().as_str(),
        "" | "y" | "yes" | "j" | "ja"
    )
}

/// Installs with apt-get, as root or through sudo. The package lists are brought up to date first
/// only if one of the packages is unknown, or if the installation fails with the lists as they are.
fn install(packages: &[&str]) -> Result<(), String> {
    let rights = rights()?;
    let known = |package: &&str| succeeds("apt-cache", &["show", "--no-all-versions", package]);
    let mut fresh = false;
    if !packages.iter().all(known) {
        apt(&rights, &["update"]);
        fresh = true;
    }
    let mut install = vec!["install", "--yes", "--no-install-recommends"];
    install.extend(packages);
    if apt(&rights, &install) {
        return Ok(());
    }
    if !fresh {
        println!("Trying once more with up-to-date package lists.");
        apt(&rights, &["update"]);
        if apt(&rights, &install) {
            return Ok(());
        }
    }
    Err("apt-get could not install these packages.".into())
}

/// The words before a command that make it run as root.
fn rights() -> Result<Vec<&'static str>, String> {
    let id = Command::new("id").arg("-u").output();
    if id.is_ok_and(|output| output.stdout.trim_ascii() == b"0") {
        return Ok(Vec::new());
    }
    if !has_program("sudo") {
        return Err("Installing takes root or sudo, and there is neither.".into());
    }
    // Without a terminal nobody can type a password: refuse at once instead of waiting.
    Ok(if std::io::stdin().is_terminal() {
        vec!["sudo"]
    } else {
        vec!["sudo", "-n"]
    })
}

fn apt(rights: &[&str], arguments: &[&str]) -> bool {
    // `env` carries the variable through sudo.
    let apt = ["env", "DEBIAN_FRONTEND=noninteractive", "apt-get"];
    let line = [rights, &apt[..], arguments].concat();
    println!("$ {}", line.join(" "));
    Command::new(line[0])
        .args(&line[1..])
        .status()
        .is_ok_and(|status| status.success())
}

/// Runs a command without its output and returns true if it succeeds.
fn succeeds(program: &str, arguments: &[&str]) -> bool {
    let mut command = Command::new(program);
    command
        .args(arguments)
        .stdout(Stdio::null())
        .stderr(Stdio::null());
    command.status().is_ok_and(|status| status.success())
}

#[cfg(test)]
mod tests {
    use super::*;

    const LISTED: &str = "\
installed\tgcc\tc-compiler, gcc-x86-64-linux-gnu (= 4:12.2.0-3)
installed\tlibasound2-dev\tlibasound-dev
config-files\tlibudev-dev\t
not-installed\tlibwayland-dev\t
installed\tlibxkbcommon-dev\t
installed\tpkgconf\tpkg-config (= 1.8.1-4)
installed\tnvidia-vulkan-icd\tvulkan-icd
";

    #[test]
    fn provided_names_count_and_removed_packages_do_not() {
        let names = installed(LISTED);
        for name in [
            "gcc",
            "c-compiler",
            "pkg-config",
            "vulkan-icd",
            "libasound-dev",
        ] {
            assert!(names.contains(name), "{name}");
        }
        for name in ["libudev-dev", "libwayland-dev", "(="] {
            assert!(!names.contains(name), "{name}");
        }
    }

    #[test]
    fn only_what_is_missing_is_named() {
        assert_eq!(
            missing(&[BUILD], &installed(LISTED)),
            ["libudev-dev", "libwayland-dev"]
        );
    }

    #[test]
    fn any_vulkan_driver_will_do_to_play_but_not_to_test() {
        let listed = installed(LISTED);
        assert!(!missing(&[RUN], &listed).contains(&"mesa-vulkan-drivers"));
        assert!(missing(&[WINDOW], &listed).contains(&"mesa-vulkan-drivers"));
    }

    #[test]
    fn a_package_of_two_lists_is_installed_once() {
        let packages = missing(&[RUN, WINDOW], &BTreeSet::new());
        let drivers = packages
            .iter()
            .filter(|name| **name == "mesa-vulkan-drivers");
        assert_eq!(drivers.count(), 1);
    }

    #[test]
    fn nothing_is_missing_where_all_is_there() {
        let all = [BUILD, RUN, WINDOW].concat();
        let all: BTreeSet<&str> = all.iter().map(|need| need.package).collect();
        assert!(missing(&[BUILD, RUN, WINDOW], &all).is_empty());
    }

    #[test]
    fn sentences_name_the_packages() {
        assert_eq!(
            missing_sentence(&["xvfb"]),
            "Kortlek needs a system package that this machine lacks: xvfb."
        );
        assert_eq!(
            missing_sentence(&["xvfb", "xdotool"]),
            "Kortlek needs system packages that this machine lacks: xvfb, xdotool."
        );
        assert_eq!(
            by_hand(&["xvfb", "xdotool"]),
            "sudo apt-get install xvfb xdotool"
        );
    }

    #[test]
    fn enter_means_yes() {
        for answer in ["\n", "y\n", "Yes\r\n", "J\n"] {
            assert!(is_yes(answer), "{answer}");
        }
        for answer in ["n\n", "no\n", "what?\n"] {
            assert!(!is_yes(answer), "{answer}");
        }
    }

    #[test]
    fn every_other_system_gets_advice() {
        for system in [
            System::Fedora,
            System::Arch,
            System::Other,
            System::Mac,
            System::Windows,
        ] {
            assert!(elsewhere(system).is_some(), "{system:?}");
        }
    }
}
