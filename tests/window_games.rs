//! Every game on the shelf in the real window, from the title and back to it, with the fewest and the most players, by
//! pointer, keys, gamepad and finger in turns; games to their results by each of them alone; hint, undo and a kill in
//! the middle; an example of its rules that is tried while the player's own game waits. Several games share one start of
//! the program. That each game comes to its result is seen without a window.
#![cfg(target_os = "linux")]

mod window_support;

use kortlek::{progress::LastSetup, progress::Progress, settings};
use kortlek_games::{Entry, GAMES};
use kortlek_rules::{Level, Who};
use std::{collections::BTreeSet, fs};
use window_support::{
    Game, Home, Options,
    play::{
        Offer, Said, last_said, listen, listen_before_rest, number, offers_in, opened, steer,
        steer_by_pad,
    },
};

/// Number of players.
#[derive(Clone, Copy)]
enum Table {
    Fewest,
    Most,
}

/// Device with which the player plays.
#[derive(Clone, Copy, PartialEq)]
enum Hand {
    Pointer,
    Keys,
    Pad,
    Finger,
}

const HANDS: [Hand; 4] = [Hand::Pointer, Hand::Keys, Hand::Pad, Hand::Finger];

/// Number of picks made in a row with one of them, where they take turns.
const PICKS: usize = 3;

/// A game with more picks goes on and on.
const TOO_MANY: usize = 1500;

/// Number of picks after which a game with the fewest players is left: each hand has had two turns.
const MANY: usize = 2 * PICKS * HANDS.len();

/// The same with the most players, whose tables are only fuller: each has had one.
const FEW: usize = PICKS * HANDS.len();

/// Size of the window for which everything was drawn.
const DRAWN: (u32, u32) = (1280, 800);

/// A small window: the fullest tables have to fit, and frames take half the time.
const SMALL: (u32, u32) = (960, 600);

/// The games that can be played in the window; only those that `KORTLEK_GAMES` names (`shed,virus`), if it is set.
fn shelf() -> impl Iterator<Item = &'static Entry> {
    let wanted = std::env::var("KORTLEK_GAMES").ok();
    GAMES.iter().copied().filter(move |entry| {
        let named = |wanted: &String| wanted.split(',').any(|id| id == entry.card.id);
        entry.table.is_some() && wanted.as_ref().is_none_or(named)
    })
}

fn players(entry: &Entry, table: Table) -> usize {
    let (fewest, most) = entry.card.players;
    usize::from(match table {
        Table::Fewest => fewest,
        Table::Most => most,
    })
}

/// Starts the program at its title in a window of this size, where every game was last set up with the fewest or the
/// most players, against bots that don't think long.
fn at_the_title(table: Table, window: (u32, u32)) -> Game {
    let setup = |entry: &Entry| {
        let count = players(entry, table);
        let mut seats = vec![Who::bot(Level::Novice); count];
        seats[0] = Who::Human;
        let setup = LastSetup {
            options: [("players".to_owned(), count.into())].into_iter().collect(),
            seats: seats.iter().map(Who::to_string).collect(),
            ..LastSetup::default()
        };
        (entry.card.id.to_owned(), setup)
    };
    let memory = Progress {
        setups: shelf().map(setup).collect(),
        ..Progress::default()
    };
    let home = Home::with_memory(&settings::text(&memory));
    let mut game = with_home(home, window, &[]);
    game.next_line("the title", |l| l == "screen title");
    game.pad("connect Xbox Wireless Controller");
    game.rest();
    game
}

fn with_home(home: Home, (width, height): (u32, u32), more: &[&str]) -> Game {
    let size = format!("{width}x{height}");
    let usual = ["--size", &size, "--pace", "instant"];
    Game::start_with(Options {
        args: usual.iter().chain(more).map(ToString::to_string).collect(),
        home: Some(home),
        screen: (width, height),
        ..Options::default()
    })
}

/// Chooses what is called `name` in a menu. Where a pointer or a finger has to go, the keys find out.
fn choose(game: &mut Game, hand: Hand, name: &str) {
    if hand == Hand::Pad {
        steer_by_pad(game, name);
        game.pad("tap South");
        return;
    }
    let at = steer(game, name, |game| game.press("Tab"));
    accept(game, hand, at);
}

/// Chooses the focused item at a place.
fn accept(game: &mut Game, hand: Hand, (x, y): (i32, i32)) {
    match hand {
        Hand::Pointer => {
            // After a finger the pointer is nowhere until it moves.
            game.point(x - 3, y);
            game.click(x, y);
        }
        Hand::Keys => game.press("Return"),
        Hand::Pad => game.pad("tap South"),
        Hand::Finger => game.tap(x, y),
    }
}

/// From the title to the table. With one hand alone also the way to the game is gone by it; otherwise keys find the
/// game.
fn sit_down(game: &mut Game, hand: Hand, entry: &Entry, alone: bool) {
    if alone {
        choose(game, hand, entry.card.id);
    } else {
        let at = steer(game, entry.card.id, |game| game.press("Tab"));
        accept(game, hand, at);
    }
    // The setup's focus begins on the button that starts the game.
    let start = opened(game, "screen setup");
    accept(game, hand, start);
    game.next_line("the table", |l| l == "screen table");
}

/// Picks one of the offers, not always the first: some by a drag to where it may go, with a hand that can drag.
fn pick(game: &mut Game, hand: Hand, offers: &[Offer], turn: usize) {
    let at = turn % offers.len();
    let offer = &offers[at];
    let (x, y) = offer.at;
    match hand {
        Hand::Keys | Hand::Pad => {
            // Along what can be picked: up and down also lead to what is only looked at.
            for _ in 0..at.min(3) {
                if hand == Hand::Keys {
                    game.press("Right");
                } else {
                    game.pad("tap DPadRight");
                }
            }
            accept(game, hand, offer.at);
        }
        Hand::Pointer | Hand::Finger => {
            let drags = offer.name.starts_with("piece ") && turn < 8 && turn.is_multiple_of(2);
            accept(game, hand, offer.at);
            if drags && let Said::Offers(places) = listen(game) {
                let to = &places[turn % places.len()];
                if to.name == "confirm" {
                    accept(game, hand, to.at);
                } else if hand == Hand::Pointer {
                    game.drag((x, y - 20), to.at);
                } else {
                    game.swipe((x, y - 20), to.at);
                }
            }
        }
    }
}

/// From the table to the title by the menu.
fn leave(game: &mut Game) {
    game.rest();
    game.press("F10");
    game.next_line("the menu", |l| l == "menu pause");
    choose(game, Hand::Keys, "title");
    game.next_line("the title", |l| l == "screen title");
    game.rest();
}

/// Plays this number of picks, with the input of `hand` for each, or to the end if that comes first: then this is the
/// result.
fn play(
    game: &mut Game,
    hand: impl Fn(usize) -> Hand,
    entry: &Entry,
    enough: usize,
) -> Option<(String, usize)> {
    let id = entry.card.id;
    let mut turns = 0;
    let mut last = None;
    let mut idle = 0;
    while turns < enough {
        // Steps of keys or pad may end on something that can't be picked, which says why and offers nothing new; and
        // something may be offered twice, when its place has changed. Then the latest offer stands, and the pointer
        // takes it. Where that happens often, picks are lost.
        let mut rests = false;
        let said = match &last {
            Some(last) => listen_before_rest(game).unwrap_or_else(|| {
                rests = true;
                idle += 1;
                let few = idle <= 8 + turns / 4;
                assert!(few, "{id}: picks are lost: {last:?} {}", game.log());
                Said::Offers(Vec::clone(last))
            }),
            None => listen(game),
        };
        match said {
            Said::Result(result) => return Some((result, turns)),
            Said::Offers(offers) => {
                last = Some(offers.clone());
                if turns == 4 {
                    game.shot(&format!("{id}-middle"));
                }
                let hand = if rests { Hand::Pointer } else { hand(turns) };
                pick(game, hand, &offers, turns);
                turns += 1;
            }
        }
    }
    None
}

/// Plays to the end, looks at the result and goes back to the title.
fn play_on(game: &mut Game, hand: impl Fn(usize) -> Hand, entry: &Entry, table: Table) {
    let played = play(game, &hand, entry, TOO_MANY);
    let (result, turns) = played.expect("the game comes to its end");
    finish(game, hand(turns), entry, table, &result);
}

/// Waits for the page of the result, looks at it and goes back to the title.
fn finish(game: &mut Game, hand: Hand, entry: &Entry, table: Table, result: &str) {
    opened(game, "menu result");
    leave_result(game, hand, entry, table, result);
}

/// Looks at the result, whose page is open, and goes back to the title.
fn leave_result(game: &mut Game, hand: Hand, entry: &Entry, table: Table, result: &str) {
    let id = entry.card.id;
    let result: serde_json::Value = serde_json::from_str(result).expect("the result is JSON");
    let count = players(entry, table);
    let scores = result["scores"].as_array().expect("scores");
    assert_eq!(scores.len(), count, "{id}: {result}");
    let numbers = scores.iter().all(serde_json::Value::is_number);
    assert!(numbers, "{id}: {result}");
    let winners = result["winners"].as_array().expect("winners");
    // All can lose together.
    let lost = scores.iter().all(|score| score.as_i64() == Some(0));
    assert!(!winners.is_empty() || lost, "{id}: somebody wins: {result}");
    let mut seats = winners.iter().filter_map(serde_json::Value::as_u64);
    let at_table = seats.all(|seat| (seat as usize) < count);
    assert!(at_table, "{id}: {result}");
    let has_end = result["end"].as_str().is_some_and(|end| !end.is_empty());
    assert!(has_end, "{id}: {result}");
    game.shot_at_rest(&format!("{id}-result"));
    if hand == Hand::Pad {
        for _ in 0..2 {
            game.pad("tap DPadRight");
        }
        let last = |l: &str| l.starts_with("focus another game ");
        game.next_line("the way to another game", last);
        game.pad("tap South");
    } else {
        choose(game, hand, "another game");
    }
    game.next_line("the title", |l| l == "screen title");
    game.rest();
}

/// Plays every game, one after the other; the hands take turns, and each game begins with another.
fn every_game(table: Table, enough: usize) {
    let mut game = at_the_title(table, SMALL);
    game.shot_at_rest("title");
    for (n, entry) in shelf().enumerate() {
        let begin = std::time::Instant::now();
        let hand = |turn: usize| HANDS[(n + turn / PICKS) % HANDS.len()];
        sit_down(&mut game, hand(0), entry, false);
        match play(&mut game, hand, entry, enough) {
            Some((result, turns)) => finish(&mut game, hand(turns), entry, table, &result),
            None => {
                // The last pick may have been the end. The program rests once the page of the result is open.
                match last_said(&mut game) {
                    Some(Said::Result(result)) => {
                        leave_result(&mut game, hand(enough), entry, table, &result);
                    }
                    _ => leave(&mut game),
                }
            }
        }
        println!("{}: {:.0?}", entry.card.id, begin.elapsed());
    }
    assert!(game.runs(), "the program still runs: {}", game.log());
}

#[test]
fn with_the_fewest_for_longer() {
    every_game(Table::Fewest, MANY);
}

#[test]
fn with_the_most_for_a_while() {
    every_game(Table::Most, FEW);
}

/// From the title to the result and back with nothing but one of them: the canvas, a grid, a trick game, and one in
/// which all decide at the same time.
#[test]
fn with_one_hand_alone() {
    let mut game = at_the_title(Table::Fewest, DRAWN);
    let wanted = ["hatchet", "granicus", "court", "paparazzi"];
    let found = wanted.map(|id| shelf().find(|entry| entry.card.id == id));
    for (hand, entry) in HANDS.into_iter().zip(found) {
        let Some(entry) = entry else { continue };
        sit_down(&mut game, hand, entry, true);
        play_on(&mut game, |_| hand, entry, Table::Fewest);
    }
    assert!(game.runs(), "the program still runs: {}", game.log());
}

/// A hint is shown and the next pick is not lost on it; a move is taken back; the program is killed and goes on where
/// it was.
#[test]
fn hinted_taken_back_killed_and_continued() {
    let mut game = at_the_title(Table::Most, SMALL);
    for entry in shelf() {
        let id = entry.card.id;
        sit_down(&mut game, Hand::Pointer, entry, false);
        // Each new offer says that the pick before it was heard.
        for turn in 0..3 {
            let Said::Offers(mut offers) = listen(&mut game) else {
                panic!("{id}: the game has only begun");
            };
            if turn == 0 {
                game.press("h");
                // A key may change what is offered: with keys a card begins at a good place.
                while let Some(new) = offers_in(&game.next_line("the hint", |line| {
                    line.starts_with("hinted ") || line.starts_with("offer ")
                })) {
                    offers = new;
                }
                game.shot_at_rest(&format!("{id}-hint"));
                if let Some(Said::Offers(new)) = last_said(&mut game) {
                    offers = new;
                }
            }
            let (x, y) = offers[turn % offers.len()].at;
            game.click(x, y);
        }
        // An unlucky player is out after a few picks, and the others have played on to the end.
        if let Said::Result(result) = listen(&mut game) {
            finish(&mut game, Hand::Keys, entry, Table::Most, &result);
            continue;
        }
        game.rest();
        game.press("u");
        // A move that the rules do not let be taken back is reported.
        game.next_line("a move taken back", |l| {
            l == "undone" || l.starts_with("refused ")
        });
        game.shot_at_rest(&format!("{id}-undone"));
        leave(&mut game);
        // Gone on with from the title, a little further, and killed.
        choose(&mut game, Hand::Keys, "continue");
        game.next_line("the table", |l| l == "screen table");
        let offers = match listen(&mut game) {
            Said::Offers(offers) => offers,
            Said::Result(result) => {
                finish(&mut game, Hand::Keys, entry, Table::Most, &result);
                continue;
            }
        };
        let (x, y) = offers[0].at;
        game.click(x, y);
        // This pick may be the last one: then there is nothing left to continue.
        if let Said::Result(result) = listen(&mut game) {
            finish(&mut game, Hand::Keys, entry, Table::Most, &result);
            continue;
        }
        game.rest();
        let save = game.home().data().join(format!("kortlek/saves/{id}.jsonl"));
        let saved = fs::read_to_string(&save).expect("the game is saved");
        game = with_home(game.stop(), SMALL, &["--continue"]);
        let moved = game.next_line("where it stands", |l| l.starts_with("moved "));
        let is_under_way = number(&moved) > 1 && saved.lines().count() > 1;
        assert!(is_under_way, "{id}: {moved}");
        game.shot_at_rest(&format!("{id}-continued"));
        leave(&mut game);
    }
}

/// Names of the targets that can be picked, wherever the focus is.
fn names(offers: &[Offer]) -> BTreeSet<&str> {
    offers.iter().map(|offer| offer.name.as_str()).collect()
}

/// An example is opened from the rules by keys; the own game waits untouched and comes back.
#[test]
fn an_example_is_tried_and_the_own_game_waits() {
    let mut game = at_the_title(Table::Fewest, SMALL);
    for entry in shelf() {
        let id = entry.card.id;
        sit_down(&mut game, Hand::Keys, entry, false);
        let Said::Offers(own) = listen(&mut game) else {
            panic!("{id}: the player's turn");
        };
        let save = game.home().data().join(format!("kortlek/saves/{id}.jsonl"));
        // The lines written at the beginning of the player's turn come before the offers or right after them.
        game.rest();
        let before = fs::read(&save).expect("the game is saved");
        game.press("F1");
        game.next_line("the rules", |l| l == "menu rules");
        game.shot_at_rest(&format!("{id}-rules"));
        // Part by part, until an example is at hand.
        let opened = (0..40).any(|_| {
            game.press("Tab");
            game.rest();
            game.press("Return");
            game.line_before_rest(|l| l == "menu none").is_some()
        });
        assert!(opened, "{id}: an example in its rules");
        let Said::Offers(_) = listen(&mut game) else {
            panic!("{id}: the example begins with the player's turn");
        };
        game.shot_at_rest(&format!("{id}-example"));
        game.press("F10");
        game.next_line("the menu", |l| l == "menu pause");
        choose(&mut game, Hand::Keys, "title");
        let Said::Offers(back) = listen(&mut game) else {
            panic!("{id}: the own game is there again");
        };
        assert_eq!(names(&back), names(&own), "{id}");
        let after = fs::read(&save).expect("the game is still saved");
        assert_eq!(after, before, "{id}: the player's own game is not touched");
        leave(&mut game);
    }
}
