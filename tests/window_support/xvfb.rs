//! A screen in memory and a hand on its mouse and keys.

use std::fs;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};

use super::picture::Picture;

/// A running Xvfb, ended when it is dropped.
#[derive(Debug)]
pub struct Xvfb {
    child: Child,
    display: String,
    /// Holds the file in which Xvfb keeps the pixels.
    folder: PathBuf,
}

impl Xvfb {
    /// Starts a screen of this many pixels on a free display.
    pub fn start(width: u32, height: u32) -> Self {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR"))
            .join(format!("screen-{}-{number}", std::process::id()));
        fs::create_dir_all(&folder).expect("cargo's folder for tests can be written");
        let mut child = Command::new("Xvfb")
            .args([
                "-displayfd",
                "1",
                "-nolisten",
                "tcp",
                "-noreset",
                "-dpi",
                "96",
            ])
            .args(["-screen", "0", &format!("{width}x{height}x24"), "-fbdir"])
            .arg(&folder)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("Xvfb is installed (package xvfb); `cargo verify` sees to it");
        // It says the number of the display that it found free.
        let mut number = String::new();
        let output = child.stdout.as_mut().expect("its output is piped");
        BufReader::new(output)
            .read_line(&mut number)
            .expect("Xvfb names its display");
        let number = number.trim();
        assert!(!number.is_empty(), "Xvfb ended without a display");
        Self {
            display: format!(":{number}"),
            child,
            folder,
        }
    }

    /// Value for `DISPLAY`.
    pub fn display(&self) -> &str {
        &self.display
    }

    /// Takes a picture of the whole screen.
    pub fn picture(&self) -> Picture {
        let file = fs::read(self.folder.join("Xvfb_screen0")).expect("Xvfb keeps its pixels there");
        Picture::from_xwd(&file)
    }

    /// Runs xdotool on this screen and returns its output.
    pub fn xdotool(&self, args: &[&str]) -> String {
        self.try_xdotool(args)
            .unwrap_or_else(|| panic!("xdotool {} failed", args.join(" ")))
    }

    /// Runs xdotool on this screen; nothing if it did not succeed.
    pub fn try_xdotool(&self, args: &[&str]) -> Option<String> {
        let output = Command::new("xdotool")
            .args(args)
            .env("DISPLAY", &self.display)
            .stdin(Stdio::null())
            .output()
            .expect("xdotool is installed (package xdotool); `cargo verify` sees to it");
        output
            .status
            .success()
            .then(|| String::from_utf8_lossy(&output.stdout).into_owned())
    }
}

impl Drop for Xvfb {
    fn drop(&mut self) {
        // Leftovers are in cargo's folder for tests and do no harm.
        let _ = self.child.kill();
        let _ = self.child.wait();
        let _ = fs::remove_dir_all(&self.folder);
    }
}
