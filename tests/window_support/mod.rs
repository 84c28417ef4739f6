//! The real program in a real window, with a hand on its mouse and keys.
//!
//! [`Game::start`] starts an Xvfb of its own (a screen in memory), and on it the program that cargo
//! has just built, with settings and saves in a folder that only this test knows. So nothing of the
//! developer's is touched, not even the mouse, and tests need no screen. Needed on the machine:
//! Linux, `Xvfb` (with `setxkbmap`), `xdotool` and Mesa's software Vulkan driver; `cargo verify` sees to all three.
//!
//! ```ignore
//! //! What this file checks (every test file begins with such a line).
//! #![cfg(target_os = "linux")]
//! mod window_support;
//! use window_support::Game;
//!
//! #[test]
//! fn the_menu_opens_the_table() {
//!     let mut game = Game::start(&["--seed", "7"]);   // waits for the window
//!     let menu = game.settle();                       // waits until the picture rests
//!     game.click(640, 300);                           // pixels of the window, from its top left
//!     let table = game.settle_after(&menu);           // waits for a change, then for rest
//!     game.save("table", &table);                     // …/shots/the_menu_opens_the_table-table.png
//!     assert!(table.share_of([0x17, 0x46, 0x3A], 6) > 0.2);
//! }
//! ```
//!
//! - Keys have the names of X: `game.press("Return")`, `"Escape"`, `"Left"`, `"ctrl+z"`, `"a"`. Mouse: [`Game::point`], [`Game::click`], [`Game::drag`].
//! - [`Game::next_line`] waits for a line of the program's report.
//! - [`Game::rest`] waits until the program says that it is at rest: no time decides what a test believes. What need not
//!   come is asked for by [`Game::line_before_rest`].
//! - Settings and saves lie in [`Game::home`]. To start again with what is there:
//!   `let home = game.stop(); let game = Game::start_with(Options { home: Some(home), ..Options::default() });`
//! - Another screen, other arguments or environment: [`Options`].
//! - Pictures go to the folder `$KORTLEK_SHOTS`, else to `shots` in cargo's folder for tests; the name begins with
//!   the test's own. When a test fails, the last picture and the program's log are kept there too.
//! - Put tests that open windows in files `tests/window*.rs`: `cargo verify` runs those two at a time.
//!   To run one: `cargo test --test window_menus the_menu -- --nocapture`.
//! - There is no window manager on the screen unless [`Options::desktop`] says so: a window has no frame and fills no
//!   screen when asked to; [`Game::resize`] changes its size as a window manager would.
#![allow(dead_code, reason = "each file of tests uses what it needs")]

mod picture;
pub mod play;
pub mod xvfb;

use std::collections::VecDeque;
use std::fs::{self, File};
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread;
use std::time::{Duration, Instant};

pub use picture::Picture;
use xvfb::{WindowEdges, Xvfb};

/// Maximum time for anything before a test gives up. Generous: two slow cores, busy with other things, draw in software.
const PATIENCE: Duration = Duration::from_secs(120);
/// A test that waits for what need not come asks after this time whether the program is at rest.
const ASKS: Duration = Duration::from_millis(500);
/// Number of the last events reported when a test gives up.
const LAST: usize = 40;
/// Between two looks at the picture or the program.
const LOOK: Duration = Duration::from_millis(60);
/// Between two steps of the mouse, so that each reaches a frame of its own.
const STEP: Duration = Duration::from_millis(40);

/// Options for starting the program.
#[derive(Clone, Debug)]
pub struct Options {
    /// The program's arguments.
    pub args: Vec<String>,
    /// More environment variables for the program.
    pub env: Vec<(String, String)>,
    /// Width and height of the virtual screen, in pixels.
    pub screen: (u32, u32),
    /// The folder of an earlier game, to go on with its settings and saves.
    pub home: Option<Home>,
    /// A window manager runs on the screen.
    pub desktop: bool,
    /// The layout of the keyboard by its X name, `de`, if not the American one.
    pub keyboard: Option<&'static str>,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            args: Vec::new(),
            env: Vec::new(),
            screen: (1920, 1080),
            home: None,
            desktop: false,
            keyboard: None,
        }
    }
}

/// A folder for the settings and saves of one test, removed when it is dropped.
#[derive(Clone, Debug)]
pub struct Home(std::sync::Arc<Folder>);

#[derive(Debug)]
struct Folder(PathBuf);

impl Home {
    /// A new folder.
    pub fn new() -> Self {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let count = COUNT.fetch_add(1, Ordering::Relaxed);
        let name = format!("home-{}-{}-{count}", test_name(), std::process::id());
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
        let home = Self(std::sync::Arc::new(Folder(path)));
        // A player with settings is not asked for them at the start, and no tips appear in the middle of a game.
        let settings = home.config().join("kortlek");
        fs::create_dir_all(&settings).expect("cargo's folder for tests can be written");
        let usual = "tell_decided = false\ntable_tips = false\n";
        fs::write(settings.join("settings.toml"), usual)
            .expect("cargo's folder for tests can be written");
        home
    }

    /// A new folder, with these lines in the program's memory.
    pub fn with_memory(memory: &str) -> Self {
        let home = Self::new();
        let folder = home.data().join("kortlek");
        fs::create_dir_all(&folder).expect("cargo's folder for tests can be written");
        fs::write(folder.join("memory.toml"), memory)
            .expect("cargo's folder for tests can be written");
        home
    }

    /// Path of the folder.
    pub fn path(&self) -> &Path {
        &self.0.0
    }

    /// The folder that the program sees as `XDG_CONFIG_HOME`.
    pub fn config(&self) -> PathBuf {
        self.path().join("config")
    }

    /// The folder that the program sees as `XDG_DATA_HOME`.
    pub fn data(&self) -> PathBuf {
        self.path().join("data")
    }

    /// The folder that the program sees as `XDG_STATE_HOME`.
    pub fn state(&self) -> PathBuf {
        self.path().join("state")
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // A folder that stays behind in cargo's folder for tests harms nobody.
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// The running program, its window and its screen.
#[derive(Debug)]
pub struct Game {
    // Dropped in this order: first the program, then its screen.
    program: Program,
    screen: Xvfb,
    home: Home,
    window: String,
    desktop: bool,
    /// Number of times that the program was asked whether it is at rest.
    asked: u64,
}

#[derive(Debug)]
struct Program {
    child: Child,
    lines: Receiver<String>,
    unread: VecDeque<String>,
    /// Number of the last question whether it is at rest that it answered.
    rested: u64,
    /// Last place of the focus of a menu.
    focus_at: Option<(i32, i32)>,
    /// Last lines of output and last inputs, to find out why the program is silent.
    last: VecDeque<String>,
    log: PathBuf,
}

impl Program {
    fn remember(&mut self, event: String) {
        if self.last.len() == LAST {
            self.last.pop_front();
        }
        self.last.push_back(event);
    }

    fn hear(&mut self, line: String) {
        self.remember(format!("said  {line}"));
        if let Some(number) = line.strip_prefix("rest ") {
            self.rested = number.parse().expect("the number of the question");
            return;
        }
        if let Some(focus) = play::focus(&line) {
            self.focus_at = Some(focus.at);
        }
        self.unread.push_back(line);
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        // It may have ended by itself already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Game {
    /// Starts the program with these arguments and waits for its window.
    pub fn start(args: &[&str]) -> Self {
        let args = args.iter().map(ToString::to_string).collect();
        Self::start_with(Options {
            args,
            ..Options::default()
        })
    }

    /// Starts the program and waits for its window.
    pub fn start_with(options: Options) -> Self {
        let mut screen = Xvfb::start(options.screen.0, options.screen.1);
        if options.desktop {
            screen.start_window_manager();
        }
        if let Some(layout) = options.keyboard {
            screen.lay_out_keyboard(layout);
        }
        let home = options.home.unwrap_or_else(Home::new);
        let log = home.path().join("stderr.log");
        let stderr = File::create(&log).expect("the test's folder can be written");
        let mut command = Command::new(env!("CARGO_BIN_EXE_kortlek"));
        command
            .args(["--report", "--input-from-stdin"])
            .args(&options.args)
            .env("DISPLAY", screen.display())
            .env_remove("WAYLAND_DISPLAY")
            .env_remove("WAYLAND_SOCKET")
            .env("HOME", home.path())
            .env("XDG_CONFIG_HOME", home.config())
            .env("XDG_DATA_HOME", home.data())
            .env("XDG_STATE_HOME", home.state())
            .env("XDG_CACHE_HOME", home.path().join("cache"))
            // The program speaks the system's language until another is chosen.
            .env("LC_ALL", "en_US.UTF-8");
        // A graphics card can't draw on a screen in memory: where the software driver is installed, take it.
        if let Some(driver) = software_driver() {
            command
                .env("VK_DRIVER_FILES", &driver)
                .env("VK_ICD_FILENAMES", &driver);
        }
        let mut child = command
            .envs(options.env)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(stderr)
            .spawn()
            .expect("cargo has built the program");
        let output = BufReader::new(child.stdout.take().expect("its output is piped"));
        let (sender, lines) = channel();
        thread::spawn(move || {
            for line in output.lines().map_while(Result::ok) {
                if sender.send(line).is_err() {
                    break;
                }
            }
        });
        let program = Program {
            child,
            lines,
            unread: VecDeque::new(),
            rested: 0,
            focus_at: None,
            last: VecDeque::new(),
            log,
        };
        let mut game = Self {
            program,
            screen,
            home,
            window: String::new(),
            desktop: options.desktop,
            asked: 0,
        };
        game.find_window();
        game
    }

    fn find_window(&mut self) {
        let pid = self.program.child.id().to_string();
        self.window = self.until("a window", |game| {
            let found = game
                .screen
                .try_xdotool(&["search", "--onlyvisible", "--pid", &pid])?;
            found.lines().next().map(str::to_string)
        });
        // Without a window manager nobody else gives it the keys.
        let window = self.window.clone();
        self.screen.xdotool(&["windowfocus", "--sync", &window]);
    }

    /// The settings and saves.
    pub fn home(&self) -> &Home {
        &self.home
    }

    /// Width and height of the window, in pixels.
    pub fn size(&self) -> (u32, u32) {
        let (_, _, width, height) = self.geometry();
        (width, height)
    }

    /// Sets the size of the window, in pixels.
    pub fn resize(&mut self, width: u32, height: u32) {
        let (width, height) = (width.to_string(), height.to_string());
        self.screen
            .xdotool(&["windowsize", "--sync", &self.window, &width, &height]);
    }

    /// Moves the mouse to a point of the window.
    pub fn point(&mut self, x: i32, y: i32) {
        let (x, y) = (x.to_string(), y.to_string());
        self.screen
            .xdotool(&["mousemove", "--window", &self.window, &x, &y]);
        thread::sleep(STEP);
    }

    /// Clicks the left button at a point of the window.
    pub fn click(&mut self, x: i32, y: i32) {
        self.program.remember(format!("did   click {x} {y}"));
        self.point(x, y);
        self.hold();
        self.release();
    }

    /// Presses the left button of the mouse and keeps it down.
    pub fn hold(&mut self) {
        self.screen.xdotool(&["mousedown", "1"]);
        thread::sleep(STEP);
    }

    /// Lets the left button go.
    pub fn release(&mut self) {
        self.screen.xdotool(&["mouseup", "1"]);
        thread::sleep(STEP);
    }

    /// Drags with the left button from one point of the window to another, in small steps.
    pub fn drag(&mut self, from: (i32, i32), to: (i32, i32)) {
        self.program.remember(format!("did   drag {from:?} {to:?}"));
        self.point(from.0, from.1);
        self.hold();
        for (x, y) in way(from, to) {
            self.point(x, y);
        }
        self.release();
    }

    /// Presses and releases a key by its X name or the number of its place, with modifiers before a plus: `Return`,
    /// `ctrl+z`, `ctrl+29`.
    pub fn press(&mut self, key: &str) {
        self.program.remember(format!("did   key {key}"));
        self.screen.xdotool(&["key", key]);
        thread::sleep(STEP);
    }

    /// Touches a point of the window with a finger and lifts it, if the program was started with `--input-from-stdin`.
    pub fn tap(&mut self, x: i32, y: i32) {
        self.pad(&format!("touch 1 start {x} {y}"));
        self.pad(&format!("touch 1 end {x} {y}"));
    }

    /// Drags with a finger from one point of the window to another, in small steps.
    pub fn swipe(&mut self, from: (i32, i32), to: (i32, i32)) {
        self.pad(&format!("touch 1 start {} {}", from.0, from.1));
        for (x, y) in way(from, to) {
            self.pad(&format!("touch 1 move {x} {y}"));
        }
        self.pad(&format!("touch 1 end {} {}", to.0, to.1));
    }

    /// Does something with the gamepad, if the program was started with `--input-from-stdin`: `connect Xbox`, `tap
    /// South`.
    pub fn pad(&mut self, line: &str) {
        self.program.remember(format!("did   {line}"));
        if let Some(input) = self.program.child.stdin.as_mut() {
            // A program that has ended is noticed by whoever waits for it next.
            let _ = writeln!(input, "{line}");
            let _ = input.flush();
        }
        // No pause: the program plays one step a frame.
    }

    /// Waits for the next line of the program's report that `wanted` accepts, and gives it. Lines before it are passed
    /// over for good.
    pub fn next_line(&mut self, what: &str, wanted: impl Fn(&str) -> bool) -> String {
        let end = Instant::now() + PATIENCE;
        loop {
            if let Some(line) = self.heard(&wanted) {
                return line;
            }
            if !self.hear_until(end) {
                self.give_up(&format!("a line with {what}"));
            }
        }
    }

    /// The same, for what need not come: none if the program comes to rest without it.
    pub fn line_before_rest(&mut self, wanted: impl Fn(&str) -> bool) -> Option<String> {
        let asks = Instant::now() + ASKS;
        loop {
            if let Some(line) = self.heard(&wanted) {
                return Some(line);
            }
            if !self.hear_until(asks) {
                break;
            }
        }
        let question = self.ask();
        let end = Instant::now() + PATIENCE;
        loop {
            if let Some(line) = self.heard(&wanted) {
                return Some(line);
            }
            // What it said before was heard before.
            if self.program.rested >= question {
                return None;
            }
            if !self.hear_until(end) {
                self.give_up_on_rest();
            }
        }
    }

    /// The next line among those that were heard already.
    pub fn heard(&mut self, wanted: impl Fn(&str) -> bool) -> Option<String> {
        self.read_lines();
        while let Some(line) = self.program.unread.pop_front() {
            if wanted(&line) {
                return Some(line);
            }
        }
        None
    }

    /// Waits until the program is at rest: all that was done to it has had its effect, nothing moves by itself, no bot
    /// thinks, every file is written.
    pub fn rest(&mut self) {
        let question = self.ask();
        let end = Instant::now() + PATIENCE;
        while self.program.rested < question {
            if !self.hear_until(end) {
                self.give_up_on_rest();
            }
        }
    }

    /// Asks the program to say when it is at rest, after everything that was done to it.
    fn ask(&mut self) -> u64 {
        // The X server has passed on every key and click when it answers.
        self.screen.xdotool(&["getmouselocation"]);
        self.asked += 1;
        let question = format!("ask {}", self.asked);
        self.pad(&question);
        self.asked
    }

    /// The last place of the focus of a menu.
    pub fn focus_at(&self) -> (i32, i32) {
        self.program.focus_at.expect("something had the focus")
    }

    /// Waits for a line, as soon as there is one, not at the next look. False if there is none until `end`.
    fn hear_until(&mut self, end: Instant) -> bool {
        let left = end.saturating_duration_since(Instant::now());
        match self.program.lines.recv_timeout(left) {
            Ok(line) => self.program.hear(line),
            Err(RecvTimeoutError::Timeout) => return false,
            Err(RecvTimeoutError::Disconnected) => self.give_up("a line: the program ended"),
        }
        true
    }

    /// Takes a picture of the window.
    pub fn picture(&self) -> Picture {
        let (x, y, width, height) = self.geometry();
        self.screen.picture().cut(x, y, width, height)
    }

    /// Waits until the program is at rest, and gives the picture of its window.
    pub fn settle(&mut self) -> Picture {
        self.rest();
        self.until("a picture", |game| {
            Some(game.picture()).filter(|picture| !picture.is_plain())
        })
    }

    /// Waits until the window shows another picture than `before`, then until it rests.
    pub fn settle_after(&mut self, before: &Picture) -> Picture {
        self.until("a change of the picture", |game| {
            Some(game.picture()).filter(|now| now != before)
        });
        self.settle()
    }

    /// Saves a picture as a PNG named after the test and `name`, and returns its path.
    pub fn save(&mut self, name: &str, picture: &Picture) -> PathBuf {
        let path = shots().join(format!("{}-{name}.png", test_name()));
        picture.save(&path);
        println!("picture: {}", path.display());
        path
    }

    /// Waits until the program is at rest, and saves what its window shows.
    pub fn shot_at_rest(&mut self, name: &str) -> Picture {
        let picture = self.settle();
        self.save(name, &picture);
        picture
    }

    /// Saves what the window shows now.
    pub fn shot(&mut self, name: &str) -> Picture {
        let picture = self.picture();
        self.save(name, &picture);
        picture
    }

    fn read_lines(&mut self) {
        loop {
            match self.program.lines.recv_timeout(Duration::ZERO) {
                Ok(line) => self.program.hear(line),
                Err(RecvTimeoutError::Timeout | RecvTimeoutError::Disconnected) => return,
            }
        }
    }

    /// Reads the program's standard error so far.
    pub fn log(&self) -> String {
        fs::read_to_string(&self.program.log).unwrap_or_default()
    }

    /// Ends the program at once, as a power cut would, and gives its settings and saves.
    pub fn stop(self) -> Home {
        self.home.clone()
    }

    /// The program's number among the processes of the machine.
    pub fn pid(&self) -> u32 {
        self.program.child.id()
    }

    /// Returns true if the program still runs.
    pub fn runs(&mut self) -> bool {
        matches!(self.program.child.try_wait(), Ok(None))
    }

    /// The edges of the window on the screen, with those that a window manager draws.
    pub fn frame(&self) -> WindowEdges {
        self.screen.frame(&self.window)
    }

    /// Waits until the window lies where `wanted` accepts it.
    pub fn lies(&mut self, what: &str, wanted: impl Fn(WindowEdges) -> bool) -> WindowEdges {
        self.until(what, |game| {
            Some(game.frame()).filter(|frame| wanted(*frame))
        })
    }

    /// Tries until there is an answer, and panics with everything known if there is none in time.
    fn until<T>(&mut self, what: &str, mut answer: impl FnMut(&mut Self) -> Option<T>) -> T {
        let begin = Instant::now();
        loop {
            if let Some(answer) = answer(self) {
                return answer;
            }
            if let Ok(Some(status)) = self.program.child.try_wait() {
                self.give_up(&format!("{what}, but the program ended with {status}"));
            }
            if begin.elapsed() > PATIENCE {
                self.give_up(what);
            }
            thread::sleep(LOOK);
        }
    }

    /// Panics; the last words of the program say what it is busy with.
    fn give_up_on_rest(&mut self) -> ! {
        self.pad("why");
        let end = Instant::now() + PATIENCE / 20;
        while self.hear_until(end) {}
        self.give_up("the program's rest");
    }

    fn give_up(&self, what: &str) -> ! {
        panic!("waited in vain for {what}. {}", self.story());
    }

    /// Report of the last events, the state of the program's threads, and its log.
    fn story(&self) -> String {
        format!(
            "What happened last:\n{}\nIts threads:\n{}\nIts log:\n{}",
            Vec::from(self.program.last.clone()).join("\n"),
            threads(self.pid()).join("\n"),
            self.log()
        )
    }

    /// Left, top, width and height of the window on the screen.
    fn geometry(&self) -> (u32, u32, u32, u32) {
        if self.desktop {
            // There xdotool counts the title bar twice.
            let frame = self.frame();
            let edges = [frame.left, frame.top, frame.width, frame.height];
            return edges.map(|n| u32::try_from(n).unwrap_or(0)).into();
        }
        let said = self
            .screen
            .xdotool(&["getwindowgeometry", "--shell", &self.window]);
        let value = |key: &str| {
            let mut lines = said.lines();
            let line = lines.find_map(|line| line.strip_prefix(key)?.strip_prefix('='));
            line.and_then(|number| number.parse().ok())
                .unwrap_or_else(|| panic!("xdotool names no {key}: {said}"))
        };
        (value("X"), value("Y"), value("WIDTH"), value("HEIGHT"))
    }
}

impl Drop for Game {
    fn drop(&mut self) {
        if thread::panicking() {
            let folder = shots();
            let name = test_name();
            let picture = self.screen.picture();
            picture.save(&folder.join(format!("{name}-FAILED.png")));
            // The test has failed already; its log is a help, not a duty.
            let _ = fs::copy(&self.program.log, folder.join(format!("{name}-FAILED.log")));
            eprintln!("the last picture and the log are in {}", folder.display());
        }
    }
}

/// Points on the way from one to another, the last one included.
fn way(from: (i32, i32), to: (i32, i32)) -> impl Iterator<Item = (i32, i32)> {
    const STEPS: i32 = 12;
    let between = |from: i32, to: i32, step: i32| from + (to - from) * step / STEPS;
    (1..=STEPS).map(move |step| (between(from.0, to.0, step), between(from.1, to.1, step)))
}

/// Name, state and place in the kernel of each thread of a program: whether it works, waits or hangs.
fn threads(pid: u32) -> Vec<String> {
    let tasks = fs::read_dir(format!("/proc/{pid}/task"));
    let tasks = tasks.into_iter().flatten().filter_map(Result::ok);
    let told = tasks.map(|task| {
        let read = |file: &str| fs::read_to_string(task.path().join(file)).unwrap_or_default();
        let stat = read("stat");
        let stat: Vec<&str> = stat.rsplit(") ").next().unwrap_or("").split(' ').collect();
        let field = |n: usize| stat.get(n).copied().unwrap_or("?");
        let (name, place) = (read("comm"), read("wchan"));
        let [state, user, system] = [0, 11, 12].map(field);
        let name = name.trim();
        format!("{name} {state}, {user} + {system} ticks, {place}")
    });
    told.collect()
}

/// The folder for pictures.
fn shots() -> PathBuf {
    let usual = || Path::new(env!("CARGO_TARGET_TMPDIR")).join("shots");
    let folder = std::env::var_os("KORTLEK_SHOTS").map_or_else(usual, PathBuf::from);
    fs::create_dir_all(&folder).expect("the folder for pictures can be written");
    folder
}

/// The name of the test that runs in this thread, as part of a file name.
fn test_name() -> String {
    let thread = thread::current();
    thread.name().unwrap_or("main").replace("::", "-")
}

/// Mesa's software Vulkan driver, if it is installed.
fn software_driver() -> Option<PathBuf> {
    let folder = fs::read_dir("/usr/share/vulkan/icd.d").ok()?;
    let mut drivers = folder.filter_map(Result::ok).map(|entry| entry.path());
    drivers.find(|path| {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        name.starts_with("lvp_icd") && name.contains(std::env::consts::ARCH)
    })
}
