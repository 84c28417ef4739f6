//! The settings on disk: read at the start, written when they change.

use crate::{
    progress::Progress,
    store::{
        disk::{self, Folders},
        lenient_toml,
        writer::{self, FileKind, FileWriter},
    },
};
use bevy::prelude::*;
use kortlek_kit::{Preferences, input::bindings};
use kortlek_platform::files;
use kortlek_rules::{Arg, Message};
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use std::{
    io,
    path::{Path, PathBuf},
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Last,
        (keep::<Preferences>, keep::<Progress>).before(writer::finish),
    );
}

/// Contents of a file, and a notice if it could not be read.
#[derive(Default)]
pub struct Loaded<T> {
    /// Value in the file, or the default without it.
    pub value: T,
    /// Notice about the fault, and the place where the file is now.
    pub problem: Option<Message>,
}

/// Reads a TOML file. A field that this version does not know has its default, with a notice; a file that is no TOML
/// is set aside.
pub fn read<T: DeserializeOwned + Default>(file: &Path, kind: FileKind) -> Loaded<T> {
    let fallback = |problem| Loaded {
        value: T::default(),
        problem,
    };
    let say = |id| Message::new(id).with("what", kind.arg());
    let text = match files::read(file) {
        Ok(bytes) => String::from_utf8(bytes).ok(),
        Err(error) if error.kind() == io::ErrorKind::NotFound => return fallback(None),
        Err(error) => {
            let problem = say("notice-unreadable").with("reason", disk::reason(&error));
            return fallback(Some(problem.with("file", disk::named(file))));
        }
    };
    match text.and_then(|text| lenient_toml::read(&text)) {
        Some((value, passed_over)) => Loaded {
            value,
            problem: (!passed_over.is_empty()).then(|| {
                let names = passed_over.into_iter().map(Arg::Name).collect();
                say("notice-passed-over").with("names", Arg::All(names))
            }),
        },
        None => fallback(Some(match files::set_aside(file) {
            Ok(aside) => say("notice-not-understood-kept").with("file", disk::named(&aside)),
            Err(_) => say("notice-not-understood"),
        })),
    }
}

/// Reads the settings.
pub fn read_preferences(folders: &Folders) -> Loaded<Preferences> {
    let file = folders.preferences();
    let found = read::<Preferences>(&file, FileKind::Settings);
    let passed_over = || {
        let names = passed_over(&files::read_to_string(&file).ok()?);
        let all = names.into_iter().map(Arg::Name).collect();
        let say = |all| Message::new("keys-passed-over").with("names", Arg::All(all));
        Some(all).filter(|all: &Vec<Arg>| !all.is_empty()).map(say)
    };
    Loaded {
        value: sound(found.value),
        problem: found.problem.or_else(passed_over),
    }
}

/// Bindings in a settings file that have no meaning.
fn passed_over(settings: &str) -> Vec<String> {
    #[derive(Deserialize, Default)]
    #[serde(default)]
    struct Part {
        bindings: bindings::Read,
    }
    let part: Part = toml::from_str(settings).unwrap_or_default();
    part.bindings.passed_over
}

/// The settings with every number in its range.
fn sound(mut preferences: Preferences) -> Preferences {
    let usual = Preferences::default();
    let within = |number: f32, least: f32, most: f32, usual: f32| {
        if number.is_finite() {
            number.clamp(least, most)
        } else {
            usual
        }
    };
    let p = &mut preferences;
    p.volume_master = within(p.volume_master, 0.0, 1.0, usual.volume_master);
    p.volume_effects = within(p.volume_effects, 0.0, 1.0, usual.volume_effects);
    p.volume_alerts = within(p.volume_alerts, 0.0, 1.0, usual.volume_alerts);
    let (least, most) = Preferences::UI_SCALES;
    p.ui_scale = within(p.ui_scale, least, most, usual.ui_scale);
    preferences
}

/// A value as TOML, for a report.
pub fn text<T: Serialize>(value: &T) -> String {
    toml::to_string_pretty(value).expect("what is kept is plain data that TOML can hold")
}

/// Something that has a file of its own, which is written whenever it changes.
trait Kept: Resource + Clone + PartialEq + Default + Serialize + DeserializeOwned {
    const PAPER: FileKind;
    fn file(folders: &Folders) -> PathBuf;
}

impl Kept for Preferences {
    const PAPER: FileKind = FileKind::Settings;
    fn file(folders: &Folders) -> PathBuf {
        folders.preferences()
    }
}

impl Kept for Progress {
    const PAPER: FileKind = FileKind::Progress;
    fn file(folders: &Folders) -> PathBuf {
        folders.memory()
    }
}

fn keep<T: Kept>(
    it: Res<T>,
    folders: Option<Res<Folders>>,
    writer: Res<FileWriter>,
    mut kept: Local<Option<T>>,
) {
    if !it.is_changed() {
        return;
    }
    // The first is what was read.
    let known = kept.get_or_insert_with(|| it.clone());
    if *known != *it
        && let Some(folders) = folders
    {
        known.clone_from(&it);
        write(&writer, &folders, &*it);
    }
}

fn write<T: Kept>(writer: &FileWriter, folders: &Folders, it: &T) {
    let file = T::file(folders);
    let there = files::read_to_string(&file).unwrap_or_default();
    writer.write(T::PAPER, file, lenient_toml::write_over(&there, it));
}

/// Writes the settings if they aren't the usual ones, though nobody changed them since the start: what the
/// system preferred then is the player's from now on.
pub fn keep_system_preferences(world: &mut World) {
    let preferences = world.resource::<Preferences>();
    if *preferences == Preferences::default() {
        return;
    }
    if let (Some(folders), Some(writer)) = (
        world.get_resource::<Folders>(),
        world.get_resource::<FileWriter>(),
    ) {
        write(writer, folders, preferences);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::disk::tests::TestFolder;
    use kortlek_kit::{
        CardWords, Cloth, Pace,
        input::{actions::TableAction, inputs::Input},
    };
    use std::fs;

    #[test]
    fn what_is_written_is_read() {
        let folder = TestFolder::new();
        let folders = Folders::within(&folder.0);
        let preferences = Preferences {
            pace: Pace::Quadruple,
            reduced_motion: true,
            volume_master: 0.25,
            cloth: Cloth::Navy,
            card_words: CardWords::Own,
            ui_scale: 1.5,
            ..Preferences::default()
        };
        fs::create_dir_all(&folders.config).expect("there is room");
        fs::write(folders.preferences(), text(&preferences)).expect("there is room");
        let found = read_preferences(&folders);
        assert_eq!(found.value, preferences);
        assert_eq!(found.problem, None);
    }

    #[test]
    fn bindings_are_kept_and_what_they_cannot_mean_is_passed_over() {
        let folder = TestFolder::new();
        let folders = Folders::within(&folder.0);
        fs::create_dir_all(&folders.config).expect("there is room");
        let mut preferences = Preferences::default();
        let j: Input = "J".parse().expect("it is a key");
        preferences
            .bindings
            .rebind(TableAction::Hint, j)
            .expect("it is free");
        let kept = text(&preferences);
        fs::write(folders.preferences(), &kept).expect("there is room");
        let found = read_preferences(&folders);
        assert_eq!((found.value, found.problem), (preferences.clone(), None));
        let damaged = kept.replace("\"/\"", "\"Slush\"");
        fs::write(folders.preferences(), damaged).expect("there is room");
        let found = read_preferences(&folders);
        assert_eq!(found.value.bindings.all(TableAction::Hint)[0], j);
        let problem = found.problem.expect("it is told");
        assert!(problem.to_string().contains("Slush"), "{problem}");
        assert!(folders.preferences().exists(), "the rest of it holds");
    }

    #[test]
    fn nothing_there_is_no_problem() {
        let folder = TestFolder::new();
        let found = read_preferences(&Folders::within(&folder.0));
        assert_eq!(found.value, Preferences::default());
        assert_eq!(found.problem, None);
    }

    #[test]
    fn what_cannot_be_understood_is_set_aside() {
        let folder = TestFolder::new();
        let folders = Folders::within(&folder.0);
        fs::create_dir_all(&folders.config).expect("there is room");
        for bad in [&b"pace = \"lightning"[..], b"][", &[0xFF, 0xFE]] {
            fs::write(folders.preferences(), bad).expect("there is room");
            let found = read_preferences(&folders);
            assert_eq!(found.value, Preferences::default());
            let problem = crate::words::in_english().say(found.problem.expect("it is told"));
            assert!(problem.contains("settings.toml.damaged-"), "{problem}");
            assert!(!folders.preferences().exists());
        }
        let kept = fs::read(folders.config.join("settings.toml.damaged-1")).expect("it is kept");
        assert_eq!(kept, b"pace = \"lightning");
    }

    #[test]
    fn a_value_of_a_newer_version_costs_only_itself() {
        let folder = TestFolder::new();
        let folders = Folders::within(&folder.0);
        fs::create_dir_all(&folders.config).expect("there is room");
        let newer = "cloth = \"velvet\"\ncard_words = \"runes\"\nreduced_motion = true\nglow = 7\n[bindings.keys]\nfly = \"KeyJ\"\n";
        fs::write(folders.preferences(), newer).expect("there is room");
        let mut found = read_preferences(&folders);
        assert!(found.value.reduced_motion);
        assert_eq!(found.value.cloth, Cloth::Green);
        assert_eq!(found.value.card_words, CardWords::Printed);
        let problem = crate::words::in_english().say(found.problem.expect("it is told"));
        assert!(problem.contains("cloth = \"velvet\""), "{problem}");
        found.value.pace = Pace::Quadruple;
        let written = lenient_toml::write_over(newer, &found.value);
        for line in [
            "cloth = \"velvet\"",
            "card_words = \"runes\"",
            "glow = 7",
            "fly = \"KeyJ\"",
            "reduced_motion = true",
        ] {
            assert!(written.contains(line), "{written}");
        }
    }

    #[test]
    fn numbers_are_brought_into_their_range() {
        let wild: Preferences = toml::from_str(
            "ui_scale = 50.0\nvolume_master = -3.0\nvolume_alerts = nan\nunknown = 1",
        )
        .expect("it is TOML");
        let sound = sound(wild);
        assert_eq!(sound.ui_scale, 2.0);
        assert_eq!(sound.volume_master, 0.0);
        assert_eq!(sound.volume_alerts, Preferences::default().volume_alerts);
    }
}
