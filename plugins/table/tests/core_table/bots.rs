//! Bots that think elsewhere answer as those here do; who is in a hurry asks again, and who goes away calls off.

use super::*;
use kortlek_kit::EventLoopWaker;
use kortlek_rules::{
    Effort,
    request::{BotAnswer, BotRequest, RequestKind},
};
use kortlek_table::{BotService, BotTask, Courier, RemoteBots, bot_service::Done};
use std::sync::{
    Arc, Mutex,
    atomic::{AtomicUsize, Ordering},
};

/// Keeps requests until the test answers them.
#[derive(Default)]
struct Post {
    sent: Mutex<Vec<(BotRequest, Done)>>,
    called_off: Arc<AtomicUsize>,
}

struct Sent(Arc<AtomicUsize>);

impl Drop for Sent {
    fn drop(&mut self) {
        self.0.fetch_add(1, Ordering::Relaxed);
    }
}

impl Courier for Post {
    fn send(&self, request: String, done: Done) -> Box<dyn Send + Sync> {
        let request = serde_json::from_str(&request).expect("it was written as this");
        let mut sent = self.sent.lock().expect("nobody panicked");
        sent.push((request, done));
        Box::new(Sent(self.called_off.clone()))
    }
}

impl Post {
    fn next(&self) -> (BotRequest, Done) {
        self.sent.lock().expect("nobody panicked").remove(0)
    }

    fn called_off(&self) -> usize {
        self.called_off.load(Ordering::Relaxed)
    }
}

/// The toy at the bot's first decision.
fn at_its_turn() -> Box<dyn Session> {
    let mut session = open(Level::Novice, 3, false);
    while !session.owing().has(BOT) {
        if !session.proceed() {
            let action =
                session.hint().expect("there is something to decide")(StopSignal::AtOnce).action;
            session.commit(ME, &action).expect("it is legal");
        }
    }
    session
}

const CAP: Duration = Duration::from_millis(1600);

fn ask(post: &Arc<Post>, session: &dyn Session) -> Box<dyn BotTask> {
    let (bots, waker) = (RemoteBots(post.clone()), EventLoopWaker::default());
    let task = bots.begin(session, RequestKind::Decide, BOT, CAP, &waker);
    task.expect("it owes a decision")
}

fn ours(session: &dyn Session) -> BotAnswer {
    let answering = session.answering(RequestKind::Decide, BOT, Effort::Usual);
    answering.expect("there is something to decide")(StopSignal::Never)
}

/// Answer of a bot elsewhere.
fn theirs(request: &BotRequest) -> String {
    let names = vec![String::new(); 2];
    let session = session::resume::<Toy>(&request.trace, names).expect("the trace is right");
    let answering = session.answering(request.kind, request.seat, Effort::Usual);
    let answer = answering.expect("there is something to decide")(StopSignal::Never);
    serde_json::to_string(&answer).expect("it is plain data")
}

#[test]
fn a_bot_elsewhere_answers_the_same() {
    let (post, session) = (Arc::new(Post::default()), at_its_turn());
    let mut task = ask(&post, session.as_ref());
    assert_eq!(task.take(), None);
    let (request, done) = post.next();
    assert_eq!((request.seat, request.cap_ms), (BOT, Some(1600)));
    done(Some(theirs(&request)));
    assert_eq!(task.take(), Some(ours(session.as_ref())));
    assert_eq!(task.take(), None, "it is there once");
}

#[test]
fn who_is_in_a_hurry_asks_again_once_and_who_goes_away_calls_off() {
    let (post, session) = (Arc::new(Post::default()), at_its_turn());
    let mut task = ask(&post, session.as_ref());
    task.time_is_up();
    let (first, late) = post.next();
    assert_eq!(post.called_off(), 0, "it minds its time by itself");
    task.hurry();
    task.hurry();
    assert_eq!(post.called_off(), 1);
    late(Some("{\"error\":\"too late\"}".to_owned()));
    assert_eq!(task.take(), None, "nobody hears it");
    let (again, done) = post.next();
    assert!(again.cap_ms < first.cap_ms);
    assert!(post.sent.lock().expect("nobody panicked").is_empty());
    done(Some(theirs(&again)));
    assert_eq!(task.take(), Some(ours(session.as_ref())));
    drop(task);
    assert_eq!(post.called_off(), 2);
    drop(ask(&post, session.as_ref()));
    assert_eq!(post.called_off(), 3);
}

#[test]
fn the_game_goes_on_if_nobody_answers() {
    for answer in [None, Some("nonsense"), Some("{\"error\":\"no such game\"}")] {
        let (post, mut session) = (Arc::new(Post::default()), at_its_turn());
        let mut task = ask(&post, session.as_ref());
        let (_, done) = post.next();
        done(answer.map(str::to_owned));
        let Some(BotAnswer::Decision(decision)) = task.take() else {
            panic!("a decision made here counts");
        };
        session.commit(BOT, &decision.action).expect("it is legal");
    }
}
