//! `cargo dist`: one build, and from it the packages of the system that this runs on, in `dist/`.
//!
//! The packages themselves are made by well-kept packagers ([`crate::tools`]); what goes into them
//! stands in the root `Cargo.toml` for Linux and in `Packager.toml` for Windows and macOS.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use serde_json::Value;

use crate::cargo::{self, words};
use crate::tools::{self, Tool};
use crate::{licences, packages, web};

/// No package may be larger, in MiB.
const LARGEST_MIB: u64 = 40;
/// Stands for the project's address in `packaging/kortlek.metainfo.xml`, until [`HOME`] names it.
const NO_HOME: &str = "https://kortlek.example";
/// The environment variable with the address of the project's repository.
const HOME: &str = "KORTLEK_HOME";
/// Files that go beside the program wherever there is no package manager.
const BESIDE: [&str; 5] = [
    "packaging/README.txt",
    "CHANGELOG.md",
    "LICENSE-APACHE",
    "LICENSE-MIT",
    "assets",
];

/// Options of `cargo dist`.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct DistArgs {
    /// Install missing system packages without asking.
    pub yes: bool,
    /// Pack the program that was built last.
    pub no_build: bool,
    /// Only the page for the browser.
    pub only_web: bool,
}

/// The project as cargo knows it.
pub struct Project {
    /// Folder of the workspace.
    pub root: PathBuf,
    /// Cargo's folder of builds.
    pub target: PathBuf,
    /// The version that the packages have.
    pub version: String,
    /// The triple of this machine, such as `x86_64-unknown-linux-gnu`.
    triple: String,
}

impl Project {
    /// Asks cargo and rustc.
    ///
    /// # Errors
    /// A sentence, if they do not answer or in an unknown form.
    pub fn read() -> Result<Self, String> {
        let text = cargo::output(&words("metadata --format-version 1 --no-deps"))?;
        let unknown = || "`cargo metadata` answered in a form that is not understood.".to_string();
        let metadata: Value = serde_json::from_str(&text).map_err(|_| unknown())?;
        let word = |value: &Value| value.as_str().map(String::from).ok_or_else(unknown);
        let packages = metadata["packages"].as_array().ok_or_else(unknown)?;
        let app = packages.iter().find(|package| package["name"] == "kortlek");
        Ok(Self {
            root: word(&metadata["workspace_root"])?.into(),
            target: word(&metadata["target_directory"])?.into(),
            version: word(&app.ok_or_else(unknown)?["version"])?,
            triple: triple()?,
        })
    }

    /// Folder of the packages.
    pub fn dist(&self) -> PathBuf {
        self.root.join("dist")
    }

    /// Folder of generated files that go into the packages.
    fn staged(&self) -> PathBuf {
        self.dist().join("staged")
    }

    /// The folder of the program built for `triple`.
    fn built(&self, triple: &str) -> PathBuf {
        self.target.join(triple).join("dist")
    }
}

/// Builds the program and makes the packages.
///
/// # Errors
/// A sentence on what failed.
pub fn dist(args: &DistArgs) -> Result<(), String> {
    packages::provide(&[packages::BUILD], args.yes)?;
    let project = Project::read()?;
    let triples = triples(&project.triple);
    if args.only_web {
        web::toolchain::provide_target(&project, args.yes)?;
    } else if !args.no_build {
        for triple in &triples {
            let line = format!(
                "build --locked --profile dist --target {triple} --package kortlek --bin kortlek"
            );
            cargo::check(&words(&line), &[])?;
        }
    }
    let staged = project.staged();
    for old in [&project.dist(), &staged] {
        // A missing file need not be removed; one that can't be removed is found by the next write.
        let _ = fs::remove_dir_all(old);
    }
    fs::create_dir_all(&staged).map_err(|error| cannot("make", &staged, &error))?;
    gather_licences(&project)?;
    if !args.only_web {
        native(&project, &triples)?;
    }
    page(&project, args)?;
    if cfg!(target_os = "linux") {
        sums(&project.dist())?;
    }
    report(&project, args)
}

/// The packages for this system.
fn native(project: &Project, triples: &[String]) -> Result<(), String> {
    metainfo(project)?;
    if cfg!(windows) {
        archive(project)?;
        packager(project, &project.built(&project.triple))
    } else if cfg!(target_os = "macos") {
        packager(project, &universal(project, triples)?)
    } else {
        archive(project)?;
        deb(project)?;
        rpm(project)
    }
}

/// The page for the browser, if this machine can compile for it.
fn page(project: &Project, args: &DistArgs) -> Result<(), String> {
    if !web::toolchain::has_target(project)? {
        let why = web::toolchain::missing();
        println!("{} is left out. {why}", web::ARCHIVE);
        return Ok(());
    }
    let licences = project.staged().join("THIRD-PARTY-LICENSES.txt");
    web::package(project, args.no_build, &licences)
}

/// The targets that are built: the machine's own, on macOS those of both kinds of processor.
fn triples(own: &str) -> Vec<String> {
    if own.ends_with("-apple-darwin") {
        ["aarch64-apple-darwin", "x86_64-apple-darwin"]
            .map(String::from)
            .into()
    } else {
        vec![own.to_string()]
    }
}

fn triple() -> Result<String, String> {
    let rustc = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let text = output(Command::new(rustc).arg("-vV"))?;
    text.lines()
        .find_map(|line| line.strip_prefix("host: "))
        .map(String::from)
        .ok_or_else(|| "rustc does not say for what machine it builds.".into())
}

fn gather_licences(project: &Project) -> Result<(), String> {
    let program = tools::LICENCES.provide(&project.target)?;
    let json = project.staged().join("licences.json");
    run(Command::new(program)
        .current_dir(&project.root)
        // It warns of every licence text that has another line break than its own.
        .env("RUST_LOG", "error")
        .args(["bundle-licenses", "--format", "json", "--output"])
        .arg(&json))?;
    let list = fs::read_to_string(&json).map_err(|error| cannot("read", &json, &error))?;
    // `inventory` is the project's own stand-in for the crate of that name.
    let text = licences::text(&list, &["kortlek", "inventory"])?;
    write(&project.staged().join("THIRD-PARTY-LICENSES.txt"), &text)
}

/// The description for software centres, with the project's address put in.
fn metainfo(project: &Project) -> Result<(), String> {
    let from = project.root.join("packaging/kortlek.metainfo.xml");
    let text = fs::read_to_string(&from).map_err(|error| cannot("read", &from, &error))?;
    let text = match std::env::var(HOME) {
        Ok(home) => text.replace(NO_HOME, home.trim_end_matches('/')),
        Err(_) => {
            println!(
                "{HOME} is not set: {NO_HOME} stands for the project's address in the packages."
            );
            text
        }
    };
    write(&project.staged().join("kortlek.metainfo.xml"), &text)
}

/// A folder that runs wherever it lies, packed with tar: as `.tar.gz`, on Windows as `.zip`, which the system's own tar
/// makes as well.
fn archive(project: &Project) -> Result<(), String> {
    let name = format!("kortlek-{}-{}", project.version, platform(&project.triple));
    let folder = project.staged().join(&name);
    fs::create_dir_all(&folder).map_err(|error| cannot("make", &folder, &error))?;
    let program = format!("kortlek{}", std::env::consts::EXE_SUFFIX);
    let built = project.built(&project.triple).join(&program);
    copy(&built, &folder.join(&program))?;
    for item in BESIDE {
        let from = project.root.join(item);
        let name = from.file_name().expect("every item has a name");
        copy(&from, &folder.join(name))?;
    }
    let licences = "THIRD-PARTY-LICENSES.txt";
    copy(&project.staged().join(licences), &folder.join(licences))?;
    let mut tar = Command::new("tar");
    tar.current_dir(project.staged());
    if cfg!(windows) {
        tar.args(["-a", "-c", "-f"])
            .arg(project.dist().join(format!("{name}.zip")));
    } else {
        for (from, to) in [
            ("packaging/kortlek.6", "kortlek.6"),
            ("packaging/kortlek.desktop", "kortlek.desktop"),
            ("assets/marks/app-icon.svg", "kortlek.svg"),
        ] {
            copy(&project.root.join(from), &folder.join(to))?;
        }
        tar.args(["--sort=name", "--owner=0", "--group=0", "--numeric-owner"])
            .args(["--mode=u+rw,go+r-w,a+X", "-c", "-z", "-f"])
            .arg(project.dist().join(format!("{name}.tar.gz")));
    }
    run(tar.arg(&name))
}

fn deb(project: &Project) -> Result<(), String> {
    let program = tools::DEB.provide(&project.target)?;
    run(Command::new(program)
        .current_dir(&project.root)
        .args(["deb", "--no-build", "--no-strip", "--profile", "dist"])
        .args(["--target", &project.triple, "--output"])
        .arg(project.dist()))
}

fn rpm(project: &Project) -> Result<(), String> {
    let program = tools::RPM.provide(&project.target)?;
    run(Command::new(program)
        .current_dir(&project.root)
        .args(["generate-rpm", "--profile", "dist"])
        .args(["--target", &project.triple, "--target-dir"])
        .arg(&project.target)
        .arg("--output")
        .arg(project.dist()))
}

/// The installer or the disk image, of the program in `folder`.
fn packager(project: &Project, folder: &Path) -> Result<(), String> {
    let Tool { name, .. } = tools::PACKAGER;
    let program = tools::PACKAGER.provide(&project.target)?;
    let formats = if cfg!(windows) { "nsis" } else { "dmg" };
    println!("$ {name} --formats {formats}");
    run(Command::new(program)
        .current_dir(&project.root)
        .args(["--formats", formats, "--binaries-dir"])
        .arg(folder)
        .arg("--out-dir")
        .arg(project.dist()))
}

/// One program for both kinds of processor, made by the system's own `lipo`.
fn universal(project: &Project, triples: &[String]) -> Result<PathBuf, String> {
    let folder = project.built("universal-apple-darwin");
    fs::create_dir_all(&folder).map_err(|error| cannot("make", &folder, &error))?;
    let mut lipo = Command::new("lipo");
    lipo.args(["-create", "-output"])
        .arg(folder.join("kortlek"));
    let programs = triples.iter();
    let programs = programs.map(|triple| project.built(triple).join("kortlek"));
    run(lipo.args(programs))?;
    Ok(folder)
}

/// Writes `SHA256SUMS` for all packages in a folder.
fn sums(dist: &Path) -> Result<(), String> {
    let names = packed(dist)?;
    let text = output(Command::new("sha256sum").current_dir(dist).args(names))?;
    write(&dist.join("SHA256SUMS"), &text)
}

/// The names of the packages in a folder.
fn packed(dist: &Path) -> Result<Vec<String>, String> {
    let entries = fs::read_dir(dist).map_err(|error| cannot("read", dist, &error))?;
    let mut names: Vec<String> = entries
        .filter_map(Result::ok)
        .filter(|entry| entry.path().is_file())
        .map(|entry| entry.file_name().to_string_lossy().into_owned())
        .filter(|name| name != "SHA256SUMS")
        .collect();
    names.sort();
    Ok(names)
}

/// Reports the packages, the files that take the room, and any package that is too large.
fn report(project: &Project, args: &DistArgs) -> Result<(), String> {
    let dist = project.dist();
    let size = |path: &Path| fs::metadata(path).map_or(0, |data| data.len());
    println!("\nIn {}:", dist.display());
    let mut large = Vec::new();
    for name in packed(&dist)? {
        let bytes = size(&dist.join(&name));
        println!("  {:>6.1} MiB  {name}", mib(bytes));
        if bytes > LARGEST_MIB << 20 {
            large.push(name);
        }
    }
    if !args.only_web {
        tell_room(project);
    }
    if large.is_empty() {
        return Ok(());
    }
    let large = large.join(", ");
    Err(format!("Larger than {LARGEST_MIB} MiB: {large}."))
}

/// Prints which parts of the packages take the room.
fn tell_room(project: &Project) {
    println!("What takes the room, before it is compressed:");
    let size = |path: &Path| fs::metadata(path).map_or(0, |data| data.len());
    let program = format!("kortlek{}", std::env::consts::EXE_SUFFIX);
    let program = project.built(&project.triple).join(program);
    let mut parts = vec![("the program".to_string(), size(&program))];
    for part in ["cards", "marks", "fonts", "sounds"] {
        let folder = project.root.join("assets").join(part);
        parts.push((format!("assets/{part}"), weight(&folder)));
    }
    let licences = project.staged().join("THIRD-PARTY-LICENSES.txt");
    parts.push(("licences".into(), size(&licences)));
    for (part, bytes) in parts {
        println!("  {:>6.1} MiB  {part}", mib(bytes));
    }
}

/// The bytes of all files in a folder and the folders in it.
fn weight(folder: &Path) -> u64 {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    entries
        .map(|entry| match entry.metadata() {
            Ok(data) if data.is_dir() => weight(&entry.path()),
            Ok(data) => data.len(),
            Err(_) => 0,
        })
        .sum()
}

/// Bytes in MiB.
pub fn mib(bytes: u64) -> f64 {
    bytes as f64 / f64::from(1 << 20)
}

/// A short name for a triple, as people know it.
fn platform(triple: &str) -> String {
    let processor = triple.split('-').next().unwrap_or(triple);
    let system = match triple {
        _ if triple.contains("-windows-") => "windows",
        _ if triple.contains("-apple-") => "macos",
        _ => "linux",
    };
    format!("{processor}-{system}")
}

/// Copies a file or a whole folder.
///
/// # Errors
/// A sentence, if a file could not be read or written.
pub fn copy(from: &Path, to: &Path) -> Result<(), String> {
    if !from.is_dir() {
        return match fs::copy(from, to) {
            Ok(_) => Ok(()),
            Err(error) => Err(cannot("copy", from, &error)),
        };
    }
    fs::create_dir_all(to).map_err(|error| cannot("make", to, &error))?;
    let entries = fs::read_dir(from).map_err(|error| cannot("read", from, &error))?;
    for entry in entries {
        let entry = entry.map_err(|error| cannot("read", from, &error))?;
        copy(&entry.path(), &to.join(entry.file_name()))?;
    }
    Ok(())
}

/// Writes a file.
///
/// # Errors
/// A sentence, if it could not be written.
pub fn write(path: &Path, bytes: impl AsRef<[u8]>) -> Result<(), String> {
    fs::write(path, bytes).map_err(|error| cannot("write", path, &error))
}

/// The sentence for a file that is in the way or out of reach.
pub fn cannot(what: &str, path: &Path, error: &std::io::Error) -> String {
    format!("Can't {what} {}: {error}.", path.display())
}

/// Runs a program with the terminal's own output.
///
/// # Errors
/// A sentence, if it did not succeed.
pub fn run(command: &mut Command) -> Result<(), String> {
    let name = command.get_program().to_string_lossy().into_owned();
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(format!("{name} failed ({status}).")),
        Err(error) => Err(format!("{name} could not be run: {error}.")),
    }
}

/// Returns the standard output of a program.
///
/// # Errors
///
/// A sentence, if it did not succeed.
pub fn output(command: &mut Command) -> Result<String, String> {
    let name = command.get_program().to_string_lossy().into_owned();
    match command.stderr(Stdio::inherit()).output() {
        Ok(output) if output.status.success() => {
            Ok(String::from_utf8_lossy(&output.stdout).into_owned())
        }
        Ok(output) => Err(format!("{name} failed ({}).", output.status)),
        Err(error) => Err(format!("{name} could not be run: {error}.")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn platforms_have_names_that_people_know() {
        for (triple, name) in [
            ("x86_64-unknown-linux-gnu", "x86_64-linux"),
            ("aarch64-unknown-linux-gnu", "aarch64-linux"),
            ("x86_64-pc-windows-msvc", "x86_64-windows"),
            ("aarch64-apple-darwin", "aarch64-macos"),
        ] {
            assert_eq!(platform(triple), name);
        }
    }

    #[test]
    fn macs_get_both_processors_and_others_their_own() {
        assert_eq!(triples("x86_64-apple-darwin").len(), 2);
        assert_eq!(
            triples("x86_64-unknown-linux-gnu"),
            ["x86_64-unknown-linux-gnu"]
        );
    }

    #[test]
    fn what_lies_beside_the_program_is_there() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        for item in BESIDE {
            assert!(root.join(item).exists(), "{item}");
        }
    }

    #[test]
    fn one_version_stands_everywhere() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        let read = |name| fs::read_to_string(root.join(name)).unwrap();
        let version = read("Cargo.toml")
            .lines()
            .find_map(|line| Some(line.strip_prefix("version = \"")?.replace('"', "")))
            .unwrap();
        for (file, line) in [
            ("Packager.toml", format!("version = \"{version}\"")),
            ("CHANGELOG.md", format!("## {version}")),
            (
                "packaging/kortlek.metainfo.xml",
                format!("<release version=\"{version}\""),
            ),
            (
                "packaging/kortlek.metainfo.xml",
                format!("{NO_HOME}/raw/v{version}/docs/pictures/"),
            ),
        ] {
            assert!(read(file).contains(&line), "{file} lacks {line}");
        }
    }
}
