//! Learning: every idea of every lesson is done in every way; a lesson is gone through with keys and with a pad, left
//! and gone on with; examples say what was right.

use crate::support::{Home, Kortlek};
use bevy::{input::ButtonState, prelude::*};
use bevy_egui::{EguiContext, egui};
use kortlek::{
    lesson::{self, Teaching},
    play,
    progress::Progress,
    tips::{self, Tip},
};
use kortlek_games::{Expect, LessonRun, Said, Step};
use kortlek_rules::presentation::{Choice, Pose, Target};
use kortlek_table::{
    Activity, Frame, HitTargets, Menu, Origin, OverlayButtons, Picked, Screen, TableCommand,
    TableEvent, input::canvas, layout::attention::Focus, ui::hud::GameLog,
};
use std::collections::BTreeSet;

fn teaching(k: &Kortlek) -> Option<&Teaching> {
    k.app.world().get_resource::<Teaching>()
}

fn course(k: &Kortlek) -> &LessonRun {
    teaching(k).expect("a lesson is given").course()
}

/// The step of the lesson that is taught now.
fn taught(k: &Kortlek) -> &Step {
    &course(k).lesson().steps[course(k).step()]
}

fn step(k: &Kortlek) -> usize {
    course(k).step()
}

fn said(k: &Kortlek) -> Said {
    course(k).said().clone()
}

fn learn(k: &mut Kortlek, game: &str) {
    lesson::begin_or_say(k.world(), game);
    k.until("the lesson begins", |k| {
        // Its buttons stand there as soon as its cards are drawn.
        let stands = !k.app.world().resource::<OverlayButtons>().all.is_empty();
        k.screen() == Screen::Table && teaching(k).is_some() && stands
    });
    rest(k);
}

/// Presses a button of the lesson.
fn press_button(k: &mut Kortlek, name: &'static str) {
    k.world().write_message(Picked(Target::Button(name)));
    k.frames(3);
}

/// Waits until nothing moves and what can be picked is known.
fn rest(k: &mut Kortlek) {
    k.frames(3);
    k.until("the table rests", |k| {
        let moving = k.app.world().resource::<Activity>().moving;
        let table = k.table();
        let asked = teaching(k).is_none_or(|teaching| {
            let course = teaching.course();
            *course.said() != Said::Lying && course.asks() == table.picking.decides()
        });
        !moving && asked && table.is_current()
    });
    k.frames(2);
}

/// Goes through a whole lesson with one key or button alone, and gives the steps that were reached.
fn go_through(k: &mut Kortlek, mut press: impl FnMut(&mut Kortlek)) -> BTreeSet<usize> {
    let mut reached = BTreeSet::new();
    for _ in 0..120 {
        if teaching(k).is_none() {
            return reached;
        }
        reached.insert(step(k));
        press(k);
        if teaching(k).is_some() && said(k) != Said::End {
            rest(k);
        }
    }
    let (step, said) = (step(k), said(k));
    panic!("the lesson does not end; it is at {step}: {said:?}");
}

fn check_the_end(k: &mut Kortlek, reached: &BTreeSet<usize>) {
    let all: BTreeSet<usize> = (0..lesson::ideas("shed")).collect();
    assert_eq!(*reached, all);
    assert_eq!(k.screen(), Screen::Table, "the game goes on");
    let table = k.table();
    assert!(!table.is_held() && table.is_own());
    assert_eq!(table.origin, Origin::Known, "it is not counted");
    let known = k.app.world().resource::<Progress>().learned["shed"];
    assert!(known.done && known.step == 0);
    k.until("bots play on", |k| k.table().picking.decides());
}

#[test]
fn a_lesson_is_gone_through_with_the_key_that_decides() {
    let mut k = Kortlek::fresh();
    learn(&mut k, "shed");
    let reached = go_through(&mut k, |k| k.key(KeyCode::Enter));
    check_the_end(&mut k, &reached);
}

#[test]
fn a_lesson_is_gone_through_with_a_pad() {
    let mut k = Kortlek::fresh();
    let pad = k.plug_in("Xbox Wireless Controller");
    learn(&mut k, "shed");
    let reached = go_through(&mut k, |k| k.button(pad, GamepadButton::South));
    check_the_end(&mut k, &reached);
}

#[test]
fn ideas_are_skipped_with_a_key_and_with_a_button() {
    let mut k = Kortlek::fresh();
    let pad = k.plug_in("Xbox Wireless Controller");
    learn(&mut k, "shed");
    for wanted in 1..=4 {
        if wanted % 2 == 0 {
            k.button(pad, GamepadButton::Start);
        } else {
            k.key(KeyCode::KeyN);
        }
        k.frames(2);
        rest(&mut k);
        assert_eq!((step(&k), k.menu()), (wanted, Menu::None));
    }
}

#[test]
fn nothing_is_played_while_a_step_is_only_read() {
    let mut k = Kortlek::fresh();
    for game in ["hatchet", "turncoat"] {
        learn(&mut k, game);
        let before = k.table().session.positions();
        assert!(!k.table().picking.decides(), "{game}: it is only read");
        assert!(k.table().picking.carried().is_none(), "{game}");
        k.key(KeyCode::Enter);
        rest(&mut k);
        assert_eq!(step(&k), 1, "{game}: it was read");
        assert_eq!(k.table().session.positions(), before, "{game}");
        lesson::leave(k.world());
        k.frames(5);
    }
}

#[test]
fn every_button_of_a_lesson_is_reached_with_arrows() {
    let mut k = Kortlek::fresh();
    learn(&mut k, "shed");
    while step(&k) < 2 {
        k.key(KeyCode::Enter);
        rest(&mut k);
    }
    let at = |k: &Kortlek| k.app.world().resource::<Focus>().target();
    k.key(KeyCode::ArrowRight);
    // From each stop that arrows lead to, where each of them leads.
    let mut open: Vec<_> = at(&k).into_iter().collect();
    let mut known = open.clone();
    while let Some(from) = open.pop() {
        use KeyCode::{ArrowDown, ArrowLeft, ArrowRight, ArrowUp};
        for way in [ArrowRight, ArrowDown, ArrowUp, ArrowLeft] {
            k.world().resource_mut::<Focus>().set(from);
            k.key(way);
            if let Some(to) = at(&k).filter(|to| !known.contains(to)) {
                known.push(to);
                open.push(to);
            }
        }
    }
    let seen: Vec<String> = known.iter().map(|to| format!("{to:?}")).collect();
    for name in [
        "lesson-show",
        "lesson-skip",
        "lesson-leave",
        "lesson-step-1",
        "lesson-term-1",
    ] {
        assert!(seen.iter().any(|t| t.contains(name)), "{name}: {seen:?}");
    }
}

#[test]
fn what_was_not_meant_is_taken_back_and_shown_after_two_tries() {
    let mut k = Kortlek::fresh();
    learn(&mut k, "shed");
    for wanted in 1..=3 {
        press_button(&mut k, "lesson-skip");
        rest(&mut k);
        assert_eq!(step(&k), wanted);
    }
    let before = k.table().session.positions();
    for tries in 1..=2 {
        let expected = course(&k).lesson().expected(3);
        let choices = k.table().picking.choices();
        let other = choices.iter().position(|c| !expected.contains(&c.actions));
        k.decide(other.expect("another card follows"));
        k.until("it is answered", |k| said(k) == Said::Other);
        rest(&mut k);
        assert_eq!(k.table().session.positions(), before, "taken back");
        assert_eq!(course(&k).offers_to_show(), tries == 2);
    }
    // It is shown: hinted at, and still the player's to do.
    k.world().write_message(TableCommand::Hint);
    k.frames(2);
    assert!(k.table().hint.is_some());
    assert_eq!(k.table().hinted, 0, "no help that counts");
    // Back to a step that was reached, and taken back once more.
    k.world().write_message(TableCommand::Undo);
    k.frames(2);
    rest(&mut k);
    assert_eq!(step(&k), 2);
}

#[test]
fn a_lesson_that_is_left_goes_on_there_and_what_waited_comes_back() {
    let mut k = Kortlek::fresh();
    k.sit_down(3, 5);
    let waiting = k.table().serial();
    learn(&mut k, "shed");
    assert!(!k.table().is_own(), "it is not saved");
    k.key(KeyCode::Enter);
    rest(&mut k);
    k.key(KeyCode::Enter);
    rest(&mut k);
    let at = step(&k);
    assert!(at > 0);
    // It is asked once; what asked takes it back.
    for asks in [true, false, true] {
        k.key(KeyCode::Escape);
        k.until("it is asked", |k| {
            teaching(k).is_some_and(|teaching| teaching.is_leaving() == asks)
        });
        assert_eq!(k.menu(), Menu::None);
    }
    k.frames(3);
    k.key(KeyCode::Enter);
    k.until("the game is back", |k| {
        k.screen() == Screen::Table && k.table().serial() == waiting
    });
    assert!(teaching(&k).is_none());
    learn(&mut k, "shed");
    assert_eq!(step(&k), at);
}

#[test]
fn an_example_says_whether_the_move_was_right_and_remembers_it() {
    let mut k = Kortlek::fresh();
    let shed = k.entry("shed");
    for right in [false, true] {
        play::try_example(k.world(), &shed, "ace-and-crown").expect("it is one");
        k.frames(3);
        rest(&mut k);
        let goal = kortlek_games::example("shed", "ace-and-crown");
        let goal = goal.and_then(|example| example.goal).expect("it has one");
        let mut choices = k.table().picking.choices().iter();
        let made = choices.position(|c| goal.is_right(&c.actions) == right);
        k.decide(made.expect("there is such a card"));
        k.until("it is told", |k| {
            let mut told = k.notices().iter();
            told.any(|told| told == goal.said_in("en", right))
        });
        let solved = &k.app.world().resource::<Progress>().solved;
        assert_eq!(solved.contains_key("shed"), right);
    }
}

#[test]
fn a_lesson_is_offered_once_to_who_has_never_played() {
    let mut memory = Progress::default();
    let k = Kortlek::fresh();
    let card = k.entry("shed").card;
    assert!(lesson::offer(&mut memory, &card).is_some());
    assert!(lesson::offer(&mut memory, &card).is_none());
    let mut memory = Progress::default();
    memory.note_played("shed");
    assert!(lesson::offer(&mut memory, &card).is_none());
}

fn tip(k: &Kortlek) -> Option<&'static str> {
    let world = k.app.world();
    let mut tips = world.try_query::<&Tip>()?;
    tips.iter(world).find_map(Tip::message)
}

fn put_away(k: &Kortlek) -> &BTreeSet<String> {
    &k.app.world().resource::<Progress>().tips
}

/// Waits until the player has to decide and all messages have been shown.
fn until_asked(k: &mut Kortlek) {
    k.until("the player decides", |k| {
        let moving = k.app.world().resource::<Activity>().moving;
        k.table().picking.decides() && k.table().is_current() && !moving
    });
    k.frames(4);
}

#[test]
fn a_tip_is_put_away_with_keys_and_never_comes_back() {
    let home = Home::new();
    let mut k = Kortlek::start(&home);
    k.preferences().table_tips = true;
    k.sit_down(3, 5);
    until_asked(&mut k);
    assert_eq!(tip(&k), Some("situation-secret"));
    let close = Target::Button("tip-close");
    let ways = [KeyCode::ArrowRight, KeyCode::ArrowUp];
    let reached = ways.iter().cycle().take(12).any(|way| {
        k.key(*way);
        k.app.world().resource::<Focus>().target() == Some(close)
    });
    assert!(reached, "arrows lead to it");
    let before = k.table().session.positions();
    k.key(KeyCode::Enter);
    k.frames(3);
    assert_eq!(tip(&k), None, "none follows at once");
    assert_eq!(k.table().session.positions(), before, "nothing was decided");
    assert!(put_away(&k).contains("thricewise/situation-secret"));
    k.decide(0);
    until_asked(&mut k);
    let second = tip(&k).expect("another situation has come up");
    assert_ne!(second, "situation-secret");
    // Another game of the same title, after a restart of the program.
    k.sit_down(3, 6);
    until_asked(&mut k);
    assert_ne!(tip(&k), Some("situation-secret"));
    drop(k);
    let mut k = Kortlek::start(&home);
    assert!(put_away(&k).contains("thricewise/situation-secret"));
    k.sit_down(3, 5);
    until_asked(&mut k);
    assert_eq!(tip(&k), None, "no tips are wanted");
    k.preferences().table_tips = true;
    tips::show_again(k.world());
    k.frames(3);
    assert_eq!(tip(&k), Some("situation-secret"));
}

#[test]
fn a_tip_hides_nothing_in_windows_and_type_of_any_size() {
    let mut k = Kortlek::fresh();
    k.preferences().table_tips = true;
    let games = [
        ("virus", 3),
        ("black_snake", 3),
        ("shed", 5),
        ("turncoat", 4),
    ];
    let sizes = [
        (640.0, 400.0),
        (960.0, 600.0),
        (1280.0, 800.0),
        (1920.0, 1080.0),
    ];
    let windows = sizes.map(|size| [(size, 1.0), (size, 2.0)]);
    for (game, players) in games {
        k.sit_down_at(game, players, 5);
        until_asked(&mut k);
        for (size, scale) in windows.into_iter().flatten() {
            k.resize(size, scale);
            k.frames(8);
            let world = k.app.world();
            let at = format!("{game} {size:?} × {scale}");
            let controls = world.resource::<OverlayButtons>();
            let tip = controls.all.iter().find(|(name, _)| *name == "tip-close");
            let (_, tip) = tip.unwrap_or_else(|| panic!("{at}: there is one"));
            let over = |rect: Rect| {
                let both = tip.intersect(rect);
                both.width() > 1.0 && both.height() > 1.0
            };
            let log = world.resource::<GameLog>();
            assert!(!log.room().is_some_and(over), "{at}: over the log");
            let frame = world.resource::<Frame>();
            let spots = world.resource::<HitTargets>().iter();
            for spot in spots.filter(|s| matches!(s.target, Target::Piece(_) | Target::Cell(..))) {
                let rect = frame.rect_to_window(spot.rect);
                assert!(!over(rect), "{at}: over {:?}", spot.target);
            }
        }
    }
}

#[test]
fn nothing_is_tipped_where_the_player_does_not_play_for_himself() {
    let mut k = Kortlek::fresh();
    k.preferences().table_tips = true;
    learn(&mut k, "shed");
    assert_eq!(tip(&k), None, "a teacher speaks");
    lesson::leave(k.world());
    k.frames(3);
    let shed = k.entry("shed");
    play::try_example(k.world(), &shed, "ace-and-crown").expect("it is one");
    k.frames(3);
    rest(&mut k);
    assert_eq!(tip(&k), None, "an example says what it is about");
}

#[test]
fn a_term_in_what_the_teacher_says_is_explained_and_put_away() {
    let mut k = Kortlek::fresh();
    learn(&mut k, "shed");
    let explained = |k: &Kortlek| teaching(k).expect("a lesson").is_explaining();
    let at = step(&k);
    press_button(&mut k, "lesson-term-1");
    assert!(explained(&k));
    press_button(&mut k, "lesson-term-1");
    assert!(!explained(&k), "the same press puts it away");
    press_button(&mut k, "lesson-term-1");
    k.key(KeyCode::Escape);
    k.frames(3);
    assert!(!explained(&k));
    assert_eq!((step(&k), k.menu()), (at, Menu::None));
}

/// Ways in which a move can be made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Way {
    Click,
    Drag,
    Keys,
    Finger,
    Pad,
}

impl Way {
    const ALL: [Way; 5] = [Way::Click, Way::Drag, Way::Finger, Way::Pad, Way::Keys];
}

/// What is picked for the script's decision: its targets, in order.
fn path(k: &Kortlek) -> Vec<Target> {
    let (table, course, taught) = (k.table(), course(k), taught(k));
    if taught.several > 1 {
        let layout = table.layout(table.shown);
        let session = table.session.as_ref();
        let touched = taught.touch.iter();
        let targets = touched.flat_map(|lit| lit.targets(session, &layout));
        return targets.collect();
    }
    let decision = course.lesson().expected(course.step()).remove(0);
    let choice = table.choice_of(&decision[0]);
    choice.map_or_else(Vec::new, |choice| choice.gesture.targets().collect())
}

/// Cards of the hand that the step speaks of.
fn cards(k: &Kortlek) -> Vec<Target> {
    let (table, taught) = (k.table(), taught(k));
    let layout = table.layout(table.shown);
    let named = taught.look.iter().chain(&taught.touch);
    let named = named.flat_map(|lit| lit.targets(table.session.as_ref(), &layout));
    named
        .filter(|target| matches!(target, Target::Piece(piece) if piece.is_card()))
        .filter(|target| table.picking.can_pick(*target))
        .collect()
}

/// A point of the window at which nothing covers a target.
fn open_point(k: &Kortlek, target: Target) -> Option<Vec2> {
    let spots = k.app.world().resource::<HitTargets>();
    let frame = k.app.world().resource::<Frame>();
    let mut panels = k.app.world().try_query::<&EguiContext>()?;
    let panels = panels.iter(k.app.world()).next().cloned();
    // The lesson's words and buttons get presses themselves.
    let covered = |at: Vec2| {
        let mut panels = panels.clone();
        panels.as_mut().is_some_and(|panels| {
            let egui = panels.get_mut();
            let zoom = egui.zoom_factor();
            egui.layer_id_at(egui::pos2(at.x / zoom, at.y / zoom))
                .is_some_and(|layer| layer != egui::LayerId::background())
        })
    };
    let spot = spots.get(target)?;
    let place = matches!(target, Target::Cell(..) | Target::Zone(_) | Target::Seat(_));
    let shares = [0.5, 0.3, 0.7, 0.15, 0.85, 0.06, 0.94];
    let points = shares.map(|y| shares.map(|x| Vec2::new(x, y)));
    let points = points.into_iter().flatten();
    let points = points.map(|share| spot.rect.min + share * spot.rect.size());
    points
        .filter(|at| {
            let top = spots.at(*at, |s| !matches!(s.target, Target::Seat(_)));
            // On a piece that can't be picked its place is meant.
            let top = top.map(|spot| spot.target);
            top == Some(target) || place && top.is_none_or(|top| !k.table().picking.can_pick(top))
        })
        .map(|at| frame.to_window(at))
        .find(|at| !covered(*at))
}

/// Clicks on a target, or taps it.
fn press(k: &mut Kortlek, target: Target, way: Way) {
    let at = open_point(k, target);
    let at = at.unwrap_or_else(|| panic!("{target:?} can’t be pressed"));
    if way == Way::Finger {
        k.tap(at);
    } else {
        k.point(at);
        k.mouse(ButtonState::Pressed);
        k.mouse(ButtonState::Released);
    }
    k.frames(2);
}

/// Takes a card up, carries it to a place that `takes` it and lets it go there; without such a place it is not moved.
/// Returns true if it was.
fn drag(k: &mut Kortlek, card: Target, takes: impl Fn(&Kortlek) -> Option<Target>) -> bool {
    let Some(from) = open_point(k, card) else {
        return false;
    };
    k.point(from);
    k.mouse(ButtonState::Pressed);
    for n in 1..=3 {
        k.point(from - Vec2::new(0.0, 5.0 * n as f32));
    }
    k.frames(3);
    let goal = takes(k);
    if let Some(goal) = goal {
        let world = k.world();
        let spot = world.resource::<HitTargets>().get(goal);
        let spot = spot.unwrap_or_else(|| panic!("{goal:?} is nowhere"));
        let to = world.resource::<Frame>().to_window(spot.rect.center());
        for n in 1..=4 {
            k.point(from.lerp(to, n as f32 / 4.0));
        }
        // The card follows.
        k.frames(20);
    }
    k.mouse(ButtonState::Released);
    k.frames(2);
    goal.is_some()
}

/// Place on which a card that is held makes the step’s decision, or leads to it.
fn right_place(k: &Kortlek, card: Target) -> Option<Target> {
    let picking = &k.table().picking;
    let (lesson, step) = (course(k).lesson(), step(k));
    let right = |choice: &&Choice| lesson.expects(step, &choice.actions);
    let drops = picking.drops(card);
    let found = picking.choices().iter().filter(right);
    let mut targets = found.flat_map(|choice| choice.gesture.targets());
    targets.find(|target| drops.contains(target))
}

/// Makes the step’s decision by dragging, as far as there is anything to drag; what is left is clicked.
fn drag_all(k: &mut Kortlek) {
    let mut left = path(k);
    let before = k.table().session.positions();
    let marks = k.table().picking.marks().to_vec();
    let layout = k.table().layout(k.table().shown);
    let till = layout.zones.iter().find(|zone| zone.takes_marks);
    let till = till.map(|zone| Target::Zone(zone.id));
    let marked = left.extract_if(.., |target| marks.contains(target));
    for card in marked.collect::<Vec<_>>() {
        match till {
            Some(till) => assert!(drag(k, card, |_| Some(till))),
            None => press(k, card, Way::Drag),
        }
        assert!(!strays(k), "{card:?} is what was asked for");
    }
    let held = left.iter().copied().chain(cards(k)).find(|target| {
        let card = matches!(target, Target::Piece(piece) if piece.is_card());
        card && k.table().picking.can_be_carried(*target)
            && !k.table().picking.marked().contains(target)
    });
    if let Some(card) = held
        && drag(k, card, |k| right_place(k, card))
    {
        let dropped = k.table().picking.chosen().to_vec();
        left.retain(|target| *target != card && !dropped.contains(target));
        if !dropped.is_empty() && k.table().picking.ripe().is_some() {
            left.clear();
        }
    } else {
        k.world().write_message(TableCommand::Cancel);
        k.frames(2);
    }
    finish(k, left, before, Way::Drag);
}

fn strays(k: &Kortlek) -> bool {
    let table = k.table();
    let layout = table.layout(table.shown);
    teaching(k).is_some_and(|teaching| teaching.strays(table, &layout))
}

/// Presses what is left to pick, and then the button that decides.
fn finish(k: &mut Kortlek, left: Vec<Target>, before: usize, way: Way) {
    for target in left {
        if k.table().session.positions() > before {
            return;
        }
        if k.table().picking.chosen().contains(&target) {
            continue;
        }
        // The last button is not shown where it would do no more than confirm.
        if k.table().picking.is_confirmed_by(target) {
            break;
        }
        press(k, target, way);
        assert!(!strays(k), "{target:?} is what was asked for");
    }
    if k.table().session.positions() == before {
        assert!(k.table().picking.ripe().is_some(), "something is missing");
        // As the button does.
        k.world().write_message(TableCommand::Confirm);
        k.frames(2);
    }
}

/// Points that the step asks for, of a piece that is laid on a canvas.
fn points_asked(k: &Kortlek) -> i32 {
    match taught(k).expect {
        Expect::Points(least) => least,
        _ => 0,
    }
}

/// Returns true if the carried piece is held where the step wants it.
fn is_held_right(k: &Kortlek) -> bool {
    let posed = k.table().picking.posed();
    posed.is_some_and(|posed| posed.choice.is_some() && posed.under.points >= Some(points_asked(k)))
}

/// Puts the carried piece on the next good place that is right, with `next`.
fn to_a_right_place(k: &mut Kortlek, mut next: impl FnMut(&mut Kortlek)) {
    k.until("good places are found", |k| {
        k.table().carrying.searched && !k.table().carrying.found.is_empty()
    });
    for _ in 0..k.table().carrying.found.len() {
        next(k);
        if is_held_right(k) {
            return;
        }
    }
    panic!("no good place is right");
}

/// The point of the window at which a pose has its middle.
fn in_window(k: &Kortlek, pose: &Pose) -> Vec2 {
    let world = k.app.world();
    let transform = canvas::canvas_transform(world.resource(), world.resource());
    let at = IVec2::from(pose.at).as_vec2();
    transform.expect("there is a canvas").to_window(at)
}

/// Lays the carried piece where the step wants it.
fn lay(k: &mut Kortlek, pad: Entity, way: Way) {
    let positions = k.table().session.positions();
    match way {
        Way::Keys => {
            to_a_right_place(k, |k| k.key(KeyCode::KeyN));
            k.key(KeyCode::Enter);
        }
        Way::Pad => {
            to_a_right_place(k, |k| k.button(pad, GamepadButton::North));
            k.button(pad, GamepadButton::South);
        }
        // A pointer brings it there by hand; a key has turned it.
        Way::Click | Way::Drag | Way::Finger => {
            to_a_right_place(k, |k| k.key(KeyCode::KeyN));
            let pose = k.table().picking.posed().expect("it is held").pose;
            let at = in_window(k, &pose);
            let beside = at + Vec2::new(24.0, 16.0);
            match way {
                Way::Finger => k.tap(at),
                Way::Drag => {
                    k.point(beside);
                    k.mouse(ButtonState::Pressed);
                    k.point(beside.lerp(at, 0.5));
                    k.point(at);
                    k.mouse(ButtonState::Released);
                }
                _ => {
                    k.point(beside);
                    k.point(at);
                }
            }
            k.frames(2);
            assert!(is_held_right(k), "{way:?} holds it elsewhere");
            if way == Way::Finger {
                k.world().write_message(TableCommand::Confirm);
            } else {
                k.mouse(ButtonState::Pressed);
                k.mouse(ButtonState::Released);
            }
        }
    }
    k.frames(2);
    assert!(k.table().session.positions() > positions, "{way:?} lays it");
}

/// Makes the step’s decision in one way, and checks that nothing scolds it.
fn make(k: &mut Kortlek, pad: Entity, game: &str, way: Way) {
    let at = step(k);
    let refused = |k: &Kortlek| {
        let is_refused = |event: &&TableEvent| matches!(event, TableEvent::Refused { .. });
        k.events().iter().filter(is_refused).count()
    };
    let before = refused(k);
    let all = path(k);
    match way {
        // What is laid on a canvas is carried there.
        _ if all.is_empty() => lay(k, pad, way),
        Way::Keys | Way::Pad => {
            for _ in 0..12 {
                match way {
                    Way::Keys => k.key(KeyCode::Enter),
                    _ => k.button(pad, GamepadButton::South),
                }
                assert!(!strays(k), "{game} {at}: {way:?}");
                if !matches!(said(k), Said::Idea) {
                    break;
                }
            }
        }
        Way::Drag => drag_all(k),
        Way::Click | Way::Finger => {
            let positions = k.table().session.positions();
            finish(k, all, positions, way);
        }
    }
    k.frames(3);
    let praised = matches!(said(k), Said::Good(..));
    assert!(praised, "{game} {at}: {way:?} is answered by {:?}", said(k));
    assert_eq!(refused(k), before, "{game} {at}: {way:?} is refused");
}

/// Goes through the lesson of a game, and makes the wanted move of each idea in every way.
fn every_idea_in_every_way(game: &str) {
    let mut k = Kortlek::fresh();
    let pad = k.plug_in("Xbox Wireless Controller");
    learn(&mut k, game);
    for _ in 0..40 {
        let at = step(&k);
        if course(&k).asks() {
            for way in Way::ALL {
                make(&mut k, pad, game, way);
                if way != Way::Keys {
                    rest(&mut k);
                    k.world().write_message(TableCommand::Undo);
                    k.frames(2);
                    rest(&mut k);
                    assert_eq!((step(&k), said(&k)), (at, Said::Idea), "{game}");
                }
            }
            k.frames(2);
        }
        if said(&k) == Said::End {
            return;
        }
        if step(&k) == at {
            press_button(&mut k, "lesson-go-on");
        }
        if teaching(&k).is_none() || said(&k) == Said::End {
            return;
        }
        rest(&mut k);
    }
    panic!("{game}: the lesson does not end");
}

macro_rules! lessons {
    ($($name:ident: $games:expr,)+) => {
        $(
            #[test]
            fn $name() {
                $games.iter().for_each(|game| every_idea_in_every_way(game));
            }
        )+

        #[test]
        fn every_lesson_is_made_in_every_way() {
            let all: BTreeSet<&str> = [$(&$games[..],)+].concat().into_iter().collect();
            assert_eq!(all, kortlek_games::taught().collect());
        }
    };
}

lessons! {
    every_way_is_right_in_industry_court_and_turncoat: ["industry", "court", "turncoat"],
    every_way_is_right_in_granicus_shed_and_thricewise: ["granicus", "shed", "thricewise"],
    every_way_is_right_in_break_in_black_snake_and_jackhammer: ["break_in", "black_snake", "jackhammer"],
    every_way_is_right_in_virus_paparazzi_and_hatchet: ["virus", "paparazzi", "hatchet"],
    every_way_is_right_in_tod: ["tod"],
}
