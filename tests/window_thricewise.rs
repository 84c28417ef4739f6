//! Whole games of Thricewise in the real window: by pointer, by keys alone, by gamepad alone, and after a kill.
#![cfg(target_os = "linux")]

mod window_support;

use window_support::play::{
    Said, Step, clicked_to_the_end, killed_and_continued, listen, opened, play_by, result_is_shown,
    started, steer,
};

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
fn is_whole(value: &serde_json::Value) {
    let scores: Vec<i64> = value["scores"]
        .as_array()
        .expect("scores")
        .iter()
        .filter_map(serde_json::Value::as_i64)
        .collect();
    assert_eq!(scores.len(), 5, "{value}");
    let best = scores.iter().max().expect("five scores");
    for winner in value["winners"].as_array().expect("winners") {
        let seat = winner.as_u64().expect("a seat") as usize;
        assert_eq!(&scores[seat], best, "{value}");
    }
    assert_eq!(value["end"], "cards_played", "{value}");
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
    is_whole(&serde_json::from_str(&result).expect("the result is JSON"));
    result_is_shown(&mut game);
}

#[test]
fn a_game_by_keys_alone_from_the_title() {
    let mut game = started(&["--pace", "quadruple"]);
    game.next_line("the title", |l| l == "screen title");
    let title = game.settle();
    game.save("title", &title);
    steer(&mut game, "thricewise", |game| game.press("Tab"));
    game.press("Return");
    game.next_line("the setup", |l| l == "screen setup");
    let setup = game.settle();
    game.save("setup", &setup);
    // The setup's focus begins on the button that starts the game.
    game.press("Return");
    game.next_line("the table", |l| l == "screen table");
    let result = play_by(&mut game, |game, step| match step {
        Step::Side => game.press("Right"),
        Step::Up => game.press("Up"),
        Step::Pick => game.press("Return"),
    });
    assert_eq!(result["end"], "cards_played");
}

#[test]
fn a_game_by_gamepad_alone_from_the_title() {
    let mut game = started(&["--pace", "quadruple", "--input-from-stdin"]);
    game.next_line("the title", |l| l == "screen title");
    game.pad("connect Xbox Wireless Controller");
    steer(&mut game, "thricewise", |game| game.pad("tap DPadDown"));
    game.pad("tap South");
    game.next_line("the setup", |l| l == "screen setup");
    game.settle();
    game.pad("tap South");
    game.next_line("the table", |l| l == "screen table");
    let result = play_by(&mut game, |game, step| match step {
        Step::Side => game.pad("tap DPadRight"),
        Step::Up => game.pad("tap DPadUp"),
        Step::Pick => game.pad("tap South"),
    });
    assert_eq!(result["end"], "cards_played");
}

#[test]
fn a_game_by_finger_from_the_title() {
    let mut game = started(&["--pace", "quadruple", "--input-from-stdin"]);
    game.next_line("the title", |l| l == "screen title");
    // The keys say where things stand; the finger touches them.
    let (x, y) = steer(&mut game, "thricewise", |game| game.press("Tab"));
    game.settle();
    game.tap(x, y);
    let (x, y) = opened(&mut game, "screen setup");
    game.settle();
    game.tap(x, y);
    game.next_line("the table", |l| l == "screen table");
    let (mut turns, mut dragged) = (0, 0);
    let result = loop {
        let offers = match listen(&mut game) {
            Said::Result(result) => break result,
            Said::Offers(offers) => offers,
        };
        let (x, y) = offers[turns % offers.len()].at;
        let hand = offers.iter().all(|o| o.name.starts_with("piece "));
        if turns == 0 {
            // A finger that rests on a card sees it large, and one that leaves it chooses nothing.
            game.pad(&format!("touch 1 start {x} {y}"));
            game.settle();
            game.shot("finger-rests");
            game.pad(&format!("touch 1 cancel {x} {y}"));
            // The bar above the table: its first button opens the menu, and nothing under it is touched.
            game.tap(30, 28);
            let (x, y) = opened(&mut game, "menu pause");
            game.settle();
            game.tap(x, y);
            game.next_line("the table again", |l| l == "menu none");
        }
        if hand && turns % 2 == 0 {
            game.tap(x, y);
            if let Said::Offers(places) = listen(&mut game) {
                game.swipe((x, y - 20), places[turns % places.len()].at);
                dragged += 1;
            }
        } else {
            game.tap(x, y);
        }
        turns += 1;
        assert!(turns < 200, "the game goes on and on");
    };
    assert!(turns > 10 && dragged > 3, "{turns} turns, {dragged} drags");
    let result: serde_json::Value = serde_json::from_str(&result).expect("the result is JSON");
    assert_eq!(result["end"], "cards_played");
    result_is_shown(&mut game);
}

#[test]
fn a_killed_game_goes_on_where_it_was() {
    let game = started(&[&SHORT[..], &["--seed", "11"]].concat());
    let mut again = killed_and_continued(game, 3);
    is_whole(&clicked_to_the_end(&mut again));
}
