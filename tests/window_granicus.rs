//! Whole games of Granicus in the real window: by pointer, by keys alone, by gamepad alone, and after a kill; and an
//! example of its rules that is tried while the player's own game waits.
#![cfg(target_os = "linux")]

mod window_support;

use window_support::play::{
    Said, Step, clicked_to_the_end, killed_and_continued, listen, play_by, result_is_shown,
    started, steer,
};

/// A quick game against a quick bot; the person goes first.
const SHORT: [&str; 8] = [
    "--play",
    "granicus",
    "--set",
    "seat_of_odd=0",
    "--bots",
    "novice",
    "--pace",
    "quadruple",
];

/// The result of a whole game: whoever has more points won, unless ranks decided.
fn is_whole(result: &serde_json::Value) {
    let scores: Vec<i64> = result["scores"]
        .as_array()
        .expect("scores")
        .iter()
        .filter_map(serde_json::Value::as_i64)
        .collect();
    let winners = result["winners"].as_array().expect("winners");
    assert_eq!(scores.len(), 2, "{result}");
    match result["end"].as_str() {
        Some("score") => {
            let best = usize::from(scores[1] > scores[0]);
            assert!(scores[0] != scores[1] && winners[..] == [best], "{result}");
        }
        Some("tiebreak") => assert!(scores[0] == scores[1] && winners.len() == 1, "{result}"),
        Some("shared") => assert!(scores[0] == scores[1] && winners.len() == 2, "{result}"),
        _ => panic!("{result}"),
    }
}

#[test]
fn a_game_by_pointer_clicked_and_dragged() {
    let mut game = started(&[&SHORT[..], &["--seed", "7"]].concat());
    let mut picks = 0;
    let result = loop {
        match listen(&mut game) {
            Said::Result(result) => break result,
            Said::Offers(offers) => {
                let offer = &offers[picks % offers.len()];
                let card = (132, 420);
                if offer.name.starts_with("zone row") && picks % 3 == 0 {
                    // The card that was turned up is dragged into its row.
                    game.drag(card, offer.at);
                } else {
                    game.point(offer.at.0, offer.at.1);
                    if offer.name.starts_with("cell") && picks < 9 {
                        game.shot(&format!("preview {picks}"));
                    }
                    game.click(offer.at.0, offer.at.1);
                }
                picks += 1;
                assert!(picks < 100, "the game goes on and on");
                if picks == 12 {
                    game.shot("middle");
                }
            }
        }
    };
    // Nine turns: a row each, and a swap in all but the first.
    assert!(picks >= 17, "{picks} picks");
    is_whole(&serde_json::from_str(&result).expect("the result is JSON"));
    result_is_shown(&mut game);
}

#[test]
fn a_game_by_keys_alone() {
    let mut game = started(&[&SHORT[..], &["--seed", "8"]].concat());
    let result = play_by(&mut game, |game, step| match step {
        Step::Side => game.press("Left"),
        Step::Up => game.press("Up"),
        Step::Pick => game.press("Return"),
    });
    is_whole(&result);
}

#[test]
fn a_game_by_gamepad_alone() {
    let mut game = started(&[&SHORT[..], &["--seed", "9", "--input-from-stdin"]].concat());
    game.pad("connect Xbox Wireless Controller");
    let result = play_by(&mut game, |game, step| match step {
        Step::Side => game.pad("tap DPadRight"),
        Step::Up => game.pad("tap DPadDown"),
        Step::Pick => game.pad("tap South"),
    });
    is_whole(&result);
}

#[test]
fn a_killed_game_goes_on_where_it_was() {
    let game = started(&[&SHORT[..], &["--seed", "11"]].concat());
    let mut again = killed_and_continued(game, 5);
    is_whole(&clicked_to_the_end(&mut again));
}

#[test]
fn an_example_is_tried_and_the_own_game_waits() {
    let mut game = started(&[&SHORT[..], &["--seed", "12"]].concat());
    let Said::Offers(own) = listen(&mut game) else {
        panic!("the player's turn");
    };
    let save = game.home().data().join("kortlek/saves/granicus.jsonl");
    // What is written when the player's turn begins comes before the offers or right after them.
    game.settle();
    let before = std::fs::read(&save).expect("the game is saved");
    game.press("F1");
    game.next_line("the rules", |l| l == "menu rules");
    // The example that is at hand is opened by the same key as everything else.
    for _ in 0..6 {
        game.press("Tab");
    }
    let rules = game.settle();
    game.save("rules", &rules);
    game.press("Return");
    game.next_line("the example", |l| l == "menu none");
    let Said::Offers(offers) = listen(&mut game) else {
        panic!("the example begins with the player's turn");
    };
    assert_eq!(offers.len(), 2, "two rows on the last turn: {offers:?}");
    let example = game.settle();
    game.save("example", &example);
    // Keys alone, so that the result's focus shows at once.
    game.press("Return");
    result_is_shown(&mut game);
    assert_eq!(
        std::fs::read(&save).expect("the game is still saved"),
        before,
        "the player's own game is not touched"
    );
    // From “Try again” over “Same deal” to “Leave it”.
    steer(&mut game, "same deal", |game| game.press("Right"));
    steer(&mut game, "another game", |game| game.press("Right"));
    game.press("Return");
    let Said::Offers(back) = listen(&mut game) else {
        panic!("the own game is there again");
    };
    assert_eq!(back[0].name, own[0].name);
}
