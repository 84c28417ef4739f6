//! `cargo clean-root`: does what `cargo dist` made install, run and go away again on a machine that has nothing?
//!
//! A fresh Debian is laid into a folder (debootstrap, as root). In it the `.deb` is installed with
//! apt, and a player who is nobody special watches the bots play a whole game on a virtual screen
//! outside of it; then the same from the tarball, from an awkward place. What was written where is
//! found by comparing lists of all files.

use std::collections::BTreeMap;
use std::fs;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use crate::dist::{Project, cannot, copy, output, run};
use crate::system::has_program;

/// The release of Debian that the test starts from.
const DEBIAN: &str = "bookworm";
/// Programs that the test needs on this machine.
const PROGRAMS: [&str; 5] = ["debootstrap", "Xvfb", "unshare", "setpriv", "sha256sum"];
/// The player's home inside the fresh Debian. The player is known by a number, 1000.
const HOME: &str = "/home/player";
/// Folders to which a program may write while it runs: the player's own folders as the XDG rules name them.
const XDG: [&str; 4] = [
    "/home/player/.config/",
    "/home/player/.local/share/",
    "/home/player/.local/state/",
    "/home/player/.cache/",
];
/// An awkward place for the tarball: spaces, letters beyond ASCII, and the player can't write there.
const AWKWARD: &str = "/srv/my games & mehr/Kärtchen";
/// A link to the program there.
const LINK: &str = "/usr/local/bin/play cards";
/// A whole game between bots, the shortest.
const GAME: &str = "--report --demo thricewise --players 5 --bots novice --pace quadruple --seed 7 --quit-after-result";
/// Seconds that one game may take.
const PATIENCE: &str = "400";

/// Runs the whole test.
///
/// # Errors
/// A sentence on the first thing that was not as it should be.
pub fn clean_root() -> Result<(), String> {
    if output(Command::new("id").arg("-u"))?.trim() != "0" {
        return Err(
            "cargo clean-root lays a Debian into a folder and needs to be run by root.".into(),
        );
    }
    if let Some(missing) = PROGRAMS.into_iter().find(|name| !has_program(name)) {
        return Err(format!(
            "cargo clean-root needs {missing}: apt-get install debootstrap xvfb util-linux coreutils"
        ));
    }
    let project = Project::read()?;
    let dist = project.dist();
    let deb = one(&dist, ".deb")?;
    let tarball = one(&dist, ".tar.gz")?;
    step("The sums are right");
    run(Command::new("sha256sum")
        .current_dir(&dist)
        .args(["--check", "--quiet", "SHA256SUMS"]))?;

    let screen = Screen::start()?;
    let root = Root::fresh(&project.target.join("clean-root"))?;
    root.shell("useradd --uid 1000 --create-home --home-dir /home/player player")?;
    let bare = root.files()?;

    step("apt installs the .deb and what it needs");
    copy(&deb, &root.folder.join("tmp/kortlek.deb"))?;
    root.shell("DEBIAN_FRONTEND=noninteractive apt-get install --yes -qq /tmp/kortlek.deb >/tmp/apt.log 2>&1 || { tail -n 20 /tmp/apt.log; exit 1; }")?;
    fs::remove_file(root.folder.join("tmp/kortlek.deb"))
        .map_err(|error| cannot("remove", &root.folder, &error))?;
    root.shell("dpkg -s kortlek mesa-vulkan-drivers >/dev/null")?;
    let version = root.output("kortlek --version")?;
    if version.trim() != format!("kortlek {}", project.version) {
        return Err(format!("kortlek --version says `{}`.", version.trim()));
    }
    for file in [
        "usr/share/applications/kortlek.desktop",
        "usr/share/metainfo/kortlek.metainfo.xml",
        "usr/share/icons/hicolor/16x16/apps/kortlek.png",
        "usr/share/icons/hicolor/512x512/apps/kortlek.png",
        "usr/share/icons/hicolor/scalable/apps/kortlek.svg",
        "usr/share/doc/kortlek/copyright",
        "usr/share/doc/kortlek/THIRD-PARTY-LICENSES.txt",
        "usr/share/kortlek/assets/CREDITS.md",
    ] {
        if !root.folder.join(file).is_file() {
            return Err(format!("The .deb installs no /{file}."));
        }
    }

    step("The installed program plays a game to its end");
    let before = root.files()?;
    root.play(&screen, "kortlek")?;
    written_where_it_may(&before, &root.files()?)?;

    step("Removal leaves nothing behind");
    root.shell("DEBIAN_FRONTEND=noninteractive apt-get purge --yes -qq kortlek >/dev/null 2>&1")?;
    let left = left_behind(&bare, &root.files()?);
    if !left.is_empty() {
        return Err(format!("After removal these stay: {}.", left.join(", ")));
    }

    step("The tarball plays from a read-only folder with an awkward name, by a link");
    let place = root.folder.join(AWKWARD.trim_start_matches('/'));
    fs::create_dir_all(&place).map_err(|error| cannot("make", &place, &error))?;
    run(Command::new("tar")
        .arg("-xzf")
        .arg(&tarball)
        .arg("-C")
        .arg(&place))?;
    run(Command::new("chmod").args(["-R", "a-w"]).arg(&place))?;
    let name = tarball.file_name().expect("it was found by its name");
    let folder = name.to_string_lossy().replace(".tar.gz", "");
    root.shell(&format!("ln -s '{AWKWARD}/{folder}/kortlek' '{LINK}'"))?;
    let before = root.files()?;
    root.play(&screen, LINK)?;
    written_where_it_may(&before, &root.files()?)?;

    step("What came along with the .deb goes as well");
    root.shell(&format!("chmod -R u+w /srv; rm -r /srv/* '{LINK}'"))?;
    // Packages that came along may be recommended by packages of the bare Debian, and apt would keep them for their
    // sake.
    root.shell("DEBIAN_FRONTEND=noninteractive apt-get autoremove --purge --yes -qq -o APT::AutoRemove::RecommendsImportant=false -o APT::AutoRemove::SuggestsImportant=false >/dev/null 2>&1")?;
    let left = strangers(&bare, &root.files()?);
    if !left.is_empty() {
        return Err(format!("After that these stay: {}.", left.join(", ")));
    }

    drop(root);
    println!("\nThe packages install, play and go as they should.");
    Ok(())
}

fn step(name: &str) {
    println!("=== {name}");
}

/// The one file in a folder whose name ends so.
fn one(folder: &Path, end: &str) -> Result<PathBuf, String> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let mut found = entries.map(|entry| entry.path()).filter(|path| {
        let name = path.file_name().unwrap_or_default();
        name.to_string_lossy().ends_with(end)
    });
    match (found.next(), found.next()) {
        (Some(path), None) => Ok(path),
        _ => Err(format!(
            "There is not one *{end} in {}: run cargo dist first.",
            folder.display()
        )),
    }
}

/// A screen in memory, outside of the fresh Debian, so that what it needs is not there by chance. Programs inside reach
/// it by its abstract socket, which belongs to no folder.
struct Screen {
    child: Child,
    display: String,
}

impl Screen {
    fn start() -> Result<Self, String> {
        let mut child = Command::new("Xvfb")
            .args(["-displayfd", "1", "-ac", "-nolisten", "tcp", "-noreset"])
            .args(["-screen", "0", "1280x800x24"])
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .map_err(|error| format!("Xvfb could not be run: {error}."))?;
        let mut number = String::new();
        let says = child.stdout.as_mut().expect("its output is piped");
        // Without a number the next check fails.
        let _ = BufReader::new(says).read_line(&mut number);
        let display = format!(":{}", number.trim());
        let screen = Self { child, display };
        if number.trim().is_empty() {
            return Err("Xvfb ended without a display.".into());
        }
        Ok(screen)
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        // If it has ended already, so much the better.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A Debian in a folder. Removed when it is dropped.
struct Root {
    folder: PathBuf,
}

/// Files by name, each with its size and the time it was last written.
type FileStamps = BTreeMap<String, String>;

impl Root {
    /// Copies a Debian that is made once and kept, so that the test can be repeated in a minute.
    fn fresh(cache: &Path) -> Result<Self, String> {
        let base = cache.join(DEBIAN);
        if !base.join("etc/debian_version").is_file() || base.join("debootstrap").exists() {
            step("A fresh Debian");
            let _ = fs::remove_dir_all(&base);
            fs::create_dir_all(cache).map_err(|error| cannot("make", cache, &error))?;
            run(Command::new("debootstrap")
                .args(["--variant=minbase", DEBIAN])
                .arg(&base)
                .arg(mirror()?)
                .stdout(Stdio::null()))?;
        }
        let folder = cache.join("fresh");
        let _ = fs::remove_dir_all(&folder);
        run(Command::new("cp")
            .args(["--archive", "--reflink=auto"])
            .arg(&base)
            .arg(&folder))?;
        let root = Self { folder };
        // The copy reaches Debian in the same way as this machine.
        let file = "etc/resolv.conf";
        copy(&Path::new("/").join(file), &root.folder.join(file))?;
        let acquire = output(Command::new("apt-config").args(["dump", "Acquire"]))?;
        let settings = root.folder.join("etc/apt/apt.conf.d/99machine");
        fs::write(&settings, acquire).map_err(|error| cannot("write", &settings, &error))?;
        root.shell("apt-get update -qq")?;
        Ok(root)
    }

    /// A command that runs inside: its mounts and its temporary files are gone when it ends.
    fn command(&self, words: &[&str]) -> Command {
        let mut command = Command::new("unshare");
        command
            .args(["--mount", "--fork", "sh", "-c"])
            .arg(
                "mount -t proc proc \"$0/proc\" && mount -t tmpfs tmpfs \"$0/dev/shm\" && root=$0 && exec chroot \"$root\" \"$@\"",
            )
            .arg(&self.folder)
            .args(words)
            .env_clear()
            .env("PATH", "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin")
            .env("LC_ALL", "C.UTF-8")
            .current_dir("/");
        command
    }

    fn shell(&self, line: &str) -> Result<(), String> {
        run(&mut self.command(&["sh", "-c", line]))
            .map_err(|_| format!("This failed inside: {line}"))
    }

    fn output(&self, line: &str) -> Result<String, String> {
        output(&mut self.command(&["sh", "-c", line]))
    }

    /// Lets the bots play a game as the player, and checks the output of the program.
    fn play(&self, screen: &Screen, program: &str) -> Result<(), String> {
        let player = ["setpriv", "--reuid=1000", "--regid=1000", "--clear-groups"];
        let mut words = vec!["timeout", PATIENCE];
        words.extend(player);
        words.push(program);
        words.extend(GAME.split(' '));
        let mut command = self.command(&words);
        let said = command
            .env("DISPLAY", &screen.display)
            .env("HOME", HOME)
            .output()
            .map_err(|error| format!("unshare could not be run: {error}."))?;
        let report = String::from_utf8_lossy(&said.stdout);
        let complaints = String::from_utf8_lossy(&said.stderr);
        let result = report.lines().find(|line| line.starts_with("result "));
        match result {
            Some(result)
                if said.status.success()
                    && !complaints.contains("plain cards")
                    && !report.contains("plain cards") =>
            {
                println!("    {result}");
                Ok(())
            }
            _ => Err(format!(
                "{program} did not play a game to its end ({}). It said:\n{report}{complaints}",
                said.status
            )),
        }
    }

    fn files(&self) -> Result<FileStamps, String> {
        let list = output(
            Command::new("find")
                .arg(&self.folder)
                .args(["-xdev", "(", "-path"])
                .arg(self.folder.join("proc"))
                .args(["-o", "-path"])
                .arg(self.folder.join("dev"))
                .args([")", "-prune", "-o", "!", "-type", "d"])
                .args(["-printf", "/%P\\t%s %T@\\n"]),
        )?;
        Ok(parse_files(&list))
    }
}

impl Drop for Root {
    fn drop(&mut self) {
        // Leftovers are replaced the next time.
        let _ = fs::remove_dir_all(&self.folder);
    }
}

fn parse_files(list: &str) -> FileStamps {
    list.lines()
        .filter_map(|line| line.split_once('\t'))
        .map(|(name, state)| (name.to_string(), state.to_string()))
        .collect()
}

/// Checks that everything the program wrote is where the XDG rules say; the error names the rest.
fn written_where_it_may(before: &FileStamps, after: &FileStamps) -> Result<(), String> {
    let files = after.iter();
    let written = files.filter(|(name, state)| before.get(*name) != Some(*state));
    let is_own = |name: &&str| XDG.iter().any(|folder| name.starts_with(folder));
    let (written, astray): (Vec<&str>, Vec<&str>) =
        written.map(|(name, _)| name.as_str()).partition(is_own);
    if !astray.is_empty() {
        return Err(format!("The program wrote {}.", astray.join(", ")));
    }
    for name in written {
        println!("    wrote {name}");
    }
    Ok(())
}

/// Files that the package put into the system and that its removal did not take out again. The player's own files
/// stay, and so do other packages that came along, and the data files of apt and dpkg.
fn left_behind(bare: &FileStamps, after: &FileStamps) -> Vec<String> {
    after
        .keys()
        .filter(|name| !bare.contains_key(*name))
        .filter(|name| !name.starts_with("/home/"))
        .filter(|name| name.to_lowercase().contains("kortlek"))
        .cloned()
        .collect()
}

/// Files that were not there before, whosever they are, but for what apt and dpkg keep and the player's own.
fn strangers(bare: &FileStamps, after: &FileStamps) -> Vec<String> {
    let kept = [
        "/home/",
        "/tmp/",
        "/var/cache/",
        "/var/lib/apt/",
        "/var/lib/dpkg/",
        "/var/log/",
    ];
    after
        .keys()
        .filter(|name| !bare.contains_key(*name))
        .filter(|name| !kept.iter().any(|folder| name.starts_with(folder)))
        .cloned()
        .collect()
}

/// Debian mirror that this machine uses.
fn mirror() -> Result<String, String> {
    let files = [
        "/etc/apt/sources.list",
        "/etc/apt/sources.list.d/debian.sources",
    ];
    let mut texts = files.iter().flat_map(fs::read_to_string);
    let found = texts.find_map(|text| debian_in(&text));
    found.ok_or_else(|| "This machine's list of package sources names no Debian.".into())
}

/// The first address in a list of sources, of either form, that ends as Debian's main archive does.
fn debian_in(sources: &str) -> Option<String> {
    sources
        .lines()
        .filter(|line| !line.trim_start().starts_with('#'))
        .flat_map(str::split_whitespace)
        .find(|word| word.contains("://") && word.trim_end_matches('/').ends_with("/debian"))
        .map(String::from)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_forms_of_sources_are_read() {
        let old = "# deb http://no.example/debian x\ndeb [arch=amd64] http://a.example/debian bookworm main\n";
        let new = "Types: deb\nURIs: http://b.example/debian-security\n\nTypes: deb\nURIs: http://b.example/debian/\n";
        assert_eq!(debian_in(old).as_deref(), Some("http://a.example/debian"));
        assert_eq!(debian_in(new).as_deref(), Some("http://b.example/debian/"));
        assert_eq!(debian_in("deb http://c.example/ubuntu noble main"), None);
    }

    #[test]
    fn only_the_players_own_folders_may_be_written() {
        let before =
            parse_files("/etc/fstab\t10 1.5\n/home/player/.config/kortlek/settings.toml\t3 1\n");
        let fine = parse_files(
            "/etc/fstab\t10 1.5\n/home/player/.config/kortlek/settings.toml\t4 2\n/home/player/.cache/a b\t1 1\n",
        );
        assert_eq!(written_where_it_may(&before, &fine), Ok(()));
        for astray in ["/etc/fstab\t10 9.5\n", "/home/player/core\t1 1\n"] {
            let after = parse_files(astray);
            let name = astray.split('\t').next().unwrap();
            let refusal = written_where_it_may(&before, &after).unwrap_err();
            assert!(refusal.contains(name), "{refusal}");
        }
    }

    #[test]
    fn what_stays_after_removal_is_named_but_not_the_players_files() {
        let bare = parse_files("/etc/fstab\t10 1.5\n");
        let after = parse_files(
            "/etc/fstab\t10 1.5\n/usr/lib/libX11.so.6\t1 1\n/home/player/.config/kortlek/a\t1 1\n/usr/share/kortlek/x\t1 1\n",
        );
        assert_eq!(left_behind(&bare, &after), ["/usr/share/kortlek/x"]);
        assert_eq!(
            strangers(&bare, &after),
            ["/usr/lib/libX11.so.6", "/usr/share/kortlek/x"]
        );
    }
}
