//! What can't be answered is told, and time limits are kept.

use kortlek_games::Entry;
use kortlek_rules::{
    Level, Seat, Who,
    request::{BotAnswer, BotRequest, RequestKind},
    session::{Session, Setup},
};
use serde_json::Map;

/// The first decision of a match.
fn session(entry: &Entry, seats: Vec<Who>) -> Box<dyn Session> {
    let setup = Setup {
        options: Map::from_iter([("players".to_owned(), seats.len().into())]),
        seed: 5,
        names: vec![String::new(); seats.len()],
        seats,
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
    let dance = "{\"kind\":\"dance\",\"trace\":\"\",\"seat\":0}";
    for text in ["", "{}", "[1]", "null", dance] {
        assert!(read(text).starts_with("{\"error\":"), "{text}");
    }
    let shed = kortlek_games::find("shed").expect("the game is on the shelf");
    let session = session(shed, vec![Who::Human, Who::bot(Level::Novice)]);
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
        let mut session = session(entry, vec![Who::bot(Level::Expert); players]);
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
