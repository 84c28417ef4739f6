//! What can't be answered is told, and time limits are kept.

use kortlek_rules::{
    Level, Seat, Who,
    request::{BotAnswer, BotRequest, RequestKind},
    session::{Session, Setup},
};
use serde_json::Map;

fn session(game: &str, who: Who) -> Box<dyn Session> {
    let entry = kortlek_games::find(game).expect("the game is on the shelf");
    let setup = Setup {
        options: Map::from_iter([("players".to_owned(), 2.into())]),
        seed: 5,
        seats: vec![Who::Human, who],
        names: vec![String::new(); 2],
    };
    let mut session =
        (entry.table.expect("it has a table").open)(setup).expect("the options are right");
    while session.proceed() {}
    session
}

fn request(session: &dyn Session, kind: RequestKind, seat: Seat) -> BotRequest {
    BotRequest {
        kind,
        trace: session.trace(),
        seat,
        cap_ms: None,
        playouts: Some(10),
    }
}

fn answer(request: &BotRequest) -> BotAnswer {
    let answer = kortlek_worker::answer(&serde_json::to_string(request).expect("it is plain data"));
    serde_json::from_str(&answer).expect("it was written as this")
}

#[test]
fn bad_requests_get_an_error() {
    let read = |request: &str| kortlek_worker::answer(request);
    for text in [
        "",
        "{}",
        "[1]",
        "null",
        "{\"kind\":\"dance\",\"trace\":\"\",\"seat\":0}",
    ] {
        assert!(read(text).starts_with("{\"error\":"), "{text}");
    }
    let session = session("shed", Who::bot(Level::Novice));
    let seat = session.owing().first().expect("somebody owes a decision");
    let good = request(session.as_ref(), RequestKind::Hint, seat);
    assert!(matches!(answer(&good), BotAnswer::Decision(_)));
    let mut wrong = vec![good.clone(); 7];
    wrong[0].trace.clear();
    wrong[1].trace = good.trace.replace("\"shed\"", "\"solitaire\"");
    wrong[2].trace.push_str("{\"nonsense\":1}\n");
    wrong[3].seat = Seat(2);
    wrong[4].seat = Seat(255);
    wrong[5].kind = RequestKind::Places;
    wrong[6].trace = good.trace.replace("\"human\"", "\"martian\"");
    for request in wrong {
        assert!(
            matches!(answer(&request), BotAnswer::Error(_)),
            "{request:?}"
        );
    }
    let idle = request(session.as_ref(), RequestKind::Decide, Seat(1 - seat.0));
    assert!(matches!(answer(&idle), BotAnswer::Error(_)));
    let person = request(session.as_ref(), RequestKind::Decide, Seat(0));
    assert!(matches!(answer(&person), BotAnswer::Error(_)));
}

#[test]
fn an_answer_is_there_when_the_time_is_up() {
    for entry in kortlek_games::GAMES {
        let players = usize::from(entry.card.players.0);
        let setup = Setup {
            options: Map::from_iter([("players".to_owned(), players.into())]),
            seed: 5,
            seats: vec![Who::bot(Level::Expert); players],
            names: vec![String::new(); players],
        };
        let mut session =
            (entry.table.expect("it has a table").open)(setup).expect("the options are right");
        while session.proceed() {}
        let seat = session.owing().first().expect("somebody owes a decision");
        let mut hurried = request(session.as_ref(), RequestKind::Hint, seat);
        hurried.cap_ms = Some(0);
        hurried.playouts = None;
        let BotAnswer::Decision(decision) = answer(&hurried) else {
            panic!("{} has no answer", entry.card.id);
        };
        assert_eq!(decision.seat, seat);
        session.commit(seat, &decision.action).expect("it is legal");
    }
}
