//! Problem report: one text, which the player reads before it is written, and which goes nowhere but to a file.

use crate::{
    log_file, saves,
    store::{disk::Folders, folder},
};
use bevy::{prelude::*, render::renderer::RenderAdapterInfo, window::PrimaryWindow};
use kortlek_kit::{Preferences, words::UiWords};
use kortlek_platform::files;
use kortlek_table::{Table, register::Shelf};
use std::{fmt::Write, fs, path::Path};

/// A part of a report is no longer than this.
const LONGEST_PART: usize = 128 * 1024;

/// The parts of a report.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Report {
    /// Description in the player's own words; may be empty.
    pub words: String,
    /// Program, system, renderer.
    pub versions: String,
    /// The settings, as they are kept.
    pub settings: String,
    /// The game under way, as it is saved; nothing if there is none.
    pub game: Option<String>,
    /// The last lines of the log.
    pub log: Vec<String>,
    /// Crash that ended the program the last time.
    pub crash: Option<String>,
}

impl Report {
    /// All of it. The player's home folder is `~`: its name is nobody's business.
    pub fn text(&self, home: Option<&Path>) -> String {
        let mut text = String::from("Kortlek: report of a problem\n");
        let nothing = || "(none)".to_owned();
        let words = match self.words.trim() {
            "" => nothing(),
            words => words.to_owned(),
        };
        let parts = [
            ("Words", words),
            ("Versions", self.versions.clone()),
            ("Crash", self.crash.clone().unwrap_or_else(nothing)),
            ("Log", self.log.join("\n")),
            ("Settings", self.settings.clone()),
            ("Game under way", self.game.clone().unwrap_or_else(nothing)),
        ];
        for (name, part) in parts {
            let mut end = LONGEST_PART.min(part.len());
            while !part.is_char_boundary(end) {
                end -= 1;
            }
            let cut = if end < part.len() { "\n(cut)" } else { "" };
            // Writing to a string does not fail.
            let _ = write!(text, "\n== {name}\n{}{cut}\n", part[..end].trim_end());
        }
        match home.and_then(Path::to_str).filter(|home| home.len() > 1) {
            Some(home) => text.replace(home, "~"),
            None => text,
        }
    }
}

/// Address for reports: known where the package was built for one, as the environment variable `KORTLEK_HOME` says.
pub fn address() -> Option<String> {
    let home = option_env!("KORTLEK_HOME").filter(|home| !home.is_empty())?;
    Some(format!("{}/issues", home.trim_end_matches('/')))
}

/// Gathers what a report holds now.
pub fn gather(world: &mut World) -> Report {
    let versions = versions(world);
    let preferences = world.resource::<Preferences>();
    let settings = crate::settings::text(preferences);
    let folders = world.get_resource::<Folders>().cloned();
    Report {
        words: String::new(),
        versions,
        settings,
        game: game(world, folders.as_ref()),
        log: log_file::last_lines(),
        crash: folders.as_ref().and_then(log_file::crash),
    }
}

fn versions(world: &mut World) -> String {
    let mut windows = world.query_filtered::<&Window, With<PrimaryWindow>>();
    let window = windows.single(world).map_or_else(
        |_| "none".to_owned(),
        |w| format!("{} x {} at {}", w.width(), w.height(), w.scale_factor()),
    );
    let renderer = world.get_resource::<RenderAdapterInfo>().map_or_else(
        || "none".to_owned(),
        |info| {
            format!(
                "{} ({:?}, {} {})",
                info.name, info.backend, info.driver, info.driver_info
            )
        },
    );
    let language = world.resource::<UiWords>().language();
    format!(
        "Kortlek {} ({} {})\nSystem: {}\nRenderer: {renderer}\nWindow: {window}\nLanguage: {}\n",
        env!("CARGO_PKG_VERSION"),
        std::env::consts::OS,
        std::env::consts::ARCH,
        system(),
        language.tag(),
    )
}

/// The name of the system, as it gives it itself.
fn system() -> String {
    let release = fs::read_to_string("/etc/os-release").unwrap_or_default();
    let mut lines = release.lines();
    let name = lines.find_map(|line| line.strip_prefix("PRETTY_NAME="));
    let name = name.map_or(std::env::consts::OS, |name| name.trim_matches('"'));
    name.to_owned()
}

/// The game on the table as it would be saved, else the one that was saved last.
fn game(world: &World, folders: Option<&Folders>) -> Option<String> {
    if let Some(table) = world.get_resource::<Table>() {
        let entry = world.resource::<Shelf>().get(table.session.card().id)?;
        let words = world.resource::<UiWords>();
        return Some(saves::text(table, entry.meaning, words));
    }
    let saved = folder::files(&folders?.saves()).into_iter();
    let latest = saved.max_by_key(|file| files::info(file).ok().and_then(|info| info.modified))?;
    files::read_to_string(&latest).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_report_has_all_its_parts_and_no_home() {
        let report = Report {
            words: "The card flew away.\n".to_owned(),
            versions: "Kortlek 1".to_owned(),
            settings: "cloth = \"navy\"".to_owned(),
            game: Some("x".repeat(LONGEST_PART + 9)),
            log: vec!["read /home/rowan/.config/kortlek/settings.toml".to_owned()],
            crash: None,
        };
        let text = report.text(Some(Path::new("/home/rowan")));
        for part in [
            "== Words\nThe card flew away.\n\n== Versions\nKortlek 1\n",
            "== Crash\n(none)\n",
            "== Log\nread ~/.config",
            "== Settings\ncloth",
            "\n(cut)\n",
        ] {
            assert!(text.contains(part), "{part}");
        }
        assert!(!text.contains("rowan"));
        // A home that is the root of all would turn every path into nonsense.
        assert!(report.text(Some(Path::new("/"))).contains("/home/rowan"));
    }
}
