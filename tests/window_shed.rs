//! Whole games of Shed in the real window: by pointer, by keys alone, by gamepad alone, in pairs, and after a kill; the
//! last trick looked at again.
#![cfg(target_os = "linux")]

mod window_support;

use window_support::{
    Game,
    play::{Said, Step, killed_and_continued, listen, play_by, result_is_shown, started},
};

/// Quick bots; tokens out of the bag make the first picture worth looking at.
const QUICK: [&str; 8] = [
    "--play",
    "shed",
    "--set",
    "take=random",
    "--bots",
    "novice",
    "--pace",
    "quadruple",
];

/// The result of a whole game: whoever has no token left won, or kingmaker's two share with one token each.
fn is_whole(result: &serde_json::Value, players: usize) {
    let scores: Vec<i64> = result["scores"]
        .as_array()
        .expect("scores")
        .iter()
        .filter_map(serde_json::Value::as_i64)
        .collect();
    assert_eq!(scores.len(), players, "{result}");
    let left = match result["end"].as_str() {
        Some("last_token_shed" | "last_token_taken") => 0,
        Some("kingmaker") => 1,
        _ => panic!("{result}"),
    };
    let winners = result["winners"].as_array().expect("winners");
    assert!(!winners.is_empty(), "{result}");
    for winner in winners {
        let seat = winner.as_u64().expect("a seat") as usize;
        assert_eq!(scores[seat], left, "{result}");
    }
}

/// Picks one offer after another by clicks, some of the first so many by a drag, until the game is over.
fn play_by_pointer(
    game: &mut Game,
    drags: usize,
    mut seen: impl FnMut(&mut Game, usize),
) -> serde_json::Value {
    let mut picks = 0;
    loop {
        match listen(game) {
            Said::Result(result) => {
                break serde_json::from_str(&result).expect("the result is JSON");
            }
            Said::Offers(offers) => {
                let offer = &offers[picks % offers.len()];
                let (x, y) = offer.at;
                if offer.name.starts_with("piece ") && picks < drags && picks % 3 == 0 {
                    // The card is clicked to learn where it may go, and dragged there.
                    game.click(x, y);
                    if let Said::Offers(places) = listen(game) {
                        game.drag((x, y - 20), places[0].at);
                    }
                } else {
                    game.click(x, y);
                }
                seen(game, picks);
                picks += 1;
                assert!(picks < 1500, "the game goes on and on");
            }
        }
    }
}

#[test]
fn a_game_by_pointer_clicked_and_dragged() {
    let mut game = started(&[&QUICK[..], &["--players", "3", "--seed", "7"]].concat());
    let mut looked = false;
    let result = play_by_pointer(&mut game, 10, |game, picks| {
        if picks == 5 {
            game.shot("middle");
        }
        if picks == 12 && !looked {
            looked = true;
            // The last trick is looked at again by a click on the tricks, and closed by any other.
            game.click(318, 504);
            let past = game.settle();
            game.save("last trick", &past);
            game.click(640, 330);
        }
    });
    is_whole(&result, 3);
    result_is_shown(&mut game);
}

#[test]
fn a_game_in_pairs_by_pointer() {
    let pairs = ["--players", "4", "--set", "partnership=true", "--seed", "5"];
    let mut game = started(&[&QUICK[..], &pairs].concat());
    let result = play_by_pointer(&mut game, 0, |game, picks| {
        if picks == 7 {
            game.shot("sums");
        }
    });
    is_whole(&result, 4);
    let scores = &result["scores"];
    assert!(scores[0] == scores[2] && scores[1] == scores[3], "{result}");
    result_is_shown(&mut game);
}

#[test]
fn a_game_of_two_by_keys_alone() {
    let mut game = started(&[&QUICK[..], &["--players", "2", "--seed", "8"]].concat());
    let result = play_by(&mut game, |game, step| match step {
        Step::Side => game.press("Right"),
        Step::Up => game.press("Left"),
        Step::Pick => game.press("Return"),
    });
    is_whole(&result, 2);
}

#[test]
fn a_game_of_five_by_gamepad_alone() {
    let five = ["--players", "5", "--seed", "9", "--input-from-stdin"];
    let mut game = started(&[&QUICK[..], &five].concat());
    game.pad("connect Xbox Wireless Controller");
    let result = play_by(&mut game, |game, step| match step {
        Step::Side => game.pad("tap DPadRight"),
        Step::Up => game.pad("tap DPadLeft"),
        Step::Pick => game.pad("tap South"),
    });
    is_whole(&result, 5);
}

#[test]
fn a_killed_game_goes_on_where_it_was() {
    let game = started(&[&QUICK[..], &["--players", "4", "--seed", "11"]].concat());
    let mut again = killed_and_continued(game, 6);
    let result = play_by_pointer(&mut again, 0, |_, _| {});
    is_whole(&result, 4);
}
