//! `cargo web`: the whole program as a page, in `dist/web`, and a server to try it.
//!
//! The page is a folder of plain files that any host can serve under any path: `packaging/web` with the program's
//! module, the pictures and the sounds in a folder that bears the build's name ([`page`]).

pub mod browser;
mod pack;
mod page;
mod serve;
pub mod toolchain;
mod zip;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::cargo::{self, words};
use crate::dist::{Project, cannot, mib, run, write};
use pack::Files;
use page::{Page, Part, UNPACKER};
pub use serve::Server;
use toolchain::TARGET;

/// The name of the archive with the page.
pub const ARCHIVE: &str = "kortlek-web.zip";
/// The port of `cargo web`.
pub const PORT: u16 = 8137;
/// The name of the module in which bots think.
const THINKER: &str = "thinker";
/// What a first visit may take over the wire, in MiB, where the browser unpacks brotli.
const LARGEST_MIB: f64 = 12.0;

/// Options of `cargo web`.
#[derive(Debug, PartialEq, Eq)]
pub struct WebArgs {
    /// Install what is missing without asking.
    pub yes: bool,
    /// Build the page that is made faster.
    pub quick: bool,
    /// Take the module that was built last.
    pub no_build: bool,
    /// Do not serve the page.
    pub build_only: bool,
    /// The server's port.
    pub port: u16,
}

impl Default for WebArgs {
    fn default() -> Self {
        Self {
            yes: false,
            quick: false,
            no_build: false,
            build_only: false,
            port: PORT,
        }
    }
}

/// How a page is built.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// For work on it: no part is compressed.
    Quick,
    /// For players.
    Published,
}

impl Kind {
    fn profile(self) -> &'static str {
        match self {
            Self::Quick => "web-quick",
            Self::Published => "web",
        }
    }
}

/// Builds the page, and serves it until the person ends this.
///
/// # Errors
/// A sentence on what failed.
pub fn web(args: &WebArgs) -> Result<(), String> {
    let project = Project::read()?;
    let kind = match args.quick {
        true => Kind::Quick,
        false => Kind::Published,
    };
    // A port that can't be had is known before the long build.
    let folder = folder(&project);
    let server = (!args.build_only)
        .then(|| Server::bind(&folder, args.port))
        .transpose()?;
    if !args.no_build {
        toolchain::provide_target(&project, args.yes)?;
    }
    let page = build(&project, kind, args.no_build)?;
    println!("{}", told(&page));
    if let Some(server) = server {
        println!("\nThe page is at {} until Ctrl+C.", server.address());
        server.run();
    }
    Ok(())
}

/// The folder of the page.
pub fn folder(project: &Project) -> PathBuf {
    project.dist().join("web")
}

/// Builds the page, with the licences of everything that is in it, and packs it for hosts.
///
/// # Errors
/// A sentence on what failed, or if it is too large.
pub fn package(project: &Project, no_build: bool, licences: &Path) -> Result<(), String> {
    let page = build(project, Kind::Published, no_build)?;
    println!("{}", told(&page));
    let folder = folder(project);
    let name = licences.file_name().unwrap_or_default();
    crate::dist::copy(licences, &folder.join(name))?;
    for name in ["LICENSE-APACHE", "LICENSE-MIT"] {
        crate::dist::copy(&project.root.join(name), &folder.join(name))?;
    }
    let files = read_folder(&folder)?;
    let entries = files
        .iter()
        .map(|(path, bytes)| (path.as_str(), &bytes[..]));
    let archive = zip::zip(entries).ok_or("The page is too large for a ZIP archive.")?;
    write(&project.dist().join(ARCHIVE), archive)?;
    let visit = mib(page.first_visit("brotli").unwrap_or_default());
    if visit > LARGEST_MIB {
        return Err(format!(
            "A first visit takes {visit:.1} MiB, more than {LARGEST_MIB} MiB."
        ));
    }
    Ok(())
}

/// Builds the page into `dist/web`, in place of the one before.
///
/// # Errors
/// A sentence on what failed.
pub fn build(project: &Project, kind: Kind, no_build: bool) -> Result<Page, String> {
    let program = module(project, kind, no_build, "kortlek", "program")?;
    let thinker = module(project, kind, no_build, "kortlek_worker", THINKER)?;
    let mut scripts = Files::new();
    let mut parts = Vec::new();
    for mut module in [program, thinker] {
        let code = module.files.remove(&format!("{}_bg.wasm", module.name));
        let bytes = code.ok_or("wasm-bindgen wrote no module.")?;
        parts.push(Part::new(module.name, "wasm", "application/wasm", bytes));
        scripts.extend(module.files);
    }
    if kind == Kind::Published {
        let bytes = unpacker(project, kind, no_build)?;
        parts.push(Part::new(UNPACKER, "wasm", "application/wasm", bytes));
    }
    let (pictures, sounds) = assets(&project.root.join("assets"))?;
    for (name, files) in [("assets", pictures), ("sounds", sounds)] {
        let bytes = pack::pack(&files);
        parts.push(Part::new(name, "pack", "application/octet-stream", bytes));
    }
    let mut page = Page::new(&project.root, scripts, parts)?;
    if kind == Kind::Published {
        page.compress(&project.target.join("web"))?;
    }
    page.write(&folder(project))?;
    Ok(page)
}

/// What wasm-bindgen makes of a crate.
struct Module {
    name: &'static str,
    files: Files,
}

/// The folder of what wasm-bindgen makes of a crate.
fn module_folder(project: &Project, kind: Kind, name: &str) -> PathBuf {
    project.target.join("web").join(kind.profile()).join(name)
}

/// Compiles a crate for the browser; returns the file that the compiler makes.
fn compiled(
    project: &Project,
    kind: Kind,
    no_build: bool,
    package: &str,
) -> Result<PathBuf, String> {
    let profile = kind.profile();
    if !no_build {
        let line =
            format!("build --locked --profile {profile} --target {TARGET} --package {package}");
        cargo::check(&words(&line), &[])?;
    }
    let built = project.target.join(TARGET).join(profile);
    let wasm = built.join(format!("{package}.wasm"));
    if !wasm.is_file() {
        return Err(format!(
            "{} is not there; leave out --no-build.",
            wasm.display()
        ));
    }
    Ok(wasm)
}

/// The module that unpacks brotli: it is used as the compiler makes it.
fn unpacker(project: &Project, kind: Kind, no_build: bool) -> Result<Vec<u8>, String> {
    let wasm = compiled(project, kind, no_build, "kortlek_unpacker")?;
    let folder = module_folder(project, kind, UNPACKER);
    fs::create_dir_all(&folder).map_err(|error| cannot("make", &folder, &error))?;
    let module = folder.join("unpacker.wasm");
    crate::dist::copy(&wasm, &module)?;
    toolchain::optimise(&module)?;
    fs::read(&module).map_err(|error| cannot("read", &module, &error))
}

/// Compiles a crate for the browser, and makes a module of it with this name.
fn module(
    project: &Project,
    kind: Kind,
    no_build: bool,
    package: &str,
    name: &'static str,
) -> Result<Module, String> {
    let wasm = compiled(project, kind, no_build, package)?;
    let folder = module_folder(project, kind, name);
    // A missing folder need not be removed; one that can't be removed is found by the next write.
    let _ = fs::remove_dir_all(&folder);
    let bindgen = toolchain::bindgen(project)?;
    println!("$ wasm-bindgen {}", wasm.display());
    run(Command::new(bindgen)
        .args(["--target", "web", "--no-typescript"])
        .args(["--remove-name-section", "--remove-producers-section"])
        .args(["--out-name", name, "--out-dir"])
        .arg(&folder)
        .arg(&wasm))?;
    if kind == Kind::Published {
        toolchain::optimise(&folder.join(format!("{name}_bg.wasm")))?;
    }
    let files = read_folder(&folder)?;
    Ok(Module { name, files })
}

/// What the program reads: pictures and fonts, and apart from them the sounds, which can come later.
fn assets(folder: &Path) -> Result<(Files, Files), String> {
    let ends_in = |path: &str, ends: &[&str]| ends.iter().any(|end| path.ends_with(end));
    let mut pictures = read_folder(folder)?;
    let mut sounds = pictures.clone();
    pictures.retain(|path, _| ends_in(path, &[".svg", ".ttf", ".png"]));
    sounds.retain(|path, _| ends_in(path, &[".wav", ".ogg"]));
    Ok((pictures, sounds))
}

/// All files in a folder and the folders in it, by their paths in it.
fn read_folder(folder: &Path) -> Result<Files, String> {
    let mut files = Files::new();
    read_into(&mut files, folder, "")?;
    Ok(files)
}

fn read_into(files: &mut Files, folder: &Path, before: &str) -> Result<(), String> {
    let entries = fs::read_dir(folder).map_err(|error| cannot("read", folder, &error))?;
    for entry in entries {
        let entry = entry.map_err(|error| cannot("read", folder, &error))?;
        let path = entry.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        let name = format!("{before}{name}");
        if path.is_dir() {
            read_into(files, &path, &format!("{name}/"))?;
        } else {
            let bytes = fs::read(&path).map_err(|error| cannot("read", &path, &error))?;
            files.insert(name, bytes);
        }
    }
    Ok(())
}

/// The sizes of a page's parts, and of a first visit.
fn told(page: &Page) -> String {
    let size =
        |bytes: Option<u64>| bytes.map_or("–".to_string(), |bytes| format!("{:.2}", mib(bytes)));
    let row = |name: &str, sizes: [Option<u64>; 3]| {
        let [plain, gzip, brotli] = sizes.map(size);
        format!("{name:<12}{plain:>9}{gzip:>9}{brotli:>9}")
    };
    let head = format!("{:<12}{:>9}{:>9}{:>9}", "MiB", "plain", "gzip", "brotli");
    let mut lines = vec![String::new(), head];
    for part in &page.parts {
        let plain = Some(part.bytes.len() as u64);
        let [gzip, brotli] = ["gzip", "brotli"].map(|name| part.packed_size(name));
        lines.push(row(part.name, [plain, gzip, brotli]));
    }
    let visits = ["", "gzip", "brotli"].map(|name| page.first_visit(name));
    lines.push(row("first visit", visits));
    lines.join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pictures_and_sounds_are_packed_and_texts_about_them_are_not() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../assets");
        let (pictures, sounds) = assets(&root).unwrap();
        assert!(pictures.contains_key("marks/app-icon.svg"));
        assert!(pictures.keys().any(|path| path.ends_with(".ttf")));
        assert!(sounds.keys().all(|path| path.starts_with("sounds/")));
        assert!(!sounds.is_empty());
        let packed: Vec<&String> = pictures.keys().chain(sounds.keys()).collect();
        let left_out = read_folder(&root).unwrap();
        let left_out = left_out.keys().filter(|path| !packed.contains(path));
        let is_text = |path: &String| {
            path.ends_with("LICENSE") || path.ends_with(".md") || path.ends_with(".txt")
        };
        assert_eq!(left_out.filter(|path| !is_text(path)).count(), 0);
    }
}
