//! Gathers the playable examples of all games: every file `<game>/examples/<name>.jsonl` becomes one. A game that wants
//! another only adds the file.

use std::{env, fmt::Write as _, fs, io, path::PathBuf};

fn main() -> io::Result<()> {
    let root = PathBuf::from(env::var("CARGO_MANIFEST_DIR").map_err(io::Error::other)?);
    let out = PathBuf::from(env::var("OUT_DIR").map_err(io::Error::other)?);
    let mut list = String::from("&[\n");
    let mut games: Vec<PathBuf> = folders(&root)?;
    games.sort();
    for game in games {
        let folder = game.join("examples");
        println!("cargo::rerun-if-changed={}", folder.display());
        if !folder.is_dir() {
            continue;
        }
        let mut files: Vec<PathBuf> = fs::read_dir(&folder)?
            .map(|entry| entry.map(|e| e.path()))
            .collect::<io::Result<_>>()?;
        files.retain(|file| file.extension().is_some_and(|e| e == "jsonl"));
        files.sort();
        for file in files {
            println!("cargo::rerun-if-changed={}", file.display());
            let id = game.file_name().unwrap_or_default().to_string_lossy();
            let name = file.file_stem().unwrap_or_default().to_string_lossy();
            let path = file.to_string_lossy();
            writeln!(list, "    ({id:?}, {name:?}, include_str!({path:?})),")
                .map_err(io::Error::other)?;
        }
    }
    list.push_str("]\n");
    fs::write(out.join("examples.rs"), list)
}

/// The games' folders.
fn folders(root: &PathBuf) -> io::Result<Vec<PathBuf>> {
    let mut games = Vec::new();
    for entry in fs::read_dir(root)? {
        let path = entry?.path();
        if path.join("Cargo.toml").is_file() {
            games.push(path);
        }
    }
    Ok(games)
}
