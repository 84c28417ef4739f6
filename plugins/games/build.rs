//! Gathers the playable examples, the lessons and the terms of all games: every file `<game>/examples/<name>.jsonl`
//! becomes an example, `<game>/lessons/first.jsonl` with its words beside it, `first.<language>.md`, a lesson, and
//! `<game>/rules/terms.<language>.md` the game's terms. A game that wants another only adds the file.

use std::{
    env,
    fmt::Write as _,
    fs, io,
    path::{Path, PathBuf},
};

fn main() -> io::Result<()> {
    let root = PathBuf::from(env::var("CARGO_MANIFEST_DIR").map_err(io::Error::other)?);
    let out = PathBuf::from(env::var("OUT_DIR").map_err(io::Error::other)?);
    let [mut examples, mut lessons, mut terms] = [(); 3].map(|()| String::from("&[\n"));
    let mut games: Vec<PathBuf> = folders(&root)?;
    games.sort();
    for game in games {
        let id = game.file_name().unwrap_or_default().to_string_lossy();
        for file in files(&game.join("examples"), "jsonl")? {
            let name = file.file_stem().unwrap_or_default().to_string_lossy();
            let path = file.to_string_lossy();
            writeln!(examples, "    ({id:?}, {name:?}, include_str!({path:?})),")
                .map_err(io::Error::other)?;
        }
        let folder = game.join("lessons");
        if files(&folder, "jsonl")?.contains(&folder.join("first.jsonl")) {
            lesson(&mut lessons, &id, &folder)?;
        }
        write!(terms, "    ({id:?}, &[").map_err(io::Error::other)?;
        words(&mut terms, "terms", &game.join("rules"))?;
        terms.push_str("]),\n");
    }
    let lists = [
        ("examples.rs", examples),
        ("lessons.rs", lessons),
        ("terms.rs", terms),
    ];
    for (name, mut list) in lists {
        list.push_str("]\n");
        fs::write(out.join(name), list)?;
    }
    Ok(())
}

/// The lesson in a folder: its steps and script, and its words by language.
fn lesson(list: &mut String, id: &str, folder: &Path) -> io::Result<()> {
    let steps = folder.join("first.jsonl");
    write!(list, "    ({id:?}, include_str!({steps:?}), &[").map_err(io::Error::other)?;
    words(list, "first", folder)?;
    list.push_str("]),\n");
    Ok(())
}

/// The files `<stem>.<language>.md` of a folder, by language.
fn words(list: &mut String, stem: &str, folder: &Path) -> io::Result<()> {
    for file in files(folder, "md")? {
        let name = file.file_name().unwrap_or_default().to_string_lossy();
        let parts: Vec<&str> = name.split('.').collect();
        if let [first, tag, "md"] = parts[..]
            && first == stem
        {
            write!(list, "({tag:?}, include_str!({file:?})), ").map_err(io::Error::other)?;
        }
    }
    Ok(())
}

/// The files of a folder with this ending, by name; none if there is no such folder.
fn files(folder: &Path, ending: &str) -> io::Result<Vec<PathBuf>> {
    println!("cargo::rerun-if-changed={}", folder.display());
    if !folder.is_dir() {
        return Ok(Vec::new());
    }
    let mut files: Vec<PathBuf> = fs::read_dir(folder)?
        .map(|entry| entry.map(|e| e.path()))
        .collect::<io::Result<_>>()?;
    files.retain(|file| file.extension().is_some_and(|e| e == ending));
    files.sort();
    for file in &files {
        println!("cargo::rerun-if-changed={}", file.display());
    }
    Ok(files)
}

/// The games' folders. A new game changes the list of dependencies, so that its folder is looked for then.
fn folders(root: &PathBuf) -> io::Result<Vec<PathBuf>> {
    println!("cargo::rerun-if-changed=Cargo.toml");
    let mut games = Vec::new();
    for entry in fs::read_dir(root)? {
        let path = entry?.path();
        if path.join("Cargo.toml").is_file() {
            games.push(path);
        }
    }
    Ok(games)
}
