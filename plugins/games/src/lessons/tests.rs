//! Tests of the lessons: their files, and three ways through each of them.

use super::*;
use crate::{Entry, GAMES};
use kortlek_rules::{StopSignal, Text, Turn, session::Session};
use kortlek_words::{Language, Words};
use std::collections::BTreeSet;

/// The most letters of a sentence, of a sign and of the name of an idea.
const SENTENCE: usize = 110;
const SIGN: usize = 40;
const NAME: usize = 28;
/// The most decisions of bots between two of the person.
const PATIENCE: usize = 400;

fn lessons() -> impl Iterator<Item = Lesson> {
    ALL.iter().map(|(id, text, words)| {
        Lesson::read(id, text, words).unwrap_or_else(|e| panic!("{id}/lessons/first: {e}"))
    })
}

fn game_of(lesson: &Lesson) -> &'static Entry {
    let mut games = GAMES.iter();
    let game = games.find(|game| game.card.id == lesson.game);
    game.expect("a game")
}

/// The position of a step, or the one behind the last.
fn at_step(lesson: &Lesson, step: usize) -> Box<dyn Session> {
    let proceeds = lesson.steps.get(step).is_none_or(|step| !step.undealt);
    laid(lesson, (lesson.upto(step), proceeds))
}

/// A script as a session; if it proceeds, as one in which somebody decides.
fn laid(lesson: &Lesson, (script, proceeds): (&str, bool)) -> Box<dyn Session> {
    let names = (0..lesson.script.seats().len()).map(|n| format!("Player{n}"));
    let table = game_of(lesson).table.expect("it is shown at the table");
    let mut session = (table.resume)(script, names.collect())
        .unwrap_or_else(|fault| panic!("{}/lessons/first.jsonl: {fault}", lesson.game));
    while proceeds && session.proceed() {}
    session
}

fn asks(session: &dyn Session) -> bool {
    session.is_mine(session.now())
}

/// Lets bots decide until the person does, or the game is over.
fn play_on(session: &mut dyn Session) {
    for _ in 0..PATIENCE {
        while session.proceed() {}
        if session.result().is_some() || asks(session) {
            return;
        }
        let seat = session.owing().iter().next().expect("somebody decides");
        let think = session.thinking(seat).expect("a bot sits there");
        let action = think(StopSignal::AtOnce).action;
        session.commit(seat, &action).expect("it is legal");
    }
    panic!("the person never decides again");
}

fn make(session: &mut dyn Session, actions: &[String]) {
    let me = session.me().expect("a person plays");
    for action in actions {
        session
            .commit(me, action)
            .unwrap_or_else(|e| panic!("{action}: {e}"));
    }
}

/// Judges a decision in a step of a lesson, made at this position.
fn judged(session: &dyn Session, lesson: &Lesson, step: usize, actions: &[String]) -> Verdict {
    let mut after = at_step(lesson, step);
    assert_eq!(
        after.positions(),
        session.positions(),
        "the step's position"
    );
    make(after.as_mut(), actions);
    lesson.judge(step, actions, gained(session, after.as_ref()))
}

/// All decisions that the person can make now by picking, and the other actions that the rules list.
fn legal(session: &dyn Session) -> Vec<Vec<String>> {
    let choices = session.choices().into_iter().chain(session.placements());
    choices.map(|choice| choice.actions).collect()
}

#[test]
fn every_lesson_is_of_a_game_and_whole_in_all_languages() {
    for lesson in lessons() {
        let id = lesson.game;
        assert!(GAMES.iter().any(|game| game.card.id == id), "{id}");
        let tags: Vec<&str> = lesson.tags().collect();
        assert_eq!(tags, ["de", "en", "sv"], "{id}");
        let mut ids: Vec<&str> = lesson.steps.iter().map(|s| s.id.as_str()).collect();
        ids.sort_unstable();
        ids.dedup();
        assert_eq!(ids.len(), lesson.steps.len(), "{id}: a step's name twice");
        for (n, step) in lesson.steps.iter().enumerate() {
            for mark in step.lens.iter().filter(|mark| !mark.is_empty()) {
                let marks = concat!(env!("CARGO_MANIFEST_DIR"), "/../../assets/marks");
                let file = std::path::Path::new(marks).join(format!("{mark}.svg"));
                assert!(file.is_file(), "{id} {}: no mark “{mark}”", step.id);
            }
            let of = |tag: &str| &lesson.words_in(tag)[n];
            let english = of("en");
            for tag in &tags {
                let (words, at) = (of(tag), format!("{id} {} in {tag}", step.id));
                assert!(words.name.chars().count() <= NAME, "{at}: {}", words.name);
                for (what, theirs, ours) in [
                    ("aside", &words.aside, &english.aside),
                    ("sign", &words.sign, &english.sign),
                    ("other", &words.other, &english.other),
                ] {
                    assert_eq!(theirs.is_some(), ours.is_some(), "{at}: {what}");
                }
                assert!(words.conditions().eq(english.conditions()), "{at}: good");
                let holes = |words: &StepWords| -> BTreeSet<String> {
                    words.sentences().flat_map(Sentence::holes).collect()
                };
                assert_eq!(holes(words), holes(english), "{at}: placeholders");
                let looks = step.expect == Expect::Press;
                let general = words.conditions().any(<[String]>::is_empty);
                assert_eq!(words.sign.is_some(), !looks, "{at}: a sign");
                assert_eq!(general, !looks, "{at}: good without a condition");
            }
        }
    }
}

/// Every game that is shown at the table has a lesson, as soon as all of them are written; until then each folder
/// `lessons` makes one.
#[test]
fn every_game_has_a_lesson() {
    for game in GAMES.iter().filter(|game| game.table.is_some()) {
        let id = game.card.id;
        assert!(lesson(id).is_some(), "{id}/lessons");
    }
}

fn check_lit(session: &dyn Session, lesson: &Lesson, step: &Step) {
    let layout = session.layout(session.now());
    for lit in step.look.iter().chain(&step.touch) {
        let (game, id) = (lesson.game, &step.id);
        assert!(
            lit.is_there(session, &layout),
            "{game} {id}: {lit:?} is not there"
        );
    }
}

/// Every text of a step, as rendered at this position, is short enough and complete.
fn check_words(session: &dyn Session, lesson: &Lesson, step: usize) {
    for language in Language::ALL {
        let words = Words::new(language, (game_of(lesson).messages)());
        let tag = language.tag();
        let said = &lesson.words_in(tag)[step];
        let at = format!("{} {} in {tag}", lesson.game, said.id);
        let mut say = |text: &Text| match text {
            Text::Message(say) => words
                .try_say(say, session.names())
                .unwrap_or_else(|e| panic!("{at}: {e:?}")),
            Text::Shown(shown) => shown.clone(),
        };
        let mut fill = |sentence: &Sentence| {
            sentence
                .fill(session, &mut say)
                .unwrap_or_else(|e| panic!("{at}: {e}"))
        };
        for sentence in said.sentences() {
            let text = fill(sentence);
            let is_said = |s: &&str| s.contains(char::is_alphanumeric);
            let mut parts = text.split_inclusive(['.', '!', '?', ':']).filter(is_said);
            let short = parts.all(|s| s.trim().chars().count() <= SENTENCE);
            assert!(short, "{at}: too long: {text}");
            let most = text.split_inclusive(['.', '!', '?']).filter(is_said);
            let most = most.count();
            assert!(most <= 2, "{at}: {most} sentences: {text}");
        }
        if let Some(sign) = &said.sign {
            let text = fill(sign);
            assert!(text.chars().count() <= SIGN, "{at}: sign: {text}");
        }
    }
}

#[test]
fn every_step_is_a_position_in_which_the_person_decides() {
    for lesson in lessons() {
        for (n, step) in lesson.steps.iter().enumerate() {
            let at = format!("{} {}", lesson.game, step.id);
            let session = at_step(&lesson, n);
            if step.undealt {
                assert_eq!(step.expect, Expect::Press, "{at}: it is only looked at");
                let turn = session.turn(session.now());
                assert_eq!(turn, Turn::Proceed, "{at}: the deal is due");
                check_lit(session.as_ref(), &lesson, step);
                check_words(session.as_ref(), &lesson, n);
                continue;
            }
            assert!(asks(session.as_ref()), "{at}: the person decides");
            check_lit(session.as_ref(), &lesson, step);
            check_words(session.as_ref(), &lesson, n);
            for decision in lesson.expected(n) {
                let verdict = judged(session.as_ref(), &lesson, n, &decision);
                assert_ne!(verdict, Verdict::Other, "{at}");
                if let Expect::Points(least) = step.expect {
                    let mut after = at_step(&lesson, n);
                    make(after.as_mut(), &decision);
                    let gained = gained(session.as_ref(), after.as_ref());
                    assert!(gained >= least, "{at}: the script does what is asked for");
                }
            }
            let others = legal(session.as_ref());
            let verdict = |d: &Vec<String>| judged(session.as_ref(), &lesson, n, d);
            let other = others.iter().any(|d| verdict(d) == Verdict::Other);
            // However the session writes it.
            let mut scripted = others.iter().filter(|d| verdict(d) == Verdict::Scripted);
            assert!(scripted.all(|d| lesson.expects(n, d)), "{at}");
            for tag in lesson.tags() {
                let said = lesson.words_in(tag)[n].other.is_some();
                let asked = step.expect != Expect::Press;
                assert!(
                    said || !other || !asked,
                    "{at} in {tag}: what of other moves?"
                );
                assert!(asked || !said, "{at} in {tag}: nothing else can be done");
            }
        }
        // Behind the last step the game goes on.
        let last = at_step(&lesson, lesson.steps.len());
        let scripted = laid(&lesson, (lesson.script.upto(lesson.script.len()), true));
        assert!(last.positions() <= scripted.positions());
    }
}

/// Does with a session what the table does; the lesson is over if nothing is left.
fn follow(course: &mut LessonRun, session: &mut Box<dyn Session>, after: After) -> bool {
    match after {
        After::Nothing => {}
        After::Lay => *session = laid(course.lesson(), (course.script(), course.proceeds())),
        After::Run => {
            let before = session.positions();
            *session = laid(course.lesson(), (course.script(), course.proceeds()));
            // If the person decides twice in a row, the next position is there already.
            assert!(session.positions() >= before, "the picture goes on");
        }
        After::TakeBack => {
            assert!(session.undo());
            course.taken_back();
        }
        After::Over => return true,
    }
    false
}

#[derive(Clone, Copy, PartialEq)]
enum Way {
    Script,
    Others,
    Skip,
}

/// Goes through a lesson and gives the steps that were reached.
fn go_through(lesson: &Lesson, way: Way) -> Vec<usize> {
    let mut course = LessonRun::new(lesson.clone(), 0);
    let mut session = at_step(lesson, 0);
    let mut reached = vec![0];
    for turn in 0.. {
        assert!(turn < 200, "{}: the lesson ends", lesson.game);
        if course.step() != reached[reached.len() - 1] {
            reached.push(course.step());
        }
        let at = format!("{} {}", lesson.game, lesson.steps[course.step()].id);
        let here = course.asks() || course.waits() && *course.said() == Said::Idea;
        if here {
            let wanted = at_step(lesson, course.step());
            let layouts = [&session, &wanted].map(|s| s.layout(s.positions() - 1));
            assert_eq!(layouts[0], layouts[1], "{at}: the step's position");
        }
        let after = if way == Way::Skip && *course.said() != Said::End {
            course.skip()
        } else if course.waits() {
            course.go_on()
        } else {
            let n = course.step();
            let scripted = lesson.expected(n).swap_remove(0);
            let mut others = legal(session.as_ref());
            others.retain(|d| lesson.judge(n, d, 0) != Verdict::Scripted);
            let tries = usize::from(course.offers_to_show()) * 2;
            let decision = match way {
                // One that does is taken; of those that don't, two, then the script's.
                Way::Others if tries < 2 && !others.is_empty() => others.swap_remove(0),
                _ => scripted,
            };
            let before = laid(lesson, (course.script(), course.proceeds()));
            make(session.as_mut(), &decision);
            course.decided(&decision, gained(before.as_ref(), session.as_ref()))
        };
        if follow(&mut course, &mut session, after) {
            play_on(session.as_mut());
            return reached;
        }
    }
    reached
}

#[test]
fn every_lesson_can_be_gone_through_in_three_ways() {
    for lesson in lessons() {
        let all: Vec<usize> = (0..lesson.steps.len()).collect();
        for way in [Way::Script, Way::Others, Way::Skip] {
            assert_eq!(go_through(&lesson, way), all, "{}", lesson.game);
        }
    }
}

#[test]
fn one_can_go_back_to_every_step_and_take_back_every_move() {
    for lesson in lessons() {
        let mut course = LessonRun::new(lesson.clone(), lesson.steps.len() - 1);
        for step in (0..lesson.steps.len()).rev() {
            assert_eq!(course.back_to(step), After::Lay);
            assert_eq!((course.step(), course.said()), (step, &Said::Idea));
            assert_eq!(course.script(), lesson.upto(step));
            if !course.only_looks() {
                course.decided(&lesson.expected(step)[0], 0);
                assert!(matches!(course.said(), Said::Good(_, true)));
                let runs = lesson.steps[step].runs;
                assert_eq!(course.speaks_of_what_comes(), runs);
                assert_eq!(course.undo(), After::Lay);
                assert_eq!((course.step(), course.said()), (step, &Said::Idea));
            }
            course.undo();
            assert_eq!(course.step(), step.saturating_sub(1));
        }
        assert_eq!(course.back_to(lesson.steps.len()), After::Nothing);
    }
}

#[test]
fn names_of_lit_things_are_read_or_refused() {
    for name in [
        "8VL",
        "card 8VL",
        "zone hand@1",
        "cell grid 0 1",
        "piece leaves in take@0",
        "piece hammer 12",
        "seat 1",
        "button stop",
        "prompt",
        "log",
        "facts",
        "score 2",
    ] {
        assert!(name.parse::<Spotlight>().is_ok(), "{name}");
    }
    for name in [
        "",
        "score x",
        "piece leaves",
        "zone ",
        "heap 3 4",
        "no such thing",
    ] {
        assert!(name.parse::<Spotlight>().is_err(), "{name}");
    }
}

#[test]
fn faults_in_words_are_named() {
    for (text, fault) in [
        ("Words first\n## a: b\nc", "first heading"),
        ("## a\nwords", "no heading"),
        ("## a: b\n\n- sign: c", "nothing is said"),
        ("## a: b\nc {card", "without its }"),
        ("## a: b\nc {what 3}", "no placeholder"),
        ("## a: b\nc\n- sign: d\n- sign: e", "said twice"),
        ("## a: b\nc\n- bad: d", "no item"),
        ("## a: b\nc\n- good: d\nlate", "behind"),
    ] {
        let error = words::read(text).expect_err(text);
        assert!(error.contains(fault), "{text}: {error}");
    }
}

#[test]
fn what_is_said_after_a_move_fits_it_best() {
    let text = "## a: b\nc\n- good: plain\n- good 2VL: low\n- good lead 2VL: led";
    let words = words::read(text).expect("it is right").remove(0);
    let said = |action: &str| format!("{:?}", words.good(&[action.to_owned()]));
    assert!(said(r#"{"follow":{"card":"7SK"}}"#).contains("plain"));
    assert!(said(r#"{"follow":{"card":"2VL"}}"#).contains("low"));
    assert!(said(r#"{"lead":{"card":"2VL"}}"#).contains("led"));
}

#[test]
fn lit_things_that_are_not_there_are_nothing() {
    let lesson = lessons().next().expect("there is a lesson");
    let session = at_step(&lesson, 0);
    let layout = session.layout(session.now());
    let nowhere: Spotlight = "zone nowhere".parse().expect("a name");
    assert!(nowhere.targets(session.as_ref(), &layout).is_empty());
}
