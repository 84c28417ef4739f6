//! Command line, parsed into a [`Command`].

use crate::dist;
use crate::stage::Stage;
use crate::web::WebArgs;

/// Shown for `help`, and where nothing was asked.
pub const HELP: &str = "\
cargo play [--yes] [-- ARGUMENTS]        build and start the game; what follows -- goes to it
cargo verify [--yes] [--quick] [--only STAGE] [--no-window]
                                         every check and test, as it must pass before a change lands
cargo rules [GAME ...] [ARGUMENTS]       the tests of these games, or of all crates that need no window
cargo bless [GAME ...]                   write the golden traces anew, of all games or of those named
cargo web [--yes] [--quick] [--port N] [--build-only] [--no-build]
                                         build the page for the browser into dist/web, and serve it here
cargo dist [--yes] [--no-build] [--web]  the packages of this system and the page, for players, in dist/
cargo clean-root                         as root on Debian: do those packages install, play and go again?

--yes          install missing system packages without asking (Debian and Ubuntu)
--quick        only the stages that never compile Bevy; a page that is built sooner and is larger
--only STAGE   only this stage; may be given several times
--no-build     pack or serve the program that was built last
--build-only   do not serve the page
--web          the page alone
--no-window    where no Xvfb can be had, leave the window tests out instead of failing";

/// One thing to do.
#[derive(Debug, PartialEq, Eq)]
pub enum Command {
    /// Print [`HELP`].
    Help,
    /// Build and start the game.
    Play {
        /// Install what is missing without asking.
        yes: bool,
        /// Handed to the game as they are.
        args: Vec<String>,
    },
    /// Run the gate.
    Verify(Args),
    /// Test the pure crates.
    Rules {
        /// Games first, then what is handed to `cargo test`.
        args: Vec<String>,
    },
    /// Rewrite the golden traces.
    Bless {
        /// Folder names under `plugins/games`; none means all.
        games: Vec<String>,
    },
    /// Make the packages.
    Dist(dist::DistArgs),
    /// Build and serve the page.
    Web(WebArgs),
    /// Try the packages in a fresh Debian.
    CleanRoot,
}

/// Options for a run of the gate.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Args {
    /// Install what is missing without asking.
    pub yes: bool,
    /// Only the stages that never compile Bevy.
    pub quick: bool,
    /// Only these stages; empty means all.
    pub only: Vec<Stage>,
    /// Leave the window tests out instead of failing if no Xvfb can be had.
    pub no_window: bool,
}

/// Reads the words after the program's name.
///
/// # Errors
/// A sentence that names the word that was not understood.
pub fn parse(mut words: impl Iterator<Item = String>) -> Result<Command, String> {
    let Some(command) = words.next() else {
        return Ok(Command::Help);
    };
    match command.as_str() {
        "help" | "--help" | "-h" => Ok(Command::Help),
        "play" => play(words),
        "verify" => verify(words),
        "rules" => Ok(Command::Rules {
            args: words.collect(),
        }),
        "bless" => Ok(Command::Bless {
            games: words.collect(),
        }),
        "dist" => release(words),
        "web" => page(words),
        "clean-root" => match words.next() {
            None => Ok(Command::CleanRoot),
            Some(word) if word == "--help" || word == "-h" => Ok(Command::Help),
            Some(word) => Err(format!("cargo clean-root has no option `{word}`.")),
        },
        other => Err(format!("There is no command `{other}`.\n\n{HELP}")),
    }
}

fn play(mut words: impl Iterator<Item = String>) -> Result<Command, String> {
    let mut yes = false;
    for word in words.by_ref() {
        match word.as_str() {
            "--yes" | "-y" => yes = true,
            "--help" | "-h" => return Ok(Command::Help),
            "--" => break,
            other => {
                return Err(format!(
                    "cargo play has no option `{other}`. What is meant for the game goes after `--`: cargo play -- {other}"
                ));
            }
        }
    }
    Ok(Command::Play {
        yes,
        args: words.collect(),
    })
}

fn verify(mut words: impl Iterator<Item = String>) -> Result<Command, String> {
    let mut args = Args::default();
    while let Some(word) = words.next() {
        match word.as_str() {
            "--yes" | "-y" => args.yes = true,
            "--quick" => args.quick = true,
            "--no-window" => args.no_window = true,
            "--help" | "-h" => return Ok(Command::Help),
            "--only" => {
                let name = words
                    .next()
                    .ok_or_else(|| format!("--only wants a stage: {}.", Stage::names()))?;
                args.only.push(name.parse()?);
            }
            other => match other.strip_prefix("--only=") {
                Some(name) => args.only.push(name.parse()?),
                None => return Err(format!("cargo verify has no option `{other}`.\n\n{HELP}")),
            },
        }
    }
    Ok(Command::Verify(args))
}

fn release(words: impl Iterator<Item = String>) -> Result<Command, String> {
    let mut args = dist::DistArgs::default();
    for word in words {
        match word.as_str() {
            "--yes" | "-y" => args.yes = true,
            "--no-build" => args.no_build = true,
            "--web" => args.only_web = true,
            "--help" | "-h" => return Ok(Command::Help),
            other => return Err(format!("cargo dist has no option `{other}`.\n\n{HELP}")),
        }
    }
    Ok(Command::Dist(args))
}

fn page(mut words: impl Iterator<Item = String>) -> Result<Command, String> {
    let mut args = WebArgs::default();
    while let Some(word) = words.next() {
        match word.as_str() {
            "--yes" | "-y" => args.yes = true,
            "--quick" => args.quick = true,
            "--no-build" => args.no_build = true,
            "--build-only" => args.build_only = true,
            "--help" | "-h" => return Ok(Command::Help),
            "--port" => args.port = port(&words.next().unwrap_or_default())?,
            other => match other.strip_prefix("--port=") {
                Some(number) => args.port = port(number)?,
                None => return Err(format!("cargo web has no option `{other}`.\n\n{HELP}")),
            },
        }
    }
    Ok(Command::Web(args))
}

fn port(number: &str) -> Result<u16, String> {
    let port = number.parse();
    port.map_err(|_| format!("--port wants a number up to 65535, not `{number}`."))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn typed(line: &str) -> Result<Command, String> {
        parse(line.split_whitespace().map(String::from))
    }

    #[test]
    fn nothing_typed_shows_the_help() {
        assert_eq!(typed(""), Ok(Command::Help));
        assert_eq!(typed("verify --help"), Ok(Command::Help));
    }

    #[test]
    fn what_follows_two_dashes_goes_to_the_game() {
        assert_eq!(
            typed("play --yes -- --seed 7 -- x"),
            Ok(Command::Play {
                yes: true,
                args: ["--seed", "7", "--", "x"].map(String::from).into()
            })
        );
    }

    #[test]
    fn an_option_of_the_game_before_two_dashes_is_explained() {
        let refusal = typed("play --seed 7").unwrap_err();
        assert!(refusal.contains("cargo play -- --seed"), "{refusal}");
    }

    #[test]
    fn verify_gathers_its_stages() {
        assert_eq!(
            typed("verify --yes --only pure --only=docs --no-window"),
            Ok(Command::Verify(Args {
                yes: true,
                quick: false,
                only: vec![Stage::Pure, Stage::Docs],
                no_window: true,
            }))
        );
    }

    #[test]
    fn an_unknown_stage_is_answered_with_the_known_ones() {
        for line in ["verify --only pur", "verify --only"] {
            let refusal = typed(line).unwrap_err();
            for stage in Stage::ALL {
                assert!(refusal.contains(stage.name()), "{refusal}");
            }
        }
    }

    #[test]
    fn dist_and_clean_root_take_few_words() {
        let args = dist::DistArgs {
            yes: true,
            no_build: true,
            only_web: false,
        };
        assert_eq!(typed("dist --no-build --yes"), Ok(Command::Dist(args)));
        assert!(typed("dist --fat").unwrap_err().contains("`--fat`"));
        assert_eq!(typed("clean-root"), Ok(Command::CleanRoot));
        assert!(typed("clean-root --fast").unwrap_err().contains("`--fast`"));
    }

    #[test]
    fn the_page_is_served_at_a_port() {
        let args = WebArgs {
            quick: true,
            port: 80,
            ..WebArgs::default()
        };
        for line in ["web --quick --port 80", "web --port=80 --quick"] {
            assert_eq!(typed(line), Ok(Command::Web(WebArgs { ..args })));
        }
        for line in ["web --port", "web --port=x", "web --port 70000"] {
            assert!(typed(line).unwrap_err().contains("--port wants"), "{line}");
        }
        assert!(typed("web --fast").unwrap_err().contains("`--fast`"));
    }

    #[test]
    fn unknown_words_are_named() {
        assert!(typed("verfy").unwrap_err().contains("`verfy`"));
        assert!(typed("verify --fast").unwrap_err().contains("`--fast`"));
    }

    #[test]
    fn rules_and_bless_hand_their_words_on() {
        assert_eq!(
            typed("rules -- marriage"),
            Ok(Command::Rules {
                args: vec!["--".into(), "marriage".into()]
            })
        );
        assert_eq!(
            typed("bless shed"),
            Ok(Command::Bless {
                games: vec!["shed".into()]
            })
        );
    }
}
