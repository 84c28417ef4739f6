//! The crates of the workspace, as `cargo metadata` tells them, and the cargo commands over them.
//!
//! Cargo builds a dependency once for each set of features, and the features depend on which
//! packages a command names. So all commands that compile Bevy name the same packages with the
//! same features here: Bevy is compiled once for checking and once for running.

use std::path::Path;

use serde_json::Value;

use crate::cargo::{self, Words, words};

/// The crates that may depend on Bevy whatever their features. All others are pure: without the
/// feature `plugin` they must not draw it in.
const WITH_BEVY: [&str; 3] = ["kortlek", "kortlek_kit", "kortlek_table"];

/// All members of the workspace, by name.
#[derive(Debug)]
pub struct Workspace {
    members: Vec<Member>,
}

/// One crate.
#[derive(Debug, PartialEq, Eq)]
struct Member {
    name: String,
    /// Its folder under `plugins/games`, if it is a game.
    game: Option<String>,
    /// True if it has the feature `plugin`, which brings Bevy.
    has_plugin: bool,
    tests: Vec<Test>,
}

/// One program of tests, `tests/*.rs` or `tests/*/main.rs`.
#[derive(Debug, PartialEq, Eq)]
struct Test {
    name: String,
    needs_plugin: bool,
}

impl Member {
    fn is_pure(&self) -> bool {
        !WITH_BEVY.contains(&self.name.as_str())
    }

    /// Returns true if it is built again, with Bevy, for the tests of the app.
    fn is_app(&self) -> bool {
        !self.is_pure() || self.has_plugin
    }
}

impl Test {
    /// Tests that open a window have a name that begins so.
    fn opens_window(&self) -> bool {
        self.name.starts_with("window")
    }
}

impl Workspace {
    /// Asks cargo.
    ///
    /// # Errors
    /// A sentence, if cargo does not answer or in an unknown form.
    pub fn read() -> Result<Self, String> {
        let metadata = cargo::output(&words("metadata --format-version 1 --no-deps"))?;
        Self::parse(&metadata)
    }

    /// Reads what `cargo metadata` printed.
    fn parse(metadata: &str) -> Result<Self, String> {
        let unknown = || "`cargo metadata` answered in a form that is not understood.".to_string();
        let metadata: Value = serde_json::from_str(metadata).map_err(|_| unknown())?;
        let packages = metadata["packages"].as_array().ok_or_else(unknown)?;
        let mut members = packages
            .iter()
            .map(member)
            .collect::<Option<Vec<_>>>()
            .ok_or_else(unknown)?;
        members.sort_by(|a, b| a.name.cmp(&b.name));
        Ok(Self { members })
    }

    /// Clippy over the pure crates.
    pub fn pure_lint(&self) -> Words {
        let lint = words("clippy --all-targets");
        [lint, self.pure(), words("-- -D warnings")].concat()
    }

    /// The tests of the pure crates.
    pub fn pure_tests(&self) -> Words {
        [words("test --no-fail-fast"), self.pure()].concat()
    }

    /// Lists every crate that the pure crates draw in.
    pub fn pure_tree(&self) -> Words {
        let tree = words("tree --prefix none --format {p} --edges normal,build,dev");
        [tree, self.pure()].concat()
    }

    /// Clippy over everything, with the games' plugins.
    pub fn lint(&self) -> Words {
        let lint = words("clippy --workspace --all-targets");
        [lint, self.plugins(), words("-- -D warnings")].concat()
    }

    /// The tests of the table, the games' plugins and the app that open no window. The games'
    /// `tests/` that need no plugin have run among the pure ones.
    pub fn app_tests(&self) -> Words {
        let mut names: Vec<&str> = Vec::new();
        for member in self.members.iter().filter(|member| member.is_app()) {
            let tests = member.tests.iter().filter(|test| !test.opens_window());
            let tests = tests.filter(|test| test.needs_plugin || !member.is_pure());
            names.extend(tests.map(|test| test.name.as_str()));
        }
        let (test, parts) = (words("test --no-fail-fast"), words("--lib --bins"));
        [test, self.app(), parts, named("--test", names)].concat()
    }

    /// The examples in the documentation of the same crates.
    pub fn app_doc_tests(&self) -> Words {
        [words("test --doc --no-fail-fast"), self.app()].concat()
    }

    /// The tests that open a window, two at a time, each on a screen of its own; none if there are none. They mostly
    /// wait.
    pub fn window_tests(&self) -> Option<Words> {
        let tests = self.members.iter().flat_map(|member| &member.tests);
        let tests = tests.filter(|test| test.opens_window());
        let names: Vec<&str> = tests.map(|test| test.name.as_str()).collect();
        if names.is_empty() {
            return None;
        }
        let (test, options) = (words("test --no-fail-fast"), words("-- --test-threads=2"));
        Some([test, self.app(), named("--test", names), options].concat())
    }

    /// The documentation of everything.
    pub fn docs(&self) -> Words {
        [words("doc --workspace --no-deps"), self.plugins()].concat()
    }

    /// The tests of these games, or of all.
    ///
    /// # Errors
    /// A sentence that lists the games, if one of the names is none.
    pub fn game_tests(&self, wanted: &[String]) -> Result<Words, String> {
        let members = self.members.iter();
        let games: Vec<&str> = members
            .filter_map(|member| member.game.as_deref())
            .collect();
        let is_stranger = |name: &&String| !games.contains(&name.as_str());
        if let Some(stranger) = wanted.iter().find(is_stranger) {
            let games = games.join(", ");
            return Err(format!(
                "There is no game `{stranger}`; the games are {games}."
            ));
        }
        let is_wanted = |game: &String| wanted.is_empty() || wanted.contains(game);
        let chosen = |member: &&Member| member.game.as_ref().is_some_and(is_wanted);
        let chosen = packages(self.members.iter().filter(chosen));
        Ok([words("test --no-fail-fast"), chosen].concat())
    }

    /// The tests of the games named first in these words, or of all pure crates if there are none; the other words are
    /// cargo's.
    ///
    /// # Errors
    /// As [`Workspace::game_tests`].
    pub fn rules(&self, words: &[String]) -> Result<Words, String> {
        let is_option = |word: &String| word.starts_with('-');
        let end = words.iter().position(is_option).unwrap_or(words.len());
        let (games, options) = words.split_at(end);
        let mut command = match games {
            [] => self.pure_tests(),
            games => self.game_tests(games)?,
        };
        command.extend_from_slice(options);
        Ok(command)
    }

    fn pure(&self) -> Words {
        packages(self.members.iter().filter(|member| member.is_pure()))
    }

    fn app(&self) -> Words {
        let app = self.members.iter().filter(|member| member.is_app());
        [packages(app), self.plugins()].concat()
    }

    /// Turns the feature `plugin` on wherever there is one.
    fn plugins(&self) -> Words {
        let with = self.members.iter().filter(|member| member.has_plugin);
        let features: Vec<_> = with
            .map(|member| format!("{}/plugin", member.name))
            .collect();
        if features.is_empty() {
            return Vec::new();
        }
        vec!["--features".into(), features.join(",")]
    }
}

/// The Bevy crates among the lines that [`Workspace::pure_tree`] makes cargo print.
pub fn bevy_in(tree: &str) -> Vec<&str> {
    let mut names: Vec<_> = tree
        .lines()
        .filter_map(|line| line.split_whitespace().next())
        .filter(|name| *name == "bevy" || name.starts_with("bevy_"))
        .collect();
    names.sort_unstable();
    names.dedup();
    names
}

/// Names these crates.
fn packages<'a>(members: impl Iterator<Item = &'a Member>) -> Words {
    let names = members.map(|member| member.name.as_str());
    named("--package", names.collect())
}

/// Each name after the option, each once.
fn named(option: &str, mut names: Vec<&str>) -> Words {
    names.sort_unstable();
    names.dedup();
    names
        .iter()
        .flat_map(|name| [option.to_string(), (*name).to_string()])
        .collect()
}

fn member(package: &Value) -> Option<Member> {
    let manifest = Path::new(package["manifest_path"].as_str()?);
    let folder = manifest.parent()?;
    let is_game = folder
        .parent()
        .is_some_and(|parent| parent.ends_with("plugins/games"));
    let game = if is_game {
        Some(folder.file_name()?.to_str()?.to_string())
    } else {
        None
    };
    let targets = package["targets"].as_array()?;
    Some(Member {
        name: package["name"].as_str()?.into(),
        game,
        has_plugin: package["features"].get("plugin").is_some(),
        tests: targets.iter().filter_map(test).collect(),
    })
}

fn test(target: &Value) -> Option<Test> {
    let has = |key: &str, word: &str| {
        target[key]
            .as_array()
            .is_some_and(|words| words.iter().any(|item| item == word))
    };
    has("kind", "test").then_some(())?;
    Some(Test {
        name: target["name"].as_str()?.into(),
        needs_plugin: has("required-features", "plugin"),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Cut down from what cargo prints, with the keys that are read and a few that are not.
    const METADATA: &str = r#"{
      "version": 1, "workspace_root": "/home/me/kortlek",
      "packages": [
        {"name": "kortlek", "features": {}, "manifest_path": "/home/me/kortlek/Cargo.toml",
         "targets": [
           {"kind": ["lib"], "name": "kortlek"}, {"kind": ["bin"], "name": "kortlek"},
           {"kind": ["test"], "name": "every_game"}, {"kind": ["test"], "name": "window_menus"}]},
        {"name": "kortlek_table", "features": {}, "manifest_path": "/home/me/kortlek/plugins/table/Cargo.toml",
         "targets": [{"kind": ["lib"], "name": "kortlek_table"}, {"kind": ["test"], "name": "session"}]},
        {"name": "kortlek_rules", "features": {}, "manifest_path": "/home/me/kortlek/plugins/rules/Cargo.toml",
         "targets": [{"kind": ["lib"], "name": "kortlek_rules"}, {"kind": ["test"], "name": "replay"}]},
        {"name": "kortlek_games", "features": {"plugin": ["dep:bevy", "kortlek_granicus/plugin"]},
         "manifest_path": "/home/me/kortlek/plugins/games/Cargo.toml",
         "targets": [{"kind": ["lib"], "name": "kortlek_games"}]},
        {"name": "kortlek_granicus", "features": {"plugin": ["dep:bevy"]},
         "manifest_path": "/home/me/kortlek/plugins/games/granicus/Cargo.toml",
         "targets": [
           {"kind": ["lib"], "name": "kortlek_granicus"}, {"kind": ["test"], "name": "traces"},
           {"kind": ["test"], "name": "river", "required-features": ["plugin"]}]},
        {"name": "kortlek_shed", "features": {}, "manifest_path": "/home/me/kortlek/plugins/games/shed/Cargo.toml",
         "targets": [{"kind": ["lib"], "name": "kortlek_shed"}, {"kind": ["test"], "name": "shown"}]}
      ]}"#;

    fn workspace() -> Workspace {
        Workspace::parse(METADATA).unwrap()
    }

    #[test]
    fn pure_commands_name_everything_but_the_app_and_the_table() {
        assert_eq!(
            workspace().pure_tests(),
            words(
                "test --no-fail-fast --package kortlek_games --package kortlek_granicus --package kortlek_rules
                 --package kortlek_shed"
            )
        );
        assert!(workspace().pure_lint().ends_with(&words("-- -D warnings")));
    }

    #[test]
    fn app_tests_take_the_plugins_and_leave_windows_and_pure_tests() {
        assert_eq!(
            workspace().app_tests(),
            words(
                "test --no-fail-fast --package kortlek --package kortlek_games --package kortlek_granicus
                 --package kortlek_table --features kortlek_games/plugin,kortlek_granicus/plugin
                 --lib --bins --test every_game --test river --test session"
            )
        );
    }

    #[test]
    fn window_tests_share_packages_and_features_with_the_app_tests() {
        let window = workspace().window_tests().unwrap();
        let app = workspace().app_tests();
        let shared = |words: &Words| {
            let own = words
                .iter()
                .take_while(|word| *word != "--lib" && *word != "--test");
            own.cloned().collect::<Words>()
        };
        assert_eq!(shared(&window), shared(&app));
        assert!(window.ends_with(&words("--test window_menus -- --test-threads=2")));
    }

    #[test]
    fn without_window_tests_there_is_no_command() {
        let none = METADATA.replace("window_menus", "menus");
        assert_eq!(Workspace::parse(&none).unwrap().window_tests(), None);
    }

    #[test]
    fn everything_is_linted_and_documented_with_plugins() {
        for command in [workspace().lint(), workspace().docs()] {
            assert!(command.contains(&"--workspace".to_string()));
            assert!(command.contains(&"kortlek_games/plugin,kortlek_granicus/plugin".to_string()));
        }
    }

    #[test]
    fn rules_takes_games_and_options_of_cargo() {
        let rules = |line: &str| workspace().rules(&words(line));
        assert_eq!(rules(""), Ok(workspace().pure_tests()));
        let one = words("test --no-fail-fast --package kortlek_shed --test all -- marriage");
        assert_eq!(rules("shed --test all -- marriage"), Ok(one));
        let all = rules("-- marriage").expect("no game is named");
        assert!(all.starts_with(&workspace().pure_tests()) && all.ends_with(&words("-- marriage")));
        assert!(rules("marriage").is_err());
    }

    #[test]
    fn bless_takes_games_only() {
        let all = words("test --no-fail-fast --package kortlek_granicus --package kortlek_shed");
        let one = words("test --no-fail-fast --package kortlek_shed");
        assert_eq!(workspace().game_tests(&[]), Ok(all));
        assert_eq!(workspace().game_tests(&["shed".into()]), Ok(one));
        let refusal = workspace().game_tests(&["rules".into()]).unwrap_err();
        assert_eq!(
            refusal,
            "There is no game `rules`; the games are granicus, shed."
        );
    }

    #[test]
    fn bevy_is_found_in_a_tree() {
        let tree = "kortlek_rules v0.1.0 (/home/me)\nserde v1.0.228\nbevy_ecs v0.19.1\nbevy v0.19.1\nbevy_ecs v0.19.1 (*)\nbevyish v1.0.0\n";
        assert_eq!(bevy_in(tree), ["bevy", "bevy_ecs"]);
        assert!(bevy_in("serde v1.0.228\n").is_empty());
    }

    #[test]
    fn another_form_is_refused_with_a_sentence() {
        for text in ["", "{}", r#"{"packages": [{"name": "x"}]}"#] {
            let refusal = Workspace::parse(text).unwrap_err();
            assert!(refusal.contains("cargo metadata"), "{text}");
        }
    }
}
