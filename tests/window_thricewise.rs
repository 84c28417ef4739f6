//! Whole games of Thricewise in the real window: by pointer, by keys alone, by gamepad alone, and after a kill.
#![cfg(target_os = "linux")]

mod window_support;

use window_support::{Game, Options};

/// Something that can be picked: its name and where it lies in the window.
#[derive(Clone, Debug)]
struct Offer {
    name: String,
    at: (i32, i32),
}

/// What the program says next: what can be picked, or how the game ended.
#[derive(Clone, Debug)]
enum Said {
    Offers(Vec<Offer>),
    Result(String),
}

fn listen(game: &mut Game) -> Said {
    let line = game.next_line("an offer or the result", |l| {
        l.starts_with("offer ") || l.starts_with("result ")
    });
    if let Some(result) = line.strip_prefix("result ") {
        return Said::Result(result.to_owned());
    }
    let (_, list) = line["offer ".len()..]
        .split_once(' ')
        .expect("a number, then offers");
    let offers = list
        .split("; ")
        .map(|one| {
            let words: Vec<&str> = one.rsplitn(3, ' ').collect();
            let number = |w: &str| w.parse::<i32>().expect("a place in pixels");
            Offer {
                name: words[2].to_owned(),
                at: (number(words[1]), number(words[0])),
            }
        })
        .collect();
    Said::Offers(offers)
}

fn args(more: &[&str]) -> Vec<String> {
    ["--report", "--size", "1280x800"]
        .iter()
        .chain(more)
        .map(ToString::to_string)
        .collect()
}

fn started(more: &[&str]) -> Game {
    Game::start_with(Options {
        args: args(more),
        ..Options::default()
    })
}

/// Five players make the shortest game: six turns.
const SHORT: [&str; 8] = [
    "--play",
    "thricewise",
    "--players",
    "5",
    "--bots",
    "novice",
    "--pace",
    "quadruple",
];

/// The result line of a whole game with five seats: somebody wins, and the scores are theirs.
fn is_whole(result: &str) {
    let value: serde_json::Value = serde_json::from_str(result).expect("the result is JSON");
    let scores: Vec<i64> = value["scores"]
        .as_array()
        .expect("scores")
        .iter()
        .filter_map(serde_json::Value::as_i64)
        .collect();
    assert_eq!(scores.len(), 5, "{result}");
    let best = scores.iter().max().expect("five scores");
    for winner in value["winners"].as_array().expect("winners") {
        let seat = winner.as_u64().expect("a seat") as usize;
        assert_eq!(&scores[seat], best, "{result}");
    }
    assert_eq!(value["end"], "cards_played", "{result}");
}

/// The result screen comes up after the last card.
fn result_is_shown(game: &mut Game) {
    game.next_line("the result's menu", |l| l == "menu result");
    let picture = game.settle();
    game.save("result", &picture);
}

#[test]
fn a_game_by_pointer_clicked_and_dragged() {
    let mut game = started(&[&SHORT[..], &["--seed", "7"]].concat());
    let mut turns = 0;
    let result = loop {
        match listen(&mut game) {
            Said::Result(result) => break result,
            Said::Offers(offers) => {
                let offer = &offers[turns % offers.len()];
                let (x, y) = offer.at;
                if offer.name.starts_with("piece ") && turns % 2 == 0 && y > 600 {
                    // A card of the hand is dragged onto its place: click it first to learn where that is.
                    game.click(x, y);
                    if let Said::Offers(places) = listen(&mut game) {
                        let to = places[turns % places.len()].at;
                        if turns == 0 {
                            game.shot("chosen");
                        }
                        game.drag((x, y - 20), to);
                    }
                } else {
                    game.click(x, y);
                }
                turns += 1;
                assert!(turns < 200, "the game goes on and on");
                if turns == 6 {
                    game.shot("middle");
                }
            }
        }
    };
    is_whole(&result);
    result_is_shown(&mut game);
}

#[test]
fn a_game_by_keys_alone_from_the_title() {
    let mut game = started(&["--pace", "quadruple"]);
    game.next_line("the title", |l| l == "screen title");
    let title = game.settle();
    game.save("title", &title);
    game.press("Return");
    game.next_line("the setup", |l| l == "screen setup");
    let setup = game.settle();
    game.save("setup", &setup);
    // The setup's focus begins on the button that starts the game.
    game.press("Return");
    game.next_line("the table", |l| l == "screen table");
    play_by(&mut game, |game, step| match step {
        Step::Side => game.press("Right"),
        Step::Down => game.press("Up"),
        Step::Pick => game.press("Return"),
    });
}

/// What a hand without a pointer does.
#[derive(Clone, Copy)]
enum Step {
    Side,
    Down,
    Pick,
}

/// Plays to the end by moving the focus and picking.
fn play_by(game: &mut Game, mut hand: impl FnMut(&mut Game, Step)) {
    let mut turns = 0;
    let result = loop {
        match listen(game) {
            Said::Result(result) => break result,
            Said::Offers(offers) => {
                let steps = turns % offers.len().min(4);
                for step in 0..steps {
                    hand(
                        game,
                        if step % 2 == 0 {
                            Step::Side
                        } else {
                            Step::Down
                        },
                    );
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
    let value: serde_json::Value = serde_json::from_str(&result).expect("the result is JSON");
    assert_eq!(value["end"], "cards_played");
    result_is_shown(game);
}

#[test]
fn a_game_by_gamepad_alone_from_the_title() {
    let mut game = started(&["--pace", "quadruple", "--pad-from-stdin"]);
    game.next_line("the title", |l| l == "screen title");
    game.pad("connect Xbox Wireless Controller");
    game.pad("tap South");
    game.next_line("the setup", |l| l == "screen setup");
    game.settle();
    game.pad("tap South");
    game.next_line("the table", |l| l == "screen table");
    play_by(&mut game, |game, step| match step {
        Step::Side => game.pad("tap DPadRight"),
        Step::Down => game.pad("tap DPadUp"),
        Step::Pick => game.pad("tap South"),
    });
}

#[test]
fn a_killed_game_goes_on_where_it_was() {
    let mut game = started(&[&SHORT[..], &["--seed", "11"]].concat());
    for _ in 0..3 {
        if let Said::Offers(offers) = listen(&mut game) {
            let (x, y) = offers[0].at;
            game.click(x, y);
        }
    }
    // What is on the disk after the last decision that was saved.
    let moved = game.next_line("a save", |l| l.starts_with("saved "));
    let at_least: usize = moved["saved ".len()..].parse().expect("a number");
    let home = game.stop();

    let mut again = Game::start_with(Options {
        args: args(&["--continue", "--pace", "quadruple"]),
        home: Some(home),
        ..Options::default()
    });
    let line = again.next_line("where it stands", |l| l.starts_with("moved "));
    let stands: usize = line["moved ".len()..].parse().expect("a number");
    assert!(
        stands >= at_least,
        "{stands} positions, {at_least} were saved"
    );
    let picture = again.settle();
    again.save("continued", &picture);
    let mut turns = 0;
    let result = loop {
        match listen(&mut again) {
            Said::Result(result) => break result,
            Said::Offers(offers) => {
                let (x, y) = offers[offers.len() - 1].at;
                again.click(x, y);
                turns += 1;
                assert!(turns < 200, "the game goes on and on");
            }
        }
    };
    is_whole(&result);
}
