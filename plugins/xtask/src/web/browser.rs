//! The page in a real browser: `cargo verify --only web`.
//!
//! The tests are scripts for Node (`packaging/web/tests`), which need nothing installed beside it: they drive a
//! Chromium of this machine over a pipe.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::thread;

use super::{Kind, Server, THINKER, build, folder, module_folder, toolchain};
use crate::cargo::{self, words};
use crate::dist::{Project, cannot, run};
use crate::system::has_program;

/// Names of the browser, as systems have them.
const BROWSERS: [&str; 4] = [
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
];
/// The oldest Node that the tests run in.
const NODE: u32 = 18;

/// Builds the page and runs all its tests.
///
/// # Errors
/// A sentence on what is missing or failed.
pub fn verify(yes: bool) -> Result<(), String> {
    needs()?;
    let project = Project::read()?;
    toolchain::provide_target(&project, yes)?;
    build(&project, Kind::Published, false)?;
    run(&mut tests(&project.root, &["tests"])?)?;
    compare_answers(&project)?;
    let server = Server::bind(&folder(&project), 0)?;
    let address = server.address();
    thread::spawn(|| server.run());
    run(tests(&project.root, &["tests/page"])?
        .env("KORTLEK_PAGE", address)
        .env("KORTLEK_SHOTS", project.target.join("tmp/shots")))
}

/// Compares answers of the page's bots with those of the desktop's, 200 and more of each game.
fn compare_answers(project: &Project) -> Result<(), String> {
    let requests = project.target.join("web/requests");
    // A missing folder need not be removed; what can't be removed is written over.
    let _ = std::fs::remove_dir_all(&requests);
    cargo::check(
        &words("test --locked --package kortlek_worker --test all same_answers"),
        &[("KORTLEK_WORKER_REQUESTS", &requests.to_string_lossy())],
    )?;
    let script = project.root.join("packaging/web/tests/worker.mjs");
    run(Command::new("node")
        .arg(script)
        .arg(module_folder(project, Kind::Published, THINKER))
        .arg(requests))
}

/// A sentence on what the tests need and this machine lacks.
fn needs() -> Result<(), String> {
    if toolchain::node().is_none_or(|version| version < NODE) {
        return Err(format!(
            "The tests of the page are scripts for Node {NODE} or newer: install nodejs."
        ));
    }
    let is_named = std::env::var_os("KORTLEK_BROWSER").is_some();
    if !is_named && !BROWSERS.into_iter().any(has_program) {
        return Err(
            "The tests of the page need Chromium or Chrome: install chromium, or name another one in KORTLEK_BROWSER."
                .into(),
        );
    }
    Ok(())
}

/// Command that runs the test scripts in folders of `packaging/web`.
fn tests(root: &Path, folders: &[&str]) -> Result<Command, String> {
    let mut command = Command::new("node");
    // Each drives a browser of its own, and they are heavy.
    command.args(["--test", "--test-reporter=spec"]);
    for folder in folders {
        command.args(scripts(&root.join("packaging/web").join(folder))?);
    }
    Ok(command)
}

/// The test scripts of a folder, in the order of their names.
fn scripts(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let entries = std::fs::read_dir(folder).map_err(|error| cannot("read", folder, &error))?;
    let mut scripts: Vec<PathBuf> = entries
        .filter_map(Result::ok)
        .map(|entry| entry.path())
        .filter(|path| path.to_string_lossy().ends_with(".test.js"))
        .collect();
    scripts.sort();
    Ok(scripts)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn test_scripts_are_found() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../packaging/web/tests");
        let scripts = scripts(&folder).unwrap();
        assert!(scripts.iter().any(|path| path.ends_with("pack.test.js")));
    }
}
