//! A screen in memory and a hand on its mouse and keys.

use std::fs;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread;
use std::time::Instant;

use super::{LOOK, PATIENCE, picture::Picture};

/// A running Xvfb, ended when it is dropped.
#[derive(Debug)]
pub struct Xvfb {
    child: Child,
    display: String,
    window_manager: Option<Child>,
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
            .args(["-displayfd", "1", "-nolisten", "tcp"])
            .args(["-noreset", "-dpi", "96"])
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
            window_manager: None,
            folder,
        }
    }

    /// Value for `DISPLAY`.
    pub fn display(&self) -> &str {
        &self.display
    }

    /// Gives the keyboard a layout by its X name.
    pub fn lay_out_keyboard(&self, layout: &str) {
        let status = Command::new("setxkbmap")
            .args(["-layout", layout])
            .env("DISPLAY", &self.display)
            .stderr(Stdio::null())
            .status()
            .expect("setxkbmap is installed (package x11-xkb-utils), which Xvfb needs");
        assert!(status.success(), "there is no layout {layout}");
    }

    /// Starts a window manager and waits until it takes windows.
    pub fn start_window_manager(&mut self) {
        let child = Command::new("openbox")
            // No settings of the developer's.
            .arg("--sm-disable")
            .env("HOME", &self.folder)
            .env("XDG_CONFIG_HOME", &self.folder)
            .env("DISPLAY", &self.display)
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("openbox is installed, as `has_desktop` says");
        self.window_manager = Some(child);
        let begin = Instant::now();
        while self.try_xdotool(&["get_num_desktops"]).is_none() {
            assert!(begin.elapsed() < PATIENCE, "openbox takes no windows");
            thread::sleep(LOOK);
        }
    }

    /// The edges of a window with those that a window manager draws.
    pub fn frame(&self, window: &str) -> WindowEdges {
        let output = Command::new("xwininfo")
            .args(["-id", window])
            .env("DISPLAY", &self.display)
            .output()
            .expect("xwininfo is installed, as `has_desktop` says");
        WindowEdges::read(&String::from_utf8_lossy(&output.stdout))
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
        if let Some(window_manager) = &mut self.window_manager {
            let _ = window_manager.kill();
            let _ = window_manager.wait();
        }
        // Leftovers are in cargo's folder for tests and do no harm.
        let _ = self.child.kill();
        let _ = self.child.wait();
        let _ = fs::remove_dir_all(&self.folder);
    }
}

/// Returns true if a window manager can be started, and says so if not.
pub fn has_desktop() -> bool {
    let is_there = |program: &str| {
        let version = Command::new(program)
            .arg("-version")
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .status();
        version.is_ok()
    };
    let has = is_there("openbox") && is_there("xwininfo");
    if !has {
        println!(
            "Left out: this machine has no openbox or no xwininfo (packages openbox, x11-utils)."
        );
    }
    has
}

/// A window on the screen: its contents, and the edges that a window manager draws above and to the left.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WindowEdges {
    pub left: i32,
    pub top: i32,
    pub width: i32,
    pub height: i32,
    /// Height of the title bar.
    pub title_bar: i32,
}

impl WindowEdges {
    fn read(info: &str) -> Self {
        let value = |key: &str| {
            let line = info.lines().find_map(|l| l.trim().strip_prefix(key));
            line.and_then(|number| number.trim().parse::<i32>().ok())
                .unwrap_or_else(|| panic!("xwininfo names no {key} {info}"))
        };
        Self {
            left: value("Absolute upper-left X:"),
            top: value("Absolute upper-left Y:"),
            width: value("Width:"),
            height: value("Height:"),
            title_bar: value("Relative upper-left Y:"),
        }
    }

    /// Returns true if it lies within a screen of this size, with its title bar.
    pub fn is_within(&self, (width, height): (u32, u32)) -> bool {
        self.left >= 0
            && self.top >= self.title_bar
            && self.left + self.width <= width as i32
            && self.top + self.height <= height as i32
    }

    /// Returns true if it covers a screen of this size.
    pub fn fills(&self, (width, height): (u32, u32)) -> bool {
        (self.left, self.top, self.width, self.height) == (0, 0, width as i32, height as i32)
    }
}
