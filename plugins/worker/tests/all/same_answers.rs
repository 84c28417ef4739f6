//! The answers of the worker are those of a session here, byte for byte, in every game.

use crate::played;
use kortlek_games::GAMES;
use kortlek_rules::{Luck, Seat, request::BotAnswer, session::Decision};
use std::{env, fmt::Write as _, fs, path::Path};

/// Requests of each game.
const NUMBER: usize = 200;

/// The variable that names a folder into which the requests and answers are written, a file a game, for another build of
/// the worker to answer: `packaging/web/tests/worker.mjs`.
const FOLDER: &str = "KORTLEK_WORKER_REQUESTS";

fn json<T: serde::Serialize>(value: &T) -> String {
    serde_json::to_string(value).expect("it is plain data")
}

fn compare(id: &str) {
    let entry = kortlek_games::find(id).expect("the game is on the shelf");
    let requests = played::requests(entry, NUMBER);
    assert!(requests.len() >= NUMBER);
    let mut written = String::new();
    for (request, expected) in &requests {
        let request = json(request);
        let expected_text = json(expected);
        let answer = kortlek_worker::answer(&request);
        assert_eq!(answer, expected_text, "{request}");
        let read: BotAnswer = serde_json::from_str(&answer).expect("it is an answer");
        assert_eq!(&read, expected);
        writeln!(written, "{request}\n{answer}").expect("a string takes all");
    }
    if let Some(folder) = env::var_os(FOLDER) {
        let folder = Path::new(&folder);
        fs::create_dir_all(folder).expect("there is room");
        fs::write(folder.join(format!("{id}.jsonl")), written).expect("there is room");
    }
}

macro_rules! games {
    ($($id:ident)+) => {
        const COMPARED: &[&str] = &[$(stringify!($id)),+];
        $(
            #[test]
            fn $id() {
                compare(stringify!($id));
            }
        )+
    };
}

games! {
    granicus shed thricewise industry court turncoat break_in black_snake jackhammer tod virus paparazzi hatchet
}

#[test]
fn every_game_is_compared() {
    let ids: Vec<&str> = GAMES.iter().map(|entry| entry.card.id).collect();
    assert_eq!(ids, COMPARED);
}

#[test]
fn numbers_survive_being_written() {
    let mut luck = Luck::new(1);
    let numbers = (0..40_000).map(|n| match n % 3 {
        0 => luck.unit() as f32,
        1 => luck.unit() as f32 * 1e-4,
        _ => 1.0 - luck.unit() as f32 * 1e-3,
    });
    let worths = numbers.map(|n| (String::new(), n, n * n)).collect();
    let decision = Decision {
        due: 3,
        seat: Seat(1),
        action: "{\"say\":\"“”\"}".to_owned(),
        worths,
        playouts: u32::MAX,
    };
    let read: Decision = serde_json::from_str(&json(&decision)).expect("it was written as this");
    assert_eq!(read, decision);
}
