//! Command line: the arguments of the program.

use bevy::prelude::*;
use clap::{CommandFactory, FromArgMatches, Parser};
use kortlek_kit::Pace;
use kortlek_rules::Who;
use serde_json::{Map, Value};
use std::{ffi::OsString, path::PathBuf};

/// Thirteen card games for one person and a table of honest bots.
///
/// Without arguments the title screen opens.
#[derive(Parser, Resource, Clone, PartialEq, Debug, Default)]
#[command(
    name = "kortlek",
    version,
    about,
    after_help = "Examples:\n  kortlek --play thricewise --players 4 --bots expert\n  kortlek --demo thricewise --seed 7\n  kortlek --continue\n\n`kortlek lab --help` lists what can be done with the games without a window: play them out, check saved games,\nset bots against each other."
)]
pub struct Launch {
    /// Sit down at a game at once
    #[arg(long, value_name = "GAME", conflicts_with_all = ["demo", "resume"])]
    pub play: Option<String>,
    /// Watch the bots play a game
    #[arg(long, value_name = "GAME", conflicts_with = "resume")]
    pub demo: Option<String>,
    /// Continue the game that was left last
    #[arg(long = "continue")]
    pub resume: bool,
    /// Watch this game again: a saved or exported game, or a trace
    #[arg(value_name = "FILE", conflicts_with_all = ["play", "demo", "resume"])]
    pub file: Option<PathBuf>,
    /// How many play
    #[arg(long, value_name = "N")]
    pub players: Option<u64>,
    /// The same seed always deals the same cards
    #[arg(long, value_name = "S")]
    pub seed: Option<u64>,
    /// How well the bots play: novice, regular, expert or matched (as well as you), with a style if you like, as in
    /// expert-bold (bold, careful, greedy, spiteful); one for all, or one for each, with commas between
    #[arg(long, value_name = "LEVELS", value_delimiter = ',', value_parser = bot)]
    pub bots: Vec<Who>,
    /// Your seat at the table, counted from 1
    #[arg(long, value_name = "N")]
    pub seat: Option<u8>,
    /// Sets an option of the game; may be given several times
    #[arg(long = "set", value_name = "OPTION=VALUE", value_parser = option)]
    pub options: Vec<(String, Value)>,
    /// How fast things move: half, normal, double, quadruple or instant; for this time only
    #[arg(long, value_parser = pace)]
    pub pace: Option<Pace>,

    /// The window's size at the start, WIDTHxHEIGHT
    #[arg(long, hide = true, value_parser = size)]
    pub size: Option<(u32, u32)>,
    /// Writes what happens to standard output, a line an event
    #[arg(long, hide = true)]
    pub report: bool,
    /// Reads what a gamepad and fingers do from standard input
    #[arg(long, hide = true)]
    pub input_from_stdin: bool,
    /// Ends the program when a game is over
    #[arg(long, hide = true)]
    pub quit_after_result: bool,
    /// Folder for pictures taken with F9 or F12
    #[arg(long, hide = true, value_name = "DIR")]
    pub shots: Option<PathBuf>,
}

fn bot(text: &str) -> Result<Who, String> {
    match text.parse() {
        Ok(Who::Random) => Ok(Who::Random),
        _ => format!("bot:{text}").parse().map_err(|_| {
            "a bot is novice, regular, expert or matched, with a style if you like, as in expert-bold: bold, careful, \
             greedy or spiteful"
                .to_owned()
        }),
    }
}

fn option(text: &str) -> Result<(String, Value), String> {
    let (name, value) = text
        .split_once('=')
        .ok_or_else(|| "write it as option=value, such as players=4".to_owned())?;
    // Values that are not JSON are taken as strings.
    let value = serde_json::from_str(value).unwrap_or_else(|_| Value::from(value));
    Ok((name.to_owned(), value))
}

fn pace(text: &str) -> Result<Pace, String> {
    let names = ["half", "normal", "double", "quadruple", "instant"];
    let mut paces = Pace::ALL.into_iter().zip(names);
    let found = paces.find(|(_, name)| *name == text).map(|(pace, _)| pace);
    found.ok_or_else(|| "it is half, normal, double, quadruple or instant".to_owned())
}

fn size(text: &str) -> Result<(u32, u32), String> {
    let sides = text.split_once('x').and_then(|(width, height)| {
        Some((width.parse::<u32>().ok()?, height.parse::<u32>().ok()?))
    });
    match sides {
        Some((width, height))
            if (320..=7680).contains(&width) && (240..=4320).contains(&height) =>
        {
            Ok((width, height))
        }
        _ => Err("write it as WIDTHxHEIGHT, such as 1280x800".to_owned()),
    }
}

/// clap's complaint, which has several paragraphs, as one sentence: what is wrong, what may have been meant, and
/// where to find more.
fn sentence(complaint: &str) -> String {
    let complaint = complaint.strip_prefix("error: ").unwrap_or(complaint);
    let paragraph: Vec<&str> = complaint
        .lines()
        .map(str::trim)
        .take_while(|line| !line.is_empty())
        .collect();
    let wrong = paragraph.join(" ");
    let mut letters = wrong.chars();
    let first = letters.next().into_iter();
    let first: String = first.flat_map(char::to_uppercase).collect();
    let rest = letters.as_str();
    let mut lines = complaint.lines();
    let tip = lines.find_map(|line| line.trim().strip_prefix("tip: "));
    let tip = tip.map_or_else(String::new, |tip| format!(" ({tip})"));
    format!("{first}{rest}{tip}; `kortlek --help` lists what there is.")
}

/// Output and exit code with which the program ends instead of playing.
#[derive(Clone, PartialEq, Debug)]
pub struct Ending {
    /// The words.
    pub words: String,
    /// True for an error: the text goes to standard error and the exit code is 2.
    pub is_error: bool,
}

impl Launch {
    /// Reads the arguments, the program's name first.
    ///
    /// # Errors
    ///
    /// `--help`, `--version`, or a sentence on what is wrong.
    pub fn from_args(
        args: impl IntoIterator<Item = impl Into<OsString> + Clone>,
    ) -> Result<Launch, Ending> {
        let read = |args| {
            let matches = Launch::command().try_get_matches_from(args)?;
            let launch = Launch::from_arg_matches(&matches)?;
            Ok(launch)
        };
        let args: Vec<OsString> = args.into_iter().map(Into::into).collect();
        let launch = read(args).map_err(|error: clap::Error| Ending {
            is_error: error.use_stderr(),
            words: if error.use_stderr() {
                sentence(&error.to_string())
            } else {
                error.to_string()
            },
        })?;
        let needs_game = launch.players.is_some()
            || launch.seed.is_some()
            || launch.seat.is_some()
            || !launch.bots.is_empty()
            || !launch.options.is_empty();
        if needs_game && launch.game().is_none() {
            return Err(Ending::error(
                "--players, --seed, --seat, --bots and --set need a game: add --play GAME or --demo GAME.",
            ));
        }
        Ok(launch)
    }

    /// The game that is to be played or shown.
    pub fn game(&self) -> Option<&str> {
        self.play.as_deref().or(self.demo.as_deref())
    }

    /// The options of the game, `--players` among them.
    pub fn values(&self) -> Map<String, Value> {
        let mut values: Map<String, Value> = self.options.iter().cloned().collect();
        if let Some(players) = self.players {
            values.insert("players".to_owned(), players.into());
        }
        values
    }
}

impl Ending {
    /// Something is wrong with what was asked for.
    pub fn error(words: impl Into<String>) -> Ending {
        Ending {
            words: words.into(),
            is_error: true,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kortlek_rules::{Level, Style};
    use std::{fs, path::Path};

    /// End of the man page, with the sections that the definition of the arguments lacks.
    const MAN_PAGE_END: &str = r".SH EXAMPLES
.nf
kortlek \-\-play thricewise \-\-players 4 \-\-bots expert
kortlek \-\-demo thricewise \-\-seed 7
.fi
.SH WITHOUT A WINDOW
.B kortlek lab \-\-help
lists what can be done with the games on the command line: play them out, check saved games, set bots against each other.
.SH FILES
.TP
.I ~/.config/kortlek/
Settings.
.TP
.I ~/.local/share/kortlek/
Saved games, screenshots taken with F9 or F12, and the error log. Both folders follow
.B XDG_CONFIG_HOME
and
.BR XDG_DATA_HOME .
";

    /// The page for `man`, made from the definition.
    fn man_page() -> String {
        let mut page = Vec::new();
        let man = clap_mangen::Man::new(Launch::command())
            .section("6")
            .manual("Games");
        man.render_title(&mut page)
            .and_then(|()| man.render_name_section(&mut page))
            .and_then(|()| man.render_synopsis_section(&mut page))
            .and_then(|()| man.render_description_section(&mut page))
            .and_then(|()| man.render_options_section(&mut page))
            .expect("memory takes everything");
        let page = String::from_utf8(page).expect("a page is text");
        page + MAN_PAGE_END
    }

    fn read(args: &[&str]) -> Result<Launch, Ending> {
        Launch::from_args([&["kortlek"], args].concat())
    }

    #[test]
    fn the_definition_is_sound() {
        Launch::command().debug_assert();
    }

    #[test]
    fn a_game_with_everything() {
        let line = "--play thricewise --players 4 --seed 7 --bots novice,expert-bold,random --set first=2 \
                    --set variant=long --pace instant --size 960x600";
        let args: Vec<&str> = line.split(' ').collect();
        let launch = read(&args).expect("it is well formed");
        assert_eq!(launch.game(), Some("thricewise"));
        assert_eq!(launch.seed, Some(7));
        let bold = Who::Bot(Level::Expert, Style::Bold);
        assert_eq!(launch.bots, [Who::bot(Level::Novice), bold, Who::Random]);
        let values = launch.values();
        assert_eq!(values["players"], 4);
        assert_eq!(values["first"], 2);
        assert_eq!(values["variant"], "long");
        assert_eq!(launch.pace, Some(Pace::Instant));
        assert_eq!(launch.size, Some((960, 600)));
    }

    #[test]
    fn the_man_page_is_of_today() {
        let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("packaging/kortlek.6");
        if std::env::var_os("KORTLEK_BLESS").is_some() {
            fs::write(&file, man_page()).expect("the project can be written");
        }
        let committed = fs::read_to_string(&file).expect("it is there");
        assert!(
            committed == man_page(),
            "packaging/kortlek.6 is out of date: KORTLEK_BLESS=1 cargo test --lib man_page"
        );
    }

    #[test]
    fn help_and_version_are_no_errors() {
        for (flag, word) in [
            ("--help", "Usage"),
            ("--version", env!("CARGO_PKG_VERSION")),
        ] {
            let ending = read(&[flag]).expect_err("the program ends");
            assert!(!ending.is_error, "{flag}");
            assert!(ending.words.contains(word), "{}", ending.words);
        }
    }

    #[test]
    fn what_is_wrong_is_said() {
        for (args, word) in [
            (&["--bots", "clever", "--play", "x"][..], "novice"),
            (&["--set", "players", "--play", "x"], "option=value"),
            (&["--seed", "7"], "--play"),
            (&["--play", "x", "--demo", "y"], "--demo"),
            (&["--size", "big"], "1280x800"),
            (&["--colour"], "--colour"),
            (&["--dmo", "shed"], "'--demo'"),
        ] {
            let ending = read(args).expect_err("it is wrong");
            assert!(ending.is_error);
            assert!(ending.words.contains(word), "{}", ending.words);
            assert_eq!(ending.words.lines().count(), 1, "{}", ending.words);
        }
    }
}
