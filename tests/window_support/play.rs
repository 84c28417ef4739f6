//! Playing by tests: reads what can be picked and picks it.

use super::{Game, Options};
use std::time::Duration;

/// Something that can be picked: its name and where it lies in the window.
#[derive(Clone, Debug)]
pub struct Offer {
    pub name: String,
    pub at: (i32, i32),
}

/// Next output of the program: the targets that can be picked, or the result of the game.
#[derive(Clone, Debug)]
pub enum Said {
    Offers(Vec<Offer>),
    Result(String),
}

/// Waits for the next output of the program.
pub fn listen(game: &mut Game) -> Said {
    let line = game.next_line("an offer or the result", is_said);
    said(&line)
}

/// Waits for the next output of the program. `None` if it is silent for this time: as long as the others move it
/// reports that, and may take its time.
pub fn listen_within(game: &mut Game, time: Duration) -> Option<Said> {
    loop {
        let line = game.line_within(time, |line| is_said(line) || is_progress(line))?;
        if is_said(&line) {
            return Some(said(&line));
        }
    }
}

fn is_progress(line: &str) -> bool {
    line.starts_with("moved ") || line.starts_with("shown ")
}

fn is_said(line: &str) -> bool {
    line.starts_with("offer ") || line.starts_with("result ")
}

/// Parses the offers of a line; `None` if it has none.
pub fn offers_in(line: &str) -> Option<Vec<Offer>> {
    match line.starts_with("offer ").then(|| said(line)) {
        Some(Said::Offers(offers)) => Some(offers),
        _ => None,
    }
}

fn said(line: &str) -> Said {
    if let Some(result) = line.strip_prefix("result ") {
        return Said::Result(result.to_owned());
    }
    let (_, list) = line["offer ".len()..]
        .split_once(' ')
        .expect("a number, then offers");
    let offers = list.split("; ").map(offer).collect();
    Said::Offers(offers)
}

/// Reads a name and the place that follows it.
fn offer(words: &str) -> Offer {
    let words: Vec<&str> = words.rsplitn(3, ' ').collect();
    let number = |w: &str| w.parse::<i32>().expect("a place in pixels");
    Offer {
        name: words[2].to_owned(),
        at: (number(words[1]), number(words[0])),
    }
}

/// The arguments of a program that reports what happens, in the window of the drawing.
pub fn args(more: &[&str]) -> Vec<String> {
    ["--report", "--size", "1280x800"]
        .iter()
        .chain(more)
        .map(ToString::to_string)
        .collect()
}

/// The program with these arguments.
pub fn started(more: &[&str]) -> Game {
    Game::start_with(Options {
        args: args(more),
        ..Options::default()
    })
}

/// Moves the focus of a menu until it is on the item called `name`, and returns its position in the window.
pub fn steer(game: &mut Game, name: &str, mut step: impl FnMut(&mut Game)) -> (i32, i32) {
    for _ in 0..60 {
        step(game);
        let line = game.next_line("a focus", |l| l.starts_with("focus "));
        let focus = offer(&line["focus ".len()..]);
        if focus.name == name {
            return focus.at;
        }
    }
    panic!("the focus never comes to {name}: {}", game.log());
}

/// Waits until a page is reported as `line`, and returns the position of its first focus.
pub fn opened(game: &mut Game, line: &str) -> (i32, i32) {
    let (mut open, mut at) = (false, None);
    loop {
        if let (true, Some(at)) = (open, at) {
            return at;
        }
        let next = game.next_line(line, |l| l == line || l.starts_with("focus "));
        match next.strip_prefix("focus ") {
            Some(focus) => at = Some(offer(focus).at),
            None => open = true,
        }
    }
}

/// Moves the focus of a menu by the cross of a pad until it is on what is called `name`: along one row after the other.
pub fn steer_by_pad(game: &mut Game, name: &str) {
    /// Longer than the focus takes to move.
    const STILL: Duration = Duration::from_millis(1200);
    let mut ahead = "DPadRight";
    let mut down = "DPadDown";
    for _ in 0..60 {
        for way in [ahead, down] {
            game.pad(&format!("tap {way}"));
            let Some(line) = game.line_within(STILL, |l| l.starts_with("focus ")) else {
                // There is no target that way: the next row is walked from here, or the rows from below.
                if way == ahead {
                    ahead = if ahead == "DPadRight" {
                        "DPadLeft"
                    } else {
                        "DPadRight"
                    };
                } else {
                    down = if down == "DPadDown" {
                        "DPadUp"
                    } else {
                        "DPadDown"
                    };
                }
                continue;
            };
            if offer(&line["focus ".len()..]).name == name {
                return;
            }
            if way == ahead {
                break;
            }
        }
    }
    panic!("the focus never comes to {name}: {}", game.log());
}

/// The number at the end of a line of the report.
pub fn number(line: &str) -> usize {
    let (_, number) = line.split_once(' ').expect("a word, then a number");
    number.parse().expect("a number")
}
