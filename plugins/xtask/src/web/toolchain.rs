//! What compiles for the browser: Rust's target, and the programs that make a page of what it gives.

use std::io::IsTerminal;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::dist::{Project, cannot, output, run};
use crate::packages;
use crate::system::has_program;
use crate::tools::Tool;

/// Rust's name for the browser.
pub const TARGET: &str = "wasm32-unknown-unknown";
/// Command that brings it.
const ADD: &str = "rustup target add wasm32-unknown-unknown";

/// Returns true if the compiler has a library for the browser: it compiles nothing for it.
pub fn has_target(project: &Project) -> Result<bool, String> {
    let folder = project.target.join("web");
    std::fs::create_dir_all(&folder).map_err(|error| cannot("make", &folder, &error))?;
    let rustc = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let status = Command::new(&rustc)
        .args(["--target", TARGET, "--crate-type", "lib"])
        .args(["--crate-name", "probe", "--emit", "metadata", "--out-dir"])
        .arg(&folder)
        .arg("-")
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .map_err(|error| format!("rustc could not be run: {error}."))?;
    Ok(status.success())
}

/// Sentence for a compiler without the target.
pub fn missing() -> String {
    format!("The page takes Rust's target {TARGET}, which this machine lacks: {ADD}")
}

/// Provides the target: rustup brings it, if there is rustup, and the person agrees or `yes` is given.
///
/// # Errors
/// A sentence with the command to type, if it is not there in the end.
pub fn provide_target(project: &Project, yes: bool) -> Result<(), String> {
    if has_target(project)? {
        return Ok(());
    }
    let rustup = format!("rustup{}", std::env::consts::EXE_SUFFIX);
    if !has_program(&rustup) {
        return Err(missing());
    }
    println!("{}", missing());
    if !yes && std::io::stdin().is_terminal() && !packages::agreed() {
        return Err(format!(
            "Without it there is no page. To install later: {ADD}"
        ));
    }
    println!("$ {ADD}");
    run(Command::new(rustup).args(["target", "add", TARGET]))
}

/// Provides `wasm-bindgen` in the version of the library that the program is linked with.
///
/// # Errors
/// A sentence, if it could not be installed, or the program is linked with none.
pub fn bindgen(project: &Project) -> Result<PathBuf, String> {
    let path = project.root.join("Cargo.lock");
    let lock = std::fs::read_to_string(&path).map_err(|error| cannot("read", &path, &error))?;
    let version = locked(&lock, "wasm-bindgen")
        .ok_or_else(|| "Cargo.lock names no version of wasm-bindgen.".to_string())?;
    Tool::bindgen(version).provide(&project.target)
}

/// The version of a crate in `Cargo.lock`.
fn locked<'a>(lock: &'a str, name: &str) -> Option<&'a str> {
    let (_, entry) = lock.split_once(&format!("\nname = \"{name}\"\nversion = \""))?;
    Some(entry.split_once('"')?.0)
}

/// Makes a module smaller and faster with `wasm-opt`. Where that is missing or too old for what the compiler writes,
/// the module stays as it is.
///
/// # Errors
/// A sentence, if the smaller module can't take the place of the other.
pub fn optimise(module: &Path) -> Result<(), String> {
    if !has_program("wasm-opt") {
        println!(
            "Without wasm-opt the page is larger than it could be; it is in the package binaryen."
        );
        return Ok(());
    }
    println!("$ wasm-opt -Os {}", module.display());
    // What Rust's target uses; older versions do not take it for granted.
    let features = [
        "--enable-bulk-memory",
        "--enable-multivalue",
        "--enable-mutable-globals",
        "--enable-nontrapping-float-to-int",
        "--enable-reference-types",
        "--enable-sign-ext",
    ];
    let smaller = module.with_extension("smaller");
    let mut command = Command::new("wasm-opt");
    command.arg("-Os").args(features).arg(module).arg("-o");
    match run(command.arg(&smaller)) {
        Ok(()) => {
            std::fs::rename(&smaller, module).map_err(|error| cannot("rename", &smaller, &error))
        }
        Err(why) => {
            println!("{why} The page is larger than it could be.");
            Ok(())
        }
    }
}

/// The bytes of a file compressed with brotli, if that program is there.
///
/// # Errors
/// A sentence, if the program failed.
pub fn brotli(file: &Path) -> Result<Option<Vec<u8>>, String> {
    if !has_program("brotli") {
        return Ok(None);
    }
    let packed = file.with_extension("br");
    run(Command::new("brotli")
        .args(["--force", "--quality=11", "--lgwin=24", "-o"])
        .arg(&packed)
        .arg(file))?;
    let bytes = std::fs::read(&packed).map_err(|error| cannot("read", &packed, &error))?;
    Ok(Some(bytes))
}

/// The version of Node, such as 20, if it is there.
pub fn node() -> Option<u32> {
    let version = output(Command::new("node").arg("--version")).ok()?;
    version
        .trim()
        .strip_prefix('v')?
        .split('.')
        .next()?
        .parse()
        .ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_version_is_that_of_the_crate_and_no_other() {
        let lock = "[[package]]\nname = \"wasm-bindgen-futures\"\nversion = \"0.4.80\"\n\n[[package]]\n\
                    name = \"wasm-bindgen\"\nversion = \"0.2.130\"\nsource = \"x\"\n";
        assert_eq!(locked(lock, "wasm-bindgen"), Some("0.2.130"));
        assert_eq!(locked(lock, "bindgen"), None);
    }
}
