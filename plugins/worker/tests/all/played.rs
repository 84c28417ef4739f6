//! Requests as they come up in matches of a game, with the answers that a session gives here.

use kortlek_games::Entry;
use kortlek_rules::{
    Effort, Grade, Level, Seat, StopSignal, Style, Who,
    request::{BotAnswer, BotRequest, RequestKind},
    session::{Session, Setup},
};
use serde_json::Map;

/// Playouts of a decision that is compared, so that many can be.
const PLAYOUTS: u32 = 20;
/// The most requests that one match gives.
const OF_A_MATCH: usize = 25;
/// A time that is never up.
const LONG: u32 = 600_000;

/// At least this many requests of a game, from matches of all numbers of players and bots of all levels, with the
/// answer to each.
pub fn requests(entry: &Entry, number: usize) -> Vec<(BotRequest, BotAnswer)> {
    let mut all = Vec::new();
    for n in 0.. {
        if all.len() >= number || n > number {
            break;
        }
        let mut session = open(entry, n);
        skip(session.as_mut(), n * 11 % 60);
        let so_far = all.len();
        while all.len() < so_far + OF_A_MATCH && session.result().is_none() {
            if session.proceed() {
                continue;
            }
            let owing = session.owing();
            let seat = owing.iter().last().expect("somebody owes a decision");
            for kind in kinds(session.as_ref(), seat, all.len()) {
                all.push(asked(session.as_ref(), kind, seat, all.len()));
            }
            decide(session.as_mut(), seat);
        }
    }
    all
}

/// The `n`-th match of a game: other numbers of players, bots and seeds.
fn open(entry: &Entry, n: usize) -> Box<dyn Session> {
    let (fewest, most) = entry.card.players;
    let players = usize::from(fewest) + n % usize::from(most - fewest + 1);
    let seats = (0..players).map(|seat| match (n + seat) % 6 {
        0 => Who::bot(Level::Novice),
        1 => Who::Bot(Level::Regular, Style::ALL[n % Style::ALL.len()]),
        2 => Who::bot(Level::Expert),
        3 => Who::matched(Grade::new(130)),
        4 if seat == 0 => Who::Human,
        _ => Who::Bot(Level::Novice, Style::ALL[(n + seat) % Style::ALL.len()]),
    });
    let setup = Setup {
        options: Map::from_iter([("players".to_owned(), players.into())]),
        seed: 0x1234_5678_9ABC_DEF0_u64.wrapping_mul(n as u64 + 1),
        seats: seats.collect(),
        names: vec![String::new(); players],
    };
    let open = entry.table.expect("every game has a table").open;
    open(setup).expect("the options are right")
}

/// Plays some decisions at once.
fn skip(session: &mut dyn Session, decisions: usize) {
    for _ in 0..decisions {
        while session.proceed() {}
        let Some(seat) = session.owing().first() else {
            return;
        };
        decide(session, seat);
    }
}

fn decide(session: &mut dyn Session, seat: Seat) {
    let one = Effort::AtMost(2);
    let thinking = session.think(RequestKind::Hint, seat, one);
    let action = thinking.expect("it owes a decision")(StopSignal::AtOnce).action;
    session.commit(seat, &action).expect("it is legal");
}

/// What is asked of a seat: mostly a decision, hints for the person and now and then for others.
fn kinds(session: &dyn Session, seat: Seat, n: usize) -> Vec<RequestKind> {
    let is_mine = session.me() == Some(seat);
    let mut kinds = vec![if is_mine {
        RequestKind::Hint
    } else {
        RequestKind::Decide
    }];
    match n % 12 {
        0 => kinds.push(RequestKind::Evaluate),
        6 => kinds.push(RequestKind::Hint),
        _ => {}
    }
    if is_mine && n.is_multiple_of(5) && session.carried().is_some() {
        kinds.push(RequestKind::Places);
    }
    kinds
}

fn asked(
    session: &dyn Session,
    kind: RequestKind,
    seat: Seat,
    n: usize,
) -> (BotRequest, BotAnswer) {
    let usual = kind == RequestKind::Decide
        && session.seats()[seat.index()] == Who::bot(Level::Novice)
        && n.is_multiple_of(3);
    let playouts = (!usual).then_some(PLAYOUTS);
    let request = BotRequest {
        kind,
        trace: session.trace(),
        seat,
        cap_ms: n.is_multiple_of(2).then_some(LONG),
        playouts,
    };
    let effort = playouts.map_or(Effort::Usual, Effort::AtMost);
    let answering = session.answering(kind, seat, effort);
    let answer = answering.expect("there is something to think about")(StopSignal::Never);
    (request, answer)
}
