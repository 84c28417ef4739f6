//! Playing by tests: reads what can be picked and picks it.

use super::{Game, Options};

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

/// Waits for the next output of the program. `None` if it comes to rest without any.
pub fn listen_before_rest(game: &mut Game) -> Option<Said> {
    let line = game.line_before_rest(is_said)?;
    Some(said(&line))
}

/// The last output of the program until it is at rest; `None` if there is none.
pub fn last_said(game: &mut Game) -> Option<Said> {
    game.rest();
    let mut last = None;
    while let Some(line) = game.heard(is_said) {
        last = Some(said(&line));
    }
    last
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
    let size = ["--size", "1280x800"];
    size.iter().chain(more).map(ToString::to_string).collect()
}

/// The program with these arguments.
pub fn started(more: &[&str]) -> Game {
    Game::start_with(Options {
        args: args(more),
        ..Options::default()
    })
}

/// Name and place of the focus of a menu, if a line of the report tells them.
pub fn focus(line: &str) -> Option<Offer> {
    let words = line
        .strip_prefix("focus ")
        .or_else(|| line.strip_prefix("placed "))?;
    // A page without anything to choose has no focus.
    let has_place = words.split(' ').all(|word| word != "NaN");
    has_place.then(|| offer(words))
}

/// Moves the focus of a menu until it is on the item called `name`, and returns its position in the window at rest.
pub fn steer(game: &mut Game, name: &str, mut step: impl FnMut(&mut Game)) -> (i32, i32) {
    // Each step is answered by the next line of the focus: older ones are no answers.
    game.rest();
    game.heard(|_| false);
    for _ in 0..60 {
        step(game);
        let line = game.next_line("a focus", |l| l.starts_with("focus "));
        if offer(&line["focus ".len()..]).name == name {
            // It may be scrolled into view.
            game.rest();
            return game.focus_at();
        }
    }
    panic!("the focus never comes to {name}: {}", game.log());
}

/// Waits until a page is reported as `line` and rests, and returns the position of its first focus.
pub fn opened(game: &mut Game, line: &str) -> (i32, i32) {
    let (mut open, mut focused) = (false, false);
    while !(open && focused) {
        let next = game.next_line(line, |l| l == line || l.starts_with("focus "));
        open |= next == line;
        focused |= next != line;
    }
    // The page takes its places once its words and pictures are there.
    game.rest();
    game.focus_at()
}

/// Moves the focus of a menu by the cross of a pad until it is on what is called `name`: along one row after the other.
pub fn steer_by_pad(game: &mut Game, name: &str) {
    game.rest();
    game.heard(|_| false);
    let mut ahead = "DPadRight";
    let mut down = "DPadDown";
    for _ in 0..60 {
        for way in [ahead, down] {
            game.pad(&format!("tap {way}"));
            let Some(line) = game.line_before_rest(|l| l.starts_with("focus ")) else {
                // There is no target that way: the next row is walked from here, or the rows from below.
                match way {
                    "DPadRight" => ahead = "DPadLeft",
                    "DPadLeft" => ahead = "DPadRight",
                    "DPadDown" => down = "DPadUp",
                    _ => down = "DPadDown",
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
