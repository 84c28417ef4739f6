//! How a test plays: it reads what can be picked and picks it.

use super::{Game, Options};

/// Something that can be picked: its name and where it lies in the window.
#[derive(Clone, Debug)]
pub struct Offer {
    pub name: String,
    pub at: (i32, i32),
}

/// What the program says next: what can be picked, or how the game ended.
#[derive(Clone, Debug)]
pub enum Said {
    Offers(Vec<Offer>),
    Result(String),
}

/// Waits for the next thing that the program says.
pub fn listen(game: &mut Game) -> Said {
    let line = game.next_line("an offer or the result", |line| {
        line.starts_with("offer ") || line.starts_with("result ")
    });
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

/// Moves the focus of a menu until it is on what is called `name`, and says where that stands in the window.
pub fn steer(game: &mut Game, name: &str, mut step: impl FnMut(&mut Game)) -> (i32, i32) {
    for _ in 0..12 {
        step(game);
        let line = game.next_line("a focus", |l| l.starts_with("focus "));
        let focus = offer(&line["focus ".len()..]);
        if focus.name == name {
            return focus.at;
        }
    }
    panic!("the focus never comes to {name}: {}", game.log());
}

/// Waits until a page is told of as `line`, and says where its focus begins.
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

/// Plays a little by clicks, kills the program once that is saved, and starts it again with `--continue`: it
/// stands where it was, or further, since what the rules do by themselves is done at once.
pub fn killed_and_continued(mut game: Game, picks: usize) -> Game {
    for _ in 0..picks {
        if let Said::Offers(offers) = listen(&mut game) {
            let (x, y) = offers[0].at;
            game.click(x, y);
        }
    }
    let number = |line: &str| -> usize {
        let (_, number) = line.split_once(' ').expect("a word, then a number");
        number.parse().expect("a number")
    };
    let saved = number(&game.next_line("a save", |l| l.starts_with("saved ")));
    let home = game.stop();
    let mut again = Game::start_with(Options {
        args: args(&["--continue", "--pace", "quadruple"]),
        home: Some(home),
        ..Options::default()
    });
    let stands = number(&again.next_line("where it stands", |l| l.starts_with("moved ")));
    assert!(stands >= saved, "{stands} positions, {saved} were saved");
    let picture = again.settle();
    again.save("continued", &picture);
    again
}

/// Plays to the end by clicks on the last thing offered, and gives the result.
pub fn clicked_to_the_end(game: &mut Game) -> serde_json::Value {
    for _ in 0..200 {
        match listen(game) {
            Said::Result(result) => {
                return serde_json::from_str(&result).expect("the result is JSON");
            }
            Said::Offers(offers) => {
                let (x, y) = offers[offers.len() - 1].at;
                game.click(x, y);
            }
        }
    }
    panic!("the game goes on and on");
}

/// The result screen comes up after the end.
pub fn result_is_shown(game: &mut Game) {
    game.next_line("the result's menu", |l| l == "menu result");
    let picture = game.settle();
    game.save("result", &picture);
}

/// What a hand without a pointer does.
#[derive(Clone, Copy)]
pub enum Step {
    Side,
    Up,
    Pick,
}

/// Plays to the end by moving the focus and picking, and gives the result.
pub fn play_by(game: &mut Game, mut hand: impl FnMut(&mut Game, Step)) -> serde_json::Value {
    let mut turns = 0;
    let result = loop {
        match listen(game) {
            Said::Result(result) => break result,
            Said::Offers(offers) => {
                let steps = turns % offers.len().min(4);
                for step in 0..steps {
                    let step = if step % 2 == 0 { Step::Side } else { Step::Up };
                    hand(game, step);
                }
                if turns == 3 {
                    game.shot("focus");
                }
                hand(game, Step::Pick);
                turns += 1;
                assert!(turns < 400, "the game goes on and on");
            }
        }
    };
    assert!(turns > 5);
    result_is_shown(game);
    serde_json::from_str(&result).expect("the result is JSON")
}
